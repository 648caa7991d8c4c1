"""Each set of payers pays a cost in one way, the lowest (CORE-R14): all symbols, mana, counters, life."""

from __future__ import annotations

import copy
from collections import Counter
from collections.abc import Sequence
from itertools import permutations
from typing import Any

import msgspec
from hypothesis import example, given, settings
from hypothesis import strategies as st

from engine.magic.procedures.payment import PayMana, can_pay_now, completable
from engine.magic.procedures.payment.completing import Completing, Payer
from engine.magic.procedures.payment.lowest import next_symbol
from engine.magic.procedures.payment.task import Paid
from tests.magic.formats import served
from tests.magic.table import side, table
from tests.support.selection import examples

from .test_tenders import BANK, KINDS

serving = served(BANK)
SYMBOLS = (*KINDS, "W/U", "W/B", "U/B", "R/G", "B/P", "R/P", "1")
LIFE = "life"
Places = tuple[int, ...]


def held(pool: str, counters: str, life: int) -> list[tuple[int, str]]:
    """Everything that could pay, by its place: what it could be paid as."""
    snow = [("pool", f"S{kind}") for kind in KINDS]
    order = [
        *(("pool", kind) for kind in KINDS),
        *snow,
        ("life", ""),
        *(("bank", kind) for kind in (*KINDS, "*")),
    ]
    found = [(order.index(("pool", kind)), kind) for kind in pool]
    found += [(order.index(("life", "")), LIFE)] * (life // 2)
    return sorted(
        found + [(order.index(("bank", kind)), KINDS if kind == "*" else kind) for kind in counters]
    )


def fits(symbol: str, payer: str) -> bool:
    """Whether this could pay a symbol."""
    halves = symbol.split("/")
    if payer == LIFE:
        return "P" in halves
    return symbol == "1" or any(kind in halves for kind in payer)


def rank(symbol: str) -> tuple[int, int]:
    """The place of a symbol in the order of payment."""
    if symbol in KINDS:
        return 0, "CWUBRG".index(symbol)
    return (3, 0) if symbol == "1" else (2 if "P" in symbol else 1, 0)


def lowest_ways(cost: Sequence[str], payers: Sequence[tuple[int, str]]) -> set[Places]:
    """For each set of payers that pays exactly, their places in the lowest order."""
    best: dict[Places, Places] = {}
    for row in permutations(payers, len(cost)):
        if all(fits(symbol, payer) for symbol, (_, payer) in zip(cost, row, strict=True)):
            places = tuple(place for place, _ in row)
            kept = best.setdefault(tuple(sorted(places)), places)
            best[tuple(sorted(places))] = min(kept, places)
    return set(best.values())


def walked(state: Any, task: PayMana) -> list[Places]:
    """The places of every row of payers that is offered; each is offered to the end."""
    if not task.cost:
        return [()]
    able = Completing(state, task).payers()
    assert able, f"{task} was offered and cannot be completed"
    found = []
    for payer in able:
        left, rest = paid_with(state, task, payer)
        found += [(payer.place, *places) for places in walked(left, rest)]
    return found


def paid_with(state: Any, task: PayMana, payer: Payer) -> tuple[Any, PayMana]:
    """The state and the payment after one symbol, also through JSON."""
    left = copy.deepcopy(state)
    left.__dict__.clear()
    seat = left.table.seats[0]
    if payer.tender is not None:
        left.table.bank.counters[0][payer.tender.key.removeprefix("counter:")] -= 1
    elif payer.mana:
        seat.mana.remove(payer.mana)
    else:
        seat.life -= 2
    symbol = next_symbol(task.cost)
    cost = list(task.cost)
    cost.remove(symbol)
    if symbol.isdigit() and int(symbol) > 1:
        cost.append(str(int(symbol) - 1))
    steps = [*task.steps, Paid("1" if symbol.isdigit() else symbol, payer.mana, payer.place)]
    rest = PayMana(0, cost, steps=steps)
    return left, msgspec.json.decode(msgspec.json.encode(rest), type=PayMana)


@settings(max_examples=examples(40), deadline=None)
@given(
    st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=4),
    st.text(KINDS, max_size=3),
    st.text((*KINDS, "*"), max_size=3),
    st.integers(1, 4),
)
@example(["W/U", "U/B", "1"], "UW", "B", 1)
@example(["U", "B", "1"], "", "*UB", 1)
@example(["B/P", "R/P", "1"], "BR", "", 5)
@example(["B/P", "B/P", "1"], "U", "", 4)
@example(["B/P", "R/P"], "B", "", 2)
@example(["U/B", "B/P", "1"], "UB", "B", 2)
def test_each_set_of_payers_has_one_path(cost: list[str], pool: str, counters: str, life: int) -> None:
    bank = {"counters": [dict(Counter(counters)), {}]}
    state = table(side(mana=list(pool), life=life), ruleset="bank", more={"bank": bank}).state
    generic = cost.count("1")
    named = [symbol for symbol in cost if symbol != "1"]
    task = PayMana(0, [*([str(generic)] if generic else []), *named])
    wanted = lowest_ways(sorted(cost, key=rank), held(pool, counters, life))
    assert can_pay_now(state, task) == bool(wanted)
    assert completable(state, task, task.cost) == bool(wanted)
    if wanted:
        found = walked(state, task)
        assert len(found) == len(set(found))
        assert set(found) == wanted
