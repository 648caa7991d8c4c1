"""Which of several readings with the same text is meant, where the rules leave no doubt."""

from __future__ import annotations

from engine.magic.language.abilities import Card

from .references import Resolved


def best(right: list[tuple[Card, Resolved]]) -> Resolved | None:
    """The reading that is meant; None where that is not certain."""
    del right
    return None
