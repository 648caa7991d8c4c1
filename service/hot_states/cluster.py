"""Hot states in a cluster of Valkey or Redis.

A state is one key, so no command concerns two slots. Unlike those to a single server, writes wait for their
replies: a node that has given a slot away says so in its reply alone.
"""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, cast
from urllib.parse import unquote, urlsplit

from prometheus_client import Counter
from redis.backoff import NoBackoff
from redis.crc import key_slot
from redis.exceptions import AskError, MovedError, ResponseError
from redis.retry import Retry

from service.config import addresses
from service.hot_states import CannotAsk
from service.hot_states.missed import Missed
from service.hot_states.node import Node
from service.hot_states.sender import Command
from service.hot_states.topology import Topology
from service.metrics import CACHE_FAILURES

MOST_REDIRECTIONS = 3
"""How often one command is sent on to another node: a slot that moves once more meanwhile costs two."""


def connection_settings(url: str, *, timeout: float) -> dict[str, Any]:
    """How to connect to the nodes of the cluster at a URL. A handshake has a part of the time for a call."""
    parts = urlsplit(url)
    settings: dict[str, Any] = {
        "socket_timeout": timeout / 2,
        "socket_connect_timeout": timeout / 2,
        "retry": Retry(NoBackoff(), 0),
        "protocol": 2,
        "driver_info": None,
    }
    if parts.username:
        settings["username"] = unquote(parts.username)
    if parts.password:
        settings["password"] = unquote(parts.password)
    if parts.scheme.startswith("rediss"):
        settings["ssl"] = True
    return settings


class ClusterHotStates:
    """States under ``<prefix><state id>``, each for ``ttl`` seconds after its last use.

    Every node has a breaker of its own, so the loss of one leaves the states on the others hot. A call takes
    ``patience`` seconds at most, whatever the nodes do, and follows those that redirect it. ``failures`` and
    ``what`` are as in :class:`service.hot_states.watched.Watched`.
    """

    def __init__(
        self,
        url: str,
        *,
        patience: float,
        prefix: str,
        ttl: int,
        longest_pause: float,
        failures: Counter = CACHE_FAILURES,
        what: str = "the cache",
    ) -> None:
        self._prefix = prefix
        self._ttl = ttl
        self._patience = patience
        self._missed = Missed()
        self._failures = failures
        settings = connection_settings(url, timeout=patience)
        self._topology = Topology(
            addresses(url),
            partial(Node, settings=settings, longest_pause=longest_pause, failures=failures, what=what),
            patience=patience,
            longest_pause=longest_pause,
            mended=self._send_what_was_missed,
            failures=failures,
            what=what,
        )

    def get(self, state_id: str) -> bytes | None:
        """The bytes under this id, with their time to live begun anew; None if there are none.

        Raises:
            CannotAsk: the node that has to know cannot be asked, or refuses to answer.
        """
        key = self._prefix + state_id
        reply = self._replies({key: ("GETEX", key, "EX", self._ttl)}, self._until()).get(key, CannotAsk())
        if isinstance(reply, ResponseError) and str(reply).startswith("WRONGTYPE"):
            return None  # somebody else's, and no state
        if isinstance(reply, Exception):
            raise CannotAsk
        return cast("bytes | None", reply)

    def put(self, encodings: Mapping[str, bytes]) -> bool:
        """Keep encodings by their ids. False if the node for one of them could not be asked to: what it has
        missed is sent when all is well again."""
        commands: dict[str, Command] = {
            state_id: ("SET", self._prefix + state_id, encoding, "EX", self._ttl)
            for state_id, encoding in encodings.items()
        }
        replies = self._replies(commands, self._until())
        missed = {state_id: encoding for state_id, encoding in encodings.items() if state_id not in replies}
        if missed:
            self._missed.add(missed)
        return not missed

    def is_well(self) -> bool:
        """Whether every slot has a node, every node answers, and one takes writes."""
        key, until = f"{self._prefix}probe", self._until()
        reply = self._replies({key: ("SET", key, b"", "EX", 1)}, until).get(key)
        for node in self._topology.nodes():
            with suppress(CannotAsk):
                node.ask([("PING",)], until)
        if self._topology.is_whole():
            return reply == b"OK"
        self._topology.look_again()
        return False

    def ask(self, commands: Sequence[Command]) -> list[Any]:
        """What the nodes reply to commands with one key each; a refusal is a reply.

        Raises:
            CannotAsk: the node that one of them is for cannot be asked.
        """
        named = {str(number): command for number, command in enumerate(commands)}
        replies = self._replies(named, self._until())
        if len(replies) < len(named):
            raise CannotAsk
        return [replies[name] for name in named]

    def each(self, command: Command) -> list[Any]:
        """What every node that has slots replies to a command without a key.

        Raises:
            CannotAsk: one of them cannot be asked, or none is known.
        """
        until = self._until()
        if self._topology.owner(0, until) is None or not self._topology.is_whole():
            self._topology.look_again()
            raise CannotAsk
        return [node.ask([command], until)[0] for node in self._topology.nodes()]

    def close(self) -> None:
        """Close the connections."""
        self._topology.close()

    def _until(self) -> float:
        return time.monotonic() + self._patience

    def _replies(self, commands: Mapping[str, Command], until: float) -> dict[str, Any]:
        """What the nodes reply to commands, by the names of these; a refusal is a reply. There is none where
        a node could not be asked. The second part of each command is its key, of a script the fourth."""
        by_node: dict[Node | None, list[str]] = {}
        for name, command in commands.items():
            by_node.setdefault(self._topology.owner(_slot(command), until), []).append(name)
        replies: dict[str, Any] = {}
        for node, names in by_node.items():
            with suppress(CannotAsk):
                told = self._ask(node, [commands[name] for name in names], until)
                replies.update(zip(names, told, strict=True))
        for name, reply in tuple(replies.items()):
            if isinstance(reply, AskError):
                del replies[name]
                with suppress(CannotAsk):
                    replies[name] = self._follow(reply, commands[name], until)
        if len(replies) < len(commands):
            self._topology.look_again()
        return replies

    def _follow(self, redirection: AskError, command: Command, until: float) -> Any:
        """The reply of the node to which a command is redirected.

        Raises:
            CannotAsk: nobody answers it.
        """
        for _ in range(MOST_REDIRECTIONS):
            node = self._topology.node((redirection.host, redirection.port))
            if isinstance(redirection, MovedError):
                self._topology.moved(redirection.slot_id, node)
                (reply,) = self._ask(node, [command], until)
            else:
                _, reply = self._ask(node, [("ASKING",), command], until)
            if not isinstance(reply, AskError):
                return reply
            redirection = reply
        self._failures.labels("error").inc()
        raise CannotAsk

    def _ask(self, node: Node | None, commands: Sequence[Command], until: float) -> list[Any]:
        """The replies of a node; refusals among them are counted.

        Raises:
            CannotAsk: there is no node, or it cannot be asked.
        """
        if node is None:
            self._failures.labels("skipped").inc()
            raise CannotAsk
        replies = node.ask(commands, until)
        for reply in replies:
            if isinstance(reply, ResponseError) and not isinstance(reply, AskError):
                node.refused(reply)
        return replies

    def _send_what_was_missed(self) -> None:
        missed = self._missed.take()
        if missed:
            self.put(missed)


def _slot(command: Command) -> int:
    key = command[3] if command[0] == "EVAL" else command[1]
    return key_slot(str(key).encode())
