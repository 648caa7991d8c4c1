"""Counters: put on permanents, removed, moved, doubled (CR 122, 701.10)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Decision, Fault
from engine.magic import atoms, proposals
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount, AmountOfEach, asks_of_it
from engine.magic.language.counters import CountersOfKind, kinds_faults
from engine.magic.language.filters import Filter, Names, NewName, NewNumber, ObjectName, Permanents, Whose
from engine.magic.language.words import CounterKind, PlayerCounter
from engine.magic.procedures import triggers
from engine.magic.procedures.loops import exceeds_limits
from engine.magic.rules import cr
from engine.magic.text import amounts
from engine.magic.text.speaker import Speaker
from engine.magic.text.teller import Clause, Teller, instruct, player_clause

from .base import Effect, Running
from .one_of import ask_one_of, chosen_of
from .permanents import name_all, those_of
from .picking import Answers


class PutCounters(Effect, frozen=True, tag="put_counters", rename={"name": "as"}):
    """Put counters on objects (CR 122); a divided target brings its own numbers."""

    rule = cr("122.1")
    touches = ("on",)
    on: Permanents
    kind: CounterKind = "+1/+1"
    amount: AmountOfEach = 1
    kinds: FewOf[CountersOfKind] = ()
    """Counters of several kinds at once, in the place of ``kind`` and ``amount``."""
    choice: FewOf[CounterKind] = ()
    """One counter of one of these kinds, which the controller chooses on resolution (CR 608.2d)."""
    name: NewName | None = None
    """What passes the filter; of what has a name, that it got counters."""

    @property
    def gives(self) -> Names:
        """What it names."""
        return those_of(self.name, self.on)

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from kinds_faults(self.kinds, f"{path}.kinds")
        if self.kinds and (self.kind, self.amount) != ("+1/+1", 1):
            yield Fault(f"{path}.kinds", "give kinds, or kind and amount")
        if self.choice and (self.kinds or (self.kind, self.amount) != ("+1/+1", 1)):
            yield Fault(f"{path}.choice", "it is one counter of one of these: give nothing else")

    def divides(self, name: str) -> Amount | None:
        return self.amount if self.on == name and not (self.kinds or self.choice) else None

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Which kind, if there is a choice."""
        return ask_one_of(context, answers, "kind of counter", self.choice, self.on)

    def tell(self, teller: Teller) -> list[Clause]:
        clauses = self._told(teller)
        name_all(teller, self.name, self.on)
        return clauses

    def _told(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        if self.choice:
            return instruct("put", f"{amounts.counter_of_choice(self.choice)} on {speaker.each(self.on)}")
        if self.kinds:
            return instruct("put", f"{amounts.counters_of(self.kinds)} on {speaker.each(self.on)}")
        counter = f"{self.kind} counter"
        if asks_of_it(self.amount):
            on, equal = speaker.each(self.on), amounts.of_each(speaker, self.on, self.amount)
            return instruct("put", f"a number of {counter}s on {on} {equal}")
        divided = isinstance(self.on, str) and speaker.is_divided(self.on)
        on, counters = amounts.said_in_order(
            self.amount,
            lambda: speaker.what(self.on) if divided else speaker.each(self.on),
            lambda: amounts.several(speaker, self.amount, counter),
        )
        if divided:
            return instruct("distribute", f"{counters.words} among {on}{counters.where}")
        return instruct("put", f"{counters.words} on {on}{counters.where}")

    def act(self, running: Running) -> None:
        """So many on each, of every kind."""
        refs = running.permanents(self.on)
        running.name(self.name, list(refs) if isinstance(self.on, Filter) else [])
        if self.kinds:
            self._put(running, [(ref, one.kind, one.amount) for ref in refs for one in self.kinds])
            return
        if self.choice:
            kind = chosen_of(running, self.choice)
            self._put(running, [(ref, kind, 1) for ref in refs if kind is not None])
            return
        divided = running.task.vars.get(f"{self.on}:amounts") if isinstance(self.on, str) else None
        if divided is None:
            numbers = running.amounts(self.amount, refs)
        else:
            given = dict(zip(running.select(self.on), divided, strict=True))
            numbers = [int(given[ref]) for ref in refs]
        self._put(running, [(ref, self.kind, number) for ref, number in zip(refs, numbers, strict=True)])

    def _put(self, running: Running, counters: list[tuple[str, str, int]]) -> None:
        named = None if isinstance(self.on, Filter) else self.name
        running.happen(
            [
                proposals.PutCounters(
                    rule=self.rule,
                    object=ref,
                    kind=kind,
                    amount=number,
                    named=named,
                )
                for ref, kind, number in counters
            ]
        )


class GetCounters(Effect, frozen=True, tag="get_counters"):
    """Players get counters (CR 122.1): energy, experience, poison."""

    rule = cr("122.1")
    touches = ()
    kind: PlayerCounter
    amount: Amount = 1
    who: Whose = "you"

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "get", "", imperative=False)
        together = isinstance(self.amount, int)
        return [clause._replace(rest=self._counters(teller), joins_all=together)]

    def _counters(self, teller: Teller) -> str:
        """ "{E}{E}", "X {E}, where X is …", "two poison counters"."""
        if self.kind != "energy":
            return amounts.several(teller.speaker, self.amount, f"{self.kind} counter").whole
        if isinstance(self.amount, int):
            return amounts.energy(self.amount)
        number = amounts.word_of(teller.speaker, self.amount)
        return f"{number.words} {{E}}{number.where}"

    def act(self, running: Running) -> None:
        """So many for each of them."""
        number = running.amount(self.amount)
        with triggers.Noticing(running.draft):
            for seat in running.seats(self.who) if number else ():
                atoms.get_counters(running.draft, seat, self.kind, number, self.rule)
        exceeds_limits(running.draft)


def _those(speaker: Speaker, step: RemoveCounters | MoveCounters) -> amounts.Told:
    """The counters that a step takes away from something."""
    if step.every_kind or step.all:
        return amounts.Told("all counters" if step.every_kind else f"all {step.kind} counters")
    return amounts.several(speaker, step.amount, f"{step.kind} counter")


class RemoveCounters(Effect, frozen=True, tag="remove_counters", rename={"of": "from", "name": "as"}):
    """Remove counters from objects, as many as there are at most; ``as`` names the number (CR 122.1)."""

    rule = cr("122.1")
    touches = ("of",)
    of: Permanents
    kind: CounterKind = "+1/+1"
    amount: Amount = 1
    all: bool = False
    """All of this kind."""
    every_kind: bool = False
    """All of every kind."""
    name: NewNumber | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if (self.all or self.every_kind) and self.amount != 1:
            yield Fault(f"{path}.amount", "give amount or all")
        if self.every_kind and (self.all or self.kind != "+1/+1"):
            yield Fault(f"{path}.every_kind", "of every kind they are all removed: give nothing else")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        counters = _those(speaker, self)
        if self.name is not None:
            speaker.introduce_number(self.name, "the number of counters removed this way")
        return instruct("remove", f"{counters.words} from {speaker.each(self.of)}{counters.where}")

    def act(self, running: Running) -> None:
        """So many from each, or as many as it has."""
        wanted = running.amount(self.amount)
        removed = 0
        with triggers.Noticing(running.draft):
            for ref in running.permanents(self.of):
                counters = running.state.table.objects[ref].counters
                for kind in sorted(counters) if self.every_kind else [self.kind]:
                    there = counters.get(kind, 0)
                    number = there if self.all or self.every_kind else min(wanted, there)
                    if number:
                        atoms.remove_counters(running.draft, ref, kind, number, self.rule)
                        removed += number
        running.name(self.name, [removed])


class DoubleCounters(Effect, frozen=True, tag="double_counters"):
    """Put as many counters on objects as they have (CR 701.10e)."""

    rule = cr("701.10e")
    touches = ("on",)
    on: Permanents
    kind: CounterKind = "+1/+1"
    every_kind: bool = False
    """As many of each kind."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.every_kind and self.kind != "+1/+1":
            yield Fault(f"{path}.kind", "give kind or every_kind")

    def tell(self, teller: Teller) -> list[Clause]:
        counters = "each kind of counter" if self.every_kind else f"{self.kind} counters"
        return instruct("double", f"the number of {counters} on {teller.speaker.each(self.on)}")

    def act(self, running: Running) -> None:
        """They are put, so that something may replace it."""
        objects = running.state.table.objects
        running.happen(
            [
                proposals.PutCounters(rule=self.rule, object=ref, kind=kind, amount=number)
                for ref in running.permanents(self.on)
                for kind, number in sorted(objects[ref].counters.items())
                if self.every_kind or kind == self.kind
            ]
        )


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
    every_kind: bool = False
    """All of every kind."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.of == self.on:
            yield Fault(f"{path}.to", "counters move onto another permanent", self.rule)
        if (self.all or self.every_kind) and self.amount != 1:
            yield Fault(f"{path}.amount", "give amount or all")
        if self.every_kind and (self.all or self.kind != "+1/+1"):
            yield Fault(f"{path}.every_kind", "of every kind they all move: give nothing else")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        counters = _those(speaker, self)
        of = speaker.thing(self.of)
        return instruct("move", f"{counters.words} from {of} onto {speaker.thing(self.on)}{counters.where}")

    def act(self, running: Running) -> None:
        """None moves where one of both is gone, or where both are the same."""
        ones, others = running.permanents(self.of), running.permanents(self.on)
        if not ones or not others or ones[0] == others[0]:
            return
        there = dict(running.state.table.objects[ones[0]].counters)
        if not self.every_kind:
            number = there.get(self.kind, 0)
            there = {self.kind: number if self.all else min(number, running.amount(self.amount))}
        moving = [(kind, number) for kind, number in sorted(there.items()) if number]
        with triggers.Noticing(running.draft):
            for kind, number in moving:
                atoms.remove_counters(running.draft, ones[0], kind, number, self.rule)
        running.happen(
            [
                proposals.PutCounters(rule=self.rule, object=others[0], kind=kind, amount=number)
                for kind, number in moving
            ]
        )


class PutSameCounters(Effect, frozen=True, tag="put_same_counters"):
    """Put the counters on an object that something had as it left, as many of each kind (CR 122.8)."""

    rule = cr("122.8")
    touches = ("on",)
    of: ObjectName
    on: ObjectName
    kind: CounterKind | None = None
    """Those of this kind alone."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.of == self.on:
            yield Fault(f"{path}.on", "the counters are put on another object", self.rule)

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        counters = "counters" if self.kind is None else f"{self.kind} counters"
        return instruct("put", f"{speaker.possessive(self.of)} {counters} on {speaker.thing(self.on)}")

    def act(self, running: Running) -> None:
        """As it last was."""
        known = map(running.context.world.seen, running.select(self.of))
        there = [dict(found.counters) for found in known if found is not None]
        running.happen(
            [
                proposals.PutCounters(rule=self.rule, object=ref, kind=kind, amount=number)
                for ref in running.permanents(self.on)
                for counters in there
                for kind, number in sorted(counters.items())
                if number and self.kind in (None, kind)
            ]
        )
