"""What holds for every request: its id, what it may send and accept, how far JSON may go."""

from __future__ import annotations

import json
from typing import Any

import pytest
from flask import Flask, abort

from service import request_hooks
from service.app import create_app
from service.config import Config

from .conftest import Judge, errors, problem

JSON = "application/json"


def test_a_request_id_is_echoed(judge: Judge) -> None:
    for path in ("/v1/rulesets", "/nowhere", "/health/live"):
        assert (
            judge.http.get(path, headers={"X-Request-Id": "abc-1.2:3"}).headers["X-Request-Id"] == "abc-1.2:3"
        )
    refused = judge.http.get("/nowhere", headers={"X-Request-Id": "abc"}).get_json()
    assert refused["request_id"] == "abc"


@pytest.mark.parametrize("wished", ["", "a b", "x" * 129, "<script>", 'a"b', "é"])
def test_an_odd_request_id_is_replaced(judge: Judge, wished: str) -> None:
    given = judge.http.get("/health/live", headers={"X-Request-Id": wished}).headers["X-Request-Id"]
    assert given != wished
    assert len(given) == 16


@pytest.mark.parametrize(
    ("path", "body", "told"),
    [
        (
            "rulesets/duel/games",
            {"include": ["evnts"]},
            "/include/0: Invalid enum value 'evnts', perhaps 'events': one of events, legal_actions, state",
        ),
        (
            "rulesets/duel/games",
            {"sed": 4},
            "unknown field `sed`, perhaps 'seed': one of seed, options, seats, include",
        ),
        ("rulesets/perdure/games", {"options": {"first": 0}}, "unknown field `first`: one of first_player, "),
        ("verdicts", {"state_id": "0" * 48, "acton": {}}, "one of state, state_id, action"),
        ("adjudications", {"state": {}, "include": [10**30]}, "/include/0"),
    ],
)
def test_words_and_members_that_there_are_not_are_answered_with_those_that_there_are(
    judge: Judge, path: str, body: dict[str, Any], told: str
) -> None:
    refused = judge.http.post(f"/v1/{path}", json=body)
    assert refused.status_code == 422
    assert told in refused.get_json()["detail"]


def test_requests_have_different_ids(judge: Judge) -> None:
    ids = {judge.http.get("/health/live").headers["X-Request-Id"] for _ in range(20)}
    assert len(ids) == 20


@pytest.mark.parametrize(
    "content_type", [None, "", "text/plain", "application/x-www-form-urlencoded", "application/xml"]
)
def test_a_body_has_to_be_announced_as_json(judge: Judge, content_type: str | None) -> None:
    response = judge.http.post("/v1/legal-actions", data=b"{}", content_type=content_type)
    problem(response, "unsupported-media-type")


@pytest.mark.parametrize(
    "content_type", [JSON, "Application/JSON", f"{JSON}; charset=utf-8", f"{JSON};charset=UTF-8"]
)
def test_json_may_be_announced_in_several_ways(judge: Judge, content_type: str) -> None:
    assert "" in errors(judge.http.post("/v1/legal-actions", data=b"{}", content_type=content_type))


MALFORMED = {
    "empty": b"",
    "cut off": b'{"state": {"ruleset": "magic54"',
    "more than one document": b"{} {}",
    "single quotes": b"{'state': 1}",
    "NaN": b'{"state": NaN}',
    "a leading zero": b'{"state": 01}',
    "half a surrogate pair": b'{"state": "\\ud800"}',
    "not UTF-8": b'{"state": "\xff\xfe"}',
    "a surrogate in UTF-8": b'{"state": "\xed\xa0\x80"}',
    "UTF-16": '{"state": 1}'.encode("utf-16"),
    "a byte order mark": b'\xef\xbb\xbf{"state": 1}',
    "a control character": b'{"state": "\x01"}',
    "arrays nested 100,000 deep": b'{"state": ' + b"[" * 100_000 + b"]" * 100_000 + b"}",
    "objects nested 100,000 deep": b'{"state": ' + b'{"a":' * 100_000 + b"1" + b"}" * 100_000 + b"}",
    "never closed": b"[" * 100_000,
}


@pytest.mark.parametrize("path", ["legal-actions", "statuses", "rulesets/magic54/games"])
@pytest.mark.parametrize("body", MALFORMED.values(), ids=MALFORMED)
def test_what_is_not_json(judge: Judge, path: str, body: bytes) -> None:
    problem(judge.http.post(f"/v1/{path}", data=body, content_type=JSON), "malformed-json")


def test_malformed_json_inside_an_action(judge: Judge) -> None:
    state_id = judge.game()["state_id"].encode()
    body = b'{"state_id": "%b", "action": {"type": "play_mana", "card": "\xff"}}' % state_id
    problem(judge.http.post("/v1/adjudications", data=body, content_type=JSON), "malformed-json")


@pytest.mark.parametrize("depth", range(980, 1_030, 7))
def test_nesting_at_the_edge_of_what_is_allowed(judge: Judge, depth: int) -> None:
    body = b'{"state": ' + b"[" * depth + b"]" * depth + b"}"
    assert judge.http.post("/v1/statuses", data=body, content_type=JSON).status_code in (200, 400)
    assert judge.http.post("/v1/legal-actions", data=body, content_type=JSON).status_code in (400, 422)


@pytest.mark.parametrize("body", [b"null", b"[]", b"7", b'"state"', b"true"])
def test_a_body_is_an_object(judge: Judge, body: bytes) -> None:
    assert list(errors(judge.http.post("/v1/legal-actions", data=body, content_type=JSON))) == [""]


def test_places_are_json_pointers(judge: Judge) -> None:
    body = json.dumps({"seats": [{}, {"team": 5}]})
    response = judge.http.post("/v1/rulesets/magic54/games", data=body, content_type=JSON)
    assert list(errors(response)) == ["/seats/1/team"]


def test_a_body_that_is_too_large() -> None:
    judge = Judge(create_app(Config(max_body_bytes=2_000)))
    refused = judge.http.post("/v1/statuses", data=b" " * 2_001, content_type=JSON)
    assert problem(refused, "request-too-large")["limit"] == 2_000
    fits = b'{"state": 1}'.ljust(2_000)
    assert judge.http.post("/v1/statuses", data=fits, content_type=JSON).status_code == 200


def test_a_method_that_a_path_does_not_take(judge: Judge) -> None:
    response = judge.http.get("/v1/adjudications")
    problem(response, "method-not-allowed")
    assert set(response.headers["Allow"].split(", ")) == {"POST", "OPTIONS"}
    refused = problem(judge.http.delete("/v1/rulesets"), "method-not-allowed")
    assert refused["detail"] == "/v1/rulesets takes GET, HEAD, OPTIONS, not DELETE"


@pytest.mark.parametrize("path", ["/v1", "/v2/rulesets", "/v1//rulesets", "/v1/rulesets/", "/v1/nothing"])
def test_a_path_that_is_not_there(judge: Judge, path: str) -> None:
    assert path in problem(judge.http.get(path), "not-found")["detail"]


def test_whoever_comes_without_a_path_is_led_to_the_docs(judge: Judge) -> None:
    response = judge.http.get("/", follow_redirects=True)
    assert response.request.path == "/docs/"
    assert response.status_code == 200


@pytest.mark.parametrize(
    "accept", ["*/*", JSON, "application/*", f"text/html, {JSON};q=0.5", "text/html, */*;q=0.1"]
)
def test_answers_are_json_for_whoever_accepts_it(judge: Judge, accept: str) -> None:
    assert judge.http.get("/v1/rulesets", headers={"Accept": accept}).status_code == 200


@pytest.mark.parametrize("accept", ["text/html", "application/xml, text/*"])
def test_whoever_does_not_accept_json_is_told(judge: Judge, accept: str) -> None:
    problem(judge.http.get("/v1/rulesets", headers={"Accept": accept}), "not-acceptable")
    problem(judge.http.post("/v1/statuses", json={}, headers={"Accept": accept}), "not-acceptable")


@pytest.fixture
def broken() -> Flask:
    """An application with views that do what must not happen."""
    app = create_app(Config())
    app.add_url_rule("/v1/bug", "bug", lambda: dict[str, str]()["nothing"])
    app.add_url_rule("/v1/bad", "bad", lambda: abort(400))
    return app


def test_a_bug_is_a_problem_too_and_in_the_log(broken: Flask, lines: list[dict[str, Any]]) -> None:
    response = broken.test_client().get("/v1/bug", headers={"X-Request-Id": "r1"})
    assert "nothing" not in problem(response, "internal-error")["detail"]
    (line,) = (line for line in lines if line["level"] == "error")
    assert "KeyError: 'nothing'" in line["exception"]
    assert line["request_id"] == "r1"


def test_a_request_that_breaks_http(broken: Flask) -> None:
    problem(broken.test_client().get("/v1/bad"), "bad-request")


def test_the_same_request_has_the_same_answer_byte_for_byte(judge: Judge, ruleset: str) -> None:
    game = judge.game(ruleset)
    body = {"state": game["state"], "action": game["legal_actions"][-1]}
    answers = {create_app(Config()).test_client().post("/v1/adjudications", json=body).data for _ in range(3)}
    assert len(answers) == 1


@pytest.mark.parametrize("closed", [False, True])
def test_the_server_can_tell_that_the_client_hung_up(judge: Judge, closed: bool) -> None:
    app = judge.http.application
    with app.test_request_context("/v1/rulesets", environ_overrides={request_hooks.HUNG_UP: lambda: closed}):
        assert request_hooks.hung_up() is closed


def test_without_such_a_server_every_client_is_there(judge: Judge) -> None:
    with judge.http.application.test_request_context("/v1/rulesets"):
        assert not request_hooks.hung_up()
