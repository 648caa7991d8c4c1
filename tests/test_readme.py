"""What the README says: its commands and lines are run against a real server, its table is the settings'."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from service import config
from tests.support.servers import Server

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text(encoding="utf-8")
ADDRESS = "http://localhost:8000"
EXPECTED = "#> "

CURL = """\
#!{python}
# Stands in for curl on a machine that has none: as much of it as the README uses.
import argparse, sys, urllib.error, urllib.request
parser = argparse.ArgumentParser()
parser.add_argument("url")
parser.add_argument("-s", action="store_true")
parser.add_argument("-H", dest="header")
parser.add_argument("-d", dest="data")
given = parser.parse_args()
name, _, value = given.header.partition(": ")
request = urllib.request.Request(given.url, given.data.encode(), {{name: value}})
try:
    answer = urllib.request.urlopen(request, timeout=30)
except urllib.error.HTTPError as error:
    answer = error
sys.stdout.write(answer.read().decode())
"""


def blocks(language: str) -> list[str]:
    """The README's blocks of code in this language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", README, re.DOTALL | re.MULTILINE)


def test_the_turn_is_played_as_the_readme_shows_it(server: Server, tmp_path: Path) -> None:
    (script,) = (block for block in blocks("sh") if "curl" in block)
    assert ADDRESS in script
    environment = dict(os.environ)
    if shutil.which("curl") is None:
        stand_in = tmp_path / "curl"
        stand_in.write_text(CURL.format(python=sys.executable), encoding="utf-8")
        stand_in.chmod(0o755)
        environment["PATH"] = f"{tmp_path}:{environment['PATH']}"
    done = subprocess.run(
        ["sh", "-eu", "-c", script.replace(ADDRESS, server.url)],
        env=environment,
        capture_output=True,
        text=True,
        check=True,
    )
    answers = done.stdout.splitlines()
    expected = [line.removeprefix(EXPECTED) for line in script.splitlines() if line.startswith(EXPECTED)]
    assert len(expected) == len(answers) > 3
    for answer, fragments in zip(answers, expected, strict=True):
        position = 0
        for fragment in fragments.split(" … "):
            position = answer.find(fragment, position)
            assert position >= 0, f"{fragment!r} is not in its place in {answer}"


def test_the_python_lines_play_a_game(server: Server) -> None:
    (code,) = blocks("python")
    assert ADDRESS in code
    done = subprocess.run(
        [sys.executable, "-c", code.replace(ADDRESS, server.url)], capture_output=True, text=True, check=True
    )
    assert "rule='PER-" in done.stdout


def test_every_setting_is_listed() -> None:
    rows = re.findall(r"^\| `(HEADJUDGE_\w+)` \| (?:`(.*?)`)? \| (.*) \|$", README, re.MULTILINE)
    assert rows == config.reference()


def test_links_lead_to_something_in_the_repository() -> None:
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    assert links
    assert [link for link in links if not (ROOT / link).exists()] == []


def test_commands_exist() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    examples = "\n".join([*blocks("sh"), *re.findall(r"`(make .*?)`", README)])
    named = set(re.findall(r"\bmake ([a-z]+)\b", examples))
    assert {"run", "test"} <= named
    assert [target for target in sorted(named) if not re.search(rf"^{target}:", makefile, re.MULTILINE)] == []
