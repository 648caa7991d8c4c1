"""Filters that exclude what was named, ask for several types at once, or for abilities (CR 109.2, 113.3)."""

from __future__ import annotations

import pytest

from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text
from tests.magic.made_up import card
from tests.magic.mechanics.test_filters import targets
from tests.magic.positions import cast
from tests.magic.table import side, table


def test_what_was_targeted_is_not_among_the_others() -> None:
    game = table(
        side("Plains, Grizzly Bears, Hill Giant, Icy Manipulator", hand="Shared Blessing"), side("Wind Drake")
    )
    cast(game, "Shared Blessing", "Hill Giant")
    assert game.size("Hill Giant") == (6, 6)
    assert game.size("Grizzly Bears") == (3, 3)
    assert game.size("Wind Drake") == (2, 2)


def test_with_its_target_gone_nothing_happens_to_the_others() -> None:
    """CR 608.2b."""
    mine = side("Plains, Grizzly Bears, Hill Giant", hand="Shared Blessing")
    game = table(mine, side("Mountain", hand="Lightning Bolt"))
    game.play("A cast Shared Blessing; A target Hill Giant; A pass")
    game.play("B cast Lightning Bolt; B target Hill Giant; B pass; A pass; A pass; B pass")
    assert game.zone("Hill Giant") == "graveyard"
    assert game.size("Grizzly Bears") == (2, 2)


def test_all_of_several_types() -> None:
    game = table(
        side("Mountain", hand="Break the Machine"),
        side("Juggernaut, Darksteel Myr, Grizzly Bears, Icy Manipulator, Kher Keep"),
    )
    game.play("A cast Break the Machine")
    assert targets(game) == {"Juggernaut", "Darksteel Myr"}
    game.refuses("target Icy Manipulator", "CR-115.1")
    game.refuses("target Grizzly Bears", "CR-115.1")


def test_creatures_without_abilities() -> None:
    """A keyword is an ability, so is one that was granted; who has lost all of them has none (CR 113.3)."""
    game = table(
        side("Pride of the Plain, Grizzly Bears, Wind Drake, Island*2", hand="Turn to Frog"),
        side("Hill Giant"),
    )
    assert game.size("Grizzly Bears") == (3, 3)
    assert game.size("Wind Drake") == (2, 2), "it has flying"
    assert game.size("Hill Giant") == (3, 3), "it is somebody else's"
    cast(game, "Turn to Frog", "Wind Drake")
    assert game.size("Wind Drake") == (2, 2), "a 1/1 that gets +1/+1"


@pytest.mark.parametrize(("aura", "size"), [("Rancor", (4, 2)), ("Pacifism", (3, 3))])
def test_only_what_grants_an_ability_ends_the_bonus(aura: str, size: tuple[int, int]) -> None:
    """That a creature can't attack is said of it, and is no ability of its own."""
    game = table(side(f"Pride of the Plain, Grizzly Bears, {aura}(on Grizzly Bears)"), side())
    assert game.size("Grizzly Bears") == size


@pytest.mark.parametrize(
    ("battlefield", "victim", "gained"),
    [
        ("Grizzly Bears", "Grizzly Bears", 2),
        ("Wind Drake", "Wind Drake", 0),
        ("Grizzly Bears, Viridian Longbow(on Grizzly Bears)", "Grizzly Bears", 0),
        ("Grizzly Bears, Rancor(on Grizzly Bears)", "Grizzly Bears", 0),
    ],
)
def test_what_left_is_remembered_with_or_without_abilities(
    battlefield: str, victim: str, gained: int
) -> None:
    game = table(side("Swamp", hand="Proud Farewell"), side(battlefield))
    cast(game, "Proud Farewell", victim)
    assert game.table.seats[0].life == 20 + gained
    assert len(game.table.seats[0].hand) == (0 if gained else 1)


def test_what_had_lost_its_abilities_when_it_left() -> None:
    theirs = side("Wind Drake, Island*2", hand="Turn to Frog")
    game = table(side("Swamp", hand="Proud Farewell"), theirs)
    game.play("A pass; B cast Turn to Frog; B pass; A pass")
    cast(game, "Proud Farewell", "Wind Drake")
    assert game.table.seats[0].life == 22


def test_the_zone_of_a_search_goes_without_saying() -> None:
    game = table(
        side("Forest(tapped)", hand="Secret Path", mana=["G"], library="Plains, Wastes, Kher Keep, Shock"),
        side("Island"),
    )
    cast(game, "Secret Path")
    game.legal("choose Plains", "choose Wastes", "done")
    game.play("A choose Plains")
    assert game.zone("Plains") == "battlefield"
    assert game.thing("Plains").tapped


def test_the_zone_of_spells_goes_without_saying() -> None:
    game = table(side("Quick Study, Swamp, Grizzly Bears", hand="Quick Study, Mind Rot, Shock", mana=["B"]))
    game.play("A cast Mind Rot")
    assert game.table.seats[0].life == 20
    game.play("A target B; A pass; B pass")
    assert game.table.seats[0].life == 21


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Shared Blessing", "Other creatures you control get +1/+1 until end of turn."),
        ("Break the Machine", "Destroy target artifact creature."),
        ("Pride of the Plain", "Creatures you control with no abilities get +1/+1."),
        ("Secret Path", "Search your library for a basic land card, put it onto the battlefield tapped"),
        ("Quick Study", "Whenever you cast an instant or sorcery spell, you gain 1 life."),
    ],
)
def test_text(name: str, line: str) -> None:
    assert line in rules_text(card(name), TOKENS)


def test_a_land_that_is_made_a_creature_stays_a_land() -> None:
    """CR 205.1b: also with subtypes that are set, one that A takes from B."""
    game = table(side("Forest*2, Island", hand="Stir the Ground, Quick Theft"), side("Swamp"))
    cast(game, "Quick Theft", "Swamp")
    cast(game, "Stir the Ground", "Swamp")
    swamp = game.characteristics(game.ref("Swamp"))
    assert (swamp.types, swamp.subtypes) == ({"land", "creature"}, {"Swamp", "Elemental"})
    assert (swamp.controller, game.size("Swamp")) == (0, (3, 3))
    game.end_turn()
    assert game.characteristics(game.ref("Swamp")).types == {"land"}
