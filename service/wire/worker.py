"""The worker: gunicorn manages it, and it looks after the connections of one process.

The thread that gunicorn runs polls: it accepts, receives, sends what the network did not take at once, and
keeps the times. It waits for nothing else. A request that is complete is put in a lane, whose threads answer
it; each path that operators ask has a lane of its own, so that it is answered however much there is to do.
"""

from __future__ import annotations

import errno
import logging
import math
import os
import selectors
import socket
import sys
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import cast

from gunicorn.workers.base import Worker  # type: ignore[import-untyped]  # it has no types
from gunicorn.workers.gthread import PollableMethodQueue  # type: ignore[import-untyped]  # as above

from service.config import Config
from service.judge import EXTENSION
from service.problems import (
    RETRY_AFTER_SECONDS,
    Problem,
    RequestTimeoutProblem,
    UnavailableProblem,
)
from service.request_hooks import ALWAYS_SERVED
from service.wire import limits
from service.wire.application import Application
from service.wire.connection import NOT_READ_ON, WITH_A_REQUEST, Connection, State
from service.wire.incoming import Incoming, Unacceptable
from service.wire.lane import Lane
from service.wire.listeners import ACCEPT, LOOK_EVERY, Listeners
from service.wire.refused import refused
from service.wire.waiting import Waiting

log = logging.getLogger("service")

TICK = 0.25
"""Seconds between two looks at the deadlines of the connections."""
LINGER = 2.0
"""Seconds that a client has to close a connection that is closed on our side, and that a worker which stops
keeps connections open for a request that may be on its way."""
RETRY_AFTER = {"Retry-After": RETRY_AFTER_SECONDS}
NO_HEADERS: Mapping[str, str] = {}
GO_AHEAD = b"HTTP/1.1 100 Continue\r\n\r\n"

RECEIVE = 262_144
"""Bytes of a body that are received at once."""
READ_AHEAD = 65_536
"""Bytes of anything else that are received at once, and that may come in while the request before them is not
answered."""
AUDIT_AFTER = RECEIVE
"""Bytes that may come in, or be complete, until it is looked at how many all connections hold."""
SWITCH_INTERVAL = 0.001
"""Seconds after which a thread that computes lets another one run. The thread that polls waits that long for
each of those again and again; to them, letting it run costs next to nothing."""
EVENTS_BETWEEN_ACCEPTS = 8
"""So many events of connections are handled until it is looked whether others wait to be accepted: who comes
does not wait longer the more there is to do."""
ACCEPTED_AT_ONCE = 16
"""Connections that are accepted then; one, where other workers could take them."""

READ, WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE
OUT_OF_HANDLES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Connections(Worker):  # type: ignore[misc]  # gunicorn has no types
    """The connections of one process."""

    def init_process(self) -> None:
        """Make what must not be shared with other processes, then run."""
        sys.setswitchinterval(SWITCH_INTERVAL)
        self.config: Config = self.app.config
        self._poller = selectors.DefaultSelector()
        self._answered_by_threads = PollableMethodQueue()
        self._answered_by_threads.init()
        self._adjudicating = Lane(self.config.threads, self._answer)
        self._operating: dict[str, Lane] = {}
        self._waiting: Waiting | None = None
        self._listeners = Listeners(self.sockets, self._poller)
        self._connections: set[Connection] = set()
        self._newest: Connection | None = None
        self._is_full = False
        self._accepted_at_once = ACCEPTED_AT_ONCE if self.config.workers == 1 else 1
        self._unaudited = 0
        self._next_tick = 0.0
        super().init_process()

    def load_wsgi(self) -> None:
        """Load the application, and make a lane for each path that operators ask."""
        super().load_wsgi()
        self._application = Application(self.wsgi, self.cfg)
        for rule in self.wsgi.url_map.iter_rules():
            if rule.endpoint in ALWAYS_SERVED:
                self._operating[rule.rule] = Lane(1, self._answer)
        judge = self.wsgi.extensions.get(EXTENSION)
        tables = None if judge is None else judge.tables
        if tables is not None:
            self._waiting = Waiting(
                tables.store, lambda *news: self._answered_by_threads.defer(self._happened, *news)
            )
            tables.happened = self._waiting.happened

    def run(self) -> None:
        """Serve until told to stop, then until the last request is answered or the grace is over."""
        self._poller.register(self.PIPE[0], READ, self._woken)
        self._poller.register(self._answered_by_threads.fileno(), READ, self._run_callbacks)
        while self.alive and self.ppid == os.getppid():
            self._turn()
        self._stop_listening()
        for connection in self._waiting.everything() if self._waiting else ():
            self._wait_no_more(connection)
        now = time.monotonic()
        for connection in self._connections:
            if connection.state is State.IDLE:
                connection.deadline = min(connection.deadline, now + LINGER)
        while self._connections and time.monotonic() < now + self.config.grace_seconds:
            self._turn()
        for lane in (self._adjudicating, *self._operating.values()):
            lane.close()
        if self._waiting:
            self._waiting.close()
        for connection in tuple(self._connections):
            self._close(connection)

    def _turn(self) -> None:
        """Do what there is to do, or wait for it for a moment."""
        busy = self.alive and self._adjudicating.busy_for() > 0
        overloaded = busy and self.config.workers > 1 and self._adjudicating.busy_for() > LOOK_EVERY
        if self.alive:
            self._listeners.watch(wanted=not (overloaded or self._is_full))
        ready = self._poller.select(LOOK_EVERY if busy else TICK)
        self._handle(ready)
        if overloaded:
            for listener in self._listeners.left_by_all():
                self._accept_some(listener, self.config.connections)
        else:
            self._listeners.forget_looks()
        now = time.monotonic()
        if now >= self._next_tick:
            self._next_tick = now + TICK
            self._is_full = False
            self.notify()
            for connection in [each for each in self._connections if each.deadline <= now]:
                self._expire(connection)

    def _handle(self, ready: Sequence[tuple[selectors.SelectorKey, int]]) -> None:
        """Do what the poller says that there is to do."""
        listeners = [cast("socket.socket", key.fileobj) for key, _ in ready if key.data is ACCEPT]
        for number, (key, events) in enumerate(ready):
            if number % EVENTS_BETWEEN_ACCEPTS == 0:
                listeners = [each for each in listeners if self._accept_some(each, self._accepted_at_once)]
            if key.data is not ACCEPT:
                key.data(events)

    def _woken(self, _: int) -> None:
        """A signal came: what it changes is seen after this."""
        with suppress(BlockingIOError):
            os.read(self.PIPE[0], 4_096)

    def _run_callbacks(self, _: int) -> None:
        self._answered_by_threads.run_callbacks(None)

    # Accepting

    def _stop_listening(self) -> None:
        """Accept what has connected, then listen no more."""
        for listener in self._listeners.addresses:
            self._accept_some(listener, self.config.connections)
        self._listeners.close()

    def _accept_some(self, listener: socket.socket, most: int) -> bool:
        """Accept connections that wait; False if there are no more."""
        return all(self._accept(listener) for _ in range(most))

    def _accept(self, listener: socket.socket) -> bool:
        """Accept a connection, in the place of another if there are too many; False if none waits, or none
        can go."""
        is_full = len(self._connections) >= self.config.connections
        leaving = limits.to_make_room(self._connections, self._newest) if is_full else None
        if is_full and leaving is None:
            self._is_full = True
            return False
        try:
            accepted, client = listener.accept()
        except OSError as error:
            if error.errno in OUT_OF_HANDLES:
                log.warning("no connection can be accepted", extra={"fields": {"error": error.strerror}})
                leaving = limits.to_make_room(self._connections, self._newest)
                self._is_full = leaving is None
                self._turn_away(leaving)
            return False
        self._turn_away(leaving)
        incoming = Incoming(self.cfg, client, largest_body=self.config.max_body_bytes)
        connection = Connection(accepted, client, self._listeners.addresses[listener], incoming)
        connection.enter(State.IDLE, self.config.header_seconds)
        self._connections.add(connection)
        self._newest = connection
        self._watch(connection, READ)
        self._ready(connection, READ)  # most clients have sent their request by now
        return True

    def _turn_away(self, connection: Connection | None) -> None:
        """Close a connection for others. If its request waits for a thread, that is refused; if a thread has
        just taken it, it stays."""
        if connection is None:
            return
        if connection.state is State.WAITING:
            self._wait_no_more(connection, retry_after=RETRY_AFTER_SECONDS)
        elif connection.state in WITH_A_REQUEST:
            if not self._withdraw(connection):
                return
            self._refuse(connection, UnavailableProblem(detail="too many connections are open"), RETRY_AFTER)
        self._close(connection)

    def _count(self, size: int) -> None:
        """Count bytes that were received, or that wait for a thread from now on."""
        self._unaudited += size
        if self._unaudited > AUDIT_AFTER:
            self._bound_memory()

    def _bound_memory(self) -> None:
        """Refuse requests and close connections while all together hold too many bytes."""
        self._unaudited = 0
        for connection in limits.to_shorten_queue(self._connections):
            if self._withdraw(connection):
                self._refuse(connection, UnavailableProblem(detail="too much waits already"), RETRY_AFTER)
        for connection in limits.to_free_memory(self._connections):
            self._close(connection)

    # Receiving

    def _watch(self, connection: Connection, interest: int) -> None:
        """Have the poller watch a connection for this alone."""
        if interest == connection.interest:
            return
        if not interest:
            self._poller.unregister(connection.socket)
        elif connection.interest:
            self._poller.modify(connection.socket, interest, partial(self._ready, connection))
        else:
            self._poller.register(connection.socket, interest, partial(self._ready, connection))
        connection.interest = interest

    def _ready(self, connection: Connection, events: int) -> None:
        """Go on with a connection; whatever goes wrong with it, the others are served."""
        if not events & connection.interest:
            return  # something that was done since the poller looked has changed it
        try:
            self._go_on(connection)
        except Exception:
            log.exception("bug")
            self._close(connection)

    def _go_on(self, connection: Connection) -> None:
        if connection.state is State.SENDING:
            self._send(connection)
            return
        data = connection.receive(RECEIVE if connection.state is State.READING_BODY else READ_AHEAD)
        if data is None:
            return
        if connection.state is State.LINGERING:
            if not data:
                self._close(connection)
        elif data:
            self._take(connection, data)
        else:
            self._hung_up(connection)

    def _take(self, connection: Connection, data: bytes) -> None:
        """Go on with what a client has sent."""
        connection.incoming.feed(data)
        if connection.state not in NOT_READ_ON:
            self._advance(connection)
        elif len(connection.incoming) > READ_AHEAD:
            self._watch(connection, 0)
        self._count(len(data))

    def _hung_up(self, connection: Connection) -> None:
        """The client has closed its side. It may be gone altogether, so its request is not worth much time,
        but an answer that is ready is sent.
        """
        connection.hung_up = True
        self._watch(connection, 0)
        if connection.state in WITH_A_REQUEST:
            if self._withdraw(connection):
                self._close(connection)
        elif connection.state is State.WAITING:
            self._close(connection)
        elif unacceptable := connection.incoming.cut_off():
            self._refuse(connection, unacceptable.problem)
        else:
            self._close(connection)

    def _advance(self, connection: Connection) -> None:
        """Go on with the request that is coming in."""
        incoming = connection.incoming
        try:
            request = incoming.next_request()
        except Unacceptable as error:
            self._refuse(connection, error.problem)
            return
        if request is not None:
            connection.request = request
            connection.enter(State.QUEUED, self.config.queue_seconds)
            self._lane(connection).add(connection)
            self._count(request.body_length)
        elif incoming.head is None:
            if connection.state is State.IDLE and len(incoming):
                connection.enter(State.READING_HEAD, self.config.header_seconds)
        elif connection.state is not State.READING_BODY:
            connection.enter(State.READING_BODY, self.config.body_seconds)
            self._bound_memory()
            if incoming.expects_go_ahead:
                with suppress(OSError):  # the client is gone, as the poller will find out
                    connection.send(GO_AHEAD)

    def _lane(self, connection: Connection) -> Lane:
        """Where the request of a connection waits for a thread."""
        assert connection.request is not None
        return self._operating.get(connection.request.path, self._adjudicating)

    def _withdraw(self, connection: Connection) -> bool:
        """Take the request of a connection out of its lane; False if there is none that waits."""
        return connection.request is not None and self._lane(connection).withdraw(connection)

    def _expire(self, connection: Connection) -> None:
        """The time that a connection may be in its state is over."""
        match connection.state:
            case State.READING_HEAD:
                seconds = self.config.header_seconds
                detail = f"the header fields did not arrive within {seconds} seconds"
                self._refuse(connection, RequestTimeoutProblem(detail=detail))
            case State.READING_BODY:
                detail = f"the body did not arrive within {self.config.body_seconds} seconds"
                self._refuse(connection, RequestTimeoutProblem(detail=detail))
            case State.QUEUED | State.ANSWERING:
                connection.deadline = math.inf
                if self._withdraw(connection):
                    detail = f"the server has been busy for {self.config.queue_seconds} seconds"
                    self._refuse(connection, UnavailableProblem(detail=detail), RETRY_AFTER)
            case State.WAITING:
                self._wait_no_more(connection)
            case _:
                self._close(connection)

    # Answering

    def _answer(self, connection: Connection) -> None:
        """Have the application answer the request of a connection (in a thread of a lane)."""
        connection.state = State.ANSWERING
        data, connection.closes = self._application.answer(connection, keep=self._keeps_connections())
        if connection.news is not None:
            connection.held_back = data
            self._answered_by_threads.defer(self._wait, connection)
            return
        with suppress(OSError):  # the client is gone, as the poller will find out
            connection.send(data)
        self._answered_by_threads.defer(self._answered, connection)

    def _keeps_connections(self) -> bool:
        """Whether clients may ask more over the same connection."""
        return self.alive and self.config.keepalive_seconds > 0

    def _answered(self, connection: Connection) -> None:
        """A thread has done what it could."""
        self._lane(connection).done()
        connection.request, connection.news = None, None
        self._send(connection)

    # Waiting for news

    def _wait(self, connection: Connection) -> None:
        """A thread has found nothing new for a connection that waits for news."""
        assert self._waiting is not None
        assert connection.news is not None
        self._lane(connection).done()
        if connection.hung_up:
            self._close(connection)
            return
        connection.enter(State.WAITING, connection.news.seconds)
        self._waiting.add(connection)
        if not self.alive:
            self._wait_no_more(connection)
        elif len(self._waiting) * 2 > self.config.connections:
            self._wait_no_more(connection, retry_after=RETRY_AFTER_SECONDS)

    def _happened(self, table: str, step: int | None) -> None:
        """A table is at a step: have those asked again that wait for another one than they know."""
        assert self._waiting is not None
        for connection in self._waiting.behind(table, step):
            self._waiting.remove(connection)
            connection.held_back = b""
            connection.enter(State.QUEUED, self.config.queue_seconds)
            self._lane(connection).add(connection)

    def _wait_no_more(self, connection: Connection, retry_after: str = "") -> None:
        """Send a connection the answer that nothing is new; ``retry_after`` how many seconds to ask again."""
        assert self._waiting is not None
        self._waiting.remove(connection)
        data, connection.held_back = connection.held_back, b""
        if retry_after:
            data = data.replace(b"\r\n\r\n", b"\r\nRetry-After: %b\r\n\r\n" % retry_after.encode(), 1)
        connection.request, connection.news = None, None
        self._send(connection, data)

    def _refuse(
        self, connection: Connection, problem: Problem, headers: Mapping[str, str] = NO_HEADERS
    ) -> None:
        """Answer without the application."""
        if self.config.cors_origins == "*":
            headers = {**headers, "Access-Control-Allow-Origin": "*"}
        request = connection.request or connection.incoming.head
        connection.request = None
        connection.closes = True
        self._send(connection, refused(problem, request, connection.age(), headers))

    def _send(self, connection: Connection, data: bytes = b"") -> None:
        """Send this and what is left over, and go on when all is sent."""
        try:
            everything = connection.send(data)
        except OSError:
            self._close(connection)
            return
        if not everything:
            if connection.state is not State.SENDING:
                connection.enter(State.SENDING, self.config.send_seconds)
                self._watch(connection, WRITE)
                self._bound_memory()
        elif connection.hung_up:
            self._close(connection)
        elif connection.closes:
            self._linger(connection)
        else:
            self._watch(connection, READ)
            connection.enter(State.IDLE, self.config.keepalive_seconds if self.alive else LINGER)
            self._advance(connection)

    def _linger(self, connection: Connection) -> None:
        """Close our side, and give the client time to read the answer and close its own."""
        try:
            connection.half_close()
        except OSError:
            self._close(connection)
            return
        connection.enter(State.LINGERING, LINGER)
        self._watch(connection, READ)

    def _close(self, connection: Connection) -> None:
        """Be done with a connection."""
        self._watch(connection, 0)
        if self._waiting:
            self._waiting.remove(connection)
        self._connections.discard(connection)
        if connection is self._newest:
            self._newest = None
        self._is_full = False
        connection.close()
