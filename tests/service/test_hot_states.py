"""Hot states: found again, evicted, forged, lost with their server; and never a need."""

from __future__ import annotations

import threading
import time
from collections.abc import Mapping

import msgspec
import pytest

import engine
from service.config import MIB, Config
from service.hot_states import CannotAsk, HotStates, key_prefix, open_hot_states, patience
from service.hot_states import breaker as breakers
from service.hot_states.breaker import FAILURES, FIRST_PAUSE, Breaker
from service.hot_states.cluster import ClusterHotStates
from service.hot_states.local import LocalHotStates
from service.hot_states.missed import Missed
from service.hot_states.remote import RemoteHotStates, server_at
from service.positions import Positions
from tests.support.processes import eventually
from tests.support.valkey import Valkey, cluster, valkey

from .conftest import A_STATE, ITS_ID, TTL, failures


def remote(server: Valkey, longest_pause: float = 0.1) -> RemoteHotStates:
    """A cache on that server that gives up soon and tries again soon."""
    return RemoteHotStates(
        server_at(server.url, timeout=0.05), prefix=key_prefix(), ttl=TTL, longest_pause=longest_pause
    )


def cannot_ask(states: HotStates, state_id: str = ITS_ID) -> bool:
    """Whether nobody knows if there is this state."""
    try:
        states.get(state_id)
    except CannotAsk:
        return True
    return False


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


def test_a_dead_server_is_asked_a_few_times_and_then_left_alone(patient: None) -> None:
    with valkey() as server:
        states = remote(server, longest_pause=60)
        states.put({ITS_ID: A_STATE})
        server.kill()
        errors, skipped = failures("error"), failures("skipped")
        assert [cannot_ask(states) for _ in range(FAILURES + 2)] == [True] * (FAILURES + 2)
        assert not states.put({ITS_ID: A_STATE})
        assert failures("error") - errors == FAILURES
        assert failures("skipped") - skipped == 3
        assert not states.is_well()


def test_a_server_that_comes_back_is_told_what_it_missed() -> None:
    with valkey() as server:
        states = remote(server)
        server.kill()
        for number in range(FAILURES + 1):
            assert not states.put({f"{number:048x}": b"%d" % number})
        server.start()
        assert eventually(states.is_well)
        for number in range(FAILURES + 1):
            assert eventually(lambda: states.get(f"{number:048x}") == b"%d" % number)  # noqa: B023
        states.close()


def test_what_is_missed_has_a_bound_in_bytes() -> None:
    missed = Missed(most=10)
    missed.add({"a": b"1234", "b": b"1234"})
    missed.add({"a": b"12345", "c": b"123"})
    assert dict(missed.take()) == {"a": b"12345", "c": b"123"}
    assert not missed.take()
    missed.add({"d": b"1234567890"})
    assert list(missed.take()) == ["d"]


def test_a_hiccup_is_waited_for() -> None:
    """A pause that a busy machine may make: who waits a little longer has the answer."""
    with valkey() as server:
        config = Config(cache_url=server.url)
        assert patience(config) == 1
        states = open_hot_states(config)
        states.put({ITS_ID: A_STATE})
        assert states.get(ITS_ID) == A_STATE
        server.hang()
        waker = threading.Timer(0.12, server.wake)
        waker.start()
        assert states.get(ITS_ID) == A_STATE
        waker.join()
        states.close()


@pytest.mark.parametrize(
    ("url", "milliseconds", "seconds"),
    [
        ("unix:///run/valkey.sock", 0, 1),
        ("redis://cache", 0, 0.25),
        ("unix:///run/valkey.sock", 40, 0.04),
        ("redis://cache", 2_000, 2),
    ],
)
def test_how_long_the_cache_is_waited_for(url: str, milliseconds: int, seconds: float) -> None:
    assert patience(Config(cache_url=url, cache_timeout_ms=milliseconds)) == seconds


def test_a_hung_server_costs_a_few_short_waits(patient: None) -> None:
    with valkey() as server:
        states = remote(server, longest_pause=60)
        states.put({ITS_ID: A_STATE})
        server.hang()
        begin = time.monotonic()
        assert [cannot_ask(states) for _ in range(100)] == [True] * 100
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
        server_at(f"{cache.url}?username=eve&password=x", timeout=0.05),
        prefix="hj:",
        ttl=TTL,
        longest_pause=60,
    )
    assert cannot_ask(states)
    assert not states.is_well()


def test_every_node_of_a_cluster_has_a_breaker_of_its_own() -> None:
    with cluster() as nodes:
        address = f"redis+cluster://127.0.0.1:{nodes[0].options['port']},127.0.0.1:{nodes[1].options['port']}"
        states = ClusterHotStates(address, patience=5, prefix="hj:", ttl=TTL, longest_pause=60)
        encodings = {f"{number:048x}": b"%d" % number for number in range(60)}
        states.put(encodings)
        assert all(states.get(state_id) == value for state_id, value in encodings.items())
        assert states.is_well()
        nodes[2].kill()
        unknown = sum(cannot_ask(states, state_id) for state_id in encodings)
        assert 0 < unknown <= 40
        assert not states.is_well()
        states.close()


@pytest.fixture
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Breakers whose first pause is longer than a test."""
    monkeypatch.setattr(breakers, "FIRST_PAUSE", 60.0)


class Clock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def test_one_failure_opens_no_breaker() -> None:
    breaker = Breaker(2, Clock())
    for _ in range(3):
        for _ in range(FAILURES - 1):
            breaker.failed()
            assert not breaker.is_well()
            assert breaker.allows()
        assert breaker.succeeded()
        assert breaker.is_well()
        assert not breaker.succeeded()


def test_a_breaker_lets_one_at_a_time_try_again_after_pauses_that_grow() -> None:
    clock = Clock()
    breaker = Breaker(0.5, clock)
    assert breaker.allows()
    for _ in range(FAILURES):
        breaker.failed()
    for pause in (FIRST_PAUSE, 2 * FIRST_PAUSE, 4 * FIRST_PAUSE, 0.5, 0.5):
        assert not breaker.allows()
        clock.now += pause - 0.01
        assert not breaker.allows()
        clock.now += 0.011
        assert breaker.allows()
        assert not breaker.allows()
        breaker.failed()
    clock.now += 0.5
    assert breaker.allows()
    assert breaker.succeeded()
    assert breaker.is_well()
    assert breaker.allows()
    for _ in range(FAILURES):
        breaker.failed()
    clock.now += FIRST_PAUSE
    assert breaker.allows(), "the next time begins anew"


class Shelf(LocalHotStates):
    """A cache that counts what it is told and keeps nothing."""

    puts = 0

    takes = True

    def __init__(self) -> None:
        super().__init__(0)

    def put(self, encodings: Mapping[str, bytes]) -> bool:
        self.puts += len(encodings)
        return self.takes


def test_a_write_is_there_in_a_moment_whoever_asks(cache: Valkey, patient: None) -> None:
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
        states = remote(server, longest_pause=60)
        states.put({ITS_ID: A_STATE})
        server.kill()
        server.start()
        states.put({ITS_ID: A_STATE})
        assert states.get(ITS_ID) == A_STATE


def test_writes_to_a_hung_server_come_to_an_end(patient: None) -> None:
    with valkey() as server:
        states = remote(server, longest_pause=60)
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
        server_at(f"{cache.url}?username=app&password=pw", timeout=0.05),
        prefix="hj:",
        ttl=TTL,
        longest_pause=60,
    )
    errors = failures("error")
    states.put({ITS_ID: A_STATE})
    assert failures("error") == errors + 1
    assert states.get(ITS_ID) is None
    states.close()


def test_a_connection_may_break_as_often_as_it_likes(cache: Valkey) -> None:
    """A pool of connections makes so many and no more, however many of them are left."""
    server = server_at(cache.url, timeout=1)
    server.connection_pool.max_connections = 3
    states = RemoteHotStates(server, prefix="hj:", ttl=TTL, longest_pause=60)
    with cache.client() as client:
        for number in range(6):
            states.put({f"{number:048x}": A_STATE})
            client.client_kill_filter(_type="normal", skipme=True)
        assert states.put({ITS_ID: A_STATE})
    assert states.get(ITS_ID) == A_STATE
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
    first, _ = positions.by_document(msgspec.Raw(spaced))
    assert positions.by_document(msgspec.Raw(spaced))[0] is first
    assert positions.by_document(msgspec.Raw(A_STATE))[0] is first
    assert positions.by_id(ITS_ID) is first
