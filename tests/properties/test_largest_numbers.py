"""No ruleset accepts a state whose own successor it would refuse.

Each number of a position is set to the largest value that is accepted in its place; then every action is
tried, and the game goes on at random from there. Whatever comes of it is accepted again.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import engine
from engine.kernel.documents import LAST_TURN, MAX_EXACT
from engine.magic.limits import LARGEST, LAST_NUMBER
from tests.harness import fresh
from tests.magic.table import side, table

Place = tuple[str | int, ...]
CANDIDATES = (MAX_EXACT, LAST_NUMBER, LARGEST, LARGEST - 1, 1_000)
"""Tried before the largest number is searched for; turns alternate, so the last but one is among them."""
DECISIONS = 12
BASICS = ("forest", "island", "mountain", "plains", "swamp")
LANDS = "Forest*3, Island*3, Mountain*3, Plains*3, Swamp*3"


def numbers(value: Any, place: Place = ()) -> Iterator[tuple[Place, int]]:
    """The places of all whole numbers of a state, those included that its document leaves out."""
    if isinstance(value, msgspec.Struct):
        for name in value.__struct_fields__:
            yield from numbers(getattr(value, name), (*place, name))
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from numbers(item, (*place, key))
    elif isinstance(value, list | tuple):
        for index, item in enumerate(value):
            yield from numbers(item, (*place, index))
    elif type(value) is int:
        yield place, value


def one_of_each(state: engine.State) -> Iterator[tuple[Place, int]]:
    """Of numbers that differ in the seat or the entry alone, the last; those of each of A's permanents."""
    found = {}
    for place, number in numbers(state):
        kind: Any = tuple(step for step in place if isinstance(step, str))
        if place[:2] == ("table", "objects"):
            thing = state.table.objects[place[2]]
            told_apart = thing.owner == 0 and thing.zone == "battlefield" and thing.card not in BASICS
            kind = (thing.card, *place[3:]) if told_apart else place[3:]
        found[kind] = (place, number)
    yield from found.values()


def with_number(value: Any, place: Place, number: int) -> Any:
    """Plain data with another number at a place."""
    if not place:
        return number
    first, *rest = place
    if isinstance(value, list):
        return [
            with_number(item, tuple(rest), number) if at == first else item for at, item in enumerate(value)
        ]
    return {**value, first: with_number(value.get(first), tuple(rest), number)}


def is_accepted(document: bytes) -> bool:
    """Whether a document can be played."""
    try:
        return not engine.status(document)
    except engine.EditionMismatch:
        return False


def at_its_largest(document: Any, place: Place, number: int) -> bytes | None:
    """The document with the largest number that is accepted at a place; None, if there is no larger one."""

    def written(other: int) -> bytes:
        return msgspec.json.encode(with_number(document, place, other))

    for most in CANDIDATES:
        if most > number and is_accepted(written(most)):
            return written(most)
    if not any(is_accepted(written(number + more)) for more in (1, 2)):
        return None
    least, most = number, CANDIDATES[-1]
    while least < most - 1:
        middle = (least + most) // 2
        least, most = (middle, most) if is_accepted(written(middle)) else (least, middle)
    return written(least) if least > number else None


def examine_successors(document: bytes, seed: int) -> None:
    """All that comes of a state is accepted."""
    start = engine.decode(document)
    for action in engine.legal_actions(start):
        assert_accepted(engine.apply(start, action).state, action)
    chance, state = random.Random(seed), start
    for _ in range(DECISIONS):
        actions = engine.legal_actions(state)
        if not actions:
            return
        action = chance.choice(actions)
        state = engine.apply(state, action).state
        assert_accepted(state, action)


def assert_accepted(state: engine.State, action: Any) -> None:
    """A state that the engine made can be sent again."""
    faults = engine.status(fresh(state))
    assert not faults, f"after {action}: {faults}"


def examine(state: engine.State, seed: int) -> list[str]:
    """Play on from each of the numbers at its largest; returns the fields that could grow."""
    document = msgspec.json.decode(fresh(state))
    grown = []
    for place, number in one_of_each(state):
        largest = at_its_largest(document, place, number)
        if largest is not None:
            grown.append(str(place[-1]))
            examine_successors(largest, seed)
    return grown


def dealt(ruleset: str, decisions: int) -> engine.State:
    """A game after so many random decisions."""
    chance, state = random.Random(decisions), engine.new_game(ruleset, seed=decisions)
    for _ in range(decisions):
        state = engine.apply(state, chance.choice(engine.legal_actions(state))).state
    return state


@pytest.mark.parametrize("ruleset", ["magic54", "perdure"])
@pytest.mark.parametrize("decisions", [3, 40, 75])
def test_card_games(ruleset: str, decisions: int) -> None:
    assert "turn" in examine(dealt(ruleset, decisions), decisions)


@pytest.mark.parametrize("step", ["main1", "end"])
def test_magic(step: str) -> None:
    mine = side(
        hand="Forest, Vision Skeins, Healing Salve, Battlegrowth, Steady Progress, Blaze, Sprout",
        battlefield=f"{LANDS}, Drudge Skeletons, Darksteel Myr(2 damage), Grizzly Bears(1 +1/+1), "
        "Pestilence, Chandra, Novice Pyromancer(4 loyalty)",
    )
    theirs = side(battlefield="Hill Giant, Typhoid Rats, Furnace of Rath", hand="Shock")
    grown = examine(table(mine, theirs, step=step).state, seed=1)
    assert {"life", "turn", "damage", "shields", "+1/+1", "loyalty", "next_id", "clock", "draws"} <= set(
        grown
    )


def test_numbers_of_what_is_on_the_stack() -> None:
    game = table(side(hand="Blaze", battlefield="Mountain*4"), side(battlefield="Hill Giant"))
    game.play("A cast Blaze; A x 2; A target Hill Giant")
    examine(game.state, seed=2)


@pytest.mark.parametrize(
    ("ruleset", "rule"),
    [
        ("magic54", "M54-R46"),
        ("perdure", "PER-R34"),
        ("duel", "CORE-R5"),
        ("castle", "CORE-R5"),
        ("five_colors", "CORE-R5"),
        ("splendagic", "CORE-R5"),
    ],
)
def test_the_last_turn_of_any_game_ends_it_in_a_draw(ruleset: str, rule: str) -> None:
    document = msgspec.json.decode(fresh(engine.new_game(ruleset, seed=1)))
    state = engine.decode(msgspec.json.encode(at_turn(document, LAST_TURN)))
    chance = random.Random(1)
    while (outcome := engine.outcome(state)) is None:
        assert state.table.turn == LAST_TURN
        actions = [one for one in engine.legal_actions(state) if one.__struct_config__.tag in PASSIVE]
        state = engine.apply(state, chance.choice(actions or engine.legal_actions(state))).state
    assert (outcome.winner, outcome.draw, outcome.rule) == (None, True, rule)
    assert is_accepted(fresh(state))


PASSIVE = ("pass", "end_phase", "finish_attackers", "stay_out", "keep_hand", "end_turn")


def at_turn(document: Any, turn: int) -> Any:
    """The document in an even turn, which is that of the seat that did not begin; its machine is left out."""
    document["table"].update(turn=turn, active=1 - document["table"].get("starting_seat", 0))
    document.pop("machine")
    return document
