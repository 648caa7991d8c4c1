"""Hot states in a cluster: redirected, cut off, refused; no call waits longer than it may."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager

import pytest
from redis.crc import key_slot

from service.hot_states import CannotAsk, HotStates
from service.hot_states.breaker import FAILURES
from service.hot_states.cluster import ClusterHotStates
from tests.support.fake_node import NOTHING, OK, SLOTS, Command, FakeNode, bulk, error
from tests.support.processes import eventually, free_port

from .conftest import TTL, failures

ID = "ab" * 24
PREFIX = "hj:"
SLOT = key_slot((PREFIX + ID).encode())
PATIENCE = 0.4


@pytest.fixture
def nodes() -> Iterator[tuple[FakeNode, FakeNode]]:
    """Two nodes; the first one has all slots, for all that both know."""
    with FakeNode() as one, FakeNode() as other:
        other.slots = [(0, SLOTS - 1, one.port)]
        yield one, other


@pytest.fixture
def states(nodes: tuple[FakeNode, FakeNode]) -> Iterator[ClusterHotStates]:
    """A client that was told of the first one."""
    found = states_at(nodes[0].port)
    yield found
    found.close()


def states_at(*ports: int) -> ClusterHotStates:
    """A client that was told of nodes with these ports."""
    url = "redis+cluster://" + ",".join(f"127.0.0.1:{port}" for port in ports)
    return ClusterHotStates(url, patience=PATIENCE, prefix=PREFIX, ttl=TTL, longest_pause=0.1)


def cannot_ask(states: HotStates, state_id: str = ID) -> bool:
    """Whether nobody knows if there is this state."""
    try:
        states.get(state_id)
    except CannotAsk:
        return True
    return False


def moved(to: FakeNode) -> bytes:
    """The refusal of a node whose slot another one has."""
    return error(f"MOVED {SLOT} 127.0.0.1:{to.port}")


def verbs(node: FakeNode) -> list[bytes]:
    """The first words of what a node was told."""
    return [command[0] for command in node.heard]


def test_a_slot_that_has_moved_is_followed_and_remembered(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    one, other = nodes
    one.answer, other.answer = lambda _: moved(other), lambda _: bulk(b"state")
    before = failures("error")
    assert [states.get(ID), states.get(ID)] == [b"state", b"state"]
    assert verbs(one) == [b"GETEX"]
    assert verbs(other) == [b"GETEX"] * 2
    assert failures("error") == before


def test_a_write_follows_too(nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates) -> None:
    one, other = nodes
    one.answer = lambda command: moved(other) if command[1].decode() == PREFIX + ID else OK
    before = failures("error")
    assert states.put({ID: b"state", "1" * 48: b"x"})
    assert [command[:3] for command in other.heard] == [[b"SET", f"{PREFIX}{ID}".encode(), b"state"]]
    assert failures("error") == before


def test_a_slot_that_is_moving_is_asked_for_and_not_remembered(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    one, other = nodes
    one.answer = lambda _: error(f"ASK {SLOT} 127.0.0.1:{other.port}")
    other.answer = lambda command: OK if command[0] == b"ASKING" else bulk(b"state")
    assert [states.get(ID), states.get(ID)] == [b"state", b"state"]
    assert verbs(one) == [b"GETEX"] * 2
    assert verbs(other) == [b"ASKING", b"GETEX"] * 2


def test_nodes_that_send_on_to_each_other_are_given_up(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    one, other = nodes
    one.answer, other.answer = lambda _: moved(other), lambda _: moved(one)
    before = failures("error")
    assert cannot_ask(states)
    assert len(one.heard) + len(other.heard) == 4
    assert failures("error") == before + 1


def test_a_cluster_that_is_down_is_left_alone_and_said_to_be_down_once(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates, caplog: pytest.LogCaptureFixture
) -> None:
    one, _ = nodes
    one.answer = lambda _: error("CLUSTERDOWN Hash slot not served")
    with said(caplog):
        assert [cannot_ask(states) for _ in range(40)] == [True] * 40
    assert verbs(one).count(b"GETEX") < 40
    assert [record.message for record in told(caplog)].count("the cache is down") == 1
    one.answer = lambda _: NOTHING
    assert eventually(lambda: not cannot_ask(states), seconds=5)


def test_a_full_node_is_complained_of_once(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates, caplog: pytest.LogCaptureFixture
) -> None:
    nodes[0].answer = lambda command: error("OOM") if command[0] == b"SET" else NOTHING
    before = failures("error")
    with said(caplog):
        for _ in range(5):
            assert states.put({ID: b"state"}), "sending it again is no use"
            assert states.get(ID) is None
    assert failures("error") == before + 5
    assert [record.message for record in told(caplog)] == ["the cache refuses"]
    assert not states.is_well()


def test_what_is_somebody_elses_is_no_state(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    nodes[0].answer = lambda _: error("WRONGTYPE Operation against a key holding the wrong kind of value")
    assert states.get(ID) is None


def test_no_call_waits_longer_than_it_may(nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates) -> None:
    one, other = nodes
    half = SLOTS // 2
    one.slots = other.slots = [(0, half, one.port), (half + 1, SLOTS - 1, other.port)]
    many = {f"{number:048x}": b"x" for number in range(20)}
    assert states.put(many)
    assert all(verbs(node).count(b"SET") for node in nodes)
    one.mute = other.mute = True
    calls: list[Callable[[], object]] = [
        lambda: states.put(many),
        lambda: cannot_ask(states),
        states.is_well,
    ]
    for call in calls:
        begin = time.monotonic()
        call()
        assert time.monotonic() - begin < 2 * PATIENCE


def test_a_node_is_not_blamed_for_the_time_that_another_took(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates, caplog: pytest.LogCaptureFixture
) -> None:
    def slowly(_: Command) -> bytes:
        time.sleep(0.05)
        return OK

    one, other = nodes
    one.slots = other.slots = [(0, SLOT, one.port), (SLOT + 1, SLOTS - 1, other.port)]
    second = next(name for name in map("{:048x}".format, range(99)) if key_slot(f"hj:{name}".encode()) > SLOT)
    assert states.put({ID: b"state", second: b"state"})
    one.mute, other.answer = True, slowly
    with said(caplog):
        assert not states.put({ID: b"state", second: b"state"})
    down = [vars(record)["fields"]["node"] for record in told(caplog)]
    assert down == [f"127.0.0.1:{one.port}"]


def test_what_a_node_missed_is_sent_when_it_is_back(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    one, _ = nodes
    kept: dict[bytes, bytes] = {}

    def keep(command: Command) -> bytes:
        if command[0] == b"SET":
            kept[command[1]] = command[2]
        return OK

    one.answer = lambda _: b""
    missed = [f"{number:048x}" for number in range(FAILURES)]
    assert not any(states.put({state_id: b"state"}) for state_id in missed)
    one.answer = keep
    assert eventually(lambda: all((PREFIX + state_id).encode() in kept for state_id in missed), seconds=5)
    assert states.is_well()


def test_a_reply_that_comes_late_is_nobody_elses(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    def late(command: Command) -> bytes:
        if command[1:] and command[1].decode() == PREFIX + ID:
            time.sleep(PATIENCE + 0.1)
            return bulk(b"late")
        return bulk(b"other")

    nodes[0].answer = late
    assert cannot_ask(states)
    time.sleep(0.2)
    assert states.get("1" * 48) == b"other"


def test_a_connection_that_the_node_has_closed_is_not_used(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    node, _ = nodes
    node.answer = lambda _: bulk(b"state")
    before = failures("error")
    for _ in range(3):
        assert states.get(ID) == b"state"
        node.hang_up()
        assert eventually(lambda: node.connections == 0)
    assert failures("error") == before


def test_a_node_that_hangs_is_left_alone_and_said_to_be_down_once(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates, caplog: pytest.LogCaptureFixture
) -> None:
    assert states.put({ID: b"state"})
    nodes[0].mute = True
    before = failures("skipped")
    with said(caplog):
        assert [cannot_ask(states) for _ in range(FAILURES + 3)] == [True] * (FAILURES + 3)
    assert failures("skipped") >= before + 1
    assert [record.message for record in told(caplog)] == ["the cache is down"]


def test_a_replica_that_takes_over_leaves_nothing_of_the_node_before(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates, caplog: pytest.LogCaptureFixture
) -> None:
    one, other = nodes
    assert states.is_well()
    assert one.connections > 0
    for node in nodes:
        node.slots = [(0, SLOTS - 1, other.port)]
        node.answer = lambda command: moved(other) if command else OK
    other.answer = lambda _: OK
    with said(caplog):
        states.put({ID: b"state"})
        assert eventually(lambda: bool(told(caplog)) and one.connections == 0, seconds=5)
    fields = [vars(record)["fields"] for record in told(caplog)]
    assert fields == [{"joined": f"127.0.0.1:{other.port}", "left": f"127.0.0.1:{one.port}"}]
    assert states.is_well()


def test_a_replica_tells_who_has_the_slots_when_nobody_else_is_left(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    """The only node that the service was told of is gone."""
    lost, heir = nodes
    lost.slots = [(0, SLOTS - 1, lost.port, heir.port)]
    assert states.put({ID: b"state"})
    lost.mute, heir.slots, heir.answer = True, None, lambda _: bulk(b"state")
    assert eventually(lambda: not cannot_ask(states))
    assert states.get(ID) == b"state"


def test_slots_that_no_node_has_are_unknown_until_one_has_them(
    nodes: tuple[FakeNode, FakeNode], states: ClusterHotStates
) -> None:
    one, _ = nodes
    one.slots = [(0, SLOT - 1, one.port), (SLOT + 1, SLOTS - 1, one.port)]
    skipped = failures("skipped")
    assert cannot_ask(states)
    assert failures("skipped") == skipped + 1
    assert not states.is_well()
    one.slots = None
    assert eventually(lambda: not cannot_ask(states), seconds=5)


@pytest.mark.parametrize("host", ["", "127.0.0.1"])
def test_a_node_that_does_not_know_its_own_address(nodes: tuple[FakeNode, FakeNode], host: str) -> None:
    nodes[0].host = host
    states = states_at(nodes[0].port)
    assert states.is_well()
    states.close()


def test_the_first_call_waits_for_the_first_look_and_the_next_ones_for_none() -> None:
    with FakeNode() as mute:
        mute.mute = True
        states = states_at(mute.port, free_port())
        for patience in (PATIENCE, 0, 0):
            begin = time.monotonic()
            assert cannot_ask(states)
            assert time.monotonic() - begin < patience + 0.3
            time.sleep(0.1)
        assert not states.is_well()
        states.close()


def test_a_cluster_that_is_there_late_is_found() -> None:
    port = free_port()
    states = states_at(port)
    assert cannot_ask(states)
    with FakeNode() as node:
        node.slots = [(0, SLOTS - 1, node.port)]
        states.close()
        states = states_at(port, node.port)
        assert states.put({ID: b"state"})
        states.close()
    assert not states.put({ID: b"state"})


def told(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """What the hot states have logged: exporters of other tests may still try to send something."""
    return [record for record in caplog.records if record.name.startswith("service.hot_states")]


def said(caplog: pytest.LogCaptureFixture) -> AbstractContextManager[None]:
    """What the client logs is captured."""
    return caplog.at_level(logging.WARNING, logger="service.hot_states")
