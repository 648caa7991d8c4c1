"""Chapter 8, reserving: where the card comes from and goes, what else happens, what is refused."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from tests.harness import of_type, scenario
from tests.rulesets.splendagic.table import SplendagicPlay, side, table
from tests.sides import one_sided

FULL = (4, 4, 4, 4, 4, 5)
WITHOUT_WASTES = (4, 4, 4, 4, 4, 0)


def begin(a: Any = None, b: Any = None, **more: Any) -> SplendagicPlay:
    """Hill Giant lies in slot 1 of level 2, a Wind Drake on top of the deck; Craw Wurm on that of level 3."""
    laid: dict[str, Any] = {
        "market": {"2,1": "Hill Giant", "1,3": "Llanowar Elves"},
        "decks": {2: "Wind Drake, Gravedigger", 3: "Craw Wurm, Mulldrifter"},
        "turn": 5,
        "supply": FULL,
    }
    return table(a or side(), b or side(), **{**laid, **more})


def seen_by(game: SplendagicPlay, looking: str, owner: str, zone: str) -> list[str]:
    """The cards of a player's library or hand that another one sees."""
    seats = engine.view(game.state, game.SEATS[looking]).view.seats
    return [card.card for card in getattr(seats[game.SEATS[owner]], zone)]


# Open -----------------------------------------------------------------------------------------------------


@scenario("ST-29", "SPL-8.5 SPL-8.6 SPL-12.1 SPL-R26 SPL-R28 SPL-R34 SPL-R81")
def test_st_29_open_reserve() -> None:
    game = begin(side(library="Shock, Giant Growth, Wastes*6"))
    game.play("A reserve 2,1")
    told = [str(event.__struct_config__.tag) for event in game.events]
    assert told == ["moved", "reserved", "moved", "market_refilled", "land_taken", "splendor_done"]
    assert game.cards("A", "library")[:2] == ["hill_giant", "shock"]
    assert game.thing("Hill Giant").owner == game.SEATS["A"]
    assert [seen_by(game, looking, "A", "library") for looking in "AB"] == [["hill_giant"], ["hill_giant"]]
    assert game.market(2) == ["wind_drake", "-", "-", "-"]
    assert (game.stock("A"), game.supply()) == ((0, 0, 0, 0, 0, 1), (4, 4, 4, 4, 4, 4))
    assert game.owed() == [("A", 5)]
    game.pass_to("upkeep")
    assert game.table.active == game.SEATS["B"]
    game.seat_to_act("B")
    assert (game.cards("A", "hand"), game.table.stack) == (["hill_giant"], [])
    assert seen_by(game, "B", "A", "hand") == ["hill_giant"]
    assert game.owed() == []
    game.play("B pass; A pass")
    while game.table.active == game.SEATS["B"] or game.table.step != "draw":
        game.idle()
    assert game.cards("A", "hand") == ["hill_giant", "shock"]
    game.pass_to("main1")
    game.includes("reserve 1,3", "reserve 2,1", "reserve_blind 3")


def test_what_is_told_of_a_reserve() -> None:
    game = begin()
    game.play("A reserve 2,1")
    (reserved,) = of_type(game.events, "reserved")
    assert {**reserved, "seat": 0} == {
        "type": "reserved",
        "rule": "SPL-8.1",
        "seat": 0,
        "level": 2,
        "how": "open",
        "card": "hill_giant",
    }
    (done,) = of_type(game.events, "splendor_done")
    assert done["kind"] == "reserve"


@scenario("ST-31", "SPL-8.1")
def test_st_31_reserve_without_wastes() -> None:
    for action in ("reserve 2,1", "reserve_blind 3"):
        game = begin(supply=WITHOUT_WASTES)
        game.play(f"A {action}")
        assert of_type(game.events, "land_taken") == []
        assert game.stock("A") == (0, 0, 0, 0, 0, 0)


def test_reserving_is_the_splendor_action_and_cannot_be_responded_to() -> None:
    """SPL-4.2: the player keeps priority, with an empty stack."""
    game = begin()
    game.play("A reserve 2,1")
    game.seat_to_act("A")
    assert (game.asked(), game.table.stack) == ("priority", [])
    game.refuses("A reserve 1,3", "SPL-4.3")
    game.refuses("A reserve_blind 3", "SPL-4.3")


@pytest.mark.parametrize("step", ["upkeep", "begin_combat", "end"])
def test_only_in_main_phases(step: str) -> None:
    game = begin(step=step)
    game.refuses("A reserve 2,1", "SPL-4.2")
    game.refuses("A reserve_blind 3", "SPL-4.2")


def test_not_in_the_turn_of_somebody_else() -> None:
    game = begin(b=side("Mountain", "Shock"))
    game.play("A pass")
    game.refuses("B reserve 2,1", "SPL-4.2")
    game.refuses("B reserve_blind 3", "SPL-4.2")


def test_what_can_be_reserved() -> None:
    game = begin()
    listed = {one for one in game.listed() if one.startswith("reserve")}
    assert listed == {"reserve 1 3", "reserve 2 1", "reserve_blind 2", "reserve_blind 3"}


def test_an_empty_slot_or_deck_cannot_be_reserved_from() -> None:
    game = begin()
    game.refuses("A reserve 1,1", "SPL-R33")
    game.refuses("A reserve_blind 1", "SPL-R33")
    assert "no card left" in engine.check(game.state, game._action(game._seat(), "reserve_blind 1")).reason


def test_with_the_deck_exhausted_the_slot_stays_empty() -> None:
    game = begin(decks={})
    game.play("A reserve 2,1")
    assert game.market(2) == ["-", "-", "-", "-"]


def test_a_reserve_may_follow_another_in_the_next_turn() -> None:
    """SPL-8.5: there is no limit."""
    hand = "Hill Giant(level 2), Wind Drake(level 2), Gravedigger(level 2), Craw Wurm(level 3)"
    game = begin(side(hand=hand))
    game.includes("reserve 2,1", "reserve_blind 3")


@pytest.mark.parametrize("held", ["hand", "library"])
def test_the_option_of_a_limit(held: str) -> None:
    """SPL-R32: it counts cards in the library as well as in the hand, and not those of others."""
    cards = "Hill Giant(level 2), Wind Drake(level 2), Llanowar Elves(level 1)"
    three = side(hand=cards) if held == "hand" else side(library=cards)
    game = begin(three, options={"reserve_limit": 3})
    game.refuses("A reserve 2,1", "SPL-R32")
    game.refuses("A reserve_blind 3", "SPL-R32")
    begin(three, options={"reserve_limit": 4}).includes("reserve 2,1", "reserve_blind 3")
    begin(b=three, options={"reserve_limit": 3}).includes("reserve 2,1", "reserve_blind 3")


def test_labels() -> None:
    game = begin()
    labels = {engine.label(game.state, action) for action in engine.legal_actions(game.state)}
    assert {"Reserve Hill Giant (level 2)", "Reserve the top card of the level 3 deck"} <= labels


# Blind ----------------------------------------------------------------------------------------------------


@scenario("ST-30", "SPL-8.3 SPL-R29 SPL-R30")
def test_st_30_blind_reserve() -> None:
    game = begin()
    a, b = game.SEATS["A"], game.SEATS["B"]
    before = {level: game.market(level) for level in (1, 2, 3)}
    game.play("A reserve_blind 3")
    assert game.deck(3) == ["mulldrifter"]
    assert {level: game.market(level) for level in (1, 2, 3)} == before
    assert game.cards("A", "library")[0] == "craw_wurm"
    assert (seen_by(game, "A", "A", "library"), seen_by(game, "B", "A", "library")) == (["craw_wurm"], [])
    (seen,) = engine.view(game.state, b).view.reserved
    assert (seen.seat, seen.level, seen.place, seen.face_up) == (a, 3, 0, False)
    assert game.stock("A") == (0, 0, 0, 0, 0, 1)
    (done,) = of_type(game.events, "splendor_done")
    assert done["kind"] == "reserve_blind"
    assert of_type(game.events, "drew") == []
    assert game.table.seats[a].draws == 0
    game.pass_to("upkeep")
    assert game.cards("A", "hand") == ["craw_wurm"]
    assert seen_by(game, "B", "A", "hand") == []
    assert engine.view(game.state, b).view.reserved == ()


@one_sided("looks at what each seat is told of an event")
def test_the_event_of_a_blind_reserve_tells_its_player_alone() -> None:
    game = begin()
    game.play("A reserve_blind 3")
    (mine,) = of_type([engine.redact(event, 0) for event in game.events], "reserved")
    (theirs,) = of_type([engine.redact(event, 1) for event in game.events], "reserved")
    assert "craw_wurm" in str(mine)
    assert "craw_wurm" not in str(theirs)


def test_the_option_to_reveal_it() -> None:
    """SPL-R29: everybody sees the card, and goes on seeing it where it lies."""
    game = begin(options={"blind_reserve": "revealed"})
    game.play("A reserve_blind 3")
    assert seen_by(game, "B", "A", "library") == ["craw_wurm"]
    assert game.table.reserves.cards[game.ref("Craw Wurm")].face_up
    assert of_type(game.events, "reserved")[0]["card"] == "craw_wurm"
    assert [event["rule"] for event in of_type(game.events, "revealed")] == ["SPL-R29"]


# Casting what was reserved --------------------------------------------------------------------------------


@scenario("ST-32", "SPL-R25")
def test_st_32_not_on_the_same_turn() -> None:
    game = begin(side(hand="Opt", stock=(0, 1, 0, 0, 1, 0)), supply=None)
    game.play("A reserve 1,3; A cast Opt; A pass; B pass; A keep_on_top")
    assert game.cards("A", "hand") == ["llanowar_elves"]
    assert game.stock("A") == (0, 0, 0, 0, 1, 1)
    game.refuses("A cast Llanowar Elves", "SPL-6.7")
    game.pass_to("main2")
    game.refuses("A cast Llanowar Elves", "SPL-6.7")
    game.end_turn()
    game.end_turn()
    game.pass_to("main1")
    game.includes("cast Llanowar Elves")


@scenario("ST-33", "SPL-6.6 SPL-R24 SPL-R65")
def test_st_33_reserved_creature_from_hand() -> None:
    """As a permanent it is A's: what B puts on top of its owner's library lies on A's."""
    game = begin(
        side(hand="Hill Giant(level 2)", stock=(1, 1, 1, 1, 1, 0)),
        side(hand="Time Ebb", stock=(0, 1, 0, 1, 1, 0)),
        market={},
        supply=None,
    )
    game.play("A cast Hill Giant; A auto_pay; A pass; B pass")
    assert game.zone("Hill Giant") == "battlefield"
    game.seat_to_act("A")
    game.includes("take_different", "reserve_blind 3")
    assert game.table.reserves.cards == {}
    game.play("A reserve_blind 3")
    game.end_turn()
    game.pass_to("main1")
    game.play("B cast Time Ebb; B pass; A pass")
    assert game.cards("A", "library")[0] == "hill_giant"


def test_one_with_flash_may_be_cast_in_the_next_turn_which_is_somebody_elses() -> None:
    """SPL-6.7, R23: drawn in B's upkeep, it is no card that was reserved in this turn."""
    game = begin(side(stock=(0, 0, 0, 0, 2, 0)), market={"1,1": "Ambush Viper"}, supply=None)
    game.play("A reserve 1,1")
    game.pass_to("upkeep")
    game.play("B pass; A cast Ambush Viper")


def test_a_creature_returned_to_the_hand_is_no_reserved_card() -> None:
    """SPL-R25: a Wind Drake that was not reserved may be cast in the turn in which another one was."""
    game = begin(
        side("Wind Drake", "Into the Roil", stock=(0, 4, 0, 1, 1, 0)),
        market={"2,1": "Wind Drake"},
        supply=None,
    )
    game.play("A reserve 2,1; A cast Into the Roil")
    while not game.table.stack or game.asked() != "priority":
        game.take(engine.legal_actions(game.state)[0])
    game.play("A pass; B pass")
    assert game.cards("A", "hand") == ["wind_drake"]
    game.includes("cast Wind Drake")
