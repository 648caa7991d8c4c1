"""Harmful actions and saves (L5C-16)."""

from __future__ import annotations

import pytest

import engine
from engine.rulesets.five_colors import FIVE_COLORS
from tests.harness import of_type, plain, scenario
from tests.magic.formats import served
from tests.rulesets.five_colors.table import RealmPlay, battle, side, table

serving = served(FIVE_COLORS)


def bolted(
    mine: str, theirs: str, hand: str, *, target: str = "Drudge Skeletons", lands: str = "Swamp"
) -> RealmPlay:
    """A Bolt of A's is held for a creature of B's."""
    game = battle(
        side(f"{mine}, Mountain", "Lightning Bolt"),
        side(f"{theirs}, {lands}", hand),
        f"{mine} → 1",
        ", ".join(f"{name.strip()} → 1" for name in theirs.split(",")),
    )
    game.play(f"B pass; A cast Lightning Bolt; A target {target}")
    return game


# The held moment -------------------------------------------------------------------------------------------


@scenario("L5C-T27", decides="L5C-16.1 L5C-16.2 L5C-16.4 L5C-17.2 L5C-R34 L5C-R35 L5C-R52 L5C-R60")
def test_l5c_t27_save_by_regeneration() -> None:
    game = bolted("Hill Giant", "Drudge Skeletons", "")
    assert game.asked() == "save"
    game.seat_to_act("B")
    game.legal("activate Drudge Skeletons", "decline")
    (held,) = of_type(game.events, "action_held")
    assert held["creatures"] == [game.ref("Drudge Skeletons")]
    game.play("B activate Drudge Skeletons")
    assert [event["seat"] for event in of_type(game.events, "saved")] == [1]
    assert (game.zone("Drudge Skeletons"), game.thing("Drudge Skeletons").tapped) == ("battlefield", True)
    game.seat_to_act("A")
    game.play("A pass; B pass")
    (told,) = of_type(game.events, "battle_totals")
    assert (told["defenders_power"], told["defenders_toughness"]) == (0, 0)


def test_l5c_t27_declined() -> None:
    game = bolted("Hill Giant", "Drudge Skeletons", "")
    game.play("B decline")
    assert game.zone("Drudge Skeletons") == "graveyard"
    game.seat_to_act("B")
    game.play("B pass")
    game.seat_to_act("A")


@scenario("L5C-T28", decides="L5C-16.2 L5C-16.3")
def test_l5c_t28_save_by_prevention() -> None:
    game = bolted(
        "Craw Wurm", "Hill Giant", "Healing Salve, Giant Growth", target="Hill Giant", lands="Plains, Forest"
    )
    game.legal("cast Healing Salve", "decline")
    game.refuses("B cast Giant Growth", "L5C-16.3")
    game.refuses("B pass")
    game.play("B cast Healing Salve")
    assert of_type(game.events, "damage_dealt") == []
    assert of_type(game.events, "damage_prevented")[0]["amount"] == 3
    assert game.zone("Hill Giant") == "battlefield"
    game.seat_to_act("A")


@pytest.mark.parametrize("chosen", ["", "Lightning Bolt", "Flat Denial"])
def test_what_is_held_is_nothing_that_a_save_could_counter(chosen: str) -> None:
    """L5C-6.3: whether the save would target a spell or choose one, beside preventing the damage."""
    save = "Flat Denial" if chosen else "Bright Denial"
    game = bolted("Craw Wurm", "Hill Giant", save, target="Hill Giant", lands="Plains")
    game.play(f"B cast {save}; B choose {chosen}" if chosen else f"B cast {save}")
    assert of_type(game.events, "damage_prevented")[0]["amount"] == 3
    assert of_type(game.events, "countered") == []
    assert len(of_type(game.events, "resolved")) == 2
    game.seat_to_act("A")


def test_a_save_may_be_stored_in_the_middle() -> None:
    game = bolted("Hill Giant", "Drudge Skeletons", "Giant Growth", lands="Swamp, Forest")
    again = RealmPlay.at(engine.decode(engine.encode(game.state)))
    assert again.listed() == game.listed()
    for seat in (0, 1):
        assert plain(engine.view(again.state, seat)) == plain(engine.view(game.state, seat))
    for one in (game, again):
        one.play("B activate Drudge Skeletons; A pass; B pass")
    assert (again.describe(), again.listed()) == (game.describe(), game.listed())


def test_what_is_held_does_not_resolve_when_the_save_costs_its_target() -> None:
    """L5C-16.4: neither does the save, whose target was sacrificed to pay for it."""
    game = bolted("Craw Wurm", "Selfless Squire", "", target="Selfless Squire", lands="Plains")
    game.play("B activate Selfless Squire")
    assert game.zone("Selfless Squire") == "graveyard"
    failed = of_type(game.events, "did_not_resolve")
    assert [event["rule"] for event in failed] == ["CR-608.2b", "CR-608.2b"]
    assert of_type(game.events, "damage_prevented") == of_type(game.events, "damage_dealt") == []
    assert game.zone("Lightning Bolt") == "graveyard"
    game.seat_to_act("A")


def test_outside_of_battles_there_is_no_save() -> None:
    game = table(side("Plains*4", "Wrath of God"), side("Drudge Skeletons, Swamp"))
    game.play("A cast Wrath of God")
    assert game.zone("Drudge Skeletons") == "graveyard"
    game.seat_to_act("A")


def test_the_question_is_put_where_no_save_is_possible() -> None:
    """L5C-16.2: leaving it out would betray the hand."""
    game = bolted("Craw Wurm", "Hill Giant", "", target="Hill Giant")
    assert game.asked() == "save"
    game.legal("decline")


@pytest.mark.parametrize("target", ["Craw Wurm", "Hill Giant"])
def test_it_is_put_whoever_controls_what_is_harmed(target: str) -> None:
    game = bolted("Craw Wurm", "Hill Giant", "", target=target)
    game.seat_to_act("B")
    assert game.asked() == "save"


@pytest.mark.parametrize(
    ("spell", "lands", "held"),
    [
        ("Unsummon", "Island", False),
        ("Giant Growth", "Forest", False),
        ("Swords to Plowshares", "Plains", True),
        ("Doom Blade", "Swamp*2", True),
        ("White Flash", "Plains", False),
        ("Slow Doom", "Swamp", False),
        ("Diabolic Edict", "Swamp*2", False),
        ("Shrinking Crowd", "Swamp", False),
        ("Blood Price", "Swamp", True),
    ],
)
def test_what_is_harmful(spell: str, lands: str, held: bool) -> None:
    """L5C-16.1, R52: damage, destruction and exile; not what is delayed, nor dying of -1/-1."""
    game = battle(side(f"Hill Giant, {lands}", spell), side("Craw Wurm"), "Hill Giant → 1", "Craw Wurm → 1")
    game.play(f"B pass; A cast {spell}")
    if game.asked() == "choose_target":
        player = spell in ("Diabolic Edict", "Shrinking Crowd")
        game.play(f"A target {'B' if player else 'Craw Wurm'}")
    assert (game.asked() == "save") is held


def test_a_save_is_not_held_and_the_harmful_players_get_none() -> None:
    """L5C-16.3."""
    game = bolted("Samite Healer", "Hill Giant", "", target="Hill Giant")
    game.seat_to_act("B")
    game.play("B decline")
    assert game.zone("Hill Giant") == "graveyard"


def test_modes_and_targets_that_bear_on_nothing_are_not_offered() -> None:
    game = bolted(
        "Craw Wurm", "Hill Giant, Grizzly Bears", "Mending Choice", target="Hill Giant", lands="Forest"
    )
    game.play("B cast Mending Choice")
    assert (game.thing("Hill Giant").tapped, game.thing("Hill Giant").shields) == (True, 0)
    game.seat_to_act("A")


def test_the_target_of_a_save_is_about_to_be_harmed() -> None:
    game = battle(
        side("Craw Wurm, Mountain", "Sudden Blaze"),
        side("Hill Giant, Grizzly Bears, Wall of Stone, Samite Healer"),
        "Craw Wurm → 1",
        "Hill Giant → 1, Grizzly Bears → 1, Samite Healer → 1",
    )
    game.play("B pass; A cast Sudden Blaze; B activate Samite Healer")
    game.legal("target Craw Wurm", "target Hill Giant", "target Grizzly Bears", "target Samite Healer")
    game.refuses("B target Wall of Stone", "L5C-15.4")
    game.refuses("B target A", "L5C-5.1")
    game.play("B target Grizzly Bears")
    assert game.zone("Grizzly Bears") == "battlefield"
    assert game.thing("Grizzly Bears").damage == 1


def test_prevention_of_what_a_source_deals_bears_on_what_it_would_harm() -> None:
    game = battle(
        side("Prodigal Sorcerer, Craw Wurm"),
        side("Grizzly Bears, Forest", "Mending Choice"),
        "Prodigal Sorcerer → 1, Craw Wurm → 1",
        "Grizzly Bears → 1",
    )
    game.play("B pass; A activate Prodigal Sorcerer; A target Grizzly Bears; B cast Mending Choice")
    game.legal("mode 0", "mode 2")
    game.refuses("B mode 1", "L5C-16.2")
    game.play("B mode 2")
    assert game.table.shields[-1].by == game.ref("Prodigal Sorcerer")
    assert game.thing("Grizzly Bears").damage == 0


def test_fog_is_a_save_of_everybody_at_the_battle() -> None:
    """L5C-16.2: it prevents damage and bears on the creature; whether it helps is its player's affair."""
    game = bolted("Craw Wurm", "Hill Giant", "Moment's Peace", target="Hill Giant", lands="Forest*2")
    game.play("B cast Moment's Peace")
    assert game.zone("Hill Giant") == "graveyard"
    game.seat_to_act("A")


def test_a_shield_made_earlier_in_the_battle_works_without_a_save() -> None:
    """L5C-16.5: in the comparison, too."""
    game = battle(side("Craw Wurm"), side("Drudge Skeletons, Swamp"), "Craw Wurm → 1", "Drudge Skeletons → 1")
    game.play("B activate Drudge Skeletons; A pass; B pass")
    assert (game.zone("Drudge Skeletons"), game.thing("Drudge Skeletons").tapped) == ("battlefield", True)


def test_what_a_held_action_and_its_save_trigger_waits_for_both() -> None:
    """L5C-16.2."""
    game = battle(
        side("Blood Artist, Craw Wurm, Mountain", "Sudden Blaze"),
        side("Grizzly Bears, Drudge Skeletons, Swamp"),
        "Craw Wurm → 1",
        "Grizzly Bears → 1, Drudge Skeletons → 1",
    )
    game.play("B pass; A cast Sudden Blaze; B activate Drudge Skeletons")
    assert of_type(game.events, "saved")
    assert game.asked() == "choose_target"
    game.play("A target B")
    game.seat_to_act("A")
    assert game.asked() == "priority"


def test_a_harmful_action_of_the_defender_is_held_for_the_attacker() -> None:
    game = battle(
        side("Drudge Skeletons, Swamp"),
        side("Hill Giant, Mountain", "Lightning Bolt"),
        "Drudge Skeletons → 1",
        "Hill Giant → 1",
    )
    game.play("B cast Lightning Bolt; B target Drudge Skeletons; A activate Drudge Skeletons")
    game.seat_to_act("B")
    assert game.thing("Drudge Skeletons").tapped


def test_what_was_tapped_for_a_cost_and_regenerates_counts_with_nothing() -> None:
    """L5C-R37: regeneration is the exception."""
    game = battle(
        side("Craw Wurm, Mountain", "Lightning Bolt"),
        side("Prodigal Sorcerer, Forest, Regeneration(on Prodigal Sorcerer)"),
        "Craw Wurm → 1",
        "Prodigal Sorcerer → 1",
    )
    game.play("B activate Prodigal Sorcerer; B target Craw Wurm; A decline")
    assert game.table.battles.paying == [game.ref("Prodigal Sorcerer")]
    game.play("A cast Lightning Bolt; A target Prodigal Sorcerer; B activate Regeneration")
    assert game.table.battles.paying == []
    game.play("A pass; B pass")
    (told,) = of_type(game.events, "battle_totals")
    assert (told["defenders_power"], told["defenders_toughness"]) == (0, 0)


@pytest.mark.parametrize(("mine", "held"), [("Grizzly Bears", True), ("Hill Giant", False)])
def test_steps_under_a_condition_count_if_it_holds_now(mine: str, held: bool) -> None:
    """L5C-R52."""
    game = battle(side(f"{mine}, Swamp", "Bear Pact"), side("Craw Wurm"), f"{mine} → 1", "Craw Wurm → 1")
    game.play("B pass; A cast Bear Pact; A target Craw Wurm")
    assert (game.asked() == "save") is held


def test_what_is_dealt_damage_at_the_same_time_is_about_to_be_harmed() -> None:
    """L5C-R34: the creature that is dealt the other amount."""
    game = battle(
        side("Grizzly Bears, Mountain", "Flung Sparks"),
        side("Drudge Skeletons, Swamp"),
        "Grizzly Bears → 1",
        "Drudge Skeletons → 1",
    )
    game.play("B pass; A cast Flung Sparks; A target Drudge Skeletons")
    assert game.asked() == "save"
    game.play("B activate Drudge Skeletons")
    assert of_type(game.events, "saved")
