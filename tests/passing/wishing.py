"""What is said of a decision in a game that is played at a table."""

from __future__ import annotations

from typing import Any

import engine
from engine.passing import Pass
from tests.harness import Game


def verdict(game: Game, player: str = "A", **wish: Any) -> str:
    """Whether the decision is passed if this player wishes so, and why: ``pass until``, ``ask stop``; nothing
    where somebody else decides.

    ``stops`` are given as two lists of words, ``{"mine": "upkeep draw"}``.
    """
    seat = game.SEATS[player]
    said = engine.pass_or_ask(game.state, {seat: Pass(seat=seat, **wish)})
    return "" if said is None else f"{'ask' if said.action is None else 'pass'} {said.reason}"


def passes(game: Game, player: str = "A", turns: int = 100, **wish: Any) -> list[str]:
    """Pass for this player, and let the others pass, until it is asked, or for so many turns; the reasons."""
    seat, last = game.SEATS[player], game.table.turn + turns
    reasons: list[str] = []
    while game.table.turn < last and (asked := engine.decision(game.state)) is not None:
        said = engine.pass_or_ask(game.state, {seat: Pass(seat=seat, **wish)})
        if asked.seat != seat:
            (other,) = (one for one in engine.legal_actions(game.state) if one.passing)
            game.take(other)
            continue
        assert said is not None
        reasons.append(said.reason)
        if said.action is None:
            break
        game.take(said.action)
    return reasons
