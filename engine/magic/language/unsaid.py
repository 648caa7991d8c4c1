"""Abilities that keywords alone stand for: no card says them in words of the language."""

from __future__ import annotations

from .abilities import EntersWith


class EntersHasty(EntersWith, frozen=True, tag="enters_hasty"):
    """Without the counter that it may enter with, it gains haste (CR 702.136a)."""
