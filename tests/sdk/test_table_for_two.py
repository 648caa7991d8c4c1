"""The example server for two people, on a real service: what each of them gets and can do."""

from __future__ import annotations

import json
import random
import re
import runpy
import sys
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

import engine
import headjudge
from tests.harness import plain
from tests.sdk.test_examples import EXAMPLES, RULESETS, example
from tests.service.test_perspectives import shown, unseen, words
from tests.support.seeds import seeds
from tests.support.selection import examples
from tests.support.servers import Server

LONG_SEED = 10**15
"""A number that stands nowhere by chance."""


class Table:
    """A game at the example server, and what it knows and the players don't."""

    def __init__(self, judge: headjudge.Client, ruleset: str, seed: int = 7) -> None:
        self.games: list[headjudge.Game] = []
        new_game = judge.new_game

        def noted(*args: Any, **kwargs: Any) -> headjudge.Game:
            self.games.append(new_game(*args, seed=seed, **kwargs))
            return self.games[0]

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(judge, "new_game", noted)
            app, self.links = example("table_for_two").table(judge, ruleset)
        self.http: FlaskClient = app.test_client()

    def look(self, seat: int, since: int = 0) -> Any:
        """What a player gets."""
        answer = self.http.get(f"/{self.links[seat]}?since={since}")
        assert answer.status_code == 200
        assert answer.mimetype == "application/json"
        return answer.get_json()

    def act(self, seat: int, action: Any, moves: Any) -> Any:
        """The response to what a player sends."""
        return self.http.post(f"/{self.links[seat]}", json={"action": action, "moves": moves})


@pytest.fixture
def two(server: Server) -> Iterator[Table]:
    """A game of Perdure."""
    with headjudge.Client(server.url) as judge:
        yield Table(judge, "perdure")


def deciding(two: Table) -> tuple[int, Any]:
    """The player whose move it is, and what that player gets; the other gets no action."""
    sides = [two.look(seat) for seat in (0, 1)]
    (seat,) = [seat for seat in (0, 1) if sides[seat]["perspective"]["legal_actions"]]
    assert sides[1 - seat]["perspective"]["decision"]["type"] == "waiting"
    return seat, sides[seat]


def adjudicated(state: engine.State, action: Any) -> Iterator[engine.Applied]:
    """An action, and those that nobody has a choice in, one by one."""
    applied: engine.Applied | None = engine.apply(state, action)
    while applied is not None:
        yield applied
        forced = engine.take_forced(applied.state)
        applied = forced and forced[1]


@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", RULESETS)
def test_nobody_gets_what_only_the_other_sees(ruleset: str, server: Server) -> None:
    """Played for a while: no hidden card is in any answer, nor the id of a state or the seed.

    Hidden is what a player sees in none of the positions gone through, and what no event shows them.
    """
    searched = 0
    for seed in seeds(3):
        with headjudge.Client(server.url) as judge:
            searched += sum(secrets_looked_for(Table(judge, ruleset, LONG_SEED + seed), random.Random(seed)))
    assert searched > examples(300)


def secrets_looked_for(two: Table, chance: random.Random) -> Iterator[int]:
    """Play at random and look at all that each player gets; how many words must not stand there."""
    (begun,) = two.games
    state = engine.decode(begun.save())
    for _ in range(12):
        seat, mine = deciding(two)
        number = chance.randrange(len(mine["perspective"]["legal_actions"]))
        action = mine["perspective"]["legal_actions"][number]
        answer = two.act(seat, number, mine["moves"])
        assert answer.status_code == 200
        steps = [*adjudicated(state, engine.decode_action(state, json.dumps(action)))]
        positions, state = [state, *(step.state for step in steps)], steps[-1].state
        events = [event for step in steps for event in step.events]
        for player in (0, 1):
            told = two.look(player, mine["moves"])
            secret = set.intersection(*(unseen(each, [player]) for each in positions)) - shown(
                events, [player]
            )
            assert not words(told) & (secret | {engine.state_id(state)})
            assert str(begun.seed) not in json.dumps(told)
            assert told["perspective"]["view"] == plain(engine.view(state, player).view)
            yield len(secret)
        assert two.look(seat, mine["moves"]) == answer.get_json()


def test_everybody_hears_what_happened_since(two: Table) -> None:
    seat, mine = deciding(two)
    assert mine["events"] == two.look(seat, -5)["events"]
    told = two.act(seat, 0, mine["moves"]).get_json()
    assert told["moves"] == mine["moves"] + 1
    assert told["events"]
    theirs = two.look(1 - seat, mine["moves"])
    assert [event["type"] for event in theirs["events"]] == [event["type"] for event in told["events"]]
    assert two.look(seat)["events"] == mine["events"] + told["events"]
    assert two.look(seat, told["moves"])["events"] == []


def test_nobody_acts_for_the_other(two: Table) -> None:
    seat, mine = deciding(two)
    assert two.act(1 - seat, 0, mine["moves"]).status_code == 409
    assert two.look(seat) == mine


def test_a_click_that_comes_twice_acts_once(two: Table) -> None:
    seat, mine = deciding(two)
    assert two.act(seat, 0, mine["moves"]).status_code == 200
    assert two.act(seat, 0, mine["moves"]).status_code == 409
    assert two.look(seat)["moves"] == mine["moves"] + 1


def test_only_what_is_listed_is_done(two: Table) -> None:
    seat, mine = deciding(two)
    for number in (-1, len(mine["perspective"]["legal_actions"]), 10**30):
        assert two.act(seat, number, mine["moves"]).status_code in (400, 409)
    for wrong in (None, "0", True, [0], 0.5):
        assert two.act(seat, wrong, mine["moves"]).status_code == 400
    for body in (b"", b"[]", b"{", b"7", b'{"action": 0}'):
        assert two.http.post(f"/{two.links[seat]}", data=body).status_code == 400
    assert two.look(seat) == mine


def test_without_the_secret_there_is_nothing(two: Table) -> None:
    assert two.links[0] != two.links[1]
    for link in ("0", "1", two.links[0][:-1], two.links[1] + "0", "ä"):
        assert two.http.get(f"/{link}").status_code == 404
        assert two.http.post(f"/{link}", json={"action": 0, "moves": 1}).status_code == 404


def test_it_tells_each_player_a_link(
    server: Server, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    started: list[Flask] = []

    def run(app: Flask) -> None:
        started.append(app)

    monkeypatch.setattr(Flask, "run", run)
    path = str(EXAMPLES / "table_for_two.py")
    monkeypatch.setattr(sys, "argv", [path, "duel", server.url])
    runpy.run_path(path, run_name="__main__")
    (app,) = started
    links = re.findall(r"seat ([01]): http://localhost:5000/(\S+)\n", capsys.readouterr().out)
    assert [seat for seat, _ in links] == ["0", "1"]
    for seat, link in links:
        assert app.test_client().get(f"/{link}").get_json()["perspective"]["seat"] == int(seat)


def test_it_is_as_long_as_its_page_says() -> None:
    assert len((EXAMPLES / "table_for_two.py").read_text().splitlines()) <= 60
