"""What is said of a decision follows from what the seat sees: it is the same in all worlds that the seat
cannot tell apart."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import engine
from engine.passing import MyTurnUntil, Pass, Stops
from tests.rulesets.tables import TABLES, new_game
from tests.support.seeds import is_judged, is_sparse, seeds

DECISIONS = {
    "magic54": 300,
    "perdure": 300,
    "duel": 200,
    "castle": 120,
    "five_colors": 150,
    "splendagic": 120,
}
WORLDS = 8


def wishes(state: engine.State, seat: int) -> Iterator[Pass]:
    """What a seat may wish: all kinds, at its own stops and at every step."""
    ruleset = engine.ruleset_of(state)
    everywhere = Stops(mine=ruleset.steps, theirs=ruleset.steps)
    until = MyTurnUntil(turn=ruleset.moment(state).turn)
    for ask in ("useful", "stops", "all"):
        yield Pass(seat=seat, ask=ask)
    yield Pass(seat=seat, stops=everywhere)
    yield Pass(seat=seat, until=until)
    yield Pass(seat=seat, hold=True)


def said(state: engine.State, wish: Pass) -> tuple[str, Any]:
    """What is done at the decision, and why."""
    found = engine.pass_or_ask(state, {wish.seat: wish})
    assert found is not None
    return found.reason, found.action


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", list(TABLES))
def test_worlds_that_look_alike_are_passed_alike(ruleset: str) -> None:
    """Scenario 23."""
    reasons = set()
    for seed in seeds(1, soaked=20):
        chance, state = random.Random(seed), new_game(ruleset, seed)
        for number in range(DECISIONS[ruleset]):
            asked = engine.decision(state)
            if asked is None:
                break
            judged = WORLDS if is_judged(seed, number) else 0
            worlds = [engine.sample(state, asked.seat, chance.randrange(10**6)) for _ in range(judged)]
            for wish in wishes(state, asked.seat) if worlds else ():
                here = said(state, wish)
                reasons.add(here[0])
                for world in worlds:
                    assert said(world, wish) == here, f"{wish} at {asked}"
            actions = [one for one in engine.legal_actions(state) if not one.aimless]
            state = engine.apply(state, chance.choice(actions or engine.legal_actions(state))).state
    assert len(reasons) > (0 if is_sparse() else 5), reasons


@pytest.mark.slow
@pytest.mark.seeded
@pytest.mark.parametrize("ruleset", list(TABLES))
def test_with_stops_nobody_learns_of_a_hand_by_who_is_asked(ruleset: str) -> None:
    """Whatever the seat holds for all that another knows, it is asked or passed for alike."""
    tried = 0
    for seed in seeds(3, soaked=20):
        chance, state = random.Random(seed), new_game(ruleset, seed)
        for number in range(DECISIONS[ruleset]):
            asked = engine.decision(state)
            if asked is None:
                break
            judged = WORLDS if is_judged(seed, number) else 0
            others = [seat for seat in range(len(state.table.seats)) if seat != asked.seat]
            worlds = [
                engine.sample(state, chance.choice(others), chance.randrange(10**6)) for _ in range(judged)
            ]
            wish = Pass(seat=asked.seat, ask="stops")
            for world in worlds if asked.passes in ("window", "attack", "block") else ():
                if engine.decision(world) == asked:
                    assert said(world, wish) == said(state, wish), f"{wish} at {asked}"
                    tried += 1
            actions = [one for one in engine.legal_actions(state) if not one.aimless]
            state = engine.apply(state, chance.choice(actions or engine.legal_actions(state))).state
    assert tried > (0 if is_sparse() else 100)


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_a_pass_is_legal_and_the_list_says_whether_there_is_one(ruleset: str) -> None:
    """What is useful is found without the list, and agrees with it."""
    chance, state = random.Random(4), new_game(ruleset, 4)
    for _ in range(DECISIONS[ruleset]):
        asked = engine.decision(state)
        if asked is None:
            break
        listed = engine.legal_actions(state)
        everywhere: Mapping[int, Pass] = {asked.seat: Pass(seat=asked.seat, ask="useful")}
        found = engine.pass_or_ask(engine.decode(engine.encode(state)), everywhere)
        assert found is not None
        passing = [action for action in listed if action.passing]
        useful = [action for action in listed if not (action.passing or action.aimless)]
        assert len(passing) <= 1
        assert (found.reason == "no_pass") == (not passing)
        assert found.action in (None, *passing)
        if useful:
            assert found.reason != "nothing_to_do"
        if found.reason == "nothing_to_do":
            assert not useful
        state = engine.apply(state, chance.choice(listed)).state
