"""A node of a Redis Cluster that says what a test has it say."""

from __future__ import annotations

import socket
import socketserver
import threading
from collections.abc import Callable
from types import TracebackType
from typing import Any, Self

from tests.support import processes

Command = list[bytes]
OK = b"+OK\r\n"
NOTHING = b"$-1\r\n"
SLOTS = 16_384


def bulk(value: bytes) -> bytes:
    """A value as it is sent."""
    return b"$%d\r\n%b\r\n" % (len(value), value)


def error(text: str) -> bytes:
    """A refusal as it is sent."""
    return f"-{text}\r\n".encode()


class FakeNode:
    """Listens from the start; ``answer`` makes the reply to a command, empty bytes for silence.

    Asked for the slots, it says that it has all of them, unless ``slots`` tells otherwise: first slot, last
    slot, the port of the node that has them, and those of its replicas.
    """

    def __init__(self) -> None:
        self.heard: list[Command] = []
        self.answer: Callable[[Command], bytes] = lambda command: OK
        self.slots: list[tuple[int, ...]] | None = None
        self.mute = False
        """Whether it says nothing to anything."""
        self.host = processes.HOST
        """What it calls its own host."""
        self._server = _Server((processes.HOST, 0), _handler(self))
        self.port: int = self._server.server_address[1]
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})

    @property
    def connections(self) -> int:
        """How many are open."""
        return len(self._server.open)

    def hang_up(self) -> None:
        """Close all connections, as a server does with those that nobody uses."""
        for connection in tuple(self._server.open):
            connection.shutdown(socket.SHUT_RDWR)

    def reply(self, command: Command) -> bytes:
        """What it says to a command."""
        if self.mute:
            return b""
        if command[0] != b"CLUSTER":
            self.heard.append(command)
            return self.answer(command)
        slots = [(0, SLOTS - 1, self.port)] if self.slots is None else self.slots
        entries = [
            b"*%d\r\n:%d\r\n:%d\r\n" % (2 + len(ports), first, last)
            + b"".join(b"*3\r\n%b:%d\r\n%b" % (bulk(self.host.encode()), port, bulk(b"id")) for port in ports)
            for first, last, *ports in slots
        ]
        return b"*%d\r\n" % len(entries) + b"".join(entries)

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


class _Server(socketserver.ThreadingTCPServer):
    daemon_threads = True
    allow_reuse_address = True

    def __init__(self, *arguments: Any) -> None:
        super().__init__(*arguments)
        self.open = set[socket.socket]()


def _handler(node: FakeNode) -> type[socketserver.StreamRequestHandler]:
    class Handler(socketserver.StreamRequestHandler):
        server: _Server

        def setup(self) -> None:
            super().setup()
            self.server.open.add(self.connection)

        def finish(self) -> None:
            self.server.open.discard(self.connection)
            super().finish()

        def handle(self) -> None:
            while line := self.rfile.readline():
                parts = [self._part() for _ in range(int(line[1:]))]
                self.wfile.write(node.reply(parts))
                self.wfile.flush()

        def _part(self) -> bytes:
            length = int(self.rfile.readline()[1:])
            return self.rfile.read(length + 2)[:-2]

    return Handler
