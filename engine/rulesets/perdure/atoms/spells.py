"""The atoms of chapter 7: what Heal and Trix choose and do."""

from __future__ import annotations

from engine.playing_cards.combat import find_creature
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.state import PerdureDraft

from .reach import _creature, _half

HEAL = cite("PER-7.2")
HEAL_NUMBER = cite("PER-R19")
TRIX = cite("PER-7.5")


def select_for_heal(draft: PerdureDraft, card: str) -> None:
    """Note a card of the discard pile for the Heal spell; it stays there for now."""
    table = draft.table
    draft.writable(draft.writable(table, "spell"), "chosen").append(card)
    draft.emit(events.HealSelected(rule=HEAL_NUMBER, seat=table.active, card=card))


def heal(draft: PerdureDraft) -> None:
    """Move the chosen cards from the discard pile under the deck. Both seats have seen them."""
    table = draft.table
    seat, chosen = table.active, table.spell.chosen
    if chosen:
        half = _half(draft, seat)
        half.discard = [card for card in half.discard if card not in chosen]
        draft.writable(half, "deck").extend(chosen)
        draft.known.update((card, [0, 1]) for card in chosen)
    rule = HEAL if chosen else HEAL_NUMBER
    draft.emit(events.Healed(rule=rule, seat=seat, cards=tuple(chosen)))


def toggle(draft: PerdureDraft, card: str) -> None:
    """Turn a creature of either seat to its other state, for the Trix spell."""
    seats = draft.state.table.seats
    seat = 0 if find_creature(seats[0].creatures, card) else 1
    creature = _creature(draft, seat, card)
    creature.tapped = not creature.tapped
    draft.writable(draft.writable(draft.table, "spell"), "chosen").append(card)
    if creature.tapped:
        draft.emit(events.Tapped(rule=TRIX, seat=seat, card=card))
    else:
        draft.emit(events.Untapped(rule=TRIX, seat=seat, cards=(card,)))
