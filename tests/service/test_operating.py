"""Health, metrics, log, docs, and the extras that are off by default."""

from __future__ import annotations

import itertools
import json
import logging
import time
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest

from service.app import create_app
from service.config import Config, ConfigError
from service.judge import EXTENSION
from service.metrics import Exposition
from service.problems import PROBLEMS
from service.tables.counted import StoreCollector
from tests.support.valkey import valkey

from .conftest import Judge, problem


def test_alive_and_ready(judge: Judge) -> None:
    ready = {"status": "ok", "cache": "ok", "tables": "ok"}
    for path, told in (("/health/live", {"status": "ok"}), ("/health/ready", ready)):
        response = judge.http.get(path)
        assert response.get_json() == told
        assert response.headers["Cache-Control"] == "no-store"


def test_without_tables_health_says_so() -> None:
    judge = Judge(create_app(Config(tables_url="off")))
    told = judge.http.get("/health/ready").get_json()
    assert told == {"status": "ok", "cache": "ok", "tables": "off"}


def test_degraded_without_the_cache_that_was_named() -> None:
    judge = Judge(create_app(Config(cache_url="unix:///nowhere/valkey.sock")))
    response = judge.http.get("/health/ready")
    told = {"status": "degraded", "cache": "down", "tables": "ok"}
    assert (response.status_code, response.get_json()) == (200, told)
    assert judge.game()["legal_actions"]


def test_without_the_store_of_tables_those_alone_rest() -> None:
    judge = Judge(create_app(Config(tables_url="unix:///nowhere/valkey.sock")))
    response = judge.http.get("/health/ready")
    told = {"status": "degraded", "cache": "ok", "tables": "down"}
    assert (response.status_code, response.get_json()) == (200, told)
    game = judge.game()
    assert judge.answer("adjudications", state_id=game["state_id"], action=game["legal_actions"][0])
    before = samples(judge)
    refused = judge.http.post("/v1/rulesets/duel/tables", json={})
    problem(refused, "tables-unavailable")
    assert refused.get_json()["reason"] == "down"
    problem(judge.http.get(f"/v1/tables/{'A' * 22}"), "tables-unavailable")
    after = samples(judge)
    assert (
        after['headjudge_tables_created_total{result="down"}']
        == before['headjudge_tables_created_total{result="down"}'] + 1
    )
    failures = [
        sum(there[f'headjudge_tables_store_failures_total{{reason="{reason}"}}'] for reason in FAILURES)
        for there in (before, after)
    ]
    assert failures[1] - failures[0] >= 2
    of_the_cache = 'headjudge_cache_failures_total{kind="error"}'
    assert after[of_the_cache] == before[of_the_cache], "it is not the cache that is down"
    assert not any(name.startswith("headjudge_tables{") for name in after), "nobody knows how many"


FAILURES = ("error", "skipped")


def test_tables_are_told_by_status_and_their_store_by_its_room() -> None:
    judge = Judge(create_app(Config(tables_per_client=2)))
    before = samples(judge)
    assert before['headjudge_tables{status="waiting"}'] == 0
    for _ in range(2):
        assert judge.http.post("/v1/rulesets/duel/tables", json={}).status_code == 201
    problem(judge.http.post("/v1/rulesets/duel/tables", json={}), "rate-limited")
    told = samples(judge)
    assert told['headjudge_tables{status="waiting"}'] == 0, "the store is asked every ten seconds"
    judge.app.extensions[EXTENSION].exposition = Exposition(
        [StoreCollector(judge.app.extensions[EXTENSION].tables.store)]
    )
    told = samples(judge, anew=False)
    counts = [told[f'headjudge_tables{{status="{status}"}}'] for status in ("waiting", "playing", "over")]
    assert counts == [2, 0, 0]
    assert told['headjudge_tables_memory_bytes{part="most"}'] == 64 * 2**20
    assert told['headjudge_tables_memory_bytes{part="used"}'] > 1_024
    for result, number in (("created", 2), ("rate_limited", 1), ("full", 0), ("down", 0)):
        name = f'headjudge_tables_created_total{{result="{result}"}}'
        assert told[name] - before[name] == number


def test_while_draining_nothing_new_is_begun() -> None:
    app = create_app(Config())
    judge = Judge(app)
    app.extensions[EXTENSION].is_draining = lambda: True
    for response in (
        judge.http.get("/v1/rulesets"),
        judge.post("statuses", state=1),
        judge.http.get("/nowhere"),
    ):
        problem(response, "unavailable")
        assert int(response.headers["Retry-After"]) > 0
    assert judge.http.get("/health/live").status_code == 200
    ready = judge.http.get("/health/ready")
    assert (ready.status_code, ready.get_json()) == (503, {"status": "draining"})
    assert judge.http.get("/metrics").status_code == 200


def samples(judge: Judge, *, anew: bool = True) -> dict[str, float]:
    """The metrics by name and labels, as they are now; of the store of tables, as it was asked last."""
    if anew:
        exposition = judge.app.extensions[EXTENSION].exposition
        judge.app.extensions[EXTENSION].exposition = Exposition(exposition._more)
    lines = [line for line in judge.http.get("/metrics").text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_the_metrics_are_collected_once_a_second(judge: Judge, monkeypatch: pytest.MonkeyPatch) -> None:
    collected = itertools.count(1)
    monkeypatch.setattr("service.metrics._collected", lambda more: b"%d" % next(collected))
    times = iter((0.0, 0.5, 0.999, 1.0, 1.5, 2.5))
    judge.app.extensions[EXTENSION].exposition = Exposition(clock=lambda: next(times))
    assert [judge.http.get("/metrics").text for _ in range(6)] == ["1", "1", "1", "2", "2", "3"]


def test_what_alerts_watch_is_counted_from_zero(judge: Judge) -> None:
    """Growth from nothing is no growth to Prometheus, so that an alert would miss the first."""
    there = samples(judge)
    for name in PROBLEMS:
        assert f'headjudge_problems_total{{type="{name}"}}' in there
    for kind in ("error", "skipped", "forged"):
        assert f'headjudge_cache_failures_total{{kind="{kind}"}}' in there
    for reason in ("error", "skipped", "full"):
        assert f'headjudge_tables_store_failures_total{{reason="{reason}"}}' in there


def test_requests_problems_and_lookups_are_counted(judge: Judge) -> None:
    before = samples(judge)
    game = judge.game()
    judge.answer("legal-actions", state_id=game["state_id"])
    judge.post("legal-actions", state_id="0" * 48)
    after = samples(judge)
    for name, grown in {
        'headjudge_request_seconds_count{operation="games.create_game",status="201"}': 1,
        'headjudge_request_seconds_count{operation="legal_actions.list_legal_actions",status="404"}': 1,
        'headjudge_problems_total{type="state-not-hot"}': 1,
        'headjudge_state_lookups_total{found="worker"}': 1,
        'headjudge_state_lookups_total{found="nowhere"}': 1,
    }.items():
        assert after[name] - before.get(name, 0) == grown, name


def test_a_line_of_json_for_every_request(judge: Judge, lines: list[dict[str, Any]]) -> None:
    begin = datetime.now(UTC) - timedelta(milliseconds=1)
    judge.http.get("/v1/rulesets?x=secret", headers={"X-Request-Id": "r1"})
    (line,) = lines
    assert line["request_id"] == "r1"
    assert line["level"] == "info"
    assert (line["method"], line["path"], line["status"]) == ("GET", "/v1/rulesets", 200)
    assert line["operation"] == "rulesets.list_rulesets"
    assert line["milliseconds"] > 0
    assert line["bytes"] > 0
    assert line["time"].endswith("+00:00")
    assert begin <= datetime.fromisoformat(line["time"]) <= datetime.now(UTC)
    assert "secret" not in json.dumps(line)


def test_a_line_outside_a_request_has_no_request_id(lines: list[dict[str, Any]]) -> None:
    logging.getLogger("service.hot_states").warning("the cache is down", extra={"fields": {"node": "a:1"}})
    (line,) = lines
    assert "request_id" not in line
    assert (line["message"], line["node"], line["level"]) == ("the cache is down", "a:1", "warning")


def test_rate_limits_on_request() -> None:
    judge = Judge(create_app(Config(rate_limit="2/minute")))
    assert judge.http.get("/v1/rulesets").status_code == 200
    assert judge.http.get("/v1/rulesets").status_code == 200
    refused = judge.http.get("/v1/rulesets")
    problem(refused, "rate-limited")
    assert 0 < int(refused.headers["Retry-After"]) <= 60
    assert judge.http.get("/health/live").status_code == 200


def test_workers_count_together_and_a_cache_that_hangs_stops_nobody() -> None:
    with valkey() as server:
        config = Config(rate_limit="3/minute", cache_url=server.url)
        one, other = Judge(create_app(config)), Judge(create_app(config))
        statuses = [judge.http.get("/v1/rulesets").status_code for judge in (one, other, one, other)]
        assert statuses == [200, 200, 200, 429]
        server.hang()
        begin = time.monotonic()
        assert one.http.get("/v1/rulesets").status_code == 200
        assert time.monotonic() - begin < 2
        server.wake()


def test_a_rate_limit_that_is_none() -> None:
    with pytest.raises(ConfigError, match="HEADJUDGE_RATE_LIMIT is 'often'"):
        create_app(Config(rate_limit="often"))


@pytest.mark.parametrize(
    ("setting", "value", "module"),
    [
        ("rate_limit", "1/second", "flask_limiter"),
        ("compression", True, "flask_compress"),
        ("telemetry", True, "opentelemetry.sdk"),
        ("telemetry", True, "opentelemetry.exporter"),
    ],
)
def test_an_extra_that_is_not_installed(
    setting: str, value: Any, module: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.extras.find_spec", lambda name: None if name == module else object())
    with pytest.raises(ConfigError, match=f"HEADJUDGE_{setting.upper()} needs the extra"):
        create_app(Config(**{setting: value}))


def test_compression_on_request() -> None:
    judge = Judge(create_app(Config(compression=True)))
    response = judge.http.get("/v1/rulesets/magic54/rules", headers={"Accept-Encoding": "gzip"})
    assert response.headers["Content-Encoding"] == "gzip"
    plain = judge.http.get("/v1/rulesets/magic54/rules", headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert len(response.data) < len(plain.data) / 2
