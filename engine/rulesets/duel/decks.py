"""The decks that a duel ships: sixty cards each."""

from __future__ import annotations

from engine.magic.decks import shipped

DECKS: dict[str, dict[str, int]] = shipped(dict[str, dict[str, int]], __file__)
