"""What is asked of one player among several, and how many players there are (CR 102.1, 608.2h)."""

from __future__ import annotations

from tests.magic.formats import served
from tests.magic.table import side

from .table import FREE_FOR_ALL, seated

serving = served(FREE_FOR_ALL)


def test_one_opponent_has_more_not_all_of_them_together() -> None:
    game = seated(side("Envious Ox, Plain Camel*2"), side("Plain Camel*2"), side("Plain Camel"))
    assert game.size("Envious Ox") == (2, 2)
    game = seated(side("Envious Ox, Plain Camel*2"), side("Plain Camel"), side("Plain Camel*3"))
    assert game.size("Envious Ox") == (3, 3)


def test_the_number_of_opponents() -> None:
    """Two for each of them."""
    game = seated(side("Venom Reckoner"), side(poison=3), side(), step="untap")
    game.pass_to("draw")
    assert game.life() == (20, 16, 16)


def test_who_has_left_is_no_opponent() -> None:
    """CR 800.4: nor are they asked."""
    game = seated(
        side("Venom Reckoner, Envious Ox"), side("Plain Camel", poison=3), side(poison=3), step="untap"
    )
    game.play("B concede")
    assert game.size("Envious Ox") == (2, 2)
    game.pass_to("draw")
    assert game.life()[2] == 18
