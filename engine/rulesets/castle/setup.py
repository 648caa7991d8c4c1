"""Chapter 2, components and setup: decks and stocks, judged and dealt."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.kernel.documents import Fault, member
from engine.magic import atoms as magic_atoms
from engine.magic import custom_cards
from engine.magic.decks import (
    CONSTRUCTED,
    Cards,
    Deck,
    Decks,
    Limits,
    keyed,
    on_table,
    wanted,
    wish_faults,
)
from engine.magic.language.abilities import Card
from engine.magic.parts import StandardSetup
from engine.magic.state import MagicDraft

from . import atoms
from .book import cite
from .decks import STOCKS
from .options import CastleSeat
from .state import COLUMNS, ROWS, STOCK

STOCK_SIZE = cite("CAS-2.1")
STOCK_CARDS = cite("CAS-2.2")
TOGETHER = cite("CAS-2.3")
DEALING = cite("CAS-2.4")
ACTIONS = cite("CAS-R33")
LIMITS = Limits(STOCK, STOCK, STOCK, STOCK_SIZE, face_down=False)
"""Of a stock by itself; copies are counted over deck and stock together."""


class CastleSetup(StandardSetup):
    """Each player brings a deck and a stock of fifteen."""

    def option_faults(self, options: Any, seats: Sequence[Any], shipped: Decks) -> Iterator[Fault]:
        """CAS-2.1–2.3, and those of the decks themselves."""
        yield from super().option_faults(options, seats, shipped)
        named = options.castle_actions
        for index, action in enumerate(named):
            if action in named[:index]:
                yield Fault(f"$.options.castle_actions[{index}]", f"{action} is named twice", ACTIONS)
        own = custom_cards.keyed(options.cards)
        for number, seat in enumerate(seats):
            path = f"$.seats[{number}].stock"
            yield from wish_faults(seat.stock, own, STOCKS, path, LIMITS)
            deck, stock = _chosen(seat.deck, number, shipped), _stock_of(seat, number)
            yield from _stock_faults(deck, stock, own, path)

    def lay_out(self, draft: MagicDraft, seats: Sequence[Any], shipped: Decks) -> None:
        """Castles and reserves lie there before hands are drawn; mulligans do not touch them (CAS-2.4)."""
        for number, seat in enumerate(seats):
            cards = on_table(_stock_of(seat, number), number, STOCKS, draft.state.table.cards)
            spots = magic_atoms.lay(draft, "castle", number, cards[: COLUMNS * ROWS])
            reserve = magic_atoms.lay(draft, "reserve", number, cards[COLUMNS * ROWS :])
            magic_atoms.shuffle_faces(draft, [*spots, *reserve])
            atoms.deal_castle(draft, number, DEALING)
        super().lay_out(draft, seats, shipped)


def can_be_stock(card: Card) -> bool:
    """Whether a card is a creature card with a mana cost (CAS-2.2)."""
    return "creature" in card.types and card.cost is not None


def _stock_of(seat: CastleSeat, number: int) -> Deck:
    """The stock that a seat plays: told, or that of the shipped deck, or the shipped ones in turn."""
    if seat.stock is None and isinstance(seat.deck, str):
        return STOCKS.get(seat.deck, {})
    return _chosen(seat.stock, number, STOCKS)


def _chosen(wanted: str | Deck | None, number: int, shipped: Decks) -> Deck:
    """The cards that a wish means; none, if there is no deck of that name."""
    if isinstance(wanted, Mapping):
        return wanted
    names = list(shipped)
    return shipped.get(names[number % len(names)] if wanted is None else wanted, {})


def _stock_faults(deck: Deck, stock: Deck, own: Cards, path: str) -> Iterator[Fault]:
    """Cards that cannot be in a stock, and copies beyond those that the deck leaves."""
    others = keyed(deck)
    for one in wanted(stock, own):
        card, here = one.card, member(path, one.written)
        if card is None:
            continue
        if not can_be_stock(card):
            what = "has no mana cost" if "creature" in card.types else "is no creature card"
            yield Fault(here, f"{card.name} {what}", STOCK_CARDS)
        together = one.copies + others.get(one.key, 0)
        if together > CONSTRUCTED.copies and "basic" not in card.supertypes:
            most = f"at most {CONSTRUCTED.copies} copies of {card.name} in deck and stock together"
            yield Fault(here, f"{most}, not {together}", TOGETHER)
