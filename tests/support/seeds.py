"""Seeds of tests that try what comes up: the same in every run of the suite, fresh ones in a soak."""

from __future__ import annotations

import os
import random

from tests.support.selection import examples

FIRST_SEED = "SOAK_SEED"
"""The variable that tells another first seed than 0."""
GAMES = "SOAK_GAMES"
"""The variable that tells how many games of each ruleset a soak plays, where tests count games."""

ONE_IN = "SOAK_ONE_IN"
"""The variable that tells that a soak judges one position of so many in the games that it plays."""


def soaking() -> bool:
    """Whether this is a soak, which looks at everything."""
    return FIRST_SEED in os.environ


def games_asked() -> int:
    """How many games of each ruleset a soak plays; 0 if nobody said so."""
    return int(os.environ.get(GAMES, "0"))


def seeds(count: int, step: int = 1, *, soaked: int | None = None) -> range:
    """So many seeds, in steps, or as many as a soak is to try; with other seeds the tests mean the same. A
    short run tries a part of them, one at least.

    Args:
        step: how many games are played from each of them on.
        soaked: how many there are in a soak, if nobody says how many games it plays.
    """
    first = int(os.environ.get(FIRST_SEED, "0"))
    if soaked is not None and soaking():
        count = -(-games_asked() // step) if games_asked() else soaked
    else:
        count = examples(count)
    return range(first, first + count * step, step)


def is_sparse() -> bool:
    """Whether a soak judges so few positions that not each test meets all that it looks for."""
    return int(os.environ.get(ONE_IN, "1")) > 1


def is_judged(seed: int, number: int) -> bool:
    """Whether a property is judged at the position with this number of the game with this seed.

    It is at each, unless a soak says at one in how many. Which ones those are is drawn; it follows from seed
    and number alone, so that a failure can be reproduced without the games before it.
    """
    one_in = int(os.environ.get(ONE_IN, "1"))
    return one_in == 1 or random.Random(f"{seed}/{number}").randrange(one_in) == 0
