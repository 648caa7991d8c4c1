"""msgspec types as the named schemas of an OpenAPI document.

``msgspec.json.schema_components`` does the work; what is added here:

* one name per type, so that names are unique and say where they belong (:mod:`.names`);
* one name per union (``Magic54Action``), as ``oneOf`` with its discriminator, wherever it occurs;
* ``const`` for an enumeration of one value; ``additionalProperties`` always stated, true where answers may
  grow;
* the machine of a state stays opaque.
"""

from __future__ import annotations

import ast
import inspect
import re
import sys
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from inspect import cleandoc
from itertools import pairwise
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.inspect import StructType

import engine
from engine import Ruleset, Waiting
from service import bodies, documents
from service.contract.answers import answer_types
from service.contract.names import prefix, public_names, shared_name
from service.contract.operation import schema_ref
from service.problems import PROBLEMS, DecisionInBrief, Problem

REF = "#/components/schemas/"
TEMPLATE = REF + "{name}"

Schema = dict[str, Any]

OWN: tuple[type[Struct], ...] = (
    bodies.GameBody,
    bodies.LegalActionsBody,
    bodies.AdjudicationBody,
    bodies.VerdictBody,
    bodies.ViewBody,
    bodies.SampleBody,
    bodies.SuccessorsBody,
    bodies.PlayoutsBody,
    bodies.StatusBody,
    documents.RulesetList,
    documents.RulesetDetails,
    documents.RuleList,
    documents.CardPage,
    documents.Playouts,
    documents.Status,
    documents.Health,
    engine.Rule,
    engine.CardEntry,
    engine.Verdict,
    DecisionInBrief,
)


BY_RULESET = {
    "Action": "An action of the ruleset that the state belongs to.",
    "Decision": "A decision of the ruleset that the state belongs to.",
    "Event": "An event of the ruleset that the state belongs to.",
    "Options": "The options of the ruleset that the game is created in.",
    "SeatOptions": "What a seat may be told in the ruleset that the game is created in.",
}
"""What only the ruleset tells apart, so that there is no discriminator."""


def schemas() -> dict[str, Schema]:
    """Every schema of the contract by its name.

    Raises:
        ValueError: two different types have the same name.
    """
    found = _named([*OWN, *PROBLEMS.values()], {}, {})
    answers: dict[str, dict[str, str]] = {}
    for ruleset in engine.rulesets():
        for name, schema in _of_ruleset(ruleset).items():
            if found.setdefault(name, schema) != schema:
                raise ValueError(f"two schemas are called {name}")
        for answer in ("State", *answer_types(ruleset)):
            answers.setdefault(answer, {})[ruleset.id] = prefix(ruleset) + answer
    for name, by_ruleset in answers.items():
        found[name] = _union(by_ruleset, "ruleset")
    for name, text in BY_RULESET.items():
        members = [{"$ref": f"{REF}{prefix(ruleset)}{name}"} for ruleset in engine.rulesets()]
        found[name] = {"description": text, "anyOf": members}
    for kind in PROBLEMS.values():
        _fix(found[kind.__name__], kind)
    for body in OWN:
        if issubclass(body, bodies.StateBody | bodies.StatusBody):
            found[body.__name__] |= _either("state", "state_id")
    found["AdjudicationBody"]["allOf"] = [_either("action", "actions")]
    entry = found["CardEntry"]["properties"]
    entry["definition"] = schema_ref("Card") | {"description": entry["definition"]["description"]}
    return dict(sorted(found.items()))


def _either(one: str, other: str) -> Schema:
    """Exactly one of two members (as a condition, which leaves the type one type; ``oneOf`` would make it
    two).
    """
    return {
        "if": {"required": [one]},
        "then": {"not": {"required": [other]}},
        "else": {"required": [other]},
    }


def _of_ruleset(ruleset: Ruleset[Any]) -> dict[str, Schema]:
    first = prefix(ruleset)
    kinds: dict[str, tuple[type[Struct], ...]] = {
        "Action": _members(ruleset.action),
        "Decision": _members(ruleset.decision),
        "Event": _members(ruleset.event),
    }
    types = [*answer_types(ruleset).values(), ruleset.options, ruleset.seat]
    names = public_names(ruleset, _classes(types))
    unions = {frozenset(names[member] for member in members): first + kind for kind, members in kinds.items()}
    seen: tuple[type[Struct], ...] = (*kinds["Decision"], Waiting)
    unions[frozenset(names[member] for member in seen)] = f"{first}SeenDecision"
    found = _named(types, names, unions)
    for kind, members in kinds.items():
        found[first + kind] = _union({_tag(member): names[member] for member in members}, "type")
    found[f"{first}SeenDecision"] = _union({_tag(member): names[member] for member in seen}, "type")
    return found


def _named(
    types: Sequence[type], names: Mapping[type, str], unions: Mapping[frozenset[str], str]
) -> dict[str, Schema]:
    """The schemas of these types and of all that they are made of, under their public names."""
    spelled = _spelled(_classes(types))
    if len({names.get(cls, cls.__name__) for cls in spelled}) < len(spelled):
        twice = Counter(names.get(cls, cls.__name__) for cls in spelled)
        raise ValueError(f"two types are called {[name for name, times in twice.items() if times > 1]}")
    renamed = {name: names.get(cls, cls.__name__) for cls, name in spelled.items()}
    _, components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
    for cls, name in spelled.items():
        spelling = {field.name: field.encode_name for field in msgspec.structs.fields(cls)}
        for field, text in field_descriptions(cls).items():
            components[name]["properties"][spelling[field]].setdefault("description", text)
    rewriting = _Rewriting(renamed, unions)
    found = {renamed[name]: rewriting.of(schema) for name, schema in components.items()}
    return found | rewriting.unions_found


def _classes(types: Iterable[Any]) -> list[type]:
    """Every struct that occurs in these types, each once."""
    found: list[type] = []

    def walk(info: Any) -> None:
        if isinstance(info, StructType):
            if info.cls not in found:
                found.append(info.cls)
                for field in info.fields:
                    walk(field.type)
            return
        for name in ("type", "item_type", "key_type", "value_type"):
            if hasattr(info, name):
                walk(getattr(info, name))
        for inner in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
            walk(inner)

    for info in msgspec.inspect.multi_type_info(types):
        walk(info)
    return found


def _spelled(classes: Sequence[type]) -> dict[type, str]:
    """The names that msgspec gives these: the bare one, with the whole path where that is not unique."""
    times = Counter(cls.__name__ for cls in classes)
    return {
        cls: cls.__name__ if times[cls.__name__] == 1 else f"{cls.__module__}.{cls.__qualname__}"
        for cls in classes
    }


def _members(union: Any) -> tuple[type[Struct], ...]:
    return get_args(union) or (union,)


def _tag(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag)


def _union(members: Mapping[str, str], tag_field: str) -> Schema:
    return {
        "oneOf": [{"$ref": REF + name} for name in members.values()],
        "discriminator": {
            "propertyName": tag_field,
            "mapping": {tag: REF + name for tag, name in members.items()},
        },
    }


class _Rewriting:
    """From the schemas of msgspec to those of the contract."""

    def __init__(self, renamed: Mapping[str, str], unions: Mapping[frozenset[str], str]) -> None:
        self._renamed = renamed
        self._unions = unions
        self.unions_found: dict[str, Schema] = {}
        """Unions that nobody has named, by the name that their members share."""

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
            new = {key: value for key, value in new.items() if key in ("$ref", "description")}
            new["$ref"] = REF + self._public(new["$ref"])
        if "discriminator" in new:
            self._name_union(new, schema["discriminator"])
        if isinstance(new.get("enum"), list) and all(isinstance(value, str) for value in new["enum"]):
            new = {"type": "string", **new}
            if len(new["enum"]) == 1:
                (new["const"],) = new.pop("enum")
        if new.get("type") == "object":
            new.setdefault("additionalProperties", True)
        if new.get("required") == []:
            del new["required"]
        if isinstance(new.get("description"), str):
            new["description"] = markdown(new["description"])
        return new

    def _public(self, ref: str) -> str:
        name = ref.removeprefix(REF)
        return self._renamed.get(name, name)

    def _name_union(self, schema: Schema, discriminator: Schema) -> None:
        members = {tag: self._public(ref) for tag, ref in discriminator["mapping"].items()}
        union = _union(members, discriminator["propertyName"])
        name = self._unions.get(frozenset(members.values()))
        if name is None:
            name = shared_name(list(members.values()))
            self.unions_found[name] = union
        del schema["anyOf"], schema["discriminator"]
        schema["$ref"] = REF + name


def field_descriptions(cls: type) -> dict[str, str]:
    """The docstrings under the fields of a struct, those of its bases included."""
    found: dict[str, str] = {}
    for base in reversed(cls.__mro__):
        found |= _described(base.__module__).get(base.__qualname__, {})
    return {name: text for name, text in found.items() if name in getattr(cls, "__struct_fields__", ())}


@cache
def _described(module: str) -> dict[str, dict[str, str]]:
    """The docstrings under the fields of the classes of a module, by the names of the classes."""
    try:
        statements = ast.parse(inspect.getsource(sys.modules[module])).body
    except (OSError, TypeError):  # it is not written in Python
        return {}
    found: dict[str, dict[str, str]] = {}
    for definition in statements:
        if isinstance(definition, ast.ClassDef):
            fields = found[definition.name] = {}
            for field, text in pairwise(definition.body):
                match field, text:
                    case (
                        ast.AnnAssign(target=ast.Name(id=name)),
                        ast.Expr(value=ast.Constant(value=str(words))),
                    ):
                        fields[name] = words
    return found


_ROLE = re.compile(r":\w+:`~?([^`]*)`")


def markdown(text: str) -> str:
    """A docstring as Markdown: its paragraphs as one line each, names as code."""
    paragraphs = _ROLE.sub(r"`\1`", cleandoc(text)).replace("``", "`").split("\n\n")
    return "\n\n".join(" ".join(paragraph.split()) for paragraph in paragraphs)


def _fix(schema: Schema, kind: type[Problem]) -> None:
    """State what is the same in every problem of a type."""
    schema["properties"]["title"] = {"type": "string", "const": kind.TITLE}
    schema["properties"]["status"] = {"type": "integer", "const": kind.STATUS}
    schema["properties"]["request_id"].pop("default")
    schema["required"] += ["title", "status", "request_id"]
