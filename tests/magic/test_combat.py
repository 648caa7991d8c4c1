"""Combat at the table (CR 506–511)."""

from __future__ import annotations

import engine
from tests.harness import of_type, scenario
from tests.magic.table import Play, side, table


def attack(a: str, b: str, **more: str) -> Play:
    """A's creatures may attack, B's may block."""
    return table(a=side(battlefield=a), b=side(battlefield=b, **more), step="declare_attackers")


def to_damage(game: Play) -> None:
    """Everybody passes until combat damage has been dealt, or has to be divided."""
    while game.table.step in ("declare_attackers", "declare_blockers"):
        shown = game.show(engine.legal_actions(game.state)[-1])
        if shown != "pass":
            return
        game.take(engine.legal_actions(game.state)[-1])


@scenario("CT-01", "CR-508.1f CR-704.5g CR-514.2")
def test_marked_damage() -> None:
    game = attack("Grizzly Bears", "Hill Giant")
    game.play("A attack Grizzly Bears → B")
    assert game.thing("Grizzly Bears").tapped
    game.play("A pass; B pass; B block Hill Giant → Grizzly Bears")
    to_damage(game)
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.thing("Hill Giant").damage == 2
    assert game.life() == (20, 20)
    while game.table.turn == 3:
        game.take(engine.legal_actions(game.state)[-1])
    assert game.thing("Hill Giant").damage == 0


@scenario("CT-02", "CORE-R10 CR-510.1")
def test_there_is_no_damage_order() -> None:
    game = attack("Trained Armodon", "Grizzly Bears*2")
    game.play("A attack Trained Armodon → B; A pass; B pass")
    game.play("B block Grizzly Bears#1 → Trained Armodon; B block Grizzly Bears#2 → Trained Armodon")
    to_damage(game)
    game.legal(*(f"assign Trained Armodon → Grizzly Bears#1: {amount}" for amount in (0, 1, 2, 3)))
    game.play("A assign Trained Armodon → Grizzly Bears#1: 1")
    assert game.zone("Trained Armodon") == "graveyard"
    bears = [one for one in game.table.objects.values() if one.card == "grizzly_bears"]
    assert sorted((one.zone, one.damage) for one in bears) == [("battlefield", 1), ("graveyard", 0)]


@scenario("CT-03", "CORE-R10")
def test_trample_arithmetic() -> None:
    game = attack("Colossal Dreadmaw", "Grizzly Bears")
    game.play("A attack Colossal Dreadmaw → B; A pass; B pass; B block Grizzly Bears → Colossal Dreadmaw")
    to_damage(game)
    game.legal(*(f"assign Colossal Dreadmaw → Grizzly Bears: {amount}" for amount in (2, 3, 4, 5, 6)))
    game.play("A assign Colossal Dreadmaw → Grizzly Bears: 2")
    assert game.life() == (20, 16)


@scenario("CT-04", "CR-704.5g")
def test_first_strike() -> None:
    game = attack("Grizzly Bears", "Elvish Archers")
    game.play("A attack Grizzly Bears → B; A pass; B pass; B block Elvish Archers → Grizzly Bears")
    to_damage(game)
    assert game.table.step == "first_strike_damage"
    assert game.zone("Grizzly Bears") == "graveyard"
    game.play("A pass; B pass")
    assert game.zone("Elvish Archers") == "battlefield"
    assert game.thing("Elvish Archers").damage == 0


@scenario("CT-05", "CORE-R10")
def test_double_strike_and_trample() -> None:
    game = attack("Boros Swiftblade, Rancor(on Boros Swiftblade)", "Grizzly Bears")
    game.play("A attack Boros Swiftblade → B; A pass; B pass; B block Grizzly Bears → Boros Swiftblade")
    to_damage(game)
    game.legal("assign Boros Swiftblade → Grizzly Bears: 2", "assign Boros Swiftblade → Grizzly Bears: 3")
    game.play("A assign Boros Swiftblade → Grizzly Bears: 2")
    assert game.life() == (20, 19)
    game.play("A pass; B pass")
    assert game.life() == (20, 16)
    assert game.thing("Boros Swiftblade").damage == 0
    game = attack("Boros Swiftblade", "Grizzly Bears")
    game.play("A attack Boros Swiftblade → B; A pass; B pass; B block Grizzly Bears → Boros Swiftblade")
    to_damage(game)
    assert game.thing("Grizzly Bears").damage == 1
    game.play("A pass; B pass")
    assert (game.zone("Grizzly Bears"), game.zone("Boros Swiftblade")) == ("graveyard", "graveyard")
    assert game.life() == (20, 20)


@scenario("CT-06", "CR-509.1b CR-702.9b CR-702.111b")
def test_block_sets() -> None:
    game = attack("Boggart Brute, Wind Drake", "Grizzly Bears, Giant Spider")
    game.play("A attack Boggart Brute → B; A attack Wind Drake → B; A pass; B pass")
    game.legal("stay_out Grizzly Bears", "block Grizzly Bears → Boggart Brute")
    bears_in = Play.at(game.state)
    bears_in.play("B block Grizzly Bears → Boggart Brute")
    assert len(bears_in.table.combat.attackers[0].blockers) == 2, "the Spider has to join"
    game.play("B stay_out Grizzly Bears")
    game.legal("stay_out Giant Spider", "block Giant Spider → Wind Drake")


@scenario("CT-07", "CR-302.6 CR-509.1a")
def test_summoning_sickness() -> None:
    game = table(
        a=side(hand="Llanowar Elves, Raging Goblin", battlefield="Serra Angel, Forest, Mountain"),
        b=side(battlefield="Grizzly Bears"),
    )
    game.play("A cast Llanowar Elves; A pass; B pass; A cast Raging Goblin; A pass; B pass")
    game.refuses("tap Llanowar Elves for {G}")
    game.play("A pass; B pass; A pass; B pass")
    game.legal("stay_out Serra Angel", "attack Serra Angel → B")
    game.play("A attack Serra Angel → B")
    game.legal("stay_out Raging Goblin", "attack Raging Goblin → B")
    game.play("A attack Raging Goblin → B")
    assert not game.thing("Serra Angel").tapped
    assert game.thing("Raging Goblin").tapped


@scenario("CT-08", "CR-508.1c CR-508.1d CR-508.1h")
def test_requirements_and_costs() -> None:
    game = attack("Juggernaut, Grizzly Bears", "")
    game.legal("stay_out Grizzly Bears", "attack Grizzly Bears → B")
    game.play("A stay_out Grizzly Bears")
    assert [one.creature for one in game.table.combat.attackers] == [game.ref("Juggernaut")]
    game = attack("Juggernaut, Grizzly Bears, Mountain*2", "Propaganda")
    game.legal("stay_out Juggernaut", "attack Juggernaut → B")
    game.play("A stay_out Juggernaut")
    game.legal("stay_out Grizzly Bears", "attack Grizzly Bears → B")
    game = attack("Juggernaut, Grizzly Bears, Mountain*2", "Propaganda")
    game.play("A attack Juggernaut → B")
    assert not any(one.card == "mountain" and not one.tapped for one in game.table.objects.values())
    assert [one.creature for one in game.table.combat.attackers] == [game.ref("Juggernaut")]


@scenario("CT-09", "CR-509.1c")
def test_must_be_blocked() -> None:
    game = attack(
        "Trained Armodon, Lure(on Trained Armodon), Hill Giant",
        "Grizzly Bears, Wind Drake, Llanowar Elves(tapped)",
    )
    game.play("A attack Trained Armodon → B; A attack Hill Giant → B; A pass; B pass")
    armodon = game.table.combat.attackers[0]
    assert armodon.blockers == [game.ref("Grizzly Bears"), game.ref("Wind Drake")]
    game.legal("pass")


@scenario("CT-10", "CR-509.1h")
def test_a_blocked_attacker_stays_blocked() -> None:
    game = table(
        a=side(hand="Shock", battlefield="Hill Giant, Mountain"),
        b=side(battlefield="Llanowar Elves"),
        step="declare_attackers",
    )
    game.play("A attack Hill Giant → B; A pass; B pass; B block Llanowar Elves → Hill Giant")
    game.play("A cast Shock; A target Llanowar Elves; A pass; B pass")
    to_damage(game)
    assert game.life() == (20, 20)


@scenario("CT-11", "CR-506.4")
def test_an_attacked_planeswalker_leaves() -> None:
    game = table(
        a=side(battlefield="Grizzly Bears"),
        b=side(hand="Boomerang", battlefield="Jace Beleren(3 loyalty), Island*2, Hill Giant"),
        step="declare_attackers",
    )
    game.play("A attack Grizzly Bears → Jace Beleren; A pass")
    game.play("B cast Boomerang; B target Jace Beleren; B pass; A pass; A pass; B pass")
    game.legal("stay_out Hill Giant", "block Hill Giant → Grizzly Bears")
    game.play("B stay_out Hill Giant")
    to_damage(game)
    assert game.life() == (20, 20)


def test_what_is_no_creature_any_more_leaves_combat() -> None:
    game = table(
        a=side(battlefield="Waking Ground, Mountain, Swamp"),
        b=side(hand="Naturalize", battlefield="Forest, Island, Hill Giant"),
        step="declare_attackers",
    )
    game.play("A attack Mountain → B; A attack Swamp → B; A pass; B pass")
    game.play("B stay_out Forest; B stay_out Island; B block Hill Giant → Swamp; A pass")
    game.play("B cast Naturalize; B pass; A pass")
    assert [event["creature"] for event in of_type(game.events, "left_combat")] == [
        game.ref("Mountain"),
        game.ref("Swamp"),
    ]
    assert {event["rule"] for event in of_type(game.events, "left_combat")} == {"CR-506.4"}
    assert game.table.combat.attackers == []
    to_damage(game)
    assert game.life() == (20, 20)


def test_a_blocker_that_is_no_creature_any_more_leaves_combat() -> None:
    game = table(
        a=side(hand="Naturalize", battlefield="Forest, Swamp, Hill Giant"),
        b=side(battlefield="Waking Ground, Mountain"),
        step="declare_attackers",
    )
    game.play("A stay_out Forest; A stay_out Swamp; A attack Hill Giant → B; A pass; B pass")
    game.play("B block Mountain → Hill Giant")
    game.play("A cast Naturalize; A pass; B pass")
    attacker = game.table.combat.attackers[0]
    assert (attacker.blocked, attacker.blockers) == (True, [])
    to_damage(game)
    assert game.life() == (20, 20)


@scenario("CT-12", "CR-120.3c CR-704.5i")
def test_trample_at_a_planeswalker() -> None:
    game = attack("Colossal Dreadmaw", "Jace Beleren(3 loyalty), Grizzly Bears")
    game.play("A attack Colossal Dreadmaw → Jace Beleren; A pass; B pass; B stay_out Grizzly Bears")
    to_damage(game)
    assert game.zone("Jace Beleren") == "graveyard"
    assert game.life() == (20, 20)
    game = attack("Colossal Dreadmaw", "Jace Beleren(3 loyalty), Grizzly Bears")
    game.play("A attack Colossal Dreadmaw → Jace Beleren; A pass; B pass")
    game.play("B block Grizzly Bears → Colossal Dreadmaw")
    to_damage(game)
    game.legal(*(f"assign Colossal Dreadmaw → Grizzly Bears: {amount}" for amount in (2, 3, 4, 5, 6)))
    game.play("A assign Colossal Dreadmaw → Grizzly Bears: 2")
    assert game.zone("Jace Beleren") == "graveyard"
    assert game.life() == (20, 20)


@scenario("CT-49", "CR-702.15b CR-704.5a")
def test_lifelink_in_time_and_too_late() -> None:
    game = table(
        a=side(battlefield="Grizzly Bears, Hill Giant"),
        b=side(battlefield="Child of Night", life=2),
        step="declare_attackers",
    )
    game.play("A attack Grizzly Bears → B; A attack Hill Giant → B; A pass; B pass")
    game.play("B block Child of Night → Grizzly Bears")
    to_damage(game)
    assert game.life() == (20, 1)
    game = table(
        a=side(battlefield="Grizzly Bears, Youthful Knight"),
        b=side(battlefield="Child of Night", life=2),
        step="declare_attackers",
    )
    game.play("A attack Grizzly Bears → B; A attack Youthful Knight → B; A pass; B pass")
    game.play("B block Child of Night → Grizzly Bears")
    to_damage(game)
    assert game.over().winner == 0
    assert not of_type(game.events, "life_gained")
