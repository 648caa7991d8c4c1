"""Before anything is cast: decks (CR 100.2a), and lands, which are not cast (CR 116.2a, 305)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.procedures.mulligan import BottomingCards
from tests.magic.table import Play, side, table

DECK = {"forest": 56, "grizzly_bears": 4}


def faults(deck: Any) -> dict[str, str | None]:
    """What is wrong with a duel in which the second player brings this deck."""
    with pytest.raises(engine.InvalidOptions) as error:
        engine.new_game("duel", seats=[{"deck": DECK}, {"deck": deck}])
    return {fault.path: fault.rule for fault in error.value.faults}


def test_a_deck_of_sixty_cards_can_be_played() -> None:
    state = engine.new_game("duel", seats=[{"deck": DECK}, {"deck": DECK}])
    assert len(state.table.objects) == 120


def test_a_deck_has_sixty_cards_or_more() -> None:
    assert faults({"forest": 59}) == {"$.seats[1].deck": "CR-100.2a"}


def test_a_deck_has_four_of_a_kind_but_for_basic_lands() -> None:
    assert faults({"forest": 60, "shock": 5}) == {"$.seats[1].deck.shock": "CR-100.2a"}


def test_a_deck_that_is_not_there() -> None:
    assert faults("mill") == {"$.seats[1].deck": "CR-100.2a"}


def test_all_that_is_wrong_with_a_deck_is_told_at_once() -> None:
    wrong = faults({"shock": 5, "black_lotus": 1, "zombie": 1})
    assert set(wrong) == {
        "$.seats[1].deck",
        "$.seats[1].deck.shock",
        "$.seats[1].deck.black_lotus",
        "$.seats[1].deck.zombie",
    }


def test_somebody_at_the_table_has_the_first_turn() -> None:
    with pytest.raises(engine.InvalidOptions) as error:
        engine.new_game("duel", options={"starting_seat": 2})
    (fault,) = error.value.faults
    assert (fault.path, fault.rule) == ("$.options.starting_seat", "CR-103.1")


def test_lands_are_played_in_ones_own_main_phase() -> None:
    game = table(side(hand="Forest"), side(hand="Mountain"), step="begin_combat")
    game.refuses("play_land Forest", "CR-116.2a")
    game.play("A pass")
    game.refuses("play_land Mountain", "CR-116.2a")


def test_lands_are_played_with_an_empty_stack() -> None:
    game = table(side("Mountain", hand="Shock, Forest"), side())
    game.play("A cast Shock; A target B")
    game.refuses("play_land Forest", "CR-116.2a")
    game.resolve()
    game.includes("play_land Forest")


def test_one_land_a_turn() -> None:
    game = table(side(hand="Forest, Mountain"), side())
    game.play("A play_land Forest")
    game.refuses("play_land Mountain", "CR-305.2")


def test_mulligans_are_declared_in_turn_order_and_taken_together() -> None:
    """CR 103.5: who has kept is not asked again, and nobody draws before all have declared."""
    game = Play.at(engine.new_game("duel", seed=5, options={"starting_seat": 1}))
    game.seat_to_act("B")
    game.play("B mulligan")
    game.seat_to_act("A")
    assert game.table.seats[1].mulligans == 0
    game.play("A keep_hand")
    assert game.table.seats[1].mulligans == 1
    game.play("B mulligan; B keep_hand")
    assert engine.decision(game.state) == BottomingCards(seat=1, rule="CR-103.5", left=2)
