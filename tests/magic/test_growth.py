"""What is listed and applied takes work in proportion to the table: counted in calls and comparisons, not in
seconds."""

from __future__ import annotations

import sys
from collections.abc import Callable
from typing import Any

import pytest

import engine
from engine.magic.layers import Layers
from engine.magic.objects import characteristics
from tests.magic.table import side, table

FEW = 60
PROPORTIONATE = 2.3
"""Twice as much on the table may take so many times the work."""


def calls(step: Callable[[], object]) -> int:
    """How many functions a step calls, those that are built in among them."""
    number = 0

    def count(_frame: Any, event: str, _arg: Any) -> None:
        nonlocal number
        number += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(count)
    try:
        step()
    finally:
        sys.setprofile(before)
    return number


class Compared(str):
    """An id that counts how often it is compared."""

    __slots__ = ()
    number = 0

    def __eq__(self, other: object) -> bool:
        Compared.number += 1
        return str.__eq__(self, other)

    __hash__ = str.__hash__


def cold(state: Any) -> Any:
    """The same state, with nothing derived from it."""
    return engine.decode_trusted(engine.encode(state))


def to_be_targeted(number: int) -> Any:
    """A has cast a Lightning Bolt; there are so many creatures."""
    game = table(side("Mountain", hand="Lightning Bolt"), side(f"Grizzly Bears*{number}"))
    game.play("A cast Lightning Bolt")
    return cold(game.state)


def to_be_ordered(number: int) -> Any:
    """A has so many triggered abilities to put on the stack, each of another source."""
    game = table(side(f"Plains, Soul Warden*{number}", hand="Savannah Lions"))
    game.play("A cast Savannah Lions; A pass; B pass")
    assert game.asked() == "order_triggers"
    return cold(game.state)


def to_be_paid(number: int) -> Any:
    """A pays {1}{B}; there are so many Plains, each damaged in its own way."""
    lands = ", ".join(f"Plains({marks + 1} damage)" for marks in range(number))
    game = table(side(f"{lands}, Swamp, Dusk Field", hand="Child of Night"))
    game.play("A cast Child of Night")
    assert game.asked() == "pay_mana"
    return cold(game.state)


@pytest.mark.one_sided("counts the same on both sides")
@pytest.mark.parametrize("position", [to_be_targeted, to_be_ordered, to_be_paid])
def test_listing_and_applying_grow_with_the_table(position: Callable[[int], Any]) -> None:
    few, many = position(FEW), position(2 * FEW)
    listing = [calls(lambda state=state: engine.legal_actions(state)) for state in (few, many)]  # type: ignore[misc]
    assert listing[1] <= PROPORTIONATE * listing[0]
    first = [(state, engine.legal_actions(state)[0]) for state in (few, many)]
    applying = [calls(lambda one=one: engine.apply(*one)) for one in first]  # type: ignore[misc]
    assert applying[1] <= PROPORTIONATE * applying[0]


@pytest.mark.one_sided("counts the same on both sides")
def test_waiting_abilities_are_not_compared_with_each_other() -> None:
    def compared(number: int) -> int:
        state = to_be_ordered(number)
        for one in state.machine.waiting:
            one.source = Compared(one.source)
        Compared.number = 0
        assert len(engine.legal_actions(state)) == number
        return Compared.number

    assert compared(2 * FEW) <= 2 * FEW


@pytest.mark.one_sided("counts the same on both sides")
def test_the_layers_are_not_worked_out_anew_for_each_target(monkeypatch: pytest.MonkeyPatch) -> None:
    state = to_be_targeted(FEW)
    actions = engine.legal_actions(state)
    runs = 0

    def counted(state: Any) -> Layers:
        nonlocal runs
        runs += 1
        return Layers(state)

    monkeypatch.setattr("engine.magic.objects.Layers", counted)
    for action in actions[:5]:
        engine.apply(state, action)
    assert runs == 0


@pytest.mark.one_sided("counts the same on both sides")
@pytest.mark.parametrize("name", ["Blood Moon", "Iron Goblins"])
def test_effects_that_do_the_same_are_not_compared_with_each_other(name: str) -> None:
    """Each of them is applied by itself, and looks at the whole table: four times the work, not eight."""

    def working_out(number: int) -> int:
        game = table(side(f"{name}*{number}, Goblin Tide, Grizzly Bears*{number}"))
        state = cold(game.state)
        return calls(lambda: characteristics(state))

    assert working_out(40) <= 4.5 * working_out(20)
