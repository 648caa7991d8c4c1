"""Cards that are exiled to be cast later: suspend, plot, warp (CR 116.2, 702.62, 702.170, 702.185)."""

from __future__ import annotations

from tests.magic.table import Play, side, table

# Suspend (CR 702.62) --------------------------------------------------------------------------------------


def suspended() -> Play:
    game = table(side("Mountain", hand="Patient Colossus"), side("Forest"))
    game.play("A suspend Patient Colossus")
    return game


def test_a_card_is_suspended_without_the_stack() -> None:
    game = suspended()
    assert (game.zone("Patient Colossus"), game.table.stack) == ("exile", [])
    assert game.thing("Patient Colossus").counters == {"time": 2}
    assert game.thing("Mountain").tapped
    assert game.asked() == "priority"


def test_it_is_cast_as_the_last_counter_goes() -> None:
    game = suspended()
    game.end_turn()
    game.pass_to("upkeep")
    assert game.thing("Patient Colossus").counters == {"time": 2}, "it is the upkeep of somebody else"
    game.end_turn()
    game.resolve()
    assert game.thing("Patient Colossus").counters == {"time": 1}
    game.end_turn()
    game.end_turn()
    game.resolve()
    assert game.thing("Patient Colossus").counters == {}
    game.resolve()
    game.play("A cast Patient Colossus")
    game.resolve()
    assert game.zone("Patient Colossus") == "battlefield"
    assert "haste" in game.characteristics(game.ref("Patient Colossus")).keywords


def last_counter(card: str, theirs: str = "Forest", hand: str = "") -> Play:
    """A card whose last time counter has just been removed, and that may be cast."""
    game = table(side("Mountain", hand=card), side(theirs, hand=hand))
    game.play(f"A suspend {card}")
    while game.thing(card).counters:
        game.end_turn()
        game.pass_to("upkeep")
        if game.table.stack:
            game.resolve()
    game.resolve()
    return game


def test_nobody_has_to_cast_it_and_then_it_stays_in_exile() -> None:
    game = last_counter("Patient Colossus")
    game.play("A decline")
    assert (game.zone("Patient Colossus"), game.table.stack) == ("exile", [])
    game.end_turn()
    game.end_turn()
    game.pass_to("upkeep")
    assert game.table.stack == [], "it is suspended no more"
    game.pass_to("main1")
    game.excludes("cast Patient Colossus")


def test_it_is_cast_for_nothing_though_it_is_no_time_for_sorceries() -> None:
    game = last_counter("Slow Spark")
    assert game.table.step == "upkeep"
    game.play("A cast Slow Spark; A target B")
    game.resolve()
    assert (game.life(), game.zone("Slow Spark")) == ((20, 17), "graveyard")


def test_it_may_be_kicked_as_it_is_cast_for_nothing() -> None:
    """CR 118.9d, 702.62a: additional costs are paid, and the spell has been kicked."""
    game = last_counter("Slow Cub")
    game.play("A cast Slow Cub with kicker")
    game.resolve()
    assert game.size("Slow Cub") == (3, 3)
    assert "haste" in game.characteristics(game.ref("Slow Cub")).keywords


def test_its_haste_ends_when_somebody_else_controls_it() -> None:
    game = last_counter("Patient Colossus", "Mountain*3", "Act of Treason")
    game.play("A cast Patient Colossus")
    game.resolve()
    game.resolve()
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Act of Treason")
    game.resolve()
    assert "haste" in game.characteristics(game.ref("Patient Colossus")).keywords, "of the spell"
    game.end_turn()
    game.pass_to("main1")
    assert "haste" not in game.characteristics(game.ref("Patient Colossus")).keywords


def test_it_is_suspended_when_it_could_be_cast() -> None:
    game = table(
        side("Mountain", hand="Patient Colossus"), side("Mountain", hand="Slow Spark"), step="upkeep"
    )
    game.refuses("suspend Patient Colossus", "CR-307.1")
    game.play("A pass")
    game.refuses("suspend Slow Spark", "CR-307.1")


def test_suspending_has_to_be_paid_for() -> None:
    game = table(side("Forest", hand="Patient Colossus"))
    game.refuses("suspend Patient Colossus", "CR-118.3")
    game.excludes("suspend Patient Colossus")


def test_what_has_no_such_keyword_is_not_set_aside() -> None:
    game = table(side("Mountain", hand="Slow Spark, Shock", graveyard="Patient Colossus"))
    game.refuses("suspend Shock", "CR-116.2")
    game.refuses("plot Slow Spark", "CR-116.2")
    game.refuses("suspend Patient Colossus", "CR-116.2")


def test_whoever_may_not_cast_it_may_not_suspend_it() -> None:
    game = table(side("Mountain*2", hand="Slow Spark, Shock"), side("Edict of Patience"))
    game.includes("suspend Slow Spark")
    game.play("A cast Shock; A target B; A pass; B pass")
    game.refuses("suspend Slow Spark", "CR-101.2")


def test_a_spell_that_is_exiled_with_time_counters_is_suspended() -> None:
    game = table(side("Island*3", hand="Echoing Tide"), side())
    game.play("A cast Echoing Tide; A pass; B pass")
    assert (game.zone("Echoing Tide"), game.thing("Echoing Tide").counters) == ("exile", {"time": 3})
    game.end_turn()
    game.end_turn()
    game.resolve()
    assert game.thing("Echoing Tide").counters == {"time": 2}


def test_what_is_countered_is_not_exiled() -> None:
    game = table(side("Island*3", hand="Echoing Tide"), side("Island*2", hand="Counterspell"))
    game.play("A cast Echoing Tide; A pass; B cast Counterspell; B pass; A pass")
    assert game.zone("Echoing Tide") == "graveyard"


# Plot (CR 702.170) ----------------------------------------------------------------------------------------


def plotted(card: str = "Scheming Outrider", lands: str = "Mountain*2", **more: str) -> Play:
    game = table(side(lands, hand=card), side(**more))
    game.play(f"A plot {card}")
    return game


def test_a_plotted_card_is_cast_for_nothing_on_a_later_turn() -> None:
    game = plotted()
    assert (game.zone("Scheming Outrider"), game.table.stack) == ("exile", [])
    game.refuses("cast Scheming Outrider", "CR-601.3")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    game.play("A cast Scheming Outrider")
    assert all(not game.thing(f"Mountain#{number}").tapped for number in (1, 2))
    game.resolve()
    assert game.zone("Scheming Outrider") == "battlefield"


def test_it_is_cast_in_ones_own_main_phase_alone() -> None:
    game = plotted("Long-Laid Plan", "Island*2")
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass")
    game.refuses("cast Long-Laid Plan", "CR-601.3")
    game.end_turn()
    game.pass_to("draw")
    game.refuses("cast Long-Laid Plan", "CR-601.3")
    game.pass_to("main1")
    game.includes("cast Long-Laid Plan")


def test_its_targets_are_chosen_as_it_is_cast() -> None:
    game = table(side("Mountain", hand="Schemed Strike"), side("Grizzly Bears, Hill Giant"))
    game.play("A plot Schemed Strike")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    game.play("A cast Schemed Strike; A target Hill Giant")
    game.resolve()
    assert (game.zone("Hill Giant"), game.zone("Grizzly Bears")) == ("graveyard", "battlefield")


def test_nobody_else_may_cast_it() -> None:
    game = plotted()
    game.end_turn()
    game.pass_to("main1")
    game.refuses("cast Scheming Outrider", "CR-601.3")


def test_a_card_is_plotted_in_a_main_phase_alone() -> None:
    game = table(side("Island*2", hand="Long-Laid Plan"), side(), step="upkeep")
    game.refuses("plot Long-Laid Plan", "CR-702.170")
    game.pass_to("main1")
    game.includes("plot Long-Laid Plan")


# Warp (CR 702.185) ----------------------------------------------------------------------------------------


def warped(theirs: str = "", hand: str = "") -> Play:
    game = table(side("Island*7", hand="Heron of Tomorrow"), side(theirs, hand=hand))
    game.play("A cast Heron of Tomorrow with warp")
    game.resolve()
    return game


def test_what_is_warped_in_is_exiled_at_the_end_of_the_turn() -> None:
    game = warped()
    assert game.zone("Heron of Tomorrow") == "battlefield"
    game.pass_to("end")
    game.resolve()
    assert game.zone("Heron of Tomorrow") == "exile"


def test_its_owner_casts_it_on_a_later_turn_for_its_mana_cost() -> None:
    game = warped()
    game.pass_to("end")
    game.resolve()
    game.refuses("cast Heron of Tomorrow", "CR-601.3")
    game.end_turn()
    game.pass_to("main1")
    game.refuses("cast Heron of Tomorrow", "CR-601.3")
    game.end_turn()
    game.pass_to("main1")
    game.refuses("cast Heron of Tomorrow with warp", "CR-601.3")
    game.play("A cast Heron of Tomorrow")
    game.resolve()
    game.pass_to("end")
    assert (game.zone("Heron of Tomorrow"), game.table.stack) == ("battlefield", [])


def test_what_somebody_else_controls_by_then_is_cast_by_its_owner() -> None:
    game = table(side("Island*7", hand="Heron of Tomorrow"), side("Island", hand="Quick Theft"))
    game.play("A cast Heron of Tomorrow with warp")
    game.resolve()
    game.play("A pass; B cast Quick Theft; B target Heron of Tomorrow; B pass; A pass")
    game.pass_to("end")
    game.resolve()
    assert [one.seat for one in game.table.permissions] == [0]


def test_what_has_left_before_is_not_exiled() -> None:
    game = warped("Swamp*2", "Doom Blade")
    game.play("A pass; B cast Doom Blade; B pass; A pass")
    game.pass_to("end")
    game.resolve()
    assert (game.zone("Heron of Tomorrow"), game.table.permissions) == ("graveyard", [])


# What others see ------------------------------------------------------------------------------------------


def test_it_is_not_discarded_to_make_mana_for_that() -> None:
    game = table(side("Rash Apprentice", hand="Slow Dusk"))
    game.refuses("plot Slow Dusk", "CR-118.3")
    game = table(side("Rash Apprentice", hand="Slow Dusk, Shock"))
    game.play("A plot Slow Dusk")
    assert (game.cards("A", "hand"), game.zone("Slow Dusk"), game.zone("Shock")) == ([], "exile", "graveyard")


def test_the_card_is_shown_before_it_is_paid_for() -> None:
    game = table(side("Mountain*2, Swamp", hand="Scheming Outrider, Shock"), side("Forest"))
    game.play("A plot Scheming Outrider")
    assert game.asked() == "pay_mana", "which land pays is still to be said"
    assert game.zone("Scheming Outrider") == "exile"
    assert game.state.machine.known[game.ref("Shock")] == [0]
