"""To which of the two decks a card belongs (L5C-2.1, 2.5)."""

from __future__ import annotations

from engine.magic.definitions import definition
from engine.magic.language.abilities import Card
from engine.magic.state import Id, MagicState

RECRUITED: frozenset[str] = frozenset({"land", "creature", "artifact"})
"""Types of cards that stay face up in a province (L5C-10.2)."""


def is_dynasty(card: Card) -> bool:
    """Whether a card belongs to dynasty decks: a land, creature, artifact or global enchantment."""
    types = frozenset(card.types)
    return not types.isdisjoint(RECRUITED) or ("enchantment" in types and "Aura" not in card.subtypes)


def is_event(card: Card) -> bool:
    """Whether a card comes into play as an event when it is turned up: an enchantment that is nothing which
    stays in its province (L5C-10.3)."""
    return is_dynasty(card) and RECRUITED.isdisjoint(card.types)


def belongs_to_dynasty(state: MagicState, ref: Id) -> bool:
    """Whether an object's card belongs to dynasty decks."""
    return is_dynasty(definition(state, state.table.objects[ref].card).card)
