"""How battles are decided, and what becomes of provinces (L5C-17, 18)."""

from __future__ import annotations

from typing import Any

import engine
from engine.rulesets.five_colors import FIVE_COLORS
from tests.harness import of_type, scenario
from tests.magic.formats import served
from tests.rulesets.five_colors.table import RealmPlay, battle, side

serving = served(FIVE_COLORS)
WEAKER = {"weaker_side_strikes": True}


def totals(game: RealmPlay) -> tuple[int, ...]:
    """Power and toughness of the attackers, then of the defenders."""
    (told,) = of_type(game.events, "battle_totals")
    names = ("attackers_power", "attackers_toughness", "defenders_power", "defenders_toughness")
    return tuple(told[name] for name in names)


def uncounted(game: RealmPlay) -> tuple[list[str], list[str]]:
    """The creatures that counted with toughness alone, and those that did not count."""
    (told,) = of_type(game.events, "battle_totals")
    return told.get("toughness_only", []), told.get("not_counted", [])


def seen(game: RealmPlay) -> Any:
    """The battle as both players see it; None if none is being fought."""
    first, second = (engine.view(game.state, seat).view.battle for seat in (0, 1))
    assert first == second
    return first


def fallen(game: RealmPlay) -> list[int]:
    """The provinces that have fallen."""
    return [event["province"] for event in of_type(game.events, "province_destroyed")]


# Totals and destruction ------------------------------------------------------------------------------------


@scenario("L5C-T16", decides="L5C-17.1 L5C-17.3 L5C-17.7 L5C-18.1 L5C-18.2 L5C-18.3 L5C-R38 L5C-R49")
def test_l5c_t16_overrun() -> None:
    game = battle(
        side("Craw Wurm, Hill Giant"),
        side("Grizzly Bears", provinces="-, Plains, Swamp(up), -"),
        "Craw Wurm → 2, Hill Giant → 2",
        "Grizzly Bears → 2",
    )
    game.play("B pass; A pass")
    assert totals(game) == (9, 7, 2, 2)
    assert fallen(game) == [2]
    assert game.provinces("B") == ["-", "Swamp", "-"]
    assert (game.zone("Grizzly Bears"), game.zone("Plains")) == ("graveyard", "graveyard")
    assert of_type(game.events, "damage_dealt") == []
    assert game.thing("Craw Wurm").tapped
    assert game.thing("Hill Giant").tapped
    (army,) = of_type(game.events, "army_destroyed")
    assert (army["seat"], army["rule"]) == (1, "L5C-17.3")


def test_the_weaker_side_strikes_if_that_is_played() -> None:
    game = battle(
        side("Craw Wurm, Hill Giant"),
        side("Grizzly Bears"),
        "Craw Wurm → 2, Hill Giant → 2",
        "Grizzly Bears → 2",
        options=WEAKER,
    )
    game.play("B pass; A pass")
    assert game.asked() == "damage"
    game.play("B assign Grizzly Bears → Craw Wurm: 2")
    assert (game.thing("Craw Wurm").damage, game.zone("Grizzly Bears")) == (2, "graveyard")
    assert fallen(game) == [2]


@scenario("L5C-T17", decides="L5C-18.1 L5C-R41")
def test_l5c_t17_exactly_six() -> None:
    """Juzam Djinn is as large as the Dragon of the scenario: 8 against 2, then 7 against 2."""
    for strong, falls in (("Juzam Djinn", [1]), ("Air Elemental", [])):
        attack = f"{strong} → 1, Hill Giant → 1"
        game = battle(side(f"{strong}, Hill Giant"), side("Grizzly Bears"), attack, "Grizzly Bears → 1")
        game.play("B pass; A pass")
        assert fallen(game) == falls


@scenario("L5C-T18", decides="L5C-15.2 L5C-17.7 L5C-18.1")
def test_l5c_t18_undefended() -> None:
    game = battle(side("Craw Wurm, Serra Angel"), side(), "Craw Wurm → 1, Serra Angel → 2")
    game.play("B pick_battle 1")
    game.seat_to_act("B")
    game.play("B pass; A pass")
    assert fallen(game) == [1]
    assert totals(game) == (6, 4, 0, 0)
    game.play("B pass; A pass")
    assert (fallen(game), game.thing("Serra Angel").tapped) == ([], False)
    assert game.provinces("B") == ["-", "-", "-"]


@scenario("L5C-T19", decides="L5C-17.4 L5C-17.5")
def test_l5c_t19_not_enough() -> None:
    game = battle(
        side("Craw Wurm, Hill Giant"),
        side("Wall of Stone, Grizzly Bears", provinces="-(wall Wall of Stone), -"),
        "Craw Wurm → 1, Hill Giant → 1",
        "Wall of Stone → 1, Grizzly Bears → 1",
    )
    game.play("B pass; A pass")
    assert totals(game) == (9, 7, 2, 10)
    game.seat_to_act("A")
    game.legal(*(f"assign Craw Wurm → Wall of Stone: {amount}" for amount in range(7)))
    game.refuses("A assign Craw Wurm → Wall of Stone: 7", "L5C-17.4")
    game.refuses("A assign Hill Giant → Wall of Stone: 3", "L5C-17.4")
    game.play("A assign Craw Wurm → Wall of Stone: 6; A assign Hill Giant → Wall of Stone: 2")
    assert of_type(game.events, "damage_dealt") == []
    game.seat_to_act("B")
    game.play("B assign Grizzly Bears → Craw Wurm: 0")
    assert (game.zone("Wall of Stone"), game.zone("Grizzly Bears")) == ("graveyard", "battlefield")
    assert (game.thing("Hill Giant").damage, game.thing("Grizzly Bears").damage) == (2, 1)
    assert {event["combat"] for event in of_type(game.events, "damage_dealt")} == {True}
    assert fallen(game) == []
    assert game.thing("Hill Giant").tapped
    assert game.provinces("B") == ["-", "-"]


@scenario("L5C-T20", decides="L5C-17.3")
def test_l5c_t20_mutual_destruction() -> None:
    game = battle(side("Ball Lightning"), side("Hill Giant"), "Ball Lightning → 1", "Hill Giant → 1")
    game.play("B pass; A pass")
    assert totals(game) == (6, 1, 3, 3)
    assert (game.zone("Ball Lightning"), game.zone("Hill Giant")) == ("graveyard", "graveyard")
    assert of_type(game.events, "damage_dealt") == fallen(game) == []


@scenario("L5C-T21", decides="L5C-17.3 L5C-17.4")
def test_l5c_t21_equal_totals() -> None:
    game = battle(side("Grizzly Bears"), side("Grizzly Bears"), "Grizzly Bears → 1", "Grizzly Bears → 1")
    game.play("B pass; A pass")
    assert len(of_type(game.events, "damage_dealt")) == 2
    assert of_type(game.events, "army_destroyed") == []
    assert game.table.battlefield == []


@scenario("L5C-T22", decides="L5C-17.3 L5C-18.1 L5C-R41")
def test_l5c_t22_both_die_and_the_province_falls() -> None:
    """Juzam Djinn is as large as the Dragon of the scenario."""
    game = battle(
        side("Ball Lightning, Craw Wurm"),
        side("Juzam Djinn, Prodigal Sorcerer"),
        "Ball Lightning → 1, Craw Wurm → 1",
        "Juzam Djinn → 1, Prodigal Sorcerer → 1",
    )
    game.play("B pass; A pass")
    assert totals(game) == (12, 5, 6, 6)
    assert game.table.battlefield == []
    assert fallen(game) == [1]


@scenario("L5C-T31", decides="L5C-1.1 L5C-18.4")
def test_l5c_t31_last_province() -> None:
    game = battle(
        side("Craw Wurm, Hill Giant"),
        side(provinces="Plains(wall Wall of Stone)", battlefield="Wall of Stone"),
        "Craw Wurm → 1",
    )
    game.play("B pass; A pass")
    over = game.over()
    assert (over.winner, over.rule) == (0, "L5C-1.1")
    assert "recruitment" not in [event["step"] for event in of_type(game.events, "step_began")]
    assert game.zone("Wall of Stone") == "graveyard"


def test_pending_battles_are_not_resolved_once_the_last_province_is_gone() -> None:
    """L5C-18.4: also, nothing that has triggered is carried out any more."""
    game = battle(side("Craw Wurm*2"), side(provinces="-, -"), "Craw Wurm → 1, Craw Wurm#2 → 2")
    game.play("B pick_battle 2; B pass; A pass; B pass; A pass")
    assert game.over().winner == 0


# How creatures count ---------------------------------------------------------------------------------------


@scenario("L5C-T23", decides="L5C-17.2 L5C-17.3 L5C-17.4 L5C-17.5 L5C-R36 L5C-R37 L5C-R38 L5C-R55")
def test_l5c_t23_tapped_for_its_ability() -> None:
    for options, left in (({}, True), (WEAKER, False)):
        _play_t23(options, left=left)


def _play_t23(options: dict[str, bool], *, left: bool) -> None:
    game = battle(
        side("Craw Wurm"),
        side("Prodigal Sorcerer, Hill Giant"),
        "Craw Wurm → 1",
        "Prodigal Sorcerer → 1, Hill Giant → 1",
        options=options,
    )
    game.play("B activate Prodigal Sorcerer; B target Craw Wurm; A decline; A pass")
    sorcerer, giant = game.ref("Prodigal Sorcerer"), game.ref("Hill Giant")
    now = seen(game)
    assert (now.province, now.attackers.power, now.attackers.toughness) == (1, 6, 4)
    assert (now.defenders.power, now.defenders.toughness) == (3, 4)
    assert set(now.defenders.creatures) == {sorcerer, giant}
    assert (now.defenders.toughness_only, now.defenders.not_counted) == ((sorcerer,), ())
    assert (now.attackers.toughness_only, now.attackers.not_counted) == ((), ())
    game.play("B pass")
    assert totals(game) == (6, 4, 3, 4)
    assert uncounted(game) == ([sorcerer], [])
    assert seen(game) is None
    assert {game.zone(name) for name in ("Prodigal Sorcerer", "Hill Giant")} == {"graveyard"}
    assert (game.ref("Craw Wurm") in game.table.battlefield) is left
    if left:
        assert (game.thing("Craw Wurm").damage, game.thing("Craw Wurm").tapped) == (1, True)


@scenario("L5C-T24", decides="L5C-15.3 L5C-17.2")
def test_l5c_t24_tapped_by_an_effect() -> None:
    game = battle(
        side("Icy Manipulator, Hill Giant, Swamp"),
        side("Wall of Stone, Hill Giant"),
        "Hill Giant → 1",
        "Wall of Stone → 1, Hill Giant → 1",
    )
    game.play("B pass; A activate Icy Manipulator; A target Wall of Stone; B pass")
    assert (seen(game).defenders.toughness, seen(game).defenders.not_counted) == (
        3,
        (game.ref("Wall of Stone"),),
    )
    game.play("A pass")
    assert totals(game) == (3, 3, 3, 3)
    assert uncounted(game) == ([], [game.ref("Wall of Stone")])
    game.play("A assign Hill Giant#1 → Wall of Stone: 3")
    assert game.thing("Wall of Stone").damage == 3
    assert fallen(game) == []


def test_a_creature_tapped_for_a_cost_and_tapped_again_keeps_its_toughness() -> None:
    """L5C-R37: a tap effect on a tapped creature taps nothing; untapped again it counts with both."""
    game = battle(
        side("Icy Manipulator, Hill Giant, Swamp"),
        side("Prodigal Sorcerer"),
        "Hill Giant → 1",
        "Prodigal Sorcerer → 1",
    )
    game.play("B activate Prodigal Sorcerer; B target Hill Giant; A decline")
    game.play("A activate Icy Manipulator; A target Prodigal Sorcerer; B pass; A pass")
    assert totals(game) == (3, 3, 0, 1)


def test_damage_does_not_lessen_toughness_in_the_totals() -> None:
    game = battle(side("Grizzly Bears"), side("Hill Giant(2 damage)"), "Grizzly Bears → 1", "Hill Giant → 1")
    game.play("B pass; A pass")
    assert totals(game) == (2, 2, 3, 3)
    assert game.zone("Hill Giant") == "battlefield"


def test_an_indestructible_loser_stays_and_nobody_deals_damage() -> None:
    """L5C-R38: what counts is that a total exceeds."""
    game = battle(side("Craw Wurm"), side("Indestructible Ape"), "Craw Wurm → 1", "Indestructible Ape → 1")
    game.play("B pass; A pass")
    assert len(of_type(game.events, "army_destroyed")) == 1
    assert of_type(game.events, "damage_dealt") == []
    assert game.zone("Indestructible Ape") == "battlefield"


@scenario("L5C-T44", decides="L5C-17.7 L5C-14.3 L5C-9.2 L5C-R51")
def test_l5c_t44_vigilance_and_tapping() -> None:
    game = battle(side("Serra Angel, Hill Giant"), side("Craw Wurm"), "Serra Angel → 1, Hill Giant → 2")
    game.play("B pick_battle 1; B pass; A pass; B pass; A pass")
    assert (game.thing("Serra Angel").tapped, game.thing("Hill Giant").tapped) == (False, True)
    game.end_turn()
    game.pass_to("assignment")
    game.play("B send Craw Wurm → 1")
    assert game.asked() == "assign_flying_defenders"
    assert game.thing("Hill Giant").tapped


@scenario("L5C-T43", decides="L5C-20.3")
def test_l5c_t43_damage_and_effects_end() -> None:
    game = battle(
        side("Craw Wurm, Serra Angel, Mountain", "Lightning Bolt"),
        side("Wall of Stone, Forest", "Giant Growth"),
        "Craw Wurm → 1, Serra Angel → 2",
        "Wall of Stone → 1",
    )
    game.play("B pick_battle 1; B cast Giant Growth; B target Wall of Stone; A cast Lightning Bolt")
    game.play("A target Wall of Stone; B decline; B pass; A pass")
    assert (game.table.battles.current, game.size("Wall of Stone")) == (2, (3, 11))
    assert game.thing("Wall of Stone").damage == 9
    game.end_turn()
    assert (game.size("Wall of Stone"), game.thing("Wall of Stone").damage) == ((0, 8), 0)


# Fog, lifelink, triggers -----------------------------------------------------------------------------------


def test_fog_stops_the_resolution_of_this_battle_alone() -> None:
    """L5C-17.6, R39, R53: attackers tap all the same."""
    game = battle(
        side("Craw Wurm, Craw Wurm"),
        side("Grizzly Bears, Forest*2", "Moment's Peace"),
        "Craw Wurm → 1, Craw Wurm#2 → 2",
        "Grizzly Bears → 1",
    )
    game.play("B pick_battle 1; B cast Moment's Peace; A pass; B pass")
    assert game.zone("Grizzly Bears") == "battlefield"
    assert (fallen(game), game.thing("Craw Wurm").tapped) == ([], True)
    assert game.table.shields == []
    assert of_type(game.events, "battle_totals")[0]["rule"] == "L5C-17.6"
    assert of_type(game.events, "battle_ended")[0]["rule"] == "L5C-R39"
    game.play("B pass; A pass")
    assert fallen(game) == [2]


def test_a_side_that_faces_nobody_deals_no_damage() -> None:
    game = battle(side("Grizzly Bears"), side(), "Grizzly Bears → 1")
    game.play("B pass; A pass")
    assert (of_type(game.events, "damage_dealt"), fallen(game)) == ([], [])
    assert game.thing("Grizzly Bears").tapped


def test_what_dies_in_the_battle_triggers_after_the_province_has_fallen() -> None:
    """L5C-17.5: Blood Artist's ability is aimed when everything is over."""
    game = battle(
        side("Craw Wurm*2, Blood Artist"),
        side("Grizzly Bears"),
        "Craw Wurm → 1, Craw Wurm#2 → 1",
        "Grizzly Bears → 1",
    )
    game.play("B pass; A pass")
    assert game.asked() == "choose_target"
    assert fallen(game) == [1]
    assert game.table.battles.attackers == {}


def test_pools_empty_as_a_battle_ends() -> None:
    game = battle(side("Craw Wurm*2"), side("Mountain"), "Craw Wurm → 1, Craw Wurm#2 → 2")
    game.play("B pick_battle 1; B tap Mountain for {R}; B pass; A pass")
    (emptied,) = of_type(game.events, "mana_emptied")
    assert emptied["rule"] == "L5C-6.5"
    assert game.table.seats[1].mana == []


def test_what_is_to_deal_no_combat_damage_deals_none_in_a_battle() -> None:
    """L5C-17.5: the damage of a battle is combat damage."""
    dealt = []
    for script in ("B pass; A pass", "B cast Hall of Truce; B target Hill Giant; A pass; B pass"):
        game = battle(
            side("Hill Giant"),
            side("Wall of Stone, Plains*3", "Hall of Truce", colour="W"),
            "Hill Giant → 1",
            "Wall of Stone → 1",
        )
        game.play(script)
        dealt.append([event["amount"] for event in of_type(game.events, "damage_dealt")])
    assert dealt == [[3], []]
