"""Chapter 3, the turn: the regular one, with land cards and owed draws as an upkeep begins, and the limit of
land cards in the cleanup step."""

from __future__ import annotations

from engine.kernel.documents import Task
from engine.magic.parts import StandardTurn
from engine.magic.state import MagicState

from .attaching import AttachLands
from .owed import OwedDraws
from .returning import ReturnLands


class SplendagicTurn(StandardTurn):
    """The steps of a regular turn, in which two of them do more of themselves."""

    def tasks_of(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """SPL-3.3: land cards are attached first of all, then owed cards are drawn. SPL-3.5: cards are
        discarded before land cards are returned, and damage wears off after that."""
        regular = super().tasks_of(state, step)
        match self.kind(step):
            case "upkeep":
                return (*regular, AttachLands(), OwedDraws())
            case "cleanup":
                discard, *rest = regular
                return (discard, ReturnLands(), *rest)
        return regular
