"""Evasion: what a creature cannot block (CR 509.1b, 702)."""

from __future__ import annotations

from typing import Any

import pytest

import engine
from engine.magic.characteristics import Characteristics
from engine.magic.language.changes import Cant
from engine.magic.language.filters import Filter
from engine.magic.language.keywords import Keyword
from engine.magic.library.loader import definition_of
from engine.magic.objects import characteristics
from engine.magic.procedures.combat.blocking import Block
from engine.magic.procedures.combat.restrictions import PAIRS, Pair, may, pair
from tests.magic.table import side
from tests.sides import one_sided

from .fight import NOTHING, Fight, attacked, fight

Features = dict[str, Any]


own_features = one_sided("the features are given to a state in memory, whose other side lacks them")


def bears(lands: str = "", *, own_lands: str = "") -> Fight:
    """One Grizzly Bears, o1, attacks; another may block, o2 unless A has lands."""
    mine = side(battlefield=f"Grizzly Bears, {own_lands}", library="")
    return attacked(mine, f"Grizzly Bears, {lands}", "A attack Grizzly Bears#1 → B")


def broken(attacking: Features, blocking: Features, lands: str = "") -> list[str]:
    """The rules that keep one Grizzly Bears from blocking another, both with these features."""
    game = bears(lands)
    attacker, blocker = game.ref("Grizzly Bears#1"), game.ref("Grizzly Bears#2")
    give(game, attacker, attacking)
    give(game, blocker, blocking)
    verdict = engine.check(game.state, Block(blocker, attacker))
    assert verdict.legal == (not verdict.violations)
    assert verdict.legal == may(PAIRS, pair_of(game))
    return [violation.rule for violation in verdict.violations]


def give(game: Fight, ref: str, features: Features) -> None:
    """Let a creature have these features; those of others like it stay as they are."""
    known = characteristics(game.state)
    known[ref] = known[ref].copy()
    for feature, value in features.items():
        setattr(known[ref], feature, value)


def pair_of(game: Fight) -> Pair:
    """The two creatures."""
    found = pair(game.state, game.ref("Grizzly Bears#2"), game.ref("Grizzly Bears#1"))
    assert found is not None
    return found


def has(*keywords: str) -> Features:
    """These keywords and no others."""
    return {"keywords": frozenset(keywords)}


@own_features
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
        ({"cant": ((Cant(be_blocked=True), "o1", 0),)}, {}, ["CR-509.1b"]),
        ({"cant": ((Cant(be_blocked_by=Filter(colors=("G",))), "o1", 0),)}, {}, ["CR-509.1b"]),
        ({"cant": ((Cant(be_blocked_by=Filter(colors=("R",))), "o1", 0),)}, {}, []),
        ({}, {"cant": ((Cant(block_except=Filter(keywords=("flying",))), "o2", 1),)}, ["CR-509.1b"]),
        (
            has("flying"),
            {"cant": ((Cant(block_except=Filter(keywords=("flying",))), "o2", 1),)},
            ["CR-702.9b"],
        ),
        (has("flying", "fear"), {}, ["CR-702.9b", "CR-702.36b"]),
    ],
)
def test_evasion(attacking: Features, blocking: Features, rules: list[str]) -> None:
    assert broken(attacking, blocking) == rules


@own_features
@pytest.mark.parametrize(("lands", "rules"), [("", []), ("Swamp", ["CR-702.14c"]), ("Forest", [])])
def test_landwalk(lands: str, rules: list[str]) -> None:
    assert broken({"parametric": (Keyword("landwalk", "Swamp"),)}, {}, lands) == rules


@own_features
def test_the_attackers_own_lands_do_not_matter_for_landwalk() -> None:
    game = bears(own_lands="Swamp")
    give(game, game.ref("Grizzly Bears#1"), {"parametric": (Keyword("landwalk", "Swamp"),)})
    assert may(PAIRS, pair_of(game))


def test_cards_that_say_so() -> None:
    game = attacked(
        "Juggernaut, Paladin en-Vec",
        "Wall of Omens, Hill Giant",
        "A attack Paladin en-Vec → B",
    )
    game.legal("stay_out Wall of Omens", "block Wall of Omens → Paladin en-Vec")
    game.play("B stay_out Wall of Omens")
    game.legal("stay_out Hill Giant", "block Hill Giant → Juggernaut")


def test_what_is_not_on_the_battlefield_is_no_pair() -> None:
    game = fight("Grizzly Bears", "")
    assert pair(game.state, game.ref("Grizzly Bears"), NOTHING) is None
    assert pair(game.state, NOTHING, game.ref("Grizzly Bears")) is None


def test_protection_is_from_the_blocker_as_it_is_now() -> None:
    knight = Characteristics(definition_of("white_knight"), 0)
    zombies = Characteristics(definition_of("scathe_zombies"), 1)
    about = Pair(fight("", "").state, "b", "a", zombies, knight)
    rules = [
        restriction.rule
        for restriction in PAIRS
        if restriction.rule == "CR-702.16f" and restriction.broken(about)
    ]
    assert rules == ["CR-702.16f"]
    zombies.colors = frozenset("G")
    assert not any(one.broken(about) for one in PAIRS if one.rule == "CR-702.16f")
