"""Land cards, as they are counted (SPL-1.1, 2.5, 13.4): nothing here changes them."""

from __future__ import annotations

from engine.magic.characteristics import Characteristics
from engine.magic.state import Id, MagicState

from .state import COLOURED, KINDS, NAMES, Counts, Kind, options_of, table_of

OF_EACH_COLOUR = {2: 4, 3: 5, 4: 7}
"""Land cards of each coloured type in the game, by the number of players (SPL-2.5)."""
WASTES = 5
"""With any number of players."""
NONE: tuple[int, ...] = (0,) * len(KINDS)


def bears(found: Characteristics) -> bool:
    """Whether a permanent can have a land card under it: creatures and planeswalkers (SPL-10.1, 10.8)."""
    return not found.types.isdisjoint(("creature", "planeswalker"))


def total(state: MagicState) -> Counts:
    """The land cards of each type that were put into the game, in canonical order."""
    return [*[OF_EACH_COLOUR[len(state.table.seats)]] * len(COLOURED), WASTES]


def stock_of(state: MagicState, seat: int) -> Counts:
    """What a player has collected."""
    stocks = table_of(state).lands.stocks
    return list(stocks[seat] if seat < len(stocks) else NONE)


def under(state: MagicState, ref: Id) -> Kind | None:
    """The type of the land card under a permanent; None: there is none."""
    return table_of(state).lands.under.get(ref)


def with_article(kind: Kind) -> str:
    """A land card of a type, in words: a Plains, an Island."""
    return f"{'an' if kind == 'island' else 'a'} {NAMES[kind]}"


def supply(state: MagicState) -> Counts:
    """What is left in the six piles. Negative numbers come of forged documents alone.

    With land cards out of nowhere under permanents (SPL-R47) these leave the piles as they are.
    """
    lands = table_of(state).lands
    left = total(state)
    for stock in lands.stocks:
        for index, number in enumerate(stock):
            left[index] -= number
    if options_of(state).attach_source == "supply":
        for kind in lands.under.values():
            left[KINDS.index(kind)] -= 1
    return left
