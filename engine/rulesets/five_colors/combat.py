"""Battle as the seam of combat: its steps, its record, what it does of itself (L5C-14–18)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from engine.kernel.clauses import Menu, Offer
from engine.kernel.documents import Event, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms as magic
from engine.magic import events as told
from engine.magic.hooks import Hearer
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.procedures import paying_costs
from engine.magic.procedures.combat.restrictions import in_battlefield_order
from engine.magic.seams import Seam
from engine.magic.state import LEAVING, CombatRole, Id, MagicDraft, MagicState
from engine.magic.status.position import Position

from . import alternation, assignment, atoms, battle_record, held_actions, resolution
from .battle_facts import BATTLE_EVENTS
from .battle_record import Battles, attacked, battle_faults, battles, defending_seat, is_assigned
from .book import cite
from .protection_actions import PROTECTING
from .view import seen_battle

JOINED = cite("L5C-R48")
COSTS = frozenset({paying_costs.TAP, paying_costs.COSTS})
"""The rules by which a permanent is tapped to pay a cost."""


def _moved(draft: MagicDraft, _: Event, was: Id | None, __: Id | None) -> None:
    atoms.drop(draft, was)


def _left_combat(draft: MagicDraft, event: Any, *_: Id | None) -> None:
    atoms.drop(draft, event.creature)


def _changed_control(draft: MagicDraft, event: Any, *_: Id | None) -> None:
    atoms.drop(draft, event.object)


def _tapped(draft: MagicDraft, event: Any, *_: Id | None) -> None:
    """L5C-17.2: what is tapped to pay a cost goes on counting with its toughness."""
    if event.rule in COSTS and is_assigned(draft.state, event.object):
        atoms.note_payment(draft, event.object)


def _untapped(draft: MagicDraft, event: Any, *_: Id | None) -> None:
    atoms.forget_payment(draft, event.object)


class Combat(BasePart):
    """The Battle phase."""

    seam: ClassVar[Seam | None] = "combat"
    tasks: Mapping[type[Task], TaskRule] = {
        **assignment.TASKS,
        **alternation.TASKS,
        **held_actions.TASKS,
        **resolution.TASKS,
    }
    menus: Sequence[Menu] = (
        *assignment.MENUS,
        *alternation.MENUS,
        *held_actions.MENUS,
        *resolution.MENUS,
    )
    offers: Sequence[Offer] = (PROTECTING,)
    events: Sequence[type[Event]] = BATTLE_EVENTS
    never: Sequence[type[Event]] = (told.BlockerDeclared, told.BecameBlocked)
    """Nobody blocks (L5C-7.2)."""
    keeps: Mapping[str, type[Struct]] = {"battles": Battles}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {
        **assignment.CARRIES,
        **alternation.CARRIES,
        **held_actions.CARRIES,
        **resolution.CARRIES,
    }
    hears: Mapping[type[Event], Hearer] = {
        told.Moved: _moved,
        told.LeftCombat: _left_combat,
        told.ControlChanged: _changed_control,
        told.Tapped: _tapped,
        told.Untapped: _untapped,
        told.Regenerated: _untapped,
    }
    ends_early: bool = False
    blocks_several: bool = False

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """All of it is public."""
        return {"battles": battles(state), "battle": seen_battle(state)}

    def told_apart(self, state: MagicState, ref: Id) -> Hashable:
        """L5C-R62: which battle it is at, on which side, and what it has done there (L5C-15.6, 17.2)."""
        record = battles(state)
        used = tuple(one.quality for one in record.protections if one.creature == ref)
        return record.attackers.get(ref), record.defenders.get(ref), ref in record.paying, used

    def is_needed(self, state: MagicState, step: str) -> bool:
        """L5C-14.8: without attackers there are no battles."""
        return step != "battle" or bool(attacked(state))

    def attacked(self, state: MagicState) -> list[int]:
        """Whoever has the provinces that are attacked (L5C-14.8)."""
        return [defending_seat(state)] if attacked(state) else []

    def begin(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """Creatures are assigned, then battles are fought."""
        match step:
            case "assignment":
                return assignment.assignment(state)
            case "battle":
                return alternation.phase(state)
        return ()

    def end(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """Nothing is left of them."""
        return ()

    def role(self, state: MagicState, ref: str) -> CombatRole:
        """L5C-14.8."""
        return battle_record.role(state, ref)

    def can_be_joined(self, state: MagicState) -> bool:
        """While a battle is being fought (L5C-R48)."""
        return battles(state).current > 0

    def join(self, draft: MagicDraft, ref: Id, defender: Id, rule: str) -> None:
        """L5C-R48: at the battle that is being fought."""
        atoms.assign(draft, ref, battles(draft.state).current, JOINED, attacks=True)

    def tidy(self, draft: MagicDraft) -> bool:
        """CR 506.4: what is no creature any more leaves its battle."""
        record, known = battles(draft.state), characteristics(draft.state)
        assigned = (*record.attackers, *record.defenders)
        gone = in_battlefield_order(draft.state, [ref for ref in assigned if not known[ref].is_creature])
        for ref in gone:
            magic.leave_combat(draft, ref, LEAVING)
        return bool(gone)

    def faults(self, position: Position) -> Iterator[Fault]:
        """What is wrong with the record, and an assignment that nobody is to go on with."""
        yield from battle_faults(position)
        going_on = any(isinstance(task, assignment.ASSIGNING) for task in position.machine.agenda)
        if battles(position.state).stage and not (position.by_hand or position.over or going_on):
            yield Fault(f"{battle_record.PATH}.stage", "nobody is assigning creatures", battle_record.STEPS)
