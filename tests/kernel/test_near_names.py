"""Names that a wrong one could be meant for."""

from __future__ import annotations

import pytest

from engine.kernel.near_names import LONGEST_NAME, Names

NAMES = Names(
    ["Lightning Bolt", "Lightning Helix", "Juzám Djinn", "Shock", "Opt", "Grizzly Bears", "Lightning Bolts"]
)


@pytest.mark.parametrize(
    ("wrong", "near"),
    [
        ("Lightning Blot", "Lightning Bolt"),
        ("LIGHTNING HELX", "Lightning Helix"),
        ("juzam djin", "Juzám Djinn"),
        ("Shok", "Shock"),
        ("grizly_bears", "Grizzly Bears"),
    ],
)
def test_a_near_name_is_found_whatever_case_and_accents(wrong: str, near: str) -> None:
    assert NAMES.near(wrong) == (near,)


def test_the_likeliest_come_first_and_no_more_than_asked_for() -> None:
    assert NAMES.near("Lightning Bolt", 3) == ("Lightning Bolt", "Lightning Bolts", "Lightning Helix")
    assert NAMES.near("Lightning Bolt", 2) == ("Lightning Bolt", "Lightning Bolts")


@pytest.mark.parametrize("other", ["", "zzz", "Counterspell", "x" * 10_000, "Light", "\0\n"])
def test_what_is_like_none_of_them_has_no_near_name(other: str) -> None:
    assert NAMES.near(other) == ()


def test_names_that_share_trigrams_alone_are_not_near() -> None:
    assert Names(["abc bca cab"]).near("cab bca abc bca cab abc bca") == ()


def test_the_end_of_a_long_name_is_not_compared() -> None:
    long = "Borborygmos " * 20
    assert Names([long]).near(long[:LONGEST_NAME] + "another end") == (long,)
