"""JSON Patch (RFC 6902), as far as the vectors use it: members added, values replaced, members removed."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Patch = list[dict[str, Any]]


def difference(before: Any, after: Any, path: str = "") -> Iterator[dict[str, Any]]:
    """The operations that make `after` of `before`: into objects, and into lists that keep their length."""
    if isinstance(before, dict) and isinstance(after, dict):
        for name in before:
            if name not in after:
                yield {"op": "remove", "path": _below(path, name)}
        for name, value in after.items():
            if name in before:
                yield from difference(before[name], value, _below(path, name))
            else:
                yield {"op": "add", "path": _below(path, name), "value": value}
    elif _alike(before, after):
        for index, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from difference(old, new, f"{path}/{index}")
    elif before != after or type(before) is not type(after):
        yield {"op": "replace", "path": path, "value": after}


def patched(document: Any, patch: Patch) -> Any:
    """What the operations, one after the other, make of the document; it shares with it what stays the same.

    Raises KeyError or IndexError for a path that leads nowhere.
    """
    for operation in patch:
        _, *path = operation["path"].split("/")
        document = _done(document, [_name(token) for token in path], operation)
    return document


def _done(document: Any, path: list[str], operation: dict[str, Any]) -> Any:
    first, *inner = path
    key = int(first) if isinstance(document, list) else first
    changed = document.copy()
    if inner:
        changed[key] = _done(document[key], inner, operation)
    elif operation["op"] == "remove":
        del changed[key]
    else:
        if operation["op"] == "replace":
            document[key]  # it has to be there
        changed[key] = operation["value"]
    return changed


def _alike(before: Any, after: Any) -> bool:
    """Whether both are lists that can be compared item by item: of objects or lists, equally many."""
    return (
        isinstance(before, list)
        and isinstance(after, list)
        and len(before) == len(after)
        and all(isinstance(item, dict | list) for item in (*before, *after))
    )


def _below(path: str, name: str) -> str:
    """The JSON Pointer (RFC 6901) of a member."""
    return f"{path}/{name.replace('~', '~0').replace('/', '~1')}"


def _name(token: str) -> str:
    return token.replace("~1", "/").replace("~0", "~")
