"""The card files, read once when this module is imported."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from types import MappingProxyType

import msgspec

from engine.magic.language.abilities import Ability
from engine.magic.language.card import Card

from .definition import Definition, define
from .program import Instruction, Part

_HERE = Path(__file__).parent
_DECODER = msgspec.json.Decoder(Card)


def _read(folder: str) -> dict[str, Card]:
    return {path.stem: _DECODER.decode(path.read_bytes()) for path in sorted((_HERE / folder).glob("*.json"))}


CARDS: Mapping[str, Card] = MappingProxyType(_read("cards"))
"""The cards by key, in the order of the keys."""
TOKENS: Mapping[str, Card] = MappingProxyType(_read("tokens"))
"""The tokens by key."""
_DEFINITIONS: dict[str, Definition] = {}


def definition_of(key: str) -> Definition:
    """The definition of a card or token of the library; made at the first use.

    Raises:
        KeyError: the library has no such card.
    """
    found = _DEFINITIONS.get(key)
    if found is None:
        card = CARDS.get(key) or TOKENS[key]
        found = _DEFINITIONS[key] = define(key, card)
    return found


def program(card: str | Definition, address: str) -> tuple[Instruction, ...]:
    """The instructions at an address of a card, given by its key or its definition.

    Raises:
        KeyError: there is no such card, or nothing that has a program at this address.
    """
    return (definition_of(card) if isinstance(card, str) else card).programs[address]


def part(card: str | Definition, address: str) -> Part:
    """What stands at an address: an ability, one of its modes, or an ability that its steps set going.

    Raises:
        KeyError: there is no such card, or nothing at this address.
    """
    return (definition_of(card) if isinstance(card, str) else card).parts[address]


def standing_rules(format_id: str, abilities: Sequence[Ability]) -> Definition:
    """The abilities of a format itself, with their addresses, under a key that no card has."""
    key = f"@{format_id}"
    found = _DEFINITIONS[key] = define(key, Card(name=format_id, types=(), abilities=tuple(abilities)))
    return found
