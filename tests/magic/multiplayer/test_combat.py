"""Combat of three and four players: several of them attacked, each blocking alone, some leaving (CR 802)."""

from __future__ import annotations

from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.table import side

from .table import FREE_FOR_ALL, Round, seated

serving = served(FREE_FOR_ALL)


def four(attackers: str, b: str = "", c: str = "", d: str = "", **more: str) -> Round:
    """A attacks three others."""
    hands = {name: more.get(name, "") for name in "abcd"}
    return seated(
        side(battlefield=attackers, hand=hands["a"]),
        side(battlefield=b, hand=hands["b"]),
        side(battlefield=c, hand=hands["c"]),
        side(battlefield=d, hand=hands["d"]),
        step="declare_attackers",
    )


# Attacking -------------------------------------------------------------------------------------------------


def test_each_creature_attacks_any_opponent_or_any_of_their_planeswalkers() -> None:
    game = four(
        "Grizzly Bears, Jace Beleren(3 loyalty)",
        c="Jace Beleren(3 loyalty)",
        d="Angrath Captain of Chaos(5 loyalty)",
    )
    game.legal(
        "attack Grizzly Bears → Jace Beleren#2",
        "attack Grizzly Bears → Angrath Captain of Chaos",
        "attack Grizzly Bears → B",
        "attack Grizzly Bears → C",
        "attack Grizzly Bears → D",
        "stay_out Grizzly Bears",
    )
    game.refuses("A attack Grizzly Bears → Jace Beleren#1", "CR-508.1b")
    game.refuses("A attack Grizzly Bears → A", "CR-508.1b")


def test_who_has_left_is_not_attacked() -> None:
    game = seated(side(battlefield="Grizzly Bears"), side(), side(), step="declare_attackers")
    game.play("B concede")
    game.legal("attack Grizzly Bears → C", "stay_out Grizzly Bears")
    game.refuses("A attack Grizzly Bears → B", "CR-508.1b")


def test_what_protects_one_player_protects_no_other() -> None:
    game = four("Grizzly Bears, Forest*2", c="Propaganda")
    game.play("A attack Grizzly Bears → C")
    assert len([one for one in game.events if one.__struct_config__.tag == "mana_added"]) == 2
    game = four("Grizzly Bears, Forest", c="Propaganda")
    game.refuses("A attack Grizzly Bears → C", "CR-508.1h")
    game.includes("attack Grizzly Bears → B", "attack Grizzly Bears → D")


def test_who_has_to_attack_chooses_whom() -> None:
    game = four("Juggernaut")
    game.legal("attack Juggernaut → B", "attack Juggernaut → C", "attack Juggernaut → D")


# Blocking --------------------------------------------------------------------------------------------------


def test_players_block_in_turn_order_what_attacks_them() -> None:
    game = four(
        "Grizzly Bears, Hill Giant, Craw Wurm",
        b="Savannah Lions",
        c="Jace Beleren(3 loyalty), Elvish Archers",
        d="Serra Angel",
    )
    game.play("A attack Grizzly Bears → D; A attack Hill Giant → Jace Beleren; A attack Craw Wurm → B")
    game.pass_around()
    game.legal("block Savannah Lions → Craw Wurm", "stay_out Savannah Lions")
    game.play("B stay_out Savannah Lions")
    game.legal("block Elvish Archers → Hill Giant", "stay_out Elvish Archers")
    game.play("C block Elvish Archers → Hill Giant")
    game.legal("block Serra Angel → Grizzly Bears", "stay_out Serra Angel")
    game.play("D block Serra Angel → Grizzly Bears")
    game.seat_to_act("A")
    game.pass_around()
    assert game.table.step == "first_strike_damage"
    assert game.thing("Hill Giant").damage == 2
    game.pass_around()
    assert game.life() == (20, 14, 20, 20)
    assert game.thing("Jace Beleren").counters == {"loyalty": 3}
    assert (game.zone("Grizzly Bears"), game.zone("Elvish Archers")) == ("graveyard", "graveyard")


def test_what_attacks_others_is_not_unblocked_before_they_have_declared_blocks() -> None:
    """CR 509.1h, 802.4b: B declares no block, and C blocks what attacks C."""
    game = four("Unseen Prowler, Hill Giant", b="Grizzly Bears", c="Savannah Lions")
    game.play("A attack Unseen Prowler → C; A attack Hill Giant → B")
    game.resolve()
    game.play("B stay_out Grizzly Bears; C block Savannah Lions → Unseen Prowler")
    assert (game.asked(), game.table.stack) == ("priority", [])


def test_who_is_not_attacked_does_not_block() -> None:
    game = four("Grizzly Bears", b="Savannah Lions", c="Hill Giant", d="Serra Angel")
    game.play("A attack Grizzly Bears → C")
    game.pass_around()
    game.legal("block Hill Giant → Grizzly Bears", "stay_out Hill Giant")
    game.play("C stay_out Hill Giant")
    game.seat_to_act("A")


def test_a_landwalker_walks_through_the_lands_of_the_player_it_attacks() -> None:
    game = four("Swamp Strider", b="Swamp, Grizzly Bears", c="Forest, Hill Giant")
    game.play("A attack Swamp Strider → C")
    game.pass_around()
    game.includes("block Hill Giant → Swamp Strider")
    game = four("Swamp Strider", b="Swamp, Grizzly Bears", c="Forest, Hill Giant")
    game.play("A attack Swamp Strider → B")
    game.pass_around()
    game.seat_to_act("A")


def test_menace_counts_the_blockers_of_the_defending_player_alone() -> None:
    game = four("Boggart Brute", b="Grizzly Bears", c="Hill Giant, Savannah Lions")
    game.play("A attack Boggart Brute → B")
    game.pass_around()
    game.seat_to_act("A")
    game = four("Boggart Brute", b="Grizzly Bears", c="Hill Giant, Savannah Lions")
    game.play("A attack Boggart Brute → C")
    game.pass_around()
    game.play("C block Hill Giant → Boggart Brute")
    assert len(game.table.combat.attackers[0].blockers) == 2


# Damage ----------------------------------------------------------------------------------------------------


def test_damage_is_assigned_in_turn_order_and_dealt_at_once() -> None:
    game = four("Trained Armodon, Craw Wurm", b="Grizzly Bears*2", c="Hill Giant, Savannah Lions", d="Forest")
    game.play("A attack Trained Armodon → C; A attack Craw Wurm → B")
    game.pass_around()
    game.play("B block Grizzly Bears#1 → Craw Wurm; B block Grizzly Bears#2 → Craw Wurm")
    game.play("C block Hill Giant → Trained Armodon; C block Savannah Lions → Trained Armodon")
    game.pass_around()
    game.seat_to_act("A")
    game.play("A assign Trained Armodon → Hill Giant: 1")
    game.play("A assign Craw Wurm → Grizzly Bears#1: 2")
    dealt = of_type(game.events, "damage_dealt")
    assert len(dealt) + len(of_type(game.events, "damage_marked")) == 8
    assert game.zone("Savannah Lions") == "graveyard"
    assert game.zone("Craw Wurm") == "graveyard"
    assert game.zone("Trained Armodon") == "graveyard"


def test_lifelink_and_death_in_one_blow() -> None:
    game = seated(
        side(battlefield="Child of Night, Hill Giant"),
        side(life=2),
        side(life=3),
        side(),
        step="declare_attackers",
    )
    game.play("A attack Child of Night → B; A attack Hill Giant → C")
    for _ in range(2):
        game.pass_around()
    assert game.life() == (22, 0, 0, 20)
    assert game.living() == "AD"
    game.play("A pass; D pass")


# Leaving during combat -------------------------------------------------------------------------------------


def test_creatures_that_attack_a_player_who_left_are_not_blocked_and_deal_no_damage() -> None:
    game = four("Grizzly Bears, Hill Giant", b="Savannah Lions", c="Elvish Archers")
    game.play("A attack Grizzly Bears → B; A attack Hill Giant → C; B concede")
    for name in "ACD":
        game.play(f"{name} pass")
    game.legal("block Elvish Archers → Hill Giant", "stay_out Elvish Archers")
    game.play("C stay_out Elvish Archers; A pass; C pass; D pass")
    assert game.life() == (20, 20, 17, 20)
    assert len(game.table.combat.attackers) == 2


def test_blocks_are_declared_anew_when_another_player_leaves() -> None:
    game = four("Grizzly Bears, Hill Giant", b="Savannah Lions, Craw Wurm", c="Elvish Archers")
    game.play("A attack Grizzly Bears → B; A attack Hill Giant → C")
    game.pass_around()
    game.play("B block Savannah Lions → Grizzly Bears; C concede")
    game.legal("block Savannah Lions → Grizzly Bears", "stay_out Savannah Lions")


def test_a_planeswalker_leaves_with_its_owner_and_nobody_is_hurt_in_its_place() -> None:
    game = four("Grizzly Bears", c="Jace Beleren(3 loyalty)")
    game.play("A attack Grizzly Bears → Jace Beleren; C concede")
    for _ in range(2):
        for name in "ABD":
            game.play(f"{name} pass")
    assert game.table.step == "combat_damage"
    assert game.life() == (20, 20, 20, 20)


def test_a_blocked_creature_stays_blocked_without_its_blockers() -> None:
    game = four("Hill Giant", b="Savannah Lions")
    game.play("A attack Hill Giant → B")
    game.pass_around()
    game.play("B block Savannah Lions → Hill Giant; B concede")
    assert game.table.combat.attackers[0].blocked
    assert game.table.combat.attackers[0].blockers == []
    for name in "ACD":
        game.play(f"{name} pass")
    assert game.life() == (20, 20, 20, 20)


def test_without_its_player_an_attack_goes_nowhere() -> None:
    game = four("Hill Giant, Craw Wurm", b="Savannah Lions")
    game.play("A attack Hill Giant → B; A attack Craw Wurm → C")
    game.pass_around()
    game.play("A concede")
    game.seat_to_act("B")
    for _ in range(3):
        for name in "BCD":
            game.play(f"{name} pass")
    assert (game.table.active, game.table.step) == (0, "main2")
    assert game.life() == (20, 20, 20, 20)


def test_attackers_are_declared_anew_when_an_opponent_leaves() -> None:
    game = four("Grizzly Bears, Hill Giant, Savannah Lions")
    game.play("A attack Grizzly Bears → B; A attack Hill Giant → C; B concede")
    game.legal("attack Grizzly Bears → C", "attack Grizzly Bears → D", "stay_out Grizzly Bears")
    game.play("A attack Grizzly Bears → D; A attack Hill Giant → C; A stay_out Savannah Lions")
    assert [one.defender for one in game.table.combat.attackers] == ["seat:3", "seat:2"]


def test_nothing_attacks_if_the_active_player_leaves_while_declaring() -> None:
    game = four("Grizzly Bears, Hill Giant")
    game.play("A attack Grizzly Bears → B; A concede")
    game.seat_to_act("B")
    assert game.table.combat is None
    for name in "BCD":
        game.play(f"{name} pass")
    assert game.table.step == "end_combat"


def test_nothing_is_exerted_if_the_active_player_leaves_while_asked() -> None:
    """CR 800.4a: their creatures leave the game with them."""
    game = four("Sunbaked Runner, Hill Giant")
    game.play("A attack Sunbaked Runner → B; A attack Hill Giant → B")
    assert game.asked() == "exert"
    game.play("A concede")
    game.seat_to_act("B")
    assert game.asked() == "priority"


def test_blocks_are_declared_anew_when_the_attacker_leaves() -> None:
    game = four("Hill Giant, Craw Wurm", b="Savannah Lions, Elvish Archers")
    game.play("A attack Hill Giant → B; A attack Craw Wurm → B")
    game.pass_around()
    game.play("B block Savannah Lions → Hill Giant; A concede")
    game.seat_to_act("B")
    assert game.asked() == "priority"
    assert game.table.combat.attackers == []


def test_a_player_who_leaves_while_declaring_blocks_blocks_nothing() -> None:
    game = four("Hill Giant, Craw Wurm", b="Savannah Lions, Elvish Archers", c="Serra Angel")
    game.play("A attack Hill Giant → B; A attack Craw Wurm → C")
    game.pass_around()
    game.play("B block Savannah Lions → Hill Giant; B concede")
    game.legal("block Serra Angel → Craw Wurm", "stay_out Serra Angel")


def test_damage_is_assigned_anew_without_what_has_left() -> None:
    game = four("Craw Wurm, Trained Armodon", b="Grizzly Bears, Hill Giant", c="Savannah Lions*2")
    game.play("A attack Craw Wurm → B; A attack Trained Armodon → C")
    game.pass_around()
    game.play("B block Grizzly Bears → Craw Wurm; B block Hill Giant → Craw Wurm")
    game.play("C block Savannah Lions#1 → Trained Armodon; C block Savannah Lions#2 → Trained Armodon")
    game.pass_around()
    game.play("A assign Craw Wurm → Grizzly Bears: 6; B concede")
    game.legal(*(f"assign Trained Armodon → Savannah Lions#1: {amount}" for amount in range(4)))
    game.play("A assign Trained Armodon → Savannah Lions#1: 3")
    assert game.thing("Craw Wurm").damage == 0
    assert game.thing("Savannah Lions").damage == 0
    assert game.zone("Trained Armodon") == "graveyard"


def test_trample_reaches_nobody_who_has_left() -> None:
    game = four("Colossal Dreadmaw", b="Grizzly Bears")
    game.play("A attack Colossal Dreadmaw → B")
    game.pass_around()
    game.play("B block Grizzly Bears → Colossal Dreadmaw; B concede")
    for name in "ACD":
        game.play(f"{name} pass")
    assert game.table.step == "combat_damage"
    assert not of_type(game.events, "damage_dealt")
    assert game.life() == (20, 20, 20, 20)
