"""What becomes the color or the basic land type that a player chooses (CR 105.3, 305.7, 608.2d)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cards.documents import CREATURE, bear, places, sorcery
from tests.harness import of_type
from tests.magic.positions import cast
from tests.magic.table import Play, side, table

Document = dict[str, Any]
LAND: Document = {"types": ["land"]}
CHOOSE: Document = {"do": "choose_land_type"}


def becomes(change: Document, what: Any = "target") -> Document:
    """A step by which something becomes what was chosen."""
    return {"do": "until", "what": what, "changes": [change]}


def turned(land: str) -> Play:
    """A land of B has become a Swamp."""
    game = table(side("Island", hand="Fickle Fields"), side(land))
    cast(game, "Fickle Fields", land)
    game.seat_to_act("A")
    game.legal(
        "land_type Plains", "land_type Island", "land_type Swamp", "land_type Mountain", "land_type Forest"
    )
    game.play("A land_type Swamp")
    return game


@pytest.mark.parametrize("land", ["Forest", "Wastes"])
def test_a_land_becomes_of_the_chosen_type_and_of_no_other(land: str) -> None:
    """CR 305.7: it loses its land types and the abilities of its text, and makes mana of its type."""
    game = turned(land)
    found = game.characteristics(game.ref(land))
    assert found.subtypes == {"Swamp"}
    game.play("A pass")
    game.includes(f"tap {land} for {{B}}")
    game.excludes(f"tap {land} for {{G}}")


def test_it_ends_with_the_turn() -> None:
    game = turned("Forest")
    game.end_turn()
    assert game.characteristics(game.ref("Forest")).subtypes == {"Forest"}


def test_what_is_chosen_is_told() -> None:
    game = turned("Forest")
    (told,) = of_type(game.events, "chose")[-1:]
    assert (told["kind"], told["choice"], told["rule"]) == ("type", "Swamp", "CR-305.6")


def test_two_choices_are_kept_apart() -> None:
    game = table(side("Rootless Shaman*2, Wastes*2"), side())
    for number, kind in (("1", "Forest"), ("2", "Plains")):
        game.play(f"A activate Rootless Shaman#{number}; A target Wastes#{number}; A pass; B pass")
        game.play(f"A land_type {kind}")
    assert game.characteristics(game.ref("Wastes#1")).subtypes == {"Forest"}
    assert game.characteristics(game.ref("Wastes#2")).subtypes == {"Plains"}


def test_a_creature_becomes_of_the_chosen_color_and_of_no_other() -> None:
    """CR 105.3."""
    game = table(side("Motley Newt, Wastes*2"), side())
    for color in ("R", "W"):
        game.play(f"A activate Motley Newt; A pass; B pass; A color {color}")
        assert game.characteristics(game.ref("Motley Newt")).colors == {color}
    game.end_turn()
    assert game.characteristics(game.ref("Motley Newt")).colors == {"U"}


def test_the_color_is_chosen_once_for_all_that_are_there() -> None:
    """CR 611.2c: what enters later is not one of them."""
    game = table(side("Mountain*2, Wind Drake", hand="Painted Faces"), side("Grizzly Bears, Hill Giant"))
    cast(game, "Painted Faces")
    game.play("A color W")
    assert game.characteristics(game.ref("Grizzly Bears")).colors == {"W"}
    assert game.characteristics(game.ref("Hill Giant")).colors == {"W"}
    assert game.characteristics(game.ref("Hill Giant")).colors == {"W"}


def test_what_another_player_controls_changes_for_its_owner_as_well() -> None:
    game = table(
        side("Mountain*2, Hill Giant", hand="Painted Faces"),
        side("Control Magic(on Hill Giant)"),
    )
    cast(game, "Painted Faces")
    game.play("A color W")
    assert game.characteristics(game.ref("Hill Giant")).colors == {"W"}


@pytest.mark.parametrize("what", ["target", CREATURE])
def test_only_lands_have_land_types(what: Any) -> None:
    step = becomes({"change": "chosen_land_type", "land_type": "land_type"}, what)
    found = places(sorcery(CHOOSE, step, targets=[{"what": CREATURE}] if what == "target" else []))
    assert "$.abilities[0].do[1].changes[0]" in found


def test_a_land_of_the_controller_is_a_land() -> None:
    step = becomes({"change": "chosen_land_type", "land_type": "land_type"})
    assert places(sorcery(CHOOSE, step, targets=[{"what": LAND}])) == {}


@pytest.mark.parametrize(
    "change",
    [{"change": "chosen_color", "color": "color"}, {"change": "chosen_land_type", "land_type": "land_type"}],
)
def test_what_nobody_has_chosen_has_no_name(change: Document) -> None:
    assert "$.abilities[0].changes[0]." + {"chosen_color": "color", "chosen_land_type": "land_type"}[
        change["change"]
    ] in places(bear(abilities=[{"ability": "static", "changes": [change]}]))


def test_a_color_is_no_land_type() -> None:
    step = becomes({"change": "chosen_land_type", "land_type": "color"})
    found = places(sorcery({"do": "choose_color"}, step, targets=[{"what": LAND}]))
    assert "$.abilities[0].do[1].changes[0].land_type" in found
