"""Chapter 9: the attack."""

from __future__ import annotations

from engine.rulesets.magic54 import events as happened
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Attacker, Combat, Magic54Draft

from .reach import _creature, _seat

GROWTH_DISCARDED = cite("M54-6.4")
ATTACKS = cite("M54-9.2")
BLOCKS = cite("M54-9.3")
COMBAT_ENDED = cite("M54-8.3")


def declare_attacker(draft: Magic54Draft, number: int, card: str) -> None:
    """A creature attacks and taps."""
    table = draft.table
    if table.combat is None:
        table.combat = Combat()
    combat = draft.writable(table, "combat")
    draft.writable(combat, "attackers").append(Attacker(card))
    _creature(draft, number, card).tapped = True
    draft.emit(happened.AttackerDeclared(rule=ATTACKS, card=card))


def _attacker(draft: Magic54Draft, place: int) -> Attacker:
    combat = draft.writable(draft.table, "combat")
    attacker: Attacker = draft.writable_item(draft.writable(combat, "attackers"), place)
    return attacker


def declare_blocker(draft: Magic54Draft, blocker: str, place: int) -> None:
    """A creature blocks the attacker at this place of the combat."""
    attacker = _attacker(draft, place)
    attacker.blocked = True
    draft.writable(attacker, "blockers").append(blocker)
    draft.emit(happened.BlockerDeclared(rule=BLOCKS, blocker=blocker, attacker=attacker.card))


def remove_attacker(draft: Magic54Draft, place: int, rule: str) -> None:
    """An attacker that left play leaves the combat; those that blocked it strike nobody."""
    combat = draft.writable(draft.table, "combat")
    attacker = draft.writable(combat, "attackers").pop(place)
    draft.emit(happened.LeftCombat(rule=rule, card=attacker.card))


def remove_blocker(draft: Magic54Draft, place: int, blocker: str, rule: str) -> None:
    """A blocker that left play leaves the combat; its attacker stays blocked."""
    draft.writable(_attacker(draft, place), "blockers").remove(blocker)
    draft.emit(happened.LeftCombat(rule=rule, card=blocker))


def discard_growth(draft: Magic54Draft, number: int, card: str) -> None:
    """A Growth card goes to its owner's discard pile."""
    combat = draft.writable(draft.table, "combat")
    combat.growth = [kept for kept in combat.growth if kept != card]
    draft.writable(_seat(draft, number), "discard").append(card)
    draft.emit(happened.GrowthDiscarded(rule=GROWTH_DISCARDED, seat=number, card=card))


def end_combat(draft: Magic54Draft) -> None:
    """The attack is over and leaves the table."""
    draft.table.combat = None
    draft.emit(happened.CombatEnded(rule=COMBAT_ENDED))
