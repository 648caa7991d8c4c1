"""Assignment (L5C-14)."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

import engine
from engine.kernel.clauses import Ask
from engine.rulesets.five_colors.assignment import Assign
from engine.rulesets.five_colors.battle_facts import NobodyAttacked
from tests.harness import of_type, scenario
from tests.magic.status.lies import refused
from tests.magic.status.lies import written as written_down
from tests.rulesets.five_colors.table import RealmPlay, battle, document, own, side, table
from tests.sides import one_sided

# The four steps --------------------------------------------------------------------------------------------


@scenario("L5C-T14", decides="L5C-14.1 L5C-14.2 L5C-14.3 L5C-R29 L5C-R30 L5C-7.2 L5C-R15")
def test_l5c_t14_ground_before_flyers() -> None:
    game = table(
        side("Hill Giant, Serra Angel"),
        side("Grizzly Bears, Air Elemental, Craw Wurm(tapped)"),
        step="assignment",
    )
    assert game.asked() == "assign_ground_attackers"
    game.legal(*(f"send Hill Giant → {number}" for number in (1, 2, 3, 4)), "done")
    game.refuses("send Serra Angel → 1", "L5C-14.6")
    game.play("A send Hill Giant → 1")
    assert game.asked() == "assign_ground_defenders"
    game.legal(*(f"send Grizzly Bears → {number}" for number in (1, 2, 3, 4)), "done")
    game.refuses("B send Craw Wurm → 1", "CR-509.1a")
    game.refuses("B send Air Elemental → 1", "L5C-14.6")
    game.refuses("B send Hill Giant → 1", "CR-509.1a")
    game.play("B done")
    assert game.asked() == "assign_flying_attackers"
    game.refuses("A send Hill Giant → 2", "L5C-14.1")
    game.play("A send Serra Angel → 3")
    assert game.asked() == "assign_flying_defenders"
    game.legal(*(f"send Air Elemental → {number}" for number in (1, 2, 3, 4)), "done")
    game.play("B send Air Elemental → 3")
    sent = [*of_type(game.events, "defender_assigned")]
    assert [(one["province"], one["rule"]) for one in sent] == [(3, "L5C-14.1")]
    assert game.asked() == "pick_battle"


@scenario("L5C-T15", decides="L5C-14.1 L5C-14.9 L5C-R30")
def test_l5c_t15_flyers_only() -> None:
    game = table(side("Serra Angel"), side("Grizzly Bears"), step="assignment")
    assert game.asked() == "assign_ground_defenders"
    game.play("B send Grizzly Bears → 2")
    assert game.asked() == "assign_flying_attackers"
    game.play("A send Serra Angel → 2")
    assert (game.table.step, game.asked()) == ("battle", "priority")
    game.seat_to_act("B")


@scenario("L5C-T46", decides="L5C-14.5")
def test_l5c_t46_must_attack() -> None:
    for status in ("(sick)", "(tapped)"):
        game = table(side(f"Juggernaut{status}, Hill Giant"), side(), step="assignment")
        game.includes("done")
    game = table(side("Juggernaut, Hill Giant"), side(), step="assignment")
    game.refuses("A done", "L5C-14.5")
    game.play("A send Hill Giant → 1")
    game.legal(*(f"send Juggernaut → {number}" for number in (1, 2, 3, 4)))
    game.play("A send Juggernaut → 4")
    assert game.asked() == "pick_battle"


def test_a_creature_that_must_attack_goes_where_it_can_without_a_question() -> None:
    game = table(side("Juggernaut"), side(provinces="-"), step="assignment")
    assert of_type(game.events, "attacker_assigned")[0]["province"] == 1
    assert (game.table.step, game.asked()) == ("battle", "priority")


@scenario("L5C-T38", decides="L5C-14.4 L5C-R42")
def test_l5c_t38_wall_duty() -> None:
    game = table(
        side("Craw Wurm"),
        side("Wall of Stone, Grizzly Bears", provinces="-, -(wall Wall of Stone), -"),
        step="assignment",
    )
    game.play("A send Craw Wurm → 1")
    game.includes("send Wall of Stone → 2", "send Grizzly Bears → 3")
    game.refuses("B send Wall of Stone → 1", "L5C-14.4")
    game.play("B send Wall of Stone → 2; B done; B pass; A pass")
    assert game.provinces("B") == ["-", "-"]
    game.end_turn()
    game.end_turn()
    game.pass_to("assignment")
    game.play("A send Craw Wurm → 2")
    game.includes("send Wall of Stone → 1")
    game.refuses("B send Wall of Stone → 2", "L5C-14.4")


def test_a_wall_on_no_province_and_one_that_others_control_defend_anywhere() -> None:
    game = table(side("Craw Wurm"), side("Wall of Stone"), step="assignment")
    game.play("A send Craw Wurm → 1")
    game.legal(*(f"send Wall of Stone → {number}" for number in (1, 2, 3, 4)), "done")


# Who may attack, who may defend ----------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("creature", "rule"),
    [
        ("Hill Giant(tapped)", "CR-508.1a"),
        ("Hill Giant(sick)", "CR-302.6"),
        ("Wall of Stone", "CR-702.3b"),
        ("Hill Giant, Pacifism(on Hill Giant)", "CR-508.1c"),
    ],
)
def test_who_may_not_attack(creature: str, rule: str) -> None:
    """L5C-14.2; the Bears let the step be asked about."""
    game = table(side(f"Grizzly Bears, {creature}"), side(), step="assignment")
    name = creature.partition("(")[0].partition(",")[0]
    game.excludes(f"send {name} → 1")
    game.refuses(f"A send {name} → 1", rule)


@pytest.mark.parametrize(
    ("creature", "rules"),
    [
        ("Watchful Rampart", {"L5C-14.2"}),
        ("Wall of Stone", {"CR-702.3b", "L5C-14.2"}),
        ("Standing Troops", set()),
        ("Patient Guard", {"CR-702.3b"}),
    ],
)
def test_walls_and_defenders_may_not_attack_each_by_itself(creature: str, rules: set[str]) -> None:
    """L5C-R57; whoever controls the Wall."""
    for owner in (0, 1):
        sides = [f"Grizzly Bears, {creature}", ""] if owner == 0 else ["Grizzly Bears", creature]
        laid = document(side(sides[0]), side(sides[1]), step="assignment")
        if owner == 1:
            laid["table"]["objects"][own(1, creature, laid)]["controller"] = 0
        game = RealmPlay(laid)
        if rules:
            game.refuses(f"A send {creature} → 1", *rules)
        else:
            game.includes(f"send {creature} → 1")
        told = engine.check(game.state, game._action(game.SEATS["A"], f"send {creature} → 1"))
        assert {one.rule for one in told.violations} == rules


@scenario("L5C-T48", decides="L5C-R57 L5C-14.2")
def test_a_wall_without_defender_defends() -> None:
    """L5C-R57."""
    game = table(side("Craw Wurm"), side("Watchful Rampart"), step="assignment")
    game.play("A send Craw Wurm → 1")
    game.includes("send Watchful Rampart → 1")


def test_a_wall_that_must_attack_holds_up_nobody() -> None:
    """L5C-14.5, R57: a creature that may not attack need not."""
    game = table(side("Grizzly Bears, Eager Rampart"), side(), step="assignment")
    game.includes("done")


@scenario("L5C-T49", decides="L5C-R58")
def test_an_attached_wall_that_stops_being_one_stays_attached() -> None:
    """L5C-R58: decided on entering; it is assigned to its province alone, and falls with it (18.2)."""
    game = table(
        side("Craw Wurm, Hill Giant"),
        side("Wall of Stone, Humbling Frog(on Wall of Stone)", provinces="-, -(wall Wall of Stone), -"),
        step="assignment",
    )
    assert game.characteristics(game.ref("Wall of Stone")).subtypes == frozenset({"Frog"})
    game.play("A send Craw Wurm → 2; A send Hill Giant → 2")
    game.legal("send Wall of Stone → 2", "done")
    game.refuses("B send Wall of Stone → 1", "L5C-14.4")
    game.play("B done; B pass; A pass")
    assert game.zone("Wall of Stone") == "graveyard"
    assert game.provinces("B") == ["-", "-"]


def test_a_creature_that_becomes_a_wall_later_is_attached_to_nothing() -> None:
    """L5C-R58."""
    game = table(
        side("Craw Wurm"),
        side("Hill Giant, Petrified Shape(on Hill Giant)", provinces="-, -, -"),
        step="assignment",
    )
    assert "Wall" in game.characteristics(game.ref("Hill Giant")).subtypes
    game.play("A send Craw Wurm → 1")
    game.legal(*(f"send Hill Giant → {number}" for number in (1, 2, 3)), "done")


def test_haste_attacks_at_once_and_attackers_do_not_tap() -> None:
    game = table(side("Raging Goblin(sick)"), side(), step="assignment")
    game.play("A send Raging Goblin → 1")
    assert not game.thing("Raging Goblin").tapped


def test_the_summoning_sick_defend_and_the_pacified_do_not() -> None:
    game = table(
        side("Craw Wurm"),
        side("Hill Giant(sick), Grizzly Bears, Pacifism(on Grizzly Bears)"),
        step="assignment",
    )
    game.play("A send Craw Wurm → 1")
    game.includes("send Hill Giant → 1")
    game.refuses("B send Grizzly Bears → 1", "CR-509.1b")


def test_a_creature_is_assigned_once_and_to_a_province_that_there_is() -> None:
    game = table(side("Craw Wurm, Hill Giant"), side(provinces="-, -"), step="assignment")
    for number in (0, -1, 3):
        game.refuses(f"A send Craw Wurm → {number}", "L5C-14.1")
    game.play("A send Craw Wurm → 1")
    game.refuses("A send Craw Wurm → 2", "L5C-14.1")
    game.refuses("A pass")


def test_what_is_not_on_the_battlefield_is_assigned_nowhere() -> None:
    """L5C-14.2, 14.3."""
    game = table(side("Hill Giant", "Serra Angel"), side("Grizzly Bears", "Air Elemental"), step="assignment")
    game.refuses("A send Serra Angel → 1", "L5C-14.2")
    game.play("A send Hill Giant → 1")
    game.refuses("B send Air Elemental → 1", "L5C-14.3")


def test_attacking_can_cost_mana_for_each_creature() -> None:
    """L5C-14.5: it is paid on assignment; creatures that must attack need not pay."""
    game = table(side("Juggernaut, Hill Giant, Forest*3"), side("Propaganda"), step="assignment")
    game.includes("done")
    game.play("A send Hill Giant → 1")
    assert game.table.battles.attackers == {game.ref("Hill Giant"): 1}
    assert [game.thing(f"Forest#{number}").tapped for number in (1, 2, 3)] == [True, True, False]
    assert (game.table.step, game.asked()) == ("battle", "priority")


def test_an_attack_that_cannot_be_paid_is_refused() -> None:
    game = table(side("Serra Angel, Hill Giant, Forest*2, Mountain"), side("Propaganda"), step="assignment")
    game.play("A send Hill Giant → 1; A auto_pay")
    assert (game.table.step, game.asked()) == ("battle", "priority")
    game = table(side("Juggernaut, Forest, Serra Angel"), side("Propaganda"))
    game.play("A pass")
    assert (game.table.step, game.asked()) == ("recruitment", "priority")


# What comes of it ------------------------------------------------------------------------------------------


def test_nobody_attacks_and_the_phase_ends() -> None:
    """L5C-14.8, 14.9: defenders go home."""
    game = table(side("Serra Angel"), side("Grizzly Bears"), step="assignment")
    game.play("B send Grizzly Bears → 2; A done")
    assert game.table.step == "recruitment"
    assert game.table.battles.defenders == {}
    assert of_type(game.events, "nobody_attacked") == [{"type": "nobody_attacked", "rule": "L5C-14.8"}]
    assert not of_type(game.events, "combat_ended"), "there was none"
    assert engine.event_texts((NobodyAttacked(rule="L5C-14.8"),), game.state, game.state) == (
        "Nobody attacks",
    )


def test_without_creatures_nobody_is_asked() -> None:
    game = table(side("Wall of Stone, Hill Giant(sick)"), side("Grizzly Bears"), step="actions")
    game.play("A pass")
    assert game.table.step == "recruitment"


def test_ground_or_flying_is_judged_when_the_step_begins() -> None:
    """L5C-14.6: a creature that has lost flying by then attacks on the ground."""
    game = table(side("Serra Angel, Clipped Wings(on Serra Angel)"), side(), step="assignment")
    assert game.asked() == "assign_ground_attackers"
    game.includes("send Serra Angel → 1")


def test_attack_triggers_after_the_first_and_after_the_third_step() -> None:
    """L5C-14.7: before the defender assigns anybody; together for the creatures of the step."""
    mine = "Borderland Marauder*2, Serra Angel, Raid Bombardment"
    game = table(side(mine), side("Grizzly Bears"), step="assignment")
    game.play("A send Borderland Marauder → 1")
    assert of_type(game.events, "ability_triggered") == of_type(game.events, "attacker_declared") == []
    game.play("A send Borderland Marauder#2 → 2; A place 0; A place 0; A place 0")
    declared = of_type(game.events, "attacker_declared")
    assert [event["rule"] for event in declared] == ["L5C-14.7", "L5C-14.7"]
    assert {event["rule"] for event in of_type(game.events, "ability_triggered")} == {"CR-603.2"}
    assert (game.size("Borderland Marauder"), game.size("Borderland Marauder#2")) == ((3, 2), (3, 2))
    assert game.asked() == "assign_ground_defenders"


# Documents -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", [1, 2, 3, 4])
def test_a_position_by_hand_in_each_step_of_assignment(stage: int) -> None:
    written = document(
        side("Craw Wurm, Hill Giant, Serra Angel"), side("Grizzly Bears, Air Elemental"), step="assignment"
    )
    written["table"]["battles"] = {"stage": stage, "attackers": {own(0, "Hill Giant", written): 1}}
    state = engine.settle(msgspec.json.encode(written)).state
    asked = engine.decision(state)
    assert asked is not None
    names = ("ground_attackers", "ground_defenders", "flying_attackers", "flying_defenders")
    assert asked.__struct_config__.tag == f"assign_{names[stage - 1]}"


@pytest.mark.parametrize(
    ("step", "record", "path"),
    [
        ("actions", {"stage": 1}, "$.table.battles"),
        ("assignment", {"attackers": {"Hill Giant": 1}}, "$.table.battles.stage"),
        ("assignment", {"stage": 5}, "$.table.battles.stage"),
        ("assignment", {"stage": 1, "current": 1, "attackers": {"Hill Giant": 1}}, "$.table.battles.current"),
        ("battle", {"stage": 1, "attackers": {"Hill Giant": 1}}, "$.table.battles.stage"),
        ("battle", {"attackers": {"Hill Giant": 5}}, "$.table.battles.attackers.Hill Giant"),
        ("battle", {"attackers": {"Hill Giant": 0}}, "$.table.battles.attackers.Hill Giant"),
        ("battle", {"attackers": {"Bears": 1}}, "$.table.battles.attackers.Bears"),
        (
            "battle",
            {"attackers": {"Hill Giant": 1}, "defenders": {"Hill Giant": 1}},
            "$.table.battles.defenders.Hill Giant",
        ),
        ("battle", {"attackers": {"Hill Giant": 1}, "current": 2}, "$.table.battles.current"),
        ("battle", {"attackers": {"Hill Giant": 1}, "current": 7}, "$.table.battles.current"),
        ("battle", {"attackers": {"Hill Giant": 1}, "paying": ["Hill Giant"]}, "$.table.battles.paying[0]"),
        ("battle", {"attackers": {"Hill Giant": 1}, "paying": ["Bears"]}, "$.table.battles.paying[0]"),
        ("battle", {"attackers": {"Hill Giant": 1}, "shields": ["Hill Giant"]}, "$.table.battles.current"),
        ("battle", {"attackers": {"o9999": 1}}, "$.table.battles.attackers"),
    ],
)
def test_faults_of_the_record(step: str, record: dict[str, object], path: str) -> None:
    written = document(side("Hill Giant"), side("Grizzly Bears"), step=step)
    names = {"Hill Giant": own(0, "Hill Giant", written), "Bears": own(1, "Grizzly Bears", written)}
    text = msgspec.json.encode(record).decode()
    for name, ref in names.items():
        text, path = text.replace(name, ref), path.replace(name, ref)
    written["table"]["battles"] = msgspec.json.decode(text)
    faults = engine.status(msgspec.json.encode(written))
    assert [fault.path.startswith(path) for fault in faults] == [True], faults
    assert faults[0].rule


@one_sided("what is wrong with a document is the same for both seats")
def test_what_a_battle_remembers_is_remembered_once() -> None:
    """L5C-15.6, R53."""
    game = battle(side("White Knight"), side("Forest*2", "Moment's Peace"), "White Knight → 1", current=1)
    game.play("B cast Moment's Peace")
    sound = written_down(game.state)
    (shield,) = sound["table"]["battles"]["shields"]
    refused(sound, "$.table.battles.shields", "L5C-R53", ("table.battles.shields", [shield, shield]))
    refused(sound, "$.table.battles.shields[0]", "L5C-R53", ("table.battles.shields", ["shield"]))
    used = {"creature": game.ref("White Knight"), "quality": "B"}
    refused(sound, "$.table.battles.protections", "L5C-15.6", ("table.battles.protections", [used, used]))


def test_a_position_by_hand_before_and_in_a_battle() -> None:
    game = battle(side("Hill Giant, Craw Wurm"), side(), "Hill Giant → 1, Craw Wurm → 3")
    assert game.asked() == "pick_battle"
    game = battle(side("Hill Giant, Craw Wurm"), side(), "Hill Giant → 1, Craw Wurm → 3", current=3)
    game.seat_to_act("B")
    assert game.asked() == "priority"


# What is said of it at other times -------------------------------------------------------------------------


def _said(game: RealmPlay, name: str, seat: int) -> tuple[str, set[str]]:
    """What the verdict about assigning a creature is called for a seat, and the clauses that it breaks."""
    objects = game.table.objects
    (ref,) = [ref for ref, one in objects.items() if (one.card, one.owner) == (name, seat)]
    verdicts = engine.about(game.state, ref, seat)
    (verdict,) = [one for one in verdicts if one.action.__struct_config__.tag == "assign"]
    assert not verdict.legal
    return verdict.text, {broken.rule for broken in verdict.violations}


def test_creatures_of_the_active_player_would_attack_and_others_would_defend() -> None:
    """Also at decisions of another kind: what keeps a creature from attacking (L5C-14.2) does not keep it
    from defending (L5C-14.3)."""
    creatures = "Hill Giant(sick), Grizzly Bears(tapped), Wall of Stone"
    game = table(side(creatures), side(creatures))
    names, active = ("hill_giant", "grizzly_bears", "wall_of_stone"), game.table.active
    said = {name: _said(game, name, active) for name in names}
    assert {text.split()[0] for text, _ in said.values()} == {"Attack"}
    assert "CR-302.6" in said["hill_giant"][1]
    assert "CR-508.1a" in said["grizzly_bears"][1]
    assert "L5C-14.2" in said["wall_of_stone"][1]
    said = {name: _said(game, name, 1 - active) for name in names}
    assert {text.split()[0] for text, _ in said.values()} == {"Defend"}
    assert "CR-509.1a" in said["grizzly_bears"][1]
    assert not set.union(*(broken for _, broken in said.values())) & {"CR-302.6", "CR-508.1a", "L5C-14.2"}


def test_a_creature_in_hand_neither_attacks_nor_defends() -> None:
    """Each is refused by the clause of its side (L5C-14.2, 14.3)."""
    game = table(side("Grizzly Bears", hand="Hill Giant"), side("Grizzly Bears", hand="Hill Giant"))
    active = game.table.active
    for seat, rule in ((active, "L5C-14.2"), (1 - active, "L5C-14.3")):
        asked = replace(_asked(game), seat=seat)
        offer = engine.ruleset_of(game.state).anytime[Assign]
        (ref,) = game.table.seats[seat].hand
        refused = offer.violations(Ask(game.state, asked), Assign(ref, 1), in_time=False)
        assert [broken.rule for broken in refused] == [rule]


def _asked(game: RealmPlay) -> Any:
    return engine.decision(game.state)


# What effects say about attacks -----------------------------------------------------------------------------


def test_a_player_who_cannot_be_attacked_by_some() -> None:
    game = table(side("Grizzly Bears, Hill Giant"), side("Quiet Border"), step="assignment")
    game.refuses("A send Grizzly Bears → 1", "CR-508.1c")
    game.includes("send Hill Giant → 1")


def test_a_goaded_creature_must_attack() -> None:
    game = table(
        side("Grizzly Bears, Hill Giant"), side("Mocking Banner(on Grizzly Bears)"), step="assignment"
    )
    game.refuses("A done", "L5C-14.5")
    banned = side("Quiet Border, Mocking Banner(on Grizzly Bears)")
    game = table(side("Grizzly Bears, Hill Giant"), banned, step="assignment")
    game.includes("done")


def test_a_wall_of_which_it_is_said_attacks_all_the_same_not() -> None:
    """A Wall may not attack, whatever is said about defender (L5C-14.2)."""
    game = table(side("Restless Sentinel, Hill Giant"), side(), step="assignment")
    game.refuses("A send Restless Sentinel → 1", "L5C-14.2")
