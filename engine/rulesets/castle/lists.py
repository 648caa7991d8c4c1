"""Deck lists: a stock stands under a heading of its own (CAS-2.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from engine.kernel.deck_lists import Listed, ListForm, Told, together


def _told(listed: Sequence[Listed]) -> Told:
    return Told({}, {**together(listed, lambda one: one.part or "deck")})


LISTS: Final = ListForm(("deck", "stock"), _told)
