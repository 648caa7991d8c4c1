"""Loops that nobody chooses (CR 104.4b, CORE-R5)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.procedures.loops import fingerprint
from tests.magic.formats import served, variant
from tests.magic.seams.test_timing import ALONE, DONE, AtOnce
from tests.magic.table import Play, side, table

serving = served(variant("at_once", AtOnce(), rules=(ALONE, DONE)))


def echoes(name: str, ruleset: str = "duel", theirs: str = "Mountain") -> Play:
    """One of them is on the battlefield, the other one is cast and enters."""
    game = table(
        side(hand=name, battlefield=f"{name}, Forest"),
        side(hand="Shock", battlefield=theirs),
        ruleset=ruleset,
    )
    game.play(f"A cast {name}#2")
    return game


def test_a_loop_of_triggers_is_a_draw_when_the_position_recurs() -> None:
    game = echoes("Restless Echo")
    game.play("A pass; B pass; A pass; B pass")
    assert len(set(game.state.machine.positions)) == 2
    game.play("A pass; B pass")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "CR-104.4b")


def test_a_choice_in_between_keeps_the_loop_from_being_one() -> None:
    game = echoes("Restless Echo")
    game.play("A pass; B pass; A pass; B pass; A pass")
    assert len(game.state.machine.positions) == 2
    game.play("B tap Mountain for {R}")
    assert len(game.state.machine.positions) == 1
    game.play("B cast Shock; B target Restless Echo#1")
    game.all_pass()
    assert engine.outcome(game.state) is None
    assert not game.table.stack


def test_who_may_stop_a_loop_is_asked_again_and_again() -> None:
    game = echoes("Hesitant Echo")
    game.play("A pass; B pass")
    for _ in range(5):
        game.play("A pass; B pass; A accept")
        assert len(game.state.machine.positions) == 1
    game.play("A pass; B pass; A decline")
    assert engine.outcome(game.state) is None
    assert not game.table.stack


def test_a_loop_that_changes_something_goes_on() -> None:
    game = echoes("Growing Echo")
    game.play("A pass; B pass")
    for life in range(21, 31):
        game.play("A pass; B pass")
        assert game.life() == (life, 20)
    assert len(game.state.machine.positions) == 11
    assert engine.outcome(game.state) is None


def test_without_a_stack_a_loop_is_a_draw_within_one_action() -> None:
    game = echoes("Restless Echo", ruleset="at_once")
    outcome = game.over()
    assert (outcome.draw, outcome.rule) == (True, "CR-104.4b")


def test_a_loop_is_found_while_abilities_wait() -> None:
    """Without a stack, they are carried out one at a time; B's turn never comes."""
    game = echoes("Restless Echo", ruleset="at_once", theirs="Rhystic Gate")
    assert game.over().rule == "CR-104.4b"


@pytest.mark.slow
def test_what_never_comes_to_a_decision_is_a_draw() -> None:
    game = echoes("Growing Echo", ruleset="at_once")
    outcome = game.over()
    assert (outcome.draw, outcome.rule) == (True, "CORE-R5")
    assert game.life()[0] > 300


# What a position is ----------------------------------------------------------------------------------------


def position(text: str, *changes: tuple[str, str]) -> str:
    """The hash of a position with these permanents, with something replaced in its document."""
    return hashed(table(side(battlefield=text)), *changes)


def hashed(game: Play, *changes: tuple[str, str]) -> str:
    """The hash of a position, with something replaced in its document."""
    data = engine.encode(game.state).decode()
    for old, new in changes:
        assert old in data
        data = data.replace(old, new)
    state: Any = engine.decode_trusted(data.encode())
    return fingerprint(state)


def test_ids_and_timestamps_do_not_count() -> None:
    plain = position("Grizzly Bears, Forest")
    assert position("Grizzly Bears, Forest", ('"o1"', '"o901"'), ('"o2"', '"o77"')) == plain
    later = (
        ('"timestamp":2', '"timestamp":9'),
        ('"timestamp":1}', '"timestamp":7}'),
        ('"clock":19', '"clock":99'),
    )
    assert position("Grizzly Bears, Forest", *later) == plain


def test_ids_of_what_has_dealt_damage_do_not_count_either() -> None:
    hurt = '"timestamp":1,"damage":1,"damaged_by":["{}"]}}'
    one, other = (('"timestamp":1}', hurt.format(ref)) for ref in ("o901", "o77"))
    assert position("Grizzly Bears", one) == position("Grizzly Bears", other)
    assert position("Grizzly Bears", one) != position("Grizzly Bears")
    twice, both = (('"timestamp":1}', hurt.format(f'{first}","o77')) for first in ("o77", "o901"))
    assert position("Grizzly Bears", twice) != position("Grizzly Bears", both)


def test_answers_kept_under_ids_do_not_count_by_their_names() -> None:
    """The fields of a document are sorted by name, so o100 comes before o99."""
    game = table(side("Grizzly Bears*3"), step="declare_attackers")
    game.play("A attack Grizzly Bears#1 → B; A stay_out Grizzly Bears#2")
    assert hashed(game, ('"o1"', '"o99"'), ('"o2"', '"o100"')) == hashed(game)


@pytest.mark.parametrize(
    "other",
    [
        "Grizzly Bears(tapped), Forest",
        "Grizzly Bears(1 damage), Forest",
        "Grizzly Bears(1 +1/+1), Forest",
        "Forest, Grizzly Bears",
        "Grizzly Bears",
    ],
)
def test_everything_else_does(other: str) -> None:
    assert position(other) != position("Grizzly Bears, Forest")


def test_the_abilities_of_one_player_without_end_are_a_draw_though_those_of_others_wait() -> None:
    """Each Echo of A returns the other. B's Soul Warden waits for its turn more and more often."""
    game = table(side("Restless Echo, Forest", "Restless Echo"), side("Soul Warden"), ruleset="at_once")
    game.play("A cast Restless Echo#2")
    outcome = game.over()
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, "CR-104.4b")
    assert len(game.events) < 100


def test_where_other_players_have_their_turn_a_loop_may_end() -> None:
    """B's ability is the next one as soon as A has none that waits; it kills an Echo."""
    game = table(side("Hesitant Echo, Forest", "Hesitant Echo"), side("Soul Warden"), ruleset="at_once")
    game.play("A cast Hesitant Echo#2; A accept; A accept; A decline")
    assert engine.outcome(game.state) is None
    assert game.life()[1] > 20
    assert game.state.machine.alone is None
