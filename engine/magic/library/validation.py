"""Everything that is wrong with a card document: its size, its form, what is left out, what makes no sense.

Cards that a game brings along pass through here, so nothing in a document may cost more than reading it.
"""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

import msgspec

from engine.kernel.codec import form_fault
from engine.kernel.documents import Fault
from engine.magic.language.abilities import Ability
from engine.magic.language.card import Card

from .ability_faults import ability_faults
from .characteristics_faults import characteristics_faults
from .helping import helped
from .left_out import left_out_faults
from .names import names_faults

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

_FORM_ERRORS = (msgspec.DecodeError, RecursionError, UnicodeDecodeError)


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
    except _FORM_ERRORS as error:
        return [form_fault(error)]
    faults = list(_bounds(raw, "$", 1))
    if faults:
        return faults
    try:
        card = msgspec.convert(raw, Card)
    except msgspec.ValidationError:
        faults = [*left_out_faults(raw), *_characteristics_at_least(raw)]
        named = {fault.path for fault in faults}
        return faults + [helped(fault) for fault in _form(raw) if fault.path not in named]
    return [
        *left_out_faults(raw),
        *characteristics_faults(card),
        *ability_faults(card, tokens),
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


def _characteristics_at_least(raw: Any) -> Iterator[Fault]:
    """What is wrong with the rest of a card whose abilities have a wrong form, whatever they are to say."""
    if isinstance(raw, dict):
        rest = {name: value for name, value in raw.items() if name not in ("abilities", "granted")}
        try:
            card = msgspec.convert(rest, Card)
        except msgspec.ValidationError:
            return
        yield from (fault for fault in characteristics_faults(card) if fault.path != "$")


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
        fault = form_fault(error)
        yield Fault(path + fault.path.removeprefix("$"), fault.message)
