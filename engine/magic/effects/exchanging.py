"""Exchanges of control and of life totals: all of it, or nothing (CR 701.12)."""

from __future__ import annotations

from collections.abc import Container, Iterator

from engine.kernel.documents import Fault
from engine.magic import atoms, proposals
from engine.magic.language.changes import Change, Control
from engine.magic.language.filters import ObjectName, Whose
from engine.magic.objects import cannot_gain_life, characteristics
from engine.magic.rules import cr
from engine.magic.state import ContinuousEffect
from engine.magic.text.teller import Clause, Teller, instruct, player_clause

from .base import Effect, Running

SAME = cr("701.12b")
LIFE = cr("701.12c")


class ExchangeControl(Effect, frozen=True, tag="exchange_control"):
    """The players who control two permanents exchange control of them for good (CR 701.12b); ``what`` are
    both, or one of them beside ``other``."""

    rule = SAME
    touches = ("what", "other")
    what: ObjectName
    other: ObjectName | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.what == self.other:
            yield Fault(f"{path}.other", "it is exchanged for another")

    @property
    def begins(self) -> tuple[Change, ...]:
        """Each player gains control of what the other had."""
        return (Control(),)

    def tell(self, teller: Teller) -> list[Clause]:
        words = teller.speaker.thing(self.what)
        if self.other is not None:
            words += f" and {teller.speaker.thing(self.other)}"
        return instruct("exchange", f"control of {words}")

    def act(self, running: Running) -> None:
        """Nothing, unless there are two that two players control (CR 701.12a, b)."""
        refs = running.permanents(self.what)
        refs += [] if self.other is None else running.permanents(self.other)
        controllers = [characteristics(running.state)[ref].controller for ref in refs]
        if len(refs) != 2 or controllers[0] == controllers[1]:
            return
        now = atoms.timestamp(running.draft)
        for ref, taker in zip(refs, reversed(controllers), strict=True):
            effect = ContinuousEffect(
                code=running.task.code,
                pc=running.task.pc - 1,
                index=0,
                controller=taker,
                source=running.source,
                timestamp=now,
                objects=[ref],
                until="forever",
                vars=dict(running.task.vars),
            )
            atoms.begin_effect(running.draft, effect, "control", self.rule)


class ExchangeLife(Effect, frozen=True, tag="exchange_life"):
    """Two players exchange life totals (CR 701.12c): ``who`` are both, or one who does it with the
    controller."""

    rule = LIFE
    touches = ()
    speaks_of_you = True
    who: Whose

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.who in ("you", "any", "opponent"):
            yield Fault(f"{path}.who", "name the players who exchange life totals", self.rule)

    def tell(self, teller: Teller) -> list[Clause]:
        if teller.speaker.several(self.who):
            clause = player_clause(teller.speaker, self.who, "exchange", "life totals", imperative=False)
            return [clause._replace(subject=clause.subject.removesuffix(" each"), follows="")]
        return instruct("exchange", f"life totals with {teller.speaker.player(self.who)}")

    def act(self, running: Running) -> None:
        """The one gains what they have less, the other loses it; nothing, if the one cannot gain it."""
        seats = running.seats(self.who)
        if len(seats) == 1:
            seats = [running.seat, *seats]
        players = running.state.table.seats
        if len(seats) != 2 or any(players[seat].lost for seat in seats):
            return
        less, more = sorted(seats, key=lambda seat: players[seat].life)
        number = players[more].life - players[less].life
        if number and not cannot_gain_life(running.state, less):
            running.happen(
                [
                    proposals.LoseLife(rule=self.rule, seat=more, amount=number, by=running.seat),
                    proposals.GainLife(rule=self.rule, seat=less, amount=number),
                ]
            )
