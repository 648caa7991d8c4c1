"""Random games of made-up cards that speak of hidden ones: nobody learns of a card that they don't see."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.properties.unseen import judge
from tests.support.seeds import seeds
from tests.support.selection import examples

GAMES, SOAKED = 5, 200
CHUNK = max(2, examples(GAMES))


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("first", seeds(GAMES // CHUNK, CHUNK, soaked=SOAKED // CHUNK))
def test_nobody_learns_of_a_card_that_they_do_not_see(first: int) -> None:
    judged = sum(map(judge, range(first, first + CHUNK)), Counter[str]())
    assert judged.total() > 2 * CHUNK
