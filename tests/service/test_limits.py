"""Which connection goes when there are too many, or when all together hold too many bytes."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from gunicorn.config import Config as GunicornConfig  # type: ignore[import-untyped]  # it has no types

from service.wire import limits
from service.wire.connection import Connection, State
from service.wire.incoming import Incoming
from tests.support.processes import eventually
from tests.support.raw import Raw, head, request, seconds_to
from tests.support.servers import Server, serving

from .test_wire import is_problem

MIB = 2**20
ANY_WORK = 10**9
"""A limit of work for playouts that keeps nothing from being begun."""
ROOM = 30
"""Connections that the service holds in these tests."""
PROMPT = 1.5
"""Seconds in which a server that is not held up answers, on a busy machine."""
JSON = {"Host": "here", "Content-Type": "application/json"}
LIVE = request("GET", "/health/live")
READY = request("GET", "/health/ready")
LARGE = request("GET", "/openapi.json")
HALF_A_BODY = head("POST", "/v1/statuses", {**JSON, "Content-Length": "1000"}) + b"{"
HALF_A_CHUNK = head("POST", "/v1/statuses", {**JSON, "Transfer-Encoding": "chunked"}) + b"a\r\n{"


class Stub(Connection):
    """A connection with a state, progress and bytes of the test's choice."""

    holding = 0

    @property
    def holds(self) -> int:
        """As the test says."""
        return self.holding


Make = Callable[..., Stub]


@pytest.fixture
def make() -> Iterator[Make]:
    """Makes such connections."""
    with ExitStack() as stack:

        def made(state: State, progressed: float, holding: int = 0) -> Stub:
            ours, _ = map(stack.enter_context, socket.socketpair())
            stub = Stub(ours, None, None, Incoming(GunicornConfig(), None, largest_body=1))
            stub.state, stub.progressed, stub.holding = state, progressed, holding
            return stub

        yield made


def test_the_one_without_progress_for_longest_makes_room_in_whatever_state(make: Make) -> None:
    states = [State.IDLE, State.READING_HEAD, State.READING_BODY, State.SENDING, State.LINGERING]
    crowd = [make(state, 2.0 + number) for number, state in enumerate(states)]
    assert limits.to_make_room(crowd, None) is crowd[0]
    for stalled in crowd:
        before, stalled.progressed = stalled.progressed, 1.0
        assert limits.to_make_room(crowd, None) is stalled
        assert limits.to_make_room(crowd, stalled) is not stalled, "the newest never"
        stalled.progressed = before


def test_whose_request_is_complete_makes_room_only_where_nobody_else_can(make: Make) -> None:
    answering, queued, later, idle = (
        make(State.ANSWERING, 1.0),
        make(State.QUEUED, 2.0),
        make(State.QUEUED, 3.0),
        make(State.IDLE, 4.0),
    )
    assert limits.to_make_room([answering, queued, later, idle], None) is idle
    assert limits.to_make_room([answering, later, queued, idle], idle) is queued
    assert limits.to_make_room([answering, queued], queued) is None
    assert limits.to_make_room([], None) is None


def test_connections_are_closed_until_the_others_hold_little_enough(make: Make) -> None:
    crowd = [
        make(State.READING_BODY, 4.0, 30 * MIB),
        make(State.SENDING, 1.0, 20 * MIB),
        make(State.IDLE, 0.5),
        make(State.READING_HEAD, 3.0, 20 * MIB),
        make(State.QUEUED, 0.0, 20 * MIB),
        make(State.ANSWERING, 0.0, 90 * MIB),
    ]
    assert list(limits.to_free_memory(crowd)) == [crowd[1], crowd[3]]
    crowd[0].holding = 24 * MIB
    assert list(limits.to_free_memory(crowd)) == [crowd[1]], "exactly as much as they may"
    assert list(limits.to_free_memory(crowd[2:])) == []
    large = make(State.SENDING, 9.0, 70 * MIB)
    assert list(limits.to_free_memory([large])) == [], "one may be larger than all may be together"
    assert list(limits.to_free_memory([crowd[3], large])) == [crowd[3]]


def test_the_largest_requests_are_refused_until_the_others_are_small_enough(make: Make) -> None:
    queue = [make(State.QUEUED, 9.0 - size, size * MIB) for size in (2, 9, 12, 3, 10)]
    assert list(limits.to_shorten_queue(queue)) == [queue[2]]
    queue[0].holding = 8 * MIB + 1
    assert list(limits.to_shorten_queue(queue)) == [queue[2]]
    queue[3].holding = 9 * MIB
    assert list(limits.to_shorten_queue(queue)) == [queue[2], queue[4]]
    large = make(State.QUEUED, 1.0, 99 * MIB)
    assert (
        list(limits.to_shorten_queue([large, *(make(State.SENDING, 1.0, 99 * MIB) for _ in range(3))])) == []
    )
    assert list(limits.to_shorten_queue([large, queue[0]])) == [large]


@pytest.fixture(scope="module")
def server() -> Iterator[Server]:
    """A service with room for few connections, which has much patience with each."""
    waits = ("header_seconds", "body_seconds", "queue_seconds", "send_seconds", "keepalive_seconds")
    chosen = {
        "threads": 1,
        "connections": ROOM,
        "max_seconds": 6,
        "max_playout_work": ANY_WORK,
        **dict.fromkeys(waits, 60),
    }
    with serving(contract=True, workers=1, cache_url="memory://", **chosen) as running:
        yield running


def idle(server: Server) -> Raw:
    """A client that says nothing."""
    return Raw(server)


def kept(server: Server) -> Raw:
    """One that says nothing after its first answer."""
    client = Raw(server, READY)
    assert client.answer().status == 200
    return client


def lingering(server: Server) -> Raw:
    """One that does not close what the service has closed."""
    client = Raw(server, request("GET", "/health/ready", Connection="close"))
    assert client.answer().status == 200
    return client


def sending(server: Server) -> Raw:
    """One that reads no answers."""
    return Raw(server, LARGE * 4, receive_buffer=2_048)


STATES: dict[str, Callable[[Server], Raw]] = {
    "idle": idle,
    "kept": kept,
    "head": lambda server: Raw(server, b"GET /v1/rulesets HTTP/1.1\r\nHost: he"),
    "body": lambda server: Raw(server, HALF_A_BODY),
    "chunk": lambda server: Raw(server, HALF_A_CHUNK),
    "sending": sending,
    "lingering": lingering,
}


@pytest.mark.full
@pytest.mark.parametrize("state", STATES)
def test_however_many_connections_do_nothing_who_comes_is_served(server: Server, state: str) -> None:
    with ExitStack() as stack:
        for _ in range(2 * ROOM):
            stack.enter_context(STATES[state](server))
        assert max(seconds_to(server, LIVE) for _ in range(2 * ROOM)) < PROMPT


@pytest.mark.parametrize("state", STATES)
def test_nobody_is_closed_while_nobody_waits(server: Server, state: str) -> None:
    with ExitStack() as stack:
        clients = [stack.enter_context(STATES[state](server)) for _ in range(ROOM)]
        time.sleep(0.5)
        assert not any(client.breaks_within(0) for client in clients)
        if state not in ("sending", "lingering"):
            assert not any(client.hears_within(0) for client in clients)


def test_who_makes_progress_stays_and_the_newest_does(server: Server) -> None:
    with ExitStack() as stack:
        slow = stack.enter_context(Raw(server, HALF_A_BODY))
        silent = [stack.enter_context(Raw(server, HALF_A_BODY)) for _ in range(ROOM - 1)]
        time.sleep(0.3)
        slow.send(b" ")
        time.sleep(0.3)
        coming = [stack.enter_context(Raw(server)) for _ in range(ROOM - 1)]
        newest = coming[-1]
        assert eventually(lambda: all(client.hears_within(0) for client in silent), seconds=5)
        assert not slow.hears_within(0.2)
        assert not newest.hears_within(0)
        newest.send(LIVE)
        assert newest.answer().status == 200


def test_who_has_read_part_of_an_answer_has_made_progress(server: Server) -> None:
    with ExitStack() as stack:
        reader = stack.enter_context(Raw(server, LARGE * 4, receive_buffer=2_048))
        readers = [stack.enter_context(sending(server)) for _ in range(ROOM - 1)]
        time.sleep(1.0)
        read = 0
        while read < 300_000:
            read += len(reader.socket.recv(65_536))
        assert seconds_to(server, LIVE) < PROMPT
        assert eventually(lambda: any(client.breaks_within(0) for client in readers), seconds=5)
        assert not reader.breaks_within(0)


def playouts(server: Server) -> bytes:
    """A request that keeps the only thread busy for as long as it may."""
    state = server.post("/v1/rulesets/duel/games", {"seed": 1}).json()["state"]
    body = {"state": state, "count": 1_000, "max_decisions": 500}
    return request("POST", "/v1/playouts", json.dumps(body).encode())


@pytest.mark.full
def test_where_every_request_waits_for_a_thread_the_first_is_refused(server: Server) -> None:
    work = playouts(server)
    with ExitStack() as stack:
        stack.enter_context(Raw(server, work))
        time.sleep(0.3)
        waiting = [stack.enter_context(Raw(server, request("GET", "/v1/rulesets"))) for _ in range(ROOM - 1)]
        time.sleep(0.3)
        assert not any(client.hears_within(0) for client in waiting)
        assert seconds_to(server, LIVE) < PROMPT
        answer = waiting[0].answer()
        is_problem(answer, "unavailable")
        assert answer.headers["Retry-After"] == "1"
        assert not any(client.hears_within(0) for client in waiting[1:])
        for client in waiting[1:]:
            assert client.answer().status == 200, "the one that left closed its connection after its answer"


@pytest.mark.full
def test_bodies_that_wait_for_a_thread_are_kept_up_to_a_number_of_bytes() -> None:
    """Each is almost a MiB; half of the 64 that all connections may hold are for these."""
    body = b'{"state": "%b"}' % (b"x" * 1_000_000)
    large = request("POST", "/v1/statuses", body)
    chosen: dict[str, Any] = {"queue_seconds": 60, "max_seconds": 60, "max_playout_work": ANY_WORK}
    with serving(workers=1, threads=1, cache_url="memory://", **chosen) as server:
        work = playouts(server)
        with ExitStack() as stack:
            busy = stack.enter_context(Raw(server, work))
            time.sleep(0.3)
            small = stack.enter_context(Raw(server, request("POST", "/v1/statuses", b'{"state": 1}')))
            clients = [stack.enter_context(Raw(server, large)) for _ in range(50)]

            def refused() -> list[Raw]:
                return [client for client in clients if client.hears_within(0)]

            assert eventually(lambda: len(refused()) >= 50 - 33, seconds=20)
            turned_away = refused()
            for client in turned_away:
                is_problem(client.answer(), "unavailable")
            assert len(turned_away) <= 50 - 31
            assert not busy.hears_within(0)
            assert not small.hears_within(0)
            busy.close()
            assert small.answer().status == 200, "however many large ones come, it waits for its turn"
            for client in clients:
                if client not in turned_away:
                    assert client.answer().status == 200
