"""`python -m tests.vectors` plays all the scenarios and writes their vectors. Read the diff afterwards."""

from __future__ import annotations

import subprocess
import sys

from tests.traceability import books
from tests.vectors import files
from tests.vectors.plugin import WRITE


def main() -> int:
    """Write all vectors, drop those whose scenario is gone, and return pytest's exit status."""
    named = {scenario.name for ruleset in books.rulesets() for scenario in books.scenarios(ruleset)}
    for path in files.paths():
        if path.stem not in named:
            path.unlink()
    folders = [str(one.tests) for one in books.SPECIFICATIONS.values()]
    command = [sys.executable, "-m", "pytest", "-q", "-m", "scenario", *folders, WRITE]
    return subprocess.run(command, cwd=books.ROOT, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
