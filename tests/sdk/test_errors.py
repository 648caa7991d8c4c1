"""Every problem that the service may send has an exception of its own, with everything that it says."""

from __future__ import annotations

import json
import pickle
import re
from collections.abc import Mapping
from typing import Any

import msgspec
import pytest

import headjudge
from headjudge import _errors, _problems, models
from tests.sdk.contract import contract

VIOLATION: Mapping[str, Any] = {
    "rule": "M54-3.2",
    "reason": "the cost has to be paid",
    "facts": {"need": 3, "have": 2},
}
OUTCOME: Mapping[str, Any] = {"winner": 1, "draw": False, "rule": "M54-11.1", "reason": "no life left"}

EXAMPLES: Mapping[str, tuple[type[headjudge.APIError], int, Mapping[str, Any]]] = {
    "illegal-action": (
        headjudge.IllegalAction,
        409,
        {
            "rule": "M54-3.2",
            "reason": "the cost has to be paid",
            "violations": [VIOLATION],
            "seat": 0,
            "index": 2,
            "decision": {"type": "window", "seat": 0, "rule": "M54-7.5"},
        },
    ),
    "game-over": (headjudge.GameOver, 409, {"outcome": OUTCOME, "index": 1}),
    "edition-mismatch": (
        headjudge.EditionMismatch,
        409,
        {"ruleset": "perdure", "state_edition": 7, "supported": [1, 2]},
    ),
    "invalid-state": (
        headjudge.InvalidState,
        422,
        {"faults": [{"path": "$.table.turn", "message": "is negative", "rule": "M54-7.1"}]},
    ),
    "invalid-request": (
        headjudge.InvalidRequest,
        422,
        {"errors": [{"pointer": "/count", "message": "is too large"}]},
    ),
    "bad-request": (headjudge.BadRequest, 400, {}),
    "malformed-json": (headjudge.MalformedJson, 400, {}),
    "unsupported-media-type": (headjudge.UnsupportedMediaType, 415, {}),
    "request-too-large": (headjudge.RequestTooLarge, 413, {"limit": 1_048_576}),
    "request-timeout": (headjudge.RequestTimeout, 408, {}),
    "target-too-long": (headjudge.TargetTooLong, 414, {}),
    "headers-too-large": (headjudge.HeadersTooLarge, 431, {}),
    "expectation-failed": (headjudge.ExpectationFailed, 417, {}),
    "unsupported-transfer-coding": (headjudge.UnsupportedTransferCoding, 501, {}),
    "not-acceptable": (headjudge.NotAcceptable, 406, {}),
    "method-not-allowed": (headjudge.MethodNotAllowed, 405, {}),
    "not-found": (headjudge.NotFound, 404, {}),
    "unknown-ruleset": (headjudge.UnknownRuleset, 404, {"ruleset": "chess"}),
    "unknown-rule": (headjudge.UnknownRule, 404, {"ruleset": "perdure", "rule": "PER-99"}),
    "unknown-card": (headjudge.UnknownCard, 404, {"ruleset": "perdure", "card": "14H"}),
    "state-not-hot": (headjudge.StateNotHot, 404, {"state_id": "3f"}),
    "cache-unavailable": (headjudge.CacheUnavailable, 503, {"state_id": "3f"}),
    "rate-limited": (headjudge.RateLimited, 429, {}),
    "unavailable": (headjudge.Unavailable, 503, {}),
    "took-too-long": (
        headjudge.TookTooLong,
        503,
        {"limit": 10, "what": "playouts", "done": 7, "total": 100},
    ),
    "internal-error": (headjudge.InternalError, 500, {}),
    "stale-step": (headjudge.StaleStep, 409, {"step": 12}),
    "not-your-decision": (
        headjudge.NotYourDecision,
        409,
        {"decision": {"type": "window", "seat": 0, "rule": "M54-7.5"}},
    ),
    "table-not-playing": (headjudge.TableNotPlaying, 409, {"table_status": "waiting"}),
    "table-not-over": (headjudge.TableNotOver, 409, {}),
    "not-due": (headjudge.NotDue, 409, {"away": 12}),
    "token-refused": (headjudge.TokenRefused, 401, {"reason": "no-seat"}),
    "invitation-refused": (headjudge.InvitationRefused, 403, {}),
    "unknown-table": (headjudge.UnknownTable, 404, {"table": "mXr_pVpJ59mRqYeMnRtCiw"}),
    "tables-unavailable": (headjudge.TablesUnavailable, 503, {"reason": "full"}),
}


STANDARD = {"type", "title", "status", "detail", "request_id"}


def raised(
    status: int, document: Mapping[str, Any] | bytes, headers: Mapping[str, str] | None = None
) -> headjudge.APIError:
    """The exception for an answer."""
    body = document if isinstance(document, bytes) else json.dumps(document).encode()
    return _errors.for_problem(_problems.read_problem(status, headers or {}, body, "sent-id"))


def example(name: str) -> tuple[headjudge.APIError, Mapping[str, Any]]:
    """The exception for a problem of this type with all its members, and those members."""
    _, status, members = EXAMPLES[name]
    document = {
        "type": f"/problems/{name}",
        "title": "No",
        "status": status,
        "detail": "because",
        "request_id": "r1",
        **members,
    }
    return raised(status, document), members


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_problem_has_its_own_exception_with_all_its_members(name: str) -> None:
    error, members = example(name)
    assert type(error) is EXAMPLES[name][0]
    assert (error.type, error.title, error.status, error.detail, error.request_id) == (
        f"/problems/{name}",
        "No",
        EXAMPLES[name][1],
        "because",
        "r1",
    )
    assert error.extras == members
    for member, value in members.items():
        assert msgspec.to_builtins(getattr(error, member)) == (tuple(value) if type(value) is list else value)
    assert str(error) == "No: because"


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_exception_survives_pickling(name: str) -> None:
    error, _ = example(name)
    copy = pickle.loads(pickle.dumps(error))
    assert type(copy) is type(error)
    assert vars(copy) == vars(error)


def test_the_examples_are_every_problem_of_the_contract_with_every_member() -> None:
    in_contract = {
        schema["properties"]["type"]["const"].removeprefix("/problems/"): set(schema["properties"]) - STANDARD
        for name, schema in contract()["components"]["schemas"].items()
        if name.endswith("Problem") and "properties" in schema
    }
    assert in_contract == {name: set(members) for name, (_, _, members) in EXAMPLES.items()}


def test_every_exception_class_but_the_base_belongs_to_one_problem() -> None:
    classes = [kind for kind in _errors._family(headjudge.APIError) if kind is not headjudge.APIError]
    assert sorted(kind.name for kind in classes) == sorted(EXAMPLES)


def test_the_tree_in_the_docstring_is_the_tree() -> None:
    def tree(kind: type[Exception]) -> dict[str, Any]:
        return {child.__name__: tree(child) for child in kind.__subclasses__()}

    drawn: dict[str, Any] = {}
    path = [drawn]
    for line in (_errors.__doc__ or "").splitlines():
        if found := re.match(r"    ([ │├└─]*)(\w+)", line):
            depth = len(found[1]) // 4
            path[depth + 1 :] = [path[depth].setdefault(found[2], {})]
    assert drawn == {"HeadjudgeError": tree(headjudge.HeadjudgeError)}


def test_members_become_structs_of_the_models() -> None:
    error, _ = example("illegal-action")
    assert isinstance(error, headjudge.IllegalAction)
    assert error.violations == (models.Violation(**VIOLATION),)
    assert error.decision == models.DecisionInBrief(type="window", seat=0, rule="M54-7.5")
    over, _ = example("game-over")
    assert isinstance(over, headjudge.GameOver)
    assert over.outcome == models.Outcome(**OUTCOME)


@pytest.mark.parametrize("name", EXAMPLES)
def test_members_that_are_absent_or_odd_do_not_hide_the_problem(name: str) -> None:
    kind, status, members = EXAMPLES[name]
    bare = raised(status, {"type": f"/problems/{name}"})
    odd = raised(status, {"type": f"/problems/{name}"} | {member: [[{}]] for member in members})
    for error in (bare, odd):
        assert type(error) is kind
        assert all(getattr(error, member) in (None, ()) for member in members)


def test_a_problem_of_an_unknown_type_is_an_api_error_with_its_extras() -> None:
    error = raised(418, {"type": "/problems/teapot", "title": "Teapot", "status": 418, "spout": "short"})
    assert type(error) is headjudge.APIError
    assert (error.type, error.extras, str(error)) == ("/problems/teapot", {"spout": "short"}, "Teapot")


@pytest.mark.parametrize(
    "uri",
    ["/problems/game-over", "https://example.com/v1/docs#game-over", "game-over", "/problems/game-over/"],
)
def test_only_the_last_part_of_the_type_counts(uri: str) -> None:
    assert type(raised(409, {"type": uri})) is headjudge.GameOver


@pytest.mark.parametrize(
    ("status", "kind"),
    [
        (404, headjudge.NotFound),
        (413, headjudge.RequestTooLarge),
        (429, headjudge.RateLimited),
        (502, headjudge.APIError),
        (503, headjudge.Unavailable),
        (799, headjudge.APIError),
    ],
)
@pytest.mark.parametrize(
    "page", [b"<html>no</html>", b"", b"[]", b"\xff", b'{"a":' * 50_000, b'{"title": 5}']
)
def test_an_error_page_of_a_proxy_speaks_by_its_status(
    status: int, kind: type[headjudge.APIError], page: bytes
) -> None:
    error = raised(status, page)
    assert type(error) is kind
    assert (error.type, error.status, error.request_id) == ("about:blank", status, "sent-id")
    assert error.title


def test_the_request_id_of_the_service_is_better_than_the_one_that_was_sent() -> None:
    headers = {"X-Request-Id": "from-header"}
    assert raised(404, {}, headers).request_id == "from-header"
    assert raised(404, {"request_id": "from-body"}, headers).request_id == "from-body"


@pytest.mark.parametrize("kind", [headjudge.RateLimited, headjudge.Unavailable])
def test_the_pause_that_the_service_wants_is_kept(
    kind: type[headjudge.RateLimited] | type[headjudge.Unavailable],
) -> None:
    status = 429 if kind is headjudge.RateLimited else 503
    error = raised(status, {"type": f"/problems/{kind.name}"}, {"Retry-After": "12"})
    assert isinstance(error, kind)
    assert error.retry_after == 12.0


@pytest.mark.parametrize(
    "error",
    [headjudge.ConnectionFailed("gone", "r1", 3), headjudge.UnexpectedAnswer("odd", 200, "r1")],
)
def test_errors_without_an_answer_survive_pickling(error: headjudge.HeadjudgeError) -> None:
    copy = pickle.loads(pickle.dumps(error))
    assert (type(copy), vars(copy), str(copy)) == (type(error), vars(error), str(error))
