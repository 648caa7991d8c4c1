"""Lookup of definitions by the key of a card, and of abilities and programs by address."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from engine.magic.state import Id, MagicState

from .custom_cards import definition_for, is_token_card
from .language.effects import Instruction
from .library.definition import Definition, Part, card_at
from .library.loader import BLANKS, CARDS, MARKERS, TOKENS, without
from .seams import FORMATS

__all__ = [
    "Definition",
    "Emblem",
    "definition",
    "definitions",
    "emblems",
    "is_token",
    "knows",
    "mentions",
    "part",
    "program",
    "working_in",
]


def definition(state: MagicState, key: str) -> Definition:
    """The definition of a card that lies on the table of this state, as far as it means something there.

    Raises:
        KeyError: there is no such card, neither among those that the game brought along nor in the library.
    """
    form, cards = FORMATS[type(state)], state.table.cards
    if key not in cards:
        return form.library[key]
    found = definition_for(key, cards[key])
    return without(found, form.ignored) if form.ignored else found


def working_in(state: MagicState, zone: str, refs: Iterable[Id]) -> list[tuple[Id, Definition]]:
    """Those of the cards in a hand or graveyard that can be used from there, with their definitions."""
    if state.table.cards:
        return [(ref, card) for ref, card in definitions(state, refs) if zone in card.works_in]
    objects, library = state.table.objects, FORMATS[type(state)].library
    return [(ref, card) for ref in refs if zone in (card := library[objects[ref].card]).works_in]


def definitions(state: MagicState, refs: Iterable[Id]) -> list[tuple[Id, Definition]]:
    """These cards, which are no copies, with their definitions."""
    objects = state.table.objects
    if state.table.cards:
        return [(ref, definition(state, objects[ref].card)) for ref in refs]
    library = FORMATS[type(state)].library
    return [(ref, library[objects[ref].card]) for ref in refs]


class Emblem(NamedTuple):
    """An emblem in the command zone, whose owner controls it (CR 114.2), or what marks a designation of that
    player (CR 725.2)."""

    ref: Id
    owner: int
    timestamp: int
    card: Definition


def emblems(state: MagicState) -> Iterator[Emblem]:
    """Those that there are, whose abilities function in the command zone (CR 114.4)."""
    for ref in state.table.command:
        thing = state.table.objects[ref]
        yield Emblem(ref, thing.owning_seat, thing.timestamp, definition(state, thing.card))


def knows(state: MagicState, key: str) -> bool:
    """Whether a key stands for a card or token in this state."""
    return key in CARDS or key in TOKENS or key in state.table.cards or key in BLANKS or key in MARKERS


def is_token(state: MagicState, key: str) -> bool:
    """Whether a key stands for a token in this state."""
    card = state.table.cards.get(key)
    return key in TOKENS if card is None else is_token_card(card)


def part(state: MagicState, address: str) -> Part:
    """The ability, or the mode of one, at an address."""
    return definition(state, card_at(address)).parts[address]


def program(state: MagicState, address: str) -> tuple[Instruction, ...]:
    """The instructions at an address."""
    return definition(state, card_at(address)).programs[address]


def mentions(state: MagicState, address: str) -> frozenset[str]:
    """The names that the triggered ability at an address uses."""
    return definition(state, card_at(address)).mentions[address]
