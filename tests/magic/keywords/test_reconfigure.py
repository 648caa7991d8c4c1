"""Reconfigure: an Equipment that is a creature while it is not attached (CR 702.151)."""

from __future__ import annotations

import pytest

import engine
from tests.cards.documents import places
from tests.harness import fresh, of_type
from tests.magic.positions import attacked, cast
from tests.magic.table import Play, side, table

CRAB = {
    "name": "Test",
    "types": ["artifact", "creature"],
    "subtypes": ["Equipment"],
    "power": 1,
    "toughness": 1,
    "keywords": ["reconfigure {2}"],
}


def attached() -> Play:
    """A's Folding Crab has been attached to Grizzly Bears."""
    game = table(side("Folding Crab, Grizzly Bears, Island*4"), side())
    game.play("A activate Folding Crab / reconfigure")
    game.resolve()
    return game


def is_creature(game: Play) -> bool:
    """Whether the Crab is one."""
    found = game.characteristics(game.ref("Folding Crab"))
    assert ("Crab" in found.subtypes) is found.is_creature
    return found.is_creature


def test_attached_it_is_no_creature() -> None:
    """CR 702.151b."""
    game = attached()
    assert game.thing("Folding Crab").attached_to == game.ref("Grizzly Bears")
    assert not is_creature(game)
    assert game.size("Grizzly Bears") == (3, 5)
    assert not engine.status(fresh(game.state))


def test_it_is_unattached_for_the_same_cost() -> None:
    """CR 702.151a."""
    game = attached()
    game.play("A activate Folding Crab / reconfigure_2")
    game.resolve()
    assert [event["rule"] for event in of_type(game.events, "unattached")] == ["CR-702.151"]
    assert is_creature(game)
    assert (game.size("Folding Crab"), game.size("Grizzly Bears")) == ((1, 3), (2, 2))


@pytest.mark.parametrize("crab", ["Folding Crab", "Folding Crab(on Grizzly Bears)"])
def test_neither_is_done_at_another_time_than_a_sorcery(crab: str) -> None:
    """CR 702.151a."""
    for step, is_time in (("upkeep", False), ("main1", True)):
        game = table(side(f"{crab}, Grizzly Bears, Island*2"), side(), step=step)
        assert any(text.startswith("activate Folding Crab") for text in game.listed()) is is_time


def test_what_is_attached_to_nothing_any_more_is_not_unattached() -> None:
    crab = "Folding Crab(on Grizzly Bears), Grizzly Bears, Island*2"
    game = table(side(crab), side("Island*2", hand="Boomerang"))
    game.play("A activate Folding Crab / reconfigure_2; A pass; B cast Boomerang; B target Grizzly Bears")
    game.resolve()
    assert game.thing("Folding Crab").attached_to is None
    game.resolve()
    assert not of_type(game.events, "unattached")


def test_unattached_it_cannot_be_unattached() -> None:
    game = table(side("Folding Crab, Island*2"), side())
    assert not [text for text in game.listed() if text.startswith("activate Folding Crab")]


def test_it_is_a_creature_when_its_bearer_is_gone() -> None:
    """CR 704.5n."""
    game = table(side("Folding Crab, Grizzly Bears, Island*3", hand="Unsummon"), side())
    game.play("A activate Folding Crab / reconfigure")
    game.resolve()
    cast(game, "Unsummon", "Grizzly Bears")
    assert game.thing("Folding Crab").attached_to is None
    assert is_creature(game)


def test_as_a_sorcery_alone() -> None:
    game = attacked("Grizzly Bears → B", side("Folding Crab, Grizzly Bears, Island*2"), side())
    assert not [text for text in game.listed() if text.startswith("activate Folding Crab")]


@pytest.mark.parametrize(
    ("more", "place", "message"),
    [
        (
            {"types": ["artifact"], "power": None, "toughness": None},
            "$.keywords",
            "only an Equipment that is",
        ),
        ({"subtypes": []}, "$", "an Equipment has equip, and only an Equipment"),
    ],
)
def test_only_an_equipment_creature_has_it(more: dict[str, object], place: str, message: str) -> None:
    card = {key: value for key, value in {**CRAB, **more}.items() if value is not None}
    assert places(card)[place].startswith(message)
    assert not places(CRAB)
