"""Abilities and changes that keywords alone stand for: no card says them in words of the language."""

from __future__ import annotations

from .abilities import EntersWith, Instead
from .changes import Keywords, Must
from .filters import Name


class EntersHasty(EntersWith, frozen=True, tag="enters_hasty"):
    """Without the counter that it may enter with, it gains haste (CR 702.136a)."""


class Dredges(Instead, frozen=True, tag="dredges"):
    """It functions while its card lies in a graveyard, and only there (CR 702.52a)."""


class AttackThem(Must, frozen=True, tag="attack_them"):
    """It attacks this player if able (CR 702.141a)."""

    whom: Name = ""


class GainOwn(Keywords, frozen=True, tag="gain_own"):
    """It gains the other abilities that the card has which says this (CR 702.165a)."""
