"""JSON Patch (RFC 6902), as far as the vectors use it: members added, values replaced, members removed."""

from __future__ import annotations

import copy
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
    """A copy of the document with the operations done, one after the other.

    Raises KeyError or IndexError for a path that leads nowhere.
    """
    result = copy.deepcopy(document)
    for operation in patch:
        *parents, last = [_name(token) for token in operation["path"].split("/")[1:]]
        place = result
        for parent in parents:
            place = place[int(parent) if isinstance(place, list) else parent]
        key = int(last) if isinstance(place, list) else last
        if operation["op"] != "add":
            place[key]  # what is replaced or removed is there
        if operation["op"] == "remove":
            del place[key]
        else:
            place[key] = operation["value"]
    return result


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
