"""Life totals that become a number (CR 119.5)."""

from __future__ import annotations

import pytest

from tests.magic.positions import cast
from tests.magic.table import side, table


@pytest.mark.parametrize(
    ("mine", "theirs", "changes"),
    [(20, 4, ["LifeLost", "LifeGained"]), (10, 11, ["LifeLost"]), (10, 10, []), (1, 10, ["LifeGained"])],
)
def test_each_player_gains_or_loses_what_it_takes(mine: int, theirs: int, changes: list[str]) -> None:
    game = table(side("Plains", hand="Even Odds", life=mine), side(life=theirs))
    cast(game, "Even Odds")
    assert game.life() == (10, 10)
    kinds = [type(one).__name__ for one in game.events]
    assert sorted(one for one in kinds if one.startswith("Life")) == sorted(changes)


def test_what_watches_for_losses_sees_how_much_it_was() -> None:
    game = table(side("Swamp", hand="Last Breath of Youth"), side())
    cast(game, "Last Breath of Youth", "B")
    assert game.life() == (20, 3)
    assert [one.amount for one in game.events if type(one).__name__ == "LifeLost"] == [17]
