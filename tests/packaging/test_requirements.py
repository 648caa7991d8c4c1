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


@pytest.mark.parametrize("option", ["--require-hashes", "--only-binary :all:"])
def test_whoever_installs_them_insists(option: str) -> None:
    """On what was locked, and on wheels: whoever has no compiler gets all of it."""
    for name in ("Makefile", "Dockerfile"):
        text = (ROOT / name).read_text(encoding="utf-8")
        (locked,) = re.findall(r"^LOCKED *:= *(.*)$", text, re.MULTILINE) or [""]
        installs = [
            line.replace("$(LOCKED)", locked) for line in text.splitlines() if "-r requirements/" in line
        ]
        assert installs
        assert [line for line in installs if option not in line] == []


def test_locking_fails_where_a_wheel_is_missing() -> None:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    _, _, recipe = text.partition("\nlock:")
    assert "\t$(BIN)/python requirements/wheels.py\n" in recipe.partition("\n\n")[0] + "\n"
