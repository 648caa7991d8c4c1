"""Chapters 6, 7 and 11, the combat phase: an attack on a column, which one castle creature blocks as a whole.

Damage is the core's: a creature divides it freely, and a blocked one whose blocker has left deals none
(CAS-11.2, 11.6).
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from msgspec import Struct

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Event, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms as core
from engine.magic import events as facts
from engine.magic.hooks import AttackIt, Deed, Hearer
from engine.magic.parts import BasePart
from engine.magic.procedures import combat, triggers
from engine.magic.procedures.combat import attacking, damage, enlisting, exerting, restrictions
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.procedures.turn import COMBAT_STEPS
from engine.magic.seams import Seam
from engine.magic.state import CombatRole, Id, MagicDraft, MagicState
from engine.magic.status.position import Position

from . import attack, reveal
from .activation import Activate
from .atoms import end_combat_early, forget_assault, note_fall
from .book import cite
from .events import CastleRevealed, ColumnAttacked, CombatEndedEarly
from .spots import at, foremost, is_active, spot_of
from .state import Assault, options_of, table_of
from .turn import REVEAL

SUMMONED = cite("CAS-6.1")
DEFENDERS_ONLY = cite("CAS-7.4")
AFRESH = cite("CAS-7.6")
JOINED = cite("CAS-7.7")

NOTHING_REVEALED = cite("CAS-8.1")
BLOCKER_DIED = cite("CAS-11.4")


class EndAssault(Task, tag="end_assault"):
    """The end of combat step ends, and with it the attack on the column (CAS-7.6)."""


def _end_assault(draft: MagicDraft, _: EndAssault) -> None:
    draft.done()
    if table_of(draft.state).assault.column:
        forget_assault(draft)


def _hear_death(draft: MagicDraft, event: Event, was: Id | None, _: Id | None) -> None:
    """A creature that was blocking has died."""
    assert isinstance(event, facts.Moved)
    if was is not None and (event.from_zone, event.to_zone) == ("battlefield", "graveyard"):
        left = draft.state.machine.last_known.get(was)
        if left is not None and left.combat == "blocking":
            note_fall(draft)


def _latecomers(state: MagicState) -> list[tuple[Id, Id]]:
    """Attackers that nothing blocks though a creature blocks others, and that creature."""
    running = restrictions.attackers(state)
    blocker = next((ref for one in running for ref in one.blockers), None)
    if blocker is None:
        return []
    return [(one.creature, blocker) for one in running if not one.blocked]


class ColumnAssault(BasePart):
    """Attackers name a column; who stands in front of it blocks them all."""

    seam: ClassVar[Seam | None] = "combat"
    tasks: Mapping[Any, TaskRule] = {
        **attack.TASKS,
        attacking.BecomeAttackers: attacking.TASKS[attacking.BecomeAttackers],
        **exerting.TASKS,
        **enlisting.TASKS,
        **reveal.TASKS,
        **damage.TASKS,
        combat.EndCombat: combat.TASKS[combat.EndCombat],
        EndAssault: TaskRule(act=_end_assault),
    }
    menus = (*attack.MENUS, exerting.MENU, enlisting.MENU, *reveal.MENUS, damage.MENU)
    events: Sequence[type[Event]] = (ColumnAttacked, CastleRevealed, CombatEndedEarly)
    never: Sequence[type[Event]] = (facts.AttackedAlone,)
    """Attackers are declared at once."""
    keeps: Mapping[str, type[Struct]] = {"assault": Assault}
    ends_early: bool = True
    blocks_several: bool = True
    hears: Mapping[type[Event], Hearer] = {facts.Moved: _hear_death}
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {
        attack.ComeToColumn: (attacking.BecomeAttackers,),
        reveal.Reveal: (Activate, StateBasedActions),
    }

    def is_needed(self, state: MagicState, step: str) -> bool:
        """Nothing is revealed, blocked or damaged without attackers, and after combat is over (CAS-7.1, 8.1,
        11.7)."""
        if step in (REVEAL, "declare_blockers", "combat_damage"):
            return state.table.combat is not None
        return step != "first_strike_damage" or bool(damage.strikes_first(state))

    def attacked(self, state: MagicState) -> list[int]:
        """Whoever has the castle, or the planeswalkers, that are attacked."""
        return restrictions.attacked_seats(state)

    def begin(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """The turn-based tasks; in the declare blockers step all has been done by the reveal."""
        match step:
            case "declare_attackers":
                return (attack.DeclareAttack(),)
            case "reveal":
                return (reveal.Reveal(),)
            case "first_strike_damage":
                return (damage.DealCombatDamage(first=True),)
            case "combat_damage":
                return (damage.DealCombatDamage(),)
        return ()

    def end(self, state: MagicState, step: str) -> tuple[Task, ...]:
        """Combat ends with its last step (CR 511.3), also one that was over before."""
        return (combat.EndCombat(), EndAssault()) if step == "end_combat" else ()

    def role(self, state: MagicState, ref: str) -> CombatRole:
        """As in regular combat: many may be blocked by one."""
        return restrictions.role(state, ref)

    def can_be_joined(self, state: MagicState) -> bool:
        """Once attackers have been declared."""
        return state.table.combat is not None

    def join(self, draft: MagicDraft, ref: Id, defender: Id, rule: str) -> None:
        """It attacks the same column (CAS-7.7)."""
        core.enter_attacking(draft, ref, defender, rule)

    def tidy(self, draft: MagicDraft) -> bool:
        """Combat is over as soon as its blocker has died, and what came to attack after the block is blocked,
        too (CAS-11.4, 7.7)."""
        if table_of(draft.state).assault.fallen:
            end_combat_early(draft, BLOCKER_DIED)
            return True
        late = _latecomers(draft.state)
        with triggers.Noticing(draft):
            for attacker, blocker in late:
                core.become_blocked(draft, attacker, JOINED, by=blocker)
        return bool(late)

    def forbids(self, state: MagicState, seat: int, deed: Deed) -> Explanation | None:
        """Castle creatures stay where they are, unless the players have agreed otherwise (CAS-7.4)."""
        stays = isinstance(deed, AttackIt) and is_active(state, deed.creature)
        if not stays or options_of(state).castle_may_attack:
            return None
        return DEFENDERS_ONLY, "{creature} defends its castle, and does not attack", {}

    def show(self, state: MagicState, seat: int) -> Mapping[str, Any]:
        """Which column is attacked, everybody sees."""
        return {"attacked_column": table_of(state).assault.column}

    def faults(self, position: Position) -> Iterator[Fault]:
        """What does not fit of an attack on a column and what blocks it."""
        yield from _column_faults(position)
        yield from _block_faults(position)
        yield from _task_faults(position)


# Documents -------------------------------------------------------------------------------------------------


ASSAULT = "$.table.assault"
ATTACKERS = "$.table.combat.attackers"


def _column_faults(position: Position) -> Iterator[Fault]:
    """A column is attacked exactly while there is a combat, and after one that was over early."""
    assault, running = table_of(position.state).assault, position.table.combat
    over = not position.by_hand or position.kind == "end_combat"
    if running is not None and not assault.column:
        yield Fault(f"{ASSAULT}.column", "name the column that is attacked, 1 to 4", attack.DECLARING)
    elif assault.column and position.kind not in COMBAT_STEPS - {"begin_combat"}:
        message = f"nothing is attacked in the step {position.table.step}"
        yield Fault(f"{ASSAULT}.column", message, AFRESH)
    elif assault.column and running is None and not over:
        yield Fault(f"{ASSAULT}.column", "no creature attacks this column", attack.DECLARING)
    if assault.fallen and (running is None or position.settled):
        yield Fault(f"{ASSAULT}.fallen", "combat would be over", BLOCKER_DIED)


def _block_faults(position: Position) -> Iterator[Fault]:
    """All attackers are blocked by what stands in front, or none, where nothing does; but for those that came
    when it had blocked (CAS-7.7)."""
    running, step = position.table.combat, position.table.step
    column = table_of(position.state).assault.column
    if running is None or not column:
        return
    spot = foremost(position.state, attack.defender(position.state), column)
    front = None if spot is None else at(position.state, spot)
    before = step in ("declare_attackers", REVEAL)
    held = [one.blockers for one in running.attackers if one.blocked]
    for index, one in enumerate(running.attackers):
        path = f"{ATTACKERS}[{index}]"
        if spot_of(position.state, one.creature) and not options_of(position.state).castle_may_attack:
            message = f"{one.creature} defends its castle, and does not attack"
            yield Fault(f"{path}.creature", message, DEFENDERS_ONLY)
        if before and one.blocked:
            yield Fault(f"{path}.blocked", "nothing blocks before the reveal is over", reveal.BLOCKS)
        elif position.by_hand and not (before or held or front is None):
            message = f"{front} stands in the attacked column, and blocks all attackers"
            yield Fault(f"{path}.blocked", message, reveal.BLOCKS)
        if any(ref != front for ref in one.blockers):
            message = "only the active creature in front of the attacked column blocks"
            yield Fault(f"{path}.blockers", message, SUMMONED)
        elif one.blocked and one.blockers != held[0]:
            yield Fault(f"{path}.blockers", "what blocks one attacker blocks all of them", reveal.BLOCKS)


def _task_faults(position: Position) -> Iterator[Fault]:
    """What is still to be declared or revealed, in another step than its own."""
    running = position.table.combat is not None
    for index, task in enumerate(position.machine.agenda):
        match task:
            case attack.DeclareAttack() | attack.ComeToColumn():
                fits, rule = position.kind == "declare_attackers" and not running, attack.DECLARING
            case reveal.Reveal():
                fits, rule = position.table.step == REVEAL and running, NOTHING_REVEALED
            case _:
                continue
        if not fits:
            yield Fault(f"$.machine.agenda[{index}]", "no game comes to this task in this position", rule)
