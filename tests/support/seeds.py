"""Seeds of tests that try what comes up: the same in every run of the suite, fresh ones in a soak."""

from __future__ import annotations

import os

FIRST_SEED = "SOAK_SEED"
"""The variable that tells another first seed than 0."""


def soaking() -> bool:
    """Whether this is a soak, which looks at everything."""
    return FIRST_SEED in os.environ


def seeds(count: int, step: int = 1, *, soaked: int | None = None) -> range:
    """So many seeds, in steps, or as many as a soak is to try; with other seeds the tests mean the same."""
    first = int(os.environ.get(FIRST_SEED, "0"))
    if soaked is not None and soaking():
        count = soaked
    return range(first, first + count * step, step)
