"""What tests of the proxy say."""

from __future__ import annotations

import json
from typing import Any

from tests.support.servers import Server

NOBODY = "127.0.0.1:1"
"""An address where connections are refused."""
GAMES = "/v1/rulesets/magic54/games"
POSTS = "/v1/adjudications"


def address(server: Server) -> str:
    """Where a service is, for the list of upstreams."""
    return server.url.removeprefix("http://")


def refusal(answer: Any, name: str, body: bytes) -> dict[str, Any]:
    """The problem document of an answer of the proxy's own."""
    assert answer.headers["Content-Type"] == "application/problem+json"
    assert answer.headers["Access-Control-Allow-Origin"] == "*"
    document: dict[str, Any] = json.loads(body)
    assert document["type"] == f"/problems/{name}"
    assert document["request_id"] == answer.headers["X-Request-Id"]
    return document
