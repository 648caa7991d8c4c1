"""The atoms of chapter 2: turns, phases and what lasts for a turn."""

from __future__ import annotations

from typing import Any

from engine.kernel.documents import Private
from engine.kernel.draft import Draft
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import BOOK
from engine.rulesets.perdure.state import Phase

from .reach import _creature, _seat

cite = BOOK.cite
TURN = cite("PER-2.1")
UNTAP = cite("PER-2.2")
FIRST_DRAW = cite("PER-R37")
FLOATING_FIRST = cite("PER-R7")
DAMAGE_GOES = cite("PER-R13")
FRESH_NO_MORE = cite("PER-R46")


def start_turn(draft: Draft[Any]) -> None:
    """Pass the turn to the other seat."""
    table = draft.table
    table.turn += 1
    table.active = 1 - table.active
    table.land_played = False
    draft.emit(events.TurnStarted(rule=TURN, turn=table.turn, seat=table.active))


def start_phase(draft: Draft[Any], phase: Phase, rule: str) -> None:
    """Begin a phase. With the last one the attack is over."""
    table = draft.table
    table.phase = phase
    if phase == "play_again":
        table.combat = None
    draft.emit(events.PhaseStarted(rule=rule, phase=phase))


def untap_all(draft: Draft[Any], seat: int) -> None:
    """Turn a seat's tapped lands and creatures upright, if there are any."""
    before = draft.state.table.seats[seat]
    turned = [i for i, land in enumerate(before.lands) if land.tapped]
    risen = [i for i, creature in enumerate(before.creatures) if creature.tapped]
    if not turned and not risen:
        return
    half = _seat(draft, seat)
    lands = draft.writable(half, "lands")
    for i in turned:
        draft.writable_item(lands, i).tapped = False
    creatures = draft.writable(half, "creatures")
    for i in risen:
        draft.writable_item(creatures, i).tapped = False
    names = tuple(creatures[i].card for i in risen)
    draft.emit(events.Untapped(rule=UNTAP, seat=seat, lands=len(turned), creatures=names))


def draw(draft: Draft[Any], seat: int, amount: int, rule: str) -> None:
    """Move cards from the top of a seat's deck, which holds at least so many, to its hand."""
    half = _seat(draft, seat)
    deck = draft.writable(half, "deck")
    cards = deck[:amount]
    del deck[:amount]
    draft.writable(half, "hand").extend(cards)
    draft.emit(events.Drew(rule=rule, seat=seat, amount=amount, private=Private((seat,), tuple(cards))))


def skip_draw(draft: Draft[Any], seat: int) -> None:
    """The starting player's first turn has no draw."""
    draft.emit(events.DrawSkipped(rule=FIRST_DRAW, seat=seat))


def remove_damage(draft: Draft[Any]) -> None:
    """All damage disappears from all creatures."""
    healed: list[str] = []
    for seat, half in enumerate(draft.state.table.seats):
        for creature in half.creatures:
            if creature.damage:
                _creature(draft, seat, creature.card).damage = 0
                healed.append(creature.card)
    if healed:
        draft.emit(events.DamageRemoved(rule=DAMAGE_GOES, creatures=tuple(healed)))


def lose_mana(draft: Draft[Any], seat: int) -> None:
    """Floating mana disappears."""
    amount = draft.state.table.seats[seat].floating_mana
    if amount:
        _seat(draft, seat).floating_mana = 0
        draft.emit(events.ManaLost(rule=FLOATING_FIRST, seat=seat, amount=amount))


def end_sickness(draft: Draft[Any], seat: int) -> None:
    """A seat's freshly played creatures are fresh no more."""
    fresh = [creature.card for creature in draft.state.table.seats[seat].creatures if creature.sick]
    for card in fresh:
        _creature(draft, seat, card).sick = False
    if fresh:
        draft.emit(events.SicknessEnded(rule=FRESH_NO_MORE, creatures=tuple(fresh)))
