"""Static evaluation: what a position is worth to a seat, in logits."""

from __future__ import annotations

from engine.magic.state import MagicState
from engine.magic.worth import worth as of_magic

from .state import table_of

STANDING = 0.2
"""Of a card in the castle, face down or active."""
RESERVE = 0.05


def worth(state: MagicState, seat: int) -> float:
    """That of regular Magic, and the own castle."""
    castle = table_of(state).castles.seats[seat]
    standing = sum(ref is not None for row in castle.rows for ref in row)
    return of_magic(state, seat) + STANDING * standing + RESERVE * len(castle.reserve)
