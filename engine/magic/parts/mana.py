"""Mana out of permanents (CR 605)."""

from __future__ import annotations

from typing import ClassVar

from engine.magic.procedures.activation import use_mana_ability
from engine.magic.procedures.sources import Source, permanent_sources
from engine.magic.seams import Seam
from engine.magic.state import MagicDraft, MagicState

from .base import BasePart


class TapMana(BasePart):
    """The mana abilities of permanents."""

    seam: ClassVar[Seam | None] = "mana"

    def sources(self, state: MagicState, seat: int) -> list[Source]:
        """The mana abilities a player could activate now, in ascending order."""
        return permanent_sources(state, seat)

    def use(self, draft: MagicDraft, seat: int, ref: str, code: str, mana: tuple[str, ...]) -> None:
        """Activate one of them."""
        use_mana_ability(draft, seat, ref, code, mana)
