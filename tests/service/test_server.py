"""The service under gunicorn: workers that share, a cache that is looked after, an orderly end."""

from __future__ import annotations

import errno
import json
import os
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import requests
from redis import Redis
from redis.exceptions import RedisError

from tests.support import processes
from tests.support.raw import Raw, request
from tests.support.servers import Server, serving

RULESETS = request("GET", "/v1/rulesets")
GAMES = "/v1/rulesets/magic54/games"


@pytest.fixture
def two_workers() -> Iterator[Server]:
    """A service that ends in the course of the test or after it."""
    with serving(workers=2) as server:
        yield server


def cache(server: Server) -> Redis:
    """A connection to the embedded cache."""
    (path,) = server.log.parent.glob("headjudge-*/valkey.sock")
    return Redis(unix_socket_path=str(path), socket_timeout=5)


def cache_pid(server: Server) -> int:
    """The process of the embedded cache; 0 while it does not answer."""
    with suppress(RedisError, ValueError), cache(server) as client:
        return int(client.info("server")["process_id"])
    return 0


def test_states_are_hot_in_every_worker(two_workers: Server) -> None:
    game = two_workers.post(GAMES, {"seed": 1}).json()
    for _ in range(20):
        answer = two_workers.post("/v1/legal-actions", {"state_id": game["state_id"]})
        assert answer.json()["actions"] == game["legal_actions"]


def test_metrics_are_those_of_all_workers(two_workers: Server) -> None:
    for _ in range(30):
        two_workers.get("/v1/rulesets")
    line = 'headjudge_request_seconds_count{operation="rulesets.list_rulesets",status="200"} 30.0'
    assert line in two_workers.get("/metrics").text


def test_the_log_is_lines_of_json(two_workers: Server) -> None:
    requests.get(f"{two_workers.url}/v1/rulesets", headers={"X-Request-Id": "here"}, timeout=10)
    lines = [line for line in two_workers.log.read_text().splitlines() if line.startswith("{")]
    assert [line for line in map(json.loads, lines) if line.get("request_id") == "here"]
    address = f"headjudge: the interface is shown at {two_workers.url}/docs"
    assert address in two_workers.log.read_text()


@pytest.mark.full
def test_a_cache_that_dies_is_started_again(two_workers: Server) -> None:
    first = cache_pid(two_workers)
    game = new_game(two_workers)
    os.kill(first, signal.SIGKILL)
    assert processes.eventually(lambda: cache_pid(two_workers) not in (0, first))
    assert processes.eventually(lambda: two_workers.health()["status"] == "ok")
    answer = two_workers.post("/v1/legal-actions", {"state": game["state"]})
    assert answer.json()["actions"] == game["legal_actions"]


@pytest.mark.full
def test_nothing_is_left_behind(two_workers: Server) -> None:
    with cache(two_workers) as client:
        assert client.ping()
        two_workers.process.terminate()
        assert two_workers.process.wait(20) == 0
        with pytest.raises(RedisError):
            client.ping()
    assert [path.name for path in two_workers.log.parent.iterdir()] == ["service.log"]


SLOW_WORKERS = """
import time
from gunicorn import util
from service.cli import main

util.seed = lambda: time.sleep(2)
main(["serve"])
"""
"""The service with workers that take their time before they handle signals."""


@pytest.mark.full
def test_a_worker_that_is_just_starting_ends_with_the_rest(tmp_path: Path) -> None:
    log = tmp_path / "service.log"
    settings = {"HEADJUDGE_PORT": "0", "HEADJUDGE_WORKERS": "2", "HEADJUDGE_CACHE_URL": "memory://"}
    process = processes.start([sys.executable, "-c", SLOW_WORKERS], log, settings)
    try:
        assert processes.eventually(lambda: log.read_text().count("Booting worker") == 2, 60)
        process.terminate()
        assert process.wait(25) == 0, "a worker that did not hear of it is killed after 30 seconds"
    finally:
        processes.kill(process)


@pytest.mark.full
def test_the_cache_does_not_outlive_a_manager_that_is_killed(two_workers: Server) -> None:
    assert cache_pid(two_workers)
    two_workers.process.kill()
    assert processes.eventually(lambda: cache_pid(two_workers) == 0)


def slow_request(server: Server, answers: list[Any]) -> None:
    """A request that takes a while."""
    body = {"state": new_game(server)["state"], "count": 200, "max_decisions": 500}
    answers.append(server.post("/v1/playouts", body))


def new_game(server: Server) -> Any:
    """A position."""
    return server.post(GAMES, {"seed": 2}).json()


@pytest.mark.full
def test_requests_under_way_are_finished(two_workers: Server) -> None:
    answers: list[Any] = []
    requesting = threading.Thread(target=slow_request, args=(two_workers, answers))
    requesting.start()
    time.sleep(0.5)
    assert requesting.is_alive(), "the request was over before the test began"
    two_workers.process.terminate()
    assert processes.eventually(lambda: refuses_connections(two_workers), 3), "they would wait for nobody"
    assert requesting.is_alive(), "the request was over before the test looked"
    requesting.join(30)
    assert answers[0].status_code == 200
    assert answers[0].json()["count"] == 200
    assert two_workers.process.wait(20) == 0


def refuses_connections(server: Server) -> bool:
    """Whether the system tells whoever connects at once that nobody listens."""
    address = urlsplit(server.url)
    with socket.socket() as probe:
        return probe.connect_ex((address.hostname, address.port)) == errno.ECONNREFUSED


@pytest.mark.full
def test_clients_that_finish_no_request_do_not_delay_the_end(two_workers: Server) -> None:
    with Raw(two_workers), Raw(two_workers, b"GET / HTTP/1.1\r\nHost:"), Raw(two_workers, RULESETS) as kept:
        assert kept.answer().status == 200
        two_workers.process.terminate()
        assert two_workers.process.wait(12) == 0


@pytest.mark.full
def test_a_connection_that_is_kept_is_told_that_the_end_is_near(two_workers: Server) -> None:
    with requests.Session() as session:
        answer = session.get(f"{two_workers.url}/v1/rulesets", timeout=10)
        two_workers.process.terminate()
        while answer.status_code == 200:
            time.sleep(0.02)
            answer = session.get(f"{two_workers.url}/v1/rulesets", timeout=10)
    assert answer.status_code == 503
    assert answer.json()["type"] == "/problems/unavailable"
    assert answer.headers["Retry-After"] == "1"
    assert answer.headers["Connection"] == "close"


def test_memory_alone_means_one_worker() -> None:
    with serving(cache_url="memory://", workers=0) as server:
        assert server.log.read_text().count("Booting worker") == 1
        game = new_game(server)
        assert server.post("/v1/legal-actions", {"state_id": game["state_id"]}).status_code == 200
        assert server.health() == {"status": "ok", "cache": "ok", "tables": "ok"}


def test_the_address_of_the_docs_is_printed_and_works() -> None:
    with serving(workers=1, host="0.0.0.0", cache_url="memory://") as server:
        port = server.url.rpartition(":")[2]
        address = f"http://localhost:{port}/docs"
        assert f"headjudge: the interface is shown at {address}\n" in server.log.read_text()
        assert requests.get(address.replace("localhost", "127.0.0.1"), timeout=10).ok


@pytest.mark.parametrize(
    ("name", "value", "expected"),
    [
        ("PORT", "http", "'http', it has to be a whole number from 0 to 65535"),
        ("RUNTIME_DIR", "/nowhere/at/all", "'/nowhere/at/all': No such file or directory"),
        ("RATE_LIMIT", "often", "'often': couldn't parse rate limit string 'often'"),
    ],
)
def test_impossible_settings_are_named_and_nothing_is_served(name: str, value: str, expected: str) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "service", "serve"],
        env={f"HEADJUDGE_{name}": value},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
        timeout=30,
    )
    assert done.returncode == 2
    assert done.stderr == f"headjudge: HEADJUDGE_{name} is {expected}\n"
