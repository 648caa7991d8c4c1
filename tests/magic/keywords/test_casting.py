"""Keywords about casting: when, from where, for how much, and what it does beside (CR 702)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.table import side, table

# Flash (CR 702.8) -----------------------------------------------------------------------------------------


def test_flash_lets_cast_whenever_one_has_priority() -> None:
    game = table(side(), side("Forest*2", hand="Ashcoat Bear"), step="upkeep")
    game.play("A pass; B cast Ashcoat Bear; B pass; A pass")
    assert game.zone("Ashcoat Bear") == "battlefield"


def test_without_flash_a_creature_waits_for_the_main_phase() -> None:
    game = table(side(), side("Forest*2", hand="Grizzly Bears"), step="upkeep")
    game.play("A pass")
    game.refuses("cast Grizzly Bears", "CR-307.1")


# Cycling (CR 702.29) --------------------------------------------------------------------------------------


def test_cycling_from_the_hand() -> None:
    game = table(side("Island", hand="Striped Riverwinder"))
    game.play("A activate Striped Riverwinder / cycling")
    assert game.zone("Striped Riverwinder") == "graveyard", "discarding is the cost"
    game.resolve()
    assert len(game.table.seats[0].hand) == 1


def test_cycling_works_in_the_hand_only() -> None:
    game = table(side("Island, Striped Riverwinder", graveyard="Striped Riverwinder"))
    game.legal("tap Island for {U}", "pass")


def test_cycling_is_possible_in_response() -> None:
    game = table(side("Swamp", hand="Disfigure"), side("Grizzly Bears, Island", hand="Striped Riverwinder"))
    game.play("A cast Disfigure; A pass; B activate Striped Riverwinder / cycling")
    assert len(game.table.stack) == 2


# Typecycling (CR 702.29e) -----------------------------------------------------------------------------------


def test_typecycling_finds_a_land_of_the_type() -> None:
    """A land with two types is of either."""
    library = "Dual Swamp, Forest, Swamp, Shock"
    game = table(side("Mountain*2, Cycle Watcher", hand="Swamp Seeker", library=library))
    game.play("A activate Swamp Seeker / typecycling")
    assert game.zone("Swamp Seeker") == "graveyard", "discarding is the cost"
    game.play("A place 0")
    assert len(game.table.stack) == 3, "what speaks of cycling means it, too (CR 702.29f)"
    game.resolve()
    game.resolve()
    assert game.life() == (24, 20)
    game.resolve()
    game.legal("choose Dual Swamp", "choose Swamp", "done")
    game.play("A choose Dual Swamp")
    assert game.cards("A", "hand") == [game.thing("Dual Swamp").card]


def test_typecycling_may_fail_to_find() -> None:
    game = table(side("Mountain*2", hand="Swamp Seeker", library="Swamp, Shock"))
    game.play("A activate Swamp Seeker / typecycling")
    game.resolve()
    game.resolve()
    game.play("A done")
    assert not game.table.seats[0].hand


def test_when_a_card_is_cycled_it_speaks_from_where_it_went() -> None:
    """CR 702.29c: its own ability is put onto the stack above the search."""
    game = table(side("Mountain", hand="Tusked Digger", library="Forest, Shock"), side("Cycle Watcher"))
    game.play("A activate Tusked Digger / typecycling; A target B")
    assert len(game.table.stack) == 2
    game.resolve()
    assert game.life() == (20, 19)
    game.resolve()
    game.play("A choose Forest")
    assert game.cards("A", "hand") == ["forest"]


def test_basic_landcycling_finds_basic_lands_alone() -> None:
    library = "Dual Swamp, Forest, Swamp, Shock"
    game = table(side("Mountain", hand="Tusked Digger", library=library))
    game.play("A activate Tusked Digger / typecycling; A target B")
    game.resolve()
    game.resolve()
    game.legal("choose Forest", "choose Swamp", "done")


def test_what_speaks_of_its_own_cycling_is_silent_when_another_card_is_cycled() -> None:
    game = table(side("Mountain*2, Swamp Seeker", hand="Swamp Seeker"))
    game.play("A activate Swamp Seeker#2 / typecycling")
    assert len(game.table.stack) == 2
    game = table(side("Island, Swamp Seeker", hand="Striped Riverwinder"))
    game.play("A activate Striped Riverwinder / cycling")
    assert len(game.table.stack) == 1


# Kicker (CR 702.33) ---------------------------------------------------------------------------------------


def test_kicker_is_remembered_by_the_permanent() -> None:
    game = table(side("Forest*3", hand="Kicked Cub"))
    game.play("A cast Kicked Cub with kicker")
    game.all_pass()
    assert game.size("Kicked Cub") == (3, 3)
    assert len(game.table.seats[0].hand) == 1


def test_without_kicker_nothing_is_added() -> None:
    game = table(side("Forest*3", hand="Kicked Cub"))
    game.play("A cast Kicked Cub")
    game.all_pass()
    assert game.size("Kicked Cub") == (1, 1)
    assert not game.table.seats[0].hand


def test_kicker_that_is_no_mana() -> None:
    game = table(side("Forest, Grizzly Bears, Hill Giant", hand="Costly Snack"))
    game.play("A cast Costly Snack with kicker; A pay_with Hill Giant")
    game.resolve()
    assert game.life() == (21, 20)
    assert len(game.table.seats[0].hand) == 2


def test_kicker_that_cannot_be_paid_is_not_offered() -> None:
    game = table(side("Forest", hand="Costly Snack"))
    game.legal("cast Costly Snack", "tap Forest for {G}", "pass")


# Flashback (CR 702.34) ------------------------------------------------------------------------------------


def test_flashback_casts_from_the_graveyard_and_exiles() -> None:
    game = table(side("Plains*2", graveyard="Healing Echo"))
    game.play("A cast Healing Echo with flashback")
    game.resolve()
    assert game.life() == (22, 20)
    assert game.zone("Healing Echo") == "exile"


def test_flashback_exiles_a_spell_that_is_countered() -> None:
    game = table(side("Plains*2", graveyard="Healing Echo"), side("Island*2", hand="Counterspell"))
    game.play("A cast Healing Echo with flashback; A pass; B cast Counterspell")
    game.resolve()
    assert game.zone("Healing Echo") == "exile"
    assert game.life() == (20, 20)


def test_cast_from_the_hand_it_goes_to_the_graveyard() -> None:
    game = table(side("Plains*3", hand="Healing Echo"))
    game.play("A cast Healing Echo")
    game.resolve()
    assert game.zone("Healing Echo") == "graveyard"
    game.includes("cast Healing Echo with flashback")


def test_flashback_needs_its_own_cost_and_its_owner() -> None:
    game = table(side("Plains", graveyard="Healing Echo"), side("Plains*2"))
    game.excludes("cast Healing Echo with flashback", "cast Healing Echo")
    game.play("A pass")
    game.excludes("cast Healing Echo with flashback")


def test_flashback_for_life_and_mana() -> None:
    game = table(side("Island*2", graveyard="Deep Analysis"))
    game.play("A cast Deep Analysis with flashback; A target A")
    assert game.life() == (17, 20)
    game.resolve()
    assert len(game.table.seats[0].hand) == 2
    game = table(side("Island*2", graveyard="Deep Analysis", life=2))
    game.refuses("cast Deep Analysis with flashback", "CR-118.3")


def test_flashback_for_tapping_creatures() -> None:
    game = table(side("Savannah Lions*2, Serra Angel, Grizzly Bears", graveyard="Battle Screech"))
    game.play("A cast Battle Screech with flashback")
    game.resolve()
    assert [game.thing(f"Bird Token#{number}").tapped for number in (1, 2)] == [False, False]
    assert game.thing("Serra Angel").tapped
    assert not game.thing("Grizzly Bears").tapped


def test_flashback_leaves_the_choice_of_creatures() -> None:
    game = table(side("Savannah Lions*3(sick), Serra Angel", graveyard="Battle Screech"))
    game.play("A cast Battle Screech with flashback")
    game.legal("pay_with Savannah Lions#1", "pay_with Savannah Lions#2")


# Buyback (CR 702.27) --------------------------------------------------------------------------------------


def test_buyback_returns_the_card() -> None:
    game = table(side("Swamp*7", hand="Evincar's Justice"))
    game.play("A cast Evincar's Justice with buyback")
    game.resolve()
    assert game.life() == (18, 18)
    assert game.zone("Evincar's Justice") == "hand"


def test_without_buyback_it_goes_to_the_graveyard() -> None:
    game = table(side("Swamp*4", hand="Evincar's Justice"))
    game.refuses("cast Evincar's Justice with buyback", "CR-118.3")
    game.play("A cast Evincar's Justice")
    game.resolve()
    assert game.zone("Evincar's Justice") == "graveyard"


def test_a_countered_spell_is_not_bought_back() -> None:
    game = table(side("Swamp*7", hand="Evincar's Justice"), side("Island*2", hand="Counterspell"))
    game.play("A cast Evincar's Justice with buyback; A pass; B cast Counterspell")
    game.resolve()
    assert game.zone("Evincar's Justice") == "graveyard"


# Evoke (CR 702.74) ----------------------------------------------------------------------------------------


def test_evoke_sacrifices() -> None:
    game = table(side("Island*3", hand="Mulldrifter"))
    game.play("A cast Mulldrifter with evoke; A pass; B pass; A place 0")
    game.all_pass()
    assert game.zone("Mulldrifter") == "graveyard"
    assert len(game.table.seats[0].hand) == 2


def test_cast_for_its_mana_cost_it_stays() -> None:
    game = table(side("Island*5", hand="Mulldrifter"))
    game.play("A cast Mulldrifter")
    game.all_pass()
    assert game.zone("Mulldrifter") == "battlefield"
    assert len(game.table.seats[0].hand) == 2


# Affinity (CR 702.41) -------------------------------------------------------------------------------------


def test_affinity_counts_artifacts_one_controls() -> None:
    artifacts = "Bonesplitter, Icy Manipulator, Darksteel Myr, Flayer Husk, Viridian Longbow"
    game = table(side(f"{artifacts}, Forest*2", hand="Myr Enforcer"))
    game.play("A cast Myr Enforcer")
    assert all(game.thing(f"Forest#{number}").tapped for number in (1, 2))


def test_affinity_counts_nothing_of_opponents_and_no_more_than_generic_mana() -> None:
    game = table(side("Forest*2", hand="Myr Enforcer"), side("Bonesplitter*6"))
    game.refuses("cast Myr Enforcer", "CR-118.3")
    game = table(side("Bonesplitter*9", hand="Myr Enforcer"))
    game.play("A cast Myr Enforcer")
    game.resolve()
    assert game.zone("Myr Enforcer") == "battlefield"


def test_affinity_for_a_land_type() -> None:
    game = table(side("Swamp*3(tapped), Forest*2", hand="Swamp Golem"))
    game.play("A cast Swamp Golem")
    assert all(game.thing(f"Forest#{number}").tapped for number in (1, 2))
    game = table(side("Forest*4", hand="Swamp Golem"))
    game.excludes("cast Swamp Golem")


# Extort, prowess (CR 702.101, 702.108) --------------------------------------------------------------------


def test_extort_drains_for_a_payment() -> None:
    for land in ("Plains", "Swamp"):
        game = table(side(f"Kingpin's Pet, Forest, {land}", hand="Giant Growth"))
        game.play("A cast Giant Growth; A pass; B pass; A accept")
        assert game.life() == (21, 19)
        assert game.thing(land).tapped


def test_extort_is_not_asked_of_who_cannot_pay() -> None:
    game = table(side("Kingpin's Pet, Forest*2", hand="Giant Growth"))
    game.play("A cast Giant Growth; A pass; B pass")
    assert game.asked() == "priority"
    assert game.life() == (20, 20)


def test_extort_can_be_declined_and_ignores_opponents() -> None:
    game = table(side("Kingpin's Pet, Forest, Plains", hand="Giant Growth"))
    game.play("A cast Giant Growth; A pass; B pass; A decline")
    assert game.life() == (20, 20)
    game = table(side("Forest, Hill Giant", hand="Giant Growth"), side("Kingpin's Pet, Swamp"))
    game.play("A cast Giant Growth; A target Hill Giant")
    assert len(game.table.stack) == 1


def test_prowess_grows_with_a_noncreature_spell() -> None:
    game = table(side("Seeker of the Way, Plains", hand="Healing Echo"))
    game.play("A cast Healing Echo")
    game.play("A place 0; A pass; B pass; A pass; B pass")
    assert game.size("Seeker of the Way") == (3, 3)
    assert "lifelink" in game.characteristics(game.ref("Seeker of the Way")).keywords
    game.end_turn()
    assert game.size("Seeker of the Way") == (2, 2)


def test_prowess_ignores_creature_spells_and_opponents() -> None:
    game = table(side("Seeker of the Way, Forest", hand="Llanowar Elves"))
    game.play("A cast Llanowar Elves")
    assert len(game.table.stack) == 1
    game = table(side("Forest", hand="Giant Growth"), side("Seeker of the Way"))
    game.play("A cast Giant Growth")
    assert not of_type(game.events, "ability_triggered")
