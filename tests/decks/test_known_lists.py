"""Twenty decks that people know, constructed and Pauper: names alone, as somebody would type them.

What of them can be played depends on the database that a pool is made from:

    for list in tests/decks/lists/*.txt; do headjudge deck check duel "$list" --pool cards.pool; done
"""

from __future__ import annotations

from pathlib import Path

import pytest

from decks.checking import check_list
from service.cli import main

LISTS = sorted((Path(__file__).parent / "lists").glob("*.txt"))


def test_there_are_twenty() -> None:
    assert len(LISTS) == 20


@pytest.mark.parametrize("file", LISTS, ids=[file.stem for file in LISTS])
def test_each_line_is_read_and_what_is_in_the_library_is_found(file: Path) -> None:
    checked = check_list("duel", file.read_text(encoding="utf-8"), None)
    assert sum(line.copies for line in checked.lines) == 60
    assert {line.status for line in checked.lines} == {"library", "unknown"}
    assert len({line.name for line in checked.lines}) == len(checked.lines)
    found = {line.card for line in checked.lines if line.status == "library"}
    assert len(found) >= 1
    assert sum(line.copies for line in checked.lines if line.status == "unknown") == checked.missing


def test_the_command_counts_the_cards_of_a_list(capsys: pytest.CaptureFixture[str]) -> None:
    (file,) = (file for file in LISTS if file.stem == "slivers_pauper")
    assert main(["deck", "check", "duel", str(file)]) == 1
    told = capsys.readouterr().out.splitlines()
    assert told[1].startswith("    different cards: 3 in the library, 0 in the pool, 0 refused, 12 unknown")
