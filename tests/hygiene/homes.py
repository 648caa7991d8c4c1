"""`python -m tests.hygiene.homes [COMMIT]`: made-up cards that say no longer what they said at a commit.

Each made-up card has one file, whose name is its key. Whoever writes another card under a name that is taken
overwrites the first, which other tests play: this tells of it before they fail. Without a commit, it is where
the branch left ``main``. Exits with 1 if a card has lost something.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections import defaultdict
from collections.abc import Iterable
from pathlib import Path
from typing import Any

from tests.hygiene import source

MADE_UP = ("tests/magic/cards", "tests/cards/samples")
LIBRARY = ("engine/magic/library/cards", "engine/magic/library/tokens")


def card_files() -> list[Path]:
    """The files of cards: of the library, and made up for tests."""
    return [file for folder in (*LIBRARY, *MADE_UP) for file in sorted((source.ROOT / folder).glob("*.json"))]


def shared_keys(files: Iterable[Path]) -> list[list[str]]:
    """The files of which several have one name: the key of a card."""
    found: defaultdict[str, list[str]] = defaultdict(list)
    for file in files:
        found[file.stem].append(str(file.relative_to(source.ROOT)))
    return [places for places in found.values() if len(places) > 1]


def lost(before: dict[str, Any], now: dict[str, Any]) -> list[str]:
    """What a card said before and says no longer: its keywords and abilities."""
    return [
        f"{member}[{index}]"
        for member in ("keywords", "abilities", "granted")
        for index, said in enumerate(before.get(member, ()))
        if said not in now.get(member, ())
    ]


def _git(*arguments: str) -> str:
    return subprocess.run(
        ["git", *arguments], cwd=source.ROOT, capture_output=True, text=True, check=True
    ).stdout


def main() -> int:
    """Print the cards that have lost something and return the exit status."""
    commit = _git("merge-base", "HEAD", sys.argv[1] if len(sys.argv) > 1 else "main").strip()
    status = 0
    for name in _git("diff", "--name-only", "--diff-filter=M", commit, "--", *MADE_UP).split():
        missing = lost(
            json.loads(_git("show", f"{commit}:{name}")), json.loads((source.ROOT / name).read_text())
        )
        if missing:
            print(f"{name}: says no longer what it said: {', '.join(missing)}")
            status = 1
    return status


if __name__ == "__main__":
    sys.exit(main())
