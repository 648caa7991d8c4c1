"""Printed keyword actions that are told by what they stand for (:mod:`.rewrites`)."""

from __future__ import annotations

import re

from .wordings import Row

_NUMBERS = ("", "a", "two", "three", "four", "five", "six")


def _blighted(found: re.Match[str]) -> str:
    """ "Put two -1/-1 counters on a creature you control", or "they control"."""
    verb, number = found[1], int(found[2])
    word = "Put" if verb[0] == "B" else "put"
    whose = "they" if verb.endswith("s") else "you"
    counters = f"{_NUMBERS[number]} -1/-1 counter{'s' if number > 1 else ''}"
    return f"{word}{'s' if verb.endswith('s') else ''} {counters} on a creature {whose} control"


ACTIONS: tuple[Row, ...] = (
    (
        2101,
        r"\b([Bb]lights?) ([1-6])\b(?= or pay|[.,])",
        _blighted,
        "that is what the word means (CR 701.68)",
        (
            "You may blight 2. If you do, scry 4.",
            "You may put two -1/-1 counters on a creature you control. If you do, scry 4.",
        ),
    ),
)  # fmt: skip
"""Rows of :data:`.rewrites.REWRITES`."""
