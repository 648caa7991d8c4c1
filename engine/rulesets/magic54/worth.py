"""Static evaluation: what a position is worth to a seat, in logits."""

from __future__ import annotations

from .cards import DAMAGE, STRENGTH
from .state import CardItem, Magic54State

LIFE = 0.12
CREATURE = 0.15
STRENGTH_OF_CREATURE = 0.3
MANA = 0.12
CARD = 0.1
"""Of a card in hand."""
MOST_CARDS = 5
"""What is held beyond this is discarded (M54-10.1)."""


def worth(state: Magic54State, seat: int) -> float:
    """Life, creatures, mana and cards; the damage of the pile counts as done."""
    own = state.table.seats[seat]
    pending = _pending(state)
    life = max(own.life - pending.get(f"seat:{seat}", 0), 0)
    creatures = sum(
        CREATURE + STRENGTH_OF_CREATURE * STRENGTH[each.card]
        for each in own.creatures
        if each.damage + pending.get(each.card, 0) < STRENGTH[each.card] + each.bonus
    )
    return LIFE * life + creatures + MANA * len(own.mana) + CARD * min(len(own.hand), MOST_CARDS)


def _pending(state: Magic54State) -> dict[str, int]:
    """The damage of the cards on the pile, by what it is aimed at."""
    damage: dict[str, int] = {}
    for item in state.table.pile:
        if isinstance(item, CardItem) and item.target is not None:
            damage[item.target] = damage.get(item.target, 0) + DAMAGE.get(item.card, 0)
    return damage
