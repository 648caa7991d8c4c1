"""Legendary instants and sorceries, which only those cast who control a legend (CR 205.4e)."""

from __future__ import annotations

import pytest

from tests.magic.table import side, table


@pytest.mark.parametrize("legend", ["Isamaru, Hound of Konda", "Jace Beleren(3 loyalty)"])
def test_who_controls_a_legendary_creature_or_planeswalker_casts_it(legend: str) -> None:
    game = table(side(f"Forest, {legend}", hand="Decree of Heirs"))
    game.play("A cast Decree of Heirs; A pass; B pass")
    assert game.life() == (24, 20)


@pytest.mark.parametrize("mine", ["Grizzly Bears", "Kher Keep"])
def test_what_is_not_legendary_or_a_land_does_not_do(mine: str) -> None:
    game = table(side(f"Forest, {mine}", hand="Decree of Heirs"))
    game.excludes("cast Decree of Heirs")
    game.refuses("cast Decree of Heirs", "CR-205.4e")


def test_a_legend_of_somebody_else_does_not_do() -> None:
    game = table(side("Forest", hand="Decree of Heirs"), side("Isamaru, Hound of Konda"))
    game.refuses("cast Decree of Heirs", "CR-205.4e")


def test_what_becomes_of_the_legend_does_not_matter_once_it_is_cast() -> None:
    game = table(
        side("Forest, Isamaru, Hound of Konda", hand="Decree of Heirs"),
        side("Mountain", hand="Lightning Bolt"),
    )
    game.play("A cast Decree of Heirs; A pass; B cast Lightning Bolt; B target Isamaru, Hound of Konda")
    game.play("B pass; A pass; A pass; B pass")
    assert game.zone("Isamaru, Hound of Konda") == "graveyard"
    assert game.life() == (24, 20)


def test_what_lets_somebody_cast_a_card_asks_for_the_legend_too() -> None:
    """CR 608.2g: nothing of when it is cast, but who casts it."""
    game = table(side("Mountain, Grizzly Bears", hand="Wild Guess", library="Decree of Heirs"))
    game.play("A cast Wild Guess")
    game.resolve()
    assert (game.zone("Decree of Heirs"), game.asked()) == ("library", "priority")
