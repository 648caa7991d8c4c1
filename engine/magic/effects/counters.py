"""Counters that move from one permanent to another (CR 122.5)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.kernel.documents import Fault
from engine.magic import atoms, proposals
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import ObjectName
from engine.magic.language.words import CounterKind
from engine.magic.procedures import triggers
from engine.magic.rules import cr
from engine.magic.text import amounts
from engine.magic.text.teller import Clause, Teller, instruct

from .base import Effect, Running


class MoveCounters(Effect, frozen=True, tag="move_counters", rename={"of": "from", "on": "to"}):
    """Move counters from one permanent onto another, as many as there are at most (CR 122.5)."""

    rule = cr("122.5")
    touches = ("of", "on")
    of: ObjectName
    on: ObjectName
    kind: CounterKind = "+1/+1"
    amount: Amount = 1
    all: bool = False
    """All of this kind."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.of == self.on:
            yield Fault(f"{path}.to", "counters move onto another permanent", self.rule)
        if self.all and self.amount != 1:
            yield Fault(f"{path}.amount", "give amount or all")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        counters = amounts.Told(f"all {self.kind} counters")
        if not self.all:
            counters = amounts.several(speaker, self.amount, f"{self.kind} counter")
        of = speaker.thing(self.of)
        return instruct("move", f"{counters.words} from {of} onto {speaker.thing(self.on)}{counters.where}")

    def act(self, running: Running) -> None:
        """None moves where one of both is gone, or where both are the same."""
        ones, others = running.permanents(self.of), running.permanents(self.on)
        if not ones or not others or ones[0] == others[0]:
            return
        there = running.state.table.objects[ones[0]].counters.get(self.kind, 0)
        number = there if self.all else min(there, running.amount(self.amount))
        if number:
            with triggers.Noticing(running.draft):
                atoms.remove_counters(running.draft, ones[0], self.kind, number, self.rule)
            put = proposals.PutCounters(rule=self.rule, object=others[0], kind=self.kind, amount=number)
            running.happen([put])
