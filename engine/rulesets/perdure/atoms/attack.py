"""The atoms of chapter 4: attackers and blockers, and the end of the combat."""

from __future__ import annotations

from engine.kernel.seats import opponent
from engine.playing_cards.events import BlockerDeclared
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.cards import JACKS
from engine.rulesets.perdure.state import Attacker, Combat, PerdureDraft

from .reach import _creature

ATTACKS = cite("PER-4.1")
VIGILANCE = cite("PER-5.3")
BLOCKS = cite("PER-4.2")


def declare_attacker(draft: PerdureDraft, card: str) -> None:
    """A creature of the active player attacks and taps, unless it is a Jack."""
    table = draft.table
    if table.combat is None:
        table.combat = Combat()
    draft.writable(draft.writable(table, "combat"), "attackers").append(Attacker(card))
    taps = card not in JACKS
    if taps:
        _creature(draft, table.active, card).tapped = True
    rule = ATTACKS if taps else VIGILANCE
    draft.emit(events.AttackerDeclared(rule=rule, seat=table.active, card=card, tapped=taps))


def declare_blocker(draft: PerdureDraft, blocker: str, attacker: str) -> None:
    """A creature of the other player blocks an attacker."""
    attackers = draft.writable(draft.writable(draft.table, "combat"), "attackers")
    place = next(i for i, entry in enumerate(attackers) if entry.card == attacker)
    draft.writable(draft.writable_item(attackers, place), "blockers").append(blocker)
    seat = opponent(draft.state.table.active)
    draft.emit(BlockerDeclared(rule=BLOCKS, seat=seat, blocker=blocker, attacker=attacker))
