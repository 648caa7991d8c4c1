"""Another turn: it has two upkeep steps."""

from __future__ import annotations

from engine.magic.parts import KINDS, StandardTurn
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
serving = served(TWO_UPKEEPS, HURRIED)
test_random_games = random_games(TWO_UPKEEPS, HURRIED)


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
