"""Tables opened and closed: their heads in the store, what they hold in this worker's memory."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Final, Literal, NamedTuple

import msgspec
from cachetools import LRUCache
from msgspec import UNSET, Raw

import engine
from service.config import MIB, Config
from service.metrics import STORE_FAILURES, TABLES_CREATED
from service.positions import Position
from service.problems import (
    RETRY_AFTER_SECONDS,
    RateLimitedProblem,
    Refusal,
    StaleStepProblem,
    TablesUnavailableProblem,
    UnknownTableProblem,
)
from service.tables import tokens
from service.tables.inside import Inside, Newer, TooLarge, packed, unpacked
from service.tables.local import LocalTables
from service.tables.store import Full, Head, Status, Tables, TooMany, Unreachable, tag_of

UNTIL_IT_IS_PLAYED: Final = 3_600
"""Seconds that a table lives which nobody has sat down at, or where fewer than two steps were made."""
FEW_STEPS: Final = 2
PART_FOR_TABLES: Final = 4
"""One part in so many of a worker's memory for decoded states is for those of tables."""
BYTES_AROUND: Final = 4_096
BYTES_PER_BYTE: Final = 20
"""Bytes that a decoded table takes for each of its text, which is a fifth of its document."""
STORE_SECONDS: Final = 1.0
"""Longest wait for the store: a game at a table has nowhere else to go."""


@dataclass(frozen=True, slots=True)
class Table:
    """A table that has been read: its head, and what it holds."""

    head: Head
    inside: Inside
    position: Position | None
    """The game; None while seats are free."""

    @property
    def status(self) -> Status:
        """How far it is."""
        return _status(self.position)


class _Decoded(NamedTuple):
    """What a worker keeps of a table."""

    inside: Inside
    position: Position | None
    packed: int
    """Bytes of its text."""

    def size(self) -> int:
        """Bytes that it takes at most."""
        own = BYTES_AROUND + BYTES_PER_BYTE * self.packed
        return own + (0 if self.position is None else self.position.memory)


def unavailable(reason: Literal["off", "down", "full", "newer"], detail: str) -> Refusal:
    """The refusal of whatever needs the store."""
    return Refusal(
        TablesUnavailableProblem(detail=detail, reason=reason), {"Retry-After": RETRY_AFTER_SECONDS}
    )


def unknown(table: str) -> Refusal:
    """The refusal of what names no table."""
    return Refusal(UnknownTableProblem(detail=f"there is no table {table!r}", table=table))


def stale(step: int) -> Refusal:
    """The refusal of what comes too late, or too early."""
    return Refusal(StaleStepProblem(detail=f"the table is at step {step}", step=step))


class OpenTables:
    """The tables of a service. ``memory`` is what those may take that this worker keeps decoded, in bytes;
    ``ttl`` the seconds that a table lives after it was played at."""

    def __init__(self, store: Tables, *, memory: int, ttl: int) -> None:
        self.store = store
        self._ttl = ttl
        self.happened: Callable[[str, int], None] = lambda table, step: None
        """Called with the step that a table has come to here; the server sets it."""
        self._lock = Lock()
        self._kept: LRUCache[str, _Decoded] = LRUCache(memory, _Decoded.size)

    def create(self, inside: Inside, position: Position | None, client: str) -> Table:
        """Keep a new table.

        Raises:
            Refusal: ``tables-unavailable``, or ``rate-limited`` where the client has made too many.
        """
        text = _text(inside, position)
        result = "created"
        try:
            self.store.create(inside.table, text, UNTIL_IT_IS_PLAYED, client, status=_status(position))
        except Unreachable:
            result = "down"
            raise _down() from None
        except Full:
            result = "full"
            raise _full() from None
        except TooMany as error:
            result = "rate_limited"
            detail = "this address has made as many tables as one may within an hour"
            raise Refusal(RateLimitedProblem(detail=detail), {"Retry-After": str(error.seconds)}) from None
        finally:
            TABLES_CREATED.labels(result).inc()
        return self._remembered(Head(0, "", text, 0.0), inside, position)

    def read(self, table: str) -> Table:
        """A table as it is now.

        Raises:
            Refusal: ``unknown-table`` or ``tables-unavailable``.
            engine.EditionMismatch: its game follows an edition that is not served.
        """
        if not tokens.is_table(table):
            raise unknown(table)
        try:
            head = self.store.head(table)
        except Unreachable:
            raise _down() from None
        if head is None:
            raise unknown(table)
        with self._lock:
            kept = self._kept.get(table + head.tag)
        if kept is not None:
            return Table(head, kept.inside, kept.position)
        try:
            inside = unpacked(head.text)
        except Newer:
            raise unavailable("newer", "the table was written by a newer version of the service") from None
        except ValueError:
            raise unknown(table) from None
        engine.of_edition(inside.ruleset, inside.edition)
        position = None
        if isinstance(inside.state, Raw):
            position = Position(engine.decode_trusted(bytes(inside.state)))
        return self._remembered(head, inside, position)

    def advance(self, before: Table, inside: Inside, position: Position | None) -> Table:
        """Keep what a step has led to, if nothing else has happened since the table was read.

        Raises:
            Refusal: ``stale-step``, ``unknown-table``, or ``tables-unavailable``.
        """
        table, text = inside.table, _text(inside, position)
        played = inside.is_dealt and inside.step >= FEW_STEPS
        try:
            ttl = self._ttl if played else UNTIL_IT_IS_PLAYED
            status = _status(position)
            if not self.store.advance(table, before.head, inside.step, text, ttl, status=status):
                (step,) = self.store.steps([table])
                raise unknown(table) if step is None else stale(step)
        except Unreachable:
            raise _down() from None
        except Full:
            raise _full() from None
        self.happened(table, inside.step)
        return self._remembered(Head(inside.step, "", text, 0.0), inside, position)

    def _remembered(self, head: Head, inside: Inside, position: Position | None) -> Table:
        head = head._replace(tag=tag_of(head.text))
        with self._lock:
            decoded = _Decoded(inside, position, len(head.text))
            if decoded.size() <= self._kept.maxsize:
                self._kept[inside.table + head.tag] = decoded
        return Table(head, inside, position)


def open_tables(config: Config) -> OpenTables | None:
    """The tables of a service with these settings; None: it keeps none.

    Where the settings leave embedding a store to the server, they are those of this process.
    """
    if config.tables_url == "off":
        return None
    memory = config.worker_memory_mib * MIB // PART_FOR_TABLES
    return OpenTables(_store(config), memory=memory, ttl=config.table_ttl_seconds)


def _store(config: Config) -> Tables:
    url = config.tables_url
    if not url or url.startswith("memory:"):
        return LocalTables(config.tables_memory_mib * MIB, config.tables_per_client)
    from service.tables.remote import THE_STORE, OneServer, RemoteTables, Servers  # noqa: PLC0415  # memory:// needs no client

    longest_pause = config.cache_retry_ms / 1_000
    servers: Servers
    if "+cluster" in url:
        from service.hot_states.cluster import ClusterHotStates  # noqa: PLC0415  # likewise

        servers = ClusterHotStates(
            url,
            patience=STORE_SECONDS,
            prefix="",
            ttl=config.table_ttl_seconds,
            longest_pause=longest_pause,
            failures=STORE_FAILURES,
            what=THE_STORE,
        )
    else:
        from service.hot_states.remote import server_at  # noqa: PLC0415  # likewise

        servers = OneServer(server_at(url, timeout=STORE_SECONDS), longest_pause)
    return RemoteTables(servers, per_client=config.tables_per_client)


def _text(inside: Inside, position: Position | None) -> bytes:
    state = UNSET if position is None else Raw(position.document)
    try:
        return packed(msgspec.structs.replace(inside, state=state))
    except TooLarge:
        raise unavailable("full", "the table has outgrown what this server keeps of one") from None


def _down() -> Refusal:
    return unavailable("down", "the store of tables does not answer")


def _status(position: Position | None) -> Status:
    if position is None:
        return "waiting"
    return "playing" if engine.outcome(position.state) is None else "over"


def _full() -> Refusal:
    STORE_FAILURES.labels("full").inc()
    return unavailable("full", "the store of tables is full")
