"""Files stay small, tests do run, and the lock files name no package index."""

from __future__ import annotations

import ast
import subprocess
from pathlib import Path

from tests.hygiene import source

MOST_LINES = 400
CODE = ("engine", "service", "simulation", "sdk", "tests", "bench")
MAY_SKIP = {
    "tests/sdk": "a JavaScript bot needs node, which is not part of the set-up",
    "tests/browser": "a page needs a browser, which is not part of the set-up",
    "tests/support/nginx.py": "a proxy needs nginx, which is not part of the set-up",
    "tests/hosts/test_hosts.py": "hosts need network namespaces, which not every system permits",
    "tests/conftest.py": "what takes minutes is tried where it is asked for",
}
"""Where tests may be skipped, and what they lack when they are."""


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


def test_no_file_is_too_long_to_read() -> None:
    lengths = {path: len(path.read_text(encoding="utf-8").splitlines()) for path in code()}
    assert lengths
    assert not [
        f"{path.relative_to(source.ROOT)}: {lines}" for path, lines in lengths.items() if lines >= MOST_LINES
    ]


def test_no_test_is_skipped_for_convenience() -> None:
    allowed = tuple(source.ROOT / folder for folder in MAY_SKIP)
    found = [
        source.place(path, node)
        for path in code()
        if not any(path.is_relative_to(folder) for folder in allowed)
        for node in ast.walk(source.parse(path))
        if isinstance(node, ast.Attribute) and node.attr in {"skip", "skipif", "xfail", "importorskip"}
    ]
    assert not found


def test_lock_files_hold_no_address() -> None:
    locks = [path for path in tracked(".txt") if path.parent.name == "requirements"]
    assert locks
    for path in locks:
        text = path.read_text(encoding="utf-8")
        assert "://" not in text
        assert "--index" not in text
