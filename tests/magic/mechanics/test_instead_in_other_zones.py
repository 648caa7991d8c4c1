"""Milling, discarding, drawing from nothing: what happens instead (CR 614.1, 614.6, 701.9, 701.17)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import fresh
from tests.magic.positions import cast
from tests.magic.table import side, table


def test_twice_as_many_cards_are_milled() -> None:
    game = table(side("Island, Grinding Tide", hand="Tome Scour"), side(library="Forest*12"))
    cast(game, "Tome Scour", "B")
    assert (len(game.cards("B", "graveyard")), len(game.cards("B", "library"))) == (10, 2)


def test_ones_own_cards_are_not_meant() -> None:
    game = table(side("Island, Grinding Tide", hand="Tome Scour", library="Forest*12"), side())
    cast(game, "Tome Scour", "A")
    assert len(game.cards("A", "library")) == 7


def test_the_player_whose_library_it_is_chooses_the_order() -> None:
    """CR 616.1: 5 cards twice and four more, or the other way round."""
    game = table(side("Island, Grinding Tide, Crushing Tide", hand="Tome Scour"), side(library="Forest*30"))
    cast(game, "Tome Scour", "B")
    assert game.asked() == "choose_replacement"
    decision = engine.decision(game.state)
    assert decision is not None
    assert decision.seat == game.table.objects[game.ref("Forest#1")].owner
    assert not engine.status(fresh(game.state))
    milled = set()
    for action in engine.legal_actions(game.state):
        if action.__struct_config__.tag == "replace":
            milled.add(len(engine.apply(game.state, action).state.table.seats[1].graveyard))
    assert milled == {14, 18}


def test_a_card_that_would_be_milled_can_be_exiled() -> None:
    """What replaces the milling has its turn first, then what replaces the moves (CR 616.1g)."""
    game = table(
        side("Island, Grinding Tide, Scorched Library", hand="Tome Scour"), side(library="Forest*4, Shock*8")
    )
    cast(game, "Tome Scour", "B")
    assert game.cards("B", "graveyard") == ["forest"] * 4
    assert len([one for one in game.table.exile if game.table.objects[one].card == "shock"]) == 6


def test_no_more_is_milled_than_there_is() -> None:
    """CR 701.17b."""
    game = table(side("Island, Crushing Tide", hand="Tome Scour"), side(library="Forest*7"))
    cast(game, "Tome Scour", "B")
    assert (len(game.cards("B", "graveyard")), game.cards("B", "library")) == (7, [])


def test_what_an_opponent_makes_its_owner_discard_is_put_onto_the_battlefield() -> None:
    game = table(side("Swamp*3", hand="Mind Rot"), side(hand="Wayward Boar, Forest"))
    cast(game, "Mind Rot", "B")
    game.resolve()
    assert (game.zone("Wayward Boar"), game.zone("Forest")) == ("battlefield", "graveyard")
    assert game.life() == (20, 24)


def test_what_its_own_player_discards_is_discarded() -> None:
    game = table(side("Swamp*3", hand="Mind Rot, Wayward Boar, Forest"), side())
    cast(game, "Mind Rot", "A")
    assert game.zone("Wayward Boar") == "graveyard"


@pytest.mark.parametrize(
    ("enchantment", "hand", "life"),
    [
        ("Regret Keeper", "Rooted Colossus", 21),
        ("Regret Keeper", "Rooted Grove", 20),
        ("Heavy Regret", "Rooted Colossus, Shock", 22),
    ],
)
def test_what_is_shuffled_into_the_library_is_discarded(enchantment: str, hand: str, life: int) -> None:
    """CR 701.9a, 701.9c: it was shown, so what it is counts."""
    game = table(side(f"Swamp*3, {enchantment}", hand="Mind Rot"), side(hand=hand))
    cast(game, "Mind Rot", "B")
    assert game.zone(hand.partition(",")[0]) == "library"
    assert game.table.stack or life == 20
    assert not engine.status(fresh(game.state))
    game.all_pass()
    assert game.life() == (life, 20)


def test_what_was_discarded_as_a_cost_and_shuffled_away_is_what_was_shown() -> None:
    """CR 701.9c."""
    game = table(side("Flung Ledger", hand="Rooted Colossus", library="Craw Wurm*4"), side())
    game.play("A activate Flung Ledger")
    assert game.zone("Rooted Colossus") == "library"
    game.all_pass()
    assert game.life() == (25, 20)


def test_a_draw_from_an_empty_library_wins_the_game() -> None:
    game = table(side("Island*3, Last Page", hand="Divination", library="Forest"), side())
    cast(game, "Divination")
    assert game.table.outcome is not None
    assert game.table.outcome.winner == game.table.objects[game.ref("Forest")].owner


def test_a_draw_from_a_library_is_none() -> None:
    game = table(side("Island*3, Last Page", hand="Divination", library="Forest*3"), side())
    cast(game, "Divination")
    assert game.table.outcome is None
    assert len(game.cards("A", "library")) == 1


# What one may let happen instead ----------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "zone"), [("apply_effect", "library"), ("decline_effect", "graveyard")])
def test_its_controller_may_put_it_on_top_of_the_library(answer: str, zone: str) -> None:
    game = table(side("Mountain", hand="Shock"), side("Homing Hound"))
    cast(game, "Shock", "Homing Hound")
    assert game.asked() == "may_apply"
    assert not engine.status(fresh(game.state))
    game.play(f"B {answer}")
    assert game.zone("Homing Hound") == zone


def test_whoever_controls_the_creature_is_asked_and_its_owner_gets_it() -> None:
    game = table(side("Mountain, Control Magic(on Homing Hound)", hand="Shock"), side("Homing Hound"))
    cast(game, "Shock", "Homing Hound")
    game.play("A apply_effect")
    assert game.ref("Homing Hound") == game.table.seats[1].library[0]
