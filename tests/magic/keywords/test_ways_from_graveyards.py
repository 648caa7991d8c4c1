"""Cards that are cast from the graveyard: escape, harmonize, mayhem (CR 702.138, 702.180, 702.187)."""

from __future__ import annotations

from tests.magic.table import side, table

EMBER, WING, VANDAL, BLAST = "Restless Ember", "Chained Gravewing", "Cackling Vandal", "Reckless Blast"

# Escape (CR 702.138) --------------------------------------------------------------------------------------


def test_a_card_escapes_for_mana_and_other_cards_of_that_graveyard() -> None:
    game = table(side("Mountain*3", graveyard=f"{EMBER}, Shock, Forest"), side(graveyard="Boomerang"))
    game.play(f"A cast {EMBER} with escape")
    assert (game.zone("Shock"), game.zone("Forest"), game.zone("Boomerang")) == (
        "exile",
        "exile",
        "graveyard",
    )
    game.resolve()
    assert (game.life(), game.zone(EMBER)) == ((20, 18), "graveyard"), "it is not exiled"


def test_which_cards_are_exiled_is_chosen() -> None:
    game = table(side("Mountain*3", graveyard=f"{EMBER}, Shock, Forest, Boomerang"))
    game.play(f"A cast {EMBER} with escape; A pay_with Shock; A pay_with Boomerang")
    assert game.cards("A", "graveyard") == ["forest"]


def test_the_card_itself_does_not_count_among_the_others() -> None:
    game = table(side("Mountain*3", graveyard=f"{EMBER}, Shock"))
    game.refuses(f"cast {EMBER} with escape", "CR-118.3")
    game.excludes(f"cast {EMBER} with escape")


def test_the_cards_of_others_do_not_pay() -> None:
    game = table(side("Mountain*3", graveyard=EMBER), side(graveyard="Shock*4"))
    game.refuses(f"cast {EMBER} with escape", "CR-118.3")


def test_it_does_not_escape_from_elsewhere_nor_is_it_cast_there_for_its_mana_cost() -> None:
    game = table(side("Mountain*4", hand=EMBER, graveyard=f"{EMBER}, Shock*2"))
    in_hand = game.table.seats[game.SEATS["A"]].hand[0]
    game.excludes(f"cast {EMBER} with escape")
    assert game.table.objects[game.ref(EMBER)] is game.table.objects[in_hand]
    game.refuses(f"cast {EMBER} with escape", "CR-601.3")
    game.refuses(f"cast {EMBER}#2", "CR-601.3")
    game.includes(f"cast {EMBER}#2 with escape")


def test_it_escapes_at_the_times_of_its_type() -> None:
    game = table(side("Mountain*3", graveyard=f"{EMBER}, Shock*2"), step="upkeep")
    game.refuses(f"cast {EMBER} with escape", "CR-307.1")


def test_what_escaped_enters_with_more_and_knows_it() -> None:
    game = table(side("Swamp", graveyard=f"{WING}, Shock"))
    game.play(f"A cast {WING} with escape")
    game.resolve()
    assert (game.size(WING), len(game.table.stack)) == ((4, 3), 1)


def test_what_was_cast_from_the_hand_has_not_escaped() -> None:
    game = table(side("Swamp*3", hand=WING))
    game.play(f"A cast {WING}")
    game.resolve()
    assert (game.size(WING), game.table.stack) == ((2, 1), [])


def test_what_escaped_once_goes_to_the_graveyard_and_may_escape_again() -> None:
    game = table(side("Swamp*2", graveyard=f"{WING}, Forest*2"), side("Mountain", hand="Lightning Bolt"))
    game.play(f"A cast {WING} with escape; A pay_with Forest")
    game.resolve()
    game.resolve()
    game.play(f"A pass; B cast Lightning Bolt; B target {WING}; B pass; A pass")
    assert game.zone(WING) == "graveyard"
    game.includes(f"cast {WING} with escape")


# Harmonize (CR 702.180) -----------------------------------------------------------------------------------

CHORUS, HYMN = "Chorus of Embers", "Rising Hymn"


def test_a_creature_is_tapped_so_that_it_costs_less() -> None:
    game = table(side("Mountain*3, Grizzly Bears, Hill Giant", graveyard=CHORUS))
    game.play(f"A cast {CHORUS} with harmonize")
    game.legal("tap_for_less Grizzly Bears", "tap_for_less Hill Giant")
    game.play("A tap_for_less Grizzly Bears")
    assert [game.thing(name).tapped for name in ("Grizzly Bears", "Hill Giant")] == [True, False]
    assert [game.thing(f"Mountain#{number}").tapped for number in (1, 2, 3)] == [True] * 3
    game.resolve()
    assert (game.life(), game.zone(CHORUS)) == ((20, 18), "exile")


def test_no_creature_needs_to_be_tapped() -> None:
    game = table(side("Mountain*5, Grizzly Bears", graveyard=CHORUS))
    game.play(f"A cast {CHORUS} with harmonize")
    game.legal("tap_for_less Grizzly Bears", "tap_nothing")
    game.play("A tap_nothing")
    assert not game.thing("Grizzly Bears").tapped
    game.resolve()
    assert game.zone(CHORUS) == "exile"


def test_where_one_creature_alone_makes_it_payable_nobody_is_asked() -> None:
    game = table(side("Mountain*3, Grizzly Bears", graveyard=CHORUS))
    game.play(f"A cast {CHORUS} with harmonize")
    assert (game.asked(), game.thing("Grizzly Bears").tapped) == ("priority", True)


def test_only_generic_mana_is_saved() -> None:
    game = table(side("Forest, Craw Wurm", graveyard=CHORUS))
    game.refuses(f"cast {CHORUS} with harmonize", "CR-118.3")
    game = table(side("Mountain, Craw Wurm", graveyard=CHORUS))
    game.play(f"A cast {CHORUS} with harmonize")
    assert game.thing("Craw Wurm").tapped


def test_what_is_tapped_already_or_of_somebody_else_does_not_help() -> None:
    game = table(side("Mountain*3, Hill Giant(tapped)", graveyard=CHORUS), side("Hill Giant"))
    game.refuses(f"cast {CHORUS} with harmonize", "CR-118.3")
    game.excludes(f"cast {CHORUS} with harmonize")


def test_a_creature_that_has_just_come_helps_and_makes_no_mana_then() -> None:
    game = table(side("Mountain*3, Llanowar Elves(sick)", graveyard=CHORUS))
    game.refuses(f"cast {CHORUS} with harmonize", "CR-118.3")
    game = table(side("Mountain*3, Llanowar Elves, Grizzly Bears(sick)", graveyard=CHORUS))
    game.play(f"A cast {CHORUS} with harmonize")
    assert [game.thing(name).tapped for name in ("Grizzly Bears", "Llanowar Elves")] == [True, False]
    game = table(side("Mountain*3, Llanowar Elves", graveyard=CHORUS))
    game.refuses(f"cast {CHORUS} with harmonize", "CR-118.3")


def test_negative_power_makes_nothing_dearer() -> None:
    """CR 107.1b: the number is 0 where the power is less."""
    for lands in (4, 5):
        mine = f"Mountain*{lands}, Wall of Wood, Weakness(on Wall of Wood)"
        game = table(side(mine, graveyard=CHORUS))
        assert game.characteristics(game.ref("Wall of Wood")).power == -2
        if lands == 4:
            game.refuses(f"cast {CHORUS} with harmonize", "CR-118.3")
            continue
        game.play(f"A cast {CHORUS} with harmonize; A tap_for_less Wall of Wood")
        game.resolve()
        assert game.life() == (20, 18)


def test_x_is_chosen_after_that() -> None:
    game = table(side("Forest*4, Hill Giant", graveyard=HYMN))
    game.play(f"A cast {HYMN} with harmonize; A tap_for_less Hill Giant")
    game.includes("x 5")
    game.play("A x 5")
    game.resolve()
    assert (game.life(), game.zone(HYMN)) == ((25, 20), "exile")


def test_without_a_creature_its_targets_may_still_say_what_it_costs() -> None:
    """CR 702.180a: up to one creature is tapped. It costs one mana more if it targets the opponent."""
    game = table(side("Mountain*3, Patient Customer(tapped)", graveyard="Aimed Ember"))
    game.play("A cast Aimed Ember with harmonize")
    game.resolve()
    assert game.life() == (18, 20)


def test_countered_it_is_exiled() -> None:
    game = table(side("Mountain*5", graveyard=CHORUS), side("Island*2", hand="Counterspell"))
    game.play(f"A cast {CHORUS} with harmonize; A pass; B cast Counterspell; B pass; A pass")
    assert game.zone(CHORUS) == "exile"


# Mayhem (CR 702.187) --------------------------------------------------------------------------------------


def test_a_card_that_was_discarded_this_turn_is_cast_for_its_mayhem_cost() -> None:
    game = table(side("Merfolk Looter, Mountain", hand=VANDAL, library="Forest*4"))
    game.play("A activate Merfolk Looter")
    game.resolve()
    game.play(f"A choose {VANDAL}")
    game.play(f"A cast {VANDAL} with mayhem")
    game.resolve()
    assert game.zone(VANDAL) == "battlefield"


def test_what_lay_in_the_graveyard_before_is_not() -> None:
    game = table(side("Merfolk Looter, Mountain", hand="Shock", graveyard=VANDAL, library="Forest*4"))
    game.play("A activate Merfolk Looter")
    game.resolve()
    game.play("A choose Shock")
    game.refuses(f"cast {VANDAL} with mayhem", "CR-702.187")
    game.excludes(f"cast {VANDAL} with mayhem")


def test_of_two_alike_the_discarded_one_is_cast() -> None:
    game = table(side("Merfolk Looter, Mountain", hand=VANDAL, graveyard=VANDAL, library="Forest*4"))
    game.play("A activate Merfolk Looter")
    game.resolve()
    game.play(f"A choose {VANDAL}")
    game.refuses(f"cast {VANDAL} with mayhem", "CR-702.187")
    game.includes(f"cast {VANDAL}#2 with mayhem")


def test_it_is_over_with_the_turn() -> None:
    game = table(side("Merfolk Looter, Mountain*2", hand=BLAST, library="Forest*4"))
    game.play("A activate Merfolk Looter")
    game.resolve()
    game.play(f"A choose {BLAST}")
    game.includes(f"cast {BLAST} with mayhem")
    game.end_turn()
    game.pass_to("main1")
    game.play("B pass")
    game.refuses(f"cast {BLAST} with mayhem", "CR-702.187")


def test_who_was_made_to_discard_it_casts_an_instant_at_once() -> None:
    game = table(side("Mountain*2", hand=BLAST), side("Swamp*3", hand="Mind Rot"), active=1, turn=4)
    game.play("B cast Mind Rot; B target A")
    game.resolve()
    game.play("B pass")
    game.play(f"A cast {BLAST} with mayhem")
    game.resolve()
    assert (game.life(), game.zone(BLAST)) == ((20, 17), "graveyard")


def test_what_was_cast_so_and_comes_back_was_not_discarded() -> None:
    game = table(side("Mountain*4", hand=BLAST), side("Swamp*3", hand="Mind Rot"), active=1, turn=4)
    game.play("B cast Mind Rot; B target A")
    game.resolve()
    game.play("B pass")
    game.play(f"A cast {BLAST} with mayhem")
    game.resolve()
    game.play("B pass")
    game.refuses(f"cast {BLAST} with mayhem", "CR-702.187")
