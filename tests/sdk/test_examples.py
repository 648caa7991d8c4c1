"""The examples are started as their first lines say, and play every ruleset to the end."""

from __future__ import annotations

import importlib.util
import json
import random
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import NamedTuple

import pytest

import engine
import headjudge
from tests.sdk.contract import ROOT
from tests.support.selection import among
from tests.support.servers import Server, serving

EXAMPLES = ROOT / "sdk" / "examples"
RULESETS = sorted(ruleset.id for ruleset in engine.rulesets())
SHORT = [ruleset for ruleset in RULESETS if ruleset in ("magic54", "perdure")]
"""Games that are over soon. Where states are forgotten it makes no difference what is played."""
SOON_OVER = {"castle": 6, "duel": 1, "five_colors": 3, "magic54": 6, "perdure": 4, "splendagic": 0}
"""Seeds of games that end after fewer decisions than others if the players do anything."""
NODE = shutil.which("node")
RULE = r"(M54|PER|CAS|L5C|SPL|CR)-\w+(\.\w+)?"

with_node = pytest.mark.skipif(
    NODE is None, reason="the JavaScript bot needs node, which is not part of the set-up"
)


def run(*command: str) -> str:
    """What a command prints."""
    done = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=120, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def example(name: str) -> ModuleType:
    """An example as a module."""
    spec = importlib.util.spec_from_file_location(name, EXAMPLES / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def soon_over(judge: headjudge.Client, ruleset: str, seed: int) -> headjudge.Game:
    """A new game; with Magic cards the players have little life, or a single province.

    In `five_colors` both have the same decks: the white ones beat the blue ones whoever plays.
    """
    seats = [{"deck": "red"}] * 2 if ruleset == "five_colors" else None
    game = judge.new_game(ruleset, seed=seed, seats=seats)
    if ruleset in SHORT:
        return game
    document = json.loads(game.save())
    for seat in document["table"]["seats"]:
        seat["life"] = 4
    for realm in document["table"].get("realms", {}).get("seats", ()):
        for place in realm["provinces"][1:]:
            realm["dynasty"].append(place["card"])
            document["table"]["objects"][place["card"]]["zone"] = "dynasty"
        del realm["provinces"][1:]
    return judge.load(json.dumps(document).encode())


@pytest.fixture(scope="module")
def split() -> Iterator[Server]:
    """A service whose two workers share nothing: what one knows, the other has forgotten."""
    with serving(workers=2, cache_url="memory://") as running:
        yield running


def test_every_ruleset_can_be_chosen() -> None:
    assert list(SOON_OVER) == RULESETS
    for name in ("random_bot", "greedy_bot", "search_bot"):
        source = (EXAMPLES / f"{name}.py").read_text()
        assert re.findall(r'choices=\["(.*?)"\]', source) == ['", "'.join(RULESETS)]


@pytest.mark.parametrize("ruleset", among(RULESETS, "perdure"))
def test_the_random_bot_plays_a_whole_game(ruleset: str, server: Server) -> None:
    bot = str(EXAMPLES / "random_bot.py")
    said = run(sys.executable, bot, ruleset, "--seed", str(SOON_OVER[ruleset]), "--url", server.url)
    assert re.fullmatch(rf"(seat [01] wins|a draw): .+ \({RULE}\)\n", said)


@pytest.mark.parametrize("ruleset", SHORT)
def test_the_random_bot_plays_where_states_are_forgotten(ruleset: str, split: Server) -> None:
    with headjudge.Client(split.url) as judge:
        assert example("random_bot").play(judge, ruleset, 3).over


@pytest.mark.parametrize("ruleset", SHORT)
def test_the_greedy_bot_plays_a_whole_game(ruleset: str, server: Server) -> None:
    bot = str(EXAMPLES / "greedy_bot.py")
    said = run(sys.executable, bot, ruleset, "--seed", "7", "--url", server.url)
    assert re.fullmatch(rf"(greed wins|chance wins|a draw): .+ \({RULE}\)\n", said)


@pytest.mark.parametrize("ruleset", among(RULESETS, "perdure"))
def test_greed_beats_chance(ruleset: str, server: Server) -> None:
    bot = example("greedy_bot")
    winners = []
    with headjudge.Client(server.url) as judge:
        for seed in range(4 if ruleset in (*SHORT, "splendagic") else 2):
            over = bot.play(soon_over(judge, ruleset, seed), random.Random(seed), greedy=seed % 2)
            winners.append(over.outcome.winner)
    won = sum(winner == seed % 2 for seed, winner in enumerate(winners))
    lost = sum(winner == 1 - seed % 2 for seed, winner in enumerate(winners))
    assert won > lost


def test_search_beats_chance(server: Server) -> None:
    """`tests.sdk.strength` measures it in every ruleset."""
    bot = example("search_bot")
    with headjudge.Client(server.url) as judge:
        for seed in range(2):
            game = judge.new_game("perdure", seed=seed)
            over = bot.play(game, random.Random(seed), searching=seed % 2, budget=bot.Budget(3, 1))
            assert over.outcome.winner == seed % 2


class Told:
    """A game of which a bot is told how good its actions are, always the same; it notes the questions.

    ``at_once`` tells it of one step ahead, where that is something else.
    """

    def __init__(self, at_once: dict[str, float] | None = None, /, **means: float) -> None:
        self.legal_actions = [Named(name) for name in means]
        self.means = {"purposeful": means, "quiet": means if at_once is None else at_once}
        self.asked: list[tuple[str, list[str], int]] = []
        self.bounds: list[int] = []

    def evaluate(
        self,
        *,
        actions: list[Named],
        samples: int,
        max_decisions: int,
        policy: str,
        unfinished_as: str,
        **_: object,
    ) -> SimpleNamespace:
        """What it is told."""
        assert unfinished_as == "estimate"
        self.bounds.append(max_decisions)
        self.asked.append((policy, [action.type for action in actions], samples))
        told = [SimpleNamespace(action=one, mean=self.means[policy][one.type]) for one in actions]
        return SimpleNamespace(actions=told)


class Named(NamedTuple):
    """An action."""

    type: str


def test_the_better_half_is_asked_about_again() -> None:
    bot, dice = example("search_bot"), random.Random(1)
    five = Told(a=0.1, b=0.4, c=0.3, d=0.5, e=0.2)
    assert bot.best(five, dice, bot.Budget(3, 3)).type == "d"
    assert five.asked == [
        ("quiet", list("abcde"), 4),
        ("purposeful", list("dbc"), 3),
        ("purposeful", list("db"), 6),
        ("purposeful", list("db"), 12),
    ]


def test_actions_that_are_alike_are_not_parted() -> None:
    bot, dice = example("search_bot"), random.Random(1)
    alike = Told(a=0.5, b=0.5, c=0.5)
    assert bot.best(alike, dice, bot.Budget(3, 4)).type == "a"
    assert alike.asked == [("quiet", list("abc"), 4), ("purposeful", list("abc"), 3)]
    assert bot.best(alike, dice, bot.Budget(3, 4), bot.Kinds(passing={"b"})).type == "b"
    at_the_border = Told(
        {"a": 0.1, "b": 0.2, "c": 0.5, "d": 0.2, "e": 0.2}, a=0.9, b=0.1, c=0.1, d=0.1, e=0.5
    )
    assert bot.best(at_the_border, dice, bot.Budget(3, 1)).type == "e"
    assert at_the_border.asked[1:] == [("purposeful", list("cbde"), 3)]


def test_an_action_counts_by_what_it_comes_to_at_once_and_later() -> None:
    bot, dice = example("search_bot"), random.Random(1)
    assert bot.best(Told({"a": 0.5, "b": 0.2}, a=0.4, b=0.6), dice, bot.Budget(3, 2)).type == "a"
    told = Told({"a": 0.5, "b": 0.4}, a=0.4, b=0.6)
    assert bot.best(told, dice, bot.Budget(3, 2)).type == "b"
    assert bot.best(told, dice, bot.Budget(3, 2, weight=3.0)).type == "a"


def test_a_budget_says_how_far_each_look_goes() -> None:
    bot, dice = example("search_bot"), random.Random(1)
    assert bot.budget_for("castle", rounds=3) == bot.Budget(8, 3, at_once=16)
    assert bot.budget_for("duel", samples=2) == bot.Budget(2)
    two = Told({"a": 0.5, "b": 0.4}, a=0.4, b=0.6)
    assert bot.best(two, dice, bot.Budget(4, 1, 16, 12)).type == "b"
    assert two.bounds == [12, 16]


def test_what_leads_nowhere_is_not_asked_about() -> None:
    bot, dice = example("search_bot"), random.Random(1)
    one = Told(a=0.1, b=0.4, c=0.3)
    assert bot.best(one, dice, bot.Budget(3, 4), bot.Kinds({"a", "c"})).type == "b"
    assert one.asked == []
    assert bot.best(one, dice, bot.Budget(3, 1), bot.Kinds({"b"})).type == "c"
    assert bot.best(one, dice, bot.Budget(3, 1), bot.Kinds({"a", "b", "c"})).type == "b"
    assert [names for policy, names, _ in one.asked if policy == "quiet"] == [list("ac"), list("abc")]


def test_the_searching_bot_plays_a_whole_game(server: Server) -> None:
    bot = str(EXAMPLES / "search_bot.py")
    budget = ("--samples", "2", "--rounds", "1", "--url", server.url)
    said = run(sys.executable, bot, "perdure", "--seed", "7", *budget)
    assert re.fullmatch(rf"(search wins|chance wins|a draw): .+ \({RULE}\)\n", said)


@with_node
@pytest.mark.parametrize("ruleset", among(RULESETS, "magic54"))
def test_the_javascript_bot_plays_a_whole_game(ruleset: str, server: Server) -> None:
    assert NODE is not None
    said = run(NODE, str(EXAMPLES / "bot.mjs"), ruleset, "7", server.url)
    assert re.fullmatch(rf"(seat [01] wins|a draw) after \d+ decisions: .+ \({RULE}\)\n", said)


@with_node
@pytest.mark.parametrize("ruleset", SHORT)
def test_the_javascript_bot_plays_where_states_are_forgotten(ruleset: str, split: Server) -> None:
    assert NODE is not None
    assert " decisions: " in run(NODE, str(EXAMPLES / "bot.mjs"), ruleset, "3", split.url)


def test_the_javascript_bot_uses_nothing_but_fetch() -> None:
    source = (EXAMPLES / "bot.mjs").read_text()
    assert "await fetch(" in source
    assert not re.search(r"\bimport\b|\brequire\b", source)


def test_every_example_says_how_to_start_it() -> None:
    paths = sorted(path for path in EXAMPLES.iterdir() if path.is_file())
    names = ["bot.mjs", "greedy_bot.py", "random_bot.py", "search_bot.py", "table_for_two.py"]
    assert [path.name for path in paths] == names
    for path in paths:
        starter = "node" if path.suffix == ".mjs" else "python"
        assert f"{starter} {Path(path).name} perdure" in path.read_text()
