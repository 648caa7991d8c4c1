"""Hands that fit what is asked of them: each is drawn as often as deals come to it."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import chain, combinations, permutations

import pytest

from engine.kernel.documents import Rng
from engine.kernel.errors import StepBudgetExceeded
from engine.magic import fitting_hands
from engine.magic.fitting_hands import Hand, Places, Share, Sums, draw

DRAWN = 2_000


def deals(places: Places) -> Counter[tuple[str, ...]]:
    """How many deals come to each hand: decks are shuffled, and what is dealt of them is shuffled again."""
    found = Counter[tuple[str, ...]]()
    parts = [[*combinations(enumerate(share.faces), share.held)] for share in places.shares]
    for dealt in _each(parts):
        for order in permutations(dealt):
            found[tuple(sorted(face for _, face in order[: places.number]))] += 1
    return found


def _each(parts: Sequence[Sequence[tuple[tuple[int, str], ...]]]) -> list[list[tuple[int, str]]]:
    found: list[list[tuple[int, str]]] = [[]]
    for part in parts:
        found = [[*before, *more] for before in found for more in part]
    return found


def fits(hand: Sequence[str], adds: Mapping[str, Sums], wanted: Sequence[Sums]) -> bool:
    sums = [sum(column) for column in zip(*(adds[face] for face in hand), strict=True)] or [0] * 9
    first = 0
    for each in wanted:
        if all(have >= need for have, need in zip(sums[first:], each, strict=False)):
            return True
        first += len(each)
    return False


def hand_of(drawn: Hand) -> tuple[str, ...]:
    return tuple(sorted(chain.from_iterable(drawn.values())))


def assert_as_dealt(places: Places, adds: Mapping[str, Sums], wanted: Sequence[Sums]) -> None:
    """Assert that each hand that fits is drawn about as often as deals come to it, and no other."""
    expected = {hand: times for hand, times in deals(places).items() if fits(hand, adds, wanted)}
    found = Counter[tuple[str, ...]]()
    for seed in range(DRAWN):
        drawn = draw(Rng(seed), [places], adds, wanted)
        if drawn is None:
            assert not expected
            return
        found[hand_of(drawn)] += 1
    assert found.keys() <= expected.keys()
    for hand, times in expected.items():
        share = times / sum(expected.values())
        assert abs(found[hand] / DRAWN - share) < 0.05, (hand, found[hand] / DRAWN, share)


def test_a_hand_of_one_deck() -> None:
    faces = ["bear", "bear", "island", "island", "island", "lion"]
    adds = {"bear": (1, 0), "island": (0, 0), "lion": (1, 1)}
    assert_as_dealt(Places(2, [Share(faces, 2)]), adds, [(1, 0)])
    assert_as_dealt(Places(2, [Share(faces, 2)]), adds, [(1, 1)])


def test_one_of_several_lists_is_enough() -> None:
    faces = ["bear", "island", "island", "lion", "shock"]
    adds = {"bear": (1, 0), "island": (0, 0), "lion": (0, 1), "shock": (0, 0)}
    assert_as_dealt(Places(2, [Share(faces, 2)]), adds, [(1,), (1,)])


def test_a_hand_that_lies_among_cards_of_two_decks() -> None:
    shares = [Share(["bear", "island"], 1), Share(["lion", "plains", "plains"], 2)]
    adds = {"bear": (1,), "island": (0,), "lion": (1,), "plains": (0,)}
    assert_as_dealt(Places(1, shares), adds, [(1,)])
    assert_as_dealt(Places(2, shares), adds, [(1,)])
    assert_as_dealt(Places(2, shares), adds, [(0,)])


@pytest.mark.parametrize("seed", range(12))
def test_hands_drawn_at_random(seed: int) -> None:
    chance = random.Random(seed)
    faces = "abcde"
    wanted = [(chance.randint(0, 2), chance.randint(0, 3)), (chance.randint(1, 2),)]
    adds = {face: tuple(chance.choice((0, 0, 1, 2)) for _ in range(3)) for face in faces}
    shares = [
        Share(sorted(chance.choices(faces, k=chance.randint(2, 3))), chance.randint(1, 2)) for _ in range(2)
    ]
    most = sum(share.held for share in shares)
    assert_as_dealt(Places(chance.randint(1, most), shares), adds, wanted)


def test_places_are_filled_from_their_own_decks() -> None:
    places = [
        Places(1, [Share(["bear", "island"], 1)]),
        Places(0, [Share(["x"], 1)]),
        Places(1, [Share(["lion"], 1)]),
    ]
    adds = {"bear": (1,), "island": (0,), "lion": (0,), "x": (0,)}
    assert draw(Rng(3), places, adds, [(1,)]) == {0: ["bear"], 2: ["lion"]}
    assert draw(Rng(3), places, adds, [(2,)]) is None


def test_a_rare_hand_of_many_cards_is_found() -> None:
    """Of 9,999 places on which the only one could lie."""
    faces = [*["island"] * 9_999, "bear"]
    drawn = draw(Rng(1), [Places(7, [Share(faces, 7)])], {"island": (0,), "bear": (1,)}, [(1,)])
    assert drawn is not None
    assert Counter(drawn[0]) == {"island": 6, "bear": 1}


def test_who_holds_nothing_unseen_owes_nothing_unseen() -> None:
    assert draw(Rng(1), [], {}, [()]) == {}
    assert draw(Rng(1), [], {}, [(1,)]) is None


def test_too_many_kinds_of_hands_are_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fitting_hands, "MOST_WORK", 20)
    faces = [f"c{number}" for number in range(12)]
    adds = {face: (number,) for number, face in enumerate(faces)}
    with pytest.raises(StepBudgetExceeded, match="more than 20 steps"):
        draw(Rng(1), [Places(6, [Share(faces, 6)])], adds, [(40,)])
