"""What else is printed, held against what was compiled: keywords, the kinds of mana, the order of lines.

A line that is missing in a database cannot be missed by reading the others. But the list of keywords names
what the whole card has, and the kinds of mana what the whole card makes.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.magic.language.keywords import KEYWORDS, LANDWALKS
from engine.magic.language.words import BASIC_LAND_MANA

from .nodes import Document
from .normalising import Line
from .printed import Printed
from .refusing import Refused
from .writing import Resolved

_ACTIONS = frozenset(
    {
        "adapt",
        "amass",
        "bolster",
        "connive",
        "explore",
        "fight",
        "mill",
        "monstrosity",
        "populate",
        "proliferate",
        "regenerate",
        "scry",
        "surveil",
    }
)
"""Keyword actions that a step of this name is."""


def disagreements(
    printed: Printed, face: Document, understood: list[tuple[Line, Resolved]]
) -> Iterator[Refused]:
    """Where the database says something of a card that was not read in its lines, or in another order."""
    parts = [resolved.ability for _, resolved in understood]
    everything: list[Any] = [
        face,
        parts,
        [one.granted for _, one in understood],
        [one.tokens for _, one in understood],
    ]
    words = frozenset(_words(everything))
    yield from _above_backup(printed, face, understood)
    for keyword in printed.keywords or ():
        if not _is_there(keyword.lower(), words):
            yield Refused("the database lists a keyword that no line has", "", keyword)
            return
    if printed.produced_mana is not None:
        made = set(_mana(everything)) | {
            BASIC_LAND_MANA[name] for name in printed.subtypes if name in BASIC_LAND_MANA
        }
        missing = set(printed.produced_mana).intersection("WUBRGC") - made
        if missing:
            yield Refused("the database lists mana that no line makes", "", " ".join(sorted(missing)))


def _has_backup(face: Document) -> bool:
    """Whether the order of the lines matters (CR 702.165a)."""
    return any(isinstance(one, str) and one.startswith("backup ") for one in face.get("keywords", ()))


def _above_backup(
    printed: Printed, face: Document, understood: list[tuple[Line, Resolved]]
) -> Iterator[Refused]:
    """Abilities that backup does not give, since they are printed above it: a card holds its keywords before
    its abilities, so that it would (CR 702.165a)."""
    if not _has_backup(face):
        return
    above, _, _ = printed.text.partition("Backup ")
    for line, _ in understood:
        if line.printed in above:
            yield Refused("an ability is printed above backup, which does not give it", line.printed)


def _is_there(keyword: str, words: frozenset[str]) -> bool:
    if keyword == "landwalk":
        return not words.isdisjoint(LANDWALKS)
    if keyword in ("landcycling", "typecycling"):
        return any("cycling {" in word for word in words)
    if keyword in KEYWORDS or keyword in LANDWALKS:
        return keyword in words or any(word.startswith(f"{keyword} ") for word in words)
    if keyword in _ACTIONS:
        return keyword in words
    return True  # an ability word, or something that the check refuses


def _words(node: Any) -> Iterator[str]:
    """Keywords and verbs, wherever they stand."""
    if isinstance(node, dict):
        for name, value in node.items():
            if name == "not_keywords":
                continue
            if name in ("do", "keyword") and isinstance(value, str):
                yield value
            yield from _words(value)
    elif isinstance(node, list | tuple):
        for item in node:
            yield from _words(item)
    elif isinstance(node, str):
        yield node


def _mana(node: Any) -> Iterator[str]:
    if isinstance(node, dict):
        if node.get("do") == "add_mana":
            texts = [node.get("mana", ""), *node.get("one_of", ())]
            yield from (letter for text in texts for letter in text if letter in "WUBRGC")
        for value in node.values():
            yield from _mana(value)
    elif isinstance(node, list | tuple):
        for item in node:
            yield from _mana(item)
