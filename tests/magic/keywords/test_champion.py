"""Champion: another is exiled for it, and returns when it leaves (CR 702.72)."""

from __future__ import annotations

import pytest

import engine
from tests.cards.documents import bear, places
from tests.harness import fresh
from tests.magic.positions import announce, cast
from tests.magic.table import Play, side, table


def entered(mine: str, more: str = "", theirs: str = "", hand: str = "") -> Play:
    """A's Giant Champion has entered, and its ability is about to ask A."""
    game = table(side(f"Mountain*2, {mine}{more}", hand="Giant Champion"), side(theirs, hand=hand))
    cast(game, "Giant Champion")
    return game


def test_another_one_is_exiled_and_it_stays() -> None:
    game = entered("Grizzly Bears, Savannah Lions", theirs="Ashcoat Bear, Hill Giant")
    game.resolve()
    game.legal("choose Grizzly Bears", "done")
    game.play("A choose Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.zone("Giant Champion")) == ("exile", "battlefield")
    assert not engine.status(fresh(game.state))


def test_it_is_sacrificed_if_none_is_exiled() -> None:
    game = entered("Grizzly Bears")
    game.resolve()
    game.play("A done")
    assert (game.zone("Grizzly Bears"), game.zone("Giant Champion")) == ("battlefield", "graveyard")


def test_without_another_one_it_is_sacrificed() -> None:
    game = entered("Savannah Lions")
    game.resolve()
    assert game.zone("Giant Champion") == "graveyard"


def test_what_was_exiled_returns_when_it_leaves() -> None:
    """CR 702.72b: under its owner's control."""
    game = entered("Grizzly Bears", theirs="Island", hand="Unsummon")
    game.resolve()
    game.play("A choose Grizzly Bears; A pass")
    announce(game, "B", "Unsummon", "Giant Champion")
    game.resolve()
    assert game.zone("Grizzly Bears") == "exile"
    game.resolve()
    assert game.zone("Grizzly Bears") == "battlefield"


def test_what_is_exiled_after_it_has_left_does_not_return() -> None:
    """CR 607.2a: the ability that returns it has resolved before."""
    game = entered("Grizzly Bears", theirs="Island", hand="Unsummon")
    game.play("A pass")
    announce(game, "B", "Unsummon", "Giant Champion")
    game.resolve()
    game.resolve()
    game.resolve()
    game.play("A choose Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    assert not game.table.stack


@pytest.mark.parametrize(
    "keyword", ["champion", "champion creature", "champion an creature", "champion a Elf", "champion a Table"]
)
def test_what_cannot_be_championed(keyword: str) -> None:
    assert "$.keywords[0]" in places(bear(keywords=[keyword]))
    assert not places(bear(keywords=["champion an Elf or Orc"]))


def test_a_token_is_exiled_and_does_not_return() -> None:
    """CR 111.7, 111.8."""
    game = table(
        side("Mountain*2, Saproling Token(token)", hand="Any Champion"), side("Island", hand="Unsummon")
    )
    cast(game, "Any Champion")
    game.resolve()
    game.play("A choose Saproling Token; A pass")
    assert game.zone("Any Champion") == "battlefield"
    announce(game, "B", "Unsummon", "Any Champion")
    game.resolve()
    game.resolve()
    assert [ref for ref in game.table.battlefield if "Saproling" in game.name(ref)] == []
