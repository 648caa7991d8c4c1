"""Random duels of cards that were made up for tests, which say every word of the card language."""

from __future__ import annotations

import functools
from collections import Counter

import pytest

from tests.properties.random_pools import made_up_cards, played
from tests.support.seeds import seeds
from tests.support.selection import examples

GAMES, SOAKED, LONG = 20, 500, 500
CHUNK = min(10, examples(GAMES))

all_made_up = functools.cache(made_up_cards)


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("first", seeds(GAMES // CHUNK, CHUNK, soaked=SOAKED // CHUNK))
def test_random_duels_of_made_up_cards(first: int) -> None:
    duels = [played(all_made_up(), seed) for seed in range(first, first + CHUNK)]
    assert all(duel.outcome.rule for duel in duels)
    assert sum(duel.used.total() for duel in duels) > 10 * CHUNK, "hardly anything is cast"


@pytest.mark.long
def test_every_made_up_card_is_used_in_some_game() -> None:
    cards, used = all_made_up(), Counter[str]()
    for seed in range(LONG):
        rest = [card for card in cards.definitions if card.key not in used]
        used += played(cards, seed, rest).used
    assert {card.card.name for card in cards.definitions if card.key not in used} <= NEVER


NEVER: frozenset[str] = frozenset()
"""Those that nobody casts at random."""
