"""What parts keep about permanents tells them apart (CORE-R3)."""

from __future__ import annotations

import pytest

from engine.magic.parts import BasePart
from engine.magic.state import Id, MagicState
from tests.magic.formats import served, variant
from tests.magic.table import side, table


class Pairs(BasePart):
    """What has entered first stands in the first pair, and so on."""

    def told_apart(self, state: MagicState, ref: Id) -> int:
        """The number of its pair."""
        return state.table.battlefield.index(ref) // 2


PAIRS = variant("pairs", Pairs())
serving = served(PAIRS)


@pytest.mark.parametrize(
    ("permanents", "asked"),
    [("Llanowar Elves*2, Hill Giant", False), ("Hill Giant, Llanowar Elves*2", True)],
    ids=["one pair", "two pairs"],
)
def test_a_payment_asks_where_a_record_differs(permanents: str, asked: bool) -> None:
    game = table(side(permanents, hand="Giant Growth"), side("Hill Giant"), ruleset="pairs")
    game.play("A cast Giant Growth; A target Hill Giant#1")
    assert (game.asked() == "pay_mana") == asked
    game = table(side(permanents, hand="Giant Growth"), side("Hill Giant"))
    game.play("A cast Giant Growth; A target Hill Giant#1")
    assert game.asked() == "priority"
