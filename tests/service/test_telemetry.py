"""OpenTelemetry: what a collector hears of requests, and what it must not hear."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
import requests
from flask.testing import FlaskClient
from prometheus_client.parser import text_string_to_metric_families

from service import telemetry
from service.app import create_app
from service.config import Config
from service.telemetry.exporting import FLUSH_SECONDS
from tests.support import processes
from tests.support.collector import Collector, Span, collecting
from tests.support.servers import Server, serving

ADJUDICATION = "POST /v1/adjudications"
GAMES = "/v1/rulesets/magic54/games"
CALLER, PARENT = "0af7651916cd43dd8448eb211c80319c", "b7ad6b7169203331"
ALLOWED = {
    "http.request.method",
    "url.scheme",
    "http.route",
    "http.response.status_code",
    "error.type",
    "headjudge.ruleset",
    "headjudge.problem",
}
EXPORT_TIMEOUT = 10.0
"""Seconds after which an export is given up: what OTLP has where nobody says otherwise."""
SERVER, INTERNAL = 2, 1
"""Kinds of spans in OTLP."""
UNSET, ERROR = 0, 2
"""Their statuses."""


@pytest.fixture(scope="module")
def collector() -> Iterator[Collector]:
    with collecting() as running:
        yield running


@pytest.fixture(scope="module")
def traced(collector: Collector) -> Iterator[Server]:
    """A service of two workers that tells the collector everything at once."""
    with pytest.MonkeyPatch.context() as environment:
        environment.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", collector.url)
        environment.setenv("OTEL_BSP_SCHEDULE_DELAY", "50")
        environment.setenv("OTEL_METRIC_EXPORT_INTERVAL", "200")
        environment.setenv("OTEL_RESOURCE_ATTRIBUTES", "deployment.environment.name=test")
        with serving(workers=2, telemetry="true") as server:
            yield server


def ask(server: Server, method: str, path: str, body: Any = None, **headers: str) -> requests.Response:
    """A request in a trace of the caller's."""
    given = {"traceparent": f"00-{CALLER}-{PARENT}-01", **headers}
    return requests.request(method, server.url + path, json=body, headers=given, timeout=30)


def span_of(collector: Collector, name: str, **attributes: Any) -> Span:
    """The newest of the server's spans with this name and these attributes, once it has come."""
    wanted = {name.replace("__", "."): value for name, value in attributes.items()}

    def found() -> list[Span]:
        return [
            span
            for span in list(collector.spans)
            if span.name == name and wanted.items() <= span.attributes.items()
        ]

    assert processes.eventually(lambda: bool(found()))
    return found()[-1]


def test_a_trace_of_an_adjudication_shows_its_parts(traced: Server, collector: Collector) -> None:
    game = ask(traced, "POST", GAMES, {"seed": 7}).json()
    action = game["legal_actions"][0]
    before = len(collector.spans)
    answer = ask(traced, "POST", "/v1/adjudications", {"state": game["state"], "action": action})
    assert answer.status_code == 200
    server = span_of(collector, ADJUDICATION)
    assert (server.trace, server.parent, server.kind, server.status) == (CALLER, PARENT, SERVER, UNSET)
    assert server.attributes == {
        "http.request.method": "POST",
        "url.scheme": "http",
        "http.route": "/v1/adjudications",
        "http.response.status_code": 200,
        "headjudge.ruleset": "magic54",
    }
    assert server.resource["service.name"] == "headjudge"
    assert server.resource["deployment.environment.name"] == "test"
    parts = [span for span in collector.spans[before:] if span.parent == server.id]
    assert {span.name for span in parts} == {"decode", "engine", "encode", "cache"}
    assert all(span.kind == INTERNAL and span.trace == CALLER for span in parts)
    assert all(server.begin <= span.begin <= span.end <= server.end for span in parts)
    order = [span.name for span in sorted(parts, key=lambda span: span.begin)]
    assert order[0] == "decode"
    assert order.index("engine") < order.index("cache")


def test_a_request_without_a_trace_begins_one(traced: Server, collector: Collector) -> None:
    traced.get("/v1/rulesets/duel")
    span = span_of(collector, "GET /v1/rulesets/{ruleset}", headjudge__ruleset="duel")
    assert span.parent == ""
    assert span.trace != CALLER


def test_what_is_refused_is_named_by_its_type(traced: Server, collector: Collector) -> None:
    ask(traced, "POST", "/v1/legal-actions", {"state_id": "0" * 48})
    span = span_of(collector, "POST /v1/legal-actions")
    assert span.attributes["headjudge.problem"] == "state-not-hot"
    assert span.attributes["http.response.status_code"] == 404
    assert span.status == UNSET, "a client's mistake is no error of the server's"
    ask(traced, "GET", "/nowhere/7")
    nowhere = span_of(collector, "GET", headjudge__problem="not-found")
    assert "http.route" not in nowhere.attributes


def test_nothing_is_told_of_states_bodies_or_clients(traced: Server, collector: Collector) -> None:
    game = ask(traced, "POST", GAMES, {"seed": 8}).json()
    state, state_id = game["state"], game["state_id"]
    unheard = {"User-Agent": "someone", "X-Forwarded-For": "192.0.2.77", "baggage": "k=v-of-baggage"}
    ask(traced, "GET", f"/v1/states/{state_id}?q=of-the-query", **unheard)
    ask(traced, "POST", "/v1/adjudications", {"state": state, "action": {"type": "summon", "card": "KH"}})
    ask(traced, "POST", "/v1/statuses", {"state": {"secret": "in-the-body"}})
    ask(traced, "GET", "/v1/rulesets/made-up-by-somebody")
    ask(traced, "BREW", "/v1/rulesets")
    span_of(collector, "HTTP", http__request__method="_OTHER")
    span_of(collector, "GET /v1/states/{state_id}", headjudge__ruleset="magic54")
    span_of(collector, "GET /v1/rulesets/{ruleset}", headjudge__problem="unknown-ruleset")
    assert processes.eventually(lambda: bool(collector.trace("POST /v1/statuses")))
    assert {name for span in collector.spans for name in span.attributes} <= ALLOWED
    assert all(span.events == 0 for span in collector.spans), "an exception could quote a state"
    sent = b"".join(collector.bodies)
    for told in (
        state_id,
        "someone",
        "192.0.2.77",
        "of-baggage",
        "of-the-query",
        "in-the-body",
        "made-up",
        "summon",
        "BREW",
    ):
        assert told.encode() not in sent, told


def test_the_log_tells_the_trace(traced: Server) -> None:
    ask(traced, "GET", "/v1/rulesets", **{"X-Request-Id": "traced-1"})
    lines = [line for line in traced.log.read_text().splitlines() if line.startswith("{")]
    (line,) = [line for line in map(json.loads, lines) if line.get("request_id") == "traced-1"]
    assert line["trace_id"] == CALLER


@pytest.mark.full
def test_the_numbers_are_those_of_the_metrics(traced: Server, collector: Collector) -> None:
    for _ in range(20):
        traced.get("/v1/rulesets/perdure")

    def both_tell() -> bool:
        """Whichever worker is free answers: on a busy machine it may long be the same."""
        traced.get("/v1/rulesets/perdure")
        told = list(collector.points.values())
        return len(told) == 2 and all("headjudge_request_seconds" in named for named in told)

    assert processes.eventually(both_tell), "each worker has a name of its own"

    def metrics() -> dict[str, Any]:
        """Those of Prometheus, without what is asked for here."""
        families = text_string_to_metric_families(traced.get("/metrics").text)
        return {family.name: family for family in families}

    def agree() -> bool:
        return all(
            collector.total(family.name, **labels) == value
            for family in metrics().values()
            for labels, value in (
                (sample.labels, sample.value)
                for sample in family.samples
                if sample.name.endswith(("_total", "_count"))
                and not sample.labels.get("operation", "").startswith("health.")
            )
        )

    assert processes.eventually(agree)
    assert collector.total("headjudge_request_seconds", operation="rulesets.get_ruleset", status="200") >= 20
    assert len(collector.points) == 2, "no worker takes another name"
    points = [points for named in collector.points.values() for points in named["headjudge_request_seconds"]]
    (family,) = [each for each in metrics().values() if each.name == "headjudge_request_seconds"]
    sample = next(
        each for each in family.samples if each.name.endswith("_sum") and "get_ruleset" in str(each)
    )
    mine = [point for point in points if point.attributes == sample.labels]
    assert sum(point.sum for point in mine) == pytest.approx(sample.value)
    bounds = [
        float(each.labels["le"])
        for each in family.samples
        if each.name.endswith("_bucket") and {**each.labels, "le": ""} == {**sample.labels, "le": ""}
    ]
    assert mine[0].bounds == sorted(bounds)[:-1]


def test_a_collector_that_hangs_delays_nobody(traced: Server, collector: Collector) -> None:
    collector.answering.clear()
    try:
        for _ in range(50):
            begin = time.monotonic()
            assert traced.get("/v1/rulesets/perdure").status_code == 200
            assert time.monotonic() - begin < EXPORT_TIMEOUT / 2
    finally:
        collector.answering.set()


@pytest.mark.full
def test_what_is_left_is_sent_at_the_end(monkeypatch: pytest.MonkeyPatch) -> None:
    with collecting() as own:
        monkeypatch.setenv("OTEL_EXPORTER_OTLP_ENDPOINT", own.url)
        monkeypatch.setenv("OTEL_BSP_SCHEDULE_DELAY", "600000")
        with serving(workers=1, cache_url="memory://", telemetry="true") as server:
            server.get("/v1/rulesets/castle")
            assert own.spans == []
        assert "GET /v1/rulesets/{ruleset}" in {span.name for span in own.spans}
        assert own.total("headjudge_request_seconds", operation="rulesets.get_ruleset") == 1


@contextmanager
def in_this_process(monkeypatch: pytest.MonkeyPatch, **variables: str) -> Iterator[FlaskClient]:
    """An application that exports from the process of the test. Its exporters have ended when the block has:
    what they log must not reach other tests."""
    for name, value in variables.items():
        monkeypatch.setenv(f"OTEL_{name}", value)
    before = set(threading.enumerate())
    app = create_app(Config(telemetry=True))
    telemetry.start()
    try:
        yield app.test_client()
    finally:
        telemetry.stop()
        for thread in set(threading.enumerate()) - before:
            thread.join(2 * EXPORT_TIMEOUT)
            assert not thread.is_alive(), thread


def test_a_collector_that_is_gone_delays_neither_requests_nor_the_end(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    gone = {"EXPORTER_OTLP_ENDPOINT": "http://127.0.0.1:1", "BSP_SCHEDULE_DELAY": "10"}
    begin = time.monotonic()
    with in_this_process(monkeypatch, **gone) as client:
        for _ in range(50):
            assert client.get("/v1/rulesets/perdure").status_code == 200
        assert processes.eventually(lambda: "opentelemetry" in caplog.text), "the log tells"
        ended = time.monotonic()
        assert ended - begin < 5
        telemetry.stop()
        assert time.monotonic() - ended < FLUSH_SECONDS + 1


@pytest.mark.parametrize("left_out", ["TRACES", "METRICS"])
def test_one_of_the_two_alone(monkeypatch: pytest.MonkeyPatch, left_out: str) -> None:
    with collecting() as own:
        chosen = {"EXPORTER_OTLP_ENDPOINT": own.url, f"{left_out}_EXPORTER": "none"}
        with in_this_process(monkeypatch, **chosen) as client:
            client.get("/v1/rulesets/castle")
    assert bool(own.spans) is (left_out == "METRICS")
    assert bool(own.points) is (left_out == "TRACES")


@pytest.mark.full
def test_nothing_of_it_is_imported_where_it_is_off() -> None:
    code = (
        "import sys; from service.app import create_app; from service import server, telemetry\n"
        "create_app()\n"
        "with telemetry.span('engine'): pass\n"
        "beginnings = 'service.telemetry.', 'opentelemetry.exporter'\n"
        "print([name for name in sys.modules if name.startswith(beginnings)])"
    )
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=root, capture_output=True, text=True, check=True, env={}
    )
    assert done.stdout == "[]\n"
