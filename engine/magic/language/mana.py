"""Mana symbols and costs (CR 107.4, 118, 202).

A cost is written as on a card: ``{X}{2}{G/W}{R/P}{C}``. The empty string is a cost of nothing, ``{0}``; a
card without a mana cost has none at all.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import Text

from .filters import Filter, Names, NewName
from .words import COLORS, CounterKind

_SYMBOL = re.compile(r"\{([^{}]+)\}")
_SYMBOLS = "one of {1}, {2} …, {X}, {C}, {W}, {U}, {B}, {R}, {G}, and such as {G/W}, {2/W}, {W/P}"
_BARE_SYMBOL = re.compile(r"[WUBRGCX]|\d+")
_BARE = re.compile(r"([WUBRGCX]|\d{1,2}){1,20}")
"""Symbols without the braces in which mana is written."""
_KINDS = re.compile(r"X|C|\d+|[WUBRG]|[WUBRG]/[WUBRG]|2/[WUBRG]|[WUBRG]/P")


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


# What else is paid ------------------------------------------------------------------------------------------


class Price(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Everything that a cost consists of; what is left out is not part of it."""

    mana: ManaCost = ""
    tap: bool = False
    untap: bool = False
    loyalty: int | Literal["-X"] | None = None
    life: int = 0
    sacrifice: Literal["self"] | Filter | None = None
    sacrifice_as: NewName = "sacrificed"
    exile: Literal["self"] | None = None
    discard: Literal["self"] | int | None = None
    """The source itself, from the hand, or so many cards."""
    tap_others: Filter | None = None
    """Tap so many other untapped permanents that one controls, of this kind."""
    tap_others_count: int = 1
    remove_counters: CounterKind | None = None
    """Remove so many counters of this kind from the source."""
    remove_counters_count: int = 1

    @property
    def gives(self) -> Names:
        """What is sacrificed has a name, unless it is the source."""
        return {self.sacrifice_as: "object"} if isinstance(self.sacrifice, Filter) else {}
