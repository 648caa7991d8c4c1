"""The image, without a container: its build steps, its entry command, its health check, its end.

The steps of the Dockerfile are run as they stand, in a copy that holds only what the image copies, with the
image's folders moved under a temporary one. The server then runs from an empty environment in another folder.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from service.resources.playground import as_served
from tests.packaging import dockerfile

ROOT = Path(__file__).parents[2]
BUILD, FINAL = dockerfile.stages(ROOT / "Dockerfile")
START, STOP = 120.0, 15.0

pytestmark = pytest.mark.packaging


@dataclass(frozen=True)
class Image:
    """Where the folders of the image are in this test."""

    root: Path

    def place(self, text: str) -> str:
        """The text with the image's folders replaced."""
        for folder in ("/opt/headjudge", "/wheels"):
            text = text.replace(folder, f"{self.root}{folder}")
        return text

    def environment(self) -> dict[str, str]:
        """The variables of the final stage, and nothing else of this process."""
        base = {"PATH": os.defpath, "HOME": "/nonexistent", "TMPDIR": str(self.root / "tmp")}
        stage = {
            name: self.place(value.replace("$PATH", os.defpath)) for name, value in FINAL.environment.items()
        }
        return base | stage

    def find(self, command: list[str]) -> list[str]:
        """The command with its program looked up as the image would."""
        program = shutil.which(command[0], path=self.environment()["PATH"])
        assert program, f"the image has no {command[0]}"
        return [program, *command[1:]]


def _run(command: str, folder: Path) -> None:
    environment = {**os.environ, "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}"}
    environment.pop("PYTHONPATH", None)
    done = subprocess.run(
        command, shell=True, cwd=folder, env=environment, capture_output=True, text=True, check=False
    )
    hint = "\nThe package index must be reachable, or its wheels in pip's cache." if "pip" in command else ""
    assert done.returncode == 0, f"{command}\n{done.stdout[-2000:]}\n{done.stderr[-4000:]}{hint}"


@pytest.fixture(scope="session")
def image(tmp_path_factory: pytest.TempPathFactory) -> Image:
    """The build stage, carried out."""
    root = tmp_path_factory.mktemp("image")
    built = Image(root)
    for folder in ("src", "opt", "tmp", "work"):
        (root / folder).mkdir()
    for word, rest in BUILD.lines:
        if word == "COPY":
            _copy(rest.split(), root / "src")
        elif word == "RUN":
            _run(built.place(rest), root / "src")
    return built


def _copy(words: list[str], target: Path) -> None:
    *sources, destination = words
    for source in sources:
        origin = ROOT / source
        if origin.is_dir():
            shutil.copytree(origin, target / destination, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            shutil.copy(origin, target / destination)


@dataclass
class Server:
    """The image's command, running."""

    process: subprocess.Popen[bytes]
    image: Image
    url: str
    log: Path

    def call(self, path: str, body: Any = None) -> Any:
        """The JSON answer of a GET, or of a POST if there is a body."""
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.url + path, data, {"Content-Type": "application/json"})
        with urllib.request.urlopen(request, timeout=5) as answer:
            return json.loads(answer.read())


@pytest.fixture
def server(image: Image) -> Iterator[Server]:
    """The entry command as the image has it, on a free port, in an empty folder that nobody may write to."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = probe.getsockname()[1]
    work = image.root / "work"
    work.chmod(0o555)
    log = image.root / "server.log"
    environment = image.environment() | {"HEADJUDGE_PORT": str(port)}
    with log.open("wb") as output:
        process = subprocess.Popen(
            image.find([*FINAL.entrypoint, *FINAL.command]),
            cwd=work,
            env=environment,
            stdout=output,
            stderr=output,
            start_new_session=True,
        )
    running = Server(process, image, f"http://127.0.0.1:{port}", log)
    try:
        _wait(running)
        yield running
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()
        work.chmod(0o755)


def _wait(server: Server) -> None:
    end = time.monotonic() + START
    while time.monotonic() < end and server.process.poll() is None:
        try:
            with urllib.request.urlopen(server.url + "/health/live", timeout=1):
                return
        except (urllib.error.URLError, ConnectionError, TimeoutError):
            time.sleep(0.05)
    pytest.fail(f"the image's command does not serve:\n{server.log.read_text(errors='replace')}")


def test_final_stage_is_not_root_and_has_no_tools_of_the_build() -> None:
    assert FINAL.user.split(":")[0] not in {"root", "0"}
    assert not [line for line in FINAL.lines if line[0] == "RUN"]
    assert FINAL.base.split()[0] == BUILD.base.split()[0]


def test_image_serves_and_stops_cleanly(server: Server) -> None:
    game = server.call("/v1/rulesets/magic54/games", {"seed": 7})
    action = game["legal_actions"][0]
    after = server.call("/v1/adjudications", {"state_id": game["state_id"], "action": action})
    assert after["events"]
    assert after["state_id"] != game["state_id"]

    variables = server.image.environment() | {"HEADJUDGE_PORT": server.url.rpartition(":")[2]}
    healthy = subprocess.run(
        server.image.find(FINAL.health), env=variables, capture_output=True, text=True, check=False
    )
    assert healthy.returncode == 0, healthy.stderr

    server.process.send_signal(signal.Signals[_stop_signal()])
    assert server.process.wait(STOP) == 0, server.log.read_text(errors="replace")
    left = [path for folder in ("tmp", "work") for path in (server.image.root / folder).iterdir()]
    assert left == []
    with pytest.raises(ProcessLookupError):
        os.killpg(server.process.pid, 0)


def _stop_signal() -> str:
    return next(rest for word, rest in FINAL.lines if word == "STOPSIGNAL")


def test_installed_code_is_the_wheel(image: Image) -> None:
    python = image.find(["python"])[0]
    code = "import engine, service; print(engine.__file__); print(service.__file__)"
    done = subprocess.run([python, "-I", "-c", code], cwd="/", capture_output=True, text=True, check=True)
    places = done.stdout.split()
    assert len(places) == 2
    assert all(Path(place).is_relative_to(image.root) for place in places)


def test_the_playground_is_in_the_wheel(server: Server) -> None:
    folder = ROOT / "service" / "playground"
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert folder / "index.html" in files
    for path in files:
        with urllib.request.urlopen(f"{server.url}/play/{path.relative_to(folder)}", timeout=5) as answer:
            assert answer.read() == as_served(path.name, path.read_bytes())


def test_sdk_wheel_plays_against_the_image(server: Server, image: Image) -> None:
    environment = image.root / "client"
    wheels = image.root / "sdk-wheel"
    _run(
        f"python -m pip wheel --no-deps --no-build-isolation --wheel-dir {wheels} {ROOT / 'sdk'}", image.root
    )
    _run(f"python -m venv --without-pip {environment}", image.root)
    pip = f"python -m pip --python {environment}/bin/python"
    pins = re.sub(r" \\\n +--hash=\S+", "", (ROOT / "requirements/dev.txt").read_text(encoding="utf-8"))
    (image.root / "pins.txt").write_text(pins, encoding="utf-8")
    _run(f"{pip} install -c pins.txt {wheels}/*.whl", image.root)
    code = (
        "import sys, headjudge\n"
        "game = headjudge.Client(sys.argv[1]).new_game('perdure', seed=7)\n"
        "after = game.apply(game.legal_actions[0])\n"
        "print(len(after.events) > 0, headjudge.__file__)\n"
    )
    done = subprocess.run(
        [environment / "bin/python", "-I", "-c", code, server.url],
        cwd="/",
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    played, place = done.stdout.split()
    assert played == "True"
    assert Path(place).is_relative_to(environment)
