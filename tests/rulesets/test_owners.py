"""Who owns a permanent matters as it leaves, and nowhere else (CR 108.3, 109.5): with other owners and the
same controllers the same can be done."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest

import engine
from tests.magic.crowded import choose, crowded_document
from tests.rulesets.castle.crowded import document as castle_document
from tests.rulesets.five_colors.crowded import document as five_colors_document
from tests.rulesets.splendagic.crowded import document as splendagic_document

Document = dict[str, Any]
DOCUMENTS: dict[str, Callable[[int], Document]] = {
    "duel": crowded_document,
    "castle": castle_document,
    "five_colors": five_colors_document,
    "splendagic": splendagic_document,
}
GAMES, DECISIONS = 6, 40


def bound_to_owners(table: Document) -> set[str]:
    """The permanents that are where they are because of their owners: active castle creatures, Walls."""
    castles = table.get("castles", {}).get("seats", ())
    realms = table.get("realms", {}).get("seats", ())
    standing = {ref for castle in castles for row in castle.get("rows", ()) for ref in row}
    return standing | {
        ref for realm in realms for place in realm.get("provinces", ()) for ref in place.get("walls", ())
    }


def re_owned(document: Document) -> tuple[Document, set[str]]:
    """The same with permanents that belong to their controllers' opponents, and which these are."""
    other: Document = json.loads(json.dumps(document))
    table, changed = other["table"], set()
    for ref in table["battlefield"]:
        thing = table["objects"][ref]
        if ref not in bound_to_owners(table):
            holder = thing.get("controller")
            holder = thing["owner"] if holder is None else holder
            thing.update(owner=1 - holder, controller=holder)
            changed.add(ref)
    return other, changed


@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("ruleset", DOCUMENTS)
def test_the_same_can_be_done_whoever_owns_the_permanents(ruleset: str, seed: int) -> None:
    """The games go side by side until one of these permanents leaves."""
    document = DOCUMENTS[ruleset](seed)
    other, changed = re_owned(document)
    assert changed
    state, twin = (engine.decode(json.dumps(one)) for one in (document, other))
    chance = random.Random(seed)
    for _ in range(DECISIONS):
        if engine.outcome(state) is not None or not changed <= {*state.table.battlefield}:
            return
        assert engine.legal_actions(state) == engine.legal_actions(twin)
        action = choose(state, chance)
        state, twin = (engine.apply(one, action).state for one in (state, twin))
