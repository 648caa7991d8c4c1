"""`python -m tests.hygiene.lengths`: files that are getting long. Exits with 1 if one is too long to read."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from tests.hygiene import source

LONG = 400
"""From so many lines on a file is told of: perhaps it is about two things."""
TOO_LONG = 600
"""From so many lines on it is refused."""
CODE = ("compiler", "decks", "engine", "service", "simulation", "sdk", "tests", "bench")


def tracked(*suffixes: str) -> list[Path]:
    """The files of the repository, checked in or about to be, with one of these suffixes."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    names = subprocess.run(command, cwd=source.ROOT, capture_output=True, text=True, check=True).stdout.split(
        "\n"
    )
    return [source.ROOT / name for name in names if name.endswith(suffixes) and (source.ROOT / name).exists()]


def code() -> list[Path]:
    """The Python files that people write."""
    paths = [path for path in tracked(".py") if path.relative_to(source.ROOT).parts[0] in CODE]
    return [
        path
        for path in paths
        if "generated, do not edit" not in path.read_text(encoding="utf-8")[:400].lower()
    ]


def long_files(least: int = LONG) -> dict[str, int]:
    """The files with at least so many lines, the longest first."""
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in code()}
    found = {str(path.relative_to(source.ROOT)): lines for path, lines in lengths.items() if lines >= least}
    return dict(sorted(found.items(), key=lambda entry: -entry[1]))


def main() -> int:
    """Print the long files and return the exit status."""
    found = long_files()
    for path, lines in found.items():
        print(f"{path}: {lines} lines{', too many' if lines >= TOO_LONG else ''}")
    return 1 if any(lines >= TOO_LONG for lines in found.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
