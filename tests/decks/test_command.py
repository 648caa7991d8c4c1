"""``headjudge deck check``, as it is typed."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from decks.checking import check_list
from decks.command import body_of
from service.cli import main
from service.config import reference

LIST = "4 Lightning Bolt\n4 Wisp Heron\n4 Snail Herder\n48 Forest\nSideboard\n2 Shock\n"


@pytest.fixture
def deck(tmp_path: Path) -> Path:
    where = tmp_path / "burn.txt"
    where.write_text(LIST, encoding="utf-8")
    return where


def test_it_tells_each_card_and_what_the_rules_say(
    file: Path, deck: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["deck", "check", "duel", str(deck), "--pool", str(file)]) == 0
    assert capsys.readouterr().out.splitlines() == [
        f"{deck}: 60 cards are there, 0 are missing",
        "    different cards: 2 in the library, 2 in the pool, 0 refused, 0 unknown",
        "    1: 4 Lightning Bolt: library",
        "    2: 4 Wisp Heron: pool",
        "    3: 4 Snail Herder: pool",
        "    4: 48 Forest: library",
        "    6: 2 Shock [sideboard]: left out – it stands in no part of the list that is played",
        "    2 cards that are not played were left out, as those of a sideboard",
        "    whether the cards are legal in a constructed format was not checked",
        "a game can be created",
    ]


def test_the_pool_may_be_set_in_the_environment(
    file: Path, deck: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert main(["deck", "check", "duel", str(deck)]) == 1
    out = capsys.readouterr().out
    assert "2: 4 Wisp Heron: unknown – 'Wisp Heron' is not in the library" in out
    assert out.endswith("no game can be created with all of these cards\n")
    monkeypatch.setenv("HEADJUDGE_POOL", str(file))
    assert main(["deck", "check", "duel", str(deck)]) == 0
    assert "HEADJUDGE_POOL" in {name for name, *_ in reference()}


def test_json_prints_what_a_new_game_takes(
    file: Path, deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    other = tmp_path / "other.txt"
    other.write_text("4 Snail Herder\n56 Swamp", encoding="utf-8")
    assert main(["deck", "check", "duel", str(deck), str(other), "--pool", str(file), "--json"]) == 0
    told = capsys.readouterr()
    body = json.loads(told.out)
    assert [seat["deck"].get("snail_herder") for seat in body["seats"]] == [4, 4]
    brought = [card["name"] for card in body["options"]["cards"]]
    assert brought == ["Wisp Heron", "Snail Herder", "Snail Token"]
    assert "a game can be created" in told.err
    game = tmp_path / "game.json"
    game.write_text(told.out)
    assert main(["game", "check", "duel", str(game)]) == 0


def test_lists_of_one_card_set_are_put_together() -> None:
    lists = [check_list("splendagic", text) for text in ("4 Hill Giant\n25 Shock", "2 Hill Giant\n25 Shock")]
    assert body_of("splendagic", lists) == {
        "options": {"card_set": {"level2": {"hill_giant": 6}, "player_deck": {"shock": 50}}}
    }
    assert body_of("splendagic", []) == {}


@pytest.mark.parametrize(
    ("data", "why"),
    [
        (b"<!DOCTYPE a><Deck/>", "line 1: a deck list has no document type"),
        (b"1 Opt\n" * 3_000, "line 2001: a list has at most 2,000 lines, not 3,000"),
        (b"x" * 5_000_000, "a list has at most 100,000 characters"),
    ],
)
def test_a_file_that_is_no_list_is_refused(
    data: bytes, why: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = tmp_path / "deck"
    where.write_bytes(data)
    assert main(["deck", "check", "duel", str(where)]) == 2
    assert f"headjudge: {where}: {why}" in capsys.readouterr().err


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_lists_have_the_encodings_of_their_programs(
    encoding: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    where = tmp_path / "deck.txt"
    where.write_bytes("4 Juzám Djinn\n56 Forest".encode(encoding))
    assert main(["deck", "check", "duel", str(where)]) == 0
    assert "1: 4 Juzám Djinn: library" in capsys.readouterr().out


def test_what_cannot_be_done_is_refused(
    deck: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    broken = tmp_path / "broken.pool"
    broken.write_text("{}")
    for arguments, why in (
        (["chess", str(deck)], "there is no game 'chess'"),
        (["magic54", str(deck)], "nobody brings cards to Magic 54"),
        (["duel", str(deck), str(deck), str(deck)], "is played by 2 seats, not 3"),
        (["duel", str(tmp_path / "none")], "No such file"),
        (["duel", str(deck), "--pool", str(broken)], "is no pool of cards"),
        (["duel", str(deck), "--pool", str(tmp_path / "none")], "No such file"),
    ):
        assert main(["deck", "check", *arguments]) == 2
        assert why in capsys.readouterr().err
