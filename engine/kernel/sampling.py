"""Sampling: a state that a seat cannot tell from the real one.

A ruleset collects the cards that the seat has not seen, by the place they lie in and the physical deck they
belong to, and has them dealt anew by :func:`deal_unseen`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from . import rng
from .documents import Rng


def deal_unseen(
    unseen: Mapping[str, Sequence[str]], rng_state: Rng, settled: frozenset[str] = frozenset()
) -> dict[str, list[str]]:
    """Deal unseen cards anew.

    Args:
        unseen: for each physical deck, the faces of its slots that the seat has not seen, in any fixed order
            of the slots.
        rng_state: source of chance; advanced.
        settled: unseen cards that the seat knows to belong to their deck. The others may change decks.

    Returns:
        For each deck, the new faces of the same slots in the same order. Each deck keeps its number of cards
        and its settled ones.
    """
    loose = sorted(card for cards in unseen.values() for card in cards if card not in settled)
    rng.shuffle(rng_state, loose)
    dealt: dict[str, list[str]] = {}
    for deck, cards in unseen.items():
        mine = sorted(card for card in cards if card in settled)
        while len(mine) < len(cards):
            mine.append(loose.pop())
        rng.shuffle(rng_state, mine)
        dealt[deck] = mine
    return dealt
