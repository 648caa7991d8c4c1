"""Whether every requirement has a wheel wherever headjudge is installed: whoever runs it needs no compiler.

    python requirements/wheels.py    # of every file here; exit status 1: something has none

Of the package index it asks what files there are, and fetches none of them.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

VERSIONS = ("3.11", "3.12", "3.13", "3.14")
"""Of CPython."""
PLATFORMS = (
    "x86_64-manylinux_2_28",
    "aarch64-manylinux_2_28",
    "aarch64-apple-darwin",
    "x86_64-apple-darwin",
)
"""As uv calls them: Linux with glibc 2.28 or newer, macOS 13 or newer."""
LOCKED = tuple(sorted(Path(__file__).resolve().parent.glob("*.txt")))
_COMPILE = (
    "pip compile --quiet --no-header --no-annotate --no-emit-index-url --no-emit-find-links "
    "--generate-hashes --no-deps --only-binary :all:"
)


class NoWheel(Exception):
    """A requirement has no wheel; the message is uv's, which names it."""


def wanted(path: Path, version: str, platform: str) -> str:
    """The requirements of a locked file that are installed on one platform, in the format of that file.

    Raises:
        NoWheel: one of them has no wheel for it.
    """
    place = ["--python-version", version, "--python-platform", platform]
    command = [sys.executable, "-m", "uv", *_COMPILE.split(), *place, str(path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603  # our own
    if done.returncode:
        raise NoWheel(done.stderr.strip())
    return done.stdout


def _names(text: str) -> list[str]:
    return [line for line in text.splitlines() if not line.startswith(" ")]


def main() -> int:
    """The command."""
    status = 0
    for version in VERSIONS:
        for platform in PLATFORMS:
            for path in LOCKED:
                try:
                    count = len(_names(wanted(path, version, platform)))
                except NoWheel as error:
                    status = 1
                    print(f"CPython {version}, {platform}, {path.name}: {error}", file=sys.stderr)
                else:
                    print(f"CPython {version}, {platform}, {path.name}: {count} wheels")
    return status


if __name__ == "__main__":
    sys.exit(main())
