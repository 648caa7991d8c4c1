"""``headjudge card new``: the stub of a card and of its test."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from service import cli
from tests.cards import books

ROOT = Path(__file__).parents[2]
OGRE: dict[str, Any] = {
    "name": "Grey Ogre",
    "cost": "{2}{R}",
    "types": ["creature"],
    "subtypes": ["Ogre"],
    "power": 2,
    "toughness": 2,
}


def checkout(folder: Path) -> Path:
    """Something that looks like a checkout of the library."""
    for path in ("engine/magic/library/cards", "engine/magic/library/tokens", "tests/cards/played", "docs"):
        (folder / path).mkdir(parents=True)
    return folder


def run_tests(path: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """What pytest says of a test, in a process of its own."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(path)]
    command += ["--rootdir", str(folder), "-c", "/dev/null"]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


def test_beside_each_other_where_there_is_no_library(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["card", "new", "Grey Ogre"]) == 0
    out = capsys.readouterr().out
    assert out.splitlines()[:2] == ["grey_ogre.json", "test_grey_ogre.py"]
    assert "headjudge card check grey_ogre.json" in out
    assert "headjudge card play grey_ogre.json" in out
    assert {path.name for path in tmp_path.iterdir()} == {"grey_ogre.json", "test_grey_ogre.py"}


def test_the_check_says_what_to_fill_in(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    cli.main(["card", "new", "Grey Ogre", "--dir", str(tmp_path)])
    capsys.readouterr()
    card = tmp_path / "grey_ogre.json"
    assert cli.main(["card", "check", str(card)]) == 1
    out = capsys.readouterr().out
    assert "    $.types: a card has at least one type: one of artifact, creature, " in out
    assert "    $.cost: a cost of nothing is written {0}; without a mana cost, leave it out" in out
    assert "    $.abilities[0].ability: Invalid value '': one of spell, activated, triggered, static" in out
    document = {**json.loads(card.read_bytes()), **OGRE}
    document["abilities"] = [{"ability": "triggered", "do": []}]
    card.write_text(json.dumps(document), encoding="utf-8")
    assert cli.main(["card", "check", str(card)]) == 1
    out = capsys.readouterr().out
    assert "missing required field `trigger`, whose `when` is one of enters, " in out
    card.write_text(json.dumps(OGRE), encoding="utf-8")
    assert cli.main(["card", "check", str(card)]) == 0


@pytest.mark.full
def test_the_test_beside_a_card_passes_once_the_card_is_written(tmp_path: Path) -> None:
    cli.main(["card", "new", "Grey Ogre", "--dir", str(tmp_path)])
    test = tmp_path / "test_grey_ogre.py"
    assert "2 failed" in run_tests(test, tmp_path).stdout
    (tmp_path / "grey_ogre.json").write_text(json.dumps(OGRE), encoding="utf-8")
    done = run_tests(test, tmp_path)
    assert "2 passed" in done.stdout, done.stdout


@pytest.mark.parametrize("below", ["", "docs"])
def test_a_card_of_the_library_gets_its_test_among_those_in_play(
    below: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    top = checkout(tmp_path)
    monkeypatch.chdir(top / below)
    assert cli.main(["card", "new", "Juzám Djinn"]) == 0
    assert "juzam_djinn.json" in capsys.readouterr().out
    card = top / "engine/magic/library/cards/juzam_djinn.json"
    assert json.loads(card.read_text(encoding="utf-8"))["name"] == "Juzám Djinn"
    test = (top / "tests/cards/played/test_juzam_djinn.py").read_text(encoding="utf-8")
    assert '@plays("Juzám Djinn")\ndef test_juzam_djinn() -> None:' in test
    compile(test, "test_juzam_djinn.py", "exec")


def test_a_token_of_the_library(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout(tmp_path))
    assert cli.main(["card", "new", "Ooze Token"]) == 0
    assert (tmp_path / "engine/magic/library/tokens/ooze_token.json").exists()


def test_a_folder_that_is_named_is_taken(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(checkout(tmp_path))
    assert cli.main(["card", "new", "Grey Ogre", "--dir", "mine/cards"]) == 0
    assert {path.name for path in (tmp_path / "mine/cards").iterdir()} == {
        "grey_ogre.json",
        "test_grey_ogre.py",
    }
    assert cli.main(["card", "new", "Grey Ogre", "--dir", "engine/magic/library/cards"]) == 0
    assert (tmp_path / "tests/cards/played/test_grey_ogre.py").exists()


@pytest.mark.parametrize("there", ["grey_ogre.json", "test_grey_ogre.py"])
def test_what_is_there_is_not_written_over(
    there: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / there).write_text("mine", encoding="utf-8")
    assert cli.main(["card", "new", "Grey Ogre", "--dir", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"headjudge: {tmp_path / there} is there already\n"
    assert [path.name for path in tmp_path.iterdir()] == [there]
    assert (tmp_path / there).read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", ["", "…", "two\nlines", "../.."])
def test_what_is_no_name(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["card", "new", name, "--dir", str(tmp_path)]) == 2
    assert "is no name" in capsys.readouterr().err
    assert not [*tmp_path.iterdir()]


def test_a_name_with_quotes_and_marks(tmp_path: Path) -> None:
    """The key is made of letters and digits alone, and the test can be read."""
    assert cli.main(["card", "new", '"Ach! {0}", \\ Run', "--dir", str(tmp_path)]) == 0
    assert json.loads((tmp_path / "ach_0_run.json").read_bytes())["name"] == '"Ach! {0}", \\ Run'
    compile((tmp_path / "test_ach_0_run.py").read_text(encoding="utf-8"), "test.py", "exec")


def test_a_folder_that_cannot_be_written(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert cli.main(["card", "new", "Grey Ogre", "--dir", str(tmp_path / "file" / "inside")]) == 2
    assert "Not a directory" in capsys.readouterr().err


def test_the_help_reads_well(capsys: pytest.CaptureFixture[str]) -> None:
    assert cli.main(["card"]) == 0
    out = capsys.readouterr().out
    assert out.startswith("usage: headjudge card [-h] command")
    for line in ("new ", "check ", "play "):
        assert f"\n    {line}" in out
    for command in ("new", "check", "play"):
        with pytest.raises(SystemExit) as ended:
            cli.main(["card", command, "--help"])
        assert ended.value.code == 0
        assert f"usage: headjudge card {command}" in capsys.readouterr().out


def test_the_place_of_the_library_is_as_the_command_believes() -> None:
    assert (ROOT / "engine/magic/library/cards").samefile(books.LIBRARY / "cards")
    assert (ROOT / "tests/cards/played").is_dir()
