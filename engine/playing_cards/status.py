"""Checking documents: what is the same in each game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.kernel.seats import opponent


def turn_faults(state: Any, turns: str, turn_limit: str) -> Iterator[Fault]:
    """A turn of the wrong seat, or beyond the turn limit.

    :param turns: the clause that turns alternate from the starting seat on.
    :param turn_limit: the ruling behind the option of this name.
    """
    table, limit = state.table, state.options.turn_limit
    active = table.starting_seat if table.turn % 2 else opponent(table.starting_seat)
    if table.active != active:
        message = f"turn {table.turn} is seat {active}'s, since seat {table.starting_seat} had the first"
        yield Fault("$.table.active", message, turns)
    if limit is not None and table.turn > limit:
        yield Fault("$.table.turn", f"the game is a draw when turn {limit} ends", turn_limit)
