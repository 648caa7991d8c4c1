"""The application as the wire calls it: a complete request in, the bytes of an answer out."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from gunicorn.http import wsgi  # type: ignore[import-untyped]  # it has no types

from service.problems import InternalErrorProblem
from service.request_hooks import CAN_WAIT, HUNG_UP, NEWS
from service.wire.connection import Connection
from service.wire.refused import refused

log = logging.getLogger("service")


class Outbox:
    """What gunicorn writes an answer to in the place of a socket."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def sendall(self, data: bytes) -> None:
        """Take a part of the answer."""
        self._parts.append(data)

    def data(self) -> bytes:
        """The whole answer."""
        return b"".join(self._parts)


class Application:
    """A WSGI application, which threads call."""

    def __init__(self, application: Callable[..., Any], cfg: Any) -> None:
        self._application = application
        self._cfg = cfg

    def answer(self, connection: Connection, *, keep: bool) -> tuple[bytes, bool]:
        """The answer to the request of a connection, and whether that has to be closed after it; ``keep``:
        whether it may be kept."""
        outbox = Outbox()
        try:
            closes = self._respond(connection, outbox, keep)
            return outbox.data(), closes
        except Exception:
            log.exception("bug")
            problem = InternalErrorProblem(detail="an unexpected error; the log has it")
            return refused(problem, connection.request, connection.age()), True

    def _respond(self, connection: Connection, outbox: Outbox, keep: bool) -> bool:
        """Have the answer written; whether the connection has to be closed after it."""
        has_waited, connection.news = connection.news is not None, None
        response, environ = wsgi.create(
            connection.request, outbox, connection.client, connection.server, self._cfg
        )
        environ["wsgi.multithread"] = True
        environ[HUNG_UP] = connection.has_hung_up
        if not has_waited and keep:
            environ[CAN_WAIT] = True
        if not keep:
            response.force_close()
        answer = self._application(environ, response.start_response)
        try:
            for part in answer:
                response.write(part)
            response.close()
        finally:
            if hasattr(answer, "close"):
                answer.close()
        connection.news = environ.get(NEWS)
        return bool(response.should_close())
