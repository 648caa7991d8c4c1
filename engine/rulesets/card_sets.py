"""Which cards the games with Magic cards are played with: the decks and card sets in their ``decks.json``.

A game groups its cards as its rules do, so each file has a form of its own. What they have in common: a card
stands for itself, in a list of cards, or with the number of its copies.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from engine.magic.decks import shipped

GAMES = ("castle", "duel", "five_colors", "splendagic")
"""By the names of their folders, which are their ids."""


@cache
def cards_of(game: str) -> frozenset[str]:
    """The keys of the cards that a game is played with."""
    return frozenset(_cards(shipped(Any, __file__, game)))


@cache
def used_in() -> Mapping[str, tuple[str, ...]]:
    """The games that each card is used in, by its key; a card of no game is left out."""
    found: dict[str, tuple[str, ...]] = {}
    for game in GAMES:
        for key in sorted(cards_of(game)):
            found[key] = (*found.get(key, ()), game)
    return found


def _cards(group: Any) -> Iterator[str]:
    """A text is a card; so is a name with a number. Other names are those of groups."""
    if isinstance(group, str):
        yield group
    elif isinstance(group, list):
        for entry in group:
            yield from _cards(entry)
    else:
        for name, entry in group.items():
            yield from (name,) if isinstance(entry, int) else _cards(entry)
