"""How many sequences of legal actions there are from fixed positions.

`tests/golden/perft/<ruleset>.json` lists positions with, for each depth from 1 on, the number of sequences
of that many actions. A sequence that ends with the game before its depth counts once. Any change of a rule, a
clause or a list of actions shows as another number.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

import engine

FOLDER = Path(__file__).with_name("perft")


def counts(state: engine.State, depth: int) -> list[int]:
    """The numbers of sequences of 1 … `depth` actions."""
    return [sequences(state, length) for length in range(1, depth + 1)]


def sequences(state: engine.State, length: int) -> int:
    """The number of sequences of `length` actions, or fewer where the game ends."""
    actions = engine.legal_actions(state)
    if not actions or length == 0:
        return 1
    if length == 1:
        return len(actions)
    return sum(sequences(engine.apply(state, action).state, length - 1) for action in actions)


def files() -> Iterator[tuple[Path, str]]:
    """Each file with what it has to hold now."""
    for path in sorted(FOLDER.glob("*.json")):
        document = json.loads(path.read_text(encoding="utf-8"))
        yield path, written(document, recount(document))


def recount(document: dict[str, Any]) -> list[dict[str, Any]]:
    """The positions with their counts made anew, to the depths they have."""
    positions = []
    for position in document["positions"]:
        state = engine.decode(msgspec.json.encode(position["state"]))
        positions.append({**position, "counts": counts(state, len(position["counts"]))})
    return positions


def written(document: dict[str, Any], positions: list[dict[str, Any]]) -> str:
    """A perft file as text: one line for each member of a position, so that a diff shows what changed."""
    lines = []
    for position in positions:
        members = [f"   {json.dumps(name)}: {dense(value)}" for name, value in position.items()]
        lines.append("  {\n" + ",\n".join(members) + "\n  }")
    return (
        f'{{\n "ruleset": {json.dumps(document["ruleset"])},\n "positions": [\n'
        + ",\n".join(lines)
        + "\n ]\n}\n"
    )


def dense(value: Any) -> str:
    """JSON on one line."""
    return json.dumps(value, ensure_ascii=False, separators=(", ", ":"))
