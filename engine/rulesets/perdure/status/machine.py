"""Sections B and D: who has seen which hidden card, and an agenda that fits the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.answers import answer_fault
from engine.kernel.documents import Fault
from engine.kernel.ruleset import TaskRule
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.cards import PACK
from engine.rulesets.perdure.damage import ALL_OTHERS, DIVIDING, FIRST_STRIKE, ask_share
from engine.rulesets.perdure.decisions import ChoosingShare
from engine.rulesets.perdure.handwritten import plan
from engine.rulesets.perdure.state import PerdureState
from engine.rulesets.perdure.tasks import DealDamage

HALVES = cite("PER-1.1")
DIVISION = cite("PER-4.4")
SOMEBODY_DECIDES = cite("PER-9.2")

AGENDA = "$.machine.agenda"


def knowledge_faults(state: PerdureState) -> Iterator[Fault]:
    """A seat is noted to know what is not a card, or to be no seat."""
    for card, seats in state.machine.known.items():
        if card not in PACK:
            yield Fault("$.machine.known", f"{card[:20]!r} is not a card of the pack", HALVES)
        elif seats not in ([0], [1], [0, 1]):
            message = "a card is known to seat 0, to seat 1 or to both"
            yield Fault(f"$.machine.known.{card}", message)


def agenda_faults(state: PerdureState) -> Iterator[Fault]:
    """Tasks that do not belong to the phase, and shares that were not asked for."""
    table, agenda = state.table, state.machine.agenda
    if not agenda or table.outcome is not None or agenda == plan(table)[::-1]:
        return
    task = agenda[-1]
    if len(agenda) > 1 or not isinstance(task, DealDamage) or table.phase != "declare_blockers":
        message = f"this agenda does not belong to the phase {table.phase}"
        yield Fault(AGENDA, message, SOMEBODY_DECIDES)
        return
    if task.step not in (FIRST_STRIKE, ALL_OTHERS):
        yield Fault(f"{AGENDA}[0].step", "the damage steps are 1 and 2", SOMEBODY_DECIDES)
        return
    fault = answer_fault({DealDamage: TaskRule(ask=ask_share)}, {ChoosingShare: DIVIDING}, state)
    if fault is not None:
        yield Fault(f"{AGENDA}[0]{fault.path}", fault.message, fault.rule or DIVISION)
