"""Several effects that replace or prevent one event: in any order that its player picks (CR 616.1; CORE-20).

What is offered, and what comes out in the end, is compared with a plain reckoning.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from tests.magic.made_up import key
from tests.magic.positions import cast
from tests.magic.table import Play, side, table
from tests.sides import one_sided
from tests.support.selection import examples

SEEDS = st.integers(0, 2**32)


def for_a_time(card: str) -> str:
    """The address of what a spell lets function for a time."""
    return f"{key(card)}/0/w0"


class Reckoning:
    """Damage on its way: how much is left of it, and which effects have had their turn."""

    def __init__(self, game: Play, target: str, amount: int) -> None:
        self.game = game
        self.target = target
        self.amount = amount
        self.used: set[str] = set()
        self.shields = [shield.amount for shield in game.table.shields if shield.to in (None, target)]
        codes = [one.code for one in game.table.lasting]
        self.can_be_prevented = for_a_time("No Shelter") not in codes
        self.hours = [
            f"{one.source} {one.code} for a time {one.number}"
            for one in game.table.lasting
            if one.code == for_a_time("Burning Hour") and target == "seat:1"
        ]

    def applicable(self) -> dict[str, Callable[[], None]]:
        """The effects that can be next, one of each text, and what each does."""
        found: dict[str, Callable[[], None]] = {}
        texts: set[str] = set()
        for ref in self.game.table.battlefield:
            card, seat = self.game.table.objects[ref].card, self.game.characteristics(ref).controller
            name, effect = f"{ref} {card}/0", self._effect(card, ref, seat)
            if effect is not None and name not in self.used and card not in texts:
                texts.add(card)
                found[name] = effect
        unused = [name for name in self.hours if name not in self.used]
        for name in unused[:1]:
            found[name] = self._add_two
        for ends in (False, True) if self.can_be_prevented else ():
            words = "shield that ends" if ends else "shield"
            covering = [amount for amount in self.shields if (amount is not None) == ends]
            name = f"{words} for {self.target}"
            if covering and name not in self.used:
                found[name] = self._use_shield if ends else self._prevent
        return found if self.amount else {}

    def _effect(self, card: str, ref: str, seat: int) -> Callable[[], None] | None:
        if card == "furnace_of_rath":
            return self._double
        if card == key("Kindler") and seat == 0:
            return self._add
        guarded = self.can_be_prevented and (self.target == "seat:1" or ref != self.target)
        return self._prevent if card == key("Quiet Guardian") and seat == 1 and guarded else None

    def _double(self) -> None:
        self.amount *= 2

    def _add(self) -> None:
        self.amount += 1

    def _add_two(self) -> None:
        self.amount += 2

    def _prevent(self) -> None:
        self.amount = 0

    def _use_shield(self) -> None:
        for index, left in enumerate(self.shields):
            if left is not None:
                taken = min(left, self.amount)
                self.amount -= taken
                self.shields[index] = left - taken

    def take(self, name: str) -> None:
        """An effect has its turn."""
        effect = self.applicable()[name]
        self.used.add(name)
        effect()


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=examples(50))
@one_sided("compares random positions with a search of its own")
def test_damage_in_any_order(seed: int) -> None:
    chance = Random(seed)
    amount = chance.randint(1, 4)
    mine = f"Kindler*{chance.randint(0, 2)}, Furnace of Rath*{chance.randint(0, 1)}"
    guardians = chance.choice((0, 0, 0, 1))
    theirs = f"Furnace of Rath*{chance.randint(0, 1)}, Quiet Guardian*{guardians}, Craw Wurm"
    shields: list[dict[str, Any]] = []
    target = chance.choice(("B", "Craw Wurm"))
    game = _board(mine, theirs, amount)
    ref = game.ref(target)
    for _ in range(chance.randint(0, 3)):
        left = chance.choice((1, 2, 3, None))
        shields.append({"to": ref, "source": "o1", **({} if left is None else {"amount": left})})
    hours = chance.choice(((), (), ("No Shelter",), ("Burning Hour",), ("Burning Hour",) * 2))
    lasting = [
        {"code": for_a_time(card), "controller": 0, "source": "o1", "number": number}
        for number, card in enumerate(hours)
    ]
    game = _board(mine, theirs, amount, shields=shields, lasting=lasting)
    game.play(f"A cast Blaze; A x {amount}; A target {target}; A pass")
    reckoning = Reckoning(game, ref, amount)
    game.play("B pass")
    while game.asked() == "choose_replacement":
        offered = [action.effect for action in engine.legal_actions(game.state)]  # type: ignore[attr-defined]  # effects are offered
        assert set(offered) == set(reckoning.applicable())
        picked = chance.choice(offered)
        game.play(f"B replace {picked}")
        reckoning.take(picked)
    while forced := reckoning.applicable():
        (only,) = forced
        reckoning.take(only)
    _assert_dealt(game, target, reckoning.amount)
    kept = [shield.amount for shield in game.table.shields]
    assert kept == [left for left in reckoning.shields if left != 0]


def _board(mine: str, theirs: str, amount: int, **more: Any) -> Play:
    """Without those of which there are none."""
    names = [", ".join(one for one in text.split(", ") if not one.endswith("*0")) for text in (mine, theirs)]
    a = side(names[0], hand="Blaze, No Shelter, Burning Hour", mana=["R"] * (amount + 1))
    return table(a, side(names[1]), more=more)


def _assert_dealt(game: Play, target: str, amount: int) -> None:
    if target == "B":
        assert game.life() == (20, 20 - amount)
    elif amount < 4:
        assert game.thing("Craw Wurm").damage == amount
    else:
        assert game.zone("Craw Wurm") == "graveyard"


# Dying -----------------------------------------------------------------------------------------------------


def test_what_regenerates_does_not_die_and_is_not_exiled() -> None:
    """CR 616.1g: exile would replace the move inside the destruction, so there is nothing to pick."""
    skeletons = side("Drudge Skeletons(3 +1/+1), Swamp")
    game = table(side("Mountain, Swamp*2", hand="Magma Spray, Doom Flash"), skeletons)
    cast(game, "Magma Spray")
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass")
    cast(game, "Doom Flash")
    assert game.asked() == "priority"
    assert game.zone("Drudge Skeletons") == "battlefield"
    assert (game.thing("Drudge Skeletons").tapped, game.thing("Drudge Skeletons").shields) == (True, 0)


def test_what_is_destroyed_without_a_shield_is_exiled() -> None:
    game = table(side("Mountain, Swamp*2", hand="Magma Spray, Doom Flash"), side("Hill Giant"))
    cast(game, "Magma Spray")
    cast(game, "Doom Flash")
    assert game.zone("Hill Giant") == "exile"


def test_what_cannot_be_regenerated_is_exiled_without_asking() -> None:
    skeletons = side("Drudge Skeletons(3 +1/+1), Swamp")
    game = table(side("Mountain, Plains*4", hand="Magma Spray, Wrath of God"), skeletons)
    cast(game, "Magma Spray")
    game.play("A pass; B activate Drudge Skeletons; B pass; A pass")
    cast(game, "Wrath of God")
    assert game.zone("Drudge Skeletons") == "exile"


# Entering --------------------------------------------------------------------------------------------------


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=examples(20))
@one_sided("compares random positions with a search of its own")
def test_entering_in_any_order(seed: int) -> None:
    """Each effect applies once; they add up, whichever comes first."""
    chance = Random(seed)
    leaders, tamers = chance.randint(0, 2), chance.randint(0, 2)
    board = ", ".join(["Pack Leader"] * leaders + ["Wolf Tamer"] * tamers + ["Swamp*5"])
    game = table(side(board, hand="Feral Recruit"))
    game.play("A cast Feral Recruit; A pass; B pass")
    counters = leaders + tamers
    while game.asked() in ("choose_replacement", "enter_with"):
        action = chance.choice(engine.legal_actions(game.state))
        counters += action.__struct_config__.tag == "enter_with"
        game.take(action)
    assert game.thing("Feral Recruit").counters.get("+1/+1", 0) == counters
    assert game.thing("Feral Recruit").tapped == (tamers > 0)


def test_a_copy_is_settled_before_anything_else() -> None:
    """CORE-20.4: only what the copy is says which other effects apply."""
    game = table(side("Island*4, Pack Leader, Wolf Tamer, Young Wolf, Hill Giant", hand="Clone"))
    cast(game, "Clone")
    game.play("A copy Hill Giant")
    assert game.thing("Clone").counters == {}
    game = table(side("Island*4, Pack Leader, Wolf Tamer, Young Wolf, Hill Giant", hand="Clone"))
    cast(game, "Clone")
    game.play("A copy Young Wolf")
    assert game.asked() == "choose_replacement"
    game.take(engine.legal_actions(game.state)[0])
    assert game.thing("Clone").counters == {"+1/+1": 2}
