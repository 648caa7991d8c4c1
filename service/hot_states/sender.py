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


class Sender:
    """One connection of its own to one server."""

    def __init__(self, pool: ConnectionPool) -> None:
        self._pool = pool
        self._lock = Lock()
        self._connection: ConnectionInterface | None = None

    def send(self, commands: Sequence[Command]) -> None:
        """Send commands in one go.

        Raises:
            redis.exceptions.RedisError: the server cannot be reached, or does not take what is sent, or
            cannot be told
                to be silent.
        """
        with self._lock:
            try:
                self._send(commands)
            except HungError:
                self.close()
                raise
            except UnreachableError:  # as after a restart of the server, which is back by now
                self.close()
                self._send(commands)

    def close(self) -> None:
        """Let go of the connection."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.disconnect()

    def _send(self, commands: Sequence[Command]) -> None:
        connection = self._connection
        if connection is None:
            connection = self._connection = self._opened()
        connection.send_packed_command(connection.pack_commands(commands), check_health=False)

    def _opened(self) -> ConnectionInterface:
        connection = self._pool.make_connection()
        try:
            connection.connect()
            connection.send_command("CLIENT", "REPLY", "ON")
            connection.read_response()
            connection.send_command("CLIENT", "REPLY", "OFF")
        except RedisError:
            with suppress(RedisError, OSError):
                connection.disconnect()
            raise
        return connection
