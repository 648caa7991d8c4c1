"""Castles in one's own turn: positions for castle actions, and what the players know after them."""

from __future__ import annotations

from typing import Any

import engine
from tests.rulesets.castle.table import Play, castles, side

ALL = {"castle_actions": ["look", "shift", "exchange", "conceal", "rouse"]}


def castle(text: str, *, theirs: str = "", options: dict[str, Any] | None = None, **more: Any) -> Play:
    """A has this castle, and the turn."""
    return castles(side(text, **more), side(theirs), options=options)


def begin(game: Play, action: str) -> None:
    """A begins a castle action."""
    game.play(f"A castle {action}")


def labels(game: Play) -> list[str]:
    """What the buttons say."""
    return [engine.label(game.state, action) for action in engine.legal_actions(game.state)]


def known(game: Play, seat: int) -> dict[str, str]:
    """The face-down cards of A's castle and reserve that a seat knows, by place."""
    seen = engine.view(game.state, seat).view.castles[0]
    found = {one.spot: one.card for one in seen.spots if one.holds == "face_down"}
    found.update((f"reserve {place}", one.card) for place, one in enumerate(seen.reserve))
    return {place: card for place, card in found.items() if card is not None}
