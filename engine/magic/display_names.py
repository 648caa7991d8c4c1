"""What people call what an action names: a card by its name, a player, an ability by what it does."""

from __future__ import annotations

from typing import Any

from engine.kernel.seats import seat_of
from engine.magic.state import MagicState

from .definitions import definition, knows
from .library.loader import TOKENS
from .text.abilities import Narrator


def called(state: MagicState, named: Any) -> Any:
    """``o2`` is "Lightning Bolt (o2)", ``seat:0`` the player's name, an address the text of the ability.

    Other words and numbers stay what they are.
    """
    if not isinstance(named, str):
        return named
    thing = state.table.objects.get(named)
    if thing is not None:
        return f"{definition(state, thing.copy_of or thing.card).name} ({named})"
    seat = seat_of(named)
    if seat is not None and seat < len(state.table.seats):
        return state.table.seats[seat].name or f"seat {seat}"
    key, _, place = named.partition("/")
    return _ability(state, key, named, place) if place and knows(state, key) else named


def _ability(state: MagicState, key: str, address: str, place: str) -> str:
    card = definition(state, key).card
    told = Narrator(card, {**TOKENS, **state.table.cards})
    part = definition(state, key).parts.get(address)
    return told.ability(part) if part in card.abilities else place
