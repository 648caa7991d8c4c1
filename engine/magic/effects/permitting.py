"""Cards that may be played from where they lie (CR 601.3, 305.1)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.language.filters import ObjectName
from engine.magic.rules import cr
from engine.magic.state import Permission
from engine.magic.text.nouns import number_word
from engine.magic.text.teller import Clause, Teller, raw
from engine.magic.vocabulary import end_of_next_turn_of

from .base import Effect, Running

MOST_LANDS = 9
"""More additional lands than that no card gives."""


class Permit(Effect, frozen=True, tag="permit"):
    """You may cast exiled cards for a time, or play them: lands, too (CR 601.3)."""

    rule = cr("601.3")
    may_be_done = False
    touches = ()
    speaks_of_you = True
    what: ObjectName
    may: Literal["play", "cast"] = "play"
    lasts: Literal["turn", "end_of_your_next_turn", "forever"] = "turn"

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        cards = speaker.thing(self.what)
        if self.lasts == "end_of_your_next_turn":
            return [raw(f"until the end of your next turn, you may {self.may} {cards}")]
        remain = "they remain" if speaker.several(self.what) else "it remains"
        until = "this turn" if self.lasts == "turn" else f"for as long as {remain} exiled"
        return [raw(f"you may {self.may} {cards} {until}")]

    def act(self, running: Running) -> None:
        """Those that lie in exile; what becomes another object may be played no more (CR 400.7)."""
        until: str = self.lasts
        if until == "end_of_your_next_turn":
            until = end_of_next_turn_of(running.seat)
        objects = running.state.table.objects
        for ref in running.objects(self.what):
            if objects[ref].zone == "exile":
                made = Permission(
                    ref, running.seat, running.source, until=until, cast_only=self.may == "cast"
                )
                atoms.permit(running.draft, made, self.rule)


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
