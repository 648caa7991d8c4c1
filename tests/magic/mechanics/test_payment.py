"""Paying: mana abilities, the pool, hybrid symbols, what is paid beside mana (CR 118, 601.2g–h, CORE-R14)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

import engine
from engine.magic.language.mana import Price
from engine.magic.procedures.costs import affordable
from tests.magic.table import side, table


def test_forced_payments_are_silent() -> None:
    game = table(side("Forest*2, Swamp", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    game.legal("pay_tapping Forest#2 for {G}", "pay_tapping Swamp for {B}", "auto_pay")
    game = table(side("Forest*5", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    assert game.asked() == "priority", "Forests are alike"


def test_sources_are_used_in_ascending_order() -> None:
    game = table(side("Swamp, Forest, Island", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears; A pay_tapping Forest for {G}")
    assert game.thing("Island").tapped
    assert not game.thing("Swamp").tapped


def test_a_source_that_differs_is_another_choice() -> None:
    game = table(side("Llanowar Elves, Llanowar Elves(1 +1/+1)", hand="Giant Growth"))
    game.play("A cast Giant Growth; A target Llanowar Elves#1")
    game.legal("pay_tapping Llanowar Elves#1 for {G}", "pay_tapping Llanowar Elves#2 for {G}", "auto_pay")


def test_a_source_that_a_spell_targets_is_another_choice() -> None:
    game = table(side("Llanowar Elves*2, Mountain, Forest", hand="Shock, Giant Growth"))
    game.play("A cast Shock; A target Llanowar Elves#1; A cast Giant Growth; A target Llanowar Elves#1")
    game.includes("pay_tapping Llanowar Elves#1 for {G}", "pay_tapping Llanowar Elves#2 for {G}")


def test_surplus_mana_stays_and_generic_mana_is_chosen() -> None:
    game = table(side("Forest(tapped)", hand="Bonesplitter", mana=["W", "U", "G"]))
    game.play("A cast Bonesplitter")
    game.legal("spend W", "spend U", "spend G", "auto_pay")
    game.play("A spend U")
    assert game.table.seats[0].mana == ["W", "G"]


def test_generic_mana_is_spent_in_ascending_order() -> None:
    game = table(side(hand="Prism", mana=["W", "U", "G"]))
    game.play("A cast Prism")
    game.legal("spend W", "spend U", "auto_pay")
    game.play("A spend U")
    assert game.table.seats[0].mana == ["W"], "what comes after {U} is {G}"


def test_auto_pay_spends_colourless_mana_first() -> None:
    game = table(side("Wastes, Forest*2", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears; A auto_pay")
    assert game.thing("Wastes").tapped
    assert not game.thing("Forest#2").tapped


@pytest.mark.parametrize(
    ("lands", "spell", "number"),
    [
        ("Plains*9, Swamp", "Child of Night", 2),
        ("Swamp, Plains*9", "Child of Night", 2),
        ("Plains*3, Mountain", "Reckless Raider", 2),
        ("Forest*6, Mountain*2", "Orcish Artillery", 3),
        ("Twin Grove*6", "Youthful Knight", 2),
        ("Sun Disc, Forest*3", "Darksteel Myr", 2),
        ("Forest*3, Sun Disc", "Bonesplitter", 1),
    ],
)
def test_no_source_is_used_that_a_payment_can_do_without(lands: str, spell: str, number: int) -> None:
    game = table(side(lands, hand=spell))
    game.play(f"A cast {spell}")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    used = [ref for ref in game.table.battlefield if game.table.objects[ref].tapped]
    assert len(used) == number


def test_a_source_that_a_payment_can_do_without_is_refused() -> None:
    game = table(side("Forest*2, Sun Disc, Swamp", hand="Darksteel Myr"))
    game.play("A cast Darksteel Myr")
    game.legal("pay_tapping Forest#1 for {G}", "pay_tapping Sun Disc for {C}{C}", "auto_pay")
    game.play("A pay_tapping Forest#1 for {G}")
    game.legal("pay_tapping Forest#2 for {G}", "pay_tapping Sun Disc for {C}{C}", "auto_pay")
    game.play("A pay_tapping Forest#2 for {G}")
    assert game.thing("Swamp").tapped, "with the Sun Disc a Forest would not have been needed"
    game = table(side("Plains, Wastes, Dusk Field, Swamp", hand="Child of Night"))
    game.play("A cast Child of Night; A pay_tapping Plains for {W}")
    game.includes("pay_tapping Swamp for {B}")
    game.refuses("pay_tapping Wastes for {C}", "CORE-R14")
    game.refuses("pay_tapping Dusk Field for {W}", "CORE-R14")
    game.refuses("pay_tapping Dusk Field for {G}", "CR-601.2g")
    game.refuses("pay_tapping Plains for {W}", "CR-601.2g")


def test_the_first_reason_is_that_a_source_is_not_needed() -> None:
    game = table(side("Plains, Wastes, Dusk Field, Swamp", hand="Child of Night"))
    game.play("A cast Child of Night; A pay_tapping Plains for {W}")
    swamp = next(one for one in engine.legal_actions(game.state) if hasattr(one, "source"))
    wastes = replace(swamp, source=game.ref("Wastes"))
    assert engine.check(game.state, wastes).rule == "CORE-R14"
    assert engine.check(game.state, replace(swamp, source="o99")).rule == "CR-601.2g"


def test_what_is_used_for_another_source_is_noted_for_the_whole_payment() -> None:
    game = table(side("Signet, Forest, Wastes, Plains, Dusk Field", hand="Paladin en-Vec"))
    game.play("A cast Paladin en-Vec; A pay_tapping Signet for {W}{U}; A pay_tapping Forest for {G}")
    assert game.asked() == "pay_mana"
    payment = game.state.machine.agenda[-1]
    assert [(use.mana, use.cost) for use in payment.uses] == [(["W", "U"], ["1"]), (["G"], [])]
    assert payment.before == []


def test_mana_of_the_pool_makes_sources_needless() -> None:
    game = table(side("Forest, Plains, Swamp", hand="Child of Night", mana=["C"]))
    game.play("A cast Child of Night")
    assert game.thing("Swamp").tapped
    assert not game.thing("Forest").tapped
    assert not game.thing("Plains").tapped


@pytest.mark.parametrize(
    ("sources", "spell", "kept"),
    [
        ("Dusk Field, Swamp, Plains", "Child of Night", "Dusk Field"),
        ("Llanowar Elves, Swamp, Plains", "Child of Night", "Llanowar Elves"),
        ("Swamp, Forest, Plains", "Child of Night", "Plains"),
        ("Spawn Seed, Swamp, Dusk Field", "Child of Night", "Spawn Seed"),
        ("Blood Font, Swamp, Llanowar Elves", "Child of Night", "Blood Font"),
        ("Painful Spring, Swamp, Llanowar Elves", "Child of Night", "Painful Spring"),
        ("Sun Disc, Swamp, Llanowar Elves", "Child of Night", "Sun Disc"),
        ("Prism, Swamp, Plains", "Child of Night", "Prism"),
        ("Signet, Llanowar Elves, Plains", "Youthful Knight", "Signet"),
        ("Sun Disc, Plains, Dusk Field", "Wall of Omens", "Sun Disc"),
        ("Kher Keep, Swamp, Wastes", "Child of Night", "Kher Keep"),
        ("Kher Keep, Swamp, Plains", "Child of Night", "Kher Keep"),
        ("Dusk Field, Swamp, Kher Keep", "Child of Night", "Dusk Field"),
        ("Barren Moor, Swamp, Llanowar Elves", "Child of Night", "Llanowar Elves"),
        ("Archer Elf, Swamp, Llanowar Elves", "Child of Night", "Archer Elf"),
    ],
)
def test_auto_pay_keeps_the_sources_with_more_uses(sources: str, spell: str, kept: str) -> None:
    game = table(side(sources, hand=spell))
    game.play(f"A cast {spell}; A auto_pay")
    assert game.zone(kept) == "battlefield"
    assert not game.thing(kept).tapped


def test_auto_pay_goes_on_from_what_was_chosen() -> None:
    game = table(side("Swamp, Plains*3, Dusk Field, Sun Disc", hand="Gravedigger"))
    game.play("A cast Gravedigger; A pay_tapping Plains#1 for {W}; A auto_pay")
    tapped = [name for name in ("Swamp", "Plains#2", "Dusk Field", "Sun Disc") if game.thing(name).tapped]
    assert tapped == ["Swamp", "Sun Disc"], "the Swamp comes before the Plains, but auto_pay may go back"


def test_one_land_makes_mana_once() -> None:
    game = table(side("Twin Grove", hand="Grizzly Bears"))
    game.refuses("cast Grizzly Bears", "CR-118.3")
    game = table(side("Twin Grove, Mountain", hand="Qasali Pridemage, Grizzly Bears"))
    game.excludes("cast Qasali Pridemage")
    game.play("A cast Grizzly Bears")
    assert game.thing("Twin Grove").tapped


def test_a_land_that_could_be_sacrificed_for_more() -> None:
    game = table(side("Twofold Ruin", hand="Orcish Artillery, Shock"))
    game.excludes("cast Orcish Artillery")
    game = table(side("Twofold Ruin, Mountain", hand="Orcish Artillery"))
    game.play("A cast Orcish Artillery")
    assert game.zone("Twofold Ruin") == "graveyard"


def test_tokens_and_creatures_that_are_sacrificed_for_mana() -> None:
    game = table(side("Spawn Seed(tapped)", hand="Bonesplitter"))
    game.play("A cast Bonesplitter")
    assert game.zone("Spawn Seed") == "graveyard"


def test_sacrificed_sources_are_used_in_ascending_order() -> None:
    game = table(side("Spawn Seed, Grizzly Bears, Spawn Seed(sick), Spawn Seed(tapped)", hand="Prism"))
    game.play("A cast Prism; A pay_tapping Spawn Seed#2 for {C}")
    assert game.asked() == "priority", "only one comes after it"
    assert not game.thing("Spawn Seed").tapped, "the first one stays"
    assert len(game.cards("A", "graveyard")) == 2


def test_mana_that_costs_life() -> None:
    game = table(side("Blood Font*2", hand="Black Knight", life=3))
    game.play("A cast Black Knight")
    assert game.life() == (1, 20)
    game = table(side("Blood Font*2", hand="Black Knight", life=1))
    game.refuses("cast Black Knight", "CR-118.3")


def test_a_mana_ability_does_all_that_it_says() -> None:
    game = table(side("Painful Spring", hand="Unsummon"), side("Grizzly Bears"))
    game.play("A cast Unsummon")
    assert game.life() == (19, 20)
    game.resolve()
    assert game.zone("Grizzly Bears") == "hand"


def test_a_mana_ability_that_costs_mana() -> None:
    game = table(side("Chromatic Star, Forest", hand="Shock"), side("Grizzly Bears"))
    game.play("A cast Shock; A target Grizzly Bears")
    assert game.zone("Chromatic Star") == "graveyard"
    assert game.thing("Forest").tapped
    game.all_pass()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert len(game.table.seats[0].hand) == 1, "Chromatic Star went to the graveyard: draw a card"


def test_a_mana_ability_that_costs_mana_needs_that_mana() -> None:
    game = table(side("Prism", hand="Shock"))
    game.legal("pass")
    game = table(side("Prism, Mountain(tapped)", hand="Shock"))
    game.legal("pass")


def test_a_mana_ability_that_costs_mana_is_used_with_priority() -> None:
    game = table(side("Prism, Forest"))
    game.play("A tap Prism for {R}")
    assert game.table.seats[0].mana == ["R"]
    assert game.thing("Prism").tapped
    assert game.thing("Forest").tapped


@pytest.mark.parametrize("mana", ["{W}{W}", "{W}{U}", "{C}"])
def test_a_choice_among_several_symbols(mana: str) -> None:
    game = table(side("Filter Prism, Forest"))
    game.play(f"A tap Filter Prism for {mana}")
    assert "".join(f"{{{kind}}}" for kind in game.table.seats[0].mana) == mana
    game = table(side("Filter Prism, Forest"))
    game.refuses("tap Filter Prism for {U}{U}")


def test_what_a_payment_still_needs_is_left_to_it() -> None:
    """Prism's {1} may come from the Mountain only: the Island has to pay {U}."""
    game = table(side("Island, Mountain, Prism", hand="Boomerang"), side("Grizzly Bears"))
    game.play("A cast Boomerang; A target Grizzly Bears")
    game.play("A pay_tapping Island for {U}")
    assert all(game.thing(name).tapped for name in ("Island", "Mountain", "Prism"))
    game.resolve()
    assert game.zone("Grizzly Bears") == "hand"


def test_a_chain_of_sources_that_cost_mana() -> None:
    game = table(side("Signet, Prism, Forest", hand="Boros Swiftblade"))
    game.play("A cast Boros Swiftblade")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.resolve()
    assert game.zone("Boros Swiftblade") == "battlefield"
    game = table(side("Signet, Prism", hand="Boros Swiftblade"))
    game.excludes("cast Boros Swiftblade")


def test_an_ability_that_taps_its_source_leaves_it_upright() -> None:
    game = table(side("Meditant, Forest"))
    game.play("A activate Meditant / 1")
    assert game.thing("Forest").tapped
    game = table(side("Meditant"))
    game.refuses("activate Meditant / 1", "CR-118.3")


def test_creatures_to_be_tapped_are_not_tapped_for_mana() -> None:
    game = table(side("Herder, Llanowar Elves"))
    game.play("A activate Herder")
    assert game.thing("Llanowar Elves").tapped, "for mana: Herder itself pays the rest"
    assert game.thing("Herder").tapped
    game = table(side("Herder(tapped), Llanowar Elves"))
    game.refuses("activate Herder", "CR-118.3")


def test_what_is_picked_for_one_part_of_a_cost_leaves_enough_for_the_others() -> None:
    """A creature is sacrificed, and another one, untapped, is tapped."""
    game = table(side("Swamp, Grizzly Bears(tapped), Hill Giant", hand="March of Debts"))
    game.play("A cast March of Debts")
    assert game.zone("Grizzly Bears") == "graveyard", "with the Giant sacrificed, nothing could be tapped"
    assert game.thing("Hill Giant").tapped
    game = table(side("Swamp, Grizzly Bears(tapped), Hill Giant, Wind Drake", hand="March of Debts"))
    game.play("A cast March of Debts")
    game.legal("pay_with Grizzly Bears", "pay_with Hill Giant", "pay_with Wind Drake")
    game.play("A pay_with Hill Giant")
    assert game.thing("Wind Drake").tapped
    game = table(side("Swamp, Hill Giant", hand="March of Debts"))
    game.refuses("A cast March of Debts", "CR-118.3")


def test_whether_discarding_is_asked_about_depends_on_the_size_of_the_hand_alone() -> None:
    """CORE-R16: that nothing is asked after the second card would tell which one it was."""
    game = table(side("Swamp", hand="Double Offering, Shock, Boomerang, Forest"))
    game.play("A cast Double Offering; A pay_with Boomerang")
    game.legal("pay_with Forest")
    game.play("A pay_with Forest")
    assert set(game.cards("A", "graveyard")) == {"boomerang", "forest"}


def test_several_things_are_paid_for_one_spell() -> None:
    game = table(side("Swamp, Grizzly Bears, Hill Giant", hand="Reaper's Due, Shock, Boomerang"))
    game.play("A cast Reaper's Due")
    game.legal("pay_with Grizzly Bears", "pay_with Hill Giant")
    game.play("A pay_with Hill Giant")
    game.legal("pay_with Shock", "pay_with Boomerang")
    game.play("A pay_with Boomerang")
    assert set(game.cards("A", "graveyard")) == {"hill_giant", "boomerang"}


def test_a_discard_that_the_number_of_cards_forces_is_silent() -> None:
    game = table(side("Swamp, Grizzly Bears", hand="Reaper's Due, Shock"))
    game.play("A cast Reaper's Due")
    assert game.zone("Shock") == "graveyard"
    game = table(side("Swamp, Grizzly Bears", hand="Reaper's Due"))
    game.refuses("cast Reaper's Due", "CR-118.3")


def test_two_prices_are_paid_with_different_objects() -> None:
    game = table(side("Swamp, Grizzly Bears, Hill Giant", hand="Double Feast"))
    game.play("A cast Double Feast with kicker")
    assert set(game.cards("A", "graveyard")) == {"grizzly_bears", "hill_giant"}
    game = table(side("Swamp, Grizzly Bears", hand="Double Feast"))
    game.refuses("cast Double Feast with kicker", "CR-118.3")
    game.includes("cast Double Feast")
    game = table(side("Swamp, Grizzly Bears*2, Hill Giant", hand="Double Feast"))
    game.play("A cast Double Feast with kicker; A pay_with Grizzly Bears#1")
    game.legal("pay_with Grizzly Bears#2", "pay_with Hill Giant")


def test_phyrexian_mana_asked_for_on_resolution() -> None:
    game = table(
        side("Forest, Plains", hand="Giant Growth", life=2),
        side("Grizzly Bears, Island*2", hand="Phyrexian Toll"),
    )
    game.play("A cast Giant Growth; A pass; B cast Phyrexian Toll; B pass; A pass; A accept")
    game.legal("half W", "half P")
    game.play("A half W")
    assert game.thing("Plains").tapped
    game = table(
        side("Forest", hand="Giant Growth", life=2), side("Grizzly Bears, Island*2", hand="Phyrexian Toll")
    )
    game.play("A cast Giant Growth; A pass; B cast Phyrexian Toll; B pass; A pass; A accept")
    assert game.over().winner == 1, "two life was all that could pay"


def test_a_sacrifice_on_resolution_is_known_to_the_steps_after_it() -> None:
    game = table(side("Swamp, Hill Giant, Grizzly Bears", hand="Offering"))
    game.play("A cast Offering; A pass; B pass; A accept; A pay_with Hill Giant")
    assert game.life() == (23, 20)
    game = table(side("Swamp", hand="Offering"))
    game.play("A cast Offering; A pass; B pass")
    assert len(game.table.seats[0].hand) == 1


def test_a_nested_payment_inside_a_resolution() -> None:
    game = table(
        side("Forest*3, Prism*2", hand="Giant Growth"),
        side("Grizzly Bears, Island*2", hand="Mana Leak"),
    )
    game.play("A cast Giant Growth")
    while game.asked() == "pay_mana":
        game.play("A pay_tapping Forest#1 for {G}")
    game.play("A pass; B cast Mana Leak; B pass; A pass")
    assert game.asked() == "priority", "two Forests and Prisms make no {3}"
    assert game.zone("Giant Growth") == "graveyard"


@pytest.mark.parametrize(("life", "able"), [(3, False), (4, True)])
def test_the_life_of_a_price_does_not_pay_for_a_symbol_as_well(life: int, able: bool) -> None:
    game = table(side("Putrid Leech", life=life))
    assert affordable(game.state, 0, game.ref("Putrid Leech"), ("G/P",), (Price(life=2),)) == able
