"""Looks that wait for news: on a real server, with several workers."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
import requests

from tests.support.processes import eventually
from tests.support.servers import Server, serving
from tests.tables.party import token


@pytest.fixture(scope="module")
def two_workers() -> Iterator[Server]:
    """A service whose workers share the store of tables."""
    with serving(workers=2) as server:
        yield server


class Seat:
    """Somebody at a table of a real service."""

    def __init__(self, url: str) -> None:
        self.url = f"{url}/v1"
        self.session = requests.Session()
        self.session.headers["Authorization"] = f"Bearer {token()}"
        self.table = ""

    def create(self, ruleset: str = "duel", **told: Any) -> str:
        """A new table; the invitation to it."""
        made = self.session.post(f"{self.url}/rulesets/{ruleset}/tables", json=told).json()
        self.table = made["table"]
        invitation: str = made["invitations"][0]["invitation"]
        return invitation

    def join(self, table: str, invitation: str) -> None:
        """Take a seat."""
        self.table = table
        answer = self.session.post(f"{self.url}/tables/{table}/seats", json={"invitation": invitation})
        assert answer.status_code == 200, answer.text

    def look(self, step: int | None = None, wait: int = 0) -> requests.Response:
        """The table; news alone, where a step is known."""
        headers = {} if step is None else {"If-None-Match": f'"{step}"'}
        return self.session.get(
            f"{self.url}/tables/{self.table}", params={"wait": wait}, headers=headers, timeout=30
        )


def seated(url: str) -> tuple[Seat, Seat]:
    """Two people at a table."""
    ann, ben = Seat(url), Seat(url)
    invitation = ann.create()
    ben.join(ann.table, invitation)
    return ann, ben


def test_a_look_that_waits_is_answered_when_something_happens(two_workers: Server) -> None:
    for _ in range(4):  # whichever worker either of them is connected to
        ann, ben = Seat(two_workers.url), Seat(two_workers.url)
        invitation = ann.create()
        with ThreadPoolExecutor(1) as threads:
            began = time.monotonic()
            news = threads.submit(ann.look, 0, 10)
            time.sleep(0.5)
            assert not news.done()
            ben.join(ann.table, invitation)
            answer = news.result(timeout=10)
        assert answer.status_code == 200
        assert answer.json()["status"] == "playing"
        assert answer.headers["ETag"] == '"1"'
        assert 0.4 < time.monotonic() - began < 9


def test_where_nothing_happens_the_answer_is_304_after_the_wait(two_workers: Server) -> None:
    ann, _ = seated(two_workers.url)
    began = time.monotonic()
    answer = ann.look(1, wait=1)
    assert (answer.status_code, answer.content, answer.headers["ETag"]) == (304, b"", '"1"')
    assert time.monotonic() - began > 0.9
    assert ann.look(1).status_code == 304
    assert ann.look(wait=5).status_code == 200, "without a known step there is nothing to wait for"


def test_the_connection_goes_on_after_a_wait(two_workers: Server) -> None:
    ann, _ = seated(two_workers.url)
    for _ in range(3):
        assert ann.look(1, wait=1).status_code == 304
        assert ann.look().status_code == 200


@pytest.mark.full
def test_a_wait_holds_no_thread(two_workers: Server) -> None:
    ann, _ = seated(two_workers.url)
    others = [Seat(two_workers.url) for _ in range(12)]
    for other in others:
        other.session.headers["Authorization"] = ann.session.headers["Authorization"]
        other.table = ann.table
    with ThreadPoolExecutor(12) as threads:
        waits = [threads.submit(other.look, 1, 4) for other in others]
        time.sleep(0.5)
        assert requests.get(f"{two_workers.url}/v1/rulesets", timeout=3).status_code == 200
        assert not any(wait.done() for wait in waits)
        assert {wait.result(timeout=20).status_code for wait in waits} == {304}


@pytest.mark.full
def test_looks_that_wait_are_counted_until_they_are_answered(two_workers: Server) -> None:
    ann, _ = seated(two_workers.url)

    def waiting() -> float:
        lines = two_workers.get("/metrics").text.splitlines()
        (line,) = [line for line in lines if line.startswith("headjudge_tables_waiting ")]
        return float(line.rpartition(" ")[2])

    assert eventually(lambda: waiting() == 0)
    with ThreadPoolExecutor(1) as threads:
        wait = threads.submit(ann.look, 1, 5)
        assert eventually(lambda: waiting() == 1, 4.5)
        assert wait.result(timeout=20).status_code == 304
    assert eventually(lambda: waiting() == 0)


@pytest.mark.full
def test_more_than_half_of_the_connections_do_not_wait() -> None:
    with serving(workers=1, connections=8) as server:
        ann, _ = seated(server.url)
        others = [Seat(server.url) for _ in range(5)]
        for other in others:
            other.session.headers["Authorization"] = ann.session.headers["Authorization"]
            other.table = ann.table
        with ThreadPoolExecutor(5) as threads:
            answers = list(threads.map(lambda other: other.look(1, wait=3), others))
        assert {answer.status_code for answer in answers} == {304}
        assert sorted("Retry-After" in answer.headers for answer in answers).count(True) >= 1
        assert sorted("Retry-After" in answer.headers for answer in answers).count(False) >= 1


@pytest.mark.full
def test_a_service_that_stops_answers_those_who_wait() -> None:
    with serving(workers=1) as server, ThreadPoolExecutor(1) as threads:
        ann, _ = seated(server.url)
        news = threads.submit(ann.look, 1, 10)
        time.sleep(0.5)
        began = time.monotonic()
        server.process.terminate()
        assert news.result(timeout=10).status_code == 304
        assert time.monotonic() - began < 5


def test_who_hangs_up_while_waiting_is_forgotten(two_workers: Server) -> None:
    ann, ben = seated(two_workers.url)
    with pytest.raises(requests.exceptions.Timeout):
        ann.session.get(
            f"{ann.url}/tables/{ann.table}",
            params={"wait": 10},
            headers={"If-None-Match": '"1"'},
            timeout=0.5,
        )
    ann.session.close()
    assert ben.look().status_code == 200
