"""Attackers, blockers and their damage, when other cards meddle (CR 506–511, 702)."""

from __future__ import annotations

import pytest

import engine
from tests.magic.positions import attacked, cast, possible_blockers
from tests.magic.table import Play, Side, side, table


def blocked(attacker: str, blocker: str, a: Side, b: Side) -> Play:
    """A's creature attacks B, and B's creature of this name blocks it."""
    game = attacked(f"{attacker} → B", a, b)
    while game.asked() == "declare_blockers":
        creature = game.name(engine.decision(game.state).creature)  # type: ignore[union-attr]  # somebody is asked
        if creature == blocker:
            game.play(f"B block {creature} → {attacker}")
        else:
            game.idle()
    return game


def activate(game: Play, seat: str, source: str, *targets: str, ability: int = 0) -> None:
    """An ability of a permanent, given by its place on the card, resolves."""
    game.play(f"{seat} activate {source} / {ability}")
    for target in targets:
        if game.asked() == "choose_target":
            game.play(f"{seat} target {target}")
    game.resolve()


def test_a_rat_with_rancor_tramples_over_one_damage() -> None:
    """CR 702.2c, 702.19b: 1 damage of a deathtouch source is lethal, the rest may go on to the player."""
    game = blocked(
        "Typhoid Rats", "Craw Wurm", side("Typhoid Rats, Rancor(on Typhoid Rats)"), side("Craw Wurm")
    )
    while game.asked() == "priority":
        game.idle()
    game.includes("assign Typhoid Rats → Craw Wurm: 1")
    game.excludes("assign Typhoid Rats → Craw Wurm: 0")
    game.play("A assign Typhoid Rats → Craw Wurm: 1")
    game.pass_to("end_combat")
    assert game.life() == (20, 18)
    assert game.zone("Craw Wurm") == "graveyard"


def test_who_strikes_first_is_not_touched_by_the_dead() -> None:
    """CR 510.4, 702.7b: a deathtouch blocker that is dead deals no damage."""
    game = blocked("Youthful Knight", "Typhoid Rats", side("Youthful Knight"), side("Typhoid Rats"))
    game.pass_to("end_combat")
    assert game.zone("Typhoid Rats") == "graveyard"
    assert game.zone("Youthful Knight") == "battlefield"


def test_double_strike_that_comes_between_the_strikes_adds_none() -> None:
    """CR 702.4d: who has not struck first strikes once, however late double strike comes."""
    game = attacked(
        "Youthful Knight → B, Hill Giant → B",
        side("Youthful Knight, Hill Giant, Mountain*2", hand="Temur Battle Rage"),
        side(),
    )
    game.pass_to("first_strike_damage")
    assert game.life() == (20, 18)
    cast(game, "Temur Battle Rage", "Hill Giant")
    game.pass_to("end_combat")
    assert game.life() == (20, 15)


def test_double_strike_that_comes_to_a_first_striker_between_strikes_twice() -> None:
    """CR 702.4c, 510.4: at the second step it has double strike."""
    game = attacked(
        "Youthful Knight → B", side("Youthful Knight, Mountain*2", hand="Temur Battle Rage"), side()
    )
    game.pass_to("first_strike_damage")
    cast(game, "Temur Battle Rage", "Youthful Knight")
    game.pass_to("end_combat")
    assert game.life() == (20, 16)


@pytest.mark.parametrize(("attacker", "life"), [("War Mammoth", 17), ("Hill Giant", 20)])
def test_the_blocker_is_gone_and_the_attacker_still_blocked(attacker: str, life: int) -> None:
    """CR 509.1h, 510.1c, 702.19e: only trample gets through then."""
    game = blocked(
        attacker, "Grizzly Bears", side(f"{attacker}, Mountain", hand="Lightning Bolt"), side("Grizzly Bears")
    )
    cast(game, "Lightning Bolt", "Grizzly Bears")
    game.pass_to("end_combat")
    assert game.life() == (20, life)


def test_a_blocker_that_is_tapped_after_blocking_deals_its_damage() -> None:
    """CR 509.1a, 510.1a: only the declaration asks whether it is untapped."""
    game = blocked(
        "Grizzly Bears", "Hill Giant", side("Grizzly Bears, Icy Manipulator, Wastes"), side("Hill Giant")
    )
    activate(game, "A", "Icy Manipulator", "Hill Giant")
    assert game.thing("Hill Giant").tapped
    game.pass_to("end_combat")
    assert game.zone("Grizzly Bears") == "graveyard"


def test_tapping_an_attacker_comes_too_late() -> None:
    """CR 506.4, 508.1a: who has been declared stays in combat, tapped or not."""
    game = table(side("Serra Angel"), side("Goldmeadow Harrier, Plains"), step="declare_attackers")
    game.play("A attack Serra Angel → B; A pass")
    activate(game, "B", "Goldmeadow Harrier", "Serra Angel")
    assert game.thing("Serra Angel").tapped
    game.pass_to("end_combat")
    assert game.life() == (20, 16)
    game = table(side("Serra Angel"), side("Goldmeadow Harrier, Plains"), step="begin_combat")
    game.play("A pass")
    activate(game, "B", "Goldmeadow Harrier", "Serra Angel")
    game.pass_to("end_combat")
    assert game.life() == (20, 20)


def test_menace_needs_two_and_a_lure_brings_them() -> None:
    """CR 509.1c, 702.111b: as many requirements are obeyed as the restriction allows; none is a choice."""
    brute = side("Boggart Brute, Lure(on Boggart Brute)")
    game = attacked("Boggart Brute → B", brute, side("Grizzly Bears, Hill Giant"))
    assert game.asked() == "priority", "both have to block"
    game.resolve()
    game.play("A assign Boggart Brute → Grizzly Bears: 2")
    game.pass_to("end_combat")
    assert game.zone("Boggart Brute") == "graveyard"
    assert game.life() == (20, 20)
    game = attacked("Boggart Brute → B", brute, side("Hill Giant"))
    game.pass_to("end_combat")
    assert game.life() == (20, 17), "one alone cannot"


def test_nobody_is_made_to_pay_for_having_to_attack() -> None:
    """CR 508.1d: Juggernaut has to attack if able, but not at a price."""
    game = table(side("Juggernaut, Wastes*2"), side("Propaganda"), step="declare_attackers")
    game.includes("stay_out Juggernaut")
    game = table(side("Juggernaut, Wastes*2"), side(), step="declare_attackers")
    assert game.asked() == "priority", "it has been declared by itself"
    assert game.thing("Juggernaut").tapped


def test_regeneration_takes_a_creature_out_of_combat() -> None:
    """CR 701.19a, 506.4: it is tapped, and it deals no damage when its turn to strike comes."""
    game = blocked(
        "Drudge Skeletons", "Youthful Knight", side("Drudge Skeletons, Swamp"), side("Youthful Knight")
    )
    activate(game, "A", "Drudge Skeletons")
    game.pass_to("end_combat")
    assert game.zone("Drudge Skeletons") == "battlefield"
    assert game.thing("Drudge Skeletons").tapped
    assert game.thing("Youthful Knight").damage == 0


def test_an_attacker_that_returns_to_the_hand_hits_nobody() -> None:
    """CR 506.4: whatever leaves the battlefield is removed from combat."""
    game = table(side("Hill Giant"), side("Seal of Removal"), step="declare_attackers")
    game.play("A attack Hill Giant → B; A pass")
    activate(game, "B", "Seal of Removal", "Hill Giant")
    assert game.zone("Hill Giant") == "hand"
    game.pass_to("end_combat")
    assert game.life() == (20, 20)


def test_a_fanatic_that_is_sacrificed_deals_no_combat_damage() -> None:
    """CR 510.2, 509.1h: combat damage does not wait on the stack, and the attacker stays blocked."""
    game = blocked("Savannah Lions", "Mogg Fanatic", side("Savannah Lions"), side("Mogg Fanatic"))
    game.play("A pass")
    activate(game, "B", "Mogg Fanatic", "A")
    assert game.life() == (19, 20)
    game.pass_to("end_combat")
    assert game.zone("Savannah Lions") == "battlefield"
    assert game.life() == (19, 20)


def test_a_vampire_remembers_whom_it_has_bitten() -> None:
    """CR 603.10a: the damage was dealt this turn, whatever kills the creature afterwards."""
    game = blocked(
        "Sengir Vampire", "Wall of Air", side("Sengir Vampire, Mountain", hand="Shock"), side("Wall of Air")
    )
    game.pass_to("main2")
    assert game.size("Sengir Vampire") == (4, 4)
    cast(game, "Shock", "Wall of Air")
    game.all_pass()
    assert game.zone("Wall of Air") == "graveyard"
    assert game.size("Sengir Vampire") == (5, 5)


def test_peace_prevents_what_links_spirits_to_damage() -> None:
    """CR 615.1, 120.1: damage that is prevented was never dealt, so nothing triggers on it."""
    game = blocked(
        "Hill Giant",
        "Grizzly Bears",
        side("Hill Giant, Spirit Link(on Hill Giant)"),
        side("Grizzly Bears, Forest*2", hand="Moment's Peace"),
    )
    game.play("A pass; B cast Moment's Peace")
    game.resolve()
    game.pass_to("end_combat")
    assert game.life() == (20, 20)
    assert game.thing("Grizzly Bears").damage == 0


def test_toughness_fights_in_combat_alone() -> None:
    """CR 510.1a, 701.14a: Huatli changes combat damage; a creature that fights by an effect deals its
    power."""
    huatli = "Huatli, the Sun's Heart(7 loyalty), Giant Spider, Forest"
    game = table(side(huatli, hand="Prey Upon"), side("Hill Giant"))
    cast(game, "Prey Upon", "Giant Spider", "Hill Giant")
    assert game.thing("Hill Giant").damage == 2
    game = attacked("Giant Spider → B", side(huatli), side())
    game.pass_to("end_combat")
    assert game.life() == (20, 16)


def test_protection_stops_damage_and_blockers_and_nothing_else() -> None:
    """CR 702.16: -1/-1 neither targets the knight nor damages it."""
    game = attacked("White Knight → B", side("White Knight"), side("Scathe Zombies, Grizzly Bears"))
    assert possible_blockers(game) == {"Grizzly Bears"}
    game = table(side("Pestilence, Swamp, White Knight, Grizzly Bears"))
    activate(game, "A", "Pestilence", ability=1)
    assert game.thing("White Knight").damage == 0
    assert game.thing("Grizzly Bears").damage == 1
    game = table(side("Ascendant Evincar, White Knight"))
    assert game.size("White Knight") == (1, 1)


def test_each_exalted_creature_at_home_helps_whoever_goes_alone() -> None:
    """CR 702.83b: each instance triggers for itself; two attackers trigger none."""
    game = attacked("Grizzly Bears → B", side("Qasali Pridemage*2, Grizzly Bears"), side())
    game.play("A place 0")
    game.pass_to("end_combat")
    assert game.life() == (20, 16)
    game = attacked(
        "Grizzly Bears → B, Hill Giant → B", side("Qasali Pridemage*2, Grizzly Bears, Hill Giant"), side()
    )
    game.pass_to("end_combat")
    assert game.life() == (20, 15)
