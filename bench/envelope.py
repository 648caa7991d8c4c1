"""What goes round a request besides the rules: CPU time of this process, without the network.

A line of the access log, and a hot state that is left to be written to the embedded cache, at the pace of a
worker with much to do; what the thread costs that writes it is counted, too.
"""

from __future__ import annotations

import itertools
import os
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import engine
from service import logs
from service.config import Config
from service.hot_states import open_hot_states
from service.hot_states.backlogs import Backlogs
from service.hot_states.batched import BatchedHotStates
from service.hot_states.embedded import EmbeddedValkey, program
from service.hot_states.remote import RemoteHotStates

from .figures import Figure

ROUNDS = 9
LINES = 5_000
STATES = 2_000
PACE = 0.0003
"""Seconds between two states."""


def measure() -> list[Figure]:
    """The figures; that of the cache only where there is a program to embed."""
    figures = [
        Figure(
            name="a line of the access log",
            runs=[_line() for _ in range(ROUNDS)],
            target=15,
            unit="µs",
            detail="CPU of the thread",
            at_most=True,
        )
    ]
    if program():
        with tempfile.TemporaryDirectory() as folder:
            cache = EmbeddedValkey(Path(folder), memory_mib=64)
            cache.start()
            try:
                runs = _writes(cache.url)
            finally:
                cache.stop()
        figures.append(
            Figure(
                name="a hot state written",
                runs=runs,
                target=25,
                unit="µs",
                detail="CPU of the process",
                at_most=True,
            )
        )
    return figures


def _line() -> float:
    """Microseconds for a line, written to nowhere."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        handler = logs.Lines(nowhere)
        logs.access.addHandler(handler)
        begin = time.thread_time()
        for number in range(LINES):
            logs.answered(
                request_id="7f3a90c4d2e81b56",
                method="POST",
                path="/v1/adjudications",
                operation="adjudications.adjudicate",
                status=200,
                milliseconds=0.123,
                bytes=number,
            )
        taken = time.thread_time() - begin
        logs.access.removeHandler(handler)
    return 1e6 * taken / LINES


def _writes(url: str) -> list[float]:
    """Microseconds for a state, over those that pacing takes."""
    remote = open_hot_states(Config(cache_url=url))
    assert isinstance(remote, RemoteHotStates)
    batched = BatchedHotStates(remote, Backlogs(1), 0, patience=1.0)
    document = engine.encode(engine.new_game("duel", seed=1))
    runs = []
    ids = itertools.count()
    for _ in range(ROUNDS):
        alone = _paced(lambda: None)
        runs.append(_paced(lambda: batched.put({f"{next(ids):048x}": document})) - alone)
    batched.close()
    return runs


def _paced(work: Callable[[], object]) -> float:
    """Microseconds that this takes, and the pause after it."""
    begin = time.process_time()
    for _ in range(STATES):
        work()
        time.sleep(PACE)
    return 1e6 * (time.process_time() - begin) / STATES
