"""A game in words, on a real service."""

from __future__ import annotations

import headjudge
from tests.sdk.flavours import Tap


def test_texts_are_asked_for_when_they_are_looked_at(tapped: headjudge.Client, tap: Tap) -> None:
    game = tapped.new_game("magic54", seed=7, seats=[{"name": "Red"}, {"name": "Blue"}])
    tap.since()
    game = game.loaded(texts=True)
    assert game.texts.decision == "Play a card, use a Special, or pass"
    assert len(game.texts.actions or ()) == len(game.legal_actions)
    assert game.texts.events is None
    assert tap.since() == [("POST", "/v1/legal-actions", 200)]


def test_a_move_tells_what_happens(tapped: headjudge.Client, tap: Tap) -> None:
    game = tapped.new_game("magic54", seed=7, seats=[{"name": "Red"}, {"name": "Blue"}])
    assert game.seat is not None
    name = ("Red", "Blue")[game.seat]
    passing = next(action for action in game.legal_actions if action.__struct_config__.tag == "pass")
    after = game.apply(passing, texts=True, perspectives=[game.seat])
    tap.since()
    assert list(after.texts.events or ()) == [f"{name} passes"]
    assert len(after.texts.events or ()) == len(after.events)
    (mine,) = after.perspectives
    assert mine.texts is not None
    assert list(mine.texts.events or ()) == ["You pass"]
    assert mine.texts.decision == f"Waiting for {('Blue', 'Red')[game.seat]}"
    assert tap.since() == []


def test_templates_of_one_kind(judge: headjudge.Client) -> None:
    told, words = judge.texts("perdure"), judge.texts("perdure", kind="word")
    assert words.words == told.words
    assert (words.events, words.decisions, words.actions) == ({}, {}, {})


def test_templates_of_a_ruleset(judge: headjudge.Client) -> None:
    told = judge.texts("perdure")
    assert told.events["drew"].text == "{seat} draws|draw {private}"
    assert told.events["drew"].absent == {"private": "a card"}
    assert told.actions["cast"][0].decisions == ["choose_play"]
    assert told.words["phase"]["play_again"] == "second play phase"


def test_how_a_game_is_played_and_a_position_to_look_at(judge: headjudge.Client) -> None:
    guide = judge.guide("duel")
    assert guide.name == "Duel"
    assert {rule for surprise in guide.surprises for rule in surprise.rules} >= {"CR-510.2", "CORE-R9"}
    assert judge.faults(guide.state) == ()
