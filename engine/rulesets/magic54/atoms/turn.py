"""Chapters 7, 10 and 11: turns, phases, what wears off, the end."""

from __future__ import annotations

from engine.kernel.documents import Outcome
from engine.rulesets.magic54 import events as happened
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Magic54Draft, Phase, opponent

from .reach import _creature, _seat

TURN_STARTED = cite("M54-7.1")
UNTAPPED = cite("M54-7.2")
TURN_ENDED = cite("M54-10.3")
WORE_OFF = cite("M54-R19")


def start_turn(draft: Magic54Draft) -> None:
    """The turn passes to the other seat."""
    table = draft.table
    table.turn += 1
    table.active = opponent(table.active)
    table.phase = "pre_attack"
    table.mana_played = False
    draft.emit(happened.TurnStarted(rule=TURN_STARTED, seat=table.active, turn=table.turn))


def start_phase(draft: Magic54Draft, phase: Phase, rule: str) -> None:
    """The turn goes on to ``phase``."""
    draft.table.phase = phase
    draft.emit(happened.PhaseStarted(rule=rule, phase=phase))


def untap(draft: Magic54Draft, number: int) -> None:
    """All the seat's cards are turned upright; no event if none was tapped."""
    seat = draft.state.table.seats[number]
    tapped = [p.card for p in seat.mana if p.tapped] + [p.card for p in seat.creatures if p.tapped]
    if not tapped:
        return
    mine = _seat(draft, number)
    for name in ("mana", "creatures"):
        permanents = draft.writable(mine, name)
        for place, permanent in enumerate(permanents):
            if permanent.tapped:
                draft.writable_item(permanents, place).tapped = False
    draft.emit(happened.Untapped(rule=UNTAPPED, seat=number, cards=tuple(tapped)))


def wear_off(draft: Magic54Draft) -> None:
    """Damage and bonuses vanish from all creatures; no event if there were none."""
    worn = []
    for number, seat in enumerate(draft.state.table.seats):
        for creature in seat.creatures:
            if creature.damage or creature.bonus:
                worn.append(creature.card)
                mine = _creature(draft, number, creature.card)
                mine.damage = mine.bonus = 0
    if worn:
        draft.emit(happened.WoreOff(rule=WORE_OFF, cards=tuple(worn)))


def end_turn(draft: Magic54Draft) -> None:
    """The turn is over: what entered play in it is no longer summoning-sick."""
    table = draft.state.table
    number = table.active
    for creature in table.seats[number].creatures:
        if creature.sick:
            _creature(draft, number, creature.card).sick = False
    draft.emit(happened.TurnEnded(rule=TURN_ENDED, seat=number, turn=table.turn))


def finish(draft: Magic54Draft, outcome: Outcome) -> None:
    """The game is over, by the rule of its outcome."""
    draft.finish(outcome, happened.GameOver(rule=outcome.rule, winner=outcome.winner))
