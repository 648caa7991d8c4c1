"""Deck lists in text, as programs and sites write them."""

from __future__ import annotations

import time

import pytest

from decks.lines import (
    ASIDE,
    COMMANDER,
    LONGEST_LINE,
    LONGEST_LIST,
    LONGEST_NAME,
    MAIN,
    MOST_COPIES,
    MOST_LINES,
    SIDEBOARD,
    Line,
    ListFault,
    Unread,
)
from decks.reading import read_list


def read(text: str, *parts: str) -> list[tuple[str, int, str]]:
    """Part, copies and name of each card; every line has to be read."""
    lines = read_list(text, parts).lines
    assert all(isinstance(line, Line) for line in lines), lines
    return [line[1:] for line in lines if isinstance(line, Line)]


@pytest.mark.parametrize(
    ("line", "copies", "name"),
    [
        ("4 Lightning Bolt", 4, "Lightning Bolt"),
        ("4x Lightning Bolt", 4, "Lightning Bolt"),
        ("4X Lightning Bolt", 4, "Lightning Bolt"),
        ("4 x Lightning Bolt", 4, "Lightning Bolt"),
        ("4\tLightning Bolt", 4, "Lightning Bolt"),
        ("  12  Forest  ", 12, "Forest"),
        ("Lightning Bolt", 1, "Lightning Bolt"),
        ("4 Lightning Bolt (2X2) 117", 4, "Lightning Bolt"),
        ("4 Lightning Bolt (PLST) A25-141", 4, "Lightning Bolt"),
        ("4 Lightning Bolt (2X2) 117 *F*", 4, "Lightning Bolt"),
        ("4 Lightning Bolt (SLD) 123★", 4, "Lightning Bolt"),
        ("4 Lightning Bolt ()", 4, "Lightning Bolt"),
        ("4 Lightning Bolt [2X2]", 4, "Lightning Bolt"),
        ("4 [2X2] Lightning Bolt", 4, "Lightning Bolt"),
        ("1x Sol Ring (c21) 263 [Ramp] ^Have,#37d67a^", 1, "Sol Ring"),
        ("1 Opt # a note (XLN)", 1, "Opt"),
        ("1 Fire // Ice (APC) 128", 1, "Fire // Ice"),
        ("1 Fire/Ice", 1, "Fire/Ice"),
        ("1 Borrowing 100,000 Arrows", 1, "Borrowing 100,000 Arrows"),
        ("1 +2 Mace", 1, "+2 Mace"),
        ("1 _____", 0, ""),
        ("2 Xantid Swarm", 2, "Xantid Swarm"),
        ("2 xantid swarm", 2, "xantid swarm"),
        ("1996 World Champion", 1996, ""),
        ("1 Erase (Not the Urza's Legacy One)", 1, "Erase (Not the Urza's Legacy One)"),
        ("1 Juzám Djinn", 1, "Juzám Djinn"),
        ("1\xa0Opt", 1, "Opt"),
    ],
)
def test_a_card_stands_on_a_line(line: str, copies: int, name: str) -> None:
    (found,) = read_list(line).lines
    if name:
        assert found == Line(1, MAIN, copies, name)
    else:
        assert isinstance(found, Unread)


def test_arena_has_headings_and_a_name() -> None:
    text = """About
Name Lands and More
Deck

Deck
4 Opt (XLN) 65
20 Island (XLN) 265

Sideboard
2 Negate (M20) 69
"""
    assert read(text) == [(MAIN, 4, "Opt"), (MAIN, 20, "Island"), (SIDEBOARD, 2, "Negate")]


def test_what_is_said_about_a_deck_ends_with_a_blank_line() -> None:
    assert read("About\nName Lands and More\n\n4 Opt") == [(MAIN, 4, "Opt")]


def test_a_deck_for_a_commander_says_so_in_several_ways() -> None:
    text = """Commander
1 Ghalta, Primal Hunger

Deck
1 Opt
1 Jodah *CMDR*
1 Sisay [Commander{top}]
1 Commander's Sphere
"""
    assert read(text) == [
        (COMMANDER, 1, "Ghalta, Primal Hunger"),
        (MAIN, 1, "Opt"),
        (COMMANDER, 1, "Jodah"),
        (COMMANDER, 1, "Sisay"),
        (MAIN, 1, "Commander's Sphere"),
    ]


def test_what_is_not_played_stands_aside() -> None:
    text = "4 Opt\nMaybeboard:\n1 Shock\nTokens\n1 Goblin\nCompanion\n1 Lurrus\nMain Deck (60)\n1 Fear"
    assert read(text) == [
        (MAIN, 4, "Opt"),
        (ASIDE, 1, "Shock"),
        (ASIDE, 1, "Goblin"),
        (SIDEBOARD, 1, "Lurrus"),
        (MAIN, 1, "Fear"),
    ]


def test_headings_of_kinds_leave_the_part_as_it_is() -> None:
    text = "Creatures (4)\n4 Bear\nLands: 2\n2 Forest\nSideboard\n// Instants\n1 Shock\nPlaneswalkers\n1 Jace"
    assert [part for part, *_ in read(text)] == [MAIN, MAIN, SIDEBOARD, SIDEBOARD]


def test_sb_marks_a_card_of_the_sideboard_and_comments_are_passed_over() -> None:
    text = "// NAME : Burn\n# by me\n4 Shock\nSB: 3 Smash\nsb:2 Shatter\n//4 Opt\n4 Lava Spike"
    assert read(text) == [
        (MAIN, 4, "Shock"),
        (SIDEBOARD, 3, "Smash"),
        (SIDEBOARD, 2, "Shatter"),
        (MAIN, 4, "Lava Spike"),
    ]


def test_the_parts_of_a_game_have_headings_too() -> None:
    text = "4 Opt\nStock\n1 A\n# Level 1\n2 B\nLevel 2:\n3 C\n[level3]\n1 D\n"
    text += "Player Deck (3)\n1 E\nPlaneswalkers\n1 F"
    parts = ("stock", "level1", "level2", "level3", "player_deck", "planeswalkers")
    found = read(text, *parts)
    assert [part for part, *_ in found] == [
        MAIN,
        "stock",
        "level1",
        "level2",
        "level3",
        "player_deck",
        "planeswalkers",
    ]
    assert read_list("Stock").lines == (Line(1, MAIN, 1, "Stock"),), "no part of this game"


def test_one_blank_line_divides_sixty_cards_from_a_sideboard() -> None:
    deck = "20 Island\n40 Opt\n"
    found = read_list(f"\n{deck}\n\n3 Negate\n")
    assert [line[1] for line in found.lines] == [MAIN, MAIN, SIDEBOARD]
    assert found.notes == ("the 3 cards after the blank line 5 were read as the sideboard",)
    for other in (
        f"{deck}\n16 Negate",
        f"20 Island\n\n{deck}\n3 Negate",
        f"{deck}\n3 Negate\n\n2 Duress",
        "20 Island\n\n4 Opt",
        f"Deck\n{deck}",
        deck,
    ):
        assert {line[1] for line in read_list(other).lines} == {MAIN}
        assert read_list(other).notes == ()
    assert [part for part, *_ in read(f"{deck}\n3 Negate\nSB: 1 Duress")] == [MAIN, MAIN, MAIN, SIDEBOARD]


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("0 Opt", f"a line has 1 to {MOST_COPIES} copies of a card"),
        (f"{MOST_COPIES + 1} Opt", f"a line has 1 to {MOST_COPIES} copies of a card"),
        ("9" * 300 + " Opt", f"a line has 1 to {MOST_COPIES} copies of a card"),
        ("4 Opt\x07", "a line has no control characters"),
        ("4 \u202eOpt", "a line has no control characters"),
        ("----", "there is no name of a card"),
        (
            "4 " + "x" * (LONGEST_NAME + 1),
            f"a name has at most {LONGEST_NAME} letters, not {LONGEST_NAME + 1}",
        ),
        (
            "x" * (LONGEST_LINE + 1),
            f"a line has at most {LONGEST_LINE} characters, not {LONGEST_LINE + 1}",
        ),
    ],
)
def test_a_line_that_cannot_be_read_is_told_with_its_number(line: str, why: str) -> None:
    first, found = read_list(f"4 Shock\n{line}").lines
    assert first == Line(1, MAIN, 4, "Shock")
    assert isinstance(found, Unread)
    assert (found.number, found.why) == (2, why)
    assert found.text.isprintable()
    assert len(found.text) <= LONGEST_NAME + 1


def test_a_list_has_bounds() -> None:
    assert len(read_list("1 Opt\n" * MOST_LINES).lines) == MOST_LINES
    with pytest.raises(
        ListFault, match=f"line {MOST_LINES + 1:}: a list has at most 2,000 lines, not 10,000"
    ):
        read_list("1 Opt\n" * 10_000)
    with pytest.raises(ListFault, match="a list has at most 100,000 characters, not 1,048,576"):
        read_list("x" * 2**20)
    assert read_list("").lines == ()


@pytest.mark.parametrize(
    "line",
    [
        "a " * 249 + "!",
        "[" * 499,
        "1 " + "(" * 490,
        "1 " + "^" * 490,
        "9 x " * 120,
        "# " * 249,
        "1 a" + " *F*" * 120,
    ],
)
def test_no_line_takes_long(line: str) -> None:
    """Far more than a second, if anything grew with more than the square of a line's length."""
    text = "\n".join([line] * min(MOST_LINES, LONGEST_LIST // (len(line) + 1)))
    begin = time.process_time()
    read_list(text, ("stock",))
    assert time.process_time() - begin < 2.0
