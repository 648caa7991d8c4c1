"""Mana symbols and costs (CR 107.4, 118, 202).

A cost is written as on a card: ``{X}{2}{G/W}{R/P}{C}``. The empty string is a cost of nothing, ``{0}``; a
card without a mana cost has none at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from operator import attrgetter
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import FewOf, Text
from engine.kernel.documents import Fault
from engine.kernel.remembering import by_identity

from .amounts import Amount
from .filters import Filter, HandFilter, InHand, Names, NewName, PermanentFilter, Qualities, SpellFilter
from .words import COLORS, CounterKind, Stat

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_SYMBOLS = "one of {1}, {2} …, {X}, {C}, {S}, {W}, {U}, {B}, {R}, {G}, and such as {G/W}, {2/W}, {W/P}"
_BARE_SYMBOL = re.compile(r"[WUBRGCSX]|\d+")
_BARE = re.compile(r"([WUBRGCSX]|\d{1,2}){1,20}")
"""Symbols without the braces in which mana is written."""
_KINDS = re.compile(r"X|C|S|\d+|[WUBRG]|[WUBRG]/[WUBRG]|2/[WUBRG]|[WUBRG]/P")


def _like(pattern: str) -> Meta:
    """A text of this form. Only the contract says so; what is no cost is told by :func:`parse_cost`."""
    return Meta(extra_json_schema={"pattern": f"^{pattern}$"})


BareSymbol = Annotated[Text, _like(f"({_KINDS.pattern})")]
"""A symbol of a cost without its braces: ``2``, ``G/W``, ``R/P``."""
ManaSymbol = Annotated[Text, _like(rf"\{{({_KINDS.pattern})\}}")]
"""A symbol of a cost: ``{2}``, ``{G/W}``, ``{R/P}``."""
ManaCost = Annotated[Text, _like(rf"(\{{({_KINDS.pattern})\}})*")]
"""The symbols of a cost; empty for a cost of nothing."""
ManaText = Annotated[Text, _like(r"(\{[WUBRGC]\})*")]
"""Mana, each as a symbol: ``{G}{G}``."""


class Cost(Struct, frozen=True):
    """A mana cost, symbol by symbol, in the order in which it is written."""

    symbols: tuple[str, ...] = ()

    @property
    def has_x(self) -> bool:
        """Whether X has to be chosen."""
        return "X" in self.symbols

    @property
    def colors(self) -> frozenset[str]:
        """CR 202.2: every colour among its symbols, both halves of hybrids, the colour of Phyrexian ones."""
        return frozenset(half for symbol in self.symbols for half in symbol.split("/") if half in COLORS)

    def mana_value(self, x: int = 0) -> int:
        """CR 202.3: the sum of its symbols; a hybrid counts its larger side."""
        return sum(_value(symbol, x) for symbol in self.symbols)

    def __str__(self) -> str:
        return written(self.symbols)


def written(symbols: Iterable[str]) -> str:
    """Symbols as on a card, ``{2}{G}``: what :func:`parse_cost` reads."""
    return "".join(f"{{{symbol}}}" for symbol in symbols)


def _value(symbol: str, x: int) -> int:
    if symbol == "X":
        return x
    first = symbol.split("/", maxsplit=1)[0]
    return int(first) if first.isdigit() else 1


@lru_cache(maxsize=4_000)
def parse_cost(text: str) -> Cost:
    """The cost that a string like ``{2}{R}`` writes.

    Raises:
        ValueError: it is not a mana cost; names the part.
    """
    rest = _SYMBOL.sub("", text)
    if rest:
        meant = _BARE.fullmatch(text)
        hint = f"; write {written(_BARE_SYMBOL.findall(text))}" if meant else ""
        raise ValueError(f"{rest!r} is not part of a mana cost{hint}")
    symbols = tuple(_SYMBOL.findall(text))
    for symbol in symbols:
        if not _KINDS.fullmatch(symbol):
            raise ValueError(f"{{{symbol}}} is not a mana symbol: {_SYMBOLS}")
    return Cost(symbols)


# What mana may be spent on ----------------------------------------------------------------------------------


class Spending(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One thing that mana may be spent on (CR 106.6)."""

    cast: SpellFilter | None = None
    """Casting one of these spells."""
    activate: PermanentFilter | None = None
    """Activating an ability of one of these permanents."""
    sources: SpellFilter | None = None
    """Activating an ability of a source like this, wherever it is."""


class Limits(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What some mana may be spent on, and what not (CR 106.6)."""

    only: FewOf[Spending] = ()
    """Nothing but these; empty: anything."""
    not_on: SpellFilter | None = None
    """Not casting one of these spells."""


NO_LIMITS = Limits()
_PRINTED = {
    "zone", "types", "all_types", "not_types", "subtypes", "not_subtypes", "supertypes", "not_supertypes",
    "colors", "not_colors", "number_of_colors", "group", "any_of", "but_not",
}  # fmt: skip


def limits_faults(limits: Limits, path: str) -> Iterator[Fault]:
    """What a payment could not ask of a spell before it is cast."""
    for index, one in enumerate(limits.only):
        given = [wanted for wanted in (one.cast, one.activate, one.sources) if wanted is not None]
        if len(given) != 1 or one in limits.only[:index]:
            yield Fault(f"{path}.only[{index}]", "each entry is one other thing: cast, activate or sources")
        for wanted in given:
            if not _asks_of_print(wanted):
                yield Fault(f"{path}.only[{index}]", _NOT_PRINTED, "CORE-28.1")
    if limits.only and limits.not_on is not None:
        yield Fault(f"{path}.not_on", "give either only or not_on")
    if limits.not_on is not None and not _asks_of_print(limits.not_on):
        yield Fault(f"{path}.not_on", _NOT_PRINTED, "CORE-28.1")


_NOT_PRINTED = "mana is kept for spells and abilities by types and colors alone; anything else is left out"


def _asks_of_print(wanted: Qualities) -> bool:
    """Whether it asks for nothing but types and colours."""
    plain = type(wanted)()
    others = {*wanted.__struct_fields__} - _PRINTED
    if any(getattr(wanted, name) != getattr(plain, name) for name in others) or wanted.group == "modified":
        return False
    if wanted.number_of_colors is not None and not wanted.number_of_colors.is_fixed:
        return False
    return all(_asks_of_print(one) for one in (*wanted.any_of, wanted.but_not) if one is not None)


# What else is paid ------------------------------------------------------------------------------------------


class AtLeast(Struct, frozen=True, forbid_unknown_fields=True):
    """What something of all that is chosen comes to together, at least."""

    stat: Stat
    min: int


class Chosen(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"name": "as", "least": "min"}
):
    """Permanents that a player chooses to pay with, all at once: so many of this kind, or any number."""

    what: PermanentFilter
    amount: Amount = 1
    any_number: bool = False
    least: int = 0
    """Of any number, so many at least."""
    total: AtLeast | None = None
    name: NewName | None = None
    at_random: ClassVar[bool] = False

    @property
    def is_settled(self) -> bool:
        """Whether its number is known without asking for anything else."""
        return isinstance(self.amount, int)


class ChosenAnywhere(Chosen, frozen=True):
    """The same of permanents, or of cards in a graveyard or a hand."""

    what: Filter


class ChosenInHand(Chosen, frozen=True):
    """The same of cards in one's hand."""

    what: HandFilter = InHand()
    how: Literal["at random"] | None = None

    @property
    def at_random(self) -> bool:  # type: ignore[override]  # depends on its fields
        """Whether nobody chooses."""
        return self.how is not None


class Price(
    Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, rename={"return_to_hand": "return"}
):
    """Everything that a cost consists of; what is left out is not part of it."""

    mana: ManaCost = ""
    times: Amount = 1
    """The mana so many times."""
    tap: bool = False
    untap: bool = False
    loyalty: int | Literal["-X"] | None = None
    life: Amount = 0
    energy: int = 0
    """So many energy counters of the player (CR 107.14)."""
    sacrifice: Literal["self"] | Filter | FewOf[Chosen] | None = None
    sacrifice_as: NewName = "sacrificed"
    exile: Literal["self"] | FewOf[ChosenAnywhere] | None = None
    exile_top: Amount = 0
    """Exile so many cards from the top of the library."""
    discard: Literal["self", "hand"] | int | FewOf[ChosenInHand] | None = None
    """The source itself, from the hand, or so many cards; or all of them."""
    return_to_hand: Literal["self"] | FewOf[Chosen] | None = None
    reveal: FewOf[ChosenInHand] = ()
    tap_others: Filter | FewOf[Chosen] | None = None
    """Tap so many other untapped permanents that one controls, of this kind."""
    tap_others_count: int = 1
    remove_counters: CounterKind | None = None
    """Remove so many counters of this kind from the source."""
    remove_counters_count: Amount = 1
    remove_from: PermanentFilter | None = None
    """From one of these that one controls, instead."""
    put_counters: CounterKind | None = None
    """Put so many counters of this kind on the source."""
    put_counters_count: int = 1
    put_on: PermanentFilter | None = None
    """On one of these that one controls, instead."""
    mill: Amount = 0
    any_of: FewOf[Price] = ()
    """And one of these, as one chooses."""

    @property
    def lists(self) -> tuple[tuple[str, tuple[Chosen, ...]], ...]:
        """What is chosen in lists, by field."""
        values = _OF_LISTS(self)
        if not any(values):
            return ()
        named = zip(_IN_LISTS, values, strict=True)
        return tuple((name, value) for name, value in named if value and isinstance(value, tuple))

    @property
    def amounts(self) -> tuple[Amount, ...]:
        """Its numbers that may have to be worked out."""
        own = (self.times, self.life, self.exile_top, self.remove_counters_count, self.mill)
        return (*own, *(one.amount for _, chosen in self.lists for one in chosen))

    @property
    def is_settled(self) -> bool:
        """Whether all of it is known: each number, and which of alternatives is paid."""
        return _is_settled(self)

    @property
    def moves_source(self) -> bool:
        """Whether paying it puts the source into another zone, in one way of paying at least."""
        itself = "self" in (self.sacrifice, self.exile, self.discard, self.return_to_hand)
        return itself or any(one.moves_source for one in self.any_of)

    @property
    def has_x(self) -> bool:
        """Whether X has to be chosen for it (CR 107.3a)."""
        return "{X}" in self.mana or self.loyalty == "-X" or "x" in self.amounts

    @property
    def gives(self) -> Names:
        """What is paid with has a name, unless it is the source."""
        names = {self.sacrifice_as: "object"} if isinstance(self.sacrifice, Filter) else {}
        if "{X}" in self.mana:
            names["x"] = "number"
        for _, chosen in self.lists:
            names |= {one.name: "object" for one in chosen if one.name is not None}
        for other in self.any_of:
            names |= other.gives
        return names


_IN_LISTS = ("sacrifice", "exile", "discard", "return_to_hand", "reveal", "tap_others")
_OF_LISTS = attrgetter(*_IN_LISTS)


@by_identity
def takes_others(price: Price) -> bool:
    """Whether a price takes something beside mana, life and what its source can give: so objects are picked
    for it, or energy is paid."""
    picked = isinstance(price.sacrifice, Filter) or isinstance(price.discard, int) or bool(price.lists)
    others = (price.tap_others, price.remove_from, price.put_on)
    return picked or bool(price.energy) or any(one is not None for one in others)


def are_settled(prices: Iterable[Price]) -> bool:
    """Whether all of each of these prices is known."""
    return all(map(_is_settled, prices))


@by_identity
def _is_settled(price: Price) -> bool:
    return not price.any_of and price.times == 1 and all(isinstance(one, int) for one in price.amounts)


def life_of(prices: Iterable[Price]) -> int:
    """The life that settled prices cost."""
    life = 0
    for price in prices:
        if type(price.life) is int:
            life += price.life
    return life


def has_counters(counters: Mapping[str, int], price: Price) -> bool:
    """Whether there are as many counters as a settled price takes."""
    number = price.remove_counters_count
    return isinstance(number, int) and counters.get(price.remove_counters or "", 0) >= number
