"""Problem documents (RFC 9457) as the service sends them, read without trusting them."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime
from email.utils import parsedate_to_datetime
from http import HTTPStatus
from typing import TypeVar

import msgspec

T = TypeVar("T")

UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What decoding can raise for bytes that are not what was expected."""

_STANDARD = ("type", "title", "status", "detail", "request_id")


class Problem(msgspec.Struct, frozen=True, kw_only=True):
    """What an answer with an error status says.

    ``uri`` is its type, ``about:blank`` where none was sent; ``name`` the last part of that, which names the
    kind of problem. ``extras`` holds every member that RFC 9457 doesn't name. ``retry_after`` is in seconds.
    """

    uri: str
    title: str
    status: int
    detail: str | None = None
    request_id: str | None = None
    retry_after: float | None = None
    extras: Mapping[str, object] = {}

    @property
    def name(self) -> str:
        """The kind of problem: ``illegal-action`` of ``/docs/problems#illegal-action``."""
        return self.uri.rstrip("/").replace("#", "/").rpartition("/")[2]

    def member(self, name: str, kind: type[T]) -> T | None:
        """The extra member ``name`` as a ``kind``; None where it is absent or something else."""
        try:
            return msgspec.convert(self.extras[name], kind)
        except (KeyError, msgspec.ValidationError):
            return None

    def members(self, name: str, kind: type[T]) -> tuple[T, ...]:
        """The extra member ``name`` as a list of ``kind``; empty where it is absent or something else."""
        try:
            found = msgspec.convert(self.extras[name], tuple[object, ...])
            return tuple(msgspec.convert(item, kind) for item in found)
        except (KeyError, msgspec.ValidationError):
            return ()


def read_problem(status: int, headers: Mapping[str, str], body: bytes, request_id: str) -> Problem:
    """The problem in an error answer; a bare one where the body is something else (a proxy's page, say)."""
    try:
        document = msgspec.json.decode(body, type=dict[str, object])
    except UNREADABLE:
        document = {}
    title, detail, kind = document.get("title"), document.get("detail"), document.get("type")
    sent_id = document.get("request_id") or headers.get("X-Request-Id")
    return Problem(
        uri=kind if isinstance(kind, str) else "about:blank",
        title=title if isinstance(title, str) else _phrase(status),
        status=status,
        detail=detail if isinstance(detail, str) else None,
        request_id=sent_id if isinstance(sent_id, str) else request_id,
        retry_after=seconds(headers.get("Retry-After")),
        extras={name: value for name, value in document.items() if name not in _STANDARD},
    )


def seconds(retry_after: str | None) -> float | None:
    """A ``Retry-After`` header in seconds from now; None if it says nothing.

    It is a number or a date (RFC 9110, 10.2.3).
    """
    if retry_after is None:
        return None
    if retry_after.strip().isdecimal():
        return float(retry_after)
    try:
        moment = parsedate_to_datetime(retry_after)
    except ValueError:
        return None
    if moment.tzinfo is None:
        moment = moment.replace(tzinfo=UTC)
    return max(0.0, (moment - datetime.now(UTC)).total_seconds())


def _phrase(status: int) -> str:
    try:
        return HTTPStatus(status).phrase
    except ValueError:
        return f"Status {status}"
