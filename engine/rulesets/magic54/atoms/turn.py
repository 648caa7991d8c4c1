"""The atoms of chapters 7 and 10: turns, phases and what lasts for a turn."""

from __future__ import annotations

from engine.kernel.seats import opponent
from engine.playing_cards.events import TurnStarted
from engine.rulesets.magic54 import events
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Magic54Draft, Phase

from .reach import _creature, _half

TURN_STARTED = cite("M54-7.1")
UNTAPPED = cite("M54-7.2")
WORE_OFF = cite("M54-R19")


def start_turn(draft: Magic54Draft) -> None:
    """Pass the turn to the other seat."""
    table = draft.table
    table.turn += 1
    table.active = opponent(table.active)
    table.mana_played = False
    draft.emit(TurnStarted(rule=TURN_STARTED, seat=table.active, turn=table.turn))


def start_phase(draft: Magic54Draft, phase: Phase, rule: str) -> None:
    """Begin a phase."""
    draft.table.phase = phase
    draft.emit(events.PhaseStarted(rule=rule, phase=phase))


def untap_all(draft: Magic54Draft, seat: int) -> None:
    """Turn a seat's tapped cards upright, if there are any."""
    before = draft.state.table.seats[seat]
    tapped = [p.card for p in before.mana if p.tapped] + [p.card for p in before.creatures if p.tapped]
    if not tapped:
        return
    half = _half(draft, seat)
    for zone in ("mana", "creatures"):
        permanents = draft.writable(half, zone)
        for place, permanent in enumerate(permanents):
            if permanent.tapped:
                draft.writable_item(permanents, place).tapped = False
    draft.emit(events.Untapped(rule=UNTAPPED, seat=seat, cards=tuple(tapped)))


def wear_off(draft: Magic54Draft) -> None:
    """Damage and Growth vanish from all creatures, if there are any."""
    worn = []
    for seat, half in enumerate(draft.state.table.seats):
        for creature in half.creatures:
            if creature.damage or creature.bonus:
                worn.append(creature.card)
                mine = _creature(draft, seat, creature.card)
                mine.damage = mine.bonus = 0
    if worn:
        draft.emit(events.WoreOff(rule=WORE_OFF, cards=tuple(worn)))
