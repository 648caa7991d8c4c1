"""Devour: what is sacrificed for a creature as it enters (CR 702.82, 614.13)."""

from __future__ import annotations

import pytest

from tests.cards.documents import bear, places
from tests.harness import of_type
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

MAW, GLUTTON, DINER = "Yawning Maw", "Gem Glutton", "Picky Diner"


def arriving(others: str, hand: str = MAW) -> Play:
    """A casts a creature, and is asked what it devours."""
    game = table(side(f"Forest*3, {others}", hand=hand), side("Hill Giant"))
    cast(game, hand)
    return game


def test_it_gets_counters_for_each() -> None:
    """CR 702.82a: two for each with devour 2."""
    game = arriving("Grizzly Bears, Gray Ogre, Doomed Traveler")
    assert game.asked() == "enter_taking"
    game.legal("take Grizzly Bears", "take Gray Ogre", "take Doomed Traveler", "enter_plain")
    game.refuses("take Hill Giant", "CR-614.13")
    game.play("A take Grizzly Bears; A take Doomed Traveler")
    assert game.size(MAW) == (5, 5)
    assert (game.zone("Grizzly Bears"), game.zone("Doomed Traveler")) == ("graveyard", "graveyard")
    moved = of_type(game.events, "moved")
    assert [one.get("how") for one in moved] == ["sacrificed", "sacrificed", None]
    game.all_pass()
    assert len(game.table.battlefield) == 7, "the traveler has died, and left a Spirit"


def test_nothing_needs_to_be_devoured() -> None:
    game = arriving("Grizzly Bears")
    game.play("A enter_plain")
    assert (game.size(MAW), game.zone("Grizzly Bears")) == ((1, 1), "battlefield")


def test_each_set_is_taken_in_one_order() -> None:
    game = arriving("Grizzly Bears, Gray Ogre")
    game.play("A take Gray Ogre")
    assert game.size(MAW) == (3, 3), "the Bears come before the Ogre"


def test_who_has_no_creature_is_not_asked() -> None:
    game = arriving("Bonesplitter")
    assert (game.asked(), game.size(MAW)) == ("priority", (1, 1))


def test_who_gets_it_devours() -> None:
    """Its controller does, and not its owner, of the creatures that they control."""
    game = table(side("Swamp*4, Gray Ogre, Control Magic(on Hill Giant)", hand="Dark Bargain"),
                 side("Grizzly Bears, Hill Giant", graveyard=MAW))  # fmt: skip
    cast(game, "Dark Bargain", MAW)
    game.seat_to_act("A")
    game.legal("take Gray Ogre", "take Hill Giant", "enter_plain")
    game.play("A take Hill Giant")
    assert game.size(MAW) == (3, 3)
    assert game.cards("B", "graveyard") == ["hill_giant"]


def test_they_leave_as_it_enters() -> None:
    """CR 614.13: it does not see them die, and they do not see it enter."""
    game = table(side("Forest*3, Essence Warden, Blood Artist", hand=MAW), side("Hill Giant"))
    cast(game, MAW)
    game.play("A take Essence Warden; A enter_plain; A target B")
    game.all_pass()
    assert game.life() == (21, 19)


def test_what_enters_together_devours_nothing_twice() -> None:
    """CR 614.13a, b: neither each other, nor the same creature."""
    game = table(
        side("Swamp*4, Grizzly Bears", graveyard=f"{MAW}, {GLUTTON}, {MAW}", hand="Open Graves"), side()
    )
    cast(game, "Open Graves")
    game.legal("take Grizzly Bears", "enter_plain")
    game.play("A take Grizzly Bears")
    assert game.asked() == "priority", "nothing is left for the others"
    assert sorted(game.size(f"{MAW}#{number}") for number in (1, 2)) == [(1, 1), (3, 3)]


@pytest.mark.parametrize(
    ("card", "others", "choices", "power"),
    [
        (GLUTTON, "Bonesplitter, Grizzly Bears", ["Bonesplitter"], 2),
        (DINER, "Packed Lunch, Grizzly Bears", ["Packed Lunch"], 4),
    ],
)
def test_other_things_are_devoured(card: str, others: str, choices: list[str], power: int) -> None:
    """CR 702.82."""
    game = arriving(others, card)
    game.legal(*(f"take {name}" for name in choices), "enter_plain")
    game.play(f"A take {choices[0]}")
    assert game.size(card)[0] == power


@pytest.mark.parametrize(
    "keyword", ["devour", "devour 0", "devour creature 1", "devour instant 1", "devour Food"]
)
def test_what_is_refused(keyword: str) -> None:
    assert "$.keywords[0]" in places(bear(keywords=[keyword]))
