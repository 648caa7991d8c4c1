"""The numbered list of rewrites: each does what its example says, and once is enough."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from compiler.counting import as_told
from compiler.literals import needed
from compiler.rewrites import FORMS, REWRITES, Rewrite, reasons, rewritten


def numbers_of(found: Iterable[Rewrite]) -> list[int]:
    """Their numbers in the list."""
    return [rewrite.number for rewrite in found]


def made(rewrite: Rewrite, text: str) -> str:
    """What a rewrite makes of a text."""
    return rewrite.pattern.sub(rewrite.told, text)


def test_each_example_is_rewritten() -> None:
    assert not numbers_of(one for one in REWRITES if made(one, one.example[0]) != one.example[1])


def test_what_is_told_is_not_rewritten_again() -> None:
    assert not numbers_of(one for one in REWRITES if made(one, one.example[1]) != one.example[1])


def test_each_example_has_what_is_needed() -> None:
    assert not numbers_of(one for one in REWRITES if one.needed not in one.example[0])


@pytest.mark.parametrize(
    ("pattern", "words"),
    [
        ("frogs and snails", "frogs and snails"),
        (r"\bfrogs?\b and snail", " and snail"),
        (r"frog(?:s and snails)?", "frog"),
        (r"(frogs|[)(]\)) and snails", " and snails"),
        (r"[^]f]rogs x{2,3} an", "rogs "),
        (r"\{T\}: x+y*z", "{T}: x"),
        (r"frogs and|snails", ""),
        (r"^[a-z]$", ""),
    ],
)
def test_words_that_stand_in_everything_a_pattern_matches(pattern: str, words: str) -> None:
    assert needed(pattern) == words


def test_every_rewrite_and_every_form_has_a_number_of_its_own_and_a_reason() -> None:
    numbers = [rewrite.number for rewrite in REWRITES]
    assert len(set(numbers)) == len(numbers)
    assert not set(numbers) & FORMS.keys()
    assert all(reasons().values())
    assert reasons().keys() == {*numbers, *FORMS}


def test_the_numbers_of_those_that_were_needed_are_told() -> None:
    found = rewritten(
        "Landfall — Whenever a Frog enters the battlefield, add {G} to your mana pool.", spell=False
    )
    assert found.text == "Whenever a Frog enters, add {G}."
    assert found.numbers == (1, 3, 4)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        (
            "Until end of turn, target Frog gets +1/+1 for each Snail you control and gains reach.",
            "Target Frog gets +1/+1 for each Snail you control and gains reach until end of turn.",
        ),
        (
            "Until end of turn, Frogs you control gain reach and get +1/+1 for each Snail you control.",
            "Frogs you control gain reach and get +1/+1 for each Snail you control until end of turn.",
        ),
        (
            "Until end of turn, target Frog gets +1/+1 for each Snail you control.",
            "Target Frog gets +1/+1 until end of turn for each Snail you control.",
        ),
    ],
)
def test_a_duration_stands_behind_all_that_changes(text: str, told: str) -> None:
    assert rewritten(text, spell=True).text == told


@pytest.mark.parametrize("condition", ["it's your turn", "that creature is tapped"])
def test_when_an_ability_can_be_activated_is_said_last(condition: str) -> None:
    found = rewritten(f"{{2}}: Scry 4. Activate this ability only if {condition}.", spell=False)
    assert found.text == f"{{2}}: Scry 4. Activate only if {condition}."


def test_cards_of_both_kinds_are_counted_that_are_of_one() -> None:
    found = rewritten(
        "~ gets +X/+0, where X is the number of artifact and land cards in your graveyard.", spell=False
    )
    assert found.text == "~ gets +X/+0, where X is the number of artifact or land cards in your graveyard."
    found = rewritten("~ gets +1/+0 for each artifact and land card in your graveyard.", spell=False)
    assert found.text == "~ gets +1/+0 for each artifact or land card in your graveyard."


def test_who_sacrifices_is_told_where_it_says_something() -> None:
    found = rewritten("Whenever a player sacrifices a Snail, that player sacrifices a Frog.", spell=False)
    assert found.text == "Whenever a Snail is sacrificed, that player sacrifices a Frog of their choice."


def test_where_there_are_none_stays() -> None:
    found = rewritten("As long as there are no Frog cards in your graveyard, ~ has flying.", spell=False)
    assert found.text == "As long as no Frog cards are in your graveyard, ~ has flying."


@pytest.mark.parametrize(
    "text",
    [
        "Whenever a Frog you control enters, draw four cards.",
        "Target Frog gets +3/+1 until end of turn.",
        "{2}, {T}: ~ deals 4 damage to any target.",
        "As long as you control a Frog, ~ has flying.",
        "Destroy target Snail. You gain 6 life.",
        "Whenever an opponent sacrifices a Snail, draw four cards.",
    ],
)
def test_what_is_printed_as_it_is_told_stays(text: str) -> None:
    assert rewritten(text, spell=False) == (text, ())
    assert as_told(text) == (text, ())


@pytest.mark.parametrize(
    ("printed", "told"),
    [
        ("You gain 3 life for each Frog you control.", "You gain X life, where X is three times the number of Frogs you control."),
        ("Draw a card for each tapped Snail you control.", "Draw X cards, where X is the number of tapped Snails you control."),
        (
            "Target Frog gets +X/+X until end of turn, where X is the number of Snails you control.",
            "Target Frog gets +1/+1 until end of turn for each Snail you control.",
        ),
        (
            "Target Frog gets -X/-X until end of turn, where X is twice the number of Snails you control.",
            "Target Frog gets -2/-2 until end of turn for each Snail you control.",
        ),
        (
            "~ deals damage to any target equal to the number of Frogs you control.",
            "~ deals damage to any target equal to the number of Frogs you control.",
        ),
        (
            "You lose life equal to the number of Frogs you control.",
            "You lose X life, where X is the number of Frogs you control.",
        ),
        ("Untap each other Frog you control.", "Untap all other Frogs you control."),
        ("If you don't control a Frog, scry 4.", "If you control no Frogs, scry 4."),
        ("~ enters with a +1/+1 counter on it for each Frog you control.", "~ enters with X +1/+1 counters on it, where X is the number of Frogs you control."),
        ("Draw a card for each blocking Frog.", "Draw X cards, where X is the number of blocking Frogs."),
        (
            "Draw a card for each Aura attached to ~.",
            "Draw X cards, where X is the number of Auras attached to ~.",
        ),
        (
            "Put a +1/+1 counter on ~ for each creature in your party.",
            "Put X +1/+1 counters on ~, where X is the number of creatures in your party.",
        ),
        (
            "You gain 2 life for each purple permanent.",
            "You gain 2 life for each purple permanent.",
        ),
        ("~ gets +2/+2 for each Frog you control.", "~ gets +2/+2 for each Frog you control."),
        ("Draw a card for each purple Frog.", "Draw a card for each purple Frog."),
    ],
)  # fmt: skip
def test_amounts_are_turned_into_the_form_in_which_they_are_told(printed: str, told: str) -> None:
    assert as_told(printed).text == told


def test_a_table_of_results_without_an_upper_end_stays_as_it_is() -> None:
    text = "Roll a d20. 1-14 | Draw a card. 15+ | Draw two cards."
    assert rewritten(text, spell=True).text == text
    assert rewritten("Roll a d20 and add one. 15+ | Draw two cards.", spell=True).text.endswith(
        "Draw two cards."
    )
