"""The atoms of chapter 2: turns, phases and what lasts for a turn."""

from __future__ import annotations

from engine.kernel.documents import Private
from engine.kernel.seats import opponent
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.state import PerdureDraft, Phase

from .reach import _creature, _half

TURN_STARTED = cite("PER-2.1")
UNTAPPED = cite("PER-2.2")
MANA_LOST = cite("PER-R7")
TURN_ENDED = cite("PER-2.6")


def start_turn(draft: PerdureDraft) -> None:
    """Pass the turn to the other seat."""
    table = draft.table
    table.turn += 1
    table.active = opponent(table.active)
    table.land_played = False
    draft.emit(events.TurnStarted(rule=TURN_STARTED, seat=table.active, turn=table.turn))


def start_phase(draft: PerdureDraft, phase: Phase, rule: str) -> None:
    """Begin a phase."""
    draft.table.phase = phase
    draft.emit(events.PhaseStarted(rule=rule, phase=phase))


def untap_all(draft: PerdureDraft, seat: int) -> None:
    """Turn a seat's tapped cards upright, if there are any."""
    before = draft.state.table.seats[seat]
    lands = tuple(i for i, land in enumerate(before.lands) if land.tapped)
    tapped = tuple(creature.card for creature in before.creatures if creature.tapped)
    if not lands and not tapped:
        return
    half = _half(draft, seat)
    for zone in ("lands", "creatures"):
        permanents = draft.writable(half, zone)
        for place, permanent in enumerate(permanents):
            if permanent.tapped:
                draft.writable_item(permanents, place).tapped = False
    draft.emit(events.Untapped(rule=UNTAPPED, seat=seat, cards=tapped, lands=lands))


def draw(draft: PerdureDraft, seat: int, rule: str) -> None:
    """The top card of the deck, which is not empty, goes to the hand."""
    half = _half(draft, seat)
    card = draft.writable(half, "deck").pop(0)
    draft.writable(half, "hand").append(card)
    draft.emit(events.Drew(rule=rule, seat=seat, private=Private((seat,), (card,))))


def skip_draw(draft: PerdureDraft, seat: int, rule: str) -> None:
    """The starting player's first turn has no draw."""
    draft.emit(events.DrawSkipped(rule=rule, seat=seat))


def lose_mana(draft: PerdureDraft) -> None:
    """The active player's floating mana is lost."""
    seat = draft.state.table.active
    half = _half(draft, seat)
    amount, half.floating_mana = half.floating_mana, 0
    draft.emit(events.ManaLost(rule=MANA_LOST, seat=seat, amount=amount))


def end_turn(draft: PerdureDraft) -> None:
    """End the turn: its player's creatures have no summoning sickness any more."""
    table = draft.state.table
    seat = table.active
    for creature in table.seats[seat].creatures:
        if creature.sick:
            _creature(draft, seat, creature.card).sick = False
    draft.emit(events.TurnEnded(rule=TURN_ENDED, seat=seat, turn=table.turn))
