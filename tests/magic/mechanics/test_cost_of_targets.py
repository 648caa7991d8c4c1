"""Spells that cost more for each target beyond the first, and what something else says of the cost of
spells with certain targets (CR 601.2f)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from engine.magic.library.validation import card_faults
from tests.magic.positions import cast
from tests.magic.table import side, table


def test_each_target_beyond_the_first_costs_more() -> None:
    game = table(side("Plains*3, Grizzly Bears", hand="Called to Arms"), side("Hill Giant"))
    game.play("A cast Called to Arms; A target Grizzly Bears; A target Hill Giant")
    assert all(game.thing(f"Plains#{number}").tapped for number in (1, 2, 3))
    game.resolve()
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((4, 3), (5, 4))


def test_the_first_target_costs_nothing_more() -> None:
    game = table(side("Plains*3, Grizzly Bears", hand="Called to Arms"), side("Hill Giant"))
    game.play("A cast Called to Arms; A target Grizzly Bears; A no_more_targets")
    assert sum(game.thing(f"Plains#{number}").tapped for number in (1, 2, 3)) == 1


def test_no_more_targets_than_can_be_paid_for() -> None:
    game = table(side("Plains*4, Grizzly Bears", hand="Called to Arms"), side("Hill Giant, Ashcoat Bear"))
    game.play("A cast Called to Arms; A target Grizzly Bears; A target Hill Giant")
    assert sum(game.thing(f"Plains#{number}").tapped for number in (1, 2, 3, 4)) == 3, "nothing more is asked"


def test_with_mana_for_one_target_nothing_more_is_asked() -> None:
    game = table(side("Plains, Grizzly Bears", hand="Called to Arms"), side("Hill Giant"))
    game.play("A cast Called to Arms; A target Hill Giant")
    game.resolve()
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((2, 2), (5, 4))


def test_without_targets_it_costs_what_stands_on_it() -> None:
    game = table(side("Plains", hand="Called to Arms"))
    game.play("A cast Called to Arms")
    assert game.thing("Plains").tapped


@pytest.mark.parametrize(("islands", "possible"), [(4, True), (3, False)])
def test_generic_mana_for_a_second_target(islands: int, possible: bool) -> None:
    game = table(side(f"Island*{islands}", hand="Paired Frost"), side("Grizzly Bears, Hill Giant"))
    game.play("A cast Paired Frost; A target Grizzly Bears")
    if possible:
        game.play("A target Hill Giant")
    game.resolve()
    assert game.thing("Hill Giant").tapped == possible


SEVERAL = [{"what": {"types": ["creature"]}, "any_number": True}]
ONE = [{"what": {"types": ["creature"]}}]


@pytest.mark.parametrize(
    ("rule", "targets", "path"),
    [
        ({}, ONE, ".beyond_first"),
        ({"by": -1}, SEVERAL, ".by"),
        ({"targeting": {"types": ["creature"]}}, SEVERAL, ".targeting"),
        ({"spells": {"types": ["creature"]}}, SEVERAL, ".beyond_first"),
    ],
)
def test_what_is_not_said_of_targets_beyond_the_first(rule: Any, targets: Any, path: str) -> None:
    costs = {"rule": "cost", "spells": "self", "by": 1, "beyond_first": True, **rule}
    spell = {"ability": "spell", "targets": targets, "do": [{"do": "tap", "what": "target"}]}
    abilities = [{"ability": "static", "rules": [costs]}, spell]
    card = {"name": "Frost", "cost": "{U}", "types": ["instant"], "abilities": abilities}
    found = [fault.path for fault in card_faults(msgspec.json.encode(card), frozenset())]
    assert f"$.abilities[0].rules[0]{path}" in found


# What something else says of spells with certain targets ---------------------------------------------------


@pytest.mark.parametrize("who", ["Thrifty Duelist", "Easy Quarry"])
def test_a_spell_can_be_cast_for_what_it_costs_with_its_targets(who: str) -> None:
    """CR 601.2c, 601.2f: targets are chosen before the cost is determined."""
    game = table(side(f"{who}, Island", hand="Crippling Chill"))
    game.play("A cast Crippling Chill; A pass; B pass")
    assert (game.thing(who).tapped, game.thing("Island").tapped) == (True, True)
    game = table(side(f"Island, {who}", hand="Inspiration"))
    game.refuses("A cast Inspiration", "CR-118.3")


def test_only_targets_that_make_a_spell_cheap_enough_are_offered() -> None:
    game = table(side("Island", hand="Crippling Chill"), side("Easy Quarry, Grizzly Bears"))
    game.play("A cast Crippling Chill; A pass; B pass")
    assert (game.thing("Easy Quarry").tapped, game.thing("Grizzly Bears").tapped) == (True, False)
    game = table(side("Island*3", hand="Crippling Chill"), side("Easy Quarry, Grizzly Bears"))
    game.play("A cast Crippling Chill")
    game.legal("target Easy Quarry", "target Grizzly Bears")
    game.play("A target Easy Quarry")
    assert sum(game.thing(f"Island#{number}").tapped for number in (1, 2, 3)) == 1


def test_a_spell_costs_more_with_some_players_as_targets() -> None:
    """Lightning Bolt costs one mana more if it targets the opponent of Patient Customer's controller."""
    game = table(side("Patient Customer, Mountain", hand="Lightning Bolt"))
    game.play("A cast Lightning Bolt")
    game.legal("target A", "target Patient Customer")
    game.refuses("A target B", "CR-118.3")
    game = table(side("Patient Customer, Mountain*2", hand="Lightning Bolt"))
    cast(game, "Lightning Bolt", "B")
    assert game.life() == (20, 17)
    assert all(game.thing(f"Mountain#{number}").tapped for number in (1, 2))
