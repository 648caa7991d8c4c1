"""Creatures that leave something behind as they die, and those that come back (CR 603.6c, 700.4)."""

from __future__ import annotations

import pytest

from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, Side, side, table


def shocked(creature: str, mine: str = "", theirs: Side | None = None) -> Play:
    """A has killed a creature of A's with Shock."""
    game = table(side(f"{creature}, Mountain, {mine}".strip(", "), hand="Shock"), theirs)
    cast(game, "Shock", creature)
    assert game.zone(creature) == "graveyard"
    return game


def unsummoned(creature: str) -> Play:
    """A has returned the creature to the hand."""
    game = table(side(f"{creature}, Island", hand="Unsummon"))
    cast(game, "Unsummon", creature)
    assert game.zone(creature) == "hand"
    return game


# Tokens ----------------------------------------------------------------------------------------------------


@plays("Myr Sire")
def test_a_myr_is_born() -> None:
    game = shocked("Myr Sire")
    game.resolve()
    myr = game.characteristics(game.ref("Phyrexian Myr Token"))
    assert (myr.power, myr.toughness, myr.colors, myr.keywords) == (1, 1, set(), set())
    assert (myr.types, myr.subtypes) == ({"artifact", "creature"}, {"Phyrexian", "Myr"})
    assert myr.controller == 0


@plays("Penumbra Spider")
def test_a_black_spider_is_born() -> None:
    game = table(side("Penumbra Spider, Plains*4", hand="Wrath of God"))
    cast(game, "Wrath of God")
    game.resolve()
    spider = game.characteristics(game.ref("Spider Token"))
    assert (spider.power, spider.toughness, spider.colors, spider.keywords) == (2, 4, {"B"}, {"reach"})
    assert (spider.types, spider.subtypes) == ({"creature"}, {"Spider"})


@plays("Myr Sire", "Penumbra Spider", "Perilous Myr", "Sparring Construct")
@pytest.mark.parametrize("creature", ["Myr Sire", "Penumbra Spider", "Perilous Myr", "Sparring Construct"])
def test_what_leaves_otherwise_leaves_nothing(creature: str) -> None:
    game = unsummoned(creature)
    assert game.asked() == "priority"
    assert not game.table.stack


@plays("Myr Sire")
def test_who_controlled_it_gets_the_myr() -> None:
    game = table(side("Control Magic(on Myr Sire), Mountain", hand="Shock"), side("Myr Sire"))
    cast(game, "Shock", "Myr Sire")
    game.resolve()
    assert game.characteristics(game.ref("Phyrexian Myr Token")).controller == 0
    assert game.cards("B", "graveyard") == ["myr_sire"]


# Damage and counters ---------------------------------------------------------------------------------------


@plays("Perilous Myr")
def test_it_deals_two_damage_to_any_target() -> None:
    theirs = side("Grizzly Bears, Jace Beleren(3 loyalty)")
    for target in ("A", "B", "Grizzly Bears", "Jace Beleren"):
        game = shocked("Perilous Myr", "", theirs)
        game.legal("target A", "target B", "target Grizzly Bears", "target Jace Beleren")
        game.play(f"A target {target}")
        game.resolve()
        assert game.life() == (18 if target == "A" else 20, 18 if target == "B" else 20)
        assert game.zone("Grizzly Bears") == ("graveyard" if target == "Grizzly Bears" else "battlefield")
        assert game.thing("Jace Beleren").counters == {"loyalty": 1 if target == "Jace Beleren" else 3}


@plays("Perilous Myr")
def test_its_target_left() -> None:
    game = shocked("Perilous Myr", "", side("Grizzly Bears, Island", hand="Unsummon"))
    game.play("A target Grizzly Bears; A pass; B cast Unsummon")
    game.all_pass()
    assert game.cards("B", "hand") == ["grizzly_bears"]
    assert game.life() == (20, 20)


@plays("Sparring Construct")
def test_a_creature_of_ones_own_gets_a_counter() -> None:
    game = shocked("Sparring Construct", "Grizzly Bears, Hill Giant", side("Wind Drake"))
    game.legal("target Grizzly Bears", "target Hill Giant")
    game.play("A target Hill Giant")
    game.resolve()
    assert game.size("Hill Giant") == (4, 4)
    assert game.size("Grizzly Bears") == (2, 2)


@plays("Sparring Construct")
def test_without_a_creature_of_ones_own_nobody_gets_one() -> None:
    game = shocked("Sparring Construct", "", side("Wind Drake"))
    assert not game.table.stack
    assert game.size("Wind Drake") == (2, 2)


@plays("Sparring Construct")
def test_a_creature_that_changed_hands_gets_none() -> None:
    theirs = side("Island", hand="Quick Theft")
    game = shocked("Sparring Construct", "Grizzly Bears, Hill Giant", theirs)
    game.play("A target Hill Giant; A pass; B cast Quick Theft; B target Hill Giant")
    game.all_pass()
    assert game.size("Hill Giant") == (3, 3)


# Coming back -----------------------------------------------------------------------------------------------


@plays("Stormbound Geist", "Young Wolf")
@pytest.mark.parametrize(("creature", "size"), [("Stormbound Geist", (3, 3)), ("Young Wolf", (2, 2))])
def test_it_comes_back_once_with_a_counter(creature: str, size: tuple[int, int]) -> None:
    game = table(side(f"{creature}, Mountain, Swamp*2", hand="Shock, Terror"))
    cast(game, "Shock", creature)
    assert game.zone(creature) == "graveyard"
    game.resolve()
    assert game.size(creature) == size
    cast(game, "Terror", creature)
    assert not game.table.stack
    assert game.zone(creature) == "graveyard"


@plays("Safehold Elite")
def test_it_comes_back_once_the_smaller() -> None:
    game = shocked("Safehold Elite")
    game.resolve()
    assert game.size("Safehold Elite") == (1, 1)
    game = table(side("Safehold Elite(1 -1/-1), Mountain", hand="Shock"))
    cast(game, "Shock", "Safehold Elite")
    assert not game.table.stack
    assert game.zone("Safehold Elite") == "graveyard"


@plays("Stormbound Geist", "Safehold Elite")
@pytest.mark.parametrize("creature", ["Stormbound Geist", "Safehold Elite"])
def test_the_owner_gets_it_back(creature: str) -> None:
    game = table(side(f"Control Magic(on {creature}), Mountain", hand="Shock"), side(creature))
    cast(game, "Shock", creature)
    game.resolve()
    assert game.characteristics(game.ref(creature)).controller == 1
