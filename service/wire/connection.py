"""One connection: what it receives, what it has yet to send, what it is at and until when."""

from __future__ import annotations

import math
import socket
import struct
import time
from contextlib import suppress
from enum import Enum, auto
from typing import Any

from service.wire.head import Head
from service.wire.incoming import Incoming

RECEIVE = 262_144
"""Bytes that are received at once."""

ABORT = struct.pack("ii", 1, 0)
"""``struct linger``: throw away what is not sent."""


class At(Enum):
    """What a connection is at."""

    IDLE = auto()
    """Nothing of a request has come yet."""
    HEAD = auto()
    BODY = auto()
    ANSWERING = auto()
    """The request is complete: it waits in a lane, or a thread has it, and the answer is that thread's."""
    SENDING = auto()
    LINGERING = auto()
    """All is sent and our side closed; what the client still sends is thrown away (RFC 9112, 9.6)."""


class Connection:
    """A client's connection. All but :meth:`send` and ``hung_up`` belongs to the thread that polls."""

    __slots__ = (
        "_unsent",
        "at",
        "client",
        "closes",
        "deadline",
        "hung_up",
        "incoming",
        "interest",
        "request",
        "server",
        "since",
        "socket",
    )

    def __init__(self, client_socket: socket.socket, client: Any, server: Any, incoming: Incoming) -> None:
        client_socket.setblocking(False)
        with suppress(OSError):  # a unix socket has no Nagle's algorithm
            client_socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        self.socket = client_socket
        self.client = client
        self.server = server
        self.incoming = incoming
        self.at = At.IDLE
        self.since = 0.0
        self.deadline = math.inf
        self.request: Head | None = None
        self.hung_up = False
        """Whether the client has closed its side."""
        self.closes = False
        """Whether to close when all is sent."""
        self.interest = 0
        """What the poller watches it for."""
        self._unsent = memoryview(b"")

    def stand(self, at: At, seconds: float = math.inf) -> None:
        """Be at something from now on, for so many seconds at most."""
        self.at = at
        self.since = time.monotonic()
        self.deadline = self.since + seconds

    def age(self) -> float:
        """Seconds that it has been at this."""
        return time.monotonic() - self.since

    def receive(self) -> bytes | None:
        """What has come; empty if the client has closed its side or is gone, None if nothing has come."""
        try:
            return self.socket.recv(RECEIVE)
        except (BlockingIOError, InterruptedError):
            return None
        except OSError:
            return b""

    @property
    def holds(self) -> int:
        """Bytes that it may come to hold: of a request that is not complete, or of an answer."""
        return self.incoming.promised + len(self._unsent)

    def send(self, data: bytes = b"") -> bool:
        """Send as much as the network takes of this and of what is left over; True if that was all.

        Raises:
            OSError: the client is gone.
        """
        if data:
            self._unsent = memoryview(data)
        while self._unsent:
            try:
                self._unsent = self._unsent[self.socket.send(self._unsent) :]
            except (BlockingIOError, InterruptedError):
                return False
        return True

    def half_close(self) -> None:
        """Tell the client that nothing more comes.

        Raises:
            OSError: the client is gone.
        """
        self.socket.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Close it. An answer that the client has not taken is not kept for it by the system either."""
        if self.at is At.SENDING:
            with suppress(OSError):
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABORT)
        self.socket.close()

    def has_hung_up(self) -> bool:
        """Whether the client has closed its side: what the application may ask while it works."""
        return self.hung_up


class Outbox:
    """What gunicorn writes an answer to in the place of a socket."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def sendall(self, data: bytes) -> None:
        """Take a part of the answer."""
        self._parts.append(data)

    def data(self) -> bytes:
        """The whole answer."""
        return b"".join(self._parts)
