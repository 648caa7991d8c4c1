"""Hot states in one Valkey or Redis."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import cast

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import ResponseError
from redis.retry import Retry

from service.hot_states import CannotAsk
from service.hot_states.missed import Missed
from service.hot_states.sender import Command, Sender
from service.hot_states.watched import Watched


def server_at(url: str, *, timeout: float) -> Redis:
    """A client of the server at a URL, which is not connected yet. A call waits ``timeout`` seconds at most,
    and tries once.
    """
    return Redis.from_url(
        url,
        health_check_interval=30,
        socket_timeout=timeout,
        socket_connect_timeout=timeout,
        retry=Retry(NoBackoff(), 0),
    )


class RemoteHotStates:
    """States under ``<prefix><state id>``, each for ``ttl`` seconds after its last use.

    Connects when it is first used, in whatever process that is.
    """

    def __init__(self, server: Redis, *, prefix: str, ttl: int, longest_pause: float) -> None:
        self._server = server
        self._prefix = prefix
        self._ttl = ttl
        self._watched = Watched("", longest_pause, self._send_what_was_missed)
        self._sender = Sender(server.connection_pool)
        self._missed = Missed()

    def get(self, state_id: str) -> bytes | None:
        """The bytes under this id, with their time to live begun anew; None if there are none.

        Raises:
            CannotAsk: the server is down or refuses to answer.
        """
        return self._watched.call(partial(self._get, self._prefix + state_id))

    def put(self, encodings: Mapping[str, bytes], *, confirmed: bool = False) -> bool:
        """Keep encodings by their ids: sent at once, without waiting for an answer unless it is to be
        ``confirmed`` that they are there. False if the server could not be reached: what it missed is sent
        when it is back."""
        commands: Sequence[Command] = [
            ("SET", self._prefix + state_id, encoding, "EX", self._ttl)
            for state_id, encoding in encodings.items()
        ]
        try:
            self._watched.call(partial(self._sender.send, commands, confirmed=confirmed))
        except CannotAsk:
            self._missed.add(encodings)
            return False
        return True

    def is_well(self) -> bool:
        """Whether the server takes writes."""
        with suppress(CannotAsk):
            self._watched.call(partial(self._server.set, f"{self._prefix}probe", b"", ex=1))
            return self._watched.is_well()
        return False

    def close(self) -> None:
        """Close the connections."""
        self._sender.close()
        self._server.close()

    def _get(self, key: str) -> bytes | None:
        try:
            return cast("bytes | None", self._server.getex(key, ex=self._ttl))
        except ResponseError as error:
            if str(error).startswith("WRONGTYPE"):  # somebody else's, and no state
                return None
            raise

    def _send_what_was_missed(self) -> None:
        self.put(self._missed.take())
