"""A local HTTP server that answers as it was told, the faults of networks and proxies included."""

from __future__ import annotations

import json
import threading
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from types import TracebackType
from typing import Self


@dataclass(frozen=True)
class Reply:
    """An answer, as it should be or not."""

    status: int = 200
    body: bytes = b"{}"
    headers: Mapping[str, str] = field(default_factory=dict)
    announced: int | None = None
    """The length that is announced, where it isn't the length of the body."""
    after: threading.Event | None = None
    """What the answer waits for; the first byte of the body is sent before."""


def problem(status: int, kind: str, headers: Mapping[str, str] | None = None, **members: object) -> Reply:
    """A problem document."""
    document = {"type": f"/problems/{kind}", "title": kind, "status": status, "detail": "", **members}
    return Reply(status, json.dumps(document).encode(), headers or {})


class Hangup:
    """No answer: the connection is closed."""


@dataclass(frozen=True)
class Seen:
    """A request that arrived."""

    method: str
    path: str
    headers: Mapping[str, str]
    body: bytes


class ScriptedServer:
    """Answers each request with the next step of its script; a request after the last one gets a 418."""

    def __init__(self, *script: Reply | Hangup) -> None:
        self.seen: list[Seen] = []
        self._script = list(script)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), _handler(self))
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, kwargs={"poll_interval": 0.01})

    @property
    def url(self) -> str:
        """The base address."""
        return f"http://127.0.0.1:{self._server.server_port}"

    def next_step(self) -> Reply | Hangup:
        """What to answer now."""
        return self._script.pop(0) if self._script else Reply(418, b"the script has ended")

    def __enter__(self) -> Self:
        self._thread.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, where: TracebackType | None
    ) -> None:
        self._server.shutdown()
        self._server.server_close()
        self._thread.join()


def _handler(server: ScriptedServer) -> type[BaseHTTPRequestHandler]:
    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"

        def answer(self) -> None:
            body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
            server.seen.append(Seen(self.command, self.path, dict(self.headers), body))
            step = server.next_step()
            if isinstance(step, Hangup):
                self.close_connection = True
                return
            self.send_response(step.status)
            for name, value in step.headers.items():
                self.send_header(name, value)
            length = len(step.body) if step.announced is None else step.announced
            if "Transfer-Encoding" not in step.headers:
                self.send_header("Content-Length", str(length))
            self.end_headers()
            self.wfile.write(step.body[:1])
            self.wfile.flush()
            if step.after is not None:
                step.after.wait(10)
            with suppress(ConnectionError):  # the client has read enough
                self.wfile.write(step.body[1:])
            self.close_connection = length != len(step.body)

        def do_GET(self) -> None:  # the name that http.server calls
            self.answer()

        def do_POST(self) -> None:  # likewise
            self.answer()

        def log_message(self, *args: object) -> None:
            """Nothing is written to the terminal."""

    return Handler
