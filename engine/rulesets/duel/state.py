"""The state of a duel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import field

from engine.kernel.documents import Task
from engine.magic import parts
from engine.magic.core import tasks_of
from engine.magic.options import GameOptions
from engine.magic.seams import Format, union
from engine.magic.state import Machine, MagicState, Table

PARTS = parts.STANDARD
TASKS = tasks_of(PARTS)

if TYPE_CHECKING:
    AnyTask = Task
else:
    AnyTask = union(TASKS)


class DuelState(MagicState, tag="duel"):
    """A game of regular two-player Magic."""

    options: GameOptions = field(default_factory=GameOptions)
    table: Table = field(default_factory=Table)
    machine: Machine[AnyTask] = field(default_factory=Machine)


DUEL_FORMAT = Format(DuelState, (2, 2), PARTS)
