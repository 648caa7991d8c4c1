"""Single lies in a document, and what has to be said of them."""

from __future__ import annotations

import copy
import json
import re
from typing import Any

import engine

Document = dict[str, Any]
GONE: Any = object()
"""What stands there is taken away."""
_PART = re.compile(r"[^.\[\]]+")


def told(document: Document, *lies: tuple[str, Any]) -> Document:
    """A copy of a document with other values at some places, ``table.seats[0].life``."""
    changed = copy.deepcopy(document)
    for place, value in lies:
        *parents, last = [int(part) if part.isdecimal() else part for part in _PART.findall(place)]
        holder: Any = changed
        for part in parents:
            holder = holder[part] if isinstance(part, int) or part in holder else holder.setdefault(part, {})
        if value is GONE:
            del holder[last]
        elif isinstance(holder, list) and last == len(holder):
            holder.append(value)
        else:
            holder[last] = value
    return changed


def faults(document: Document) -> dict[str, str | None]:
    """The rules that a document breaks, by the places where it does."""
    return {fault.path: fault.rule for fault in engine.status(json.dumps(document))}


def written(state: Any) -> Document:
    """The document of a state."""
    document: Document = json.loads(engine.encode(state))
    return document


def refused(document: Document, path: str, rule: str | None, *lies: tuple[str, Any]) -> None:
    """Assert that a sound document is refused once it lies, with this rule at this place."""
    assert faults(document) == {}, "the document is not sound to begin with"
    found = faults(told(document, *lies))
    assert (path, rule) in found.items(), found


def forged(document: Document, task: str, *lies: tuple[str, Any]) -> None:
    """Assert that a sound document is refused once it lies, at this task of its agenda or in it."""
    assert faults(document) == {}, "the document is not sound to begin with"
    found = faults(told(document, *lies))
    assert any(path.startswith(f"$.{task}") for path in found), found


BOARD: Document = {
    "ruleset": "duel",
    "table": {
        "turn": 3,
        "seats": [
            {"hand": ["o1"], "library": ["o2", "o3"], "graveyard": ["o4"]},
            {"hand": ["o5"], "library": ["o6"]},
        ],
        "battlefield": ["o7", "o8", "o9", "o11"],
        "exile": ["o10"],
        "objects": {
            "o1": {"card": "forest", "owner": 0, "zone": "hand"},
            "o2": {"card": "forest", "owner": 0},
            "o3": {"card": "forest", "owner": 0},
            "o4": {"card": "shock", "owner": 0, "zone": "graveyard"},
            "o5": {"card": "shock", "owner": 1, "zone": "hand"},
            "o6": {"card": "mountain", "owner": 1},
            "o7": {"card": "grizzly_bears", "owner": 0, "zone": "battlefield"},
            "o8": {"card": "hill_giant", "owner": 1, "zone": "battlefield"},
            "o9": {"card": "pacifism", "owner": 1, "zone": "battlefield", "attached_to": "o7"},
            "o10": {"card": "island", "owner": 1, "zone": "exile"},
            "o11": {"card": "servo_token", "owner": 0, "zone": "battlefield", "token": True},
        },
    },
}
"""A small position, written by hand."""
