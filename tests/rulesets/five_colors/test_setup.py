"""Laying the game out (L5C-4)."""

from __future__ import annotations

from typing import Any

import engine
from engine.rulesets.five_colors import FIVE_COLORS
from tests.harness import scenario
from tests.rulesets.five_colors.table import RealmPlay, side, table
from tests.sides import one_sided


def begin(a: dict[str, Any], b: dict[str, Any], seed: int = 5) -> RealmPlay:
    """A new game in which A has the first turn."""
    return RealmPlay.at(engine.new_game("five_colors", seed=seed, seats=[a, b], options={"starting_seat": 0}))


@one_sided("tells each seat another colour")
@scenario("L5C-T01", decides="L5C-4.1 L5C-4.2 L5C-4.4 L5C-R10 L5C-22.1 L5C-R9 L5C-R45")
def test_l5c_t01_setup() -> None:
    game = begin({"deck": "green"}, {"deck": "red"})
    game.legal("keep_hand", "mulligan")
    assert game.provinces("A") == game.provinces("B") == ["down"] * 4
    lands = [game.thing("Forest"), game.thing("Mountain")]
    assert [(land.zone, land.owner, land.tapped) for land in lands] == [
        ("battlefield", 0, False),
        ("battlefield", 1, False),
    ]
    for seat, player in enumerate(game.table.seats):
        assert len(player.hand) == 5
        for viewer in (0, 1):
            seen = engine.view(game.state, viewer).view.realms[seat]
            assert [(one.holds, one.card) for one in seen.provinces] == [("face_down", None)] * 4


def test_a_position_may_stand_in_every_phase() -> None:
    for step in FIVE_COLORS.words["step"]:
        game = table(side(provinces="Hill Giant(up), -, Wastes, Crusade(known)"), step=step)
        turned = step in ("straighten", "events")
        left = ["Wastes", "-"] if turned else ["down", "down"]
        assert game.provinces("A") == ["Hill Giant", "-", *left]
