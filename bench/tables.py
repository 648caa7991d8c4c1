"""Tables: what they cost the others, what an action costs, and how soon the other device hears of it.

One worker that may have 4,000 connections keeps 500 tables, and at each of them two looks wait for news; a
process of its own holds them. Adjudications go on beside them, with and without; people act, and it is told
how long it takes until those who wait have heard of it.
"""

from __future__ import annotations

import base64
import http.client
import itertools
import json
import os
import selectors
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

import engine
from service.app import create_app
from service.config import Config
from service.hot_states.embedded import EmbeddedValkey, program

from . import load, memory, servers, slow_clients
from .figures import Figure

TABLES = 500
CONNECTIONS = 4_000
ROUNDS = 5
RULESET = "duel"
WAIT = 10
"""Seconds that a look waits at most."""
HEARD = 12
"""Actions of a round whose news are waited for, each at a table of its own."""
ACTIONS = 150
"""Actions of a game whose CPU time is measured."""
APART = WAIT / (2 * TABLES)
"""Seconds between two looks that arrive: people do not come at once, and come back when they have waited."""
MOST_OF = 0.95
"""Of the looks so many wait when it is measured; the others have just been answered."""
PATIENCE = 60.0
"""Seconds until they do, at most."""
HELD_MIB = 100
"""More memory than that no 1,000 looks may take, with the tables that they wait at."""
SETTINGS = {"HEADJUDGE_TABLES_PER_CLIENT": "10000", "HEADJUDGE_CONNECTIONS": str(CONNECTIONS)}
BY_THE_ENGINE = (
    "apply", "begin", "decision", "decode_action", "decode_trusted", "encode", "event_texts", "legal_actions",
    "outcome", "redact", "ruleset_of", "settle", "state_id", "view",
)  # fmt: skip
"""What an action at a table asks of the engine."""


class Table(NamedTuple):
    """A table with two people, by their tokens."""

    id: str
    tokens: Sequence[str]


class Person:
    """One of them, over a connection of their own."""

    def __init__(self, port: int, token: str) -> None:
        self.connection = http.client.HTTPConnection(load.HOST, port, timeout=load.PATIENCE)
        self._headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}

    def send(self, method: str, path: str, known: int | None = None, **body: Any) -> None:
        """Ask; :meth:`answer` waits for what comes of it."""
        headers = self._headers if known is None else {**self._headers, "If-None-Match": f'"{known}"'}
        sent = json.dumps(body) if method == "POST" else None
        self.connection.request(method, f"/v1{path}", sent, headers)

    def answer(self) -> Any:
        """The answer, which grants what was asked."""
        response = self.connection.getresponse()
        told = response.read()
        assert response.status in {200, 201}, told
        return json.loads(told)

    def ask(self, method: str, path: str, **body: Any) -> Any:
        """Both."""
        self.send(method, path, **body)
        return self.answer()


def measure() -> list[Figure]:
    """The figures; none where there is no program to embed."""
    return [*_beside_those_who_wait(), _by_another_service(), _cpu_of_an_action()] if program() else []


def _beside_those_who_wait() -> list[Figure]:
    seeds = itertools.count(1)
    alone, beside, heard, held = [], [], [], []
    waiting = 0.0
    with servers.managed(1, more=SETTINGS) as server:
        slow_clients.slowest(server.port, seeds)
        before = memory.of_worker(server.manager)
        tables = [_table(server.port) for _ in range(TABLES)]
        for _ in range(ROUNDS):
            alone.append(slow_clients.slowest(server.port, seeds))
            with _looks(server.port, tables):
                waiting = _metric(server.port, "headjudge_tables_waiting")
                beside.append(slow_clients.slowest(server.port, seeds))
                held.append(memory.of_worker(server.manager) - before)
                heard += [_heard(server.port, server.port, table) for table in tables[:HEARD]]
    return [
        Figure(
            name=f"p99 beside {2 * TABLES:,} looks that wait at {TABLES} tables / alone",
            runs=[with_them / without for with_them, without in zip(beside, alone, strict=True)],
            target=2.0,
            unit="×",
            detail=f"{median(beside):.1f} against {median(alone):.1f} ms, one worker; {waiting:,.0f} waited",
            at_most=True,
        ),
        Figure(
            name=f"memory of a worker for {TABLES} tables and {2 * TABLES:,} looks",
            runs=held,
            target=HELD_MIB,
            unit="MiB",
            detail="with the states that adjudications leave there",
            at_most=True,
        ),
        Figure(
            name="news of an action on the other device",
            runs=heard,
            target=0.3,
            unit="s",
            detail=f"beside {2 * TABLES:,} looks that wait, one worker",
            at_most=True,
        ),
    ]


def _by_another_service() -> Figure:
    """How soon those hear of an action who wait at another service than where it was done."""
    with _store() as url:
        more = {**SETTINGS, "HEADJUDGE_TABLES_URL": url}
        with servers.managed(1, more=more) as one, servers.managed(1, more=more) as other:
            heard = [_heard(one.port, other.port, _table(one.port)) for _ in range(20)]
    return Figure(
        name="news of an action, by way of another service",
        runs=heard,
        target=0.3,
        unit="s",
        detail="two services, one store",
        at_most=True,
    )


def _cpu_of_an_action() -> Figure:
    runs = []
    with _store() as url:
        for _ in range(ROUNDS):
            config = Config(cache_url="memory://", tables_url=url, tables_per_client=1_000)
            runs.append(_over_the_engine(config))
    return Figure(
        name="an action at a table, without the engine",
        runs=runs,
        target=1.5,
        unit="ms",
        detail=f"CPU inside the application, the first {ACTIONS} actions of {RULESET}",
        at_most=True,
    )


def _over_the_engine(config: Config) -> float:
    """Milliseconds of CPU for an action, less what the engine takes of them."""
    client = create_app(config).test_client()
    tokens = (_token(), _token())

    def ask(token: str, method: str, path: str, **body: Any) -> Any:
        headers = {"Authorization": f"Bearer {token}"}
        sent = body if method == "POST" else None
        answer = client.open(f"/v1{path}", method=method, headers=headers, json=sent)
        assert answer.status_code in {200, 201}, answer.text
        return answer.get_json()

    made = ask(tokens[0], "POST", f"/rulesets/{RULESET}/tables")
    path = f"/tables/{made['table']}"
    ask(tokens[1], "POST", f"{path}/seats", invitation=made["invitations"][0]["invitation"])
    total, step = 0.0, 1
    with _timed() as in_the_engine:
        for _ in range(ACTIONS):
            seen, token = next(
                (seen, token)
                for token in tokens
                for seen in [ask(token, "GET", path)]
                if seen["perspective"]["legal_actions"]
            )
            action = seen["perspective"]["legal_actions"][-1]
            before, spent = time.thread_time(), in_the_engine()
            answer = ask(token, "POST", f"{path}/adjudications", step=seen["step"], action=action)
            total += time.thread_time() - before - (in_the_engine() - spent)
            step = int(answer["step"])
            if answer["status"] == "over":
                break
    return 1_000 * total / (step - 1)


@contextmanager
def _timed() -> Iterator[Callable[[], float]]:
    """A function that tells the seconds of CPU that the engine has taken so far."""
    spent, depth = 0.0, 0
    before = {name: getattr(engine, name) for name in BY_THE_ENGINE}

    def watched(work: Callable[..., Any]) -> Callable[..., Any]:
        def watching(*arguments: Any, **more: Any) -> Any:
            nonlocal spent, depth
            depth += 1
            begin = time.thread_time()
            try:
                return work(*arguments, **more)
            finally:
                depth -= 1
                if not depth:
                    spent += time.thread_time() - begin

        return watching

    for name, work in before.items():
        setattr(engine, name, watched(work))
    try:
        yield lambda: spent
    finally:
        for name, work in before.items():
            setattr(engine, name, work)


def _heard(acting: int, listening: int, table: Table) -> float:
    """Seconds from when an action is sent to one service until who waits at another has the news."""
    people = [Person(acting, token) for token in table.tokens]
    looks = [person.ask("GET", f"/tables/{table.id}") for person in people]
    seat = next(seat for seat, seen in enumerate(looks) if seen["perspective"]["legal_actions"])
    other = Person(listening, table.tokens[1 - seat])
    step = looks[seat]["step"]
    other.send("GET", f"/tables/{table.id}?wait={WAIT}", step)
    time.sleep(0.2)
    action = looks[seat]["perspective"]["legal_actions"][0]
    begin = time.perf_counter()
    people[seat].send("POST", f"/tables/{table.id}/adjudications", step=step, action=action)
    news = other.answer()
    taken = time.perf_counter() - begin
    assert news["step"] == step + 1
    people[seat].answer()
    for person in (*people, other):
        person.connection.close()
    return taken


def _table(port: int) -> Table:
    tokens = (_token(), _token())
    ann, ben = (Person(port, token) for token in tokens)
    made = ann.ask("POST", f"/rulesets/{RULESET}/tables")
    ben.ask("POST", f"/tables/{made['table']}/seats", invitation=made["invitations"][0]["invitation"])
    for person in (ann, ben):
        person.connection.close()
    return Table(made["table"], tokens)


def _token() -> str:
    return base64.urlsafe_b64encode(os.urandom(32)).rstrip(b"=").decode()


def _metric(port: int, name: str) -> float:
    connection = http.client.HTTPConnection(load.HOST, port, timeout=load.PATIENCE)
    connection.request("GET", "/metrics")
    lines = connection.getresponse().read().decode().splitlines()
    connection.close()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} "))


@contextmanager
def _store() -> Iterator[str]:
    """A store of tables; gives its URL."""
    with tempfile.TemporaryDirectory() as folder:
        store = EmbeddedValkey(Path(folder), memory_mib=64, name="store", evicting=False)
        store.start()
        try:
            yield store.url
        finally:
            store.stop()


@contextmanager
def _looks(port: int, tables: Sequence[Table]) -> Iterator[None]:
    """Two looks at each table that wait for news, again and again, until the block ends."""
    command = [sys.executable, "-m", __name__, str(port)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        process.stdin.write("".join(f"{table.id} {token}\n" for table in tables for token in table.tokens))
        process.stdin.close()
        end = time.monotonic() + PATIENCE
        wanted = MOST_OF * 2 * len(tables)
        while _metric(port, "headjudge_tables_waiting") < wanted and time.monotonic() < end:
            time.sleep(1)
        try:
            yield
        finally:
            process.terminate()


def look_on(port: int) -> None:
    """Hold the looks that the standard input names, until somebody ends the process."""
    poller = selectors.DefaultSelector()
    for line in sys.stdin:
        table, token = line.split()
        connection = socket.create_connection((load.HOST, port), timeout=load.PATIENCE)
        head = (
            f"GET /v1/tables/{table}?wait={WAIT} HTTP/1.1\r\nHost: {load.HOST}\r\n"
            f"Authorization: Bearer {token}\r\nIf-None-Match: "
        )
        time.sleep(APART)
        _look(connection, head, b'"1"')
        poller.register(connection, selectors.EVENT_READ, head)
    while True:
        for key, _ in poller.select():
            assert isinstance(key.fileobj, socket.socket)
            data = key.fileobj.recv(load.CHUNK)
            if tag := _tag(data):
                _look(key.fileobj, key.data, tag)
            elif not data:
                poller.unregister(key.fileobj)


def _look(connection: socket.socket, head: str, tag: bytes) -> None:
    connection.sendall(head.encode() + tag + b"\r\n\r\n")


def _tag(data: bytes) -> bytes:
    """The tag of an answer; empty where this is not the beginning of one."""
    _, found, rest = data.partition(b"\r\nETag: ")
    return rest.partition(b"\r\n")[0] if found and data.startswith(b"HTTP/1.1 ") else b""


if __name__ == "__main__":
    look_on(int(sys.argv[1]))
