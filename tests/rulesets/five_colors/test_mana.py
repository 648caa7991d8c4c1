"""Basic lands of a player's colour make twice as much mana (L5C-3.2)."""

from __future__ import annotations

import pytest

from tests.harness import of_type, scenario
from tests.rulesets.five_colors.table import side, table

PLENTY = "Forest, Snow-Covered Forest, Taiga, Mountain"


@scenario("L5C-T03", decides="L5C-3.2 L5C-R8")
def test_l5c_t03_double_mana() -> None:
    game = table(side(PLENTY, colour="G"))
    game.legal(
        "tap Forest for {G}{G}",
        "tap Snow-Covered Forest for {G}{G}",
        "tap Taiga for {R}",
        "tap Taiga for {G}",
        "tap Mountain for {R}",
        "pass",
    )
    game.play("A tap Forest for {G}{G}")
    assert game.table.seats[0].mana == ["G", "G"]
    (doubled,) = of_type(game.events, "mana_doubled")
    assert (doubled["rule"], doubled["object"]) == ("L5C-3.2", game.ref("Forest"))
    game.play("A tap Snow-Covered Forest for {G}{G}; A tap Taiga for {G}; A tap Mountain for {R}")
    assert sorted(game.table.seats[0].mana) == ["G"] * 5 + ["R"]


def test_it_goes_by_the_colour_of_who_controls_the_land() -> None:
    game = table(side("Forest", colour="R"), side("Mountain", colour="G"))
    game.legal("tap Forest for {G}", "pass")


def test_what_else_is_added_is_not_doubled() -> None:
    """An Aura on the land adds its own mana (L5C-R8)."""
    game = table(side("Forest, Lush Soil(on Forest)", colour="G"))
    game.play("A tap Forest for {G}{G}")
    assert game.table.seats[0].mana == ["G"] * 3


def test_a_basic_land_that_has_become_one_of_the_type_is_doubled() -> None:
    game = table(side("Mountain, Spreading Seas(on Mountain)", colour="U"))
    game.legal("tap Mountain for {U}{U}", "pass")


@pytest.mark.parametrize(
    ("colour", "land", "mana"),
    [("W", "Plains", "W"), ("U", "Island", "U"), ("B", "Swamp", "B"), ("R", "Mountain", "R")],
)
def test_every_colour_has_its_land(colour: str, land: str, mana: str) -> None:
    game = table(side(f"{land}, Wastes", colour=colour))
    game.legal(f"tap {land} for {{{mana}}}{{{mana}}}", "tap Wastes for {C}", "pass")


def test_a_cost_is_paid_with_doubled_mana() -> None:
    """Hill Giant costs {3}{R}: two Mountains of a red player pay for it."""
    game = table(side("Mountain*2", hand="Hill Giant", colour="R"), step="recruitment")
    game.play("A cast Hill Giant")
    assert game.zone("Hill Giant") == "battlefield"
    assert [game.thing(f"Mountain#{n}").tapped for n in (1, 2)] == [True, True]
    game = table(side("Mountain*3", hand="Hill Giant", colour="G"), step="recruitment")
    game.refuses("A cast Hill Giant", "CR-118.3")


def test_what_a_doubled_land_makes_too_much_stays_in_the_pool() -> None:
    """Raging Goblin for {R}: the second {R} is left until the phase ends."""
    game = table(side("Mountain", hand="Raging Goblin", colour="R"), step="recruitment")
    game.play("A cast Raging Goblin")
    assert game.table.seats[0].mana == ["R"]
    game.play("A pass")
    assert game.table.seats[0].mana == []
