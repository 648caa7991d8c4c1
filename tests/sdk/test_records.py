"""Records of games, on a real service."""

from __future__ import annotations

import random

import msgspec
import pytest

import headjudge
from headjudge import models
from tests.sdk.flavours import Tap


def test_a_record_is_the_whole_game(judge: headjudge.Client) -> None:
    chance = random.Random(3)
    game = judge.new_game(
        "perdure", seed=7, options={"first_player": "B"}, seats=[{"name": "A"}, {"name": "B"}]
    )
    for _ in range(5):
        game = game.apply(chance.choice(game.legal_actions))
    twice = game.successors()[0].game
    twice = twice.apply(twice.legal_actions[0])
    for reached in (game, twice):
        record = reached.record()
        assert judge.replay(record) == reached
        document = msgspec.json.encode(record)
        assert msgspec.json.encode(judge.replay(document).record()) == document
    assert len(twice.record().actions) == len(game.record().actions) + 2


def test_a_replay_goes_on(judge: headjudge.Client) -> None:
    start = judge.new_game("magic54", seed=7)
    game = start.apply(start.legal_actions[0])
    game = game.apply(game.legal_actions[-1])
    earlier = judge.replay(game.record(), upto=1, events=True)
    assert earlier == start.apply(start.legal_actions[0])
    assert earlier.events[-1].type == "mana_played"
    assert judge.replay(game.record()).events == ()
    assert earlier.apply(earlier.legal_actions[-1]).record().actions == game.record().actions


def test_a_record_of_another_ruleset_is_not_even_sent(tapped: headjudge.Client, tap: Tap) -> None:
    record = tapped.new_game("magic54", seed=7).record()
    assert tapped.replay(record, ruleset="magic54") == tapped.new_game("magic54", seed=7)
    tap.since()
    with pytest.raises(ValueError, match="this is a game of magic54, not of duel"):
        tapped.replay(record, ruleset="duel")
    assert tap.since() == []


def test_what_has_no_beginning_has_no_record(judge: headjudge.Client) -> None:
    game = judge.new_game("magic54", seed=7)
    loaded = judge.load(game.save())
    for other in (loaded, game.sample(0, seed=1)[0], loaded.apply(loaded.legal_actions[0])):
        with pytest.raises(ValueError, match="has no record"):
            other.record()
    for noise in (b"{", b"7", b'{"ruleset": "magic54"}'):
        with pytest.raises(ValueError, match="no record of a game"):
            judge.replay(noise)


def test_what_cannot_be_replayed_says_why(judge: headjudge.Client) -> None:
    record = judge.new_game("magic54", seed=7).record()
    with pytest.raises(headjudge.EditionMismatch):
        judge.replay(msgspec.structs.replace(record, edition=record.edition + 1))
    with pytest.raises(headjudge.IllegalAction) as refused:
        judge.replay(msgspec.structs.replace(record, actions=[models.Magic54SummonAction(card="KH")]))
    assert refused.value.index == 0
