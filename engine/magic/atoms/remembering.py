"""What the machine remembers of positions since somebody chose something (CORE-R5). Nobody sees it happen."""

from __future__ import annotations

from engine.magic.state import MOST_POSITIONS

from .reaching import D, machine_of


def remember_position(draft: D, position: str) -> None:
    """The game has been here; in a very long loop, the first positions are forgotten."""
    positions = draft.writable(machine_of(draft), "positions")
    positions.append(position)
    del positions[:-MOST_POSITIONS]


def forget_positions(draft: D) -> None:
    """Somebody has chosen something."""
    machine_of(draft).positions = []
