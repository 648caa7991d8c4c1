"""Starting and stopping processes so that none is left behind."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

HOST = "127.0.0.1"
LEASH = Path(__file__).with_name("leash.py")
GRACE = 15.0
"""Seconds that a process has to end by itself."""
PATIENCE = 120.0
"""Seconds that a process has to be ready, on a machine that is busy with something else."""


def start(command: Sequence[str], log: Path, settings: Mapping[str, str]) -> subprocess.Popen[bytes]:
    """Start a process in a group of its own that writes to `log`."""
    with log.open("ab") as output:
        return subprocess.Popen(
            [sys.executable, "-S", "-E", str(LEASH), *command],
            env={**os.environ, **settings},
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )


def stop(process: subprocess.Popen[bytes]) -> None:
    """Ask a process to end, and end its whole group if it doesn't."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGCONT)
    process.terminate()
    try:
        process.wait(GRACE)
    except subprocess.TimeoutExpired:
        kill(process)
        raise
    finally:
        kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """End a process and its group at once."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


@contextmanager
def running(
    command: Sequence[str], log: Path, settings: Mapping[str, str], ready: Callable[[], bool]
) -> Iterator[subprocess.Popen[bytes]]:
    """A process, from the moment it is ready until the block ends."""
    process = start(command, log, settings)
    try:
        wait_until(ready, process, log)
        yield process
    finally:
        stop(process)


def wait_until(
    ready: Callable[[], bool], process: subprocess.Popen[bytes], log: Path, seconds: float = PATIENCE
) -> None:
    """Wait for a process to be ready; if it ends or takes too long, fail with its log."""
    end = time.monotonic() + seconds
    while not ready():
        if process.poll() is not None or time.monotonic() > end:
            text = log.read_text(encoding="utf-8", errors="replace")
            raise RuntimeError(f"{process.args!r} is not ready (exit status {process.poll()}):\n{text}")
        time.sleep(0.02)


def eventually(holds: Callable[[], bool], seconds: float = 60.0) -> bool:
    """Whether something comes true within some seconds."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        if holds():
            return True
        time.sleep(0.05)
    return False


def free_port() -> int:
    """A port that nobody listens on at this moment."""
    with socket.socket() as probe:
        probe.bind((HOST, 0))
        port: int = probe.getsockname()[1]
        return port
