"""Chance: reproducible, evenly spread, and open to a script."""

from __future__ import annotations

from collections import Counter
from hashlib import blake2b

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.kernel.documents import Rng
from engine.kernel.rng import Chance, below, shuffle, spread

SEEDS = st.integers(min_value=0, max_value=2**53 - 1)


@given(SEEDS, st.integers(min_value=1, max_value=1000))
def test_a_draw_lies_below_its_bound(seed: int, bound: int) -> None:
    rng = Rng(seed)
    assert all(0 <= below(rng, bound) < bound for _ in range(5))


@given(SEEDS)
def test_seed_and_counter_are_all_there_is_to_chance(seed: int) -> None:
    first, second = Rng(seed), Rng(seed)
    drawn = [below(first, 52) for _ in range(10)]
    assert [below(second, 52) for _ in range(10)] == drawn
    later = Rng(seed, counter=first.counter)
    assert below(later, 52) == below(first, 52)


def test_the_counter_never_outgrows_a_document() -> None:
    rng = Rng(7, counter=2**53 - 1)
    below(rng, 100)
    assert rng.counter == 0


def test_the_first_draws_are_what_they_have_always_been() -> None:
    """A change here would change the future of every stored game."""
    rng = Rng(7)
    assert [below(rng, 100) for _ in range(8)] == [28, 59, 73, 96, 93, 30, 51, 89]


def test_a_key_makes_another_sequence_of_each_seed() -> None:
    keys = [None, "00" * 32, "01" * 32]
    drawn = {tuple(below(rng, 1000) for _ in range(6)) for key in keys for rng in [Rng(7, key=key)]}
    assert len(drawn) == len(keys)


def test_the_first_keyed_draws_are_what_they_have_always_been() -> None:
    """BLAKE2b of "7:0", "7:1" …, keyed (RFC 7693): a change would change the future of stored games."""
    rng = Rng(7, key="ab" * 32)
    expected = [
        int.from_bytes(blake2b(b"7:%d" % number, digest_size=8, key=b"\xab" * 32).digest(), "big") % 100
        for number in range(8)
    ]
    assert [below(rng, 100) for _ in range(8)] == expected


@pytest.mark.parametrize("key", ["", "ab" * 31, "AB" * 32, "ag" * 32, "ab" * 32 + "\n\n"])
def test_a_key_has_64_hexadecimal_digits(key: str) -> None:
    with pytest.raises(msgspec.ValidationError, match=r"\$\.key"):
        msgspec.convert({"key": key}, Rng)


def test_every_number_is_about_equally_likely() -> None:
    rng = Rng(3)
    counts = Counter(below(rng, 6) for _ in range(6000))
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())


def test_seeds_that_are_near_give_games_that_are_not() -> None:
    orders = set()
    for seed in range(50):
        cards = list(range(10))
        shuffle(Rng(seed), cards)
        orders.add(tuple(cards))
    assert len(orders) == 50


@given(SEEDS, st.lists(st.integers(), max_size=60))
def test_a_shuffle_keeps_the_cards(seed: int, cards: list[int]) -> None:
    shuffled = list(cards)
    shuffle(Rng(seed), shuffled)
    assert sorted(shuffled) == sorted(cards)


def test_a_script_comes_before_chance() -> None:
    scripted, plain = Rng(5, script=[3, 0, 9]), Rng(5)
    assert [below(scripted, 4) for _ in range(3)] == [3, 0, 1]
    assert scripted.script == []
    assert below(scripted, 1000) == below(plain, 1000)


def test_a_script_orders_a_shuffle() -> None:
    """From the end: item i changes places with item j, where j is the draw below i + 1."""
    cards = ["a", "b", "c", "d"]
    shuffle(Rng(script=[0, 1, 0]), cards)
    assert cards == ["c", "d", "b", "a"]


@pytest.mark.parametrize("bound", [0, -1])
def test_there_is_no_number_below_nothing(bound: int) -> None:
    with pytest.raises(ValueError, match="at least 1"):
        below(Rng(), bound)


def test_a_decision_has_the_same_chance_whatever_others_were_made() -> None:
    one, other = Chance(5), Chance(5)
    first = one.of_decision(1, 0, "attack")
    for _ in range(3):
        other.of_decision(1, 0, "target")
        other.of_decision(1, 1, "attack")
    assert other.of_decision(1, 0, "attack") == first
    assert one.of_decision(2, 0, "attack") == other.of_decision(2, 0, "attack")


def test_no_two_decisions_have_the_same_chance() -> None:
    found = []
    for seed in range(3):
        chance = Chance(seed)
        for turn in range(3):
            for seat in range(3):
                for kind in ("attack", "target"):
                    found += [chance.of_decision(turn, seat, kind) for _ in range(3)]
    numbers = {number for number, _ in found}
    seeds = {rng.seed for _, rng in found}
    assert len(numbers) == len(seeds) == len(found) == 3 * 3 * 3 * 2 * 3
    assert all(0 <= rng.seed <= 2**53 - 1 and rng.counter == 0 for _, rng in found)


def test_choices_are_spread_evenly_and_in_order() -> None:
    chance = Chance(1)
    numbers = [chance.of_decision(turn, 0, "attack")[0] for turn in range(6000)]
    counts = Counter(spread(number, 6) for number in numbers)
    assert set(counts) == set(range(6))
    assert all(850 < count < 1150 for count in counts.values())
    assert [spread(number, 4) for number in (0, 2**62 - 1, 2**62, 2**64 - 1)] == [0, 0, 1, 3]
