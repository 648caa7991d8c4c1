"""The log: one JSON object per line on standard error, each with the request it belongs to."""

from __future__ import annotations

import logging
import logging.config
import time
from datetime import UTC, datetime
from typing import Any

import msgspec
from flask import has_request_context, request

REQUEST_ID = "headjudge.request_id"
"""Where a request's WSGI environment has its id."""

access = logging.getLogger("service.access")
"""A line per request."""

_ENCODER = msgspec.json.Encoder()


def request_id() -> str:
    """The id of the current request; empty outside of one."""
    return str(request.environ.get(REQUEST_ID, "")) if has_request_context() else ""


_ANSWERED = logging.LogRecord(access.name, logging.INFO, __file__, 0, "answered", None, None)


def answered(**fields: Any) -> None:
    """Log a request. (The record is a copy: to make one takes looking for its caller, file, thread and
    process, of which a line tells nothing.)"""
    record = logging.LogRecord.__new__(logging.LogRecord)
    record.__dict__.update(_ANSWERED.__dict__, created=time.time(), fields=fields)
    access.handle(record)


class JsonFormatter(logging.Formatter):
    """Lines of the form ``{"time": …, "level": …, "logger": …, "message": …, "request_id": …}``.

    A record's ``fields`` (a dict given as ``extra``) become members of their own.
    """

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
            **getattr(record, "fields", {}),
        }
        if "request_id" not in line and (current := request_id()):
            line["request_id"] = current
        if record.exc_info:
            line["exception"] = self.formatException(record.exc_info)
        return _ENCODER.encode(line).decode()


def settings(level: str) -> dict[str, Any]:
    """The configuration of :mod:`logging`: everything from ``level`` on, the server's own lines included."""
    own = {"level": level.upper(), "handlers": ["stderr"], "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonFormatter}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {"service": own, "gunicorn.error": own},
    }


def set_up(level: str) -> None:
    """Log to standard error from ``level`` on."""
    logging.config.dictConfig(settings(level))
