"""The counters of what has left are put on another object (CR 122.8)."""

from __future__ import annotations

import pytest

from tests.cards.documents import places
from tests.magic.positions import cast
from tests.magic.table import side, table


def test_as_many_of_each_kind_as_it_had() -> None:
    bearer = "Heirloom Bearer(2 +1/+1, 3 charge)"
    game = table(side(f"Swamp*2, {bearer}, Hill Giant", hand="Terror"), side())
    cast(game, "Terror", "Heirloom Bearer")
    game.play("A target Hill Giant") if game.asked() == "choose_target" else None
    game.resolve()
    assert game.thing("Hill Giant").counters == {"+1/+1": 2, "charge": 3}


def test_nothing_is_put_where_it_had_none() -> None:
    game = table(side("Swamp*2, Heirloom Bearer, Hill Giant", hand="Terror"), side())
    cast(game, "Terror", "Heirloom Bearer")
    game.resolve()
    assert game.thing("Hill Giant").counters == {}


@pytest.mark.parametrize("whose", ["A", "B"])
def test_those_of_one_kind_alone(whose: str) -> None:
    """B's creature dies, or is returned; A's Grave Steward sees it."""
    bears = "Grizzly Bears(1 +1/+1, 2 charge)"
    mine, theirs = (f", {bears}", "") if whose == "A" else ("", bears)
    game = table(side(f"Island, Grave Steward, Hill Giant{mine}", hand="Unsummon"), side(theirs))
    cast(game, "Unsummon", "Grizzly Bears")
    game.resolve()
    assert game.thing("Hill Giant").counters == {"+1/+1": 1}


def test_the_number_of_counters_of_all_kinds() -> None:
    """CR 122.1: of what has left, too (608.2h)."""
    game = table(side("Plains", hand="Count of Marks"), side("Hill Giant(2 +1/+1, 3 charge)"))
    cast(game, "Count of Marks")
    assert game.life() == (30, 20)
    assert game.zone("Hill Giant") == "graveyard"


def test_counters_go_to_another_object() -> None:
    step = {"do": "put_same_counters", "of": "self", "on": "self"}
    dying = {"ability": "triggered", "trigger": {"when": "dies"}, "do": [step]}
    bear = {"name": "Test", "types": ["creature"], "power": 1, "toughness": 1, "abilities": [dying]}
    assert "$.abilities[0].do[0].on" in places(bear)
