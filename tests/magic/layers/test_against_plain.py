"""What the engine makes of a board, against the plain computation; again after whatever happens on it."""

from __future__ import annotations

import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import engine
from engine.magic.objects import characteristics
from tests.magic.layers.boards import random_board
from tests.magic.layers.plain import Plain
from tests.magic.layers.reading import Thing
from tests.support.selection import examples

SEEDS = st.integers(0, 2**32)


def plainly(thing: Thing) -> dict[str, Any]:
    """What can be compared."""
    return {
        "name": thing.name,
        "key": thing.key,
        "controller": thing.controller,
        "types": thing.types,
        "subtypes": thing.subtypes,
        "supertypes": thing.supertypes,
        "colors": thing.colors,
        "size": (thing.power, thing.toughness),
        "keywords": thing.keywords,
        "parametric": sorted(map(str, thing.parametric)),
        "abilities": sorted(code for code, _, _ in thing.abilities),
        "rules": sorted(thing.rules),
    }


def as_the_engine_has_it(found: Any) -> dict[str, Any]:
    """The same of the engine."""
    rules = [f"{kind} by {source} of {seat}" for kind, source, seat in (*found.cant, *found.must)]
    rules += ["DamageByToughness()"] * found.damage_by_toughness
    rules += ["DieToExile()"] * found.exiled_if_dying
    return {
        "name": found.name,
        "key": found.key,
        "controller": found.controller,
        "types": set(found.types),
        "subtypes": set(found.subtypes),
        "supertypes": set(found.supertypes),
        "colors": set(found.colors),
        "size": (found.power, found.toughness),
        "keywords": set(found.keywords),
        "parametric": sorted(map(str, found.parametric)),
        "abilities": sorted(code for code, _ in found.abilities.all),
        "rules": sorted(rules),
    }


def compare(state: Any) -> None:
    """The engine's characteristics are the plain ones."""
    plain = {ref: plainly(thing) for ref, thing in Plain(state).run().items()}
    for thing in plain.values():
        once = [one for one in ("DamageByToughness()", "DieToExile()") if one in thing["rules"]]
        thing["rules"] = sorted([one for one in thing["rules"] if one not in once] + once)
    assert {ref: as_the_engine_has_it(found) for ref, found in characteristics(state).items()} == plain


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=examples(400))
def test_boards(seed: int) -> None:
    compare(engine.decode(random_board(seed)))


@pytest.mark.slow
@given(SEEDS)
@settings(max_examples=examples(40))
def test_after_whatever_happens(seed: int) -> None:
    """Random actions; a state that was just read knows nothing of what was worked out before."""
    chance = random.Random(seed)
    state = engine.decode(random_board(seed))
    for _ in range(12):
        actions = engine.legal_actions(state)
        if not actions:
            break
        doing = [one for one in actions if one.__struct_config__.tag not in ("pass", "stay_out")]
        state = engine.apply(state, chance.choice(doing or actions)).state
        compare(state)
        decoded: Any = engine.decode(engine.encode(state))
        fresh = characteristics(decoded)
        mine = {ref: as_the_engine_has_it(found) for ref, found in characteristics(state).items()}
        assert mine == {ref: as_the_engine_has_it(found) for ref, found in fresh.items()}
