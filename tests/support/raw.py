"""A client that sends what it likes, as slowly as it likes."""

from __future__ import annotations

import http.client
import io
import json
import select
import socket
import time
from types import TracebackType
from typing import Any, NamedTuple, Self
from urllib.parse import urlsplit

from tests.support.servers import TIMEOUT, Server


class RawAnswer(NamedTuple):
    """An answer, taken apart."""

    status: int
    headers: http.client.HTTPMessage
    body: bytes

    def json(self) -> Any:
        """Its body."""
        return json.loads(self.body)


class _Reader(io.BufferedReader):
    """Stays open when an answer has been read: the next one may be in it already."""

    def close(self) -> None:
        """Do nothing."""


class Raw:
    """One connection to a server."""

    def __init__(self, server: Server, sent: bytes = b"", *, receive_buffer: int = 0) -> None:
        self.socket = socket.socket()
        if receive_buffer:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        self.socket.settimeout(TIMEOUT)
        address = urlsplit(server.url)
        self.socket.connect((address.hostname, address.port))
        self._reader = _Reader(socket.SocketIO(self.socket, "r"))
        self.send(sent)

    def send(self, data: bytes) -> None:
        """Send some bytes."""
        self.socket.sendall(data)

    def finish(self) -> None:
        """Send nothing more, but go on listening."""
        self.socket.shutdown(socket.SHUT_WR)

    def answer(self, method: str = "GET") -> RawAnswer:
        """The next answer."""
        response = http.client.HTTPResponse(self, method=method)  # type: ignore[arg-type]  # all it needs
        response.begin()
        return RawAnswer(response.status, response.headers, response.read())

    def makefile(self, _: str) -> io.BufferedReader:
        """What answers are read from, the same for all of them."""
        return self._reader

    def is_closed_within(self, seconds: float) -> bool:
        """Whether the server closes the connection in this time, without another word."""
        self.socket.settimeout(seconds)
        try:
            return self.socket.recv(1) == b""
        except TimeoutError:
            return False
        except ConnectionError:
            return True

    def breaks_within(self, seconds: float) -> bool:
        """Whether the connection breaks in this time. (Nothing is read, so only a reset is seen.)"""
        watched = select.poll()
        watched.register(self.socket, 0)
        return bool(watched.poll(seconds * 1_000))

    def hears_within(self, seconds: float) -> bool:
        """Whether there is something to read in this time."""
        return bool(select.select([self.socket], [], [], seconds)[0])

    def close(self) -> None:
        """Hang up."""
        self.socket.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self.close()


def request(method: str, path: str, body: bytes = b"", **fields: str) -> bytes:
    """A whole request; fields are named with underscores for hyphens."""
    given = {"Host": "here", "Content-Type": "application/json", "Content-Length": str(len(body))}
    given |= {name.replace("_", "-"): value for name, value in fields.items()}
    return head(method, path, given) + body


def head(method: str, path: str, fields: dict[str, str]) -> bytes:
    """A request line with header fields."""
    lines = [f"{method} {path} HTTP/1.1", *(f"{name}: {value}" for name, value in fields.items())]
    return "\r\n".join([*lines, "", ""]).encode("latin-1")


def seconds_to(server: Server, sent: bytes, status: int = 200) -> float:
    """How long a server takes to answer a request over a new connection."""
    begin = time.monotonic()
    with Raw(server, sent) as client:
        assert client.answer().status == status
    return time.monotonic() - begin
