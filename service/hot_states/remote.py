"""Hot states in Valkey or Redis, single or clustered."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from threading import Lock
from typing import Any, TypeVar, cast
from urllib.parse import unquote, urlsplit

from redis import Redis
from redis.backoff import NoBackoff
from redis.cluster import ClusterNode, RedisCluster
from redis.connection import ConnectionPool
from redis.exceptions import (
    ClusterError,
    RedisClusterException,
    RedisError,
    ResponseError,
)
from redis.exceptions import (
    ConnectionError as UnreachableError,
)
from redis.exceptions import (
    TimeoutError as HungError,
)
from redis.retry import Retry

from service.config import addresses
from service.hot_states import CannotAsk
from service.hot_states.breaker import Breaker
from service.hot_states.missed import Missed
from service.hot_states.sender import Command, Sender
from service.metrics import CACHE_FAILURES

log = logging.getLogger("service.hot_states")

T = TypeVar("T")
Client = Redis | RedisCluster

DOWN = (UnreachableError, HungError, ClusterError, RedisClusterException, OSError)
"""Errors after which the server is left alone; any other answer shows that it is alive."""

WHOLE = ""
"""The name of the node where there is only one, or where the cluster's nodes are not known yet."""


def connector(url: str, *, timeout: float) -> Callable[[], Client]:
    """How to connect to the server or cluster at a URL. A call waits ``timeout`` seconds at most, and tries
    once.
    """
    patience: dict[str, Any] = {
        "socket_timeout": timeout,
        "socket_connect_timeout": timeout,
        "retry": Retry(NoBackoff(), 0),
    }
    parts = urlsplit(url)
    if "+cluster" not in parts.scheme:
        return partial(Redis.from_url, url, health_check_interval=30, **patience)
    if parts.username:
        patience["username"] = unquote(parts.username)
    if parts.password:
        patience["password"] = unquote(parts.password)
    if parts.scheme.startswith("rediss"):
        patience["ssl"] = True
    return partial(_cluster, addresses(url), patience)


def _cluster(nodes: Iterable[tuple[str, int]], settings: dict[str, Any]) -> Client:
    startup = [ClusterNode(host, port) for host, port in nodes]
    return RedisCluster(startup_nodes=startup, require_full_coverage=False, **settings)


def _ping(node: ClusterNode, client: Client) -> None:
    client.ping(target_nodes=node)


def _pool(client: Client, node: str) -> ConnectionPool:
    if isinstance(client, Redis):
        return client.connection_pool
    at = client.get_node(node_name=node) if node else client.get_default_node()
    return client.get_redis_connection(at).connection_pool


class RemoteHotStates:
    """States under ``<prefix><state id>``, each for ``ttl`` seconds after its last use.

    Connects when it is first used, in whatever process that is. Every node of a cluster has a breaker of its
    own, so the loss of one node leaves the states on the others hot.
    """

    def __init__(self, connect: Callable[[], Client], *, prefix: str, ttl: int, longest_pause: float) -> None:
        self._connect = connect
        self._prefix = prefix
        self._ttl = ttl
        self._longest_pause = longest_pause
        self._client: Client | None = None
        self._lock = Lock()
        self._senders: dict[str, Sender] = {}
        self._breakers: dict[str, Breaker] = {WHOLE: Breaker(longest_pause)}
        self._missed = Missed()

    def get(self, state_id: str) -> bytes | None:
        """The bytes under this id, with their time to live begun anew; None if there are none.

        Raises:
            CannotAsk: the server is down or refuses to answer.
        """
        key = self._prefix + state_id
        return self._call(self._node(key), partial(self._get, key))

    def put(self, encodings: Mapping[str, bytes]) -> bool:
        """Keep encodings by their ids: sent at once to each node concerned, without waiting for answers.
        False if one could not be reached: what it missed is sent when it is back."""
        by_node: dict[str, dict[str, bytes]] = {}
        for state_id, encoding in encodings.items():
            by_node.setdefault(self._node_or_whole(self._prefix + state_id), {})[state_id] = encoding
        sent = [self._put(node, its_own) for node, its_own in by_node.items()]
        return all(sent)

    def is_well(self) -> bool:
        """Whether the server takes writes; of a cluster, whether every node answers."""
        with suppress(CannotAsk):
            self._call(WHOLE, lambda client: client.set(f"{self._prefix}probe", b"", ex=1))
            client = self._client
            if isinstance(client, RedisCluster):
                for node in client.get_primaries():
                    self._call(str(node.name), partial(_ping, node))
            return all(breaker.is_well() for breaker in tuple(self._breakers.values()))
        return False

    def close(self) -> None:
        """Close the connections."""
        with self._lock:
            client, self._client = self._client, None
            senders, self._senders = self._senders, {}
        for sender in senders.values():
            sender.close()
        if client is not None:
            client.close()

    def _get(self, key: str, client: Client) -> bytes | None:
        try:
            return cast("bytes | None", client.getex(key, ex=self._ttl))
        except ResponseError as error:
            if str(error).startswith("WRONGTYPE"):  # somebody else's, and no state
                return None
            raise

    def _put(self, node: str, encodings: Mapping[str, bytes]) -> bool:
        commands = [
            ("SET", self._prefix + state_id, encoding, "EX", self._ttl)
            for state_id, encoding in encodings.items()
        ]
        try:
            self._call(node, partial(self._send, node, commands))
        except CannotAsk:
            self._missed.add(encodings)
            return False
        return True

    def _send(self, node: str, commands: Sequence[Command], client: Client) -> None:
        sender = self._senders.get(node)
        if sender is None:
            sender = self._senders.setdefault(node, Sender(_pool(client, node)))
        sender.send(commands)

    def _node_or_whole(self, key: str) -> str:
        try:
            return self._node(key)
        except CannotAsk:
            return WHOLE

    def _node(self, key: str) -> str:
        """The node that a key belongs to, by name; connects to find out.

        Raises:
            CannotAsk: there is no connection.
        """
        client = self._client or self._call(WHOLE, lambda connected: connected)
        if not isinstance(client, RedisCluster):
            return WHOLE
        try:
            node = client.get_node_from_key(key)
        except DOWN:
            return WHOLE
        return WHOLE if node is None else str(node.name)

    def _call(self, node: str, work: Callable[[Client], T]) -> T:
        """What a node answers.

        Raises:
            CannotAsk: it is down or refuses.
        """
        breaker = self._breakers.get(node)
        if breaker is None:
            breaker = self._breakers.setdefault(node, Breaker(self._longest_pause))
        if not breaker.allows():
            CACHE_FAILURES.labels("skipped").inc()
            raise CannotAsk
        try:
            result = work(self._connected())
        except DOWN as error:
            if breaker.is_well():
                log.warning("the cache is down", extra={"fields": {"node": node, "error": str(error)}})
            breaker.failed()
            CACHE_FAILURES.labels("error").inc()
            raise CannotAsk from None
        except RedisError as error:
            log.warning("the cache refuses", extra={"fields": {"node": node, "error": str(error)}})
            CACHE_FAILURES.labels("error").inc()
            self._is_alive(node, breaker)
            raise CannotAsk from None
        self._is_alive(node, breaker)
        return result

    def _is_alive(self, node: str, breaker: Breaker) -> None:
        """Note that a node has answered; if it had not before, send what has been missed."""
        if breaker.succeeded():
            log.warning("the cache is back", extra={"fields": {"node": node}})
            self.put(self._missed.take())

    def _connected(self) -> Client:
        if self._client is None:
            with self._lock:
                if self._client is None:
                    self._client = self._connect()
        return self._client
