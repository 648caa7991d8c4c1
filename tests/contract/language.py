"""The contract as Schemathesis can use it: what a card or a state may say is left open where they are sent.

From the schema of a request Schemathesis makes every way to fill it and to break it, before the first test
runs. The card language is a hundred forms that hold one another to any depth, so there are millions of ways,
and memory runs out. Here a card in a request is any object, which the service may refuse for what it says.
Answers are held to the contract as it stands, and cards have a test of their own (`test_cards.py`).

All operations read states in the same way, so one of them is sent all the forms of states that there are. To
the others a state is any object; they have examples and links, and what `test_damaged_requests.py` sends.

A list of a state may have ten thousand entries. With one more it mostly makes a body that is refused for its
size, and hundreds of megabytes of them; `tests/service/test_bounds.py` sends such lists with small entries.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from itertools import chain
from typing import Any

import schemathesis

from engine.kernel.bounds import MANY

LANGUAGE = {"Card", "CardLimits"}
"""What is written in the card language: cards, and what mana in a pool may be spent on."""
WHOLE_STATES = "/v1/verdicts"
"""Where states are sent as the contract has them."""
OPEN: dict[str, Any] = {"type": "object", "additionalProperties": True}
PREFIX = "#/components/schemas/"
SENT = "Sent"
"""How the schemas of requests end that differ from those of answers: cards are open."""
WITHOUT_STATES = "Brief"
"""How those end in which states are open too."""
WITHOUT_END = "Endless"
"""How those end in which the longest lists and maps have no bound."""

Document = dict[str, Any]


@schemathesis.hook
def before_load_schema(_: schemathesis.HookContext, document: Document) -> None:
    """Leave cards open in all requests, and states in most."""
    schemas = document["components"]["schemas"]
    bodies = {
        path: [operation for operation in operations.values() if "requestBody" in operation]
        for path, operations in document["paths"].items()
    }
    leave_open(schemas, list(chain(*bodies.values())), LANGUAGE, SENT)
    others = [operation for path, found in bodies.items() if path != WHOLE_STATES for operation in found]
    leave_open(schemas, others, {f"State{SENT}"}, WITHOUT_STATES)
    leave_endless(schemas, bodies[WHOLE_STATES])


def leave_open(schemas: Document, operations: Sequence[Document], opened: Set[str], suffix: str) -> None:
    """Let the requests of these operations have any object in place of these schemas."""
    requests = set().union(*(reached(schemas, operation["requestBody"]) for operation in operations))
    concerned = {name for name in requests if opened & reached(schemas, schemas[name])} | opened
    for name in sorted(concerned):
        schemas[name + suffix] = OPEN if name in opened else sent(schemas[name], concerned, suffix)
    for operation in operations:
        operation["requestBody"] = sent(operation["requestBody"], concerned, suffix)


def leave_endless(schemas: Document, operations: Sequence[Document]) -> None:
    """Let the longest lists and maps in the requests of these operations be of any length."""
    for operation in operations:
        requests = reached(schemas, operation["requestBody"])
        for name in sorted(requests):
            schemas[name + WITHOUT_END] = endless(sent(schemas[name], requests, WITHOUT_END))
        operation["requestBody"] = sent(operation["requestBody"], requests, WITHOUT_END)


def endless(value: Any) -> Any:
    """A piece of the contract without the bound of its longest lists and maps."""
    if isinstance(value, list):
        return [endless(inner) for inner in value]
    if not isinstance(value, dict):
        return value
    bounds = {"maxItems", "maxProperties"}
    return {name: endless(inner) for name, inner in value.items() if not (name in bounds and inner == MANY)}


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


def sent(value: Any, concerned: set[str], suffix: str) -> Any:
    """A piece of the contract that refers to the schemas of requests."""
    if isinstance(value, list):
        return [sent(inner, concerned, suffix) for inner in value]
    if not isinstance(value, dict):
        return f"{value}{suffix}" if names_one_of(value, concerned) else value
    return {name: sent(inner, concerned, suffix) for name, inner in value.items()}


def names_one_of(value: Any, schemas: set[str]) -> bool:
    """Whether this is a reference, in a `$ref` or a `mapping`, to one of these schemas."""
    return isinstance(value, str) and value.startswith(PREFIX) and value.removeprefix(PREFIX) in schemas
