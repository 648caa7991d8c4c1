"""Hosts die, hang, lose each other and are replaced, under load: nobody who uses the SDK notices.

One load runs through all of it, so the events are parts of one test.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path

import pytest

from service.hot_states import key_prefix
from tests.hosts import network
from tests.hosts.network import Host
from tests.hosts.next_edition import CHANGED
from tests.hosts.players import Crowd, crowd
from tests.hosts.resharding import Move, slots_in_use
from tests.hosts.services import Colleague, Service
from tests.support.nginx import insist_on_nginx, proxying
from tests.support.processes import eventually
from tests.support.valkey import Valkey, cluster

pytestmark = pytest.mark.chaos

CACHE = "10.0.1.1"
"""Where the nodes of the cache are; the services' hosts have higher numbers in the same network."""
SETTINGS = {"cache_retry_ms": 500, "worker_memory_mib": 0, "header_seconds": 30}
"""No worker keeps a state, so that every request by id asks the cache."""
NODES = {"cluster-node-timeout": 1_000, "repl-diskless-sync-delay": 0}
LOOKUPS = "headjudge_state_lookups_total"
MOST_CONNECTIONS = 3 * 4
"""Of a service to the cache: each of its two threads, that of operators and the one that looks for nodes may
have one to each of three nodes."""
PATIENCE = 6.0
"""Seconds that a client waits at most, its repetitions included, on a busy machine."""


@dataclass
class Hosts:
    """All of them, with what runs there."""

    clients: Host
    cache: Host
    nodes: list[Valkey]
    services: list[Colleague]
    updated: Service
    """A service of the next edition that is alone."""
    crowd: Crowd


@pytest.fixture(scope="module")
def permitted() -> None:
    """Hosts can be made here. What can be installed has to be, in CI; what is forbidden is forbidden."""
    try:
        network.insist_on_permission()
    except network.NotPermitted as reason:
        pytest.skip(f"hosts cannot be made here: {reason}")
    except FileNotFoundError:
        if os.environ.get("CI"):
            raise
        pytest.skip("needs ip: apt-get install iproute2")
    insist_on_nginx()


@pytest.fixture
def hosts(permitted: None) -> Iterator[Hosts]:
    """A cluster of six caches, three services, a proxy and four clients at work."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="hj-")))
        clients, cache, *others = made = [Host(name) for name in ("clients", "cache", "a", "b", "c")]
        for host in made:
            stack.callback(host.close)
        front, back = clients.bridge("front", "10.0.0.1/24"), cache.bridge("back", f"{CACHE}/24")
        alone = [Service(clients, folder, port, cache_url="memory://") for port in (9000, 9001)]
        services = []
        with cache.entered():
            nodes = stack.enter_context(cluster(replicated=True, host=CACHE, **NODES))
        url = "redis+cluster://" + ",".join(node.address for node in nodes[:2])
        for number, host in enumerate(others, start=2):
            address = f"10.0.0.{number}"
            front.join(host, f"{address}/24")
            cable = back.join(host, f"10.0.1.{number}/24")
            settings = {**SETTINGS, "cache_url": url}
            services.append(Colleague(host, folder, address=address, cable=cable, settings=settings))
        for service, edition in zip([*alone, *services], ["this", "next", *["this"] * 3], strict=True):
            stack.callback(service.kill)
            service.start(edition)
        for service in (*alone, *services):
            service.wait()
        with clients.entered():
            proxy = stack.enter_context(proxying([service.address for service in services]))
        players = stack.enter_context(crowd(clients, proxy, [alone[0].url]))
        yield Hosts(clients, cache, nodes, services, alone[1], players)


def test_no_client_notices(hosts: Hosts, subtests: pytest.Subtests) -> None:
    for event in (
        nothing_happens,
        a_primary_is_killed,
        slots_move,
        a_service_is_killed,
        a_service_is_cut_off_from_the_cache,
        the_service_is_back,
        an_edition_is_rolled_out,
    ):
        begin = time.monotonic()
        with subtests.test(event.__name__):
            event(hosts)
        print(f"{event.__name__}: {time.monotonic() - begin:.1f} s, {hosts.crowd.answers} answers")
    for service in hosts.services:
        assert [line for line in service.lines() if "exception" in line] == []


def nothing_happens(hosts: Hosts) -> None:
    """Every service gets its share, and finds what the others put into the cache."""
    hosts.crowd.play_on()
    assert hosts.crowd.repeated <= hosts.crowd.answers / 20, "a state may be on its way, no longer"
    for service in hosts.services:
        assert service.status() == "ok"
        assert service.count("headjudge_request_seconds_count", operation="adjudications.adjudicate") > 0
        assert service.count(LOOKUPS, found="cache") > 0
        late = service.count("headjudge_cache_failures_total")
        assert late <= hosts.crowd.answers / 50, "on a busy machine an answer of a node may come late, seldom"


def a_primary_is_killed(hosts: Hosts) -> None:
    """Its replica takes its place, and nothing is left of it in the services."""
    lost, heir = hosts.nodes[0], hosts.nodes[3]
    before = [service.count("headjudge_cache_failures_total", kind="error") for service in hosts.services]
    lost.kill()
    with hosts.cache.entered(), heir.client() as client:
        slowest = hosts.crowd.play_on(until=lambda: client.info("replication")["role"] == "master")
    hosts.crowd.play_on(until=lambda: all(service.status() == "ok" for service in hosts.services))
    assert slowest < PATIENCE
    for service, errors in zip(hosts.services, before, strict=True):
        assert service.count("headjudge_cache_failures_total", kind="error") > errors
        assert service.connections(lost.address) == 0
        assert service.connections(heir.address) > 0
        said = [(line["message"], line.get("node"), line.get("left")) for line in service.lines()]
        assert said.count(("the cache is down", lost.address, None)) == 1
        assert said.count(("the nodes of the cache have changed", None, lost.address)) == 1
    with hosts.cache.entered():
        lost.start()


def slots_move(hosts: Hosts) -> None:
    """States stay hot on their way, and none of it counts as a failure."""
    source, target = hosts.nodes[1:3]
    with hosts.cache.entered():
        move = Move(slots_in_use(source, most=60), source, target)
        move.begin()
        hosts.crowd.play_on()
        carried = move.carry()
    hosts.crowd.play_on()
    assert {key.rpartition(":")[0] + ":" for key in carried} == {key_prefix()}
    moving = [key.removeprefix(key_prefix()) for key in carried]
    assert are_hot(moving, hosts), "the source sends on who asks for them"
    with hosts.cache.entered():
        move.end()
    assert are_hot(moving, hosts), "the source knows who has them"
    hosts.crowd.play_on()
    for service in hosts.services:
        assert "the cache refuses" not in [line["message"] for line in service.lines()]


def are_hot(ids: list[str], hosts: Hosts) -> bool:
    """Whether every service finds some states by their ids."""
    chosen = [state_id for state_id in ids if state_id != "probe"][:8]
    answers = [service.get(f"/v1/states/{state_id}") for service in hosts.services for state_id in chosen]
    return len(chosen) > 3 and all(answer.ok for answer in answers)


def a_service_is_killed(hosts: Hosts) -> None:
    """The others do its work; it starts while the next event takes place."""
    service = hosts.services[1]
    service.kill()
    assert hosts.crowd.play_on() < PATIENCE
    service.start()


def the_service_is_back(hosts: Hosts) -> None:
    """It gets its share again."""
    service = hosts.services[1]
    hosts.crowd.play_on(until=service.answers)
    hosts.crowd.play_on(until=lambda: service.count(LOOKUPS, found="cache") > 0)
    assert service.status() == "ok"


def a_service_is_cut_off_from_the_cache(hosts: Hosts) -> None:
    """It works without, waits for nothing twice, and takes the cache up again."""
    service, other = hosts.services[2], hosts.services[0]
    state_id = hosts.services[0].new_game(CHANGED)["state_id"]
    service.cable.cut()
    slowest = hosts.crowd.play_on(until=lambda: service.status() == "degraded")
    assert slowest < PATIENCE
    assert other.status() == "ok"
    begin = time.monotonic()
    assert service.get(f"/v1/states/{state_id}").status_code == HTTPStatus.SERVICE_UNAVAILABLE
    assert time.monotonic() - begin < 2
    service.cable.mend()
    hosts.crowd.play_on(until=lambda: service.status() == "ok")
    assert service.get(f"/v1/states/{state_id}").ok
    assert eventually(lambda: service.connections() <= MOST_CONNECTIONS)


def an_edition_is_rolled_out(hosts: Hosts) -> None:
    """While two editions are served, a state of the older one is answered by both; in the end, all is new."""
    old = hosts.services[0].new_game(CHANGED)["state"]
    hosts.crowd.machines.append(hosts.updated.url)
    for service in hosts.services:
        service.stop()
        service.start("next")
        hosts.crowd.play_on(until=service.answers)
        answers = [each.post("/v1/legal-actions", {"state": old}) for each in hosts.services]
        assert [answer.status_code for answer in answers] == [HTTPStatus.OK] * 3
        if service is hosts.services[0]:
            both_editions_are_played(hosts, service)
    assert hosts.services[0].new_game(CHANGED)["state"]["edition"] == old["edition"] + 1


def both_editions_are_played(hosts: Hosts, ahead: Service) -> None:
    """What one service has begun under the next edition, the others leave to it."""
    new = ahead.new_game(CHANGED)["state"]
    refused = hosts.services[-1].post("/v1/legal-actions", {"state": new})
    assert refused.json()["type"] == "/problems/edition-mismatch"
    hosts.crowd.play_on(until=lambda: ahead.count(LOOKUPS, found="cache") > 0)
