"""One seat's side of a game, on a real service."""

from __future__ import annotations

from typing import get_type_hints

import msgspec
import pytest

import engine
import headjudge
from headjudge import models
from service.answers.positions import Adjudication
from service.playing import Log
from service.positions import Position
from tests.properties.test_perspectives import played
from tests.sdk.flavours import Tap


def test_a_move_tells_each_seat_its_side(tapped: headjudge.Client, tap: Tap) -> None:
    game = tapped.new_game("splendagic", seed=7, seats=[{}, {}, {}])
    assert game.perspectives == ()
    game = game.apply(game.legal_actions[0], perspectives=[2, 0])
    tap.since()
    assert [seen.seat for seen in game.perspectives] == [2, 0]
    assert game.decision is not None
    for seen in game.perspectives:
        decides = seen.seat == game.seat
        assert seen.view.seat == seen.seat
        assert (seen.decision == game.decision) is decides
        assert tuple(seen.legal_actions) == (game.legal_actions if decides else ())
        assert seen.events
    assert game.perspective(0) is game.perspectives[1]
    assert tap.since() == []


def test_one_is_asked_for_where_it_is_not_there_yet(tapped: headjudge.Client, tap: Tap) -> None:
    game = tapped.new_game("duel", seed=7, perspectives=[1])
    assert game.perspectives[0].events
    tap.since()
    assert game.perspective(1) is game.perspectives[0]
    mine = game.perspective(0)
    assert tap.since() == [("POST", "/v1/legal-actions", 200)]
    assert mine.events is None
    assert mine.view == game.view(0).view
    assert mine.decision == game.decision
    with pytest.raises(headjudge.InvalidRequest, match="there is no seat 2"):
        game.perspective(2)


def test_a_replay_tells_a_seat_the_whole_game(judge: headjudge.Client) -> None:
    game = judge.new_game("perdure", seed=7)
    begun = judge.new_game("perdure", seed=7, perspectives=[0])
    told = list(begun.perspectives[0].events or ())
    for _ in range(4):
        game = game.apply(game.legal_actions[0], perspectives=[0])
        told += game.perspectives[0].events or ()
    replayed = judge.replay(game.record(), perspectives=[0])
    assert list(replayed.perspectives[0].events or ()) == told
    assert replayed.perspectives[0].view == game.perspectives[0].view
    assert msgspec.json.encode(replayed.record()) == msgspec.json.encode(game.record())


def test_what_is_forced_is_in_the_record(judge: headjudge.Client) -> None:
    done = models.Magic54PassAction()
    begun = judge.new_game("magic54", seed=7)
    assert begun.forced == begun.apply(done).forced == ()
    game = begun.apply(done, done, auto="forced")
    assert game.forced == (models.Magic54FinishAttackersAction(),)
    assert game.record().actions == [done, done, *game.forced]
    assert judge.replay(game.record()) == game
    assert game != begun.apply(done, done)


def test_what_only_some_may_see_of_an_event_may_be_absent() -> None:
    kinds = [getattr(models, name) for name in models.__all__ if name.endswith("Event")]
    private = [
        kind
        for kind in kinds
        if isinstance(kind, type) and "private" in get_type_hints(kind, include_extras=True)
    ]
    assert len(private) > 5
    for kind in private:
        assert get_type_hints(kind)["private"] == models.Private | None, kind


@pytest.mark.parametrize("ruleset", sorted(ruleset.id for ruleset in engine.rulesets()))
def test_all_that_a_seat_sees_has_the_types_of_the_models(ruleset: str) -> None:
    """Whole games, from the laying out on: what others see of an event is an event as well."""
    begun = engine.begin(ruleset, seed=6)
    state, log, seats = begun.state, Log(), range(len(begun.state.table.seats))
    log.note(None, begun.events, begun.state)
    for _, action in played(state, 6, 120):
        applied = engine.apply(state, action)
        log.note(state, applied.events, applied.state)
        state = applied.state
    body = msgspec.json.encode(Adjudication.at(Position(state), [], log, seats))
    told = msgspec.json.decode(body, type=models.Adjudication)
    assert [seen.seat for seen in told.perspectives or ()] == list(seats)
    for seen in told.perspectives or ():
        assert len(seen.events or ()) == len(log.events)
    assert b'"private":null' not in body
