"""Damage that is dealt to something else (CR 614.9, 615.7)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.magic.positions import announce, attacked, cast
from tests.magic.table import Play, side, table


def guarded(hand: str = "Lightning Bolt", mine: str = "") -> Play:
    """B's squire has one damage dealt to the Hill Giant instead; A has priority."""
    game = table(side(f"Mountain*3{mine}", hand=hand), side("Nimble Squire, Hill Giant"))
    game.play("A pass; B activate Nimble Squire; B target Hill Giant")
    game.resolve()
    return game


def test_one_damage_is_dealt_to_another_creature() -> None:
    game = guarded("Shock")
    cast(game, "Shock", "Nimble Squire")
    assert (game.thing("Nimble Squire").damage, game.thing("Hill Giant").damage) == (1, 1)
    (event,) = of_type(game.events, "damage_redirected")
    assert (event["rule"], event["amount"], event["instead"]) == ("CR-614.9", 1, game.ref("Hill Giant"))


def test_it_is_used_up() -> None:
    game = guarded("Shock*2")
    cast(game, "Shock", "Nimble Squire")
    assert not game.table.shields
    cast(game, "Shock", "Nimble Squire")
    assert game.zone("Nimble Squire") == "graveyard"


def test_nothing_is_redirected_to_what_has_left() -> None:
    game = guarded("Shock, Unsummon", mine=", Island")
    cast(game, "Unsummon", "Hill Giant")
    cast(game, "Shock", "Nimble Squire")
    assert game.zone("Nimble Squire") == "graveyard"
    assert len(game.table.shields) == 1


def test_the_same_source_deals_it_with_its_lifelink() -> None:
    game = attacked("Child of Night → B", side("Child of Night"), side("Nimble Squire, Hill Giant"))
    game.play("B block Nimble Squire → Child of Night; B stay_out Hill Giant")
    game.play("A pass; B activate Nimble Squire; B target Hill Giant")
    game.resolve()
    game.pass_to("end_combat")
    assert game.life() == (22, 20)
    assert game.thing("Hill Giant").damage == 1


def test_a_creature_is_dealt_its_own_damage_as_well() -> None:
    attackers = "Grizzly Bears → B, Hill Giant → B"
    game = attacked(
        attackers,
        side("Grizzly Bears, Hill Giant"),
        side("Steadfast Guard, Plains*2", hand="Turn Aside the Blow"),
    )
    game.play("B stay_out Steadfast Guard; A pass")
    announce(game, "B", "Turn Aside the Blow", "Hill Giant")
    game.resolve()
    game.pass_to("end_combat")
    assert game.life() == (20, 20)
    assert game.zone("Hill Giant") == "graveyard"


def test_the_next_time_a_chosen_source_would_deal_damage() -> None:
    game = table(side("Mountain*2", hand="Shock*2"), side("Steadfast Guard"))
    announce(game, "A", "Shock", "B")
    game.play("A pass; B activate Steadfast Guard; B pass; A pass; B choose Shock#1")
    game.resolve()
    assert (game.life(), game.thing("Steadfast Guard").damage) == ((20, 20), 2)
    cast(game, "Shock", "B")
    assert game.life() == (20, 18)


def test_for_a_target_that_has_left_there_is_no_shield() -> None:
    """CR 608.2b: nothing is done with an illegal target."""
    creatures = side("Hill Giant, Craw Wurm, Plains", hand="Pass the Blow")
    game = table(side("Swamp*2", hand="Doom Blade"), creatures)
    game.play("A pass")
    announce(game, "B", "Pass the Blow", "Hill Giant", "Craw Wurm")
    game.play("B pass")
    announce(game, "A", "Doom Blade", "Craw Wurm")
    game.resolve()
    game.resolve()
    assert (game.zone("Craw Wurm"), game.table.shields, game.table.stack) == ("graveyard", [], [])


def test_what_is_shown_of_it() -> None:
    game = guarded()
    (shield,) = engine.view(game.state, 0).view.shields
    assert (shield.to, shield.amount, shield.deal_to) == (
        game.ref("Nimble Squire"),
        1,
        game.ref("Hill Giant"),
    )


def test_until_the_next_turn_by_what_passes_a_filter() -> None:
    game = table(
        side("Forest*2, Mountain, Craw Wurm", hand="Borne by the Herd, Shock"),
        side("Hill Giant, Mogg Fanatic"),
    )
    cast(game, "Borne by the Herd")
    cast(game, "Shock", "B")
    assert game.life() == (20, 18), "a spell is no creature"
    game.play("A pass; B activate Mogg Fanatic; B target A")
    game.resolve()
    assert (game.life(), game.thing("Craw Wurm").damage) == ((20, 18), 1)
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Hill Giant → A")
    game.pass_to("end_combat")
    assert (game.life(), game.thing("Craw Wurm").damage) == ((20, 18), 3)
    game.end_turn()
    assert not game.table.shields


@pytest.mark.parametrize(("awake", "life", "damage"), [(False, 18, 0), (True, 20, 2)])
def test_what_is_no_creature_is_dealt_nothing_in_the_place_of_a_player(
    awake: bool, life: int, damage: int
) -> None:
    """CR 614.9."""
    game = table(side("Mountain", hand="Shock"), side("Kneeling Idol, Plains"))
    if awake:
        game.play("A pass; B activate Kneeling Idol / 1")
        game.resolve()
    cast(game, "Shock", "B")
    assert (game.life(), game.thing("Kneeling Idol").damage) == ((20, life), damage)


def test_who_would_be_dealt_it_chooses_between_effects_of_one_text() -> None:
    """CR 616.1: each of two Willing Victims would have the damage dealt to a creature of its own."""
    creatures = ("Craw Wurm", "Hill Giant")
    for chosen, hurt in zip(("Willing Victim#1", "Willing Victim#2"), creatures, strict=True):
        victims = "Craw Wurm, Hill Giant, Willing Victim(on Craw Wurm), Willing Victim(on Hill Giant)"
        game = table(side("Mountain", hand="Shock"), side(victims))
        cast(game, "Shock", "B")
        game.play(f"B replace {game.ref(chosen)} {game.thing(chosen).card}/0")
        assert game.life() == (20, 20)
        assert [game.thing(name).damage for name in creatures] == [2 * (name == hurt) for name in creatures]
