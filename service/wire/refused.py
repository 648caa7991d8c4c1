"""Answers to what never reaches the application: problems like any other, but the connection is closed."""

from __future__ import annotations

import http
import logging
from collections.abc import Mapping
from typing import Any

from gunicorn.util import http_date  # type: ignore[import-untyped]  # it has no types

from service import logs
from service.metrics import PROBLEMS as REFUSED
from service.metrics import REQUESTS
from service.problems import CONTENT_TYPE, PATH, Problem
from service.request_hooks import WISHED_ID, new_id

OPERATION = "none"
"""What metrics and log call a request that is for no operation."""


def refused(
    problem: Problem, request: Any, seconds: float, headers: Mapping[str, str] | None = None
) -> bytes:
    """The answer with this problem, counted and logged.

    ``request`` is None where not even the head of one could be read; ``seconds`` is how long it took.
    """
    REFUSED.labels(str(type(problem).__struct_config__.tag).removeprefix(PATH)).inc()
    REQUESTS.labels(OPERATION, problem.STATUS).observe(seconds)
    fields = dict(request.headers) if request is not None else {}
    wished = fields.get("X-REQUEST-ID", "")
    request_id = wished if WISHED_ID.match(wished) else new_id()
    body = problem.document(request_id)
    if logs.access.isEnabledFor(logging.INFO):
        logs.answered(
            request_id=request_id,
            method=request.method if request is not None else None,
            path=request.path if request is not None else None,
            operation=OPERATION,
            status=problem.STATUS,
            milliseconds=round(seconds * 1_000, 3),
            bytes=len(body),
        )
    lines = {
        "Date": http_date(),
        "Connection": "close",
        "Content-Type": CONTENT_TYPE,
        "Content-Length": str(len(body)),
        "Cache-Control": "no-store",
        "X-Request-Id": request_id,
        **(headers or {}),
    }
    head = f"HTTP/1.1 {problem.STATUS} {http.HTTPStatus(problem.STATUS).phrase}\r\n"
    head += "".join(f"{name}: {value}\r\n" for name, value in lines.items())
    if request is not None and request.method == "HEAD":
        body = b""
    return head.encode("latin-1") + b"\r\n" + body
