"""A service that a test makes up: it notes what it was asked, and answers what it is told to."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Lock, Thread

HOST = "127.0.0.1"


@dataclass
class Asked:
    """A request as it arrived."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes
    connection: int
    """The port of the client's end: the same for all requests of one connection."""


@dataclass
class Reply:
    """What is answered; ``status`` 0 breaks the connection instead."""

    status: int = 200
    body: bytes = b"{}"
    headers: dict[str, str] = field(default_factory=dict)


Behaviour = Callable[[Asked], Reply]


class Upstream(ThreadingHTTPServer):
    """One such service; ``asked`` lists what it was asked, in order."""

    daemon_threads = True
    request_queue_size = 256

    def __init__(self, behaviour: Behaviour) -> None:
        super().__init__((HOST, 0), _Handler)
        self.behaviour = behaviour
        self.asked: list[Asked] = []
        self.lock = Lock()

    @property
    def address(self) -> str:
        """Where it is, for a list of upstreams."""
        return f"{HOST}:{self.server_address[1]}"

    def take(self, asked: Asked) -> Reply:
        """Note a request, and decide on its answer."""
        if asked.path != "/health/live":
            with self.lock:
                self.asked.append(asked)
            return self.behaviour(asked)
        return Reply()

    def handle_error(self, request: object, client_address: object) -> None:
        """Say nothing: proxies break connections."""


class _Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True
    server: Upstream

    def do_GET(self) -> None:
        """Answer as the test says."""
        body = self.rfile.read(int(self.headers.get("Content-Length", "0")))
        asked = Asked(self.command, self.path, dict(self.headers), body, self.client_address[1])
        reply = self.server.take(asked)
        if not reply.status:
            self.close_connection = True
            self.connection.shutdown(socket.SHUT_RDWR)
            return
        self.send_response(reply.status)
        fields = {"Content-Type": "application/json", "Content-Length": str(len(reply.body)), **reply.headers}
        for name, value in fields.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(reply.body)

    do_POST = do_GET  # noqa: N815  # as above

    def log_message(self, format: str, *args: object) -> None:  # noqa: A002  # the base class calls it so
        """Say nothing."""


@contextmanager
def upstream(behaviour: Behaviour = lambda asked: Reply()) -> Iterator[Upstream]:
    """One such service, until the block ends."""
    server = Upstream(behaviour)
    serving = Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    serving.start()
    try:
        yield server
    finally:
        server.shutdown()
        serving.join()
        server.server_close()
