"""Looks for failures for as long as one likes: random games, fuzz and hypothesis, with fresh seeds.

    python -m tests.soak [--minutes M] [--games G [--one-in K]] [--seed S] [--jobs N] [PATH ...]

Each round runs all tests that draw examples (`-m "hypothesis or seeded"`), long ones too, with a seed of its
own. The first failure ends the soak and is printed with the command that reproduces it. Without failures the
soak ends when its time is up, in the middle of a round.

With `--games` there is one round, in which tests that count games play so many of each ruleset. It has no end
but its own, unless `--minutes` says so. Games are cheap, judging each of their positions is not: with
`--one-in` these tests judge one position of so many, drawn from the seed of the game and the number of the
position.

    python -m tests.soak --games 500 --one-in 60 tests/properties tests/passing

plays 500 games of each ruleset for each property of random games in about an hour of CPU.
"""

from __future__ import annotations

import argparse
import math
import os
import re
import secrets
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Mapping, Sequence
from pathlib import Path

from tests.support.seeds import FIRST_SEED, GAMES, ONE_IN

ROOT = Path(__file__).resolve().parents[1]
DRAWN = "hypothesis or seeded"
"""The marks of tests that draw examples: those of hypothesis bear theirs by themselves."""
_FAILED = re.compile(r"^(?:FAILED|ERROR) (.+?)(?: - .*)?$", re.MULTILINE)
GRACE = 20
"""Seconds that a round gets to end its processes."""


def main() -> int:
    """Soak; 0 if nothing failed."""
    parser = argparse.ArgumentParser(prog="python -m tests.soak")
    parser.add_argument("--minutes", type=float, help="how long to look (60; with --games no bound)")
    parser.add_argument("--games", type=int, help="how many random games of each ruleset to play, once")
    parser.add_argument("--seed", type=int, help="of the first round, for a soak that can be repeated")
    parser.add_argument("--jobs", default="2", help="processes of a round (2)")
    parser.add_argument("paths", nargs="*", default=["tests"], help="tests to draw from (all)")
    parser.add_argument("--one-in", type=int, default=1, help="judge one position of so many (1)")
    wanted = parser.parse_args()
    if wanted.one_in < 1 or (wanted.one_in > 1 and wanted.games is None):
        parser.error("--one-in takes a number from 1 on, and --games")
    seed, rounds = secrets.randbelow(2**31) if wanted.seed is None else wanted.seed, 0
    if wanted.games is not None:
        minutes = math.inf if wanted.minutes is None else wanted.minutes
        told = variables(seed, wanted.games, wanted.one_in)
        return play(seed, told, minutes * 60, wanted.jobs, wanted.paths)
    end = time.monotonic() + (60 if wanted.minutes is None else wanted.minutes) * 60
    while (left := end - time.monotonic()) > 0:
        print(f"round {rounds + 1}, seed {seed}", flush=True)
        told = variables(seed)
        finished, _ = soak(seed, told, left, wanted.jobs, wanted.paths)
        if finished is None:
            break
        if finished.returncode:
            report(seed, told, finished.stdout)
            return 1
        rounds, seed = rounds + 1, (seed + 1_000_003) % 2**31
    print(f"nothing failed in {rounds} whole rounds and a part of another")
    return 0


def play(seed: int, told: Mapping[str, str], seconds: float, jobs: str, paths: Sequence[str]) -> int:
    """One round with so many games of each ruleset; prints how far it came. 0 if nothing failed."""
    sparing = f", one position of {told[ONE_IN]} is judged" if ONE_IN in told else ""
    print(f"{told[GAMES]} games of each ruleset, seed {seed}{sparing}", flush=True)
    finished, said = soak(seed, told, seconds, jobs, paths)
    if finished is not None and finished.returncode:
        report(seed, told, said)
        return 1
    print(said.strip().rpartition("\n")[2])
    print("the time was up before its end" if finished is None else "nothing failed")
    return 0


def soak(
    seed: int, told: Mapping[str, str], seconds: float, jobs: str, paths: Sequence[str]
) -> tuple[subprocess.CompletedProcess[str] | None, str]:
    """One round, and what it said; without the round if the time was up before its end."""
    command = [
        *(sys.executable, "-m", "pytest", "-q", "-x", "-m", DRAWN, "-n", jobs, "--dist", "worksteal"),
        *(*options(seed), *paths),
    ]
    process = subprocess.Popen(
        command,
        cwd=ROOT,
        env={**os.environ, "LONG": "1", **told},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    try:
        said, _ = process.communicate(timeout=None if seconds == math.inf else seconds)
    except subprocess.TimeoutExpired:
        process.send_signal(signal.SIGINT)
        try:
            said, _ = process.communicate(timeout=GRACE)
        except subprocess.TimeoutExpired:
            process.kill()
            said, _ = process.communicate()
        if not _FAILED.search(said):
            return None, said
    return subprocess.CompletedProcess(command, process.returncode, said), said


def variables(seed: int, games: int | None = None, one_in: int = 1) -> dict[str, str]:
    """What tells the tests their seeds, how many games to play, and at how many positions to judge."""
    return {
        FIRST_SEED: str(seed),
        **({} if games is None else {GAMES: str(games)}),
        **({} if one_in == 1 else {ONE_IN: str(one_in)}),
    }


def options(seed: int) -> list[str]:
    """What makes pytest draw the examples of this seed."""
    return ["--hypothesis-profile=soak", f"--hypothesis-seed={seed}"]


def report(seed: int, told: Mapping[str, str], said: str) -> None:
    """Print what failed and, last, what to type to see it again."""
    print(said)
    failed = list(dict.fromkeys(_FAILED.findall(said)))
    print("to reproduce:" if failed else "the tests could not be run")
    for test in failed:
        command = [sys.executable, "-m", "pytest", *options(seed), test]
        settings = " ".join(f"{name}={value}" for name, value in told.items())
        print(f"  LONG=1 {settings} {shlex.join(command)}")


if __name__ == "__main__":
    sys.exit(main())
