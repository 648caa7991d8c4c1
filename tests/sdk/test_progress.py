"""Long calls that show how far they have come, on a real service: the answer is that of a single request."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from typing import Any

import pytest

import headjudge
from headjudge import models
from headjudge._progress import bar
from tests.magic.table import document, side
from tests.sdk.flavours import Tap


class Terminal(io.StringIO):
    """What a person looks at."""

    def isatty(self) -> bool:
        return True


@pytest.mark.filterwarnings("ignore::headjudge.UnfinishedPlayouts")
@pytest.mark.parametrize(
    ("count", "options", "requests"),
    [
        (1, {}, 1),
        (2, {}, 2),
        (45, {}, 16),
        (7, {"actions": "all"}, 7),
        (30, {"max_decisions": 60}, 16),
        (30, {"max_decisions": 1}, 16),
        (6, {"max_decisions": 9, "unfinished_as": "estimate"}, 6),
        (3, {"max_decisions": 9, "unfinished_as": "estimate", "actions": "all"}, 3),
    ],
)
def test_playouts_come_to_the_same(
    count: int, options: dict[str, Any], requests: int, tapped: headjudge.Client, tap: Tap
) -> None:
    game = tapped.new_game("perdure", seed=3)
    whole = game.playouts(count, seed=7, **options)
    tap.since()
    assert game.playouts(count, seed=7, progress=True, **options) == whole
    assert len(tap.since()) == requests


@pytest.mark.filterwarnings("ignore::headjudge.UnfinishedPlayouts")
@pytest.mark.parametrize(("count", "options"), [(22, {}), (4, {"actions": "all"})])
def test_shares_of_three_seats_come_to_the_same(
    judge: headjudge.Client, count: int, options: dict[str, Any]
) -> None:
    game = judge.new_game("splendagic", seed=3, seats=[{}, {}, {}])
    game = game.apply(models.ConcedeAction(seat=1))
    whole = game.playouts(count, seed=7, max_decisions=20, **options)
    assert whole.unfinished > 0
    assert game.playouts(count, seed=7, max_decisions=20, progress=True, **options) == whole


@pytest.mark.parametrize(
    ("samples", "playouts", "options"),
    [
        (1, 1, {}),
        (5, 1, {}),
        (3, 4, {}),
        (4, 3, {"max_decisions": 9, "unfinished_as": "estimate"}),
    ],
)
def test_evaluations_come_to_the_same(
    samples: int, playouts: int, options: dict[str, Any], tapped: headjudge.Client, tap: Tap
) -> None:
    game = tapped.new_game("perdure", seed=3)
    whole = game.evaluate(samples=samples, playouts=playouts, seed=11, **options)
    tap.since()
    assert game.evaluate(samples=samples, playouts=playouts, seed=11, progress=True, **options) == whole
    assert tap.since() == [("POST", "/v1/evaluations", 200)] * samples


def test_a_terminal_shows_how_far_it_is(judge: headjudge.Client, monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    game = judge.new_game("perdure", seed=3)
    game.playouts(4, seed=7)
    assert screen.getvalue() == ""
    game.playouts(4, seed=7, progress=True)
    assert "playouts" in screen.getvalue()
    assert "4/4" in screen.getvalue()
    game.evaluate(samples=2, seed=7, progress=True)
    assert "2/2" in screen.getvalue()


def test_successors_are_counted_as_their_pages_come(
    judge: headjudge.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = Terminal()
    monkeypatch.setattr(sys, "stderr", screen)
    crowd = document([side(hand="Lightning Bolt", battlefield="Mountain, Raging Goblin*198"), side()])
    game = judge.load(json.dumps(crowd).encode())
    (casting,) = (action for action in game.legal_actions if action.type == "cast")
    targeting = game.apply(casting)
    assert targeting.successors(progress=True) == targeting.successors()
    assert "successors: 200" in screen.getvalue()


def test_nothing_is_written_where_there_is_no_terminal(
    judge: headjudge.Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    log = io.StringIO()
    monkeypatch.setattr(sys, "stderr", log)
    judge.new_game("perdure", seed=3).playouts(3, seed=7, progress=True)
    assert log.getvalue() == ""


def test_a_bar_that_is_not_shown_needs_no_tqdm() -> None:
    with bar("steps", 3, False) as advance:
        advance(3)
    code = (
        "import sys; sys.modules['tqdm'] = None; from headjudge._progress import bar\n"
        "with bar('steps', 1, {}): pass"
    )
    assert subprocess.run([sys.executable, "-c", code.format(False)], check=False).returncode == 0
    told = subprocess.run(
        [sys.executable, "-c", code.format(True)], capture_output=True, text=True, check=False
    )
    assert told.stderr.strip().endswith("progress=True needs tqdm: pip install 'headjudge[progress]'")
