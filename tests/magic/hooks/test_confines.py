"""A format may confine what is carried out to what is there now: its effects are for those objects alone."""

from __future__ import annotations

import pytest

from engine.magic.parts import BasePart
from engine.magic.state import MagicState
from tests.magic.formats import served, variant
from tests.magic.positions import cast
from tests.magic.table import side, table


class Nothing(BasePart):
    """In the first main phase nothing that is carried out concerns what comes later."""

    def confines(self, state: MagicState) -> bool:
        """By the step."""
        return state.table.step == "main1"


CONFINED = variant("confined", Nothing())
serving = served(CONFINED)


@pytest.mark.parametrize(("step", "later"), [("upkeep", True), ("main1", False)], ids=str)
def test_what_comes_later_is_not_concerned(step: str, later: bool) -> None:
    """CR 611.2c: creatures can't block this turn, and Ashcoat Bear comes afterwards."""
    mine = side("Mountain, Forest*2, Hill Giant", hand="Narrow Pass, Ashcoat Bear")
    game = table(mine, side("Grizzly Bears"), step=step, ruleset="confined")
    cast(game, "Narrow Pass")
    cast(game, "Ashcoat Bear")
    held = {
        name: len(game.characteristics(game.ref(name)).cant)
        for name in ("Hill Giant", "Grizzly Bears", "Ashcoat Bear")
    }
    assert held == {"Hill Giant": 1, "Grizzly Bears": 1, "Ashcoat Bear": int(later)}


def test_where_nothing_is_concerned_nothing_begins() -> None:
    game = table(side("Mountain", hand="Narrow Pass"), ruleset="confined")
    cast(game, "Narrow Pass")
    assert game.table.effects == []


def test_what_stays_tapped_is_what_was_there() -> None:
    """CR 502.3: creatures don't untap in their controllers' next untap steps."""
    game = table(side("Island, Hill Giant", hand="Sudden Chill"), ruleset="confined")
    cast(game, "Sudden Chill")
    assert game.thing("Hill Giant").stays_tapped
    assert game.table.effects == []
