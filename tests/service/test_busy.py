"""A service with more to do than it can: who hangs up is not worked for, and the others are answered."""

from __future__ import annotations

import json
import os
import socket
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from gunicorn.config import Config as GunicornConfig  # type: ignore[import-untyped]  # it has no types

from service.wire.connection import Connection
from service.wire.incoming import Incoming
from service.wire.lane import Lane
from tests.support.processes import eventually
from tests.support.raw import Raw, request, seconds_to
from tests.support.servers import Server, serving

from .test_wire import is_problem

NOTHING = Incoming(GunicornConfig(), None, largest_body=1)
LIVE = request("GET", "/health/live")
EVERY_THREAD = 4 * (os.cpu_count() or 1)
"""More requests than a service with its default settings has threads."""
PROMPT = 3.0
"""Seconds within which an answer comes that waits for no playout: the guard ends one after ten."""
ANY_WORK = 10**9
"""A limit of work for playouts that keeps nothing from being begun."""


def game(server: Server) -> Any:
    """A new game of the ruleset whose decisions take longest."""
    return server.post("/v1/rulesets/duel/games", {"seed": 1}).json()["state"]


def most_work(server: Server) -> bytes:
    """A legal request that keeps a thread busy until the guard ends it."""
    body = {"state": game(server), "count": 1_000, "max_decisions": 500}
    return request("POST", "/v1/playouts", json.dumps(body).encode())


def little_work(server: Server) -> bytes:
    """What another client asks."""
    return request("POST", "/v1/legal-actions", json.dumps({"state": game(server)}).encode())


def assert_busy(clients: list[Raw]) -> None:
    """The service works for these: none of them has an answer."""
    assert not any(client.hears_within(0) for client in clients)


def playouts(server: Server) -> int:
    """How many requests for playouts have been answered, one way or another, by now: the metrics may be those
    of a second ago."""
    time.sleep(1.1)
    lines = server.get("/metrics").text.splitlines()
    counts = [line for line in lines if line.startswith("headjudge_request_seconds_count{")]
    return sum(int(float(line.split()[-1])) for line in counts if '"playouts.play_out"' in line)


@pytest.mark.full
def test_clients_that_hang_up_leave_the_others_answered() -> None:
    with serving(max_playout_work=ANY_WORK) as server:
        other = little_work(server)
        assert seconds_to(server, other) < PROMPT
        work = most_work(server)
        clients = [Raw(server, work) for _ in range(EVERY_THREAD)]
        time.sleep(0.5)
        assert_busy(clients)
        for client in clients:
            client.close()
        for _ in range(3):
            assert seconds_to(server, LIVE) < PROMPT
            assert seconds_to(server, other) < PROMPT


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A service with one thread to adjudicate."""
    with serving(
        workers=1, threads=1, queue_seconds=2, max_playout_work=ANY_WORK, cache_url="memory://"
    ) as running:
        yield running


@pytest.mark.full
def test_operators_are_answered_however_much_there_is_to_do(server: Server) -> None:
    work = most_work(server)
    with ExitStack() as stack:
        clients = [stack.enter_context(Raw(server, work)) for _ in range(5)]
        time.sleep(0.2)
        for path in ("/health/live", "/health/ready", "/metrics"):
            assert seconds_to(server, request("GET", path)) < PROMPT
        assert_busy(clients)


def test_who_hangs_up_while_waiting_is_not_worked_for_at_all(server: Server) -> None:
    assert eventually(lambda: seconds_to(server, little_work(server)) < PROMPT)
    before = playouts(server)
    work = most_work(server)
    clients = [Raw(server, work) for _ in range(10)]
    time.sleep(0.5)
    assert_busy(clients)
    for client in reversed(clients):
        client.close()
    assert eventually(lambda: playouts(server) == before + 1)
    assert seconds_to(server, little_work(server)) < PROMPT
    assert playouts(server) == before + 1


@pytest.mark.full
def test_a_request_that_waits_too_long_is_refused(server: Server) -> None:
    other = little_work(server)
    with Raw(server, most_work(server)):
        time.sleep(0.2)
        with Raw(server, other) as client:
            begin = time.monotonic()
            answer = client.answer()
            assert 1.9 < time.monotonic() - begin < 4
            is_problem(answer, "unavailable")
            assert answer.headers["Retry-After"] == "1"
    assert eventually(lambda: seconds_to(server, other) < PROMPT)


@pytest.mark.full
def test_a_busy_worker_leaves_new_connections_to_the_others() -> None:
    with serving(workers=2, threads=1, max_playout_work=ANY_WORK, cache_url="memory://") as server:
        other = little_work(server)
        with Raw(server, most_work(server)) as busy:
            time.sleep(0.3)
            for _ in range(20):
                assert seconds_to(server, other) < PROMPT
            assert_busy([busy])


def test_a_lane_is_busy_while_no_thread_is_free_and_none_finishes() -> None:
    begun, may_end = threading.Semaphore(0), threading.Semaphore(0)

    def work(_: Connection) -> None:
        begun.release()
        may_end.acquire()

    lane = Lane(2, work)
    ends = [socket.socketpair() for _ in range(3)]
    first, second, third = (Connection(one, None, None, NOTHING) for one, _ in ends)
    lane.add(first)
    assert begun.acquire(timeout=5)
    assert lane.busy_for() == 0
    lane.add(second)
    assert begun.acquire(timeout=5)
    time.sleep(0.1)
    assert lane.busy_for() >= 0.1
    lane.add(third)
    assert lane.busy_for() >= 0.1
    may_end.release()
    assert begun.acquire(timeout=5)
    lane.done()
    assert lane.busy_for() < 0.1, "one has finished"
    assert not lane.withdraw(third), "a thread has it"
    lane.add(first)
    assert lane.withdraw(first)
    lane.done()
    assert lane.busy_for() == 0
    may_end.release(3)
    lane.close()
    for pair in ends:
        for end in pair:
            end.close()
