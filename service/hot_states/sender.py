"""Writes that nobody waits for.

The server is told not to answer on this connection (``CLIENT REPLY OFF``). A write then costs one system
call, and is with the server before the client of the service has its answer, so that the next request finds
it in any worker. What the server would refuse goes unnoticed here; :meth:`RemoteHotStates.is_well` finds out.
"""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from threading import Lock

from redis.connection import ConnectionInterface, ConnectionPool
from redis.exceptions import ConnectionError as UnreachableError
from redis.exceptions import RedisError
from redis.exceptions import TimeoutError as HungError

Command = tuple[str | bytes | int, ...]

CONFIRMING: Sequence[Command] = (("CLIENT", "REPLY", "ON"), ("CLIENT", "REPLY", "OFF"))
"""What follows commands so that there is one reply, to the first of these, when all have been carried out."""


class Sender:
    """One connection of its own to one server, made anew when it breaks.

    It is always the same object: a pool counts those that it has ever made, and makes no more than a hundred.
    """

    def __init__(self, pool: ConnectionPool) -> None:
        self._pool = pool
        self._lock = Lock()
        self._connection: ConnectionInterface | None = None
        self._is_silent = False

    def send(self, commands: Sequence[Command], *, confirmed: bool = False) -> None:
        """Send commands in one go; ``confirmed``: and wait until they have been carried out, or refused.

        Raises:
            redis.exceptions.RedisError: the server cannot be reached, or does not take what is sent, or
                cannot be told to be silent.
        """
        with self._lock:
            try:
                self._send(commands, confirmed)
            except HungError:
                self.close()
                raise
            except UnreachableError:  # as after a restart of the server, which is back by now
                self.close()
                self._send(commands, confirmed)

    def close(self) -> None:
        """Let go of the connection."""
        self._is_silent = False
        if self._connection is not None:
            self._connection.disconnect()

    def _send(self, commands: Sequence[Command], confirmed: bool) -> None:
        if self._connection is None:
            self._connection = self._pool.make_connection()
        connection = self._connection
        if not self._is_silent:
            self._silence(connection)
            self._is_silent = True
        packed = _packed([*commands, *CONFIRMING] if confirmed else commands)
        connection.send_packed_command([packed], check_health=False)
        if confirmed:
            connection.read_response()

    def _silence(self, connection: ConnectionInterface) -> None:
        try:
            connection.connect()
            connection.send_command("CLIENT", "REPLY", "ON")
            connection.read_response()
            connection.send_command("CLIENT", "REPLY", "OFF")
        except RedisError:
            with suppress(RedisError, OSError):
                connection.disconnect()
            raise


def _packed(commands: Sequence[Command]) -> bytes:
    """Commands as they are sent: arrays of bulk strings. (redis-py looks at more than these can be, and takes
    more than twice as long.)"""
    parts: list[bytes] = []
    for command in commands:
        parts.append(b"*%d\r\n" % len(command))
        for word in command:
            data = word if isinstance(word, bytes) else str(word).encode()
            parts += (b"$%d\r\n" % len(data), data, b"\r\n")
    return b"".join(parts)
