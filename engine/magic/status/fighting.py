"""Tasks of combat: declaring attackers and blockers, assigning damage (CR 508–510)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault, Task
from engine.magic.evaluate import playing, seat_of
from engine.magic.objects import controller_of
from engine.magic.procedures.combat.attacking import BecomeAttackers, DeclareAttackers
from engine.magic.procedures.combat.blocking import DeclareBlocks
from engine.magic.procedures.combat.damage import DealCombatDamage
from engine.magic.procedures.combat.restrictions import attacked_seats, attackers, defending_seat
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.rules import BOOK, cr

from .agenda import Check, Place
from .position import Position

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
    if not place.on_top and not _earlier(place, task.seat):
        yield place.fault("the players declare blockers in turn order, each once", BLOCKERS)


def _earlier(place: Place, seat: int) -> bool:
    """Whether the players who are asked before this one come before it in turn order."""
    order = playing(place.position.state)
    asked = [task.seat for task in place.above if isinstance(task, DeclareBlocks)]
    return all(other in order and order.index(other) < order.index(seat) for other in asked)


def _deal_damage(place: Place) -> Iterator[Fault]:
    task = place.task
    step = "first_strike_damage" if task.first else "combat_damage"
    if place.position.kind != step or not place.on_top:
        yield place.fault("combat damage is dealt as its step begins", DAMAGE)


CHECKS: dict[type[Task], Check] = {
    DeclareAttackers: Check((StateBasedActions,), _declare_attackers),
    BecomeAttackers: Check((StateBasedActions,), _become_attackers),
    DeclareBlocks: Check((StateBasedActions, DeclareBlocks), _declare_blocks),
    DealCombatDamage: Check((StateBasedActions,), _deal_damage),
}
