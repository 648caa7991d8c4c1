"""Selections: how many targets, who acts, and what is done to two at once (CR 115, 601.2c–d, 608.2d, 701)."""

from __future__ import annotations

import pytest

import engine
from engine.magic.objects import characteristics
from tests.harness import of_type
from tests.magic.positions import announce, cast
from tests.magic.table import Play, side, table

BEARS = "Grizzly Bears, Hill Giant, Llanowar Elves"


def tapped(game: Play, *names: str) -> list[bool]:
    """Whether these permanents are tapped."""
    return [game.table.objects[game.ref(name)].tapped for name in names]


# How many targets (CR 601.2c) -----------------------------------------------------------------------------


def test_as_many_targets_as_x() -> None:
    game = table(side("Island*3", hand="Creeping Frost"), side(BEARS))
    game.play("A cast Creeping Frost; A x 2")
    game.legal("target Grizzly Bears", "target Hill Giant")
    game.play("A target Grizzly Bears; A target Llanowar Elves")
    game.resolve()
    assert tapped(game, *BEARS.split(", ")) == [True, False, True]


def test_x_is_no_more_than_there_are_targets() -> None:
    game = table(side("Island*9", hand="Creeping Frost"), side("Grizzly Bears"))
    game.play("A cast Creeping Frost")
    game.legal("x 0", "x 1")


def test_with_x_0_there_is_no_target() -> None:
    game = table(side("Island*3", hand="Creeping Frost"), side(BEARS))
    game.play("A cast Creeping Frost; A x 0")
    game.resolve()
    assert of_type(game.events, "resolved")
    assert tapped(game, *BEARS.split(", ")) == [False] * 3


def test_one_of_two_targets_gone_leaves_the_other() -> None:
    game = table(side("Island*3", hand="Creeping Frost"), side(f"{BEARS}, Mountain", hand="Shock"))
    game.play("A cast Creeping Frost; A x 2; A target Grizzly Bears; A target Hill Giant; A pass")
    announce(game, "B", "Shock", "Grizzly Bears")
    game.resolve()
    game.resolve()
    assert game.zone("Grizzly Bears") == "graveyard"
    assert tapped(game, "Hill Giant", "Llanowar Elves") == [True, False]


def test_up_to_x_targets() -> None:
    game = table(side("Island*3, Grizzly Bears(tapped), Hill Giant(tapped)", hand="Selective Thaw"), side())
    game.play("A cast Selective Thaw; A x 2; A target Hill Giant")
    assert tapped(game, "Grizzly Bears", "Hill Giant") == [True, True]
    game.resolve()
    assert tapped(game, "Grizzly Bears", "Hill Giant") == [True, False]


def test_any_number_of_targets() -> None:
    game = table(side("Island", hand="Wide Slumber"), side(BEARS))
    game.play("A cast Wide Slumber; A target Grizzly Bears; A target Llanowar Elves")
    game.resolve()
    assert tapped(game, *BEARS.split(", ")) == [True, False, True]


def test_none_of_any_number_of_targets_is_no_illegal_target() -> None:
    game = table(side("Island", hand="Wide Slumber"), side(BEARS))
    game.play("A cast Wide Slumber; A no_more_targets")
    game.resolve()
    assert len(game.cards("A", "hand")) == 1, "the rest is done"
    assert tapped(game, *BEARS.split(", ")) == [False] * 3


def test_damage_is_divided_among_any_number_of_targets() -> None:
    game = table(side("Mountain", hand="Scattered Sparks"), side(BEARS, life=20))
    game.play("A cast Scattered Sparks; A target Grizzly Bears; A target Llanowar Elves; A target B")
    game.play("A divide 2")
    game.resolve()
    assert (game.zone("Grizzly Bears"), game.zone("Llanowar Elves")) == ("graveyard", "graveyard")
    assert game.table.seats[1].life == 19


def test_all_targets_are_in_a_single_graveyard() -> None:
    game = table(
        side("Swamp", hand="Single Grave", graveyard="Shock, Forest"), side(graveyard="Boomerang, Plains")
    )
    game.play("A cast Single Grave")
    game.legal("target Shock", "target Forest", "target Boomerang", "target Plains", "no_more_targets")
    game.play("A target Boomerang")
    game.legal("target Plains", "no_more_targets")
    game.refuses("target Shock", "CR-601.2c")
    game.play("A target Plains")
    game.resolve()
    assert game.cards("B", "graveyard") == []


def test_two_in_one_graveyard_are_needed() -> None:
    game = table(
        side("Swamp", hand="Paired Graves", graveyard="Grizzly Bears, Hill Giant"),
        side(graveyard="Llanowar Elves"),
    )
    game.play("A cast Paired Graves")
    assert game.asked() == "priority", "there was no choice"
    game.resolve()
    assert game.zone("Llanowar Elves") == "graveyard"
    assert (game.zone("Grizzly Bears"), game.zone("Hill Giant")) == ("exile", "exile")
    game = table(
        side("Swamp", hand="Paired Graves", graveyard="Grizzly Bears"), side(graveyard="Llanowar Elves")
    )
    game.refuses("cast Paired Graves", "CR-601.2c")


# Who acts -------------------------------------------------------------------------------------------------


def test_each_player_scries_in_turn_order() -> None:
    game = table(
        side("Island", hand="Common Foresight", library="Shock, Forest, Plains"),
        side(library="Boomerang, Island, Swamp"),
    )
    cast(game, "Common Foresight")
    game.seat_to_act("A")
    game.play("A put_away; A keep_on_top")
    game.seat_to_act("B")
    game.play("B keep_on_top; B put_away")
    assert game.cards("A", "library") == ["forest", "plains", "shock"]
    assert game.cards("B", "library") == ["boomerang", "swamp", "island"]


def test_a_target_surveils() -> None:
    game = table(side("Swamp", hand="Grave Gossip"), side(library="Shock, Forest, Plains"))
    cast(game, "Grave Gossip", "B")
    game.seat_to_act("B")
    game.play("B put_away; B keep_on_top")
    assert game.cards("B", "graveyard") == ["shock"]
    assert game.state.machine.known.get(game.ref("Forest")) == [1]


def test_who_controlled_it_creates_the_token() -> None:
    game = table(side("Plains", hand="Recycled Idol"), side("Grizzly Bears"))
    cast(game, "Recycled Idol", "Grizzly Bears")
    assert game.table.objects[game.ref("Saproling Token")].owner == 1


def test_who_controlled_it_creates_the_token_whoever_owned_it() -> None:
    game = table(side("Plains*3, Island*4", hand="Recycled Idol, Control Magic"), side("Grizzly Bears"))
    cast(game, "Control Magic", "Grizzly Bears")
    cast(game, "Recycled Idol", "Grizzly Bears")
    assert game.zone("Grizzly Bears") == "graveyard"
    assert game.cards("B", "graveyard") == ["grizzly_bears"]
    assert game.table.objects[game.ref("Saproling Token")].owner == 0


def test_each_player_creates_tokens() -> None:
    game = table(side("Forest", hand="Spores for All"), side())
    cast(game, "Spores for All")
    tokens = [one for one in game.table.objects.values() if one.card == "saproling_token"]
    assert sorted(one.owner for one in tokens) == [0, 0, 1, 1]


def test_each_player_discards_the_whole_hand() -> None:
    game = table(side("Mountain", hand="Fresh Start, Shock"), side(hand="Forest, Boomerang"))
    cast(game, "Fresh Start")
    assert game.zone("Shock") == "graveyard"
    assert sorted(game.cards("B", "graveyard")) == ["boomerang", "forest"]
    assert [len(seat.hand) for seat in game.table.seats] == [2, 2]


@pytest.mark.parametrize(("answer", "place"), [("accept", 0), ("decline", -1)])
def test_the_owner_puts_it_on_the_top_or_bottom(answer: str, place: int) -> None:
    game = table(side("Island*6", hand="Either End, Control Magic"), side("Grizzly Bears"))
    cast(game, "Control Magic", "Grizzly Bears")
    cast(game, "Either End", "Grizzly Bears")
    game.seat_to_act("B")
    game.play(f"B {answer}")
    assert game.cards("B", "library")[place] == "grizzly_bears"


@pytest.mark.parametrize(("answer", "life"), [("accept", 18), ("decline", 20)])
def test_one_may_have_another_player_do_something(answer: str, life: int) -> None:
    game = table(side("Swamp", hand="Mean Suggestion"), side())
    cast(game, "Mean Suggestion", "B")
    game.seat_to_act("A")
    game.play(f"A {answer}")
    assert game.table.seats[1].life == life


def test_players_and_what_they_control_are_dealt_damage_at_once() -> None:
    game = table(side("Mountain, Llanowar Elves", hand="Burn Down the House"), side("Grizzly Bears"))
    cast(game, "Burn Down the House")
    assert game.zone("Llanowar Elves") == "battlefield"
    assert (game.zone("Grizzly Bears"), game.table.seats[1].life) == ("graveyard", 18)


# Hands that are looked at (CR 701.20e) --------------------------------------------------------------------


def test_who_looks_at_a_hand_alone_knows_it() -> None:
    game = table(side("Island", hand="Peek Around"), side(hand="Shock, Forest"))
    cast(game, "Peek Around")
    looked = of_type(game.events, "looked")
    assert [event["seat"] for event in looked] == [0]
    assert game.state.machine.known[game.ref("Shock")] == [0, 1]
    assert not of_type(game.events, "revealed")


def test_a_card_is_chosen_in_a_hand_that_was_looked_at() -> None:
    game = table(side("Swamp", hand="Prying Glance"), side(hand="Shock, Forest, Boomerang"))
    cast(game, "Prying Glance", "B")
    game.legal("choose Shock", "choose Boomerang")
    game.play("A choose Boomerang")
    assert game.cards("B", "graveyard") == ["boomerang"]


def test_a_player_exiles_cards_of_their_choice() -> None:
    game = table(side("Swamp", hand="Lost Pages"), side(hand="Shock, Forest, Boomerang"))
    cast(game, "Lost Pages", "B")
    game.seat_to_act("B")
    game.play("B choose Shock; B choose Boomerang")
    assert game.cards("B", "hand") == ["forest"]
    assert (game.zone("Shock"), game.zone("Boomerang")) == ("exile", "exile")


# Two at once ----------------------------------------------------------------------------------------------


def test_two_are_destroyed_at_the_same_time() -> None:
    game = table(side("Mountain", hand="Double Demolition"), side("Grizzly Bears, Forest"))
    cast(game, "Double Demolition", "Forest")
    assert sorted(game.cards("B", "graveyard")) == ["forest", "grizzly_bears"]


def test_the_other_of_two_is_destroyed_if_one_is_gone() -> None:
    game = table(
        side("Mountain", hand="Double Demolition"), side("Grizzly Bears, Forest, Mountain", hand="Shock")
    )
    announce(game, "A", "Double Demolition", "Forest")
    game.play("A pass")
    announce(game, "B", "Shock", "Grizzly Bears")
    game.resolve()
    game.resolve()
    assert game.zone("Forest") == "graveyard"


def test_what_is_attached_to_it_goes_with_it() -> None:
    game = table(
        side("Plains", hand="Take It All Along"), side("Grizzly Bears, Bonesplitter(on Grizzly Bears)")
    )
    cast(game, "Take It All Along", "Grizzly Bears")
    assert (game.zone("Grizzly Bears"), game.zone("Bonesplitter")) == ("exile", "exile")


def test_both_return_to_the_hands_of_their_owners() -> None:
    game = table(side("Island, Grizzly Bears", hand="Parted Ways"), side("Hill Giant"))
    cast(game, "Parted Ways", "Grizzly Bears", "Hill Giant")
    assert (game.cards("A", "hand"), game.cards("B", "hand")) == (["grizzly_bears"], ["hill_giant"])


# Chosen as it resolves (CR 608.2d) ------------------------------------------------------------------------


def test_up_to_two_lands_untap() -> None:
    game = table(side("Forest, Mountain(tapped)", hand="Second Harvest Day"), side("Island(tapped)"))
    cast(game, "Second Harvest Day")
    game.play("A choose Mountain; A done")
    assert tapped(game, "Mountain", "Island") == [False, True]


def test_a_creature_that_is_chosen_gets_the_counter() -> None:
    game = table(side("Forest, Grizzly Bears, Llanowar Elves", hand="Small Favor"), side("Hill Giant"))
    cast(game, "Small Favor")
    game.legal("choose Grizzly Bears", "choose Llanowar Elves")
    game.play("A choose Llanowar Elves")
    assert game.table.objects[game.ref("Llanowar Elves")].counters == {"+1/+1": 1}


# Power or toughness alone defined by an ability (CR 208.2) --------------------------------------------------


def test_power_alone_is_defined_and_toughness_is_printed() -> None:
    game = table(side("Forest*4, Land Counter, Wall of Roots and Stones"))
    found = characteristics(game.state)
    ox, wall = found[game.ref("Land Counter")], found[game.ref("Wall of Roots and Stones")]
    assert (ox.power, ox.toughness) == (4, 3)
    assert (wall.power, wall.toughness) == (1, 4)


def test_it_is_defined_in_every_zone() -> None:
    game = table(side("Forest*4", hand="Land Counter"), side())
    assert engine.decision(game.state) is not None
    game.play("A cast Land Counter")
    game.resolve()
    found = characteristics(game.state)[game.ref("Land Counter")]
    assert (found.power, found.toughness) == (4, 3)
