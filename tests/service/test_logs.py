"""Lines of the log: one for each request, as they are written."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from datetime import UTC, datetime

import pytest

from service import logs

from .conftest import Judge


@pytest.fixture
def written() -> Iterator[io.StringIO]:
    """What the handler of the service writes."""
    stream = io.StringIO()
    handler = logs.Lines(stream)
    handler.setFormatter(logs.JsonFormatter())
    logger = logging.getLogger("service")
    level = logger.level
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    yield stream
    logger.removeHandler(handler)
    logger.setLevel(level)


def test_a_request_is_logged_as_anything_else_is(judge: Judge, written: io.StringIO) -> None:
    begin = datetime.now(UTC)
    judge.http.get("/v1/rulesets", headers={"X-Request-Id": "r1"})
    logging.getLogger("service.hot_states").warning("so", extra={"fields": {"node": "a"}})
    request, other = map(json.loads, written.getvalue().splitlines())
    assert list(request)[:4] == list(other)[:4] == ["time", "level", "logger", "message"]
    assert (request["level"], request["logger"], request["message"]) == ("info", "service.access", "answered")
    assert (request["request_id"], request["status"]) == ("r1", 200)
    assert (other["level"], other["message"], other["node"]) == ("warning", "so", "a")
    for line in (request, other):
        told = datetime.fromisoformat(line["time"])
        assert abs((told - begin).total_seconds()) < 30
        assert len(line["time"]) == len("2026-01-31T12:00:00.123+00:00")


def test_a_handler_of_records_hears_of_requests_from_its_level_on(judge: Judge, written: io.StringIO) -> None:
    heard: list[logging.LogRecord] = []

    class Collector(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            heard.append(record)

    every, errors = Collector(logging.INFO), Collector(logging.ERROR)
    for handler in (every, errors):
        logs.access.addHandler(handler)
    try:
        judge.http.get("/health/live")
    finally:
        for handler in (every, errors):
            logs.access.removeHandler(handler)
    (record,) = heard
    assert record.getMessage() == "answered"
    assert record.__dict__["fields"]["path"] == "/health/live"
    assert len(written.getvalue().splitlines()) == 1


@pytest.mark.parametrize("second", [0.0, 1_700_000_000.999_6, 1_700_000_001.0, 1_700_000_000.25])
def test_times_are_written_as_they_are(second: float) -> None:
    whole = datetime.fromtimestamp(int(second), UTC).isoformat(timespec="seconds").partition("+")[0]
    milliseconds = int((second - int(second)) * 1_000)
    assert logs._written(second) == f"{whole}.{milliseconds:03}+00:00"


def test_a_closed_standard_error_stops_no_request(judge: Judge, written: io.StringIO) -> None:
    written.close()
    assert judge.http.get("/v1/rulesets").status_code == 200
