"""Players that choose by themselves: by chance or by a search, and by what their seat knows."""

from __future__ import annotations

import dataclasses
from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel import adjudicate, creation
from engine.kernel.documents import Action, Concede
from engine.kernel.errors import GameOver
from engine.kernel.evaluation import best, evaluate
from engine.kernel.players import GREEDY_DECISIONS, choose_at_random, choose_by_search, choose_greedily
from tests.kernel.tiny import TINY, DrawTile, SayIt, Take, TinyState

SEARCH: dict[str, Any] = {"samples": 3, "seed": 4, "max_decisions": 1_000}


def start(heap: int = 9) -> TinyState:
    """A new game."""
    return creation.new_game(TINY, seed=1, options={"heap": heap})


def has_to_shout() -> TinyState:
    """There is one thing to do."""
    state: TinyState = adjudicate.apply(TINY, start(), Take(3)).state
    return state


def test_each_action_is_as_likely() -> None:
    state = start()
    actions = adjudicate.legal_actions(TINY, state)
    chosen = Counter(choose_at_random(TINY, state, seed=seed) for seed in range(400 * len(actions)))
    assert set(chosen) == set(actions)
    assert all(330 < count < 470 for count in chosen.values())


def test_one_seed_chooses_at_all_places_of_the_list() -> None:
    places = set()
    for heap in range(4, 40):
        state = start(heap)
        actions = adjudicate.legal_actions(TINY, state)
        chosen = choose_at_random(TINY, state, seed=7)
        assert chosen == choose_at_random(TINY, state, seed=7)
        places.add(actions.index(chosen))
    assert places == set(range(len(adjudicate.legal_actions(TINY, start()))))


def test_worlds_that_look_alike_are_played_alike() -> None:
    state = start()
    worlds = [adjudicate.sample(TINY, state, 0, seed) for seed in range(20)]
    assert len({tuple(world.table.bag) for world in worlds}) > 2
    for seed in range(10):
        at_random = {choose_at_random(TINY, world, seed=seed) for world in worlds}
        searched = {choose_by_search(TINY, world, **{**SEARCH, "seed": seed}) for world in worlds}
        greedily = {greedy(world, seed) for world in worlds}
        assert len(at_random) == len(searched) == len(greedily) == 1


def test_a_search_takes_the_best_action_of_an_evaluation() -> None:
    chosen: set[Action] = set()
    for seed in range(12):
        tallies = evaluate(TINY, start(5), playouts=1, **{**SEARCH, "seed": seed})
        action = choose_by_search(TINY, start(5), **{**SEARCH, "seed": seed})
        assert action == best(tallies).action
        chosen.add(action)
    assert len(chosen) > 1


def test_a_search_is_purposeful(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Take, "aimless", True)
    for seed in range(6):
        how = {**SEARCH, "seed": seed}
        others = [one for one in adjudicate.legal_actions(TINY, start(5)) if not isinstance(one, Take)]
        tallies = evaluate(TINY, start(5), playouts=1, actions=others, policy="purposeful", **how)
        assert choose_by_search(TINY, start(5), **how) == best(tallies).action


def test_of_equal_actions_the_first_is_the_best() -> None:
    tallies = evaluate(TINY, start(), playouts=1, **{**SEARCH, "max_decisions": 1})
    assert len(tallies) > 1
    assert best(tallies) is tallies[0]
    assert best(tallies[::-1]) is tallies[-1]


def rich(state: TinyState, seat: int) -> float:
    """Tiles are all that counts."""
    return float(len(state.table.seats[seat].tiles))


def loud(state: TinyState, seat: int) -> float:
    """Shouting is all that counts."""
    return float(state.table.shouts.get(f"seat {seat}", 0))


def greedy(state: TinyState, seed: int, worth: Callable[[TinyState, int], float] = rich) -> Action:
    """What a greedy player does that values positions so; the others draw no tiles."""
    return choose_greedily(dataclasses.replace(TINY, worth=worth), state, seed=seed)


def test_who_is_greedy_takes_what_is_best_for_the_seat_that_decides() -> None:
    """Shouting is all that counts. Quiet players draw tiles, and there are enough of them."""
    state = start(30)
    state.table.bag = [f"tile {number}" for number in range(20)]
    for seat in (0, 1):
        question = adjudicate.question(TINY, state)
        assert question is not None
        assert question.seat == seat
        assert {greedy(state, seed, loud) for seed in range(5)} == {Take(3)}
        quiet = {greedy(state, seed, lambda state, seat: -loud(state, seat)) for seed in range(20)}
        assert quiet == set(adjudicate.legal_actions(TINY, state)) - {Take(3)}
        state = adjudicate.apply(TINY, state, DrawTile()).state


def test_who_is_greedy_is_purposeful(monkeypatch: pytest.MonkeyPatch) -> None:
    """What leads nowhere is not taken, though it is all that counts."""
    monkeypatch.setattr(Take, "aimless", True)
    state = start(30)
    state.table.bag = [f"tile {number}" for number in range(20)]
    assert not any(isinstance(greedy(state, seed, loud), Take) for seed in range(6))


def test_the_seed_of_who_is_greedy_is_that_of_the_sample_too() -> None:
    state = start()
    worlds = set()
    for seed in range(8):
        bags: list[list[str]] = []

        def turn(state: TinyState, bags: list[list[str]] = bags) -> int:
            bags.append(state.table.bag)
            return 0

        choose_greedily(dataclasses.replace(TINY, turn=turn), state, seed=seed)
        assert bags[0] == adjudicate.sample(TINY, state, 0, seed).table.bag
        worlds.add(tuple(bags[0]))
    assert len(worlds) > 2


def test_who_is_greedy_looks_some_decisions_ahead() -> None:
    state = start(1_000)
    looks: list[int] = []
    choose_greedily(TINY, state, seed=1, between=lambda: looks.append(0))
    assert len(looks) == GREEDY_DECISIONS * len(adjudicate.legal_actions(TINY, state))
    for seed in range(5):
        assert greedy(start(1), seed) != Take(1)


def test_of_equal_actions_who_is_greedy_takes_any() -> None:
    def nothing(state: TinyState, seat: int) -> float:
        return 0.0

    state = start(1_000)
    actions = set(adjudicate.legal_actions(TINY, state))
    assert {greedy(state, seed, nothing) for seed in range(60)} == actions
    assert greedy(state, 5, nothing) == greedy(state, 5, nothing)


def test_a_single_action_is_not_searched() -> None:
    def never(*_: object) -> Any:
        raise AssertionError("it is")

    assert choose_by_search(TINY, has_to_shout(), **SEARCH, each=never, between=never) == SayIt()
    assert choose_greedily(TINY, has_to_shout(), seed=1, between=never) == SayIt()
    with pytest.raises(AssertionError, match="it is"):
        choose_greedily(TINY, start(), seed=1, between=never)
    with pytest.raises(AssertionError, match="it is"):
        choose_by_search(TINY, start(), **SEARCH, between=never)
    with pytest.raises(AssertionError, match="it is"):
        choose_by_search(TINY, start(), **SEARCH, each=never)


def test_in_a_game_that_is_over_nobody_chooses() -> None:
    over = adjudicate.apply(TINY, start(), Concede(1)).state
    with pytest.raises(GameOver):
        choose_at_random(TINY, over, seed=1)
    with pytest.raises(GameOver):
        choose_greedily(TINY, over, seed=1)
    with pytest.raises(GameOver):
        choose_by_search(TINY, over, **SEARCH)
