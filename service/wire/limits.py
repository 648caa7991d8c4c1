"""What the connections of a worker may hold together, and which of them has to go when it is too much.

Progress is a byte that was received or sent. Who makes none keeps others out for nothing, so the connection
that has made none for longest goes first, whatever state it is in; the one that came or moved last never
does, or nobody would get in. A request that is complete waits for the service, not for its client: that is
spared while others can go, and otherwise told why it was not answered.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from service.wire.connection import WITH_A_REQUEST, Connection, State

MIB = 2**20
MOST_HELD = 64 * MIB
"""Bytes that all connections may hold: of requests that are coming in, that wait for a thread or were sent
ahead, and of answers that are not taken. The requests that threads are answering come on top."""
MOST_QUEUED = MOST_HELD // 2
"""Bytes of that for requests that are complete: however many wait, there is room to receive and to answer."""


def to_make_room(connections: Collection[Connection], newest: Connection | None) -> Connection | None:
    """The connection to close for one that waits to be accepted; None if each is the newest or has a request
    that a thread is answering."""
    others = [each for each in connections if each is not newest]
    waiting_for_client = [each for each in others if each.state not in WITH_A_REQUEST]
    queued = [each for each in others if each.state is State.QUEUED]
    return min(waiting_for_client or queued, key=_progressed, default=None)


def to_free_memory(connections: Collection[Connection]) -> Iterator[Connection]:
    """The connections to close, one after the other, while all together hold more than ``MOST_HELD``."""
    held = sum(each.holds for each in connections if each.state is not State.ANSWERING)
    if held <= MOST_HELD:
        return
    waiting_for_client = [each for each in connections if each.state not in WITH_A_REQUEST and each.holds]
    for connection in sorted(waiting_for_client, key=_progressed)[:-1]:
        held -= connection.holds
        yield connection
        if held <= MOST_HELD:
            return


def to_shorten_queue(connections: Collection[Connection]) -> Iterator[Connection]:
    """The connections whose requests to refuse, one after the other, while those that wait for a thread hold
    more than ``MOST_QUEUED``: the largest first, so that few are refused. One may wait, however large it is.
    """
    queued = sorted((each for each in connections if each.state is State.QUEUED), key=_holds)
    held = sum(each.holds for each in queued)
    while held > MOST_QUEUED and len(queued) > 1:
        largest = queued.pop()
        held -= largest.holds
        yield largest


def _progressed(connection: Connection) -> float:
    return connection.progressed


def _holds(connection: Connection) -> int:
    return connection.holds
