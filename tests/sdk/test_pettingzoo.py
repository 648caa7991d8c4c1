"""The environment of PettingZoo, on a real service."""

from __future__ import annotations

import json
import random
import re
import subprocess
import sys
import warnings
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np
import pytest
from pettingzoo.test.api_test import api_test
from pettingzoo.test.seed_test import seed_test

import engine
import headjudge
from headjudge import pettingzoo
from tests.support.selection import among
from tests.support.servers import Server

RULESETS = sorted(ruleset.id for ruleset in engine.rulesets())
SAID = (
    "Observation is not a NumPy array|Observation space for each agent probably should be|"
    "Action mask numpy array is all zeros"
)
"""What PettingZoo says of any observation that is text, and of a game that is over."""
STEPS = 30
"""Enough to see a few turns of each game."""


@pytest.mark.parametrize("ruleset", among(RULESETS, "duel", "splendagic"))
def test_it_keeps_the_interface(ruleset: str, server: Server) -> None:
    env = pettingzoo.env(ruleset, judge=server.url, render_mode="ansi", max_steps=400)
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(env, num_cycles=STEPS)  # type: ignore[no-untyped-call]
    assert [str(each.message) for each in said if not re.match(SAID, str(each.message))] == []
    env.close()


@pytest.mark.parametrize("ruleset", among(RULESETS, "five_colors"))
def test_same_seed_same_games(ruleset: str, server: Server) -> None:
    seed_test(lambda: pettingzoo.env(ruleset, judge=server.url), num_cycles=STEPS // 2)  # type: ignore[no-untyped-call]


@pytest.fixture
def env(server: Server) -> Iterator[pettingzoo.raw_env]:
    """An environment at the beginning of a game."""
    made = pettingzoo.raw_env("perdure", judge=server.url)
    made.reset(seed=7)
    yield made
    made.close()


def play(env: pettingzoo.raw_env) -> dict[str, float]:
    """What each agent gets for a game in which everybody does something or other."""
    dice = random.Random(3)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        earned[agent] += reward
        env.step(None if terminated or truncated else dice.randrange(len(info["actions"])))
    assert env.agents == []
    return earned


def test_an_agent_sees_what_its_seat_sees(env: pettingzoo.raw_env, server: Server) -> None:
    judge = headjudge.Client(server.url)
    game = judge.new_game("perdure", seed=7, seats=[{}, {}])
    for _ in range(6):
        assert env.agent_selection == f"seat_{game.seat}"
        for seat, agent in enumerate(env.agents):
            observation = env.observe(agent)
            assert env.observation_space(agent).contains(observation)
            assert json.loads(observation["view"]) == json.loads(msgspec.json.encode(game.view(seat).view))
            legal = len(game.legal_actions) if seat == game.seat else 0
            assert observation["action_mask"].tolist() == [1] * legal + [0] * (1_000 - legal)
            assert len(env.infos[agent]["actions"]) == legal
        assert all(env.infos[env.agent_selection]["actions"])
        assert env.infos[env.agent_selection]["decision"]
        env.step(len(game.legal_actions) - 1)
        game = game.apply(game.legal_actions[-1])
    judge.close()


def test_an_agent_is_told_what_has_happened_since_it_acted(env: pettingzoo.raw_env) -> None:
    first = env.agent_selection
    other = next(agent for agent in env.agents if agent != first)
    dealt = len(env.infos[other]["events"])
    env.step(0)
    once = env.infos[first]["events"]
    heard = len(env.infos[other]["events"])
    assert once
    assert heard == dealt + len(once)
    while env.agent_selection != other:
        env.step(0)
    before = len(env.infos[first]["events"])
    assert len(env.infos[other]["events"]) > heard
    env.step(0)
    assert len(env.infos[other]["events"]) == len(env.infos[first]["events"]) - before > 0


def test_what_is_not_legal_is_refused_and_changes_nothing(env: pettingzoo.raw_env) -> None:
    before = env.observe("seat_0")
    legal = int(env.observe(env.agent_selection)["action_mask"].sum())
    for place in (legal, -1, 999, None):
        with pytest.raises(
            ValueError, match=rf"has {legal} legal actions, none at place {place}: see action"
        ):
            env.step(place)
    assert env.observe("seat_0")["view"] == before["view"]
    env.step(np.int32(legal - 1))  # type: ignore[arg-type]  # as a sample of the space is one


def test_who_wins_gets_one_and_who_loses_minus_one(server: Server) -> None:
    judge = headjudge.Client(server.url)
    env = pettingzoo.raw_env("perdure", judge=judge)
    winners = set()
    for seed in range(5):
        env.reset(seed=seed)
        earned = play(env)
        game = judge.new_game("perdure", seed=seed, seats=[{}, {}])
        dice = random.Random(3)
        while not game.over:
            game = game.apply(game.legal_actions[dice.randrange(len(game.legal_actions))])
        assert game.outcome is not None
        won = game.outcome.winner
        assert earned == {
            f"seat_{seat}": 0.0 if won is None else 1.0 if seat == won else -1.0 for seat in (0, 1)
        }
        winners.add(won)
    assert {0, 1} <= winners
    judge.close()


LEAVING: dict[str, Any] = {"seats": 3, "options": {"life": 1}}
"""Games in which players leave."""


def leaving(env: pettingzoo.raw_env) -> list[tuple[str, float, bool, int]]:
    """In which order the agents of a game have left it, for what, whether as losers or winners, and after how
    many steps. Everybody casts and attacks as soon as they can."""
    env.reset(seed=42)
    dice, steps, left = random.Random(42), 0, []
    for agent in env.agent_iter():
        _, reward, terminated, truncated, info = env.last()
        if terminated or truncated:
            left.append((agent, reward, terminated, steps))
            env.step(None)
            continue
        eager = [at for at, text in enumerate(info["actions"]) if text.startswith(("Cast", "Attack"))]
        steps += 1
        env.step(eager[0] if eager else dice.randrange(len(info["actions"])))
    return left


def test_who_loses_early_is_out_at_once(server: Server) -> None:
    with headjudge.Client(server.url) as judge:
        whole = leaving(pettingzoo.raw_env("splendagic", judge=judge, **LEAVING))
        (_, _, _, early), *_, (_, _, _, end) = whole
        assert whole == [
            ("seat_2", -1.0, True, early),
            ("seat_0", -1.0, True, end),
            ("seat_1", 1.0, True, end),
        ]
        assert early < end
        cut = leaving(pettingzoo.raw_env("splendagic", judge=judge, **LEAVING, max_steps=early))
        assert cut == [
            ("seat_0", 0.0, False, early),
            ("seat_1", 0.0, False, early),
            ("seat_2", -1.0, True, early),
        ]


def test_a_draw_is_worth_nothing(server: Server) -> None:
    env = pettingzoo.raw_env("magic54", judge=server.url, options={"turn_limit": 2})
    env.reset(seed=7)
    assert play(env) == {"seat_0": 0.0, "seat_1": 0.0}
    env.close()


def test_a_game_is_broken_off_after_as_many_steps(server: Server) -> None:
    env = pettingzoo.raw_env("perdure", judge=server.url, max_steps=3)
    env.reset(seed=7)
    for _ in range(3):
        assert not any(env.truncations.values())
        env.step(0)
    assert env.truncations == {"seat_0": True, "seat_1": True}
    assert not any(env.terminations.values())
    assert play(env) == {"seat_0": 0.0, "seat_1": 0.0}
    env.close()


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_play_as_one_likes(server: Server, seats: int) -> None:
    env = pettingzoo.raw_env("splendagic", judge=server.url, seats=seats)
    env.reset(seed=7)
    assert env.agents == env.possible_agents == [f"seat_{seat}" for seat in range(seats)]
    assert all(json.loads(env.observe(agent)["view"])["seat"] == i for i, agent in enumerate(env.agents))
    deciders = set()
    for _ in range(40):
        deciders.add(env.agent_selection)
        env.step(0)
    assert len(deciders) == seats
    env.close()


def test_games_after_a_seed_are_the_same_games(server: Server) -> None:
    def views(*seeds: int | None) -> list[str]:
        env = pettingzoo.raw_env("perdure", judge=server.url)
        found = []
        for seed in seeds:
            env.reset(seed=seed)
            found.append(env.observe("seat_0")["view"])
        env.close()
        return found

    assert views(7, None, None) == views(7, None, None)
    assert len(set(views(7, None, None))) == 3
    assert views(7, None)[1] != views(8, None)[1]
    assert views(None) != views(None)


def test_what_does_not_fit_is_an_error_that_names_the_parameter(server: Server) -> None:
    env = pettingzoo.raw_env("perdure", judge=server.url, max_actions=1)
    with pytest.raises(ValueError, match=r"seat_[01] has \d+ legal actions, more than max_actions=1"):
        env.reset(seed=7)
    env.close()
    env = pettingzoo.raw_env("perdure", judge=server.url, max_text=100)
    env.reset(seed=7)
    with pytest.raises(ValueError, match=r"what seat_0 sees has \d+ characters, more than max_text=100"):
        env.observe("seat_0")
    env.close()
    for number in (1, 3):
        with pytest.raises(ValueError, match=f"perdure has 2 to 2 seats, not {number}"):
            pettingzoo.raw_env("perdure", judge=server.url, seats=number)
    with pytest.raises(ValueError, match="render_mode is 'ansi' or None, not 'human'"):
        pettingzoo.raw_env("perdure", judge=server.url, render_mode="human")


def test_it_renders_as_text(server: Server) -> None:
    env = pettingzoo.raw_env("magic54", judge=server.url, render_mode="ansi", seats=[{"name": "Ann"}, {}])
    env.reset(seed=7)
    shown = env.render()
    assert shown is not None
    assert '"Ann"' in shown
    for place, text in enumerate(env.infos[env.agent_selection]["actions"]):
        assert f"\n{place}: {text}" in shown
    env.close()
    assert pettingzoo.raw_env("magic54", judge=server.url).render() is None


def test_a_client_that_is_given_stays_open(server: Server) -> None:
    with headjudge.Client(server.url) as judge:
        env = pettingzoo.raw_env("perdure", judge=judge)
        env.reset()
        env.close()
        env.reset()


def test_it_says_what_to_install() -> None:
    code = "import sys; sys.modules['gymnasium'] = None; import headjudge.pettingzoo"
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert told.stderr.strip().endswith("needs PettingZoo: pip install 'headjudge[pettingzoo]'")
