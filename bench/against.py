"""Another revision beside this tree: checked out into a folder of its own, and measured in turn with it.

The benchmarks themselves are those of this tree on both sides, so that the same is measured. The dependencies
are those of this environment.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from .figures import Figure, laid_out, number

HERE = Path(__file__).parent
ROUNDS = 3
HEADINGS = ("figure", "there", "here", "here / there", "pairs")


def compare(revision: str, names: Sequence[str]) -> str:
    """The figures of both, round by round in turn, each side first in every other round, as a table of text.

    Raises:
        subprocess.CalledProcessError: there is no such revision, or it cannot be measured like this one.
    """
    there: list[Mapping[str, Figure]] = []
    here: list[Mapping[str, Figure]] = []
    with checked_out(revision) as folder:
        for turn in range(ROUNDS):
            sides = [(there, folder), (here, HERE.parent)]
            for found, tree in sides if turn % 2 else reversed(sides):
                found.append(_measured(tree, names))
    rows = [_row(name, there, here) for name in here[0] if name in there[0]]
    return f"{revision} (there) beside this tree (here), {ROUNDS} rounds\n" + laid_out(HEADINGS, rows)


@contextmanager
def checked_out(revision: str) -> Iterator[Path]:
    """The files of a revision in a folder of its own, with the benchmarks of this tree."""
    with tempfile.TemporaryDirectory(prefix="headjudge-bench-") as parent:
        folder = Path(parent) / "tree"
        _git("worktree", "add", "--quiet", "--detach", str(folder), revision)
        try:
            shutil.rmtree(folder / HERE.name, ignore_errors=True)
            shutil.copytree(HERE, folder / HERE.name)
            yield folder
        finally:
            _git("worktree", "remove", "--force", str(folder))


def _git(*arguments: str) -> None:
    subprocess.run(["git", *arguments], cwd=HERE, check=True)  # noqa: S607  # whichever git there is


def _measured(tree: Path, names: Sequence[str]) -> Mapping[str, Figure]:
    """What the benchmarks say about the packages in a folder, which Python finds first there."""
    command = [sys.executable, "-m", "bench", "--json", *names]
    done = subprocess.run(command, cwd=tree, stdout=subprocess.PIPE, check=True)
    return {one["name"]: Figure(**one) for one in json.loads(done.stdout)}


def _row(
    name: str, there: Sequence[Mapping[str, Figure]], here: Sequence[Mapping[str, Figure]]
) -> tuple[str, ...]:
    pairs = [(one[name].measured, other[name].measured) for one, other in zip(there, here, strict=True)]
    ratios = [mine / its for its, mine in pairs]
    unit = here[0][name].unit
    return (
        name,
        f"{number(median(its for its, _ in pairs))} {unit}",
        f"{number(median(mine for _, mine in pairs))} {unit}",
        f"{median(ratios):.3f}",
        f"{min(ratios):.3f} – {max(ratios):.3f}",
    )
