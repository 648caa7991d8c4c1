"""Reserved cards, as they are looked up: nothing here changes them.

A reserved card is followed in the library and the hand of its owner, who knows it there. The others follow
it in the library alone, until its owner puts it somewhere unseen; while they do, its level is public, and its
face if it lies face up (SPL-8.4, R28, R29).
"""

from __future__ import annotations

from engine.magic.state import Id, MagicState

from .state import Reserved, table_of


def reserved(state: MagicState) -> dict[Id, Reserved]:
    """All of them, by their ids."""
    return table_of(state).reserves.cards


def held(state: MagicState, seat: int) -> list[Id]:
    """Those of a player."""
    objects = state.table.objects
    return [ref for ref in reserved(state) if objects[ref].owner == seat]


def is_followed(state: MagicState, ref: Id) -> bool:
    """Whether a card is a reserved one that everybody follows in its library."""
    card = reserved(state).get(ref)
    return card is not None and not card.lost and state.table.objects[ref].zone == "library"
