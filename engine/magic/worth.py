"""Static evaluation of a game with Magic cards: what a position is worth to a seat, in logits.

It sums up what people count: life, cards in hand, mana, creatures by their power and toughness. Formats take
these terms and add their own. Only what lies open is looked at; of hands and libraries the cards are counted.
"""

from __future__ import annotations

from math import log1p

from .characteristics import Characteristics
from .objects import characteristics, seen
from .state import MagicState

LIFE = 1.0
"""Of the logarithm: the last points of life count most."""
POISON = 0.2
CARD = 0.15
"""Of a card in hand."""
MOST_CARDS = 7
"""What is held beyond this is discarded."""
LAST_CARD = 2.0
"""What it costs to have drawn the last card; with ``n`` cards left, so much divided by ``n`` + 1."""
LANDS = 0.6
"""Of the logarithm: the first lands count most."""
CREATURE = 0.1
POWER = 0.15
TOUGHNESS = 0.06
EVASION = 0.05
"""For each point of power of a creature that few can block."""
EVASIVE = frozenset({"flying", "menace", "shadow", "fear", "intimidate", "skulk", "horsemanship"})
PERMANENT = 0.1
MANA_VALUE = 0.05
LOYALTY = 0.1
PENDING = 0.9
"""How much of a permanent its spell is worth."""
ABILITY = 0.05
"""Of an ability on the stack."""


def worth(state: MagicState, seat: int) -> float:
    """What a position of regular Magic is worth to a seat."""
    player = state.table.seats[seat]
    life = LIFE * log1p(max(player.life, 0)) - POISON * player.poison
    return life + of_cards(state, seat) + of_permanents(state, seat) + of_the_stack(state, seat)


def of_cards(state: MagicState, seat: int) -> float:
    """The hand, and the library as far as it is about to run out."""
    player = state.table.seats[seat]
    return CARD * min(len(player.hand), MOST_CARDS) - LAST_CARD / (1 + len(player.library))


def of_permanents(state: MagicState, seat: int) -> float:
    """What the seat controls."""
    lands, rest = 0, 0.0
    for ref, found in characteristics(state).items():
        if found.controller != seat:
            continue
        if "land" in found.types and not found.is_creature:
            lands += 1
        else:
            rest += of_permanent(found, state.table.objects[ref].counters.get("loyalty", 0))
    return LANDS * log1p(lands) + rest


def of_permanent(found: Characteristics, loyalty: int = 0) -> float:
    """A permanent that is more than a land."""
    if not found.is_creature:
        return PERMANENT + MANA_VALUE * found.mana_value + LOYALTY * loyalty
    power = max(found.power or 0, 0)
    evasion = EVASION * power if found.keywords & EVASIVE else 0.0
    return CREATURE + POWER * power + TOUGHNESS * max(found.toughness or 0, 0) + evasion


def of_the_stack(state: MagicState, seat: int) -> float:
    """What the seat has put on the stack."""
    whole = 0.0
    for item in state.table.stack:
        if item.controller != seat:
            continue
        found = seen(state, item.id) if item.id == item.source else None
        if found is None:
            whole += ABILITY
        elif found.types & {"instant", "sorcery"}:
            whole += CARD + MANA_VALUE * found.mana_value
        else:
            whole += PENDING * of_permanent(found)
    return whole
