"""Keywords about counters: what enters with them, gets them, loses them (CR 702)."""

from __future__ import annotations

import pytest

from tests.magic.table import Play, side, table

ATTACK = "declare_attackers"


def hit(game: Play, attacker: str) -> Play:
    """A creature attacks, and nobody blocks."""
    game.play(f"A attack {attacker} → B")
    game.pass_to("main2")
    return game


# Bloodthirst (CR 702.54) ---------------------------------------------------------------------------------


@pytest.mark.parametrize(("target", "size"), [("B", (3, 3)), ("A", (1, 1))])
def test_bloodthirst_asks_for_damage_to_an_opponent(target: str, size: tuple[int, int]) -> None:
    game = table(side("Mountain*3", hand="Shock, Blood Drinker"))
    game.play(f"A cast Shock; A target {target}")
    game.resolve()
    game.play("A cast Blood Drinker")
    game.resolve()
    assert game.size("Blood Drinker") == size


# Fabricate (CR 702.123) ----------------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "size", "servos"), [("accept", (3, 3), 0), ("decline", (1, 1), 2)])
def test_fabricate_puts_counters_or_creates_servos(answer: str, size: tuple[int, int], servos: int) -> None:
    game = table(side("Plains*3", hand="Servo Maker"))
    game.play("A cast Servo Maker")
    game.resolve()
    game.resolve()
    game.play(f"A {answer}")
    assert game.size("Servo Maker") == size
    assert [one.card for one in game.table.objects.values()].count("servo_token") == servos


def test_fabricate_of_a_creature_that_has_died_creates_servos() -> None:
    game = table(side("Plains*3", hand="Servo Maker"), side("Mountain", hand="Shock"))
    game.play("A cast Servo Maker")
    game.resolve()
    game.play("A pass; B cast Shock; B target Servo Maker")
    game.resolve()
    game.resolve()
    assert [one.card for one in game.table.objects.values()].count("servo_token") == 2


# Fading and vanishing (CR 702.32, 702.63) ------------------------------------------------------------------


def test_fading_is_sacrificed_when_no_counter_can_be_removed() -> None:
    game = table(side("Fading Fox(1 fade)"), step="untap")
    game.pass_to("draw")
    assert game.thing("Fading Fox").counters == {}
    assert game.zone("Fading Fox") == "battlefield"
    game = table(side("Fading Fox"), step="untap")
    game.pass_to("draw")
    assert game.zone("Fading Fox") == "graveyard"


def test_fading_enters_with_counters() -> None:
    game = table(side("Forest", hand="Fading Fox"))
    game.play("A cast Fading Fox")
    game.resolve()
    assert game.thing("Fading Fox").counters == {"fade": 1}


def test_vanishing_is_sacrificed_with_the_last_counter() -> None:
    game = table(side("Vanishing Fox(2 time)"), step="untap")
    game.pass_to("draw")
    assert game.thing("Vanishing Fox").counters == {"time": 1}
    game = table(side("Vanishing Fox(1 time)"), step="untap")
    game.pass_to("draw")
    assert game.zone("Vanishing Fox") == "graveyard"


# Graft (CR 702.58) and moving counters (CR 122.5) ----------------------------------------------------------


def test_graft_moves_a_counter_to_what_enters() -> None:
    game = table(side("Forest*2, Grafted Newt(2 +1/+1)", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    game.resolve()
    game.resolve()
    game.play("A accept")
    assert (game.size("Grafted Newt"), game.size("Grizzly Bears")) == ((1, 1), (3, 3))


def test_graft_without_counters_does_not_trigger() -> None:
    game = table(side("Forest*2, Grafted Newt(1 +2/+2)", hand="Grizzly Bears"))
    game.play("A cast Grizzly Bears")
    game.resolve()
    assert not game.table.stack


def test_a_counter_does_not_move_onto_what_has_left() -> None:
    game = table(
        side("Forest*2, Grafted Newt(2 +1/+1)", hand="Grizzly Bears"), side("Mountain", hand="Shock")
    )
    game.play("A cast Grizzly Bears")
    game.resolve()
    game.play("A pass; B cast Shock; B target Grizzly Bears")
    game.resolve()
    game.resolve()
    game.play("A accept")
    assert game.size("Grafted Newt") == (2, 2)


def test_what_has_no_counter_moves_none() -> None:
    game = table(side("Counter Thief"), side("Grizzly Bears, Hill Giant(1 +1/+1)"))
    game.play("A activate Counter Thief; A target Grizzly Bears")
    game.resolve()
    assert game.size("Counter Thief") == (2, 2)
    game.play("A activate Counter Thief; A target Hill Giant")
    game.resolve()
    assert (game.size("Counter Thief"), game.size("Hill Giant")) == ((3, 3), (3, 3))


def test_a_counter_does_not_move_onto_what_it_is_on() -> None:
    """CR 122.5: it is not put again, so nothing doubles it."""
    game = table(side("Counter Thief(1 +1/+1), Swelling Vine"))
    game.play("A activate Counter Thief")
    game.resolve()
    assert game.size("Counter Thief") == (3, 3)


# Modular (CR 702.43) ---------------------------------------------------------------------------------------


def test_modular_hands_its_counters_on() -> None:
    game = table(side("Swamp, Modular Ant(2 +1/+1), Bronze Sable", hand="Ghastly Touch"))
    game.play("A cast Ghastly Touch; A target Modular Ant")
    game.resolve()
    game.resolve()
    game.play("A accept")
    assert game.size("Bronze Sable") == (4, 3)


def test_modular_that_is_exiled_hands_on_nothing() -> None:
    game = table(side("Plains, Modular Ant(2 +1/+1), Bronze Sable", hand="Swords to Plowshares"))
    game.play("A cast Swords to Plowshares; A target Modular Ant")
    game.resolve()
    assert not game.table.stack
    assert game.size("Bronze Sable") == (2, 1)


# Outlast (CR 702.107) --------------------------------------------------------------------------------------


def test_outlast_taps_it_at_the_time_of_a_sorcery() -> None:
    game = table(side("Plains, Enduring Guard"))
    game.play("A activate Enduring Guard / outlast")
    assert game.thing("Enduring Guard").tapped
    game.resolve()
    assert game.size("Enduring Guard") == (2, 3)


def test_outlast_waits_for_the_main_phase_and_for_the_turn_after() -> None:
    game = table(side("Plains, Enduring Guard(sick)"))
    game.refuses("activate Enduring Guard / outlast", "CR-302.6")
    game = table(side("Plains, Enduring Guard"), step="upkeep")
    game.refuses("activate Enduring Guard / outlast", "CR-602.5d")


# Renown (CR 702.112) ---------------------------------------------------------------------------------------


def test_renown_comes_once() -> None:
    game = hit(table(side("Young Squire, Renowned Herald"), step=ATTACK), "Young Squire")
    assert game.size("Young Squire") == (3, 2)
    assert game.thing("Young Squire").renowned
    assert len(game.table.seats[0].hand) == 1, "what speaks of becoming renowned has triggered"
    game.end_turn()
    game.end_turn()
    game.pass_to("declare_attackers")
    assert hit(game, "Young Squire").size("Young Squire") == (3, 2)


# Scavenge (CR 702.97) --------------------------------------------------------------------------------------


def test_scavenge_exiles_the_card_for_its_power() -> None:
    game = table(side("Swamp, Grizzly Bears", graveyard="Buried Ogre"), side("Hill Giant"))
    game.play("A activate Buried Ogre / scavenge; A target Grizzly Bears")
    assert game.zone("Buried Ogre") == "exile"
    game.resolve()
    assert game.size("Grizzly Bears") == (5, 5)


def test_scavenge_works_in_the_graveyard_alone() -> None:
    game = table(side("Swamp, Grizzly Bears, Buried Ogre", hand="Buried Ogre"))
    game.legal("tap Swamp for {B}", "pass")


def test_scavenge_waits_for_the_time_of_a_sorcery() -> None:
    game = table(side("Swamp, Grizzly Bears", graveyard="Buried Ogre"), step="upkeep")
    game.refuses("activate Buried Ogre / scavenge", "CR-602.5d")
