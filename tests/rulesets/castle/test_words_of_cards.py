"""CAS-7.7, 10.4, 10.9: words of the card language about combat and exile, where castles stand."""

from __future__ import annotations

import engine
from tests.magic.positions import announce
from tests.rulesets.castle.table import castles, side
from tests.rulesets.castle.test_what_effects_concern import THEIRS, all_about, everything, zoo


def test_goading_all_passes_castles_by() -> None:
    game = zoo("Bell Of Mockery")
    inside, _ = everything(game)
    announce(game, "A", "Bell Of Mockery")
    game.resolve()
    (goading,) = game.table.effects
    assert goading.objects
    assert not set(goading.objects) & set(inside)


def test_detaining_concerns_its_target_in_a_castle() -> None:
    """CAS-10.4a: it can neither activate abilities nor block while it lasts."""
    game = zoo("Bailiff's Writ")
    ref = game.ref(f"Wind Drake{THEIRS}")
    before = {one: all_about(game, one) for one in everything(game)[0]}
    announce(game, "A", "Bailiff's Writ", f"Wind Drake{THEIRS}")
    game.resolve()
    (detained,) = game.table.effects
    assert detained.objects == [ref]
    assert [one for one in before if game.characteristics(one).cant] == [ref]


def test_who_blocks_in_a_castle_is_not_removed_from_combat_by_what_is_for_all() -> None:
    """CAS-10.4: it did not target the creature."""
    game = castles(
        side(battlefield="Hill Giant, Plains*3", hand="Sudden Ceasefire"), side("1,1 act Wall of Stone")
    )
    game.attack(1, "Hill Giant")
    game.pass_to("declare_blockers")
    announce(game, "A", "Sudden Ceasefire")
    game.resolve()
    assert game.table.combat.attackers[0].blockers == [game.ref("Wall of Stone")]


def test_what_is_exiled_until_something_leaves_comes_back_outside_of_the_castle() -> None:
    """CAS-10.9, 10.10: it has left the castle for good, and its spot stays vacant."""
    game = castles(
        side(battlefield="Plains*9, Mountain*3", hand="Gilded Jailer, Lightning Bolt"),
        side("1,1 act Hill Giant"),
    )
    announce(game, "A", "Gilded Jailer")
    while game.zone("Hill Giant") == "battlefield":
        if game.asked() == "choose_target":
            game.play("A target Hill Giant")
        game.all_pass()
    assert (game.zone("Hill Giant"), game.castle("B")) == ("exile", {})
    announce(game, "A", "Lightning Bolt", "Gilded Jailer")
    game.all_pass()
    assert (game.zone("Gilded Jailer"), game.zone("Hill Giant")) == ("graveyard", "battlefield")
    assert game.castle("B") == {}


def test_tokens_that_enter_attacking_join_the_column() -> None:
    """CAS-7.7: what comes to attack after the block is blocked, too."""
    game = castles(
        side(battlefield="Hill Giant, Mountain", hand="Drums At Dusk"), side("1,1 act Wall of Stone")
    )
    game.attack(1, "Hill Giant")
    game.pass_to("declare_blockers")
    announce(game, "A", "Drums At Dusk")
    game.resolve()
    wall = game.ref("Wall of Stone")
    assert [one.blockers for one in game.table.combat.attackers] == [[wall], [wall], [wall]]
    game.pass_to("main2")
    assert (game.life(), game.thing("Wall of Stone").damage) == ((20, 20), 5)
    game = castles(side(battlefield="Hill Giant, Mountain", hand="Drums At Dusk"))
    game.attack(2, "Hill Giant")
    announce(game, "A", "Drums At Dusk")
    game.resolve()
    game.pass_to("main2")
    assert game.life() == (20, 15), "the column is vacant"


def test_training_in_an_attack_on_a_column() -> None:
    game = castles(side(battlefield="Eager Recruit, Hill Giant"))
    game.attack(1, "Eager Recruit", "Hill Giant")
    game.pass_to("main2")
    assert game.size("Eager Recruit") == (2, 3)


def test_what_is_looked_at_and_permitted_is_cast_from_exile() -> None:
    """CAS-1.3: the library is that of Magic; the stock of the castle is not touched."""
    game = castles(
        side(
            "1,1 down Serra Angel",
            battlefield="Mountain*4",
            hand="Borrowed Hours",
            library="Shock, Forest, Plains*9",
        ),
        side("1,1 act Hill Giant", battlefield="Wind Drake"),
    )
    announce(game, "A", "Borrowed Hours")
    game.resolve()
    assert (game.zone("Shock"), game.zone("Forest")) == ("exile", "exile")
    game.play("A play_land Forest")
    announce(game, "A", "Shock", "Wind Drake")
    game.resolve()
    assert (game.zone("Wind Drake"), game.zone("Shock")) == ("graveyard", "graveyard")
    assert game.zone("Serra Angel") == "castle"


def test_permission_ends_with_the_turn_in_which_a_castle_may_be_built() -> None:
    game = castles(
        side(battlefield="Mountain*4", hand="Borrowed Hours", library="Shock, Forest, Plains*9"),
        side(battlefield="Wind Drake"),
    )
    announce(game, "A", "Borrowed Hours")
    game.resolve()
    assert len(game.table.permissions) == 2
    while game.table.active == 0:
        game.idle()
    assert not game.table.permissions
    assert game.zone("Shock") == "exile"


def test_the_library_whose_top_card_is_seen_and_played_is_that_of_the_deck() -> None:
    """CAS-1.3: castle and reserve stay hidden, and hold nothing that is played from a library."""
    game = castles(
        side("1,1 down Serra Angel", battlefield="House Of Glass, Wide Acres", library="Forest, Plains*9"),
        side("1,1 down Hill Giant", library="Swamp*9"),
    )
    view = engine.view(game.state, 1).view
    assert [card.name for seat in view.seats for card in seat.library] == ["Forest", "Swamp"]
    assert "Serra Angel" not in repr(view)
    game.play("A play_land Forest; A play_land Plains#1")
    assert game.zone("Forest") == "battlefield"
    game.refuses("play_land Plains#2", "CR-305.2")


def test_lands_and_creatures_of_the_graveyard_are_played_as_in_magic() -> None:
    game = castles(
        side(battlefield="Digger Of Old Deeds, Mountain*4", graveyard="Forest, Hill Giant, Shock"), side()
    )
    game.includes("play_land Forest", "cast Hill Giant")
    game.excludes("cast Shock")
    announce(game, "A", "Hill Giant")
    game.resolve()
    assert game.zone("Hill Giant") == "battlefield"


def test_cards_are_set_aside_from_the_hand_as_in_magic() -> None:
    """CAS-4.1: timing is regular, that of special actions, too; castles are not touched."""
    game = castles(
        side("1,1 down Serra Angel", battlefield="Mountain*6", hand="Scheming Outrider", library="Plains*9"),
        side(library="Swamp*9"),
    )
    game.play("A plot Scheming Outrider")
    while game.asked() == "pay_mana":
        game.idle()
    assert game.zone("Scheming Outrider") == "exile"
    game.excludes("cast Scheming Outrider")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    announce(game, "A", "Scheming Outrider")
    game.resolve()
    assert (game.zone("Scheming Outrider"), game.zone("Serra Angel")) == ("battlefield", "castle")


def test_any_mana_pays_for_what_may_be_cast_until_the_next_turn() -> None:
    game = castles(
        side(battlefield="Mountain*5", hand="Borrowed Tools", library="Grizzly Bears, Forest, Plains*9"),
        side("1,1 act Hill Giant"),
    )
    announce(game, "A", "Borrowed Tools")
    game.resolve()
    announce(game, "A", "Grizzly Bears")
    game.resolve()
    assert game.zone("Grizzly Bears") == "battlefield"
    game.end_turn()
    assert game.table.permissions
    game.end_turn()
    assert not game.table.permissions


# Mounts (CR 702.171) ----------------------------------------------------------------------------------------


def test_a_castle_creature_is_tapped_to_saddle_a_mount_outside() -> None:
    """CAS-10.4e: its controller pays a cost with it; with the bonus of its row (CAS-10.6)."""
    game = castles(side("1,2 act Grizzly Bears", battlefield="Plain Strider"), side("1,1 act Grizzly Bears"))
    game.play("A activate Plain Strider / saddle")
    game.resolve()
    assert (game.thing("Plain Strider").saddled, game.thing("Grizzly Bears#1").tapped) == (True, True)
    game.attack(2, "Plain Strider")
    game.resolve()
    assert game.life() == (22, 20)


def test_a_mount_in_a_castle_is_saddled_by_its_own_ability() -> None:
    """CAS-10.4b: it is about itself; what saddles mounts as they enter is not (CAS-10.4)."""
    game = castles(side("1,1 act Plain Strider", battlefield="Hill Giant"), side())
    game.play("A activate Plain Strider / saddle")
    game.resolve()
    assert game.thing("Plain Strider").saddled
    game.end_turn()
    assert not game.thing("Plain Strider").saddled


def test_a_mount_that_becomes_active_is_not_saddled_by_another_permanent() -> None:
    """CAS-9.9, 10.4: the ability triggers and passes it by."""
    game = castles(
        side(battlefield="Wall of Stone, Hill Giant"),
        side("1,1 down Plain Strider", battlefield="Plains*2, Willing Steed"),
    )
    game.attack(1, "Hill Giant")
    game.pass_to("end_combat")
    assert not game.thing("Plain Strider").saddled
    assert game.cards("B", "hand") == []


def test_it_attacks_from_a_castle_while_saddled_where_that_is_agreed() -> None:
    game = castles(
        side("1,1 act Plain Strider", battlefield="Hill Giant"), side(), options={"castle_may_attack": True}
    )
    game.play("A activate Plain Strider / saddle")
    game.resolve()
    game.attack(1, "Plain Strider")
    game.pass_to("main2")
    assert game.life() == (22, 18)
