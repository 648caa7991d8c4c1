"""``headjudge card compile``, ``card why`` and ``card new --from``, as they are typed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from compiler.pool import Pool
from service.cli import main

from .prints import scryfall

ENTRIES = [
    scryfall("Flying", name="Wisp Heron"),
    scryfall(
        "When Snail Herder enters, create a 2/2 green Snail creature token.",
        name="Snail Herder",
        rarity="rare",
    ),
    scryfall("Flying\nWhen this creature enters, juggle two cards.", name="Juggler"),
    scryfall("{T}: Add {U}.", "Land", name="Still Pond", rarity="uncommon"),
    scryfall(
        "Landfall — Whenever a land you control enters, draw a card and you lose 4 life.", name="Old Tortoise"
    ),
    scryfall("Draw a card.", "Sorcery", name="Left // Right", card_faces=[{}, {}]),
]


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "oracle.json"
    file.write_text(json.dumps(ENTRIES), encoding="utf-8")
    return file


@pytest.fixture
def pool(database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    file = tmp_path / "cards.pool"
    assert main(["card", "compile", str(database), "--out", str(file), "--workers", "1", "--quiet"]) == 0
    assert capsys.readouterr().out == ""
    return file


def test_compile_writes_the_pool_and_the_summary_and_prints_the_table(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, summary = tmp_path / "cards.pool", tmp_path / "summary.json"
    arguments = ["card", "compile", str(database), "--out", str(file), "--workers", "1"]
    assert main([*arguments, "--summary", str(summary)]) == 0
    told = capsys.readouterr().out
    found: dict[str, Any] = json.loads(summary.read_text())
    assert found == {
        "cards": 5,
        "accepted": 4,
        "by_rarity": {
            "common": {"cards": 3, "accepted": 2},
            "uncommon": {"cards": 1, "accepted": 1},
            "rare": {"cards": 1, "accepted": 1},
        },
        "by_type": {"land": {"cards": 1, "accepted": 1}, "creature": {"cards": 4, "accepted": 3}},
        "missing": [{"what": "no word for: juggle two cards . …", "cards": 1, "alone": 1}],
        "rewrites": {"1": 1, "111": 1},
    }
    assert "all                    5         4   80.0 %" in told
    assert "       1       1  no word for: juggle two cards . …" in told
    with Pool.open(file) as opened:
        assert (len(opened), opened.accepted) == (6, 4)
    assert main(arguments) == 0
    assert "6 cards have not changed since the last time." in capsys.readouterr().out
    assert main([*arguments, "--fresh"]) == 0
    assert "have not changed" not in capsys.readouterr().out


def test_why_shows_how_a_card_was_read_and_told(pool: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "why", str(pool), "old tortoise"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("Old Tortoise: accepted\nprinted:\n    Landfall — Whenever")
    assert "    Whenever a land you control enters, draw a card. You lose 4 life." in told
    assert "by rule 1: an ability word says nothing by itself" in told
    assert '"when": "enters"' in told
    assert main(["card", "why", str(pool), "Snail Herder"]) == 0
    assert "token snail_token-" in capsys.readouterr().out


def test_why_tells_what_is_missing(pool: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "why", str(pool), "Juggler"]) == 1
    told = capsys.readouterr().out
    assert "refused: no word for: juggle two cards" in told
    assert "in the line: When this creature enters, juggle two cards." in told
    assert main(["card", "why", str(pool), "Left // Right"]) == 1
    assert "two faces" in capsys.readouterr().out


def test_why_of_a_card_that_is_not_there_names_near_ones(
    pool: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "why", str(pool), "Wisp Crane"]) == 2
    assert "there are Wisp Heron" in capsys.readouterr().err
    pool.write_bytes(b"x")
    assert main(["card", "why", str(pool), "Wisp Crane"]) == 2
    assert "is no pool of cards" in capsys.readouterr().err


@pytest.mark.parametrize("content", ["", "[]", "{", '[{"name": 3}]'])
def test_what_is_no_database_is_refused(
    tmp_path: Path, content: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cards.json"
    file.write_text(content)
    assert main(["card", "compile", str(file), "--out", str(tmp_path / "pool"), "--quiet"]) == 2
    assert capsys.readouterr().err.startswith("headjudge: ")
    assert not (tmp_path / "pool").exists()


def test_what_cannot_be_read_or_written_is_told(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    nowhere = str(tmp_path / "nowhere" / "cards")
    assert main(["card", "compile", nowhere, "--out", str(tmp_path / "pool")]) == 2
    assert main(["card", "compile", str(database), "--out", nowhere, "--workers", "1", "--quiet"]) == 2
    assert capsys.readouterr().err.count("No such file") == 2


@pytest.mark.parametrize("number", ["0", "257", "two"])
def test_workers_are_a_number(database: Path, number: str) -> None:
    with pytest.raises(SystemExit):
        main(["card", "compile", str(database), "--out", "x", "--workers", number])


def test_new_begins_a_card_with_all_that_was_understood(database: Path, tmp_path: Path) -> None:
    arguments = ["card", "new", "Juggler", "--from", str(database), "--dir", str(tmp_path / "mine")]
    assert main(arguments) == 0
    stub = json.loads((tmp_path / "mine" / "juggler.json").read_text())
    assert stub == {
        "name": "Juggler",
        "cost": "{2}",
        "types": ["creature"],
        "subtypes": ["Bear"],
        "power": 2,
        "toughness": 2,
        "keywords": ["flying"],
        "not_understood": ["no word for: juggle two cards . …: When this creature enters, juggle two cards."],
    }


def test_new_from_a_database_without_the_card(
    database: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "new", "Nobody", "--from", str(database), "--dir", str(tmp_path)]) == 2
    assert "has no card called 'Nobody'" in capsys.readouterr().err
