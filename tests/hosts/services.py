"""Services on hosts of their own."""

from __future__ import annotations

import json
import sys
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from subprocess import Popen
from typing import Any

import requests

from tests.hosts.network import Cable, Host
from tests.support import processes

PORT = 8000
EDITIONS = {
    "this": "service",
    "next": "tests.hosts.next_edition",
    "without contract": "tests.support.without_contract",
}
"""The module that serves each edition of the rules; this one also without making its contract first."""
ESTABLISHED = "01"
"""The state of a connection in the kernel's table."""


class Service:
    """One service with one worker, on every address of its host."""

    def __init__(self, host: Host, folder: Path, port: int = PORT, **settings: Any) -> None:
        self.host = host
        self.url = f"http://127.0.0.1:{port}"
        self.log = folder / f"{host.name}-{port}.log"
        chosen = {"host": "0.0.0.0", "port": port, "workers": 1, "runtime_dir": folder, **settings}
        self._settings = {f"HEADJUDGE_{name.upper()}": str(value) for name, value in chosen.items()}
        self._process: Popen[bytes] | None = None

    def start(self, edition: str = "this") -> None:
        """Start it with an edition of the rules; it is ready when :meth:`wait` returns."""
        command = [sys.executable, "-m", EDITIONS[edition], "serve"]
        with self.host.entered():
            self._process = processes.start(command, self.log, self._settings)

    def wait(self) -> None:
        """Wait until it answers."""
        assert self._process is not None
        processes.wait_until(self.answers, self._process, self.log)

    def answers(self) -> bool:
        """Whether it answers."""
        with suppress(requests.RequestException):
            return self.get("/health/live").ok
        return False

    def kill(self) -> None:
        """End it at once, workers and all."""
        process, self._process = self._process, None
        if process is not None:
            processes.kill(process)

    def stop(self) -> None:
        """Have it finish what it has begun, and end."""
        process, self._process = self._process, None
        if process is not None:
            processes.stop(process)

    def get(self, path: str) -> requests.Response:
        """GET a resource of this service, past the proxy."""
        with self.host.entered():
            return requests.get(f"{self.url}{path}", timeout=10)

    def post(self, path: str, body: Any) -> requests.Response:
        """POST to this service, past the proxy."""
        with self.host.entered():
            return requests.post(f"{self.url}{path}", json=body, timeout=10)

    def new_game(self, ruleset: str) -> Any:
        """A game that begins here, always the same."""
        return self.post(f"/v1/rulesets/{ruleset}/games", {"seed": 7}).json()

    def status(self) -> str:
        """What `/health/ready` says."""
        return str(self.get("/health/ready").json()["status"])

    def count(self, name: str, **labels: str) -> float:
        """One of its metrics; the sum of those that have these labels."""
        wanted = [f'{label}="{value}"' for label, value in labels.items()]
        lines = self.get("/metrics").text.splitlines()
        found = [line for line in lines if line.startswith(name) and all(label in line for label in wanted)]
        return sum(float(line.rpartition(" ")[2]) for line in found)

    def lines(self) -> list[dict[str, Any]]:
        """Its log; each line is a JSON object, but for those that tell where the pages are."""
        text = self.log.read_text(encoding="utf-8")
        return [json.loads(line) for line in text.splitlines() if not line.startswith("headjudge: ")]


class Colleague(Service):
    """A service that shares a cache with others. ``cable`` joins its host to the cache's network."""

    def __init__(
        self, host: Host, folder: Path, *, address: str, cable: Cable, settings: Mapping[str, Any]
    ) -> None:
        super().__init__(host, folder, **settings)
        self.address = f"{address}:{PORT}"
        self.cable = cable

    def connections(self, address: str = "") -> int:
        """How many of its connections lead to an address, or to any node of the cache."""
        with self.host.entered():
            table = Path("/proc/thread-self/net/tcp").read_text(encoding="ascii").splitlines()[1:]
        rows = [line.split() for line in table]
        remotes = [_address(remote) for _, _, remote, state, *_ in rows if state == ESTABLISHED]
        return sum(remote == address or (not address and remote.startswith("10.0.1.")) for remote in remotes)


def _address(hexadecimal: str) -> str:
    host, port = (int(part, 16) for part in hexadecimal.split(":"))
    return ".".join(str(byte) for byte in host.to_bytes(4, "little")) + f":{port}"
