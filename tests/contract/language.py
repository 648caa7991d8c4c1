"""The contract as Schemathesis can use it: what a card may say is left open where cards are sent.

From the schema of a request Schemathesis makes every way to fill it and to break it, before the first test
runs. The card language is a hundred forms that hold one another to any depth, so there are millions of ways,
and memory runs out. Here a card in a request is any object, which the service may refuse for what it says.
Answers are held to the contract as it stands, and cards have a test of their own (`test_cards.py`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import schemathesis

LEFT_OPEN = "Card"
OPEN: dict[str, Any] = {"type": "object", "additionalProperties": True}
PREFIX = "#/components/schemas/"
SENT = "Sent"
"""How the schemas of requests end that differ from those of answers."""

Document = dict[str, Any]


@schemathesis.hook
def before_load_schema(_: schemathesis.HookContext, document: Document) -> None:
    """Leave the card language open in the requests of a contract."""
    schemas = document["components"]["schemas"]
    bodies = [
        operation
        for path in document["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    requests = set().union(*(reached(schemas, body["requestBody"]) for body in bodies))
    concerned = {name for name in requests if LEFT_OPEN in reached(schemas, schemas[name])} | {LEFT_OPEN}
    for name in sorted(concerned):
        schemas[name + SENT] = OPEN if name == LEFT_OPEN else sent(schemas[name], concerned)
    for body in bodies:
        body["requestBody"] = sent(body["requestBody"], concerned)


def reached(schemas: Document, value: Any) -> set[str]:
    """The names of all schemas that a piece of the contract is made of."""
    found: set[str] = set()
    waiting = list(references(value))
    while waiting:
        name = waiting.pop()
        if name not in found:
            found.add(name)
            waiting += references(schemas[name])
    return found


def references(value: Any) -> Iterator[str]:
    """The names of the schemas that a piece of the contract refers to."""
    if isinstance(value, dict):
        if isinstance(target := value.get("$ref"), str) and target.startswith(PREFIX):
            yield target.removeprefix(PREFIX)
        for inner in value.values():
            yield from references(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from references(inner)


def sent(value: Any, concerned: set[str]) -> Any:
    """A piece of the contract that refers to the schemas of requests."""
    if isinstance(value, list):
        return [sent(inner, concerned) for inner in value]
    if not isinstance(value, dict):
        return f"{value}{SENT}" if names_one_of(value, concerned) else value
    return {name: sent(inner, concerned) for name, inner in value.items()}


def names_one_of(value: Any, schemas: set[str]) -> bool:
    """Whether this is a reference, in a `$ref` or a `mapping`, to one of these schemas."""
    return isinstance(value, str) and value.startswith(PREFIX) and value.removeprefix(PREFIX) in schemas
