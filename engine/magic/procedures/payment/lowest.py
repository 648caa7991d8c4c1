"""The same payers spread over the symbols of a cost: of all ways only the lowest counts (CORE-R14).

Payers have places; ways are compared symbol by symbol, in the order in which symbols are paid. So each set of
payers pays in one way.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from engine.magic.procedures.assigning import assignable

SYMBOL_ORDER = "CWUBRGS"
"""The order in which {C}, colours and {S} are paid."""
GENERIC = "1"
"""The symbol for one generic mana."""
LIFE = ""
"""What pays a Phyrexian symbol in place of mana."""


def next_symbol(cost: Iterable[str]) -> str:
    """{C}, colours, {S}, hybrid symbols, Phyrexian ones, generic mana; each kind as it is written."""
    return min(cost, key=_order)


def in_order(symbols: Iterable[str]) -> tuple[str, ...]:
    """Kinds of symbols in the order in which they are paid; those alike in it by their names."""
    return tuple(sorted(symbols, key=lambda symbol: (_order(symbol), symbol)))


def kind_of(symbol: str) -> str:
    """Generic mana is paid one by one."""
    return GENERIC if symbol.isdigit() else symbol


def one_by_one(cost: Iterable[str]) -> Iterator[str]:
    """The symbols of a cost, generic mana as so many of them."""
    for symbol in cost:
        yield from [kind_of(symbol)] * (int(symbol) if symbol.isdigit() else 1)


def is_either(symbol: str) -> bool:
    """Whether a symbol is paid with one coloured mana or several generic ones: {2/W}."""
    return any(half.isdigit() for half in symbol.split("/")[:-1])


def _order(symbol: str) -> tuple[int, int]:
    if symbol in SYMBOL_ORDER:
        return 0, SYMBOL_ORDER.index(symbol)
    if "/" in symbol:
        return 2 if "P" in symbol else 1, 0
    return 3, 0


@lru_cache(4096)
def accepts(symbol: str, mana: str) -> bool:
    """Whether a symbol can be paid with this: life, or mana of one of these types, or ``SG`` and the like."""
    halves = symbol.split("/")
    if mana == LIFE:
        return "P" in halves
    return any(half.isdigit() or half in mana for half in halves)


class Step(NamedTuple):
    """A symbol that was paid, and with what."""

    symbol: str
    mana: str
    """One of these types; :data:`LIFE`."""
    place: int


def is_passed_over(place: int, mana: str, symbol: str, paid: Iterable[Step]) -> bool:
    """Whether a payer of a symbol could change places with a higher one that paid before."""
    return any(
        place < step.place and accepts(step.symbol, mana) and accepts(symbol, step.mana) for step in paid
    )


@lru_cache(4096)
def are_exchangeable(symbols: tuple[str, ...], manas: tuple[str, ...]) -> bool:
    """Whether two payers of a symbol can always change places, whatever the later one pays.

    Then a way is the lowest if and only if no two of its payers can change places for a lower one.
    """
    return all(
        accepts(later, mana) == accepts(later, other)
        for symbol, later in combinations(symbols, 2)
        for mana, other in combinations([one for one in manas if accepts(symbol, one)], 2)
    )


def is_lowest(paid: Sequence[Step]) -> bool:
    """Whether these payers cannot pay these symbols in a lower way."""
    return not any(
        _can_pay([later.symbol for later in paid[index + 1 :]], others)
        for index, step in enumerate(paid)
        for others in _after_a_lower(step, paid[index + 1 :])
    )


def _after_a_lower(step: Step, later: Sequence[Step]) -> Iterator[list[str]]:
    """What is left of the payers if one of the later ones pays this symbol, and is lower."""
    met = set()
    for index, one in enumerate(later):
        if one.place < step.place and one.mana not in met and accepts(step.symbol, one.mana):
            met.add(one.mana)
            yield [step.mana, *(other.mana for other in later[:index]), *(o.mana for o in later[index + 1 :])]


def _can_pay(symbols: Sequence[str], manas: Sequence[str]) -> bool:
    """Whether each of these symbols can be given one of these payers of its own."""
    return assignable(
        [
            frozenset(str(index) for index, mana in enumerate(manas) if accepts(symbol, mana))
            for symbol in symbols
        ]
    )
