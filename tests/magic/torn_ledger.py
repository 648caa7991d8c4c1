"""A creature with an ability of any cost, which its controller has begun to pay."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

import engine
from engine.magic.custom_cards import key_for
from engine.magic.language.abilities import Card
from tests.harness import plain
from tests.magic.table import document, side

LANDS = "Forest*20"


DRAW = ({"do": "draw"},)


def drawing(cost: Mapping[str, Any], do: Sequence[Mapping[str, Any]] = DRAW) -> dict[str, Any]:
    """A creature card by which one draws a card, or does something else, at this cost."""
    ability = {"ability": "activated", "cost": cost, "do": list(do)}
    bear = {"cost": "{R}", "types": ["creature"], "subtypes": ["Bear"], "power": 2, "toughness": 2}
    return {"name": "Torn Ledger", **bear, "abilities": [ability]}


def begun(
    cost: Mapping[str, Any],
    hand: str,
    library: str = LANDS,
    lands: str = "",
    do: Sequence[Mapping[str, Any]] = DRAW,
    beside: Sequence[Mapping[str, Any]] = (),
) -> engine.State:
    """The first player has just activated an ability with this cost, of a card with others ``beside`` it.

    Raises:
        StopIteration: it cannot be paid.
    """
    card = drawing(cost, do)
    card["abilities"] += beside
    own = side(f"Choosy Smith, {lands}" if lands else "Choosy Smith", hand=hand, library=library)
    written = document([own, side(hand="Shock", library="Island*3")], step="main1", turn=1)
    (smith,) = written["table"]["cards"]
    key = key_for(msgspec.convert(card, Card))
    position = json.loads(json.dumps(written).replace(smith, key))
    position["table"]["cards"] = {key: card}
    state = engine.decode(json.dumps(position))
    activate = next(one for one in engine.legal_actions(state) if plain(one)["type"] == "activate")
    applied: engine.State = engine.apply(state, activate).state
    return applied
