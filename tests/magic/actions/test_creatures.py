"""Keyword actions of creatures: bolster, adapt, explore, connive; and evolve (CR 701.39–50, 702.100)."""

from __future__ import annotations

import msgspec
import pytest

import engine
from tests.magic.table import side, table

# Explore (CR 701.44) ---------------------------------------------------------------------------------------


def test_exploring_a_land_takes_it() -> None:
    game = table(side("Forest*2", hand="Path Scout", library="Plains, Shock"))
    game.play("A cast Path Scout")
    game.resolve()
    game.resolve()
    assert game.cards("A", "hand") == ["plains"]
    assert game.size("Path Scout") == (1, 1)


@pytest.mark.parametrize(("answer", "zone"), [("choose Shock", "graveyard"), ("done", "library")])
def test_exploring_another_card_makes_it_grow(answer: str, zone: str) -> None:
    game = table(side("Forest*2", hand="Path Scout", library="Shock, Plains"))
    game.play("A cast Path Scout")
    game.resolve()
    game.resolve()
    game.play(f"A {answer}")
    assert game.zone("Shock") == zone
    assert game.size("Path Scout") == (2, 2)


def test_a_card_that_stays_on_top_is_known_to_all() -> None:
    game = table(side("Forest*2", hand="Path Scout", library="Shock, Plains"))
    game.play("A cast Path Scout")
    game.resolve()
    game.resolve()
    game.play("A done")
    for seat in (0, 1):
        assert b'"shock"' in msgspec.json.encode(engine.view(game.state, seat))


def test_exploring_an_empty_library_makes_it_grow() -> None:
    game = table(side("Forest*2", hand="Path Scout", library=""))
    game.play("A cast Path Scout")
    game.resolve()
    game.resolve()
    assert game.size("Path Scout") == (2, 2)


def test_what_has_left_explores_without_growing() -> None:
    """Its last controller does."""
    game = table(side("Forest*2", hand="Path Scout", library="Plains, Shock"), side("Mountain", hand="Shock"))
    game.play("A cast Path Scout")
    game.resolve()
    game.play("A pass; B cast Shock; B target Path Scout")
    game.resolve()
    game.resolve()
    assert game.cards("A", "hand") == ["plains"]


# Connive (CR 701.50) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("card", "size"), [("Shock", (3, 2)), ("Plains", (2, 1))])
def test_conniving_counts_what_is_no_land(card: str, size: tuple[int, int]) -> None:
    game = table(side("Island*2", hand="Sly Courier, Plains", library="Shock"))
    game.play("A cast Sly Courier")
    game.resolve()
    game.resolve()
    game.play(f"A discard {card}" if game.asked() == "discard" else f"A choose {card}")
    assert game.size("Sly Courier") == size
    assert len(game.table.seats[0].hand) == 1


# Bolster, adapt (CR 701.39, 701.46) ------------------------------------------------------------------------


def test_bolster_finds_the_least_toughness_of_its_player() -> None:
    game = table(side("Plains*2, Grizzly Bears, Hill Giant", hand="Camp Cook"), side("Toxic Mite"))
    game.play("A cast Camp Cook")
    game.resolve()
    game.resolve()
    assert game.size("Grizzly Bears") == (4, 4)


def test_bolster_asks_among_those_with_the_least_toughness() -> None:
    game = table(side("Plains*2, Grizzly Bears, Gill Sprawler, Toxic Mite", hand="Camp Cook"))
    game.play("A cast Camp Cook")
    game.resolve()
    game.resolve()
    game.legal("choose Gill Sprawler", "choose Toxic Mite")


def test_adapt_puts_counters_on_what_has_none() -> None:
    game = table(side("Island*2, Gill Sprawler"))
    game.play("A activate Gill Sprawler")
    game.resolve()
    assert game.size("Gill Sprawler") == (3, 3)
    game.play("A activate Gill Sprawler")
    game.resolve()
    assert game.size("Gill Sprawler") == (3, 3)


# Evolve (CR 702.100) ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("enters", "size"), [("Grizzly Bears", (2, 3)), ("Tall Wall", (2, 3)), ("Toxic Mite", (1, 2))]
)
def test_evolve_compares_power_and_toughness(enters: str, size: tuple[int, int]) -> None:
    game = table(side("Forest*2, Hungry Crab", hand=enters))
    game.play(f"A cast {enters}")
    game.resolve()
    if game.table.stack:
        game.resolve()
    assert game.size("Hungry Crab") == size
