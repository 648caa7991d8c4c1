"""What is in play."""

from __future__ import annotations

from engine.rulesets.magic54 import events as happened
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Creature, Magic54Draft, ManaCard, opponent

from .reach import _creature, _forget, _seat

PAID = cite("M54-R8")
ENTERED = cite("M54-R9")
RETURNED = cite("M54-5.4")
GREW = cite("M54-6.2")


def play_mana(draft: Magic54Draft, number: int, card: str) -> None:
    """A Mana card from the hand enters play untapped."""
    _forget(draft, card)
    draft.table.mana_played = True
    seat = _seat(draft, number)
    draft.writable(seat, "hand").remove(card)
    draft.writable(seat, "mana").append(ManaCard(card))
    draft.emit(happened.ManaPlayed(rule=ENTERED, seat=number, card=card))


def summon(draft: Magic54Draft, number: int, card: str) -> None:
    """A creature from the hand enters play untapped, with summoning sickness."""
    _forget(draft, card)
    seat = _seat(draft, number)
    draft.writable(seat, "hand").remove(card)
    draft.writable(seat, "creatures").append(Creature(card, sick=True))
    draft.emit(happened.Summoned(rule=ENTERED, seat=number, card=card))


def tap_mana(draft: Magic54Draft, number: int, cost: int) -> None:
    """As many Mana cards as the cost are tapped, the oldest untapped first."""
    mana = draft.writable(_seat(draft, number), "mana")
    tapped: list[str] = []
    for place, card in enumerate(mana):
        if len(tapped) == cost:
            break
        if not card.tapped:
            mana[place] = ManaCard(card.card, tapped=True)
            tapped.append(card.card)
    draft.emit(happened.ManaTapped(rule=PAID, seat=number, cards=tuple(tapped)))


def return_to_hand(draft: Magic54Draft, number: int, card: str) -> None:
    """A creature leaves play for its owner's hand; both players know that it is there."""
    seat = _seat(draft, number)
    creatures = draft.writable(seat, "creatures")
    creatures[:] = [creature for creature in creatures if creature.card != card]
    draft.writable(seat, "hand").append(card)
    draft.known[card] = [opponent(number)]
    draft.emit(happened.ReturnedToHand(rule=RETURNED, seat=number, card=card))


def bury(draft: Magic54Draft, number: int, card: str, rule: str) -> None:
    """A creature dies and goes to its owner's discard pile."""
    seat = _seat(draft, number)
    creatures = draft.writable(seat, "creatures")
    creatures[:] = [creature for creature in creatures if creature.card != card]
    draft.writable(seat, "discard").append(card)
    draft.emit(happened.CreatureDied(rule=rule, seat=number, card=card))


def grow(draft: Magic54Draft, number: int, card: str, amount: int) -> None:
    """A creature's attack and defense rise until the end of the turn."""
    _creature(draft, number, card).bonus += amount
    draft.emit(happened.Grew(rule=GREW, creature=card, amount=amount))
