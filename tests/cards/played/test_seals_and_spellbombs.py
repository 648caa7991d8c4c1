"""Seals, Spellbombs and Moonglove Extract: sacrificed for what they do (CR 602.2, 701.21)."""

from __future__ import annotations

import pytest

from tests.cards.played.paying import lands, play
from tests.cards.plays import plays
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

BURNING = {"Seal of Fire": "", "Moonglove Extract": "", "Pyrite Spellbomb": "Mountain"}
"""What deals 2 damage to any target, and the land that pays for that."""
RETURNING = {"Seal of Removal": "", "Aether Spellbomb": "Island"}
SPELLBOMBS = {"Aether Spellbomb": "Island", "Pyrite Spellbomb": "Mountain", "Sunbeam Spellbomb": "Plains"}
ALL = [*BURNING, *RETURNING, "Sunbeam Spellbomb", "Seal of Primordium"]


def opened(name: str, land: str, target: str, theirs: str = "") -> Play:
    """A has sacrificed this card at a target, which waits on the stack."""
    board = "Grizzly Bears, Hill Giant, Jace Beleren(4 loyalty), Icy Manipulator, Telepathy"
    game = table(
        side(f"{name}, {land}, Trained Armodon"), side(f"{board}, Island, {theirs}", hand="Unsummon")
    )
    game.play(f"A activate {name}; A target {target}")
    assert game.zone(name) == "graveyard", "that is the cost"
    return game


@plays(*ALL)
@pytest.mark.parametrize("name", ALL)
def test_it_is_cast_and_waits(name: str) -> None:
    """It does not tap, so that it can be sacrificed at once, in anybody's turn."""
    game = table(side(f"{lands(name)}, Grizzly Bears", hand=name), side("Icy Manipulator"))
    cast(game, name)
    assert (game.zone(name), game.thing(name).tapped) == ("battlefield", False)
    assert game.table.stack == []


# Two damage -------------------------------------------------------------------------------------------------


@plays(*BURNING)
@pytest.mark.parametrize(("name", "land"), BURNING.items())
def test_two_damage_to_any_target(name: str, land: str) -> None:
    for target, life in (("A", (18, 20)), ("B", (20, 18))):
        game = opened(name, land, target)
        game.resolve()
        assert game.life() == life
    game = opened(name, land, "Grizzly Bears")
    game.resolve()
    assert (game.zone("Grizzly Bears"), game.life()) == ("graveyard", (20, 20))
    game = opened(name, land, "Hill Giant")
    game.resolve()
    assert game.thing("Hill Giant").damage == 2
    game = opened(name, land, "Jace Beleren")
    game.resolve()
    assert game.thing("Jace Beleren").counters == {"loyalty": 2}


@plays(*BURNING)
@pytest.mark.parametrize(("name", "land"), BURNING.items())
def test_the_targets_of_damage(name: str, land: str) -> None:
    theirs = side("Grizzly Bears, Icy Manipulator, Jace Beleren(4 loyalty)")
    game = table(side(f"{name}, {land}, Savannah Lions"), theirs)
    game.play(f"A activate {name}")
    permanents = ("Savannah Lions", "Grizzly Bears", "Jace Beleren")
    game.legal("target A", "target B", *(f"target {permanent}" for permanent in permanents))
    game.refuses("A target Icy Manipulator", "CR-115.1")


@plays(*BURNING)
@pytest.mark.parametrize(("name", "land"), BURNING.items())
def test_damage_that_finds_its_target_gone(name: str, land: str) -> None:
    game = opened(name, land, "Grizzly Bears")
    game.play("A pass; B cast Unsummon; B target Grizzly Bears")
    game.all_pass()
    assert (game.zone("Grizzly Bears"), game.life()) == ("hand", (20, 20))
    assert game.thing("Hill Giant").damage == 0


# Returning to the hand --------------------------------------------------------------------------------------


@plays(*RETURNING)
@pytest.mark.parametrize(("name", "land"), RETURNING.items())
def test_a_creature_returns_to_its_owners_hand(name: str, land: str) -> None:
    """Of whoever controls it."""
    game = opened(name, land, "Grizzly Bears", theirs="Control Magic(on Trained Armodon)")
    game.resolve()
    assert game.cards("B", "hand") == ["unsummon", "grizzly_bears"]
    game = opened(name, land, "Trained Armodon", theirs="Control Magic(on Trained Armodon)")
    game.resolve()
    assert game.cards("A", "hand") == ["trained_armodon"]


@plays(*RETURNING)
@pytest.mark.parametrize(("name", "land"), RETURNING.items())
def test_nothing_but_a_creature_returns(name: str, land: str) -> None:
    game = table(side(f"{name}, {land}, Savannah Lions"), side("Grizzly Bears, Icy Manipulator, Telepathy"))
    game.play(f"A activate {name}")
    game.legal("target Savannah Lions", "target Grizzly Bears")
    game = table(side(f"{name}, {land}"), side("Icy Manipulator"))
    game.refuses(f"A activate {name}", "CR-601.2c")


@plays(*RETURNING)
@pytest.mark.parametrize(("name", "land"), RETURNING.items())
def test_a_creature_that_has_died_does_not_return(name: str, land: str) -> None:
    """What lies in the graveyard is another object (CR 400.7)."""
    game = opened(name, land, "Savannah Lions", theirs="Savannah Lions, Mogg Fanatic")
    game.play("A pass; B activate Mogg Fanatic; B target Savannah Lions")
    game.all_pass()
    assert game.zone("Savannah Lions") == "graveyard"
    assert game.cards("B", "hand") == ["unsummon"]


# Seal of Primordium -----------------------------------------------------------------------------------------


@plays("Seal of Primordium")
@pytest.mark.parametrize("target", ["Icy Manipulator", "Telepathy", "Darksteel Myr"])
def test_an_artifact_or_enchantment_is_destroyed(target: str) -> None:
    """Unless it is indestructible."""
    game = opened("Seal of Primordium", "", target, theirs="Darksteel Myr")
    game.resolve()
    assert game.zone(target) == ("battlefield" if target == "Darksteel Myr" else "graveyard")


@plays("Seal of Primordium")
def test_an_artifact_creature_regenerates_from_a_seal() -> None:
    theirs = side("Juggernaut, Regeneration(on Juggernaut), Forest")
    game = table(side("Seal of Primordium"), theirs)
    game.play("A pass; B activate Regeneration; B pass; A pass")
    game.play("A activate Seal of Primordium; A target Juggernaut; A pass; B pass")
    assert (game.zone("Juggernaut"), game.thing("Juggernaut").tapped) == ("battlefield", True)


@plays("Seal of Primordium")
def test_what_can_be_destroyed() -> None:
    """One's own as well, but not the Seal, which has been sacrificed."""
    mine = side("Seal of Primordium, Bonesplitter, Forest")
    game = table(mine, side("Grizzly Bears, Jace Beleren(4 loyalty), Icy Manipulator, Telepathy"))
    game.play("A activate Seal of Primordium")
    game.includes("target Bonesplitter", "target Icy Manipulator", "target Telepathy")
    game.excludes("target Grizzly Bears", "target Jace Beleren", "target Forest")


@plays("Seal of Primordium")
def test_a_seal_whose_target_has_left_destroys_nothing() -> None:
    mine = side("Seal of Primordium")
    game = table(mine, side("Icy Manipulator, Telepathy, Seal of Primordium"))
    game.play("A activate Seal of Primordium#1; A target Icy Manipulator")
    game.play("A pass; B activate Seal of Primordium; B target Icy Manipulator")
    game.all_pass()
    assert (game.zone("Icy Manipulator"), game.zone("Telepathy")) == ("graveyard", "battlefield")


# Spellbombs -------------------------------------------------------------------------------------------------


@plays("Sunbeam Spellbomb")
def test_five_life() -> None:
    game = table(side("Sunbeam Spellbomb, Plains"))
    game.play("A activate Sunbeam Spellbomb / 0")
    assert (game.zone("Sunbeam Spellbomb"), game.life()) == ("graveyard", (20, 20))
    game.resolve()
    assert game.life() == (25, 20)


@plays(*SPELLBOMBS)
@pytest.mark.parametrize("name", SPELLBOMBS)
def test_a_spellbomb_draws_a_card_for_any_mana(name: str) -> None:
    game = table(side(f"{name}, Wastes, Grizzly Bears", library="Shock, Forest"))
    game.refuses(f"A activate {name} / 0", "CR-118.3")
    game.play(f"A activate {name} / 1")
    assert game.zone(name) == "graveyard"
    assert game.thing("Wastes").tapped
    assert game.cards("A", "hand") == []
    game.resolve()
    assert game.cards("A", "hand") == ["shock"]


@plays(*SPELLBOMBS)
@pytest.mark.parametrize(("name", "land"), SPELLBOMBS.items())
def test_a_spellbomb_does_one_of_both(name: str, land: str) -> None:
    """It is sacrificed once, whatever mana there is."""
    game = table(side(f"{name}, {land}*2, Grizzly Bears"))
    game.includes(f"activate {name} / 0", f"activate {name} / 1")
    play(game, f"A activate {name} / 1")
    game.excludes(f"activate {name} / 0", f"activate {name} / 1")
