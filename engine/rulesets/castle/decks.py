"""The decks that Castle Magic ships: sixty cards each, and the stock of fifteen that goes with them."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from engine.magic.decks import shipped


class DeckWithStock(Struct, frozen=True, forbid_unknown_fields=True):
    """A deck and its stock."""

    deck: dict[str, int]
    stock: list[str]


_SHIPPED = shipped(dict[str, DeckWithStock], __file__)
DECKS: dict[str, dict[str, int]] = {name: both.deck for name, both in _SHIPPED.items()}
STOCKS: dict[str, dict[str, int]] = {name: dict(Counter(both.stock)) for name, both in _SHIPPED.items()}
"""By the names of the decks."""
