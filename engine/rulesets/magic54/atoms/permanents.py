"""The atoms of chapters 3 and 4: paying, and what enters and leaves play."""

from __future__ import annotations

from engine.kernel.seats import opponent
from engine.rulesets.magic54 import events
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Creature, Magic54Draft, ManaCard

from .reach import _creature, _forget, _half

PAID = cite("M54-R8")
ENTERED = cite("M54-R9")
RETURNED = cite("M54-5.4")
GREW = cite("M54-6.2")


def play_mana(draft: Magic54Draft, seat: int, card: str) -> None:
    """A Mana card from the hand enters play untapped."""
    _forget(draft, card)
    draft.table.mana_played = True
    half = _half(draft, seat)
    draft.writable(half, "hand").remove(card)
    draft.writable(half, "mana").append(ManaCard(card))
    draft.emit(events.ManaPlayed(rule=ENTERED, seat=seat, card=card))


def summon(draft: Magic54Draft, seat: int, card: str) -> None:
    """A creature from the hand enters play untapped, with summoning sickness."""
    _forget(draft, card)
    half = _half(draft, seat)
    draft.writable(half, "hand").remove(card)
    draft.writable(half, "creatures").append(Creature(card, sick=True))
    draft.emit(events.Summoned(rule=ENTERED, seat=seat, card=card))


def pay(draft: Magic54Draft, seat: int, cost: int) -> None:
    """As many Mana cards as the cost are tapped, the oldest untapped first."""
    mana = draft.writable(_half(draft, seat), "mana")
    tapped: list[str] = []
    for place, card in enumerate(mana):
        if len(tapped) == cost:
            break
        if not card.tapped:
            mana[place] = ManaCard(card.card, tapped=True)
            tapped.append(card.card)
    draft.emit(events.ManaTapped(rule=PAID, seat=seat, cards=tuple(tapped)))


def return_to_hand(draft: Magic54Draft, seat: int, card: str) -> None:
    """A creature leaves play for its owner's hand; both players know that it is there."""
    half = _half(draft, seat)
    creatures = draft.writable(half, "creatures")
    creatures[:] = [creature for creature in creatures if creature.card != card]
    draft.writable(half, "hand").append(card)
    draft.known[card] = [opponent(seat)]
    draft.emit(events.ReturnedToHand(rule=RETURNED, seat=seat, card=card))


def grow(draft: Magic54Draft, seat: int, card: str, amount: int) -> None:
    """A creature's attack and defense rise until the end of the turn."""
    _creature(draft, seat, card).bonus += amount
    draft.emit(events.Grew(rule=GREW, seat=seat, card=card, amount=amount))
