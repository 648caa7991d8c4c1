"""The log: one JSON object per line on standard error, each with the request it belongs to."""

from __future__ import annotations

import logging
import logging.config
import time
from contextlib import nullcontext
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


def answered(**fields: Any) -> None:
    """Log a request: one line, encoded at once.

    It goes where the logger's records go, but a handler that takes whole lines gets it as it is: of a record,
    which looks for its caller, file, thread and process, it would tell nothing.
    """
    now = time.time()
    line = ""
    logger: logging.Logger | None = access
    while logger is not None:
        for handler in logger.handlers:
            if isinstance(handler, Lines):
                line = line or _encoded(now, "info", access.name, "answered", fields)
                handler.write(line)
            else:
                _hand_over(handler, now, fields)
        logger = logger.parent if logger.propagate else None


def _hand_over(handler: logging.Handler, now: float, fields: dict[str, Any]) -> None:
    """Give a request to a handler that takes records."""
    record = logging.LogRecord(access.name, logging.INFO, __file__, 0, "answered", None, None)
    record.__dict__.update(created=now, fields=fields)
    if record.levelno >= handler.level:
        handler.handle(record)


_second = (0, "")
"""A second of the clock, and how the log writes it."""


def _written(now: float) -> str:
    """A time as the log has it: ``2026-01-31T12:00:00.123+00:00``."""
    global _second  # noqa: PLW0603  # what a thread replaces, others can go on with
    second, text = _second
    if second != int(now):
        second = int(now)
        text = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(second))
        _second = second, text
    return f"{text}.{int((now - second) * 1_000):03}+00:00"


def _encoded(now: float, level: str, logger: str, message: str, more: dict[str, Any]) -> str:
    line = {"time": _written(now), "level": level, "logger": logger, "message": message, **more}
    return _ENCODER.encode(line).decode()


class Lines(logging.StreamHandler[Any]):
    """Writes to standard error, and takes lines that are encoded already."""

    def write(self, line: str) -> None:
        """Write a line as it is."""
        try:
            with self.lock or nullcontext():
                self.stream.write(line + self.terminator)
                self.stream.flush()
        except (OSError, ValueError):  # standard error is closed: a request is answered all the same
            pass


class JsonFormatter(logging.Formatter):
    """Lines of the form ``{"time": …, "level": …, "logger": …, "message": …, "request_id": …}``.

    A record's ``fields`` (a dict given as ``extra``) become members of their own.
    """

    def format(self, record: logging.LogRecord) -> str:
        more: dict[str, Any] = {**getattr(record, "fields", {})}
        if "request_id" not in more and (current := request_id()):
            more["request_id"] = current
        if record.exc_info:
            more["exception"] = self.formatException(record.exc_info)
        return _encoded(record.created, record.levelname.lower(), record.name, record.getMessage(), more)


def settings(level: str) -> dict[str, Any]:
    """The configuration of :mod:`logging`: everything from ``level`` on, the server's own lines included."""
    own = {"level": level.upper(), "handlers": ["stderr"], "propagate": False}
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonFormatter}},
        "handlers": {"stderr": {"()": Lines, "formatter": "json"}},
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {"service": own, "gunicorn.error": own},
    }


def set_up(level: str) -> None:
    """Log to standard error from ``level`` on."""
    logging.config.dictConfig(settings(level))
