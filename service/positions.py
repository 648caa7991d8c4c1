"""Positions: states that requests name, decoded once per worker and found again by id.

A worker keeps what it has decoded, with everything derived from it, in an LRU that is bounded in bytes;
behind that are the :mod:`~service.hot_states` that all workers share. What comes back from there is used only
if it hashes to its id.
"""

from __future__ import annotations

import re
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from threading import Lock
from types import MappingProxyType

import msgspec
import orjson
from cachetools import LRUCache
from msgspec import Raw

import engine
from service.hot_states import CannotAsk, HotStates
from service.metrics import CACHE_FAILURES, LOOKUPS
from service.problems import (
    RETRY_AFTER_SECONDS,
    CacheUnavailableProblem,
    MalformedJsonProblem,
    Refusal,
    StateNotHotProblem,
)
from service.telemetry import span

BYTES_PER_BYTE = 15
"""Memory of a decoded state and of all that is derived from it, for each byte of its document.

Measured: 8 to 14 with 40 to 1,000 permanents, where the list of legal actions and the characteristics of
every permanent have been worked out.
"""
BYTES_AROUND = 4_096
"""Memory of a position besides, which shows in the smallest states."""
MOST_NAMES = 8_192
"""Documents that are known by a hash of how they were sent, some 300 bytes each."""

NOTHING: Mapping[str, bytes] = MappingProxyType({})

STATE_ID = re.compile(r"[0-9a-f]{48}\Z")

_IN_WORKER = LOOKUPS.labels("worker")
_IN_CACHE = LOOKUPS.labels("cache")
_DECODED = LOOKUPS.labels("decoded")
_NOT_HOT = LOOKUPS.labels("nowhere")

_ENCODER = msgspec.json.Encoder()


class Position:
    """A state, its id, its document, and those parts of answers that are encoded once."""

    __slots__ = (
        "_decision",
        "_legal_actions",
        "_outcome",
        "document",
        "ruleset",
        "share_again",
        "state",
        "state_id",
    )

    def __init__(self, state: engine.State) -> None:
        self.state = state
        self.state_id = engine.state_id(state)
        self.document = engine.encode(state)
        self.ruleset = engine.ruleset_of(state).id
        self.share_again = 0.0
        """When the shared cache has to be told (again), in seconds of the monotonic clock."""
        self._decision: Raw | None = None
        self._outcome: Raw | None = None
        self._legal_actions: Raw | None = None

    @property
    def memory(self) -> int:
        """Bytes that it takes at most, once everything has been derived from it."""
        return BYTES_PER_BYTE * len(self.document) + BYTES_AROUND

    @property
    def seat(self) -> int | None:
        """The seat that decides; None when the game is over."""
        decision = engine.decision(self.state)
        return None if decision is None else decision.seat

    @property
    def decision(self) -> Raw:
        """What that seat decides, in full, as JSON."""
        if self._decision is None:
            self._decision = Raw(_ENCODER.encode(engine.decision(self.state)))
        return self._decision

    @property
    def outcome(self) -> Raw:
        """How the game ended, as JSON."""
        if self._outcome is None:
            self._outcome = Raw(_ENCODER.encode(engine.outcome(self.state)))
        return self._outcome

    @property
    def legal_actions(self) -> Raw:
        """The complete list as JSON."""
        if self._legal_actions is None:
            with span("engine"):
                legal = engine.legal_actions(self.state)
            self._legal_actions = Raw(_ENCODER.encode(legal))
        return self._legal_actions


def insist_on_json(data: bytes) -> None:
    """Look at a document that a decoder has refused.

    Raises:
        Refusal: it isn't even JSON (``malformed-json``).
    """
    try:
        orjson.loads(data)
    except orjson.JSONDecodeError as error:
        if not _is_json(data):
            raise Refusal(MalformedJsonProblem(detail=str(error))) from None


def _is_json(data: bytes) -> bool:
    """Whether it is JSON, though with numbers that do not fit into 64 bits: no number is looked at."""
    try:
        data.decode()
        msgspec.json.decode(data, type=Raw)
    except (UnicodeDecodeError, msgspec.DecodeError, RecursionError):
        return False
    return True


def not_hot(state_id: str) -> StateNotHotProblem:
    """The problem that a state is not hot."""
    detail = f"the state {state_id!r} is not hot; send the whole state"
    return StateNotHotProblem(detail=detail, state_id=state_id)


def _unknown(state_id: str) -> CacheUnavailableProblem:
    detail = f"the cache cannot be asked for state {state_id!r}; send the whole state, or try again"
    return CacheUnavailableProblem(detail=detail, state_id=state_id)


class Positions:
    """The positions of one worker; ``memory`` is what those that it keeps may take, in bytes."""

    def __init__(
        self, hot_states: HotStates, *, memory: int, ttl: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self.hot_states = hot_states
        self._kept: LRUCache[str, Position] = LRUCache(memory, lambda position: position.memory)
        self._settled: LRUCache[str, str] = LRUCache(MOST_NAMES)
        """Hash of a document as it was sent → id of the state that it describes, if nothing happened as it
        settled."""
        self._lock = Lock()
        self._clock = clock
        self._share_every = ttl / 2

    @property
    def memory(self) -> int:
        """Bytes that the positions count for which are remembered now."""
        return int(self._kept.currsize)

    def by_id(self, state_id: str) -> Position:
        """The position with this id.

        Raises:
            Refusal: it isn't hot (``state-not-hot``), or nobody knows whether it is (``cache-unavailable``).
        """
        with self._lock:
            position = self._kept.get(state_id)
        if position is not None:
            _IN_WORKER.inc()
            return position
        position = self._from_cache(state_id)
        if position is None:
            _NOT_HOT.inc()
            raise Refusal(not_hot(state_id))
        _IN_CACHE.inc()
        return position

    def _from_cache(self, state_id: str) -> Position | None:
        """The position that the shared cache has under this id. It is treated as untrusted."""
        try:
            with span("cache"):
                encoding = self.hot_states.get(state_id)
        except CannotAsk:
            raise Refusal(_unknown(state_id), {"Retry-After": RETRY_AFTER_SECONDS}) from None
        if encoding is None:
            return None
        if engine.hash_id(encoding) == state_id:
            with suppress(engine.InvalidState, engine.EditionMismatch), span("decode"):
                state = engine.decode(encoding)
                if engine.state_id(state) == state_id:
                    position = self.keep(state)
                    position.share_again = self._clock() + self._share_every
                    return position
        CACHE_FAILURES.labels("forged").inc()
        return None

    def by_document(self, document: Raw) -> tuple[Position, Sequence[engine.Event]]:
        """The settled position of a document, and what happened as it settled.

        A document that is not settled yet is settled anew each time: the answer is the same in every worker.

        Raises:
            Refusal: the document isn't JSON.
            engine.InvalidState: no game can be in it.
            engine.EditionMismatch: it follows an edition that is not served.
        """
        data = bytes(document)
        name = engine.hash_id(data)
        with self._lock:
            position = self._kept.get(self._settled.get(name, name))
        if position is not None:
            _IN_WORKER.inc()
            return position, ()
        try:
            with span("decode"):
                settled = engine.settle(data)
        except engine.InvalidState:
            insist_on_json(data)
            raise
        _DECODED.inc()
        position = self.keep(settled.state)
        if position.state_id != name and not settled.events:
            with self._lock:
                self._settled[name] = position.state_id
        return position, settled.events

    def keep(self, state: engine.State) -> Position:
        """The position of a state, which this worker remembers unless it is larger than all its memory."""
        state_id = engine.state_id(state)
        with self._lock:
            position = self._kept.get(state_id)
            if position is None:
                position = Position(state)
                if position.memory <= self._kept.maxsize:
                    self._kept[state_id] = position
        return position

    def share(self, positions: Iterable[Position], more: Mapping[str, bytes] = NOTHING) -> None:
        """Tell the shared cache about those that it does not know yet or was told of long ago.

        ``more`` are documents, by id, of states that this worker need not keep decoded.
        """
        now = self._clock()
        due = [position for position in positions if position.share_again <= now]
        documents = {position.state_id: position.document for position in due}
        documents.update(more)
        if not documents:
            return
        with span("cache"):
            shared = self.hot_states.put(documents)
        if shared:
            for position in due:
                position.share_again = now + self._share_every
