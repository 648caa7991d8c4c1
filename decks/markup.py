"""Deck lists in XML: Cockatrice's ``.cod`` and Magic Online's ``.dek``.

The parser reads no document type: entities, which a few lines make gigabytes of, stand nowhere else.
"""

from __future__ import annotations

from collections.abc import Mapping
from xml.parsers.expat import ExpatError, ParserCreate

from .lines import ASIDE, MAIN, MOST_LINES, SIDEBOARD, Line, ListFault, ReadList, Unread, counted

ZONES: Mapping[str, str] = {"main": MAIN, "side": SIDEBOARD, "tokens": ASIDE}
"""Of Cockatrice."""
DEEPEST = 10
"""Elements inside each other."""
_ROOTS = ("cockatrice_deck", "Deck")


def is_markup(text: str) -> bool:
    """Whether a list is XML."""
    return text.lstrip()[:1] == "<"


def read_markup(text: str) -> ReadList:
    """What such a list says.

    Raises:
        ListFault: it is no XML, has a document type, or is no deck list.
    """
    reader = _Reader()
    try:
        reader.parser.Parse(text.lstrip().encode("utf-8", "replace"), True)  # that is the end
    except ExpatError as error:
        raise ListFault(f"line {error.lineno}: this is no sound XML") from None
    return ReadList(tuple(reader.lines))


class _Reader:
    def __init__(self) -> None:
        self.lines: list[Line | Unread] = []
        self._zone = MAIN
        self._depth = 0
        self.parser = ParserCreate("utf-8")
        self.parser.StartElementHandler = self._start
        self.parser.EndElementHandler = self._end
        self.parser.StartDoctypeDeclHandler = self._refuse_document_type

    def _refuse_document_type(self, *_: object) -> None:
        raise ListFault(f"line {self.parser.CurrentLineNumber}: a deck list has no document type")

    def _start(self, element: str, attributes: Mapping[str, str]) -> None:
        number = self.parser.CurrentLineNumber
        if self._depth == 0 and element not in _ROOTS:
            raise ListFault(f"line {number}: this is no deck list of Cockatrice or Magic Online")
        self._depth += 1
        if self._depth > DEEPEST:
            raise ListFault(f"line {number}: elements lie more than {DEEPEST} deep inside each other")
        if element == "zone":
            self._zone = ZONES.get(attributes.get("name", "").lower(), ASIDE)
        elif element == "card":
            self._add(number, self._zone, attributes.get("number", "1"), attributes.get("name", ""))
        elif element == "Cards":
            aside = attributes.get("Sideboard", "").lower() == "true"
            part = SIDEBOARD if aside else MAIN
            self._add(number, part, attributes.get("Quantity", "1"), attributes.get("Name", ""))

    def _end(self, _: str) -> None:
        self._depth -= 1

    def _add(self, number: int, part: str, copies: str, name: str) -> None:
        if len(self.lines) >= MOST_LINES:
            raise ListFault(f"line {number}: a list has at most {MOST_LINES:,} cards")
        name = name.strip()
        if not any(letter.isalnum() for letter in name):
            self.lines.append(Unread(number, name[:20], "there is no name of a card"))
        elif not (copies.isascii() and copies.isdecimal()):
            self.lines.append(Unread(number, name[:100], f"{copies[:20]!r} is no number of copies"))
        else:
            self.lines.append(counted(number, part, int(copies[:9]), name))
