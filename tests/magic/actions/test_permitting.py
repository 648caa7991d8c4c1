"""What lies in exile may be played for a time (CR 601.3, 305.1)."""

from __future__ import annotations

import engine
from engine.magic.procedures.casting import CastSpell
from tests.harness import of_type
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def exiled_by(spell: str, library: str, lands: str = "Mountain*3") -> Play:
    """The spell has exiled the top of its caster's library, whose turn it is."""
    game = table(side(lands, hand=spell, library=library), side(library="Swamp*9"))
    cast(game, spell)
    return game


def test_a_spell_and_a_land_may_be_played_this_turn() -> None:
    game = exiled_by("Borrowed Hours", "Shock, Forest, Plains")
    assert {told["seat"] for told in of_type(game.events, "permitted")} == {0}
    game.includes("cast Shock", "play_land Forest")
    game.play("A play_land Forest")
    assert game.zone("Forest") == "battlefield"
    game.excludes("play_land Forest")
    game.play("A cast Shock; A target B; A pass; B pass")
    assert game.life() == (20, 18)
    assert "shock" in game.cards("A", "graveyard")


def test_the_land_is_the_one_of_the_turn() -> None:
    game = table(side("Mountain*3", hand="Borrowed Hours, Swamp", library="Shock, Forest, Plains"))
    game.play("A play_land Swamp")
    cast(game, "Borrowed Hours")
    game.excludes("play_land Forest")
    game.refuses("A play_land Forest", "CR-305.2")


def test_the_next_turn_neither_is_played() -> None:
    game = exiled_by("Borrowed Hours", "Shock, Forest, Plains*3")
    game.end_turn()
    game.pass_to("main1")
    assert not game.table.permissions
    game.play("B pass")
    game.excludes("cast Shock")
    game.refuses("A cast Shock", "CR-601.3")


def test_until_the_end_of_ones_next_turn() -> None:
    game = exiled_by("Borrowed Days", "Shock, Forest, Plains*5")
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass")
    game.includes("cast Shock")
    game.excludes("play_land Forest")
    game.play("A pass")
    game.end_turn()
    game.pass_to("main1")
    game.includes("cast Shock", "play_land Forest")
    assert {one.until for one in game.table.permissions} == {"turn"}
    game.end_turn()
    assert not game.table.permissions


def test_what_may_be_cast_alone_may_not_be_played_as_a_land() -> None:
    game = exiled_by("Borrowed Years", "Forest, Plains*5")
    game.excludes("play_land Forest")
    assert [one.until for one in game.table.permissions] == ["forever"]


def test_a_sorcery_keeps_its_time_and_its_cost() -> None:
    game = exiled_by("Borrowed Hours", "Hill Giant, Shock, Plains*5", "Mountain*2")
    game.excludes("cast Hill Giant")
    game.includes("cast Shock")


def test_everybody_sees_who_may_play_what() -> None:
    game = exiled_by("Borrowed Hours", "Shock, Forest, Plains")
    for seat in (0, 1):
        seen = engine.view(game.state, seat).view.permissions
        assert [(one.seat, one.until, one.cast_only) for one in seen] == [(0, "turn", False)] * 2
    game.play("A pass")
    game.excludes("cast Shock")


def test_what_was_cast_and_comes_back_to_exile_is_another_object() -> None:
    game = exiled_by("Borrowed Hours", "Shock, Forest, Plains")
    game.play("A cast Shock; A target B; A pass; B pass")
    assert len(engine.view(game.state, 0).view.permissions) == 1


# As though it had flash, and more lands (CR 702.8, 305.2) ------------------------------------------------


def test_spells_of_a_kind_are_cast_at_any_time() -> None:
    creatures = side("Quickened Herd, Forest*2", hand="Grizzly Bears, Long Wade")
    game = table(creatures, side("Forest*2", hand="Grizzly Bears"), step="upkeep")
    game.includes("cast Grizzly Bears")
    game.excludes("cast Long Wade")
    game.play("A pass")
    game.excludes("cast Grizzly Bears#2")


def test_a_spell_says_so_of_itself_under_a_condition() -> None:
    for lands, now in (("Mountain, Forest", True), ("Mountain*2", False)):
        game = table(side(lands, hand="Sudden Giant"), step="upkeep")
        (game.includes if now else game.excludes)("cast Sudden Giant")
        if not now:
            game.refuses("A cast Sudden Giant", "CR-307.1")


def test_additional_lands_are_played() -> None:
    game = table(side("Wide Acres", hand="Forest, Swamp, Plains"))
    game.play("A play_land Forest; A play_land Swamp")
    game.excludes("play_land Plains")
    game.refuses("A play_land Plains", "CR-305.2")


def test_two_more_for_everybody_and_one_more_make_four() -> None:
    game = table(side("Wide Acres, Common Acres", hand="Forest*5"))
    for number in range(1, 5):
        game.play(f"A play_land Forest#{number}")
    game.excludes("play_land Forest#5")
    game = table(side("Common Acres"), side(hand="Forest*4"), active=1, turn=4)
    game.play("B play_land Forest#1; B play_land Forest#2; B play_land Forest#3")
    game.excludes("play_land Forest#4")


# For other times, for nothing, with other mana (CR 609.4b, 611.2b) ----------------------------------------


def test_until_ones_next_turn_what_may_be_cast_is_cast_in_the_turn_between() -> None:
    game = exiled_by("Borrowed Tools", "Shock, Forest, Plains*5")
    assert {one.until for one in game.table.permissions} == {"turn of 0"}
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass")
    game.includes("cast Shock")
    game.excludes("play_land Forest")
    game.play("A pass")
    game.end_turn()
    assert not game.table.permissions


def test_until_ones_next_end_step_begins() -> None:
    game = exiled_by("Borrowed Evening", "Shock, Forest, Plains*5")
    assert {one.until for one in game.table.permissions} == {"end step of 0"}
    game.pass_to("main2")
    game.includes("cast Shock", "play_land Forest")
    game.pass_to("end")
    assert not game.table.permissions
    game.excludes("cast Shock")


def test_an_end_step_that_has_begun_is_not_the_next_one() -> None:
    game = table(
        side("Mountain*3", hand="Borrowed Evening", library="Shock, Forest, Plains*5"),
        side("Swamp", library="Swamp*9"),
        active=1,
        turn=4,
    )
    game.pass_to("end")
    game.end_turn()
    game.pass_to("main1")
    cast(game, "Borrowed Evening")
    game.pass_to("end")
    assert not game.table.permissions


def test_any_mana_pays_for_what_may_be_cast_so() -> None:
    """Two Mountains for {1}{G}; the same card in the hand needs green mana."""
    game = table(
        side("Mountain*3", hand="Borrowed Hues, Grizzly Bears", library="Grizzly Bears, Forest, Plains")
    )
    cast(game, "Borrowed Hues")
    (exiled,) = [ref for ref in game.table.exile if game.table.objects[ref].card == "grizzly_bears"]
    listed = [one.card for one in engine.legal_actions(game.state) if isinstance(one, CastSpell)]
    assert listed == [exiled]
    game.take(CastSpell(exiled, "normal"))
    game.resolve()
    assert game.table.objects[game.table.battlefield[-1]].card == "grizzly_bears"
    assert all(game.table.objects[ref].tapped for ref in game.table.battlefield[:3])


def test_it_does_not_cost_less_and_costs_more_where_others_do() -> None:
    game = table(side("Mountain*2", hand="Borrowed Hues", library="Grizzly Bears, Forest, Plains"))
    cast(game, "Borrowed Hues")
    game.excludes("cast Grizzly Bears")
    game.refuses("cast Grizzly Bears", "CR-118.3")


def test_mana_of_any_color_is_no_colorless_mana() -> None:
    """CR 106.1b: colorless is a type of mana, and no color."""
    for spell, now in (("Borrowed Hues", False), ("Borrowed Tools", True)):
        game = exiled_by(spell, "Void Shard, Plains*3", "Mountain*2")
        (game.includes if now else game.excludes)("cast Void Shard")


def test_hybrid_symbols_ask_for_nothing_and_phyrexian_ones_for_life_or_any_mana() -> None:
    game = exiled_by("Borrowed Hues", "Gutter Pact, Plains*3")
    game.play("A cast Gutter Pact")
    game.legal("half 1", "half P")
    game.play("A half 1")
    game.resolve()
    assert (game.zone("Gutter Pact"), game.life()) == ("battlefield", (20, 20))


def test_a_spell_that_creatures_help_to_pay_for_asks_for_its_own_mana() -> None:
    """CR 702.51a: what creatures pay is no mana; here such a spell is left out of what is spent so."""
    game = table(side("Mountain*5", hand="Borrowed Hues", library="Many Hands, Forest, Plains*3"))
    cast(game, "Borrowed Hues")
    game.excludes("cast Many Hands")


def test_what_costs_more_for_its_targets_is_paid_with_any_mana() -> None:
    """CR 609.4b: the question whether it can be paid is asked of such a spell with each number of targets."""
    game = table(side("Mountain*3, Grizzly Bears", hand="Borrowed Hues", library="Called to Arms, Plains*3"))
    cast(game, "Borrowed Hues")
    game.includes("cast Called to Arms")


def test_for_nothing_with_x_as_zero_and_this_turn_alone() -> None:
    game = exiled_by("Borrowed Gift", "Hill Giant, Earthquake, Plains*3", "Mountain")
    game.includes("cast Hill Giant", "cast Earthquake")
    cast(game, "Hill Giant")
    assert game.zone("Hill Giant") == "battlefield"
    cast(game, "Earthquake")
    assert (game.zone("Earthquake"), game.life()) == ("graveyard", (20, 20))
    game = exiled_by("Borrowed Gift", "Shock, Plains*3", "Mountain")
    cast(game, "Shock", "B")
    assert game.life() == (20, 18)


def test_what_lies_in_the_graveyard_is_cast_from_there_and_then_exiled() -> None:
    game = table(side("Mountain*2", hand="Words Once More", graveyard="Shock, Hill Giant"))
    cast(game, "Words Once More", "Shock")
    assert game.zone("Shock") == "graveyard"
    game.play("A cast Shock; A target B; A pass; B pass")
    assert (game.life(), game.zone("Shock")) == ((20, 18), "exile")
    game.excludes("cast Shock")


def test_what_is_countered_is_exiled_as_well_and_what_returns_to_the_hand_is_not() -> None:
    game = table(
        side("Mountain*2", hand="Words Once More", graveyard="Shock"),
        side("Island*2", hand="Counterspell"),
    )
    cast(game, "Words Once More", "Shock")
    game.play("A cast Shock; A target B; A pass; B cast Counterspell")
    game.resolve()
    assert (game.zone("Counterspell"), game.zone("Shock")) == ("graveyard", "exile")


def test_a_spell_cast_in_a_resolution_is_exiled_then() -> None:
    game = table(side("Mountain*3", hand="Last Recital", graveyard="Shock"))
    game.play("A cast Last Recital; A pass; B pass")
    game.play("A cast Shock; A target B; A pass; B pass")
    assert (game.life(), game.zone("Shock"), game.zone("Last Recital")) == ((20, 18), "exile", "graveyard")


def test_what_is_permitted_is_told_to_everybody() -> None:
    game = exiled_by("Borrowed Tools", "Shock, Forest, Plains*5")
    for seat in (0, 1):
        assert {one.mana for one in engine.view(game.state, seat).view.permissions} == {"any_type"}
    game = table(side("Mountain*2", hand="Words Once More", graveyard="Shock"))
    cast(game, "Words Once More", "Shock")
    assert [one.then_exiled for one in engine.view(game.state, 1).view.permissions] == [True]


def test_a_rule_lets_any_mana_be_spent_on_spells_of_a_kind() -> None:
    game = table(side("Prism of Beasts, Mountain*2", hand="Grizzly Bears, Giant Growth"))
    game.includes("cast Grizzly Bears")
    game.excludes("cast Giant Growth")
    cast(game, "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "battlefield"
    game = table(side("Mountain*2", hand="Grizzly Bears"), side("Prism of Beasts"))
    game.refuses("cast Grizzly Bears", "CR-118.3")


def test_of_two_such_rules_the_one_that_lets_more_be_spent_counts() -> None:
    game = table(side("Prism of Beasts, Prism of All Things, Mountain*2", hand="Grizzly Bears, Void Shard"))
    game.includes("cast Grizzly Bears", "cast Void Shard")
    cast(game, "Void Shard")
    assert game.zone("Void Shard") == "battlefield"


# Beside the ways that a card has itself -------------------------------------------------------------------


def test_what_costs_nothing_may_be_cast_in_its_own_way_too() -> None:
    """CR 118.9a: of two alternative costs one is paid; flashback exiles the card (CR 702.34a)."""
    for way, paid, then in (("normal", 1, "graveyard"), ("flashback", 6, "exile")):
        game = table(side(f"Mountain*{paid}", hand="Words for Nothing", graveyard="Firebolt"))
        cast(game, "Words for Nothing", "Firebolt")
        game.play(f"A cast Firebolt with {way}; A target B; A pass; B pass")
        assert game.life() == (20, 18)
        assert sum(game.table.objects[ref].tapped for ref in game.table.battlefield) == paid
        assert game.zone("Firebolt") == then


def test_what_is_cast_in_its_own_way_is_not_cast_by_the_permission() -> None:
    """The effect exiles the spell that it lets be cast; escape needs no such effect (CR 702.138a)."""
    for way, then in (("normal", "exile"), ("escape", "graveyard")):
        game = table(side("Mountain*4", hand="Words Once More", graveyard="Restless Ember, Forest*2"))
        cast(game, "Words Once More", "Restless Ember")
        game.play(f"A cast Restless Ember with {way}")
        if way == "escape":
            game.play("A pay_with Forest#1; A pay_with Forest#2")
        game.resolve()
        assert game.zone("Restless Ember") == then


def test_flashback_is_cast_from_the_graveyard_of_its_player() -> None:
    """CR 702.34a: what lets a card be cast from the graveyard of somebody else lets it be cast by its own
    cost, or for nothing."""
    game = table(side("Mountain*6", hand="Words for Nothing"), side(graveyard="Firebolt"))
    cast(game, "Words for Nothing", "Firebolt")
    game.includes("cast Firebolt")
    game.excludes("cast Firebolt with flashback")
    game.refuses("cast Firebolt with flashback", "CR-601.3")


def test_an_effect_that_lets_others_be_cast_at_any_time_lets_itself_be_cast_no_sooner() -> None:
    """CR 113.6: it works on the battlefield."""
    game = table(side("Quickened Herd, Forest", hand="Quickened Herd"), step="upkeep")
    game.excludes("cast Quickened Herd#2")
    game.refuses("cast Quickened Herd#2", "CR-307.1")
