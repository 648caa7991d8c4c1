"""Tables behind the proxy: two services that share a store, and requests that the proxy sends twice."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import pytest
import requests

from tests.deploy.saying import address
from tests.deploy.upstream import Asked, Reply, upstream
from tests.support.nginx import proxying
from tests.support.servers import Server, serving
from tests.support.valkey import valkey
from tests.tables.test_waiting import Seat, seated

STORE = {"maxmemory": "64mb", "maxmemory-policy": "noeviction"}


@pytest.fixture(scope="module")
def store() -> Iterator[str]:
    """A store of tables."""
    with valkey(**STORE) as server:
        yield server.url


@pytest.fixture(scope="module")
def services(store: str) -> Iterator[list[Server]]:
    """Two services that share it."""
    with ExitStack() as stack:
        yield [
            stack.enter_context(serving(workers=1, tables_url=store, cache_url="memory://")) for _ in range(2)
        ]


@pytest.fixture(scope="module")
def proxy(services: list[Server]) -> Iterator[Server]:
    """The proxy in front of both."""
    with proxying([address(service) for service in services]) as running:
        yield running


def test_news_come_from_whichever_service_they_are_made_at(proxy: Server, services: list[Server]) -> None:
    for service in services:
        ann, ben = Seat(proxy.url), Seat(service.url)
        invitation = ann.create("perdure")
        with ThreadPoolExecutor(1) as threads:
            news = threads.submit(ann.look, 0, 10)
            time.sleep(0.5)
            assert not news.done()
            ben.join(ann.table, invitation)
            answer = news.result(timeout=10)
        assert answer.status_code == 200
        assert answer.headers["ETag"].removeprefix("W/") == '"1"', "compressed, so weak"
        assert answer.headers["Cache-Control"] == "no-store"


def test_a_look_waits_behind_the_proxy_as_long_as_before_it(proxy: Server) -> None:
    ann, _ = seated(proxy.url)
    began = time.monotonic()
    answer = ann.look(1, wait=10)
    assert (answer.status_code, answer.content) == (304, b"")
    assert 9 < time.monotonic() - began < 20
    assert ann.look(1).status_code == 304


def test_a_look_whose_service_dies_is_answered_by_the_other(store: str, services: list[Server]) -> None:
    with serving(workers=1, tables_url=store, cache_url="memory://") as doomed:
        upstreams = {"    least_conn;\n": ""}  # in turn, so that every other request comes to it
        with proxying([address(doomed), address(services[0])], changed=upstreams) as proxy:
            ann, _ = seated(proxy.url)
            others = [Seat(proxy.url) for _ in range(4)]
            for other in others:
                other.session.headers.update(ann.session.headers)
                other.table = ann.table
            with ThreadPoolExecutor(4) as threads:
                waits = [threads.submit(other.look, 1, 2) for other in others]
                time.sleep(0.5)
                doomed.process.kill()
                assert [wait.result(timeout=20).status_code for wait in waits] == [304] * 4


def test_what_the_proxy_sends_twice_is_done_once(services: list[Server]) -> None:
    """The service that is asked first does as it is told, and dies before it answers."""
    target = services[0].url

    def loses_the_answer(asked: Asked) -> Reply:
        headers: dict[str, str | bytes | None] = {
            name: asked.headers[name] for name in ("Authorization", "Content-Type") if name in asked.headers
        }
        done = requests.request(
            asked.method, target + asked.path, headers=headers, data=asked.body, timeout=10
        )
        assert done.status_code < 500
        return Reply(status=0)

    with upstream(loses_the_answer) as first:
        in_order = {"    least_conn;\n": ""}
        spare = f"{address(services[1])} backup"
        with proxying([first.address, spare], changed=in_order) as proxy:
            ann, ben = Seat(proxy.url), Seat(proxy.url)
            invitation = ann.create("perdure")
            ben.join(ann.table, invitation)
            asked_before = len(first.asked)
            assert ann.look().json()["step"] == 1, "the seat was taken once"
            people = (ann, ben)
            for step in range(1, 7):
                looks = [person.look().json() for person in people]
                seat = next(seat for seat, seen in enumerate(looks) if seen["perspective"]["legal_actions"])
                action = looks[seat]["perspective"]["legal_actions"][0]
                answer = act(people[seat], step, action)
                assert (answer.status_code, answer.json()["step"]) == (200, step + 1)
                assert answer.json()["perspective"]["events"], "those of the step"
            over = act(ben, 7, {"type": "concede", "seat": 1})
            assert (over.status_code, over.json()["step"], over.json()["status"]) == (200, 8, "over")
            assert len(first.asked) > asked_before + 7, "each request came to it first"


def act(person: Seat, step: int, action: Any) -> requests.Response:
    """Act at a step."""
    path = f"{person.url}/tables/{person.table}/adjudications"
    return person.session.post(path, json={"step": step, "action": action})
