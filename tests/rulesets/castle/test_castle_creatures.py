"""Chapter 10: when castle creatures can be targeted, how large they are, how they die and leave."""

from __future__ import annotations

import pytest

from tests.harness import of_type, scenario
from tests.magic.positions import cast
from tests.rulesets.castle.table import Play, castles, side


def again(game: Play) -> Play:
    """The same position, to try something in."""
    return Play.at(game.state)


# The lock (CAS-10.2, 10.3) ----------------------------------------------------------------------------------


@scenario("CAS-T26", "CAS-10.2 CAS-10.3 CAS-R40 CAS-4.1")
def test_cas_t26_the_lock_holds_from_the_declaration_of_attackers_to_the_end_of_combat() -> None:
    game = castles(
        side(battlefield="Mountain, Hill Giant", hand="Lightning Bolt"),
        side("1,1 act Grizzly Bears", battlefield="Forest", hand="Giant Growth"),
    )
    for step in ("main1", "begin_combat"):
        game.pass_to(step)
        tried = again(game)
        tried.play("A cast Lightning Bolt")
        tried.includes("target Grizzly Bears")
    game.attack(3, "Hill Giant")
    tried = again(game)
    tried.play("A cast Lightning Bolt")
    tried.excludes("target Grizzly Bears")
    tried.refuses("A target Grizzly Bears", "CAS-10.2")
    game.play("A pass; B cast Giant Growth; B target Grizzly Bears; B pass; A pass")
    assert game.size("Grizzly Bears") == (5, 5)
    game.pass_to("end_combat")
    tried = again(game)
    tried.play("A cast Lightning Bolt")
    tried.refuses("A target Grizzly Bears", "CAS-10.2")
    game.pass_to("main2")
    cast(game, "Lightning Bolt", "Grizzly Bears")
    assert game.thing("Grizzly Bears").damage == 3


def test_the_lock_holds_in_the_attack_of_the_owner_as_well() -> None:
    """CAS-R40: "during combat", whosever it is."""
    game = castles(
        side("2,2 act Grizzly Bears", battlefield="Hill Giant"),
        side(battlefield="Mountain", hand="Lightning Bolt"),
    )
    game.attack(3, "Hill Giant")
    game.play("A pass; B cast Lightning Bolt")
    game.refuses("B target Grizzly Bears", "CAS-10.2")
    game.legal("target A", "target B", "target Hill Giant")


@pytest.mark.parametrize(
    "castle",
    [
        "1,1 act Grizzly Bears; 2,2 act Hill Giant",
        "1,1 down Serra Angel; 2,2 act Hill Giant",
        "1,1 act Grizzly Bears; 1,2 act Hill Giant",
    ],
    ids=["the blocker dies", "the card is let go", "behind the blocker"],
)
def test_the_lock_holds_after_an_early_end_of_combat(castle: str) -> None:
    """CAS-10.2: to the end of the phase, whoever is still fighting; the owner may target it (CAS-R40)."""
    game = castles(
        side(battlefield="Mountain, Craw Wurm", hand="Lightning Bolt"),
        side(castle, battlefield="Mountain", hand="Shock"),
    )
    game.attack(1, "Craw Wurm")
    while game.table.step != "end_combat":
        if game.asked() == "pay_for_activation":
            game.play("B let_go")
        else:
            game.idle()
    assert game.table.combat is None, "combat was over before its last step"
    game.seat_to_act("A")
    tried = again(game)
    tried.play("A cast Lightning Bolt")
    tried.refuses("A target Hill Giant", "CAS-10.2")
    tried = again(game)
    tried.play("A pass; B cast Shock; B target Hill Giant")
    game.pass_to("main2")
    game.play("A cast Lightning Bolt; A target Hill Giant")


@scenario("CAS-T57", "CAS-R59 CAS-10.2")
def test_without_attackers_nothing_is_locked() -> None:
    """CAS-R59."""
    game = castles(side(battlefield="Mountain", hand="Lightning Bolt"), side("1,1 act Grizzly Bears"))
    game.pass_to("end_combat")
    game.play("A cast Lightning Bolt")
    game.includes("target Grizzly Bears")


def test_cas_t27_face_down_cards_are_no_targets_and_no_creatures() -> None:
    castle = "1,1 down Grizzly Bears; 2,1 down Hill Giant"
    game = castles(
        side(battlefield="Swamp*2", hand="Terror"),
        side(castle, battlefield="Grizzly Bears, Hill Giant, Crowded Hall"),
    )
    assert game.size("Grizzly Bears") == (2, 2), "there are not three creatures"
    game.play("A cast Terror")
    game.legal("target Grizzly Bears#1", "target Hill Giant#1")
    game = castles(side(battlefield="Swamp*2", hand="Terror"), side(castle))
    game.excludes("cast Terror")
    game.refuses("A cast Terror", "CR-601.2c")


# The row bonus (CAS-10.6) -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("spot", "size"), [("4,1", (2, 2)), ("4,2", (3, 3)), ("4,3", (4, 4))])
def test_what_stands_further_back_is_larger(spot: str, size: tuple[int, int]) -> None:
    game = castles(side(f"{spot} act Grizzly Bears"), side("1,1 act Hill Giant; 1,2 act Raging Goblin"))
    assert game.size("Grizzly Bears") == size
    assert (game.size("Hill Giant"), game.size("Raging Goblin")) == ((3, 3), (2, 2))


def test_the_bonus_is_added_to_what_sets_power_and_toughness() -> None:
    """Layer 7c comes after 7b; counters and effects on the creature come to the same."""
    game = castles(
        side("1,2 act Raging Goblin(1 +1/+1)", battlefield="Island*3", hand="Turn to Frog"),
    )
    assert game.size("Raging Goblin") == (3, 3)
    cast(game, "Turn to Frog", "Raging Goblin")
    assert game.size("Raging Goblin") == (3, 3), "1/1, with the counter and in row 2"


def test_the_bonus_is_remembered_as_the_creature_dies() -> None:
    """Last-known information is from the spot where it stood (CR 608.2h)."""
    game = castles(
        side("1,3 act Grizzly Bears", battlefield="Mountain*3", hand="Fling"),
        side(battlefield="Wall of Stone"),
    )
    game.play("A cast Fling; A target Wall of Stone")
    game.resolve()
    assert game.thing("Wall of Stone").damage == 4


@scenario("CAS-T25", "CAS-10.5 CAS-10.6 CAS-10.4")
def test_cas_t25_a_lord_in_the_castle_reaches_out_but_not_to_the_next_spot() -> None:
    game = castles(
        side(),
        side("1,2 act Goblin King; 1,1 act Goblin Piker", battlefield="Mons's Goblin Raiders"),
    )
    assert game.size("Goblin King") == (3, 3)
    assert game.size("Goblin Piker") == (2, 1)
    assert game.size("Mons's Goblin Raiders") == (2, 2)


# Death (CAS-10.7) -------------------------------------------------------------------------------------------


def test_a_castle_creature_dies_and_is_exiled_from_the_graveyard_at_once() -> None:
    game = castles(
        side(battlefield="Mountain", hand="Lightning Bolt"),
        side("1,2 act Grizzly Bears; 1,3 down Hill Giant"),
    )
    cast(game, "Lightning Bolt", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    assert game.castle("B") == {"1,3": "down Hill Giant"}
    moved = [(event["from_zone"], event["to_zone"]) for event in of_type(game.events, "moved")]
    assert moved[-2:] == [("battlefield", "graveyard"), ("graveyard", "exile")]
    (died,) = of_type(game.events, "castle_died")
    (exiled,) = of_type(game.events, "castle_exiled")
    assert (died["spot"], died["rule"], exiled["rule"]) == ("1,2", "CAS-10.7", "CAS-10.7")
    assert exiled["object"] == game.ref("Grizzly Bears")


def test_a_creature_outside_dies_as_usual() -> None:
    game = castles(side(battlefield="Mountain", hand="Lightning Bolt"), side(battlefield="Grizzly Bears"))
    cast(game, "Lightning Bolt", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert not of_type(game.events, "castle_died")


@pytest.mark.parametrize("creature", ["Young Wolf", "Safehold Elite"])
def test_undying_and_persist_find_nothing(creature: str) -> None:
    """CAS-R39: the second move is immediate."""
    game = castles(side(battlefield="Swamp*2", hand="Doom Blade"), side(f"2,1 act {creature}"))
    cast(game, "Doom Blade", creature)
    game.all_pass()
    assert game.zone(creature) == "exile"
    assert game.castle("B") == {}


def test_the_spell_that_killed_it_finds_it_no_more() -> None:
    game = castles(side(battlefield="Swamp", hand="Harrowing"), side("2,1 act Grizzly Bears"))
    cast(game, "Harrowing", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"


def test_dying_by_a_state_based_action_is_dying() -> None:
    game = castles(side(battlefield="Swamp", hand="Disfigure"), side("1,1 act Grizzly Bears"))
    cast(game, "Disfigure", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    assert of_type(game.events, "castle_died")


def test_being_sacrificed_as_a_cost_is_dying() -> None:
    game = castles(side("2,1 act Hill Giant", battlefield="Viscera Seer"))
    game.play("A activate Viscera Seer; A pay_with Hill Giant")
    assert game.zone("Hill Giant") == "exile"
    assert of_type(game.events, "castle_died")


def test_what_is_exiled_instead_of_dying_does_not_die() -> None:
    game = castles(
        side(battlefield="Mountain, Blood Artist", hand="Magma Spray"), side("1,1 act Grizzly Bears")
    )
    cast(game, "Magma Spray", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "exile"
    assert not game.table.stack
    assert not of_type(game.events, "castle_died")


def test_a_shift_changes_the_row_and_the_bonus_with_it() -> None:
    game = castles(side("1,1 act Grizzly Bears; 2,3 act Hill Giant"))
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((2, 2), (5, 5))
    game.play("A castle shift; A spot 1,1; A spot 1,2")
    assert (game.size("Grizzly Bears"), game.size("Hill Giant")) == ((3, 3), (5, 5))


def test_a_copy_has_no_bonus_and_takes_none_away() -> None:
    game = castles(side("1,3 act Hill Giant", battlefield="Island*4", hand="Clone"))
    game.play("A cast Clone")
    game.resolve()
    game.play("A copy Hill Giant")
    assert (game.size("Clone"), game.size("Hill Giant")) == ((3, 3), (5, 5))
    assert game.castle("A") == {"1,3": "act Hill Giant"}


def test_only_what_stood_in_a_castle_is_exiled() -> None:
    game = castles(side("2,1 act Raging Goblin", battlefield="Raging Goblin, Viscera Seer"))
    game.play("A activate Viscera Seer; A pay_with Raging Goblin#1")
    assert game.cards("A", "graveyard") == ["raging_goblin"]
    assert game.castle("A") == {"2,1": "act Raging Goblin"}


@pytest.mark.parametrize(
    ("castle", "asked"),
    [("", False), ("1,1 act Llanowar Elves", True), ("1,1 act Llanowar Elves; 2,3 act Llanowar Elves", True)],
)
def test_where_a_creature_stands_tells_it_apart(castle: str, asked: bool) -> None:
    """CORE-R3, CAS-3.1: B pays for Giant Growth with one of two Elves, which stand in different places."""
    summoned = 2 - castle.count("Elves")
    battlefield = "Hill Giant" + ", Llanowar Elves" * summoned
    game = castles(side(), side(castle, battlefield=battlefield, hand="Giant Growth"))
    game.play("A pass; B cast Giant Growth; B target Hill Giant")
    assert (game.asked() == "pay_mana") == asked
