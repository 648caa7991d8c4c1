"""CAS-7.6, 10.4: ways to cast a card beside its mana cost, where castles stand."""

from __future__ import annotations

import pytest

from tests.rulesets.castle.table import castles, side


def test_a_castle_creature_returns_as_a_cost() -> None:
    """CR 702.188a: paying is a deed of its player, of which the creature is no target; its spot is vacant."""
    game = castles(
        side("1,1 act Grizzly Bears(tapped)", battlefield="Plains", hand="Wall Swinger"),
        side("1,1 act Hill Giant(tapped)"),
    )
    game.play("A cast Wall Swinger with web-slinging")
    assert (game.zone("Grizzly Bears"), game.castle("A")) == ("hand", {})
    game.resolve()
    assert (game.zone("Wall Swinger"), game.castle("A")) == ("battlefield", {}), "it enters outside"
    assert game.castle("B") == {"1,1": "act Hill Giant"}


def test_a_card_that_lies_face_down_in_a_castle_is_no_creature_to_return() -> None:
    game = castles(side("1,1 down Grizzly Bears", battlefield="Plains", hand="Wall Swinger"))
    game.refuses("cast Wall Swinger with web-slinging", "CR-118.3")


def test_an_overloaded_spell_passes_castles_by() -> None:
    """It targets nothing then (CR 702.96a); cast for its mana cost it does."""
    mine = side(battlefield="Island*3", hand="Hush the Yard")
    theirs = side("1,1 act Grizzly Bears", battlefield="Hill Giant")
    game = castles(mine, theirs)
    game.play("A cast Hush the Yard with overload")
    game.resolve()
    assert (game.thing("Grizzly Bears").tapped, game.thing("Hill Giant").tapped) == (False, True)
    game = castles(mine, theirs)
    game.play("A cast Hush the Yard; A target Grizzly Bears")
    game.resolve()
    assert (game.thing("Grizzly Bears").tapped, game.thing("Hill Giant").tapped) == (True, False)


@pytest.mark.parametrize(("castle", "life"), [("", 18), ("1,1 act Wall of Stone", 20)])
def test_freerunning_after_damage_through_a_vacant_column(castle: str, life: int) -> None:
    game = castles(side(battlefield="Swamp, Roof Stalker", hand="Roof Walker"), side(castle))
    game.refuses("cast Roof Walker with freerunning", "CR-702.173")
    game.attack(1, "Roof Stalker")
    game.pass_to("main2")
    assert game.life() == (20, life)
    if life < 20:
        game.includes("cast Roof Walker with freerunning")
    else:
        game.refuses("cast Roof Walker with freerunning", "CR-702.173")


def test_a_dashed_creature_attacks_a_castle_and_returns() -> None:
    game = castles(side(battlefield="Mountain*2", hand="Hasty Raider"))
    game.play("A cast Hasty Raider with dash")
    game.resolve()
    game.resolve()
    game.attack(1, "Hasty Raider")
    game.pass_to("main2")
    assert game.life() == (21, 17)
    game.pass_to("end")
    game.resolve()
    assert game.zone("Hasty Raider") == "hand"
