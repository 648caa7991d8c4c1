"""Battles: which is next, who acts, what may be done, and what it reaches (L5C-15)."""

from __future__ import annotations

import pytest

from engine.magic.seams import format_of
from engine.rulesets.five_colors import FIVE_COLORS
from tests.harness import of_type, scenario
from tests.magic.formats import served
from tests.rulesets.five_colors.table import battle, side, table

serving = served(FIVE_COLORS)


# Which is next, and who acts -------------------------------------------------------------------------------


@scenario("L5C-T32", decides="L5C-15.1 L5C-R31 L5C-18.3")
def test_l5c_t32_order_of_battles() -> None:
    game = battle(side("Craw Wurm, Hill Giant"), side(), "Hill Giant → 1, Craw Wurm → 4")
    game.legal("pick_battle 1", "pick_battle 4")
    game.refuses("B pick_battle 2", "L5C-15.1")
    game.play("B pick_battle 4")
    game.seat_to_act("B")
    game.play("B pass; A pass")
    assert game.provinces("B") == ["-", "-", "-"]
    assert game.table.battles.current == 1
    game.seat_to_act("B")


def test_battles_follow_the_provinces_that_move_up() -> None:
    """L5C-18.3: assignments move with their province."""
    game = battle(
        side("Craw Wurm, Hill Giant"),
        side("Grizzly Bears"),
        "Craw Wurm → 1, Hill Giant → 4",
        "Grizzly Bears → 3",
    )
    game.play("B pick_battle 1; B pass; A pass")
    assert (game.table.battles.attackers, game.table.battles.current) == ({game.ref("Hill Giant"): 3}, 3)
    assert game.table.battles.defenders == {game.ref("Grizzly Bears"): 2}


@scenario("L5C-T25", decides="L5C-15.2")
def test_l5c_t25_alternation() -> None:
    mine = side("Hill Giant, Forest", "Giant Growth")
    game = battle(mine, side(), "Hill Giant → 1")
    game.seat_to_act("B")
    game.legal("pass")
    game.play("B pass; A cast Giant Growth; B pass; A pass")
    assert game.table.step == "recruitment"
    game = battle(
        side("Hill Giant"),
        side("Grizzly Bears, Forest", "Giant Growth"),
        "Hill Giant → 1",
        "Grizzly Bears → 1",
    )
    game.play("B cast Giant Growth; B target Hill Giant; A pass; B pass")
    assert game.table.step == "recruitment"


def test_mana_abilities_are_no_actions_and_undo_no_pass() -> None:
    """L5C-6.5."""
    game = battle(side("Hill Giant, Mountain"), side(), "Hill Giant → 1")
    game.play("B pass; A tap Mountain for {R}; A pass")
    assert game.table.step == "recruitment"


# What may be done ------------------------------------------------------------------------------------------


@scenario("L5C-T26", decides="L5C-15.3 L5C-15.4 L5C-R32 L5C-R33 L5C-R48")
def test_l5c_t26_scope() -> None:
    game = battle(
        side(
            "Hill Giant, Craw Wurm, Serra Angel, Icy Manipulator, Holy Strength(on Hill Giant), Plains*4,"
            "Mountain",
            "Lightning Bolt, Disenchant",
        ),
        side("Grizzly Bears, Prodigal Sorcerer, Wall of Stone"),
        "Hill Giant → 1, Craw Wurm → 3",
        "Grizzly Bears → 1, Prodigal Sorcerer → 3",
    )
    game.play("B pick_battle 1")
    game.legal("pass")
    game.refuses("B activate Prodigal Sorcerer", "L5C-15.3")
    game.play("B pass; A cast Lightning Bolt")
    game.legal("target Hill Giant", "target Grizzly Bears")
    for name in ("Craw Wurm", "Serra Angel", "Prodigal Sorcerer", "Wall of Stone"):
        game.refuses(f"A target {name}", "L5C-15.4")
    game.play("A target Grizzly Bears; B decline; B pass; A activate Icy Manipulator")
    game.legal("target Hill Giant", "target Icy Manipulator")
    game.play("A target Hill Giant; B pass; A cast Disenchant")
    game.legal("target Icy Manipulator", "target Holy Strength")
    game.refuses("A target Plains", "CR-115.1")


def test_no_player_is_a_target_of_damage() -> None:
    game = battle(
        side("Hill Giant, Mountain", "Lightning Bolt"),
        side("Grizzly Bears"),
        "Hill Giant → 1",
        "Grizzly Bears → 1",
    )
    game.play("B pass; A cast Lightning Bolt")
    game.legal("target Hill Giant", "target Grizzly Bears")
    game.refuses("A target B")


@pytest.mark.parametrize(
    ("what", "rule"),
    [
        ("cast Wrath of God", "L5C-15.3"),
        ("cast Ambush Viper", "L5C-15.3"),
        ("activate Pestilence", "CR-602.2"),
    ],
)
def test_what_is_no_battle_action(what: str, rule: str) -> None:
    game = battle(
        side("Hill Giant, Plains*4, Forest*2, Swamp, Pestilence", "Wrath of God, Ambush Viper, Forest"),
        side(),
        "Hill Giant → 1",
    )
    game.play("B pass")
    game.excludes(what)
    game.refuses(f"A {what}", rule)


def test_each_creature_means_those_at_this_battle() -> None:
    """L5C-15.4: the others are passed by; what has triggered is no battle action, and reaches all."""
    mine = "Hill Giant, Savannah Lions, Swamp*2"
    game = battle(
        side(mine, "Diabolic Edict"),
        side("Grizzly Bears, Wall of Stone"),
        "Hill Giant → 1",
        "Grizzly Bears → 1",
    )
    game.play("B pass; A cast Diabolic Edict; A target B")
    assert (game.zone("Grizzly Bears"), game.zone("Wall of Stone")) == ("graveyard", "battlefield")


def test_mass_damage_of_an_instant_passes_the_others_by() -> None:
    game = battle(
        side("Hill Giant, Savannah Lions, Mountain*4", "Sudden Blaze"),
        side("Grizzly Bears, Llanowar Elves"),
        "Hill Giant → 1",
        "Grizzly Bears → 1",
    )
    game.play("B pass; A cast Sudden Blaze; B decline")
    assert (game.thing("Hill Giant").damage, game.zone("Grizzly Bears")) == (2, "graveyard")
    assert (game.zone("Llanowar Elves"), game.zone("Savannah Lions")) == ("battlefield", "battlefield")


def test_what_a_battle_action_begins_is_for_the_creatures_at_the_battle() -> None:
    """L5C-15.4, CR 611.2c: they are fixed as it begins, though it changes neither characteristics nor
    control; what is cast in the Actions phase holds for all creatures, and for those that come later."""
    mine, theirs = side("Hill Giant, Craw Wurm, Plains", "Clean Grave"), side("Grizzly Bears, Craw Wurm")
    game = battle(mine, theirs, "Hill Giant → 1", "Grizzly Bears → 1")
    game.play("B pass; A cast Clean Grave")
    [effect] = game.table.effects
    assert [game.name(ref) for ref in effect.objects] == ["Hill Giant", "Grizzly Bears"]
    game = table(side("Savannah Lions, Mountain", "Strife"), side("Grizzly Bears"))
    game.play("A cast Strife")
    [effect] = game.table.effects
    assert effect.objects is None


def test_what_stays_tapped_by_a_battle_action_is_at_the_battle() -> None:
    """L5C-15.4."""
    mine, theirs = side("Hill Giant, Savannah Lions, Island", "Sudden Chill"), side("Grizzly Bears")
    game = battle(mine, theirs, "Hill Giant → 1", "Grizzly Bears → 1")
    game.play("B pass; A cast Sudden Chill")
    marked = [game.name(ref) for ref in game.table.battlefield if game.table.objects[ref].stays_tapped]
    assert (marked, game.table.effects) == (["Hill Giant", "Grizzly Bears"], [])


def test_what_has_triggered_reaches_the_whole_table() -> None:
    """L5C-6.4: it is never a battle action."""
    game = battle(
        side("Hill Giant, Perilous Myr, Mountain", "Lightning Bolt"),
        side("Grizzly Bears, Wall of Stone"),
        "Hill Giant → 1, Perilous Myr → 1",
        "Grizzly Bears → 1",
    )
    game.play("B pass; A cast Lightning Bolt; A target Perilous Myr; B decline")
    assert game.asked() == "choose_target"
    game.includes("target Wall of Stone", "target Grizzly Bears", "target Hill Giant")


# Out of the battle -----------------------------------------------------------------------------------------


@scenario("L5C-T42", decides="L5C-15.5 L5C-16.1 L5C-19.4 L5C-R44")
def test_l5c_t42_bounce() -> None:
    game = battle(
        side("Hill Giant, Craw Wurm, Mountain*4"),
        side("Island", "Unsummon"),
        "Hill Giant → 1, Craw Wurm → 1",
    )
    game.play("B cast Unsummon; B target Hill Giant")
    assert game.zone("Hill Giant") == "hand"
    game.seat_to_act("A")
    assert game.asked() == "priority"
    game.play("A pass; B pass")
    game.includes("cast Hill Giant")
    game = battle(side("Hill Giant"), side("Island", "Unsummon"), "Hill Giant → 1")
    game.play("B cast Unsummon")
    assert game.table.step == "recruitment"
    assert of_type(game.events, "battle_totals") == []
    (ended,) = of_type(game.events, "battle_ended")
    assert ended["rule"] == "L5C-15.5"


def test_a_battle_whose_last_attacker_left_before_it_began_is_not_offered() -> None:
    """L5C-15.5: its defenders go home. Triggers reach it, for they are no battle actions."""
    game = battle(
        side("Hill Giant, Perilous Myr, Grizzly Bears, Mountain, Swamp", "Lightning Bolt"),
        side("Wall of Stone"),
        "Hill Giant → 1, Perilous Myr → 1, Grizzly Bears → 3",
        "Wall of Stone → 3",
    )
    game.play("B pick_battle 1; B pass; A cast Lightning Bolt; A target Perilous Myr; B decline")
    game.play("A target Grizzly Bears; B pass; A pass")
    assert game.table.step == "recruitment"
    assert game.table.battles.defenders == {}


def test_a_battle_ends_at_once_when_the_last_attacker_is_sacrificed_for_mana() -> None:
    game = battle(
        side("Spawn Seed, Mountain", "Lightning Bolt"), side("Hill Giant"), "Spawn Seed → 1", "Hill Giant → 1"
    )
    game.play("B pass; A tap Spawn Seed for {C}")
    assert game.table.step == "recruitment"


def test_a_creature_that_changes_control_is_out_of_the_battle() -> None:
    game = battle(
        side("Hill Giant, Craw Wurm, Island*5"),
        side("Grizzly Bears, Island", "Quick Theft"),
        "Hill Giant → 1, Craw Wurm → 1",
        "Grizzly Bears → 1",
    )
    game.play("B cast Quick Theft; B target Hill Giant")
    assert game.table.battles.attackers == {game.ref("Craw Wurm"): 1}
    assert game.table.battles.defenders == {game.ref("Grizzly Bears"): 1}


# Protection as an action -----------------------------------------------------------------------------------


@scenario("L5C-T30", decides="L5C-7.3 L5C-15.6 L5C-17.2 L5C-R16")
def test_l5c_t30_protection_action() -> None:
    game = battle(
        side("Sengir Vampire, Hill Giant, Swamp*2", "Terror"),
        side("White Knight, Wall of Stone"),
        "Sengir Vampire → 1, Hill Giant → 1",
        "White Knight → 1, Wall of Stone → 1",
    )
    game.includes("protect White Knight from B → Sengir Vampire")
    game.refuses("B protect White Knight from B → Hill Giant", "L5C-15.6")
    game.refuses("B protect White Knight from R → Hill Giant", "L5C-15.6")
    game.refuses("B protect Wall of Stone from B → Sengir Vampire", "L5C-15.6")
    game.play("B protect White Knight from B → Sengir Vampire")
    assert game.thing("Sengir Vampire").tapped
    assert not game.thing("White Knight").tapped
    (used,) = of_type(game.events, "protection_used")
    assert used["quality"] == "B"
    game.play("A cast Terror")
    game.refuses("A target White Knight", "CR-702.16b")
    game.play("A target Hill Giant; B decline")
    game.refuses("B protect White Knight from B → Sengir Vampire", "L5C-15.6")
    game.play("B pass; A pass")
    (told,) = of_type(game.events, "battle_totals")
    assert (told["attackers_power"], told["defenders_power"], told["defenders_toughness"]) == (0, 2, 10)


@pytest.mark.parametrize(
    ("option", "again"), [("once_per_battle", False), ("unlimited", True), ("taps_itself", False)]
)
def test_how_often_a_protection_is_used(option: str, again: bool) -> None:
    game = battle(
        side("Sengir Vampire, Black Knight"),
        side("White Knight"),
        "Sengir Vampire → 1, Black Knight → 1",
        "White Knight → 1",
        options={"protection_action": option},
    )
    game.play("B protect White Knight from B → Sengir Vampire")
    assert game.thing("White Knight").tapped is (option == "taps_itself")
    if option != "taps_itself":
        game.includes("protect Black Knight from W → White Knight")
    game.play("A pass")
    text = "protect White Knight from B → Black Knight"
    if again:
        game.includes(text)
    else:
        game.refuses(f"B {text}", "L5C-R16" if option == "taps_itself" else "L5C-15.6")
    if option == "taps_itself":
        game.play("B pass")
        (told,) = of_type(game.events, "battle_totals")
        assert (told["defenders_power"], told["defenders_toughness"]) == (0, 2)


def test_a_protection_is_no_action_outside_of_battles() -> None:
    game = table(side("White Knight"), side("Sengir Vampire"))
    game.refuses("A protect White Knight from B → Sengir Vampire", "L5C-15.6")


def test_attackers_and_defenders_are_so_for_those_who_ask() -> None:
    """L5C-14.8: where nobody attacks nobody blocks."""
    game = battle(
        side("Hill Giant"),
        side("Grizzly Bears, Craw Wurm, Plains*4", "Divine Verdict"),
        "Hill Giant → 1",
        "Grizzly Bears → 1, Craw Wurm → 2",
    )
    role = format_of(game.state).combat.role
    assert role(game.state, game.ref("Grizzly Bears")) == "blocking"
    assert role(game.state, game.ref("Craw Wurm")) == ""
    game.play("B cast Divine Verdict")
    game.legal("target Hill Giant", "target Grizzly Bears")
