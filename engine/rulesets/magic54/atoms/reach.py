"""How the atoms get at what they write on."""

from __future__ import annotations

from engine.rulesets.magic54.state import Creature, Magic54Draft, Seat


def _half(draft: Magic54Draft, seat: int) -> Seat:
    """A player's half of the table, to write on."""
    half: Seat = draft.half(seat)
    return half


def _creature(draft: Magic54Draft, seat: int, card: str) -> Creature:
    """A creature in play, to write on."""
    creatures = draft.writable(_half(draft, seat), "creatures")
    place = next(i for i, creature in enumerate(creatures) if creature.card == card)
    creature: Creature = draft.writable_item(creatures, place)
    return creature


def _forget(draft: Magic54Draft, card: str) -> None:
    """A card lies open now, or nobody can tell any more where it is: there is nothing to remember."""
    if card in draft.state.machine.known:
        del draft.known[card]
