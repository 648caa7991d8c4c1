"""The search for legal blocks, against all the sets of blocks there are (CR 509.1b–c)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, product
from random import Random
from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.magic.procedures.combat.requirements import OUT, Blocks, Bounds
from tests.support.selection import examples

ATTACKERS = ("a", "b", "c", "d")
BLOCKERS = ("k", "l", "m", "n", "o")
Chosen = dict[str, tuple[str, ...]]
"""What each creature blocks."""


class Board(NamedTuple):
    """Who may block whom and how many requirements that obeys; how many may block an attacker; who cannot
    block alone, who can block several, and who should block."""

    able: dict[str, dict[str, int]]
    bounds: dict[str, Bounds]
    loners: frozenset[str] = frozenset()
    several: dict[str, int] = {}
    eager: dict[str, int] = {}

    @property
    def blocks(self) -> Blocks:
        """The blocks that are searched."""
        able, bounds, loners, several, eager = self
        return Blocks(able, bounds, loners=loners, several=several, eager=eager)

    def sets(self) -> Iterator[Chosen]:
        """Every set of blocks, legal or not."""
        rows = [
            [
                some
                for number in range(self.several.get(ref, 1) + 1)
                for some in combinations(attackers, number)
            ]
            for ref, attackers in self.able.items()
        ]
        return (dict(zip(self.able, chosen, strict=True)) for chosen in product(*rows))

    def is_restricted(self, chosen: Chosen) -> bool:
        """Whether it breaks a restriction."""
        for attacker, bounds in self.bounds.items():
            number = sum(attacker in blocked for blocked in chosen.values())
            if 0 < number < bounds.least or (bounds.most is not None and number > bounds.most):
                return True
        blocking = [blocker for blocker, blocked in chosen.items() if blocked]
        return len(blocking) == 1 and blocking[0] in self.loners

    def obeyed(self, chosen: Chosen) -> int:
        """The number of requirements that it obeys."""
        by_pairs = sum(self.able[blocker][one] for blocker, blocked in chosen.items() for one in blocked)
        by_blockers = sum(self.eager.get(blocker, 0) for blocker, blocked in chosen.items() if blocked)
        met = {one for blocked in chosen.values() for one in blocked}
        return by_pairs + by_blockers + sum(self.bounds[one].wanted for one in met if one in self.bounds)

    def legal_sets(self) -> list[Chosen]:
        """Every legal set of blocks, found by looking at all of them."""
        kept = [(self.obeyed(chosen), chosen) for chosen in self.sets() if not self.is_restricted(chosen)]
        most = max(worth for worth, _ in kept)
        return [chosen for worth, chosen in kept if worth == most]


pairs = st.fixed_dictionaries(
    dict.fromkeys(BLOCKERS, st.dictionaries(st.sampled_from(ATTACKERS), st.integers(0, 3)))
)
with_menace = st.builds(
    Board, pairs, st.frozensets(st.sampled_from(ATTACKERS)).map(lambda refs: {ref: Bounds(2) for ref in refs})
)
few = st.fixed_dictionaries(
    dict.fromkeys(BLOCKERS[:3], st.dictionaries(st.sampled_from(ATTACKERS), st.integers(0, 2)))
)
bounds = st.builds(Bounds, st.integers(1, 3), st.none() | st.integers(1, 2), st.integers(0, 2))
with_all = st.builds(
    Board,
    few,
    st.dictionaries(st.sampled_from(ATTACKERS), bounds),
    st.frozensets(st.sampled_from(BLOCKERS[:3])),
    st.dictionaries(st.sampled_from(BLOCKERS[:3]), st.integers(2, 3)),
    st.dictionaries(st.sampled_from(BLOCKERS[:3]), st.integers(1, 2)),
)


@pytest.mark.slow
@settings(max_examples=examples(200), deadline=None)
@given(with_menace | with_all, st.randoms(use_true_random=False))
def test_what_is_offered_is_what_a_legal_set_can_be_made_of(board: Board, chance: Random) -> None:
    blocks = board.blocks
    remaining = board.legal_sets()
    answers: Chosen = {}
    for blocker in board.able:
        said: tuple[str, ...] = ()
        while offered := blocks.options(answers, blocker):
            remaining = [chosen for chosen in remaining if chosen[blocker][: len(said)] == said]
            following = {(*chosen[blocker][len(said) :], OUT)[0] for chosen in remaining}
            assert sorted(offered) == sorted(following)
            said = (*said, chance.choice(offered))
            answers[blocker] = said
        blocked = tuple(one for one in said if one != OUT)
        remaining = [chosen for chosen in remaining if chosen[blocker] == blocked]
    made = {blocker: tuple(one for one in said if one != OUT) for blocker, said in answers.items()}
    assert made in board.legal_sets()


def test_one_that_cannot_block_alone_needs_company() -> None:
    board = Board({"k": {"a": 0}, "l": {"a": 0}}, {}, loners=frozenset({"k"}))
    blocks = board.blocks
    assert blocks.options({}, "k") == [OUT, "a"]
    assert blocks.options({"k": ("a",)}, "l") == ["a"]
    assert blocks.options({"k": (OUT,)}, "l") == [OUT, "a"]


def test_what_has_to_be_blocked_is_blocked_by_what_can() -> None:
    board = Board({"k": {"a": 0, "b": 0}, "l": {"b": 0}}, {"a": Bounds(wanted=1)})
    assert board.blocks.options({}, "k") == ["a"], "nothing else can block it"
    both = Board({"k": {"a": 0}, "l": {"a": 0}}, {"a": Bounds(wanted=1)})
    assert both.blocks.options({}, "k") == [OUT, "a"]
    assert both.blocks.options({"k": (OUT,)}, "l") == ["a"]


def test_no_more_block_an_attacker_than_may() -> None:
    board = Board({"k": {"a": 1}, "l": {"a": 1}}, {"a": Bounds(most=1)})
    assert board.blocks.options({}, "k") == [OUT, "a"]
    assert board.blocks.options({"k": (OUT,)}, "l") == ["a"]
    assert board.blocks.options({"k": ("a",)}, "l") == [OUT]


def test_one_that_blocks_several_is_asked_about_each_of_them_in_turn() -> None:
    board = Board({"k": {"a": 0, "b": 0, "c": 0}}, {}, several={"k": 2})
    assert board.blocks.options({}, "k") == [OUT, "a", "b", "c"]
    assert board.blocks.options({"k": ("b",)}, "k") == [OUT, "c"]
    assert board.blocks.options({"k": ("a", "b")}, "k") == []
