"""Clashing with an opponent (CR 701.30)."""

from __future__ import annotations

import pytest

from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, seated
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

serving = served(FREE_FOR_ALL)
HORNS = "Crossed Horns"


def clashed(mine: str, theirs: str) -> Play:
    """A has cast Crossed Horns, with these libraries."""
    game = table(side("Mountain", hand=HORNS, library=mine), side(library=theirs))
    cast(game, HORNS)
    return game


@pytest.mark.parametrize(
    ("mine", "theirs", "life"),
    [
        ("Craw Wurm, Forest", "Grizzly Bears, Forest", 23),
        ("Grizzly Bears, Forest", "Craw Wurm, Forest", 19),
        ("Grizzly Bears, Forest", "Gray Ogre, Forest", 19),
        ("Grizzly Bears, Forest", "Grizzly Bears, Forest", 19),
        ("Forest", "Mountain", 19),
        ("Forest", "", 23),
        ("", "Forest", 19),
    ],
)
def test_who_wins(mine: str, theirs: str, life: int) -> None:
    """By mana value; nobody if they are equal. Who alone reveals a card wins (CR 701.30d)."""
    game = clashed(mine, theirs)
    for seat in "AB":
        if (mine if seat == "A" else theirs) and game.asked() == "sort":
            game.play(f"{seat} keep_on_top")
    assert game.asked() == "priority"
    assert game.life() == (life, 20)


def test_both_are_revealed_at_once_and_then_each_decides_in_turn_order() -> None:
    """CR 701.30c."""
    game = clashed("Craw Wurm, Forest", "Grizzly Bears, Island")
    (shown,) = of_type(game.events, "revealed")
    assert (shown["rule"], shown["cards"]) == ("CR-701.30", ["craw_wurm", "grizzly_bears"])
    game.legal("keep_on_top", "put_away")
    game.play("A put_away")
    assert game.cards("A", "library") == ["forest", "craw_wurm"]
    game.legal("keep_on_top", "put_away")
    game.play("B keep_on_top")
    assert game.cards("B", "library") == ["grizzly_bears", "island"]


def test_everybody_knows_the_cards_afterwards() -> None:
    game = clashed("Craw Wurm, Forest", "Grizzly Bears, Island")
    game.play("A put_away; B keep_on_top")
    known = game.state.machine.known
    for name in ("Craw Wurm", "Grizzly Bears"):
        assert known[game.ref(name)] == [0, 1]
    for name in ("Forest", "Island"):
        assert game.ref(name) not in known


def test_the_opponent_is_chosen() -> None:
    """CR 701.30b: the others do not clash."""
    game = seated(
        side("Mountain", hand=HORNS, library="Grizzly Bears, Forest"),
        side(library="Forest*2"),
        side(library="Craw Wurm, Forest"),
    )
    cast(game, HORNS)
    game.legal("choose B", "choose C")
    game.play("A choose C")
    (shown,) = of_type(game.events, "revealed")
    assert shown["cards"] == ["grizzly_bears", "craw_wurm"]
    game.play("A keep_on_top; C keep_on_top")
    assert game.life() == (19, 20, 20)
