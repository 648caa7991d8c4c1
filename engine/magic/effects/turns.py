"""Extra turns, additional phases, what is skipped (CR 500.7, 500.8, 614.10)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Literal

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic import atoms
from engine.magic.course import AddedPhase, Skipped
from engine.magic.language.filters import Whose
from engine.magic.procedures.loops import exceeds_limits
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.text.nouns import number_word
from engine.magic.text.teller import Clause, Teller, player_clause, raw

from .base import Effect, Running

MOST_TIMES = 20
"""What one step can say."""


def _times_faults(times: int, path: str) -> Iterator[Fault]:
    if not 1 <= times <= MOST_TIMES:
        yield Fault(f"{path}.times", f"a number from 1 to {MOST_TIMES}")


class ExtraTurn(Effect, frozen=True, tag="extra_turn"):
    """Players take extra turns after this one, each so many (CR 500.7)."""

    rule = cr("500.7")
    touches = ()
    who: Whose = "you"
    times: int = 1

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from _times_faults(self.times, path)

    def tell(self, teller: Teller) -> list[Clause]:
        turns = "an extra turn" if self.times == 1 else f"{number_word(self.times)} extra turns"
        return [player_clause(teller.speaker, self.who, "take", f"{turns} after this one")]

    def act(self, running: Running) -> None:
        """Of several players the last takes the first of them."""
        seats = [seat for seat in running.seats(self.who) for _ in range(self.times)]
        atoms.add_turns(running.draft, seats, self.rule)
        exceeds_limits(running.draft)


class AddPhases(Effect, frozen=True, tag="add_phases"):
    """There are additional phases after this one, in this order (CR 500.8); ``after`` says which it has to
    be."""

    rule = cr("500.8")
    touches = ()
    may_be_done = False
    phases: FewOf[AddedPhase]
    after: Literal["main", "combat"] | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.phases not in (("combat",), ("combat", "main")):
            yield Fault(
                f"{path}.phases", "add a combat phase, alone or followed by a main phase", "CORE-28.1"
            )

    def tell(self, teller: Teller) -> list[Clause]:
        this = "this phase" if self.after is None else f"this {self.after} phase"
        further = " followed by an additional main phase" if len(self.phases) > 1 else ""
        return [raw(f"after {this}, there is an additional combat phase{further}")]

    def act(self, running: Running) -> None:
        """CR 500.8; nothing where a turn has one phase of each kind."""
        state = running.state
        plan, step = format_of(state).turn, state.table.step
        now = "combat" if plan.is_of_combat(step) else plan.kind(step)
        if self.after in (None, now) and plan.added("combat") is not None:
            atoms.add_phases(running.draft, self.phases, self.rule)
            exceeds_limits(running.draft)


class SkipNext(Effect, frozen=True, tag="skip"):
    """Players skip something the next time that it would begin, or so many times (CR 614.10a)."""

    rule = cr("614.10a")
    touches = ()
    what: Skipped
    who: Whose = "you"
    times: int = 1

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from _times_faults(self.times, path)
        if self.what == "combat phases" and self.times != 1:
            yield Fault(f"{path}.times", "of the next turn alone they are all skipped", "CORE-28.1")

    def tell(self, teller: Teller) -> list[Clause]:
        clause = player_clause(teller.speaker, self.who, "skip", "", imperative=False)
        theirs = "your" if clause.subject == "you" else "their"
        if self.what == "combat phases":
            what = f"all combat phases of {theirs} next turn"
        elif self.times == 1:
            what = f"{theirs} next {self.what}"
        else:
            what = f"{theirs} next {number_word(self.times)} {self.what}s"
        return [clause._replace(rest=what)]

    def act(self, running: Running) -> None:
        """Each of them."""
        for seat in running.seats(self.who):
            atoms.will_skip(running.draft, seat, self.what, self.times, self.rule)
        exceeds_limits(running.draft)
