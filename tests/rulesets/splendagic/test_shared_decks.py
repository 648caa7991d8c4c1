"""Card sets with cards in several decks: samples hold no more of them in one than it has (SPL-1.5)."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import engine
from engine.rulesets.splendagic.card_set import SHIPPED
from tests.harness import fresh, plain
from tests.magic.crowded import choose
from tests.rulesets.splendagic.table import side, table
from tests.sides import one_sided
from tests.support.seeds import seeds

LEVELS = ("level1", "level2", "level3")
WALKERS = dict(SHIPPED["planeswalkers"])
(SHARED_WALKER, *_) = WALKERS
SET: dict[str, dict[str, int]] = {
    "level1": {"grizzly_bears": 3, "savannah_lions": 4, "llanowar_elves": 4},
    "level2": {"hill_giant": 6, "grizzly_bears": 1},
    "level3": dict(SHIPPED["level3"]),
    "planeswalkers": WALKERS,
    "player_deck": {
        **dict.fromkeys([*SHIPPED["player_deck"]][:40], 2),
        "grizzly_bears": 2,
        "hill_giant": 1,
        SHARED_WALKER: 1,
    },
}
DECISIONS, LOOKS = 150, 8


def begin(players: int, seed: int) -> engine.State:
    return engine.new_game("splendagic", seed=seed, options={"card_set": SET}, seats=[{}] * players)


def faces(state: Any, refs: Any) -> Counter[str]:
    return Counter(state.table.objects[ref].card for ref in refs if ref is not None)


def assert_held(state: Any) -> None:
    """Each deck holds, with what lies open beside it, no more copies than it has."""
    middle = state.table.middle
    for level, name in enumerate(LEVELS):
        there = faces(state, [*middle.decks[level], *middle.market[level]])
        assert there <= Counter(SET[name]), name
    removed = faces(state, [*middle.removed, *middle.planeswalkers])
    assert removed <= Counter(SET["planeswalkers"]) + Counter(SET["player_deck"])


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", seeds(2))
def test_no_deck_holds_more_copies_than_it_has(players: int, seed: int) -> None:
    state, chance = begin(players, seed), random.Random(seed)
    looks = {0, *chance.sample(range(DECISIONS), LOOKS)}
    for number in range(DECISIONS):
        if engine.outcome(state) is not None:
            return
        if number in looks:
            assert_held(state)
            for seat in range(players):
                guess = engine.sample(state, seat, number)
                assert_held(guess)
                assert not engine.status(fresh(guess))
                assert plain(engine.view(guess, seat)) == plain(engine.view(state, seat))
                again = [engine.encode(engine.sample(one, seat, number + 1)) for one in (state, guess)]
                assert again[0] == again[1], f"seat {seat}, decision {number}"
        state = engine.apply(state, choose(state, chance)).state


@one_sided("samples what one seat does not see")
def test_a_shared_card_may_lie_in_each_of_its_decks() -> None:
    state = begin(2, 1)
    found = Counter[str]()
    for seed in range(60):
        guess = engine.sample(state, 0, seed)
        middle = guess.table.middle
        places = {
            "level1": middle.decks[0],
            "level2": middle.decks[1],
            "library": guess.table.seats[1].library,
            "removed": middle.removed,
        }
        found.update(name for name, refs in places.items() if faces(guess, refs)["grizzly_bears"])
    assert found.keys() == {"level1", "level2", "library", "removed"}


@one_sided("samples what one seat does not see")
def test_what_lies_open_is_not_in_the_deck_as_well() -> None:
    """The market holds a bear of level 2, the only one: no sample has another in that deck."""
    state = next(
        state
        for state in (begin(2, seed) for seed in range(200))
        if faces(state, state.table.middle.market[1])["grizzly_bears"]
    )
    for seed in range(40):
        guess = engine.sample(state, 0, seed)
        assert not faces(guess, guess.table.middle.decks[1])["grizzly_bears"]


@one_sided("samples what one seat does not see")
def test_cards_of_the_creature_decks_are_in_no_library() -> None:
    """What lies in a creature deck alone, nobody has been dealt: only what could be from the player deck."""
    state = begin(2, 3)
    for seed in range(40):
        guess = engine.sample(state, 0, seed)
        dealt = faces(guess, [*guess.table.seats[1].library, *guess.table.seats[1].hand])
        assert dealt.keys() <= SET["player_deck"].keys()


def test_a_position_written_by_hand_may_hold_more() -> None:
    """Its deck holds four copies of a card that the set has once there: what lies there is creature cards."""
    few = {**SET, "level1": {"grizzly_bears": 1, "savannah_lions": 9}}
    decks = {1: "Grizzly Bears*4"}
    game = table(side(library="Shock*5"), side(library="Shock*5"), decks=decks, options={"card_set": few})
    for seed in range(5):
        guess = engine.sample(game.state, 0, seed)
        assert faces(guess, guess.table.middle.decks[0]) == Counter(grizzly_bears=4)
        assert not engine.status(fresh(guess))


@pytest.mark.parametrize("seed", range(4))
def test_who_pays_with_a_creature_card_holds_one(seed: int) -> None:
    """The bear in the hand could be from either deck; the bears in the creature deck stay as many."""
    mine = side("Choosy Smith", hand="Grizzly Bears, Shock*2", library="Shock*20")
    decks = {1: "Savannah Lions*4, Grizzly Bears*3"}
    game = table(mine, side(library="Shock*5"), decks=decks, options={"card_set": SET})
    game.play("A activate Choosy Smith")
    guess = engine.sample(game.state, 1, seed)
    held = faces(guess, guess.table.seats[0].hand)
    assert held["grizzly_bears"] + held["savannah_lions"] >= 1
    assert faces(guess, guess.table.middle.decks[0]) <= Counter(SET["level1"])
    assert engine.decision(guess) == engine.decision(game.state)
