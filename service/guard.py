"""The guard of a request: it ends work that takes too long, or that nobody waits for.

The engine knows neither clock nor client. Whatever loops over decisions asks the guard between two of them,
so a request ends with the decision that is under way, and nothing half done is answered.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from typing import TypeVar, cast

from werkzeug.exceptions import ClientDisconnected

from service.current import asked
from service.judge import judge
from service.problems import Refusal, TookTooLongProblem
from service.request_hooks import hung_up

T = TypeVar("T")

GUARD = "headjudge.guard"
"""Where a request's WSGI environment has its guard."""
SECONDS_BETWEEN_LOOKS = 0.1
"""To look at the connection costs a system call, as much as a decision of a quick game."""

clock = time.monotonic


class Guard:
    """Watches over one request for ``limit`` seconds; ``is_alone`` tells whether its client has gone."""

    def __init__(self, limit: int, is_alone: Callable[[], bool]) -> None:
        self._limit = limit
        self._is_alone = is_alone
        self._next_look = clock()
        self._deadline = self._next_look + limit
        self._what = "steps"
        self._done = self._total = 0

    def each(self, items: Sequence[T], what: str, of: int | None = None) -> Iterator[T]:
        """The items in order, counted as ``what``; :meth:`check` is called before each.

        Args:
            of: how many there are, as a refusal tells it; without it, as many as there are items.

        Raises:
            Refusal: time is up (see :meth:`check`).
            ClientDisconnected: nobody waits for the answer.
        """
        self._what, self._total = what, len(items) if of is None else of
        for number, item in enumerate(items):
            self._done = number
            self.check()
            yield item

    def check(self) -> None:
        """Let the work go on if there is time left and somebody waits for it.

        Raises:
            Refusal: time is up (``took-too-long``); it tells how far :meth:`each` came.
            ClientDisconnected: nobody waits for the answer.
        """
        now = clock()
        if now < self._next_look:
            return
        if self._is_alone():
            raise ClientDisconnected("the client has closed its connection")
        if now >= self._deadline:
            raise Refusal(self._too_long())
        self._next_look = min(now + SECONDS_BETWEEN_LOOKS, self._deadline)

    def _too_long(self) -> TookTooLongProblem:
        return TookTooLongProblem(
            detail=f"{self._done} of {self._total} {self._what} were done after {self._limit} seconds",
            limit=self._limit,
            what=self._what,
            done=self._done,
            total=self._total,
        )


def guard() -> Guard:
    """That of the current request. It watches from the first time that it is asked for: not before the whole
    body has arrived.
    """
    environ = asked().environ
    watching = environ.get(GUARD)
    if watching is None:
        watching = environ[GUARD] = Guard(judge().config.max_seconds, hung_up)
    return cast("Guard", watching)
