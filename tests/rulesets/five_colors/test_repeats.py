"""Free actions that change nothing (L5C-R46)."""

from __future__ import annotations

from typing import Any

import engine
from tests.magic.status.lies import refused
from tests.rulesets.five_colors.table import document, side, table

EQUIP = "activate Light Harness / equip"


def test_a_free_action_that_changed_nothing_is_not_aimed_at_the_same_again() -> None:
    game = table(side("Light Harness, Hill Giant, Grizzly Bears"))
    game.play(f"A {EQUIP}")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play("A target Hill Giant")
    assert game.size("Hill Giant") == (4, 3)
    game.play(f"A {EQUIP}")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.play(f"A target Hill Giant; A {EQUIP}")
    assert game.size("Hill Giant") == (3, 3)
    assert game.size("Grizzly Bears") == (3, 2)


def test_without_another_target_it_is_not_offered() -> None:
    game = table(side("Light Harness(on Hill Giant), Hill Giant, Forest"), side("Grizzly Bears"))
    game.play(f"A {EQUIP}")
    game.excludes(EQUIP)
    game.refuses(f"A {EQUIP}", "L5C-R46", "CR-601.2c")
    game.play("A tap Forest for {G}")
    game.includes(EQUIP)


def test_what_aims_at_nothing_is_not_offered_again_until_something_has_changed() -> None:
    game = table(side("Idle Wheel, Forest"))
    game.play("A activate Idle Wheel")
    game.legal("tap Forest for {G}", "pass")
    game.refuses("A activate Idle Wheel", "L5C-R46")
    game.play("A tap Forest for {G}")
    game.includes("activate Idle Wheel")


def test_what_was_done_before_the_last_change_is_forgotten() -> None:
    game = table(side("Idle Wheel, Light Harness(on Hill Giant), Hill Giant, Forest"))
    game.play(f"A activate Idle Wheel; A tap Forest for {{G}}; A {EQUIP}")
    game.excludes(EQUIP)
    game.includes("activate Idle Wheel")


def test_in_turns_each_player_does_it_once() -> None:
    game = table(side("Forest", provinces="Idle Song, -, -, -"), side("Forest"), step="events")
    game.play("A activate Idle Song; B activate Idle Song")
    game.legal("tap Forest#1 for {G}", "pass")
    game.refuses("A activate Idle Song", "L5C-R46")
    game.play("A pass")
    game.refuses("B activate Idle Song", "L5C-R46")
    game.play("B tap Forest#2 for {G}; B activate Idle Song")
    game.includes("activate Idle Song")
    game.play("A pass; B pass")
    assert game.table.step == "actions"


def test_a_cost_is_a_change() -> None:
    """Seal of Sparks and the like are not remembered; nor are mana abilities."""
    game = table(side("Rod of Ruin, Bonesplitter, Hill Giant, Forest*3"))
    game.play("A activate Bonesplitter / equip; A tap Forest#2 for {G}")
    assert game.table.repeats.seats == []


def test_what_was_done_belongs_to_both_players_or_to_nobody() -> None:
    lie: tuple[str, Any] = ("table.repeats", {"seats": [{}]})
    refused(document(side("Idle Wheel")), "$.table.repeats.seats", "L5C-R46", lie)


def test_what_was_done_was_done_by_something_that_there_is() -> None:
    path, deed = "table.repeats.seats[0].deeds[0]", {"source": "o9999", "code": "idle_wheel/0"}
    lie: tuple[str, Any] = ("table.repeats", {"seats": [{"deeds": [deed]}, {}]})
    refused(document(side("Idle Wheel")), f"$.{path}.source", "L5C-R46", lie)


def test_what_is_remembered_tells_nothing_of_hidden_cards() -> None:
    """What the table was like is the same in every world that a player cannot tell apart."""
    fate = "Elven Cache*10, Shock*10"
    game = table(side("Idle Wheel", "Shock", fate=fate), side(hand="Giant Growth, Shock", fate=fate))
    game.play("A activate Idle Wheel")
    game.refuses("A activate Idle Wheel", "L5C-R46")
    listed = engine.legal_actions(game.state)
    for seed in range(3):
        other = engine.sample(game.state, 0, seed)
        assert engine.legal_actions(other) == listed
        assert other.table.repeats == game.table.repeats
