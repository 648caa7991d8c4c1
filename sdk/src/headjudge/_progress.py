"""Bars that show how far a long call has come, for whoever looks at a terminal."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import contextmanager


@contextmanager
def bar(what: str, total: int | None, shown: bool) -> Generator[Callable[[int], object]]:
    """Gives what to call with the number of steps done. Nothing is written where there is no terminal.

    :raises ImportError: a bar is to be shown and tqdm is missing.
    """
    if not shown:
        yield lambda steps: None
        return
    try:
        from tqdm import tqdm  # noqa: PLC0415  # an extra
    except ImportError as error:
        raise ImportError("progress=True needs tqdm: pip install 'headjudge[progress]'") from error
    with tqdm(total=total, desc=what, disable=None) as shown_bar:
        yield shown_bar.update
