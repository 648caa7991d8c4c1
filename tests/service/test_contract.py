"""``openapi.yaml`` says what the service does."""

from __future__ import annotations

import functools
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
import yaml

import engine
from service import openapi
from service.contract.components import answer_types, schemas
from service.contract.descriptions import field_descriptions
from service.contract.document import contract_yaml
from service.contract.names import either_name, problems_name, shared_name
from service.contract.rewriting import markdown
from service.problems import PROBLEMS
from tests.support.selection import examples

from .conftest import Judge

FILE = Path(__file__).parents[2] / "openapi.yaml"


@pytest.fixture(scope="module")
def contract() -> Any:
    """The contract as it is checked in."""
    return yaml.load(FILE.read_text(encoding="utf-8"), yaml.CSafeLoader)


def parts(node: Any) -> Iterator[dict[str, Any]]:
    """Every object in the document."""
    if isinstance(node, dict):
        yield node
        for value in node.values():
            yield from parts(value)
    elif isinstance(node, list):
        for value in node:
            yield from parts(value)


def operations(contract: Any) -> list[dict[str, Any]]:
    """Every operation."""
    return [
        item for path in contract["paths"].values() for name, item in path.items() if name in ("get", "post")
    ]


def test_the_file_is_what_the_code_says(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(openapi, "contract_yaml", functools.cache(contract_yaml))  # it takes seconds
    assert openapi.main(["--check", str(FILE)]) == 0
    other = tmp_path / "openapi.yaml"
    assert openapi.main(["--check", str(other)]) == 1
    assert "out of date" in capsys.readouterr().err
    assert openapi.main([str(other)]) == 0
    assert other.read_bytes() == FILE.read_bytes()


def test_it_is_served_as_yaml_and_as_json(judge: Judge, contract: Any) -> None:
    as_yaml = judge.http.get("/openapi.yaml")
    assert as_yaml.mimetype == "application/yaml"
    assert as_yaml.data == FILE.read_bytes()
    assert judge.http.get("/openapi.json").get_json() == contract


def test_every_reference_leads_somewhere(contract: Any) -> None:
    references = mappings = 0
    for part in parts(contract):
        ref = part.get("$ref")
        if isinstance(ref, str):
            references += 1
            found = contract
            for step in ref.removeprefix("/openapi.json").removeprefix("#/").split("/"):
                found = found[step]
        for target in part.get("mapping", {}).values() if "propertyName" in part else ():
            assert target.rpartition("/")[2] in contract["components"]["schemas"]
            mappings += 1
    assert references > 1_000
    assert mappings > 100


def test_every_route_of_v1_is_an_operation(judge: Judge, contract: Any) -> None:
    routes = {
        (rule.rule.replace("<", "{").replace(">", "}"), method.lower())
        for rule in judge.app.url_map.iter_rules()
        if rule.rule.startswith("/v1")
        for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}
    }
    described = {
        (path, method)
        for path, item in contract["paths"].items()
        for method in item
        if method in ("get", "post")
    }
    assert described == routes


def test_every_operation_is_named_explained_and_complete(contract: Any) -> None:
    found = operations(contract)
    assert len({operation["operationId"] for operation in found}) == len(found) == 32
    for operation in found:
        assert operation["summary"]
        assert operation["description"]
        assert {"400", "406", "429", "503"} <= set(operation["responses"])
        if "requestBody" in operation:
            assert {"413", "415", "422"} <= set(operation["responses"])
            assert operation["requestBody"]["content"]["application/json"]["examples"]


def test_what_takes_the_token_of_a_seat_says_so(contract: Any) -> None:
    """The security scheme `seat`: an HTTP bearer token, which some operations can do without."""
    scheme = contract["components"]["securitySchemes"]["seat"]
    assert (scheme["type"], scheme["scheme"]) == ("http", "bearer")
    needed: list[dict[str, list[str]]] = [{"seat": []}]
    either = [*needed, {}]
    said = {
        operation["operationId"]: operation["security"]
        for path in contract["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict) and "security" in operation
    }
    assert said == {
        "createTable": either,
        "look": either,
        "takeSeat": needed,
        "actAtTable": needed,
        "moveAtTable": needed,
        "giveVerdictAtTable": needed,
        "claim": needed,
    }
    assert contract["security"] == [], "nothing else asks who somebody is"
    refusing = {
        operation["operationId"]
        for path in contract["paths"].values()
        for operation in path.values()
        if isinstance(operation, dict) and "401" in operation.get("responses", {})
    }
    assert refusing == set(said)


def test_answers_about_positions_lead_on(contract: Any) -> None:
    by_id = {operation["operationId"]: operation for operation in operations(contract)}
    for operation_id, status in (("createGame", "201"), ("adjudicate", "200")):
        links = by_id[operation_id]["responses"][status]["links"]
        assert {"Adjudication", "LegalActions", "StateOfPosition"} <= set(links)
    targets = {link["operationId"] for link in contract["components"]["links"].values()}
    assert targets <= set(by_id)


def test_unions_have_names_and_discriminators(contract: Any) -> None:
    schemas = contract["components"]["schemas"]
    for name, schema in schemas.items():
        for part in parts(schema):
            if "oneOf" in part:
                assert part is schema, f"{name} has a union without a name"
                assert len(part["discriminator"]["mapping"]) == len(part["oneOf"])
            kinds = [kind for kind in part.get("anyOf", []) if kind != {"type": "null"}]
            if len(kinds) > 1 and any("$ref" in kind for kind in kinds):
                assert part is schema, f"{name} has a union without a name"
    for operation in operations(contract):
        assert not any("oneOf" in part for part in parts(operation["responses"])), operation["operationId"]
    for ruleset in ("Magic54", "Perdure", "Duel", "Castle", "FiveColors", "Splendagic"):
        for kind in ("Action", "Decision", "Event", "SeenDecision"):
            assert schemas[ruleset + kind]["discriminator"]["propertyName"] == "type"
    for kind in ("State", "NewGame", "Adjudication", "LegalActions", "Perspective", "Samples", "Successors"):
        assert schemas[kind]["discriminator"] == {
            "propertyName": "ruleset",
            "mapping": {
                "magic54": f"#/components/schemas/Magic54{kind}",
                "perdure": f"#/components/schemas/Perdure{kind}",
                "duel": f"#/components/schemas/Duel{kind}",
                "castle": f"#/components/schemas/Castle{kind}",
                "five_colors": f"#/components/schemas/FiveColors{kind}",
                "splendagic": f"#/components/schemas/Splendagic{kind}",
            },
        }


def test_only_what_clients_send_is_closed_and_nothing_promises_members_of_any_name(contract: Any) -> None:
    schemas = contract["components"]["schemas"]
    for name, schema in schemas.items():
        for part in parts(schema):
            assert part.get("additionalProperties") is not True, name
            if part.get("type") == "object" and "properties" not in part:
                assert "additionalProperties" in part, f"{name} has an object without members"
            assert not (isinstance(part.get("enum"), list) and len(part["enum"]) == 1), name
    assert schemas["Magic54State"]["additionalProperties"] is False
    assert schemas["AdjudicationBody"]["additionalProperties"] is False
    assert "additionalProperties" not in schemas["Magic54NewGame"]


def test_a_member_that_may_be_left_out_is_not_required_and_promises_no_default(contract: Any) -> None:
    """Generators take ``default`` for a member that is always there (openapi-typescript among them)."""
    told = 0
    for name, schema in contract["components"]["schemas"].items():
        for member, form in schema.get("properties", {}).items():
            place = f"{name}.{member}"
            assert "default" not in form, place
            if "x-default" in form:
                told += 1
                assert member not in schema.get("required", []), place
                assert form["description"].endswith(f"Default: `{json.dumps(form['x-default'])}`."), place
    assert told > 200
    body = contract["components"]["schemas"]["SampleBody"]
    assert body["required"] == ["seat"]
    assert body["properties"]["count"]["x-default"] == 1


def test_a_member_that_is_always_sent_is_required(contract: Any) -> None:
    schemas = contract["components"]["schemas"]
    assert {"legal", "rule", "reason", "violations"} == set(schemas["Verdict"]["required"])
    assert "index" in schemas["GameOverProblem"]["required"]
    assert "power" not in schemas["MagicSeenPermanent"]["required"]
    assert schemas["MagicSeenPermanent"]["properties"]["power"]["type"] == "integer"
    assert schemas["MagicObject"]["properties"]["controller"]["type"] == ["integer", "null"]


def test_tables_are_documented_field_by_field(contract: Any) -> None:
    table = contract["components"]["schemas"]["Magic54Table"]["properties"]
    assert table["pile"]["description"]
    machine = contract["components"]["schemas"]["Magic54State"]["properties"]["machine"]
    assert machine["additionalProperties"] == {}


def test_every_problem_is_described_with_its_fixed_members(contract: Any) -> None:
    for slug, kind in PROBLEMS.items():
        schema = contract["components"]["schemas"][kind.__name__]
        assert schema["properties"]["type"]["const"] == f"/problems/{slug}"
        assert schema["properties"]["status"]["const"] == kind.STATUS
        assert schema["properties"]["title"]["const"] == kind.TITLE
        assert {"type", "title", "status", "detail", "request_id"} <= set(schema["required"])


CALLS: dict[str, tuple[str, dict[str, Any]]] = {
    "LegalActions": ("legal-actions", {"include": ["labels"]}),
    "Adjudication": ("adjudications", {}),
    "Perspective": ("views", {"seat": 1}),
    "Samples": ("samples", {"seat": 1, "count": 2}),
    "Successors": ("successors", {"include": ["state", "events"]}),
}


@pytest.mark.parametrize("answer", CALLS)
def test_answers_have_the_described_form_all_through_a_game(judge: Judge, ruleset: str, answer: str) -> None:
    """Decoded by the described type and encoded again, an answer is unchanged: nothing is missing or
    undescribed.
    """
    kind = answer_types(engine.ruleset(ruleset))[answer]
    path, more = CALLS[answer]
    state = engine.new_game(ruleset, seed=11)
    for step in range(examples(60)):
        actions = engine.legal_actions(state)
        if not actions:
            break
        action = actions[step % len(actions)]
        body = {"state": engine.encode(state), **more}
        if answer == "Adjudication":
            body["action"] = action
        raw = msgspec.json.encode({**body, "state": msgspec.Raw(body["state"])})
        response = judge.http.post(f"/v1/{path}", data=raw, content_type="application/json")
        decoded = msgspec.json.decode(response.data, type=kind)
        assert msgspec.json.decode(msgspec.json.encode(decoded)) == response.get_json()
        state = engine.apply(state, action).state


def test_a_new_game_has_the_described_form(judge: Judge, ruleset: str) -> None:
    kind = answer_types(engine.ruleset(ruleset))["NewGame"]
    game = judge.game(ruleset)
    decoded = msgspec.convert(game, kind)
    assert msgspec.json.decode(msgspec.json.encode(decoded)) == game


def test_docstrings_become_descriptions() -> None:
    assert (
        markdown("One\n    line.\n\n    ``code`` and :class:`engine.State`.")
        == "One line.\n\n`code` and `engine.State`."
    )
    (magic,) = (ruleset for ruleset in engine.rulesets() if ruleset.id == "magic54")
    table = msgspec.structs.fields(magic.state)[2].type
    assert "M54" in field_descriptions(table)["mana_played"]


def test_what_games_with_magic_cards_share_is_named_once(contract: Any) -> None:
    schemas = contract["components"]["schemas"]
    actions = schemas["DuelAction"]["discriminator"]["mapping"]
    assert actions["cast"] == "#/components/schemas/MagicCastAction"
    assert schemas["DuelState"]["properties"]["table"] == {"$ref": "#/components/schemas/MagicTable"}
    assert not {name for name in schemas if "Snapshot" in name or name.endswith("Task")}


def test_the_card_language_is_published_union_by_union(contract: Any) -> None:
    schemas = contract["components"]["schemas"]
    tags = {
        "Ability": "ability",
        "Effect": "do",
        "Trigger": "when",
        "Condition": "if",
        "Amount": "amount",
        "Change": "change",
        "Rule": "rule",
    }
    for kind, tag in tags.items():
        assert schemas[f"Card{kind}"]["discriminator"]["propertyName"] == tag
        mapping = schemas[f"Card{kind}"]["discriminator"]["mapping"]
        assert mapping
        for value, ref in mapping.items():
            name = ref.rpartition("/")[2]
            assert name.startswith("Card")
            assert name.endswith(kind)
            assert schemas[name]["properties"][tag]["const"] == value
            assert schemas[name]["description"]


def test_the_name_of_a_union_is_what_its_members_share() -> None:
    assert shared_name(["XCardItem", "XGrowthItem", "XSpecialItem"]) == "XItem"
    with pytest.raises(ValueError, match="no word in common"):
        shared_name(["XCard", "XGrowth"])


def test_a_union_whose_members_share_nothing_is_named_after_them() -> None:
    assert either_name(["string", "CardFilter"]) == "CardFilterOrString"
    assert either_name(["unless mana", "+1/+1", "Card"]) == "CardOrUnlessManaOr11"
    assert problems_name(["GameOverProblem", "NotFoundProblem"]) == "GameOverOrNotFoundProblem"


def test_any_problem_is_a_union_of_all_of_them(contract: Any) -> None:
    mapping = contract["components"]["schemas"]["Problem"]["discriminator"]["mapping"]
    assert mapping == {
        f"/problems/{slug}": f"#/components/schemas/{kind.__name__}" for slug, kind in PROBLEMS.items()
    }


def test_closed_sets_of_words_are_enumerations() -> None:
    """Steps and zones too, of which each format of Magic has its own; the contract names those of all."""
    found = schemas()
    steps = found["MagicTable"]["properties"]["step"]["enum"]
    zones = found["MagicObject"]["properties"]["zone"]["enum"]
    assert [step for step in steps if step in engine.ruleset("duel").words["step"]] == [
        *engine.ruleset("duel").words["step"]
    ]
    for ruleset in engine.rulesets():
        assert {*ruleset.words.get("step", ())} <= {*steps}
        assert {*ruleset.words.get("zone", ())} <= {*zones}
    assert {"castle", "reserve", "battlefield"} <= {*zones}
    assert engine.WORDS not in str(found)
