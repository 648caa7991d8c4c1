"""Prowl: cast for another cost after combat damage by something of one's own kind (CR 702.76)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.library.validation import card_faults
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

RAIDERS = "Mons's Goblin Raiders"
"""A Goblin without abilities."""


def struck(mine: str, hand: str = "Alley Creeper", land: str = "Swamp") -> Play:
    """A's creature has dealt combat damage to B; it is the second main phase."""
    game = table(side(f"{land}, {mine}", hand=hand), step="declare_attackers")
    game.play(f"A attack {mine} → B")
    game.pass_to("main2")
    assert game.life()[1] < 20
    return game


def test_a_creature_is_cast_for_its_prowl_cost_and_knows_it() -> None:
    game = struck(RAIDERS)
    game.play("A cast Alley Creeper with prowl")
    assert [item.vars for item in game.table.stack] == [{"paid": ["prowled"]}]
    game.resolve()
    game.resolve()
    assert (game.zone("Alley Creeper"), len(game.cards("A", "hand"))) == ("battlefield", 1)


def test_cast_for_its_mana_cost_it_draws_nothing() -> None:
    game = table(side("Swamp*4", hand="Alley Creeper"))
    cast(game, "Alley Creeper")
    assert (game.zone("Alley Creeper"), game.table.stack, game.cards("A", "hand")) == ("battlefield", [], [])


@pytest.mark.parametrize(
    ("mine", "open_"),
    [("Mons's Goblin Raiders", True), ("Grizzly Bears", False), ("Shifting Sprite", True)],
)
def test_any_one_of_its_creature_types_is_enough(mine: str, open_: bool) -> None:
    """CR 702.76a; what has changeling is of every creature type (702.73a)."""
    game = struck(mine)
    if open_:
        game.includes("cast Alley Creeper with prowl")
    else:
        game.refuses("cast Alley Creeper with prowl", "CR-702.76")


def test_a_kindred_sorcery_has_creature_types_too() -> None:
    game = struck("Alley Creeper", hand="Quiet Profit", land="Island")
    game.play("A cast Quiet Profit with prowl")
    game.resolve()
    assert (game.life()[0], len(game.cards("A", "hand"))) == (23, 2)


def test_a_goblin_that_is_no_rogue_is_of_no_use_to_a_rogue() -> None:
    game = struck("Mons's Goblin Raiders", hand="Quiet Profit", land="Island")
    game.refuses("cast Quiet Profit with prowl", "CR-702.76")


def test_before_the_damage_it_is_no_way() -> None:
    game = table(side("Swamp, Mons's Goblin Raiders", hand="Alley Creeper"))
    game.refuses("cast Alley Creeper with prowl", "CR-702.76")


def test_damage_to_a_creature_is_none_to_a_player() -> None:
    game = table(
        side("Swamp, Mons's Goblin Raiders", hand="Alley Creeper"),
        side("Wall of Stone"),
        step="declare_attackers",
    )
    game.play(
        "A attack Mons's Goblin Raiders → B; A pass; B pass; B block Wall of Stone → Mons's Goblin Raiders"
    )
    game.pass_to("main2")
    game.refuses("cast Alley Creeper with prowl", "CR-702.76")


def test_whoever_owns_it_who_controlled_it_then_prowls() -> None:
    """CR 702.76a: it was under A's control as it dealt the damage; B, who was dealt it, only owns it."""
    stolen = side("Mountain*3, Swamp", hand="Act of Treason, Alley Creeper")
    game = table(stolen, side("Swamp, Mons's Goblin Raiders, Quickened Herd", hand="Alley Creeper"))
    game.play("A cast Act of Treason; A pay_tapping Mountain#3 for {R}")
    game.resolve()
    game.pass_to("declare_attackers")
    game.play("A attack Mons's Goblin Raiders → B")
    game.pass_to("main2")
    game.includes("cast Alley Creeper#1 with prowl")
    game.play("A pass")
    game.refuses("cast Alley Creeper#2 with prowl", "CR-702.76")


def test_the_second_player_prowls_in_their_own_turn() -> None:
    game = table(
        side("Swamp", hand="Alley Creeper"),
        side("Swamp, Mons's Goblin Raiders", hand="Alley Creeper"),
        step="declare_attackers",
        active=1,
        turn=4,
    )
    game.play("B attack Mons's Goblin Raiders → A")
    game.pass_to("main2")
    game.includes("cast Alley Creeper#2 with prowl")


def test_what_died_in_the_same_combat_has_dealt_its_damage() -> None:
    game = table(
        side("Swamp, Mountain, Mons's Goblin Raiders", hand="Alley Creeper, Shock"), step="declare_attackers"
    )
    game.play("A attack Mons's Goblin Raiders → B")
    game.pass_to("end_combat")
    cast(game, "Shock", RAIDERS)
    assert game.zone(RAIDERS) == "graveyard"
    game.pass_to("main2")
    game.includes("cast Alley Creeper with prowl")


def test_the_next_turn_asks_anew() -> None:
    game = struck(RAIDERS)
    game.pass_to("end")
    game.pass_to("main1")
    game.pass_to("end")
    game.pass_to("main1")
    assert game.table.active == 0
    game.refuses("cast Alley Creeper with prowl", "CR-702.76")


@pytest.mark.parametrize(
    ("more", "fault"),
    [
        ({}, ("$.keywords[0]", "CR-702.76")),
        (
            {
                "types": ["kindred", "artifact"],
                "subtypes": ["Equipment"],
                "keywords": ["prowl {B}", "equip {1}"],
            },
            ("$.keywords[0]", "CR-702.76"),
        ),
        ({"subtypes": ["Rogue"], "keywords": ["changeling", "prowl {B}"]}, ("$.keywords[1]", "CORE-28.1")),
        ({"subtypes": ["Rogue"], "name": "Rogue Token", "cost": None}, ("$.keywords[0]", "CR-305.9")),
    ],
)
def test_a_card_that_can_share_no_type_has_no_prowl(more: dict[str, Any], fault: tuple[str, str]) -> None:
    card = {"name": "Test", "cost": "{B}", "types": ["creature"], "keywords": ["prowl {B}"], **more}
    if "creature" in card["types"]:
        card |= {"power": 1, "toughness": 1}
    found = [(one.path, one.rule) for one in card_faults(msgspec.json.encode(card), frozenset())]
    assert found == [fault]
