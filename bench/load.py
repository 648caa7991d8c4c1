"""A load client that costs next to nothing: prepared requests over a few kept connections to this machine.

Each connection sends its requests in order and the next one only when the answer is there, so a chain in
which each request names the state of the answer before it is played as a client would play it.
"""

from __future__ import annotations

import re
import select
import socket
from collections.abc import Iterator, Mapping, Sequence
from time import perf_counter

HOST = "127.0.0.1"
PATIENCE = 30.0
"""Seconds to wait for an answer."""
CHUNK = 262_144

_LENGTH = re.compile(rb"\r\nContent-Length: (\d+)\r\n", re.IGNORECASE)

Chain = Sequence[bytes]


def post(path: str, body: bytes) -> bytes:
    """A request, ready to be sent."""
    head = (
        f"POST {path} HTTP/1.1\r\nHost: {HOST}\r\n"
        f"Content-Type: application/json\r\nContent-Length: {len(body)}\r\n\r\n"
    )
    return head.encode() + body


def run(port: int, openings: Sequence[bytes], chains: Sequence[Chain]) -> float:
    """The answers per second that the server gives to all chains at once, each over its own connection.

    Clients arrive one after the other: each connects, sends its opening and reads the answer, which isn't
    counted. Then all chains run; the measuring ends with the first chain that does, so that every connection
    is busy all the time, whichever worker it has come to.

    Raises:
        AssertionError: a request was refused.
        ConnectionError: the server closed a connection.
        TimeoutError: an answer took longer than ``PATIENCE``.
    """
    connections = [_arrive(port, opening) for opening in openings]
    lines = {
        connection.fileno(): (connection, iter(chain))
        for connection, chain in zip(connections, chains, strict=True)
    }
    ready = select.poll()
    for handle in lines:
        ready.register(handle, select.POLLIN)
    start = perf_counter()
    for connection, requests in lines.values():
        connection.sendall(next(requests))
    answers = _until_a_chain_ends(ready, lines)
    elapsed = perf_counter() - start
    for connection in connections:
        connection.close()
    return answers / elapsed


def waits(port: int, requests: Sequence[bytes], anew: int) -> list[float]:
    """How many seconds each answer takes, one request after the other; for every ``anew`` of them there is a
    new connection, and connecting counts.

    Raises:
        AssertionError: a request was refused.
        ConnectionError: the server closed a connection.
        TimeoutError: an answer took longer than ``PATIENCE``.
    """
    taken = []
    for at in range(0, len(requests), anew):
        start = perf_counter()
        with _connected(port) as connection:
            for request in requests[at : at + anew]:
                connection.sendall(request)
                _receive(connection)
                taken.append(perf_counter() - start)
                start = perf_counter()
    return taken


def _connected(port: int) -> socket.socket:
    connection = socket.create_connection((HOST, port), timeout=PATIENCE)
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    return connection


def _arrive(port: int, opening: bytes) -> socket.socket:
    connection = _connected(port)
    connection.sendall(opening)
    _receive(connection)
    return connection


def _until_a_chain_ends(
    ready: select.poll, lines: Mapping[int, tuple[socket.socket, Iterator[bytes]]]
) -> int:
    answers = 0
    while True:
        events = ready.poll(PATIENCE * 1_000)
        if not events:
            raise TimeoutError(f"no answer for {PATIENCE} s")
        for handle, _ in events:
            connection, requests = lines[handle]
            _receive(connection)
            answers += 1
            request = next(requests, None)
            if request is None:
                return answers
            connection.sendall(request)


def _receive(connection: socket.socket) -> None:
    """Take one whole answer off the connection."""
    data = _more(connection)
    while (end := data.find(b"\r\n\r\n")) < 0:
        data += _more(connection)
    if not data.startswith((b"HTTP/1.1 200", b"HTTP/1.1 201")):
        raise AssertionError(f"a benchmark request was refused: {data[:2_000]!r}")
    field = _LENGTH.search(data, 0, end + 2)
    assert field is not None, f"an answer without a length: {data[:end]!r}"
    missing = end + 4 + int(field[1]) - len(data)
    while missing > 0:
        missing -= len(_more(connection))


def _more(connection: socket.socket) -> bytes:
    data = connection.recv(CHUNK)
    if not data:
        raise ConnectionError("the server closed a connection under load")
    return data
