"""Modes and costs after a dash, as older texts and some databases print them."""

from __future__ import annotations

from typing import Any

import pytest

from compiler.compiling import compile_card
from compiler.modes import as_modes
from compiler.refusing import Refused

from .prints import printed

DESTROY: dict[str, Any] = {
    "targets": ({"what": {"subtypes": ("Frog",)}},),
    "do": ({"do": "destroy", "what": "target"},),
}
SCRY: dict[str, Any] = {"do": ({"do": "scry", "amount": 4},)}
LIFE: dict[str, Any] = {"do": ({"do": "gain_life", "amount": 2},)}


@pytest.mark.parametrize(
    "text",
    [
        "Choose one —\n• Destroy target Frog.\n• Scry 4.\n• You gain 2 life.",
        "Choose one --\n* Destroy target Frog.\n* Scry 4.\n* You gain 2 life.",
        "Choose one - Destroy target Frog;\nor scry 4;\nor you gain 2 life.",
        "Choose one -\nDestroy target Frog;\nor Scry 4;\nor You gain 2 life",
        "Choose one - Destroy target Frog\nor scry 4\nor you gain 2 life.",
        "Choose one - Destroy target Frog; or scry 4; or you gain 2 life.",
        "Choose one-\n• Destroy target Frog.\n• Scry 4.\n• You gain 2 life.",
    ],
)
def test_modes(text: str) -> None:
    (found,) = compile_card(printed(text, "Sorcery")).card["abilities"]
    assert found == {"ability": "spell", "modes": (DESTROY, SCRY, LIFE)}


def test_modes_of_an_ability() -> None:
    (found,) = compile_card(printed("{2}: Choose one or both - Destroy target Frog; or scry 4.")).card[
        "abilities"
    ]
    assert found == {
        "ability": "activated",
        "cost": {"mana": "{2}"},
        "modes": (DESTROY, SCRY),
        "choose": (1, 2),
    }


@pytest.mark.parametrize("text", ["Choose one of them.", "Or scry 4.", "Choose a color.", "Scry 4; or not."])
def test_no_modes(text: str) -> None:
    assert as_modes(text, "Flying") == text


@pytest.mark.parametrize("more", ["Destroy target Frog", "Scry 4.", "Destroy target Frog\nScry 4"])
def test_a_sentence_on_a_line_after_modes_is_none_of_the_last_one(more: str) -> None:
    """Some databases print the modes twice."""
    text = f"Choose one or both - Destroy target Frog; or scry 4.\n{more}"
    with pytest.raises(Refused):
        compile_card(printed(text, "Sorcery"))


def test_entwine_and_bargain() -> None:
    modes = "Choose one - Destroy target Frog;\nor scry 4. If this spell was bargained, you gain 2 life."
    text = f"Bargain\n{modes}\nEntwine {{2}}"
    card = compile_card(printed(text, "Sorcery")).card
    assert card["keywords"] == ("bargain", "entwine {2}")
    (found,) = card["abilities"]
    assert [mode["do"][0]["do"] for mode in found["modes"]] == ["destroy", "scry"]
    assert found["modes"][1]["do"][1]["condition"] == {"if": "paid", "how": "bargained"}


def test_a_duration_in_front_holds_for_both_clauses() -> None:
    text = "Until end of turn, you gain control of target Frog and it gains haste."
    (found,) = compile_card(printed(text, "Sorcery")).card["abilities"]
    control, haste = found["do"]
    assert ("lasts" in control, "lasts" in haste) == (False, False)


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("Exhaust — {2}: Scry 4.", {"times": 1, "per": "game"}),
        ("Boast — {2}: Scry 4.", {"times": 1, "per": "turn"}),
    ],
)
def test_keywords_that_limit_an_ability(text: str, limit: dict[str, Any]) -> None:
    (found,) = compile_card(printed(text)).card["abilities"]
    assert found["limit"] == limit
    asked = {"if": "this_turn", "event": {"when": "attacks"}}
    assert found.get("condition") == (asked if text.startswith("Boast") else None)


def test_an_ability_word_before_what_a_spell_says_of_its_cost() -> None:
    text = "Vivid -- This spell costs {1} less to cast for each Frog you control.\nScry 4."
    costs, scries = compile_card(printed(text, "Sorcery", keywords=("Vivid",))).card["abilities"]
    assert (costs["rules"][0]["rule"], scries["do"][0]["do"]) == ("cost", "scry")


def test_a_cost_after_a_short_dash() -> None:
    card = compile_card(printed("Kicker-Sacrifice a Frog.\nScry 4.", "Sorcery")).card
    assert card["keywords"] == ({"keyword": "kicker", "cost": {"sacrifice": {"subtypes": ("Frog",)}}},)
