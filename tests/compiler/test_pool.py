"""The pool: one file with the cards that were compiled, and why the others were not."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from compiler import pool as pools
from compiler.pool import Entry, Pool, PoolFault
from compiler.progress import Silence
from compiler.running import compile_all
from compiler.version import compiler_version
from engine.magic.custom_cards import key_for
from engine.magic.language.abilities import Card
from tests.compiler.prints import printed

CARDS = [
    printed("Flying", name="Wisp Heron"),
    printed("When this creature enters, create a 2/2 green Snail creature token.", name="Snail Herder"),
    printed("When this creature enters, juggle two cards.", name="Ébène Juggler"),
    printed("Trample\nJuggle\nSing", name="Bard of Many Words"),
]


@pytest.fixture(scope="module")
def content() -> bytes:
    return compile_all(CARDS, workers=1, display=Silence()).content()


@pytest.fixture
def file(content: bytes, tmp_path: Path) -> Path:
    where = tmp_path / "cards.pool"
    where.write_bytes(content)
    return where


def test_cards_are_found_by_name_whatever_its_case_and_accents_and_by_key(file: Path) -> None:
    with Pool.open(file) as pool:
        assert len(pool) == len(CARDS)
        assert pool.accepted == 2
        for name in ("Wisp Heron", "wisp heron", "wisp_heron"):
            found = pool.find(name)
            assert found is not None
            assert found.card == {
                "name": "Wisp Heron",
                "cost": "{2}",
                "types": ["creature"],
                "subtypes": ["Bear"],
                "power": 2,
                "toughness": 2,
                "keywords": ["flying"],
            }
        assert pool.find("ebene juggler") == pool.find("ÉBÈNE JUGGLER") is not None
        assert pool.find("Wisp Hero") is None
        assert [entry.name for entry in pool.starting("Wisp")] == ["Wisp Heron"]
        assert list(pool.keys()) == sorted(entry.key for entry in pool)


def test_what_was_refused_says_the_line_and_what_is_missing(file: Path) -> None:
    with Pool.open(file) as pool:
        found = pool.find("Ébène Juggler")
        assert found is not None
        assert found.card is None
        assert found.refusal is not None
        assert found.refusal.line == "When this creature enters, juggle two cards."
        assert found.refusal.what == "no word for: juggle two cards . …"
        assert found.refusal.alone
        many = pool.find("Bard of Many Words")
        assert many is not None
        assert many.refusal is not None
        assert not many.refusal.alone


def test_tokens_travel_with_the_card_under_the_keys_of_their_content(file: Path) -> None:
    with Pool.open(file) as pool:
        entry = pool.find("Snail Herder")
        assert entry is not None
        assert entry.card is not None
        ((key, token),) = pool.tokens_of(entry).items()
        assert entry.card["abilities"][0]["do"] == [{"do": "create", "token": key}]
        assert token == {
            "name": "Snail Token",
            "types": ["creature"],
            "subtypes": ["Snail"],
            "colors": ["G"],
            "power": 2,
            "toughness": 2,
        }
        snail = Card(
            name="Snail Token", types=("creature",), subtypes=("Snail",), colors=("G",), power=2, toughness=2
        )
        assert key == key_for(snail)
        assert pool.token("snail_token") is None


def test_the_same_cards_give_the_same_bytes_in_any_order(content: bytes) -> None:
    again = compile_all(list(reversed(CARDS)), workers=1, display=Silence()).content()
    assert again == content


def test_of_two_cards_with_one_name_the_first_is_kept() -> None:
    """In the order of what tells them apart in the database, whichever stands there first."""
    one, other = (
        msgspec.structs.replace(printed(text, name="Twin Frog"), oracle_id=number)
        for text, number in (("Flying", "1"), ("Reach", "2"))
    )
    for cards in ([one, other], [other, one]):
        content = compile_all(cards, workers=1, display=Silence()).content()
        assert b'"text":"Flying"' in content
        assert b'"text":"Reach"' not in content


def test_several_processes_give_the_same_bytes(content: bytes) -> None:
    many = [*CARDS, *(printed("Vigilance", name=f"Guard {number}") for number in range(120))]
    alone = compile_all(many, workers=1, display=Silence()).content()
    assert compile_all(many, workers=2, display=Silence()).content() == alone
    assert alone != content


def test_what_has_not_changed_is_taken_from_the_last_pool(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    changed = [*CARDS[1:], printed("Reach", name="Wisp Heron")]
    run = compile_all(changed, workers=1, before=file, display=Silence())
    assert run.reused == 3
    assert run.content() == compile_all(changed, workers=1, display=Silence()).content()
    monkeypatch.setattr(pools, "compiler_version", lambda: "another")
    assert compile_all(changed, workers=1, before=file, display=Silence()).reused == 0


def test_a_pool_that_is_cut_is_told(file: Path, content: bytes) -> None:
    file.write_bytes(content[:-9])
    with pytest.raises(PoolFault, match="is cut"):
        Pool.open(file)


def test_a_pool_that_was_changed_is_told(file: Path, content: bytes) -> None:
    file.write_bytes(content.replace(b"Wisp Heron", b"Wasp Heron"))
    with pytest.raises(PoolFault, match="was changed"):
        Pool.open(file)


def test_a_pool_of_another_version_is_told(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pools, "compiler_version", lambda: "another")
    with pytest.raises(PoolFault, match="another version"):
        Pool.open(file)
    with Pool.open(file, any_version=True) as pool:
        assert pool.find("Wisp Heron") is not None


@pytest.mark.parametrize(
    "content",
    [b"", b"\n", b"{}\n", b"\xff\xfe\n", b'{"headjudge_pool":2}\n', b"[" * 5_000, b"{" * 5_000],
    ids=["empty", "a line", "no header", "no text", "a later format", "no line", "nested"],
)
def test_what_is_no_pool_is_told(content: bytes, tmp_path: Path) -> None:
    file = tmp_path / "cards.pool"
    file.write_bytes(content)
    with pytest.raises(PoolFault):
        Pool.open(file)


def test_a_format_that_comes_later_is_told(file: Path, content: bytes) -> None:
    file.write_bytes(content.replace(b'{"headjudge_pool":1,', b'{"headjudge_pool":2,', 1))
    with pytest.raises(PoolFault, match="format 2"):
        Pool.open(file)


def test_of_two_cards_with_one_key_the_name_decides(tmp_path: Path) -> None:
    names = ("Ebb-Flow", "Ebb Flow", "Ebb, Flow")
    entries = [Entry("ebb_flow", name, printed("", name=name)) for name in names]
    file = tmp_path / "cards.pool"
    file.write_bytes(pools.pool_bytes(entries, [], compiler_version()))
    with Pool.open(file) as pool:
        assert [found.name for name in names if (found := pool.find(name)) is not None] == list(names)
        first = pool.find("ebb_flow")
        assert first is not None
        assert first.name == "Ebb Flow"
