"""One node of a cluster, with its connections."""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from prometheus_client import Counter
from redis import Redis
from redis.connection import ConnectionInterface
from redis.exceptions import ClusterDownError, RedisError, ResponseError

from service.hot_states import CannotAsk
from service.hot_states.sender import Command
from service.hot_states.watched import Watched
from service.metrics import CACHE_FAILURES

Address = tuple[str, int]
"""Host and port."""

SOONEST = 0.001
"""Seconds that an answer which may be there already is waited for."""


class Node:
    """Asks one server, and waits for it no longer than told. ``settings`` are those of its connections;
    ``failures`` and ``what`` are as in :class:`Watched`."""

    def __init__(
        self,
        address: Address,
        settings: dict[str, Any],
        *,
        longest_pause: float,
        failures: Counter = CACHE_FAILURES,
        what: str = "the cache",
    ) -> None:
        self.address = address
        self._closed = False
        self._idle: deque[ConnectionInterface] = deque()
        self._watched = Watched(f"{address[0]}:{address[1]}", longest_pause, what=what, failures=failures)
        self._failures = failures
        host, port = address
        pool = Redis(host=host, port=port, **settings).connection_pool
        self._make_connection: Callable[[], ConnectionInterface] = partial(
            pool.connection_class, **pool.connection_kwargs
        )

    def is_well(self) -> bool:
        """Whether the last call went well."""
        return self._watched.is_well()

    def ask(self, commands: Sequence[Command], until: float) -> list[Any]:
        """The replies to some commands, sent in one go; a refusal is a reply, too. ``until`` is a time of the
        monotonic clock.

        Raises:
            CannotAsk: the node is down or left alone, or there is no time to ask it.
        """
        if time.monotonic() >= until:
            self._failures.labels("skipped").inc()
            raise CannotAsk
        return self._watched.call(partial(self.ask_unwatched, commands, until))

    def ask_unwatched(self, commands: Sequence[Command], until: float) -> list[Any]:
        """As :meth:`ask`, but whatever happens, nobody is told.

        Raises:
            redis.exceptions.RedisError: the node is down.
            OSError: likewise.
        """
        connection = self._connection()
        try:
            connection.connect()
            connection.send_packed_command(connection.pack_commands(commands), check_health=False)
            replies = [_reply(connection, until) for _ in commands]
        except BaseException:
            connection.disconnect()
            raise
        self._release(connection)
        for reply in replies:
            if isinstance(reply, ClusterDownError):  # some slots, or most nodes, are out of its reach
                raise reply
        return replies

    def refused(self, error: ResponseError) -> None:
        """Count and log a refusal."""
        self._watched.refused(error)

    def look_after(self, until: float) -> None:
        """Call a node that was not well when it was called last, if it is time to."""
        if not self.is_well() and self._watched.may_be_called():
            with suppress(CannotAsk):
                self._watched.attempt(partial(self.ask_unwatched, [("PING",)], until))

    def close(self) -> None:
        """Close its connections; one that is in use, once it is not."""
        self._closed = True
        while self._idle:
            self._idle.pop().disconnect()

    def _connection(self) -> ConnectionInterface:
        """One that nobody uses: that was used last, so that few are kept busy. (A pool of redis-py does this,
        too, in as much time as a third of a call takes.)"""
        try:
            connection = self._idle.pop()
        except IndexError:
            return self._make_connection()
        with suppress(RedisError):
            if not connection.can_read():
                return connection
        connection.disconnect()  # the node has closed it
        return connection

    def _release(self, connection: ConnectionInterface) -> None:
        self._idle.append(connection)
        if self._closed:
            self.close()


def _reply(connection: ConnectionInterface, until: float) -> Any:
    try:
        return connection.read_response(timeout=max(until - time.monotonic(), SOONEST))
    except ResponseError as error:
        return error
