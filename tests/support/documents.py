"""Documents as plain data: every place in one, what stands there, something else in its stead."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Path = tuple[str | int, ...]
"""The names of fields and the indexes on the way to a place."""


def places(value: Any, path: Path = ()) -> Iterator[Path]:
    """Every place in a document, containers included, the document itself excluded."""
    items = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, inner in items:
        yield (*path, name)
        yield from places(inner, (*path, name))


def at(document: Any, path: Path) -> Any:
    """What stands at a place."""
    for name in path:
        document = document[name]
    return document


def put(document: Any, path: Path, value: Any) -> None:
    """Let a value stand at a place."""
    at(document, path[:-1])[path[-1]] = value
