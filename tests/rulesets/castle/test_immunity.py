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
