"""The example for two people, on a real service: two processes, one link, a game to its end."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec
import pytest

import engine
import headjudge
from tests.sdk.test_examples import EXAMPLES, SHORT
from tests.support.selection import among
from tests.support.servers import Server

EXAMPLE = EXAMPLES / "table_for_two.py"
CHOICES = 20_000
SECONDS = 120


@pytest.fixture
def firsts(tmp_path: Path) -> Path:
    """What somebody types who always takes the first action."""
    path = tmp_path / "typed.txt"
    path.write_text("0\n" * CHOICES)
    return path


@contextmanager
def person(typed: Path, *arguments: str) -> Iterator[subprocess.Popen[str]]:
    """Somebody at a terminal, who has started the example."""
    command = [sys.executable, str(EXAMPLE), *arguments]
    pipe = subprocess.PIPE
    with (
        typed.open(encoding="utf-8") as keys,
        subprocess.Popen(command, stdin=keys, stdout=pipe, stderr=pipe, text=True) as running,
    ):
        try:
            yield running
        finally:
            running.kill()


def link_of(process: subprocess.Popen[str]) -> str:
    """The link that the first is told."""
    assert process.stdout is not None
    return process.stdout.readline().strip()


@pytest.mark.parametrize("ruleset", among(SHORT, "perdure"))
def test_two_people_play_a_game_to_its_end(ruleset: str, server: Server, firsts: Path) -> None:
    with person(firsts, ruleset, server.url) as first:
        link = link_of(first)
        assert re.fullmatch(rf"{re.escape(server.url)}/play#table=[\w-]{{22}}\.[\w-]{{43}}", link)
        with person(firsts, link) as second:
            shown, wrong = second.communicate(timeout=SECONDS)
            assert second.returncode == 0, wrong
        told, wrong = first.communicate(timeout=SECONDS)
        assert first.returncode == 0, wrong
    ended = told.strip().splitlines()[-1]
    assert shown.strip().splitlines()[-1] == ended
    with headjudge.Client(server.url) as judge:
        table = link.partition("#table=")[2].partition(".")[0]
        record = judge.api.get_table_record(table).result
    begun = engine.begin(ruleset, chance=record.chance, options={}, seats=[{}, {}])
    state = begun.state
    for action in record.actions:
        state = engine.apply(state, engine.decode_action(state, as_sent(action))).state
    outcome = engine.outcome(state)
    assert outcome is not None
    assert outcome.reason == ended


def as_sent(action: object) -> bytes:
    """An action of the SDK as it is sent."""
    return bytes(msgspec.json.encode(action))


def test_a_link_seats_one_person(server: Server, firsts: Path) -> None:
    with person(firsts, "perdure", server.url) as first:
        link = link_of(first)
        with headjudge.Client(server.url) as judge:
            judge.join_table(link)
        with person(firsts, link) as late:
            _, wrong = late.communicate(timeout=SECONDS)
        assert late.returncode != 0
        assert "InvitationRefused" in wrong


def test_it_is_as_long_as_the_guide_says() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= 25
