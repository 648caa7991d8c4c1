"""Amplify: cards of the hand that are revealed for a creature as it enters (CR 702.38)."""

from __future__ import annotations

import random

import pytest

import engine
from tests.harness import of_type
from tests.magic.positions import cast
from tests.magic.table import Play, side, table
from tests.properties.unseen import assert_unseen
from tests.sides import one_sided

CALLER = "Den Rouser"


def arriving(*hand: str, battlefield: str = "Forest*3") -> Play:
    """A casts the Caller, a Bear, and is asked what is revealed."""
    game = table(side(battlefield, hand=", ".join((CALLER, *hand))), side("Hill Giant"))
    cast(game, CALLER)
    return game


def test_it_gets_counters_for_each_card() -> None:
    """CR 702.38a: two for each with amplify 2."""
    game = arriving("Grizzly Bears", "Ashcoat Bear", "Gray Ogre")
    assert game.asked() == "enter_taking"
    game.legal("take Grizzly Bears", "take Ashcoat Bear", "enter_plain")
    game.refuses("take Gray Ogre", "CR-614.13")
    game.play("A take Grizzly Bears; A take Ashcoat Bear")
    assert [one["cards"] for one in of_type(game.events, "revealed")] == [["grizzly_bears"], ["ashcoat_bear"]]
    game.legal("enter_plain")
    game.play("A enter_plain")
    assert game.size(CALLER) == (5, 5)
    assert set(game.cards("A", "hand")) == {"grizzly_bears", "ashcoat_bear", "gray_ogre"}


def test_each_set_is_revealed_in_one_order() -> None:
    game = arriving("Grizzly Bears", "Ashcoat Bear", "Gray Ogre")
    game.play("A take Ashcoat Bear")
    game.legal("enter_plain")


def test_what_is_revealed_is_known() -> None:
    game = arriving("Grizzly Bears", "Gray Ogre")
    game.play("A take Grizzly Bears; A enter_plain")
    seen = {
        engine.sample(game.state, 1, seed).table.objects[game.ref("Grizzly Bears")].card for seed in range(9)
    }
    assert seen == {"grizzly_bears"}


@pytest.mark.parametrize("hand", [("Grizzly Bears", "Gray Ogre"), ("Gray Ogre", "Forest"), ("Ashcoat Bear",)])
def test_the_same_is_asked_whatever_the_hand_holds(hand: tuple[str, ...]) -> None:
    """Others see how many cards there are, and no more (CR 400.2)."""
    game = arriving(*hand)
    assert game.asked() == "enter_taking"
    game.includes("enter_plain")


@one_sided("samples for one seat after the other")
@pytest.mark.parametrize("hand", [("Grizzly Bears", "Ashcoat Bear", "Gray Ogre"), ("Gray Ogre", "Shock")])
def test_worlds_that_others_cannot_tell_apart_answer_alike(hand: tuple[str, ...]) -> None:
    """Before, between and after what is revealed."""
    game = arriving(*hand)
    assert_unseen(game.state, random.Random(1))
    if "Grizzly Bears" in hand:
        game.play("A take Grizzly Bears")
        assert_unseen(game.state, random.Random(2))
    game.play("A enter_plain")
    assert_unseen(game.state, random.Random(3))


def test_what_enters_together_is_not_revealed_for_the_other() -> None:
    """CR 702.38a: a player's own card in the hand, not yet on the battlefield."""
    game = table(side("Forest*2", hand=f"Every Guest, {CALLER}, Grizzly Bears"), side())
    cast(game, "Every Guest")
    game.play(f"A choose {CALLER}")
    game.legal("take Grizzly Bears", "enter_plain")
    game.refuses(f"take {CALLER}", "CR-614.13")


def test_it_is_asked_on_after_the_last_that_fits() -> None:
    """Otherwise others would know that no other card is of the type."""
    game = arriving("Grizzly Bears", "Gray Ogre")
    game.play("A take Grizzly Bears")
    assert game.asked() == "enter_taking"
    game = arriving("Grizzly Bears")
    game.play("A take Grizzly Bears")
    assert game.asked() == "priority", "everybody sees that there is no other card"


def test_who_has_no_card_is_not_asked() -> None:
    game = arriving()
    assert (game.asked(), game.size(CALLER)) == ("priority", (1, 1))


def test_the_cards_of_who_controls_it() -> None:
    game = table(
        side("Swamp*4", hand="Dark Bargain, Grizzly Bears"), side(hand="Ashcoat Bear", graveyard=CALLER)
    )
    cast(game, "Dark Bargain", CALLER)
    game.seat_to_act("A")
    game.legal("take Grizzly Bears", "enter_plain")
    game.play("A take Grizzly Bears")
    assert game.size(CALLER) == (3, 3)


def test_a_changeling_is_of_its_type() -> None:
    """CR 702.73a: in the hand, too."""
    game = arriving("Shifting Sprite", "Gray Ogre")
    game.includes("take Shifting Sprite")
