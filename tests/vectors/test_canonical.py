"""The canonical form of a state, as README.md describes it, from the contract and the standard library alone.

Nothing of the engine makes the expected bytes: what stands here is what a client in another language writes.
"""

from __future__ import annotations

import json
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

import pytest
import yaml

import engine
from tests.support.selection import examples, is_drawn
from tests.vectors import files

CONTRACT = Path(__file__).parents[2] / "openapi.yaml"
OPAQUE = "machine"


@cache
def schemas() -> dict[str, Any]:
    """The types of the contract."""
    document = yaml.load(CONTRACT.read_text(encoding="utf-8"), yaml.CSafeLoader)
    found: dict[str, Any] = document["components"]["schemas"]
    return found


def form_of(schema: Any, value: Any) -> Any:
    """The schema of an object or a list: references followed, its member of a union chosen."""
    while True:
        kinds = [kind for kind in schema.get("anyOf", ()) if kind != {"type": "null"}]
        if "$ref" in schema:
            schema = schemas()[schema["$ref"].rpartition("/")[2]]
        elif "discriminator" in schema:
            tag = value[schema["discriminator"]["propertyName"]]
            schema = schemas()[schema["discriminator"]["mapping"][tag].rpartition("/")[2]]
        elif len(kinds) == 1:
            (schema,) = kinds
        elif kinds:
            wanted = "object" if isinstance(value, dict) else "array"
            schema = next(kind for kind in kinds if form_of(kind, value).get("type") == wanted)
        else:
            return schema


def canonical(schema: Any, value: Any) -> Any:
    """A value with its members in order and its defaults left out."""
    if isinstance(value, list):
        form = form_of(schema, value)
        items = form.get("prefixItems") or [form["items"]] * len(value)
        return [canonical(item, part) for item, part in zip(items, value, strict=True)]
    if not isinstance(value, dict):
        return value
    form = form_of(schema, value)
    if "properties" not in form:
        return {key: canonical(form["additionalProperties"], value[key]) for key in sorted(value)}
    members = {
        name: value[name] if name == OPAQUE else canonical(member, value[name])
        for name, member in form["properties"].items()
        if name in value
    }
    needed = form.get("required", ())
    return {
        name: part
        for name, part in members.items()
        if name in needed or (part is not None and part != form["properties"][name].get("x-default"))
    }


def encoded(state: Any) -> bytes:
    """The canonical form of a state."""
    ordered = canonical({"$ref": "#/components/schemas/State"}, state)
    return json.dumps(ordered, ensure_ascii=False, separators=(",", ":")).encode()


def state_id(encoding: bytes) -> str:
    """The id of the state with this canonical form."""
    return blake2b(encoding, digest_size=24).hexdigest()


def loosened(schema: Any, value: Any) -> Any:
    """The same value, written otherwise: members in reverse order, every default written out."""
    if isinstance(value, list):
        form = form_of(schema, value)
        items = form.get("prefixItems") or [form["items"]] * len(value)
        return [loosened(item, part) for item, part in zip(items, value, strict=True)]
    if not isinstance(value, dict):
        return value
    form = form_of(schema, value)
    if "properties" not in form:
        return {key: loosened(form["additionalProperties"], value[key]) for key in reversed(value)}
    members = {
        name: part if name == OPAQUE else loosened(form["properties"][name], part)
        for name, part in value.items()
    }
    written = {
        name: member["x-default"] for name, member in form["properties"].items() if "x-default" in member
    }
    nulls = {name: None for name, member in form["properties"].items() if may_be_null(member)}
    return dict(reversed((nulls | written | members).items()))


def may_be_null(member: Any) -> bool:
    """Whether a member may be null."""
    return "null" in member.get("type", ()) or {"type": "null"} in member.get("anyOf", ())


@pytest.mark.parametrize("ruleset", [ruleset.id for ruleset in engine.rulesets()])
def test_ids_follow_from_the_documents(ruleset: str) -> None:
    seen = 0
    for path in files.paths():
        if path.parent.name == ruleset:
            for number, (name, state) in enumerate(files.read(path)[0]):
                if not is_drawn(number):
                    continue
                other = loosened({"$ref": "#/components/schemas/State"}, state)
                assert list(other) != list(state)
                assert state_id(encoded(other)) == name, f"{path.stem}, state {number}"
                seen += 1
    assert seen > examples(100)


@pytest.mark.parametrize("ruleset", ["perdure", "duel"])
def test_strings_are_written_as_json_has_them_with_the_fewest_escapes(ruleset: str) -> None:
    names = ['Zoë "the\\Judge" / ♠ 😀', "\b\f\n\r\t", "\x00\x1b\x1f\x7f\u2028"]
    for name in names:
        state = engine.new_game(ruleset, seed=1, seats=[{"name": name}, {"name": "B"}])
        document = json.loads(engine.encode(state))
        assert engine.encode(state) == encoded(document)
        assert engine.state_id(state) == state_id(encoded(document))


def test_keys_of_maps_are_sorted_by_code_point() -> None:
    options = {
        "cards": [{"name": name, "cost": "{1}", "types": ["artifact"]} for name in ("Zed", "Ad", "Ab")]
    }
    state = engine.new_game("duel", seed=1, options=options)
    document = json.loads(engine.encode(state))
    for found in (document["table"]["objects"], document["table"].get("cards", {})):
        assert list(found) == sorted(found, key=lambda key: key.encode("utf-8"))
    assert {"o9", "o10"} <= set(document["table"]["objects"])
    assert engine.encode(state) == encoded(document)


def test_a_default_that_a_document_writes_out_changes_nothing() -> None:
    """Of words, pairs and cards of one's own too."""
    card = {"name": "Imp", "cost": "{B}", "types": ["creature"], "power": 1, "toughness": 1}
    ability = {"ability": "activated", "cost": {"mana": "{1}"}, "do": [{"do": "draw"}]}
    said = {
        "timing": "instant",
        "zone": "battlefield",
        "choose": [1, 1],
        "do": [{"do": "draw", "who": "you"}],
    }
    ids: set[str] = set()
    for abilities in ([ability], [ability | said]):
        state = engine.new_game("duel", seed=1, options={"cards": [card | {"abilities": abilities}]})
        document = json.loads(engine.encode(state))
        for thing in document["table"]["objects"].values():
            thing.setdefault("zone", "library")
        ids |= {engine.state_id(state), engine.state_id(engine.decode(json.dumps(document).encode()))}
    assert len(ids) == 1
