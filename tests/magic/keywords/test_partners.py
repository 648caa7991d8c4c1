"""Partners (CR 702.124): without commanders, what one says of another card alone."""

from __future__ import annotations

from tests.magic.table import side, table


def test_a_player_may_find_the_partner() -> None:
    game = table(side("Island*2", hand="Left Oar", library="Forest, Right Oar, Shock"), side())
    game.play("A cast Left Oar")
    game.resolve()
    game.play("A target A")
    game.resolve()
    game.play("A accept; A choose Right Oar")
    assert game.zone("Right Oar") == "hand"
    assert [one for one in game.events if type(one).__name__ == "Revealed"]


def test_an_opponent_may_be_the_target_and_may_leave_it() -> None:
    game = table(side("Island*2", hand="Left Oar"), side(library="Right Oar, Shock"))
    game.play("A cast Left Oar")
    game.resolve()
    game.play("A target B")
    game.resolve()
    game.play("B decline")
    assert len(game.cards("B", "library")) == 2


def test_who_has_no_such_card_finds_none() -> None:
    """A player need not find what is looked for by a quality, and shuffles all the same (CR 701.23b)."""
    game = table(side("Island*2", hand="Right Oar", library="Forest, Shock"), side())
    game.play("A cast Right Oar")
    game.resolve()
    game.play("A target A")
    game.resolve()
    game.play("A accept")
    assert len(game.cards("A", "hand")) == 0


def test_nothing_is_a_commander_where_nobody_has_one() -> None:
    """Not even a legend that came from a hand (CR 903.3)."""
    game = table(side("Plains, Left Oar", hand="Herald of Legends", library="Wastes*4"), side())
    game.play("A cast Herald of Legends")
    game.resolve()
    assert (game.size("Left Oar"), len(game.table.stack), game.cards("A", "hand")) == ((1, 2), 0, [])
