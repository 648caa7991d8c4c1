"""Each row tells what the engine says of the same game."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq
import pytest

import engine
from engine.kernel.documents import Private
from engine.magic.events import Moved, StepBegan
from simulation.asking import Asked, settings_of
from simulation.chronicle import Chronicle
from simulation.errors import GameFailed
from simulation.games import Row, Table
from simulation.rows import schema, to_parquet
from tests.simulation import players

NOTED = "tests.simulation.players:noted"
GAMES = [(each.id, seats) for each in engine.rulesets() for seats in range(each.seats[0], each.seats[1] + 1)]


def played(row: Row, actions: Sequence[engine.Action], ruleset: str) -> tuple[engine.State, list[Any]]:
    """The last state of the game of a row, and its events, by the engine alone."""
    seats: list[dict[str, Any]] = [{"deck": seat["deck"]} if seat["deck"] else {} for seat in row.seats]
    begun = engine.begin(ruleset, seed=row.seed, seats=seats)
    state, events = begun.state, list(begun.events)
    for action in actions:
        applied = engine.apply(state, action)
        state, events = applied.state, events + list(applied.events)
    return state, events


LONG_GAMES = {("splendagic", 2), ("splendagic", 4)}
"""Games of thousands of decisions."""


@pytest.mark.parametrize(
    ("ruleset", "seats"),
    [pytest.param(*each, marks=pytest.mark.full if each in LONG_GAMES else ()) for each in GAMES],
)
def test_a_row_tells_what_the_engine_says(ruleset: str, seats: int) -> None:
    asked = Asked(ruleset, games=50, policies=[NOTED], seats=seats, events=True, seed=11, max_decisions=3000)
    table = Table(settings_of(asked))
    players.TAKEN.clear()
    row = table.play(7)
    state, events = played(row, players.TAKEN, ruleset)
    ended = engine.outcome(state)
    assert ended is not None
    assert (row.winner, row.draw, row.reason, row.rule) == (
        ended.winner,
        ended.draw,
        ended.reason,
        ended.rule,
    )
    assert row.decisions == len(players.TAKEN)
    assert row.turns == state.table.turn
    assert row.events == Counter(event.__struct_config__.tag for event in events)
    assert len(row.seats) == len(row.drawn) == seats
    assert row.seconds > 0
    for seat, drawn in enumerate(row.drawn):
        told = Counter(card for event in events for card in _drawn(event, seat))
        dealt = 5 if ruleset == "magic54" else 0
        assert (Counter(drawn) - told).total() == dealt


def _drawn(event: Any, seat: int) -> Sequence[str]:
    mine = event.__struct_config__.tag == "drew" and event.seat == seat
    return event.private.cards if mine else ()


def test_the_opening_hand_counts_as_it_is_kept() -> None:
    mulligans = "tests.simulation.players:mulligans"
    settings = settings_of(Asked("duel", games=1, policies=[mulligans], events=True))
    state, decisions = engine.new_game("duel", seed=settings.seed_of(0)), 0
    while type(engine.decision(state)).__name__ != "HavingPriority":
        state = engine.apply(state, players.mulligans(state, seed=decisions)).state
        decisions += 1
    hands = [Counter(state.table.objects[card].card for card in seat.hand) for seat in state.table.seats]
    row = Table(msgspec.structs.replace(settings, max_decisions=decisions)).play(0)
    assert row.events["mulligan_taken"] == 2
    assert [Counter(drawn) for drawn in row.drawn] == hands
    assert [len(drawn) for drawn in row.drawn] == [6, 6]


def test_a_card_that_goes_back_later_has_been_drawn() -> None:
    begun = engine.begin("duel", seed=1)
    chronicle = Chronicle(begun)
    before = [list(drawn) for drawn in chronicle.drawn]
    back = Private(seats=(0,), cards=(before[0][0],))
    chronicle.hear([StepBegan(rule="CR-500.1", step="untap", seat=0, turn=1)])
    moved = Moved(rule="CR-401", object=None, was=None, from_zone="hand", to_zone="library", owner=0)
    chronicle.hear([msgspec.structs.replace(moved, private=back)])
    assert chronicle.drawn == before


def test_hands_that_are_dealt_count_as_drawn() -> None:
    row = Table(settings_of(Asked("magic54", games=1, events=True, max_decisions=1))).play(0)
    hands = [list(seat.hand) for seat in engine.new_game("magic54", seed=row.seed).table.seats]
    assert row.drawn == hands


def test_who_begins_is_told() -> None:
    table = Table(settings_of(Asked("perdure", games=40, max_decisions=60, seed=2)))
    rows = [table.play(game) for game in range(40)]
    assert {row.first for row in rows} == {0, 1}
    for row in rows:
        assert row.first == engine.new_game("perdure", seed=row.seed).table.active


def test_a_game_is_broken_off_only_where_that_was_asked_for() -> None:
    row = Table(settings_of(Asked("perdure", games=1, max_decisions=5))).play(0)
    assert (row.reason, row.rule, row.winner, row.draw, row.decisions) == ("unfinished", None, None, False, 5)
    whole = Table(settings_of(Asked("perdure", games=1))).play(0)
    last = Table(settings_of(Asked("perdure", games=1, max_decisions=whole.decisions))).play(0)
    assert last._replace(seconds=0) == whole._replace(seconds=0)


def test_options_and_decks_reach_the_game() -> None:
    limited = Table(settings_of(Asked("magic54", games=1, options=["turn_limit=3"]))).play(0)
    assert (limited.turns, limited.draw) == (3, True)
    table = Table(settings_of(Asked("duel", games=2, decks=["white_black"], events=True, max_decisions=1)))
    lands = {card for drawn in table.play(0).drawn for card in drawn} & {
        "plains",
        "swamp",
        "mountain",
        "forest",
    }
    assert lands == {"plains", "swamp"}


def test_seeds_of_games_never_collide() -> None:
    runs = [settings_of(Asked("perdure", games=1000, seed=seed)) for seed in range(20)]
    seeds = [run.seed_of(game) for run in runs for game in range(1000)]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed <= engine.MAX_SEED for seed in seeds)


@pytest.mark.parametrize("events", [False, True])
def test_the_file_of_a_part_has_the_columns_and_says_what_was_played(events: bool, tmp_path: Path) -> None:
    settings = settings_of(
        Asked("duel", games=4, options=["starting_seat=1"], events=events, max_decisions=60, seed=3)
    )
    rows = [Table(settings).play(game) for game in range(4)]
    file = tmp_path / "part.parquet"
    file.write_bytes(to_parquet(rows, settings))
    read = pq.read_table(file)
    assert read.schema.equals(schema(events))
    assert read.schema.metadata[b"headjudge.ruleset"] == b"duel"
    assert read.schema.metadata[b"headjudge.options"] == b'{"starting_seat":1}'
    assert int(read.schema.metadata[b"headjudge.edition"]) == engine.ruleset("duel").edition
    told = [row._asdict() for row in rows]
    for row, there in zip(told, read.to_pylist(maps_as_pydicts="strict"), strict=True):
        assert there == {name: row[name] for name in there}
    assert schema(events).field("winner").type == pa.int8()


@pytest.mark.parametrize(
    "policy", ["random", "greedy", "search:samples=1,max_decisions=5,unfinished_as=estimate"]
)
def test_policies_choose_the_same_in_the_same_game(policy: str) -> None:
    asked = Asked("perdure", games=3, policies=[policy], seed=4, max_decisions=60)
    rows = [Table(settings_of(asked)).play(2)._replace(seconds=0) for _ in range(2)]
    assert rows[0] == rows[1]


def test_chance_differs_from_game_to_game_and_from_seat_to_seat() -> None:
    from simulation.policies import maker

    state = engine.new_game("five_colors", seed=1)
    while len(engine.legal_actions(state)) < 3:
        state = engine.apply(state, engine.legal_actions(state)[0]).state
    actions = engine.legal_actions(state)
    for policy in ("random", "tests.simulation.players:by_seed"):
        choose = maker(policy)(1, 0)
        by_game = Counter(actions.index(maker(policy)(seed, 0)(state, 0)) for seed in range(300))
        by_seat = Counter(actions.index(maker(policy)(1, seat)(state, 0)) for seat in range(300))
        by_decision = Counter(actions.index(choose(state, decision)) for decision in range(300))
        for chosen in (by_game, by_seat, by_decision):
            assert set(chosen) == {*range(len(actions))}
            assert min(chosen.values()) > 300 / len(actions) / 2


@pytest.mark.parametrize(
    ("policy", "what"),
    [
        ("cheating", "chose Concede(seat=7), which cannot be carried out: IllegalAction: M54-"),
        ("lazy", "chose None, which cannot be carried out: "),
    ],
)
def test_a_policy_that_chooses_nothing_legal_is_told(policy: str, what: str) -> None:
    named = f"tests.simulation.players:{policy}"
    settings = settings_of(Asked("magic54", games=1, policies=[named], seed=3))
    with pytest.raises(GameFailed) as failed:
        Table(settings).play(0)
    place = f"game 0 (seed {settings.seed_of(0)}), decision 0: policy {named} at seat "
    assert str(failed.value).startswith(place)
    assert what in str(failed.value)


def test_better_policies_win() -> None:
    """Both sit on each seat equally often."""
    table = Table(settings_of(Asked("magic54", games=8, policies=["greedy", "random"], seed=1)))
    winners = [row.seats[row.winner]["policy"] for row in map(table.play, range(8)) if row.winner is not None]
    assert winners.count("greedy") >= 6
