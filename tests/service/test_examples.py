"""The examples of the contract: complete, of the form that it describes, and what the service answers."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import jsonschema_rs
import pytest

from service.app import create_app
from service.config import Config
from service.metrics import PROBLEMS
from service.problems import PROBLEMS as KINDS

from .conftest import RULESETS, Judge

SUCCESS = ("200", "201")
FURTHER = ("about", "bot", "passes", "perspectives", "texts")
"""What further examples of a ruleset show."""
OF_NO_RULESET = {
    "listRulesets": {"all"},
    "checkCard": {"sound", "faulty"},
    "checkDeck": {"sound", "faulty", "unknown-ruleset"},
}
"""What is shown where an operation is the same for all rulesets."""
OF_TABLES = {
    "createTable", "takeSeat", "look", "actAtTable", "moveAtTable", "giveVerdictAtTable", "claim",
    "getTableRecord",
}  # fmt: skip
"""What is shown of one game alone: a table is not the same twice, so nobody can repeat it byte for byte."""
WITHOUT_SUCCESS = {"claim"}
"""What takes half a minute at least to succeed."""
Examples = dict[str, Any]
Operation = tuple[str, str, dict[str, Any], list[dict[str, Any]]]
"""Path, method, description and parameters."""


@pytest.fixture(scope="module")
def contract() -> Any:
    """The contract as the service gives it."""
    return create_app().test_client().get("/openapi.json").get_json()


def operations(contract: Any) -> Iterator[Operation]:
    """Every operation."""
    for path, item in contract["paths"].items():
        for method in ("get", "post"):
            if method in item:
                described = item[method]
                parameters = [*item.get("parameters", []), *described.get("parameters", [])]
                yield path, method, described, [each for each in parameters if "$ref" not in each]


def answers(contract: Any, described: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Status, type and description of every answer with a body."""
    shared = contract["components"]["responses"]
    for status, told in described["responses"].items():
        response = shared[told["$ref"].rpartition("/")[2]] if "$ref" in told else told
        for kind, media in response.get("content", {}).items():
            yield status, kind, media


def body(described: dict[str, Any]) -> dict[str, Any]:
    """The description of the body of an operation's requests; empty if they have none."""
    found: dict[str, Any] = described.get("requestBody", {}).get("content", {}).get("application/json", {})
    return found


def values(described: dict[str, Any]) -> Examples:
    """The values of the examples of a body or parameter by their names."""
    return {name: example["value"] for name, example in described.get("examples", {}).items()}


def test_each_operation_has_an_example_of_each_ruleset_and_answers_pair_with_requests(contract: Any) -> None:
    for _, _, described, parameters in operations(contract):
        operation = described["operationId"]
        succeeded: set[str] = set()
        answered: set[str] = set()
        for status, _, media in answers(contract, described):
            names = set(media.get("examples", {}))
            answered |= names
            succeeded |= names if status in SUCCESS else set()
        if operation in OF_NO_RULESET:
            assert answered == OF_NO_RULESET[operation]
            continue
        shown = {"perdure"} - ({"perdure"} if operation in WITHOUT_SUCCESS else set())
        shown = shown if operation in OF_TABLES else set(RULESETS)
        assert shown <= succeeded, operation
        sent = [set(values(each)) for each in (*parameters, body(described)) if each]
        assert sent, operation
        assert set().union(*sent) == answered, operation
        for parameter in parameters:
            assert shown <= set(values(parameter)) or not parameter["required"], operation
        for name in answered - set(RULESETS):
            kind = next((name[len(each) + 1 :] for each in RULESETS if name.startswith(f"{each}-")), name)
            assert kind in (*KINDS, *FURTHER), f"{operation}: {name}"
    kinds = {
        "illegal-action",
        "invalid-state",
        "state-not-hot",
        "unknown-ruleset",
        "unknown-rule",
        "unknown-card",
        "not-due",
        "not-your-decision",
        "stale-step",
        "table-not-over",
        "token-refused",
    }
    assert {value["type"] for value in refusals(contract).values()} == {f"/problems/{each}" for each in kinds}


def refusals(contract: Any) -> Examples:
    """The examples of refusals, by operation and name."""
    return {
        f"{described['operationId']} {name}": value
        for _, _, described, _ in operations(contract)
        for status, _, media in answers(contract, described)
        if status not in SUCCESS
        for name, value in values(media).items()
    }


def test_refusals_are_of_the_type_that_their_name_ends_with(contract: Any) -> None:
    found = refusals(contract)
    assert len(found) > 20
    for name, value in found.items():
        assert name.endswith(value["type"].removeprefix("/problems/")), name


def test_an_example_is_refused_or_found_wrong_just_where_its_name_says_so(contract: Any) -> None:
    for _, _, described, _ in operations(contract):
        for status, _, media in answers(contract, described):
            for name, value in values(media).items():
                is_well = status in SUCCESS and all(
                    value.get(said, True) for said in ("legal", "playable", "sound")
                )
                further = name.endswith(FURTHER)
                assert is_well is (further or name in (*RULESETS, "all", "sound")), (
                    f"{described['operationId']}: {name}"
                )


def validator_of(contract: Any, schema: dict[str, Any]) -> jsonschema_rs.Draft202012Validator:
    """What holds documents to a schema of the contract."""
    return jsonschema_rs.Draft202012Validator(
        {**schema, "components": {"schemas": contract["components"]["schemas"]}}
    )


def test_examples_have_the_form_that_their_schemas_describe(contract: Any) -> None:
    checked = 0
    for _, _, described, parameters in operations(contract):
        medias = [media for _, _, media in answers(contract, described)]
        for place in (*parameters, body(described), *medias):
            if "examples" in place:
                validator = validator_of(contract, place["schema"])
                for name, value in values(place).items():
                    faults = [str(error) for error in validator.iter_errors(value)]
                    assert not faults, f"{described['operationId']}: {name}"
                    checked += 1
    assert checked > 150


def test_the_service_answers_the_requests_as_the_examples_say_byte_for_byte(contract: Any) -> None:
    judge = Judge(create_app(Config(cache_url="memory://")))
    for document in values(body(contract["paths"]["/v1/statuses"]["post"])).values():
        judge.http.post("/v1/statuses", json=document)
    played = 0
    for path, method, described, parameters in operations(contract):
        if described["operationId"] in OF_TABLES:
            continue
        bodies = values(body(described))
        for status, kind, media in answers(contract, described):
            for name, expected in values(media).items():
                named = {each["name"]: values(each).get(name) for each in parameters}
                response = judge.http.open(
                    path.format_map(named),
                    method=method,
                    json=bodies.get(name),
                    query_string={
                        key: value for key, value in named.items() if f"{{{key}}}" not in path and value
                    },
                    headers={"X-Request-Id": expected.get("request_id", "")},
                )
                place = f"{described['operationId']}: {name}"
                assert (response.status_code, response.mimetype) == (int(status), kind), place
                assert response.data == as_sent(expected), place
                played += 1
    assert played > 70


def as_sent(document: Any) -> bytes:
    """A document as answers hold it."""
    return json.dumps(document, separators=(",", ":"), ensure_ascii=False).encode()


def test_the_examples_depend_on_no_setting(contract: Any) -> None:
    small = Config(max_playout_work=1, max_samples=1, cards_per_page=1, worker_memory_mib=0)
    assert create_app(small).test_client().get("/openapi.json").get_json() == contract


def test_to_make_the_examples_is_neither_logged_nor_counted(lines: list[dict[str, Any]]) -> None:
    def refused() -> float:
        return sum(sample.value for metric in PROBLEMS.collect() for sample in metric.samples)

    before = refused()
    assert create_app().test_client().get("/openapi.json").status_code == 200
    assert refused() == before
    assert [line["path"] for line in lines] == ["/openapi.json"]


def test_the_examples_are_a_third_of_the_contract_at_most(contract: Any) -> None:
    shown = [
        values(place)
        for _, _, described, parameters in operations(contract)
        for place in (*parameters, body(described), *(media for _, _, media in answers(contract, described)))
    ]
    assert len(as_sent(shown)) < len(as_sent(contract)) / 3


def test_the_page_for_people_shows_examples_of_refusals(judge: Judge) -> None:
    paths = judge.http.get("/docs/openapi.json").get_json()["paths"]
    refused = paths["/v1/adjudications"]["post"]["responses"]["409"]
    assert "duel-illegal-action" in refused["content"]["application/problem+json"]["examples"]
    assert "content" not in paths["/v1/adjudications"]["post"]["responses"]["503"]
