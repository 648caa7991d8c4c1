"""Cards checked for their author: every fault with its place, or else what a reader sees of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

import msgspec

from engine.kernel.documents import Face, Fault
from engine.magic.language.abilities import Card
from engine.magic.text.face import face_of

from .definition import key_of
from .loader import TOKENS
from .validation import InvalidCard, read_card


class Examined(NamedTuple):
    """What there is to say of one card document: its faults, or else what the card is and does."""

    faults: tuple[Fault, ...]
    face: Face | None


def examine(document: bytes, tokens: Mapping[str, Card]) -> Examined:
    """Check a card document. ``tokens`` are those that it may create, by key."""
    try:
        return Examined((), face_of(read_card(document, tokens), tokens))
    except InvalidCard as error:
        return Examined(tuple(error.faults), None)


class Checked(NamedTuple):
    """What became of one file."""

    file: str
    sound: bool
    lines: tuple[str, ...]
    """The card as its reader sees it, or its faults."""


def check(files: Mapping[str, bytes]) -> Iterator[Checked]:
    """Check card files, given by name and content.

    A token that one of the files describes can be created by the others.
    """
    tokens = {**TOKENS, **dict(_tokens(files))}
    for file, document in files.items():
        faults, face = examine(document, tokens)
        if face is None:
            yield Checked(file, False, tuple(f"{fault.path}: {fault.message}" for fault in faults))
            continue
        misnamed = _misnamed(file, face.name)
        lines = (misnamed,) if misnamed else (f"{face.name} {face.cost or ''}".strip(), face.type)
        yield Checked(file, misnamed is None, (*lines, *face.text.splitlines()))


def _tokens(files: Mapping[str, bytes]) -> Iterable[tuple[str, Card]]:
    for file, document in files.items():
        try:
            card = msgspec.json.decode(document, type=Card)
        except (msgspec.DecodeError, RecursionError, UnicodeDecodeError):
            continue
        if card.name.endswith(" Token"):
            yield _stem(file), card


def _stem(file: str) -> str:
    return file.replace("\\", "/").rsplit("/", 1)[-1].removesuffix(".json")


def _misnamed(file: str, name: str) -> str | None:
    """A card's file has its key; a token's begins with it, for there are tokens of one name."""
    key, stem = key_of(name), _stem(file)
    if stem == key or (name.endswith(" Token") and stem.startswith(f"{key}_")):
        return None
    return f"$.name: the file of {name} is called {key}.json"


def report(checked: Checked) -> str:
    """One file's result, to be printed."""
    heading = f"{checked.file}: {'sound' if checked.sound else 'faults'}"
    return "\n".join([heading, *(f"    {line}" for line in checked.lines)])
