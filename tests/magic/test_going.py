"""Tenders under permanents that go: which costs they can still pay (CR 601.2g, CORE-9.5)."""

from __future__ import annotations

import pytest

from engine.magic.procedures import going
from engine.magic.procedures.affording import UnderWay, Work
from engine.magic.procedures.sources import Source, Unit


def unit(name: str, option: str, cost: str = "", tender: str = "") -> Unit:
    """A source that goes, and what lies under it."""
    source = Source(name, "0", (tuple(option),), gone=True, life=0, taps=False, cost=tuple(cost))
    under = (Source(f"{name}'", "0", ((tender,),), gone=False, life=0, is_tender=True, under=name),)
    return (source, *(under if tender else ()))


def pays(cost: str, units: tuple[Unit, ...], under_way: str = "", makes: str = "") -> bool:
    """Whether they pay this, and an ability under way which makes this."""
    abilities = (UnderWay(tuple(makes), tuple(under_way)),) if under_way else ()
    return going.pays((), units, tuple(cost), 0, abilities, lambda _pool, left, _life: not left, Work())


def test_a_tender_pays_for_the_ability_with_which_it_goes() -> None:
    assert pays("B", (unit("s", "B", cost="G", tender="G"),))
    assert not pays("B", (unit("s", "B", cost="G", tender="R"),))
    assert not pays("B", (unit("s", "B", cost="G"),))


@pytest.mark.parametrize("option", ["UB", "BU"])
def test_what_goes_for_an_inner_cost_takes_its_tender_from_the_outer_one(option: str) -> None:
    """Its mana pays the inner cost and a part of the outer one, whichever of it comes first: the tender is
    gone by the time when something else is used for the outer cost alone."""
    first, second = unit("s", option, tender="G"), unit("r", "R", cost="G")
    assert not pays("BR", (first, second), under_way="U")
    assert pays("B", (first,), under_way="U")


def test_what_goes_for_the_outer_cost_leaves_its_tender_for_that() -> None:
    first, second = unit("s", "B", tender="G"), unit("r", "R", cost="G")
    assert pays("BR", (first, second))


def test_life_that_is_not_there_makes_no_mana() -> None:
    """What costs life is used only as long as there is some."""
    source, under = unit("s", "B", tender="G")
    dear = source._replace(life=2)
    assert not pays("B", ((dear, under),))
    assert going.pays((), ((dear, under),), ("B",), 2, (), lambda _pool, left, _life: not left, Work())
