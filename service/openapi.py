"""``python -m service.openapi``: writes ``openapi.yaml``, the contract as the code has it.

``--check`` writes nothing and fails if the file is not what the code would write.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from difflib import unified_diff
from itertools import islice
from pathlib import Path

from service.app import create_app
from service.contract.document import contract_yaml

FILE = Path("openapi.yaml")
LINES_SHOWN = 40


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; returns its exit status."""
    parser = argparse.ArgumentParser(prog="python -m service.openapi", description=__doc__)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    parser.add_argument("file", nargs="?", type=Path, default=FILE, help="openapi.yaml by default")
    chosen = parser.parse_args(arguments)
    with create_app().app_context():
        wanted = contract_yaml().decode()
    if not chosen.check:
        chosen.file.write_text(wanted, encoding="utf-8")
        return 0
    there = chosen.file.read_text(encoding="utf-8") if chosen.file.exists() else ""
    if there == wanted:
        return 0
    changes = unified_diff(
        there.splitlines(), wanted.splitlines(), "checked in", "from the code", lineterm="", n=1
    )
    sys.stderr.write(
        "\n".join(islice(changes, LINES_SHOWN)) + f"\n{chosen.file} is out of date: make openapi\n"
    )
    return 1


if __name__ == "__main__":
    sys.exit(main())
