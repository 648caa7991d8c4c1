"""Battle as the seam of combat: which steps it has (L5C-14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

from msgspec import Struct

from engine.kernel.documents import Task
from engine.magic.parts import BasePart
from engine.magic.seams import Seam
from engine.magic.state import CombatRole, MagicState

from .battle_record import Battles, battles


class Combat(BasePart):
    """The Battle phase."""

    seam: ClassVar[Seam | None] = "combat"
    keeps: Mapping[str, type[Struct]] = {"battles": Battles}
    ends_early: bool = False
    blocks_several: bool = False

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """All of it is public."""
        return {"battles": battles(state)}

    def is_needed(self, state: MagicState, step: str) -> bool:
        """L5C-14.8: without attackers there are no battles."""
        return step != "battle" or bool(battles(state).left)

    def begin(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """Nothing happens of itself."""
        return ()

    def end(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """Nothing happens of itself."""
        return ()

    def role(self, state: MagicState, ref: str) -> CombatRole:
        """Nobody is at a battle."""
        return ""
