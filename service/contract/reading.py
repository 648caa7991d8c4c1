"""The contract for people: a document that a browser can show, and what stands on the page of a type.

A browser of documents expands whatever an operation holds, and never comes to an end with the card language,
whose types hold one another to any depth. So in the document for ``/docs`` a member that refers to a type
links to the page of that type, and a refusal to the page of its problem. Generators read ``/openapi.json``,
which is whole.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.contract.names import camel_case
from service.contract.rewriting import REF, Schema

TYPES = "/docs/types"
"""Where the pages of the types are."""
UNIONS = ("oneOf", "anyOf")
OTHERS = "Requests and answers"
SHARED_BY_GAMES = {"Magic": "Games with Magic cards", "Card": "Cards and their language"}
"""The groups of types that belong to no ruleset alone, by what their names begin with."""
_PROBLEM = re.compile(r"`(/problems/([a-z-]+))`")


def for_people(document: dict[str, Any]) -> dict[str, Any]:
    """The document with its types one level deep.

    What is the same everywhere or serves programs alone is left out: the id of the request, links to further
    calls, discriminators, the server.
    """
    responses = document["components"]["responses"]
    paths = {
        path: {
            key: _operation(part, responses) if key in ("get", "post") else part for key, part in item.items()
        }
        for path, item in document["paths"].items()
    }
    schemas = document["components"]["schemas"]
    shown: dict[str, Schema] = {}
    waiting = list(references(paths))
    while waiting:
        name = waiting.pop()
        if name not in shown:
            shown[name] = _shown(schemas[name])
            waiting += references(shown[name])
    kept = {part: document["components"][part] for part in ("headers", "parameters")}
    info = document["info"]
    text = f"{info['description']}\n\nEvery type has [a page of its own]({TYPES})."
    return {
        **{key: part for key, part in document.items() if key != "servers"},
        "info": {**info, "description": text},
        "paths": paths,
        "components": {**kept, "schemas": shown},
    }


def _operation(operation: dict[str, Any], responses: Mapping[str, Any]) -> dict[str, Any]:
    told = {status: _response(response, responses) for status, response in operation["responses"].items()}
    return {**operation, "responses": dict(sorted(told.items()))}


def _response(response: dict[str, Any], responses: Mapping[str, Any]) -> dict[str, Any]:
    if "$ref" in response:
        response = responses[response["$ref"].rpartition("/")[2]]
    description = _PROBLEM.sub(r"[`\2`](\1)", response["description"])
    if description != response["description"]:
        return {"description": description, **_examples(response)}
    headers = {name: header for name, header in response["headers"].items() if name != "X-Request-Id"}
    rest = {key: part for key, part in response.items() if key not in ("links", "headers")}
    return {**rest, **({"headers": headers} if headers else {})}


def _examples(response: dict[str, Any]) -> dict[str, Any]:
    """The examples of a refusal, if it has any."""
    content = {
        kind: {"examples": media["examples"]}
        for kind, media in response["content"].items()
        if "examples" in media
    }
    return {"content": content} if content else {}


def _shown(schema: Schema) -> Schema:
    """A named schema: a union of named schemas stays one; all else that it refers to is linked."""
    if any(key in schema for key in UNIONS):
        return {key: value for key, value in schema.items() if key != "discriminator"}
    return {key: _linked(value) for key, value in schema.items() if key not in ("if", "then", "else")}


def _linked(value: Any) -> Any:
    if isinstance(value, list):
        return [_linked(part) for part in value]
    if not isinstance(value, dict):
        return value
    if isinstance(value.get("$ref"), str):
        name = value["$ref"].removeprefix(REF)
        said = value.get("description", "")
        return {"title": name, "description": f"[{name}]({TYPES}/{name}) {said}".rstrip()}
    return {key: _linked(part) for key, part in value.items()}


def references(value: Any) -> Iterator[str]:
    """The names of the schemas that a piece of the contract refers to."""
    if isinstance(value, dict):
        if isinstance(target := value.get("$ref"), str) and target.startswith(REF):
            yield target.removeprefix(REF)
        for part in value.values():
            yield from references(part)
    elif isinstance(value, list):
        for part in value:
            yield from references(part)


Spelling = list[tuple[str, bool]]
"""A type in words: pieces of text, and whether a piece is the name of a type."""


@dataclass(frozen=True)
class Member:
    """A member of an object as its page tells it."""

    name: str
    type: Spelling
    required: bool
    description: str


@dataclass(frozen=True)
class TypePage:
    """What stands on the page of a type."""

    name: str
    description: str
    type: Spelling
    """What it is, if it is no object; of a union the members."""
    members: list[Member]
    closed: bool
    """Whether further members are refused."""
    used_by: Sequence[str]


def uses(schemas: Mapping[str, Schema]) -> Mapping[str, Sequence[str]]:
    """For each type the types that it stands in."""
    found: dict[str, list[str]] = {name: [] for name in schemas}
    for name, schema in schemas.items():
        for part in set(references(schema)):
            found[part].append(name)
    return found


def type_page(schemas: Mapping[str, Schema], name: str, used_by: Sequence[str]) -> TypePage:
    """The page of a type, which stands in others.

    Raises:
        KeyError: there is no such type.
    """
    schema = schemas[name]
    members = schema.get("properties", {})
    return TypePage(
        name=name,
        description=schema.get("description", ""),
        type=[] if members else list(spelled(schema)),
        members=[
            Member(
                name=member,
                type=list(spelled(form)),
                required=member in schema.get("required", ()),
                description=form.get("description", ""),
            )
            for member, form in members.items()
        ],
        closed=schema.get("additionalProperties") is False,
        used_by=used_by,
    )


def spelled(schema: Schema) -> Iterator[tuple[str, bool]]:
    """A type in words: ``list of``, ``DuelAction``."""
    kinds = next((schema[key] for key in UNIONS if key in schema), None)
    if "$ref" in schema:
        yield schema["$ref"].removeprefix(REF), True
    elif kinds is not None:
        for place, kind in enumerate(kinds):
            yield (" or " if place else ""), False
            yield from spelled(kind)
    elif "const" in schema or "enum" in schema:
        words = schema.get("enum", [schema.get("const")])
        yield " or ".join(json.dumps(word) for word in words), False
    elif "prefixItems" in schema:
        for place, item in enumerate(schema["prefixItems"]):
            yield (", then " if place else "list of "), False
            yield from spelled(item)
    elif schema.get("type") == "array":
        yield "list of ", False
        yield from spelled(schema["items"])
    elif schema.get("type") == "object":
        yield "map to ", False
        yield from spelled(schema.get("additionalProperties", {}))
    else:
        kind = schema.get("type", "any JSON")
        yield (kind if isinstance(kind, str) else " or ".join(kind)) + _bounds(schema), False


def _bounds(schema: Schema) -> str:
    match schema.get("minimum"), schema.get("maximum"):
        case None, None:
            return ""
        case least, None:
            return f" from {least}"
        case None, most:
            return f" up to {most}"
        case least, most:
            return f" from {least} to {most}"


def groups(names: list[str], rulesets: Mapping[str, str]) -> dict[str, list[str]]:
    """The names of the types by what they belong to; rulesets are given with their names."""
    first = {**{camel_case(key): name for key, name in rulesets.items()}, **SHARED_BY_GAMES}
    found: dict[str, list[str]] = {group: [] for group in (OTHERS, *first.values())}
    for name in names:
        group = next((told for begin, told in first.items() if name.startswith(begin)), OTHERS)
        found[group].append(name)
    return {group: members for group, members in found.items() if members}
