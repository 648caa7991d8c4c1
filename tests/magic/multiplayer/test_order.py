"""Turn order from the active player on: triggers, choices, draws, what is meant by "each" (CR 101.4)."""

from __future__ import annotations

import pytest

import engine
from tests.harness import of_type
from tests.magic.formats import served
from tests.magic.made_up import key
from tests.magic.table import Side, side

from .table import FREE_FOR_ALL, Round, seated

serving = served(FREE_FOR_ALL)
NAMES = "ABCD"


def four(*sides: Side, active: int = 0, step: str = "main1") -> Round:
    """Four players."""
    return seated(*sides, *(side() for _ in range(4 - len(sides))), active=active, turn=active + 1, step=step)


def test_triggers_go_on_the_stack_from_the_active_player_on() -> None:
    warden = "Soul Warden"
    game = four(
        side(battlefield=warden),
        side(battlefield=warden),
        side(battlefield=warden, hand="Ashcoat Bear"),
        side(battlefield=f"{warden}, Forest*2", hand="Grizzly Bears"),
        active=3,
    )
    game.play("D cast Grizzly Bears; D pass; A pass; B pass; C pass")
    assert [item.controller for item in game.table.stack] == [3, 0, 1, 2]
    gained = []
    for _ in range(4):
        game.play("D pass; A pass; B pass; C pass")
        gained += [event["seat"] for event in of_type(game.events, "life_gained")]
    assert gained == [2, 1, 0, 3]


def test_everybody_chooses_in_turn_and_discards_at_once() -> None:
    hand = "Shock, Forest, Mountain"
    game = four(
        side(hand=hand),
        side(hand=hand),
        side(hand=f"{hand}, Bleak Rite", battlefield="Swamp"),
        side(hand=hand),
        active=2,
    )
    game.play("C cast Bleak Rite; C pass; D pass; A pass; B pass")
    for name in "CDAB":
        assert game.asked() == "choose_objects"
        game.seat_to_act(name)
        assert [len(seat.graveyard) for seat in game.table.seats] == [0, 0, 0, 0]
        game.take(engine.legal_actions(game.state)[0])
    assert [len(seat.graveyard) for seat in game.table.seats] == [1, 1, 2, 1]


def test_who_fateseals_chooses_one_opponent() -> None:
    game = four(
        side(hand="Sealed Fate", battlefield="Island"),
        side(),
        side(library="Shock, Forest, Boomerang"),
    )
    game.play("A cast Sealed Fate; A pass; B pass; C pass; D pass")
    game.legal("choose B", "choose C", "choose D")
    game.play("A choose C; A put_away; A put_away; A place_next Forest")
    assert game.cards("C", "library") == ["boomerang", "forest", "shock"]


def test_everybody_draws_in_turn() -> None:
    game = four(side(), side(hand="Vision Skeins", battlefield="Island*2"), active=1)
    game.play("B cast Vision Skeins; B pass; C pass; D pass; A pass")
    drawn = [event["seat"] for event in of_type(game.events, "drew")]
    assert drawn in ([1, 1, 2, 2, 3, 3, 0, 0], [1, 2, 3, 0, 1, 2, 3, 0])
    assert [len(seat.hand) for seat in game.table.seats] == [2, 2, 2, 2]


def test_each_player_and_each_opponent() -> None:
    game = four(
        side(), side(hand="Evincar's Justice, Gray Merchant of Asphodel", battlefield="Swamp*9"), active=1
    )
    game.play("B cast Evincar's Justice")
    game.all_pass()
    assert game.life() == (18, 18, 18, 18)
    game.play("B cast Gray Merchant of Asphodel")
    game.all_pass()
    assert game.life() == (16, 24, 16, 16)


def test_an_opponent_is_chosen_among_those_in_the_game() -> None:
    game = four(side(hand="Castigate", battlefield="Plains, Swamp"))
    game.play("C concede; A cast Castigate")
    game.legal("target B", "target D")
    game.refuses("A target A", "CR-115.1")
    game.refuses("A target C", "CR-800.4a")


def test_priority_goes_round_until_all_have_passed_in_a_row() -> None:
    game = four(side(), side(hand="Shock", battlefield="Mountain"))
    game.play("A pass; B cast Shock; B target D; B pass; C pass; D pass; A pass")
    assert game.life() == (20, 20, 20, 18)
    game.seat_to_act("A")
    game.play("A pass; B pass; C pass; D pass")
    assert game.table.step == "begin_combat"


@pytest.mark.slow
def test_turns_go_round() -> None:
    game = four(active=2)
    turns = []
    for _ in range(5):
        turns.append((game.table.turn, game.table.active))
        game.end_turn()
    assert turns == [(3, 2), (4, 3), (5, 0), (6, 1), (7, 2)]


def test_all_who_are_left_can_lose_together() -> None:
    game = four(
        side(life=1, hand="Evincar's Justice", battlefield="Swamp*4"),
        side(life=2),
        side(life=2),
        side(life=2),
    )
    game.play("D concede; A cast Evincar's Justice; A pass; B pass; C pass")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "CR-104.4a")


def test_the_last_one_standing_wins() -> None:
    game = four(
        side(life=3, hand="Evincar's Justice", battlefield="Swamp*4"),
        side(life=2),
        side(life=1),
        side(life=2),
    )
    game.play("A cast Evincar's Justice; A pass; B pass; C pass; D pass")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (0, "CR-704.5a")
    assert game.life() == (1, 0, -1, 0)


@pytest.mark.parametrize(("which", "life"), [("#1", (22, 20, 20)), ("#2", (20, 22, 20))])
def test_whoever_controls_what_would_die_chooses_whose_effect_applies(
    which: str, life: tuple[int, ...]
) -> None:
    """CR 616.1: of two that do something besides, for two players, the other does nothing then."""
    game = seated(side("Hungry Pit, Mountain", hand="Shock"), side("Hungry Pit"), side("Grizzly Bears"))
    game.play("A cast Shock; A target Grizzly Bears; A pass; B pass; C pass")
    pit = game.ref(f"Hungry Pit{which}")
    game.play(f"C replace {pit} {key('Hungry Pit')}/0")
    assert (game.zone("Grizzly Bears"), game.life()) == ("exile", life)
