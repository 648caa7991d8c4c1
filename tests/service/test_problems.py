"""The types of problems: all explained, all in the contract, all possible."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from werkzeug.http import HTTP_STATUS_CODES

import engine
from service.problems import PATH, PROBLEMS
from service.refusals import of_engine

from .conftest import Judge, problem

PROMISED = {
    "illegal-action": 409,
    "invalid-state": 422,
    "invalid-request": 422,
    "malformed-json": 400,
    "unsupported-media-type": 415,
    "request-too-large": 413,
    "request-timeout": 408,
    "target-too-long": 414,
    "headers-too-large": 431,
    "unknown-ruleset": 404,
    "unknown-rule": 404,
    "unknown-card": 404,
    "state-not-hot": 404,
    "cache-unavailable": 503,
    "edition-mismatch": 409,
    "game-over": 409,
    "rate-limited": 429,
    "unavailable": 503,
    "took-too-long": 503,
}


def test_the_promised_types_have_the_promised_statuses() -> None:
    statuses = {kind: PROBLEMS[kind].STATUS for kind in PROMISED}
    assert statuses == PROMISED


def test_every_type_is_met_in_the_tests_of_the_service() -> None:
    folder = Path(__file__).parent
    met = {
        kind
        for path in (*folder.glob("test_*.py"), *folder.parent.glob("tables/test_*.py"))
        for kind in re.findall(
            r'problem\(.*"([a-z-]+)"\)|"/problems/([a-z-]+)"', path.read_text(encoding="utf-8")
        )
        for kind in kind
    }
    assert met | {"invalid-request"} >= set(PROBLEMS)


@pytest.mark.parametrize("kind", PROBLEMS)
def test_the_type_is_a_path_that_explains_it(judge: Judge, kind: str) -> None:
    entry = judge.http.get(PATH + kind).get_json()
    assert entry["type"] == PATH + kind
    assert entry["title"] == PROBLEMS[kind].TITLE
    assert entry["status"] in HTTP_STATUS_CODES
    assert len(entry["explanation"]) > 40


def test_all_explanations_at_once_for_programs_and_people(judge: Judge) -> None:
    entries = judge.http.get("/problems").get_json()
    assert [entry["type"] for entry in entries] == [PATH + kind for kind in PROBLEMS]
    page = judge.http.get("/problems", headers={"Accept": "text/html"})
    assert page.mimetype == "text/html"
    assert page.text.count("<h1>") == len(PROBLEMS)
    assert 'href="/docs/"' in page.text


def test_an_explanation_as_a_page(judge: Judge) -> None:
    page = judge.http.get("/problems/state-not-hot", headers={"Accept": "text/html,*/*;q=0.8"})
    assert "<code>state_id</code>" in page.text


def test_there_is_no_other_type(judge: Judge) -> None:
    problem(judge.http.get("/problems/bad-hair-day"), "not-found")


def test_the_docs_link_to_every_type(judge: Judge) -> None:
    description = judge.http.get("/openapi.json").get_json()["info"]["description"]
    assert re.findall(r"\]\(/problems/([a-z-]+)\)", description) == list(PROBLEMS)


def test_an_action_without_end_is_a_fault_of_the_state() -> None:
    answer = of_engine(engine.StepBudgetExceeded(10_000))
    assert answer.STATUS == 422
    assert "10,000 steps" in answer.detail


def test_an_error_that_nobody_foresaw_is_not_swallowed() -> None:
    with pytest.raises(engine.EngineError):
        of_engine(engine.EngineError("new"))
