"""One connection: what it receives, what it has yet to send, its state and until when it may be in it."""

from __future__ import annotations

import math
import socket
import struct
import time
from contextlib import suppress
from enum import Enum, auto
from typing import Any

from service.request_hooks import News
from service.wire.head import Head
from service.wire.incoming import Incoming

ABORT = struct.pack("ii", 1, 0)
"""``struct linger``: throw away what is not sent."""
MOST_UNSENT = 131_072
"""Bytes of an answer that the system takes before it can send them. It would take megabytes for a client that
reads nothing, and no progress would be seen of one that reads slowly for as long as they last."""


class State(Enum):
    """The states of a connection. ``docs/serving.md`` has them as a table: what ends each, and when."""

    IDLE = auto()
    """Nothing of a request has come yet."""
    READING_HEAD = auto()
    """Something has come, but not all header fields."""
    READING_BODY = auto()
    """The header fields are read, and part of the body is missing."""
    QUEUED = auto()
    """The request is complete and waits for a free thread."""
    ANSWERING = auto()
    """A thread has the request."""
    WAITING = auto()
    """The answer is that nothing is new; it is sent if nothing happens in time."""
    SENDING = auto()
    """The client has yet to take part of the answer."""
    LINGERING = auto()
    """All is sent and our side closed; what the client still sends is thrown away (RFC 9112, 9.6)."""


WITH_A_REQUEST = frozenset({State.QUEUED, State.ANSWERING})
"""Those in which it is the service that has something to do."""
NOT_READ_ON = WITH_A_REQUEST | {State.WAITING}
"""Those in which a request is not answered, so that the next one is not looked at."""


class Connection:
    """A client's connection.

    All belongs to the thread that polls, but for a request that a thread answers: that sets ``ANSWERING`` and
    ``closes``, asks :meth:`has_hung_up`, sets ``held_back`` and ``news``, and calls :meth:`send`.
    """

    __slots__ = (
        "_unsent",
        "client",
        "closes",
        "deadline",
        "entered",
        "held_back",
        "hung_up",
        "incoming",
        "interest",
        "news",
        "progressed",
        "request",
        "server",
        "socket",
        "state",
    )

    def __init__(self, client_socket: socket.socket, client: Any, server: Any, incoming: Incoming) -> None:
        client_socket.setblocking(False)
        with suppress(OSError):  # a unix socket has no Nagle's algorithm
            client_socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            client_socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NOTSENT_LOWAT, MOST_UNSENT)
        self.socket = client_socket
        self.client = client
        self.server = server
        self.incoming = incoming
        self.state = State.IDLE
        self.entered = 0.0
        """When it came into its state, in seconds of the monotonic clock."""
        self.deadline = math.inf
        """Until when it may stay in that state."""
        self.progressed = time.monotonic()
        """When the last byte was received or sent, or it was accepted."""
        self.request: Head | None = None
        """The request that is complete and not answered."""
        self.news: News | None = None
        """What it waits for, or has waited for with this request."""
        self.held_back = b""
        """The answer that is sent if nothing happens."""
        self.hung_up = False
        """Whether the client has closed its side."""
        self.closes = False
        """Whether to close when all is sent."""
        self.interest = 0
        """What the poller watches it for."""
        self._unsent = memoryview(b"")

    def enter(self, state: State, seconds: float = math.inf) -> None:
        """Be in a state from now on, for so many seconds at most."""
        self.state = state
        self.entered = time.monotonic()
        self.deadline = self.entered + seconds

    def age(self) -> float:
        """Seconds that it has been in its state."""
        return time.monotonic() - self.entered

    def receive(self, most: int) -> bytes | None:
        """What has come, ``most`` bytes of it; empty if the client has closed its side or is gone, None if
        nothing has come."""
        try:
            data = self.socket.recv(most)
        except (BlockingIOError, InterruptedError):
            return None
        except OSError:
            return b""
        if data:
            self.progressed = time.monotonic()
        return data

    @property
    def holds(self) -> int:
        """Bytes that it holds of requests and of an answer, or will when the request is complete."""
        complete = 0 if self.request is None else self.request.body_length
        return complete + self.incoming.promised + len(self._unsent)

    def send(self, data: bytes = b"") -> bool:
        """Send as much as the network takes of this and of what is left over; True if that was all.

        Raises:
            OSError: the client is gone.
        """
        if data:
            self._unsent = memoryview(data)
        while self._unsent:
            try:
                sent = self.socket.send(self._unsent)
            except (BlockingIOError, InterruptedError):
                return False
            self._unsent = self._unsent[sent:]
            self.progressed = time.monotonic()
        return True

    def half_close(self) -> None:
        """Tell the client that nothing more comes.

        Raises:
            OSError: the client is gone.
        """
        self.socket.shutdown(socket.SHUT_WR)

    def close(self) -> None:
        """Close it. An answer that the client has not taken is not kept for it by the system either."""
        if self.state is State.SENDING:
            with suppress(OSError):
                self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, ABORT)
        self.socket.close()

    def has_hung_up(self) -> bool:
        """Whether the client has closed its side: what the application may ask while it works."""
        return self.hung_up
