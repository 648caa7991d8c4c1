"""Names as they are printed stand for cards wherever keys do: in decks, in options, and asked for."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.kernel.documents import member
from tests.sides import one_sided

FOREST = {"Forest": 56}
OGRE = {
    "name": "Mr. Grey Ógre",
    "cost": "{2}{R}",
    "types": ["creature"],
    "subtypes": ["Ogre"],
    "power": 2,
    "toughness": 2,
}


def faults(ruleset: str, **told: Any) -> list[tuple[str, str, str | None]]:
    """What is wrong with a new game."""
    return [(fault.path, fault.message, fault.rule) for fault in engine.check_game(ruleset, **told).faults]


def encoded(ruleset: str, **told: Any) -> bytes:
    """A new game."""
    return engine.encode(engine.new_game(ruleset, seed=5, **told))


@one_sided("asks about options")
@pytest.mark.parametrize(
    "name", ["Juzám Djinn", "juzam djinn", "JUZAM DJINN", "juzam_djinn", " Juzám  Djinn "]
)
def test_a_deck_may_name_its_cards_as_they_are_printed(name: str) -> None:
    by_key = [{"deck": {"juzam_djinn": 4, "forest": 56}}, {}]
    assert encoded("duel", seats=[{"deck": {name: 4, **FOREST}}, {}]) == encoded("duel", seats=by_key)


@one_sided("asks about options")
def test_copies_by_all_names_of_a_card_count_together() -> None:
    deck = {"Juzám Djinn": 3, "juzam_djinn": 2, "Forest": 30, "forest": 25}
    assert faults("duel", seats=[{"deck": deck}, {}]) == [
        ("$.seats[0].deck.Juzám Djinn", "at most 4 copies of Juzám Djinn", "CR-100.2a")
    ]
    deck["juzam_djinn"] = 1
    together = [{"deck": {"juzam_djinn": 4, "forest": 55, "swamp": 1}}, {}]
    assert encoded("duel", seats=[{"deck": {**deck, "Swamp": 1}}, {}]) == encoded("duel", seats=together)


@one_sided("asks about options")
@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("Juzam Djin", "'Juzam Djin' is not in the library, perhaps 'Juzám Djinn'"),
        ("lightning_blot", "'lightning_blot' is not in the library, perhaps 'Lightning Bolt'"),
        ("No Such Thing At All", "'No Such Thing At All' is not in the library"),
        ("Soldier Token", "'Soldier Token' is a token"),
        ("soldier_token", "'soldier_token' is a token"),
        ("火", "'火' is not in the library"),
    ],
)
def test_what_is_no_card_is_told_with_a_near_name(name: str, message: str) -> None:
    place = f"$.seats[1].deck.{name}"
    assert faults("duel", seats=[{}, {"deck": {name: 4, **FOREST}}]) == [(place, message, "CR-108.1")]


@one_sided("asks about options")
def test_cards_that_a_game_brings_along_are_named_as_well_but_never_told_as_near() -> None:
    options = {"cards": [OGRE]}
    by_name = [{"deck": {"MR. GREY OGRE": 4, **FOREST}}, {}]
    by_key = [{"deck": {"mr_grey_ogre": 4, "forest": 56}}, {}]
    assert encoded("duel", options=options, seats=by_name) == encoded("duel", options=options, seats=by_key)
    (fault,) = faults("duel", options=options, seats=[{"deck": {"Mr. Grey Ogr": 4, **FOREST}}, {}])
    assert fault == ('$.seats[0].deck["Mr. Grey Ogr"]', "'Mr. Grey Ogr' is not in the library", "CR-108.1")
    many = faults("duel", options=options, seats=[{"deck": {"Mr. Grey Ógre": 5, **FOREST}}, {}])
    assert many == [('$.seats[0].deck["Mr. Grey Ógre"]', "at most 4 copies of Mr. Grey Ógre", "CR-100.2a")]


@one_sided("asks about options")
def test_a_stock_is_named_so_too_and_counts_with_the_deck() -> None:
    deck = {"Hill Giant": 2, "Forest": 58}
    stock = {"Hill Giant": 3, "Raging Goblin": 4, "craw_wurm": 4, "Serra Angel": 4}
    assert faults("castle", seats=[{"deck": deck, "stock": stock}, {}]) == [
        (
            "$.seats[0].stock.Hill Giant",
            "at most 4 copies of Hill Giant in deck and stock together, not 5",
            "CAS-2.3",
        )
    ]
    right = {"hill giant": 3, "Raging Goblin": 4, "craw_wurm": 4, "Serra Angel": 4}
    keys = {"hill_giant": 3, "raging_goblin": 4, "craw_wurm": 4, "serra_angel": 4}
    forests = {"forest": 60}
    by_name = encoded("castle", seats=[{"deck": {"Forest": 60}, "stock": right}, {}])
    assert by_name == encoded("castle", seats=[{"deck": forests, "stock": keys}, {}])


@one_sided("asks about options")
def test_five_colors_takes_names_in_both_decks() -> None:
    dynasty = {"Forest": 30, "Shok": 1, "Lightning Bolt": 1}
    found = faults("five_colors", seats=[{"colour": "G", "dynasty": dynasty}, {}])
    assert [(place, message) for place, message, _ in found] == [
        ("$.seats[0].dynasty.Forest", "Forest is there 30 times; at most 3 copies of it"),
        ("$.seats[0].dynasty.Shok", "'Shok' is not in the library, perhaps 'Shock'"),
        ("$.seats[0].dynasty.Lightning Bolt", "Lightning Bolt belongs to the fate deck"),
    ]


@one_sided("asks about options")
def test_a_card_set_is_kept_by_keys_whatever_it_was_told_by() -> None:
    """Splendagic looks up from which part of the set a card is while it is played."""
    part = {"Hill Giant": 2, "hill_giant": 1, "Serra Angel": 2}
    state = engine.new_game("splendagic", seed=2, options={"card_set": {"level2": part}}, seats=[{}, {}])
    keys = {"hill_giant": 3, "serra_angel": 2}
    again = engine.new_game("splendagic", seed=2, options={"card_set": {"level2": keys}}, seats=[{}, {}])
    assert engine.encode(state) == engine.encode(again)
    assert b"Hill Giant" not in engine.encode(state)
    remarks = engine.check_game("splendagic", options={"card_set": {"level1": {"Craw Wurm": 4}}}).remarks
    assert any(remark.path == "$.options.card_set.level1.Craw Wurm" for remark in remarks)


@one_sided("asks about cards")
def test_cards_are_asked_for_by_name() -> None:
    for name in ("Juzám Djinn", "juzam djinn", "juzam_djinn"):
        assert engine.card("duel", name).key == "juzam_djinn"
    with pytest.raises(KeyError):
        engine.card("duel", "Juzam Djin")
    with pytest.raises(KeyError):
        engine.card("magic54", "queen of hearts")


@one_sided("asks about paths")
@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("forest", "$.deck.forest"),
        ("Juzám Djinn", "$.deck.Juzám Djinn"),
        ("Mr. Orfeo", '$.deck["Mr. Orfeo"]'),
        ('a"]\\[1]', '$.deck["a\\"]\\\\[1]"]'),
        ("", '$.deck[""]'),
    ],
)
def test_paths_quote_names_that_could_be_steps(name: str, path: str) -> None:
    assert member("$.deck", name) == path
