"""A cost that is one of several, as one chooses, and nothing besides (CR 118.12a, 601.2b, 602.2b)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import plain
from tests.magic.torn_ledger import begun

MANA, LIFE = {"mana": "{2}"}, {"life": 3}


def tapped(state: engine.State) -> int:
    return sum(state.table.objects[ref].tapped for ref in state.table.battlefield)


def paid(state: engine.State, price: int) -> engine.State:
    """This price is chosen, and paid with the first sources."""
    choose = next(one for one in engine.legal_actions(state) if getattr(one, "price", None) == price)
    state = engine.apply(state, choose).state
    while plain(engine.decision(state))["type"] == "pay_mana":
        state = engine.apply(state, engine.legal_actions(state)[0]).state
    return state


def test_the_mana_of_the_price_that_was_chosen_is_paid() -> None:
    state = paid(begun({"any_of": [MANA, LIFE]}, "Shock", lands="Swamp*3"), 0)
    assert tapped(state) == 2
    assert [seat.life for seat in state.table.seats] == [20, 20]


def test_the_other_price_costs_no_mana() -> None:
    state = paid(begun({"any_of": [MANA, LIFE]}, "Shock", lands="Swamp*3"), 1)
    assert tapped(state) == 0
    assert [seat.life for seat in state.table.seats] == [17, 20]


def test_a_price_of_mana_that_is_not_there_is_none_of_them() -> None:
    state = begun({"any_of": [MANA, LIFE]}, "Shock", lands="Swamp")
    assert state.table.seats[0].life == 17
    assert tapped(state) == 0


def test_an_ability_none_of_whose_prices_can_be_paid_is_not_activated() -> None:
    with pytest.raises(StopIteration):
        begun({"any_of": [MANA, {"mana": "{1}", "life": 1}]}, "Shock")


def test_mana_of_the_cost_itself_comes_on_top() -> None:
    state = paid(begun({"mana": "{1}", "any_of": [MANA, LIFE]}, "Shock", lands="Swamp*4"), 0)
    assert tapped(state) == 3
