"""Cards checked for their author: every fault with its place, or else what a reader sees of them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec import Struct

from engine.kernel.documents import Face, Fault
from engine.kernel.forms import FORM_ERRORS
from engine.magic.language.abilities import Card
from engine.magic.text.face import face_of

from .creations import creations_fault
from .definition import key_of
from .loader import TOKENS
from .validation import card_faults


class Examined(NamedTuple):
    """What there is to say of one card document: its faults, or else what the card is and does."""

    faults: tuple[Fault, ...]
    face: Face | None


def examine(documents: Sequence[tuple[str, bytes]]) -> list[Examined]:
    """Check card documents that come together, each with the key by which the others create it if it is a
    token. What creates a token with faults cannot be told."""
    own = {index: key for index, (key, one) in enumerate(documents) if name_of(one).endswith(" Token")}
    faults = [card_faults(one, frozenset([*own.values(), *TOKENS])) for _, one in documents]
    cards = {
        index: msgspec.json.decode(one, type=Card)
        for index, (_, one) in enumerate(documents)
        if not faults[index]
    }
    tokens = {key: card for key, card in TOKENS.items() if key not in own.values()}
    tokens |= {key: cards[index] for index, key in own.items() if index in cards}
    return [
        _told(cards[index], tokens) if index in cards else Examined(tuple(faults[index]), None)
        for index in range(len(documents))
    ]


def _told(card: Card, tokens: Mapping[str, Card]) -> Examined:
    fault = creations_fault(card, tokens)
    if fault is not None:
        return Examined((Fault("$", fault),), None)
    return Examined((), face_of(card, tokens))


def name_of(document: bytes) -> str:
    """The name in a document of any form; empty, if there is none."""
    try:
        return msgspec.json.decode(document, type=_Named).name
    except FORM_ERRORS:
        return ""


class _Named(Struct):
    name: str = ""


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
    examined = examine([(_stem(file), document) for file, document in files.items()])
    for file, (faults, face) in zip(files, examined, strict=True):
        if face is None:
            yield Checked(file, False, tuple(f"{fault.path}: {fault.message}" for fault in faults))
            continue
        misnamed = _misnamed(file, face.name)
        lines = (misnamed,) if misnamed else (f"{face.name} {face.cost or ''}".strip(), face.type)
        yield Checked(file, misnamed is None, (*lines, *face.text.splitlines()))


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
