"""`python -m bench` prints the table of figures; `python -m bench play` only that module's."""

from __future__ import annotations

import gc
import sys

from . import (
    adjudications,
    breakdown,
    duels,
    evaluations,
    growth,
    library,
    play,
    slow_clients,
    state_size,
    texts,
)
from .figures import table

MODULES = {
    "play": play,
    "adjudications": adjudications,
    "evaluations": evaluations,
    "texts": texts,
    "state_size": state_size,
    "duels": duels,
    "growth": growth,
    "library": library,
    "slow_clients": slow_clients,
}


def main(names: list[str]) -> int:
    """Measure what is named, or all; 1 if a target is missed."""
    unknown = set(names) - set(MODULES)
    if unknown:
        print(
            f"no such benchmark: {', '.join(sorted(unknown))}; there are {', '.join(MODULES)}",
            file=sys.stderr,
        )
        return 2
    gc.freeze()  # as the service does once it is loaded
    figures = [figure for name in names or MODULES for figure in MODULES[name].measure()]
    print(table(figures))
    if not names:
        print(breakdown.measure())
    return 0 if all(figure.ok for figure in figures) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
