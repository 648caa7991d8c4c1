"""One node of a cluster, with its connections."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from redis import Redis
from redis.connection import ConnectionInterface
from redis.exceptions import ClusterDownError, ResponseError

from service.hot_states import CannotAsk
from service.hot_states.sender import Command
from service.hot_states.watched import Watched
from service.metrics import CACHE_FAILURES

Address = tuple[str, int]
"""Host and port."""

SOONEST = 0.001
"""Seconds that an answer which may be there already is waited for."""


class Node:
    """Asks one server, and waits for it no longer than told. ``settings`` are those of its connections."""

    def __init__(self, address: Address, settings: dict[str, Any], *, longest_pause: float) -> None:
        self.address = address
        self._watched = Watched(f"{address[0]}:{address[1]}", longest_pause)
        host, port = address
        self._server = Redis(host=host, port=port, **settings)

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
            CACHE_FAILURES.labels("skipped").inc()
            raise CannotAsk
        return self._watched.call(partial(self.ask_unwatched, commands, until))

    def ask_unwatched(self, commands: Sequence[Command], until: float) -> list[Any]:
        """As :meth:`ask`, but whatever happens, nobody is told.

        Raises:
            redis.exceptions.RedisError: the node is down.
            OSError: likewise.
        """
        pool = self._server.connection_pool
        connection = pool.get_connection()
        try:
            connection.send_packed_command(connection.pack_commands(commands), check_health=False)
            replies = [_reply(connection, until) for _ in commands]
        finally:
            pool.release(connection)
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
        self._server.connection_pool.disconnect(inuse_connections=False)


def _reply(connection: ConnectionInterface, until: float) -> Any:
    try:
        return connection.read_response(timeout=max(until - time.monotonic(), SOONEST))
    except ResponseError as error:
        return error
