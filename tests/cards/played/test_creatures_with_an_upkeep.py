"""Creatures with a price at the beginning of their controller's upkeep."""

from __future__ import annotations

from tests.cards.plays import plays
from tests.magic.positions import attacked
from tests.magic.table import Play, side, table


def upkeep(battlefield: str, life: int = 20) -> Play:
    """A's upkeep has begun; A has these permanents, and B none."""
    game = table(side(battlefield, life=life), step="untap")
    game.pass_to("upkeep")
    return game


@plays("Carnophage")
def test_carnophage_stays_untapped_for_a_life() -> None:
    game = upkeep("Carnophage")
    game.play("A pass; B pass")
    game.legal("accept", "decline")
    game.play("A accept")
    assert game.life() == (19, 20)
    assert not game.thing("Carnophage").tapped


@plays("Carnophage")
def test_carnophage_is_tapped_without_it() -> None:
    game = upkeep("Carnophage, Gray Ogre")
    game.play("A pass; B pass; A decline")
    assert game.life() == (20, 20)
    assert game.thing("Carnophage").tapped
    assert not game.thing("Gray Ogre").tapped


@plays("Carnophage")
def test_carnophage_takes_the_last_life() -> None:
    """A player with 1 life can pay it."""
    game = upkeep("Carnophage", life=1)
    game.play("A pass; B pass; A accept")
    assert game.over().winner == 1


@plays("Force of Nature")
def test_force_of_nature_is_held_off_with_four_green_mana() -> None:
    game = upkeep("Force of Nature, Forest*4")
    game.play("A pass; B pass; A accept")
    assert game.life() == (20, 20)
    assert all(game.thing(f"Forest#{number}").tapped for number in range(1, 5))


@plays("Force of Nature")
def test_force_of_nature_deals_eight_damage_otherwise() -> None:
    game = upkeep("Force of Nature, Forest*4")
    game.play("A pass; B pass; A decline")
    assert game.life() == (12, 20)
    game = upkeep("Force of Nature, Forest*3, Mountain")
    game.play("A pass; B pass")
    assert game.asked() == "priority", "who cannot pay is not asked"
    assert game.life() == (12, 20)


@plays("Force of Nature")
def test_force_of_nature_tramples() -> None:
    game = attacked("Force of Nature → B", side("Force of Nature"), side("Gray Ogre"))
    game.play("B block Gray Ogre → Force of Nature; A pass; B pass; A assign Force of Nature → Gray Ogre: 2")
    assert game.life() == (20, 14)


@plays("Juzám Djinn")
def test_juzam_djinn_deals_one_damage_to_its_controller() -> None:
    game = upkeep("Juzám Djinn")
    assert game.life() == (20, 20)
    game.play("A pass; B pass")
    assert game.life() == (19, 20)


@plays("Juzám Djinn")
def test_juzam_djinn_turns_on_who_controls_it() -> None:
    game = table(side("Control Magic(on Juzám Djinn)"), side("Juzám Djinn"), step="untap")
    game.pass_to("upkeep")
    game.play("A pass; B pass")
    assert game.life() == (19, 20)


@plays("Carnophage", "Force of Nature", "Juzám Djinn")
def test_it_is_its_controllers_upkeep_alone() -> None:
    game = table(side(), side("Carnophage, Force of Nature, Juzám Djinn"), step="untap")
    game.pass_to("main1")
    assert game.life() == (20, 20)
