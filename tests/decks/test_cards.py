"""The cards that there are: of the library, and of a pool."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import engine
from decks.cards import Cards, PoolCards, PoolFault
from tests.decks.pools import CARDS, REFUSED_LINE, content


def test_the_library_comes_before_the_pool(pool: PoolCards) -> None:
    found = Cards("duel", pool).find("Hill Giant")
    assert found is not None
    assert (found.key, found.entry) == ("hill_giant", None)
    assert Cards("duel", pool).shown(found).in_library


@pytest.mark.parametrize(
    "name", ["Wisp Heron", "wisp heron", "wisp_heron", "Wisp Heron // Other", "WISP HERON/x"]
)
def test_a_card_of_the_pool_is_found_by_name_key_and_front_half(pool: PoolCards, name: str) -> None:
    cards = Cards("duel", pool)
    found = cards.find(name)
    assert found is not None
    assert (found.key, found.name, found.why_not) == ("wisp_heron", "Wisp Heron", None)
    shown = cards.shown(found)
    assert (shown.key, shown.type, shown.text) == ("wisp_heron", "Creature — Bird (2/2)", "Flying")
    assert not shown.in_library
    assert Cards("duel").find(name) is None


def test_a_game_without_decks_has_no_pool(pool: PoolCards) -> None:
    assert Cards("magic54", pool).pool is None
    assert Cards("magic54", pool).find("Wisp Heron") is None
    with pytest.raises(engine.UnknownRuleset):
        Cards("nothing", pool)


@pytest.mark.parametrize("name", ["Soldier Token", "soldier_token", "火", "", "//", "Wisp"])
def test_what_is_no_card_is_not_found(pool: PoolCards, name: str) -> None:
    assert Cards("duel", pool).find(name) is None


def test_a_refused_card_says_what_is_missing_and_not_its_line(pool: PoolCards) -> None:
    found = Cards("duel", pool).find("Ebene Juggler")
    assert found is not None
    assert found.why_not == (
        "the pool has Ébène Juggler, but no game can use it: no word for: juggle two cards with …"
    )
    assert REFUSED_LINE not in found.why_not


def test_near_names_are_of_both(pool: PoolCards) -> None:
    cards = Cards("duel", pool)
    assert cards.near("Wisp Heronn") == ("Wisp Heron",)
    assert cards.near("Grizly Bears") == ("Grizzly Bears",)
    assert Cards("duel").near("Wisp Heronn") == ()
    assert set(cards.near("Guard Alderr")) <= {"Guard Alder", "Guard Cedar"}
    assert cards.near("Hill Giamt")[0] == "Hill Giant"


def test_the_search_tells_cards_of_both_once_those_first_that_begin_so(pool: PoolCards) -> None:
    cards = Cards("duel", pool)
    found = [each if isinstance(each, int) else each.name for each in cards.search("forest")]
    names = [name if isinstance(name, str) else pool.at(name).name for name in found]
    assert names[:2] == ["Forest", "Forest Wanderer"]
    assert names.count("Hill Giant") == 0
    hills = [each if isinstance(each, int) else each.key for each in cards.search("HILL GIANT")]
    assert hills == ["hill_giant"]
    assert [each for each in cards.search("læmen") if isinstance(each, int)], "letters beyond ASCII are found"
    assert cards.search("juggler") == [], "refused cards are not"
    assert cards.search("\n") == []
    assert [pool.at(place).name for _, place in pool.search("guard")] == [
        f"Guard {word}" for word in ("Alder", "Birch", "Cedar", "Dogwood")
    ]
    assert next(pool.at(place).name for _, place in pool.search("d")) == "Forest Wanderer"


def test_places_end_with_the_cards(pool: PoolCards) -> None:
    with pytest.raises(IndexError):
        pool.at(len(CARDS))
    with pytest.raises(IndexError):
        pool.at(-1)


def test_what_is_shown_has_no_printed_text(pool: PoolCards) -> None:
    """The printed line of the herder names it "this creature"; so does its own text. What stands in the pool
    alone are the database's fields."""
    entry = pool.find("Snail Herder")
    assert entry is not None
    shown = msgspec.json.decode(msgspec.json.encode(pool.shown(entry)))
    assert shown.keys().isdisjoint({"printed", "oracle_id", "rewrites"})
    (token,) = (key for key, _ in list(pool.documents(entry))[1:])
    assert shown["definition"]["abilities"][0]["do"] == [{"do": "create", "token": token}]
    assert "2/2 green Snail creature token" in shown["text"]


def test_a_pool_that_is_cut_changed_or_another_is_told(tmp_path: Path) -> None:
    file = tmp_path / "cards.pool"
    for data, why in (
        (content()[:-1], "is cut"),
        (content().replace(b"Wisp", b"Wasp", 1), "was changed"),
        (b"{}", "is no pool"),
        (b"", "is no pool"),
    ):
        file.write_bytes(data)
        with pytest.raises(PoolFault, match=why):
            PoolCards.open(file)
    with pytest.raises(OSError, match="nothing"):
        PoolCards.open(tmp_path / "nothing")
