"""Card sets of one's own (SPL-1.5, R80, R84): what cannot be dealt is refused, the unusual remarked on."""

from __future__ import annotations

from collections import Counter
from typing import Any

import msgspec
import pytest

import engine
from engine.rulesets.splendagic.card_set import SHIPPED
from tests.rulesets.splendagic.table import SplendagicPlay
from tests.sides import one_sided

SET = "$.options.card_set"
OGRE: dict[str, Any] = {
    "name": "Grey Ogre",
    "cost": "{2}{R}",
    "types": ["creature"],
    "power": 2,
    "toughness": 2,
}


def checked(card_set: dict[str, Any], *, players: int = 2, **more: Any) -> Any:
    """What is told of a set."""
    options = {"card_set": card_set, **more}
    return engine.check_game("splendagic", options=options, seats=[{} for _ in range(players)])


def told(found: Any) -> list[tuple[str, str, str]]:
    """Paths below the set, messages and rules."""
    return [(one.path.removeprefix(f"{SET}."), one.message, one.rule) for one in found]


def shipped(**parts: dict[str, int]) -> dict[str, Any]:
    """The shipped set with some of its parts exchanged."""
    return {**{group: dict(deck) for group, deck in SHIPPED.items()}, **parts}


@one_sided("asks about options")
def test_the_shipped_set_is_the_usual_one() -> None:
    assert checked(shipped()) == ((), ())


@one_sided("asks about options")
def test_all_faults_of_a_set_are_told_at_once() -> None:
    faulty = {
        "level1": {"hill_giant": 2, "shock": 1},
        "level2": {"nix": 5},
        "level3": {"craw_wurm": 250, "serra_angel": 1},
        "planeswalkers": {"grizzly_bears": 1, "davriel_rogue_shadowmage": 1},
        "player_deck": {"shock": 49},
    }
    assert told(checked(faulty).faults) == [
        ("level1", "2 players need at least 4 creature cards of level 1, not 3", "SPL-2.1"),
        ("level1.shock", "Shock is no creature card", "SPL-1.5"),
        ("level2.nix", "'nix' is not in the library", "CR-108.1"),
        ("level3", "there are at most 250 creature cards of level 3, not 251", "SPL-1.5"),
        ("planeswalkers", "2 players need at least 3 planeswalkers, not 2", "SPL-2.2"),
        ("planeswalkers.grizzly_bears", "Grizzly Bears is no planeswalker card", "SPL-1.5"),
        ("player_deck", "2 players need at least 50 cards of the player deck, not 49", "SPL-2.3"),
    ]
    with pytest.raises(engine.InvalidOptions):
        engine.new_game("splendagic", options={"card_set": faulty}, seats=[{}, {}])


@one_sided("asks about options")
def test_a_set_for_two_may_be_too_small_for_four() -> None:
    few = dict.fromkeys([*SHIPPED["planeswalkers"]][:3], 1)
    small = {"player_deck": {"shock": 50}, "planeswalkers": few, "level1": {"llanowar_elves": 4}}
    assert not checked(small).faults
    rules = [fault.rule for fault in checked(small, players=4).faults]
    assert rules == ["SPL-2.2", "SPL-2.3"]


@one_sided("asks about options")
def test_players_bring_no_decks() -> None:
    options = engine.check_game("splendagic", seats=[{}, {"deck": {"forest": 60}}])
    assert [(fault.path, fault.rule) for fault in options.faults] == [("$.seats[1].deck", "SPL-2.3")]


@one_sided("asks about options")
def test_other_numbers_are_remarked_on() -> None:
    first = dict(SHIPPED["level1"])
    del first["llanowar_elves"]
    walkers = dict(SHIPPED["planeswalkers"], the_wanderer=2)
    deck = dict(SHIPPED["player_deck"], bonesplitter=2)
    del deck["counterspell"]
    found = checked({"level1": first, "planeswalkers": walkers, "player_deck": deck})
    assert not found.faults
    assert told(found.remarks) == [
        ("level1", "as a rule there are 6 green cards in level 1, here there are 5", "SPL-1.2"),
        ("planeswalkers", "as a rule there are 21 cards in the planeswalkers, here there are 22", "SPL-1.3"),
        (
            "player_deck",
            "as a rule there are 5 blue instants in the player deck, here there are 4",
            "SPL-1.4",
        ),
        ("player_deck", "as a rule there are 10 Equipment in the player deck, here there are 11", "SPL-1.4"),
    ]


@one_sided("asks about options")
def test_cards_that_belong_elsewhere_are_remarked_on() -> None:
    first = {**SHIPPED["level1"], "hill_giant": 1}
    third = {**SHIPPED["level3"], "grizzly_bears": 1}
    deck = {**SHIPPED["player_deck"], "grizzly_bears": 1, "the_wanderer": 1}
    found = told(checked({"level1": first, "level3": third, "player_deck": deck}).remarks)
    assert [one for one in found if "." in one[0]] == [
        (
            "level1.hill_giant",
            "Hill Giant: its mana value is 4; that of cards of level 1 is 1 or 2",
            "SPL-1.2",
        ),
        (
            "level3.grizzly_bears",
            "Grizzly Bears: its mana value is 2; that of cards of level 3 is 5 or more",
            "SPL-1.2",
        ),
        (
            "player_deck.grizzly_bears",
            "Grizzly Bears: it is a creature card; there are none in the player deck",
            "SPL-1.4",
        ),
        (
            "player_deck.the_wanderer",
            "The Wanderer: it is a planeswalker card; there are none in the player deck",
            "SPL-1.4",
        ),
    ]


LANDS = {
    "forest": ("it is a land, and nobody plays lands", "SPL-R59"),
    "walker": ("landwalk does nothing, for no player controls a land", "SPL-R39"),
    "affine": ("affinity for lands reduces nothing, for no player controls one", "SPL-R39"),
    "waker": ("awaken finds no land to target: land cards are no lands to effects", "SPL-R39"),
    "eater": ("devour finds no land to sacrifice: land cards are no lands to effects", "SPL-R39"),
    "burner": ("what it says about lands finds none: land cards are no lands to effects", "SPL-R39"),
    "maker": ("the lands that it makes have nothing to do with the supply", "SPL-R59"),
    "changer": ("the lands that it makes have nothing to do with the supply", "SPL-R59"),
    "searcher": ("its search for a land card finds nothing, for no library holds one", "SPL-R58"),
    "settler": ("what it says about playing lands does nothing, for nobody plays any", "SPL-3.2"),
    "pioneer": ("what it says about playing lands does nothing, for nobody plays any", "SPL-3.2"),
    "digger": ("what it says about playing lands does nothing, for nobody plays any", "SPL-3.2"),
}


@one_sided("asks about options")
def test_text_about_lands_is_remarked_on() -> None:
    land = {"types": ["land"]}
    made = [
        {**OGRE, "name": "Walker", "keywords": ["forestwalk"]},
        {**OGRE, "name": "Affine", "types": ["artifact"], "keywords": ["affinity for Plains"]},
        {"name": "Burner", "cost": "{R}", "types": ["sorcery"]},
        {"name": "Searcher", "cost": "{G}", "types": ["sorcery"]},
        {"name": "Maker", "cost": "{G}", "types": ["sorcery"]},
        {"name": "Changer", "cost": "{G}", "types": ["enchantment"]},
        {"name": "Clearing Token", "types": ["land"]},
    ]
    for card in made[:2]:
        if "artifact" in card["types"]:
            del card["power"], card["toughness"]
    made[2]["abilities"] = [
        {"ability": "spell", "targets": [{"what": land}], "do": [{"do": "destroy", "what": "target"}]}
    ]
    made[3]["abilities"] = [{"ability": "spell", "do": [{"do": "search", "what": {"supertypes": ["basic"]}}]}]
    made[4]["abilities"] = [{"ability": "spell", "do": [{"do": "create", "token": "clearing_token"}]}]
    change = {"change": "types", "types": ["land"]}
    made[5]["abilities"] = [
        {"ability": "static", "of": {"types": ["artifact"]}, "changes": [change]},
    ]
    made += [
        {"name": "Settler", "cost": "{G}", "types": ["sorcery"]},
        {"name": "Pioneer", "cost": "{G}", "types": ["enchantment"]},
        {"name": "Digger", "cost": "{G}", "types": ["enchantment"]},
        {"name": "Reader", "cost": "{G}", "types": ["enchantment"]},
        {"name": "Waker", "cost": "{G}", "types": ["sorcery"], "keywords": ["awaken 2—{3}{G}"]},
    ]
    made.append({**OGRE, "name": "Eater", "keywords": ["devour land 2", "devour artifact 1"]})
    made[7]["abilities"] = [{"ability": "spell", "do": [{"do": "more_lands"}]}]
    made[8]["abilities"] = [{"ability": "static", "rules": [{"rule": "lands"}]}]
    from_there = {"rule": "play_from", "from": "library", "spells": {"types": ["artifact"]}}
    made[9]["abilities"] = [{"ability": "static", "rules": [from_there]}]
    made[11]["abilities"] = [{"ability": "spell", "do": [{"do": "draw"}]}]
    made[10]["abilities"] = [{"ability": "static", "rules": [{**from_there, "lands": False}]}]
    added = (
        "forest",
        "burner",
        "searcher",
        "affine",
        "maker",
        "changer",
        "settler",
        "pioneer",
        "digger",
        "reader",
        "waker",
    )
    deck = {**SHIPPED["player_deck"], **dict.fromkeys(added, 1)}
    level = {**SHIPPED["level2"], "walker": 1, "eater": 1}
    found = checked({"player_deck": deck, "level2": level}, cards=made)
    assert not found.faults
    remarks = {path.partition(".")[2]: (message, rule) for path, message, rule in told(found.remarks)}
    assert "reader" not in remarks
    assert {key: remarks[key] for key in LANDS} == {
        key: (f"{key.capitalize()}: {why}", rule) for key, (why, rule) in LANDS.items()
    }


@one_sided("asks about options")
def test_cards_that_are_set_aside_elsewhere_are_remarked_on() -> None:
    """SPL-14.1: special actions of Magic are none of what is kept."""
    burn = [{"ability": "spell", "targets": [{"what": {"types": ["creature"]}}], "do": []}]
    burn[0]["do"] = [{"do": "destroy", "what": "target"}]
    made = [
        {"name": name, "cost": "{R}", "types": ["sorcery"], "keywords": [keyword], "abilities": burn}
        for name, keyword in (("Plotted", "plot {R}"), ("Waiting", "suspend 2—{R}"))
    ]
    deck = {**SHIPPED["player_deck"], "plotted": 1, "waiting": 1}
    found = checked({"player_deck": deck}, cards=made)
    assert not found.faults
    remarks = [(message, rule) for path, message, rule in told(found.remarks) if rule == "SPL-14.1"]
    why = "does nothing, for no clause lets a card be exiled from the hand to cast it later"
    assert remarks == [(f"Plotted: plot {why}", "SPL-14.1"), (f"Waiting: suspend {why}", "SPL-14.1")]


@one_sided("asks about options")
def test_what_is_not_known_is_passed_over() -> None:
    faulty = [{**OGRE, "power": None}]
    found = checked({"level2": {"grey_ogre": 4, "nix": 1}}, cards=faulty)
    assert found.faults
    assert all("." not in path for path, _, _ in told(found.remarks))


def test_a_game_with_cards_of_ones_own() -> None:
    """Everybody knows the set: what a player sees of the definitions does not depend on what lies where."""
    options = {
        "starting_seat": 0,
        "cards": [OGRE, {**OGRE, "name": "Red Ogre"}],
        "card_set": {"level2": {"grey_ogre": 20}, "player_deck": {"shock": 60, "red_ogre": 20}},
    }
    game = SplendagicPlay.at(engine.new_game("splendagic", seed=3, options=options, seats=[{}, {}, {}]))
    assert {key.partition("-")[0] for key in (*game.market(2), *game.deck(2))} == {"grey_ogre"}
    dealt = Counter(one.card.partition("-")[0] for one in game.table.objects.values())
    assert (dealt["grey_ogre"], dealt["shock"], dealt["red_ogre"]) == (20, 60, 20)
    for seat in range(3):
        shown = msgspec.to_builtins(engine.view(game.state, seat).view.cards)
        assert {key.partition("-")[0] for key in shown} == {"grey_ogre", "red_ogre"}
