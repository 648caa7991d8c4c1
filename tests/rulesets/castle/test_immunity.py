"""CAS-10.4 in play: effects that have not targeted a castle creature pass it by."""

from __future__ import annotations

from tests.harness import scenario
from tests.magic.positions import announce
from tests.rulesets.castle.table import castles, side


@scenario("CAS-T23", "CAS-10.4")
def test_cas_t23_wrath() -> None:
    game = castles(
        side(battlefield="Plains*4, Savannah Lions", hand="Wrath of God"),
        side("1,1 act Grizzly Bears; 2,1 down Craw Wurm", battlefield="Hill Giant"),
    )
    announce(game, "A", "Wrath of God")
    game.resolve()
    assert (game.zone("Hill Giant"), game.zone("Savannah Lions")) == ("graveyard", "graveyard")
    assert game.castle("B") == {"1,1": "act Grizzly Bears", "2,1": "down Craw Wurm"}


@scenario("CAS-T24", "CAS-10.4")
def test_cas_t24_crusade() -> None:
    game = castles(side(), side("1,1 act White Knight", battlefield="Crusade, Savannah Lions"))
    assert (game.size("Savannah Lions"), game.size("White Knight")) == ((3, 2), (2, 2))


@scenario("CAS-T33", "CAS-10.7 CAS-5.3 CAS-R13 CAS-R39")
def test_cas_t33_what_triggers_on_dying_triggers() -> None:
    for option, life in (("allowed", (21, 19)), ("zero", (21, 20))):
        game = castles(
            side(battlefield="Hill Giant, Blood Artist"),
            side("1,1 act Grizzly Bears"),
            options={"life_loss_by_opponent": option},
        )
        game.attack(1, "Hill Giant")
        while game.asked() != "choose_target":
            game.idle()
        assert game.zone("Grizzly Bears") == "exile"
        game.play("A target B")
        game.all_pass()
        assert game.life() == life


def test_cas_t43_a_pacified_creature_blocks() -> None:
    mine = side(battlefield="Plains*2, Grizzly Bears", hand="Pacifism")
    game = castles(mine, side("1,1 act Hill Giant"))
    announce(game, "A", "Pacifism", "Hill Giant")
    game.resolve()
    game.attack(1, "Grizzly Bears")
    game.pass_to("main2")
    assert (game.zone("Grizzly Bears"), game.zone("Hill Giant")) == ("graveyard", "battlefield")


@scenario("CAS-T44", "CAS-10.4 CAS-R44")
def test_cas_t44_a_basilisk_destroys_nobody_whom_it_has_not_targeted() -> None:
    game = castles(side(battlefield="Drowsy Basilisk"), side("1,1 act Hill Giant"))
    game.attack(1, "Drowsy Basilisk")
    game.pass_to("cleanup")
    assert (game.zone("Drowsy Basilisk"), game.zone("Hill Giant")) == ("battlefield", "battlefield")


def test_deathtouch_and_wither_are_rules_about_damage() -> None:
    """CAS-R44."""
    game = castles(side(battlefield="Typhoid Rats"), side("1,3 act Hill Giant"))
    game.attack(1, "Typhoid Rats")
    game.pass_to("main2")
    assert game.zone("Hill Giant") == "exile"


def test_a_trigger_of_another_permanent_about_the_creature_passes_it_by() -> None:
    """Vraska's counter is for what has dealt damage."""
    vraska = "Vraska, Swarm's Eminence(5 loyalty)"
    for one, size in (
        (side(battlefield=f"{vraska}, Typhoid Rats"), (2, 2)),
        (side("1,1 act Typhoid Rats", battlefield=vraska), (1, 1)),
    ):
        game = castles(one, options={"castle_may_attack": True})
        game.attack(1, "Typhoid Rats")
        game.pass_to("main2")
        assert (game.life(), game.size("Typhoid Rats")) == ((20, 19), size)


# What an effect says of a class (CAS-R56) -------------------------------------------------------------------


@scenario("CAS-T59", "CAS-R56 CAS-10.4 CAS-10.5")
def test_what_a_creature_does_for_its_class_it_does_for_itself() -> None:
    """CAS-R56: the others of the class that stand in a castle are passed by, in both castles."""
    game = castles(
        side("2,1 act Hill Giant"),
        side("1,1 act March Leader; 1,2 act Hill Giant", battlefield="Savannah Lions"),
    )
    assert game.size("March Leader") == (2, 2)
    assert (game.size("Savannah Lions"), game.size("Hill Giant#1"), game.size("Hill Giant#2")) == (
        (3, 2),
        (3, 3),
        (4, 4),
    )


def test_what_a_creature_deals_to_each_creature_it_deals_to_itself() -> None:
    """CAS-R56."""
    game = castles(
        side("1,1 act Ember Breather; 2,1 act Hill Giant", battlefield="Mountain, Craw Wurm"),
        side("1,1 act Serra Angel", battlefield="Wall of Stone"),
    )
    game.play("A activate Ember Breather")
    game.resolve()
    damage = {
        name: game.thing(name).damage
        for name in ("Ember Breather", "Hill Giant", "Craw Wurm", "Serra Angel", "Wall of Stone")
    }
    assert damage == {
        "Ember Breather": 1,
        "Hill Giant": 0,
        "Craw Wurm": 1,
        "Serra Angel": 0,
        "Wall of Stone": 1,
    }


def test_the_same_ability_outside_passes_the_whole_castle_by() -> None:
    """CAS-R56 is about the creature whose ability it is: another one of the same name is no exception."""
    game = castles(
        side("1,1 act Ember Breather", battlefield="Mountain, Ember Breather, March Leader"),
        side("1,1 act March Leader"),
    )
    assert (game.size("Ember Breather#1"), game.size("Ember Breather#2")) == ((2, 4), (1, 3))
    game.play("A activate Ember Breather#1")
    game.resolve()
    assert (game.thing("Ember Breather#1").damage, game.thing("Ember Breather#2").damage) == (1, 0)
    assert game.thing("March Leader#2").damage == 0


# Choosing without a target (CAS-R58) ------------------------------------------------------------------------


@scenario("CAS-T60", "CAS-R58")
def test_an_instruction_without_a_target_may_choose_a_castle_creature_for_nothing() -> None:
    """CAS-R58: it stays, though something else that would have moved could be chosen."""
    game = castles(
        side("1,1 act Hill Giant", battlefield="Plains*2", hand="Kor Skyfisher"),
        side("1,1 act Serra Angel"),
    )
    game.play("A cast Kor Skyfisher")
    while game.asked() != "choose_objects":
        game.idle()
    game.legal("choose Hill Giant", "choose Kor Skyfisher", "choose Plains#1", "choose Plains#2")
    game.play("A choose Hill Giant")
    assert game.castle("A") == {"1,1": "act Hill Giant"}
    assert (game.zone("Kor Skyfisher"), game.table.seats[0].hand) == ("battlefield", [])


def test_what_is_not_chosen_stays_too() -> None:
    """CAS-R58: the player chooses freely."""
    game = castles(
        side("1,1 act Hill Giant", battlefield="Plains*2", hand="Kor Skyfisher"), side("1,1 act Serra Angel")
    )
    game.play("A cast Kor Skyfisher")
    while game.asked() != "choose_objects":
        game.idle()
    game.play("A choose Plains#1")
    assert game.castle("A") == {"1,1": "act Hill Giant"}
    assert len(game.table.seats[game.SEATS["A"]].hand) == 1


def test_chosen_to_be_sacrificed_a_castle_creature_goes() -> None:
    """CAS-R58: what the player sacrifices is the player's deed (CAS-10.4e), by a cost and by an effect."""
    game = castles(
        side(battlefield="Swamp*2", hand="Diabolic Edict"),
        side("1,1 act Hill Giant", battlefield="Savannah Lions"),
    )
    announce(game, "A", "Diabolic Edict", "B")
    game.resolve()
    game.legal("choose Hill Giant", "choose Savannah Lions")
    game.play("B choose Hill Giant")
    assert game.zone("Hill Giant") == "exile"


def test_what_holds_for_creatures_that_come_later_passes_castle_creatures_by() -> None:
    """CR 611.2c: no creature can block this turn, also one that A summons later; not the active creatures of
    the castle, nor one that is activated afterwards."""
    game = castles(
        side(battlefield="Mountain, Forest*2, Hill Giant", hand="Narrow Pass, Ashcoat Bear"),
        side("2,1 act Grizzly Bears; 1,1 down Llanowar Elves", battlefield="Forest"),
    )
    announce(game, "A", "Narrow Pass")
    game.resolve()
    announce(game, "A", "Ashcoat Bear")
    game.resolve()
    game.attack(1, "Hill Giant")
    game.reveal()
    assert game.castle("B") == {"1,1": "act Llanowar Elves", "2,1": "act Grizzly Bears"}
    held = {name: len(game.characteristics(game.ref(name)).cant) for name in ("Hill Giant", "Ashcoat Bear")}
    assert held == {"Hill Giant": 1, "Ashcoat Bear": 1}
    for name in ("Grizzly Bears", "Llanowar Elves"):
        assert game.characteristics(game.ref(name)).cant == ()
