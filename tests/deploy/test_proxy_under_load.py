"""deploy/proxy: clients that ask for much, and services that fail."""

from __future__ import annotations

import json
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
import requests

from tests.deploy.saying import GAMES, NOBODY, POSTS, address, refusal
from tests.deploy.upstream import Asked, Reply, Upstream, upstream
from tests.support import processes
from tests.support.nginx import proxying
from tests.support.servers import Server, serving

BURST = 200
"""Requests that a client may make at once, beside the one that is always free."""
NOTHING_AFTER_THE_BURST = {"rate=100r/s": "rate=1r/m"}


def statuses(proxy: Server, count: int) -> list[int]:
    """What so many requests are answered with."""
    with requests.Session() as session:
        return [session.get(f"{proxy.url}/v1/rulesets", timeout=10).status_code for _ in range(count)]


def test_a_client_that_asks_too_fast_is_told_to_wait(service: Upstream) -> None:
    with proxying([service.address], unlimited=(), changed=NOTHING_AFTER_THE_BURST) as proxy:
        assert statuses(proxy, BURST + 1) == [200] * (BURST + 1)
        answer = proxy.get("/v1/rulesets")
        assert answer.status_code == 429
        assert answer.headers["Retry-After"] == "1"
        refusal(answer, "rate-limited", answer.content)
        assert proxy.get("/health/live").ok


def test_own_servers_are_not_limited(service: Upstream) -> None:
    with proxying([service.address], changed=NOTHING_AFTER_THE_BURST) as proxy:
        assert statuses(proxy, BURST + 2) == [200] * (BURST + 2)


def test_a_client_has_so_many_requests_under_way_and_no_more() -> None:
    go_on = threading.Event()

    def wait(asked: Asked) -> Reply:
        del asked
        go_on.wait(20)
        return Reply()

    with (
        upstream(wait) as service,
        proxying([service.address], unlimited=()) as proxy,
        ThreadPoolExecutor(64) as clients,
    ):
        waiting = [clients.submit(proxy.post, POSTS, {}) for _ in range(64)]
        assert processes.eventually(lambda: len(service.asked) == 64)
        answer = proxy.post(POSTS, {})
        go_on.set()
        assert {each.result().status_code for each in waiting} == {200}
    assert answer.status_code == 429
    refusal(answer, "rate-limited", answer.content)


# Services that fail


def breaks(asked: Asked) -> Reply:
    """Take a request and hang up."""
    del asked
    return Reply(0)


def drains(asked: Asked) -> Reply:
    """Refuse as a service does that is about to stop."""
    del asked
    return Reply(503, b'{"type":"/problems/unavailable"}', {"Retry-After": "1"})


@pytest.mark.parametrize("failing", [breaks, drains])
def test_what_fails_on_one_service_is_asked_of_another(failing: Any, service: Upstream) -> None:
    with upstream(failing) as bad, proxying([bad.address, service.address, NOBODY]) as proxy:
        for number in range(20):
            assert proxy.post(POSTS, {"number": number}).status_code == 200
            assert json.loads(service.asked[-1].body) == {"number": number}
    assert len(bad.asked) >= 5, "it is asked again and again: no server is counted out"


def test_a_request_is_tried_on_three_services_and_no_more() -> None:
    with ExitStack() as stack:
        bad = [stack.enter_context(upstream(breaks)) for _ in range(4)]
        proxy = stack.enter_context(proxying([each.address for each in bad]))
        answer = proxy.post(POSTS, {})
        refusal(answer, "unavailable", answer.content)
        assert sum(len(each.asked) for each in bad) == 3


@pytest.mark.parametrize("place", range(3))
def test_a_state_that_nobody_knows_is_not_hot_though_a_service_is_gone(place: int) -> None:
    """Whichever is tried last: a client can send the state, and could do nothing about silence."""

    def knows_nothing(asked: Asked) -> Reply:
        del asked
        return Reply(404, b'{"type":"/problems/state-not-hot"}')

    with upstream(knows_nothing) as one, upstream(knows_nothing) as other:
        addresses = [one.address, other.address]
        addresses.insert(place, NOBODY)
        with proxying(addresses) as proxy:
            for _ in range(8):
                answer = proxy.post(POSTS, {"state_id": "x"})
                assert (answer.status_code, answer.json()) == (404, {"type": "/problems/state-not-hot"})


def test_services_that_end_while_they_are_asked_of_a_state() -> None:
    """One that does not know it is asked once more, and is gone by then."""
    one_is_left = threading.Lock()

    def answers_once(asked: Asked) -> Reply:
        del asked
        return Reply(404 if one_is_left.acquire(blocking=False) else 0)

    with (
        upstream(answers_once) as service,
        upstream(answers_once) as other,
        proxying([service.address, other.address]) as proxy,
    ):
        answer = proxy.post(POSTS, {"state_id": "x"})
        refusal(answer, "unavailable", answer.content)
        assert len(service.asked) + len(other.asked) == 4


def test_what_took_long_is_not_asked_again(service: Upstream) -> None:
    def too_long(asked: Asked) -> Reply:
        del asked
        time.sleep(0.3)
        return Reply(503, b'{"type":"/problems/took-too-long"}')

    sooner = {"proxy_next_upstream_timeout 4s;": "proxy_next_upstream_timeout 200ms;"}
    with (
        upstream(too_long) as slow,
        upstream(too_long) as other,
        proxying([slow.address, other.address], changed=sooner) as proxy,
    ):
        answer = proxy.post(POSTS, {})
        assert (answer.status_code, answer.json()) == (503, {"type": "/problems/took-too-long"})
        assert len(slow.asked) + len(other.asked) == 1


def test_services_that_cannot_ask_their_cache_still_serve_who_sends_states() -> None:
    """Their 503 for a state id is no reason to count them out."""

    def without_cache(asked: Asked) -> Reply:
        if b"state_id" in asked.body:
            return Reply(503, b'{"type":"/problems/cache-unavailable"}')
        return Reply()

    with (
        upstream(without_cache) as one,
        upstream(without_cache) as other,
        proxying([one.address, other.address]) as proxy,
    ):
        for _ in range(10):
            assert proxy.post(POSTS, {"state_id": "x"}).json()["type"] == "/problems/cache-unavailable"
            assert proxy.post(POSTS, {"state": {}}).status_code == 200


def test_nobody_notices_that_a_service_is_stopped(server: Server) -> None:
    stopped, failed = threading.Event(), []

    def play(proxy: Server, number: int) -> None:
        body = server.post(GAMES, {"seed": number}).json()
        asked = {"state": body["state"]}
        with requests.Session() as session:
            while not stopped.is_set():
                answer = session.post(f"{proxy.url}/v1/legal-actions", json=asked, timeout=30)
                if answer.status_code != 200 or answer.json()["actions"] != body["legal_actions"]:
                    failed.append(answer.text)

    with (
        serving(workers=1, cache_url="memory://") as leaving,
        proxying([address(server), address(leaving)]) as proxy,
        ThreadPoolExecutor(4) as clients,
    ):
        playing = [clients.submit(play, proxy, number) for number in range(4)]
        try:
            assert processes.eventually(lambda: "legal-actions" in leaving.log.read_text())
            leaving.process.terminate()
            assert leaving.process.wait(20) == 0
        finally:
            stopped.set()
        for each in playing:
            each.result()
    assert failed == []
