"""What comes to more than any game is a draw, told as such; nothing keeps anybody waiting (CORE-R5)."""

from __future__ import annotations

import json
import time

import pytest

import engine
from engine.magic import layers
from engine.magic.limits import LARGEST, MOST_ENTRIES, MOST_PERMANENTS
from tests.magic.status.lies import faults, told, written
from tests.magic.table import Play, Side, document, side, table
from tests.sides import one_sided

pytestmark = [one_sided("is about numbers of objects, not of seats"), pytest.mark.slow]

PATIENCE = 20
"""Seconds that a single action may take on a machine with much else to do."""


def draws(game: Play, reason: str) -> None:
    """The game has been ended, and what it left can be sent again."""
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "CORE-R5")
    assert reason in outcome.reason
    assert engine.decode(engine.encode(game.state)).table == game.table


def document_of(a: Side) -> str:
    """A position too large to be examined from every side at each step."""
    return json.dumps(document([a, side()]))


def test_too_many_tokens_end_the_game() -> None:
    game = table(side(hand="Seed Count", battlefield=f"Forest, Grizzly Bears*{MOST_PERMANENTS // 2}"))
    game.play("A cast Seed Count; A pass; B pass")
    draws(game, "1,000 permanents")


def test_too_many_abilities_that_trigger_at_once_end_the_game() -> None:
    game = table(side(hand="Pyroclasm", battlefield="Mountain*2, Blood Artist*40"))
    game.play("A cast Pyroclasm; A pass; B pass")
    assert len(game.state.machine.waiting) == MOST_ENTRIES + 1
    draws(game, "1,000 triggered abilities at once")


@pytest.mark.parametrize("target", ["B", "Darksteel Myr"])
def test_too_large_a_number_ends_the_game(target: str) -> None:
    game = table(
        side(hand="Lightning Bolt", battlefield="Mountain, Furnace of Rath*19"),
        side(battlefield="Darksteel Myr"),
    )
    game.play(f"A cast Lightning Bolt; A target {target}; A pass; B pass")
    draws(game, "1,000,000")


def test_damage_that_adds_up_to_too_much_ends_the_game() -> None:
    game = table(
        side(hand="Shock", battlefield="Mountain"),
        side(battlefield=f"Darksteel Myr({LARGEST - 1} damage)"),
    )
    game.play("A cast Shock; A target Darksteel Myr; A pass; B pass")
    draws(game, "1,000,000")


def test_too_much_life_ends_the_game() -> None:
    game = table(side(hand="Healing Salve", battlefield="Plains", life=LARGEST - 2))
    game.play("A cast Healing Salve; A mode 0; A target A; A pass; B pass")
    draws(game, "1,000,000")


def test_less_than_that_does_not() -> None:
    game = table(
        side(hand="Lightning Bolt", battlefield="Mountain, Furnace of Rath*12"),
        side(battlefield="Darksteel Myr", life=LARGEST),
    )
    game.play("A cast Lightning Bolt; A target B; A pass; B pass")
    assert game.life() == (20, LARGEST - 3 * 2**12)


def test_a_game_that_goes_on_is_held_to_the_same_limits() -> None:
    game = table(side(), side())
    for name in ("life", "poison"):
        place = f"table.seats[0].{name}"
        assert f"$.{place}" in faults(told(written(game.state), (place, LARGEST + 1)))


# Time ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("battlefield", "spell"),
    [
        ("Mountain*2, Glorious Anthem*400, Grizzly Bears*400", "Pyroclasm"),
        ("Mountain*2, Blood Artist*800", "Pyroclasm"),
        ("Plains*4, Grizzly Bears*900", "Wrath of God"),
        ("Plains*4, Soul Warden*60, Exodus Watcher*60, Grizzly Bears*500", "Wrath of God"),
    ],
)
def test_large_boards_are_dealt_with(battlefield: str, spell: str) -> None:
    began = time.monotonic()
    state = engine.decode(document_of(side(hand=spell, battlefield=battlefield)))
    for kind in ("cast", "pass", "pass"):
        listed = engine.legal_actions(state)
        action = next(action for action in listed if action.__struct_config__.tag == kind)
        state = engine.apply(state, action).state
    assert not engine.status(engine.encode(state))
    assert time.monotonic() - began < PATIENCE


def test_more_cards_drawn_in_a_turn_than_any_game_comes_to_end_the_game() -> None:
    game = table(side(hand="Vision Skeins", battlefield="Island*2", draws=LARGEST - 1))
    game.play("A cast Vision Skeins; A pass; B pass")
    draws(game, "1,000,000")


def test_more_continuous_effects_than_can_be_worked_out_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    document = document_of(side(battlefield="Glorious Anthem, Grizzly Bears*20"))
    engine.decode(document)
    monkeypatch.setattr(layers, "MOST_LOOKS", 15)
    with pytest.raises(engine.InvalidState, match="15 steps"):
        engine.decode(document)


def test_more_continuous_effects_than_can_be_worked_out_end_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    game = table(side(hand="Glorious Anthem", battlefield="Plains*3, Grizzly Bears*20"))
    monkeypatch.setattr(layers, "MOST_LOOKS", 15)
    game.play("A cast Glorious Anthem; A pass; B pass")
    draws(game, "does not come to an end")
