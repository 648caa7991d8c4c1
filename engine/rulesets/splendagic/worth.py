"""Static evaluation: what a position is worth to a seat, in logits."""

from __future__ import annotations

from math import log1p

from engine.magic.state import MagicState
from engine.magic.worth import worth as of_magic

from .state import table_of

STOCK = 0.6
"""Of the logarithm: the first land cards count most."""


def worth(state: MagicState, seat: int) -> float:
    """That of regular Magic, and the land cards in stock."""
    stocks = table_of(state).lands.stocks
    stock = sum(stocks[seat]) if stocks else 0
    return of_magic(state, seat) + STOCK * log1p(stock)
