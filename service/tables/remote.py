"""Tables in a Valkey or Redis, or a cluster of them: one hash for each, ``hjt:{id}``.

Heads are compared and set by a script, which a server runs as a whole. One key belongs to one slot, so this
works on a cluster, too.
"""

from __future__ import annotations

import logging
import time
from collections import Counter
from collections.abc import Sequence
from functools import partial
from hashlib import sha256
from math import ceil
from typing import Any, Final, Protocol

from redis import Redis
from redis.exceptions import OutOfMemoryError, ResponseError

from service.hot_states import CannotAsk
from service.hot_states.sender import Command
from service.hot_states.watched import Watched
from service.metrics import STORE_FAILURES
from service.tables.store import (
    ROOM_FOR_RUNNING_GAMES,
    STATUSES,
    WINDOW_SECONDS,
    Full,
    Head,
    Numbers,
    Status,
    TooMany,
    Unreachable,
    tag_of,
)

log = logging.getLogger("service.tables")

THE_STORE: Final = "the store of tables"
"""What the log calls it."""

CREATE: Final = """
local now = redis.call('TIME')
if redis.call('EXISTS', KEYS[1]) == 1 then return 0 end
redis.call('HSET', KEYS[1], 'step', 0, 'tag', ARGV[1], 'text', ARGV[2], 'status', ARGV[4],
           'at', now[1] * 1000 + math.floor(now[2] / 1000))
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1
"""
READ: Final = """
local head = redis.call('HMGET', KEYS[1], 'step', 'tag', 'text', 'at')
if not head[1] then return false end
local now = redis.call('TIME')
return {head[1], head[2], head[3], now[1] * 1000 + math.floor(now[2] / 1000) - head[4]}
"""
ADVANCE: Final = """
local head = redis.call('HMGET', KEYS[1], 'step', 'tag')
if head[1] ~= ARGV[1] or head[2] ~= ARGV[2] then return 0 end
local now = redis.call('TIME')
redis.call('HSET', KEYS[1], 'step', ARGV[3], 'tag', ARGV[4], 'text', ARGV[5], 'status', ARGV[7],
           'at', now[1] * 1000 + math.floor(now[2] / 1000))
redis.call('EXPIRE', KEYS[1], ARGV[6])
return 1
"""
COUNT: Final = """
if tonumber(redis.call('GET', KEYS[1]) or 0) >= tonumber(ARGV[1]) then return redis.call('PTTL', KEYS[1]) end
if redis.call('INCR', KEYS[1]) == 1 then redis.call('EXPIRE', KEYS[1], ARGV[2]) end
return 0
"""
LOOK_AT_MEMORY_EVERY: Final = 1.0
"""Seconds for which what a server says of its memory is believed."""
EVICTS_NOTHING: Final = "noeviction"
LOOKED_THROUGH: Final = 2_000
"""About as many keys of each server are looked at to tell how many tables there are. What is found first is
as good as drawn at random, because keys lie where their hashes say; so of more tables this is an estimate,
which takes no longer."""
PREFIX: Final = b"hjt:"


class Servers(Protocol):
    """One server, or a cluster."""

    def ask(self, commands: Sequence[Command]) -> list[Any]:
        """The replies to commands with one key each; a refusal is a reply.

        Raises:
            CannotAsk: one of them cannot be asked.
        """

    def each(self, command: Command) -> list[Any]:
        """What every server that takes writes replies to a command without a key.

        Raises:
            CannotAsk: one of them cannot be asked.
        """

    def close(self) -> None:
        """Close the connections."""


class OneServer:
    """A single server. It is left alone for a while when it does not answer."""

    def __init__(self, server: Redis, longest_pause: float) -> None:
        self._server = server
        self._watched = Watched("", longest_pause, what=THE_STORE, failures=STORE_FAILURES)

    def ask(self, commands: Sequence[Command]) -> list[Any]:
        """The replies to commands; a refusal is a reply."""
        return self._watched.call(partial(self._replies, commands))

    def each(self, command: Command) -> list[Any]:
        """What the server replies."""
        return self.ask([command])

    def close(self) -> None:
        """Close the connections."""
        self._server.close()

    def _replies(self, commands: Sequence[Command]) -> list[Any]:
        if len(commands) == 1:  # half of the time that a pipeline takes
            try:
                return [self._server.execute_command(*commands[0])]
            except ResponseError as error:
                return [error]
        with self._server.pipeline(transaction=False) as pipeline:
            for command in commands:
                pipeline.execute_command(*command)
            return list(pipeline.execute(raise_on_error=False))


class RemoteTables:
    """Tables that all services see which name the same store."""

    def __init__(self, servers: Servers, *, per_client: int) -> None:
        self._servers = servers
        self._per_client = per_client
        self._memory_looked_at = float("-inf")
        self._has_room = True

    def create(self, table: str, text: bytes, ttl: int, client: str, *, status: Status = "waiting") -> None:
        """Keep a new table."""
        if not self._has_room_for_new():
            raise Full
        counted = f"hjt-made:{sha256(client.encode()).hexdigest()[:32]}"
        left = int(self._run(COUNT, counted, self._per_client, WINDOW_SECONDS))
        if left:
            raise TooMany(max(1, ceil(left / 1_000)))
        self._run(CREATE, _key(table), tag_of(text), text, ttl, status)

    def head(self, table: str) -> Head | None:
        """The head of a table."""
        reply = self._run(READ, _key(table))
        if reply is None:
            return None
        step, tag, text, age = reply
        return Head(int(step), bytes(tag).decode(), bytes(text), max(0, int(age)) / 1_000)

    def advance(
        self, table: str, before: Head, step: int, text: bytes, ttl: int, *, status: Status = "playing"
    ) -> bool:
        """Set a head in place of the one that was read."""
        set_ = (before.step, before.tag, step, tag_of(text), text, ttl, status)
        return bool(self._run(ADVANCE, _key(table), *set_))

    def steps(self, tables: Sequence[str]) -> list[int | None]:
        """The steps of several tables."""
        replies = self._ask([("HGET", _key(table), "step") for table in tables])
        return [None if not isinstance(reply, bytes) else int(reply) for reply in replies]

    def numbers(self) -> Numbers:
        """How many tables there are, and how much memory they take; of many, an estimate."""
        try:
            found: dict[Status, float] = dict.fromkeys(STATUSES, 0.0)
            scans = self._servers.each(("SCAN", 0, "COUNT", LOOKED_THROUGH))
            sizes = self._servers.each(("DBSIZE",))
            for (cursor, keys), size in zip(scans, sizes, strict=True):
                weight = 1.0 if int(cursor) == 0 else max(1.0, size / max(1, len(keys)))
                asked: list[Command] = [
                    ("HGET", key.decode(), "status") for key in keys if key.startswith(PREFIX)
                ]
                told = Counter(self._servers.ask(asked) if asked else ())
                for status in STATUSES:
                    found[status] += told[status.encode()] * weight
            memory = [_memory(_numbers(reply)) for reply in self._servers.each(("INFO", "memory"))]
        except CannotAsk:
            raise Unreachable from None
        used, most = max(memory, key=lambda each: each[0] / each[1] if each[1] else 0.0)
        return Numbers({status: round(number) for status, number in found.items()}, used, most)

    def is_well(self) -> bool:
        """Whether every server answers and evicts nothing."""
        try:
            told = self._servers.each(("INFO", "memory"))
        except CannotAsk:
            return False
        policies = [memory.get("maxmemory_policy", EVICTS_NOTHING) for memory in map(_numbers, told)]
        evicting = [policy for policy in policies if policy != EVICTS_NOTHING]
        if evicting:
            log.warning("the store of tables evicts", extra={"fields": {"policy": evicting[0]}})
        return not evicting

    def close(self) -> None:
        """Close the connections."""
        self._servers.close()

    def _has_room_for_new(self) -> bool:
        now = time.monotonic()
        if now - self._memory_looked_at >= LOOK_AT_MEMORY_EVERY:
            try:
                told = [_numbers(reply) for reply in self._servers.each(("INFO", "memory"))]
            except CannotAsk:
                raise Unreachable from None
            self._has_room = all(map(_has_room, told))
            self._memory_looked_at = now
        return self._has_room

    def _run(self, script: str, key: str, *arguments: str | bytes | int) -> Any:
        (reply,) = self._ask([("EVAL", script, 1, key, *arguments)])
        if isinstance(reply, ResponseError):
            if isinstance(reply, OutOfMemoryError) or "OOM" in str(reply):
                raise Full
            raise Unreachable from reply
        return reply

    def _ask(self, commands: Sequence[Command]) -> list[Any]:
        try:
            return self._servers.ask(commands)
        except CannotAsk:
            raise Unreachable from None


def _key(table: str) -> str:
    return f"{PREFIX.decode()}{table}"


def _numbers(told: Any) -> dict[str, str]:
    """The lines of an ``INFO`` by name, as a server sends them or as its client has read them."""
    if isinstance(told, dict):
        return {str(name): str(value) for name, value in told.items()}
    if not isinstance(told, bytes):
        return {}
    lines = (line.partition(":") for line in told.decode(errors="replace").splitlines())
    return {name: value for name, colon, value in lines if colon}


def _memory(told: dict[str, str]) -> tuple[int, int]:
    """The bytes that a server uses, and may use."""
    return int(told.get("used_memory", 0)), int(told.get("maxmemory", 0))


def _has_room(told: dict[str, str]) -> bool:
    used, most = _memory(told)
    return most == 0 or used <= most * ROOM_FOR_RUNNING_GAMES
