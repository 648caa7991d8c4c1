"""Clients that send or read slowly, or not at all, hold no thread."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import ExitStack

import pytest

from tests.support.processes import eventually
from tests.support.raw import Raw, head, request, seconds_to
from tests.support.servers import Server, serving

from .test_wire import is_problem

JSON = {"Host": "here", "Content-Type": "application/json"}
HALF_A_HEADER = b"GET /v1/rulesets HTTP/1.1\r\nHost: he"
HALF_A_BODY = head("POST", "/v1/statuses", {**JSON, "Content-Length": "1000"}) + b"{"
HALF_A_CHUNK = head("POST", "/v1/statuses", {**JSON, "Transfer-Encoding": "chunked"}) + b"a\r\n{"
RULESETS = request("GET", "/v1/rulesets")
DOCUMENT = request("GET", "/openapi.json")
PROMPT = 1.5
"""Seconds in which a server that is not held up answers, on a busy machine."""


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A server with little patience."""
    patience = {"header_seconds": 1, "body_seconds": 2, "keepalive_seconds": 3, "send_seconds": 2}
    chosen = {"workers": 1, "threads": 2, "connections": 200, **patience}
    with serving(contract=True, cache_url="memory://", **chosen) as running:
        yield running


@pytest.mark.full
@pytest.mark.parametrize("sent", [b"", HALF_A_HEADER, HALF_A_BODY, HALF_A_CHUNK])
def test_whoever_does_not_finish_a_request_holds_nobody_up(server: Server, sent: bytes) -> None:
    with ExitStack() as stack:
        for _ in range(100):
            stack.enter_context(Raw(server, sent))
        assert max(seconds_to(server, RULESETS) for _ in range(3)) < PROMPT


@pytest.mark.parametrize(
    ("sent", "part", "least", "most"),
    [
        (HALF_A_HEADER, "header fields", 1, 3),
        (HALF_A_BODY, "body", 2, 4),
        (HALF_A_CHUNK, "body", 2, 4),
        (RULESETS + HALF_A_HEADER, "header fields", 1, 3),
    ],
)
def test_a_request_has_to_come_in_time(
    server: Server, sent: bytes, part: str, least: float, most: float
) -> None:
    with Raw(server, sent) as client:
        begin = time.monotonic()
        if sent.startswith(RULESETS):
            assert client.answer().status == 200
        answer = client.answer()
        assert least - 0.1 < time.monotonic() - begin < most
        is_problem(answer, "request-timeout")
        assert f"the {part} did not arrive within" in answer.json()["detail"]
        assert client.is_closed_within(5)


@pytest.mark.parametrize("sent", [HALF_A_HEADER, HALF_A_BODY])
def test_a_trickle_wins_no_time(server: Server, sent: bytes) -> None:
    begin = time.monotonic()
    with Raw(server, sent) as client:
        while not client.hears_within(0.2) and time.monotonic() - begin < 10:
            client.send(b" ")
        assert client.answer().status == 408
    assert time.monotonic() - begin < 4


@pytest.mark.full
def test_silent_connections_are_closed_without_a_word(server: Server) -> None:
    with Raw(server) as silent, Raw(server, RULESETS) as kept:
        assert silent.is_closed_within(3)
        assert kept.answer().status == 200
        time.sleep(1.5)
        kept.send(RULESETS)
        assert kept.answer().status == 200, "between two requests there is more time"
        assert kept.is_closed_within(6)


def test_whoever_does_not_read_answers_holds_nobody_up(server: Server) -> None:
    with ExitStack() as stack:
        idle = [stack.enter_context(Raw(server, DOCUMENT * 12, receive_buffer=2_048)) for _ in range(6)]
        assert eventually(lambda: seconds_to(server, RULESETS) < PROMPT, seconds=20)
        for client in idle:
            assert client.breaks_within(20), "an answer that nobody takes is kept for two seconds"


@pytest.mark.full
def test_bodies_that_do_not_come_are_kept_up_to_a_number_of_bytes(server: Server) -> None:
    """Each announces a MiB, of which no more than 64 are promised at a time."""
    announced = head("POST", "/v1/statuses", {**JSON, "Content-Length": "1048576"})
    with ExitStack() as stack:
        slowest = stack.enter_context(Raw(server, announced))
        time.sleep(0.2)
        slow = [stack.enter_context(Raw(server, announced)) for _ in range(79)]
        assert slowest.is_closed_within(1)
        assert eventually(lambda: sum(client.hears_within(0) for client in slow) >= 79 - 64)
        assert not slow[-1].hears_within(0)
        slow[-1].send(b" " * 1_048_574 + b"{}")
        assert slow[-1].answer().status == 422
