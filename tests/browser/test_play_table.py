"""The table is drawn from the view: all that a seat sees lies on it, can be picked, and says what it is."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from selenium.webdriver.common.keys import Keys

import engine
from tests.browser.support.drawing import KNOWN, Drawing
from tests.browser.support.standing import standing
from tests.harness import plain

PLAYING_CARD = re.compile(r"(10|[2-9JQKA])[HDSC]|X[RB]")
ON_CARDS = {"faces", "cards"}
"""Members of views that tell about cards, not where they are."""


# Positions of games that are played at random


def positions(ruleset: str, seed: int, often: int = 23, most: int = 8) -> Iterator[dict[str, Any]]:
    """What the seats see of a game at random, now and then; passing is rare, so that cards are played."""
    dice = random.Random(seed)
    state = engine.new_game(ruleset, seed=seed, seats=[{}] * (4 if ruleset == "splendagic" else 2))
    for step in range(often * most):
        if engine.outcome(state) is not None:
            return
        actions = engine.legal_actions(state)
        idle = [action for action in actions if not set(plain(action)) - {"type"}]
        weights = [1 if action in idle else 6 for action in actions]
        state = engine.apply(state, dice.choices(actions, weights)[0]).state
        if step % often == often - 1:
            seat = step // often % len(plain(engine.view(state, 0))["view"]["seats"])
            yield {"seat": seat, **plain(engine.view(state, seat))}


def things(value: Any) -> Iterator[str]:
    """What lies somewhere in a view: entries with an id, playing cards wherever they are named."""
    if isinstance(value, dict):
        if isinstance(value.get("id"), str):
            yield value["id"]
        for member, inside in value.items():
            if member not in ON_CARDS:
                yield from things(inside)
    elif isinstance(value, list):
        for inside in value:
            yield from things(inside)
    elif isinstance(value, str) and PLAYING_CARD.fullmatch(value):
        yield value


@pytest.mark.parametrize("ruleset", KNOWN)
def test_everything_in_the_view_lies_on_the_table_once(drawing: Drawing, ruleset: str) -> None:
    drawn = 0
    for perspective in positions(ruleset, seed=5):
        drawing.draw(perspective, ruleset)
        ids = drawing.each("[data-id]", "data-id")
        assert {*things(perspective["view"])} <= {*ids}
        assert [one for one, number in Counter(ids).items() if number > 1] == []
        assert {f"seat:{seat}" for seat in range(len(perspective["view"]["seats"]))} <= {*ids}
        assert {*drawing.each("[data-ref]", "data-ref")} <= {*ids}
        assert drawing.page.all(".rest") == []
        drawn += 1
    assert drawn > 3


@pytest.mark.parametrize("ruleset", KNOWN)
def test_no_window_is_too_narrow_and_axe_finds_nothing(drawing: Drawing, ruleset: str) -> None:
    page = drawing.page
    *_, perspective = positions(ruleset, seed=2, often=40, most=4)
    for scheme in ("light", "dark"):
        page.look(scheme)
        drawing.draw(perspective, ruleset)
        assert page.axe() == []
    for width in (320, 390, 760, 1100):
        page.desktop(width)
        assert drawing.wider == 0, width
    page.phone()
    assert drawing.wider == 0


@pytest.mark.parametrize("ruleset", ["duel", "magic54"])
def test_a_ruleset_that_is_not_known_has_a_table_with_everything(drawing: Drawing, ruleset: str) -> None:
    page = drawing.page
    page.may_refuse(404)
    *_, perspective = positions(ruleset, seed=3, often=60, most=2)
    drawing.draw(perspective, "whist")
    ids = drawing.each("[data-id]", "data-id")
    assert {*things(perspective["view"])} <= {*ids, *drawing.each("[data-ref]", "data-ref")}
    mine, other = perspective["seat"], 1 - perspective["seat"]
    assert page.see(f'[data-seat="{mine}"]').location["y"] > page.see(f'[data-seat="{other}"]').location["y"]
    assert drawing.wider == 0


def test_members_that_no_layout_knows_are_shown_as_they_are(drawing: Drawing) -> None:
    perspective = standing()
    perspective["view"]["weather"] = {"wind_force": 9}
    perspective["view"]["seats"][1]["tokens_of_fame"] = 7
    drawing.draw(perspective)
    shown = drawing.page.text(".rest")
    assert "Wind force\n9" in shown
    assert "Tokens of fame\n7" in shown


# The table around the cards


def test_own_side_lies_at_the_bottom_with_its_creatures_towards_the_middle(drawing: Drawing) -> None:
    drawing.draw(standing())
    lie = [drawing.card(thing).location["y"] for thing in ("seat:1", "o5", "o2", "o8", "o1", "o7", "o10")]
    assert lie == sorted(lie)
    assert drawing.each(".steps [aria-current=step]", "aria-current") == ["step"]
    assert drawing.page.text(".steps [aria-current=step]") == "Declare blockers"


def test_four_seats_lie_in_turn_order(drawing: Drawing) -> None:
    *_, perspective = positions("splendagic", seed=1, often=11, most=3)
    drawing.draw(perspective, "splendagic")
    mine = perspective["seat"]
    others = [str((mine + step) % 4) for step in (1, 2, 3)]
    assert drawing.each("[data-seat]", "data-seat") == [*others, str(mine)]


def test_numbers_of_players_stand_beside_their_names(drawing: Drawing) -> None:
    drawing.draw(standing())
    grace, ada = drawing.page.text('[data-seat="1"]'), drawing.page.text('[data-seat="0"]')
    for told in ("Life 7", "Poison 3", "Library 33", "Graveyard 1", "Hand, 4 cards"):
        assert told in " ".join(grace.split()), told
    assert "Hand, 1 card" in ada
    assert drawing.each('[data-seat="0"] .stat-mana .symbol', "aria-label") == ["green"]
    assert len(drawing.each('[data-seat="1"] .backs .back-card', "class")) == 4
    assert drawing.each('[data-seat="0"] .backs .back-card', "class") == []


def test_what_resolves_next_lies_first_with_its_aims(drawing: Drawing) -> None:
    drawing.draw(standing())
    assert drawing.each('[data-zone="stack"] [data-id]', "data-id") == ["o9", "o8"]
    assert drawing.each('[data-zone="stack"] [data-ref]', "data-ref") == ["seat:0", "o2"]
    assert "o99" not in drawing.page.text('[data-zone="stack"]')
    assert drawing.each('[data-zone="combat"] [data-ref]', "data-ref") == ["o1", "seat:1", "o2"]


def test_cards_players_and_references_are_picked(drawing: Drawing) -> None:
    drawing.draw(standing(), concerned={"o10": [1], "o11": [2]})
    drawing.card("o10").click()
    drawing.card("seat:1").click()
    drawing.page.click('[data-zone="stack"] [data-ref="o2"]')
    assert drawing.picks == [["o10", "BUTTON"], ["seat:1", "BUTTON"], ["o2", "BUTTON"]]
    assert drawing.each(".picked[data-id]", "data-id") == ["o2"]
    assert drawing.each(".usable[data-id]", "data-id") == ["o11", "o10"]


def test_a_pile_opens_where_one_of_its_cards_can_be_used(drawing: Drawing) -> None:
    drawing.draw(standing())
    assert not drawing.page.all('[data-id="o11"]')
    drawing.draw(standing(), concerned={"o11": [2]})
    assert drawing.name("o11") == "Shock, can be used"


def test_exiled_cards_lie_with_their_owners_and_permanents_with_who_controls_them(drawing: Drawing) -> None:
    drawing.draw(standing(), concerned={"o12": [0], "o13": [1]})
    assert drawing.zone_of("o14") == "battlefield-1"
    assert drawing.zone_of("o12") == "exile-1"
    assert drawing.zone_of("o13") == "exile"


def test_walls_lie_at_their_province_and_who_duels_is_told(drawing: Drawing) -> None:
    *_, perspective = positions("five_colors", seed=2, often=12, most=1)
    view = perspective["view"]
    view["battlefield"] = standing()["view"]["battlefield"]
    view["realms"][1]["provinces"][2]["walls"] = ["o5"]
    view["duel"] = {"legend": "o2", "challenged": "o1"}
    drawing.draw(perspective, "five_colors")
    assert drawing.each('.province:has([data-id="province:1:3"]) .card', "data-id")[-2:] == ["o5", "o6"]
    assert drawing.each('[data-zone="duel"] [data-ref]', "data-ref") == ["o2", "o1"]
    assert drawing.name("o1").endswith("in the duel")


def test_growth_cards_lie_beside_the_combat(drawing: Drawing) -> None:
    *_, perspective = positions("magic54", seed=2, often=12, most=1)
    perspective["view"]["combat"] = {"attackers": [], "growth": ["9H"]}
    for half in perspective["view"]["seats"]:
        half["hand"], half["mana"] = [], []
    perspective["view"]["faces"]["9H"] = {"name": "Nine of Hearts", "type": "Mana", "text": ""}
    drawing.draw(perspective, "magic54")
    assert drawing.zone_of("9H") == "growth"


def test_arrow_keys_go_from_card_to_card(drawing: Drawing) -> None:
    drawing.draw(standing())
    drawing.page.run("document.querySelector('[data-id=o10]').focus()")
    focus = "return document.activeElement.dataset.id"
    for key, reached in (
        (Keys.ARROW_UP, "o7"),
        (Keys.ARROW_UP, "o1"),
        (Keys.ARROW_DOWN, "o7"),
    ):
        drawing.page.press(key)
        assert drawing.page.run(focus) == reached


def test_a_castle_is_a_grid_whose_front_lies_towards_the_middle(drawing: Drawing) -> None:
    *_, perspective = positions("castle", seed=4, often=30, most=3)
    castles, seat = perspective["view"]["castles"], perspective["seat"]
    for castle in castles:
        castle["spots"][1] = {"spot": "2,1", "holds": "vacant"}
    drawing.draw(perspective, "castle", concerned={f"spot:{seat}:2,1": [0]})
    assert drawing.name(f"spot:{seat}:2,1") == "Vacant, column 2, row 1, can be used"
    for owner, castle in enumerate(castles):
        spots = {spot["spot"]: spot.get("id", f"spot:{owner}:{spot['spot']}") for spot in castle["spots"]}
        x, y = (
            {name: drawing.card(ref).location[axis] for name, ref in spots.items()} for axis in ("x", "y")
        )
        toward = 1 if owner == seat else -1
        assert toward * (x["2,1"] - x["1,1"]) > 0
        assert toward * (y["1,3"] - y["1,1"]) > 0
        assert drawing.zone_of(spots["3,2"]) == f"castle-{owner}"
        assert f"column:{owner}:4" in drawing.each("[data-id]", "data-id")


def test_cards_that_a_seat_does_not_know_are_backs(drawing: Drawing) -> None:
    *_, perspective = positions("castle", seed=4, often=30, most=3)
    drawing.draw(perspective, "castle")
    other = 1 - perspective["seat"]
    down = [
        spot["id"]
        for spot in perspective["view"]["castles"][other]["spots"]
        if spot["holds"] == "face_down" and "card" not in spot
    ]
    assert down
    names = {drawing.name(ref) for ref in down}
    assert all(re.fullmatch(r"Card face down, column \d, row \d, face down", name) for name in names), names
    assert len(names) == len(down)


def test_land_cards_and_decks_of_splendagic_can_be_picked(drawing: Drawing) -> None:
    *_, perspective = positions("splendagic", seed=1, often=11, most=3)
    drawing.draw(perspective, "splendagic", concerned={"supply:forest": [0]})
    ids = {*drawing.each("[data-id]", "data-id")}
    assert {"deck:1", "deck:2", "deck:3", "stock:0:wastes", "stock:3:plains", "supply:island"} <= ids
    number = perspective["view"]["supply"]["forest"]
    assert drawing.name("supply:forest") == f"Forest, {number}, can be used"
