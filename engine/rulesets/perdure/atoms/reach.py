"""How the atoms get at what they write on."""

from __future__ import annotations

from engine.rulesets.perdure.state import Creature, PerdureDraft, Seat


def _half(draft: PerdureDraft, seat: int) -> Seat:
    """A player's half of the table, to write on."""
    half: Seat = draft.half(seat)
    return half


def _creature(draft: PerdureDraft, seat: int, card: str) -> Creature:
    """A creature in play, to write on."""
    creatures = draft.writable(_half(draft, seat), "creatures")
    place = next(i for i, creature in enumerate(creatures) if creature.card == card)
    creature: Creature = draft.writable_item(creatures, place)
    return creature
