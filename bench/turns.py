"""`python -m bench.turns SLOT IDLE PID…`: processes run one after the other, never two at once.

Each runs for a slot and is stopped (SIGSTOP) in those of the others; then all are stopped for as long as IDLE
says. Writes a line once it has begun, and ended by SIGTERM, the part of the time that each process ran.
"""

from __future__ import annotations

import json
import os
import signal
import sys
import time
from collections.abc import Sequence


def take_turns(slot: float, idle: float, workers: Sequence[int]) -> list[float]:
    """Have processes run in their slots until somebody ends this one; the part of the time that each ran."""
    ended: list[int] = []
    signal.signal(signal.SIGTERM, lambda number, _: ended.append(number))
    ran = dict.fromkeys(workers, 0.0)
    for worker in workers:
        os.kill(worker, signal.SIGSTOP)
    print("begun", flush=True)
    begin = time.perf_counter()
    try:
        while not ended:
            for worker in workers:
                since = time.perf_counter()
                os.kill(worker, signal.SIGCONT)
                time.sleep(slot)
                os.kill(worker, signal.SIGSTOP)
                ran[worker] += time.perf_counter() - since
            time.sleep(idle)
        return [seconds / (time.perf_counter() - begin) for seconds in ran.values()]
    finally:
        for worker in workers:
            os.kill(worker, signal.SIGCONT)


if __name__ == "__main__":
    print(json.dumps(take_turns(float(sys.argv[1]), float(sys.argv[2]), [int(pid) for pid in sys.argv[3:]])))
