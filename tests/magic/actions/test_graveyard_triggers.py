"""Abilities that trigger where their card lies in a graveyard, and return it (CR 603.6, 113.6)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import DRAW, bear, places, told
from tests.magic.positions import cast
from tests.magic.table import side, table

RETURN = {"do": "move", "what": "self", "to": "hand"}
LANDFALL = {"when": "enters", "what": {"types": ["land"], "controller": "you"}}


def test_it_triggers_in_the_graveyard_of_its_owner() -> None:
    game = table(side(hand="Forest", graveyard="Restless Loam"), side(graveyard="Restless Loam"))
    game.play("A play_land Forest")
    assert len(game.table.stack) == 1
    game.all_pass()
    game.seat_to_act("A")
    game.play("A accept")
    (loam,) = [ref for ref in game.table.battlefield if game.name(ref).startswith("Restless Loam")]
    assert game.table.objects[loam].tapped
    assert len(game.cards("B", "graveyard")) == 1


def test_it_does_not_trigger_on_the_battlefield() -> None:
    game = table(side("Restless Loam", hand="Forest"))
    game.play("A play_land Forest")
    assert not game.table.stack


def test_it_may_stay() -> None:
    game = table(side(hand="Forest", graveyard="Restless Loam"))
    game.play("A play_land Forest")
    game.all_pass()
    game.play("A decline")
    assert len(game.cards("A", "graveyard")) == 1


def test_what_dies_with_it_is_seen_from_where_it_lay_before() -> None:
    for lies, dead in ((True, 1), (False, 0)):
        zones = {"graveyard": "Patient Shade"} if lies else {"battlefield": "Patient Shade, Mountain"}
        land = "" if not lies else "Mountain, Hill Giant(2 damage)"
        mine = side(zones.get("battlefield", land), hand="Shock", graveyard=zones.get("graveyard", ""))
        game = table(mine)
        cast(game, "Shock", "Hill Giant" if lies else "Patient Shade")
        assert len(game.table.stack) == dead
        if lies:
            game.all_pass()
            assert len(game.cards("A", "hand")) == 1


def test_of_two_the_one_in_the_graveyard_triggers() -> None:
    game = table(side("Restless Loam(tapped)", hand="Forest", graveyard="Restless Loam"))
    game.play("A play_land Forest")
    assert len(game.table.stack) == 1


def graveyard(*steps: Any, trigger: Any = LANDFALL, **more: Any) -> Any:
    """A creature with an ability that works in the graveyard."""
    ability = {"ability": "triggered", "trigger": trigger, "do": [*steps], "zone": "graveyard", **more}
    return bear(abilities=[ability])


def test_its_text_says_from_where() -> None:
    assert told(graveyard(RETURN)) == (
        "Whenever a land you control enters, return this card from your graveyard to your hand."
    )


@pytest.mark.parametrize(
    ("document", "place"),
    [
        (graveyard(DRAW), "zone"),
        (graveyard(RETURN, trigger={"when": "dies"}), "trigger"),
        (graveyard(RETURN, limit={"times": 1, "per": "turn"}), "limit"),
    ],
)
def test_what_makes_no_sense_there_is_refused(document: Any, place: str) -> None:
    assert f"$.abilities[0].{place}" in places(document)
