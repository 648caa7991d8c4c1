"""The search for legal blocks, against all the sets of blocks there are (CR 509.1b–c)."""

from __future__ import annotations

from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.magic.procedures.combat.requirements import OUT, Blocks
from tests.support.selection import examples

ATTACKERS = ("a", "b", "c", "d")
BLOCKERS = ("k", "l", "m", "n", "o")

boards = st.tuples(
    st.fixed_dictionaries(
        dict.fromkeys(BLOCKERS, st.dictionaries(st.sampled_from(ATTACKERS), st.integers(0, 3)))
    ),
    st.frozensets(st.sampled_from(ATTACKERS)),
)
"""Who may block whom and how many requirements that obeys, and the attackers with menace."""

Board = tuple[dict[str, dict[str, int]], frozenset[str]]


def legal_sets(board: Board) -> list[dict[str, str]]:
    """Every legal set of blocks, found by looking at all of them."""
    able, menacing = board
    rows = [(OUT, *attackers) for attackers in able.values()]
    sets = [dict(zip(able, chosen, strict=True)) for chosen in product(*rows)]
    kept = [chosen for chosen in sets if not any(list(chosen.values()).count(a) == 1 for a in menacing)]
    obeyed = [sum(able[blocker].get(place, 0) for blocker, place in chosen.items()) for chosen in kept]
    return [chosen for chosen, worth in zip(kept, obeyed, strict=True) if worth == max(obeyed)]


@pytest.mark.slow
@settings(max_examples=examples(200), deadline=None)
@given(boards, st.randoms(use_true_random=False))
def test_what_is_offered_is_what_a_legal_set_can_be_made_of(board: Board, chance: Random) -> None:
    able, menacing = board
    blocks = Blocks(able, menacing)
    remaining = legal_sets(board)
    answers: dict[str, str] = {}
    for blocker in able:
        offered = blocks.options(answers, blocker)
        assert sorted(offered) == sorted({chosen[blocker] for chosen in remaining})
        answers[blocker] = chance.choice(offered)
        remaining = [chosen for chosen in remaining if chosen[blocker] == answers[blocker]]
    assert answers in legal_sets(board)
