"""The atoms of chapter 3: paying, and cards that leave the hand."""

from __future__ import annotations

from engine.kernel.documents import Private
from engine.playing_cards.events import Discarded
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.state import Creature, Land, PerdureDraft, Seat, Spell

from .reach import _creature, _half

LAND = cite("PER-3.1")
PAYING = cite("PER-3.2")
FLOATING_FIRST = cite("PER-R7")
CANTRIP = cite("PER-3.7")
SIMPLE_CREATURE = cite("PER-5.1")
COURT_CREATURE = cite("PER-5.2")
SPELL = cite("PER-7.1")
SPELL_DISCARDED = cite("PER-R53")
BOOST = cite("PER-7.4")
SUIT_POWERS = {"H": cite("PER-6.1"), "S": cite("PER-6.2"), "C": cite("PER-6.3"), "D": cite("PER-6.4")}


def pay(draft: PerdureDraft, seat: int, cost: int) -> None:
    """Spend floating mana first, then tap untapped lands, oldest first; there is enough."""
    if not cost:
        return
    half = _half(draft, seat)
    floating = min(cost, half.floating_mana)
    half.floating_mana -= floating
    tapped: list[int] = []
    if cost > floating:
        lands = draft.writable(half, "lands")
        for i, land in enumerate(lands):
            if not land.tapped:
                lands[i] = Land(land.card, tapped=True)
                tapped.append(i)
                if len(tapped) == cost - floating:
                    break
    rule = FLOATING_FIRST if floating else PAYING
    draft.emit(events.ManaSpent(rule=rule, seat=seat, amount=cost, floating=floating, lands=tuple(tapped)))


def gain_mana(draft: PerdureDraft, seat: int, amount: int) -> None:
    """Add floating mana."""
    _half(draft, seat).floating_mana += amount
    draft.emit(events.ManaGained(rule=BOOST, seat=seat, amount=amount))


def _take(draft: PerdureDraft, half: Seat, card: str) -> None:
    draft.writable(half, "hand").remove(card)


def play_land(draft: PerdureDraft, seat: int, card: str) -> None:
    """Move a card from hand into play, face down."""
    half = _half(draft, seat)
    _take(draft, half, card)
    draft.writable(half, "lands").append(Land(card))
    draft.table.land_played = True
    draft.emit(events.LandPlayed(rule=LAND, seat=seat, private=Private((seat,), (card,))))


def play_creature(draft: PerdureDraft, seat: int, card: str) -> None:
    """Move a card from hand into play, as a creature."""
    half = _half(draft, seat)
    _take(draft, half, card)
    draft.writable(half, "creatures").append(Creature(card, sick=True))
    rule = COURT_CREATURE if card[0] in "JQK" else SIMPLE_CREATURE
    draft.emit(events.CreaturePlayed(rule=rule, seat=seat, card=card))


def cast(draft: PerdureDraft, seat: int, card: str, target: str | None) -> None:
    """Take a card from hand to be carried out as a spell."""
    _take(draft, _half(draft, seat), card)
    draft.table.spell = Spell(card)
    draft.emit(events.SpellCast(rule=SPELL, seat=seat, card=card, target=target))


def discard_spell(draft: PerdureDraft) -> None:
    """Move the spell that was carried out to the discard pile of the active player."""
    table = draft.table
    seat, card = table.active, table.spell.card
    table.spell = None
    draft.writable(_half(draft, seat), "discard").append(card)
    draft.emit(Discarded(rule=SPELL_DISCARDED, seat=seat, card=card))


def play_cantrip(draft: PerdureDraft, seat: int, card: str) -> None:
    """Discard a card from hand."""
    half = _half(draft, seat)
    _take(draft, half, card)
    draft.writable(half, "discard").append(card)
    draft.emit(events.CantripPlayed(rule=CANTRIP, seat=seat, card=card))


def enchant(draft: PerdureDraft, seat: int, card: str, creature: str) -> None:
    """Move a card from hand onto a creature of the same seat."""
    _take(draft, _half(draft, seat), card)
    draft.writable(_creature(draft, seat, creature), "enchantments").append(card)
    draft.emit(events.Enchanted(rule=SUIT_POWERS[card[-1]], seat=seat, card=card, creature=creature))
