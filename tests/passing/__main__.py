"""What passing for seats saves and costs.

    python -m tests.passing [--games 10] [RULESET[:SEATS] ...]
    python -m tests.passing --pairs 400 [RULESET ...]

plays games of greedy players and prints, for each ruleset, how many decisions a seat has in a turn, at how
many it is asked, and what it misses; with `--pairs`, how often a player that is passed for beats the same one
who is asked at every decision.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator

import engine

from .measuring import Measured, measure
from .pairs import interval, pair

PAIRED = ("duel", "magic54")
"""Rulesets whose pairs are played where none are named."""
EVERY = 25
"""After so many pairs it is told what they have come to."""


def main() -> int:
    """Print the figures that are asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.passing")
    parser.add_argument("--games", type=int, default=10, help="games of each ruleset (10)")
    parser.add_argument("--pairs", type=int, help="play so many pairs of games instead")
    parser.add_argument("rulesets", nargs="*", metavar="RULESET[:SEATS]", help="which (all)")
    wanted = parser.parse_args()
    if wanted.pairs is not None:
        for ruleset in wanted.rulesets or PAIRED:
            play_pairs(ruleset, wanted.pairs)
        return 0
    every = [*(one.id for one in engine.rulesets()), "splendagic:3", "splendagic:4"]
    for named in wanted.rulesets or every:
        ruleset, _, seats = named.partition(":")
        print("\n".join(lines(named, measure(ruleset, wanted.games, int(seats or 2)))), flush=True)
    return 0


def play_pairs(ruleset: str, count: int) -> None:
    """Play pairs of games, and print now and then what they have come to."""
    scores: list[float] = []
    for seed in range(count):
        scores.append(pair(ruleset, seed))
        if len(scores) % EVERY == 0 or len(scores) == count > 1:
            mean, low, high = interval(scores)
            print(f"{ruleset}: {mean:.3f}, from {low:.3f} to {high:.3f}, {len(scores)} pairs", flush=True)


def lines(name: str, found: Measured) -> Iterator[str]:
    """What was measured, in words and numbers."""
    share = {"pass only": found.pass_only, "pass or mana only": found.aimless_only}
    told = ", ".join(f"{what} {number / found.decisions:.0%}" for what, number in share.items())
    yield f"{name}: {found.games} games, {found.decisions} decisions, {told}"
    yield f"  all asked {found.rate(found.decisions):.1f} a turn and seat"
    for manner, counted in found.manners.items():
        reasons = ", ".join(f"{reason} {number}" for reason, number in counted.reasons.most_common())
        yield (
            f"  {manner}: asked {found.rate(counted.asked):.2f}, longest run {counted.longest}, would have "
            f"acted at {counted.mine} passes of its own turn, {counted.elsewhere} others; idle {counted.idle}"
        )
        yield f"    {reasons}"
    yield f"  acts of the own turn that never came again: {len(found.never)}"
    yield from (f"    {act}" for act in found.never)


if __name__ == "__main__":
    sys.exit(main())
