"""nginx with the configuration of deploy/proxy, in front of whichever services a test has."""

from __future__ import annotations

import os
import re
import shutil
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest
import requests

from tests.support import processes
from tests.support.servers import Server

PROXY = Path(__file__).parents[2] / "deploy" / "proxy"
MISSING = "needs nginx: apt-get install nginx"
TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")


def insist_on_nginx() -> str:
    """Where nginx is. Where it is not installed the test is skipped, but fails in CI."""
    found = shutil.which("nginx", path=f"{os.environ.get('PATH', os.defpath)}:/usr/sbin:/usr/local/sbin")
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(MISSING)
        pytest.skip(MISSING)
    return found


def configure(
    folder: Path,
    upstreams: Sequence[str],
    listen: str,
    *,
    unlimited: Sequence[str] | None = None,
    changed: Mapping[str, str] | None = None,
) -> None:
    """Lay deploy/proxy out in a folder, for these services (``address:port``).

    ``unlimited`` are the addresses that limits spare, in the place of loopback; ``changed`` are texts of the
    configuration with what is to stand in their places.
    """
    shutil.copytree(PROXY, folder, dirs_exist_ok=True)
    own = folder / "headjudge"
    servers = "".join(rf"    server {address}\1;\n" for address in upstreams)
    _replace(own / "upstreams.conf", r"(?m)^    server 127\.0\.0\.1:8000(.*);\n", servers)
    if unlimited is not None:
        spared = "".join(f"    {address} 1;\n" for address in unlimited)
        _replace(own / "limits.conf", r"(?m)^    127\.0\.0\.1 1;\n    ::1 1;\n", spared)
    for text, other in (changed or {}).items():
        (path,) = [path for path in own.iterdir() if text in path.read_text(encoding="utf-8")]
        _replace(path, re.escape(text), other.replace("\\", r"\\"))
    temporary = "".join(f"{name}_temp_path {folder}/{name};\n" for name in TEMPORARY)
    log = f"access_log {folder}/access.log headjudge;\n"
    (own / "here.conf").write_text(f"listen {listen};\n{log}{temporary}", encoding="utf-8")


def _replace(path: Path, pattern: str, text: str) -> None:
    before = path.read_text(encoding="utf-8")
    after, count = re.subn(pattern, text, before)
    assert count == 1, f"{path.name} has {count} places that look like {pattern}"
    path.write_text(after, encoding="utf-8")


def command(folder: Path) -> list[str]:
    """How to run nginx in the foreground with the configuration in a folder."""
    directives = f"daemon off; pid {folder}/nginx.pid;"
    return [insist_on_nginx(), "-p", str(folder), "-c", str(folder / "nginx.conf"), "-g", directives]


@contextmanager
def proxying(
    upstreams: Sequence[str],
    *,
    host: str = processes.HOST,
    unlimited: Sequence[str] | None = None,
    changed: Mapping[str, str] | None = None,
    around: Sequence[str] = (),
) -> Iterator[Server]:
    """The proxy in front of these services, until the block ends. ``around`` is a command that runs it
    somewhere else, such as ``ip netns exec NAME``."""
    insist_on_nginx()
    with tempfile.TemporaryDirectory(prefix="hj-") as name:
        folder = Path(name)
        folder.chmod(0o755)  # its workers are another user if this one is root
        address = f"{host}:{processes.free_port()}"
        configure(folder, upstreams, address, unlimited=unlimited, changed=changed)
        log, url = folder / "nginx.log", f"http://{address}"
        with processes.running([*around, *command(folder)], log, {}, lambda: _answers(url)) as process:
            yield Server(url, process, log)


def _answers(url: str) -> bool:
    try:
        requests.get(f"{url}/health/live", timeout=2)
    except requests.ConnectionError:
        return False
    return True
