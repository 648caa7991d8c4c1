"""Hands, decks and discard piles."""

from __future__ import annotations

from engine.kernel.documents import Private
from engine.rulesets.magic54 import events as happened
from engine.rulesets.magic54 import knowledge
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import CardItem, Magic54Draft

from .reach import _forget, _seat

NOTHING_FOUND = cite("M54-R6")
SEARCHED = cite("M54-5.2")
EXCHANGED = cite("M54-R41")


def renew_deck(draft: Magic54Draft, number: int, rule: str) -> None:
    """The discard pile, turned over, becomes the deck (M54-R5)."""
    seat = _seat(draft, number)
    seat.deck, seat.discard = seat.discard, []
    knowledge.see_renewed_deck(draft.known, number, seat.hand, seat.deck)
    draft.emit(happened.DeckRenewed(rule=rule, seat=number, cards=len(seat.deck)))


def find_nothing(draft: Magic54Draft, number: int) -> None:
    """There is no card where one was needed."""
    draft.emit(happened.FoundNothing(rule=NOTHING_FOUND, seat=number))


def shuffle(draft: Magic54Draft, number: int, rule: str) -> None:
    """A deck is shuffled; nobody knows its order any more."""
    deck = draft.writable(_seat(draft, number), "deck")
    for card in deck:
        _forget(draft, card)
    draft.shuffle(deck)
    draft.emit(happened.Shuffled(rule=rule, seat=number))


def draw(draft: Magic54Draft, number: int, rule: str) -> None:
    """The top card of the deck, which is not empty, goes to the hand."""
    seat = _seat(draft, number)
    card = draft.writable(seat, "deck").pop(0)
    draft.writable(seat, "hand").append(card)
    if card in draft.state.machine.known:
        knowledge.take_from_deck(draft.known, number, card)
    draft.emit(happened.Drew(rule=rule, seat=number, private=Private((number,), (card,))))


def search(draft: Magic54Draft, number: int, card: str) -> None:
    """A card is taken out of the deck, unseen by the other seat."""
    _forget(draft, card)
    seat = _seat(draft, number)
    draft.writable(seat, "deck").remove(card)
    draft.writable(seat, "hand").append(card)
    draft.emit(happened.Searched(rule=SEARCHED, seat=number, private=Private((number,), (card,))))


def exchange(draft: Magic54Draft, number: int, card: str) -> None:
    """A card from the hand goes under the deck, unseen by the other seat."""
    seat = _seat(draft, number)
    knowledge.put_under_deck(draft.known, number, seat.hand, card)
    draft.writable(seat, "hand").remove(card)
    draft.writable(seat, "deck").append(card)
    draft.emit(happened.Exchanged(rule=EXCHANGED, seat=number, private=Private((number,), (card,))))


def discard(draft: Magic54Draft, number: int, card: str, rule: str) -> None:
    """A card from the hand goes to its owner's discard pile, face up."""
    _forget(draft, card)
    seat = _seat(draft, number)
    draft.writable(seat, "hand").remove(card)
    draft.writable(seat, "discard").append(card)
    draft.emit(happened.Discarded(rule=rule, seat=number, card=card))


def discard_solved(draft: Magic54Draft, item: CardItem, rule: str) -> None:
    """An Action or Damage card that has just been solved goes to its owner's discard pile."""
    draft.writable(_seat(draft, item.seat), "discard").append(item.card)
    draft.emit(happened.Discarded(rule=rule, seat=item.seat, card=item.card))
