"""Keywords by which a card is cast from a graveyard for its own cost and more (CR 702.81, 702.133)."""

from __future__ import annotations

from tests.magic.table import Play, side, table


def regrowing(hand: str, lands: str = "Forest") -> Play:
    return table(side(lands, hand=hand, graveyard="Evergreen Growth"), side())


def test_retrace_is_paid_with_a_land_card_that_is_discarded() -> None:
    game = regrowing("Forest, Shock, Mountain")
    game.includes("cast Evergreen Growth with retrace")
    game.excludes("cast Evergreen Growth")
    game.play("A cast Evergreen Growth with retrace; A pay_with Mountain; A pass; B pass")
    assert (game.life(), game.zone("Evergreen Growth"), game.zone("Mountain")) == (
        (21, 20),
        "graveyard",
        "graveyard",
    )


def test_again_and_again() -> None:
    game = regrowing("Island, Swamp", lands="Forest*2")
    for land in ("Island", "Swamp"):
        game.play("A cast Evergreen Growth with retrace")
        if game.asked() == "pay_cost":
            game.play(f"A pay_with {land}")
        game.resolve()
    assert game.life() == (22, 20)
    game.excludes("cast Evergreen Growth with retrace")


def test_without_a_land_card_or_the_mana_there_is_no_retrace() -> None:
    regrowing("Shock").excludes("cast Evergreen Growth with retrace")
    regrowing("Island", lands="Island").excludes("cast Evergreen Growth with retrace")


def test_a_sorcery_keeps_its_time_in_a_graveyard() -> None:
    game = table(side("Forest", hand="Island", graveyard="Evergreen Growth"), side(), step="upkeep")
    game.excludes("cast Evergreen Growth with retrace")
    game.refuses("A cast Evergreen Growth with retrace", "CR-307.1")


def test_a_player_casts_no_card_of_another_graveyard() -> None:
    game = table(side("Forest", hand="Island"), side(graveyard="Evergreen Growth"))
    game.excludes("cast Evergreen Growth with retrace")


def test_from_the_hand_it_is_cast_as_usual() -> None:
    game = table(side("Forest", hand="Evergreen Growth, Island"), side())
    game.includes("cast Evergreen Growth")
    game.excludes("cast Evergreen Growth with retrace")


def leaping(hand: str = "Forest", theirs: str = "") -> Play:
    mine = side("Mountain*2", hand=hand, graveyard="Second Leap")
    return table(mine, side("Island*2", hand=theirs))


def test_jump_start_discards_any_card_and_exiles_the_spell() -> None:
    game = leaping("Forest, Shock")
    game.play("A cast Second Leap with jump-start; A target B; A pay_with Shock; A pass; B pass")
    assert (game.life(), game.zone("Second Leap"), game.zone("Shock")) == ((20, 18), "exile", "graveyard")


def test_a_jump_started_spell_that_is_countered_is_exiled() -> None:
    game = leaping(theirs="Counterspell")
    game.play("A cast Second Leap with jump-start; A target B")
    if game.asked() == "pay_cost":
        game.play("A pay_with Forest")
    game.play("A pass; B cast Counterspell; B pass; A pass")
    assert game.zone("Second Leap") == "exile"


def test_with_no_card_in_hand_there_is_no_jump_start() -> None:
    game = table(side("Mountain*2", graveyard="Second Leap"), side())
    game.excludes("cast Second Leap with jump-start")


def test_from_the_hand_it_goes_to_the_graveyard() -> None:
    game = table(side("Mountain*2", hand="Second Leap"), side())
    game.play("A cast Second Leap; A target B; A pass; B pass")
    assert game.zone("Second Leap") == "graveyard"
