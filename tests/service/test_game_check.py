"""``headjudge game check``: what a game would be created from, checked at the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from service import cli


def checked(folder: Path, ruleset: str, game: Any) -> tuple[int, str]:
    """The exit status of checking a game, and the file that it was written to."""
    file = folder / "game.json"
    file.write_bytes(game if isinstance(game, bytes) else json.dumps(game).encode())
    return cli.main(["game", "check", ruleset, str(file)]), str(file)


def test_a_game_that_can_be_created(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    status, file = checked(tmp_path, "duel", {"seats": [{"name": "Ann"}, {"deck": "white_black"}]})
    assert (status, capsys.readouterr()) == (0, (f"{file}: a game can be created\n", ""))


def test_faults_and_remarks_stand_with_their_places_and_rules(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    seat = {"deck": "blue", "fate": {"counterspell": 3, "giant_growth": 4}}
    status, file = checked(tmp_path, "five_colors", {"seats": [seat, {}], "options": {}})
    assert status == 1
    place = "$.seats[0].fate.counterspell"
    never = "it can never be cast, for no spell or ability ever waits to be carried out"
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: faults",
        "    $.seats[0].fate: a fate deck has 30 to 250 cards, not 7 (L5C-2.1)",
        "    $.seats[0].fate.giant_growth: Giant Growth is there 4 times; at most 3 copies of it (L5C-2.2)",
        f"    remark: {place}: Counterspell: {never}; in a duel it can be focused (L5C-R13)",
    ]


@pytest.mark.parametrize(
    ("game", "place"),
    [
        (b"{", "$"),
        (b"7", "$"),
        (b"[" * 3_000, "$"),
        (b"\xff", "$"),
        ({"seats": 7}, "$.seats"),
        ({"option": {}}, "$"),
        ({"seed": -1}, "$.seed"),
        ({"options": {"speed": 1}}, "$.options"),
    ],
)
def test_whatever_the_file_holds_its_faults_are_told(
    game: Any, place: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, file = checked(tmp_path, "perdure", game)
    said = capsys.readouterr()
    assert (status, said.err) == (1, "")
    assert said.out.startswith(f"{file}: faults\n    {place}: ")


def test_what_cannot_be_checked_is_said(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    missing = str(tmp_path / "none.json")
    assert cli.main(["game", "check", "duel", missing]) == 2
    assert missing in capsys.readouterr().err
    assert checked(tmp_path, "chess", {})[0] == 2
    assert capsys.readouterr().err.startswith("headjudge: there is no game 'chess'; there are magic54, ")


def test_without_a_command_help_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["game"]) == 0
    assert "check" in capsys.readouterr().out
