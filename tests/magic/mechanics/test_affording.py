"""Whether a cost can be paid: the search against one that simply tries everything, and large searches."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.magic.procedures import affording
from engine.magic.procedures.affording import Work, can_pay
from engine.magic.procedures.claiming import Claims
from engine.magic.procedures.sources import Pick, Source
from engine.magic.procedures.symbols import payments, settlements
from tests.support.selection import examples

SYMBOLS = ("W", "U", "C")
COSTS = st.lists(st.sampled_from((*SYMBOLS, "1", "2")), max_size=4)
MANA = st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=2).map(tuple)


def source(ref: int, options: Sequence[Sequence[str]], cost: Sequence[str] = (), life: int = 0) -> Source:
    """A permanent that is tapped for one of these, for a cost."""
    return Source(f"o{ref}", "", tuple(map(tuple, options)), False, life, True, tuple(cost))


@st.composite
def boards(draw: st.DrawFn) -> list[Source]:
    """A few permanents with mana abilities, some with two of them."""
    refs = draw(st.lists(st.integers(1, 4), max_size=4))
    return [
        source(
            ref,
            draw(st.lists(MANA, min_size=1, max_size=2)),
            draw(st.sampled_from(((), (), ("1",), ("W",)))),
            draw(st.sampled_from((0, 0, 1))),
        )
        for ref in refs
    ]


def ways(pool: list[str], cost: list[str]) -> list[list[str]]:
    """What can be left of a pool that has paid a cost."""
    if not cost:
        return [pool]
    left: list[list[str]] = []
    for index, mana in enumerate(pool):
        for rest in payments(mana, cost):
            left += ways([*pool[:index], *pool[index + 1 :]], rest)
    return left


def others(board: list[Source], used: Source) -> list[Source]:
    """The sources of other permanents."""
    return [one for one in board if one.ref != used.ref]


def tries_everything(pool: list[str], board: list[Source], cost: list[str], life: int) -> bool:
    """Pay now, or activate any of the sources for any mana first."""
    if ways(pool, cost):
        return True
    return any(
        tries_everything(
            [*left, *option], [one for one in board if one.ref != used.ref], cost, life - used.life
        )
        for used in board
        if used.life <= life
        for option in used.options
        for left in ways(pool, list(used.cost))
    )


@pytest.mark.slow
@given(st.lists(st.sampled_from(SYMBOLS), max_size=2), boards(), COSTS, st.integers(0, 2))
@settings(max_examples=examples(400))
def test_a_cost_can_be_paid_if_any_way_to_pay_it_works(
    pool: list[str], board: list[Source], cost: list[str], life: int
) -> None:
    assert can_pay(pool, board, cost, life=life) == tries_everything(pool, board, cost, life)


SNOWY = ("W", "U", "SW", "SU", "SC")
SNOW_COSTS = st.lists(st.sampled_from(("W", "U", "SW", "SU", "SC", "1", "2")), max_size=4)
SNOW_BOARDS = st.lists(
    st.builds(
        source,
        st.integers(1, 4),
        st.lists(st.lists(st.sampled_from(SNOWY), min_size=1, max_size=2), min_size=1, max_size=2),
        st.sampled_from(((), (), ("1",), ("W",))),
    ),
    max_size=4,
)


@pytest.mark.slow
@given(st.lists(st.sampled_from(SNOWY), max_size=2), SNOW_BOARDS, SNOW_COSTS)
@settings(max_examples=examples(400))
def test_snow_mana_pays_its_own_symbols_and_those_of_its_type(
    pool: list[str], board: list[Source], cost: list[str]
) -> None:
    """CR 107.4h."""
    assert can_pay(pool, board, cost) == tries_everything(pool, board, cost, 0)


def test_a_snow_symbol_is_settled_as_snow_mana_of_one_type() -> None:
    assert [mana for mana, _ in settlements(["S"])] == [["SW"], ["SU"], ["SB"], ["SR"], ["SG"], ["SC"]]


def test_many_sources_are_counted_before_they_are_tried() -> None:
    signets = [source(ref, ("UB", "WU", "RG"), "1") for ref in range(200)]
    lands = [source(1_000 + ref, ("W", "U")) for ref in range(5)]
    assert can_pay((), [*signets, *lands], ("60", "R"))
    assert not can_pay((), signets, ("W",))
    assert not can_pay((), [*signets, *lands], ("205", "R"))


def test_many_sources_of_two_colours() -> None:
    pairs = [source(ref, ("WU", "UB", "BR", "RG", "GW")) for ref in range(30)]
    assert can_pay((), pairs, ("W",) * 30 + ("U",) * 29)
    assert not can_pay((), pairs, ("W",) * 31 + ("5",))
    assert not can_pay((), pairs, ("W",) * 20 + ("U",) * 20 + ("R",) * 20)


def test_a_search_without_end_is_a_problem(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(affording, "MOST_WORK", 3)
    painful = [source(ref, ("W", "U"), life=1) for ref in range(9)]
    with pytest.raises(engine.StepBudgetExceeded, match="more than 3 steps"):
        can_pay((), painful, ("W",) * 9, life=8)


def test_the_searches_for_one_question_share_a_budget(monkeypatch: pytest.MonkeyPatch) -> None:
    painful = [source(ref, ("W", "U"), life=1) for ref in range(9)]
    work = Work()
    assert not can_pay((), painful, ("W",) * 9, life=8, work=work)
    monkeypatch.setattr(affording, "MOST_WORK", 2 * work.done)
    assert not can_pay((), painful, ("W",) * 9, life=8, work=work)
    with pytest.raises(engine.StepBudgetExceeded):
        can_pay((), painful, ("W",) * 9, life=8, work=work)
    assert not can_pay((), painful, ("W",) * 9, life=8)


def test_ways_to_settle_symbols_that_come_to_the_same_are_one() -> None:
    assert sorted(settlements(["W/U", "W/U", "R/P"])) == [
        (["R", "U", "U"], 0),
        (["R", "U", "W"], 0),
        (["R", "W", "W"], 0),
        (["U", "U"], 2),
        (["U", "W"], 2),
        (["W", "W"], 2),
    ]
    assert len(list(settlements(["W/U"] * 20))) == 21


def test_what_is_claimed_is_neither_tapped_nor_used_up() -> None:
    """A source that goes for its mana, without being tapped, leaves nothing to be sacrificed for the cost."""
    seed = Source("o1", "", (("U",),), gone=True, life=0, taps=False)
    tree = source(1, [("U",)])
    for claims, able in (
        (Claims(), {seed: True, tree: True}),
        (Claims(present=frozenset({"o1"})), {seed: False, tree: True}),
        (Claims(upright=frozenset({"o1"})), {seed: True, tree: False}),
        (Claims(picks=(Pick(frozenset({"o1"}), by_tapping=False),)), {seed: False, tree: True}),
        (Claims(picks=(Pick(frozenset({"o1"}), by_tapping=True),)), {seed: False, tree: False}),
        (Claims(picks=(Pick(frozenset({"o1", "o2"}), by_tapping=False),)), {seed: True, tree: True}),
    ):
        assert {one: claims.allow(one) for one in (seed, tree)} == able
        assert {one: can_pay((), [one], ("U",), claims=claims) for one in (seed, tree)} == able
