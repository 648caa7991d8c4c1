"""Abilities that are set going: delayed and reflexive triggered ones (CR 603.7, 603.12)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.definitions import part, program
from engine.magic.language.abilities import Mode, Triggered
from engine.magic.language.conditions import Condition, Done
from engine.magic.language.effects import Effect as AnyEffect
from engine.magic.language.filters import (
    ResultName,
    Target,
)
from engine.magic.language.triggers import AnyOfEvents, Begins, Casts, Trigger
from engine.magic.library.definition import Writer
from engine.magic.library.told_twice import CONDITION, INTERVENING
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.rules import cr
from engine.magic.state import GONE, Delayed, Waiting
from engine.magic.text.conditions import condition_text
from engine.magic.text.teller import Clause, Teller
from engine.magic.text.triggers import next_text

from .base import Effect, Instruction, Running
from .flow import WHEN_YOU_DO, after
from .zones import Move


class Later(Effect, frozen=True, tag="later"):
    """A delayed triggered ability (CR 603.7); ``within`` a turn it triggers every time (603.7b), or the next
    time alone, ``once``."""

    rule = cr("603.7")
    may_be_done = False
    touches = ()
    happens_later = True
    when: Trigger
    steps: FewOf[AnyEffect]
    condition: Condition | None = None
    """An intervening if (CR 603.4): asked as it triggers, and as it resolves."""
    within: Literal["turn"] | None = None
    once: bool = False

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if not self.steps:
            yield Fault(path, "it does nothing")
        elif self.steps[0].opens_with_condition:
            yield Fault(f"{path}.steps[0]", INTERVENING, CONDITION)
        if isinstance(self.when, AnyOfEvents):
            yield Fault(f"{path}.when", "delayed abilities wait for one event", LEFT_OUT)
        if self.within is not None and isinstance(self.when, Begins):
            yield Fault(f"{path}.within", "of a step it is not said that it begins this turn", LEFT_OUT)
        event = self.when if isinstance(self.when, Casts) else None
        yours = event is not None and event.who == "you" and not event.copied and event.what != "self"
        if self.once and (self.within is None or not yours):
            yield Fault(f"{path}.once", "it is said of the next spell that you cast this turn", LEFT_OUT)
        for name in ("nth", "during") if self.within is not None else ():
            if getattr(self.when, name, None) is not None:
                yield Fault(f"{path}.when.{name}", "within the turn every time counts", LEFT_OUT)

    def write(self, program: Writer) -> None:
        ability = Triggered(self.when, self.condition, do=self.steps)
        program.append(DelayedTrigger(self.when, program.inside(ability), self.within, self.once))

    def tell(self, teller: Teller) -> list[Clause]:
        opening = next_text(teller.speaker, self.when, once=self.once)
        if self.within is not None:
            opening += " this turn"
        if self.condition is not None:
            opening += f", if {condition_text(teller.speaker, self.condition)}"
        return after(teller, opening, self.steps)


WITHIN = cr("603.7b")


class DelayedTrigger(Instruction, frozen=True):
    """Create the delayed triggered ability at this address; it keeps the variables as they are (CR 603.7).

    What it moves, and this effect or its event has moved before, is what that became (CR 400.7j).
    """

    when: Trigger
    code: str
    within: Literal["turn"] | None = None
    once: bool = False

    def act(self, running: Running) -> None:
        steps = program(running.state, self.code)
        named_then = {"attached", "linked", *self.when.gives}
        if all(_does_it_to_nothing(running, step, named_then) for step in steps):
            return
        moves = [
            what
            for step in steps
            for what in (
                getattr(step, "casts", None),
                *((step.what, step.also) if isinstance(step, Move) else ()),
            )
        ]
        moved = {name for name in moves if isinstance(name, str)}
        names = {
            name: [*map(running.followed, held)] if name in moved else held
            for name, held in running.task.vars.items()
        }
        source = str(running.followed(running.source)) if "self" in moved else running.source
        made = Delayed(self.code, running.seat, source, names, within=self.within, once=self.once)
        atoms.delay(running.draft, made, Later.rule if self.within is None else WITHIN)


def _does_it_to_nothing(running: Running, step: Instruction, named_then: Container[str]) -> bool:
    """Whether a step is about what there is none of, and never will be: it is skipped (CR 101.3)."""
    what = getattr(step, "what", None)
    return isinstance(what, str) and what not in named_then and not running.select(what)


class WhenYouDo(Effect, frozen=True, tag="when_you_do"):
    """A reflexive triggered ability (CR 603.12): of what somebody may do, or of the step just before, if that
    did something (``of``)."""

    rule = cr("603.12")
    may_be_done = False
    touches = ()
    happens_later = True
    targets: FewOf[Target] = ()
    steps: FewOf[AnyEffect] = ()
    of: ResultName | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if not self.steps:
            yield Fault(path, "it does nothing")
        elif self.steps[0].opens_with_condition:
            yield Fault(f"{path}.steps[0]", "when you do, if … is left out: ask after another step", LEFT_OUT)

    def write(self, program: Writer) -> None:
        program.append(ReflexiveTrigger(program.inside(Mode(self.targets, self.steps)), self.of))

    def tell(self, teller: Teller) -> list[Clause]:
        for target in self.targets:
            teller.speaker.introduce_target(target)
        return after(teller, WHEN_YOU_DO, self.steps)


class ReflexiveTrigger(Instruction, frozen=True):
    """The reflexive ability at this address triggers now, with the variables as they are (CR 603.12)."""

    code: str
    of: str | None = None
    """What the step before has to have named something."""

    def act(self, running: Running) -> None:
        """Its own targets are not chosen yet, whatever their names have stood for."""
        if self.of is not None and not Done(self.of).holds(running.context):
            return
        mode = part(running.state, self.code)
        assert isinstance(mode, Mode), "a reflexive ability has the form of a mode"
        targets = {target.name for target in mode.targets}
        names = {name: held for name, held in running.task.vars.items() if name.split(":")[0] not in targets}
        if running.task.gone:
            names[GONE] = list(running.task.gone)
        made = Waiting(self.code, running.seat, running.source, names)
        atoms.wait(running.draft, made, WhenYouDo.rule)
