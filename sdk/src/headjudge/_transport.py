"""One HTTP exchange: encode, send, wait and try again where that makes sense, decode or raise.

Generated, do not edit: sdk/codegen/generate.py writes this file from aio/_transport.py.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from copy import copy
from typing import Self, TypeVar

from ._driver import Session, close, exchange, sleep
from ._exchange import (
    NO_HEADERS,
    PATIENT,
    Answer,
    Failure,
    Query,
    Reply,
    Request,
    RetryPolicy,
    Timeout,
    base_address,
    is_final,
    no_reply,
    read,
    request,
    signature,
    wanted_pause,
)
from ._received import MOST_BYTES

T = TypeVar("T")


class Transport:
    """A base address and a session. Threads and tasks may share it: nothing in it changes once it is made."""

    def __init__(
        self,
        base_url: str,
        *,
        session: Session | None = None,
        timeout: Timeout = (3.05, 30.0),
        retry: RetryPolicy = PATIENT,
        user_agent: str | None = None,
        max_answer_bytes: int = MOST_BYTES,
    ) -> None:
        """``timeout`` is in seconds: for connecting and for each silence while reading, or one for both.

        A ``session`` that is given is used as it is and stays open. ``user_agent`` goes before the SDK's. An
        answer may have ``max_answer_bytes``, decompressed if it was compressed.
        ``base_url`` may end in ``/v1``, where the operations lie.
        """
        self.base_url = base_address(base_url)
        self._own_session = session is None
        self._session = session or Session()
        self._timeout = timeout
        self._retry = retry
        self._user_agent = signature(user_agent)
        self._max_answer_bytes = max_answer_bytes
        self._headers: Mapping[str, str] = NO_HEADERS

    def with_headers(self, headers: Mapping[str, str]) -> Self:
        """The same, with header fields that every request has. Its session belongs to the first."""
        other = copy(self)
        other.__dict__.update(_headers={**self._headers, **headers}, _own_session=False)
        return other

    def close(self) -> None:
        """Close the connections, unless the session is the caller's."""
        if self._own_session:
            close(self._session)

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
        :raises UnexpectedAnswer: the answer isn't of the contract, or is too long.
        """
        sent = request(method, self.base_url + path, query, body, self._user_agent, self._headers)
        return read(self._reply(sent), decode, sent)

    def _reply(self, sent: Request) -> Reply:
        """The last reply to a request that is repeated while the policy allows."""
        attempt = 0
        while True:
            attempt += 1
            try:
                reply = exchange(self._session, sent, self._timeout, self._max_answer_bytes)
            except Failure as failure:
                pause = None if failure.kind == "silent" else self._pause(attempt, None)
                if pause is None:
                    raise no_reply(failure, sent, attempt) from failure.__cause__
            else:
                if is_final(reply, sent, attempt):
                    return reply
                pause = self._pause(attempt, wanted_pause(reply, sent))
                if pause is None:
                    return reply
            sleep(pause)

    def _pause(self, attempt: int, wanted: float | None) -> float | None:
        return self._retry.pause(attempt, wanted, random.random())  # noqa: S311  # a pause is no secret
