"""Mana out of permanents (CR 605)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.magic.hooks import Accepts, Tender
from engine.magic.procedures.activation import use_mana_ability
from engine.magic.procedures.payment import PayMana
from engine.magic.procedures.sources import Source, permanent_sources
from engine.magic.seams import Seam
from engine.magic.state import MagicDraft, MagicState

from .base import BasePart

POOL_AND_ABILITIES = Accepts()


class TapMana(BasePart):
    """The mana abilities of permanents."""

    seam: ClassVar[Seam | None] = "mana"

    def accepts(self, state: MagicState, task: PayMana) -> Accepts:
        """The pool, which mana abilities fill."""
        return POOL_AND_ABILITIES

    def tenders(self, state: MagicState, task: PayMana) -> Sequence[Tender]:
        """Nothing but mana pays for mana."""
        return ()

    def hand_in(self, draft: MagicDraft, seat: int, tender: Tender) -> None:
        """Nothing is tendered."""
        raise AssertionError("nothing is tendered")

    def sources(self, state: MagicState, seat: int) -> list[Source]:
        """The mana abilities a player could activate now, in ascending order."""
        return permanent_sources(state, seat)

    def use(self, draft: MagicDraft, seat: int, ref: str, code: str, mana: tuple[str, ...]) -> None:
        """Activate one of them."""
        use_mana_ability(draft, seat, ref, code, mana)
