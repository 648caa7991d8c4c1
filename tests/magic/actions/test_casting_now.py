"""A card is cast while something resolves (CR 608.2g, 118.9)."""

from __future__ import annotations

import pytest

import engine
from tests.magic.positions import cast
from tests.magic.table import Play, side, table


def attempt(library: str, lands: str = "Mountain", other: str = "", hand: str = "") -> Play:
    """The spell that lets its caster cast the top card of their library for nothing resolves."""
    mine = side(lands, hand=f"Reckless Attempt{hand and ', ' + hand}", library=library)
    game = table(mine, side(other, library="Swamp*9"))
    cast(game, "Reckless Attempt")
    return game


def test_a_spell_is_cast_for_nothing_at_no_time_of_its_own() -> None:
    game = attempt("Hill Giant, Forest*3")
    game.legal("cast Hill Giant", "decline")
    game.play("A cast Hill Giant")
    assert game.zone("Hill Giant") == "stack"
    assert game.zone("Reckless Attempt") == "graveyard"
    game.play("A pass; B pass")
    assert game.zone("Hill Giant") == "battlefield"


def test_its_targets_are_chosen_while_the_other_resolves() -> None:
    game = attempt("Shock, Forest*3")
    game.play("A cast Shock")
    assert game.zone("Reckless Attempt") == "stack"
    game.play("A target B")
    assert (game.zone("Reckless Attempt"), game.zone("Shock")) == ("graveyard", "stack")
    game.play("A pass; B pass")
    assert game.life() == (20, 18)
    assert game.zone("Shock") == "graveyard"


def test_whoever_casts_nothing_leaves_it_in_exile() -> None:
    game = attempt("Shock, Forest*3")
    game.play("A decline")
    assert game.zone("Shock") == "exile"
    game.excludes("cast Shock")


@pytest.mark.parametrize("card", ["Plains", "Unsummon"])
def test_what_cannot_be_cast_is_not_asked_about(card: str) -> None:
    """A land is not cast (CR 305.9); the other has no target: there is no creature (CR 601.2c)."""
    game = attempt(f"{card}, Forest*3")
    assert (game.zone("Reckless Attempt"), game.zone(card)) == ("graveyard", "exile")
    assert game.asked() == "priority"


def test_x_is_0_where_nothing_is_paid() -> None:
    """CR 107.3b."""
    game = attempt("Blaze, Forest*3", lands="Mountain*6")
    game.play("A cast Blaze; A target B")
    game.play("A pass; B pass")
    assert game.life() == (20, 20)


def test_additional_costs_are_paid() -> None:
    """CR 118.9d: a kicker may be."""
    game = attempt("Burst Lightning, Forest*3", lands="Mountain*5")
    game.includes("cast Burst Lightning", "cast Burst Lightning with kicker")


def test_an_additional_cost_has_to_be_paid_also_where_the_spell_is_free() -> None:
    """CR 118.9d: who has no creature to sacrifice cannot cast it, and is not asked."""
    game = attempt("Altar's Reap, Forest*3")
    assert (game.zone("Altar's Reap"), game.asked()) == ("exile", "priority")
    game = attempt("Altar's Reap, Forest*3", lands="Mountain, Grizzly Bears")
    game.play("A cast Altar's Reap")
    assert (game.zone("Altar's Reap"), game.zone("Grizzly Bears")) == ("stack", "graveyard")


def test_no_other_alternative_cost_is_paid() -> None:
    """CR 118.9a."""
    game = attempt("Mulldrifter, Forest*3", lands="Mountain, Island*5")
    game.legal("cast Mulldrifter", "decline")


def test_for_its_mana_cost_it_is_cast_of_a_graveyard() -> None:
    mine = side("Island, Mountain", hand="Second Look", graveyard="Shock")
    game = table(mine, side())
    game.play("A cast Second Look; A pass; B pass")
    game.legal("cast Shock", "decline")
    game.play("A cast Shock; A target B")
    assert game.life() == (22, 20)
    game.play("A pass; B pass")
    assert game.life() == (22, 18)


@pytest.mark.parametrize("countered", [False, True])
def test_what_is_cast_so_is_exiled_in_place_of_its_graveyard(countered: bool) -> None:
    """CR 614.1a: whether it resolves or is countered."""
    mine = side("Mountain*3", hand="Last Recital", graveyard="Shock")
    game = table(mine, side("Island*2", hand="Counterspell"))
    cast(game, "Last Recital")
    game.play("A cast Shock; A target B")
    if countered:
        game.play("A pass; B cast Counterspell")
        game.resolve()
    else:
        game.resolve()
    assert (game.life(), game.zone("Shock")) == ((20, 20 if countered else 18), "exile")


def test_without_mana_for_it_nobody_is_asked() -> None:
    game = table(side("Island", hand="Second Look", graveyard="Shock"), side())
    game.play("A cast Second Look; A pass; B pass")
    assert game.life() == (22, 20)


def test_of_cards_in_a_hand_others_learn_nothing() -> None:
    """Whoever holds any card is asked, whether one of them can be cast or not (CORE-26)."""
    for held, listed in (("Shock, Hill Giant", ["cast Shock"]), ("Forest, Hill Giant", [])):
        game = table(side("Island", hand=f"Late Hour, {held}", library="Plains*3"), side())
        game.play("A cast Late Hour; A pass; B pass")
        game.legal(*listed, "decline")
        assert engine.view(game.state, 1).decision is not None
        game.play("A decline")
        assert "plains" in game.cards("A", "hand")


def test_where_a_card_was_cast_the_rest_knows() -> None:
    game = table(side("Island", hand="Late Hour, Shock", library="Plains*3"), side())
    game.play("A cast Late Hour; A pass; B pass; A cast Shock; A target B")
    assert "plains" not in game.cards("A", "hand")


def test_of_an_empty_hand_nobody_is_asked() -> None:
    game = table(side("Island", hand="Late Hour", library="Plains*3"), side())
    game.play("A cast Late Hour; A pass; B pass")
    assert game.cards("A", "hand") == ["plains"]


def test_the_other_player_casts_what_they_own() -> None:
    mine = side("Island, Mountain", hand="Second Look", graveyard="Shock")
    game = table(side(), mine, active=1, turn=4)
    game.play("B cast Second Look; B pass; A pass; B cast Shock; B target A")
    game.play("B pass; A pass")
    assert game.life() == (18, 22)


@pytest.mark.parametrize("spell", ["Hushed Strike", "Scatter Flames"])
def test_what_has_other_ways_is_cast_at_a_time_of_which_it_says_nothing(spell: str) -> None:
    """CR 608.2g."""
    game = table(side("Mountain*3", hand="Last Recital", graveyard=spell), side("Grizzly Bears"))
    cast(game, "Last Recital")
    game.includes(f"cast {spell}")
