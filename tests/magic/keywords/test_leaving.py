"""Keywords about leaving: unearth, umbra armor (CR 702.84, 702.89)."""

from __future__ import annotations

from tests.magic.table import side, table

# Unearth (CR 702.84) ---------------------------------------------------------------------------------------


def test_unearthed_it_attacks_and_is_exiled() -> None:
    game = table(side("Swamp", graveyard="Restless Miner"))
    game.play("A activate Restless Miner / unearth")
    game.resolve()
    assert game.zone("Restless Miner") == "battlefield"
    game.pass_to("declare_attackers")
    game.play("A attack Restless Miner → B")
    game.pass_to("main2")
    assert game.life() == (20, 17)
    game.end_turn()
    assert game.zone("Restless Miner") == "exile"


def test_unearthed_it_dies_into_exile() -> None:
    game = table(side("Swamp*2", graveyard="Restless Miner", hand="Ghastly Touch"))
    game.play("A activate Restless Miner / unearth")
    game.resolve()
    game.play("A cast Ghastly Touch")
    game.resolve()
    assert game.zone("Restless Miner") == "exile"


def test_unearthed_it_returns_to_no_hand() -> None:
    game = table(side("Swamp", graveyard="Restless Miner"), side("Island", hand="Unsummon"))
    game.play("A activate Restless Miner / unearth")
    game.resolve()
    game.play("A pass; B cast Unsummon")
    game.resolve()
    assert game.zone("Restless Miner") == "exile"


def test_unearth_waits_for_the_time_of_a_sorcery() -> None:
    game = table(side("Swamp", graveyard="Restless Miner"), step="upkeep")
    game.refuses("activate Restless Miner / unearth", "CR-602.5d")


def test_what_an_effect_says_so_of_leaves_into_exile() -> None:
    game = table(side("Swamp*2", graveyard="Grizzly Bears", hand="Fleeting Return, Ghastly Touch"))
    game.play("A cast Fleeting Return")
    game.resolve()
    game.play("A cast Ghastly Touch")
    game.resolve()
    assert game.zone("Grizzly Bears") == "exile"


# Umbra armor (CR 702.89) -----------------------------------------------------------------------------------


def test_umbra_armor_is_destroyed_instead() -> None:
    game = table(
        side("Swamp", hand="Ghastly Touch"), side("Grizzly Bears(1 damage), Bear Umbra(on Grizzly Bears)")
    )
    game.play("A cast Ghastly Touch")
    game.resolve()
    assert game.zone("Bear Umbra") == "graveyard"
    assert game.zone("Grizzly Bears") == "battlefield"
    assert game.thing("Grizzly Bears").damage == 0


def test_umbra_armor_does_not_keep_it_from_being_sacrificed_or_exiled() -> None:
    game = table(
        side("Plains", hand="Swords to Plowshares"), side("Grizzly Bears, Bear Umbra(on Grizzly Bears)")
    )
    game.play("A cast Swords to Plowshares")
    game.resolve()
    assert game.zone("Grizzly Bears") == "exile"
