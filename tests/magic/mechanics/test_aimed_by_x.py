"""Targets that X bounds: "with mana value X". X is chosen so that there are some (CR 601.2b, c, CORE-R15)."""

from __future__ import annotations

import pytest

from tests.magic.table import side, table


@pytest.mark.parametrize(
    ("lands", "theirs", "values"),
    [
        ("Swamp*4", "Savannah Lions, Hill Giant, Grizzly Bears", {1, 2}),
        ("Swamp*6", "Savannah Lions, Hill Giant", {1, 4}),
        ("Swamp*7", "Savannah Lions, Craw Wurm", {1, 6}),
    ],
)
def test_x_has_gaps_where_nothing_has_this_mana_value(lands: str, theirs: str, values: set[int]) -> None:
    game = table(side(lands, hand="Measured Blow"), side(theirs))
    game.play("A cast Measured Blow")
    assert {one for one in game.listed() if one.startswith("choose_x ")} == {f"choose_x {x}" for x in values}
    game.refuses("A x 0", "CR-107.3a")


def test_the_only_value_with_a_target_is_no_question() -> None:
    game = table(side("Swamp*4", hand="Measured Blow"), side("Grizzly Bears"))
    game.play("A cast Measured Blow")
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert sum(game.thing(f"Swamp#{number}").tapped for number in range(1, 5)) == 3


@pytest.mark.parametrize(
    ("lands", "theirs", "rule"),
    [
        ("Swamp*2", "Grizzly Bears", "CR-601.2c"),
        ("Swamp*4", "Icy Manipulator", "CR-601.2c"),
        ("Island*4", "Grizzly Bears", "CR-118.3"),
    ],
)
def test_without_a_value_that_can_be_paid_and_has_a_target(lands: str, theirs: str, rule: str) -> None:
    """What the mana is enough for has no target; or the mana is not enough for anything."""
    game = table(side(lands, hand="Measured Blow"), side(theirs))
    game.refuses("A cast Measured Blow", rule)


def test_an_activated_ability() -> None:
    game = table(side("Wastes*3, Measuring Rod"), side("Savannah Lions, Hill Giant"))
    game.play("A activate Measuring Rod")
    game.legal("x 0", "x 1", "x 2", "x 3")
    game.play("A x 3")
    game.resolve()
    assert (game.thing("Hill Giant").tapped, game.thing("Savannah Lions").tapped) == (True, False)
    table(side("Wastes*3, Measuring Rod"), side("Icy Manipulator")).refuses(
        "A activate Measuring Rod", "CR-601.2c"
    )


def test_a_mode_whose_targets_x_bounds() -> None:
    """It can be chosen only if X can be such that it has a target."""
    game = table(side("Forest*5", hand="Measured Choice"), side("Icy Manipulator"))
    game.play("A cast Measured Choice")
    game.legal("mode 0", "mode 1")
    game.play("A mode 0")
    game.resolve()
    assert game.zone("Icy Manipulator") == "graveyard"
    game = table(side("Forest*4", hand="Measured Choice"), side("Icy Manipulator"))
    game.play("A cast Measured Choice; A x 3")
    game.resolve()
    assert game.life() == (23, 20)
