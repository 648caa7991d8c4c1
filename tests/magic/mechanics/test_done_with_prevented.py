"""What a shield does besides with the damage that it has prevented (CR 615.5)."""

from __future__ import annotations

import engine
from tests.harness import fresh, of_type
from tests.magic.positions import announce, attacked, cast
from tests.magic.table import Play, side, table


def returned(x: int, creature: str, second: str, mine: str = "Hill Giant", hand: str = "Shock*2") -> Play:
    """B has returned the next X damage that would be dealt to a creature of B's; A has priority."""
    game = table(side(f"Mountain*4, {mine}", hand=hand), side(f"Plains*5, {creature}", hand="Returned Blow"))
    game.play("A pass; B cast Returned Blow")
    game.play(f"B x {x}; B target {creature}; B target {second}")
    if game.asked() in ("pay_mana", "make_mana", "pay_symbol"):
        game.play("B auto_pay")
    game.resolve()
    return game


def test_what_was_prevented_is_dealt_to_another_by_the_spell() -> None:
    game = returned(3, "Grizzly Bears", "A")
    cast(game, "Shock", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "battlefield"
    assert game.life() == (18, 20)
    (shield,) = game.table.shields
    assert shield.amount == 1


def test_a_shield_against_no_damage_is_none() -> None:
    assert not returned(0, "Grizzly Bears", "A").table.shields


def test_so_much_as_was_left_to_prevent() -> None:
    game = returned(3, "Craw Wurm", "A")
    cast(game, "Shock#1", "Craw Wurm")
    cast(game, "Shock", "Craw Wurm")
    assert (game.thing("Craw Wurm").damage, game.life()) == (1, (17, 20))
    assert not game.table.shields


def test_nothing_is_dealt_to_what_has_left() -> None:
    game = returned(3, "Craw Wurm", "Hill Giant", hand="Shock*2, Lightning Bolt")
    cast(game, "Lightning Bolt", "Hill Giant")
    cast(game, "Shock#1", "Craw Wurm")
    assert (game.thing("Craw Wurm").damage, game.life()) == (0, (20, 20))


def test_all_that_is_dealt_at_once_is_one_amount() -> None:
    """Two creatures deal it at the same time; the spell deals their sum."""
    game = attacked(
        "Craw Wurm → B", side("Craw Wurm, Plains*5", hand="Returned Blow"), side("Grizzly Bears*2")
    )
    game.play("B block Grizzly Bears#1 → Craw Wurm; B block Grizzly Bears#2 → Craw Wurm")
    game.play("A cast Returned Blow; A x 4; A target Craw Wurm; A target B")
    game.resolve()
    game.play("A pass; B pass")
    game.take(engine.legal_actions(game.state)[0])
    (dealt,) = [one for one in of_type(game.events, "damage_dealt") if not one.get("combat")]
    assert (game.life(), dealt["amount"]) == ((20, 16), 4)
    assert game.thing("Craw Wurm").damage == 0


def test_the_source_of_a_choice_and_its_controller() -> None:
    game = table(side("Mountain*2", hand="Shock*2"), side("Plains", hand="Open Palm"))
    announce(game, "A", "Shock#1", "B")
    game.play("A pass; B cast Open Palm; B pass; A pass; B choose Shock#1")
    assert not engine.status(fresh(game.state))
    game.resolve()
    assert game.life() == (18, 22)
    cast(game, "Shock", "B")
    assert game.life() == (18, 20)


def test_a_creature_spell_goes_on_being_meant_as_the_creature() -> None:
    """CR 400.7c, 609.7a: what prevents damage from the spell prevents damage from the permanent."""
    game = table(side("Mountain", hand="Raging Goblin"), side("Plains", hand="Open Palm"))
    game.play("A cast Raging Goblin; A pass; B cast Open Palm; B pass; A pass; B choose Raging Goblin")
    game.resolve()
    game.pass_to("declare_attackers")
    game.play("A attack Raging Goblin → B")
    game.pass_to("end_combat")
    assert game.life() == (19, 21)
    assert not game.table.shields


def test_counters_for_what_was_prevented_come_before_it_would_die() -> None:
    """CR 615.5: right afterward, before state-based actions are checked."""
    game = attacked("Craw Wurm → B", side("Craw Wurm"), side("Grizzly Bears, Plains", hand="Hardening Light"))
    game.play("B block Grizzly Bears → Craw Wurm; A pass")
    announce(game, "B", "Hardening Light", "Grizzly Bears")
    game.resolve()
    game.pass_to("end_combat")
    bears = game.thing("Grizzly Bears")
    assert (bears.counters["+1/+1"], bears.damage) == (3, 3)
    assert game.zone("Grizzly Bears") == "battlefield"


def test_each_of_two_shields_does_so_with_what_it_has_prevented() -> None:
    lights = side("Plains*2, Grizzly Bears, Hill Giant", hand="Hardening Light*2")
    game = table(side("Mountain, Swamp", hand="Pyroclasm"), lights)
    announce(game, "A", "Pyroclasm")
    game.play("A pass")
    announce(game, "B", "Hardening Light#1", "Grizzly Bears")
    announce(game, "B", "Hardening Light#2", "Hill Giant")
    while game.table.stack:
        game.resolve()
    counters = [game.thing(name).counters for name in ("Grizzly Bears", "Hill Giant")]
    assert counters == [{"+1/+1": 2}, {"+1/+1": 2}]


def test_what_lasts_is_written_and_read() -> None:
    game = returned(3, "Craw Wurm", "A")
    assert not engine.status(fresh(game.state))
