"""Everything that is wrong with a card document: size, form, what is unsupported, what makes no sense.

Cards that a game brings along pass through here, so nothing in a document may cost more than reading it.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterable, Iterator
from typing import Any

import msgspec

from engine.kernel.documents import Fault
from engine.kernel.forms import FORM_ERRORS, form_fault
from engine.kernel.mending import Mended, mended
from engine.magic.language.abilities import Card
from engine.magic.language.renamed import renewed

from .ability_faults import ability_faults, part_faults, ungranted_faults
from .characteristics_faults import characteristics_faults
from .emblem_faults import emblem_faults
from .idle_faults import idle_faults, idle_part_faults
from .names import names_faults
from .reading import placed
from .unsupported import unsupported_faults

DIALECT = "https://json-schema.org/draft/2020-12/schema"
MOST_BYTES = 8192
"""Of a card document; the longest in the library has a quarter of that."""
MOST_ABILITIES = 12
"""Of ``abilities`` and of ``granted``."""
MOST_ENTRIES = 24
"""Of any other list."""
DEEPEST = 20
"""Objects and lists inside each other."""
LARGEST = 1000
"""Of any number, to either side."""
_BOUNDED = frozenset({dict, list, int, float})
"""What can be too much of something."""

_ABILITY = re.compile(r"\$\.\w+\[\d+\]")
_BY_ITSELF = ("$.name", "$.supertypes", "$.colors", "$.power", "$.toughness", "$.loyalty")
"""What can be unclear without making anything else so."""
_STAND_IN = {
    "ability": "triggered",
    "trigger": {"when": "enters"},
    "do": [{"do": "move", "what": "self", "to": "exile", "linked": True}],
}
"""In place of an ability of the wrong form: it gives others all the names that they may use."""


def card_schema() -> dict[str, Any]:
    """The JSON Schema of a card file, generated from the types: what has the form of a card."""
    return {"$schema": DIALECT, "title": "Card file", **msgspec.json.schema(Card)}


class InvalidCard(ValueError):
    """A card that cannot be played, with everything that is wrong with it."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__("; ".join(f"{fault.path}: {fault.message}" for fault in faults))
        self.faults = faults


def read_card(document: bytes, tokens: Container[str]) -> Card:
    """The card of a document. ``tokens``: the keys of the tokens that it may create.

    Raises:
        InvalidCard: something is wrong with it; all faults are listed.
    """
    faults = card_faults(document, tokens)
    if faults:
        raise InvalidCard(faults)
    return msgspec.json.decode(document, type=Card)


def card_faults(document: bytes, tokens: Container[str]) -> list[Fault]:
    """Everything that is wrong with a card document; nothing, if it can be played."""
    try:
        raw = msgspec.json.decode(document)
        size = len(msgspec.json.encode(raw))
    except FORM_ERRORS as error:
        return [form_fault(error)]
    if size > MOST_BYTES:
        return [Fault("$", f"a card has at most {MOST_BYTES} bytes without white space, this one has {size}")]
    faults = list(_bounds(raw, "$", 1))
    if faults:
        return faults
    raw, old = renewed(raw)
    unsupported = [*unsupported_faults(raw), *old]
    found = mended(raw, Card)
    if found.faults:
        faults = _besides(unsupported, _sound_parts(found, tokens))
        return _besides(faults, found.faults)
    card = msgspec.convert(raw, Card)
    return _besides(unsupported, (*_faults_of(card, tokens), *names_faults(card)))


def is_sound(document: bytes, tokens: Container[str]) -> bool:
    """Whether :func:`card_faults` finds nothing; it is over at the first fault."""
    try:
        raw = msgspec.json.decode(document)
        card = msgspec.convert(raw, Card)
        size = len(msgspec.json.encode(raw))
    except (*FORM_ERRORS, RecursionError):
        return False
    if size > MOST_BYTES or any(_bounds(raw, "$", 1)) or any(unsupported_faults(raw)):
        return False
    return not any(_faults_of(card, tokens)) and not any(names_faults(card))


def has_faulty_part(card: Card, tokens: Container[str], sound: Container[int]) -> bool:
    """Whether a struct of the card is faulty by itself, other than those whose identity is one of ``sound``:
    what :func:`is_sound` will refuse, told sooner."""
    for member in ("keywords", "abilities", "granted"):
        for part, path in placed(getattr(card, member), f"$.{member}", but=sound):
            if any(part_faults(part, path, tokens, len(card.granted))) or any(idle_part_faults(part, path)):
                return True
    return False


def _faults_of(card: Card, tokens: Container[str]) -> Iterator[Fault]:
    """What is wrong with a card of the right form, but for its names."""
    yield from characteristics_faults(card)
    yield from emblem_faults(card)
    yield from ability_faults(card, tokens)
    yield from ungranted_faults(card)
    yield from idle_faults(card)


def _besides(faults: list[Fault], more: Iterable[Fault]) -> list[Fault]:
    """Faults, and those of others that stand elsewhere: what is left out is not faulty as well."""
    named = {fault.path for fault in faults}
    return faults + [fault for fault in more if fault.path not in named]


def _bounds(node: Any, path: str, depth: int) -> Iterator[Fault]:
    if isinstance(node, dict | list) and depth > DEEPEST:
        yield Fault(path, f"a card has at most {DEEPEST} levels")
    elif isinstance(node, dict):
        for name, value in node.items():
            if type(value) in _BOUNDED:
                yield from _bounds(value, f"{path}.{name}", depth + 1)
    elif isinstance(node, list):
        most = MOST_ABILITIES if path in ("$.abilities", "$.granted") else MOST_ENTRIES
        if len(node) > most:
            yield Fault(path, f"at most {most} entries, not {len(node)}")
        for index, value in enumerate(node):
            if type(value) in _BOUNDED:
                yield from _bounds(value, f"{path}[{index}]", depth + 1)
    elif isinstance(node, int | float) and not -LARGEST <= node <= LARGEST:
        yield Fault(path, f"no number of a card is greater than {LARGEST}, or less than {-LARGEST}")


def _sound_parts(found: Mended, tokens: Container[str]) -> Iterator[Fault]:
    """What is wrong with the parts of a mended card of which it is clear what they are to say."""
    unclear = {place[0] if (place := _ABILITY.match(path)) else path for path in found.guessed}
    if any(not path.startswith(("$.abilities[", "$.granted[", *_BY_ITSELF)) for path in unclear):
        return
    stood_in = dict(found.document)
    for member in ("abilities", "granted"):
        stood_in[member] = [
            _STAND_IN if f"$.{member}[{index}]" in unclear else ability
            for index, ability in enumerate(found.document.get(member, ()))
        ]
    card = msgspec.convert(stood_in, Card)
    for fault in characteristics_faults(card):
        if fault.path != "$" and fault.path not in unclear:
            yield fault
    for fault in (*ability_faults(card, tokens), *idle_faults(card), *names_faults(card)):
        place = _ABILITY.match(fault.path)
        if place and place[0] not in unclear:
            yield fault
