"""``headjudge card play``: a card tried in the terminal."""

from __future__ import annotations

import io
import json
import os
import pty
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import engine
from service import cli
from service.telling import UNTOLD, happened
from service.trial import position
from tests.cards import books

from .test_card_check import SHOCK, written

ROOT = Path(__file__).parents[2]


def played(lines: str, arguments: list[str], monkeypatch: Any, capsys: pytest.CaptureFixture[str]) -> str:
    """What is said while these lines are answered, one after the other."""
    monkeypatch.setattr(sys, "stdin", io.StringIO(lines.replace("; ", "\n") + "\n"))
    assert cli.main(["card", "play", *arguments]) == 0
    return capsys.readouterr().out


@pytest.fixture
def shock(tmp_path: Path) -> str:
    """The path of a sound card."""
    return written(tmp_path, "shock.json", SHOCK)


def test_a_card_is_cast_and_does_what_it_says(
    shock: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = played("1; 2; 10; q", [shock], monkeypatch, capsys)
    assert out.startswith("Shock {R}\nInstant\nShock deals 2 damage to target player or creature.\n")
    assert "A: life 20; hand: Shock; library 8" in out
    assert "10 × Mountain, Grizzly Bears (2/2)" in out
    assert "  1  Cast Shock\n  2  Add {R} with Mountain (o1)   (or 3 to 11, alike)\n 12  Pass" in out
    assert "A: Choose Hill Giant as the target\n   Mountain (o1) is tapped   [CR-107.5]" in out
    assert "   Shock deals 2 damage to Hill Giant   [CR-120.1]" in out
    assert out.endswith("> q\n")


def test_lands_that_are_alike_are_targets_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Only what makes mana is put together in a line."""
    breaking = {
        "ability": "spell",
        "targets": [{"what": {"types": ["land"]}}],
        "do": [{"do": "destroy", "what": "target"}],
    }
    card = {"name": "Land Breaker", "cost": "{R}", "types": ["sorcery"], "abilities": [breaking]}
    out = played("1; q", [written(tmp_path, "land_breaker.json", card)], monkeypatch, capsys)
    assert "  1  Choose Mountain (o1) as the target\n  2  Choose Mountain (o2) as the target\n" in out


def test_undo_takes_back_what_was_chosen_last(
    shock: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = played("1; undo; u; 1; 5", [shock], monkeypatch, capsys)
    assert "taken back\n\nTurn 5 of A, main1\n  A: life 20; hand: Shock;" in out
    assert out.count("A: Cast Shock") == 2
    assert "> u\nthere is nothing to take back; actions are numbered from 1 to 12" in out
    assert "A: Choose B as the target" in out


def test_passing_has_a_letter(
    shock: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = played("1; p; 2; pass; q", [shock], monkeypatch, capsys)
    assert "> p\na number plays; pass, undo" in out, "one cannot pass while a target is chosen"
    assert "   Shock deals 2 damage to Hill Giant   [CR-120.1]" in out


def test_words_and_noise(
    shock: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    out = played(f"0; 13; {'9' * 5000}; ²; -1; ; TEXT; table; t; help", [shock], monkeypatch, capsys)
    assert out.count("; actions are numbered from 1 to 12") == 7
    assert out.count("Shock deals 2 damage to target player or creature.") == 2
    assert out.count("Turn 5 of A, main1") == 3
    assert "Cast" not in out.rpartition("help")[2]


def test_the_end_of_the_input_is_the_end(
    shock: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO(""))
    assert cli.main(["card", "play", shock]) == 0
    assert capsys.readouterr().out.endswith("> \n")


def test_an_opponent_who_does_nothing(
    shock: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The game goes on through the other's turn to the end: nobody attacks, the libraries run out."""
    monkeypatch.setattr(sys, "stdin", _Idle())
    assert cli.main(["card", "play", shock]) == 0
    out = capsys.readouterr().out
    assert "B's turn begins (turn 6)" in out
    assert "B: Pass" not in out
    assert not any(f"B: {word}" in out for word in ("Cast", "Play", "Serra Angel attacks"))
    assert "cannot draw" in out
    assert out.splitlines()[-1].startswith("The game is over: ")


class _Idle(io.StringIO):
    """Answers of somebody who takes the action listed last: to pass, where that is possible."""

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]  # a text, as that of StringIO
        del size
        shown: Any = sys.stdout
        return f"{shown.getvalue().rstrip('> ').splitlines()[-1].split()[0]}\n"


def test_an_opponent_who_plays_at_random_plays_by_the_seed(
    shock: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    told = []
    for _ in range(2):
        monkeypatch.setattr(sys, "stdin", _Idle())
        assert cli.main(["card", "play", shock, "--opponent", "random", "--seed", "1"]) == 0
        told.append(capsys.readouterr().out)
    assert told[0] == told[1]
    assert "\nB: " in told[0]


def test_one_can_play_both_sides(
    shock: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "\nB, priority (CR-117.1)\n" in played("12", [shock, "--opponent", "you"], monkeypatch, capsys)


def test_tokens_come_along(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ooze = {"name": "Ooze Token", "types": ["creature"], "colors": ["G"], "power": 2, "toughness": 2}
    call = {"ability": "spell", "do": [{"do": "create", "token": "ooze_token"}]}
    maker = {"name": "Call the Ooze", "cost": "{4}{G}", "types": ["sorcery"], "abilities": [call]}
    paths = [written(tmp_path, "call_the_ooze.json", maker), written(tmp_path, "ooze_token.json", ooze)]
    out = played("1; 1; 1; 1; 1; 1; 1; 1; 1", paths, monkeypatch, capsys)
    assert "Cast Call the Ooze" in out
    assert "battlefield: 10 × Forest" in out
    alone = played("t", [paths[1]], monkeypatch, capsys)
    assert "Ooze (2/2, token)" in alone, "it has a name of its own (CR 111.4)"


def test_a_faulty_card_is_not_played(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = written(tmp_path, "bad.json", {"name": "Bad", "types": []})
    assert cli.main(["card", "play", path]) == 1
    assert "    $.types: a card has at least one type: one of artifact, " in capsys.readouterr().out
    assert cli.main(["card", "play", str(tmp_path / "absent.json")]) == 2
    assert "No such file" in capsys.readouterr().err


@pytest.mark.parametrize("arguments", [["--seed", "x"], ["--seed", "9" * 16], ["--opponent", "nobody"]])
def test_wrong_options(arguments: list[str], shock: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        cli.main(["card", "play", shock, *arguments])
    assert ended.value.code == 2
    assert arguments[0] in capsys.readouterr().err


def test_on_a_terminal_answers_are_not_repeated(shock: str) -> None:
    """A terminal shows what is typed by itself."""
    manager, terminal = pty.openpty()
    command = [sys.executable, "-m", "service", "card", "play", shock]
    with subprocess.Popen(command, cwd=ROOT, stdin=terminal, stdout=subprocess.PIPE, text=True) as playing:
        os.write(manager, b"1\nq\n")
        out, _ = playing.communicate(timeout=60)
        assert playing.returncode == 0
    os.close(manager)
    os.close(terminal)
    assert "> A: Cast Shock\n" in out
    assert "> 1\n" not in out


@pytest.mark.parametrize("path", sorted(books.LIBRARY.glob("cards/*.json"))[::23], ids=lambda path: path.stem)
def test_every_card_can_be_tried(path: Path) -> None:
    """In the position that is laid out for it, it can be cast, played, or is on the battlefield."""
    card = json.loads(path.read_bytes())
    state = position([card])
    labels = [engine.label(state, action) for action in engine.legal_actions(state)]
    here = [
        thing
        for thing in state.table.objects.values()
        if thing.card.startswith(f"{engine.card_key(card['name'])}-")
    ]
    assert len(here) == 1
    wants_target = any(entry.get("targets") for entry in card.get("abilities", ()))
    tried = any(label.startswith((f"Cast {card['name']}", f"Play {card['name']}")) for label in labels)
    assert tried or here[0].zone == "battlefield" or wants_target, labels


def test_what_goes_without_saying_are_events_that_there_are() -> None:
    events = {str(kind.__struct_config__.tag) for kind in engine.ruleset("duel").event.__args__}
    assert events > UNTOLD


def test_events_are_told_with_their_rules(shock: str) -> None:
    before = position([json.loads(Path(shock).read_bytes())])
    applied = engine.apply(before, engine.Concede(0))
    lines = list(happened(applied.events, before, applied.state))
    assert lines[0] == "A concedes   [CR-104.3a]"
    assert len(lines) == len(applied.events)
