"""Tasks of combat: declaring attackers and blockers, assigning damage (CR 508–510)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.documents import Action, Fault, Task
from engine.magic.evaluate import playing, seat_of
from engine.magic.objects import controller_of
from engine.magic.procedures.combat.attacking import Attack, BecomeAttackers, DeclareAttackers, StayOut
from engine.magic.procedures.combat.blocking import Block, DeclareBlocks
from engine.magic.procedures.combat.damage import AssignDamage, DealCombatDamage
from engine.magic.procedures.combat.requirements import OUT
from engine.magic.procedures.combat.restrictions import attacked_seats, attackers, defending_seat
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.rules import BOOK, cr

from .agenda import Check, Place
from .position import Position
from .replay import reaches, with_task

ATTACKERS = cr("508.1a")
DEFENDERS = cr("508.1b")
BLOCKERS = cr("509.1a")
DAMAGE = cr("510.1")
ONE_BY_ONE = BOOK.cite("CORE-R9")
IN_ORDER = BOOK.cite("CORE-R10")


def _declare_attackers(place: Place) -> Iterator[Fault]:
    position = place.position
    if position.kind != "declare_attackers" or position.table.combat is not None:
        yield place.fault("attackers are declared once, as the declare attackers step begins", ATTACKERS)
    elif not _answered(place, DeclareAttackers(), Attack):
        yield place.fault("creature by creature, answers that were open", ONE_BY_ONE, "answers")


def _become_attackers(place: Place) -> Iterator[Fault]:
    position = place.position
    if position.kind != "declare_attackers" or position.table.combat is not None or place.on_top:
        yield place.fault("attackers are declared once, as the declare attackers step begins", ATTACKERS)
        return
    for ref, whom in place.task.attacks.items():
        if not position.on_battlefield(ref) or not _can_be_attacked(position, whom):
            yield place.fault(f"{ref[:40]} cannot attack {whom[:40]}", DEFENDERS, "attacks")


def _can_be_attacked(position: Position, whom: str) -> bool:
    """An opponent, or an opponent's planeswalker; of an opponent who is about to leave, too."""
    seat = controller_of(position.state, whom) if position.on_battlefield(whom) else None
    if position.is_player(whom):
        seat = seat_of(whom)
    elif seat is not None and "planeswalker" not in position.characteristics[whom].types:
        return False
    return seat != position.table.active and position.has_things(seat)


def _declare_blocks(place: Place) -> Iterator[Fault]:
    task, position = place.task, place.position
    seats = attacked_seats(position.state)
    if position.kind != "declare_blockers" or task.seat not in seats:
        yield place.fault("defending players declare blockers as the declare blockers step begins", BLOCKERS)
    elif any(
        one.blocked for one in attackers(position.state) if defending_seat(position.state, one) == task.seat
    ):
        yield place.fault("the player has declared blockers already", BLOCKERS)
    elif place.on_top:
        if not _answered(place, DeclareBlocks(seat=task.seat), Block):
            yield place.fault("creature by creature, answers that were open", ONE_BY_ONE, "answers")
    elif task.answers:
        yield place.fault("the player has not been asked yet", ONE_BY_ONE, "answers")
    if not place.on_top and not _earlier(place, task.seat):
        yield place.fault("the players declare blockers in turn order, each once", BLOCKERS)


def _earlier(place: Place, seat: int) -> bool:
    """Whether the players who are asked before this one come before it in turn order."""
    order = playing(place.position.state)
    asked = [task.seat for task in place.above if isinstance(task, DeclareBlocks)]
    return all(other in order and order.index(other) < order.index(seat) for other in asked)


def _answered(place: Place, blank: Any, action: Any) -> bool:
    """Whether all the answers of a declaration were open, asked for one after the other."""
    answers = place.task.answers

    def answer(decision: Any, _now: Any, _state: Any) -> Action | None:
        ref = decision.creature
        if ref not in answers:
            return None
        chosen: Action = StayOut(ref) if answers[ref] == OUT else action(ref, answers[ref])
        return chosen

    state = with_task(place.position.state, blank)
    return reaches(place.position.format, state, lambda state: state.machine.agenda[-1] == place.task, answer)


def _deal_damage(place: Place) -> Iterator[Fault]:
    task = place.task
    step = "first_strike_damage" if task.first else "combat_damage"
    if place.position.kind != step or not place.on_top:
        yield place.fault("combat damage is dealt as its step begins", DAMAGE)
        return
    answers = task.answers

    def answer(decision: Any, _now: Any, _state: Any) -> Action | None:
        amount = answers.get(decision.source, {}).get(decision.to)
        return None if amount is None else AssignDamage(decision.source, decision.to, amount)

    state = with_task(place.position.state, DealCombatDamage(first=task.first))
    if not reaches(place.position.format, state, lambda state: state.machine.agenda[-1] == task, answer):
        yield place.fault("recipient by recipient, amounts that were open", IN_ORDER, "answers")


CHECKS: dict[type[Task], Check] = {
    DeclareAttackers: Check((StateBasedActions,), _declare_attackers),
    BecomeAttackers: Check((StateBasedActions,), _become_attackers),
    DeclareBlocks: Check((StateBasedActions, DeclareBlocks), _declare_blocks),
    DealCombatDamage: Check((StateBasedActions,), _deal_damage),
}
