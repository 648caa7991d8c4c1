"""The sockets on which a worker accepts connections, and when it leaves them to the other workers."""

from __future__ import annotations

import selectors
import socket
import time
from collections.abc import Iterable
from typing import Any

READ = selectors.EVENT_READ
ACCEPT = object()
"""What the poller has with a listening socket, where it has a function with others."""

LOOK_EVERY = 0.05
"""Seconds between two looks at connections that were left to the other workers."""


class Listeners:
    """The listening sockets of one worker, which all workers share.

    A connection stays with the worker that accepts it. So one that is overloaded does not watch its
    listeners; it looks from time to time whether connections wait, and takes those that nobody else does.
    """

    def __init__(self, sockets: Iterable[socket.socket], poller: selectors.BaseSelector) -> None:
        self.addresses = {listener: listener.getsockname() for listener in sockets}
        """The sockets, with the address that each is bound to."""
        self._poller = poller
        self._watched = False
        self._backlogs = selectors.DefaultSelector()
        self._had_backlog: set[Any] = set()
        self._next_look = 0.0
        for listener in self.addresses:
            listener.setblocking(False)
            self._backlogs.register(listener, READ)

    def watch(self, *, wanted: bool) -> None:
        """Have the poller watch for connections, or not."""
        if wanted is self._watched:
            return
        self._watched = wanted
        for listener in self.addresses:
            if wanted:
                self._poller.register(listener, READ, ACCEPT)
            else:
                self._poller.unregister(listener)

    def left_by_all(self) -> Iterable[socket.socket]:
        """The sockets on which connections have been waiting at two looks in a row: no other worker has time
        for them either."""
        now = time.monotonic()
        if now < self._next_look:
            return ()
        self._next_look = now + LOOK_EVERY
        waiting: set[Any] = {key.fileobj for key, _ in self._backlogs.select(0)}
        left, self._had_backlog = waiting & self._had_backlog, waiting
        return left

    def forget_looks(self) -> None:
        """Begin anew with the looks: this worker accepts again."""
        self._had_backlog = set()

    def close(self) -> None:
        """Close them: as soon as every worker has, the system refuses whoever comes at once, who can go to
        another server. It would let them in to wait for nobody."""
        self.watch(wanted=False)
        self._backlogs.close()
        for listener in self.addresses:
            listener.close()
