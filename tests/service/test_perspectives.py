"""What a game server sends on to each player: one seat's side of a position, and nothing besides."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Iterator
from typing import Any

import pytest

import engine
from engine.kernel.documents import Private
from tests.harness import plain
from tests.rulesets.tables import new_game

from .conftest import SEED, Judge, errors
from .test_replays import recorded
from .test_settling import unsettled

DECISIONS = 60


def positions(ruleset: str, seed: int, decisions: int = DECISIONS) -> Iterator[tuple[engine.State, Any]]:
    """Random play: each state, and an action that is legal in it."""
    state, chance = new_game(ruleset, seed), random.Random(seed)
    for _ in range(decisions):
        if engine.outcome(state) is not None:
            return
        action = chance.choice(engine.legal_actions(state))
        yield state, action
        state = engine.apply(state, action).state


def seats(state: engine.State) -> list[int]:
    """All of them."""
    return list(range(len(state.table.seats)))


def seen_by(applied: engine.Applied, seat: int) -> dict[str, Any]:
    """What a seat's perspective of an adjudication has to be."""
    view = engine.view(applied.state, seat)
    return {
        "ruleset": engine.ruleset_of(applied.state).id,
        "seat": seat,
        "view": plain(view.view),
        "decision": plain(view.decision),
        "legal_actions": plain(view.legal_actions),
        "outcome": plain(engine.outcome(applied.state)),
        "events": plain([engine.redact(event, seat) for event in applied.events]),
    }


def adjudicated(judge: Judge, state: engine.State, action: Any, **more: Any) -> Any:
    """The answer to an adjudication."""
    body = {"state": json.loads(engine.encode(state)), "action": plain(action), **more}
    return judge.answer("adjudications", **body)


# What is in them -------------------------------------------------------------------------------------------


def test_each_seat_gets_its_view_its_decision_and_what_it_saw(judge: Judge, ruleset: str) -> None:
    for state, action in positions(ruleset, 3, 25):
        answer = adjudicated(judge, state, action, include=[], perspectives=seats(state))
        applied = engine.apply(state, action)
        assert answer["perspectives"] == [seen_by(applied, seat) for seat in seats(state)]


def test_they_come_in_the_order_asked_and_only_those_asked_for(judge: Judge) -> None:
    state = engine.new_game("splendagic", seed=SEED, seats=[{}, {}, {}])
    action = engine.legal_actions(state)[0]
    for asked in ([2, 0], [1], [1, 2, 0]):
        found = adjudicated(judge, state, action, perspectives=asked)["perspectives"]
        assert [one["seat"] for one in found] == asked
        assert [one["view"]["seat"] for one in found] == asked


def test_without_them_answers_are_as_ever(judge: Judge, ruleset: str) -> None:
    state, action = next(positions(ruleset, 3))
    plainly = adjudicated(judge, state, action)
    assert "perspectives" not in plainly
    assert adjudicated(judge, state, action, perspectives=[]) == plainly
    with_them = adjudicated(judge, state, action, perspectives=[1])
    assert {name: with_them[name] for name in plainly} == plainly
    assert list(with_them) == [*plainly, "perspectives"]


def test_a_new_game_is_seen_from_each_side(judge: Judge, ruleset: str) -> None:
    begun = engine.begin(ruleset, seed=SEED)
    answer = judge.answer(f"rulesets/{ruleset}/games", seed=SEED, include=[], perspectives=[1, 0])
    assert answer["perspectives"] == [
        seen_by(engine.Applied(begun.state, begun.events), seat) for seat in (1, 0)
    ]
    assert answer.keys() == {"ruleset", "state_id", "seat", "outcome", "perspectives", "seed"}


def test_a_replay_tells_each_seat_the_whole_game(judge: Judge, ruleset: str) -> None:
    record, state = recorded(ruleset, decisions=30)
    found = judge.answer("replays", **record, include=[], perspectives=[0, 1])["perspectives"]
    events = judge.answer("replays", **record, include=["events"])["events"]
    for seat, perspective in enumerate(found):
        assert perspective["view"] == plain(engine.view(state, seat).view)
        assert [event["type"] for event in perspective["events"]] == [event["type"] for event in events]
        for mine, whole in zip(perspective["events"], events, strict=True):
            kept = "private" in whole and seat not in whole["private"]["seats"]
            assert mine == {name: told for name, told in whole.items() if not (kept and name == "private")}


def test_legal_actions_are_told_from_each_side_without_events(judge: Judge, ruleset: str) -> None:
    state, _ = next(positions(ruleset, 3))
    state_id = adjudicated(judge, state, engine.legal_actions(state)[0])["state_id"]
    plainly = judge.answer("legal-actions", state_id=state_id)
    answer = judge.answer("legal-actions", state_id=state_id, perspectives=[0, 1])
    assert answer.keys() == {"ruleset", "state_id", "seat", "outcome", "perspectives"}
    mine, theirs = (
        next(one for one in answer["perspectives"] if (one["seat"] == answer["seat"]) is decides)
        for decides in (True, False)
    )
    assert mine["legal_actions"] == plainly["actions"]
    assert mine["decision"] == plainly["decision"]
    assert theirs["legal_actions"] == []
    assert theirs["decision"] == {"type": "waiting", "seat": mine["seat"], "rule": mine["decision"]["rule"]}
    assert not {"events"} & (mine.keys() | theirs.keys())
    named = judge.answer("legal-actions", state_id=state_id, perspectives=[0], include=["legal_actions"])
    assert {name: named[name] for name in plainly} == plainly
    assert judge.answer("legal-actions", state_id=state_id, include=["legal_actions"]) == plainly


def test_the_end_is_told_to_everybody(judge: Judge, ruleset: str) -> None:
    state_id = judge.game(ruleset)["state_id"]
    action = {"type": "concede", "seat": 0}
    body = {"state_id": state_id, "action": action, "include": [], "perspectives": [0, 1]}
    answer = judge.answer("adjudications", **body)
    for seen in answer["perspectives"]:
        assert seen["outcome"] == answer["outcome"] is not None
        assert seen["decision"] is None
        assert seen["legal_actions"] == []
        assert seen["events"][0]["type"] == "conceded"


def test_settling_is_told_as_well(judge: Judge) -> None:
    """What happens before anybody decides in a position written by hand."""
    answer = judge.answer("adjudications", state=unsettled(), actions=[], perspectives=[0, 1])
    assert answer["events"]
    for seen in answer["perspectives"]:
        assert seen["events"] == answer["events"]


# What is refused -------------------------------------------------------------------------------------------

CALLS = ("rulesets/magic54/games", "adjudications", "legal-actions", "replays")


def called(judge: Judge, path: str, perspectives: Any, ruleset: str = "magic54") -> Any:
    """The response to one of the calls that give perspectives, about a new game."""
    state_id = judge.game(ruleset)["state_id"]
    bodies: dict[str, dict[str, Any]] = {
        "adjudications": {"state_id": state_id, "actions": []},
        "legal-actions": {"state_id": state_id},
        "replays": recorded(ruleset, decisions=0)[0],
    }
    body = bodies.get(path, {"seed": SEED})
    return judge.post(path, **body, include=[], perspectives=perspectives)


@pytest.mark.parametrize("path", CALLS)
def test_a_seat_that_is_not_there_is_named(judge: Judge, path: str) -> None:
    told = "there is no seat 2: the game has 2 seats, from 0"
    assert errors(called(judge, path, [0, 2])) == {"/perspectives/1": told}


@pytest.mark.parametrize("path", CALLS)
def test_a_seat_is_asked_for_once(judge: Judge, path: str) -> None:
    told = "seat 1 is asked for already"
    assert errors(called(judge, path, [1, 0, 1])) == {"/perspectives/2": told}


@pytest.mark.parametrize("path", CALLS)
@pytest.mark.parametrize("wrong", [[-1], ["0"], [0.5], [None], [10**30], [256]])
def test_a_seat_is_a_number(judge: Judge, path: str, wrong: Any) -> None:
    assert list(errors(called(judge, path, wrong))) == ["/perspectives/0"]


@pytest.mark.parametrize("path", CALLS)
@pytest.mark.parametrize("wrong", [0, None, {}, [[0]] * 501])
def test_perspectives_are_a_list_of_seats(judge: Judge, path: str, wrong: Any) -> None:
    (place,) = errors(called(judge, path, wrong))
    assert place.startswith("/perspectives")


# Nothing hidden --------------------------------------------------------------------------------------------


def words(value: Any) -> set[str]:
    """All texts in JSON data, names of members included."""
    if isinstance(value, dict):
        return set(value).union(*map(words, value.values()))
    if isinstance(value, list):
        return set[str]().union(*map(words, value))
    return {value} if isinstance(value, str) else set()


def faces(state: Any) -> dict[str, str]:
    """What lies about: the objects of Magic and their faces, or playing cards, which go by their faces."""
    objects = getattr(state.table, "objects", None)
    if objects is not None:
        return {ref: thing.card for ref, thing in objects.items()}
    return {card: card for player in state.table.seats for card in (*player.hand, *player.deck)}


def unseen(state: engine.State, asked: list[int]) -> set[str]:
    """What none of the seats asked for sees."""
    return set(faces(state)) - words(plain([engine.view(state, seat) for seat in asked]))


def shown(events: Iterable[Any], asked: list[int]) -> set[str]:
    """What events show on purpose, to everybody or to one of those asked for."""
    found = set[str]()
    for event in events:
        private = getattr(event, "private", None)
        if event.__struct_config__.tag == "revealed":
            found |= {*event.objects, *event.cards}
        if isinstance(private, Private) and set(asked) & set(private.seats):
            found |= {*private.cards, *private.objects}
    return found


@pytest.mark.parametrize("asked", [[0], [1], [0, 1]])
def test_an_answer_with_nothing_included_tells_nothing_hidden(
    judge: Judge, ruleset: str, asked: list[int]
) -> None:
    """Neither the id nor the face of what all those who are asked for see neither before nor after."""
    searched = 0
    for state, action in positions(ruleset, 5):
        applied = engine.apply(state, action)
        answer = adjudicated(judge, state, action, include=[], perspectives=asked)
        hidden = unseen(state, asked) & unseen(applied.state, asked)
        told = faces(applied.state)
        seen = shown(applied.events, asked).union(told[ref] for ref in told.keys() - hidden)
        brought = (seen["view"].get("cards", ()) for seen in answer["perspectives"])
        secret = (hidden | {told[ref] for ref in hidden}) - seen.union(*brought)
        assert not words(answer) & secret
        searched += len(secret)
    assert searched > DECISIONS


@pytest.mark.parametrize("path", CALLS)
def test_so_do_all_the_others(judge: Judge, ruleset: str, path: str) -> None:
    """At the beginning: of the seat that does not decide, or of both."""
    state = engine.new_game(ruleset, seed=SEED)
    decision = engine.decision(state)
    assert decision is not None
    for asked in ([1 - decision.seat], [0, 1]):
        answer = called(judge, path.replace("magic54", ruleset), asked, ruleset).get_json()
        hidden = unseen(state, asked)
        told = faces(state)
        assert not words(answer) & (hidden | ({told[ref] for ref in hidden} - words(answer["perspectives"])))
        assert [seen["seat"] for seen in answer["perspectives"]] == asked
