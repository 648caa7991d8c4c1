"""Servers to be measured: headjudge as `headjudge serve` runs it, and the echo with the same settings."""

from __future__ import annotations

import http
import http.client
import os
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import NamedTuple

from .load import HOST

START = 60.0
"""Seconds that a server may take to answer."""
STOP = 15.0
"""Seconds that it may take to finish."""
NOTHING: Mapping[str, str] = {}


class Served(NamedTuple):
    """A server that answers."""

    port: int
    manager: int
    """The process that manages the workers."""


@contextmanager
def headjudge(workers: int) -> Iterator[int]:
    """The service with its embedded cache; gives its port."""
    with managed(workers) as server:
        yield server.port


@contextmanager
def managed(workers: int, *, cache_url: str = "", more: Mapping[str, str] = NOTHING) -> Iterator[Served]:
    """The service with its embedded cache or another one and ``more`` settings, and which process manages
    it."""
    with _served([sys.executable, "-m", "service", "serve"], workers, cache_url, more) as server:
        yield server


@contextmanager
def echo(workers: int) -> Iterator[int]:
    """The echo; gives its port."""
    with _served([sys.executable, "-m", "bench.echo"], workers) as server:
        yield server.port


@contextmanager
def _served(
    command: list[str], workers: int, cache_url: str = "", more: Mapping[str, str] = NOTHING
) -> Iterator[Served]:
    port = _free_port()
    settings = {
        "HEADJUDGE_HOST": HOST,
        "HEADJUDGE_PORT": str(port),
        "HEADJUDGE_WORKERS": str(workers),
        "HEADJUDGE_CACHE_URL": cache_url,
        # Client, workers and cache share the cores here: a wait for a core is no failure of the cache.
        "HEADJUDGE_CACHE_TIMEOUT_MS": "2000",
        **more,
    }
    with tempfile.TemporaryFile() as log:
        process = subprocess.Popen(command, env={**os.environ, **settings}, stdout=log, stderr=log)
        try:
            if not _answers(process, port):
                log.seek(0)
                raise RuntimeError(f"{command} does not serve:\n{log.read().decode(errors='replace')}")
            yield Served(port, process.pid)
        finally:
            process.terminate()
            process.wait(STOP)


def _answers(process: subprocess.Popen[bytes], port: int) -> bool:
    end = time.monotonic() + START
    while time.monotonic() < end and process.poll() is None:
        connection = http.client.HTTPConnection(HOST, port, timeout=1)
        try:
            connection.request("GET", "/health/live")
            return connection.getresponse().status == http.HTTPStatus.OK
        except OSError:
            time.sleep(0.05)
        finally:
            connection.close()
    return False


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port
