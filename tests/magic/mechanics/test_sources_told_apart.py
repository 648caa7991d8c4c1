"""Which sources of mana a player chooses between: those that can be told apart (CORE-R3, CORE-R14)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

import engine
from tests.magic.table import Play, document, side

ELVES, WARDEN = "Llanowar Elves", "Warden of Many"
ROD = "Lantern Rod"
Differing = Mapping[str, Any]
STOLEN: Differing = {"owner": 1, "controller": 0}
"""A controls what B owns."""


def two(name: str, first: Differing, second: Differing) -> Play:
    """A has two sources of a kind, with these fields, and {W} or {G} to pay; names stand for ids."""
    hand = "Gods Willing" if name == WARDEN else "Giant Growth"
    mine, theirs = f"{name}*2, Hill Giant, Savannah Lions", "Craw Wurm, Grizzly Bears"
    written = document([side(mine, hand=hand), side(theirs, exile="Wind Drake, Serra Angel")])
    objects = written["table"]["objects"]
    refs = {thing["card"]: ref for ref, thing in objects.items()}
    for ref, fields in zip(written["table"]["battlefield"], (first, second), strict=False):
        for field, value in fields.items():
            named = [refs[one] for one in value] if isinstance(value, list) else value
            objects[ref][field] = refs[value] if field == "attached_to" else named
    game = Play(written)
    game.play(f"A cast {hand}; A target Hill Giant")
    return game


ALIKE: list[tuple[str, Differing, Differing]] = [
    (ELVES, {}, {}),
    (ELVES, {"damaged_by": ["craw_wurm"]}, {"damaged_by": ["craw_wurm"]}),
    (ELVES, STOLEN, STOLEN),
    (ELVES, {"counters": {"+1/+1": 2}}, {"counters": {"+1/+1": 2}}),
    (ELVES, {"timestamp": 1}, {"timestamp": 9}),
]
DIFFERENT: list[tuple[str, Differing, Differing]] = [
    (ELVES, {"damaged_by": ["craw_wurm"]}, {}),
    (ELVES, {"damaged_by": ["craw_wurm"]}, {"damaged_by": ["grizzly_bears"]}),
    (WARDEN, {"linked": ["wind_drake"]}, {}),
    (WARDEN, {"linked": ["wind_drake"]}, {"linked": ["serra_angel"]}),
    (ELVES, STOLEN, {}),
    (ELVES, {"counters": {"+1/+1": 1}}, {}),
    (ELVES, {"card": "clone", "copy_of": "llanowar_elves"}, {}),
    (ELVES, {"copy_of": "llanowar_elves"}, {"card": "clone", "copy_of": "llanowar_elves"}),
    (ELVES, {"stays_tapped": True}, {}),
    (ROD, {"attached_to": "hill_giant"}, {}),
    (ROD, {"attached_to": "hill_giant"}, {"attached_to": "savannah_lions"}),
]


@pytest.mark.parametrize(("name", "first", "second"), ALIKE)
def test_the_first_of_those_that_are_alike_is_used(name: str, first: Differing, second: Differing) -> None:
    game = two(name, first, second)
    assert game.asked() == "priority"
    assert [game.thing(f"{name}#{number}").tapped for number in (1, 2)] == [True, False]


@pytest.mark.parametrize(("name", "first", "second"), DIFFERENT)
def test_between_those_that_differ_the_player_chooses(name: str, first: Differing, second: Differing) -> None:
    game = two(name, first, second)
    assert game.asked() == "pay_mana"
    refs = game.table.battlefield[:2]
    paying = {one.source: one for one in engine.legal_actions(game.state) if hasattr(one, "source")}
    assert list(paying) == refs
    game.take(paying[refs[1]])
    assert [game.table.objects[ref].tapped for ref in refs] == [False, True]
