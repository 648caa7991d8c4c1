"""`python -m tests.golden --write` makes the golden files anew, `--check` says which are out of date.

Read the diff before checking new files in: each changed line is a ruling that changed.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

from tests.golden import perft, transcripts


def main() -> int:
    """Write or compare; the exit status is 1 if a file was out of date and not written."""
    parser = argparse.ArgumentParser(prog="python -m tests.golden")
    mode = parser.add_mutually_exclusive_group(required=True)
    mode.add_argument("--write", action="store_true", help="write what differs")
    mode.add_argument("--check", action="store_true", help="name what differs")
    writing = parser.parse_args().write
    stale = [(path, text) for path, text in (*perft.files(), *transcripts.files()) if kept(path) != text]
    for path, text in stale:
        print(f"{'written' if writing else 'out of date'}: {path}")
        if writing:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
    return 1 if stale and not writing else 0


def kept(path: Path) -> str:
    """What a file holds; nothing, if it isn't there."""
    return path.read_text(encoding="utf-8") if path.exists() else ""


if __name__ == "__main__":
    sys.exit(main())
