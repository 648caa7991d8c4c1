"""Combat that fits the step and the battlefield (CR 506–511)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.magic.procedures.combat.damage import DealCombatDamage
from engine.magic.procedures.turn import COMBAT_STEPS
from engine.magic.rules import cr
from engine.magic.state import DEFENDERS, LEAVING, Attacker

from .position import Position

PHASE = cr("506.1")
ATTACKERS = cr("508.1a")
NO_ATTACKERS = cr("508.8")
BLOCKERS = cr("509.1a")
BLOCKED = cr("509.1h")
TWO_STEPS = cr("510.4")
PATH = "$.table.combat"


def combat_faults(position: Position) -> Iterator[Fault]:
    """Everything that is wrong with the running combat."""
    table, combat = position.table, position.table.combat
    if combat is None:
        takes_place = position.kind not in COMBAT_STEPS or position.format.combat.is_needed(
            position.state, table.step
        )
        if not takes_place and not position.over:
            yield Fault(PATH, f"without attackers there is no step {table.step}", NO_ATTACKERS)
        return
    if position.kind not in COMBAT_STEPS - {"begin_combat"}:
        yield Fault(PATH, f"nothing attacks in the step {table.step}", PHASE)
        return
    met: set[str] = set()
    for index, attacker in enumerate(combat.attackers):
        path = f"{PATH}.attackers[{index}]"
        roles = [(f"{path}.creature", attacker.creature, ATTACKERS)]
        roles += [(f"{path}.blockers[{n}]", ref, BLOCKERS) for n, ref in enumerate(attacker.blockers)]
        for place, ref, rule in roles:
            if ref in met:
                yield Fault(place, f"{ref} attacks or blocks already", rule)
            met.add(ref)
        yield from _defender_faults(position, attacker, path)
        if attacker.blockers and not attacker.blocked:
            yield Fault(f"{path}.blocked", "a creature that has blockers is blocked", BLOCKED)
        if (attacker.blocked or attacker.blockers) and position.kind == "declare_attackers":
            yield Fault(f"{path}.blocked", "blockers are declared after the attackers", BLOCKERS)
    agenda = position.machine.agenda
    dealing = bool(agenda) and isinstance(agenda[-1], DealCombatDamage) and agenda[-1].first
    later = ("first_strike_damage", "combat_damage", "end_combat")
    if combat.struck and (position.kind not in later or dealing):
        yield Fault(f"{PATH}.struck", "nothing has dealt combat damage yet", TWO_STEPS)


def _defender_faults(position: Position, attacker: Attacker, path: str) -> Iterator[Fault]:
    active = position.table.active
    if position.is_player(attacker.defender):
        if attacker.defender == f"seat:{active}":
            yield Fault(f"{path}.defender", "the active player is not attacked", DEFENDERS)
        elif attacker.against is not None:
            yield Fault(f"{path}.against", "this is for attacks on planeswalkers", DEFENDERS)
    elif attacker.against is None or attacker.against == active:
        message = "the opponent who controlled the planeswalker has to be named"
        yield Fault(f"{path}.against", message, DEFENDERS)


def role_faults(position: Position) -> Iterator[Fault]:
    """Permanents that would have been removed from combat (CR 506.4): no creatures, or another player's."""
    combat, step = position.table.combat, position.table.step
    if combat is None or not position.settled:
        return
    known = position.characteristics
    takes_place = bool(combat.struck) or position.format.combat.is_needed(position.state, step)
    if position.by_hand and not takes_place:
        yield Fault("$.table.step", f"nothing takes place in the step {step}", TWO_STEPS)
    for index, attacker in enumerate(combat.attackers):
        path = f"{PATH}.attackers[{index}]"
        against = attacker.against
        if against is None:
            against = int(attacker.defender.removeprefix("seat:"))
        roles = [(f"{path}.creature", attacker.creature, position.table.active)]
        roles += [(f"{path}.blockers[{n}]", ref, against) for n, ref in enumerate(attacker.blockers)]
        for place, ref, seat in roles:
            if not known[ref].is_creature or known[ref].controller != seat:
                yield Fault(place, f"{ref} is not a creature of seat {seat}", LEAVING)
