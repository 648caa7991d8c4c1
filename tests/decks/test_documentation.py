"""docs/decks.md: its commands are run, and its examples are played."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path

import pytest

import engine
from decks.lines import LONGEST_LINE, LONGEST_LIST, MOST_LINES
from service.cli import main
from tests.compiler.prints import scryfall

TEXT = (Path(__file__).parents[2] / "docs" / "decks.md").read_text(encoding="utf-8")
COD = """<?xml version="1.0"?><cockatrice_deck version="1"><zone name="main">
<card number="4" name="Wisp Heron"/><card number="56" name="Swamp"/></zone></cockatrice_deck>"""


def test_its_commands_do_what_it_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("oracle-cards.json.gz").write_text(json.dumps([scryfall("Flying", name="Wisp Heron")]))
    Path("burn.txt").write_text("4 Lightning Bolt\n4 Wisp Heron\n52 Mountain\n")
    Path("other.cod").write_text(COD)
    found = re.findall(r"^```(\w*)\n(.*?)^```$", TEXT, re.DOTALL | re.MULTILINE)
    blocks = [block for language, block in found if not language]
    commands = [shlex.split(line) for block in blocks for line in block.splitlines()]
    (compile_it,) = (each for each in commands if each[:3] == ["headjudge", "card", "compile"])
    assert main([*compile_it[1:], "--quiet", "--workers", "1"]) == 0
    checks = [each[1:] for each in commands if each[1:2] == ["deck"]]
    assert len(checks) == 3
    capsys.readouterr()
    assert [main(each) for each in checks] == [1, 0, 0]
    body = capsys.readouterr().out.partition("a game can be created\n")[2]
    Path("game.json").write_text(body)
    assert "headjudge game check duel game.json" in TEXT
    assert main(["game", "check", "duel", "game.json"]) == 0
    (serve,) = (each for each in commands if each[-1] == "serve")
    assert serve[0] == "HEADJUDGE_POOL=cards.pool"


def test_its_deck_is_one() -> None:
    (game,) = re.findall(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert engine.check_game("duel", **json.loads(game)).faults == ()


def test_its_figures_are_true() -> None:
    for figure in (
        f"at most {LONGEST_LIST:,} characters and {MOST_LINES:,} lines of {LONGEST_LINE}",
        f"at most {engine.MOST_CARDS} cards along, tokens included, of {engine.MOST_CARDS_BYTES // 1024} KiB",
    ):
        assert figure in TEXT
