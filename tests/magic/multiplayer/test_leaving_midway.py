"""A player leaves in the middle of something: a spell being cast, a choice, an opening hand (CORE-24.3)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.table import side

from .table import FREE_FOR_ALL, Round, begin, seated

serving = served(FREE_FOR_ALL)


def left(game: Round, seat: int) -> bool:
    """Whether nothing that a player owns is in the game."""
    return not any(one.owner == seat for one in game.table.objects.values())


# Casting ---------------------------------------------------------------------------------------------------


def test_a_spell_that_the_player_is_casting_leaves_with_them() -> None:
    game = seated(side(hand="Shock", battlefield="Mountain"), side(), side())
    game.play("A cast Shock; A concede")
    assert not game.table.stack
    assert left(game, 0)
    game.seat_to_act("B")
    assert game.asked() == "priority"


def test_a_payment_of_the_player_ends() -> None:
    game = seated(side(hand="Hill Giant", battlefield="Forest*2, Mountain*3"), side(), side())
    game.play("A cast Hill Giant")
    assert game.asked() == "pay_mana"
    game.play("A concede")
    assert not game.table.stack
    game.seat_to_act("B")


def test_what_another_player_is_casting_is_finished_first() -> None:
    game = seated(side(hand="Shock", battlefield="Mountain"), side(), side(battlefield="Grizzly Bears"))
    game.play("A cast Shock; C concede")
    game.seat_to_act("A")
    assert game.state.machine.leaving == [2]
    assert not left(game, 2)
    game.includes("target B", "target Grizzly Bears")
    game.refuses("A target C", "CR-800.4a")
    game.play("A target Grizzly Bears")
    assert game.state.machine.leaving == []
    assert left(game, 2)
    assert of_type(game.events, "left_game")[0]["rule"] == "CORE-24.3"
    game.play("A pass; B pass")
    assert "did_not_resolve" in [event.__struct_config__.tag for event in game.events]


def test_several_players_leave_while_one_is_casting() -> None:
    game = seated(
        side(hand="Shock", battlefield="Mountain"), side(hand="Shock", battlefield="Mountain"), side(), side()
    )
    game.play("A pass; B cast Shock#2; D concede; C concede; B target A")
    assert game.living() == "AB"
    assert [event["seat"] for event in of_type(game.events, "left_game")] == [3, 2]
    assert left(game, 2)
    assert left(game, 3)
    game.play("B pass; A pass")
    assert game.life()[:2] == (18, 20)


def test_the_one_who_is_casting_leaves_too() -> None:
    game = seated(side(hand="Shock", battlefield="Mountain"), side(), side(), side())
    game.play("A cast Shock; B concede; A concede")
    assert game.state.machine.leaving == []
    assert left(game, 0)
    assert left(game, 1)
    game.seat_to_act("C")


def test_the_last_opponent_of_a_player_who_is_casting_wins() -> None:
    game = seated(side(hand="Shock", battlefield="Mountain"), side(), side())
    game.play("A cast Shock; B concede; A concede")
    assert game.over().winner == 2


# Resolving -------------------------------------------------------------------------------------------------


def test_what_the_player_has_resolving_ends() -> None:
    game = seated(side(hand="Brainstorm", battlefield="Island"), side(), side())
    game.play("A cast Brainstorm")
    game.pass_around()
    assert game.asked() == "choose_objects"
    game.play("A concede")
    assert not game.table.stack
    game.seat_to_act("B")


def test_choices_already_made_by_the_player_do_not_count() -> None:
    game = seated(
        side(hand="Bleak Rite, Shock*2", battlefield="Swamp"), side(hand="Shock*2"), side(hand="Forest*2")
    )
    game.play("A cast Bleak Rite")
    game.pass_around()
    game.take(engine.legal_actions(game.state)[0])
    game.take(engine.legal_actions(game.state)[0])
    game.seat_to_act("C")
    game.play("B concede")
    game.seat_to_act("C")
    game.take(engine.legal_actions(game.state)[0])
    assert left(game, 1)
    assert [len(seat.graveyard) for seat in game.table.seats] == [2, 0, 1]


def test_who_is_asked_to_pay_and_leaves_does_not_pay() -> None:
    game = seated(
        side(hand="Hill Giant", battlefield="Mountain*7"),
        side(hand="Mana Leak", battlefield="Island*2"),
        side(),
    )
    game.play("A cast Hill Giant; A pass; B cast Mana Leak; B pass; C pass; A pass")
    assert game.asked() == "may"
    game.play("A concede")
    assert not game.table.stack
    assert game.zone("Mana Leak") == "graveyard"
    game.seat_to_act("B")


def test_what_another_player_is_asked_to_pay_by_it_ends_too() -> None:
    game = seated(
        side(hand="Mana Leak", battlefield="Island*2"),
        side(hand="Shock", battlefield="Mountain, Forest*2, Plains*2"),
        side(),
    )
    game.play("A pass; B cast Shock; B target C; B pass; C pass; A cast Mana Leak")
    game.play("A pass; B pass; C pass; B accept")
    assert game.asked() == "pay_mana"
    game.play("A concede")
    assert game.asked() == "priority"
    assert [game.name(item.id) for item in game.table.stack] == ["Shock"]


def test_nothing_attacks_for_a_player_who_leaves_while_paying_for_it() -> None:
    game = seated(
        side(battlefield="Hill Giant, Mountain, Forest, Plains"),
        side(battlefield="Propaganda"),
        side(),
        step="declare_attackers",
    )
    game.play("A attack Hill Giant → B")
    assert game.asked() == "pay_mana"
    game.play("A concede")
    assert game.table.combat is None
    assert game.zone("Propaganda") == "battlefield"
    game.seat_to_act("B")


def test_a_choice_from_the_hand_of_a_player_who_leaves() -> None:
    game = seated(
        side(hand="Castigate", battlefield="Plains, Swamp"), side(hand="Shock, Bonesplitter"), side()
    )
    game.play("A cast Castigate; A target B")
    game.pass_around()
    assert game.asked() == "choose_objects"
    game.play("B concede")
    assert left(game, 1)
    assert not game.table.exile
    game.seat_to_act("A")


def test_who_shall_choose_and_has_left_is_passed_over() -> None:
    game = seated(
        side(hand="Diabolic Edict", battlefield="Swamp*2"),
        side(),
        side(battlefield="Grizzly Bears, Hill Giant"),
    )
    game.play("A cast Diabolic Edict; A target C; A pass; B pass; C pass")
    assert game.asked() == "choose_objects"
    game.seat_to_act("C")
    game.play("C concede")
    assert game.zone("Diabolic Edict") == "graveyard"
    game.seat_to_act("A")


def test_cards_being_sorted_leave_with_their_owner() -> None:
    game = seated(side(hand="Foresee", battlefield="Island"), side(), side())
    game.play("A cast Foresee")
    game.pass_around()
    assert game.asked() == "sort"
    game.play("A keep_on_top; A put_away; A concede")
    assert not game.table.stack
    game.seat_to_act("B")


# Choices of the rules --------------------------------------------------------------------------------------


def test_a_legend_of_the_player_is_not_chosen_any_more() -> None:
    game = seated(
        side(
            battlefield="Kokusho, the Evening Star, Swamp*6",
            hand="Kokusho, the Evening Star",
        ),
        side(),
        side(),
    )
    game.play("A cast Kokusho, the Evening Star#2")
    game.pass_around()
    assert game.asked() == "keep_legend"
    game.play("A concede")
    assert game.life() == (20, 20, 20)
    assert game.living() == "BC"
    game.seat_to_act("B")


def test_the_legend_that_another_player_kept_stays_chosen() -> None:
    """A has answered, B is asked and leaves: what A did not keep goes, and nobody is asked again."""
    game = seated(
        side(battlefield="Kokusho, the Evening Star*2"),
        side(battlefield="Kokusho, the Evening Star*2"),
        side(),
    )
    assert game.asked() == "keep_legend"
    game.play("A keep Kokusho, the Evening Star#2")
    assert game.asked() == "keep_legend"
    game.seat_to_act("B")
    game.play("B concede")
    game.seat_to_act("A")
    assert game.asked() == "priority"
    assert len(game.table.battlefield) == 1
    assert len(game.table.seats[0].graveyard) == 1


def test_a_player_who_leaves_takes_the_answer_along() -> None:
    """A has answered and leaves while B is asked: B is still asked, and about B's own legends."""
    game = seated(
        side(battlefield="Kokusho, the Evening Star*2"),
        side(battlefield="Kokusho, the Evening Star*2"),
        side(),
    )
    game.play("A keep Kokusho, the Evening Star#1; A concede")
    assert game.asked() == "keep_legend"
    game.seat_to_act("B")
    game.take(engine.legal_actions(game.state)[0])
    assert len(game.table.battlefield) == 1


def test_triggers_that_the_player_was_ordering_are_gone() -> None:
    game = seated(
        side(hand="Grizzly Bears", battlefield="Forest*2"),
        side(battlefield="Soul Warden, Essence Warden"),
        side(battlefield="Soul Warden"),
    )
    game.play("A cast Grizzly Bears")
    game.pass_around()
    assert game.asked() == "order_triggers"
    game.seat_to_act("B")
    game.play("B concede")
    assert [item.controller for item in game.table.stack] == [2]
    game.play("A pass; C pass")
    assert game.life() == (20, 20, 21)


def test_what_falls_off_does_so_before_the_other_triggers_are_placed() -> None:
    game = seated(
        side(hand="Mulldrifter", battlefield="Island*3, Pacifism(on Hill Giant)"),
        side(),
        side(battlefield="Hill Giant"),
    )
    game.play("A cast Mulldrifter with evoke; A pass; B pass; C pass")
    assert game.asked() == "order_triggers"
    game.play("C concede")
    assert game.zone("Pacifism") == "graveyard"
    assert game.asked() == "order_triggers"
    game.play("A place 0; A pass; B pass; A pass; B pass")
    assert not game.table.stack


def test_who_leaves_while_a_trigger_is_announced_leaves_before_the_next_one() -> None:
    game = seated(
        side(hand="Altar's Reap", battlefield="Blood Artist*2, Swamp*2, Grizzly Bears"),
        side(),
        side(),
        side(),
    )
    game.play("A cast Altar's Reap; A pay_with Grizzly Bears; A place 0")
    assert game.asked() == "choose_target"
    game.play("D concede")
    assert game.state.machine.leaving == [3]
    game.play("A target B")
    assert game.state.machine.leaving == []
    assert left(game, 3)
    assert game.asked() == "choose_target"
    game.play("A target C")
    game.pass_around()
    assert game.life()[:3] == (21, 20, 19)


def test_the_next_player_has_the_turn_when_one_leaves_discarding() -> None:
    game = seated(side(hand="Shock*9"), side(), side(), step="end")
    game.pass_around()
    assert game.asked() == "discard_to_hand_size"
    game.play("A discard Shock#1; A concede")
    assert (game.table.active, game.table.step) == (1, "upkeep")
    game.seat_to_act("B")


def test_others_go_on_discarding() -> None:
    game = seated(side(hand="Shock*9"), side(), side(), step="end")
    game.pass_around()
    game.play("A discard Shock#1; B concede")
    assert left(game, 1)
    game.play("A discard Shock#2")
    assert len(game.table.seats[0].graveyard) == 2
    assert (game.table.active, game.table.step) == (2, "upkeep")


# Opening hands ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["B", "C", "D"])
def test_a_player_leaves_before_the_game_begins(name: str) -> None:
    game = begin(4)
    game.play(f"A keep_hand; {name} concede")
    for other in "BCD":
        if other != name:
            game.play(f"{other} keep_hand")
    assert (game.table.step, game.table.active) == ("upkeep", 0)
    game.seat_to_act("A")


def test_the_next_player_begins_in_the_place_of_one_who_left() -> None:
    game = begin(3)
    game.play("A mulligan; A concede")
    assert (game.table.active, game.table.starting_seat) == (1, 1)
    game.play("B keep_hand; C keep_hand")
    game.pass_to("main1")
    assert (game.table.active, game.table.turn) == (1, 1)
    assert [len(seat.hand) for seat in game.table.seats] == [0, 8, 7]


def test_who_puts_cards_on_the_bottom_can_leave() -> None:
    game = begin(3)
    game.play("A mulligan; B keep_hand; C keep_hand; A mulligan; A keep_hand")
    assert game.asked() == "put_on_bottom"
    game.play("A concede")
    assert (game.table.active, game.table.step) == (1, "upkeep")


def test_who_has_left_copies_nothing_more() -> None:
    """CR 800.4d: the second copy is not put on the stack."""
    game = seated(side("Echoing Hall, Mountain", hand="Shock"), side(), side())
    game.play("A cast Shock; A target B; A pass; B pass; C pass")
    assert game.asked() == "choose_new_target"
    game.play("A concede")
    assert (game.living(), game.table.stack) == ("BC", [])
    assert not [one for one in game.table.objects.values() if one.zone == "stack"]


# What would still happen to them (CR 800.4b, 800.4d) -------------------------------------------------------


def left_midway(spell: str, target: str, **theirs: str) -> Round:
    """A's spell is resolving, and C leaves while A scries; then the rest of it is done."""
    game = seated(side("Island, Swamp", hand=spell), side(), side(**theirs))
    game.play(f"A cast {spell}")
    if target:
        game.play(f"A target {target}")
    game.pass_around()
    assert game.asked() not in ("priority", None)
    game.play("C concede; A keep_on_top")
    assert left(game, game.SEATS["C"])
    return game


def test_nothing_happens_to_a_player_who_has_left() -> None:
    game = left_midway("Drawn-Out Verdict", "C")
    kinds = {event.__struct_config__.tag for event in game.events}
    assert kinds.isdisjoint({"drawn", "life_gained", "life_lost", "token_created", "damage_dealt"}), kinds
    assert game.life() == (20, 20, 20)


@pytest.mark.parametrize(("spell", "target"), [("Drawn-Out Rite", ""), ("Drawn-Out Burial", "C")])
def test_nothing_enters_under_the_control_of_a_player_who_has_left(spell: str, target: str) -> None:
    game = left_midway(spell, target, graveyard="Hill Giant")
    assert "battlefield" not in [one["to_zone"] for one in of_type(game.events, "moved")]


def test_what_another_player_owns_stays_where_it_is_in_its_place() -> None:
    """CR 800.4b: it is not put onto the battlefield under its owner's control either."""
    game = seated(side("Island, Swamp", hand="Drawn-Out Burial"), side(graveyard="Hill Giant"), side())
    game.play("A cast Drawn-Out Burial; A target C")
    game.pass_around()
    game.play("C concede; A keep_on_top")
    assert game.zone("Hill Giant") == "graveyard"


def test_nothing_comes_under_the_control_of_a_player_who_has_left() -> None:
    """CR 800.4b: nor does who gave it to them gain control."""
    game = seated(side("Island, Swamp", hand="Drawn-Out Bequest"), side("Hill Giant"), side())
    game.play("A cast Drawn-Out Bequest; A target C")
    game.pass_around()
    game.play("C concede")
    game.play("A keep_on_top")
    assert game.characteristics(game.ref("Hill Giant")).controller == game.SEATS["B"]
    assert game.table.effects == []
