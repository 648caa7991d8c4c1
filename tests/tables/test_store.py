"""Where tables are kept: heads that are compared and set, in this process, a Valkey, or a cluster of them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import pytest

from service.config import Config
from service.hot_states.embedded import EmbeddedValkey
from service.tables.inside import Inside, Newer, PersonPlayer, SeatInside, packed, unpacked
from service.tables.local import LocalTables
from service.tables.opened import open_tables
from service.tables.store import Full, Tables, TooMany, Unreachable, tag_of
from tests.support.valkey import Valkey, cluster, valkey

ROOMY: dict[str, Any] = {"maxmemory": "64mb", "maxmemory-policy": "noeviction"}


def opened(url: str, **settings: Any) -> Tables:
    """The store at a URL."""
    tables = open_tables(Config(tables_url=url, **settings))
    assert tables is not None
    return tables.store


@pytest.fixture(scope="module", params=["memory", "valkey", "cluster"])
def store(request: pytest.FixtureRequest) -> Iterator[Tables]:
    """Each kind of store."""
    if request.param == "memory":
        yield opened("memory://")
    elif request.param == "valkey":
        with valkey(**ROOMY) as server:
            yield opened(server.url)
    else:
        with cluster(3, **ROOMY) as nodes:
            found = opened("redis+cluster://" + ",".join(node.address for node in nodes))
            yield found
            found.close()


def test_a_head_is_what_was_set(store: Tables) -> None:
    assert store.head("a") is None
    store.create("a", b"first", 60, "ann")
    head = store.head("a")
    assert head is not None
    assert (head.step, head.tag, head.text) == (0, tag_of(b"first"), b"first")
    assert 0 <= head.age < 30
    assert store.advance("a", head, 1, b"second \0\xff", 60)
    later = store.head("a")
    assert later is not None
    assert (later.step, later.text) == (1, b"second \0\xff")


def test_a_head_that_is_not_there_any_more_is_not_replaced(store: Tables) -> None:
    store.create("b", b"first", 60, "ben")
    head = store.head("b")
    assert head is not None
    assert store.advance("b", head, 1, b"second", 60)
    assert not store.advance("b", head, 1, b"another second", 60)
    assert not store.advance("b", head._replace(step=1), 2, b"third", 60), "the step alone does not do"
    assert not store.advance("nowhere", head, 1, b"second", 60)
    kept = store.head("b")
    assert kept is not None
    assert kept.text == b"second"


def test_of_many_one_wins(store: Tables) -> None:
    store.create("c", b"first", 60, "cat")
    head = store.head("c")
    assert head is not None
    with ThreadPoolExecutor(16) as threads:
        won = list(threads.map(lambda n: store.advance("c", head, 1, b"%d" % n, 60), range(16)))
    assert sum(won) == 1
    kept = store.head("c")
    assert kept is not None
    assert kept.text == b"%d" % won.index(True)


def test_steps_of_several(store: Tables) -> None:
    store.create("d", b"first", 60, "dan")
    assert store.steps(["d", "nobody", "d"]) == [0, None, 0]
    assert store.steps([]) == []


def test_a_table_expires(store: Tables) -> None:
    store.create("e", b"first", 1, "eve")
    head = store.head("e")
    assert head is not None
    deadline = time.monotonic() + 10
    while store.head("e") is not None:
        assert time.monotonic() < deadline
        time.sleep(0.05)
    assert store.steps(["e"]) == [None]
    assert not store.advance("e", head, 1, b"second", 60)


def test_who_makes_too_many_is_refused(store: Tables) -> None:
    for number in range(60):
        store.create(f"f{number}", b"x", 60, "fay")
    for _ in range(2):
        with pytest.raises(TooMany) as refused:
            store.create("f60", b"x", 60, "fay")
        assert 3_500 < refused.value.seconds <= 3_600
    assert store.head("f60") is None
    store.create("f-of-another", b"x", 60, "gus")


def test_the_tables_of_an_address_count_for_an_hour_from_the_first() -> None:
    """A window that begins with a client's first table, in this process and on a server alike."""
    clock = Clock()
    local = LocalTables(2**20, per_client=2, clock=clock)
    with valkey(**ROOMY) as server:
        remote = opened(server.url, tables_per_client=2)
        for store, move in ((local, clock.move), (remote, partial(moved, server))):
            move(0)
            store.create("first", b"x", 9_999, "ann")
            move(3_000)
            store.create("second", b"x", 9_999, "ann")
            move(590)
            with pytest.raises(TooMany) as refused:
                store.create("third", b"x", 9_999, "ann")
            assert 8 <= refused.value.seconds <= 10
            move(11)
            for name in ("fourth", "fifth"):
                store.create(name, b"x", 9_999, "ann")
            with pytest.raises(TooMany):
                store.create("sixth", b"x", 9_999, "ann")


class Clock:
    """One that moves when it is told to."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now

    def move(self, seconds: float) -> None:
        """Let so many seconds pass."""
        self.now += seconds


def moved(server: Valkey, seconds: int) -> None:
    """Let so many seconds pass for what expires at a server: its clock is the machine's."""
    with server.client() as client:
        for key in client.scan_iter():
            client.pexpire(key, max(0, client.pttl(key) - seconds * 1_000))


def test_a_store_tells_how_many_tables_it_keeps_of_each_status(store: Tables) -> None:
    before = store.numbers().tables
    for number in range(3):
        store.create(f"n{number}", b"x", 60, "nat")
    store.create("dealt", b"x", 60, "nat", status="playing")
    head = store.head("n0")
    assert head is not None
    assert store.advance("n0", head, 1, b"y", 60, status="playing")
    head = store.head("n1")
    assert head is not None
    assert store.advance("n1", head, 1, b"y", 60, status="over")
    numbers = store.numbers()
    grown = {status: numbers.tables[status] - before[status] for status in before}
    assert grown == {"waiting": 1, "playing": 2, "over": 1}
    assert 0 < numbers.used < numbers.most == 64 * 2**20


def test_many_tables_are_estimated_from_some() -> None:
    with valkey(**ROOMY) as server:
        tables = opened(server.url)
        with server.client() as client, client.pipeline() as pipeline:
            for number in range(9_000):
                status = "over" if number % 3 == 0 else "waiting"
                pipeline.hset(f"hjt:{number}", mapping={"step": 0, "status": status})
            pipeline.set("of somebody else", "x")
            pipeline.execute()
            client.config_resetstat()
            numbers = tables.numbers().tables
            told = client.info("commandstats")
        assert told["cmdstat_hget"]["calls"] < 3_000
        assert sum(numbers.values()) == pytest.approx(9_000, rel=0.01)
        assert numbers["over"] == pytest.approx(3_000, rel=0.2)


def test_a_store_is_well(store: Tables) -> None:
    assert store.is_well()


def test_a_full_store_refuses_new_tables_and_lets_games_go_on() -> None:
    local = LocalTables(10_000, per_client=1_000)
    local.create("a", b"x" * 5_000, 60, "ann")
    with pytest.raises(Full):
        local.create("b", b"x" * 4_000, 60, "ann")
    head = local.head("a")
    assert head is not None
    assert local.advance("a", head, 1, b"y" * 9_000, 60)
    grown = local.head("a")
    assert grown is not None
    with pytest.raises(Full):
        local.advance("a", grown, 2, b"y" * 11_000, 60)


def test_expired_tables_make_room() -> None:
    now = 0.0
    local = LocalTables(10_000, per_client=1, clock=lambda: now)
    local.create("a", b"x" * 6_000, 60, "ann")
    now = 61.0
    with pytest.raises(TooMany):  # one within an hour
        local.create("b", b"x" * 6_000, 60, "ann")
    local.create("b", b"x" * 6_000, 60, "ben")
    now = 3_700.0
    local.create("c", b"x" * 6_000, 60, "ann")


def fill(tables: Tables) -> None:
    """Make tables until none can be made any more, looking at the memory each time."""
    for number in range(200):
        tables.create(f"t{number}", b"x" * 50_000, 60, f"client {number}")
        tables._memory_looked_at = float("-inf")  # type: ignore[attr-defined]


def test_a_server_that_is_nearly_full_takes_no_new_tables() -> None:
    with valkey(**{**ROOMY, "maxmemory": "4mb"}) as server:
        tables = opened(server.url)
        with pytest.raises(Full):
            fill(tables)
        head = tables.head("t0")
        assert head is not None
        assert tables.advance("t0", head, 1, b"y" * 50_000, 60)


def test_a_server_without_any_room_says_that_it_is_full() -> None:
    with valkey(**ROOMY) as server:
        tables = opened(server.url)
        tables.create("a", b"first", 60, "ann")
        head = tables.head("a")
        assert head is not None
        with server.client() as client:
            client.config_set("maxmemory", 1)
        with pytest.raises(Full):
            tables.advance("a", head, 1, b"second", 60)
        kept = tables.head("a")
        assert kept is not None
        assert (kept.step, kept.text) == (0, b"first")


def test_a_server_that_evicts_is_not_well() -> None:
    with valkey(**{**ROOMY, "maxmemory-policy": "allkeys-lru"}) as server:
        assert not opened(server.url).is_well()


def test_a_store_that_is_down_is_told_and_comes_back() -> None:
    with valkey(**ROOMY) as server:
        tables = opened(server.url, cache_retry_ms=0)
        tables.create("a", b"first", 60, "ann")
        server.kill()
        for _ in range(5):
            with pytest.raises(Unreachable):
                tables.head("a")
        assert not tables.is_well()
        server.start()
        deadline = time.monotonic() + 10
        while not tables.is_well():
            assert time.monotonic() < deadline
            time.sleep(0.05)
        assert tables.head("a") is None


def test_an_embedded_store_with_a_folder_loses_nothing(tmp_path_factory: pytest.TempPathFactory) -> None:
    runtime, lasting = tmp_path_factory.mktemp("hj"), tmp_path_factory.mktemp("kept")
    for number in range(2):
        embedded = EmbeddedValkey(runtime, memory_mib=16, name="store", evicting=False, lasting=lasting)
        assert embedded.start()
        try:
            tables = opened(embedded.url)
            deadline = time.monotonic() + 10
            while not tables.is_well():
                assert time.monotonic() < deadline
            if number == 0:
                tables.create("a", b"kept", 600, "ann")
                tables.close()
            else:
                head = tables.head("a")
                assert head is not None
                assert head.text == b"kept"
        finally:
            embedded.stop()


def a_table() -> Inside:
    """Some table."""
    return Inside(
        table="t", ruleset="duel", edition=1, secret="00" * 32, seats=(SeatInside(player=PersonPlayer()),)
    )


def test_a_table_comes_back_as_it_was_packed() -> None:
    assert unpacked(packed(a_table())) == a_table()


@pytest.mark.parametrize("text", [b"", b"nonsense", packed(a_table())[:-5], packed(a_table())[::-1]])
def test_what_is_no_table_is_told(text: bytes) -> None:
    with pytest.raises(ValueError, match="table"):
        unpacked(text)


def test_a_table_of_a_newer_version_is_told() -> None:
    import msgspec

    with pytest.raises(Newer):
        unpacked(packed(msgspec.structs.replace(a_table(), v=2)))
