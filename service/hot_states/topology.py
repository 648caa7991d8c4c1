"""Which node of a cluster has which slots: found out by a thread of its own, so that no request waits for it.

redis-py's client of clusters asks for them inside of a call, one node after the other, and sleeps while the
cluster is down; its calls take as long as that takes.
"""

from __future__ import annotations

import logging
import random
import time
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from threading import Event, Lock, Thread
from typing import Any

from prometheus_client import Counter
from redis.exceptions import RedisError

from service.hot_states.breaker import FIRST_PAUSE
from service.hot_states.node import Address, Node
from service.metrics import CACHE_FAILURES

log = logging.getLogger("service.hot_states")

SLOTS = 16_384
Slots = Sequence[tuple[int, int, Sequence[Address | None]]]
"""First slot, last slot, and the nodes that have them, the one that takes writes first."""
UNNAMED = ("", "?")
"""What a node calls one whose address it does not know: itself, or another."""


class Topology:
    """The nodes of a cluster that have slots.

    It looks when it is told that something is wrong, and goes on, with pauses that grow to ``longest_pause``
    seconds, until every slot has a node and every node is well; then it calls ``mended``. ``seeds`` are asked
    when no node is known that answers; ``failures`` and ``what`` are as in
    :class:`service.hot_states.watched.Watched`. Works from its first use on, in whatever process that is.
    """

    def __init__(
        self,
        seeds: Sequence[Address],
        open_node: Callable[[Address], Node],
        *,
        patience: float,
        longest_pause: float,
        mended: Callable[[], None],
        failures: Counter = CACHE_FAILURES,
        what: str = "the cache",
    ) -> None:
        self._seeds = seeds
        self._open_node = open_node
        self._patience = patience
        self._longest_pause = max(longest_pause, FIRST_PAUSE)
        self._mended = mended
        self._failures = failures
        self._what = what
        self._lock = Lock()
        self._nodes: dict[Address, Node] = {}
        self._owners: list[Node | None] | None = None
        self._primaries: set[Address] = set()
        self._replicas: Sequence[Address] = ()
        self._thread: Thread | None = None
        self._started = False
        self._looked = Event()
        self._wrong = Event()
        self._closed = Event()

    def owner(self, slot: int, until: float) -> Node | None:
        """The node that has a slot, as far as is known. Waits for the very first look alone."""
        self._start()
        if not self._looked.is_set():
            self._looked.wait(max(0.0, until - time.monotonic()))
        owners = self._owners
        return None if owners is None else owners[slot]

    def nodes(self) -> Sequence[Node]:
        """The nodes that are known to have slots."""
        owners = self._owners or ()
        return list(dict.fromkeys(node for node in owners if node is not None))

    def is_whole(self) -> bool:
        """Whether every slot has a node, and every node is well."""
        owners = self._owners
        return owners is not None and None not in owners and all(node.is_well() for node in self.nodes())

    def node(self, address: Address) -> Node:
        """The node at an address."""
        with self._lock:
            found = self._nodes.get(address)
            if found is None:
                found = self._nodes[address] = self._open_node(address)
            return found

    def moved(self, slot: int, node: Node) -> None:
        """Note what a node has said about a slot, and look what else has changed."""
        if self._owners is not None:
            self._owners[slot] = node
        self.look_again()

    def look_again(self) -> None:
        """Have the thread look, soon."""
        self._wrong.set()
        self._start()

    def close(self) -> None:
        """Look no more, and close the connections."""
        self._closed.set()
        self._wrong.set()
        if self._thread is not None:
            self._thread.join()
        for node in self._nodes.values():
            node.close()

    def _start(self) -> None:
        if self._thread is not None:
            return
        with self._lock:
            if not self._started:
                self._started = True
                self._thread = Thread(target=self._run, name="topology", daemon=True)
                self._thread.start()

    def _run(self) -> None:
        self._wrong.set()
        while not self._closed.is_set():
            self._wrong.wait()
            self._wrong.clear()
            pause = FIRST_PAUSE
            while not self._look() and not self._closed.wait(pause):
                pause = min(2 * pause, self._longest_pause)
            if not self._closed.is_set():
                self._mended()
            self._closed.wait(FIRST_PAUSE)

    def _look(self) -> bool:
        """Find out who has which slots and how the nodes are; whether all is well."""
        slots = self._ask_around()
        if slots is not None:
            self._adopt(slots)
        elif self._owners is None:
            self._failures.labels("error").inc()
        first = not self._looked.is_set()
        self._looked.set()
        if slots is None:
            if first:
                log.warning("%s is down", self._what, extra={"fields": {"seeds": _names(self._seeds)}})
            return False
        for node in self.nodes():
            node.look_after(time.monotonic() + self._patience)
        return self.is_whole()

    def _ask_around(self) -> Slots | None:
        """`CLUSTER SLOTS` of the first node that answers; None if none does."""
        known = list(self.nodes())
        random.shuffle(known)  # so that not all ask the same one
        known.sort(key=Node.is_well, reverse=True)
        for node in known:
            with suppress(RedisError, OSError):
                return self._slots_by(node)
        for address in dict.fromkeys((*self._replicas, *self._seeds)):
            stranger = self._open_node(address)
            try:
                return self._slots_by(stranger)
            except (RedisError, OSError):
                continue
            finally:
                stranger.close()
        return None

    def _slots_by(self, node: Node) -> Slots:
        (reply,) = node.ask_unwatched([("CLUSTER", "SLOTS")], time.monotonic() + self._patience)
        if isinstance(reply, RedisError):
            raise reply
        return [
            (first, last, [_address(entry, node.address) for entry in entries])
            for first, last, *entries in reply
        ]

    def _adopt(self, slots: Slots) -> None:
        """Take over what a node has said; connections to nodes that have no slots any more are closed."""
        owners: list[Node | None] = [None] * SLOTS
        replicas = []
        for first, last, (primary, *others) in slots:
            replicas += [address for address in others if address is not None]
            if primary is not None:
                owners[first : last + 1] = [self.node(primary)] * (last + 1 - first)
        self._owners, self._replicas = owners, replicas
        before, self._primaries = self._primaries, {node.address for node in self.nodes()}
        with self._lock:
            gone = [
                self._nodes.pop(address) for address in tuple(self._nodes) if address not in self._primaries
            ]
        for node in gone:
            node.close()
        if before and before != self._primaries:
            fields = {"joined": _names(self._primaries - before), "left": _names(before - self._primaries)}
            log.warning("the nodes of %s have changed", self._what, extra={"fields": fields})


def _address(entry: Sequence[Any], answering: Address) -> Address | None:
    """The address in an entry of `CLUSTER SLOTS`; None if the node that answers does not know it."""
    host = "" if entry[0] is None else str(entry[0], "utf-8")
    if host in UNNAMED:
        return (answering[0], int(entry[1])) if not host else None
    return host, int(entry[1])


def _names(addresses: Iterable[Address]) -> str:
    return ", ".join(sorted(f"{host}:{port}" for host, port in addresses))
