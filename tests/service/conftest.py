"""Applications for the tests of the service."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

import engine
from service.app import create_app
from service.config import Config
from service.logs import JsonFormatter
from service.metrics import CACHE_FAILURES
from tests.support.valkey import Valkey, valkey

RULESETS = ("magic54", "perdure", "duel", "castle", "five_colors", "splendagic")
SEED = 7
TTL = 100
A_STATE = engine.encode(engine.new_game("magic54", seed=1))
ITS_ID = engine.hash_id(A_STATE)


class Judge:
    """A client that knows what the tests ask for most."""

    def __init__(self, app: Flask) -> None:
        self.app = app
        self.http: FlaskClient = app.test_client()

    def post(self, path: str, **body: Any) -> TestResponse:
        """POST a body below ``/v1``."""
        return self.http.post(f"/v1/{path}", json=body)

    def answer(self, path: str, **body: Any) -> Any:
        """The JSON of a POST that has to succeed."""
        response = self.post(path, **body)
        assert response.status_code in (200, 201), response.text
        return response.get_json()

    def game(self, ruleset: str = "magic54", **body: Any) -> Any:
        """A position: a new game."""
        return self.answer(f"rulesets/{ruleset}/games", **{"seed": SEED, **body})

    def finished(self, ruleset: str = "magic54") -> Any:
        """The position of a game that somebody has given up."""
        state_id = self.game(ruleset)["state_id"]
        return self.answer("adjudications", state_id=state_id, action={"type": "concede", "seat": 0})


@pytest.fixture(scope="package")
def app() -> Flask:
    """The application with its default settings and no shared cache."""
    return create_app(Config(cache_url="memory://"))


@pytest.fixture
def judge(app: Flask) -> Judge:
    """A client of that application."""
    return Judge(app)


@pytest.fixture(params=RULESETS)
def ruleset(request: pytest.FixtureRequest) -> str:
    """Each ruleset in turn."""
    return str(request.param)


@pytest.fixture
def lines() -> Iterator[list[dict[str, Any]]]:
    """What is logged, as the log has it."""
    found: list[dict[str, Any]] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            found.append(json.loads(JsonFormatter().format(record)))

    handler = Collector()
    logger = logging.getLogger("service")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    try:
        yield found
    finally:
        logger.removeHandler(handler)
        logger.setLevel(level)


def problem(response: TestResponse, kind: str) -> Any:
    """The problem document that a refused request was answered with, if it is of this type."""
    assert response.mimetype == "application/problem+json", response.text
    document = response.get_json()
    assert document["type"] == f"/problems/{kind}", document
    assert document["status"] == response.status_code
    assert document["request_id"] == response.headers["X-Request-Id"]
    assert document["title"]
    assert document["detail"]
    return document


def errors(response: TestResponse) -> dict[str, str]:
    """The errors of an ``invalid-request``, by place."""
    return {error["pointer"]: error["message"] for error in problem(response, "invalid-request")["errors"]}


@pytest.fixture(scope="module")
def shared_cache() -> Iterator[Valkey]:
    with valkey() as server:
        yield server


@pytest.fixture
def cache(shared_cache: Valkey) -> Valkey:
    """A running server with nothing in it."""
    with shared_cache.client() as client:
        client.flushall()
    return shared_cache


def failures(kind: str) -> float:
    """How often that has been counted."""
    (metric,) = CACHE_FAILURES.labels(kind).collect()
    return float(metric.samples[0].value)
