"""Abilities that function for a time: what happens instead of something, changed rules (CR 611.2)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.language import abilities
from engine.magic.language.changes import DamageCantBePrevented, PlayerRule, Rule
from engine.magic.language.effects import Effect as AnyEffect
from engine.magic.language.filters import Filter
from engine.magic.language.replaced import (
    BeDealtDamage,
    Die,
    DrawCard,
    GainLifeEvent,
    Leave,
    Replaceable,
)
from engine.magic.library.definition import Writer
from engine.magic.library.instead_faults import instead_faults
from engine.magic.library.reading import fields_of
from engine.magic.library.unsupported import LEFT_OUT
from engine.magic.rules import cr, says
from engine.magic.state import LastingAbility
from engine.magic.text.changes import rule_text
from engine.magic.text.instead import instead_for_a_time
from engine.magic.text.teller import Clause, Teller, raw

from .base import Effect, Instruction, Running

_ONE_BY_ONE = (Die, DrawCard, GainLifeEvent, Leave)
"""Events of which the next is one event."""


class InsteadForATime(Effect, frozen=True, tag="instead"):
    """What happens instead of something until the turn ends, as such an ability says it (CR 614.1)."""

    rule = says("614.1a")
    may_be_done = False
    touches = ()
    event: Replaceable
    times: int = 1
    plus: int = 0
    prevent: Literal["all"] | None = None
    nothing: bool = False
    to: Literal["exile"] | None = None
    steps: FewOf[AnyEffect] = ()
    """What an ability has in ``do``."""
    next: bool = False
    """The next time, and never after that."""

    @property
    def ability(self) -> abilities.Instead:
        """What functions for that time."""
        return abilities.Instead(
            self.event,
            times=self.times,
            plus=self.plus,
            prevent=self.prevent,
            nothing=self.nothing,
            to=self.to,
            do=self.steps,
        )

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from instead_faults(self.ability, path)
        if self.next and not isinstance(self.event, _ONE_BY_ONE):
            yield Fault(f"{path}.next", "of this it is not said that it happens the next time", LEFT_OUT)
        plainly = isinstance(self.event, BeDealtDamage) and self.times == 1 and not (self.plus or self.steps)
        if plainly:
            yield Fault(path, "write prevent or redirect")
        for index, step in enumerate(self.steps):
            if any(member.inner for member in fields_of(type(step))):
                what = "a step with others inside it is left out: it is told in one sentence"
                yield Fault(f"{path}.steps[{index}]", what, LEFT_OUT)
        if isinstance(self.event, Die | Leave) and not isinstance(self.event.what, Filter):
            yield Fault(f"{path}.event.what", "of one object, write until", LEFT_OUT)
        if self.to is not None and self.steps:
            yield Fault(f"{path}.steps", "what is done besides is left out here", LEFT_OUT)

    def write(self, program: Writer) -> None:
        program.append(BeginAbility(program.inside(self.ability), self.next))

    def tell(self, teller: Teller) -> list[Clause]:
        return [raw(instead_for_a_time(teller, self.ability, self.next))]


class RulesForATime(Effect, frozen=True, tag="rules"):
    """Rules of the game that are changed until the turn ends (CR 611.2, 613.11)."""

    rule = cr("611.2")
    may_be_done = False
    touches = ()
    rules: FewOf[Rule]

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if len(self.rules) != 1:
            yield Fault(f"{path}.rules", "one rule; give each a step of its own", LEFT_OUT)
        for index, rule in enumerate(self.rules):
            if not isinstance(rule, DamageCantBePrevented) and not (
                isinstance(rule, PlayerRule) and rule.cant == "gain life"
            ):
                yield Fault(f"{path}.rules[{index}]", "this is not changed for a time", LEFT_OUT)

    def write(self, program: Writer) -> None:
        program.append(BeginAbility(program.inside(abilities.Static(rules=self.rules))))

    def tell(self, teller: Teller) -> list[Clause]:
        return [raw(f"{rule_text(teller.speaker, rule)} this turn") for rule in self.rules]


class BeginAbility(Instruction, frozen=True):
    """The ability at this address functions until the turn ends."""

    code: str
    once: bool = False

    def act(self, running: Running) -> None:
        """With the names as they are now."""
        made = LastingAbility(
            self.code, running.seat, running.source, dict(running.task.vars), once=self.once
        )
        atoms.begin_ability(running.draft, made, RulesForATime.rule)
