"""What is said of a card that has come back to the battlefield, and of what it was before."""

from __future__ import annotations

import pytest

from tests.compiler.test_traps import refused, steps

AWAY = "Exile target creature, then return {} to the battlefield under its owner's control."


@pytest.mark.parametrize("it", ["it", "that card"])
@pytest.mark.parametrize(
    ("text", "field"),
    [
        ("If that creature is a Frog, scry 4.", "condition"),
        ("You gain life equal to that creature's toughness.", "amount"),
        ("Put a +1/+1 counter on that creature.", "on"),
    ],
)
def test_that_creature_is_the_one_that_has_come_back(it: str, text: str, field: str) -> None:
    """It is another object than what was exiled (CR 400.7)."""
    _, back, last = steps(f"{AWAY.format(it)} {text}", "Sorcery")
    asked = last[field] if isinstance(last[field], str) else last[field].get("of", last[field].get("what"))
    assert asked == back["as"] != "target"


def test_that_creature_is_what_was_exiled_until_it_comes_back() -> None:
    """Its power is asked as it last was there (CR 608.2h), its toughness as it is once it is there again."""
    end = "At the beginning of the next end step"
    later = f"{end}, return that card to the battlefield under its owner's control."
    text = f"Exile target creature. You gain life equal to that creature's power. {later} {{}}"
    _, gain, back = steps(
        text.format("If you do, you gain life equal to that creature's toughness."), "Sorcery"
    )
    assert gain["amount"]["of"] == "target"
    card, then = back["steps"]
    assert then["then"][0]["amount"]["of"] == card["as"]
    assert refused(text.format("You gain life equal to that creature's toughness."), "Sorcery")


def test_what_was_exiled_this_way_is_asked_for_as_it_was() -> None:
    exiled, _, last = steps(f"{AWAY.format('that card')} If a Frog was exiled this way, scry 4.", "Sorcery")
    assert last["condition"]["what"]["among"] == exiled["as"]
