"""The service inside the test's own process, where a failure shows its traceback."""

from __future__ import annotations

import functools
import time
from typing import Any

from flask import Flask
from werkzeug.test import TestResponse

from service.app import create_app
from service.config import Config

SLOWEST = 10.0
"""Seconds after which a request counts as hung; on a busy machine most take milliseconds."""


@functools.cache
def app() -> Flask:
    """The application, with a cache of its own in memory and short playouts."""
    return create_app(Config(cache_url="memory://", max_playout_work=1_200_000))


def post(path: str, body: bytes, **headers: str) -> TestResponse:
    """POST raw bytes as JSON and assert what holds for every answer: in time, no 5xx, a well-formed "no"."""
    begin = time.monotonic()
    answer = (
        app().test_client().post(path, data=body, headers={"Content-Type": "application/json", **headers})
    )
    assert time.monotonic() - begin < SLOWEST, f"{path} took too long"
    assert answer.status_code < 500, f"{path}: {answer.status_code} {answer.get_data(as_text=True)[:500]}"
    if answer.status_code >= 400:
        assert_problem(answer)
    return answer


def assert_problem(answer: TestResponse) -> None:
    """A "no" is a problem document that explains itself."""
    assert answer.mimetype == "application/problem+json"
    problem: dict[str, Any] = answer.get_json()
    assert problem["type"].startswith("/problems/")
    assert problem["status"] == answer.status_code
    assert problem["title"]
    assert problem["detail"]
    for fault in problem.get("faults", ()):
        assert fault["path"]
        assert fault["message"]
    for violation in problem.get("violations", ()):
        assert violation["rule"]
        assert violation["reason"]
