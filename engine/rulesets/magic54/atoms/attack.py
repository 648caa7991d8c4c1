"""The atoms of chapter 9: attackers and blockers, and the end of the combat."""

from __future__ import annotations

from engine.kernel.seats import opponent
from engine.playing_cards.events import BlockerDeclared
from engine.rulesets.magic54 import events
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.cards import TEAM_OF
from engine.rulesets.magic54.state import Attacker, Combat, Magic54Draft

from .reach import _creature, _half

GROWTH_DISCARDED = cite("M54-6.4")
ATTACKS = cite("M54-9.2")
BLOCKS = cite("M54-9.3")


def declare_attacker(draft: Magic54Draft, card: str) -> None:
    """A creature of the active player attacks and taps."""
    table = draft.table
    if table.combat is None:
        table.combat = Combat()
    draft.writable(draft.writable(table, "combat"), "attackers").append(Attacker(card))
    _creature(draft, table.active, card).tapped = True
    draft.emit(events.AttackerDeclared(rule=ATTACKS, seat=table.active, card=card))


def _attacker(draft: Magic54Draft, card: str) -> Attacker:
    """An attacker, to write on."""
    attackers = draft.writable(draft.writable(draft.table, "combat"), "attackers")
    place = next(i for i, attacker in enumerate(attackers) if attacker.card == card)
    attacker: Attacker = draft.writable_item(attackers, place)
    return attacker


def declare_blocker(draft: Magic54Draft, blocker: str, attacker: str) -> None:
    """A creature of the other player blocks an attacker."""
    blocked = _attacker(draft, attacker)
    blocked.blocked = True
    draft.writable(blocked, "blockers").append(blocker)
    seat = opponent(draft.state.table.active)
    draft.emit(BlockerDeclared(rule=BLOCKS, seat=seat, blocker=blocker, attacker=attacker))


def remove_attacker(draft: Magic54Draft, seat: int, card: str, rule: str) -> None:
    """An attacker that left play leaves the combat; those that blocked it strike nobody."""
    attackers = draft.writable(draft.writable(draft.table, "combat"), "attackers")
    attackers[:] = [attacker for attacker in attackers if attacker.card != card]
    draft.emit(events.LeftCombat(rule=rule, seat=seat, card=card))


def remove_blocker(draft: Magic54Draft, seat: int, card: str, attacker: str, rule: str) -> None:
    """A blocker that left play leaves the combat; its attacker stays blocked."""
    draft.writable(_attacker(draft, attacker), "blockers").remove(card)
    draft.emit(events.LeftCombat(rule=rule, seat=seat, card=card))


def discard_growth(draft: Magic54Draft, card: str) -> None:
    """A Growth card goes to its owner's discard pile."""
    combat = draft.writable(draft.table, "combat")
    combat.growth = [kept for kept in combat.growth if kept != card]
    seat = 0 if draft.state.table.seats[0].team == TEAM_OF[card] else 1
    draft.writable(_half(draft, seat), "discard").append(card)
    draft.emit(events.GrowthDiscarded(rule=GROWTH_DISCARDED, seat=seat, card=card))
