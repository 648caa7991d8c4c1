"""Static evaluation: what a position is worth to a seat, in logits."""

from __future__ import annotations

from math import log1p

from engine.magic.state import MagicState
from engine.magic.worth import LIFE
from engine.magic.worth import worth as of_magic

from .state import table_of

SCALE = 0.4
"""Of all but life: tables are wide and games long, so the same advantage decides less than in regular Magic.
Life counts in full: switches and activations are paid for with it."""
STANDING = 0.2
"""Of a card in the castle, face down or active."""
BREACH = 0.3
"""Of a vacant column, by which attackers reach the player (CAS-7)."""
RESERVE = 0.05


def worth(state: MagicState, seat: int) -> float:
    """That of regular Magic and the own castle, to scale; life in full."""
    castle = table_of(state).castles.seats[seat]
    columns = [sum(ref is not None for ref in column) for column in zip(*castle.rows, strict=True)]
    cards = STANDING * sum(columns) + RESERVE * len(castle.reserve)
    life = (1 - SCALE) * LIFE * log1p(max(state.table.seats[seat].life, 0))
    return life + SCALE * (of_magic(state, seat) + cards - BREACH * columns.count(0))
