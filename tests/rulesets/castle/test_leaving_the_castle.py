"""CAS-10.8–10.10: what a castle creature is besides, and how it leaves the castle for good."""

from __future__ import annotations

import pytest

from tests.harness import of_type, scenario
from tests.magic.positions import cast
from tests.rulesets.castle.table import castles, side

# Leaving (CAS-10.9) -----------------------------------------------------------------------------------------


@scenario("CAS-T34", "CAS-10.9 CAS-10.3 CAS-R45")
def test_cas_t34_a_stolen_creature_leaves_the_castle_for_good() -> None:
    game = castles(
        side(battlefield="Island*4, Mountain", hand="Control Magic, Lightning Bolt"),
        side("2,2 act Hill Giant"),
    )
    cast(game, "Control Magic", "Hill Giant")
    found = game.characteristics(game.ref("Hill Giant"))
    assert (found.controller, game.size("Hill Giant")) == (0, (3, 3))
    assert game.castle("B") == {}
    cast(game, "Lightning Bolt", "Hill Giant")
    assert game.cards("B", "graveyard") == ["hill_giant"]


def test_a_stolen_creature_does_not_come_back_into_the_castle() -> None:
    game = castles(
        side(battlefield="Island*4", hand="Control Magic"),
        side("2,2 act Hill Giant", battlefield="Forest*2", hand="Naturalize"),
    )
    cast(game, "Control Magic", "Hill Giant")
    game.play("A pass; B cast Naturalize")
    if game.asked() == "choose_target":
        game.play("B target Control Magic")
    game.all_pass()
    found = game.characteristics(game.ref("Hill Giant"))
    assert (found.controller, game.size("Hill Giant"), game.castle("B")) == (1, (3, 3), {})


def test_a_creature_stolen_until_end_of_turn_leaves_the_castle_too() -> None:
    game = castles(side(battlefield="Mountain*3", hand="Act of Treason"), side("2,3 act Hill Giant"))
    cast(game, "Act of Treason", "Hill Giant")
    assert (game.size("Hill Giant"), game.castle("B")) == ((3, 3), {})
    game.end_turn()
    assert (game.size("Hill Giant"), game.castle("B")) == ((3, 3), {})
    assert game.characteristics(game.ref("Hill Giant")).controller == 1


def test_the_bonus_is_gone_as_soon_as_somebody_else_controls_the_creature() -> None:
    """Also for the next step of the spell that takes it, before anything else has noticed."""
    mine = side(battlefield="Mountain, Wall of Stone", hand="Turncoat's Blow")
    game = castles(mine, side("2,3 act Hill Giant"))
    cast(game, "Turncoat's Blow", "Hill Giant", "Wall of Stone")
    assert game.thing("Wall of Stone").damage == 3


def test_a_bounced_creature_is_summoned_outside() -> None:
    game = castles(
        side(battlefield="Island", hand="Unsummon"),
        side("2,3 act Raging Goblin", battlefield="Mountain"),
    )
    cast(game, "Unsummon", "Raging Goblin")
    assert (game.zone("Raging Goblin"), game.castle("B")) == ("hand", {})
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Raging Goblin")
    game.resolve()
    assert (game.size("Raging Goblin"), game.castle("B")) == ((1, 1), {})


@pytest.mark.parametrize("spell", ["Cloudshift", "Otherworldly Journey"])
def test_a_flickered_creature_returns_outside(spell: str) -> None:
    game = castles(side("2,3 act Hill Giant", battlefield="Plains*2", hand=spell), side())
    cast(game, spell, "Hill Giant")
    game.pass_to("cleanup")
    bonus = 1 if spell == "Otherworldly Journey" else 0
    assert (game.size("Hill Giant"), game.castle("A")) == ((3 + bonus, 3 + bonus), {})


def test_a_creature_that_returned_dies_as_usual() -> None:
    game = castles(
        side("2,3 act Hill Giant", battlefield="Plains, Mountain", hand="Cloudshift, Lightning Bolt"), side()
    )
    cast(game, "Cloudshift", "Hill Giant")
    cast(game, "Lightning Bolt", "Hill Giant")
    assert game.cards("A", "graveyard")[-1] != "cloudshift"
    assert game.zone("Hill Giant") == "graveyard"


# A creature like others (CAS-10.8) --------------------------------------------------------------------------


@scenario("CAS-T35", "CAS-10.4 CAS-10.7 CAS-10.8 CAS-R42")
def test_cas_t35_an_edict_takes_castle_creatures_too() -> None:
    a = side(battlefield="Swamp*2", hand="Diabolic Edict")
    game = castles(a, side("1,1 act Grizzly Bears", battlefield="Savannah Lions"))
    cast(game, "Diabolic Edict", "B")
    game.legal("choose Grizzly Bears", "choose Savannah Lions")
    game.play("B choose Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    game = castles(a, side("1,1 act Grizzly Bears; 1,2 down Hill Giant"))
    cast(game, "Diabolic Edict", "B")
    assert game.zone("Grizzly Bears") == "exile"
    assert game.castle("B") == {"1,2": "down Hill Giant"}
    game = castles(a, side("1,2 down Hill Giant"))
    cast(game, "Diabolic Edict", "B")
    assert game.castle("B") == {"1,2": "down Hill Giant"}


def test_the_legend_rule_looks_into_the_castle_and_out_of_it() -> None:
    game = castles(
        side(
            "1,2 act Isamaru, Hound of Konda",
            battlefield="Plains",
            hand="Isamaru, Hound of Konda",
        )
    )
    game.play("A cast Isamaru, Hound of Konda#2")
    game.resolve()
    assert game.asked() == "keep_legend"
    game.play("A keep Isamaru, Hound of Konda#2")
    assert game.castle("A") == {}
    legends = [thing.zone for thing in game.table.objects.values() if thing.card.startswith("isamaru")]
    assert sorted(legends) == ["battlefield", "exile"]


def test_castle_creatures_count_and_untap_and_are_healed() -> None:
    game = castles(
        side(
            "1,1 act Hill Giant(tapped); 2,1 act Grizzly Bears(1 damage)",
            battlefield="Raging Goblin, Crowded Hall",
        ),
        side(),
        step="end",
        turn=2,
        active=1,
    )
    assert game.size("Raging Goblin") == (1, 2), "three creatures with those of the castle"
    assert game.size("Hill Giant") == (3, 3), "which the effect passes by"
    game.pass_to("upkeep")
    assert not game.thing("Hill Giant").tapped
    assert game.thing("Grizzly Bears").damage == 0


@scenario("CAS-T42", "CAS-10.8 CAS-9.9 CAS-6.4 CAS-5.1 CAS-R51")
def test_cas_t42_a_castle_creature_uses_its_own_abilities() -> None:
    game = castles(
        side("1,1 act Prodigal Sorcerer", library="Plains*8"),
        side(battlefield="Raging Goblin, Grizzly Bears"),
    )
    game.play("A activate Prodigal Sorcerer; A target B")
    game.resolve()
    assert game.life() == (20, 20)
    game = castles(side("1,1 act Prodigal Sorcerer"), side(battlefield="Raging Goblin"))
    game.play("A activate Prodigal Sorcerer; A target Raging Goblin")
    game.resolve()
    assert game.zone("Raging Goblin") == "graveyard"
    game = castles(side("1,1 act Prodigal Sorcerer(sick)"), side(battlefield="Raging Goblin"))
    game.refuses("A activate Prodigal Sorcerer", "CR-302.6")
    game = castles(side(battlefield="Grizzly Bears"), side("1,1 act Prodigal Sorcerer(tapped)"))
    game.attack(1, "Grizzly Bears")
    game.pass_to("end_combat")
    assert game.zone("Prodigal Sorcerer") == "exile", "it has blocked, tapped as it was"


@scenario("CAS-T56", "CAS-R10")
def test_an_opponent_who_controls_it_is_hit_by_nothing_of_it() -> None:
    """CAS-R10: the side effect of what is no creature of one's own any more comes to nothing."""
    mine = side(battlefield="Control Magic(on Juzam Djinn)")
    game = castles(mine, side(battlefield="Juzam Djinn"), step="end", turn=2, active=1)
    game.pass_to("upkeep")
    game.all_pass()
    assert game.life() == (19, 20), "its controller is hit"
    assert not of_type(game.events, "damage_nullified")
