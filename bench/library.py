"""Loading: the card files, the entries that people look cards up in, the first game.

A worker shares what was read before it was forked; a process of its own reads it again. Each is measured in
fresh processes, beside the import of the engine in the same process.
"""

from __future__ import annotations

import json
import subprocess
import sys
from statistics import median

from .figures import Figure

ROUNDS = 5
SCRIPT = """
import json
from time import perf_counter
times = [perf_counter()]
import engine
times.append(perf_counter())
from engine.magic.library.loader import CARDS, TOKENS
cards = len(CARDS) + len(TOKENS)
times.append(perf_counter())
engine.load_libraries()
times.append(perf_counter())
engine.new_game("duel", seed=1)
times.append(perf_counter())
print(json.dumps([cards, *((b - a) * 1e3 for a, b in zip(times, times[1:]))]))
"""


def measure() -> list[Figure]:
    """What reading the cards costs, as a part of the import and in milliseconds."""
    runs = [_run() for _ in range(ROUNDS)]
    cards = int(runs[0][0])
    imported, read, told, begun = ([run[place] for run in runs] for place in range(1, 5))
    told_in_all = [one + other for one, other in zip(read, told, strict=True)]
    return [
        Figure(
            name=f"read {cards} cards / import the engine",
            runs=[one / other for one, other in zip(read, imported, strict=True)],
            target=0.25,
            unit="×",
            detail=f"{median(read):,.0f} of {median(imported):,.0f} ms",
            at_most=True,
        ),
        Figure("read the cards", read, 150, "ms", "at most 150 ms", at_most=True),
        Figure(
            name="the libraries as people look cards up",
            runs=told_in_all,
            target=400,
            unit="ms",
            detail="reading included; the first GET …/cards of a server that did not do it before",
            at_most=True,
        ),
        Figure("the first game", begun, 150, "ms", "with the cards of its decks compiled", at_most=True),
    ]


def _run() -> list[float]:
    """Milliseconds in a fresh process, after the number of the cards."""
    done = subprocess.run([sys.executable, "-c", SCRIPT], capture_output=True, check=True)
    times: list[float] = json.loads(done.stdout)
    return times
