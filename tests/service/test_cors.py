"""Web pages of other origins call the service (Fetch, CORS protocol)."""

from __future__ import annotations

from service.app import create_app
from service.config import Config
from tests.service.conftest import Judge

PAGE = {"Origin": "https://game.example"}


def test_a_page_may_ask_and_read_what_it_needs(judge: Judge) -> None:
    asked = judge.http.options(
        "/v1/adjudications",
        headers={
            **PAGE,
            "Access-Control-Request-Method": "POST",
            "Access-Control-Request-Headers": "Content-Type",
        },
    )
    assert asked.status_code == 200
    assert asked.headers["Access-Control-Allow-Origin"] == "*"
    assert "POST" in asked.headers["Access-Control-Allow-Methods"]
    assert asked.headers["Access-Control-Allow-Headers"].lower() == "content-type"
    answered = judge.http.post("/v1/rulesets/magic54/games", json={}, headers=PAGE)
    assert answered.headers["Access-Control-Allow-Origin"] == "*"
    assert "ETag" in answered.headers["Access-Control-Expose-Headers"]


def test_a_page_may_read_a_refusal(judge: Judge) -> None:
    refused = judge.http.post("/v1/adjudications", data="{", content_type="application/json", headers=PAGE)
    assert refused.status_code == 400
    assert refused.headers["Access-Control-Allow-Origin"] == "*"


def test_others_are_told_nothing_of_it(judge: Judge) -> None:
    assert "Access-Control-Allow-Origin" not in judge.http.get("/v1/rulesets").headers


def test_only_the_pages_that_the_settings_name() -> None:
    http = create_app(
        Config(cache_url="memory://", cors_origins="https://a.example, https://b.example")
    ).test_client()
    named = http.get("/v1/rulesets", headers={"Origin": "https://b.example"})
    assert named.headers["Access-Control-Allow-Origin"] == "https://b.example"
    assert "Access-Control-Allow-Origin" not in http.get("/v1/rulesets", headers=PAGE).headers
    closed = create_app(Config(cache_url="memory://", cors_origins="")).test_client()
    assert "Access-Control-Allow-Origin" not in closed.get("/v1/rulesets", headers=PAGE).headers
