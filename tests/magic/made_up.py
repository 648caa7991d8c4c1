"""Cards made up for tests of single rules: a position with one of them brings it along."""

from __future__ import annotations

import functools
from pathlib import Path
from typing import Any

import msgspec

from engine.magic.custom_cards import definition_for, is_token_card, key_for, on_table
from engine.magic.language.abilities import Card
from engine.magic.library.definition import Definition, define, key_of

_FILES = sorted(Path(__file__).parent.glob("cards/*.json"))
_CARDS = {path.stem: msgspec.json.decode(path.read_bytes(), type=Card) for path in _FILES}


@functools.cache
def key(name: str) -> str:
    """The key that a name stands for on the table: of a made-up card, or of one of the library."""
    card = _CARDS.get(key_of(name))
    return key_of(name) if card is None else key_for(card)


@functools.cache
def definitions() -> tuple[Definition, ...]:
    """The definitions of all that are not tokens, for whoever draws among them; nothing is judged here."""
    return tuple(define(key_for(card), card) for card in _CARDS.values() if not is_token_card(card))


def cards() -> tuple[Card, ...]:
    """All of them."""
    return tuple(_CARDS.values())


def card(name: str) -> Card:
    """The made-up card with this name."""
    return _CARDS[key_of(name)]


def defined(name: str) -> Definition:
    """Its definition."""
    return definition_for(key(name), card(name))


def brought(name: str) -> dict[str, Any]:
    """What a position with this card brings along, by its key: nothing for a card of the library."""
    card = _CARDS.get(key_of(name))
    return {} if card is None else msgspec.to_builtins(on_table([card]))
