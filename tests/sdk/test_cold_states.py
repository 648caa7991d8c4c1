"""The service forgets, the players don't notice."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest

import headjudge
from headjudge import models
from tests.sdk.conftest import Forgetful
from tests.sdk.flavours import Flavour, Tap
from tests.sdk.scripted import Reply, ScriptedServer, problem

Question = Callable[[headjudge.Game], object]


@pytest.fixture
def cold(flavour: Flavour, forgetful: Forgetful, tap: Tap) -> headjudge.Game:
    """A game that its service has forgotten."""
    game = flavour.connect(forgetful.url, session=tap.session).new_game("perdure", seed=2)
    forgetful.forget()
    tap.since()
    return game


@pytest.mark.parametrize(
    ("path", "ask"),
    [
        ("/v1/adjudications", lambda game: game.apply(models.PerdureEndPhaseAction()).legal_actions),
        ("/v1/verdicts", lambda game: game.verdict(models.PerdureEndPhaseAction())),
        ("/v1/views", lambda game: game.view(1)),
        ("/v1/legal-actions", lambda game: game.perspective(1)),
        ("/v1/samples", lambda game: game.sample(0, count=2, seed=1)),
        ("/v1/successors", lambda game: game.successors()),
        ("/v1/playouts", lambda game: game.playouts(2, seed=1)),
        ("/v1/evaluations", lambda game: game.evaluate(samples=1, seed=1)),
        ("/v1/moves", lambda game: game.move("random", seed=1).chosen),
    ],
)
def test_a_forgotten_state_is_sent_and_the_answer_is_the_same(
    path: str, ask: Question, cold: headjudge.Game, tap: Tap, judge: headjudge.Client
) -> None:
    answer = ask(cold)
    assert tap.since() == [("POST", path, 404), ("POST", path, 200)]
    assert answer == ask(judge.new_game("perdure", seed=2))


def test_once_sent_the_state_is_hot_again(cold: headjudge.Game, tap: Tap) -> None:
    cold.view(0)
    tap.since()
    cold.view(1)
    assert tap.since() == [("POST", "/v1/views", 200)]


def test_a_forgotten_successor_is_reached_again_from_the_game_before(
    flavour: Flavour, forgetful: Forgetful, tap: Tap, judge: headjudge.Client
) -> None:
    game = flavour.connect(forgetful.url, session=tap.session).new_game("perdure", seed=2)
    successor = game.successors()[0]
    forgetful.forget()
    tap.since()
    assert (
        successor.game.legal_actions == judge.new_game("perdure", seed=2).successors()[0].game.legal_actions
    )
    heard = tap.since()
    assert [status for _, _, status in heard] == [404, 404, 404, 200, 200]
    assert heard[1][:2] == ("GET", f"/v1/states/{successor.game.state_id}")


def test_a_whole_game_can_be_played_on_a_service_that_forgets_everything(
    flavour: Flavour, forgetful: Forgetful
) -> None:
    game = flavour.connect(forgetful.url).new_game("magic54", seed=4, options={"turn_limit": 3})
    moves = 0
    while not game.over:
        forgetful.forget()
        game = game.apply(game.legal_actions[-1])
        moves += 1
    assert moves > 10
    assert game.outcome is not None
    assert game.outcome.draw


def test_what_this_version_does_not_know_is_sent_back_byte_for_byte(
    flavour: Flavour, judge: headjudge.Client
) -> None:
    known = judge.new_game("perdure", seed=1)
    state = json.loads(known.save())
    state["novelty"] = [1, {"a": 2}]
    state["table"]["seats"][0]["novelty"] = True
    spaced = json.dumps(state, indent=3).encode()
    rest = b'"ruleset":"perdure","state_id":"3f","seat":0,"decision":null,"outcome":null,"legal_actions":[]'
    position = b'{"seed":1,"state":' + spaced + b"," + rest + b"}"
    not_hot = problem(404, "state-not-hot", state_id="3f")
    with ScriptedServer(Reply(201, position), not_hot, Reply(body=position)) as server:
        game = flavour.connect(server.url).new_game("perdure", seed=1)
        game.apply(models.PerdureEndPhaseAction())
    assert game.save() == spaced
    assert game.state == known.state
    action = b'"actions":[{"type":"end_phase"}]}'
    assert server.seen[1].body == b'{"state_id":"3f",' + action
    assert server.seen[2].body == b'{"state":' + spaced + b"," + action


@pytest.mark.parametrize("status", [503, 404])
def test_where_the_cache_cannot_be_asked_the_state_is_sent(
    flavour: Flavour, status: int, judge: headjudge.Client
) -> None:
    known = judge.new_game("perdure", seed=1)
    rest = b'"ruleset":"perdure","state_id":"3f","seat":0,"decision":null,"outcome":null,"legal_actions":[]'
    position = b'{"seed":1,"state":' + known.save() + b"," + rest + b"}"
    down = problem(503, "cache-unavailable", state_id="3f")
    second = down if status == 503 else problem(404, "state-not-hot", state_id="3f")
    with ScriptedServer(Reply(201, position), down, second, Reply(body=position)) as server:
        flavour.connect(server.url).new_game("perdure", seed=1).apply(models.PerdureEndPhaseAction())
    assert [b'"state_id"' in seen.body[:12] for seen in server.seen[1:]] == [True, True, False]


def test_a_sample_that_nobody_knows_any_more_still_has_its_state(
    flavour: Flavour, forgetful: Forgetful, tap: Tap
) -> None:
    game = flavour.connect(forgetful.url, session=tap.session).new_game("perdure", seed=2)
    (sample,) = game.sample(1, seed=1)
    forgetful.forget()
    tap.since()
    assert sample.legal_actions == game.legal_actions
    assert [status for _, _, status in tap.since()] == [404, 200]
