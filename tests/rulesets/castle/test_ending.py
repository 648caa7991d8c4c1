"""Chapter 1: how a game ends."""

from __future__ import annotations

from tests.harness import plain, scenario
from tests.rulesets.castle.table import castles, side


@scenario("CAS-T41", "CAS-1.1 CAS-1.2 CAS-R2")
def test_a_draw_that_fails_loses_whatever_stands_in_castles() -> None:
    """The last card of a library does not lose, the draw after it does; an empty castle is none of it."""
    game = castles(
        side(library="Wastes"), side("1,1 down Serra Angel", library="Wastes*2"), step="end", turn=4, active=1
    )
    game.pass_to("main1")
    assert (game.table.active, game.table.seats[0].library) == (0, [])
    game.end_turn()
    assert game.table.active == 1
    while game.asked():
        game.idle()
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (1, "CR-704.5b")
    assert game.castle("B") == {"1,1": "down Serra Angel"}


def test_without_castles_a_game_goes_on() -> None:
    """CAS-1.2."""
    game = castles(side(), side())
    game.end_turn()
    assert game.table.active == 1
    assert game.castle("A") == game.castle("B") == {}


@scenario("CAS-T47", "CAS-R1 CAS-5.1")
def test_ten_poison_counters_lose() -> None:
    """Poison counts where damage does: behind a vacant column."""
    game = castles(side(battlefield="Plague Carrier"), side("2,1 act Wall of Stone", poison=8))
    game.attack(1, "Plague Carrier")
    while game.asked():
        game.idle()
    outcome = game.over()
    assert (outcome.rule, game.life()) == ("CR-704.5c", (20, 20))


@scenario("CAS-T46", "CAS-1.3")
def test_both_lose_at_once() -> None:
    """CAS-1.3."""
    game = castles(
        side(hand="Vision Skeins", battlefield="Island*2", library="Wastes"), side(library="Wastes")
    )
    game.play("A cast Vision Skeins")
    game.all_pass()
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "CR-104.4a")


def test_the_turn_that_was_agreed_on_is_the_last() -> None:
    game = castles(side(), side(), step="end", turn=4, active=1, options={"turn_limit": 5})
    game.end_turn()
    assert game.table.turn == 5
    while game.asked():
        game.idle()
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "CAS-R55")
    assert outcome.reason == "turn 5, the last one, has ended"
    assert plain(game.events[-1])["type"] == "game_over"


def test_without_an_agreement_no_turn_is_the_last() -> None:
    game = castles(side(), side(), step="end", turn=400, active=1)
    game.end_turn()
    assert (game.table.turn, game.asked()) == (401, "priority")
