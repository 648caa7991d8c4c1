"""Which objects may pay for a cost, and which of them together (CR 118.3, 601.2h)."""

from __future__ import annotations

from tests.magic.table import side, table


def test_what_taps_for_a_cost_is_not_tapped_for_it_again() -> None:
    """CR 118.3: one tapping pays for one of two costs."""
    game = table(side("Paired Drummer"))
    game.refuses("activate Paired Drummer", "CR-118.3")
    game = table(side("Paired Drummer, Grizzly Bears"))
    game.play("A activate Paired Drummer")
    assert [game.thing(name).tapped for name in ("Paired Drummer", "Grizzly Bears")] == [True, True]


def test_what_is_discarded_by_choice_leaves_something_to_chance() -> None:
    """A creature card is discarded at random besides, so the only one is not chosen."""
    game = table(side("Chance Offering", hand="Grizzly Bears, Forest"))
    game.play("A activate Chance Offering")
    game.legal("pay_with Forest")
    game.play("A pay_with Forest")
    assert game.cards("A", "hand") == []


def test_other_counters_do_not_pay() -> None:
    game = table(side("Growth Broker, Hill Giant(1 charge)"))
    game.refuses("activate Growth Broker", "CR-118.3")


def test_negative_power_pays_nothing_and_hinders_nobody() -> None:
    """The others come to the total without it; with it they would not."""
    game = table(side("Grand Muster, Grizzly Bears(1 -3/-0), Hill Giant(1 +1/+1)"))
    game.play("A activate Grand Muster / 0")
    assert [game.thing(name).tapped for name in ("Grizzly Bears", "Hill Giant")] == [False, True]


def test_what_is_tapped_for_a_cost_becomes_tapped_for_abilities_too() -> None:
    """CR 603.2e."""
    game = table(side("Herd Bell, Restless Gears"))
    game.play("A activate Herd Bell; A x 1")
    game.all_pass()
    assert game.life() == (21, 19)
