"""Games in which no cards lie face down on the battlefield: their deck checks refuse what is cast so."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from tests.magic.made_up import card
from tests.magic.table import EXILED, FACE_DOWN, document, side, table

KEY = "card_of_another_game"
CARDS = ("Veiled Prowler", "Envoy of Omens", "Courier by Night", "Hoarding Magpie")
"""The first is cast face down, the second exiled; the others exile cards face down."""
WISHES: dict[str, tuple[dict[str, Any], dict[str, Any], str]] = {
    "castle": ({}, {"deck": {"forest": 56, KEY: 4}}, f"$.seats[0].deck.{KEY}"),
    "five_colors": (
        {},
        {"colour": "G", "dynasty": {KEY: 3, "forest": 27}, "fate": {"giant_growth": 30}},
        f"$.seats[0].dynasty.{KEY}",
    ),
    "splendagic": (
        {"card_set": {"level2": {KEY: 4}}},
        {},
        f"$.options.card_set.level2.{KEY}",
    ),
}


@pytest.mark.parametrize("name", CARDS)
@pytest.mark.parametrize("ruleset", WISHES)
def test_the_deck_check_refuses_what_is_cast_or_exiled_face_down(ruleset: str, name: str) -> None:
    written = {**msgspec.to_builtins(card(name)), "name": "Card of Another Game"}
    options, seat, path = WISHES[ruleset]
    with pytest.raises(engine.InvalidOptions) as error:
        engine.new_game(ruleset, seed=1, options={"cards": [written], **options}, seats=[seat, {}])
    found = {fault.path: (fault.message, fault.rule) for fault in error.value.faults}
    message, rule = found[path]
    assert ("lie face down" in message, rule) == (True, "CORE-28.1")


LYING = [
    side("Veiled Prowler(face down)"),
    side(exile="Envoy of Omens(foretold)"),
    side(exile="Forest(exiled face down)"),
]


@pytest.mark.parametrize("lying", LYING)
@pytest.mark.parametrize("ruleset", ["castle", "five_colors", "splendagic"])
def test_nothing_lies_face_down_there_in_a_state_written_by_hand(ruleset: str, lying: Any) -> None:
    written = document([lying, side()], ruleset=ruleset)
    with pytest.raises(engine.InvalidState) as error:
        engine.settle(msgspec.json.encode(written))
    assert "CR-708.2" in {fault.rule for fault in error.value.faults if fault.path.endswith(".face_down")}


def test_duels_have_them() -> None:
    game = table(side("Veiled Prowler(face down)", exile="Envoy of Omens(foretold)"))
    assert (game.zone(FACE_DOWN), game.zone(EXILED)) == ("battlefield", "exile")
