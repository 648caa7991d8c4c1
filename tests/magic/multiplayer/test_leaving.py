"""A player leaves a game that goes on (CR 800.4)."""

from __future__ import annotations

import engine
from tests.harness import of_type, plain
from tests.magic.formats import served
from tests.magic.made_up import key
from tests.magic.table import EXILED, FACE_DOWN, side

from .table import FREE_FOR_ALL, seated

serving = served(FREE_FOR_ALL)


# What goes with a player -----------------------------------------------------------------------------------


def test_everything_that_a_player_owns_leaves() -> None:
    game = seated(
        side(),
        side(),
        side(
            hand="Shock", battlefield="Grizzly Bears, Forest", graveyard="Giant Growth", exile="Bonesplitter"
        ),
    )
    game.play("C concede")
    assert [plain(event)["type"] for event in game.events] == [
        "conceded",
        "player_lost",
        "moved",
        "moved",
        "left_game",
    ]
    assert game.living() == "AB"
    assert not [one for one in game.table.objects.values() if one.owner == 2]
    assert game.table.seats[2].library == []
    assert engine.outcome(game.state) is None


def test_a_player_who_has_left_cannot_concede_again() -> None:
    game = seated()
    game.play("C concede")
    concession = engine.decode_action(game.state, b'{"type":"concede","seat":2}')
    verdict = engine.check(game.state, concession)
    assert (verdict.legal, verdict.rule, verdict.reason) == (False, "CR-104.3a", "seat 2 has left the game")


def test_the_last_player_wins() -> None:
    game = seated()
    game.play("C concede; A concede")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (1, "CR-104.3a")


def test_a_player_who_loses_leaves_in_the_same_way() -> None:
    game = seated(
        side(hand="Shock", battlefield="Mountain"), side(life=2, battlefield="Grizzly Bears"), side()
    )
    game.play("A cast Shock; A target B")
    game.pass_around()
    assert game.living() == "AC"
    assert not game.table.battlefield[1:]
    assert of_type(game.events, "left_game")[0]["rule"] == "CR-800.4a"
    game.play("A pass; C pass")


def test_who_loses_together_leaves_together() -> None:
    game = seated(
        side(hand="Earthquake", battlefield="Mountain*4"),
        side(life=3),
        side(life=3, battlefield="Forest"),
        side(),
    )
    game.play("A cast Earthquake; A x 3")
    game.pass_around()
    assert game.living() == "AD"
    assert game.life() == (17, 0, 0, 17)


def test_abilities_see_permanents_leave_with_their_owner() -> None:
    game = seated(
        side(battlefield="Exodus Watcher"), side(), side(battlefield="Grizzly Bears, Hill Giant, Forest")
    )
    game.play("C concede")
    game.play("A pass; B pass")
    game.play("A pass; B pass")
    assert game.life()[0] == 22


def test_abilities_of_the_player_do_not_see_it_themselves() -> None:
    game = seated(side(), side(), side(battlefield="Exodus Watcher, Grizzly Bears"))
    game.play("C concede")
    assert not game.table.stack
    assert not game.state.machine.waiting


def test_what_the_player_only_controlled_is_exiled() -> None:
    game = seated(side(hand="Kept for Good", battlefield="Swamp"), side(graveyard="Hill Giant"), side())
    game.play("A cast Kept for Good")
    game.pass_around()
    assert game.characteristics(game.ref("Hill Giant")).controller == 0
    game.play("A concede")
    assert game.zone("Hill Giant") == "exile"
    assert of_type(game.events, "moved")[-1]["rule"] == "CR-800.4a"


def test_control_that_an_effect_gave_the_player_ends() -> None:
    game = seated(
        side(hand="Act of Treason", battlefield="Mountain*3"), side(battlefield="Hill Giant"), side()
    )
    game.play("A cast Act of Treason")
    game.pass_around()
    assert game.characteristics(game.ref("Hill Giant")).controller == 0
    game.play("A concede")
    assert game.zone("Hill Giant") == "battlefield"
    assert game.characteristics(game.ref("Hill Giant")).controller == 1


def test_control_that_would_fall_back_to_the_player_exiles() -> None:
    game = seated(
        side(hand="Kept for Good", battlefield="Swamp"),
        side(hand="Borrowed Time", battlefield="Mountain"),
        side(graveyard="Hill Giant"),
    )
    game.play("A cast Kept for Good")
    game.pass_around()
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Borrowed Time; B pass; C pass; A pass")
    game.play("A concede")
    assert game.characteristics(game.ref("Hill Giant")).controller == 1
    events = game.until_step("upkeep")
    assert game.zone("Hill Giant") == "exile"
    assert "CR-800.4c" in [event.rule for event in events]


def test_other_effects_of_the_player_go_on() -> None:
    game = seated(side(hand="Giant Growth", battlefield="Forest"), side(battlefield="Grizzly Bears"), side())
    game.play("A cast Giant Growth")
    game.pass_around()
    game.play("A concede")
    assert game.size("Grizzly Bears") == (5, 5)


def test_until_the_players_next_turn_lasts_until_it_would_have_begun() -> None:
    game = seated(side(), side(hand="Lasting Calm", battlefield="Plains"), side(battlefield="Grizzly Bears"))
    game.play("A pass; B cast Lasting Calm; B pass; C pass; A pass")
    assert game.size("Grizzly Bears") == (3, 3)
    game.play("B concede")
    assert game.size("Grizzly Bears") == (3, 3)
    events = game.until_step("upkeep")
    assert game.table.active == 2
    assert game.size("Grizzly Bears") == (2, 2)
    assert "CR-800.4m" in [event.rule for event in events]


# Turn, priority, stack -------------------------------------------------------------------------------------


def test_the_turn_goes_on_without_its_player() -> None:
    game = seated(side(), side(hand="Shock", battlefield="Mountain"), side())
    game.play("A concede")
    assert (game.table.active, game.table.step) == (0, "main1")
    game.play("B cast Shock; B target C; B pass; C pass")
    assert game.life() == (20, 20, 18)
    game.seat_to_act("B")
    game.end_turn()
    assert (game.table.active, game.table.turn) == (1, 4)


def test_later_turns_of_the_player_do_not_take_place() -> None:
    game = seated()
    game.play("B concede")
    game.end_turn()
    assert game.table.active == 2
    game.end_turn()
    assert game.table.active == 0


def test_priority_goes_on_to_the_next_player() -> None:
    game = seated(side(hand="Shock", battlefield="Mountain"), side(), side())
    game.play("A cast Shock; A target B; A pass; B concede")
    game.seat_to_act("C")
    game.play("C pass")
    assert not game.table.stack


def test_a_pass_of_who_leaves_does_not_count_for_others() -> None:
    game = seated(side(hand="Shock", battlefield="Mountain"), side(), side())
    game.play("A cast Shock; A target C; A pass; A concede")
    assert not game.table.stack
    game.seat_to_act("B")
    game.play("B pass")
    game.seat_to_act("C")
    game.play("C pass")
    assert game.table.step == "begin_combat"


def test_who_passed_need_not_pass_again() -> None:
    game = seated(side(), side(hand="Shock", battlefield="Mountain"), side(), side())
    game.play("A pass; B cast Shock; B target A; B pass; C pass; C concede")
    game.seat_to_act("D")
    game.play("D pass")
    game.seat_to_act("A")
    game.play("A pass")
    assert game.life() == (18, 20, 20, 20)


def test_spells_and_abilities_of_the_player_leave_the_stack() -> None:
    game = seated(side(hand="Shock", battlefield="Mountain"), side(), side(battlefield="Forest"))
    game.play("A cast Shock; A target B; A pass; B pass; A concede")
    assert not game.table.stack
    game.play("C pass; B pass")
    assert game.life() == (20, 20, 20)


def test_a_spell_that_targets_the_player_does_not_resolve() -> None:
    game = seated(side(hand="Lightning Bolt", battlefield="Mountain"), side(), side())
    game.play("A cast Lightning Bolt; A target C; A pass; C concede; B pass")
    assert "did_not_resolve" in [plain(event)["type"] for event in game.events]
    assert game.zone("Lightning Bolt") == "graveyard"


# What belonged to others, and what was linked with it -------------------------------------------------------


def test_an_aura_that_gave_control_leaves_and_the_owner_has_the_creature_again() -> None:
    game = seated(
        side(battlefield="Hill Giant"), side(battlefield="Control Magic(on Hill Giant)"), side(), active=0
    )
    assert game.characteristics(game.ref("Hill Giant")).controller == 1
    game.play("B concede")
    assert game.characteristics(game.ref("Hill Giant")).controller == 0
    assert game.thing("Hill Giant").sick


def test_what_others_control_leaves_with_its_owner() -> None:
    game = seated(
        side(hand="Act of Treason", battlefield="Mountain*3"), side(battlefield="Hill Giant"), side()
    )
    game.play("A cast Act of Treason")
    game.pass_around()
    game.pass_to("declare_attackers")
    game.play("A attack Hill Giant → C; B concede")
    assert game.table.combat.attackers == []
    assert not [one for one in game.table.objects.values() if one.card == "hill_giant"]


def test_what_was_attached_to_their_permanents_falls_off() -> None:
    game = seated(
        side(battlefield="Pacifism(on Hill Giant), Bonesplitter(on Hill Giant)"),
        side(),
        side(battlefield="Hill Giant"),
    )
    game.play("C concede")
    assert game.zone("Pacifism") == "graveyard"
    assert (game.zone("Bonesplitter"), game.thing("Bonesplitter").attached_to) == ("battlefield", None)
    assert {event["rule"] for event in of_type(game.events, "moved")} == {"CR-800.4a", "CR-704.5m"}


def test_nobody_puts_the_triggers_of_a_player_who_has_left_on_the_stack() -> None:
    game = seated(
        side(hand="Journey to Nowhere", battlefield="Plains*2"), side(battlefield="Hill Giant"), side()
    )
    game.play("A cast Journey to Nowhere")
    game.pass_around()
    game.pass_around()
    assert game.zone("Hill Giant") == "exile"
    game.play("A concede")
    assert not game.table.stack
    assert not game.state.machine.waiting
    assert game.zone("Hill Giant") == "exile"


def test_delayed_abilities_of_the_player_are_gone() -> None:
    game = seated(
        side(hand="Otherworldly Journey", battlefield="Plains*2"), side(battlefield="Hill Giant"), side()
    )
    game.play("A cast Otherworldly Journey")
    game.pass_around()
    assert game.table.delayed
    game.play("A concede")
    assert not game.table.delayed
    game.end_turn()
    assert game.zone("Hill Giant") == "exile"


def test_delayed_abilities_of_others_find_nothing_of_theirs() -> None:
    game = seated(
        side(hand="Otherworldly Journey", battlefield="Plains*2"), side(), side(battlefield="Hill Giant")
    )
    game.play("A cast Otherworldly Journey")
    game.pass_around()
    game.play("C concede")
    game.end_turn()
    assert "hill_giant" not in [one.card for one in game.table.objects.values()]


def test_tokens_leave_with_the_player_who_made_them() -> None:
    game = seated(side(hand="Battle Screech", battlefield="Plains*4"), side(), side())
    game.play("A cast Battle Screech")
    game.pass_around()
    assert len(game.table.battlefield) == 6
    game.play("A concede")
    assert not game.table.battlefield


def test_copies_of_their_permanents_stay() -> None:
    game = seated(side(hand="Clone", battlefield="Island*4"), side(battlefield="Hill Giant"), side())
    game.play("A cast Clone")
    game.pass_around()
    game.play("A copy Hill Giant; B concede")
    assert game.size("Clone") == (3, 3)


def test_cards_in_the_graveyard_of_the_player_are_no_targets_any_more() -> None:
    game = seated(side(hand="Kept for Good", battlefield="Swamp"), side(graveyard="Hill Giant"), side())
    game.play("A cast Kept for Good; B concede; A pass; C pass")
    assert of_type(game.events, "did_not_resolve")[0]["rule"] == "CR-608.2b"
    assert game.zone("Kept for Good") == "graveyard"


def test_the_game_is_over_when_all_but_one_have_left() -> None:
    game = seated(side(), side(), side(), side())
    game.play("B concede; A concede")
    assert engine.outcome(game.state) is None
    game.play("D concede")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (2, False, "CR-104.3a")


def test_what_leaves_together_is_seen_as_it_was_before() -> None:
    game = seated(side(battlefield="Exodus Watcher"), side(), side(battlefield="Waking Ground, Forest*2"))
    game.play("C concede")
    game.play("A pass; B pass; A pass; B pass")
    assert game.life()[0] == 22, "the Forests were creatures as they left"


def test_what_lies_face_down_on_the_stack_is_shown_as_its_owner_leaves() -> None:
    game = seated(side("Mountain*3", hand="Veiled Prowler"), side(), side())
    game.play("A cast Veiled Prowler with morph; A concede")
    shown = of_type(game.events, "revealed")
    assert [(one["rule"], one["cards"]) for one in shown] == [("CR-708.9", [key("Veiled Prowler")])]


def test_a_face_down_permanent_is_shown_as_it_leaves_with_its_owner() -> None:
    game = seated(side("Veiled Prowler(face down)"), side(), side())
    game.play("A concede")
    assert [one["card"] for one in of_type(game.events, "moved")] == [key("Veiled Prowler")]


def test_a_foretold_card_is_shown_as_its_owner_leaves() -> None:
    game = seated(side(exile="Foreseen Spark(foretold)"), side(), side())
    game.play("A concede")
    shown = of_type(game.events, "revealed")
    assert [(one["rule"], one["cards"]) for one in shown] == [("CR-708.9", [key("Foreseen Spark")])]


def test_each_opponent_is_told_as_little_of_what_lies_face_down() -> None:
    game = seated(side("Mountain*3", hand="Veiled Prowler"), side(), side())
    game.play("A cast Veiled Prowler with morph")
    assert game.state.machine.known[game.ref(FACE_DOWN)] == [game.SEATS["A"]]


def test_nothing_is_dealt_to_who_has_left_in_the_place_of_another() -> None:
    """CR 614.9."""
    game = seated(side("Plains, Mountain*2", hand="Shift the Blame, Shock*2"), side(), side())
    game.play("A cast Shift the Blame; A target C; A pass; B pass; C pass")
    game.play("A cast Shock; A target A; A pass; B pass; C pass")
    assert game.life() == (20, 20, 18)
    game.play("C concede")
    game.play("A cast Shock; A target A; A pass; B pass")
    assert game.life()[:2] == (18, 20)


def test_what_was_exiled_until_something_of_theirs_leaves_comes_back() -> None:
    """CR 610.3: it returns as soon as that has left the battlefield, and who owns it controls it."""
    game = seated(side("Plains", hand="Gilded Jailer"), side("Hill Giant"), side())
    game.play("A cast Gilded Jailer")
    game.pass_around()
    game.pass_around()
    assert game.zone("Hill Giant") == "exile"
    game.play("A concede")
    assert game.zone("Hill Giant") == "battlefield"
    assert game.characteristics(game.ref("Hill Giant")).controller == game.SEATS["B"]
    assert of_type(game.events, "moved")[-1]["rule"] == "CR-610.3"


def test_what_they_own_does_not_come_back_as_something_of_another_leaves() -> None:
    """CR 800.4a: it has left the game with its owner."""
    game = seated(side("Plains, Mountain", hand="Gilded Jailer, Shock"), side(), side("Hill Giant"))
    game.play("A cast Gilded Jailer")
    game.pass_around()
    game.pass_around()
    game.play("C concede")
    game.play("A cast Shock; A target Gilded Jailer")
    game.pass_around()
    assert game.zone("Gilded Jailer") == "graveyard"
    assert "hill_giant" not in [one.card for one in game.table.objects.values()]


def test_what_another_player_controls_sees_what_leaves_together_with_it() -> None:
    """CR 603.10a: it looks back though it leaves at the same time, being its owner's; it was B's ability."""
    game = seated(
        side(), side("Control Magic(on Exodus Watcher)"), side("Exodus Watcher, Grizzly Bears, Hill Giant")
    )
    game.play("C concede")
    assert [item.controller for item in game.table.stack] == [game.SEATS["B"]] * 2
    game.pass_around()
    game.pass_around()
    assert game.life()[:2] == (20, 22)


def test_a_spell_that_the_player_cast_and_another_player_owns_is_exiled() -> None:
    """CR 800.4a: what is still controlled by who leaves is exiled, on the stack as well."""
    game = seated(
        side("Island*5", hand="Masked Pilferer"), side(library="Hill Giant, Forest*2, Plains*2"), side()
    )
    game.play("A cast Masked Pilferer")
    game.pass_around()
    game.play("A target B")
    game.pass_around()
    game.play("A choose Hill Giant")
    game.play(f"A cast {EXILED}")
    assert game.zone("Hill Giant") == "stack"
    game.play("A concede")
    assert (game.zone("Hill Giant"), game.table.stack) == ("exile", [])
    assert of_type(game.events, "moved")[-1]["rule"] == "CR-800.4a"
    game.play("B pass; C pass")
