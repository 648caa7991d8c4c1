"""Picks: every set has one path, every order where orders count, and nothing is asked that is settled."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from engine.kernel.answers import Answer, Asking
from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.kernel.picks import Pick, enough, first_open, options
from tests.kernel.tiny import TINY, TinyState, elsewhere

LETTERS = "abcd"


class Choose(Action, frozen=True):
    """Pick this one."""

    letter: str


class Enough(Action, frozen=True):
    """Pick no more."""


class Picking(Decision, frozen=True):
    """Which one next."""


class PickSome(Asking[Choose | Enough]):
    """A seat picks."""


def pick(number: int, least: int, most: int, **more: Any) -> Pick:
    """A pick of letters."""
    return Pick(0, "TINY-1.6", LETTERS[:number], least, most, **more)


def answers(letters: str, seat: int = 0) -> list[Answer[Any]]:
    """These letters were picked; a stop ends the pick."""
    return [Answer(seat, Enough() if letter == "." else Choose(letter)) for letter in letters]


def results(wanted: Pick, so_far: str = "") -> Iterator[str]:
    """What all the ways to answer come to."""
    if wanted.is_settled(answers(so_far)):
        yield "".join(wanted.result(answers(so_far)))
        return
    if len(so_far) >= wanted.least:
        yield so_far
    for letter in wanted.next_options(answers(so_far)):
        yield from results(wanted, so_far + letter)


def cases() -> list[tuple[int, int, int]]:
    """Numbers of options, fewest and most."""
    return [
        (number, least, most)
        for number in range(5)
        for most in range(1, 5)
        for least in range(min(most, number) + 1)
    ]


@pytest.mark.parametrize("secret", [{}, {"hidden": True}, {"hidden": True, "counted": False}])
@pytest.mark.parametrize("ordered", [False, True])
def test_every_way_to_pick_has_one_path(secret: dict[str, bool], ordered: bool) -> None:
    for number, least, most in cases():
        ways = permutations if ordered else combinations
        expected = ["".join(way) for size in range(least, most + 1) for way in ways(LETTERS[:number], size)]
        found = list(results(pick(number, least, most, ordered=ordered, **secret)))
        assert sorted(found) == sorted(expected), (number, least, most)


@pytest.mark.parametrize(
    ("wanted", "asked", "settled"),
    [
        # All of them, or none at all: nothing is left to choose.
        (pick(2, 2, 2), [], [""]),
        (pick(0, 0, 2), [], [""]),
        (pick(3, 2, 2), ["", "a"], ["b", "ab", "bc"]),
        (pick(2, 0, 2), ["", "a"], ["b", ".", "a."]),
        (pick(3, 3, 3, ordered=True), ["", "c"], ["ca"]),
        # A question left out tells those who cannot see the options what they are, unless their number does.
        (pick(2, 2, 2, hidden=True), [], [""]),
        (pick(3, 2, 2, hidden=True), ["", "a", "b"], ["bc"]),
        (pick(2, 0, 2, hidden=True), ["", "a", "b"], ["b."]),
        (pick(3, 3, 3, ordered=True, hidden=True), ["", "c"], ["ca"]),
        (pick(3, 2, 2, ordered=True, hidden=True), ["", "c"], ["ca"]),
        (pick(1, 1, 1, hidden=True, counted=False), [""], ["a"]),
        (pick(0, 0, 1, hidden=True, counted=False), [""], ["."]),
    ],
)
def test_what_leaves_no_choice_is_not_asked(wanted: Pick, asked: list[str], settled: list[str]) -> None:
    assert [one for one in [*asked, *settled] if not wanted.is_settled(answers(one))] == asked


def test_picks_of_several_seats_are_kept_apart() -> None:
    first, second = pick(3, 1, 1), Pick(1, "TINY-1.6", LETTERS[:2], 1, 1)
    picks = (first, second)
    assert first_open(picks, []) is first
    assert first_open(picks, answers("b")) is second
    both = [*answers("b"), *answers("a", seat=1)]
    assert first_open(picks, both) is None
    assert [one.result(both) for one in picks] == [["b"], ["a"]]


def test_a_menu_offers_the_open_options_and_the_end_of_the_pick() -> None:
    def current(state: TinyState) -> Pick:
        return pick(4, 2, 3)

    menu = Menu(
        Picking,
        (
            Offer(
                Choose,
                "TINY-1.6",
                "",
                choices=(Choice("letter", options(current), ("TINY-1.6", "{letter} is not open")),),
            ),
            Offer(
                Enough, "TINY-1.6", "", guards=(enough(current, "TINY-1.6", "{need} are needed, not {have}"),)
            ),
        ),
        elsewhere,
    )

    def ask(letters: str) -> Ask:
        state: Any = TINY.bare(TINY.options())
        state.machine.agenda = [PickSome(answers=answers(letters))]
        return Ask(state, Picking(seat=0, rule="TINY-1.6"))

    assert menu.actions(ask("")) == (Choose("a"), Choose("b"), Choose("c"))
    assert menu.actions(ask("b")) == (Choose("c"), Choose("d"))
    assert menu.actions(ask("bc")) == (Choose("d"), Enough())
    assert [one.reason for one in menu.violations(ask("b"), Choose("a"))] == ["a is not open"]
    refused = menu.violations(ask("b"), Enough())[0]
    assert (refused.reason, refused.facts) == ("2 are needed, not 1", {"need": 2, "have": 1})
