"""`python -m bench` prints the table of figures; `python -m bench play` only that module's.

`python -m bench --against REV` measures another revision beside this tree (:mod:`.against`).
"""

from __future__ import annotations

import argparse
import gc
import json
import sys
from collections.abc import Sequence
from dataclasses import asdict

from . import (
    adjudications,
    against,
    breakdown,
    compiling,
    costs,
    duels,
    envelope,
    evaluations,
    growth,
    hosts,
    library,
    memory,
    play,
    playground,
    pool,
    reports,
    simulations,
    slow_clients,
    state_size,
    tables,
    texts,
)
from .figures import table

MODULES = {
    "play": play,
    "adjudications": adjudications,
    "envelope": envelope,
    "evaluations": evaluations,
    "costs": costs,
    "texts": texts,
    "state_size": state_size,
    "duels": duels,
    "growth": growth,
    "library": library,
    "memory": memory,
    "slow_clients": slow_clients,
    "hosts": hosts,
    "tables": tables,
    "playground": playground,
    "pool": pool,
    "compile": compiling,
    "reports": reports,
    "simulations": simulations,
}


def main(arguments: Sequence[str]) -> int:
    """Measure what is named, or all; 1 if a target is missed."""
    parser = argparse.ArgumentParser("python -m bench")
    parser.add_argument("names", nargs="*", metavar="name", help=f"of {', '.join(MODULES)}; all without any")
    parser.add_argument("--against", metavar="REV", help="measure this revision, too, and print both")
    parser.add_argument("--json", action="store_true", help="the figures as JSON, whatever their targets")
    wanted = parser.parse_args(arguments)
    unknown = set(wanted.names) - set(MODULES)
    if unknown:
        parser.error(f"no such benchmark: {', '.join(sorted(unknown))}; there are {', '.join(MODULES)}")
    if wanted.against is not None:
        print(against.compare(wanted.against, wanted.names))
        return 0
    gc.freeze()  # as the service does once it is loaded
    figures = [figure for name in wanted.names or MODULES for figure in MODULES[name].measure()]
    if wanted.json:
        print(json.dumps([asdict(figure) for figure in figures]))
        return 0
    print(table(figures))
    if not wanted.names:
        print(breakdown.measure())
    return 0 if all(figure.ok for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
