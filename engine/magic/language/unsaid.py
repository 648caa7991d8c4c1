"""Abilities and changes that keywords alone stand for: no card says them in words of the language."""

from __future__ import annotations

from .abilities import EntersWith, Instead
from .changes import Keywords, Must
from .filters import Filter, Name


class EntersHasty(EntersWith, frozen=True, tag="enters_hasty"):
    """Without the counter that it may enter with, it gains haste (CR 702.136a)."""


class Amplifies(EntersWith, frozen=True, tag="amplifies"):
    """As it enters, its controller may reveal cards of its creature types from the hand, for so many +1/+1
    counters each (CR 702.38a)."""

    each: int = 1


class Devours(EntersWith, frozen=True, tag="devours"):
    """As it enters, its controller may sacrifice permanents that pass, for so many +1/+1 counters each
    (CR 702.82a)."""

    each: int = 1
    of: Filter = Filter(types=("creature",))


class Dredges(Instead, frozen=True, tag="dredges"):
    """It functions while its card lies in a graveyard, and only there (CR 702.52a)."""


class AttackThem(Must, frozen=True, tag="attack_them"):
    """It attacks this player if able (CR 702.141a)."""

    whom: Name = ""


class GainOwn(Keywords, frozen=True, tag="gain_own"):
    """It gains the other abilities that the card has which says this (CR 702.165a)."""
