"""Answers, targets that are gone, costs that stay paid (CR 115, 601, 608, 702)."""

from __future__ import annotations

import pytest

from tests.magic.positions import announce, cast
from tests.magic.table import side, table


@pytest.mark.parametrize(("answer", "zone"), [(True, "battlefield"), (False, "graveyard")])
def test_growth_saves_only_before_the_lightning_strikes(answer: bool, zone: str) -> None:
    """CR 608.1, 704.5g: last in, first out; a creature that is dead is not grown any more."""
    game = table(side("Mountain", hand="Lightning Bolt"), side("Grizzly Bears, Forest", hand="Giant Growth"))
    announce(game, "A", "Lightning Bolt", "Grizzly Bears")
    if answer:
        game.play("A pass")
        announce(game, "B", "Giant Growth", "Grizzly Bears")
        game.resolve()
    game.resolve()
    assert game.zone("Grizzly Bears") == zone


def test_growth_in_answer_to_growth_is_struck_between_them() -> None:
    """CR 608.2b: the bolt resolves above the growth, which then has no legal target."""
    game = table(side("Forest, Grizzly Bears", hand="Giant Growth"), side("Mountain", hand="Shock"))
    announce(game, "A", "Giant Growth", "Grizzly Bears")
    game.play("A pass")
    announce(game, "B", "Shock", "Grizzly Bears")
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"
    game.resolve()
    assert game.zone("Giant Growth") == "graveyard"


def test_what_was_flung_stays_flung() -> None:
    """CR 601.2h, 701.6a: costs of a countered spell stay paid."""
    game = table(side("Mountain*2, Hill Giant", hand="Fling"), side("Island*2", hand="Counterspell"))
    announce(game, "A", "Fling", "B")
    assert game.zone("Hill Giant") == "graveyard"
    game.play("A pass; B cast Counterspell")
    game.resolve()
    game.all_pass()
    assert game.life() == (20, 20)


def test_a_grown_creature_is_flung_with_all_its_power() -> None:
    """CR 608.2h: its power is what it last was on the battlefield."""
    game = table(side("Mountain*2, Forest, Grizzly Bears", hand="Fling, Giant Growth"))
    cast(game, "Giant Growth", "Grizzly Bears")
    cast(game, "Fling", "B")
    assert game.life() == (20, 15)


def test_a_weakened_creature_leaves_nothing_for_its_owner() -> None:
    """CR 107.1b: a negative power is 0 where life is gained; 608.2h: it is the last one."""
    game = table(
        side("Plains*4, Island*4", hand="Swords to Plowshares, Befuddle"), side("Wall of Omens, Hill Giant")
    )
    cast(game, "Befuddle", "Hill Giant")
    assert game.size("Hill Giant") == (-1, 3)
    cast(game, "Swords to Plowshares", "Hill Giant")
    assert game.life() == (20, 20)


def test_a_flashback_that_is_countered_is_exiled() -> None:
    """CR 702.34a: it would go anywhere else, so it is exiled instead."""
    game = table(side("Mountain*5", graveyard="Firebolt"), side("Island*2", hand="Counterspell"))
    game.play("A cast Firebolt with flashback; A target B; A pass; B cast Counterspell")
    game.resolve()
    assert game.zone("Firebolt") == "exile"
    assert game.life() == (20, 20)


def test_a_bought_back_spell_that_is_countered_does_not_return() -> None:
    """CR 702.27a: it returns as it resolves; countered, it never does."""
    game = table(side("Swamp*7", hand="Evincar's Justice"), side("Island*2", hand="Counterspell"))
    game.play("A cast Evincar's Justice with buyback; A pass; B cast Counterspell")
    game.resolve()
    assert game.zone("Evincar's Justice") == "graveyard"


def test_a_shift_in_the_clouds_is_another_creature() -> None:
    """CR 400.7: the doom has lost its target; Auras and counters stay behind."""
    game = table(
        side("Plains, Grizzly Bears(1 +1/+1), Rancor(on Grizzly Bears)", hand="Cloudshift"),
        side("Swamp*2", hand="Doom Blade"),
        active=1,
        turn=4,
    )
    announce(game, "B", "Doom Blade", "Grizzly Bears")
    game.play("B pass")
    announce(game, "A", "Cloudshift", "Grizzly Bears")
    game.resolve()
    game.all_pass()
    assert game.zone("Grizzly Bears") == "battlefield"
    assert game.size("Grizzly Bears") == (2, 2)
    assert game.zone("Rancor") == "hand", "it died, and came back"


def test_a_borrowed_creature_that_shifts_stays() -> None:
    """CR 400.7, 611.2c: it enters under the control of whoever shifted it, and no effect ends that."""
    game = table(side("Mountain*3, Plains*4", hand="Act of Treason, Cloudshift"), side("Serra Angel"))
    cast(game, "Act of Treason", "Serra Angel")
    cast(game, "Cloudshift", "Serra Angel")
    game.end_turn()
    angel = game.characteristics(game.ref("Serra Angel"))
    assert (angel.controller, game.thing("Serra Angel").owner) == (0, 1)


def test_a_borrowed_creature_is_reaped() -> None:
    """CR 701.21a: its controller sacrifices it; it goes to its owner's graveyard (400.3)."""
    game = table(side("Mountain*3, Swamp*5", hand="Act of Treason, Altar's Reap"), side("Serra Angel"))
    cast(game, "Act of Treason", "Serra Angel")
    cast(game, "Altar's Reap")
    assert game.cards("B", "graveyard") == ["serra_angel"]
    assert len(game.cards("A", "hand")) == 2


def test_one_of_two_targets_is_gone() -> None:
    """CR 608.2b, 601.2d: the other gets what was divided for it, and the card is drawn."""
    game = table(
        side("Island*2, Mountain", hand="Electrolyze"),
        side("Llanowar Elves, Faerie Seer, Plains", hand="Cloudshift"),
    )
    game.play("A cast Electrolyze; A target Llanowar Elves; A target Faerie Seer")
    game.play("A pass")
    announce(game, "B", "Cloudshift", "Llanowar Elves")
    game.resolve()
    game.resolve()
    assert game.zone("Llanowar Elves") == "battlefield"
    assert game.zone("Faerie Seer") == "graveyard"
    assert len(game.cards("A", "hand")) == 1


def test_x_counts_on_the_stack() -> None:
    """CR 202.3e: an Earthquake for 3 has mana value 4 there, one for 2 has 3."""
    for lands, x, stroke in ((4, 3, True), (3, 2, False)):
        game = table(side(f"Mountain*{lands}", hand="Earthquake"), side("Island*2", hand="Disdainful Stroke"))
        game.play(f"A cast Earthquake; A x {x}; A pass")
        if stroke:
            game.includes("cast Disdainful Stroke")
        else:
            game.refuses("cast Disdainful Stroke", "CR-601.2c")


def test_an_evoked_drifter_that_shifts_in_time_stays_and_draws_again() -> None:
    """CR 702.74a, 400.7: the trigger sacrifices an object that is no longer there."""
    game = table(side("Island*3, Plains*4", hand="Mulldrifter, Cloudshift", library="Wastes*8"))
    announce(game, "A", "Mulldrifter with evoke")
    game.resolve()
    while game.asked() == "order_triggers":
        game.play("A place 0")
    announce(game, "A", "Cloudshift", "Mulldrifter")
    game.resolve()
    game.all_pass()
    assert game.zone("Mulldrifter") == "battlefield"
    assert len(game.cards("A", "hand")) == 4


def test_a_journey_that_ends_before_it_begins_is_for_ever() -> None:
    """CR 603.6, 607.2a: the second ability finds nothing exiled, and the first one exiles for good."""
    game = table(side("Plains*2", hand="Journey to Nowhere"), side("Hill Giant, Forest*2", hand="Naturalize"))
    game.play("A cast Journey to Nowhere; A pass; B pass")
    if game.asked() == "choose_target":
        game.play("A target Hill Giant")
    game.play("A pass")
    announce(game, "B", "Naturalize", "Journey to Nowhere")
    game.resolve()
    game.all_pass()
    assert game.zone("Hill Giant") == "exile"


def test_an_illusion_breaks_at_a_touch() -> None:
    """CR 115.1: Equip targets and breaks it; a quake that touches all does not."""
    game = table(side("Bonesplitter, Phantasmal Bear, Wastes"))
    game.play("A activate Bonesplitter / equip")
    game.all_pass()
    assert game.zone("Phantasmal Bear") == "graveyard"
    assert game.thing("Bonesplitter").attached_to is None
    game = table(side("Mountain*2", hand="Earthquake"), side("Phantasmal Bear(1 +1/+1)"))
    game.play("A cast Earthquake; A x 1; A pass; B pass")
    assert game.zone("Phantasmal Bear") == "battlefield"


def test_vines_undo_a_target_but_not_what_hangs_already() -> None:
    """CR 702.11, 704.5m, 608.2b: an Aura needs to be able to enchant, not to target."""
    game = table(
        side("Swamp*2", hand="Terror"),
        side("Grizzly Bears, Forest*2", hand="Vines of Vastwood"),
    )
    announce(game, "A", "Terror", "Grizzly Bears")
    game.play("A pass; B cast Vines of Vastwood with kicker")
    if game.asked() == "choose_target":
        game.play("B target Grizzly Bears")
    game.resolve()
    assert game.size("Grizzly Bears") == (6, 6)
    game.resolve()
    assert game.zone("Grizzly Bears") == "battlefield"
    game = table(side("Pacifism(on Grizzly Bears)"), side("Grizzly Bears, Forest", hand="Vines of Vastwood"))
    game.play("A pass")
    announce(game, "B", "Vines of Vastwood", "Grizzly Bears")
    game.resolve()
    assert game.zone("Pacifism") == "battlefield"


def test_protection_shakes_off_what_has_the_color() -> None:
    """CR 702.16c, 704.5m: a white Aura falls off, a colorless Equipment stays, the white spell that gave it
    has done its work."""
    game = table(
        side("Plains, Grizzly Bears, Bonesplitter(on Grizzly Bears)", hand="Gods Willing"),
        side("Pacifism(on Grizzly Bears)"),
    )
    game.play("A cast Gods Willing; A pass; B pass; A color W")
    while game.asked() == "sort":
        game.play("A keep_on_top")
    assert game.zone("Pacifism") == "graveyard"
    assert game.thing("Bonesplitter").attached_to == game.ref("Grizzly Bears")


def test_a_shield_for_a_player_is_no_shield_from_what_does_not_target() -> None:
    """CR 702.11b: Teyo's controller cannot be chosen by opponents, but is burnt with everybody else."""
    game = table(
        side("Mountain*4, Guttersnipe", hand="Lightning Bolt, Earthquake"),
        side("Teyo, the Shieldmage(5 loyalty), Grizzly Bears"),
    )
    game.play("A cast Lightning Bolt")
    game.excludes("target B")
    game.play("A target Grizzly Bears")
    game.all_pass()
    assert game.life() == (20, 18), "the Guttersnipe targets nobody"


def test_a_relic_takes_what_a_digger_digs_for() -> None:
    """CR 608.2b: the card is no longer in the graveyard that it was chosen in."""
    game = table(
        side("Swamp*4", hand="Gravedigger", graveyard="Hill Giant"), side("Relic of Progenitus, Wastes*2")
    )
    game.play("A cast Gravedigger; A pass; B pass")
    if game.asked() == "choose_target":
        game.play("A target Hill Giant")
    game.play("A pass; B activate Relic of Progenitus / 1")
    game.resolve()
    game.all_pass()
    assert game.cards("A", "hand") == []
    assert game.zone("Hill Giant") == "exile"


def test_a_star_is_sacrificed_while_the_spell_is_paid_for() -> None:
    """CR 605.3b, 603.3: the mana is there at once, the card is drawn after the spell has been cast."""
    game = table(side("Chromatic Star, Wastes", hand="Shock", library="Forest*2"))
    game.play("A cast Shock; A target B")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    assert [item.id in game.table.objects for item in game.table.stack] == [True, False]
    game.all_pass()
    assert game.cards("A", "hand") == ["forest"]
    assert game.life() == (20, 18)
