"""Keywords that count as creatures fight: damage, its time and its size (CR 510, 702)."""

from __future__ import annotations

import pytest

from tests.harness import of_type
from tests.magic.positions import attacked
from tests.magic.table import Play, side, table


def fought(attacker: str, blocker: str, a: str = "", b: str = "") -> Play:
    """A's creature was blocked by B's, and damage was dealt as far as nobody is asked."""
    game = attacked(f"{attacker} → B", side(f"{attacker}{a}"), side(f"{blocker}{b}"))
    theirs = blocker if attacker != blocker else f"{blocker}#2"
    game.play(f"B block {theirs} → {attacker}")
    while game.asked() == "priority" and game.table.step not in ("end_combat", "main2"):
        game.idle()
    return game


def zones(game: Play, *names: str) -> list[str]:
    return [game.zone(name) for name in names]


# Deathtouch (CR 702.2) ------------------------------------------------------------------------------


def test_any_damage_of_deathtouch_destroys() -> None:
    game = fought("Typhoid Rats", "Craw Wurm")
    assert zones(game, "Typhoid Rats", "Craw Wurm") == ["graveyard", "graveyard"]


def test_deathtouch_without_damage_destroys_nothing() -> None:
    game = attacked("Typhoid Rats → B", side("Typhoid Rats"), side("Craw Wurm, Samite Healer"))
    game.play("B block Craw Wurm → Typhoid Rats; B stay_out Samite Healer; A pass")
    game.play("B activate Samite Healer; B target Craw Wurm")
    game.pass_to("end_combat")
    assert zones(game, "Typhoid Rats", "Craw Wurm") == ["graveyard", "battlefield"]


def test_deathtouch_damage_to_a_player_is_plain_damage() -> None:
    game = attacked("Typhoid Rats → B", side("Typhoid Rats"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 19)


# First strike, double strike (CR 702.4, 702.7) ------------------------------------------------------


def test_first_strike_deals_damage_first() -> None:
    game = fought("Youthful Knight", "Grizzly Bears")
    assert zones(game, "Youthful Knight", "Grizzly Bears") == ["battlefield", "graveyard"]


def test_first_strike_on_both_sides_is_simultaneous() -> None:
    game = fought("Youthful Knight", "Elvish Archers")
    assert zones(game, "Youthful Knight", "Elvish Archers") == ["graveyard", "graveyard"]


def test_double_strike_deals_damage_twice() -> None:
    game = attacked("Boros Swiftblade → B", side("Boros Swiftblade"), side())
    game.pass_to("combat_damage")
    assert game.life() == (20, 18)


def test_double_strike_does_not_outlive_the_first_blow() -> None:
    game = fought("Boros Swiftblade", "Elvish Archers")
    assert game.zone("Boros Swiftblade") == "graveyard", "both strike first"
    assert game.life() == (20, 20)


def test_first_strike_given_after_the_first_step_changes_nothing() -> None:
    """CR 510.4: who strikes in the second step had no first strike as the first one began."""
    game = attacked(
        "Youthful Knight → B, Grizzly Bears → B",
        side("Youthful Knight, Grizzly Bears, Lancer's Banner"),
        side(),
    )
    game.pass_to("first_strike_damage")
    assert game.life() == (20, 18)
    game.play("A activate Lancer's Banner; A target Grizzly Bears")
    game.resolve()
    assert "first strike" in game.characteristics(game.ref("Grizzly Bears")).keywords
    game.pass_to("combat_damage")
    assert game.life() == (20, 16)


def test_losing_first_strike_after_the_first_step_gives_no_second_blow() -> None:
    game = attacked("Youthful Knight → B", side("Youthful Knight"), side("Island*2", hand="Turn to Frog"))
    game.pass_to("first_strike_damage")
    game.play("A pass; B cast Turn to Frog")
    game.resolve()
    game.pass_to("end_combat")
    assert game.life() == (20, 18)


# Trample (CR 702.19) --------------------------------------------------------------------------------


def test_trample_carries_over() -> None:
    game = attacked("Colossal Dreadmaw → B", side("Colossal Dreadmaw"), side("Grizzly Bears"))
    game.play("B block Grizzly Bears → Colossal Dreadmaw; A pass; B pass")
    game.legal(*(f"assign Colossal Dreadmaw → Grizzly Bears: {amount}" for amount in range(2, 7)))
    game.play("A assign Colossal Dreadmaw → Grizzly Bears: 2")
    assert game.life() == (20, 16)


def test_without_trample_a_blocked_creature_deals_nothing_to_the_player() -> None:
    game = fought("Craw Wurm", "Grizzly Bears")
    assert game.life() == (20, 20)


def test_trample_does_not_count_for_a_blocker() -> None:
    game = fought("Grizzly Bears", "Colossal Dreadmaw")
    assert game.life() == (20, 20)


def test_trample_with_deathtouch_needs_one_for_each_blocker() -> None:
    game = attacked(
        "Typhoid Rats → B",
        side("Typhoid Rats, Rancor(on Typhoid Rats)"),
        side("Craw Wurm"),
    )
    game.play("B block Craw Wurm → Typhoid Rats; A pass; B pass")
    game.legal(*(f"assign Typhoid Rats → Craw Wurm: {amount}" for amount in (1, 2, 3)))
    game.play("A assign Typhoid Rats → Craw Wurm: 1")
    assert game.life() == (20, 18)
    assert game.zone("Craw Wurm") == "graveyard"


# Lifelink (CR 702.15) -------------------------------------------------------------------------------


def test_lifelink_gains_as_the_damage_is_dealt() -> None:
    game = attacked("Child of Night → B", side("Child of Night"), side())
    game.pass_to("end_combat")
    assert game.life() == (22, 18)


def test_lifelink_gains_once_for_everything_that_a_source_deals_at_a_time() -> None:
    """CORE-16.7: one gain for each source."""
    game = attacked(
        "Child of Night → B",
        side("Child of Night, Rancor(on Child of Night)"),
        side("Grizzly Bears"),
    )
    game.play("B block Grizzly Bears → Child of Night; A pass; B pass")
    game.play("A assign Child of Night → Grizzly Bears: 2")
    assert game.life() == (24, 18)
    gains = of_type(game.events, "life_gained")
    assert [(gain["seat"], gain["amount"]) for gain in gains] == [(0, 4)]


def test_two_sources_with_lifelink_gain_one_by_one() -> None:
    game = attacked("Child of Night → B, Child of Night#2 → B", side("Child of Night*2"), side())
    game.pass_to("declare_blockers")
    game.play("A pass; B pass")
    gains = of_type(game.events, "life_gained")
    assert [gain["amount"] for gain in gains] == [2, 2]


def test_lifelink_gains_nothing_from_prevented_damage() -> None:
    game = attacked("Child of Night → B", side("Child of Night"), side("Samite Healer"))
    game.play("B stay_out Samite Healer; A pass; B activate Samite Healer; B target B")
    game.pass_to("end_combat")
    assert game.life() == (21, 19)


# Wither, infect (CR 702.80, 702.90) -----------------------------------------------------------------


def test_wither_puts_counters_on_creatures() -> None:
    game = fought("Withering Wisp", "Hill Giant")
    assert game.size("Hill Giant") == (1, 1)
    assert game.thing("Hill Giant").counters == {"-1/-1": 2}
    assert game.thing("Hill Giant").damage == 0


def test_wither_hurts_players_as_usual() -> None:
    game = attacked("Withering Wisp → B", side("Withering Wisp"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 18)
    assert game.table.seats[1].poison == 0


def test_infect_puts_counters_on_creatures() -> None:
    game = fought("Plague Carrier", "Hill Giant")
    assert game.size("Hill Giant") == (1, 1)


def test_infect_poisons_players_and_takes_no_life() -> None:
    game = attacked("Plague Carrier → B", side("Plague Carrier"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 20)
    assert game.table.seats[1].poison == 2


def test_infect_takes_loyalty() -> None:
    game = attacked("Plague Carrier → Jace Beleren", side("Plague Carrier"), side("Jace Beleren(3 loyalty)"))
    game.pass_to("end_combat")
    assert game.thing("Jace Beleren").counters == {"loyalty": 1}


# Indestructible (CR 702.12) -------------------------------------------------------------------------


def test_indestructible_survives_lethal_damage_and_destruction() -> None:
    game = table(side("Mountain, Swamp*2", hand="Lightning Bolt, Terror"), side("Indestructible Ape"))
    game.play("A cast Lightning Bolt; A target Indestructible Ape; A pass; B pass")
    assert game.thing("Indestructible Ape").damage == 3
    game.play("A cast Terror; A pass; B pass")
    assert game.zone("Indestructible Ape") == "battlefield"


@pytest.mark.parametrize(
    ("spell", "lands"), [("Diabolic Edict", "Swamp*2"), ("Swords to Plowshares", "Plains")]
)
def test_indestructible_does_not_keep_from_leaving_otherwise(spell: str, lands: str) -> None:
    game = table(side(lands, hand=spell), side("Indestructible Ape"))
    target = "B" if spell == "Diabolic Edict" else "Indestructible Ape"
    game.play(f"A cast {spell}")
    if game.asked() == "choose_target":
        game.play(f"A target {target}")
    game.resolve()
    assert game.zone("Indestructible Ape") != "battlefield"


# Bushido, exalted, battle cry, annihilator (CR 702.45, 702.83, 702.91, 702.86) ----------------------


def test_bushido_grows_when_blocked_and_when_blocking() -> None:
    game = attacked("Honored Swordsman → B", side("Honored Swordsman"), side("Grizzly Bears"))
    game.play("B block Grizzly Bears → Honored Swordsman; A pass; B pass")
    assert game.size("Honored Swordsman") == (4, 4)
    game = attacked("Grizzly Bears → B", side("Grizzly Bears"), side("Honored Swordsman"))
    game.play("B block Honored Swordsman → Grizzly Bears; A pass; B pass")
    assert game.size("Honored Swordsman") == (4, 4)


def test_bushido_needs_a_blocker() -> None:
    game = attacked("Honored Swordsman → B", side("Honored Swordsman"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 18)


def test_bushido_triggers_once_for_several_blockers() -> None:
    game = attacked("Honored Swordsman → B", side("Honored Swordsman"), side("Grizzly Bears*2"))
    game.play("B block Grizzly Bears → Honored Swordsman; B block Grizzly Bears#2 → Honored Swordsman")
    assert len(game.table.stack) == 1


def test_exalted_helps_a_creature_that_attacks_alone() -> None:
    game = attacked("Grizzly Bears → B", side("Grizzly Bears, Qasali Pridemage"), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 17)


def test_exalted_ignores_an_attack_of_two() -> None:
    game = attacked(
        "Grizzly Bears → B, Qasali Pridemage → B", side("Grizzly Bears, Qasali Pridemage"), side()
    )
    game.pass_to("end_combat")
    assert game.life() == (20, 16)


def test_battle_cry_helps_the_other_attackers() -> None:
    game = attacked(
        "Loxodon Partisan → B, Grizzly Bears → B",
        side("Loxodon Partisan, Grizzly Bears, Savannah Lions"),
        side(),
    )
    assert game.size("Grizzly Bears") == (3, 2)
    assert game.size("Loxodon Partisan") == (3, 4)
    assert game.size("Savannah Lions") == (2, 1), "it stayed at home"


def test_battle_cry_is_silent_while_its_creature_stays_at_home() -> None:
    game = attacked("Grizzly Bears → B", side("Loxodon Partisan, Grizzly Bears"), side())
    assert game.size("Grizzly Bears") == (2, 2)


def test_annihilator_makes_the_defending_player_sacrifice() -> None:
    game = attacked("Hungry Titan → B", side("Hungry Titan"), side("Forest, Grizzly Bears, Island"))
    game.legal("choose Forest", "choose Grizzly Bears")
    game.play("B choose Forest")
    game.legal("choose Grizzly Bears", "choose Island")
    game.play("B choose Island")
    assert game.cards("B", "graveyard") == ["forest", "island"]


def test_annihilator_takes_what_there_is_without_asking() -> None:
    game = attacked("Hungry Titan → B", side("Hungry Titan"), side("Forest"))
    assert game.cards("B", "graveyard") == ["forest"]


def test_annihilator_is_silent_when_it_blocks() -> None:
    game = attacked("Grizzly Bears → B", side("Grizzly Bears, Forest"), side("Hungry Titan"))
    game.play("B block Hungry Titan → Grizzly Bears")
    assert not game.table.stack
