"""Chapter 2: what is brought along, and how it is dealt."""

from __future__ import annotations

import engine
from tests.rulesets.castle.table import Play, castles, side


def test_a_new_game() -> None:
    game = Play.at(engine.new_game("castle", seed=1))
    for seat in "AB":
        assert len(game.castle(seat)) == 12
        assert all(what.startswith("down ") for what in game.castle(seat).values())


def test_a_position() -> None:
    game = castles(
        side(
            "1,1 down Serra Angel(known); 2,3 act Hill Giant(tapped)",
            reserve="Wall of Air",
            battlefield="Plains*3",
        ),
        side("1,2 down Grizzly Bears(shown)", exile="Shock"),
    )
    assert game.castle("A") == {"1,1": "down Serra Angel", "2,3": "act Hill Giant"}
    assert game.castle("B") == {"1,2": "down Grizzly Bears"}
    assert game.where("Hill Giant") == "2,3"
