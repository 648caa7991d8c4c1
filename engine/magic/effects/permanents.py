"""Tapping, attaching, regeneration, continuous effects (CR 611, 701)."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence
from functools import partial

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Decision, Fault
from engine.magic import atoms
from engine.magic.continuous_effects import is_different_for_each, sizes
from engine.magic.dependency import is_computed
from engine.magic.evaluate import Context, playing
from engine.magic.language.changes import AddPT, BecomeCopy, Cant, Change, Control, Keywords, SetPT, SwitchPT
from engine.magic.language.copying import together
from engine.magic.language.durations import While
from engine.magic.language.filters import (
    CHOSEN,
    Filter,
    Names,
    NewName,
    ObjectName,
    Permanents,
    Qualities,
    Whose,
)
from engine.magic.language.words import Duration
from engine.magic.library.definition import Writer
from engine.magic.objects import seen
from engine.magic.procedures import triggers
from engine.magic.protection import can_attach
from engine.magic.rules import cr
from engine.magic.state import ContinuousEffect
from engine.magic.text.changes import Changed, Predicate, change_clauses
from engine.magic.text.durations import while_text
from engine.magic.text.speaker import Mention
from engine.magic.text.teller import Clause, Teller, instruct, raw
from engine.magic.vocabulary import next_untap_step_of

from .base import Effect, Instruction, Running
from .one_of import ask_one_of, chosen_of
from .picking import Answers


class Tap(Effect, frozen=True, tag="tap", rename={"name": "as"}):
    """Tap objects (CR 701.26)."""

    rule = cr("701.26")
    touches = ("what",)
    what: Permanents
    name: NewName | None = None
    """What passes the filter; of what has a name, that it became tapped."""

    @property
    def gives(self) -> Names:
        """What it names."""
        return those_of(self.name, self.what)

    def tell(self, teller: Teller) -> list[Clause]:
        clauses = instruct("tap", teller.all_of(self.what))
        name_all(teller, self.name, self.what, "tapped")
        return clauses

    def is_price(self, who: Whose) -> bool:
        """Whether a player can pay this (CR 118.3): the source is tapped."""
        return who == "you" and self.what == "self"

    def act(self, running: Running) -> None:
        """Those that are untapped."""
        refs = running.permanents(self.what)
        objects = running.state.table.objects
        changed = [ref for ref in refs if not objects[ref].tapped]
        with triggers.Noticing(running.draft):
            for ref in changed:
                atoms.tap(running.draft, ref, self.rule)
        running.name(self.name, [*(refs if isinstance(self.what, Filter) else changed)])


class Untap(Effect, frozen=True, tag="untap", rename={"name": "as"}):
    """Untap objects (CR 701.26)."""

    rule = cr("701.26")
    touches = ("what",)
    what: Permanents
    name: NewName | None = None
    """What passes the filter; of what has a name, that it became untapped."""

    @property
    def gives(self) -> Names:
        """What it names."""
        return those_of(self.name, self.what)

    def tell(self, teller: Teller) -> list[Clause]:
        clauses = instruct("untap", teller.all_of(self.what))
        name_all(teller, self.name, self.what, "untapped")
        return clauses

    def is_price(self, who: Whose) -> bool:
        """Whether a player can pay this (CR 118.3): the source is untapped."""
        return who == "you" and self.what == "self"

    def act(self, running: Running) -> None:
        """Those that are tapped."""
        refs = running.permanents(self.what)
        objects = running.state.table.objects
        changed = [ref for ref in refs if objects[ref].tapped]
        with triggers.Noticing(running.draft):
            for ref in changed:
                atoms.untap(running.draft, ref, self.rule)
        running.name(self.name, [*(refs if isinstance(self.what, Filter) else changed)])


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
        """What passes a filter of which no step has spoken before is whatever passes it in the untap step, in
        which nothing attacks or blocks: those creatures are the ones that do so now."""
        what = self.what
        if isinstance(what, str) or _is_of_combat(what) or any(speaks_of(one, what) for one in program.code):
            program.append(self)
        else:
            program.append(StayTapped(what, self.during))

    def act(self, running: Running) -> None:
        """CORE-5.8."""
        for ref in running.permanents(self.what):
            if self.during is None:
                atoms.mark(running.draft, ref, "stays_tapped", self.rule)
                continue
            for seat in running.seats(self.during):
                atoms.keep_tapped(running.draft, ref, seat, self.rule)


def _is_of_combat(what: Qualities) -> bool:
    """Whether it asks for creatures that attack or block."""
    of_combat = (what.combat, what.attacking, what.blocking, what.blocked_by)
    return any(one is not None for one in of_combat) or any(map(_is_of_combat, what.any_of))


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


def those_of(name: str | None, what: Permanents) -> Names:
    """The name of those to which a step was done. What has a name is spoken of by that: the other asks only
    whether something was done."""
    return {} if name is None else {name: "result" if isinstance(what, str) else "object"}


def speaks_of(step: Instruction | None, what: Filter) -> bool:
    """Whether a step has spoken of what passes this filter: "those creatures"."""
    return step is not None and any(getattr(step, name) == what for name in step.__struct_fields__)


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


class Until(Effect, frozen=True, tag="until", rename={"name": "as"}):
    """A continuous effect for a time (CR 611.2). Of what passes a filter, what changes characteristics or
    control is for the objects that pass now; everything else holds for those that come later, too."""

    rule = cr("611.2")
    touches = ("what",)
    what: Permanents
    changes: FewOf[Change]
    lasts: Duration | While = "turn"
    name: NewName | None = None
    """The objects that pass the filter as it begins."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if not self.changes:
            yield Fault(path, "it changes nothing")
        if self.name is not None and isinstance(self.what, str):
            yield Fault(f"{path}.as", f"it is called {self.what!r} already")
        choosing = [index for index, one in enumerate(self.changes) if getattr(one, "choice", ())]
        gained = [one.gain for one in self.changes if isinstance(one, Keywords)]
        for index in choosing[:1]:
            for number, text in enumerate(getattr(self.changes[index], "choice", ())):
                if any(text in texts for texts in gained):
                    yield Fault(f"{path}.changes[{index}].choice[{number}]", "it gains this anyway")
        for index in choosing[1:]:
            yield Fault(f"{path}.changes[{index}].choice", "the second choice stands in a step of its own")

    @property
    def may_be_done(self) -> bool:  # type: ignore[override]  # depends on its fields
        return any(isinstance(change, Control | SwitchPT | Predicate) for change in self.changes)

    @property
    def _choice(self) -> Sequence[str]:
        """The keywords of which one is chosen."""
        return next((one.choice for one in self.changes if isinstance(one, Keywords) and one.choice), ())

    @property
    def begins(self) -> tuple[Change, ...]:
        """With each of the keywords of which one is chosen."""
        if not self._choice:
            return self.changes
        return tuple(
            each
            for one in self.changes
            for each in (one.alternatives if isinstance(one, Keywords) else (one,))
        )

    @property
    def begins_for(self) -> Filter | None:
        return self.what if isinstance(self.what, Filter) else None

    def ask(self, context: Context, answers: Answers) -> Decision | None:
        """Which of the keywords, if there is a choice, and anything begins."""
        if not self._is_on(context):
            return None
        return ask_one_of(context, answers, "keyword", self._choice, self.what)

    def tell(self, teller: Teller) -> list[Clause]:
        lasts = self.lasts
        until = partial(while_text, lasts) if isinstance(lasts, While) else _LASTS[lasts]
        clauses = change_clauses(Changed(teller.speaker, self.what, until, teller.granted), self.changes)
        name_all(teller, self.name, self.what)
        return clauses

    def act(self, running: Running) -> None:
        """Its effects, for the objects that are meant now and, as far as they can be, for later ones."""
        refs = running.permanents(self.what)
        running.name(self.name, list(refs))
        until = "while" if isinstance(self.lasts, While) else running.until(self.lasts)
        if self._is_on(running.context):
            _begin(running, self, refs, until, self.rule, but_not=self._not_chosen(running))

    def _is_on(self, context: Context) -> bool:
        """Whether it has not ended before it could begin (CR 611.2b)."""
        return not isinstance(self.lasts, While) or self.lasts.holds(context)

    def _not_chosen(self, running: Running) -> tuple[Change, ...]:
        """The changes that would have come of another choice."""
        if not self._choice:
            return ()
        chosen = Keywords(gain=(chosen_of(running, self._choice) or "",))
        given = (one.alternatives for one in self.changes if isinstance(one, Keywords) and one.choice)
        return tuple(one for several in given for one in several if one != chosen)


def name_all(teller: Teller, name: str | None, what: str | Filter, how: str = "") -> None:
    """Those of which a step has just spoken: "they", "those creatures"."""
    if name is None:
        return
    words = ""
    if isinstance(what, Filter):
        how, noun = "", teller.speaker.noun(what)
        words = f"those {noun.plural}" if " or " not in noun.plural else "those permanents"
    teller.speaker.introduce(name, Mention(words, words, several=True, how=how))
    if words:
        teller.speaker.mentioned(name)


def _begin(
    running: Running,
    step: Instruction,
    refs: list[str],
    until: str,
    rule: str,
    but_not: Collection[Change] = (),
) -> None:
    """One continuous effect for each change of a step, of these objects or of what passes its filter; what is
    fixed of it is fixed now (CR 611.2c, d)."""
    what = None if running.is_confined else step.begins_for
    changes = [
        one
        for one in enumerate(step.begins)
        if (refs or (what and one[1].holds_for_later_objects))
        and one[1] not in but_not
        and _taker(running, one[1]) is not None
    ]
    if not changes:
        return
    now = atoms.timestamp(running.draft)
    before = running.context
    names = dict(running.task.vars)
    for index, change in changes:
        fixed, model = dict(names), None
        if isinstance(change, BecomeCopy):
            model = next(filter(None, (seen(running.state, ref) for ref in running.select(change.of))), None)
            fixed[change.of] = [] if model is None else [model.key]
        if isinstance(change, Keywords) and change.protection_from == CHOSEN:
            fixed[CHOSEN] = list(before.named(CHOSEN))
        groups: Sequence[tuple[list[str] | None, list[int]]] = _with_numbers(change, before, refs)
        if what is not None and change.holds_for_later_objects:
            fixed |= {who: list(before.named(who)) for who in what.players_of_objects}
            groups = [(None, [])]
        taker = _taker(running, change)
        assert taker is not None, "somebody does"
        for objects, numbers in groups:
            effect = ContinuousEffect(
                code=running.task.code,
                pc=running.task.pc - 1,
                index=index,
                controller=taker,
                source=running.source,
                timestamp=now,
                objects=objects,
                until=until,
                vars=fixed,
                numbers=numbers,
            )
            if isinstance(change, BecomeCopy) and model is not None:
                effect.exceptions = together(model.exceptions, change.exceptions)
                effect.size = model.sized
            atoms.begin_effect(running.draft, effect, str(change.__struct_config__.tag), rule)


def _with_numbers(change: Change, context: Context, refs: list[str]) -> list[tuple[list[str], list[int]]]:
    """What a change applies to, with the numbers that it has there: each object by itself, if they differ."""
    if not isinstance(change, AddPT | SetPT) or not is_computed(change):
        return [(refs, [])]
    numbers = sizes(change, context, refs)
    if is_different_for_each(change):
        return [([ref], list(number)) for ref, number in zip(refs, numbers, strict=True)]
    return [(refs, list(numbers[0]))]


def _taker(running: Running, change: Change) -> int | None:
    """Who controls what the effect changes; nobody who has left the game comes to (CR 800.4b)."""
    if not isinstance(change, Control):
        return running.seat
    return next(iter(running.seats(change.by)), None)
