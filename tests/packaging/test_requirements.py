"""requirements/: what is installed is what was locked, and nothing says where it was fetched."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LOCKED = sorted((ROOT / "requirements").glob("*.txt"))


@pytest.mark.parametrize("path", LOCKED, ids=lambda path: path.stem)
def test_every_requirement_is_pinned_and_has_its_hashes(path: Path) -> None:
    entries = path.read_text(encoding="utf-8").replace("\\\n", " ").splitlines()
    assert entries
    for entry in entries:
        assert re.match(r"[a-z0-9-]+==\S+ ", entry), entry
        assert re.search(r"--hash=sha256:[0-9a-f]{64}", entry), entry
        assert "://" not in entry


def test_whoever_installs_them_insists_on_the_hashes() -> None:
    for name in ("Makefile", "Dockerfile"):
        lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
        installs = [line for line in lines if "-r requirements/" in line]
        assert installs
        assert [line for line in installs if "--require-hashes" not in line] == []
