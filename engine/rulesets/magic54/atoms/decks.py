"""The atoms of chapter 2: hands, decks and discard piles."""

from __future__ import annotations

from engine.kernel.documents import Private
from engine.playing_cards.events import Discarded, Drew, Shuffled
from engine.rulesets.magic54 import events, knowledge
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import CardItem, Magic54Draft

from .reach import _forget, _half

NOTHING_FOUND = cite("M54-R6")
SEARCHED = cite("M54-5.2")
EXCHANGED = cite("M54-R41")


def renew_deck(draft: Magic54Draft, seat: int, rule: str) -> None:
    """The discard pile, turned over, becomes the deck (M54-R5)."""
    half = _half(draft, seat)
    half.deck, half.discard = half.discard, []
    knowledge.see_renewed_deck(draft.known, seat, half.hand, half.deck)
    draft.emit(events.DeckRenewed(rule=rule, seat=seat, amount=len(half.deck)))


def find_nothing(draft: Magic54Draft, seat: int) -> None:
    """There is no card where one was needed."""
    draft.emit(events.FoundNothing(rule=NOTHING_FOUND, seat=seat))


def shuffle(draft: Magic54Draft, seat: int, rule: str) -> None:
    """A deck is shuffled; nobody knows its order any more."""
    deck = draft.writable(_half(draft, seat), "deck")
    for card in deck:
        _forget(draft, card)
    draft.shuffle(deck)
    draft.emit(Shuffled(rule=rule, seat=seat))


def draw(draft: Magic54Draft, seat: int, rule: str) -> None:
    """The top card of the deck, which is not empty, goes to the hand."""
    half = _half(draft, seat)
    card = draft.writable(half, "deck").pop(0)
    draft.writable(half, "hand").append(card)
    if card in draft.state.machine.known:
        knowledge.take_from_deck(draft.known, seat, card)
    draft.emit(Drew(rule=rule, seat=seat, private=Private((seat,), (card,))))


def search(draft: Magic54Draft, seat: int, card: str) -> None:
    """A card is taken out of the deck, unseen by the other seat."""
    _forget(draft, card)
    half = _half(draft, seat)
    draft.writable(half, "deck").remove(card)
    draft.writable(half, "hand").append(card)
    draft.emit(events.Searched(rule=SEARCHED, seat=seat, private=Private((seat,), (card,))))


def exchange(draft: Magic54Draft, seat: int, card: str) -> None:
    """A card from the hand goes under the deck, unseen by the other seat."""
    half = _half(draft, seat)
    knowledge.put_under_deck(draft.known, seat, half.hand, card)
    draft.writable(half, "hand").remove(card)
    draft.writable(half, "deck").append(card)
    draft.emit(events.Exchanged(rule=EXCHANGED, seat=seat, private=Private((seat,), (card,))))


def discard(draft: Magic54Draft, seat: int, card: str, rule: str) -> None:
    """A card from the hand goes to its owner's discard pile, face up."""
    _forget(draft, card)
    half = _half(draft, seat)
    draft.writable(half, "hand").remove(card)
    draft.writable(half, "discard").append(card)
    draft.emit(Discarded(rule=rule, seat=seat, card=card))


def discard_solved(draft: Magic54Draft, item: CardItem, rule: str) -> None:
    """An Action or Damage card that has just been solved goes to its owner's discard pile."""
    draft.writable(_half(draft, item.seat), "discard").append(item.card)
    draft.emit(Discarded(rule=rule, seat=item.seat, card=item.card))
