"""The links of the contract lead on: a client that knows nothing but them can play a game."""

from __future__ import annotations

import functools
from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.contract.service import app
from tests.rulesets.tables import TABLES

POINTER = "$response.body#/"
STEPS = 40

Operation = tuple[str, str, dict[str, Any]]


@functools.cache
def contract() -> dict[str, Any]:
    """The OpenAPI document."""
    document: dict[str, Any] = app().test_client().get("/openapi.json").get_json()
    return document


def operations() -> dict[str, Operation]:
    """Method, path and description of every operation by its id."""
    return {
        described["operationId"]: (method, path, described)
        for path, methods in contract()["paths"].items()
        for method, described in methods.items()
        if "operationId" in described
    }


def links_of(operation: str, status: int) -> dict[str, dict[str, Any]]:
    """The links from an answer of an operation."""
    answer = operations()[operation][2]["responses"][str(status)]
    return {name: resolved(link) for name, link in answer.get("links", {}).items()}


def resolved(value: dict[str, Any]) -> dict[str, Any]:
    """A component of the contract, where there is a reference to one."""
    if "$ref" not in value:
        return value
    found: Any = contract()
    for name in value["$ref"].removeprefix("#/").split("/"):
        found = found[name]
    described: dict[str, Any] = found
    return described


def evaluated(expression: Any, body: Any) -> Any:
    """What a runtime expression finds in the answer's body."""
    if not isinstance(expression, str) or not expression.startswith(POINTER):
        return expression
    for name in expression.removeprefix(POINTER).split("/"):
        body = body[int(name)] if isinstance(body, list) else body[name]
    return body


def follow(link: dict[str, Any], body: Any) -> TestResponse:
    """Call the operation that a link names, with what it takes from an answer."""
    method, path, _ = operations()[link["operationId"]]
    for name, expression in link.get("parameters", {}).items():
        path = path.replace("{" + name + "}", str(evaluated(expression, body)))
    request = {name: evaluated(value, body) for name, value in link.get("requestBody", {}).items()}
    return app().test_client().open(path, method=method.upper(), json=request or None)


def test_every_link_is_there_to_be_followed() -> None:
    found = 0
    for operation, (_, _, described) in operations().items():
        for status in described["responses"]:
            if status.isdecimal() and int(status) < 300:
                for name, link in links_of(operation, int(status)).items():
                    assert link["operationId"] in operations(), f"{operation} → {name}"
                    found += 1
    assert found >= 10


def test_the_list_of_rulesets_leads_to_each() -> None:
    listed = app().test_client().get("/v1/rulesets").get_json()
    links = links_of("listRulesets", 200)
    assert links
    for link in links.values():
        assert follow(link, listed).status_code == 200


@pytest.mark.parametrize("ruleset", list(TABLES))
def test_links_lead_through_a_game(ruleset: str) -> None:
    answer = app().test_client().post(f"/v1/rulesets/{ruleset}/games", json={"seed": 3})
    links = links_of("createGame", answer.status_code)
    assert "Adjudication" in links
    for _ in range(STEPS):
        position = answer.get_json()
        for name, link in links.items():
            led = follow(link, position)
            assert led.status_code == 200, f"{name}: {led.get_data(as_text=True)[:300]}"
            for further in links_of(link["operationId"], 200).values():
                assert follow(further, led.get_json()).status_code == 200
        answer = follow(links["Adjudication"], position)
        assert answer.get_json()["state_id"] != position["state_id"]
        links = links_of("adjudicate", 200)
