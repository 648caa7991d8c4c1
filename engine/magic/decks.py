"""Options of a new game: decks, and the custom cards in them (CR 100.2, 100.5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec

from engine.kernel.documents import Fault

from . import custom_cards
from .language.abilities import Card
from .library.loader import CARDS, TOKENS
from .options import GameOptions, SeatOptions
from .rules import cr

T = TypeVar("T")
STARTING = cr("103.1")

Deck = Mapping[str, int]
"""How many of which cards, by key."""
Decks = Mapping[str, Deck]
Cards = Mapping[str, Card]


class Limits(NamedTuple):
    """How many cards a deck has, and how many of a name."""

    fewest: int = 60
    most: int = 250
    """Sixty or more have no upper limit in the rules (CR 100.5); but a state has to stay small."""
    copies: int = 4
    """Of each card but basic lands."""
    rule: str = cr("100.2a")


CONSTRUCTED = Limits()
"""Those of constructed decks."""


def shipped(form: type[T], beside: str, *below: str) -> T:
    """The decks of a game, out of the file ``decks.json`` beside a module or in a folder below it.

    Raises:
        msgspec.ValidationError: they have another form.
    """
    return msgspec.json.decode(Path(beside).parent.joinpath(*below, "decks.json").read_bytes(), type=form)


def faults(options: GameOptions, seats: Sequence[SeatOptions]) -> Iterator[Fault]:
    """Faults of the options that all formats share: the starting player and the custom cards."""
    if options.starting_seat is not None and options.starting_seat >= len(seats):
        yield Fault("$.options.starting_seat", f"there are {len(seats)} seats, counted from 0", STARTING)
    yield from custom_cards.faults(options.cards, "$.options.cards")


def form_faults(options: Any, _seats: Any) -> Mapping[str, Sequence[Fault]]:
    """All faults of the cards that a game would bring along, where its options could not be decoded."""
    if not isinstance(options, Mapping):
        return {}
    return custom_cards.document_faults(options.get("cards"), "$.options.cards")


def wish_faults(
    wanted: str | Deck | None, own: Cards, shipped: Decks, path: str, limits: Limits
) -> Iterator[Fault]:
    """What is wrong with the deck that a seat wishes for: the name of one, or its cards.

    Args:
        wanted: the wish; None: a shipped deck.
        own: definitions that the game brings along, by the keys that decks use.
        shipped: the decks of the ruleset.
        path: where the wish stands.
        limits: how many cards it may have.
    """
    if isinstance(wanted, str):
        if wanted not in shipped:
            names = ", ".join(shipped)
            yield Fault(path, f"no deck of that name is shipped; there are {names}", limits.rule)
    elif wanted is not None:
        yield from _deck_faults(wanted, own, path, limits)


def _deck_faults(deck: Deck, own: Cards, path: str, limits: Limits) -> Iterator[Fault]:
    number = sum(deck.values())
    if not limits.fewest <= number <= limits.most:
        size = f"{limits.fewest}" if limits.fewest == limits.most else f"{limits.fewest} to {limits.most}"
        yield Fault(path, f"a deck has {size} cards, not {number}", limits.rule)
    for key, copies in deck.items():
        card = own.get(key) or CARDS.get(key)
        if card is None or custom_cards.is_token_card(card):
            what = "is a token" if card is not None or key in TOKENS else "is not in the library"
            yield Fault(f"{path}.{key}", f"{key!r} {what}", custom_cards.REFERENCE)
        elif copies > limits.copies and "basic" not in card.supertypes:
            yield Fault(f"{path}.{key}", f"at most {limits.copies} copies of {card.name}", limits.rule)


def on_table(wanted: str | Deck | None, number: int, shipped: Decks, cards: Cards) -> list[str]:
    """The cards of a seat's deck, each by the key that it has on the table, in the order of these keys.

    Args:
        wanted: the deck, or the name of a shipped one; None: the shipped ones in turn.
        number: the seat's number.
        shipped: the decks of the ruleset, by name.
        cards: the definitions that the game brought along, by their keys on the table.
    """
    own = {custom_cards.name_in(key): key for key in cards}
    if wanted is None:
        names = list(shipped)
        wanted = names[number % len(names)]
    deck = shipped[wanted] if isinstance(wanted, str) else wanted
    keyed = {own.get(key, key): copies for key, copies in deck.items()}
    return [key for key, copies in sorted(keyed.items()) for _ in range(copies)]
