"""What a deck list says, line by line."""

from __future__ import annotations

from typing import NamedTuple

LONGEST_LIST = 100_000
"""Characters of a list; one of 250 different cards has a tenth of it."""
MOST_LINES = 2_000
LONGEST_LINE = 500
LONGEST_NAME = 150
"""The longest name that is printed on a card has 141 letters."""
MOST_COPIES = 250
"""Of one line: as many cards as a deck may have."""

MAIN, SIDEBOARD, COMMANDER, ASIDE = "main", "sideboard", "commander", "aside"
"""The parts of lists of any game: what is played, the sideboard, commanders, and what else is not played."""


class ListFault(ValueError):
    """A list that cannot be read at all: it is too long, or no list."""


class Line(NamedTuple):
    """A line with a card."""

    number: int
    """From 1."""
    part: str
    """The part of the list that it stands in: a part of the game's lists, or one of those of any game."""
    copies: int
    name: str


class Unread(NamedTuple):
    """A line that says nothing that can be understood."""

    number: int
    text: str
    why: str


class ReadList(NamedTuple):
    """A list that was read."""

    lines: tuple[Line | Unread, ...]
    notes: tuple[str, ...] = ()
    """What the reader decided where the list leaves it open."""


def unprintable(text: str) -> bool:
    """Whether a text has characters that no name has: control characters, or none at all."""
    return not text.isprintable()


def shown(text: str) -> str:
    """A text of a list as it is told: short, and without unprintable characters."""
    told = "".join(letter if letter.isprintable() else "�" for letter in text[:LONGEST_NAME])
    return told + "…" if len(text) > LONGEST_NAME else told


def counted(number: int, part: str, copies: int, name: str) -> Line | Unread:
    """A line with so many copies of a card, if both can be."""
    if not 1 <= copies <= MOST_COPIES:
        return Unread(number, shown(name), f"a line has 1 to {MOST_COPIES} copies of a card")
    if len(name) > LONGEST_NAME:
        return Unread(number, shown(name), f"a name has at most {LONGEST_NAME} letters, not {len(name)}")
    if unprintable(name):
        return Unread(number, shown(name), "a name has no control characters")
    return Line(number, part, copies, name)
