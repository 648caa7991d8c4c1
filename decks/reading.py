"""Deck lists in text.

One card a line, ``4 Lightning Bolt``, and around it whatever the programs and sites write that people copy
lists from:

* the copies: ``4``, ``4x``, or nothing for one;
* after the name: edition and number, ``(2X2) 117`` or ``[2X2]``; ``*F*`` for foil; ``[Ramp]`` and
  ``^Have,#37d67a^`` of Archidekt; a ``# comment``;
* before the name: ``[2X2]``, and ``SB:`` for a card of the sideboard;
* headings: ``Deck``, ``Sideboard``, ``Commander``, ``Creatures (24)``, and the parts of a game's lists such
  as ``Stock`` or ``Level 1``, whether or not as comments;
* ``About`` and ``Name My Deck`` at the head of what Arena exports;
* comments: ``// …``, ``# …``;
* a blank line before the sideboard, as Magic Online writes it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence

from .lines import (
    ASIDE,
    COMMANDER,
    LONGEST_LINE,
    LONGEST_LIST,
    MAIN,
    MOST_LINES,
    SIDEBOARD,
    Line,
    ListFault,
    ReadList,
    Unread,
    counted,
    shown,
    unprintable,
)
from .markup import is_markup, read_markup

MOST_MARKS = 6
"""Of what stands after a name."""
USUAL_DECK, USUAL_SIDEBOARD = 60, 15
"""Cards before and after a blank line that divides a deck from its sideboard."""

HEADINGS: Mapping[str, str] = {
    **dict.fromkeys(("deck", "main", "main deck", "maindeck", "mainboard", "main board"), MAIN),
    **dict.fromkeys(("sideboard", "side", "side board", "sb", "companion"), SIDEBOARD),
    **dict.fromkeys(("commander", "commanders", "general", "oathbreaker", "signature spell"), COMMANDER),
    **dict.fromkeys(("maybeboard", "maybe", "considering", "acquireboard", "tokens", "token"), ASIDE),
    **dict.fromkeys(("attractions", "stickers", "planes", "schemes"), ASIDE),
}
KINDS = (
    *("creature", "creatures", "land", "lands", "basic lands", "instant", "instants", "sorcery", "sorceries"),
    *("instants and sorceries", "spell", "spells", "other spells", "artifact", "artifacts", "enchantment"),
    *("enchantments", "planeswalker", "planeswalkers", "other", "others"),
)
"""Headings within a part of a list."""
_ABOUT = "about"
_HEADING = re.compile(r"(?://|#)?\s*\[?([^\d\W][\w ]*?(?: \d)?)\]?\s*(?:\(\d+\)|: *\d*|)\s*:?\s*")
_SPACES = re.compile(r"[ \t\xa0]+")
_COUNTED = re.compile(r"(\d+) ?x? +(\S.*)|(\d+)[xX]\s*(\S.*)")
_COMMENT = re.compile(r"\s+#.*\Z")
_EDITION_BEFORE = re.compile(r"\[[^\[\]]*\]\s*")
_AFTER = re.compile(
    r"\s*(?:\*[A-Za-z]+\*|\[[^\[\]]*\]|\^[^^]*\^|<[^<>]*>|\([A-Za-z0-9_ ]{0,8}\)(?: *[\w★†-]{1,12})?)\Z"
)
_COMMANDER_MARK = re.compile(r"\*CMDR\*|\[[^\[\]]*\bCommander\b[^\[\]]*\]", re.IGNORECASE)


def read_list(text: str, parts: Sequence[str] = ()) -> ReadList:
    """What a deck list says, text or XML.

    Args:
        text: the list.
        parts: the parts of the lists of the game that it is for, which headings may name.

    Raises:
        ListFault: it is too long, or no list.
    """
    text = text.removeprefix("\ufeff")
    if len(text) > LONGEST_LIST:
        raise ListFault(f"a list has at most {LONGEST_LIST:,} characters, not {len(text):,}")
    if is_markup(text):
        return read_markup(text)
    lines = text.splitlines()
    if len(lines) > MOST_LINES:
        raise ListFault(f"line {MOST_LINES + 1}: a list has at most {MOST_LINES:,} lines, not {len(lines):,}")
    headings = {**HEADINGS, **{part.replace("_", " "): part for part in parts}}
    headings |= {re.sub(r"(\w)(\d)", r"\1 \2", part): part for part in parts}
    reader = _Reader(headings)
    found = [one for number, line in enumerate(lines, 1) for one in reader.read(number, line)]
    return reader.divided(found)


class _Reader:
    """Reads a list line by line, and knows in which part of it the next one stands."""

    def __init__(self, headings: Mapping[str, str]) -> None:
        self._headings = headings
        self._part = MAIN
        self._about = False
        self._has_parts = False
        """Whether a heading or a line told where the sideboard is."""
        self._gaps: list[int] = []
        """The numbers of blank lines after a card, each before another card."""
        self._blank = 0
        self._has_cards = False

    def read(self, number: int, text: str) -> Iterator[Line | Unread]:
        """What a line says: nothing, if it is blank, a heading or a comment."""
        if len(text) > LONGEST_LINE:
            why = f"a line has at most {LONGEST_LINE} characters, not {len(text)}"
            yield Unread(number, shown(text), why)
            return
        text = _SPACES.sub(" ", text).strip()
        if not text:
            self._blank, self._about = number, False
            return
        if unprintable(text):
            yield Unread(number, shown(text), "a line has no control characters")
            return
        if self._is_heading(text) or self._about or text.startswith(("//", "#")):
            return
        if self._blank and self._has_cards:
            self._gaps.append(self._blank)
        self._blank, self._has_cards = 0, True
        yield self._card(number, text)

    def _is_heading(self, text: str) -> bool:
        found = _HEADING.fullmatch(text)
        title = "" if found is None else found[1].strip().lower()
        if title == _ABOUT:
            self._about = True
            return True
        if title in self._headings:
            self._part, self._about = self._headings[title], False
            self._has_parts = self._has_parts or self._part != MAIN
            return True
        return title in KINDS

    def _card(self, number: int, text: str) -> Line | Unread:
        part = self._part
        if text[:3].upper() == "SB:":
            part, text, self._has_parts = SIDEBOARD, text[3:].strip(), True
        if _COMMANDER_MARK.search(text):
            part = COMMANDER
        copies, name = _copies(_COMMENT.sub("", text))
        name = _bare(name)
        if not any(letter.isalnum() for letter in name):
            return Unread(number, shown(text), "there is no name of a card")
        return counted(number, part, copies, name)

    def divided(self, lines: Sequence[Line | Unread]) -> ReadList:
        """The list, with the sideboard that a blank line alone divides from the deck."""
        if self._has_parts or len(self._gaps) != 1:
            return ReadList(tuple(lines))
        gap = self._gaps[0]
        before = sum(line.copies for line in lines if isinstance(line, Line) and line.number < gap)
        after = sum(line.copies for line in lines if isinstance(line, Line) and line.number > gap)
        if before < USUAL_DECK or after > USUAL_SIDEBOARD:
            return ReadList(tuple(lines))
        told = (
            line._replace(part=SIDEBOARD) if isinstance(line, Line) and line.number > gap else line
            for line in lines
        )
        note = f"the {after} cards after the blank line {gap} were read as the sideboard"
        return ReadList(tuple(told), (note,))


def _copies(text: str) -> tuple[int, str]:
    """How many copies a line speaks of, and the rest of it."""
    found = _COUNTED.fullmatch(text)
    if found is None:
        return 1, text
    digits, name = (found[1], found[2]) if found[1] else (found[3], found[4])
    return int(digits[:9]), name


def _bare(name: str) -> str:
    """A name without what programs write around it."""
    name = _EDITION_BEFORE.sub("", name, count=1) if name.startswith("[") else name
    for _ in range(MOST_MARKS):
        name = _AFTER.sub("", name).strip() or name
    return name.strip()
