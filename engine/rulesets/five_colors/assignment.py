"""Assignment: in four steps, one creature at a time (L5C-14)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from engine.kernel.bounds import Many
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts, Task, Whole
from engine.kernel.ruleset import TaskRule
from engine.kernel.seats import seat_ref
from engine.magic.characteristics import Characteristics
from engine.magic.effects.picking import Done
from engine.magic.language.changes import Goaded, Must
from engine.magic.language.mana import written
from engine.magic.objects import characteristics
from engine.magic.procedures import triggers
from engine.magic.procedures.combat.attacking import payable, permanents, taxes, total
from engine.magic.procedures.combat.restrictions import (
    ATTACKING,
    BLOCKING,
    ONSLAUGHTS,
    Onslaught,
    Restriction,
    clauses_for_creatures,
    creature,
    in_battlefield_order,
    may,
)
from engine.magic.procedures.payment import PayMana
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.rules import cr
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import ObjectId

from . import atoms
from .battle_record import all_attackers, attacked, battles, defending_seat, is_assigned
from .book import cite
from .realm import Number, provinces, wall_of

ONE_BY_ONE = cite("L5C-14.1")
MAY_ATTACK = cite("L5C-14.2")
RESTRICTED = cr("508.1c")
MAY_DEFEND = cite("L5C-14.3")
WALL = cite("L5C-14.4")
OBLIGED = cite("L5C-14.5")
KIND = cite("L5C-14.6")
ATTACKS = cite("L5C-14.7")
NOBODY = cite("L5C-14.8")
ALONE = cite("L5C-R56")


class Stage(NamedTuple):
    """One of the four steps."""

    attacks: bool
    """The active player assigns; otherwise the other one does."""
    flies: bool


STAGES: Final[dict[int, Stage]] = {
    1: Stage(attacks=True, flies=False),
    2: Stage(attacks=False, flies=False),
    3: Stage(attacks=True, flies=True),
    4: Stage(attacks=False, flies=True),
}
"""By their numbers."""
FLYING_ATTACK: Final = 3
"""The last step in which creatures are assigned as attackers."""


LIMITS: Final[dict[bool, tuple[Restriction, ...]]] = {
    True: (
        *ATTACKING,
        Restriction(
            MAY_ATTACK,
            "{creature} is a Wall: Walls defend, and may not attack",
            lambda creature: "Wall" in creature.found.subtypes,
        ),
    ),
    False: BLOCKING,
}
"""What keeps a creature from attacking, with or without defender (L5C-R57), and from defending."""


class BeginStage(Task, tag="begin_assignment"):
    """A step of assignment begins: who is on the ground and who flies is judged now (L5C-14.6)."""

    lies_on = ("begin_assignment", "end_assignment")
    in_steps = ("declare_attackers",)
    stage: Number


class AssignCreatures(Between, tag="assign_creatures"):
    """A player assigns creatures, one by one (L5C-14.1)."""

    lies_on = ("begin_assignment", "end_assignment")
    in_steps = ("declare_attackers",)
    creatures: Many[ObjectId]
    """The player's creatures on the ground, or those that fly, as the step began."""


class EndAssignment(Task, tag="end_assignment"):
    """Nothing more is assigned; without attackers there is no battle (L5C-14.8)."""

    lies_on = ("state_based_actions",)
    in_steps = ("declare_attackers",)


class Assigning(Decision, frozen=True):
    """Which creature goes to which province next."""


class AssigningGroundAttackers(Assigning, frozen=True, tag="assign_ground_attackers"):
    """Which creature on the ground attacks next, and where."""

    text = "Choose a creature on the ground that attacks, and where"
    passes = "attack"


class AssigningGroundDefenders(Assigning, frozen=True, tag="assign_ground_defenders"):
    """Which creature on the ground defends next, and where."""

    text = "Choose a creature on the ground that defends, and where"
    passes = "block"


class AssigningFlyingAttackers(Assigning, frozen=True, tag="assign_flying_attackers"):
    """Which flying creature attacks next, and where."""

    text = "Choose a flying creature that attacks, and where"
    passes = "attack"


class AssigningFlyingDefenders(Assigning, frozen=True, tag="assign_flying_defenders"):
    """Which flying creature defends next, and where."""

    text = "Choose a flying creature that defends, and where"
    passes = "block"


class Assign(Action, frozen=True, tag="assign"):
    """Assign a creature to a province of the defending player, which is numbered from its owner's left."""

    creature: Id
    province: Whole


DECISIONS: Final[dict[int, type[Assigning]]] = {
    1: AssigningGroundAttackers,
    2: AssigningGroundDefenders,
    3: AssigningFlyingAttackers,
    4: AssigningFlyingDefenders,
}


# Who may go where ------------------------------------------------------------------------------------------


def _seat(state: MagicState, stage: Stage) -> int:
    return state.table.active if stage.attacks else defending_seat(state)


def _of_kind(state: MagicState, stage: Stage) -> list[Id]:
    """The creatures of a player that a step is about."""
    seat = _seat(state, stage)
    return [
        ref
        for ref, found in characteristics(state).items()
        if found.is_creature and found.controller == seat and _flies(found) == stage.flies
    ]


def _flies(found: Characteristics) -> bool:
    return "flying" in found.keywords


def _able(state: MagicState, stage: Stage, refs: Sequence[Id]) -> Iterator[Id]:
    """Those of some creatures that may be assigned, in battlefield order (L5C-14.2–14.5)."""
    seat = _seat(state, stage)
    for ref in refs:
        found = creature(state, seat, ref)
        if found is None or is_assigned(state, ref):
            continue
        if not may(LIMITS[stage.attacks], found):
            continue
        if not stage.attacks or (_is_payable(state) and not _is_kept_off(state, ref)):
            yield ref


def _is_kept_off(state: MagicState, ref: Id) -> bool:
    """Whether an effect says that a creature can't attack the defending player (CR 508.1c)."""
    defender = seat_ref(defending_seat(state))
    return not may(ONSLAUGHTS, Onslaught(state, characteristics(state)[ref], defender))


def _cost(state: MagicState) -> list[str]:
    """What it costs to attack with one more creature."""
    defender = seat_ref(defending_seat(state))
    return total(taxes(state), {"": defender})


def _is_payable(state: MagicState) -> bool:
    return payable(state, _cost(state), ())


def _must(state: MagicState, stage: Stage, refs: Sequence[Id]) -> list[Id]:
    """Those that have to be assigned: nobody has to pay for it (L5C-14.5, CR 508.1d)."""
    known = characteristics(state)
    if not stage.attacks or _cost(state):
        return []
    return [
        ref for ref in _able(state, stage, refs) if any(_has_to_attack(must) for must, *_ in known[ref].must)
    ]


def _has_to_attack(must: Must | Goaded) -> bool:
    return isinstance(must, Goaded) or must.attack


def _left(state: MagicState) -> list[Id]:
    """The creatures that may be assigned next in the current step."""
    task = state.machine.agenda[-1]
    assert isinstance(task, AssignCreatures)
    return list(_able(state, STAGES[battles(state).stage], task.creatures))


def _obliged(state: MagicState) -> list[Id]:
    task = state.machine.agenda[-1]
    return _must(state, STAGES[battles(state).stage], task.creatures)


# Tasks -----------------------------------------------------------------------------------------------------


def assignment(state: MagicState) -> tuple[Task, ...]:
    """The steps of assignment that are left; in a game all of them."""
    first = max(battles(state).stage, 1)
    return (*(BeginStage(number) for number in STAGES if number >= first), EndAssignment())


def _begin(draft: MagicDraft, task: BeginStage) -> None:
    """L5C-14.9: a step that nobody can use is skipped; so is defence where nobody can attack any more."""
    draft.done()
    state, stage = draft.state, STAGES[task.stage]
    atoms.come_to_stage(draft, task.stage)
    creatures = _of_kind(state, stage)
    if any(_able(state, stage, creatures)) and _is_needed(state, stage):
        atoms.begin_assignment(draft, _seat(state, stage), ONE_BY_ONE, flying=stage.flies)
        draft.then(AssignCreatures(creatures))
    elif task.stage == FLYING_ATTACK:
        with triggers.Noticing(draft):
            _complete_attack(draft)
        draft.then(StateBasedActions())


def _is_needed(state: MagicState, stage: Stage) -> bool:
    """Whether there are attackers, or there could be, where defenders would be assigned."""
    if stage.attacks or battles(state).attackers:
        return True
    return not stage.flies and _flyers_may_attack(state)


def _flyers_may_attack(state: MagicState) -> bool:
    """Whether the third step would be held, as things stand."""
    stage = STAGES[FLYING_ATTACK]
    return any(_able(state, stage, _of_kind(state, stage)))


def _ask(state: MagicState, _: AssignCreatures) -> Decision | None:
    """A forced choice is taken without a question (CORE-R3)."""
    left = _left(state)
    if not left or _forced(state, left):
        return None
    number = battles(state).stage
    return DECISIONS[number](seat=_seat(state, STAGES[number]), rule=ONE_BY_ONE)


def _forced(state: MagicState, left: Sequence[Id]) -> bool:
    return len(left) == 1 and _obliged(state) == left and len(provinces(state, defending_seat(state))) == 1


def _act(draft: MagicDraft, _: AssignCreatures) -> None:
    """The last creature that must attack has a single province to go to; or nobody is left to assign."""
    left = _left(draft.state)
    if left:
        _assign(draft, Assign(left[0], 1))
    else:
        _finish(draft, Done())


def _assign(draft: MagicDraft, action: Assign) -> None:
    """Costs to attack are paid on assignment (L5C-14.5)."""
    attacks = STAGES[battles(draft.state).stage].attacks
    cost = _cost(draft.state) if attacks else []
    atoms.assign(draft, action.creature, action.province, ONE_BY_ONE, attacks=attacks)
    if cost:
        draft.then(PayMana(draft.state.table.active, cost))


def _finish(draft: MagicDraft, _: Done) -> None:
    """L5C-14.7: what triggers on attacks does so for all that were assigned in the step."""
    state = draft.state
    defender = seat_ref(defending_seat(state))
    mine = draft.current(AssignCreatures).creatures
    attacking = in_battlefield_order(state, battles(state).attackers.keys() & set(mine))
    draft.done()
    with triggers.Noticing(draft):
        for ref in attacking:
            atoms.declare_attacker(draft, ref, defender, ATTACKS)
        if _is_last_attack(draft.state):
            _complete_attack(draft)
    draft.then(StateBasedActions())


def _is_last_attack(state: MagicState) -> bool:
    """Whether no more attackers come after this step, as things stand."""
    stage = battles(state).stage
    return stage == FLYING_ATTACK or (STAGES[stage].attacks and not _flyers_may_attack(state))


def _complete_attack(draft: MagicDraft) -> None:
    """L5C-R56: it is known now whether a creature attacks alone. If it was known after the first step, what
    comes to attack in the third does not change that."""
    if battles(draft.state).complete:
        return
    atoms.complete_attack(draft)
    attacking = all_attackers(draft.state)
    if len(attacking) == 1:
        atoms.attack_alone(draft, attacking[0], seat_ref(defending_seat(draft.state)), ALONE)


def _end(draft: MagicDraft, _: EndAssignment) -> None:
    draft.done()
    atoms.end_assignment(draft)
    if not attacked(draft.state):
        atoms.fight_nothing(draft, NOBODY)


# Offers ----------------------------------------------------------------------------------------------------


def _stands(ask: Ask, ref: Id) -> Facts | None:
    return {} if is_assigned(ask.state, ref) else None


def _wrong_kind(ask: Ask, ref: Id) -> Facts | None:
    found = characteristics(ask.state).get(ref)
    task = ask.state.machine.agenda[-1]
    stage = STAGES.get(battles(ask.state).stage)
    if found is None or stage is None or not isinstance(task, AssignCreatures) or ref in task.creatures:
        return None
    if not found.is_creature or found.controller != _seat(ask.state, stage):
        return None
    return {"now": "creatures that fly" if stage.flies else "creatures without flying"}


def _unpaid(ask: Ask, ref: Id) -> Facts | None:
    return None if _is_payable(ask.state) else {"cost": written(_cost(ask.state))}


def _elsewhere(ask: Ask, ref: Id, number: int) -> Facts | None:
    wall = wall_of(ask.state, ref)
    if wall is None or wall.seat != ask.seat or number == wall.number:
        return None
    return {"own": wall.number}


def _still_must(ask: Ask) -> Facts | None:
    obliged = _obliged(ask.state)
    return {"creature": obliged[0]} if obliged else None


STANDS = Clause(ONE_BY_ONE, "{creature} is assigned already, and assignments stand", _stands)
WRONG_KIND = Clause(
    KIND,
    "this step is for {now}, judged as it began; {creature} is not one of them",
    _wrong_kind,
    of_decision=True,
)
KEPT_OFF = Clause(
    RESTRICTED,
    "an effect says that {creature} can't attack this player",
    lambda ask, ref: {} if ref in ask.table.battlefield and _is_kept_off(ask.state, ref) else None,
)
UNPAID = Clause(OBLIGED, "attacking with one more creature costs {cost}, which cannot be paid", _unpaid)
OWN_PROVINCE = Clause(
    WALL, "{creature} is a Wall of province {own}, and may be assigned only there", _elsewhere
)
STILL_MUST = Clause(
    OBLIGED, "{creature} must attack if able, and is assigned before this step ends", _still_must
)


def _attacks(ask: Ask, _: Assign) -> bool:
    """Whether a creature of this seat attacks in this turn; otherwise it defends."""
    return bool(ask.seat == ask.table.active)


def _of_side(clause: Clause, *, attacks: bool) -> Clause:
    """The clause, for the seat alone whose creatures attack in this turn, or for those that defend."""

    def broken(ask: Ask, *values: Any) -> Any:
        return clause.broken(ask, *values) if (ask.seat == ask.table.active) is attacks else None

    return replace(clause, broken=broken)


CLAUSES = (
    *(
        _of_side(one, attacks=side)
        for side, limits in LIMITS.items()
        for one in clauses_for_creatures(limits)
    ),
    WRONG_KIND,
    STANDS,
    _of_side(KEPT_OFF, attacks=True),
    _of_side(UNPAID, attacks=True),
)
"""For attackers and for defenders: whether a creature can be assigned is asked at any time, and those of the
active player would attack, those of others would defend."""
WHERE = Choice(
    "province",
    lambda ask, _: range(1, len(provinces(ask.state, defending_seat(ask.state))) + 1),
    (ONE_BY_ONE, "the defending player has no province {province}"),
    (_of_side(OWN_PROVINCE, attacks=False),),
)


def _absent(ask: Ask, ref: Id) -> tuple[str, str]:
    rule = MAY_ATTACK if ask.seat == ask.table.active else MAY_DEFEND
    return rule, "{creature} is not on the battlefield"


def _menu(number: int) -> Menu:
    stage = STAGES[number]
    return Menu(
        DECISIONS[number],
        (
            Offer(
                Assign,
                ONE_BY_ONE,
                "[attacks?Attack][!attacks?Defend] province {province} with {creature}",
                _assign,
                choices=(Choice("creature", permanents, _absent, CLAUSES), WHERE),
                anytime=stage.attacks,
                told={"attacks": _attacks},
            ),
            Offer(
                Done,
                ONE_BY_ONE,
                f"Assign no more {'attackers' if stage.attacks else 'defenders'}",
                _finish,
                guards=(STILL_MUST,) if stage.attacks else (),
            ),
        ),
        elsewhere,
    )


MENUS = tuple(map(_menu, STAGES))
ASSIGNING = (BeginStage, AssignCreatures, EndAssignment)
"""What goes on as long as creatures are assigned."""
TASKS: dict[type[Task], TaskRule] = {
    BeginStage: TaskRule(act=_begin),
    AssignCreatures: TaskRule(ask=_ask, act=_act),
    EndAssignment: TaskRule(act=_end),
}
CARRIES: dict[type[Task], tuple[type[Task], ...]] = {
    BeginStage: (StateBasedActions,),
    EndAssignment: (StateBasedActions,),
    AssignCreatures: (PayMana,),
}
"""What of the core may lie on them."""
