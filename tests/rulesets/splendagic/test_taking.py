"""Chapter 5: three different land cards, or two alike and a card."""

from __future__ import annotations

from itertools import combinations

import msgspec
import pytest

import engine
from engine.rulesets.splendagic.state import KINDS
from tests.harness import of_type, plain, scenario
from tests.rulesets.splendagic.table import SplendagicPlay, Vector, side, table
from tests.rulesets.splendagic.telling import labels, reasons
from tests.sides import one_sided

FULL = (4, 4, 4, 4, 4, 5)


def picks(game: SplendagicPlay) -> list[str]:
    """The types that are offered, in order."""
    return [plain(action)["kind"] for action in engine.legal_actions(game.state)]


def same(game: SplendagicPlay) -> list[str]:
    """The types of which two can be taken."""
    return [action["kind"] for action in of_type(engine.legal_actions(game.state), "take_same")]


@scenario("ST-04", "SPL-4.1 SPL-5.4 SPL-R9 SPL-R10 SPL-R75")
def test_st_04_take_three_different() -> None:
    game = table(supply=FULL)
    game.play("A take_different")
    assert picks(game) == ["plains", "island", "swamp", "mountain"]
    game.play("A pick_land plains")
    assert picks(game) == ["island", "swamp", "mountain", "forest"]
    game.play("A pick_land swamp")
    assert picks(game) == ["mountain", "forest", "wastes"]
    game.play("A pick_land wastes")
    told = [event["type"] for event in plain(game.events)]
    assert told == ["land_taken"] * 3 + ["splendor_done"], "nobody had priority in between"
    assert (game.stock("A"), game.supply()) == ((1, 0, 1, 0, 0, 1), (3, 4, 3, 4, 4, 4))
    game.seat_to_act("A")
    assert game.asked() == "priority"
    assert game.kinds() == {"pass"}


@scenario("ST-05", "SPL-R35")
def test_st_05_fewer_piles() -> None:
    game = table(side(), supply=(0, 2, 0, 0, 1, 0))
    game.play("A take_different")
    assert (game.asked(), game.stock("A")) == ("priority", (0, 1, 0, 0, 1, 0))
    assert game.supply() == (0, 1, 0, 0, 0, 0)
    empty = table(side(), supply=(0,) * 6)
    empty.excludes("take_different")
    empty.refuses("A take_different", "SPL-5.1")


@scenario("ST-06", "SPL-R38")
def test_st_06_take_two_alike() -> None:
    game = table(side(), side(), side(), side(), supply=(4, 3, 2, 0, 7, 5))
    assert same(game) == ["plains", "forest", "wastes"]
    game.refuses("A take_same island", "SPL-5.2")
    game.play("A take_same forest")
    assert (game.supply()[4], game.stock("A")) == (5, (0, 0, 0, 0, 2, 0))
    assert len(game.cards("A", "hand")) == 1
    told = [event["type"] for event in plain(game.events)]
    assert told == ["land_taken", "land_taken", "drew", "splendor_done"]
    game.seat_to_act("A")


@scenario("ST-07", "SPL-R37 SPL-R70 SPL-R63")
def test_st_07_take_two_alike_with_an_empty_library() -> None:
    game = table(side(library=""), supply=(4, 0, 0, 0, 0, 0))
    assert same(game) == ["plains"]
    game.play("A take_same plains")
    outcome = game.over()
    assert (outcome.winner, outcome.rule) == (game.SEATS["B"], "CR-704.5b")


def paths(game: SplendagicPlay) -> list[tuple[str, ...]]:
    """Every way to go on until the action is done: what the player has taken then."""
    found: list[tuple[str, ...]] = []
    ahead = [game.state]
    while ahead:
        state = ahead.pop()
        for action in engine.legal_actions(state):
            applied = engine.apply(state, action)
            asked = engine.decision(applied.state)
            if asked is not None and asked.__struct_config__.tag == "pick_land":
                ahead.append(applied.state)
            else:
                found.append(tuple(event["kind"] for event in of_type(applied.events, "land_taken")))
    return found


@pytest.mark.parametrize(
    "supply", [FULL, (1, 1, 1, 1, 1, 1), (0, 1, 4, 0, 1, 5), (1, 0, 0, 4, 4, 5), (0, 0, 1, 1, 1, 1)]
)
def test_each_set_of_three_is_reached_by_one_path(supply: Vector) -> None:
    game = table(supply=supply)
    game.play("A take_different")
    piles = [kind for kind, number in zip(KINDS, supply, strict=True) if number]
    assert sorted(paths(game)) == sorted(combinations(piles, 3))


@pytest.mark.parametrize(
    ("supply", "taken"),
    [
        ((1, 0, 4, 0, 0, 1), (1, 0, 1, 0, 0, 1)),
        ((0, 0, 0, 1, 1, 0), (0, 0, 0, 1, 1, 0)),
        ((0, 0, 0, 0, 0, 5), (0, 0, 0, 0, 0, 1)),
    ],
)
def test_what_leaves_no_choice_is_taken_by_itself(supply: Vector, taken: Vector) -> None:
    game = table(side(), supply=supply)
    game.play("A take_different")
    assert (game.asked(), game.stock("A")) == ("priority", taken)


def test_the_last_picks_are_made_by_themselves_where_only_they_are_left() -> None:
    game = table(side(), supply=(1, 1, 1, 1, 0, 0))
    game.play("A take_different; A pick_land island")
    assert game.stock("A") == (0, 1, 1, 1, 0, 0)


def test_a_pick_is_refused_by_the_clause_that_it_breaks() -> None:
    game = table(side(), supply=(1, 1, 0, 1, 1, 1))
    game.play("A take_different; A pick_land island")
    order = "Plains, Island, Swamp, Mountain, Forest, Wastes"
    told = {
        "plains": f"the piles are different, and picked in this order: {order}; the last one was Island",
        "island": f"the piles are different, and picked in this order: {order}; the last one was Island",
        "swamp": "the pile of Swamp is empty",
        "wastes": "after Wastes too few piles are left: 1 more would have to be picked",
    }
    for kind, reason in told.items():
        game.refuses(f"A pick_land {kind}", "SPL-5.1")
        assert reasons(game, f"A pick_land {kind}") == [("SPL-5.1", reason)]


def test_three_have_to_be_taken_where_there_are_three() -> None:
    game = table(side(), supply=(1, 1, 1, 1, 0, 0))
    game.play("A take_different")
    assert picks(game) == ["plains", "island"]
    game.excludes("pass")


@one_sided("labels name no seats")
def test_buttons_say_what_is_taken() -> None:
    game = table(side(), supply=FULL)
    assert {"Take three different land cards", "Take two Plains and draw a card"} <= labels(game)
    assert "Take two Forests and draw a card" in labels(game)
    game.play("A take_different")
    assert labels(game) == {"Take a Plains", "Take an Island", "Take a Swamp", "Take a Mountain"}
    told = {
        (1, 1, 0, 0, 0, 1): "Take a Plains, an Island and a Wastes",
        (0, 0, 0, 1, 1, 0): "Take a Mountain and a Forest",
        (0, 1, 0, 0, 0, 0): "Take an Island",
    }
    for supply, label in told.items():
        assert label in labels(table(side(), supply=supply))


def test_the_draw_triggers_what_draws_trigger() -> None:
    """SPL-5.3: a card draw like any other."""
    game = table(side(), side("Ob Nixilis, the Hate-Twisted(5 loyalty)"), supply=FULL)
    game.play("A take_same plains")
    assert [item.controller for item in game.table.stack] == [game.SEATS["B"]]
    game.all_pass()
    assert game.life() == (19, 20)


def test_whoever_cannot_draw_takes_two_alike_all_the_same() -> None:
    """SPL-R37: the land cards are taken, the draw does not happen."""
    game = table(side(draws=1), side("Narset, Parter of Veils(5 loyalty)"), supply=FULL)
    game.play("A take_same wastes")
    assert (game.stock("A"), game.cards("A", "hand")) == ((0, 0, 0, 0, 0, 2), [])
    assert game.table.splendor.used == game.table.turn


def test_with_the_option_wastes_come_by_reserving_alone() -> None:
    game = table(side(), supply=FULL, options={"wastes_takeable": False})
    assert same(game) == ["plains", "island", "swamp", "mountain", "forest"]
    game.refuses("A take_same wastes", "SPL-R36")
    game.play("A take_different")
    assert picks(game) == ["plains", "island", "swamp"]
    game.refuses("A pick_land wastes", "SPL-R36")
    assert len(paths(game)) == 10
    bare = table(side(), supply=(0, 0, 0, 0, 0, 5), options={"wastes_takeable": False})
    bare.refuses("A take_different", "SPL-5.1")


def test_whoever_leaves_while_picking_takes_nothing() -> None:
    game = table(side(), side(), side(), supply=(5, 5, 5, 5, 5, 5))
    game.play("A take_different; A pick_land plains; A concede")
    assert game.supply() == (5, 5, 5, 5, 5, 5)
    assert not game.table.splendor.used
    assert game.living() == "BC"


def test_picks_are_answers_that_a_document_keeps() -> None:
    game = table(side(), supply=FULL)
    game.play("A take_different; A pick_land island")
    written = plain(game.state)
    (kept,) = written["machine"]["agenda"][-1]["answers"]
    assert kept["action"] == {"type": "pick_land", "kind": "island"}
    kept["action"]["kind"] = "wastes"
    (fault,) = engine.status(msgspec.json.encode(written))
    assert fault.rule == "SPL-5.1"


def test_in_a_document_it_is_the_active_player_who_picks() -> None:
    game = table(side(), supply=FULL)
    game.play("A take_different")
    written = plain(game.state)
    place = len(written["machine"]["agenda"]) - 1
    written["machine"]["agenda"][place]["seat"] = 1 - game.SEATS["A"]
    (fault,) = engine.status(msgspec.json.encode(written))
    assert (fault.path, fault.rule) == (f"$.machine.agenda[{place}].seat", "SPL-4.2")
