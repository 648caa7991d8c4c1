"""Extra turns, additional phases, what is skipped (CR 500.7, 500.8, 614.10a)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.cards.documents import Document, places
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.multiplayer.table import FREE_FOR_ALL, seated
from tests.magic.positions import cast
from tests.magic.status.lies import faults
from tests.magic.table import Play, document, side, table

serving = served(FREE_FOR_ALL)


def turns(game: Play, number: int) -> str:
    """Whose the next turns are."""
    found = ""
    for _ in range(number):
        game.end_turn()
        found += "ABCD"[game.table.active]
    return found


def steps(game: Play) -> list[str]:
    """The steps that begin until the turn is over, if nobody does anything."""
    begun: list[str] = []
    turn = game.table.turn
    while game.table.turn == turn:
        game.idle()
        begun += [event["step"] for event in of_type(game.events, "step_began")]
    return begun[: begun.index("untap") if "untap" in begun else None]


COMBAT = ["begin_combat", "declare_attackers", "end_combat"]
ENDING = ["end", "cleanup"]

# Extra turns (CR 500.7) -------------------------------------------------------------------------------------


def test_an_extra_turn_comes_after_this_one() -> None:
    game = table(side("Mountain", hand="Doubled Dawn"), side())
    cast(game, "Doubled Dawn")
    assert of_type(game.events, "turn_added") == [{"type": "turn_added", "rule": "CR-500.7", "seat": 0}]
    assert turns(game, 4) == "ABAB"
    assert game.table.turn == 7


def test_the_other_player_may_take_it_and_turn_order_goes_on() -> None:
    """The turns that B takes are extra turns; B's own comes after them."""
    game = table(side("Mountain", hand="Borrowed Dawns"), side())
    cast(game, "Borrowed Dawns", "B")
    assert turns(game, 5) == "BBBAB"


def test_turn_order_goes_on_from_the_last_turn_that_was_not_extra() -> None:
    """C takes an extra turn after A's: B is next."""
    game = seated(side("Mountain", hand="Borrowed Dawns"), side(), side())
    game.play("A cast Borrowed Dawns; A target C")
    game.pass_around()
    assert turns(game, 5) == "CCBCA"


def test_the_turn_that_was_added_last_comes_first() -> None:
    game = seated(side("Mountain*2", hand="Borrowed Dawns, Doubled Dawn"), side(), side())
    game.play("A cast Borrowed Dawns; A target C")
    game.pass_around()
    game.play("A cast Doubled Dawn")
    game.pass_around()
    assert game.table.course.extra_turns == [2, 2, 0]
    assert turns(game, 4) == "ACCB"


def test_who_has_left_takes_no_extra_turn() -> None:
    game = seated(side("Mountain", hand="Borrowed Dawns"), side(), side())
    game.play("A cast Borrowed Dawns; A target C")
    game.pass_around()
    game.play("C concede")
    assert turns(game, 3) == "BAB"


def test_it_is_a_turn_of_the_player() -> None:
    """Lands may be played anew, and permanents untap."""
    game = table(side("Mountain, Forest(tapped)", hand="Doubled Dawn, Forest*2"), side())
    game.play("A play_land Forest#2")
    cast(game, "Doubled Dawn")
    game.end_turn()
    game.pass_to("main1")
    assert not game.thing("Forest#1").tapped
    game.play("A play_land Forest#3")
    assert len(game.cards("A", "library")) == 7


# Additional phases (CR 500.8) -------------------------------------------------------------------------------


def test_a_combat_phase_and_a_main_phase_come_after_the_main_phase() -> None:
    game = table(side("Mountain", hand="Second Charge"), side())
    cast(game, "Second Charge")
    assert steps(game) == [*COMBAT, "main2", *COMBAT, "main2", *ENDING]


def test_the_turn_goes_on_where_it_would_have() -> None:
    game = table(side("Mountain", hand="Second Charge"), side(), step="main2")
    cast(game, "Second Charge")
    assert steps(game) == [*COMBAT, "main2", *ENDING]


def test_after_a_main_phase_means_a_main_phase() -> None:
    game = table(side("Mountain", hand="Second Charge"), side(), step="end_combat")
    cast(game, "Second Charge")
    assert steps(game) == ["main2", *ENDING]
    game = table(side("Mountain", hand="Onward Again"), side(), step="end_combat")
    cast(game, "Onward Again")
    assert steps(game) == [*COMBAT, "main2", *ENDING]


def test_a_phase_may_follow_the_beginning_and_the_end_of_a_turn() -> None:
    game = table(side("Mountain", hand="Onward Again"), side(), step="upkeep")
    cast(game, "Onward Again")
    assert steps(game) == ["draw", *COMBAT, "main1", *COMBAT, "main2", *ENDING]
    game = table(side("Mountain", hand="Onward Again"), side(), step="end")
    cast(game, "Onward Again")
    assert steps(game) == ["cleanup", *COMBAT]
    assert game.table.active == 1


def test_what_was_added_last_comes_first() -> None:
    """A combat phase is added after the one that Second Charge has added, before its main phase."""
    game = table(side("Mountain*2", hand="Second Charge, Onward Again"), side())
    cast(game, "Second Charge")
    game.pass_to("begin_combat")
    cast(game, "Onward Again")
    assert game.table.course.phases == ["main", "combat"]
    assert steps(game) == [*COMBAT[1:], *COMBAT, "main2", *COMBAT, "main2", *ENDING]


def test_additional_main_phases_are_times_for_sorceries() -> None:
    game = table(side("Mountain*2", hand="Second Charge, Doubled Dawn"), side(), step="main2")
    cast(game, "Second Charge")
    game.pass_to("begin_combat")
    game.pass_to("main2")
    game.includes("cast Doubled Dawn")


@pytest.mark.parametrize("active", [0, 1])
def test_only_the_first_combat_phase_has_another(active: int) -> None:
    sides = [side("Vanguard Piper"), side()]
    game = table(
        *(sides if active == 0 else reversed(sides)), active=active, turn=3 + active, step="declare_attackers"
    )
    me, other = "AB"[active], "BA"[active]
    game.play(f"{me} attack Vanguard Piper → {other}")
    game.resolve()
    assert not game.thing("Vanguard Piper").tapped
    game.pass_to("end_combat")
    game.pass_to("declare_attackers")
    game.play(f"{me} attack Vanguard Piper → {other}")
    assert not game.table.stack
    game.pass_to("main2")
    assert game.life()[1 - active] == 18


def test_a_combat_phase_after_combat_is_not_the_first() -> None:
    game = table(side("Vanguard Piper, Mountain", hand="Onward Again"), side(), step="main2")
    cast(game, "Onward Again")
    game.pass_to("declare_attackers")
    game.play("A attack Vanguard Piper → B")
    assert not game.table.stack


def test_the_next_turn_begins_anew() -> None:
    game = table(side("Mountain", hand="Second Charge"), side("Vanguard Piper"))
    cast(game, "Second Charge")
    game.end_turn()
    game.pass_to("declare_attackers")
    game.play("B attack Vanguard Piper → A")
    assert game.table.stack


@pytest.mark.parametrize(("step", "life"), [("main1", 19), ("main2", 20)])
def test_one_main_phase_of_a_turn_is_the_second(step: str, life: int) -> None:
    """CR 505.1a: those after it are postcombat main phases as well, and none of them is the second."""
    game = table(side("Mountain", hand="Second Charge"), side("Noon Bell"), step=step)
    cast(game, "Second Charge")
    assert steps(game).count("main2") == (2 if step == "main1" else 1)
    assert game.life() == (life, 20)
    game.end_turn()
    game.pass_to("main2")
    game.resolve()
    assert game.life()[0] == life - 1, "in the next turn it is"


# Skipping (CR 614.10a) --------------------------------------------------------------------------------------


def test_a_turn_is_skipped() -> None:
    game = table(side("Mountain", hand="Lost Morning"), side())
    cast(game, "Lost Morning", "B")
    assert turns(game, 4) == "ABAB"


def test_each_effect_skips_one_turn() -> None:
    game = table(side("Mountain*2", hand="Lost Morning*2"), side())
    cast(game, "Lost Morning", "B")
    cast(game, "Lost Morning", "B")
    assert turns(game, 4) == "AABA"


def test_an_extra_turn_is_skipped_as_well() -> None:
    game = table(side("Mountain*2", hand="Lost Morning, Doubled Dawn"), side())
    cast(game, "Doubled Dawn")
    cast(game, "Lost Morning", "A")
    assert turns(game, 3) == "BAB"


def test_a_skipped_turn_of_the_third_player() -> None:
    game = seated(side("Mountain", hand="Lost Morning"), side(), side())
    game.play("A cast Lost Morning; A target B")
    game.pass_around()
    assert turns(game, 4) == "CABC"


def test_draw_steps_are_skipped() -> None:
    game = table(side("Mountain", hand="Dry Spring"), side())
    cast(game, "Dry Spring", "B")
    for drawn in (0, 0, 1):
        before = len(game.cards("B", "library"))
        game.end_turn()
        game.pass_to("main1")
        assert before - len(game.cards("B", "library")) == drawn
        game.end_turn()


def test_a_combat_phase_is_skipped() -> None:
    game = table(side("Mountain", hand="Broken Drums"), side("Grizzly Bears"))
    cast(game, "Broken Drums", "B")
    assert steps(game)[:3] == COMBAT
    assert steps(game) == ["upkeep", "draw", "main1", "main2", *ENDING][1:]
    assert of_type(game.events, "time_skipped") == []
    game.end_turn()
    assert "begin_combat" in steps(game)


def test_an_additional_combat_phase_is_skipped_first() -> None:
    game = table(side("Mountain*2", hand="Broken Drums, Second Charge"), side())
    cast(game, "Broken Drums", "A")
    cast(game, "Second Charge")
    assert steps(game) == ["main2", *COMBAT, "main2", *ENDING]


def test_all_combat_phases_of_a_turn_are_skipped() -> None:
    """Those of the next turn, and not of this one."""
    game = table(side("Mountain*3", hand="Long Truce, Second Charge*2"), side())
    cast(game, "Long Truce", "A")
    assert COMBAT[0] in steps(game)
    game.end_turn()
    game.pass_to("main1")
    cast(game, "Second Charge")
    assert steps(game) == ["main2", "main2", *ENDING]
    game.end_turn()
    assert COMBAT[0] in steps(game)


# What is known, and what is no position ---------------------------------------------------------------------


def test_everybody_sees_what_is_to_come() -> None:
    game = table(side("Mountain*2", hand="Doubled Dawn, Lost Morning"), side())
    before: Any = engine.view(game.state, 1)
    assert before.view.course is None
    cast(game, "Doubled Dawn")
    cast(game, "Lost Morning", "B")
    views: list[Any] = [engine.view(game.state, seat) for seat in (0, 1)]
    assert views[0].view.course == views[1].view.course
    seen = views[0].view.course
    assert (seen.extra_turns, [(one.seat, one.what) for one in seen.skips]) == ((0,), [(1, "turn")])


@pytest.mark.parametrize(
    ("course", "step", "place"),
    [
        ({"resume": "main2"}, "main1", "resume"),
        ({"added": True, "resume": "main2"}, "upkeep", "added"),
        ({"added": True, "resume": "main2"}, "main1", "added"),
        ({"extra_turns": [2]}, "main1", "extra_turns[0]"),
        ({"skips": [{"seat": 2, "what": "turn"}]}, "main1", "skips[0].seat"),
    ],
)
def test_no_game_comes_to_such_a_course(course: Document, step: str, place: str) -> None:
    written = document([side(), side()], step=step)
    written["table"]["course"] = course
    assert f"$.table.course.{place}" in faults(written)


def test_turns_out_of_order_may_be_anybodys() -> None:
    """With two players, turn 3 is A's unless turns have been out of order."""
    written = document([side(), side()], active=1)
    assert "$.table.active" in faults(written)
    written["table"]["course"] = {"last_in_order": 0}
    assert faults(written) == {}


TIMES: list[tuple[Document, str]] = [
    ({"do": "extra_turn", "times": 0}, "times"),
    ({"do": "extra_turn", "times": 21}, "times"),
    ({"do": "add_phases", "phases": []}, "phases"),
    ({"do": "add_phases", "phases": ["main"]}, "phases"),
    ({"do": "skip", "what": "turn", "times": 0}, "times"),
    ({"do": "skip", "what": "combat phases", "times": 2}, "times"),
]


@pytest.mark.parametrize(("step", "field"), TIMES)
def test_wrong_uses_are_told_with_their_place(step: Document, field: str) -> None:
    spell = {"name": "Test", "types": ["sorcery"], "abilities": [{"ability": "spell", "do": [step]}]}
    assert f"$.abilities[0].do[0].{field}" in places(spell)


def test_static_abilities_do_not_ask_for_the_first_combat_phase() -> None:
    static = {
        "ability": "static",
        "condition": {"if": "first_combat"},
        "changes": [{"change": "power_toughness", "power": 1}],
    }
    bear = {"name": "Test", "types": ["creature"], "power": 1, "toughness": 1, "abilities": [static]}
    assert "$.abilities[0].condition" in places(bear)
