"""Conditions about what something is, or last was: its numbers and counters (CR 608.2h)."""

from __future__ import annotations

import pytest

from tests.magic.positions import cast
from tests.magic.table import side, table


@pytest.mark.parametrize(
    ("creature", "life"),
    [
        ("Grizzly Bears", 23),
        ("Hill Giant", 20),
        ("Hill Giant(1 +1/+1)", 25),
        ("Grizzly Bears(1 +1/+1)", 28),
    ],
)
def test_what_was_destroyed_is_asked_for_as_it_last_was(creature: str, life: int) -> None:
    game = table(side("Swamp", hand="Small Grievance"), side(creature))
    cast(game, "Small Grievance", creature.partition("(")[0])
    assert game.zone(creature.partition("(")[0]) == "graveyard"
    assert game.life() == (life, 20)


def test_a_token_that_was_destroyed_has_no_mana_value() -> None:
    """CR 202.3a: it has no mana cost; it ceases to exist, and is asked for as it last was."""
    game = table(side("Swamp", hand="Small Grievance"), side("Saproling Token(token)"))
    cast(game, "Small Grievance", "Saproling Token")
    assert game.life() == (23, 20)


def test_what_is_not_destroyed_is_asked_for_as_it_is() -> None:
    game = table(side("Swamp", hand="Small Grievance"), side("Darksteel Myr"))
    cast(game, "Small Grievance", "Darksteel Myr")
    assert game.zone("Darksteel Myr") == "battlefield"
    assert game.life() == (23, 20)


@pytest.mark.parametrize(
    ("spell", "mana", "where"), [("Grizzly Bears", 2, "graveyard"), ("Hill Giant", 4, "stack")]
)
def test_a_spell_is_countered_if_it_is_small(spell: str, mana: int, where: str) -> None:
    lands = "Forest*2" if mana == 2 else "Mountain*4"
    game = table(side(lands, hand=spell), side("Island", hand="Petty Objection"))
    game.play(f"A cast {spell}; A pass; B cast Petty Objection")
    if game.asked() == "choose_target":
        game.play(f"B target {spell}")
    game.resolve()
    assert game.zone(spell) == where


@pytest.mark.parametrize(
    ("card", "answered", "life"),
    [
        ("Late Gloater", True, 25),
        ("Late Gloater", False, 20),
        ("Fair Gloater", True, 20),
        ("Fair Gloater", False, 25),
    ],
)
def test_an_if_after_what_a_trigger_does_is_asked_as_it_resolves_alone(
    card: str, answered: bool, life: int
) -> None:
    """CR 603.4 is about an "if" right after the event; any other one is asked in its turn (CR 608.2c)."""
    game = table(side("Mountain*3", hand=f"{card}, Shock"), side())
    game.play(f"A cast {card}")
    game.resolve()
    assert len(game.state.table.stack) == 1
    if answered:
        game.play("A cast Shock; A target B")
        game.resolve()
    game.resolve()
    assert game.life() == (life, 18 if answered else 20)


@pytest.mark.parametrize(("before", "life"), [("", 20), ("Opt", 24), ("Shock", 20)])
def test_another_spell_than_the_source_has_to_be_cast(before: str, life: int) -> None:
    """CR 400.7d: the spell that the permanent was is the same one to it."""
    game = table(side("Island*4, Mountain", hand="Second Wind Caller, Opt, Shock"), side())
    if before:
        game.play(f"A cast {before}")
        if game.asked() == "choose_target":
            game.play("A target B")
        game.resolve()
        while game.asked() != "priority":
            game.play("A keep_on_top")
    game.play("A cast Second Wind Caller")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.resolve()
    game.resolve()
    assert game.life()[0] == life


def test_a_permanent_that_comes_back_is_another_than_its_spell_was() -> None:
    """CR 400.7: it is a new object, and the spell was cast this turn."""
    game = table(side("Island*4, Plains", hand="Second Wind Caller, Cloudshift"), side())
    game.play("A cast Second Wind Caller")
    while game.asked() == "pay_mana":
        game.play("A auto_pay")
    game.resolve()
    game.resolve()
    assert game.life() == (20, 20)
    cast(game, "Cloudshift", "Second Wind Caller")
    game.resolve()
    assert game.life() == (24, 20)


@pytest.mark.parametrize(("status", "life"), [("(1 +1/+1)", 24), ("", 20)])
def test_a_creature_that_died_had_counters_if_it_last_had_them(status: str, life: int) -> None:
    game = table(side(f"Grave Accountant{status}, Mountain*2", hand="Shock, Shock"), side())
    for _ in range(2):
        if game.zone("Grave Accountant") == "battlefield":
            cast(game, "Shock", "Grave Accountant")
    if game.state.table.stack:
        game.resolve()
    assert game.life() == (life, 20)
