"""The question of docs/simulate.md is answered by its one command, on a small scale, and by its figures."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from simulation.report.intervals import newcombe, wilson
from tests.simulation.conftest import Hosts

from .test_report import Page, files_of

ROOT = Path(__file__).parents[3]
DOCS = ROOT / "docs"
TEXT = re.sub(r"\s+", " ", (DOCS / "simulate.md").read_text(encoding="utf-8"))


@pytest.mark.full
@pytest.mark.slow
def test_one_command_makes_all_of_it(hosts: Hosts, tmp_path: Path) -> None:
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    command = [
        str(DOCS / "first-player.sh"),
        "20",
        str(tmp_path / "runs"),
        "--scheduler",
        hosts.address,
        "--quiet",
    ]
    subprocess.run(command, env=environment, check=True)
    for name, told in (("perdure", "greedy beside random"), ("life", "life-40 beside life-20")):
        page = Page((tmp_path / "runs" / f"{name}.html").read_text(encoding="utf-8"))
        assert "First player, where somebody won" in page.text
        assert told in page.text
    (settings,) = files_of(tmp_path / "runs" / "life")["settings-2"]
    assert settings == {"setting": "option life", "life-20": "20", "life-40": "40"}


def test_its_commands_are_those_of_the_script() -> None:
    script = (DOCS / "first-player.sh").read_text(encoding="utf-8")
    for option in (
        "--option format=game",
        "--policy greedy",
        "--option life=20",
        "--option life=40",
        "--seed 1",
    ):
        assert option in script
        assert option in TEXT
    for ruleset in ("perdure", "splendagic"):
        assert f"headjudge simulate {ruleset} " in TEXT


@pytest.mark.parametrize(
    ("row", "wins", "games"),
    [
        ("| `random` against itself | 20,000 |", 9863, 20000),
        ("| `greedy` against itself | 1,000 |", 555, 1000),
        ("| 20 | 400 |", 210, 400),
        ("| 40 | 400 |", 211, 400),
    ],
)
def test_its_figures_have_their_intervals(row: str, wins: int, games: int) -> None:
    share = wilson(wins, games)
    assert share is not None
    value, low, high = (f"{100 * one:.1f}" for one in (share.value, share.low, share.high))
    assert f"{row} {value} % | {low} to {high} %" in TEXT


def test_its_differences_have_theirs() -> None:
    policies, life = newcombe(555, 1000, 9863, 20000), newcombe(211, 400, 210, 400)
    assert policies is not None
    assert life is not None
    told = [f"{100 * one:.1f}" for one in (policies.value, policies.low, policies.high)]
    assert "The difference is {} points, its interval {} to {}.".format(*told) in TEXT
    low, high = f"−{-100 * life.low:.1f}", f"+{100 * life.high:.1f}"
    assert f"differ by {100 * life.value:.1f} points, with an interval from {low} to {high}" in TEXT
