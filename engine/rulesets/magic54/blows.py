"""Chapter 9, the blows of a combat: whom each creature strikes, and how an attacker's damage is divided.

Attackers strike in the order of their declaration, each followed by its blockers; all of it is announced here
and applied at the same time (M54-9.8).
"""

from __future__ import annotations

from . import atoms
from .book import cite
from .cards import PLAYERS, STRENGTH
from .state import Attacker, Blow, Magic54Draft, Resolve, Table, opponent

BLOCKED = cite("M54-9.4")
UNBLOCKED = cite("M54-9.5")
SHARED = cite("M54-9.6")
BLOCKERS = cite("M54-9.7")


def attack_of(table: Table, number: int, card: str) -> int:
    """The attack of a creature in play, with its Growth (M54-4.1, M54-6.2)."""
    bonus = next(creature.bonus for creature in table.seats[number].creatures if creature.card == card)
    return STRENGTH[card] + bonus


def next_share(table: Table, task: Resolve) -> tuple[str, str, int] | None:
    """Attacker, blocker and damage still to be divided, if a share has to be asked for (M54-R38)."""
    combat = table.combat
    if combat is None or task.struck >= len(combat.attackers):
        return None
    attacker = combat.attackers[task.struck]
    if len(task.shares) >= len(attacker.blockers) - 1:
        return None
    left = attack_of(table, table.active, attacker.card) - sum(task.shares)
    return (attacker.card, attacker.blockers[len(task.shares)], left) if left else None


def announce_blows(draft: Magic54Draft) -> bool:
    """Announce the blows attacker by attacker; false if a share has to be asked for first."""
    table = draft.state.table
    assert table.combat is not None
    task = draft.current(Resolve)
    for attacker in table.combat.attackers[task.struck :]:
        if next_share(table, task) is not None:
            return False
        _strike(draft, attacker, task.shares)
        task.struck += 1
        task.shares = []
    return True


def _strike(draft: Magic54Draft, attacker: Attacker, shares: list[int]) -> None:
    """The blows of one attacker and of its blockers."""
    table = draft.state.table
    attack = attack_of(table, table.active, attacker.card)
    defender = opponent(table.active)
    if not attacker.blocked:
        atoms.announce(draft, Blow(attacker.card, PLAYERS[defender], attack), UNBLOCKED)
        return
    rule = SHARED if len(attacker.blockers) > 1 else BLOCKED
    given = [*shares, attack - sum(shares)]
    for blocker, share in zip(attacker.blockers, given, strict=False):
        if share:
            atoms.announce(draft, Blow(attacker.card, blocker, share), rule)
    for blocker in attacker.blockers:
        atoms.announce(draft, Blow(blocker, attacker.card, attack_of(table, defender, blocker)), BLOCKERS)
