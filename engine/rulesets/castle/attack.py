"""Chapter 7, declaring an attack: a column, then the attackers, each after those that entered before it.

A column or an attacker is offered only if a legal attack can still be made of it: creatures that have to
attack do so where that costs nothing, and all that is to be paid can be paid.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import takewhile
from typing import ClassVar, NamedTuple

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Decision, Facts, Task, Whole
from engine.kernel.ruleset import TaskRule
from engine.magic.effects.picking import Done
from engine.magic.hooks import AttackIt
from engine.magic.language.mana import written
from engine.magic.procedures.combat.attacking import (
    ABSENT,
    COSTS,
    NO_DEFENDER,
    REQUIRED,
    RESTRICTED,
    WHO,
    defenders,
    permanents,
    possible_attacks,
    send,
)
from engine.magic.procedures.combat.requirements import OUT
from engine.magic.procedures.combat.restrictions import (
    ATTACKING,
    ONSLAUGHTS,
    attackers,
    attacking_seat,
    clauses_for_creatures,
    clauses_for_onslaughts,
)
from engine.magic.procedures.refusals import elsewhere, forbidden
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState

from .atoms import attack_column
from .book import cite
from .spots import Spot, what_stands
from .state import COLUMNS, ROWS, Column

DECLARING = cite("CAS-7.1")
WHOM = cite("CAS-7.3")


class ChoosingColumn(Decision, frozen=True, tag="column"):
    """Which column of the opponent's castle to attack, if any."""

    text = "Choose the column of the castle to attack, or do not attack"
    passes = "attack"


class AddingAttacker(Decision, frozen=True, tag="attacker"):
    """Which creature attacks as well, and whom."""

    text = "Choose [attackers?another][!attackers?an] attacker for column {column}"
    passes = "choice"
    column: int
    attackers: tuple[Id, ...]
    """Those that have been added."""


class NoAttack(Action, frozen=True, tag="no_attack"):
    """Attack with nothing in this combat."""

    passing = True


class AttackColumn(Action, frozen=True, tag="column"):
    """Attack this column, with creatures that are added next."""

    column: Whole


class AddAttacker(Action, frozen=True, tag="add"):
    """Let the creature attack, too, this player or planeswalker."""

    creature: Id
    defender: Id


class DeclareAttack(Between, Asking[NoAttack | AttackColumn | AddAttacker | Done], tag="declare_attack"):
    """The active player declares an attack (CAS-7.1)."""

    lies_on = ("state_based_actions",)
    asks_anew: ClassVar[bool] = True


class ComeToColumn(Task, tag="come_to_column"):
    """What was declared attacks this column (CAS-7.1)."""

    lies_on = ("state_based_actions",)
    column: Column


def defender(state: MagicState) -> int:
    """The player whose castle is attacked in this turn, if any is (CAS-13.1)."""
    return next(seat for seat in range(len(state.table.seats)) if seat != state.table.active)


# Which attacks are possible --------------------------------------------------------------------------------


class Declared(NamedTuple):
    """What has been declared so far."""

    column: int
    attacks: Mapping[Id, Id]
    """The attackers, in battlefield order, and whom each attacks."""
    moves: tuple[AddAttacker | Done, ...]
    """What may come next; nothing, once all is declared."""


def can_attack(state: MagicState) -> bool:
    """Whether the active player has a legal attack."""
    return next(_moves(state, {}), None) is not None


def must_attack(state: MagicState) -> bool:
    """Whether the active player must attack."""
    return bool(possible_attacks(state).obliged)


def _later(state: MagicState, attacks: Mapping[Id, Id]) -> list[Id]:
    """The creatures that come after those that were added, of those that may attack."""
    able = list(possible_attacks(state).able)
    return able[able.index(list(attacks)[-1]) + 1 :] if attacks else able


def _waiting(state: MagicState, attacks: Mapping[Id, Id]) -> Id | None:
    """The next creature that has to be added."""
    obliged = possible_attacks(state).obliged
    return next((ref for ref in _later(state, attacks) if ref in obliged), None)


def _moves(state: MagicState, attacks: Mapping[Id, Id]) -> Iterator[AddAttacker | Done]:
    """What leads to a legal attack: attackers that leave none out which has to attack, or the end."""
    possible, waiting = possible_attacks(state), _waiting(state, attacks)
    for ref in _later(state, attacks):
        for whom in possible.options(state, _passing_over(state, attacks, ref), ref):
            if whom != OUT:
                yield AddAttacker(ref, whom)
        if ref == waiting:
            return
    if attacks and possible.reaches(state, _passing_over(state, attacks)):
        yield Done()


def _passing_over(state: MagicState, attacks: Mapping[Id, Id], until: Id | None = None) -> dict[Id, Id]:
    """What the creatures before one of them do, or all: those that were not added stay out."""
    before = takewhile(lambda ref: ref != until, possible_attacks(state).able)
    return {ref: attacks.get(ref, OUT) for ref in before}


@derived()
def declared(state: MagicState) -> Declared:
    """What the answers to the current task declare; a single move is made without a question."""
    task = state.machine.agenda[-1]
    assert isinstance(task, DeclareAttack)
    first, *answers = given(task)
    assert isinstance(first, AttackColumn)
    column, attacks, moves = first.column, dict[Id, Id](), tuple(_moves(state, {}))
    while moves and (answers or len(moves) == 1):
        move = moves[0] if len(moves) == 1 else answers.pop(0)
        moves = ()
        if isinstance(move, AddAttacker):
            attacks[move.creature] = move.defender
            moves = tuple(_moves(state, attacks))
    return Declared(column, attacks, moves)


# Tasks -----------------------------------------------------------------------------------------------------


def _ask(state: MagicState, task: DeclareAttack) -> Decision | None:
    seat = state.table.active
    if not task.answers:
        return ChoosingColumn(seat=seat, rule=DECLARING) if can_attack(state) else None
    if isinstance(task.answers[0].action, NoAttack):
        return None
    column, attacks, moves = declared(state)
    if not moves:
        return None
    return AddingAttacker(seat=seat, rule=DECLARING, column=column, attackers=tuple(attacks))


def _declare(draft: MagicDraft, task: DeclareAttack) -> None:
    if not task.answers or isinstance(task.answers[0].action, NoAttack):
        draft.done()
        return
    column, attacks, _ = declared(draft.state)
    draft.done()
    draft.then(ComeToColumn(column))
    send(draft, attacks)


def _come(draft: MagicDraft, task: ComeToColumn) -> None:
    """Attackers that left while their attack was paid for attack no column."""
    draft.done()
    if attackers(draft.state):
        attack_column(draft, task.column, defender(draft.state), DECLARING)


TASKS: dict[type[Task], TaskRule] = {
    DeclareAttack: TaskRule(ask=_ask, act=_declare),
    ComeToColumn: TaskRule(act=_come),
}


# Offers ----------------------------------------------------------------------------------------------------


def _so_far(ask: Ask) -> Mapping[Id, Id]:
    return declared(ask.state).attacks


def _must_attack(ask: Ask) -> Facts | None:
    waiting = _waiting(ask.state, {})
    return None if waiting is None else {"creature": waiting}


def _too_early(ask: Ask, creature: Id) -> Facts | None:
    """Attackers are added in battlefield order, each once."""
    attacks, battlefield = _so_far(ask), ask.table.battlefield
    if not attacks or creature not in battlefield:
        return None
    last = list(attacks)[-1]
    return {"last": last} if battlefield.index(creature) <= battlefield.index(last) else None


def _left_out(ask: Ask, creature: Id) -> Facts | None:
    """A creature that would be passed over has to attack."""
    waiting, battlefield = _waiting(ask.state, _so_far(ask)), ask.table.battlefield
    if waiting is None or creature not in battlefield:
        return None
    return {"other": waiting} if battlefield.index(waiting) < battlefield.index(creature) else None


def _unpayable(ask: Ask, creature: Id, whom: Id) -> Facts | None:
    possible, attacks = possible_attacks(ask.state), _so_far(ask)
    cost = possible.taxed.get(whom)
    if cost is None or whom not in possible.able.get(creature, ()):
        return None
    decided = {**_passing_over(ask.state, attacks, creature), creature: whom}
    return None if possible.reaches(ask.state, decided) else {"cost": written(cost)}


def _obeys_too_few(ask: Ask, creature: Id, whom: Id) -> Facts | None:
    possible = possible_attacks(ask.state)
    worth = possible.able.get(creature, {}).get(whom)
    return {} if worth is not None and worth < possible.needs[creature] else None


def _is_alone(ask: Ask, creature: Id, whom: Id) -> Facts | None:
    possible = possible_attacks(ask.state)
    if creature not in possible.loners or possible.taxed or whom not in possible.able[creature]:
        return None
    decided = {**_passing_over(ask.state, _so_far(ask), creature), creature: whom}
    return None if possible.reaches(ask.state, decided) else {}


def _one_is_alone(ask: Ask) -> Facts | None:
    attacks = _so_far(ask)
    done = not attacks or possible_attacks(ask.state).reaches(ask.state, _passing_over(ask.state, attacks))
    return None if done else {"creature": next(iter(attacks))}


def _none_yet(ask: Ask) -> Facts | None:
    return None if _so_far(ask) else {}


def _one_waits(ask: Ask) -> Facts | None:
    waiting = _waiting(ask.state, _so_far(ask))
    return None if waiting is None else {"creature": waiting}


def _line(ask: Ask, action: AttackColumn) -> list[str]:
    """What everybody sees in the column, from the front."""
    line = (Spot(defender(ask.state), action.column, row) for row in range(1, ROWS + 1))
    return [one for spot in line if (one := what_stands(ask.state, spot)) is not None]


FORBIDDEN = forbidden(lambda _, creature, whom: AttackIt(creature, whom))
NOT_ABLE = "none of your creatures can attack"
MENUS = (
    Menu(
        ChoosingColumn,
        (
            Offer(
                NoAttack,
                DECLARING,
                "Do not attack",
                guards=(Clause(REQUIRED, "{creature} must attack if able", _must_attack),),
            ),
            Offer(
                AttackColumn,
                DECLARING,
                "Attack column {column} ([line?{line}][!line?vacant])",
                told={"line": _line},
                choices=(
                    Choice(
                        "column",
                        lambda _: range(1, COLUMNS + 1),
                        (DECLARING, f"a castle has the columns 1 to {COLUMNS}"),
                    ),
                ),
            ),
        ),
        elsewhere,
    ),
    Menu(
        AddingAttacker,
        (
            Offer(
                AddAttacker,
                DECLARING,
                "Attack {defender} with {creature}",
                choices=(
                    Choice(
                        "creature",
                        permanents,
                        (WHO, ABSENT),
                        (
                            *clauses_for_creatures(ATTACKING, attacking_seat),
                            Clause(
                                DECLARING,
                                "attackers are added in the order of the battlefield, each once: {creature} "
                                "does not come after {last}",
                                _too_early,
                                of_decision=True,
                            ),
                            Clause(
                                REQUIRED,
                                "{other} must attack if able, and has to be added before {creature}",
                                _left_out,
                                of_decision=True,
                            ),
                        ),
                    ),
                    Choice(
                        "defender",
                        lambda ask, _: defenders(ask.state, ask.seat),
                        (WHOM, NO_DEFENDER),
                        (
                            *clauses_for_onslaughts(ONSLAUGHTS),
                            FORBIDDEN,
                            Clause(
                                REQUIRED,
                                "{creature} must attack another player if able",
                                _obeys_too_few,
                                of_decision=True,
                            ),
                            Clause(
                                RESTRICTED,
                                "an effect says that {creature} can't attack alone",
                                _is_alone,
                                of_decision=True,
                            ),
                            Clause(
                                COSTS,
                                "attacking {defender} costs {cost} for each creature, which cannot be paid",
                                _unpayable,
                                of_decision=True,
                            ),
                        ),
                    ),
                ),
                anytime=True,
            ),
            Offer(
                Done,
                DECLARING,
                "Attack with these",
                guards=(
                    Clause(DECLARING, "an attack has at least one attacker", _none_yet),
                    Clause(REQUIRED, "{creature} must attack if able", _one_waits),
                    Clause(RESTRICTED, "an effect says that {creature} can't attack alone", _one_is_alone),
                ),
            ),
        ),
        elsewhere,
    ),
)
