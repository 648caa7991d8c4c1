"""Who gets which land card where they are scarce: against every distribution there is (SPL-10.4, SPL-R47)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.rulesets.splendagic.distribution import Candidate, distribute
from engine.rulesets.splendagic.state import KINDS, Kind
from tests.support.selection import examples

End = frozenset[tuple[str, Kind]]
"""Who has got which card."""
SUPPLIES = st.lists(st.integers(0, 3), min_size=len(KINDS), max_size=len(KINDS))
SETS = st.frozensets(st.sampled_from(KINDS), min_size=1, max_size=3)


def waiting(*kinds: Sequence[Kind]) -> list[Candidate]:
    """Candidates ``o1``, ``o2`` …, each with what suits it."""
    return [Candidate(f"o{number}", frozenset(one)) for number, one in enumerate(kinds, 1)]


def ends(candidates: Sequence[Candidate], supply: Sequence[int]) -> list[End]:
    """Where every row of answers leads."""
    found: list[End] = []

    def walk(answers: list[str]) -> None:
        given, question = distribute(candidates, supply, answers)
        if question is None:
            found.append(frozenset(given))
            return
        assert len(question.options) > 1, "what leaves no choice is not asked"
        assert len({*question.options}) == len(question.options)
        for option in question.options:
            walk([*answers, option])

    walk([])
    return found


def allowed(candidates: Sequence[Candidate], supply: Sequence[int]) -> set[End]:
    """Every distribution after which no card is left that suits a candidate without one."""
    found: set[End] = set()

    def go_on(place: int, left: list[int], got: dict[str, Kind]) -> None:
        if place == len(candidates):
            without = (one for one in candidates if one.permanent not in got)
            if not any(left[KINDS.index(kind)] for one in without for kind in one.kinds):
                found.add(frozenset(got.items()))
            return
        permanent, kinds = candidates[place]
        go_on(place + 1, left, got)
        for kind in kinds:
            at = KINDS.index(kind)
            if left[at]:
                go_on(place + 1, [*left[:at], left[at] - 1, *left[at + 1 :]], {**got, permanent: kind})

    go_on(0, list(supply), {})
    return found


@settings(max_examples=examples(300), deadline=None)
@given(st.lists(SETS, max_size=5), SUPPLIES)
def test_every_end_that_is_allowed_has_one_path_and_no_other_end_has_any(
    kinds: list[frozenset[Kind]], supply: list[int]
) -> None:
    candidates = waiting(*map(tuple, kinds))
    reached = ends(candidates, supply)
    assert len({*reached}) == len(reached)
    assert {*reached} == allowed(candidates, supply)


CROWDED = st.lists(st.sampled_from(("plains", "island", "swamp")), min_size=1, max_size=2, unique=True)


@settings(max_examples=examples(150), deadline=None)
@given(st.lists(CROWDED, min_size=4, max_size=7), st.lists(st.integers(0, 2), min_size=3, max_size=3))
def test_crowds_with_few_cards_too(kinds: list[list[Kind]], supply: list[int]) -> None:
    candidates = waiting(*kinds)
    reached = ends(candidates, [*supply, 0, 0, 0])
    assert len({*reached}) == len(reached)
    assert {*reached} == allowed(candidates, [*supply, 0, 0, 0])


def test_enough_for_all_asks_nobody_of_one_colour() -> None:
    candidates = waiting(["island"], ["island"], ["wastes"])
    assert distribute(candidates, [0, 2, 0, 0, 0, 1], []) == (
        [("o1", "island"), ("o2", "island"), ("o3", "wastes")],
        None,
    )


def test_what_is_forced_comes_first_and_what_is_plenty_last() -> None:
    """SPL-10.4: o1 chooses between piles that are not short, o2 and o4 are rivals, o3 has no choice."""
    candidates = waiting(["island", "forest"], ["swamp"], ["forest"], ["swamp"])
    supply = [0, 5, 1, 0, 5, 0]
    given, question = distribute(candidates, supply, [])
    assert given == [("o3", "forest")]
    assert question == (["o2", "o4"], None)
    given, question = distribute(candidates, supply, ["o4"])
    assert given == [("o3", "forest"), ("o4", "swamp")]
    assert question == (["island", "forest"], "o1")
    assert distribute(candidates, supply, ["o4", "forest"]).given[-1] == ("o1", "forest")


def test_a_pile_that_just_suffices_is_not_short() -> None:
    """What has no choice has its Island before o1 is asked."""
    candidates = waiting(["island", "forest"], ["island"])
    assert distribute(candidates, [0, 2, 0, 0, 5, 0], []) == (
        [("o2", "island")],
        (["island", "forest"], "o1"),
    )


def test_a_rival_that_could_use_a_full_pile_is_not_passed_over() -> None:
    candidates = waiting(["swamp", "forest"], ["swamp"])
    supply = [0, 0, 1, 0, 5, 0]
    assert distribute(candidates, supply, []).question == (["swamp", "forest"], "o1")
    assert distribute(candidates, supply, ["forest"]) == ([("o1", "forest"), ("o2", "swamp")], None)
    assert distribute(candidates, supply, ["swamp"]) == ([("o1", "swamp")], None)


def test_several_piles_have_to_run_out_together() -> None:
    """Who passes o1 over has to empty both of its piles with two of three that could use one of them each."""
    candidates = waiting(["plains", "island"], ["plains"], ["island"], ["island"])
    supply = [1, 1, 0, 0, 0, 0]
    assert distribute(candidates, supply, []).question == (["o1", "o2"], None)
    assert distribute(candidates, supply, ["o2"]).question == (["o3", "o4"], None)


def test_hundreds_of_multicoloured_permanents_are_answered_at_once() -> None:
    """The questions are found by counting: a search would not come to an end."""
    pairs = [(one, two) for one in KINDS[:5] for two in KINDS[:5] if one != two]
    candidates = waiting(*(pairs[number % len(pairs)] for number in range(800)))
    answers: list[str] = []
    while (found := distribute(candidates, [7, 7, 7, 7, 7, 5], answers)).question is not None:
        answers.append(found.question.options[-1])
    assert len(found.given) == 35
    assert Counter(kind for _, kind in found.given) == dict.fromkeys(KINDS[:5], 7)
