"""Hot states: found again, evicted, forged, lost with their server; and never a need."""

from __future__ import annotations

import time
from collections.abc import Mapping

import msgspec

import engine
from service.config import MIB, Config
from service.hot_states import key_prefix, open_hot_states
from service.hot_states.breaker import Breaker
from service.hot_states.local import LocalHotStates
from service.hot_states.remote import RemoteHotStates, connector
from service.positions import Positions
from tests.support.processes import eventually
from tests.support.valkey import Valkey, cluster, valkey

from .conftest import A_STATE, ITS_ID, TTL, failures


def remote(server: Valkey, retry_after: float = 0.1) -> RemoteHotStates:
    """A cache on that server that gives up soon and tries again soon."""
    return RemoteHotStates(
        connector(server.url, timeout=0.05), prefix=key_prefix(), ttl=TTL, retry_after=retry_after
    )


def test_without_a_cache_a_process_remembers_for_itself() -> None:
    one, other = (open_hot_states(Config(cache_url="memory://")) for _ in range(2))
    assert one.put({ITS_ID: A_STATE})
    assert one.get(ITS_ID) == A_STATE
    assert other.get(ITS_ID) is None
    assert one.is_well()
    one.close()


def test_what_a_process_remembers_is_bounded_in_bytes() -> None:
    states = LocalHotStates(4_000)
    assert states.put({"too large": b"x" * 4_000})
    assert states.get("too large") is None
    states.put({"a": b"x" * 1_000, "b": b"x" * 1_000, "c": b"x" * 1_000})
    assert states.get("a") is not None
    states.put({"d": b"x" * 1_000})
    assert [name for name in "abcd" if states.get(name)] == ["a", "c", "d"]


def test_what_is_put_is_found_by_others(cache: Valkey) -> None:
    one, other = remote(cache), remote(cache)
    one.put({ITS_ID: A_STATE, "1" * 48: b"x"})
    assert other.get(ITS_ID) == A_STATE
    assert other.get("1" * 48) == b"x"
    assert other.get("2" * 48) is None
    one.close()
    other.close()


def test_keys_and_times_to_live(cache: Valkey) -> None:
    states = remote(cache)
    states.put({ITS_ID: A_STATE})
    editions = ".".join(str(ruleset.edition) for ruleset in engine.rulesets())
    key = f"hj:{editions}:{ITS_ID}"
    with cache.client() as client:
        assert client.keys() == [key.encode()]
        assert 0 < client.ttl(key) <= TTL
        client.expire(key, 5)
        states.get(ITS_ID)
        assert client.ttl(key) > 5
    states.close()


def test_a_dead_server_is_asked_once_and_then_left_alone() -> None:
    with valkey() as server:
        states = remote(server, retry_after=60)
        states.put({ITS_ID: A_STATE})
        server.kill()
        errors, skipped = failures("error"), failures("skipped")
        assert states.get(ITS_ID) is None
        assert states.get(ITS_ID) is None
        states.put({ITS_ID: A_STATE})
        assert failures("error") - errors == 1
        assert failures("skipped") - skipped == 2
        assert not states.is_well()


def test_a_server_that_comes_back_is_used_again() -> None:
    with valkey() as server:
        states = remote(server)
        server.kill()
        assert states.get(ITS_ID) is None
        server.start()
        assert eventually(states.is_well)
        states.put({ITS_ID: A_STATE})
        assert states.get(ITS_ID) == A_STATE


def test_a_hung_server_costs_one_short_wait() -> None:
    with valkey() as server:
        states = remote(server, retry_after=60)
        states.put({ITS_ID: A_STATE})
        server.hang()
        begin = time.monotonic()
        assert states.get(ITS_ID) is None
        for _ in range(100):
            assert states.get(ITS_ID) is None
        assert time.monotonic() - begin < 1
        server.wake()


def test_a_server_that_refuses_is_alive(cache: Valkey) -> None:
    states = remote(cache)
    with cache.client() as client:
        client.set(key_prefix() + ITS_ID, A_STATE)
        client.config_set("maxmemory-policy", "noeviction")
        client.config_set("maxmemory", "1")
        errors = failures("error")
        states.put({"3" * 48: b"x"})
        assert not states.is_well()
        assert failures("error") == errors + 1
        assert states.get(ITS_ID) == A_STATE
        client.config_set("maxmemory", "64mb")
        client.config_set("maxmemory-policy", "allkeys-lru")
        assert states.is_well()
    states.close()


def test_a_password_that_is_wrong_is_no_catastrophe(cache: Valkey) -> None:
    states = RemoteHotStates(
        connector(f"{cache.url}?username=eve&password=x", timeout=0.05),
        prefix="hj:",
        ttl=TTL,
        retry_after=60,
    )
    assert states.get(ITS_ID) is None
    assert not states.is_well()


def test_every_node_of_a_cluster_has_a_breaker_of_its_own() -> None:
    with cluster() as nodes:
        address = f"redis+cluster://127.0.0.1:{nodes[0].options['port']},127.0.0.1:{nodes[1].options['port']}"
        states = RemoteHotStates(connector(address, timeout=0.2), prefix="hj:", ttl=TTL, retry_after=60)
        encodings = {f"{number:048x}": b"%d" % number for number in range(60)}
        states.put(encodings)
        assert all(states.get(state_id) == value for state_id, value in encodings.items())
        assert states.is_well()
        nodes[2].kill()
        found = [states.get(state_id) for state_id in encodings]
        found = [states.get(state_id) for state_id in encodings]
        assert 20 <= sum(value is not None for value in found) < 60
        assert not states.is_well()
        states.close()


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_a_breaker_lets_one_at_a_time_try_again() -> None:
    clock = Clock()
    breaker = Breaker(2, clock)
    assert breaker.allows()
    assert breaker.is_closed()
    breaker.failed()
    assert not breaker.is_closed()
    assert not breaker.allows()
    clock.now = 2
    assert breaker.allows()
    assert not breaker.allows()
    breaker.failed()
    clock.now = 3.9
    assert not breaker.allows()
    clock.now = 4
    assert breaker.allows()
    breaker.succeeded()
    assert breaker.is_closed()
    assert breaker.allows()


class Shelf(LocalHotStates):
    """A cache that counts what it is told and keeps nothing."""

    puts = 0

    takes = True

    def __init__(self) -> None:
        super().__init__(0)

    def put(self, encodings: Mapping[str, bytes]) -> bool:
        self.puts += len(encodings)
        return self.takes


def test_a_write_is_there_in_a_moment_whoever_asks(cache: Valkey) -> None:
    """Nobody waits for the server to take a write: for a moment, others may be heard first."""
    one, other = remote(cache), remote(cache)
    for number in range(300):
        one.put({f"{number:048x}": A_STATE})
        until = time.monotonic() + 10
        while (found := other.get(f"{number:048x}")) is None and time.monotonic() < until:
            time.sleep(0.001)
        assert found == A_STATE
    one.close()
    other.close()


def test_a_server_that_was_restarted_takes_the_next_write() -> None:
    with valkey() as server:
        states = remote(server, retry_after=60)
        states.put({ITS_ID: A_STATE})
        server.kill()
        server.start()
        states.put({ITS_ID: A_STATE})
        assert states.get(ITS_ID) == A_STATE


def test_writes_to_a_hung_server_come_to_an_end() -> None:
    with valkey() as server:
        states = remote(server, retry_after=60)
        states.put({ITS_ID: A_STATE})
        server.hang()
        skipped = failures("skipped")
        begin = time.monotonic()
        for number in range(100):
            states.put({f"{number:048x}": b"x" * 100_000})
        assert time.monotonic() - begin < 2
        assert failures("skipped") > skipped
        server.wake()


def test_a_server_that_cannot_be_silenced_gets_no_writes(cache: Valkey) -> None:
    with cache.client() as client:
        client.execute_command("ACL", "SETUSER", "app", "on", ">pw", "~*", "+@all", "-client|reply")
    states = RemoteHotStates(
        connector(f"{cache.url}?username=app&password=pw", timeout=0.05),
        prefix="hj:",
        ttl=TTL,
        retry_after=60,
    )
    errors = failures("error")
    states.put({ITS_ID: A_STATE})
    assert failures("error") == errors + 1
    assert states.get(ITS_ID) is None
    states.close()


def test_states_in_use_are_told_to_the_cache_again_before_they_expire() -> None:
    clock = Clock()
    shelf = Shelf()
    positions = Positions(shelf, memory=MIB, ttl=100, clock=clock)
    position = positions.keep(engine.new_game("perdure"))
    for now, puts in ((0, 1), (0, 1), (49, 1), (50, 2), (99, 2), (100, 3)):
        clock.now = now
        positions.share([position])
        assert shelf.puts == puts, now
    assert positions.by_id(position.state_id) is position


def test_states_that_could_not_be_told_are_told_again_when_they_are_used() -> None:
    shelf = Shelf()
    shelf.takes = False
    positions = Positions(shelf, memory=MIB, ttl=100)
    position = positions.keep(engine.new_game("perdure"))
    positions.share([position])
    shelf.takes = True
    positions.share([position])
    positions.share([position])
    assert shelf.puts == 2


def test_a_document_is_decoded_once_however_it_is_written() -> None:
    positions = Positions(Shelf(), memory=MIB, ttl=100)
    spaced = A_STATE.replace(b",", b", ")
    first = positions.by_document(msgspec.Raw(spaced))
    assert positions.by_document(msgspec.Raw(spaced)) is first
    assert positions.by_document(msgspec.Raw(A_STATE)) is first
    assert positions.by_id(ITS_ID) is first
