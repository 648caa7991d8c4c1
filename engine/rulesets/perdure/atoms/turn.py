"""The atoms of chapter 2: turns, phases and what lasts for a turn."""

from __future__ import annotations

from engine.kernel.documents import Private
from engine.kernel.seats import opponent
from engine.playing_cards.events import Drew, TurnStarted
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.state import PerdureDraft, Phase

from .reach import _half

TURN_STARTED = cite("PER-2.1")
UNTAPPED = cite("PER-2.2")
MANA_LOST = cite("PER-R7")


def start_turn(draft: PerdureDraft) -> None:
    """Pass the turn to the other seat."""
    table = draft.table
    table.turn += 1
    table.active = opponent(table.active)
    table.land_played = False
    draft.emit(TurnStarted(rule=TURN_STARTED, seat=table.active, turn=table.turn))


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
    draft.emit(Drew(rule=rule, seat=seat, private=Private((seat,), (card,))))


def lose_mana(draft: PerdureDraft) -> None:
    """The active player's floating mana is lost."""
    seat = draft.state.table.active
    half = _half(draft, seat)
    amount, half.floating_mana = half.floating_mana, 0
    draft.emit(events.ManaLost(rule=MANA_LOST, seat=seat, amount=amount))
