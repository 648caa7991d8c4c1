"""Players who can't lose or win the game, and steps that are skipped each turn (CR 101.2, 104, 614.10)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.documents import Concede
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.made_up import key
from tests.magic.multiplayer.table import FREE_FOR_ALL, Round, seated
from tests.magic.positions import cast
from tests.magic.status.lies import faults
from tests.magic.table import Play, document, side, table

serving = served(FREE_FOR_ALL)
OATH = "Undying Oath"


def winner(game: Play) -> int | None:
    """Who has won."""
    outcome = engine.outcome(game.state)
    return None if outcome is None else outcome.winner


# Losing and winning -----------------------------------------------------------------------------------------


def test_at_no_life_the_game_goes_on() -> None:
    """CR 101.2: until whatever says so is gone; then state-based actions see it at once."""
    game = table(side("Mountain, Island", hand="Shock, Boomerang", life=1), side(OATH, life=1))
    game.play("A cast Shock; A target B")
    game.resolve()
    assert (game.life(), winner(game), game.asked()) == ((1, -1), None, "priority")
    game.end_turn()
    assert winner(game) is None
    game = table(side("Mountain, Island*2", hand="Shock, Boomerang", life=1), side(OATH, life=1))
    game.play("A cast Shock; A target B")
    game.resolve()
    cast(game, "Boomerang", OATH)
    assert winner(game) == 0


@pytest.mark.parametrize("more", [{"life": 0}, {"poison": 10}, {"life": -7}])
def test_a_position_may_have_such_a_player(more: dict[str, Any]) -> None:
    game = table(side(), side(OATH, **more))
    game.end_turn()
    assert winner(game) is None
    assert faults(document([side(), side(**more)]))


def test_an_empty_library_is_survived() -> None:
    """CR 704.5b: whoever can't lose as it is checked does not lose for that draw later."""
    game = table(side("Island*2", hand="Boomerang"), side(OATH, library=""))
    game.end_turn()
    game.pass_to("main1")
    assert winner(game) is None


def test_who_cannot_lose_may_concede() -> None:
    """CR 104.3a."""
    game = table(side(), side(OATH))
    game = Play.at(engine.apply(game.state, Concede(1)).state)
    assert winner(game) == 0


def test_an_effect_makes_nobody_lose_who_cannot() -> None:
    game = table(side("Swamp", hand="Utter Ruin"), side(OATH))
    cast(game, "Utter Ruin", "B")
    assert (winner(game), game.cards("A", "hand")) == (None, ["wastes"])


def test_an_effect_makes_nobody_win_who_cannot() -> None:
    game = table(side("Plains", hand="Sealed Victory"), side(OATH))
    cast(game, "Sealed Victory")
    assert (winner(game), game.cards("A", "graveyard")) == (None, [key("Sealed Victory")])


def test_the_last_one_wins_all_the_same() -> None:
    """CR 104.2a."""
    game = seated(side("Mountain", hand="Shock", life=5), side(OATH), side(life=2))
    game.play("A cast Shock; A target C")
    game.resolve()
    game = Round.at(engine.apply(game.state, Concede(1)).state)
    assert winner(game) == 0


# Steps that are skipped (CR 614.10) -------------------------------------------------------------------------


def begun(game: Play) -> list[str]:
    """The steps of the next turn until its main phase."""
    found: list[str] = []
    game.end_turn()
    found += [event["step"] for event in of_type(game.events, "step_began")]
    while game.table.step != "main1":
        game.idle()
        found += [event["step"] for event in of_type(game.events, "step_began")]
    return found[found.index("untap") :]


@pytest.mark.parametrize(
    ("mine", "first", "second"),
    [
        ("Wastes", "untap upkeep draw main1", "untap upkeep draw main1"),
        ("Fleeting Dawn", "untap draw main1", "untap main1"),
        ("Barren Dawn", "untap upkeep main1", "untap upkeep draw main1"),
    ],
)
def test_steps_are_skipped_each_turn(mine: str, first: str, second: str) -> None:
    """In the turns of B, and then of A."""
    game = table(side(mine))
    assert " ".join(begun(game)) == first
    assert " ".join(begun(game)) == second
    assert len(game.cards("A", "hand")) == ("draw" in second)
    assert len(game.cards("B", "hand")) == ("draw" in first)


def test_it_is_told_what_is_skipped() -> None:
    game = table(side("Fleeting Dawn"))
    told: list[Any] = []
    turn = game.table.turn
    while game.table.turn <= turn + 1:
        game.idle()
        told += of_type(game.events, "time_skipped")
    game.pass_to("main1")
    told += of_type(game.events, "time_skipped")
    assert {(event["seat"], event["what"]) for event in told} == {
        (1, "upkeep step"),
        (0, "upkeep step"),
        (0, "draw step"),
    }
    assert {event["rule"] for event in told} == {"CR-614.10"}


def test_without_what_says_so_nothing_is_skipped_any_more() -> None:
    game = table(side("Island*2, Fleeting Dawn", hand="Boomerang"))
    cast(game, "Boomerang", "Fleeting Dawn")
    assert " ".join(begun(game)) == "untap upkeep draw main1"


def test_the_next_upkeep_may_be_skipped() -> None:
    game = table(side("Swamp", hand="Late Riser"))
    cast(game, "Late Riser", "B")
    assert " ".join(begun(game)) == "untap draw main1"
    begun(game)
    assert " ".join(begun(game)) == "untap upkeep draw main1"
