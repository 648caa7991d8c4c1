"""Static evaluation: what a position is worth to a seat, in logits."""

from __future__ import annotations

from math import log1p

from .state import PerdureState, power, toughness

DECK = 1.2
"""Of the logarithm: the last cards count most."""
CREATURE = 0.1
POWER = 0.25
TOUGHNESS = 0.1
FLYING = 0.1
LANDS = 0.5
"""Of the logarithm."""
CARD = 0.1
"""Of a card in hand."""
GAME = 2.0
"""Of a game of the match that has been won."""


def worth(state: PerdureState, seat: int) -> float:
    """The deck, which is life; creatures, lands and cards; and the score of the match."""
    table = state.table
    own = table.seats[seat]
    creatures = sum(CREATURE + POWER * power(each) + TOUGHNESS * toughness(each) for each in own.creatures)
    things = creatures + LANDS * log1p(len(own.lands)) + CARD * len(own.hand)
    return DECK * log1p(len(own.deck)) + things + GAME * table.match.score[seat]
