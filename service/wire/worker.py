"""The worker: gunicorn manages it, and it looks after the connections of one process.

The thread that gunicorn runs polls: it accepts, receives, sends what the network did not take at once, and
keeps the times. Complete requests wait in a queue for one of the threads that adjudicate; those of operators
(health, metrics) have a thread of their own, so that they are answered however much there is to adjudicate.
"""

from __future__ import annotations

import errno
import logging
import math
import os
import selectors
import socket
import time
from collections.abc import Mapping
from contextlib import suppress
from functools import partial
from typing import Any

from gunicorn.http import wsgi  # type: ignore[import-untyped]  # it has no types
from gunicorn.workers.base import Worker  # type: ignore[import-untyped]  # as above
from gunicorn.workers.gthread import PollableMethodQueue  # type: ignore[import-untyped]  # as above

from service.config import Config
from service.problems import (
    RETRY_AFTER_SECONDS,
    InternalErrorProblem,
    Problem,
    RequestTimeoutProblem,
    UnavailableProblem,
)
from service.requests import ALWAYS_SERVED, HUNG_UP
from service.wire.connection import At, Connection, Outbox
from service.wire.incoming import Incoming, Unacceptable
from service.wire.lane import Lane
from service.wire.refused import refused

log = logging.getLogger("service")

TICK = 0.25
"""Seconds between two looks at the times of the connections."""
SHY_TICK = 0.05
"""Seconds that a worker whose threads are all busy leaves new connections to the others, at least."""
LINGER = 2.0
"""Seconds that a client has to close a connection that is closed on our side, and that a worker which stops
keeps connections open for a request that may be on its way."""
RETRY_AFTER = {"Retry-After": RETRY_AFTER_SECONDS}
NO_HEADERS: Mapping[str, str] = {}
GO_AHEAD = b"HTTP/1.1 100 Continue\r\n\r\n"
READ_AHEAD = 65_536
"""Bytes that may come in while the request before them is not answered."""

MOST_HELD = 64 * 1024 * 1024
"""Bytes that all connections may hold of bodies that are not complete and answers that are not sent."""

READ, WRITE = selectors.EVENT_READ, selectors.EVENT_WRITE
OUT_OF_HANDLES = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)


class Connections(Worker):  # type: ignore[misc]  # gunicorn has no types
    """The connections of one process."""

    def init_process(self) -> None:
        """Make what must not be shared with other processes, then run."""
        self.config: Config = self.app.config
        self._poller = selectors.DefaultSelector()
        self._finished = PollableMethodQueue()
        self._finished.init()
        self._adjudicating = Lane(self.config.threads, self._answer)
        self._operating = Lane(1, self._answer)
        self._connections: set[Connection] = set()
        self._addresses = {listener: listener.getsockname() for listener in self.sockets}
        self._listening = False
        self._door = selectors.DefaultSelector()
        self._waited: set[socket.socket] = set()
        self._next_look_at_the_door = 0.0
        self._next_look = 0.0
        super().init_process()

    def load_wsgi(self) -> None:
        """Load the application, and find out what operators ask it for."""
        super().load_wsgi()
        rules = self.wsgi.url_map.iter_rules()
        self._for_operators = {rule.rule for rule in rules if rule.endpoint in ALWAYS_SERVED}

    def run(self) -> None:
        """Serve until told to stop, then until the last request is answered or the grace is over."""
        self._poller.register(self.PIPE[0], READ, self._woken)
        self._poller.register(self._finished.fileno(), READ, self._run_callbacks)
        for listener in self.sockets:
            listener.setblocking(False)
            self._door.register(listener, READ)
        while self.alive and self.ppid == os.getppid():
            self._turn()
        self._stop_listening()
        now = time.monotonic()
        for connection in self._connections:
            if connection.at is At.IDLE:
                connection.deadline = min(connection.deadline, now + LINGER)
        while self._connections and time.monotonic() < now + self.config.grace_seconds:
            self._turn()
        self._adjudicating.close()
        self._operating.close()
        for connection in tuple(self._connections):
            self._close(connection)

    def _turn(self) -> None:
        """Do what there is to do, or wait for it for a moment."""
        busy = self.alive and self._adjudicating.busy_for() > 0
        shy = self.alive and self.config.workers > 1 and self._adjudicating.busy_for() > SHY_TICK
        if self.alive:
            self._listen(wanted=not shy and self._has_room())
        for key, events in self._poller.select(SHY_TICK if busy else TICK):
            key.data(events)
        now = time.monotonic()
        if shy and now >= self._next_look_at_the_door:
            self._next_look_at_the_door = now + SHY_TICK
            self._accept_what_nobody_takes()
        elif not shy:
            self._waited = set()
        if now >= self._next_look:
            self._next_look = now + TICK
            self.notify()
            for connection in [each for each in self._connections if each.deadline <= now]:
                self._expire(connection)

    def _woken(self, _: int) -> None:
        """A signal came: what it changes is seen after this."""
        with suppress(BlockingIOError):
            os.read(self.PIPE[0], 4_096)

    def _run_callbacks(self, _: int) -> None:
        self._finished.run_callbacks(None)

    # Accepting

    def _listen(self, *, wanted: bool) -> None:
        """Have the poller watch for new connections, or not."""
        if wanted is not self._listening:
            self._listening = wanted
            for listener in self.sockets:
                if wanted:
                    self._poller.register(listener, READ, partial(self._accept_one, listener))
                else:
                    self._poller.unregister(listener)

    def _stop_listening(self) -> None:
        """Accept what has connected, then close the door: as soon as every worker has, the system refuses
        whoever comes at once, who can go to another server. It would let them in to wait for nobody.
        """
        self._listen(wanted=False)
        self._door.close()
        for listener in self.sockets:
            while self._has_room() and self._accept(listener):
                pass
            listener.close()

    def _accept_one(self, listener: socket.socket, _: int) -> None:
        self._accept(listener)

    def _accept_what_nobody_takes(self) -> None:
        """Accept where connections have been waiting for two looks: no other worker has time either."""
        waiting: set[Any] = {key.fileobj for key, _ in self._door.select(0)}
        for listener in waiting & self._waited:
            while self._has_room() and self._accept(listener):
                pass
        self._waited = waiting

    def _accept(self, listener: socket.socket) -> bool:
        """Accept a connection; False if there is none, or nothing left to hold it with."""
        try:
            accepted, client = listener.accept()
        except OSError as error:
            if error.errno in OUT_OF_HANDLES:
                log.warning("no connection can be accepted", extra={"fields": {"error": error.strerror}})
                self._make_room()
            return False
        incoming = Incoming(self.cfg, client, largest_body=self.config.max_body_bytes)
        connection = Connection(accepted, client, self._addresses[listener], incoming)
        connection.stand(At.IDLE, self.config.header_seconds)
        self._connections.add(connection)
        self._watch(connection, READ)
        return True

    def _has_room(self) -> bool:
        return len(self._connections) < self.config.connections or self._make_room()

    def _make_room(self) -> bool:
        """Close the connection that has been idle longest, else the one that has been sending its request
        longest; False if there is none.
        """
        for kind in ((At.LINGERING, At.IDLE), (At.HEAD, At.BODY)):
            spare = [connection for connection in self._connections if connection.at in kind]
            if spare:
                self._close(min(spare, key=lambda connection: connection.since))
                return True
        return False

    def _hold_less(self) -> None:
        """Close connections while all together hold too many bytes: the slowest first, never the newest."""
        held = sum(connection.holds for connection in self._connections)
        slow = [each for each in self._connections if each.at in (At.BODY, At.SENDING)]
        for connection in sorted(slow, key=lambda connection: connection.since)[:-1]:
            if held <= MOST_HELD:
                break
            held -= connection.holds
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
        if connection.at is At.SENDING:
            self._send(connection)
            return
        data = connection.receive()
        if data is None:
            return
        if connection.at is At.LINGERING:
            if not data:
                self._close(connection)
        elif data:
            connection.incoming.feed(data)
            if connection.at is not At.ANSWERING:
                self._advance(connection)
            elif len(connection.incoming) > READ_AHEAD:
                self._watch(connection, 0)
        else:
            self._hung_up(connection)

    def _hung_up(self, connection: Connection) -> None:
        """The client has closed its side. It may be gone altogether, so its request is not worth much time,
        but an answer that is ready is sent.
        """
        connection.hung_up = True
        self._watch(connection, 0)
        if connection.at is At.ANSWERING:
            if self._lane(connection).withdraw(connection):
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
            connection.stand(At.ANSWERING, self.config.queue_seconds)
            self._lane(connection).add(connection)
        elif incoming.head is None:
            if connection.at is At.IDLE and len(incoming):
                connection.stand(At.HEAD, self.config.header_seconds)
        elif connection.at is not At.BODY:
            connection.stand(At.BODY, self.config.body_seconds)
            self._hold_less()
            if incoming.expects_go_ahead:
                with suppress(OSError):  # the client is gone, as the poller will find out
                    connection.send(GO_AHEAD)

    def _lane(self, connection: Connection) -> Lane:
        assert connection.request is not None
        return self._operating if connection.request.path in self._for_operators else self._adjudicating

    def _expire(self, connection: Connection) -> None:
        """The time for what a connection is at is over."""
        match connection.at:
            case At.HEAD:
                seconds = self.config.header_seconds
                detail = f"the header fields did not arrive within {seconds} seconds"
                self._refuse(connection, RequestTimeoutProblem(detail=detail))
            case At.BODY:
                detail = f"the body did not arrive within {self.config.body_seconds} seconds"
                self._refuse(connection, RequestTimeoutProblem(detail=detail))
            case At.ANSWERING:
                connection.deadline = math.inf
                if self._lane(connection).withdraw(connection):
                    detail = f"the server has been busy for {self.config.queue_seconds} seconds"
                    self._refuse(connection, UnavailableProblem(detail=detail), RETRY_AFTER)
            case _:
                self._close(connection)

    # Answering

    def _answer(self, connection: Connection) -> None:
        """Have the application answer the request of a connection (in a thread of a lane)."""
        outbox = Outbox()
        try:
            connection.closes = not self._respond(connection, outbox)
            data = outbox.data()
        except Exception:
            log.exception("bug")
            connection.closes = True
            problem = InternalErrorProblem(detail="an unexpected error; the log has it")
            data = refused(problem, connection.request, connection.age())
        with suppress(OSError):  # the client is gone, as the poller will find out
            connection.send(data)
        self._finished.defer(self._answered, connection)

    def _respond(self, connection: Connection, outbox: Outbox) -> bool:
        """Call the application; whether the connection can be kept."""
        response, environ = wsgi.create(
            connection.request, outbox, connection.client, connection.server, self.cfg
        )
        environ["wsgi.multithread"] = True
        environ[HUNG_UP] = connection.has_hung_up
        if not self.alive or not self.config.keepalive_seconds:
            response.force_close()
        answer = self.wsgi(environ, response.start_response)
        try:
            for part in answer:
                response.write(part)
            response.close()
        finally:
            if hasattr(answer, "close"):
                answer.close()
        return not response.should_close()

    def _answered(self, connection: Connection) -> None:
        """A thread has done what it could."""
        self._lane(connection).done()
        connection.request = None
        self._send(connection)

    def _refuse(
        self, connection: Connection, problem: Problem, headers: Mapping[str, str] = NO_HEADERS
    ) -> None:
        """Answer without the application."""
        if self.config.cors_origins == "*":
            headers = {**headers, "Access-Control-Allow-Origin": "*"}
        request = connection.request or connection.incoming.head
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
            if connection.at is not At.SENDING:
                connection.stand(At.SENDING, self.config.send_seconds)
                self._watch(connection, WRITE)
                self._hold_less()
        elif connection.hung_up:
            self._close(connection)
        elif connection.closes:
            self._linger(connection)
        else:
            self._watch(connection, READ)
            connection.stand(At.IDLE, self.config.keepalive_seconds if self.alive else LINGER)
            self._advance(connection)

    def _linger(self, connection: Connection) -> None:
        """Close our side, and give the client time to read the answer and close its own."""
        try:
            connection.half_close()
        except OSError:
            self._close(connection)
            return
        connection.stand(At.LINGERING, LINGER)
        self._watch(connection, READ)

    def _close(self, connection: Connection) -> None:
        self._watch(connection, 0)
        self._connections.discard(connection)
        connection.close()
