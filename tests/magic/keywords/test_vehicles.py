"""Vehicles and crew (CR 301.7, 702.122)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import plain
from tests.magic.table import side, table


def test_creatures_whose_power_comes_to_so_much_are_tapped() -> None:
    game = table(side("Rattling Wagon, Grizzly Bears(sick), Wind Drake, Hill Giant(tapped)"))
    game.play("A activate Rattling Wagon / crew")
    assert game.thing("Wind Drake").tapped, "it takes both"
    assert game.thing("Grizzly Bears").tapped, "it need not have been there since the turn began"
    game.resolve()
    assert {"artifact", "creature"} <= game.characteristics(game.ref("Rattling Wagon")).types
    assert game.size("Rattling Wagon") == (4, 5)


def test_more_may_be_tapped_than_it_takes() -> None:
    game = table(side("Swift Sloop, Grizzly Bears, Wind Drake"))
    game.play("A activate Swift Sloop / crew")
    game.refuses("pay_enough", "CR-601.2h")
    game.play("A pay_with Grizzly Bears")
    game.legal("pay_with Wind Drake", "pay_enough")
    game.play("A pay_enough")
    assert not game.thing("Wind Drake").tapped


def test_without_the_power_it_cannot_be_crewed() -> None:
    game = table(side("Rattling Wagon, Grizzly Bears"), side("Hill Giant"))
    game.refuses("activate Rattling Wagon / crew", "CR-118.3")


def test_a_vehicle_does_not_crew_itself() -> None:
    game = table(side("Swift Sloop, Grizzly Bears"))
    game.play("A activate Swift Sloop / crew")
    game.resolve()
    game.refuses("activate Swift Sloop / crew", "CR-118.3")


def test_a_crewed_vehicle_attacks_and_is_none_the_next_turn() -> None:
    game = table(side("Swift Sloop, Grizzly Bears"), side(library="Wastes*8"))
    game.play("A activate Swift Sloop / crew")
    game.resolve()
    game.pass_to("declare_attackers")
    game.play("A attack Swift Sloop → B")
    assert game.thing("Swift Sloop").tapped
    game.end_turn()
    assert "creature" not in game.characteristics(game.ref("Swift Sloop")).types


def test_a_vehicle_that_came_this_turn_does_not_attack() -> None:
    game = table(side("Swift Sloop(sick), Grizzly Bears, Hill Giant"))
    game.play("A activate Swift Sloop / crew; A pay_with Grizzly Bears; A pay_enough")
    game.resolve()
    game.pass_to("declare_attackers")
    game.refuses("attack Swift Sloop → B", "CR-302.6")


def test_while_nobody_crews_it_it_is_no_creature() -> None:
    game = table(side("Mountain", hand="Shock"), side("Rattling Wagon"))
    game.play("A cast Shock")
    game.legal("target A", "target B")


@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_sees_the_size_of_a_vehicle(seat: int) -> None:
    game = table(side("Rattling Wagon"))
    (wagon,) = plain(engine.view(game.state, seat).view)["battlefield"]
    assert (wagon["power"], wagon["toughness"]) == (4, 5)
