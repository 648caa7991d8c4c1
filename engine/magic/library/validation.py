"""Everything that is wrong with a card document: size, form, what is unsupported, what makes no sense.

Cards that a game brings along pass through here, so nothing in a document may cost more than reading it.
"""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, Mapping, Sequence
from difflib import get_close_matches
from functools import cache
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import fields

from engine.kernel.documents import Fault
from engine.kernel.forms import FORM_ERRORS, form_fault
from engine.magic.language.abilities import Ability, Card, Mode
from engine.magic.language.filters import Filter, Range, Target
from engine.magic.language.keywords import KeywordWithCost
from engine.magic.language.mana import Price

from .ability_faults import ability_faults, ungranted_faults
from .characteristics_faults import characteristics_faults
from .names import names_faults
from .reading import unions
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

_ABILITY = re.compile(r"\$\.\w+\[\d+\]")
_OTHERS: tuple[type[Struct], ...] = (Card, Mode, Price, Filter, Range, Target, KeywordWithCost)
"""What nothing tells apart."""
_INVALID = re.compile(r"Invalid value '(.*?)'(?:: one of .*)?")
_UNKNOWN = re.compile(r"Object contains unknown field `(.*?)`(?:: one of .*)?")
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
    if len(document) > MOST_BYTES:
        return [Fault("$", f"a card has at most {MOST_BYTES} bytes, this one has {len(document)}")]
    try:
        raw = msgspec.json.decode(document)
    except FORM_ERRORS as error:
        return [form_fault(error)]
    faults = list(_bounds(raw, "$", 1))
    if faults:
        return faults
    try:
        card = msgspec.convert(raw, Card)
    except msgspec.ValidationError:
        faults = [*unsupported_faults(raw), *_sound_parts(raw, tokens)]
        named = {fault.path for fault in faults}
        return faults + [_helped(fault) for fault in _form(raw) if fault.path not in named]
    return [
        *unsupported_faults(raw),
        *characteristics_faults(card),
        *ability_faults(card, tokens),
        *ungranted_faults(card),
        *names_faults(card),
    ]


def _bounds(node: Any, path: str, depth: int) -> Iterator[Fault]:
    if isinstance(node, dict | list) and depth > DEEPEST:
        yield Fault(path, f"a card has at most {DEEPEST} levels")
    elif isinstance(node, dict):
        for name, value in node.items():
            yield from _bounds(value, f"{path}.{name}", depth + 1)
    elif isinstance(node, list):
        most = MOST_ABILITIES if path in ("$.abilities", "$.granted") else MOST_ENTRIES
        if len(node) > most:
            yield Fault(path, f"at most {most} entries, not {len(node)}")
        for index, value in enumerate(node):
            yield from _bounds(value, f"{path}[{index}]", depth + 1)
    elif isinstance(node, int | float) and not -LARGEST <= node <= LARGEST:
        yield Fault(path, f"no number of a card is greater than {LARGEST}, or less than {-LARGEST}")


def _sound_parts(raw: Any, tokens: Container[str]) -> Iterator[Fault]:
    """What is wrong with the parts of a card that have the right form, whatever the others are to say."""
    if not isinstance(raw, dict):
        return
    sound: set[str] = set()
    stood_in = dict(raw)
    for member in ("abilities", "granted"):
        abilities = raw.get(member, [])
        stood_in[member] = []
        for index, ability in enumerate(abilities if isinstance(abilities, list) else ()):
            path = f"$.{member}[{index}]"
            formless = any(_first_fault(ability, Ability, path))
            stood_in[member].append(_STAND_IN if formless else ability)
            sound |= set() if formless else {path}
    try:
        card = msgspec.convert(stood_in, Card)
    except msgspec.ValidationError:
        return
    yield from (fault for fault in characteristics_faults(card) if fault.path != "$")
    for fault in (*ability_faults(card, tokens), *names_faults(card)):
        ability = _ABILITY.match(fault.path)
        if ability and ability[0] in sound:
            yield fault


def _form(raw: Any) -> Iterator[Fault]:
    """The faults of form: the first of each ability, and the first of the rest."""
    if not isinstance(raw, dict):
        yield from _first_fault(raw, Card, "$")
        return
    whole = dict(raw)
    for member in ("abilities", "granted"):
        if isinstance(raw.get(member), list):
            del whole[member]
            for index, ability in enumerate(raw[member]):
                yield from _first_fault(ability, Ability, f"$.{member}[{index}]")
    yield from _first_fault(whole, Card, "$")


def _first_fault(raw: Any, kind: Any, path: str) -> Iterator[Fault]:
    try:
        msgspec.convert(raw, kind)
    except msgspec.ValidationError as error:
        fault = form_fault(error, raw, kind)
        yield Fault(path + fault.path.removeprefix("$"), fault.message)


# Suggestions ------------------------------------------------------------------------------------------------


def _helped(fault: Fault) -> Fault:
    """The fault with the words that are close to the wrong one, or else all that there are."""
    member = fault.path.rsplit(".", 1)[-1]
    if (found := _INVALID.fullmatch(fault.message)) and member in _words():
        known = _words()[member]
        near = get_close_matches(found[1][:40], known, n=3)
        which = f"perhaps {_listed(near)}" if near else f"there are {_listed(known)}"
        return Fault(fault.path, f"nothing is called {found[1]!r} here; {which}", fault.rule)
    if found := _UNKNOWN.fullmatch(fault.message):
        near = get_close_matches(found[1][:40], _field_names(), n=2)
        which = f"; perhaps {_listed(near)}" if near else ""
        return Fault(fault.path, f"there is no field {found[1]!r} here{which}", fault.rule)
    return fault


def _listed(words_: Sequence[str]) -> str:
    return ", ".join(repr(word) for word in words_)


@cache
def _words() -> Mapping[str, tuple[str, ...]]:
    """The words of the language by the field that says them: ``do``, ``when``, ``change`` …"""
    return {
        member: tuple(sorted(str(kind.__struct_config__.tag) for kind in kinds))
        for member, kinds in unions().items()
    }


@cache
def _field_names() -> tuple[str, ...]:
    """Every field that anything in a card can have."""
    kinds = (*(kind for union in unions().values() for kind in union), *_OTHERS)
    return tuple(sorted({field.encode_name for kind in kinds for field in fields(kind)} | set(_words())))
