"""The service as it runs in earnest: `headjudge serve`, gunicorn, several workers, a cache of its own."""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from subprocess import Popen
from typing import Any

import requests

from tests.support import processes

TIMEOUT = 30.0
"""Seconds after which a request counts as hung."""


@dataclass
class Server:
    """A running service."""

    url: str
    process: Popen[bytes]
    log: Path

    def post(self, path: str, body: Any) -> requests.Response:
        """POST a JSON body."""
        return requests.post(f"{self.url}{path}", json=body, timeout=TIMEOUT)

    def get(self, path: str) -> requests.Response:
        """GET a resource."""
        return requests.get(f"{self.url}{path}", timeout=TIMEOUT)

    def health(self) -> dict[str, Any]:
        """What `/health/ready` says."""
        answer: dict[str, Any] = self.get("/health/ready").json()
        return answer


@contextmanager
def serving(*, contract: bool = False, **settings: Any) -> Iterator[Server]:
    """A service with these settings (`workers=2` is `HEADJUDGE_WORKERS`), until the block ends; `contract`:
    with its contract made before it serves, as it is in earnest."""
    with tempfile.TemporaryDirectory(prefix="hj-") as folder:
        port = processes.free_port()
        url = f"http://{processes.HOST}:{port}"
        chosen = {"host": processes.HOST, "port": port, "runtime_dir": folder, **settings}
        environ = {f"HEADJUDGE_{name.upper()}": str(value) for name, value in chosen.items()}
        log = Path(folder) / "service.log"
        program = ["service", "serve"] if contract else ["tests.support.without_contract"]
        command = [sys.executable, "-m", *program]
        with processes.running(command, log, environ, lambda: _answers(url)) as process:
            yield Server(url, process, log)


def _answers(url: str) -> bool:
    try:
        return requests.get(f"{url}/health/live", timeout=2).ok
    except requests.ConnectionError:
        return False


def without_headjudge_settings() -> None:
    """Forget the settings of whoever runs the tests; each server is told its own."""
    for name in [name for name in os.environ if name.startswith("HEADJUDGE_")]:
        del os.environ[name]
