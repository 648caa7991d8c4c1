"""Tapping, counters, attaching, regeneration, continuous effects (CR 122, 611, 701)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic import atoms, proposals
from engine.magic.continuous_effects import is_different_for_each, sizes
from engine.magic.dependency import is_computed
from engine.magic.evaluate import Context, playing
from engine.magic.language.amounts import Amount, AmountOfEach, asks_of_it
from engine.magic.language.changes import AddPT, BecomeCopy, Cant, Change, Control, SetPT, SwitchPT
from engine.magic.language.filters import Filter, NewNumber, ObjectName, Permanents, Whose
from engine.magic.language.words import CounterKind, Duration
from engine.magic.library.definition import Writer
from engine.magic.objects import seen
from engine.magic.procedures import triggers
from engine.magic.protection import can_attach
from engine.magic.rules import cr
from engine.magic.state import ContinuousEffect
from engine.magic.text import amounts
from engine.magic.text.changes import Changed, Predicate, change_clauses
from engine.magic.text.teller import Clause, Teller, instruct, raw
from engine.magic.vocabulary import next_untap_step_of

from .base import Effect, Instruction, Running


class Tap(Effect, frozen=True, tag="tap"):
    """Tap objects (CR 701.26)."""

    rule = cr("701.26")
    touches = ("what",)
    what: Permanents

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("tap", teller.all_of(self.what))

    def is_price(self, who: Whose) -> bool:
        """Whether a player can pay this (CR 118.3): the source is tapped."""
        return who == "you" and self.what == "self"

    def act(self, running: Running) -> None:
        """Those that are untapped."""
        with triggers.Noticing(running.draft):
            for ref in running.permanents(self.what):
                if not running.state.table.objects[ref].tapped:
                    atoms.tap(running.draft, ref, self.rule)


class Untap(Effect, frozen=True, tag="untap"):
    """Untap objects (CR 701.26)."""

    rule = cr("701.26")
    touches = ("what",)
    what: Permanents

    def tell(self, teller: Teller) -> list[Clause]:
        return instruct("untap", teller.all_of(self.what))

    def is_price(self, who: Whose) -> bool:
        """Whether a player can pay this (CR 118.3): the source is untapped."""
        return who == "you" and self.what == "self"

    def act(self, running: Running) -> None:
        """Those that are tapped."""
        with triggers.Noticing(running.draft):
            for ref in running.permanents(self.what):
                if running.state.table.objects[ref].tapped:
                    atoms.untap(running.draft, ref, self.rule)


class SkipUntap(Effect, frozen=True, tag="skip_untap"):
    """They don't untap during their controllers' next untap steps (CORE-5.8)."""

    rule = cr("502.3")
    may_be_done = False
    touches = ("what",)
    what: Permanents
    during: Whose | None = None
    """During the next untap step of this player, whoever controls them by then."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.during is not None and self.during == f"controller of {self.what}":
            yield Fault(f"{path}.during", "whoever controls it then: leave it out")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        one = isinstance(self.what, str) and not speaker.several(self.what)
        if isinstance(self.what, str):
            subject = speaker.subject(self.what)
        elif any(speaks_of(step, self.what) for step in teller.told):
            subject = f"those {speaker.noun(self.what).plural}"
        else:
            subject = speaker.noun(self.what).several()
        when = "its controller's next untap step" if one else "their controllers' next untap steps"
        if self.during is not None:
            when = f"{speaker.possessive(self.during)} next untap step"
        return [raw(f"{subject} {'doesn' if one else 'don'}'t untap during {when}")]

    def write(self, program: Writer) -> None:
        """What passes a filter of which no step has spoken before is whatever passes it in the untap step."""
        if isinstance(self.what, str) or any(speaks_of(step, self.what) for step in program.code):
            program.append(self)
        else:
            program.append(StayTapped(self.what, self.during))

    def act(self, running: Running) -> None:
        """CORE-5.8."""
        for ref in running.permanents(self.what):
            if self.during is None:
                atoms.mark(running.draft, ref, "stays_tapped", self.rule)
                continue
            for seat in running.seats(self.during):
                atoms.keep_tapped(running.draft, ref, seat, self.rule)


class StayTapped(Instruction, frozen=True):
    """What passes a filter in the next untap step of a player does not untap then, whatever entered since
    (CR 502.3, 611.2c)."""

    what: Filter
    during: Whose | None

    @property
    def begins(self) -> tuple[Change, ...]:
        return (Cant(untap=True),)

    @property
    def begins_for(self) -> Filter | None:
        return self.what

    def act(self, running: Running) -> None:
        """For each player whose untap step it is about: they control what they untap."""
        if running.is_confined:
            SkipUntap(self.what, self.during).act(running)
            return
        for seat in playing(running.state) if self.during is None else running.seats(self.during):
            _begin(running, self, [], next_untap_step_of(seat), SkipUntap.rule)


def speaks_of(step: Instruction | None, what: Filter) -> bool:
    """Whether a step has spoken of what passes this filter: "those creatures"."""
    return step is not None and any(getattr(step, name) == what for name in step.__struct_fields__)


class PutCounters(Effect, frozen=True, tag="put_counters"):
    """Put counters on objects (CR 122)."""

    rule = cr("122.1")
    touches = ("on",)
    on: Permanents
    kind: CounterKind = "+1/+1"
    amount: AmountOfEach = 1

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        counter = f"{self.kind} counter"
        if asks_of_it(self.amount):
            on, equal = speaker.each(self.on), amounts.of_each(speaker, self.on, self.amount)
            return instruct("put", f"a number of {counter}s on {on} {equal}")
        on, counters = amounts.said_in_order(
            self.amount,
            lambda: speaker.each(self.on),
            lambda: amounts.several(speaker, self.amount, counter),
        )
        return instruct("put", f"{counters.words} on {on}{counters.where}")

    def act(self, running: Running) -> None:
        """So many on each."""
        refs = running.permanents(self.on)
        running.happen(
            [
                proposals.PutCounters(rule=self.rule, object=ref, kind=self.kind, amount=number)
                for ref, number in zip(refs, running.amounts(self.amount, refs), strict=True)
            ]
        )


class RemoveCounters(Effect, frozen=True, tag="remove_counters", rename={"of": "from", "name": "as"}):
    """Remove counters from objects, as many as there are at most; ``as`` names the number (CR 122.1)."""

    rule = cr("122.1")
    touches = ("of",)
    of: Permanents
    kind: CounterKind = "+1/+1"
    amount: Amount = 1
    all: bool = False
    """All of this kind."""
    name: NewNumber | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.all and self.amount != 1:
            yield Fault(f"{path}.amount", "give amount or all")

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        counters = amounts.Told(f"all {self.kind} counters")
        if not self.all:
            counters = amounts.several(speaker, self.amount, f"{self.kind} counter")
        if self.name is not None:
            speaker.introduce_number(self.name, "the number of counters removed this way")
        return instruct("remove", f"{counters.words} from {speaker.each(self.of)}{counters.where}")

    def act(self, running: Running) -> None:
        """So many from each, or as many as it has."""
        wanted = running.amount(self.amount)
        removed = 0
        with triggers.Noticing(running.draft):
            for ref in running.permanents(self.of):
                there = running.state.table.objects[ref].counters.get(self.kind, 0)
                number = there if self.all else min(wanted, there)
                if number:
                    atoms.remove_counters(running.draft, ref, self.kind, number, self.rule)
                    removed += number
        running.name(self.name, [removed])


class Attach(Effect, frozen=True, tag="attach"):
    """Attach an Aura or Equipment to something (CR 701.3)."""

    rule = cr("701.3")
    touches = ("what", "to")
    to: ObjectName
    what: ObjectName = "self"

    def tell(self, teller: Teller) -> list[Clause]:
        speaker = teller.speaker
        to_it, goes_on = teller.goes_on_with(self.to), teller.goes_on_with(self.what)
        what = speaker.thing(self.what)
        (clause,) = instruct("attach", f"{what} to {'it' if to_it else speaker.thing(self.to)}")
        return [clause._replace(goes_on=to_it or goes_on)]

    def act(self, running: Running) -> None:
        """CR 701.3: to where it is not yet and may be."""
        for ref in running.permanents(self.what):
            to = running.permanents(self.to)
            if (
                to
                and running.state.table.objects[ref].attached_to != to[0]
                and can_attach(running.state, ref, to[0])
            ):
                atoms.attach(running.draft, ref, to[0], self.rule)


_LASTS = {"turn": "until end of turn", "your_next_turn": "until your next turn", "forever": ""}


class Until(Effect, frozen=True, tag="until"):
    """A continuous effect for a time (CR 611.2). Of what passes a filter, what changes characteristics or
    control is for the objects that pass now; everything else holds for those that come later, too."""

    rule = cr("611.2")
    touches = ("what",)
    what: Permanents
    changes: FewOf[Change]
    lasts: Duration = "turn"

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if not self.changes:
            yield Fault(path, "it changes nothing")

    @property
    def may_be_done(self) -> bool:  # type: ignore[override]  # depends on its fields
        return any(isinstance(change, Control | SwitchPT | Predicate) for change in self.changes)

    @property
    def begins(self) -> tuple[Change, ...]:
        return self.changes

    @property
    def begins_for(self) -> Filter | None:
        return self.what if isinstance(self.what, Filter) else None

    def tell(self, teller: Teller) -> list[Clause]:
        changed = Changed(teller.speaker, self.what, _LASTS[self.lasts], teller.granted)
        return change_clauses(changed, self.changes)

    def act(self, running: Running) -> None:
        """Its effects, for the objects that are meant now and, as far as they can be, for later ones."""
        _begin(running, self, running.permanents(self.what), running.until(self.lasts), self.rule)


def _begin(running: Running, step: Instruction, refs: list[str], until: str, rule: str) -> None:
    """One continuous effect for each change of a step, of these objects or of what passes its filter; what is
    fixed of it is fixed now (CR 611.2c, d)."""
    what = None if running.is_confined else step.begins_for
    changes = [one for one in enumerate(step.begins) if refs or (what and one[1].holds_for_later_objects)]
    if not changes:
        return
    now = atoms.timestamp(running.draft)
    before = running.context
    names = dict(running.task.vars)
    for index, change in changes:
        fixed = dict(names)
        if isinstance(change, BecomeCopy):
            models = [seen(running.state, ref) for ref in running.select(change.of)]
            fixed[change.of] = [model.key for model in models if model is not None]
            exceptions = [kind for model in models if model is not None for kind in model.added_types]
            if exceptions:
                fixed[f"{change.of}:types"] = exceptions
        groups: Sequence[tuple[list[str] | None, list[int]]] = _with_numbers(change, before, refs)
        if what is not None and change.holds_for_later_objects:
            fixed |= {who: list(before.named(who)) for who in what.players_of_objects}
            groups = [(None, [])]
        for objects, numbers in groups:
            effect = ContinuousEffect(
                code=running.task.code,
                pc=running.task.pc - 1,
                index=index,
                controller=_taker(running, change),
                source=running.source,
                timestamp=now,
                objects=objects,
                until=until,
                vars=fixed,
                numbers=numbers,
            )
            atoms.begin_effect(running.draft, effect, str(change.__struct_config__.tag), rule)


def _with_numbers(change: Change, context: Context, refs: list[str]) -> list[tuple[list[str], list[int]]]:
    """What a change applies to, with the numbers that it has there: each object by itself, if they differ."""
    if not isinstance(change, AddPT | SetPT) or not is_computed(change):
        return [(refs, [])]
    numbers = sizes(change, context, refs)
    if is_different_for_each(change):
        return [([ref], list(number)) for ref, number in zip(refs, numbers, strict=True)]
    return [(refs, list(numbers[0]))]


def _taker(running: Running, change: Change) -> int:
    """Who controls what the effect changes."""
    seats = running.seats(change.by) if isinstance(change, Control) else []
    return seats[0] if seats else running.seat
