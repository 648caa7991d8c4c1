"""Options of a new game: decks, and the custom cards in them (CR 100.2, 100.5).

Decks name their cards by key or as they are printed, whatever the case and the accents: ``grey_ogre``,
``Grey Ogre``. Once nothing is wrong with them, keys take the place of the names.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from engine.kernel.deck_lists import Listed, ListForm, Told, together
from engine.kernel.documents import Fault, member
from engine.kernel.near_names import Names

from . import custom_cards
from .language.abilities import Card
from .language.keywords import read_keyword
from .language.ways import FACE_DOWN_ASIDES, FACE_DOWN_KEYWORDS
from .library.definition import key_of
from .library.loader import CARDS, TOKENS
from .library.reading import structs
from .library.unsupported import LEFT_OUT
from .options import GameOptions, SeatOptions
from .rules import cr

T = TypeVar("T")
STARTING = cr("103.1")

Deck = Mapping[str, int]
"""How many of which cards, by key or by name."""
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
    face_down: bool = True
    """Whether there may be cards that are cast face down."""


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


class Wanted(NamedTuple):
    """A card that a deck asks for."""

    written: str
    """What the deck calls it; of several names the first."""
    key: str
    copies: int
    """By all its names together."""
    card: Card | None
    """None: there is no such card, or it is a token."""

    @property
    def fault(self) -> str:
        """Why there is no such card; a name that is near is told, of the library alone."""
        if self.key in TOKENS or custom_cards.is_token_name(self.written):
            return f"{self.written!r} is a token"
        near = _names().near(self.written)
        return f"{self.written!r} is not in the library" + (f", perhaps {near[0]!r}" if near else "")


@cache
def _names() -> Names:
    return Names([card.name for card in CARDS.values()])


def keyed(deck: Deck) -> dict[str, int]:
    """The copies of each card by its key; a card that is named twice has those of both names."""
    found: dict[str, int] = {}
    for name, copies in deck.items():
        key = key_of(name) or name
        found[key] = found.get(key, 0) + copies
    return found


def wanted(deck: Deck, own: Cards) -> Iterator[Wanted]:
    """The cards that a deck asks for, each once, in the order of the deck.

    Args:
        deck: their copies, by key or by name.
        own: definitions that the game brings along, by the keys of their names.
    """
    written: dict[str, str] = {}
    for name in deck:
        written.setdefault(key_of(name) or name, name)
    for key, copies in keyed(deck).items():
        card = own.get(key) or CARDS.get(key)
        is_token = card is not None and custom_cards.is_token_card(card)
        yield Wanted(written[key], key, copies, None if is_token else card)


def named_cards(options: Any, seats: Any) -> Iterator[tuple[str, str]]:
    """The names of cards in the decks of options and seats, which may have any form, each with its place."""
    if isinstance(options, Mapping):
        others = {name: value for name, value in options.items() if name != "cards"}
        yield from _named(others, "$.options")
    for number, seat in enumerate(seats or ()):
        yield from _named(seat, f"$.seats[{number}]")


_DEEPEST_DECK = 2
"""Decks are members of seats, or of a member of the options."""


def _named(told: Any, path: str, depth: int = 0) -> Iterator[tuple[str, str]]:
    if isinstance(told, Mapping) and depth <= _DEEPEST_DECK:
        for name, value in told.items():
            if isinstance(value, int) and depth:
                yield member(path, str(name)), str(name)
            else:
                yield from _named(value, member(path, str(name)), depth + 1)


def _of_list(listed: Sequence[Listed]) -> Told:
    return Told({}, {**together(listed, lambda one: "deck")})


LISTS = ListForm(("deck",), _of_list)
"""A list is the deck of a seat."""


def by_key(options: GameOptions, seats: Sequence[SeatOptions]) -> tuple[GameOptions, Sequence[SeatOptions]]:
    """The options of a game and of its seats with keys in place of the names of cards."""
    return _by_key(options), [_by_key(seat) for seat in seats]


def _by_key(told: Any) -> Any:
    if isinstance(told, Mapping):
        return keyed(told)
    if isinstance(told, Struct):
        changed = {name: getattr(told, name) for name in told.__struct_fields__}
        return replace(told, **{name: _by_key(value) for name, value in changed.items()})
    return told


def wish_faults(
    wish: str | Deck | None, own: Cards, shipped: Decks, path: str, limits: Limits
) -> Iterator[Fault]:
    """What is wrong with the deck that a seat wishes for: the name of one, or its cards.

    Args:
        wish: the name of a deck, or its cards; None: a shipped deck.
        own: definitions that the game brings along, by the keys that decks use.
        shipped: the decks of the ruleset.
        path: where the wish stands.
        limits: how many cards it may have.
    """
    if isinstance(wish, str):
        if wish not in shipped:
            names = ", ".join(shipped)
            yield Fault(path, f"no deck of that name is shipped; there are {names}", limits.rule)
    elif wish is not None:
        yield from _deck_faults(wish, own, path, limits)


def _deck_faults(deck: Deck, own: Cards, path: str, limits: Limits) -> Iterator[Fault]:
    number = sum(deck.values())
    if not limits.fewest <= number <= limits.most:
        size = f"{limits.fewest}" if limits.fewest == limits.most else f"{limits.fewest} to {limits.most}"
        yield Fault(path, f"a deck has {size} cards, not {number}", limits.rule)
    for one in wanted(deck, own):
        here = member(path, one.written)
        if one.card is None:
            yield Fault(here, one.fault, custom_cards.REFERENCE)
        elif one.copies > limits.copies and "basic" not in one.card.supertypes:
            yield Fault(here, f"at most {limits.copies} copies of {one.card.name}", limits.rule)
        elif not limits.face_down and lies_face_down(one.card):
            yield Fault(here, f"{one.card.name} {NO_FACE_DOWN}", LEFT_OUT)


NO_FACE_DOWN = "is about cards that lie face down, and none do on the battlefield of this game"


_LAID_FACE_DOWN = FACE_DOWN_KEYWORDS | FACE_DOWN_ASIDES | {"hideaway"}


def lies_face_down(card: Card) -> bool:
    """Whether a card can be cast or exiled face down, or puts cards somewhere face down."""
    if any(read_keyword(entry).name in _LAID_FACE_DOWN for entry in card.keywords):
        return True
    return any(getattr(part, "turns_face_down", False) for part in structs((card.abilities, card.granted)))


def on_table(wish: str | Deck | None, number: int, shipped: Decks, cards: Cards) -> list[str]:
    """The cards of a seat's deck, each by the key that it has on the table, in the order of these keys.

    Args:
        wish: the deck, by keys, or the name of a shipped one; None: the shipped ones in turn.
        number: the seat's number.
        shipped: the decks of the ruleset, by name.
        cards: the definitions that the game brought along, by their keys on the table.
    """
    own = {custom_cards.name_in(key): key for key in cards}
    if wish is None:
        names = list(shipped)
        wish = names[number % len(names)]
    deck = shipped[wish] if isinstance(wish, str) else wish
    found = {own.get(key, key): copies for key, copies in deck.items()}
    return [key for key, copies in sorted(found.items()) for _ in range(copies)]
