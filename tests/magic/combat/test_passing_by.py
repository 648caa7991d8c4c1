"""Combat damage that is assigned as though the creature weren't blocked (CR 510.1c, 609.4)."""

from __future__ import annotations

from tests.magic.table import side

from .fight import attacked

SLIPPER = "Hedge Slipper"


def test_all_of_it_goes_to_the_player_or_to_the_blocker() -> None:
    game = attacked(SLIPPER, "Hill Giant", f"A attack {SLIPPER} → B")
    game.play(f"B block Hill Giant → {SLIPPER}")
    game.pass_to("combat_damage")
    assert game.asked() == "assign_damage"
    assert game.divisions(SLIPPER) == {(("Hill Giant", 4),), (("B", 4),)}
    game.refuses(f"assign {SLIPPER} → Hill Giant: 2", "CR-510.1c")
    game.play(f"A assign {SLIPPER} → Hill Giant: 0")
    assert game.life() == (20, 16)
    assert game.zone("Hill Giant") == "battlefield"


def test_among_several_blockers_it_is_divided_or_goes_past_all_of_them() -> None:
    game = attacked(SLIPPER, "Grizzly Bears, Hill Giant", f"A attack {SLIPPER} → B")
    game.play(f"B block Grizzly Bears → {SLIPPER}; B block Hill Giant → {SLIPPER}")
    game.pass_to("combat_damage")
    divided = {
        tuple(pair for pair in (("Grizzly Bears", share), ("Hill Giant", 4 - share)) if pair[1])
        for share in range(5)
    }
    assert game.divisions(SLIPPER) == {*divided, (("B", 4),)}


def test_nobody_is_asked_of_a_creature_that_is_not_blocked() -> None:
    game = attacked(SLIPPER, "Hill Giant", f"A attack {SLIPPER} → B")
    game.play("B stay_out Hill Giant")
    game.pass_to("end_combat")
    assert game.life() == (20, 16)


def test_it_may_deal_damage_when_nothing_blocks_it_any_more() -> None:
    """It is blocked still (CR 509.1h)."""
    game = attacked(side(f"{SLIPPER}, Mountain", hand="Shock"), "Grizzly Bears", f"A attack {SLIPPER} → B")
    game.play(f"B block Grizzly Bears → {SLIPPER}")
    game.play("A cast Shock; A target Grizzly Bears")
    game.resolve()
    game.pass_to("combat_damage")
    assert game.divisions(SLIPPER) == {(), (("B", 4),)}


def test_with_trample_the_rest_goes_on_as_well() -> None:
    game = attacked(
        "Colossal Dreadmaw, Long Reach(on Colossal Dreadmaw)", "Hill Giant", "A attack Colossal Dreadmaw → B"
    )
    game.play("B block Hill Giant → Colossal Dreadmaw")
    game.pass_to("combat_damage")
    to_giant = {0, 3, 4, 5, 6}
    assert game.divisions("Colossal Dreadmaw") == {
        tuple(pair for pair in (("Hill Giant", share), ("B", 6 - share)) if pair[1]) for share in to_giant
    }
    game.refuses("assign Colossal Dreadmaw → Hill Giant: 2", "CR-702.19b")


def test_the_controller_of_the_creature_chooses() -> None:
    """B's Aura on A's creature: A is asked."""
    game = attacked("Hill Giant", "Long Reach(on Hill Giant), Grizzly Bears", "A attack Hill Giant → B")
    game.play("B block Grizzly Bears → Hill Giant")
    game.pass_to("combat_damage")
    game.play("A assign Hill Giant → Grizzly Bears: 0")
    assert game.life() == (20, 17)


def test_a_blocker_passes_nobody_by() -> None:
    game = attacked("Hill Giant", SLIPPER, "A attack Hill Giant → B")
    game.play(f"B block {SLIPPER} → Hill Giant")
    game.pass_to("end_combat")
    assert game.zone("Hill Giant") == "graveyard"
    assert game.life() == (20, 20)
