"""``headjudge card check``: card files checked at the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from service import cli

SHOCK: dict[str, Any] = {
    "name": "Shock",
    "cost": "{R}",
    "types": ["instant"],
    "abilities": [
        {
            "ability": "spell",
            "targets": [{"what": {"types": ["creature"]}, "player": "any"}],
            "do": [{"do": "damage", "amount": 2, "to": "target"}],
        }
    ],
}


def written(folder: Path, name: str, card: Any) -> str:
    """The path of a file with this card."""
    path = folder / name
    path.write_text(json.dumps(card))
    return str(path)


def test_sound_cards_are_shown_with_their_rules_text(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = written(tmp_path, "shock.json", SHOCK)
    assert cli.main(["card", "check", path]) == 0
    said = capsys.readouterr()
    assert said.out.splitlines() == [
        f"{path}: sound",
        "    Shock {R}",
        "    Instant",
        "    Shock deals 2 damage to target player or creature.",
    ]
    assert said.err == ""


def test_every_fault_of_every_file_is_listed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    good = written(tmp_path, "shock.json", SHOCK)
    card = {"name": "Bad", "types": ["instant"], "power": 1, "keywords": ["flies"]}
    bad = written(tmp_path, "bad.json", card)
    noise = written(tmp_path, "noise.json", 7)
    assert cli.main(["card", "check", bad, good, noise]) == 1
    out = capsys.readouterr().out
    assert f"{bad}: faults\n    $.power: " in out
    assert "    $.keywords[0]: 'flies' is not a keyword" in out
    assert f"{good}: sound\n" in out
    assert f"{noise}: faults\n    $: " in out


def test_a_file_that_cannot_be_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = str(tmp_path / "absent.json")
    assert cli.main(["card", "check", path]) == 2
    assert capsys.readouterr().err == f"headjudge: {path}: No such file or directory\n"


def test_no_file_at_all(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["card", "check"])
    assert ended.value.code == 2
    assert "FILE" in capsys.readouterr().err.upper()
