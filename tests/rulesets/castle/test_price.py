"""The price of an activation (CAS-9.2–9.5), compared with trying everything out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.magic.language.mana import parse_cost
from engine.magic.language.snow import SNOW_MANA, plain
from engine.rulesets.castle import price as pricing
from engine.rulesets.castle.price import Price, Producer, in_words, largest_x, price_of

Lands = Sequence[Sequence[tuple[str, ...]]]
SYMBOLS = ("1", "2", "3", "W", "U", "R", "C", "S", "W/U", "U/R", "R/W", "2/W", "2/R", "W/P", "R/P", "X")


def producers(lands: Lands) -> list[Producer]:
    """Lands with these outputs: o1, o2 …"""
    return [Producer(f"o{number}", outputs) for number, outputs in enumerate(lands, 1)]


def price(cost: str, *lands: str) -> Price:
    """The price of a cost, with lands written as ``W`` or ``W|UU``: what each may add."""
    outputs = [[tuple(option) for option in land.split("|")] for land in lands]
    return price_of(parse_cost(cost).symbols, producers(outputs))


# Everything tried out --------------------------------------------------------------------------------------


def readings(symbols: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """A cost with each {2/W} read in both ways; generic mana one by one; without X."""
    for halves in product(*(symbol.split("/") if symbol[:2] == "2/" else [symbol] for symbol in symbols)):
        read: list[str] = []
        for half in halves:
            read += ["1"] * int(half) if half.isdigit() else [] if half == "X" else [half]
        yield tuple(read)


def is_paid_with(mana: str, symbol: str) -> bool:
    """Whether mana pays for a symbol that is not generic: any from a snow source for {S}."""
    return mana in SNOW_MANA if symbol == "S" else SNOW_MANA.get(mana, mana) in symbol.split("/")


@cache
def least(symbols: tuple[str, ...], mana: tuple[str, ...]) -> int:
    """The least life for these symbols and this mana: each symbol in turn is left, or paid for somehow."""
    if not symbols:
        return 0
    first, rest = symbols[0], symbols[1:]
    found = least(rest, mana) + (1 if first in "1CS" else 2)
    for place, one in enumerate(mana):
        if first == "1" or is_paid_with(one, first):
            found = min(found, least(rest, mana[:place] + mana[place + 1 :]))
    return found


def tried_out(symbols: Sequence[str], lands: Lands) -> int:
    """The least over all choices of outputs."""
    return min(
        least(read, tuple(sorted(mana for output in chosen for mana in output)))
        for chosen in product(*(outputs or [()] for outputs in lands))
        for read in readings(symbols)
    )


OUTPUT = st.lists(st.sampled_from(("W", "U", "R", "C", "SW", "SR", "SC")), min_size=1, max_size=3).map(tuple)
LANDS = st.lists(st.lists(OUTPUT, max_size=3), max_size=4)
COSTS = st.lists(st.sampled_from(SYMBOLS), max_size=5)


@given(COSTS, LANDS)
def test_the_price_is_the_least_of_all(symbols: list[str], lands: Lands) -> None:
    assert price_of(symbols, producers(lands)).life == tried_out(symbols, lands)


TWOS_AND_COLORLESS = st.builds(
    lambda some, more: [*some, "2/W", "C", *more],
    st.lists(st.sampled_from(("2/W", "2/R", "C")), max_size=2),
    st.lists(st.sampled_from(("1", "W")), max_size=1),
)
CHOOSY_LANDS = st.builds(
    lambda some, more: [*([[("W",), ("C",)]] * some), *more],
    st.integers(1, 2),
    st.lists(st.sampled_from([[("R",)], [("U",)], [("W",), ("R",)], [("C", "C"), ("W",)]]), max_size=4),
)


@given(TWOS_AND_COLORLESS, CHOOSY_LANDS)
def test_two_generic_mana_are_left_where_that_saves_the_mana_for_colorless(
    symbols: list[str], lands: Lands
) -> None:
    assert price_of(symbols, producers(lands)).life == tried_out(symbols, lands)


@given(st.one_of(st.tuples(COSTS, LANDS), st.tuples(TWOS_AND_COLORLESS, CHOOSY_LANDS)))
def test_what_lands_pay_for_can_be_checked(case: tuple[list[str], Lands]) -> None:
    """Each land pays with mana of one of its outputs, each mana for what it can pay for; what is paid for and
    what is missing is the cost; and what is missing is the price."""
    symbols, lands = case
    found = price_of(symbols, producers(lands))
    paid: list[str] = []
    for one in found.lands:
        mana, pays = list(parse_cost(one.mana).symbols), list(parse_cost(one.pays).symbols)
        outputs = lands[int(one.land[1:]) - 1]
        assert any(Counter(mana) <= Counter(plain(output)) for output in outputs)
        generic = sum(int(symbol) for symbol in pays if symbol.isdigit())
        marked = [symbol for symbol in pays if not symbol.isdigit()]
        assert len(mana) == len(marked) + generic
        assert all(
            symbol == "S" or is_paid_with(one, symbol) for one, symbol in zip(mana, marked, strict=False)
        )
        paid += pays
    assert len({one.land for one in found.lands}) == len(found.lands)
    colored = [symbol for symbol in found.missing if symbol not in "CS" and not symbol.isdigit()]
    generic = sum(int(symbol) for symbol in found.missing if symbol.isdigit())
    not_colored = found.missing.count("C") + found.missing.count("S")
    assert found.life == 2 * len(colored) + not_colored + generic
    settled = Counter(symbol for symbol in (*paid, *found.missing) if not symbol.isdigit())
    whole = Counter(symbol for symbol in symbols if not symbol.isdigit() and symbol != "X")
    as_generic = whole - settled
    assert not settled - whole
    assert all(symbol.startswith("2/") for symbol in as_generic)
    amounts = [sum(int(symbol) for symbol in some if symbol.isdigit()) for some in (symbols, paid)]
    assert amounts[0] + 2 * as_generic.total() == amounts[1] + generic


@given(COSTS, LANDS)
def test_x_is_what_lands_have_left_over(symbols: list[str], lands: Lands) -> None:
    cost, all_lands = [*symbols, "X"], producers(lands)
    number, most = cost.count("X"), largest_x(cost, all_lands)
    if price_of(symbols, all_lands).life:
        assert most == 0
        return
    assert price_of([*symbols, str(most * number)], all_lands).life == 0
    assert price_of([*symbols, str((most + 1) * number)], all_lands).life > 0


# By hand ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cost", "lands", "life"),
    [
        ("{0}", [], 0),
        ("{3}{W}{W}", ["W", "R", "R"], 3),
        ("{4}{G}{G}", ["G"], 6),
        ("{1}{R}{W}{U}", ["R|G", "W|U", "W|U|B|R|G"], 1),
        ("{2}{B}{B}", ["CC", "B"], 2),
        ("{C}{C}", ["W", "C"], 1),
        ("{W/B}{W/B}", ["B", "R"], 2),
        ("{2/W}{2/W}", ["W", "R"], 1),
        ("{2/W}", [], 2),
        ("{2/G}{C}", ["G|C", "R", "R"], 0),
        ("{2/G}{C}", ["G|C", "R"], 1),
        ("{2/G}{C}", ["G|C"], 1),
        ("{2/G}{2/G}{C}{C}", ["G|C", "G|C", "R", "R", "R"], 1),
        ("{2/G}{2/G}{C}{C}", ["G|C", "G|C", "G", "R", "R"], 0),
        ("{2/G}{C}", ["G|CC|RR", "R", "R"], 0),
        ("{R/P}", [], 2),
        ("{R/P}{1}", ["R"], 1),
        ("{W}{W}{U}{U}", ["WWW|UUU"], 4),
        ("{W}{W}{U}{U}", ["WWW|UUU", "WWW|UUU"], 0),
        ("{5}", ["W|GGGG"], 1),
        ("{3}{W}", ["W|RR", "W|RRR"], 0),
        ("{3}{W}", ["W|RRR", "W|RR"], 0),
        ("{X}{G}", ["G"], 0),
    ],
)
def test_prices(cost: str, lands: list[str], life: int) -> None:
    assert price(cost, *lands).life == life


def test_how_the_price_comes_about() -> None:
    found = price("{3}{W}{W}", "W", "R", "CC")
    assert [(one.land, one.mana, one.pays) for one in found.lands] == [
        ("o1", "{W}", "{W}"),
        ("o2", "{R}", "{1}"),
        ("o3", "{C}{C}", "{2}"),
    ]
    assert found.missing == ("W",)
    assert [(one.mana, one.pays) for one in price("{1}{G}", "GG").lands] == [("{G}{G}", "{G}{1}")]
    assert price("{1}", "W", "W").lands[0].land == "o1"
    assert len(price("{1}", "W", "W").lands) == 1
    found = price("{2/G}{C}", "G|C", "R", "R")
    assert [(one.land, one.mana, one.pays) for one in found.lands] == [
        ("o1", "{C}", "{C}"),
        ("o2", "{R}", "{1}"),
        ("o3", "{R}", "{1}"),
    ]
    assert found.missing == ()


@pytest.mark.parametrize(
    ("missing", "words"),
    [
        (("R", "1"), "1 {R} and 1 generic are missing"),
        (("R",), "1 {R} is missing"),
        (("1",), "1 generic is missing"),
        (("3",), "3 generic are missing"),
        (("W", "W"), "2 {W} are missing"),
        (("W", "W", "G/U", "C", "2"), "2 {W}, 1 {G/U}, 1 {C} and 2 generic are missing"),
    ],
)
def test_what_is_missing_in_words(missing: tuple[str, ...], words: str) -> None:
    assert in_words(missing) == words


def test_x_is_bounded_as_a_mana_pool_is() -> None:
    assert largest_x(["X"], producers([[("G",) * 5_000]])) == 1_000
    assert largest_x(["X", "X"], producers([[("G",) * 5]])) == 2


# Time ------------------------------------------------------------------------------------------------------


GUILDS = ["W/U", "W/B", "U/B", "U/R", "B/R", "B/G", "R/G", "R/W", "G/W", "G/U"]
TRIPLES = [(color,) * 3 for color in "WUBRG"]


def _random_lands(number: int) -> Lands:
    chance = Random(7)
    return [
        [tuple(sorted(chance.choices("WUBRG", k=chance.choice([1, 2, 2, 3])))) for _ in range(8)]
        for _ in range(number)
    ]


@pytest.mark.parametrize("symbols", [GUILDS * 2, [*"WUBRG"] * 4, [*"WUBRG" * 2, *GUILDS]], ids=len)
@pytest.mark.parametrize(
    "lands",
    [
        [[("W",), ("U",), ("B",), ("R",), ("G",)]] * 1_000,
        *([TRIPLES] * number for number in (6, 7, 8, 60)),
        [[("W",) * 3, ("U",) * 3]] * 3 + [[("B", "B"), ("R", "R"), ("G", "G")]] * 300,
        *(_random_lands(number) for number in (6, 7, 8, 60)),
    ],
    ids=range(10),
)
def test_no_cost_and_no_lands_take_long(
    symbols: list[str], lands: Lands, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The largest costs there may be, with lands that leave many choices: the search looks at few of them."""
    looks = 0
    work_out = pricing._life

    def counted(demand: Any, mana: Any) -> int:
        nonlocal looks
        looks += 1
        return work_out(demand, mana)

    monkeypatch.setattr(pricing, "_life", counted)
    price_of(symbols, producers(lands))
    assert looks < 10_000
