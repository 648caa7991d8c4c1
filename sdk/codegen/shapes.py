"""What of the contract's schemas types can say."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

BOUNDS = (
    *("minimum", "maximum", "exclusiveMinimum", "exclusiveMaximum", "multipleOf"),
    *("minLength", "maxLength", "pattern", "uniqueItems"),
)
"""Keywords that bound a value. The service looks at values, types don't."""
LITERAL = ("default", "x-default", "const", "enum", "example", "examples")
"""Keywords whose value is no schema."""

Schema = Mapping[str, Any]


class Unsupported(Exception):
    """The contract holds something that this generator has no Python for."""


def shape(schema: Any) -> Any:
    """A copy of a schema with what types can say: no bounds, no rules about which members go together.

    Every member that may be absent has a default in it: None if it has no other.
    """
    if isinstance(schema, list):
        return [shape(part) for part in schema]
    if not isinstance(schema, Mapping):
        return schema
    schema = _with_default(schema)
    rules = [
        key
        for key in ("allOf", "anyOf", "oneOf")
        if "properties" in schema and all(map(_is_about_presence, schema.get(key, [])))
    ]
    copy = {
        key: value if key in LITERAL else shape(value)
        for key, value in schema.items()
        if key not in (*rules, *BOUNDS, "properties")
    }
    if "prefixItems" not in schema:
        copy.pop("minItems", None)
        copy.pop("maxItems", None)
    if "properties" in schema:
        members = {name: shape(member) for name, member in schema["properties"].items()}
        copy["properties"] = {
            name: member if name in schema.get("required", []) or "default" in member else _or_none(member)
            for name, member in members.items()
        }
        copy["required"] = list(members)
    return copy


def component(schema: Schema) -> Any:
    """The shape of a named schema. That of a union has no description: it would become a part of the type."""
    is_union = "properties" not in schema and schema.keys() & {"anyOf", "oneOf"}
    return shape({key: value for key, value in schema.items() if not (is_union and key == "description")})


def _with_default(schema: Schema) -> Schema:
    """A schema that tells its default by the keyword, not in its description.

    The contract has it under ``x-default``: to many generators ``default`` says that
    a member is always sent.
    """
    if "x-default" not in schema:
        return schema
    default = schema["x-default"]
    said = f"Default: `{json.dumps(default)}`."
    description = schema.get("description", "").removesuffix(said).strip()
    rest = {key: value for key, value in schema.items() if key not in ("x-default", "description")}
    return {**rest, **({"description": description} if description else {}), "default": default}


def _is_about_presence(rule: Schema) -> bool:
    """Whether a schema only says which members go together. No type says that."""
    parts = [part for key in ("allOf", "anyOf", "oneOf") for part in rule.get(key, [])]
    return set(rule) <= {"required", "allOf", "anyOf", "oneOf"} and all(map(_is_about_presence, parts))


def _or_none(member: Mapping[str, Any]) -> dict[str, Any]:
    null = {"type": "null"}
    if null in member.get("anyOf", []) or "null" in member.get("type", ""):
        return {**member, "default": None}
    if isinstance(member.get("type"), str):
        return {**member, "type": [member["type"], "null"], "default": None}
    described = {"description": member["description"]} if "description" in member else {}
    bare = {key: value for key, value in member.items() if key != "description"}
    return {**described, "anyOf": [bare, null], "default": None}
