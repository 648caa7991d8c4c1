"""Deck lists as people write them, turned into what a new game is told.

A list has parts under headings. Which parts a game has, and into which a card goes that stands under no
heading of them, is the ruleset's business.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple


class Listed(NamedTuple):
    """A card of a list that is known."""

    key: str
    copies: int
    definition: Mapping[str, Any]
    """What it says in the card language."""
    part: str | None
    """The part of the list under whose heading it stands; None: under none, or under that of another game."""


class Told(NamedTuple):
    """What a game is told of a list."""

    options: dict[str, Any]
    """Of the game."""
    seat: dict[str, Any]
    """Of the seat that brings the list."""


class ListForm(NamedTuple):
    """The lists of a ruleset."""

    parts: tuple[str, ...]
    """The names of the parts, which are those of members of options."""
    told: Callable[[Sequence[Listed]], Told]
    """What the game is told of these cards."""
    shared: bool = False
    """Whether all seats play with one list."""


def together(listed: Sequence[Listed], part_of: Callable[[Listed], str]) -> dict[str, dict[str, int]]:
    """The copies of each card by its key, in each part that has cards."""
    parts: dict[str, dict[str, int]] = {}
    for one in listed:
        part = parts.setdefault(part_of(one), {})
        part[one.key] = part.get(one.key, 0) + one.copies
    return parts
