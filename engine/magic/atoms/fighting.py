"""Combat (CR 506–511)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from engine.magic import events
from engine.magic.characteristics import characteristics
from engine.magic.state import Attacker, Combat, MagicState

from .reaching import D


def combat(draft: D) -> Combat:
    """The running combat, to write on."""
    found: Combat = draft.writable(draft.table, "combat")
    return found


def attacker(draft: D, creature: str) -> Attacker:
    """An attacker, to write on."""
    attackers = draft.writable(combat(draft), "attackers")
    for index, entry in enumerate(attackers):
        if entry.creature == creature:
            found: Attacker = draft.writable_item(attackers, index)
            return found
    raise KeyError(creature)


def declare_attacker(draft: D, creature: str, defender: str, rule: str) -> None:
    """A creature attacks a player or a planeswalker (CR 508.1k); the first one begins the combat."""
    if draft.state.table.combat is None:
        draft.table.combat = Combat()
    walker = characteristics(draft.state).get(defender)
    against = None if walker is None else walker.controller
    draft.writable(combat(draft), "attackers").append(Attacker(creature, defender, against))
    draft.emit(events.AttackerDeclared(rule=rule, creature=creature, defender=defender))


def declare_blocker(draft: D, creature: str, against: str, rule: str) -> None:
    """CR 509.1g."""
    draft.writable(attacker(draft, against), "blockers").append(creature)
    draft.emit(events.BlockerDeclared(rule=rule, creature=creature, attacker=against))


def become_blocked(draft: D, creature: str, rule: str) -> None:
    """CR 509.1h."""
    attacker(draft, creature).blocked = True
    draft.emit(events.BecameBlocked(rule=rule, creature=creature))


def role_in_combat(state: MagicState, ref: str) -> Literal["", "attacking", "blocking"]:
    """What a permanent does in the running combat."""
    running = state.table.combat
    attackers = [] if running is None else running.attackers
    if any(entry.creature == ref for entry in attackers):
        return "attacking"
    return "blocking" if any(ref in entry.blockers for entry in attackers) else ""


def drop_from_combat(draft: D, ref: str) -> None:
    """CR 506.4: part of what removes the creature, which tells it."""
    running = draft.state.table.combat
    if running is None:
        return
    if any(entry.creature == ref for entry in running.attackers):
        attackers = draft.writable(combat(draft), "attackers")
        attackers[:] = [entry for entry in attackers if entry.creature != ref]
    for entry in running.attackers:
        if ref in entry.blockers and entry.creature != ref:
            draft.writable(attacker(draft, entry.creature), "blockers").remove(ref)


def leave_combat(draft: D, ref: str, rule: str) -> None:
    """A creature is removed from combat (CR 506.4)."""
    drop_from_combat(draft, ref)
    draft.emit(events.LeftCombat(rule=rule, creature=ref))


def note_struck(draft: D, creatures: Sequence[str]) -> None:
    """These creatures deal damage in the first-strike step (CR 510.4); the damage is the event."""
    combat(draft).struck = list(creatures)


def end_combat(draft: D, rule: str) -> None:
    """Everything is removed from combat (CR 511.3)."""
    draft.table.combat = None
    draft.emit(events.CombatEnded(rule=rule))
