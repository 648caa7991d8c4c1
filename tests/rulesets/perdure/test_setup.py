"""Chapter 1: the deal, and whose card is whose."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import engine
from tests.harness import of_type, scenario
from tests.rulesets.perdure.table import CARDS, Play, side, table


@scenario("PER-T01", "PER-1.1 PER-1.2 PER-1.3 PER-2.1 PER-2.3 PER-R26 PER-R27 PER-R36")
def test_the_starting_player_skips_the_first_draw_only() -> None:
    game = table(
        "A's turn 1, phase 3",
        a=side(hand="5H 7S KD 2C 9H", deck=21),
        b=side(hand="5S 7H KC 2D 9S", deck=21),
    )
    for half in (game.a, game.b):
        assert (half.hand_count, half.deck_count) == (5, 21)
        assert half.nothing_in_play
    game.seat_to_act("A")
    assert game.phase == "phase 3"
    game.play("A end_phase")
    game.legal("finish_attackers")
    game.play("A finish_attackers; A end_phase")
    assert (game.b.hand_count, game.b.deck_count) == (6, 20)
    assert (game.a.hand_count, game.a.deck_count) == (5, 21)
    game.play("B end_phase; B finish_attackers; B end_phase")
    assert (game.table.turn, game.table.active) == (3, 0)
    assert (game.a.hand_count, game.a.deck_count) == (6, 20)
    game.final(
        "A's turn 3, phase 3, A to act. A: hand 5H 7S KD 2C 9H AH; deck 20; discard 0. "
        "B: hand 5S 7H KC 2D 9S 3D; deck 20; discard 0."
    )


@scenario("PER-T62", "PER-1.1 PER-3.10 PER-4.5 PER-9.1 PER-R31")
def test_a_card_goes_to_the_discard_pile_of_its_owner() -> None:
    game = table("A's turn 7, phase 3", a=side(hand="10S", lands=5, creatures="JH"), b=side(creatures="5D"))
    halves = game.halves
    game.play("A cast 10S → 5D")
    assert game.b.discard.endswith("5D")
    assert game.a.discard.endswith("10S")
    assert [len(half) for half in halves] == [26, 26]
    assert game.halves == halves
    assert of_type(game.events, "creature_died")[0]["seat"] == 1
    game.final(
        "A's turn 7, phase 3, A to act. A: hand –; creatures JH; lands 0 of 5 untapped; deck 5; discard 15. "
        "B: hand –; deck 5; discard 21."
    )


def new_game(**told: Any) -> Play:
    return Play.at(engine.new_game("perdure", **told))


def test_a_new_game_deals_half_a_pack_and_five_cards_to_each() -> None:
    game = new_game(seed=3)
    assert sorted(game.halves[0] + game.halves[1]) == sorted(CARDS)
    assert (game.table.turn, game.phase, game.table.active) == (1, "phase 3", game.table.starting_seat)
    for half in (game.a, game.b):
        assert (half.hand_count, half.deck_count, half.discard_count) == (5, 21, 0)
        assert half.nothing_in_play


def test_chance_deals_and_decides_who_starts() -> None:
    games = [new_game(seed=seed) for seed in range(20)]
    assert len({game.halves for game in games}) == len(games)
    assert {game.table.starting_seat for game in games} == {0, 1}
    assert engine.encode(new_game(seed=3).state) == engine.encode(new_game(seed=3).state)


@pytest.mark.parametrize(("player", "seat"), [("A", 0), ("B", 1)])
def test_the_first_player_can_be_fixed(player: str, seat: int) -> None:
    for seed in range(5):
        game = new_game(seed=seed, options={"first_player": player})
        assert (game.table.starting_seat, game.table.active) == (seat, seat)


def test_the_upper_half_of_the_pack_is_the_first_seats() -> None:
    state = engine.new_game("perdure", seed=11)
    upper = [*state.table.seats[0].hand, *state.table.seats[0].deck]
    again = engine.new_game("perdure", seed=11, options={"first_player": "B", "format": "series"})
    assert [*again.table.seats[0].hand, *again.table.seats[0].deck] == upper


def test_players_have_names() -> None:
    game = new_game(seats=[{"name": "Ann"}, {}])
    assert [seat.name for seat in game.table.seats] == ["Ann", ""]
    for name in ("A", "B"):
        assert [seat.get("name") for seat in game.seen_by(name)["seats"]] == ["Ann", None]


@pytest.mark.parametrize(
    ("told", "path"),
    [
        ({"options": {"first_player": 0}}, "$.options.first_player"),
        ({"options": {"first_player": "C"}}, "$.options.first_player"),
        ({"options": {"enchantment_cost": 1}}, "$.options.enchantment_cost"),
        ({"options": {"format": "best of three"}}, "$.options.format"),
        ({"options": {"turn_limit": 0}}, "$.options.turn_limit"),
        ({"options": {"turn_limit": 2**53}}, "$.options.turn_limit"),
        ({"options": {"mulligan": True}}, "$.options"),
        ({"seats": [{}]}, "$.seats"),
        ({"seats": [{}, {"name": ""}]}, "$.seats[1].name"),
        ({"seats": [{"team": "red"}, {}]}, "$.seats[0]"),
    ],
)
def test_options_that_do_not_exist_are_refused(told: dict[str, Any], path: str) -> None:
    with pytest.raises(engine.InvalidOptions) as error:
        engine.new_game("perdure", **told)
    assert [fault.path for fault in error.value.faults] == [path]


def _rules(options: type[Any]) -> Iterator[tuple[str, str]]:
    for field in msgspec.structs.fields(options):
        meta = msgspec.inspect.type_info(field.type)
        assert isinstance(meta, msgspec.inspect.Metadata)
        assert meta.extra is not None
        yield field.name, meta.extra["rule"]


def test_each_option_belongs_to_the_ruling_that_names_it() -> None:
    perdure = engine.ruleset("perdure")
    in_the_book = {rule.option: rule.id for rule in perdure.book if rule.option}
    assert dict(_rules(perdure.options)) == in_the_book
