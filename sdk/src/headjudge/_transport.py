"""One HTTP exchange: encode, send, wait and try again where that makes sense, decode or raise.

Adjudication is a pure function, so every request may be repeated. It is, with exponential backoff and jitter,
after a 408, a 429, a 503 and a lost connection. A read timeout is final, and so is a request that took too
long: asking a slow server again makes it slower. What names a state by its id while the server's cache cannot
be asked is repeated once and soon, for it can be asked again with the state itself.
"""

from __future__ import annotations

import platform
import random
from collections.abc import Callable, Mapping, Sequence
from importlib.metadata import version
from time import sleep
from typing import Final, Generic, TypeVar
from uuid import uuid4

import msgspec
import requests
from urllib3.exceptions import ReadTimeoutError

from ._errors import (
    CacheUnavailable,
    ConnectionFailed,
    TimedOut,
    TookTooLong,
    TransportError,
    UnexpectedAnswer,
    for_problem,
)
from ._problems import UNREADABLE, read_problem, seconds

T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)

Timeout = float | tuple[float, float]
Query = Mapping[str, str | int | Sequence[str] | None]
"""Parameters behind a path. An absent one is None; a list is repeated."""

_WORTH_WAITING: Final = frozenset({408, 429, 503})


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


class Transport:
    """A base address and a session. Threads may share it: nothing in it changes after it is made."""

    def __init__(
        self,
        base_url: str,
        *,
        session: requests.Session | None = None,
        timeout: Timeout = (3.05, 30.0),
        retry: RetryPolicy = PATIENT,
        user_agent: str | None = None,
    ) -> None:
        """``timeout`` is in seconds: for connecting and for each silence while reading, or one for both.

        A ``session`` that is given is used as it is and stays open. ``user_agent`` goes before the SDK's.
        ``base_url`` may end in ``/v1``, where the operations lie.
        """
        if not base_url.startswith(("http://", "https://")):
            raise ValueError(f"a base address begins with http:// or https://, {base_url!r} doesn't")
        self.base_url = base_url.rstrip("/").removesuffix("/v1").rstrip("/")
        self._own_session = session is None
        self._session = session or requests.Session()
        self._timeout = timeout
        self._retry = retry
        product = f"headjudge/{version('headjudge')} python/{platform.python_version()}"
        self._user_agent = product if user_agent is None else f"{user_agent} {product}"

    def close(self) -> None:
        """Close the connections, unless the session is the caller's."""
        if self._own_session:
            self._session.close()

    def call(
        self,
        method: str,
        path: str,
        decode: Callable[[bytes], T],
        *,
        query: Query | None = None,
        body: object = None,
    ) -> Answer[T]:
        """Send a request, its ``body`` as JSON, and ``decode`` the answer.

        :raises APIError: the answer is a problem.
        :raises TransportError: there is no answer.
        :raises UnexpectedAnswer: the answer isn't of the contract.
        """
        request_id = uuid4().hex
        response = self._send(method, self.base_url + path, query, body, request_id)
        request_id = response.headers.get("X-Request-Id", request_id)
        if response.status_code >= 400:
            raise for_problem(
                read_problem(response.status_code, response.headers, response.content, request_id)
            )
        if response.status_code >= 300:
            where = response.headers.get("Location", "nowhere")
            raise UnexpectedAnswer(f"redirected to {where}", response.status_code, request_id)
        return Answer(
            result=_decoded(response, decode, request_id),
            body=response.content,
            status=response.status_code,
            request_id=request_id,
            etag=response.headers.get("ETag"),
        )

    def _send(
        self, method: str, url: str, query: Query | None, body: object, request_id: str
    ) -> requests.Response:
        """The last answer to a request that is repeated while the policy allows."""
        headers = {"User-Agent": self._user_agent, "X-Request-Id": request_id}
        content = None
        if body is not None:
            content = msgspec.json.encode(body)
            headers["Content-Type"] = "application/json"
        attempt = 0
        while True:
            attempt += 1
            try:
                # Following a redirect would turn a POST into a GET.
                response = self._session.request(
                    method,
                    url,
                    params=query,
                    data=content,
                    headers=headers,
                    timeout=self._timeout,
                    allow_redirects=False,
                )
            except (
                requests.Timeout,
                requests.ConnectionError,
                requests.exceptions.ChunkedEncodingError,
            ) as error:
                if _read_timeout(error):
                    raise TimedOut(f"no answer from {url} in time", request_id, attempt) from error
                pause = self._pause(attempt, None)
                if pause is None:
                    raise _no_connection(url, error, request_id, attempt) from error
            else:
                if response.status_code not in _WORTH_WAITING:
                    return response
                wanted = seconds(response.headers.get("Retry-After"))
                name = read_problem(response.status_code, response.headers, response.content, "").name
                if name == TookTooLong.name:
                    return response
                if name == CacheUnavailable.name and method == "POST":
                    if attempt > 1:
                        return response
                    wanted = None
                pause = self._pause(attempt, wanted)
                if pause is None:
                    return response
            sleep(pause)

    def _pause(self, attempt: int, wanted: float | None) -> float | None:
        return self._retry.pause(attempt, wanted, random.random())  # noqa: S311  # a pause is no secret


def _read_timeout(error: requests.RequestException) -> bool:
    """Whether the other side fell silent. In the middle of a body, requests calls that a connection error."""
    cause = error.args[0] if error.args else None
    return isinstance(error, requests.ReadTimeout) or isinstance(cause, ReadTimeoutError)


def _no_connection(
    url: str, error: requests.RequestException, request_id: str, attempts: int
) -> TransportError:
    if isinstance(error, requests.ConnectTimeout):
        return TimedOut(f"no connection to {url} in time", request_id, attempts)
    return ConnectionFailed(f"no connection to {url}: {error}", request_id, attempts)


def _decoded(response: requests.Response, decode: Callable[[bytes], T], request_id: str) -> T:
    try:
        return decode(response.content)
    except UNREADABLE as error:
        raise UnexpectedAnswer(
            f"the answer isn't what this version of the SDK expects: {error}",
            response.status_code,
            request_id,
        ) from error
