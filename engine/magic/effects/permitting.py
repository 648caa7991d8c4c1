"""Cards that may be played from where they lie (CR 601.3, 305.1)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.language.filters import ObjectName
from engine.magic.language.words import AnyMana
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.procedures.permitted import PERMITTED_IN
from engine.magic.rules import cr
from engine.magic.state import Permission
from engine.magic.text.nouns import number_word
from engine.magic.text.teller import Clause, Teller, raw
from engine.magic.vocabulary import end_of_next_turn_of, next_end_step_of, next_turn_of

from .base import Effect, Running

COVERED = cr("406.3")
THEN_EXILED = "if that spell would be put into a graveyard, exile it instead"
MOST_LANDS = 9
"""More additional lands than that no card gives."""


PREFIXES = {
    "end_of_your_next_turn": "until the end of your next turn",
    "your_next_turn": "until your next turn",
    "your_next_end_step": "until your next end step",
}
"""How durations are told that stand in front."""


class Permit(Effect, frozen=True, tag="permit"):
    """You may cast cards in exile or in a graveyard for a time, or play them: lands, too (CR 601.3)."""

    rule = cr("601.3")
    may_be_done = False
    touches = ()
    speaks_of_you = True
    what: ObjectName
    may: Literal["play", "cast"] = "play"
    lasts: Literal["turn", "end_of_your_next_turn", "your_next_turn", "your_next_end_step", "forever"] = (
        "turn"
    )
    cost: Literal["free"] | None = None
    """`free`: without paying its mana cost; absent: for its mana cost."""
    mana: AnyMana | None = None
    """Mana may be spent to cast it as though it were of any color, or of any type (CR 609.4b)."""
    then: Literal["exile"] | None = None
    """As a spell it is exiled if it would be put into a graveyard."""
    look: bool = False
    """You may look at what lies face down there (CR 406.3)."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """What costs nothing is paid with no mana."""
        if self.cost is not None and self.mana is not None:
            yield Fault(f"{path}.mana", "no mana is spent on what is free", self.rule)
        if self.cost is not None and self.lasts == "forever":
            yield Fault(
                f"{path}.lasts", "what is free for as long as it remains exiled is left out", LEFT_OUT
            )

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        several = speaker.several(self.what)
        verb = f"look at and {self.may}" if self.look else self.may
        may = f"you may {verb} {speaker.thing(self.what)}"
        if self.lasts in PREFIXES:
            said = f"{PREFIXES[self.lasts]}, {may}"
        elif self.cost is not None:
            said = may
        elif self.lasts == "turn":
            said = f"{may} this turn"
        else:
            said = f"{may} for as long as {'they remain' if several else 'it remains'} exiled"
        if self.cost is not None:
            said += f" without paying {'their mana costs' if several else 'its mana cost'}"
            said += " until end of turn" if self.lasts == "turn" else ""
        it = "them" if several else "it"
        if self.mana == "any_type":
            said += f", and mana of any type can be spent to cast {it}"
        elif self.mana is not None:
            said += f", and you may spend mana as though it were mana of any color to cast {it}"
        return [raw(said), *([raw(THEN_EXILED)] if self.then is not None else [])]

    def act(self, running: Running) -> None:
        """Those that lie there; what becomes another object may be played no more (CR 400.7)."""
        until = self._until(running.seat)
        objects = running.state.table.objects
        refs = running.objects(self.what) if self.look else []
        lying = [ref for ref in refs if atoms.lies_covered(objects[ref])]
        if lying:
            atoms.look(running.draft, running.seat, lying, COVERED)
        for ref in running.objects(self.what):
            if objects[ref].zone in PERMITTED_IN:
                made = Permission(
                    ref,
                    running.seat,
                    running.source,
                    until=until,
                    cast_only=self.may == "cast",
                    base=None if self.cost is None else "",
                    mana=self.mana,
                    then_exiled=self.then is not None,
                )
                atoms.permit(running.draft, made, self.rule)

    def _until(self, seat: int) -> str:
        match self.lasts:
            case "end_of_your_next_turn":
                return end_of_next_turn_of(seat)
            case "your_next_turn":
                return next_turn_of(seat)
            case "your_next_end_step":
                return next_end_step_of(seat)
        return self.lasts


class MoreLands(Effect, frozen=True, tag="more_lands"):
    """You may play so many additional lands this turn (CR 305.2)."""

    rule = cr("305.2")
    may_be_done = False
    touches = ()
    speaks_of_you = True
    by: int = 1

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        """It is some land at least."""
        if not 1 <= self.by <= MOST_LANDS:
            yield Fault(f"{path}.by", f"from 1 to {MOST_LANDS} lands", self.rule)

    def tell(self, teller: Teller) -> list[Clause]:
        lands = "an additional land" if self.by == 1 else f"{number_word(self.by)} additional lands"
        return [raw(f"you may play {lands} this turn")]

    def act(self, running: Running) -> None:
        """Whoever's turn it is, and however many have been played."""
        atoms.allow_lands(running.draft, running.seat, self.by, self.rule)
