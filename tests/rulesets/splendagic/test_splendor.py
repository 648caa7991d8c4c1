"""Chapter 4: once a turn, at its time, compulsory after combat; and it lapses."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from tests.harness import of_type, plain, scenario
from tests.rulesets.splendagic.table import SplendagicPlay, document, side, table
from tests.rulesets.splendagic.telling import reasons
from tests.support.selection import examples

EMPTY = (0,) * 6
TAKE = "A take_different; A pick_land plains; A pick_land island; A pick_land swamp"
KINDS = {"take_different", "take_same"}


@scenario("ST-34", "SPL-R11 SPL-R82")
def test_st_34_compulsory() -> None:
    game = table(step="main2")
    game.excludes("pass")
    game.refuses("A pass", "SPL-4.4")
    game.play(TAKE)
    game.includes("pass")
    table().includes("pass")
    table(side(), supply=EMPTY, step="main2").includes("pass")


def test_the_reason_says_what_can_be_done() -> None:
    game = table(step="main2")
    told = "after combat you do not pass before your Splendor action: you can take land cards"
    assert reasons(game, "A pass") == [("SPL-4.4", told)]
    held = side(hand="Craw Wurm(level 3)", stock=(4, 4, 4, 4, 4, 5))
    market = table(held, market={"1,1": "Carnophage"}, step="main2")
    assert reasons(market, "A pass")[0][1].endswith("you can reserve a card of the market")
    market = table(held, market={"1,1": "Carnophage"}, step="main2", options={"reserve_limit": 1})
    assert reasons(market, "A pass")[0][1].endswith("you can cast Carnophage")
    market.play("A cast Carnophage; A pass")


def test_what_cannot_be_paid_does_not_keep_anybody() -> None:
    """SPL-4.4: a kind is possible only if it can be carried out."""
    game = table(
        side(hand="Hill Giant(level 2)"),
        supply=EMPTY,
        market={"3,1": "Craw Wurm"},
        walkers="The Wanderer",
        step="main2",
        options={"reserve_limit": 1},
    )
    game.includes("pass")


@pytest.mark.parametrize("step", ["upkeep", "draw", "begin_combat", "end"])
def test_outside_of_main_phases_there_is_none(step: str) -> None:
    game = table(step=step)
    assert game.kinds() == {"pass"}
    for action in ("take_different", "take_same plains"):
        game.refuses(f"A {action}", "SPL-4.2")


def test_in_an_opponents_turn_there_is_none() -> None:
    game = table()
    game.play("A pass")
    game.refuses("B take_different", "SPL-4.2")
    assert [rule for rule, _ in reasons(game, "B take_different")] == ["SPL-4.2"]


def test_with_a_spell_on_the_stack_there_is_none() -> None:
    """SPL-R10; and after combat passing is no question as long as something is on the stack."""
    game = table(side(hand="Opt", stock=(0, 1, 0, 0, 0, 0)), step="main2")
    game.play("A cast Opt")
    game.refuses("A take_different", "SPL-4.2")
    game.play("A pass; B pass")


def test_there_is_one_in_each_turn() -> None:
    """SPL-4.3, R12: in either main phase, but not in both."""
    game = table()
    game.play(TAKE)
    game.pass_to("main2")
    game.refuses("A take_same forest", "SPL-4.3")
    game.pass_to("main1")
    game.seat_to_act("B")
    assert game.kinds() >= KINDS


def test_after_an_action_the_player_has_priority_again() -> None:
    game = table(side(hand="Opt", stock=(0, 1, 0, 0, 0, 0)))
    game.play(TAKE)
    game.seat_to_act("A")
    game.includes("cast Opt", "pass")


def test_what_cannot_be_used_lapses() -> None:
    """SPL-4.4."""
    game = table(side(), supply=EMPTY, step="main2")
    game.play("A pass; B pass")
    (told,) = of_type(game.events, "splendor_lapsed")
    assert (told["seat"], told["rule"]) == (game.SEATS["A"], "SPL-4.4")
    assert game.table.splendor.used == game.table.turn
    game.end_turn()
    assert game.table.splendor.used < game.table.turn


def test_what_has_been_used_does_not_lapse() -> None:
    game = table()
    game.play(TAKE)
    game.play("A pass; B pass")
    game.pass_to("end")
    assert of_type(game.events, "splendor_lapsed") == []


def test_it_is_due_again_as_soon_as_something_can_be_done() -> None:
    """SPL-4.4: each pass is judged by itself; what B has paid lies in the supply."""
    game = table(side(), side(hand="Opt", stock=(0, 1, 0, 0, 0, 0)), supply=EMPTY, step="main2")
    game.play("A pass; B cast Opt; B pass; A pass")
    if game.asked() != "priority":
        game.take(engine.legal_actions(game.state)[0])
    game.seat_to_act("A")
    game.refuses("A pass", "SPL-4.4")
    game.play("A take_different; A pass")


def test_with_the_option_nobody_has_to() -> None:
    game = table(side(), options={"splendor_mandatory": False}, step="main2")
    game.includes("pass", "take_different")
    game.play("A pass; B pass")
    assert [event["rule"] for event in of_type(game.events, "splendor_lapsed")] == ["SPL-R11"]


def test_of_a_player_who_has_left_nothing_is_owed() -> None:
    """SPL-R62: the turn goes on without an action, and nobody else takes it."""
    game = table(side(), side(), side(), step="main2")
    game.play("A concede")
    game.play("B pass; C pass")
    assert of_type(game.events, "splendor_lapsed") == []


def faults(written: dict[str, Any]) -> list[tuple[str, str | None]]:
    """Place and rule of what is wrong with a document."""
    return [(fault.path, fault.rule) for fault in engine.status(msgspec.json.encode(written))]


def test_a_document_uses_the_action_once_and_not_in_a_later_turn() -> None:
    written = plain(table().state)
    written["table"]["splendor"] = {"used": written["table"]["turn"] + 1}
    assert faults(written) == [("$.table.splendor.used", "SPL-4.3")]
    game = table(side(stock=(0, 2, 0, 1, 1, 0)), market={"2,2": "Wind Drake"})
    game.play("A cast Wind Drake")
    written = plain(game.state)
    assert faults(written) == []
    kinds = [task["type"] for task in written["machine"]["agenda"]]
    written["table"]["splendor"] = {"used": written["table"]["turn"]}
    place = kinds.index("end_splendor")
    assert faults(written) == [(f"$.machine.agenda[{place}]", "SPL-4.3")]


def test_a_document_leaves_a_gap_where_a_card_was_cast() -> None:
    """SPL-6.3, 7.1: nothing is put on top of what lies there."""
    game = table(side(stock=(0, 2, 0, 1, 1, 0)), market={"2,2": "Wind Drake", "2,3": "Hill Giant"})
    game.play("A cast Wind Drake")
    written = plain(game.state)
    agenda = written["machine"]["agenda"]
    place = next(index for index, task in enumerate(agenda) if task["type"] == "cast_from_market")
    agenda[place]["slot"] = 3
    assert faults(written) == [(f"$.machine.agenda[{place}].slot", "SPL-6.3")]
    four = "Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest), Wind Drake(island)"
    game = table(side(four), walkers="Davriel, Rogue Shadowmage; The Wanderer")
    game.play("A cast Davriel, Rogue Shadowmage")
    for slot in (2, 3):
        written = plain(game.state)
        agenda = written["machine"]["agenda"]
        place = next(index for index, task in enumerate(agenda) if task["type"] == "cast_from_row")
        agenda[place]["slot"] = slot
        assert faults(written) == [(f"$.machine.agenda[{place}].slot", "SPL-7.1")]


CARDS = ("Carnophage", "Goldmeadow Harrier", "Wind Drake", "Bronze Sable", "Craw Wurm")


@given(
    st.tuples(*[st.integers(0, 1)] * 5, st.integers(0, 2)),
    st.tuples(*[st.integers(0, 1)] * 5, st.integers(0, 2)),
    st.lists(st.sampled_from(CARDS), max_size=3, unique=True),
    st.sampled_from(["", "forest", "swamp"]),
    st.booleans(),
    st.booleans(),
)
@settings(max_examples=examples(60), deadline=None)
def test_one_may_pass_exactly_if_no_splendor_action_is_listed(
    supply: tuple[int, ...], stock: tuple[int, ...], market: list[str], land: str, hand: bool, full: bool
) -> None:
    """SPL-4.4; nobody is left without anything to do."""
    mine = side(
        "Grizzly Bears(forest), Wind Drake(island)" + (f", Bronze Sable({land})" if land else ""),
        hand="Goldmeadow Harrier, Craw Wurm(level 3)",
        stock=stock,
    )
    game = SplendagicPlay(
        document(
            mine,
            supply=[0 if land else number for number in supply],
            market={f"1,{slot}": name for slot, name in enumerate(market, start=1)},
            walkers="Jiang Yanggu, Wildcrafter",
            step="main2",
            options={"hand_creature_uses_action": hand, **({"reserve_limit": 1} if full else {})},
        )
    )
    kinds = {"take_different", "take_same", "reserve", "reserve_blind"}
    zones = {"market", "planeswalker_row", *(["hand"] if hand else [])}
    listed = engine.legal_actions(game.state)
    casts = {game.table.objects[one["card"]].zone for one in of_type(listed, "cast")}
    assert ("pass" in game.kinds()) == (not game.kinds() & kinds and not casts & zones)


# Creatures in hand (R24) ----------------------------------------------------------------------------------


def test_creatures_in_hand_are_no_splendor_action() -> None:
    game = table(side(hand="Goldmeadow Harrier*2", stock=(2, 0, 0, 0, 0, 0)))
    game.play("A cast Goldmeadow Harrier; A pass; B pass; A cast Goldmeadow Harrier#2; A pass; B pass")
    assert game.kinds() >= KINDS


def test_with_the_option_creatures_in_hand_use_the_action() -> None:
    options = {"hand_creature_uses_action": True}
    game = table(side(hand="Goldmeadow Harrier*2, Opt", stock=(4, 1, 0, 0, 0, 0)), options=options)
    game.play("A cast Goldmeadow Harrier")
    assert of_type(game.events, "splendor_done")[0]["kind"] == "hand_cast"
    game.play("A pass; B pass")
    game.refuses("A cast Goldmeadow Harrier#2", "SPL-4.3")
    game.refuses("A take_different", "SPL-4.3")
    game.includes("cast Opt")


def test_with_the_option_the_action_has_to_be_there() -> None:
    options = {"hand_creature_uses_action": True}
    mine = side(hand="Goldmeadow Harrier, Ambush Viper, Opt", stock=(4, 1, 0, 0, 2, 0))
    used = table(mine, options=options, used=True)
    ((rule, reason),) = reasons(used, "A cast Goldmeadow Harrier")
    assert rule == "SPL-4.3"
    assert reason.startswith("here creatures are cast from the hand as the Splendor action: ")
    assert reason.endswith("the Splendor action of this turn has been taken")
    game = table(mine, options=options, step="upkeep")
    game.refuses("A cast Ambush Viper", "SPL-4.2")
    game.includes("cast Opt")


@scenario("ST-45", "SPL-R90")
def test_with_the_option_a_creature_in_hand_counts_as_something_to_do() -> None:
    options = {"hand_creature_uses_action": True}
    mine = side(hand="Goldmeadow Harrier", stock=(1, 0, 0, 0, 0, 0))
    game = table(mine, options=options, supply=EMPTY, step="main2")
    game.refuses("A pass", "SPL-4.4")
    game.play("A cast Goldmeadow Harrier; A pass; B pass")
    assert game.zone("Goldmeadow Harrier") == "battlefield"


def test_with_the_option_a_planeswalker_comes_before_creatures_in_hand() -> None:
    options = {"hand_creature_uses_action": True}
    mine = side(
        "Typhoid Rats(swamp), Child of Night(swamp), Grizzly Bears(forest)",
        hand="Goldmeadow Harrier",
        stock=(1, 0, 0, 0, 0, 0),
    )
    game = table(mine, options=options, walkers="Davriel, Rogue Shadowmage")
    game.refuses("A cast Goldmeadow Harrier", "SPL-4.5")
