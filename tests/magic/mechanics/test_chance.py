"""Coins and dice (CR 705, 706): what is left to chance, who wins, what comes of it."""

from __future__ import annotations

import pytest

from engine.magic.effects.chance import MOST_COINS, MOST_SIDES
from tests.cards.documents import places, sorcery
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL
from tests.magic.table import Play, document, side

serving = served(FREE_FOR_ALL)


def chancy(script: list[int], mine: str, theirs: str = "", *, active: int = 0) -> Play:
    """A position in which chance comes up like this."""
    written = document([side(mine), side(theirs)], active=active, turn=3 + active)
    written["machine"]["rng"] = {"seed": 0, "script": script}
    return Play(written)


@pytest.mark.parametrize(("drawn", "won", "life"), [(1, True, 23), (0, False, 18)])
def test_who_flips_a_coin_wins_or_loses_the_flip(drawn: int, won: bool, life: int) -> None:
    """CR 705.2."""
    game = chancy([drawn], "Coin Juggler, Island")
    game.play("A activate Coin Juggler / 0")
    game.resolve()
    (flip,) = of_type(game.events, "coin_flipped")
    assert (flip["rule"], flip["seat"], flip["won"]) == ("CR-705.2", 0, won)
    assert game.life() == (life, 20)


def test_an_opponent_flips_for_themselves() -> None:
    game = chancy([1], "Wastes", "Coin Juggler, Island", active=1)
    game.play("B activate Coin Juggler / 0")
    game.resolve()
    assert game.life() == (20, 23)


@pytest.mark.parametrize(
    ("script", "counters"), [([0], {}), ([1, 0], {"+1/+1": 1}), ([1, 1, 1, 0], {"+1/+1": 3})]
)
def test_coins_are_flipped_until_a_flip_is_lost(script: list[int], counters: dict[str, int]) -> None:
    """CR 705.2."""
    game = chancy(script, "Coin Juggler, Island*2")
    game.play("A activate Coin Juggler / 1")
    game.resolve()
    assert len(of_type(game.events, "coin_flipped")) == len(script)
    assert game.thing("Coin Juggler").counters == counters


def test_several_coins_are_flipped_and_those_won_counted() -> None:
    game = chancy([1, 0, 1], "Coin Juggler, Island*3")
    game.play("A activate Coin Juggler / 2")
    game.resolve()
    assert len(game.table.seats[0].hand) == 2


def test_abilities_watch_for_flips_that_are_won_and_lost() -> None:
    """CR 705.2: nobody else wins or loses the flip."""
    game = chancy([1, 0], "Coin Juggler, Island*4", "Tavern Cheat")
    game.play("A activate Coin Juggler / 0")
    game.resolve()
    assert [one["rule"] for one in of_type(game.events, "acted")] == ["CR-705.2"]
    game.resolve()
    assert game.life() == (23, 21)
    game.play("A activate Coin Juggler / 0")
    game.resolve()
    assert (game.life(), game.table.stack) == ((21, 21), [])


def test_one_s_own_flips_that_are_lost() -> None:
    game = chancy([0], "Coin Juggler, Island, Tavern Cheat")
    game.play("A activate Coin Juggler / 0")
    game.resolve()
    game.resolve()
    assert game.life() == (28, 20)


@pytest.mark.parametrize(
    ("drawn", "result", "life"), [(0, 1, 21), (8, 9, 21), (9, 10, 22), (18, 19, 22), (19, 20, 20)]
)
def test_what_a_die_shows_is_the_result(drawn: int, result: int, life: int) -> None:
    """CR 706.2: one of so many numbers, from 1."""
    game = chancy([drawn], "Bone Thrower, Island")
    game.play("A activate Bone Thrower / 0")
    game.resolve()
    (roll,) = of_type(game.events, "die_rolled")
    assert (roll["rule"], roll["seat"], roll["sides"], roll["result"]) == ("CR-706.2", 0, 20, result)
    assert game.life() == (life, 20)
    assert len(game.table.battlefield) == 2 + (20 if result == 20 else 0)


def test_abilities_watch_for_dice_that_their_controller_rolls() -> None:
    """CR 706.2."""
    game = chancy([5, 5], "Bone Thrower, Island*2, Tavern Cheat", "Tavern Cheat")
    game.play("A activate Bone Thrower / 1")
    game.resolve()
    assert [one["rule"] for one in of_type(game.events, "acted")] == ["CR-706.2"]
    game.resolve()
    assert game.life() == (120, 20)


def test_what_nobody_watches_for_is_not_told() -> None:
    game = chancy([5], "Bone Thrower, Island*2")
    game.play("A activate Bone Thrower / 1")
    game.resolve()
    assert of_type(game.events, "acted") == []


def test_without_a_script_it_is_the_chance_of_the_game() -> None:
    written = document([side("Bone Thrower, Island*2"), side()])
    written["machine"]["rng"] = {"seed": 7}
    results = set()
    for _ in range(2):
        game = Play(written)
        game.play("A activate Bone Thrower / 1")
        game.resolve()
        results.add(of_type(game.events, "die_rolled")[0]["result"])
        assert game.state.machine.rng.counter == 1
    assert len(results) == 1


@pytest.mark.parametrize(
    ("step", "place", "words"),
    [
        ({"do": "flip_coin", "until_lost": True, "amount": 2}, "amount", "give no amount"),
        ({"do": "flip_coin", "until_lost": True, "lost_as": "lost"}, "lost_as", "in any case"),
        ({"do": "flip_coin", "as": "won", "lost_as": "won"}, "lost_as", "that are won"),
        ({"do": "flip_coin", "amount": MOST_COINS + 1}, "amount", str(MOST_COINS)),
        ({"do": "flip_coin", "amount": 0}, "amount", "1"),
        ({"do": "roll_die", "sides": MOST_SIDES + 1}, "sides", str(MOST_SIDES)),
        ({"do": "roll_die", "sides": 1}, "sides", "2"),
    ],
)
def test_what_makes_no_sense_about_chance_is_a_fault(step: dict[str, object], place: str, words: str) -> None:
    used = [{"do": "gain_life", "amount": name} for name in ("won", "lost") if name in step.values()]
    assert words in places(sorcery(step, *used))[f"$.abilities[0].do[0].{place}"]
