"""From the schemas that msgspec writes to those of the contract.

* A union of structs is ``oneOf`` with its discriminator and has a name; so has a union of a struct and plain
  values (``CardFilterOrString``).
* An enumeration of one value is ``const``; a plain value or null has two types (``type: [integer, 'null']``).
* ``additionalProperties`` is false where unknown members are refused, the schema of the values in a map, and
  not stated where answers may grow.
* A default is told in the description too, for readers that do not know ``x-default``.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping, Sequence
from inspect import cleandoc
from typing import Any

from service.contract.names import GIVEN, either_name, shared_name

REF = "#/components/schemas/"

Schema = dict[str, Any]

KEPT_BESIDE_REF = ("$ref", "description")


def union(members: Mapping[str, str], tag_field: str) -> Schema:
    """The union of these schemas, by their tags."""
    return {
        "oneOf": [{"$ref": REF + name} for name in members.values()],
        "discriminator": {
            "propertyName": tag_field,
            "mapping": {tag: REF + name for tag, name in members.items()},
        },
    }


class Rewriting:
    """Rewrites schemas, and collects the unions that it had to name itself."""

    def __init__(self, renamed: Mapping[str, str], unions: Mapping[frozenset[str], str]) -> None:
        self._renamed = renamed
        self._unions = unions
        self.unions_found: dict[str, Schema] = {}
        """The schemas of unions that are not among those given."""

    def of(self, schema: Any) -> Any:
        """The schema, rewritten all through."""
        if isinstance(schema, list):
            return [self.of(part) for part in schema]
        if not isinstance(schema, dict):
            return schema
        new = {key: self.of(value) for key, value in schema.items()}
        if isinstance(new.get("title"), str):
            del new["title"]
        if isinstance(new.get("$ref"), str):
            new = {key: value for key, value in new.items() if key in KEPT_BESIDE_REF}
            new["$ref"] = REF + self._public(new["$ref"])
        if "discriminator" in new:
            self._name_tagged(new, schema["discriminator"])
        if isinstance(new.get("anyOf"), list):
            self._name_mixed(new)
            _merge_null(new)
        return _told(_plainly(new))

    def _public(self, ref: str) -> str:
        name = ref.removeprefix(REF)
        return self._renamed.get(name, name)

    def _name_tagged(self, schema: Schema, discriminator: Schema) -> None:
        """Refer to a union of structs by its name."""
        members = {tag: self._public(ref) for tag, ref in discriminator["mapping"].items()}
        name = self._unions.get(frozenset(members.values()))
        if name is None:
            name = GIVEN.get(frozenset(members.values())) or shared_name(list(members.values()))
            found = union(members, discriminator["propertyName"])
            if self.unions_found.setdefault(name, found) != found:
                raise ValueError(f"two unions are called {name}")
        del schema["anyOf"], schema["discriminator"]
        schema["$ref"] = REF + name

    def _name_mixed(self, schema: Schema) -> None:
        """Refer to a union of structs and plain values by its name; null stays beside it."""
        plain = [member for member in schema["anyOf"] if not _is_null(member)]
        if len(plain) < 2 or not any("$ref" in member for member in plain):
            return
        name = either_name([word for member in plain for word in _words(member)])
        self.unions_found[name] = {"anyOf": [_undescribed(member) for member in plain]}
        for member in plain:
            if "description" in member:
                text = member["description"]
                _say(schema, f"As a {member['type']}: {text[0].lower()}{text[1:]}")
        ref: Schema = {"$ref": REF + name}
        if len(plain) < len(schema["anyOf"]):
            schema["anyOf"] = [ref, {"type": "null"}]
        else:
            del schema["anyOf"]
            schema |= ref


def _plainly(schema: Schema) -> Schema:
    """Words with their type, one word as a constant, maps with the form of their values."""
    new = dict(schema)
    if isinstance(new.get("enum"), list) and all(isinstance(value, str) for value in new["enum"]):
        new = {"type": "string", **new}
        if len(new["enum"]) == 1:
            (new["const"],) = new.pop("enum")
    if new.get("type") == "object" and "properties" not in new:
        new.setdefault("additionalProperties", {})
    if new.get("required") == []:
        del new["required"]
    return new


def _told(schema: Schema) -> Schema:
    """Descriptions as Markdown, with the default."""
    if isinstance(schema.get("description"), str):
        schema["description"] = markdown(schema["description"])
    if "x-default" in schema:
        _say(schema, f"Default: `{json.dumps(schema['x-default'])}`.")
    return schema


def _say(schema: Schema, text: str) -> None:
    """Add a sentence to a description."""
    schema["description"] = f"{schema['description']} {text}" if "description" in schema else text


def _undescribed(member: Schema) -> Schema:
    """A member as the same union has it wherever it occurs: what it means there is said there."""
    return {key: value for key, value in member.items() if key != "description"}


def _is_null(member: Schema) -> bool:
    return member.get("type") == "null"


def _merge_null(schema: Schema) -> None:
    """A plain value or null: one schema of two types."""
    plain = [member for member in schema.get("anyOf", []) if not _is_null(member)]
    if len(plain) != 1 or not isinstance(plain[0].get("type"), str):
        return
    (member,) = plain
    del schema["anyOf"]
    for key, value in member.items():
        schema.setdefault(key, value)
    schema["type"] = [member["type"], "null"]
    if "const" in schema:
        schema["enum"] = [schema.pop("const")]
    if "enum" in schema:
        schema["enum"] = [*schema["enum"], None]


def _words(member: Schema) -> Sequence[str]:
    """What a member of a union without tags is called in its name."""
    if "$ref" in member:
        return [member["$ref"].removeprefix(REF)]
    return member.get("enum") or [member.get("const") or member["type"]]


_ROLE = re.compile(r":\w+:`~?([^`]*)`")


def markdown(text: str) -> str:
    """A docstring as Markdown: its paragraphs as one line each, names as code."""
    paragraphs = _ROLE.sub(r"`\1`", cleandoc(text)).replace("``", "`").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)
