"""``headjudge simulate``: bad input is told before anything starts."""

from __future__ import annotations

import json
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from service import cli
from simulation import cluster, command


def refused(capsys: pytest.CaptureFixture[str], tmp_path: Path, *arguments: str) -> str:
    """What the command says as it refuses; it has made no folder."""
    out = tmp_path / "run"
    given = ["simulate", *arguments] if "--out" in arguments else ["simulate", *arguments, "--out", str(out)]
    try:
        status: object = cli.main(given)
    except SystemExit as ended:  # argparse ends by itself
        status = ended.code
    assert status == 2
    assert not out.exists()
    said = capsys.readouterr()
    assert not said.out
    assert "Traceback" not in said.err
    return said.err.splitlines()[-1] if "usage:" in said.err else said.err


GAMES = ("--games", "4")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("chess", *GAMES), "headjudge: there is no game 'chess'; there are magic54, perdure, duel, "),
        (("duel", *GAMES, "--seats", "3"), "headjudge: --seats 3: Duel is played by 2 seats"),
        (
            ("splendagic", *GAMES, "--seats", "5"),
            "headjudge: --seats 5: Splendagic is played by 2 to 4 seats",
        ),
        (("perdure", *GAMES, "--deck", "x"), "headjudge: --deck x: Perdure has no decks to choose"),
        (
            ("duel", *GAMES, "--deck", "blue"),
            "headjudge: --deck blue: Duel has no deck of that name (there are red_green, white_black), nor",
        ),
        (
            ("perdure", *GAMES, "--policy", "clever"),
            "headjudge: there is no policy 'clever'; there are random, greedy, search and module:function",
        ),
        (
            ("perdure", *GAMES, "--policy", "search:sample=2"),
            "headjudge: policy 'search:sample=2': Object contains unknown field `sample`",
        ),
        (
            ("perdure", *GAMES, "--policy", "search:samples=0"),
            "headjudge: policy 'search:samples=0': Expected `int` >= 1 - at `$.samples`",
        ),
        (
            ("perdure", *GAMES, "--policy", "no.such.module:choose"),
            "headjudge: policy 'no.such.module:choose': module no.such.module cannot be imported: Mod",
        ),
        (
            ("perdure", *GAMES, "--policy", "simulation.games:nobody"),
            "headjudge: policy 'simulation.games:nobody': module simulation.games has no function nobody",
        ),
        (
            ("perdure", *GAMES, "--policy", "simulation.games:UNFINISHED"),
            "headjudge: policy 'simulation.games:UNFINISHED': module simulation.games has no function UNF",
        ),
        (
            ("perdure", *GAMES, "--option", "turn_limit"),
            "headjudge: --option turn_limit: an option is written ",
        ),
        (
            ("perdure", *GAMES, "--option", "format=feast"),
            "headjudge: no game can be begun:\n    options.format: Invalid enum value 'feast'",
        ),
        (
            ("castle", *GAMES, "--option", "cards=@/nowhere.json"),
            "headjudge: --option cards: /nowhere.json: No such file or directory",
        ),
        (
            ("perdure", "--games", "0"),
            "headjudge simulate: error: argument --games: '0' is no whole number from 1 to 1,000,000,000",
        ),
        (
            ("perdure", "--games", "1e6"),
            "headjudge simulate: error: argument --games: '1e6' is no whole number",
        ),
        (
            ("perdure", "--games", "1000000000", "--part", "1"),
            "headjudge: that makes 1,000,000,000 parts, and the most are 1,000,000",
        ),
        (("perdure", *GAMES, "--out", "/dev/null/run"), "headjudge: /dev/null/run: Not a directory"),
        (
            ("perdure", *GAMES, "--scheduler", "tcp://127.0.0.1:1", "--workers", "2"),
            "headjudge simulate: error: argument --workers: not allowed with argument --scheduler",
        ),
    ],
)
def test_what_cannot_be_run_is_told(
    arguments: tuple[str, ...], sentence: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert refused(capsys, tmp_path, *arguments).startswith(sentence)


def test_faults_of_a_deck_are_told_with_their_places(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    deck = tmp_path / "mine.json"
    deck.write_text(json.dumps({"deck": {"forest": 59, "no_such_card": 1}, "colour": "red"}))
    told = refused(capsys, tmp_path, "duel", *GAMES, "--deck", str(deck)).splitlines()
    assert told == [
        "headjudge: no game can be begun:",
        "    deck mine: Object contains unknown field `colour`: one of name, deck",
    ]
    deck.write_text(json.dumps({"deck": {"forest": 59, "no_such_card": 1}}))
    told = refused(capsys, tmp_path, "duel", *GAMES, "--deck", "red_green", "--deck", str(deck)).splitlines()
    assert told[1:] == ["    deck mine.deck.no_such_card: 'no_such_card' is not in the library (CR-108.1)"]


@pytest.mark.parametrize(("text", "why"), [("[1]", "is to hold an object"), ("{", "is no JSON")])
def test_a_file_that_is_no_deck_is_told(
    text: str, why: str, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    deck = tmp_path / "mine.json"
    deck.write_text(text)
    assert why in refused(capsys, tmp_path, "duel", *GAMES, "--deck", str(deck))


def test_two_decks_of_one_name_are_told(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    decks = [tmp_path / name / "mine.json" for name in ("a", "b")]
    for deck, lands in zip(decks, ("forest", "island"), strict=True):
        deck.parent.mkdir()
        deck.write_text(json.dumps({"deck": {lands: 60}}))
    told = refused(capsys, tmp_path, "duel", *GAMES, *(f"--deck={deck}" for deck in decks))
    assert told == (
        f"headjudge: --deck {decks[1]}: another deck is called mine, too; the name of a file names its deck\n"
    )


@pytest.mark.parametrize("address", ["tcp://127.0.0.1:{port}", "127.0.0.1:{port}", "nonsense://x"])
def test_a_scheduler_that_does_not_answer_is_told(
    address: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cluster, "CONNECT_SECONDS", 0.2)
    with socket.socket() as taken:  # bound, and deaf
        taken.bind(("127.0.0.1", 0))
        named = address.format(port=taken.getsockname()[1])
        told = refused(capsys, tmp_path, "perdure", *GAMES, "--scheduler", named)
    assert told.startswith(f"headjudge: no Dask scheduler answers at {named}: ")


def test_without_the_extra_it_says_what_to_install(
    capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "find_spec", lambda name: None if name == "pyarrow" else object())
    told = refused(capsys, tmp_path, "perdure", *GAMES)
    assert told == "headjudge: this needs an extra: pip install 'headjudge-service[simulate]'\n"


def test_other_commands_load_nothing_of_the_extra() -> None:
    code = (
        "import sys, service.cli; service.cli.main(['settings']);"
        "sys.exit(','.join({'dask', 'distributed', 'pyarrow', 'rich', 'engine'} & {*sys.modules}) or 0)"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (ended.returncode, ended.stderr) == (0, "")
