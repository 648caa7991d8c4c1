"""Evasion: what a creature cannot block (CR 509.1b, 702)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.characteristics import Characteristics, characteristics
from engine.magic.language.changes import Cant
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import Keyword
from engine.magic.library.loader import definition_of
from engine.magic.procedures.combat.blocking import Block
from engine.magic.procedures.combat.restrictions import PAIRS, Pair, may, pair

from .board import Board

Features = dict[str, Any]


def broken(attacking: Features, blocking: Features, *lands: str) -> list[str]:
    """The rules that keep one Grizzly Bears from blocking another, both with these features."""
    board = Board().put(0, "grizzly_bears attacker").put(1, "grizzly_bears blocker", *lands)
    board.attack("attacker seat:1").begin("declare_blockers")
    give(board, "attacker", attacking)
    give(board, "blocker", blocking)
    verdict = engine.check(board.state, Block("blocker", "attacker"))
    assert verdict.legal == (not verdict.violations)
    assert verdict.legal == may(PAIRS, pair_of(board))
    return [violation.rule for violation in verdict.violations]


def give(board: Board, name: str, features: Features) -> None:
    """Let a creature have these features; those of others like it stay as they are."""
    known = characteristics(board.state)
    known[name] = known[name].copy()
    for feature, value in features.items():
        setattr(known[name], feature, value)


def pair_of(board: Board) -> Pair:
    """The two creatures."""
    found = pair(board.state, "blocker", "attacker")
    assert found is not None
    return found


def has(*keywords: str) -> Features:
    """These keywords and no others."""
    return {"keywords": frozenset(keywords)}


@pytest.mark.parametrize(
    ("attacking", "blocking", "rules"),
    [
        ({}, {}, []),
        (has("flying"), {}, ["CR-702.9b"]),
        (has("flying"), has("flying"), []),
        (has("flying"), has("reach"), []),
        ({}, has("flying"), []),
        (has("horsemanship"), {}, ["CR-702.31b"]),
        (has("horsemanship"), has("horsemanship"), []),
        (has("shadow"), {}, ["CR-702.28b"]),
        ({}, has("shadow"), ["CR-702.28b"]),
        (has("shadow"), has("shadow"), []),
        (has("fear"), {}, ["CR-702.36b"]),
        (has("fear"), {"colors": frozenset("BG")}, []),
        (has("fear"), {"types": frozenset({"artifact", "creature"})}, []),
        (has("intimidate"), {"colors": frozenset("RW")}, ["CR-702.13b"]),
        (has("intimidate"), {}, []),
        (has("intimidate"), {"colors": frozenset(), "types": frozenset({"artifact", "creature"})}, []),
        (has("skulk"), {"power": 3}, ["CR-702.118b"]),
        (has("skulk"), {"power": 2}, []),
        ({"parametric": (Keyword("protection", "G"),)}, {}, ["CR-702.16f"]),
        ({"parametric": (Keyword("protection", "creatures"),)}, {}, ["CR-702.16f"]),
        ({"parametric": (Keyword("protection", "R"),)}, {}, []),
        ({}, {"parametric": (Keyword("protection", "G"),)}, []),
        ({"cant": ((Cant(be_blocked=True), "attacker", 0),)}, {}, ["CR-509.1b"]),
        ({"cant": ((Cant(be_blocked_by=Filter(colors=("G",))), "attacker", 0),)}, {}, ["CR-509.1b"]),
        ({"cant": ((Cant(be_blocked_by=Filter(colors=("R",))), "attacker", 0),)}, {}, []),
        ({}, {"cant": ((Cant(block_except=Filter(keywords=("flying",))), "blocker", 1),)}, ["CR-509.1b"]),
        (
            has("flying"),
            {"cant": ((Cant(block_except=Filter(keywords=("flying",))), "blocker", 1),)},
            ["CR-702.9b"],
        ),
        (has("flying", "fear"), {}, ["CR-702.9b", "CR-702.36b"]),
    ],
)
def test_evasion(attacking: Features, blocking: Features, rules: list[str]) -> None:
    assert broken(attacking, blocking) == rules


@pytest.mark.parametrize(("lands", "rules"), [((), []), (("swamp",), ["CR-702.14c"]), (("forest",), [])])
def test_landwalk(lands: tuple[str, ...], rules: list[str]) -> None:
    assert broken({"parametric": (Keyword("landwalk", "Swamp"),)}, {}, *lands) == rules


def test_the_attackers_own_lands_do_not_matter_for_landwalk() -> None:
    board = (
        Board()
        .put(0, "swamp", "grizzly_bears attacker")
        .put(1, "grizzly_bears blocker")
        .attack("attacker seat:1")
    )
    give(board, "attacker", {"parametric": (Keyword("landwalk", "Swamp"),)})
    assert may(PAIRS, pair_of(board))


def test_cards_that_say_so() -> None:
    board = (
        Board()
        .put(0, "juggernaut", "paladin_en_vec paladin")
        .put(1, "wall_of_omens wall", "hill_giant giant")
    )
    board.attack("paladin seat:1").begin("declare_blockers")
    assert board.legal() == ["stay_out wall", "block wall paladin"]
    board.play("stay_out wall")
    assert board.legal() == ["stay_out giant", "block giant juggernaut"]


def test_what_is_not_on_the_battlefield_is_no_pair() -> None:
    board = Board().put(0, "grizzly_bears")
    assert pair(board.state, "grizzly_bears", "nothing") is None
    assert pair(board.state, "nothing", "grizzly_bears") is None


def test_protection_is_from_the_blocker_as_it_is_now() -> None:
    knight = Characteristics(definition_of("white_knight"), 0)
    bears = Characteristics(definition_of("scathe_zombies"), 1)
    about = Pair(Board().state, "b", "a", bears, knight)
    rules = [
        restriction.rule
        for restriction in PAIRS
        if restriction.rule == "CR-702.16f" and restriction.broken(about)
    ]
    assert rules == ["CR-702.16f"]
    bears.colors = frozenset("G")
    assert not any(one.broken(about) for one in PAIRS if one.rule == "CR-702.16f")
