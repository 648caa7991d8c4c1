"""Machines that nothing refuses and that cannot be played: the document is at fault, or the engine."""

from __future__ import annotations

import dataclasses
import json
from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel import adjudicate, creation, playouts
from engine.kernel.adjudicate import FORGED
from engine.kernel.codec import Codec, encode
from engine.kernel.documents import Task
from engine.kernel.draft import Draft
from engine.kernel.errors import InvalidState
from engine.kernel.ruleset import Ruleset, TaskRule
from tests.kernel.tiny import TINY, Pass, Take, Turn

BY_HAND = {"ruleset": "tiny", "table": {"heap": 9}}


def stumble(*_: Any) -> Any:
    """Find that something is not there."""
    raise KeyError("nowhere")


def passing_when_low(draft: Draft[Any], task: Task) -> None:
    """Stumble once the heap has been halved."""
    if draft.state.table.heap < 6:
        stumble()
    act = TINY.tasks[Pass].act
    assert act is not None
    act(draft, task)


STUMBLING: Ruleset[Any] = dataclasses.replace(
    TINY, tasks={**TINY.tasks, Pass: TaskRule(act=passing_when_low)}
)


def play(state: Any) -> Any:
    """Take two pebbles twice: the second time is once too often."""
    state = adjudicate.apply(STUMBLING, state, Take(2)).state
    return adjudicate.apply(STUMBLING, state, Take(2)).state


def new_game() -> Any:
    """A game that the engine made."""
    return creation.new_game(STUMBLING, seed=1, options={"heap": 9})


def sent(ruleset: Ruleset[Any] = STUMBLING) -> Any:
    """The same game, as it comes with a document."""
    return Codec({"tiny": ruleset}).decode(encode(new_game()))


def test_in_a_game_that_the_engine_made_an_error_is_a_bug() -> None:
    with pytest.raises(KeyError):
        play(new_game())


def test_in_a_document_without_a_machine_too() -> None:
    with pytest.raises(KeyError):
        play(Codec({"tiny": STUMBLING}).decode(json.dumps(BY_HAND)))


def test_whatever_follows_from_a_document_is_its_own_fault() -> None:
    with pytest.raises(InvalidState) as error:
        play(sent())
    assert error.value.faults == (FORGED,)
    assert isinstance(error.value.__cause__, KeyError)


LOOKS: dict[str, Callable[[Ruleset[Any], Any], Any]] = {
    "view": lambda ruleset, state: adjudicate.view(ruleset, state, 0),
    "sample": lambda ruleset, state: adjudicate.sample(ruleset, state, 0, 1),
    "play out": lambda ruleset, state: playouts.play_out(ruleset, state, seed=1, max_decisions=9),
}


@pytest.mark.parametrize("look", LOOKS)
def test_looking_ends_the_same_way(look: str) -> None:
    broken = dataclasses.replace(STUMBLING, view=stumble, resample=stumble)
    with pytest.raises(InvalidState):
        LOOKS[look](broken, sent())
    with pytest.raises(KeyError):
        LOOKS[look](broken, new_game())
    for seat in (-1, 2):
        with pytest.raises(IndexError):
            adjudicate.view(broken, sent(), seat)


def test_a_sample_of_a_document_is_its_own_fault_too() -> None:
    with pytest.raises(InvalidState):
        play(adjudicate.sample(STUMBLING, sent(), 0, 1))


def test_a_check_that_stumbles_over_a_machine_has_found_a_forgery() -> None:
    checking = dataclasses.replace(TINY, faults=stumble)
    (fault,) = Codec({"tiny": checking}).status(encode(new_game()))
    assert fault == FORGED
    with pytest.raises(KeyError):
        Codec({"tiny": checking}).status(json.dumps(BY_HAND))


def test_a_question_without_an_answer_is_refused() -> None:
    without = dataclasses.replace(TINY, menus=[dataclasses.replace(menu, offers=()) for menu in TINY.menus])
    (fault,) = Codec({"tiny": without}).status(encode(new_game()))
    assert (fault.path, fault.message) == (
        "$.machine.agenda[0]",
        "the question of this task has no legal answer",
    )


def test_a_question_that_stumbles_is_refused() -> None:
    asking = dataclasses.replace(TINY, tasks={**TINY.tasks, Turn: TaskRule(ask=stumble)})
    assert Codec({"tiny": asking}).status(encode(new_game())) == (FORGED,)
