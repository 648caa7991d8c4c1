"""msgspec types as the named schemas of an OpenAPI document.

``msgspec.json.schema_components`` does the work; what is added here:

* one name per type, so that names are unique and say where they belong (:mod:`.names`);
* one name per union (``Magic54Action``), wherever it occurs (:mod:`.rewriting`);
* which members are required, and what the absence of the others means (:func:`_state_presence`);
* which members of a request go together;
* the machine of a state stays opaque.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any, get_args

import msgspec
from msgspec import Struct
from msgspec.inspect import StructType

import engine
from engine import Ruleset, Waiting
from service.bodies import StateBody, StatusBody
from service.contract.by_ruleset import ByRuleset
from service.contract.descriptions import field_descriptions
from service.contract.names import prefix, public_names
from service.contract.operation import schema_ref
from service.contract.rewriting import REF, Rewriting, Schema, markdown, union
from service.problems import PROBLEMS, DecisionInBrief, Problem
from service.resources import BLUEPRINTS

TEMPLATE = REF + "{name}"

BY_RULESET = {
    "Action": "An action of the ruleset that the state belongs to.",
    "Decision": "A decision of the ruleset that the state belongs to.",
    "Event": "An event of the ruleset that the state belongs to.",
    "Options": "The options of the ruleset that the game is created in.",
    "SeatOptions": "What a seat may be told in the ruleset that the game is created in.",
}
"""What only the ruleset tells apart, so that there is no discriminator."""


@cache
def answer_types(ruleset: Ruleset[Any]) -> Mapping[str, type[Struct]]:
    """The structs of answers that a ruleset has of its own, by the names of those whose place they take."""
    typed = ByRuleset(ruleset)
    for resource in BLUEPRINTS:
        for kind in resource.answers:
            typed.of(kind)
    return {kind.__name__: own for kind, own in typed.structs.items()}


def schemas() -> dict[str, Schema]:
    """Every schema of the contract by its name.

    Raises:
        ValueError: two different types have the same name.
    """
    answers: dict[str, dict[str, type[Struct]]] = {}
    for ruleset in engine.rulesets():
        for name, kind in answer_types(ruleset).items():
            answers.setdefault(name, {})[ruleset.id] = kind
    bodies = dict.fromkeys(kind for resource in BLUEPRINTS for kind in resource.bodies)
    answered = dict.fromkeys(
        kind for resource in BLUEPRINTS for kind in resource.answers if kind.__name__ not in answers
    )
    shared: list[type[Struct]] = [*bodies, *answered, DecisionInBrief, *PROBLEMS.values()]
    of_rulesets = [kind for ruleset in engine.rulesets() for kind in _types(ruleset)]
    described = _Described([*shared, *of_rulesets])
    found = described.named(shared, {}, {})
    for ruleset in engine.rulesets():
        for name, schema in _of_ruleset(ruleset, described).items():
            if found.setdefault(name, schema) != schema:
                raise ValueError(f"two schemas are called {name}")
    for name, kinds in answers.items():
        if all(kind.__struct_config__.tag_field == "ruleset" for kind in kinds.values()):
            found[name] = union({ruleset: kind.__name__ for ruleset, kind in kinds.items()}, "ruleset")
    for name, text in BY_RULESET.items():
        members = [{"$ref": f"{REF}{prefix(ruleset)}{name}"} for ruleset in engine.rulesets()]
        found[name] = {"description": text, "anyOf": members}
    for kind in PROBLEMS.values():
        _fix(found[kind.__name__], kind)
    found["Problem"] = union({_tag(kind): kind.__name__ for kind in PROBLEMS.values()}, "type")
    for body in bodies:
        if issubclass(body, StateBody | StatusBody):
            found[body.__name__] |= _either("state", "state_id")
    found["VerdictBody"] |= _either("state", "state_id", and_=_either("action", "about"))
    found["AdjudicationBody"] |= _either("state", "state_id", and_=_either("action", "actions"))
    found["ReplayBody"] |= _either("seed", "chance")
    found["TableAdjudicationBody"] |= _either("action", "actions")
    found["TableVerdictBody"] |= _either("action", "about")
    definition = field_descriptions(engine.CardEntry)["definition"]
    found["CardEntry"]["properties"]["definition"] = schema_ref("Card") | {
        "description": markdown(definition)
    }
    words = _words()
    return {name: _with_words(schema, words) for name, schema in sorted(found.items())}


def _words() -> dict[str, list[str]]:
    """The closed sets of words that rulesets have of their own: of each, the words of all rulesets."""
    found: dict[str, dict[str, None]] = {}
    for ruleset in engine.rulesets():
        for name, words in ruleset.words.items():
            found.setdefault(name, {}).update(dict.fromkeys(words))
        actions = map(_tag, _members(ruleset.action))
        found.setdefault("action", {}).update(dict.fromkeys(actions))
    return {name: list(words) for name, words in found.items()}


def _with_words(schema: Any, words: Mapping[str, list[str]]) -> Any:
    """The schema with an enumeration wherever a text is marked as one of these sets."""
    if isinstance(schema, list):
        return [_with_words(inner, words) for inner in schema]
    if not isinstance(schema, dict):
        return schema
    kept = {name: _with_words(inner, words) for name, inner in schema.items() if name != engine.WORDS}
    return kept | ({"enum": words[schema[engine.WORDS]]} if engine.WORDS in schema else {})


def _either(one: str, other: str, and_: Schema | None = None) -> Schema:
    """Exactly one of two members (as a condition, which leaves the type one type; ``oneOf`` would make it
    two), and a further condition in both cases.
    """
    return {
        "if": _has(one),
        "then": {"not": _has(other), **(and_ or {})},
        "else": {**_has(other), **(and_ or {})},
    }


def _has(member: str) -> Schema:
    return {"properties": {member: {}}, "required": [member]}


def _types(ruleset: Ruleset[Any]) -> list[type[Struct]]:
    """The types of a ruleset that all its others are part of."""
    return [*answer_types(ruleset).values(), ruleset.options, ruleset.seat]


def _of_ruleset(ruleset: Ruleset[Any], described: _Described) -> dict[str, Schema]:
    first = prefix(ruleset)
    kinds: dict[str, tuple[type[Struct], ...]] = {
        "Action": _members(ruleset.action),
        "Decision": _members(ruleset.decision),
        "Event": _members(ruleset.event),
    }
    types = _types(ruleset)
    names = public_names(ruleset, described.classes(types))
    unions = {frozenset(names[member] for member in members): first + kind for kind, members in kinds.items()}
    seen: tuple[type[Struct], ...] = (*kinds["Decision"], Waiting)
    unions[frozenset(names[member] for member in seen)] = f"{first}SeenDecision"
    found = described.named(types, names, unions)
    for kind, members in kinds.items():
        found[first + kind] = union({_tag(member): names[member] for member in members}, "type")
    found[f"{first}SeenDecision"] = union({_tag(member): names[member] for member in seen}, "type")
    return found


class _Described:
    """The schemas of types and of all that they are made of, under the names that msgspec gives them.

    Types are looked at together: rulesets share most of theirs, and to look at them takes most of the time.
    """

    def __init__(self, types: Sequence[type[Struct]]) -> None:
        self._infos = dict(zip(types, msgspec.inspect.multi_type_info(types), strict=True))
        self._spelled = _spelled(self.classes(types))
        _, self._components = msgspec.json.schema_components(types, ref_template=TEMPLATE)
        for cls, name in self._spelled.items():
            members = self._components[name]["properties"]
            spelling = dict(zip(cls.__struct_fields__, cls.__struct_encode_fields__, strict=True))
            for field, text in field_descriptions(cls).items():
                members[spelling[field]] = {"description": text, **members[spelling[field]]}
            _state_presence(cls, self._components[name])

    def classes(self, types: Iterable[type[Struct]]) -> list[type[Struct]]:
        """Every struct that occurs in these types, each once."""
        found: dict[type[Struct], None] = {}
        for kind in types:
            _collect(self._infos[kind], found)
        return list(found)

    def named(
        self,
        types: Iterable[type[Struct]],
        names: Mapping[type[Struct], str],
        unions: Mapping[frozenset[str], str],
    ) -> dict[str, Schema]:
        """The schemas of these types and of all that they are made of, under their public names.

        Raises:
            ValueError: two of them have the same name.
        """
        renamed = {self._spelled[cls]: names.get(cls, cls.__name__) for cls in self.classes(types)}
        if twice := [name for name, times in Counter(renamed.values()).items() if times > 1]:
            raise ValueError(f"two types are called {twice}")
        rewriting = Rewriting(renamed, unions)
        found = {public: rewriting.of(self._components[name]) for name, public in renamed.items()}
        return found | rewriting.unions_found


def _collect(info: Any, found: dict[type[Struct], None]) -> None:
    """Note every struct that occurs in a type."""
    if isinstance(info, StructType):
        if info.cls not in found:
            found[info.cls] = None
            for field in info.fields:
                _collect(field.type, found)
        return
    for name in ("type", "item_type", "key_type", "value_type"):
        if hasattr(info, name):
            _collect(getattr(info, name), found)
    for inner in (*getattr(info, "types", ()), *getattr(info, "item_types", ())):
        _collect(inner, found)


def _state_presence(cls: type[Struct], schema: Schema) -> None:
    """Say which members are required, and what it means that another is absent.

    A default is told as ``x-default``: generators take ``default`` for a promise that the member is always
    there, while it is left out here wherever it has its default.
    """
    form = cls.__struct_config__
    is_taken = form.forbid_unknown_fields
    for name, member in schema["properties"].items():
        if "default" not in member:
            continue
        default = member.pop("default")
        if not (form.omit_defaults or is_taken):
            schema["required"].append(name)
        elif "$ref" in member:
            continue
        elif default is not None:
            member["x-default"] = default
        elif not is_taken:
            _never_null(member)


def _never_null(member: Schema) -> None:
    """Null is left out wherever it would stand."""
    kinds = [kind for kind in member.pop("anyOf") if kind != {"type": "null"}]
    if len(kinds) > 1:
        member["anyOf"] = kinds
    else:
        member |= {key: value for key, value in kinds[0].items() if key not in member}


def _spelled(classes: Sequence[type[Struct]]) -> dict[type[Struct], str]:
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


def _fix(schema: Schema, kind: type[Problem]) -> None:
    """State what is the same in every problem of a type."""
    schema["properties"]["title"] = {"type": "string", "const": kind.TITLE}
    schema["properties"]["status"] = {"type": "integer", "const": kind.STATUS}
