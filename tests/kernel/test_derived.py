"""What is derived from a state is kept until something is written that it reads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine.kernel import creation
from engine.kernel.answers import with_current
from engine.kernel.derived import (
    AGENDA,
    CARRIED,
    TIME,
    Aspect,
    bare,
    confined,
    derived,
    entries,
    unconfined,
)
from engine.kernel.draft import Draft
from tests.kernel.tiny import TINY, Pass, TinyState, Turn

BAG = Aspect("bag")
HEAP = Aspect("heap")
LARGE = 5


@derived()
def everything(state: TinyState) -> list[Any]:
    return [state.table.heap, *state.table.bag, *state.machine.agenda]


@derived(ignores=(AGENDA,))
def stones(state: TinyState) -> list[int]:
    return [state.table.heap]


@derived(ignores=(AGENDA, BAG))
def stones_times(state: TinyState, factor: int) -> list[int]:
    return [state.table.heap * factor]


@derived(ignores=(AGENDA, BAG), key=lambda state, words: (len(words), len(state.machine.agenda)))
def letters(state: TinyState, words: list[str]) -> list[int]:
    return [len(state.machine.agenda), *map(len, words)]


@derived(ignores=(AGENDA,), outlasts=(BAG,), when=lambda _, found: found[0] >= LARGE)
def lasting_if_large(state: TinyState) -> list[int]:
    return [state.table.heap]


@confined(BAG)
def write_bag(draft: Draft[Any]) -> None:
    draft.writable(draft.table, "bag").clear()


@confined(BAG, HEAP)
def write_both(draft: Draft[Any]) -> None:
    write_bag(draft)
    draft.table.heap = 7


@confined(BAG)
def write_bag_and_tell(draft: Draft[Any]) -> None:
    write_bag(draft)
    hear(draft)


@unconfined
def hear(draft: Draft[Any]) -> None:
    draft.table.heap = 0


@confined(BAG, when=lambda draft, quietly: quietly)
def write(draft: Draft[Any], quietly: bool) -> None:
    draft.writable(draft.table, "bag")


def start(heap: int = 3) -> TinyState:
    """A new game with this heap."""
    state = creation.new_game(TINY, seed=2)
    state.table.heap = heap
    return state


def test_a_value_is_worked_out_once() -> None:
    state = start()
    assert stones(state) == [3]
    assert stones(state) is stones(state)
    assert stones_times(state, 2) is stones_times(state, 2)
    assert (stones_times(state, 2), stones_times(state, 3)) == ([6], [9])


def test_none_is_a_value_too() -> None:
    asked: list[int] = []

    @derived()
    def nothing(state: TinyState) -> None:
        asked.append(state.table.heap)

    state = start()
    assert [nothing(state), nothing(state), asked] == [None, None, [3]]


def test_one_with_a_key_is_kept_by_it_alone() -> None:
    state = start()
    assert letters(state, ["one"]) is letters(state, ["six"])
    assert letters(state, ["one"]) != letters(state, ["one", "two"])


def test_what_a_key_says_is_read_where_the_rest_of_its_aspect_is_not() -> None:
    state = start()
    found = letters(state, ["one"])
    draft = Draft(state)
    assert letters(draft.state, ["one"]) is found
    draft.then(Pass())
    assert letters(draft.state, ["one"]) == [2, 3]


def test_a_draft_takes_over_what_ignores_the_agenda_and_nothing_else() -> None:
    state = start()
    kept, other = stones(state), everything(state)
    draft = Draft(state)
    assert stones.kept(draft.state) is kept
    assert everything.kept(draft.state) is None
    draft.then(Pass())
    assert stones.kept(draft.state) is kept
    assert everything.kept(state) is other


def test_what_reads_the_agenda_is_dropped_with_a_write_on_it() -> None:
    draft = Draft(start())
    writes: tuple[Callable[[], object], ...] = (
        lambda: draft.then(Pass()),
        draft.done,
        lambda: draft.writable(draft.state, "machine"),
    )
    for write_on in writes:
        found = everything(draft.state)
        write_on()
        assert everything.kept(draft.state) is None
        assert everything(draft.state) is not found


def test_a_write_that_says_nothing_drops_everything() -> None:
    writes: tuple[Callable[[Draft[Any]], object], ...] = (
        lambda draft: draft.table,
        lambda draft: draft.known,
        lambda draft: draft.half(0),
        lambda draft: draft.writable_item(draft.writable(draft.table, "seats"), 0),
    )
    for write_on in writes:
        draft = Draft(start(LARGE))
        draft.half(0)
        for value in (everything, stones, lasting_if_large):
            value(draft.state)
        write_on(draft)
        assert not draft.state.__dict__


def test_a_confined_write_drops_what_reads_the_aspect() -> None:
    draft = Draft(start())
    kept = stones_times(draft.state, 1)
    stones(draft.state)
    write_bag(draft)
    assert (stones_times.kept(draft.state, 1), stones.kept(draft.state)) == (kept, None)
    write_both(draft)
    assert stones_times.kept(draft.state, 1) is None
    assert stones_times(draft.state, 1) == [7]


def test_what_was_dropped_does_not_come_back() -> None:
    draft = Draft(start())
    stones_times(draft.state, 1)
    draft.table.heap = 4
    write_bag(draft)
    assert stones_times(draft.state, 1) == [4]


def test_whoever_hears_of_a_confined_write_is_not_confined() -> None:
    draft = Draft(start())
    stones_times(draft.state, 1)
    write_bag_and_tell(draft)
    assert stones_times(draft.state, 1) == [0]
    stones_times(draft.state, 1)
    draft.table.heap = 2
    assert stones_times(draft.state, 1) == [2], "no confinement is left behind"


def test_a_confinement_ends_with_an_error() -> None:
    @confined(BAG)
    def fail(draft: Draft[Any]) -> None:
        raise ValueError("it fails")

    draft = Draft(start())
    with pytest.raises(ValueError, match="it fails"):
        fail(draft)
    assert draft.stale is None


@pytest.mark.parametrize("quietly", [True, False])
def test_an_atom_may_be_confined_in_some_of_what_it_does(quietly: bool) -> None:
    draft = Draft(start())
    stones_times(draft.state, 1)
    write(draft, quietly)
    assert (stones_times.kept(draft.state, 1) is not None) == quietly


@pytest.mark.parametrize(("heap", "lasts"), [(LARGE - 1, False), (LARGE, True)])
def test_a_value_may_outlast_more_if_it_says_so(heap: int, lasts: bool) -> None:
    draft = Draft(start(heap))
    found = lasting_if_large(draft.state)
    write_bag(draft)
    assert (lasting_if_large(draft.state) is found) == lasts
    draft.table.heap = 1
    assert lasting_if_large(draft.state) == [1]


def test_a_value_that_is_declared_later_is_dropped_like_the_others() -> None:
    shelf = Aspect("shelf")

    @confined(HEAP)
    def write_heap(draft: Draft[Any]) -> None:
        draft.table.heap = 9

    @derived(ignores=(AGENDA, shelf))
    def later(state: TinyState) -> list[int]:
        return [state.table.heap]

    draft = Draft(start())
    later(draft.state)
    write_heap(draft)
    assert later(draft.state) == [9]
    assert "later" in repr([*entries()][-1])


def test_a_later_value_that_ignores_a_part_of_what_is_written_is_dropped() -> None:
    @derived(ignores=(AGENDA, BAG, Aspect("its own")))
    def later(state: TinyState) -> list[int]:
        return [state.table.heap]

    draft = Draft(start())
    later(draft.state)
    write_both(draft)
    assert later(draft.state) == [7]


def test_what_comes_after_a_confined_call_is_confined_as_before() -> None:
    @derived(ignores=(AGENDA, BAG, HEAP))
    def shouts(state: TinyState) -> list[str]:
        return [*state.table.shouts]

    draft = Draft(start())
    found = shouts(draft.state)
    write_both(draft)
    assert shouts.kept(draft.state) is found


def test_states_share_what_they_both_have_until_one_of_them_differs() -> None:
    state = start()
    stones_times(state, 1)
    one, other = Draft(state), Draft(state)
    found = stones_times(one.state, 2)
    assert stones_times.kept(state, 2) is stones_times.kept(other.state, 2) is found
    one.table.heap = 5
    assert (stones_times(one.state, 2), stones_times(other.state, 2)) == ([10], [6])


def test_a_state_with_another_task_keeps_what_ignores_the_agenda() -> None:
    state = start()
    kept = stones(state)
    everything(state)
    changed = with_current(state, Turn())
    assert (stones.kept(changed), everything.kept(changed)) == (kept, None)
    assert not bare(state).__dict__


def test_a_value_can_be_kept_by_whoever_has_found_it() -> None:
    state, found = start(), [1]
    assert stones_times.kept(state, 4) is None
    stones_times.keep(state, found, 4)
    assert stones_times(state, 4) is stones_times.kept(state, 4) is found


def along(draft: Draft[TinyState]) -> list[int]:
    found: list[int] | None = draft.carried.get(along)
    if found is None or found != [draft.state.table.heap]:
        found = draft.carried[along] = [draft.state.table.heap]
    return found


def test_what_goes_along_with_a_game_outlasts_what_it_does_not_look_at() -> None:
    draft = Draft(start())
    found = along(draft)
    write_bag(draft)
    following = Draft(draft.rest())
    assert along(following) is found
    following.table.heap = 1
    assert along(following) == [1]
    assert draft.state.__dict__[CARRIED] != following.rest().__dict__[CARRIED]


def test_aspects_go_by_their_names() -> None:
    assert repr((AGENDA, TIME)) == "(agenda, time)"
