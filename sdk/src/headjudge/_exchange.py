"""What an exchange over HTTP is, whichever library carries it: what is sent, when it is sent again, and what
is made of the answer.

Adjudication is a pure function, so every request may be repeated. It is, with exponential backoff and jitter,
after a 408, a 429, a 502, a 503 and a lost connection, and where a server is older than the edition of a
state, for while an update is rolled out another one is not. A read timeout is final, be it a proxy's (504),
and so is a request that took too long: asking a slow server again makes it slower. What names a state by its
id while the server's cache cannot be asked is repeated once and soon, for it can be asked again with the
state itself.
"""

from __future__ import annotations

import platform
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, Generic, Literal, TypeVar
from urllib.parse import urlencode
from uuid import uuid4

import msgspec

from ._errors import (
    CacheUnavailable,
    ConnectionFailed,
    EditionMismatch,
    TimedOut,
    TookTooLong,
    TransportError,
    UnexpectedAnswer,
    for_problem,
)
from ._problems import UNREADABLE, read_problem, seconds
from ._received import ACCEPTED
from ._version import __version__

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Timeout = float | tuple[float, float]
"""Seconds for connecting and for each silence while reading, or one number for both."""
Query = Mapping[str, str | int | Sequence[str] | None]
"""Parameters behind a path. An absent one is None; a list is repeated."""

_WORTH_WAITING: Final = frozenset({408, 429, 502, 503})
_CONFLICT: Final = 409


class RetryPolicy(msgspec.Struct, frozen=True, kw_only=True):
    """How often and how patiently a request is repeated. ``RetryPolicy(attempts=1)`` never repeats."""

    attempts: int = 4
    """How often a request is sent, the first time included."""
    backoff: float = 0.1
    """Seconds that the first pause takes at most; every further one may be twice as long."""
    longest: float = 20.0
    """Seconds that one pause takes at most. A server that asks for more gets its answer raised instead."""

    def __post_init__(self) -> None:
        if self.attempts < 1 or self.backoff < 0 or self.longest < 0:
            raise ValueError(f"a request is sent at least once, and no pause is negative: {self}")

    def pause(self, attempt: int, wanted: float | None, jitter: float) -> float | None:
        """Seconds to wait after attempt number ``attempt``; None to give up.

        ``wanted`` is what the server asked for, ``jitter`` a random number in 0..1: it spreads clients that
        failed together over the whole pause, and over one ``backoff`` more where the server named the pause.
        """
        if attempt >= self.attempts:
            return None
        if wanted is None:
            return jitter * min(self.longest, self.backoff * 2.0 ** min(attempt - 1, 60))
        return wanted + jitter * self.backoff if wanted <= self.longest else None


NO_HEADERS: Final[Mapping[str, str]] = MappingProxyType({})
NOT_MODIFIED: Final = 304
PATIENT: Final = RetryPolicy()


class Answer(msgspec.Struct, Generic[T_co], frozen=True, kw_only=True):
    """An answer with its result, and what else came with it."""

    result: T_co
    body: bytes
    """The very bytes that ``result`` was read from."""
    status: int
    request_id: str
    """The id under which the service logged the request."""
    etag: str | None = None


@dataclass(frozen=True, slots=True)
class Request:
    """What is sent, at every attempt alike."""

    method: str
    url: str
    headers: Mapping[str, str]
    content: bytes | None
    id: str


@dataclass(frozen=True, slots=True)
class Reply:
    """What came back."""

    status: int
    headers: Mapping[str, str]
    """Their names in any case."""
    body: bytes
    fault: str | None = None
    """Why the body, which is empty then, could not be read."""


class Failure(Exception):
    """No reply came; the cause is the library's own error."""

    def __init__(self, kind: Literal["broken", "silent", "unreachable"]) -> None:
        super().__init__(kind)
        self.kind = kind
        """``unreachable``: no connection in time. ``silent``: a connection, and nothing over it in time."""


class NotModified(Exception):  # the status is called so (RFC 9110, 15.4.5)
    """What the client has is what there is."""


def base_address(url: str) -> str:
    """Where the service answers, without the version of its interface.

    :raises ValueError: this is no address of the web.
    """
    if not url.startswith(("http://", "https://")):
        raise ValueError(f"a base address begins with http:// or https://, {url!r} doesn't")
    return url.rstrip("/").removesuffix("/v1").rstrip("/")


def signature(prefix: str | None) -> str:
    """What the service logs: the caller's name, if it has one, before the SDK's."""
    product = f"headjudge/{__version__} python/{platform.python_version()}"
    return product if prefix is None else f"{prefix} {product}"


def request(
    method: str,
    url: str,
    query: Query | None,
    body: object,
    agent: str,
    further: Mapping[str, str] = NO_HEADERS,
) -> Request:
    """A request with an id of its own, its ``body`` as JSON; ``further`` are header fields."""
    found = {name: value for name, value in (query or {}).items() if value is not None}
    parameters = urlencode(found, doseq=True)
    request_id = uuid4().hex
    headers = {"User-Agent": agent, "X-Request-Id": request_id, "Accept-Encoding": ACCEPTED, **further}
    content = None
    if body is not None:
        content = msgspec.json.encode(body)
        headers["Content-Type"] = "application/json"
    return Request(method, f"{url}?{parameters}" if parameters else url, headers, content, request_id)


def is_final(reply: Reply, sent: Request, attempt: int) -> bool:
    """Whether a reply is the answer, however patient one is."""
    if reply.status == _CONFLICT:
        return not _is_behind(reply)
    if reply.status not in _WORTH_WAITING:
        return True
    name = read_problem(reply.status, reply.headers, reply.body, "").name
    if name == CacheUnavailable.name and sent.method == "POST":
        return attempt > 1
    return name == TookTooLong.name


def _is_behind(reply: Reply) -> bool:
    """Whether the server serves older editions alone than that of the state."""
    problem = read_problem(reply.status, reply.headers, reply.body, "")
    edition, supported = problem.member("state_edition", int), problem.members("supported", int)
    if problem.name != EditionMismatch.name or edition is None:
        return False
    return all(edition > older for older in supported)


def wanted_pause(reply: Reply, sent: Request) -> float | None:
    """The seconds that the server asks to wait; what could hold the state itself doesn't wait for a cache."""
    name = read_problem(reply.status, reply.headers, reply.body, "").name
    if name == CacheUnavailable.name and sent.method == "POST":
        return None
    return seconds(reply.headers.get("Retry-After"))


def no_reply(failure: Failure, sent: Request, attempts: int) -> TransportError:
    """The error to raise where no reply came."""
    url = sent.url.partition("?")[0]
    if failure.kind == "silent":
        return TimedOut(f"no answer from {url} in time", sent.id, attempts)
    if failure.kind == "unreachable":
        return TimedOut(f"no connection to {url} in time", sent.id, attempts)
    return ConnectionFailed(f"no connection to {url}: {failure.__cause__}", sent.id, attempts)


def read(reply: Reply, decode: Callable[[bytes], T], sent: Request) -> Answer[T]:
    """The answer in a reply.

    :raises APIError: it is a problem.
    :raises UnexpectedAnswer: it isn't of the contract, or its body could not be read.
    """
    request_id = reply.headers.get("X-Request-Id", sent.id)
    if reply.status == NOT_MODIFIED:
        raise NotModified
    if reply.status >= 400:
        raise for_problem(read_problem(reply.status, reply.headers, reply.body, request_id))
    if reply.status >= 300:
        where = reply.headers.get("Location", "nowhere")
        raise UnexpectedAnswer(f"redirected to {where}", reply.status, request_id)
    if reply.fault is not None:
        raise UnexpectedAnswer(reply.fault, reply.status, request_id)
    try:
        result = decode(reply.body)
    except UNREADABLE as error:
        message = f"the answer isn't what this version of the SDK expects: {error}"
        raise UnexpectedAnswer(message, reply.status, request_id) from error
    return Answer(
        result=result,
        body=reply.body,
        status=reply.status,
        request_id=request_id,
        etag=reply.headers.get("ETag"),
    )
