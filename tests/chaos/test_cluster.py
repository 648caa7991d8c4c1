"""A Redis Cluster loses a node and gets it back while players play: no request fails."""

from __future__ import annotations

import pytest

from tests.chaos.test_cache_failures import assert_served, is_well, keys
from tests.support import processes
from tests.support.load import load
from tests.support.processes import eventually
from tests.support.servers import serving
from tests.support.valkey import Valkey, cluster

pytestmark = pytest.mark.chaos


def address(node: Valkey) -> str:
    """Where the service finds the cluster."""
    return f"redis+cluster://{processes.HOST}:{node.options['port']}"


def test_a_cluster_holds_the_hot_states_on_all_its_nodes() -> None:
    with cluster() as nodes, serving(workers=2, cache_url=address(nodes[0])) as server:
        with load(server) as players:
            assert_served(players.work(2))
        assert all(keys(node) > 0 for node in nodes)
        assert is_well(server)


@pytest.mark.parametrize("lost", [0, 2])
def test_a_cluster_that_loses_a_node(lost: int) -> None:
    with (
        cluster() as nodes,
        serving(workers=2, cache_url=address(nodes[0]), cache_retry_ms=200) as server,
        load(server) as players,
    ):
        assert_served(players.work(0.7))
        nodes[lost].kill()
        assert_served(players.work(3))
        nodes[lost].start()
        assert_served(players.work(2))
        assert eventually(lambda: keys(nodes[lost]) > 0)
        assert eventually(lambda: is_well(server))


def test_a_cluster_with_a_node_that_hangs() -> None:
    with (
        cluster() as nodes,
        serving(workers=2, cache_url=address(nodes[0]), cache_retry_ms=200) as server,
        load(server) as players,
    ):
        nodes[1].hang()
        assert_served(players.work(3))
        nodes[1].wake()
        assert_served(players.work(1))
        assert eventually(lambda: is_well(server))
