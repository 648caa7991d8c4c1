"""Abilities that an instant or sorcery grants are abilities of the objects that have them (CR 113.7)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.made_up import key
from tests.magic.positions import announce, cast
from tests.magic.table import Play, side, table

LESSON, GUARD = key("Parting Lesson"), key("Sworn Guard")


def taught(creature: str = "Grizzly Bears") -> Play:
    """A has cast Parting Lesson on B's creature: it has "When this creature dies, draw a card", an ability
    that costs {T}, and one that costs its sacrifice."""
    game = table(
        side("Island*2, Mountain", hand="Parting Lesson, Shock"), side("Grizzly Bears, Hill Giant(sick)")
    )
    cast(game, "Parting Lesson", creature)
    return game


def test_the_object_that_has_it_triggers() -> None:
    """Its controller draws, not the caster of the spell."""
    game = taught()
    announce(game, "A", "Shock", "Grizzly Bears")
    game.all_pass()
    assert [event["seat"] for event in of_type(game.events, "drew")] == [1]


def test_whoever_controls_it_then_draws() -> None:
    """A takes the creature that B owns and then lets it die: A draws."""
    game = table(side("Island*3, Mountain", hand="Parting Lesson, Quick Theft, Shock"), side("Grizzly Bears"))
    cast(game, "Parting Lesson", "Grizzly Bears")
    cast(game, "Quick Theft", "Grizzly Bears")
    announce(game, "A", "Shock", "Grizzly Bears")
    game.all_pass()
    assert [event["seat"] for event in of_type(game.events, "drew")] == [0]
    assert game.cards("B", "graveyard") == ["grizzly_bears"]


def test_a_granted_cost_is_paid_by_the_object() -> None:
    game = taught()
    bears = game.ref("Grizzly Bears")
    game.play(f"A pass; B activate Grizzly Bears / {LESSON}/g1; B target A")
    assert game.table.objects[bears].tapped
    assert [item.source for item in game.table.stack] == [bears]
    game.play("B pass; A pass")
    assert game.life() == (19, 20)


def test_a_summoning_sick_creature_does_not_pay_it() -> None:
    """CR 302.6."""
    game = taught("Hill Giant")
    game.play("A pass")
    game.refuses(f"B activate Hill Giant / {LESSON}/g1", "CR-302.6")


def test_it_sacrifices_itself() -> None:
    """The sacrifice is a death: both abilities belong to the creature."""
    game = taught()
    game.play(f"A pass; B activate Grizzly Bears / {LESSON}/g2; B pass; A pass; A pass; B pass")
    assert (game.zone("Grizzly Bears"), game.life(), len(game.table.seats[1].hand)) == (
        "graveyard",
        (20, 23),
        1,
    )


def test_itself_is_each_creature_that_has_it() -> None:
    """Sworn Guard: creatures you control gain "Whenever this creature or another creature enters under your
    control, put a +1/+1 counter on this creature" until end of turn."""
    game = table(side("Plains*3, Forest*3, Grizzly Bears, Hill Giant", hand="Sworn Guard, Ashcoat Bear"))
    cast(game, "Sworn Guard")
    cast(game, "Ashcoat Bear")
    game.play("A place 0")
    game.all_pass()
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((3, 3), (4, 4))
    assert game.size("Ashcoat Bear") == (2, 2)
    game.play(f"A activate Grizzly Bears / {GUARD}/g1; A auto_pay; A pass; B pass")
    assert [game.thing(name).shields for name in ("Grizzly Bears", "Hill Giant")] == [1, 0]


def test_it_has_them_no_longer_than_the_effect_lasts() -> None:
    game = taught()
    game.end_turn()
    game.pass_to("upkeep")
    game.refuses(f"B activate Grizzly Bears / {LESSON}/g1")
