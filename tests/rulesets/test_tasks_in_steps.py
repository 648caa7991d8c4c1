"""What is still to be done belongs to a step of the turn: a document that has it in another is refused."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec
import pytest

import engine
from engine.magic.procedures.priority import Priority
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.procedures.turn import CleanUp, EndStep
from engine.magic.status import agenda_faults
from engine.magic.status.position import Position
from engine.rulesets.five_colors import (
    alternation,
    assignment,
    duel,
    events,
    growth,
    held_actions,
    resolution,
)
from engine.rulesets.splendagic import owed, returning
from tests.rulesets.tables import new_game


class Waiting(NamedTuple):
    """A task that waits, above those that it lies on, and the step that the rules give it."""

    ruleset: str
    step: str
    agenda: tuple[Any, ...]
    rule: str


SETTLING = (EndStep(), Priority(0), StateBasedActions())
"""What such a task interrupts."""


def five_colors(step: str, rule: str, *agenda: Any) -> Waiting:
    """A task of Legend of the Five Colors."""
    return Waiting("five_colors", step, (*SETTLING, *agenda), rule)


GOING_HOME = resolution.GoHome()
FIGHTING = alternation.FightBattles()
DECIDED = resolution.ResolveBattle()
ASSIGNING = assignment.EndAssignment()
WAITING = [
    five_colors("events", "L5C-10.1", events.TurnUpProvinces()),
    five_colors("events", "L5C-10.5", events.EventWindow(0)),
    five_colors("growth", "L5C-11.1", growth.Grow(1)),
    five_colors("actions", "L5C-13.2", duel.FightDuel(0)),
    five_colors("actions", "L5C-13.5", duel.EndDuel()),
    five_colors("assignment", "L5C-14.8", ASSIGNING),
    five_colors("assignment", "L5C-14.6", ASSIGNING, assignment.BeginStage(1)),
    five_colors("assignment", "L5C-14.1", ASSIGNING, assignment.AssignCreatures([])),
    five_colors("battle", "L5C-15.1", FIGHTING),
    five_colors("battle", "L5C-15.2", FIGHTING, alternation.EndBattle()),
    five_colors("battle", "L5C-15.2", DECIDED, alternation.Battle(0)),
    five_colors("battle", "L5C-15.2", alternation.TakeAction(0)),
    five_colors("battle", "L5C-16.1", held_actions.Held(0, "o1")),
    five_colors("battle", "L5C-17.1", DECIDED),
    five_colors("battle", "L5C-17.7", GOING_HOME),
    five_colors("battle", "L5C-17.5", GOING_HOME, resolution.Strike()),
    five_colors("battle", "L5C-18.1", resolution.ProvinceFalls(0)),
    Waiting("splendagic", "upkeep", (*SETTLING, owed.OwedDraws()), "SPL-8.6"),
    Waiting("splendagic", "cleanup", (EndStep(), CleanUp(), returning.ReturnLands()), "SPL-11.1"),
]


def told(waiting: Waiting, step: str) -> bool:
    """Whether the check says of the topmost task that no game comes to it in this step."""
    state = new_game(waiting.ruleset, 1)
    machine = msgspec.structs.replace(state.machine, agenda=[*waiting.agenda])
    table = msgspec.structs.replace(state.table, step=step)
    there: Any = msgspec.structs.replace(state, machine=machine, table=table)
    found = list(agenda_faults(Position(there, engine.ruleset_of(state).book)))
    assert all("in this position" in fault.message for fault in found), found
    return any(fault.path == f"$.machine.agenda[{len(waiting.agenda) - 1}]" for fault in found)


@pytest.mark.parametrize("waiting", WAITING, ids=lambda waiting: waiting.agenda[-1].__struct_config__.tag)
def test_a_task_waits_in_its_step_alone(waiting: Waiting) -> None:
    state = new_game(waiting.ruleset, 1)
    found = [step for step in engine.ruleset_of(state).steps if not told(waiting, step)]
    assert found == [waiting.step], waiting.rule
