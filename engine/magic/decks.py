"""Decks: at least sixty cards, at most four of each but basic lands (CR 100.2a)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.documents import Fault

from . import custom_cards
from .language.card import Card
from .library.loader import CARDS, TOKENS
from .options import GameOptions, SeatOptions
from .rules import cr

CONSTRUCTED = cr("100.2a")
STARTING = cr("103.1")
FEWEST_CARDS = 60
MOST_CARDS = 250
"""No rule of the game; a state has to stay small."""
MOST_COPIES = 4

Deck = Mapping[str, int]
"""How many of which cards, by key."""
Decks = Mapping[str, Deck]


def faults(options: GameOptions, seats: Sequence[SeatOptions], shipped: Decks) -> Iterator[Fault]:
    """Everything that is wrong with the options and seats of a new game."""
    if options.starting_seat is not None and options.starting_seat >= len(seats):
        yield Fault("$.options.starting_seat", f"there are {len(seats)} seats, counted from 0", STARTING)
    yield from custom_cards.faults(options.cards, "$.options.cards")
    own = custom_cards.keyed(options.cards)
    for number, seat in enumerate(seats):
        path = f"$.seats[{number}].deck"
        if isinstance(seat.deck, str) and seat.deck not in shipped:
            names = ", ".join(shipped)
            yield Fault(path, f"no deck of that name is shipped; there are {names}", CONSTRUCTED)
        elif isinstance(seat.deck, Mapping):
            yield from _deck_faults(seat.deck, own, path)


def form_faults(options: Any, _seats: Any) -> Iterator[Fault]:
    """Everything that is wrong with the form of the cards that a new game would bring along."""
    if isinstance(options, Mapping):
        yield from custom_cards.form_faults(options.get("cards"), "$.options.cards")


def _deck_faults(deck: Deck, own: Mapping[str, Card], path: str) -> Iterator[Fault]:
    number = sum(deck.values())
    if not FEWEST_CARDS <= number <= MOST_CARDS:
        yield Fault(path, f"a deck has {FEWEST_CARDS} to {MOST_CARDS} cards, not {number}", CONSTRUCTED)
    for key, copies in deck.items():
        card = own.get(key) or CARDS.get(key)
        if card is None or custom_cards.is_token_card(card):
            what = "is a token" if card is not None or key in TOKENS else "is not in the library"
            yield Fault(f"{path}.{key}", f"{key!r} {what}", custom_cards.REFERENCE)
        elif copies > MOST_COPIES and "basic" not in card.supertypes:
            yield Fault(f"{path}.{key}", f"at most {MOST_COPIES} copies of {card.name}", CONSTRUCTED)


def on_table(seats: Sequence[SeatOptions], shipped: Decks, cards: Mapping[str, Card]) -> list[Deck]:
    """The deck of each seat, with the keys that its cards have on the table.

    ``cards`` are the definitions that the game brought along, by their keys on the table.
    """
    own = {custom_cards.name_in(key): key for key in cards}
    names = list(shipped)
    decks: list[Deck] = []
    for number, seat in enumerate(seats):
        wanted = names[number % len(names)] if seat.deck is None else seat.deck
        deck = shipped[wanted] if isinstance(wanted, str) else wanted
        decks.append({own.get(key, key): copies for key, copies in deck.items()})
    return decks
