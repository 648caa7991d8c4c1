"""Chapter 2: what is brought along, and how it is dealt."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

import pytest

import engine
from engine.rulesets.castle.decks import DECKS, STOCKS
from engine.rulesets.castle.spots import spots
from tests.harness import of_type, plain, scenario
from tests.rulesets.castle.table import Play
from tests.sides import one_sided

pytestmark = one_sided("new games have their own seats")
STOCK = {"craw_wurm": 4, "gray_ogre": 4, "hill_giant": 4, "wall_of_air": 3}
DECK = {
    "forest": 40,
    "grizzly_bears": 4,
    "llanowar_elves": 4,
    "giant_growth": 4,
    "giant_spider": 4,
    "shock": 4,
}
ARBOR = {
    "name": "Dryad Arbor",
    "types": ["land", "creature"],
    "subtypes": ["Forest", "Dryad"],
    "power": 1,
    "toughness": 1,
}
OGRE = {
    "name": "Grey Ogre",
    "cost": "{2}{R}",
    "types": ["creature"],
    "subtypes": ["Ogre"],
    "power": 2,
    "toughness": 2,
}


def new_game(seed: int = 1, seats: Any = None, **options: Any) -> Play:
    """A new game in which seat 0 begins."""
    state = engine.new_game("castle", seed=seed, options={"starting_seat": 0, **options}, seats=seats)
    return Play.at(state)


def faults(seat: dict[str, Any], **options: Any) -> list[tuple[str, str | None]]:
    """What is wrong with what seat 0 was told."""
    with pytest.raises(engine.InvalidOptions) as error:
        engine.new_game("castle", seed=1, options=options, seats=[seat, {}])
    return [(fault.path, fault.rule) for fault in error.value.faults]


def faces(game: Play, refs: Sequence[str]) -> list[str]:
    """What the cards are."""
    return [game.table.objects[ref].card for ref in refs]


def dealt(game: Play, seat: int) -> list[str]:
    """The cards of a stock from its top, as CAS-2.6 deals them."""
    castle = game.table.castles.seats[seat]
    return faces(game, [*(ref for row in castle.rows for ref in row), *castle.reserve])


@scenario("CAS-T01", "CAS-2.4 CAS-2.5 CAS-2.6 CAS-3.1 CAS-13.1 CAS-R5 CAS-R49 CAS-R52")
def test_castles_are_dealt_face_down() -> None:
    game = new_game()
    for seat, castle in enumerate(game.table.castles.seats):
        refs = [*(ref for row in castle.rows for ref in row), *castle.reserve]
        assert refs == [f"o{15 * seat + number}" for number in range(1, 16)], "in the order of dealing"
        assert {thing.zone for thing in map(game.table.objects.get, castle.reserve)} == {"reserve"}
        player = game.table.seats[seat]
        assert (len(player.hand), player.life, len(player.library)) == (7, 20, 53)
        for looking in (0, 1):
            seen = engine.view(game.state, looking).view.castles[seat]
            assert [spot.holds for spot in seen.spots] == ["face_down"] * 12
            assert [spot.spot for spot in seen.spots] == [spot.name for spot in spots(seat)]
            assert {one.card for one in (*seen.spots, *seen.reserve)} == {None}
            assert {one.name for one in (*seen.spots, *seen.reserve)} == {None}
    game.play("A keep_hand; B keep_hand")


def test_dealing_is_told() -> None:
    events = engine.begin("castle", seed=1).events
    told = of_type(events, "castle_dealt")
    assert told == [{"type": "castle_dealt", "rule": "CAS-2.4", "seat": seat} for seat in (0, 1)]
    kinds = [event["type"] for event in map(plain, events)]
    assert kinds.index("castle_dealt") < kinds.index("shuffled") < kinds.index("drew")
    assert "moved" not in kinds


def test_stocks_are_shuffled_apart_from_the_decks() -> None:
    seats = [{"deck": DECK, "stock": STOCK}, {"deck": "white_black"}]
    orders = [dealt(new_game(seed, seats), 0) for seed in range(6)]
    assert all(Counter(order) == STOCK for order in orders)
    assert len({tuple(order) for order in orders}) == 6
    assert dealt(new_game(3, seats), 0) == orders[3]
    places = Counter(order.index("wall_of_air") for order in orders)
    assert len(places) > 1
    assert Counter(dealt(new_game(1, seats), 1)) == STOCKS["white_black"]


def test_mulligans_never_touch_castle_or_reserve() -> None:
    game = new_game()
    before = [plain(castle) for castle in game.table.castles.seats]
    cards = [dealt(game, seat) for seat in (0, 1)]
    game.play("A mulligan; B keep_hand; A mulligan; A keep_hand")
    while game.asked() == "put_on_bottom":
        game.take(engine.legal_actions(game.state)[0])
    assert [plain(castle) for castle in game.table.castles.seats] == before
    assert [dealt(game, seat) for seat in (0, 1)] == cards


def test_the_shipped_decks_with_their_stocks() -> None:
    game = new_game()
    for seat, name in enumerate(DECKS):
        player = game.table.seats[seat]
        assert Counter(faces(game, [*player.hand, *player.library])) == DECKS[name]
        assert Counter(dealt(game, seat)) == STOCKS[name]
    turned = new_game(seats=[{"deck": "white_black"}, {"deck": "red_green"}])
    assert Counter(dealt(turned, 0)) == STOCKS["white_black"]
    other = new_game(seats=[{"deck": "white_black", "stock": "red_green"}, {}])
    assert Counter(dealt(other, 0)) == STOCKS["red_green"]
    own = new_game(seats=[{}, {"deck": DECK, "stock": STOCK}])
    assert Counter(dealt(own, 1)) == STOCK


def test_a_deck_of_ones_own_comes_with_a_shipped_stock() -> None:
    deck = {
        "forest": 40,
        "wall_of_air": 4,
        "craw_wurm": 4,
        "giant_growth": 4,
        "shock": 4,
        "savannah_lions": 4,
    }
    game = new_game(seats=[{}, {"deck": deck}])
    assert Counter(dealt(game, 1)) == STOCKS["white_black"]


def test_own_cards_in_a_stock() -> None:
    stock = {"grey_ogre": 4, "craw_wurm": 4, "hill_giant": 4, "wall_of_air": 3}
    game = new_game(seats=[{"deck": DECK, "stock": stock}, {}], cards=[OGRE])
    (key,) = game.table.cards
    assert Counter(dealt(game, 0))[key] == 4
    assert engine.view(game.state, 0).view.castles[0].face_down[key] == 4
    assert key in engine.view(game.state, 0).view.cards
    assert key not in engine.view(game.state, 1).view.cards


@scenario("CAS-T02", "CAS-2.1 CAS-2.2 CAS-R3")
def test_what_a_stock_is() -> None:
    assert faults({"deck": DECK, "stock": {**STOCK, "wall_of_air": 2}}) == [("$.seats[0].stock", "CAS-2.1")]
    bolt = {**STOCK, "wall_of_air": 2, "lightning_bolt": 1}
    assert faults({"deck": DECK, "stock": bolt}) == [("$.seats[0].stock.lightning_bolt", "CAS-2.2")]
    arbor = {**STOCK, "wall_of_air": 2, "dryad_arbor": 1}
    found = faults({"deck": DECK, "stock": arbor}, cards=[ARBOR])
    assert found == [("$.seats[0].stock.dryad_arbor", "CAS-2.2")]
    machine = {**STOCK, "wall_of_air": 2, "juggernaut": 1}
    game = new_game(seats=[{"deck": DECK, "stock": machine}, {}])
    game.legal("keep_hand", "mulligan")
    assert Counter(dealt(game, 0)) == machine


@scenario("CAS-T03", "CAS-2.3 CAS-R4")
def test_copies_are_counted_over_deck_and_stock_together() -> None:
    deck = {**DECK, "grizzly_bears": 2, "forest": 42}
    rest = {"craw_wurm": 4, "gray_ogre": 4, "hill_giant": 4}
    assert faults({"deck": deck, "stock": {**rest, "grizzly_bears": 3}}) == [
        ("$.seats[0].stock.grizzly_bears", "CAS-2.3")
    ]
    fine = {**rest, "grizzly_bears": 2, "wall_of_air": 1}
    game = new_game(seats=[{"deck": deck, "stock": fine}, {}])
    game.legal("keep_hand", "mulligan")
    assert Counter(dealt(game, 0)) == fine
    alone = {"craw_wurm": 5, "gray_ogre": 4, "hill_giant": 4, "wall_of_air": 2}
    assert faults({"deck": deck, "stock": alone}) == [("$.seats[0].stock.craw_wurm", "CAS-2.3")]


def test_all_faults_are_told_at_once() -> None:
    stock = {"lightning_bolt": 2, "elf_warrior_token": 1, "no_such_card": 1, "grizzly_bears": 4}
    assert faults({"deck": {**DECK, "shock": 6}, "stock": stock}, castle_actions=["look", "look"]) == [
        ("$.seats[0].deck.shock", "CR-100.2a"),
        ("$.options.castle_actions[1]", "CAS-R33"),
        ("$.seats[0].stock", "CAS-2.1"),
        ("$.seats[0].stock.elf_warrior_token", "CR-108.1"),
        ("$.seats[0].stock.no_such_card", "CR-108.1"),
        ("$.seats[0].stock.lightning_bolt", "CAS-2.2"),
        ("$.seats[0].stock.grizzly_bears", "CAS-2.3"),
    ]


def test_a_stock_that_is_not_shipped() -> None:
    assert faults({"stock": "blue"}) == [("$.seats[0].stock", "CAS-2.1")]
    assert faults({"deck": "blue"}) == [("$.seats[0].deck", "CR-100.2a")]


def test_faults_of_the_second_seat() -> None:
    with pytest.raises(engine.InvalidOptions) as error:
        engine.new_game("castle", seed=1, seats=[{}, {"deck": DECK, "stock": {"grizzly_bears": 15}}])
    assert [(fault.path, fault.rule) for fault in error.value.faults] == [
        ("$.seats[1].stock.grizzly_bears", "CAS-2.3")
    ]


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"castle_actions": ["peek"]}, "$.options.castle_actions[0]"),
        ({"castle_actions": ["look"] * 6}, "$.options.castle_actions"),
        ({"castle_may_attack": 1}, "$.options.castle_may_attack"),
        ({"capability": "all"}, "$.options.capability"),
        ({"protection": "none"}, "$.options.protection"),
        ({"attacker_damage": "all"}, "$.options.attacker_damage"),
        ({"life_loss_by_opponent": "none"}, "$.options.life_loss_by_opponent"),
        ({"turn_limit": 0}, "$.options.turn_limit"),
        ({"shift_scope": "any"}, "$.options"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], path: str) -> None:
    assert [place for place, _ in faults({}, **options)] == [path]


@pytest.mark.parametrize("seats", [1, 3])
def test_two_players_play(seats: int) -> None:
    with pytest.raises(engine.InvalidOptions):
        engine.new_game("castle", seed=1, seats=[{}] * seats)
