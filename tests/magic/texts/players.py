"""Two players with names."""

from __future__ import annotations

import engine
from tests.magic.table import side, table


def red_and_blue(
    red: str = "", blue: str = "", *, hand: str = "", library: str = "", life: int = 20
) -> engine.State:
    """Red, who acts, with a hand, against Blue, who has this life."""
    sides = side(red, hand=hand, library=library, name="Red"), side(blue, name="Blue", life=life)
    state: engine.State = table(*sides).state
    return state
