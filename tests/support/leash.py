"""`python leash.py COMMAND…` becomes the command, and makes it end when the process that started it ends.

Tests start servers through this, so that none of them outlives a test run that was killed. Where the system
has no such signal (anything but Linux) the command simply runs.
"""

from __future__ import annotations

import ctypes
import os
import signal
import sys

PR_SET_PDEATHSIG = 1


def main() -> None:
    """Replace this process by the command."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGTERM)
    os.execvp(sys.argv[1], sys.argv[1:])


if __name__ == "__main__":
    main()
