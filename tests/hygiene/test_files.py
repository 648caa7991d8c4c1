"""Files stay small, tests do run, and the lock files name no package index."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.hygiene import lengths, source
from tests.hygiene.lengths import TOO_LONG, code, long_files, tracked

MAY_SKIP = {
    "tests/sdk": "a JavaScript bot needs node, which is not part of the set-up",
    "tests/browser": "a page needs a browser, which is not part of the set-up",
    "tests/support/nginx.py": "a proxy needs nginx, which is not part of the set-up",
    "tests/hosts/test_hosts.py": "hosts need network namespaces, which not every system permits",
    "tests/support/untried.py": "what takes minutes is tried where it is asked for",
}
"""Where tests may be skipped, and what they lack when they are."""


def test_no_file_is_too_long_to_read() -> None:
    """``make check`` tells of long ones before."""
    assert code()
    assert long_files(TOO_LONG) == {}


@pytest.mark.parametrize(
    ("lines", "status", "told"),
    [
        (399, 0, ""),
        (400, 0, "long.py: 400 lines\n"),
        (599, 0, "long.py: 599 lines\n"),
        (600, 1, "long.py: 600 lines, too many\n"),
    ],
)
def test_a_long_file_is_told_and_a_longer_one_refused(
    lines: int,
    status: int,
    told: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    (tmp_path / "long.py").write_text("pass\n" * lines, encoding="utf-8")
    monkeypatch.setattr(source, "ROOT", tmp_path)
    monkeypatch.setattr(lengths, "code", lambda: [tmp_path / "long.py"])
    assert lengths.main() == status
    assert capsys.readouterr().out == told


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
