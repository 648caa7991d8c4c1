"""Card databases: both formats say the same of a card, and what is no database is told."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from typing import Any

import pytest

from compiler import databases
from compiler.databases import DatabaseFault, read_database

from .prints import mtgjson, printed, scryfall

TEXT = "When Mossback enters, you gain 7 life."
AURA = "Enchantment — Aura"


def written(tmp_path: Path, content: Any, *, packed: bool = False) -> Path:
    """A file with this JSON."""
    encoded = json.dumps(content, ensure_ascii=False).encode()
    file = tmp_path / "cards.json"
    file.write_bytes(gzip.compress(encoded) if packed else encoded)
    return file


def atomic(*faces: dict[str, Any]) -> dict[str, Any]:
    """MTGJSON's file with a card for each of these faces."""
    return {"meta": {"version": "5"}, "data": {face["name"]: [face] for face in faces}}


@pytest.mark.parametrize("packed", [False, True], ids=["plain", "gzipped"])
def test_both_formats_say_the_same(tmp_path: Path, *, packed: bool) -> None:
    one = read_database(written(tmp_path, [scryfall(TEXT)], packed=packed))
    assert one.kind == "Scryfall"
    other = read_database(written(tmp_path, atomic(mtgjson(TEXT)), packed=packed))
    assert other.kind == "MTGJSON"
    expected = printed(TEXT, oracle_id="id of Mossback")
    assert other.cards == [expected]
    assert [(card.name, card.text, card.types, card.power) for card in one.cards] == [
        (card.name, card.text, card.types, card.power) for card in other.cards
    ]
    assert one.cards[0].rarity == "common"


def test_what_a_database_says_beside_the_text(tmp_path: Path) -> None:
    more: dict[str, Any] = {
        "keywords": ["Flying"],
        "produced_mana": ["G"],
        "color_indicator": ["U"],
        "power": "*",
        "toughness": "1+*",
    }
    (card,) = read_database(written(tmp_path, [scryfall("Flying", **more)])).cards
    assert card.keywords == ("Flying",)
    assert card.produced_mana == ("G",)
    assert card.color_indicator == ("U",)
    assert (card.power, card.toughness) == ("*", "1+*")


def test_cards_with_two_faces_are_told_apart(tmp_path: Path) -> None:
    double = scryfall("", name="Left // Right", card_faces=[{}, {}])
    (card,) = read_database(written(tmp_path, [double])).cards
    assert card.layout == "faces"
    faces = [mtgjson("", name="Left // Right", side="a"), mtgjson("", name="Left // Right", side="b")]
    for those in (faces, faces[:1]):
        (card,) = read_database(written(tmp_path, {"meta": {}, "data": {"Left // Right": those}})).cards
        assert card.layout == "faces"


def test_what_no_deck_has_is_left_out(tmp_path: Path) -> None:
    entries = [
        scryfall("", layout="token"),
        scryfall("", kind="Token Creature — Frog"),
        scryfall("", lang="xx"),
        scryfall(TEXT, name="Kept"),
    ]
    assert [card.name for card in read_database(written(tmp_path, entries)).cards] == ["Kept"]


@pytest.mark.parametrize(
    "entry",
    [
        17,
        {"name": 5},
        {"object": "card"},
        scryfall(TEXT, name="Moss\u0007back"),
        scryfall(TEXT, name="<b>Mossback</b>"),
        scryfall(TEXT, name="Moss>back"),
        scryfall(TEXT, name="M" * 101),
        scryfall(TEXT, name=" "),
    ],
)
def test_a_faulty_entry_keeps_no_other_from_being_read(tmp_path: Path, entry: Any) -> None:
    found = read_database(written(tmp_path, [entry, scryfall(TEXT, name="Kept")]))
    assert [card.name for card in found.cards] == ["Kept"]
    assert len(found.faults) == 1


def test_so_does_a_faulty_face(tmp_path: Path) -> None:
    content = {
        "meta": {},
        "data": {"Bad": [{"name": "Bad", "text": 3}], "Kept": [mtgjson(TEXT, name="Kept")]},
    }
    found = read_database(written(tmp_path, content))
    assert [card.name for card in found.cards] == ["Kept"]
    assert len(found.faults) == 1


@pytest.mark.parametrize(
    "content",
    [b"", b"cards", b"[", b'{"data": 3}', b"[" * 100_000, b"\x1f\x8b\x08broken", b"\xff\xfe"],
    ids=["empty", "no JSON", "cut", "another form", "nested", "cut gzip", "no text"],
)
def test_what_is_no_database_is_told(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "cards.json"
    file.write_bytes(content)
    with pytest.raises(DatabaseFault):
        read_database(file)


def test_a_database_that_is_cut_is_told(tmp_path: Path) -> None:
    file = written(tmp_path, [scryfall(TEXT)] * 50, packed=True)
    file.write_bytes(file.read_bytes()[:-20])
    with pytest.raises(DatabaseFault, match="cut"):
        read_database(file)


@pytest.mark.parametrize("format_", ["Scryfall", "MTGJSON"])
def test_no_more_cards_are_read_than_a_database_has_at_most(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, format_: str
) -> None:
    def read(number: int) -> databases.Database:
        names = [f"Frog {place}" for place in range(number)]
        if format_ == "Scryfall":
            return read_database(written(tmp_path, [scryfall(TEXT, name=name) for name in names]))
        return read_database(written(tmp_path, atomic(*(mtgjson(TEXT, name=name) for name in names))))

    monkeypatch.setattr(databases, "MOST_CARDS", 2)
    assert (len(read(2).cards), read(2).faults) == (2, [])
    assert [card.name for card in read(3).cards] == ["Frog 0", "Frog 1"]
    assert read(3).faults == ["only the first 2 of 3 entries are read"]


def test_a_database_that_is_too_large_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also where it is small as long as it is packed."""
    monkeypatch.setattr(databases, "MOST_BYTES", 10_000)
    with pytest.raises(DatabaseFault, match="more than 10,000 bytes"):
        read_database(written(tmp_path, [scryfall(TEXT)] * 1_000, packed=True))
