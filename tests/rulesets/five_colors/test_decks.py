"""Which decks are allowed (L5C-2), and the colour that goes with them (L5C-3.1)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import engine
from engine.magic.language.abilities import Card
from engine.magic.library.loader import CARDS
from engine.rulesets.five_colors.deck_check import hurts_players_alone
from engine.rulesets.five_colors.decks import PAIRS
from tests.harness import scenario
from tests.rulesets.five_colors.table import RealmPlay
from tests.sides import one_sided

pytestmark = one_sided("decks are judged before anybody sits down")
LANDS = {"kabira_crossroads": 3, "secluded_steppe": 3, "ruins_of_trokair": 3, "plains": 3}
CREATURES = {"savannah_lions": 3, "pearled_unicorn": 3, "samite_healer": 3, "hill_giant": 3, "craw_wurm": 3}
DYNASTY = {**LANDS, **CREATURES, "grizzly_bears": 3, "crusade": 1}
FATE = {
    **dict.fromkeys(("shock", "giant_growth", "disenchant", "healing_salve", "divination", "unsummon"), 3),
    **dict.fromkeys(("take_vengeance", "time_ebb", "mind_rot"), 3),
    **dict.fromkeys(("holy_strength", "pacifism", "arrest"), 1),
}


def faults(**seat: Any) -> list[tuple[str, str | None]]:
    """What is wrong with a seat: places and rules."""
    told = {"colour": "W", "dynasty": DYNASTY, "fate": FATE, **seat}
    try:
        engine.new_game("five_colors", seed=1, seats=[told, {}])
    except engine.InvalidOptions as error:
        return [(fault.path.removeprefix("$.seats[0]."), fault.rule) for fault in error.faults]
    return []


def dynasty(**cards: int) -> list[tuple[str, str | None]]:
    """What is wrong with the dynasty deck with these cards in place of some bears and giants."""
    return faults(dynasty={**DYNASTY, **cards})


def fate(**cards: int) -> list[tuple[str, str | None]]:
    """What is wrong with the fate deck with these cards besides."""
    return faults(fate={**FATE, **cards})


@scenario("L5C-T02", decides="L5C-2.1 L5C-2.2 L5C-2.3 L5C-2.4 L5C-R5 L5C-R6 L5C-R7 L5C-R61")
def test_l5c_t02_deck_checks() -> None:
    assert faults() == []
    assert not hurts_players_alone(made({"ability": "spell", "do": [DAMAGE]}, keywords=["cycling {2}"]))
    assert dynasty(forest=4) == [("dynasty.forest", "L5C-2.2")]
    assert dynasty(forest=3) == []
    assert dynasty(crusade=2) == [("dynasty.crusade", "L5C-2.2")]
    assert fate(holy_strength=2) == [("fate.holy_strength", "L5C-2.2")]
    assert fate(lightning_bolt=3) == []
    assert fate(lightning_bolt=4) == [("fate.lightning_bolt", "L5C-2.2")]
    assert dynasty(holy_strength=1) == [("dynasty.holy_strength", "L5C-2.1")]
    assert fate(crusade=1) == [("fate.crusade", "L5C-2.1")]
    assert fate(lava_spike=1) == [("fate.lava_spike", "L5C-2.3")]
    assert faults(dynasty={**DYNASTY, "grizzly_bears": 1}) == [("dynasty", "L5C-2.1")]
    assert dynasty(jace_beleren=1) == [("dynasty.jace_beleren", "L5C-2.4")]
    RealmPlay.at(engine.new_game("five_colors", seed=1)).legal("keep_hand", "mulligan")


def test_all_faults_are_told_at_once() -> None:
    found = faults(dynasty={"plains": 4, "shock": 1}, fate={"crusade": 2, "jace_beleren": 1, "nothing": 1})
    assert found == [
        ("dynasty", "L5C-2.1"),
        ("dynasty.plains", "L5C-2.2"),
        ("dynasty.shock", "L5C-2.1"),
        ("fate", "L5C-2.1"),
        ("fate.crusade", "L5C-2.1"),
        ("fate.crusade", "L5C-2.2"),
        ("fate.jace_beleren", "L5C-2.4"),
        ("fate.nothing", "CR-108.1"),
    ]


def test_thirty_cards_are_enough_and_250_the_most() -> None:
    assert sum(FATE.values()) == 30
    assert faults(fate={**FATE, "shock": 223}) != []
    assert ("fate", "L5C-2.1") in faults(fate={**FATE, "arrest": 222})
    assert ("fate", "L5C-2.1") not in faults(fate={**FATE, "arrest": 221})


def test_a_card_with_several_types_belongs_to_the_dynasty_deck_by_any_of_them() -> None:
    """L5C-2.5; it is an enchantment, too: one copy."""
    hybrid = {
        "name": "Nyx Bear",
        "cost": "{1}{G}",
        "types": ["enchantment", "creature"],
        "subtypes": ["Bear"],
        "power": 2,
        "toughness": 2,
    }

    def found(**seat: Any) -> list[tuple[str, str | None]]:
        told = {"colour": "W", "dynasty": DYNASTY, "fate": FATE, **seat}
        with pytest.raises(engine.InvalidOptions) as error:
            engine.new_game("five_colors", seed=1, options={"cards": [hybrid]}, seats=[told, {}])
        return [(fault.path.removeprefix("$.seats[0]."), fault.rule) for fault in error.value.faults]

    assert found(dynasty={**DYNASTY, "nyx_bear": 2}) == [("dynasty.nyx_bear", "L5C-2.2")]
    assert found(fate={**FATE, "nyx_bear": 1}) == [("fate.nyx_bear", "L5C-2.5")]


def test_a_colour_is_chosen_with_decks_of_ones_own() -> None:
    assert faults(colour=None) == [("colour", "L5C-3.1")]
    assert faults(colour=None, deck="green") == []
    assert faults(deck="purple") == [("deck", "L5C-2.1")]


def test_decks_of_ones_own_take_the_place_of_shipped_ones() -> None:
    state = engine.new_game("five_colors", seed=1, seats=[{"deck": "green", "fate": FATE}, {"colour": "G"}])
    cards = [
        {one.card for one in state.table.objects.values() if one.owner == seat and one.zone != "battlefield"}
        for seat in (0, 1)
    ]
    assert cards == [
        {*PAIRS["green"].dynasty, *FATE},
        {*PAIRS["blue"].dynasty, *PAIRS["blue"].fate},
    ]
    assert [realm.colour for realm in state.table.realms.seats] == ["G", "G"]
    assert {state.table.objects[ref].card for ref in state.table.battlefield} == {"forest"}


@pytest.mark.parametrize("name", sorted(PAIRS))
def test_shipped_decks_are_allowed(name: str) -> None:
    pair = PAIRS[name]
    assert faults(colour=pair.colour, dynasty=pair.dynasty, fate=pair.fate) == []


BANNED = {"impact_tremors", "lava_spike"}


def test_of_the_library_only_these_do_nothing_but_damage_players() -> None:
    assert {key for key, card in CARDS.items() if hurts_players_alone(card)} == BANNED


def made(*abilities: dict[str, Any], **more: Any) -> Card:
    """A card made up for this test."""
    written = {"name": "Test", "cost": "{R}", "types": ["sorcery"], "abilities": list(abilities), **more}
    return msgspec.convert(written, Card)


DAMAGE = {"do": "damage", "amount": 2, "who": "opponent"}
ALL_CREATURES = {"amount": 2, "to": {"types": ["creature"]}}
NO_LIFE = {"ability": "static", "rules": [{"rule": "player", "whose": "any", "cant": "gain life"}]}
VORTEX = {"ability": "triggered", "trigger": {"when": "begins", "step": "upkeep", "whose": "any"}}
HAND = {"ability": "static", "rules": [{"rule": "player", "whose": "any", "has": "open hand"}]}


@pytest.mark.parametrize(
    ("card", "banned"),
    [
        (made({"ability": "spell", "do": [DAMAGE]}), True),
        (made({"ability": "spell", "do": [DAMAGE, {"do": "draw"}]}), False),
        (made({"ability": "spell", "do": [{"do": "may", "then": [DAMAGE]}]}), True),
        (made({"ability": "spell", "do": [{**DAMAGE, "to": {"types": ["creature"]}}]}), False),
        (made({"ability": "spell", "do": [{**DAMAGE, "also": [ALL_CREATURES]}]}), False),
        (
            made(
                {"ability": "triggered", "trigger": {"when": "begins", "step": "upkeep"}, "do": [DAMAGE]},
                types=["artifact"],
            ),
            True,
        ),
        (
            made(
                {"ability": "triggered", "trigger": {"when": "begins", "step": "upkeep"}, "do": [DAMAGE]},
                {"ability": "activated", "cost": {"tap": True}, "do": [{"do": "draw"}]},
                types=["artifact"],
            ),
            False,
        ),
        (made({"ability": "spell", "modes": [{"do": [DAMAGE]}, {"do": [DAMAGE]}]}), True),
        (made({"ability": "spell", "modes": [{"do": [DAMAGE]}, {"do": [{"do": "draw"}]}]}), False),
        (
            made(
                {"ability": "triggered", "trigger": {"when": "enters"}, "do": [DAMAGE]},
                types=["creature"],
                power=1,
                toughness=1,
            ),
            False,
        ),
        (made({**VORTEX, "do": [{**DAMAGE, "who": "that_player"}]}, NO_LIFE, types=["enchantment"]), True),
        (made({**VORTEX, "do": [DAMAGE]}, HAND, types=["enchantment"]), False),
        (made(NO_LIFE, types=["enchantment"]), False),
        (made(types=["artifact"]), False),
        (made({"ability": "spell", "do": [DAMAGE]}, keywords=["cycling {2}"]), False),
        (made({"ability": "spell", "do": [DAMAGE]}, keywords=["flashback {3}{R}"]), False),
        (made({"ability": "spell", "do": [DAMAGE]}, keywords=["buyback {3}"]), False),
        (made({"ability": "spell", "do": [DAMAGE]}, keywords=["awaken 3—{R}"]), False),
        (made({"ability": "spell", "do": [DAMAGE]}, keywords=["kicker {3}"]), True),
        (made({**VORTEX, "do": [DAMAGE]}, keywords=["exalted"], types=["enchantment"]), False),
        (made({**VORTEX, "do": [DAMAGE]}, keywords=["ward {2}"], types=["enchantment"]), True),
        (
            made(
                {**VORTEX, "do": [DAMAGE]},
                keywords=["enchant creature"],
                types=["enchantment"],
                subtypes=["Aura"],
            ),
            True,
        ),
        (made({**VORTEX, "do": [DAMAGE]}, keywords=["equip {1}"], types=["artifact"]), True),
    ],
    ids=[
        "all",
        "draws",
        "may",
        "creatures",
        "creatures, too",
        "artifact",
        "useful",
        "modes",
        "one mode",
        "creature",
        "Vortex",
        "open hands",
        "no life",
        "plain",
        "cycled",
        "cast again",
        "bought back",
        "awakening",
        "kicked",
        "exalted",
        "warded",
        "Aura",
        "Equipment",
    ],
)
def test_what_does_nothing_but_damage_players(card: Card, banned: bool) -> None:
    """L5C-R7: any card; L5C-R61: what can be cycled or cast again is of use."""
    assert hurts_players_alone(card) == banned
