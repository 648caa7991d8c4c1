"""Prices as they are paid: each number worked out, one of alternatives taken (CR 601.2b, 601.2f)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product

from msgspec.structs import replace

from engine.magic import evaluate
from engine.magic.evaluate import Context
from engine.magic.language.amounts import Amount
from engine.magic.language.filters import InHand
from engine.magic.language.mana import Chosen, Price, parse_cost, written

HIDDEN = InHand()
"""Any card in a hand."""


def settled_price(context: Context, price: Price) -> Price:
    """A price without alternatives, with its numbers worked out; none of them is less than 0."""
    if price.is_settled:
        return price

    def number(amount: Amount) -> int:
        return max(0, evaluate.amount(context, amount))

    def chosen(entries: tuple[Chosen, ...]) -> tuple[Chosen, ...]:
        return tuple(replace(one, amount=number(one.amount)) for one in entries)

    return replace(
        price,
        mana=_times(price.mana, number(price.times)),
        times=1,
        life=number(price.life),
        exile_top=number(price.exile_top),
        remove_counters_count=number(price.remove_counters_count),
        mill=number(price.mill),
        **{name: chosen(entries) for name, entries in price.lists},
    )


def settles(price: Price, said: Price) -> bool:
    """Whether a price can be what is paid where a card says this one, whose numbers may come out as any."""
    if said.is_settled and "{X}" not in said.mana:
        return price == said
    lists = {name: _with_amounts(getattr(price, name), entries) for name, entries in said.lists}
    numbers = {name: getattr(price, name) for name in _NUMBERS if not isinstance(getattr(said, name), int)}
    mana = price.mana if said.times != 1 or "{X}" in said.mana else said.mana
    return price == replace(said, **lists, **numbers, mana=mana, times=1)


_NUMBERS = ("life", "exile_top", "remove_counters_count", "mill")


def _with_amounts(settled: object, entries: tuple[Chosen, ...]) -> tuple[Chosen, ...]:
    """What is chosen, with the numbers that have come out."""
    if not isinstance(settled, tuple) or len(settled) != len(entries):
        return entries
    pairs = zip(settled, entries, strict=True)
    return tuple(said if said.is_settled else replace(said, amount=one.amount) for one, said in pairs)


def with_x(price: Price, number: int) -> Price:
    """A price of mana with this number for X."""
    symbols = [str(number) if symbol == "X" else symbol for symbol in parse_cost(price.mana).symbols]
    return replace(price, mana=written(symbol for symbol in symbols if symbol != "0"))


def as_others_see(price: Price) -> Iterator[Price]:
    """A price of cards of a kind in the hand, of which others see the number alone; any other price is what
    they see."""
    seen = {
        name: tuple(replace(one, what=HIDDEN) if one.what.zone == "hand" else one for one in entries)
        for name, entries in price.lists
    }
    if any(seen[name] != entries for name, entries in price.lists):
        yield replace(price, **seen)


def beside_itself(price: Price) -> Price:
    """The price of a spell, which is on the stack by the time when cards in a graveyard pay for it (CR
    601.2a)."""
    if not (price.lists or price.any_of):
        return price
    lists = {
        name: tuple(
            replace(one, what=replace(one.what, other=True)) if one.what.zone == "graveyard" else one
            for one in entries
        )
        for name, entries in price.lists
    }
    return replace(price, **lists, any_of=tuple(map(beside_itself, price.any_of)))


def _times(mana: str, times: int) -> str:
    """Mana so many times; what is generic is added up."""
    if times == 1:
        return mana
    symbols = parse_cost(mana).symbols
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit()) * times
    rest = [symbol for symbol in symbols if not symbol.isdigit()] * times
    return written([*([str(generic)] if generic else []), *rest])


def alternatives(prices: Sequence[Price]) -> Iterator[tuple[Price, ...]]:
    """Everything that can be paid of these prices: each time one of what they leave open, in order."""
    if not any(price.any_of for price in prices):
        yield tuple(prices)
        return
    for chosen in product(*(price.any_of for price in prices if price.any_of)):
        yield tuple(taken(prices, chosen))


def taken(prices: Sequence[Price], chosen: Sequence[Price]) -> Iterator[Price]:
    """These prices with what was chosen of their alternatives, the first of them first; what is still open
    stays so."""
    left = list(chosen)
    for price in prices:
        if price.any_of and left:
            rest = replace(price, any_of=())
            if rest != Price():
                yield rest
            yield left.pop(0)
        else:
            yield price
