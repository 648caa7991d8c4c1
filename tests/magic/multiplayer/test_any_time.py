"""Somebody leaves at any moment: for every kind of decision, each of the players; the others play on."""

from __future__ import annotations

import functools
import random

import pytest

import engine
from engine.kernel.documents import Concede
from tests.magic.crowded import gathered, kind_of, played
from tests.magic.formats import served
from tests.sides import one_sided

from .table import FREE_FOR_ALL, Round

pytestmark = [one_sided("every seat leaves at every moment"), pytest.mark.slow]

serving = served(FREE_FOR_ALL)
ALWAYS = {"priority", "choose_target", "pay_mana", "declare_attackers"}


@functools.cache
def moments() -> list[engine.State]:
    """States of games with three or four players, some of each kind of decision."""
    three = gathered(games=16, decisions=150, of_a_kind=2, players=3, ruleset="free_for_all")
    return three + gathered(games=6, decisions=150, of_a_kind=1, players=4, ruleset="free_for_all")


def owners(state: engine.State) -> set[int]:
    """Whose cards are in the game."""
    return {thing.owner for thing in state.table.objects.values()}


def lost(state: engine.State) -> set[int]:
    """Who has lost."""
    return {seat for seat, player in enumerate(state.table.seats) if player.lost}


def left(state: engine.State) -> set[int]:
    """Who is still in the game."""
    return set(range(len(state.table.seats))) - lost(state)


def test_every_kind_of_moment_is_met() -> None:
    kinds = {kind_of(state) for state in moments()}
    assert kinds >= ALWAYS
    assert len(kinds) >= 12


@pytest.mark.parametrize("leaver", range(4))
def test_the_game_goes_on_whoever_leaves(leaver: int) -> None:
    states = [(number, state) for number, state in enumerate(moments()) if leaver in left(state)]
    assert states
    for number, state in states:
        game = Round.at(engine.apply(state, Concede(leaver)).state)
        decision = engine.decision(game.state)
        assert decision is None or decision.seat in left(game.state)
        later = list(played(game.state, number, 20))[-1]
        assert not engine.status(engine.encode(later))
        gone = lost(later) - set(later.machine.leaving)
        assert leaver in gone or engine.outcome(later) is not None
        assert engine.outcome(later) is not None or not gone & owners(later)


@pytest.mark.parametrize("seed", range(8))
def test_one_after_the_other_leaves(seed: int) -> None:
    chance = random.Random(seed)
    state = chance.choice(moments())
    while engine.outcome(state) is None:
        state = engine.apply(state, Concede(chance.choice(sorted(left(state))))).state
        assert not engine.status(engine.encode(state))
        state = list(played(state, seed, 3))[-1]
    outcome = engine.outcome(state)
    assert outcome is not None
    assert outcome.draw or outcome.winner in left(state)
