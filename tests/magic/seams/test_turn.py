"""Another turn: it has two upkeep steps, or a draw in the first turn."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.parts import KINDS, StandardTurn
from engine.magic.procedures.mulligan import TakeMulligan
from engine.magic.procedures.turn import STEPS
from tests.harness import of_type
from tests.magic.formats import served, variant
from tests.magic.random_games import random_games
from tests.magic.table import side, table

TURN = StandardTurn((*STEPS[:3], "second_upkeep", *STEPS[3:]), {**KINDS, "second_upkeep": "upkeep"})
"""An upkeep before the draw, and one after it."""
TWO_UPKEEPS = variant("two_upkeeps", TURN)
HURRIED = variant("hurried", StandardTurn(without_priority=frozenset({"upkeep"})))
"""Nobody acts in the upkeep."""
FIRST_DRAW = variant("first_draw", StandardTurn(first_draw=True))
NO_FIRST_DRAW = variant("no_first_draw", StandardTurn(first_draw=False), seats=(2, 3))
serving = served(TWO_UPKEEPS, HURRIED, FIRST_DRAW, NO_FIRST_DRAW)
test_random_games = random_games(TWO_UPKEEPS, HURRIED, FIRST_DRAW)


def test_an_ability_of_the_upkeep_triggers_in_both() -> None:
    game = table(side(), side(battlefield="Juzam Djinn"), step="end", ruleset="two_upkeeps")
    game.pass_to("upkeep")
    game.seat_to_act("B")
    game.all_pass()
    assert game.life() == (20, 19)
    game.pass_to("draw")
    assert game.life() == (20, 19)
    game.play("B pass; A pass")
    assert [event["step"] for event in of_type(game.events, "step_began")] == ["second_upkeep"]
    game.all_pass()
    assert game.life() == (20, 18)
    game.pass_to("main1")
    assert game.life() == (20, 18)


def test_a_position_may_stand_in_the_added_step() -> None:
    game = table(side(hand="Shock", battlefield="Mountain"), step="second_upkeep", ruleset="two_upkeeps")
    game.play("A cast Shock; A target B; A pass; B pass; A pass; B pass")
    assert game.life() == (20, 18)
    assert game.table.step == "main1"


def test_abilities_wait_for_the_first_step_in_which_players_act() -> None:
    game = table(side(), side(battlefield="Juzam Djinn"), step="end", ruleset="hurried")
    game.pass_to("draw")
    assert game.life() == (20, 20)
    assert len(game.table.stack) == 1
    game.seat_to_act("B")
    game.all_pass()
    assert game.life() == (20, 19)


@pytest.mark.parametrize(
    ("ruleset", "players", "cards"),
    [("duel", 2, 7), ("first_draw", 2, 8), ("no_first_draw", 3, 7)],
)
@pytest.mark.parametrize("first", [0, 1])
def test_the_format_says_whether_the_first_draw_takes_place(
    ruleset: str, players: int, cards: int, first: int
) -> None:
    state: Any = engine.new_game(ruleset, seed=3, options={"starting_seat": first}, seats=[{}] * players)
    while state.table.step != "main1":
        actions = engine.legal_actions(state)
        keeps = [action for action in actions if not isinstance(action, TakeMulligan)]
        state = engine.apply(state, keeps[0]).state
    assert (state.table.step, state.table.active) == ("main1", first)
    assert len(state.table.seats[first].hand) == cards


@pytest.mark.parametrize("ruleset", ["duel", "no_first_draw"])
def test_later_turns_have_their_draw(ruleset: str) -> None:
    game = table(side(), side(library="Shock"), step="end", ruleset=ruleset)
    game.pass_to("main1")
    assert [len(seat.hand) for seat in game.table.seats] == [0, 1]
