"""Chapter 1, material and start: teams, starting player, shuffled decks, opening hands, options."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

import engine
from tests.rulesets.magic54.table import TEAMS, Play


def new_game(seed: int = 0, seats: list[dict[str, Any]] | None = None, **options: Any) -> Any:
    """A new game of Magic 54."""
    return engine.new_game("magic54", seed=seed, options=options, seats=seats)


def test_each_seat_gets_a_whole_shuffled_team_and_five_cards_of_it() -> None:
    state = new_game(seed=3)
    Play.at(state)
    for seat in state.table.seats:
        assert (seat.life, len(seat.hand), len(seat.deck)) == (20, 5, 22)
        assert sorted(seat.hand + seat.deck) == sorted(TEAMS[seat.team])
        assert tuple(seat.hand + seat.deck) != TEAMS[seat.team]
        assert not seat.mana
        assert not seat.creatures
        assert not seat.discard
    assert [seat.team for seat in state.table.seats] == ["red", "black"]
    assert (state.table.turn, state.table.phase) == (1, "pre_attack")


def test_the_deals_of_different_seeds_differ_and_those_of_one_seed_do_not() -> None:
    assert engine.encode(new_game(seed=5)) == engine.encode(new_game(seed=5))
    assert len({tuple(new_game(seed=seed).table.seats[0].hand) for seed in range(20)}) == 20


def test_chance_gives_each_seat_the_first_turn_half_of_the_time() -> None:
    first = Counter(new_game(seed=seed).table.active for seed in range(400))
    assert 160 < first[0] < 240
    assert first[0] + first[1] == 400


@pytest.mark.parametrize(("team", "seat"), [("red", 0), ("black", 1)])
def test_the_first_player_can_be_agreed_on(team: str, seat: int) -> None:
    for seed in range(8):
        table = new_game(seed=seed, first_player=team).table
        assert table.active == table.starting_seat == seat


def test_the_seats_can_change_teams() -> None:
    state = new_game(seats=[{"team": "black", "name": "Ada"}, {"name": "Ben"}], first_player="red")
    assert [(seat.team, seat.name) for seat in state.table.seats] == [("black", "Ada"), ("red", "Ben")]
    assert state.table.active == 1
    assert not engine.status(engine.encode(state))
    other = new_game(seats=[{}, {"team": "red"}])
    assert [seat.team for seat in other.table.seats] == ["black", "red"]


def test_two_seats_cannot_play_the_same_team() -> None:
    with pytest.raises(engine.InvalidOptions) as error:
        new_game(seats=[{"team": "red"}, {"team": "red"}])
    assert [(fault.path, fault.rule) for fault in error.value.faults] == [("$.seats[1].team", "M54-R2")]


@pytest.mark.parametrize(
    ("options", "path"),
    [
        ({"first_player": "green"}, "$.options.first_player"),
        ({"turn_limit": 0}, "$.options.turn_limit"),
        ({"flip_shuffle": 1}, "$.options.flip_shuffle"),
        ({"mulligan": True}, "$.options"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], path: str) -> None:
    with pytest.raises(engine.InvalidOptions) as error:
        new_game(**options)
    assert [fault.path for fault in error.value.faults] == [path]


def test_the_starting_player_does_not_draw_but_the_second_player_does() -> None:
    game = Play.at(new_game(seed=1, first_player="red"))
    assert len(game.red.hand.split()) == 5
    game.play("RED pass; BLACK pass; RED finish_attackers; RED pass; BLACK pass; RED end_turn")
    assert game.told("drew", "{seat}") == ["1"]
    assert len(game.black.hand.split()) == 6
    game.play("BLACK pass; RED pass; BLACK finish_attackers; BLACK pass; RED pass")
    card = game.black.hand.split()[0]
    game.play(f"BLACK discard {card}; BLACK end_turn")
    assert game.told("drew", "{seat}") == ["0"]
    assert len(game.red.hand.split()) == 6


def test_a_name_is_used_where_the_game_is_told() -> None:
    state = new_game(seats=[{"name": "Ada"}, {}])
    for seat, text in ((0, "Ada has conceded"), (1, "Player 2 has conceded")):
        conceded = engine.decode_action(state, f'{{"type":"concede","seat":{seat}}}')
        outcome = engine.outcome(engine.apply(state, conceded).state)
        assert outcome is not None
        assert (outcome.winner, outcome.rule, outcome.reason) == (1 - seat, "M54-R47", text)
