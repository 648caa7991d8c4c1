"""Cards that say who wins or loses (CR 104.2b, 104.3e)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.positions import cast
from tests.magic.table import side, table

from .table import FREE_FOR_ALL, seated

serving = served(FREE_FOR_ALL)


@pytest.mark.parametrize("active", [0, 1])
def test_an_effect_wins_the_game_at_once(active: int) -> None:
    """CR 104.2b."""
    sides = [side("Plains", hand="Sealed Victory"), side()]
    game = table(*(sides if active == 0 else reversed(sides)), active=active, turn=3 + active)
    game.play(f"{'AB'[active]} cast Sealed Victory")
    game.resolve()
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (active, False, "CR-104.2b")


def test_nobody_else_is_left_when_somebody_wins() -> None:
    game = seated(side("Plains", hand="Sealed Victory"), side(), side("Hill Giant"))
    game.play("A cast Sealed Victory")
    game.pass_around()
    assert game.over().winner == 0


@pytest.mark.parametrize(("target", "winner"), [("A", 1), ("B", 0)])
def test_an_effect_loses_the_game(target: str, winner: int) -> None:
    """CR 104.3e: the last player who is left wins (104.2a)."""
    game = table(side("Swamp", hand="Utter Ruin"), side())
    cast(game, "Utter Ruin", target)
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (winner, "CR-104.3e")


def test_what_is_resolving_goes_on_without_the_player_who_has_lost() -> None:
    game = seated(side("Swamp", hand="Utter Ruin", library="Shock, Forest"), side(), side("Hill Giant"))
    game.play("A cast Utter Ruin; A target C")
    game.pass_around()
    assert of_type(game.events, "player_lost")[0] == {"type": "player_lost", "rule": "CR-104.3e", "seat": 2}
    assert game.living() == "AB"
    assert game.cards("A", "hand") == ["shock"]
    assert [game.name(ref) for ref in game.table.battlefield] == ["Swamp"]
    assert engine.outcome(game.state) is None


def test_a_player_whose_own_spell_loses_the_game_does_nothing_more() -> None:
    """CR 800.4a: the spell goes with its owner; the turn goes on without an active player."""
    game = seated(side("Swamp", hand="Utter Ruin"), side("Hill Giant"), side())
    game.play("A cast Utter Ruin; A target A")
    game.pass_around()
    assert game.living() == "BC"
    assert not of_type(game.events, "drawn")
    assert not game.table.stack
    game.play("B pass; C pass")


def test_all_who_lose_at_once_draw() -> None:
    """CR 104.4a."""
    game = table(side("Swamp", hand="Common Grave"), side())
    cast(game, "Common Grave")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "CR-104.4a")


def test_each_opponent_loses() -> None:
    game = seated(side("Swamp", hand="Lone Survivor"), side(), side(), side())
    game.play("A cast Lone Survivor")
    game.pass_around()
    assert game.over().winner == 0


@pytest.mark.parametrize(("holder", "loser"), [("A", 0), ("B", 1)])
def test_an_ability_loses_the_game_for_its_controller(holder: str, loser: int) -> None:
    """It has left: its controller is who controlled it last."""
    sides = {"A": side("Forest*2", hand="Naturalize"), "B": side()}
    sides[holder]["zones"]["battlefield"] += ", Last Ledger" if holder == "A" else "Last Ledger"
    game = table(sides["A"], sides["B"])
    cast(game, "Naturalize", "Last Ledger")
    game.resolve()
    assert game.over().winner == 1 - loser
