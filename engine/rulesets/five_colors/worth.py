"""Static evaluation: what a position is worth to a seat, in logits."""

from __future__ import annotations

from engine.magic.state import MagicState
from engine.magic.worth import of_cards, of_permanents, of_the_stack

from .realm import provinces

PROVINCE = 1.2
PURSE = 0.02
"""Of a point of life, which pays and does not lose."""
LARGEST_PURSE = 20


def worth(state: MagicState, seat: int) -> float:
    """Provinces before all; cards and permanents as in regular Magic."""
    purse = PURSE * min(state.table.seats[seat].life, LARGEST_PURSE)
    table = of_cards(state, seat) + of_permanents(state, seat) + of_the_stack(state, seat)
    return PROVINCE * len(provinces(state, seat)) + purse + table
