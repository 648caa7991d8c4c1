"""Around every request: its id, whether it is served at all, how long it took.

What is noted on the way stands in the request's WSGI environment, which costs least.
"""

from __future__ import annotations

import logging
import random
import re
import time
from collections.abc import Callable
from functools import cache
from typing import NamedTuple

from flask import Flask, Response
from prometheus_client import Histogram
from werkzeug.exceptions import NotFound

from service import logs, telemetry
from service.current import asked
from service.judge import judge
from service.metrics import REQUESTS
from service.problems import RETRY_AFTER_SECONDS, NotAcceptableProblem, Refusal, UnavailableProblem

WISHED_ID = re.compile(r"[\w.:/+=@-]{1,128}\Z", re.ASCII)
BEGAN = "headjudge.began"
HUNG_UP = "headjudge.hung_up"
"""Where a server that can tell puts a function: whether the client has closed its connection."""
CAN_WAIT = "headjudge.can_wait"
"""Set by a server whose connections can wait for news, in requests that have not waited yet."""
NEWS = "headjudge.news"
"""Where an answer that nothing is new puts what its connection is to wait for: :class:`News`."""
ALWAYS_SERVED = ("health.live", "health.ready", "health.metrics")


class News(NamedTuple):
    """What a connection waits for: that a table is at another step. Then the request is answered again; after
    so many seconds the answer is sent as it is."""

    table: str
    step: int
    seconds: int


def new_id() -> str:
    """An id for a request that brings none. (The system's random numbers are better than it takes, and a
    thread that asks for them has to queue for the interpreter again.)"""
    return f"{random.getrandbits(64):016x}"  # no secret


def begin() -> None:
    """Give the request an id, and refuse it where no answer could be of use.

    Raises:
        Refusal: the server is about to stop, or the client does not accept JSON.
        NotFound: the path begins with more than one slash, which werkzeug takes for one.
    """
    request = asked()
    environ = request.environ
    environ[BEGAN] = time.perf_counter()
    wished = environ.get("HTTP_X_REQUEST_ID", "")
    environ[logs.REQUEST_ID] = wished if WISHED_ID.match(wished) else new_id()
    if environ["PATH_INFO"].startswith("//"):
        raise NotFound
    if judge().is_draining() and request.endpoint not in ALWAYS_SERVED:
        detail = "the server is about to stop and takes no new requests"
        raise Refusal(UnavailableProblem(detail=detail), {"Retry-After": RETRY_AFTER_SECONDS})
    accepted = environ.get("HTTP_ACCEPT", "*/*")
    if "*/*" not in accepted and "application/json" not in accepted and request.path.startswith("/v1/"):
        insist_on_accepting_json(accepted)


def insist_on_accepting_json(accepted: str) -> None:
    """Look at an unusual ``Accept`` header.

    Raises:
        Refusal: it excludes JSON.
    """
    if not asked().accept_mimetypes.accept_json:
        detail = f"the answer is application/json, which {accepted!r} excludes"
        raise Refusal(NotAcceptableProblem(detail=detail))


def hung_up() -> bool:
    """Whether the client of the current request has closed its connection, so that nobody reads the answer.

    Work that takes long asks between its steps. False where the server cannot tell.
    """
    closed: Callable[[], bool] | None = asked().environ.get(HUNG_UP)
    return closed is not None and closed()


@cache
def _histogram(operation: str, status: int) -> Histogram:
    return REQUESTS.labels(operation, status)


def end(response: Response) -> Response:
    """Note the answer in header, metrics and log."""
    request = asked()
    environ = request.environ
    seconds = time.perf_counter() - environ[BEGAN]
    request_id = environ[logs.REQUEST_ID]
    response.headers.add("X-Request-Id", request_id)
    operation = request.endpoint or "none"
    status = response.status_code
    _histogram(operation, status).observe(seconds)
    if logs.access.isEnabledFor(logging.INFO):
        logs.answered(
            request_id=request_id,
            method=environ["REQUEST_METHOD"],
            path=request.path,
            operation=operation,
            status=status,
            milliseconds=round(seconds * 1_000, 3),
            bytes=response.content_length,
            **telemetry.log_fields(),
        )
    return response


def register(app: Flask) -> None:
    """Have the application do this around every request."""
    app.before_request(begin)
    app.after_request(end)
