"""Hot states written in batches: in order, soon, waited for by whoever asks, and none lost on the way."""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from types import SimpleNamespace

import pytest

from service.app import create_app
from service.config import Config
from service.hot_states import batched, key_prefix
from service.hot_states.backlogs import PLACES_PER_WORKER, Backlogs
from service.hot_states.batched import BatchedHotStates
from service.hot_states.remote import RemoteHotStates, server_at
from service.judge import EXTENSION
from service.server import _post_worker_init, _worker_exit
from tests.support.processes import eventually
from tests.support.servers import serving
from tests.support.valkey import Valkey, valkey

from .conftest import A_STATE, ITS_ID, TTL

PATIENCE = 10.0
LONG = 0.3
"""Seconds: much longer than a batch is gathered."""
UNHURRIED = 1.0
"""Seconds: long enough for a test to leave what belongs to one batch, on a busy machine."""


class Shelf(RemoteHotStates):
    """A cache in this process, which takes writes as long as it is told to and notes them by batch."""

    def __init__(self) -> None:
        super().__init__(server_at("unix:///nowhere", timeout=1), prefix="hj:", ttl=TTL, longest_pause=60)
        self.kept: dict[str, bytes] = {}
        self.batches: list[list[str]] = []
        self.gets = 0
        self.takes = True
        self.open = threading.Event()
        self.open.set()

    def get(self, state_id: str) -> bytes | None:
        self.gets += 1
        return self.kept.get(state_id)

    def put(self, encodings: Mapping[str, bytes], *, confirmed: bool = False) -> bool:
        assert confirmed, "else nobody knows when the states are there"
        self.batches.append(list(encodings))
        self.open.wait(PATIENCE)
        if self.takes:
            self.kept.update(encodings)
        return self.takes


@pytest.fixture
def shelf() -> Shelf:
    return Shelf()


@pytest.fixture
def backlogs() -> Backlogs:
    return Backlogs(2)


@pytest.fixture
def states(shelf: Shelf, backlogs: Backlogs) -> Iterator[BatchedHotStates]:
    with closing(BatchedHotStates(shelf, backlogs, 1, patience=PATIENCE)) as given:
        yield given
        shelf.open.set()


@pytest.fixture
def other(shelf: Shelf, backlogs: Backlogs) -> BatchedHotStates:
    """Those of another worker, which writes nothing itself."""
    return BatchedHotStates(shelf, backlogs, 2, patience=PATIENCE)


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches that are gathered until somebody looks."""
    monkeypatch.setattr(batched, "PERIOD", UNHURRIED)


def remote(server: Valkey) -> RemoteHotStates:
    """The cache on that server."""
    return RemoteHotStates(server_at(server.url, timeout=1), prefix=key_prefix(), ttl=TTL, longest_pause=0.1)


@pytest.mark.usefixtures("unhurried")
def test_states_are_written_together_in_the_order_in_which_they_came(
    shelf: Shelf, states: BatchedHotStates
) -> None:
    for name in "cab":
        assert states.put({name: name.encode()})
    assert not shelf.batches
    assert eventually(lambda: shelf.batches == [["c", "a", "b"]])
    states.put({"e": b"", "d": b""})
    states.put({"c": b""})
    assert eventually(lambda: shelf.batches[1:] == [["e", "d", "c"]])


def test_a_batch_is_written_within_milliseconds(shelf: Shelf, states: BatchedHotStates) -> None:
    assert batched.PERIOD < 0.01
    states.put({"a": b"a"})
    assert eventually(lambda: shelf.kept == {"a": b"a"})


def test_the_thread_looks_by_itself_while_more_comes_and_is_woken_after_that(
    shelf: Shelf, backlogs: Backlogs, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Bell(threading.Event):
        rung = 0

        def set(self) -> None:
            Bell.rung += 1
            super().set()

    monkeypatch.setattr(batched, "Event", Bell)
    with closing(BatchedHotStates(shelf, backlogs, 1, patience=PATIENCE)) as states:
        shelf.open.clear()
        states.put({"a": b"a"})
        assert eventually(lambda: shelf.batches == [["a"]])
        states.put({"b": b"b"})
        shelf.open.set()
        assert eventually(lambda: shelf.batches == [["a"], ["b"]])
        assert Bell.rung == 1

        def rings_again() -> bool:
            states.put({"c": b"c"})
            return Bell.rung == 2

        assert eventually(rings_again)
        assert eventually(lambda: "c" in shelf.kept)


def test_without_anything_to_write_nothing_is_written(shelf: Shelf, states: BatchedHotStates) -> None:
    states.put({"a": b"a"})
    time.sleep(LONG)
    assert shelf.batches == [["a"]]


@pytest.mark.usefixtures("unhurried")
def test_any_worker_waits_for_a_state_that_is_not_written_yet(
    states: BatchedHotStates, other: BatchedHotStates
) -> None:
    states.put({"a": b"a"})
    assert other.get("a") == b"a"
    states.put({"b": b"b"})
    assert states.get("b") == b"b"


def test_what_comes_while_a_batch_is_written_is_waited_for(
    shelf: Shelf, states: BatchedHotStates, other: BatchedHotStates
) -> None:
    """Whoever asks when two batches are under way waits for the second as well."""
    shelf.open.clear()
    states.put({"a": b"a"})
    assert eventually(lambda: shelf.batches == [["a"]])
    states.put({"b": b"b"})
    with ThreadPoolExecutor(2) as pool:
        asked = [pool.submit(other.get, name) for name in "ab"]
        assert not any(one.done() for one in asked)
        time.sleep(2 * batched.PERIOD)
        shelf.open.set()
        assert [one.result() for one in asked] == [b"a", b"b"]


def test_a_batch_that_follows_does_not_hide_the_one_that_is_written(
    shelf: Shelf, states: BatchedHotStates, other: BatchedHotStates
) -> None:
    shelf.open.clear()
    states.put({"a": b"a"})
    assert eventually(lambda: shelf.batches == [["a"]])
    with ThreadPoolExecutor(1) as pool:
        asked = pool.submit(other.get, "a")
        assert eventually(lambda: shelf.gets == 1)
        states.put({"b": b"b"})
        time.sleep(LONG)
        assert not asked.done()
        shelf.open.set()
        assert asked.result() == b"a"


def test_a_state_written_while_it_is_looked_for_is_found(
    shelf: Shelf, states: BatchedHotStates, other: BatchedHotStates, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The batch ends just after the cache has said that it does not have the state."""
    look = shelf.get

    def slowly(state_id: str) -> bytes | None:
        found = look(state_id)
        if shelf.gets == 1:
            shelf.open.set()
            assert eventually(lambda: "a" in shelf.kept)
            time.sleep(2 * batched.PERIOD)
        return found

    monkeypatch.setattr(shelf, "get", slowly)
    shelf.open.clear()
    states.put({"a": b"a"})
    assert other.get("a") == b"a"


def test_nobody_waits_for_a_state_that_there_is_not(
    shelf: Shelf, states: BatchedHotStates, other: BatchedHotStates
) -> None:
    assert other.get("a") is None
    assert shelf.gets == 1, "no worker has anything to write"
    states.put({"b": b"b"})
    assert other.get("a") is None
    assert other.get("b") == b"b"


def test_a_state_that_is_there_is_waited_for_by_nobody(
    shelf: Shelf, states: BatchedHotStates, other: BatchedHotStates
) -> None:
    shelf.kept["a"] = b"a"
    shelf.open.clear()
    states.put({"b": b"b"})
    assert other.get("a") == b"a"
    assert "b" not in shelf.kept


def test_backlogs_that_began_later_are_not_waited_for() -> None:
    backlogs = Backlogs(1)
    backlogs.note(0, 5.0)
    assert backlogs.between(1.0, 4.0) == []
    assert backlogs.between(1.0, 5.0) == [0]
    assert backlogs.between(5.0, 9.0) == [], "it is too old"
    backlogs.note(PLACES_PER_WORKER + 1, 3.0)
    assert backlogs.between(1.0, 5.0) == [0, 1], "the numbers of workers begin anew"
    backlogs.note(0, 0.0)
    assert backlogs.between(0.0, 5.0) == [1]
    assert backlogs.of(1) == 3.0


def test_a_worker_that_died_with_a_backlog_delays_nobody_for_long(shelf: Shelf, backlogs: Backlogs) -> None:
    states = BatchedHotStates(shelf, backlogs, 1, patience=LONG)
    backlogs.note(2, time.monotonic())
    begin = time.monotonic()
    assert states.get("a") is None
    assert LONG / 2 < time.monotonic() - begin < PATIENCE
    assert shelf.gets == 2
    assert states.get("a") is None
    assert shelf.gets == 3, "not waited for a second time"


def test_a_cache_that_hangs_delays_nobody(shelf: Shelf, states: BatchedHotStates) -> None:
    shelf.open.clear()
    begin = time.monotonic()
    for number in range(1_000):
        states.put({f"{number}": b"x"})
    assert time.monotonic() - begin < PATIENCE / 2
    shelf.open.set()
    assert eventually(lambda: len(shelf.kept) == 1_000)
    assert [name for batch in shelf.batches for name in batch] == [f"{number}" for number in range(1_000)]


def test_who_leaves_states_learns_whether_the_last_ones_were_taken(
    shelf: Shelf, states: BatchedHotStates
) -> None:
    shelf.takes = False
    assert states.put({"a": b"a"})
    assert eventually(lambda: not states.put({"b": b"b"}))
    shelf.takes = True
    assert eventually(lambda: states.put({"c": b"c"}))


def test_a_bug_of_one_write_is_not_the_end_of_writing(
    shelf: Shelf, states: BatchedHotStates, other: BatchedHotStates, monkeypatch: pytest.MonkeyPatch
) -> None:
    write = shelf.put
    fails = iter([True])

    def stumble(encodings: Mapping[str, bytes], *, confirmed: bool = False) -> bool:
        if next(fails, False):
            raise ValueError
        return write(encodings, confirmed=confirmed)

    monkeypatch.setattr(shelf, "put", stumble)
    states.put({"a": b"a"})
    assert other.get("a") is None
    states.put({"b": b"b"})
    assert other.get("b") == b"b"


def test_a_cache_that_hung_gets_what_it_missed_and_is_understood_after_that() -> None:
    """Its late reply to one write is not taken for that to another."""
    with valkey() as server:
        states = RemoteHotStates(
            server_at(server.url, timeout=0.05), prefix=key_prefix(), ttl=TTL, longest_pause=0.1
        )
        assert states.put({ITS_ID: A_STATE}, confirmed=True)
        server.hang()
        assert not states.put({"1" * 48: b"1"}, confirmed=True)
        server.wake()
        assert eventually(lambda: states.put({"2" * 48: b"2"}, confirmed=True))
        assert states.get("2" * 48) == b"2"
        assert eventually(lambda: states.get("1" * 48) == b"1")
        states.close()


def test_what_is_left_is_written_at_the_end(
    shelf: Shelf, states: BatchedHotStates, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(batched, "PERIOD", PATIENCE)
    begin = time.monotonic()
    states.put({"a": b"a"})
    time.sleep(LONG)
    states.close()
    assert shelf.kept == {"a": b"a"}
    assert time.monotonic() - begin < PATIENCE / 2, "the end does not wait for others"


def test_what_comes_while_the_last_batch_is_written_is_written_too(
    shelf: Shelf, states: BatchedHotStates
) -> None:
    shelf.open.clear()
    states.put({"a": b"a"})
    assert eventually(lambda: shelf.batches == [["a"]])
    states.put({"b": b"b"})
    with ThreadPoolExecutor(1) as pool:
        closing_it = pool.submit(states.close)
        time.sleep(2 * batched.PERIOD)
        shelf.open.set()
        closing_it.result()
    assert shelf.kept == {"a": b"a", "b": b"b"}


def test_a_state_is_there_whichever_worker_is_asked(cache: Valkey) -> None:
    """Without a pause, and with batches that a server reads in several goes."""
    backlogs = Backlogs(2)
    encoding = b"x" * 50_000
    with ExitStack() as stack:
        one, other = (
            stack.enter_context(closing(BatchedHotStates(remote(cache), backlogs, number, patience=PATIENCE)))
            for number in range(2)
        )
        for number in range(300):
            state_id = f"{number:048x}"
            one.put({f"{state_id}x": encoding, state_id: encoding})
            assert other.get(state_id) == encoding


def test_a_cache_that_is_back_is_told_what_it_missed() -> None:
    with (
        valkey() as server,
        closing(BatchedHotStates(remote(server), Backlogs(1), 0, patience=PATIENCE)) as states,
    ):
        states.put({ITS_ID: A_STATE})
        assert states.get(ITS_ID) == A_STATE
        server.kill()
        states.put({"1" * 48: b"1"})
        assert eventually(lambda: not states.put({"2" * 48: b"2"}))
        assert not states.is_well()
        server.start()
        assert eventually(states.is_well)
        for digit in "12":
            assert eventually(lambda: states.get(digit * 48) == digit.encode())  # noqa: B023


def test_a_worker_writes_what_is_left_before_it_ends(cache: Valkey, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(batched, "PERIOD", PATIENCE)
    app = create_app(Config(cache_url=cache.url))
    manager = SimpleNamespace(cache=object(), backlogs=Backlogs(1), config=Config())
    worker = SimpleNamespace(wsgi=app, app=manager, age=3, alive=True)
    _post_worker_init(worker)
    app.extensions[EXTENSION].positions.hot_states.put({ITS_ID: A_STATE})
    assert manager.backlogs.between(0, time.monotonic()) == [3]
    _worker_exit(None, worker)
    with cache.client() as client:
        assert client.get(key_prefix() + ITS_ID) == A_STATE


def test_an_external_cache_is_written_to_at_once(cache: Valkey) -> None:
    """Services that share it see nothing of each other's backlogs."""
    app = create_app(Config(cache_url=cache.url))
    judge = app.extensions[EXTENSION]
    _post_worker_init(SimpleNamespace(wsgi=app, app=SimpleNamespace(cache=None, config=Config()), alive=True))
    assert isinstance(judge.hot_states, RemoteHotStates)
    judge.hot_states.close()


def test_workers_that_share_an_embedded_cache_find_each_others_states_at_once() -> None:
    """Moves in a row, each over a connection of its own and so in any of the workers, which keep nothing."""
    with serving(workers=2, worker_memory_mib=0) as server:
        state_id = server.post("/v1/rulesets/perdure/games", {"seed": 1}).json()["state_id"]
        for _ in range(60):
            answer = server.post(
                "/v1/moves", {"state_id": state_id, "player": {"kind": "random"}, "include": []}
            )
            assert answer.ok, answer.text
            state_id = answer.json()["state_id"]
