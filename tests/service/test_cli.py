"""The command as a shell uses it."""

from __future__ import annotations

import subprocess
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from service import cli

ROOT = Path(__file__).parents[2]
CARD = str(ROOT / "engine" / "magic" / "library" / "cards" / "forest.json")
NO_END_OF_IT = b"nonsense\n" * 10_000
"""Each line is answered, and all answers together are more than a pipe holds."""


@pytest.mark.parametrize(
    ("arguments", "told", "lines"),
    [
        (["settings"], b"", 0),
        (["card", "check", CARD], b"", 0),
        (["card", "play", CARD], NO_END_OF_IT, 1),
    ],
)
def test_whoever_reads_may_stop_at_any_line(arguments: list[str], told: bytes, lines: int) -> None:
    """As ``| head -1`` does."""
    pipe = subprocess.PIPE
    command = [sys.executable, "-m", "service", *arguments]
    with subprocess.Popen(command, cwd=ROOT, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        assert process.stdin
        assert process.stdout
        assert process.stderr
        for _ in range(lines):
            assert process.stdout.readline()
        process.stdout.close()
        with suppress(BrokenPipeError):  # it has stopped, and listens no more
            process.stdin.write(told)
            process.stdin.close()
        assert process.stderr.read() == b""
    assert process.returncode == cli.NOBODY_READS


def test_another_pipe_that_breaks_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def breaks(_: object) -> int:
        raise BrokenPipeError

    monkeypatch.setattr(cli, "_run", breaks)
    with (tmp_path / "output").open("w") as output:
        monkeypatch.setattr(sys, "stdout", output)
        with pytest.raises(BrokenPipeError):
            cli.main([])
