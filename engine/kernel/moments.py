"""Moments: where in a game a seat decides, as far as everybody sees it.

What is passed for a seat follows from the moment, from what the seat can do, and from nothing else
(:mod:`engine.passing`).
"""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple


class Pending(NamedTuple):
    """Something on the stack or the pile."""

    id: str
    """Of what has no id, its card."""
    seat: int
    """Who controls it."""
    ability: str | None = None
    """The address of an ability, as views tell it."""


class Moment(NamedTuple):
    """Where in a game a seat decides."""

    turn: int
    active: int
    """Whose turn it is."""
    step: str
    """The step or phase."""
    seats: tuple[int, ...]
    """Those in the game, in turn order from the active one, which has its turn even if it has left."""
    pending: tuple[Pending, ...] = ()
    """The stack or the pile, bottom first."""
    is_combat: bool = False
    """Whether a stop at the step counts only while something attacks."""
    attacked: Collection[int] = ()
    """The seats that are attacked, themselves or in what they control."""
    floating: Collection[int] = ()
    """The seats that have mana left in their pools."""


class DefaultStops(NamedTuple):
    """The steps in which a seat wants to be asked, if it does not say anything else."""

    mine: tuple[str, ...]
    """In its own turn."""
    theirs: tuple[str, ...]
    """In another's turn."""
