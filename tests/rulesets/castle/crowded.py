"""Crowded tables with castles: so much lies about that random play soon comes to every kind of decision."""

from __future__ import annotations

import functools
import json
import random
from typing import Any

import engine
from engine.kernel.ruleset import Ruleset
from engine.magic.library.loader import CARDS
from engine.rulesets.castle.setup import can_be_stock
from engine.rulesets.castle.state import COLUMNS, RESERVE, ROWS, STOCK
from tests.magic.crowded import crowded_document

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"castle_actions": ["look", "shift", "exchange", "conceal", "rouse"]},
    {"castle_may_attack": True, "attacker_damage": "any_attacking_source"},
    {"capability": "all_permanents", "protection": "wholly_ignored"},
    {"life_loss_by_opponent": "zero", "attacker_damage": "combat_only", "turn_limit": 40},
    {"castle_actions": [], "castle_may_attack": True, "capability": "all_permanents"},
)
"""Options that such games are played with, in turn."""
FACES = ("vacant", "down", "down", "active")


@functools.cache
def _stock() -> tuple[str, ...]:
    """Creature cards with a mana cost that stay alive, and of which a player may have several."""
    cards = ((key, card) for key, card in CARDS.items() if can_be_stock(card))
    return tuple(
        key
        for key, card in cards
        if isinstance(card.toughness, int) and card.toughness > 0 and "legendary" not in card.supertypes
    )


def crowded_castles(_ruleset: Ruleset[Any], _players: int, seed: int) -> engine.State:
    """A position in the middle of a game, by a seed."""
    return engine.decode(json.dumps(document(seed)))


def document(seed: int) -> dict[str, Any]:
    """Its document."""
    chance = random.Random(seed)
    laid = crowded_document(seed, ruleset="castle")
    laid["options"] = OPTIONS[seed % len(OPTIONS)]
    table, machine = laid["table"], laid["machine"]
    first = machine["next_id"]
    machine["rng"] = {"seed": seed}
    numbers = iter(range(first, first + 2 * STOCK))
    castles = []
    for seat in (0, 1):
        rows: list[list[str | None]] = [[None] * COLUMNS for _ in range(ROWS)]
        for row in rows:
            for column in range(COLUMNS):
                face = chance.choice(FACES)
                if face != "vacant":
                    zone = "battlefield" if face == "active" else "castle"
                    row[column] = _lay(laid, chance, next(numbers), seat, zone)
        reserve = [_lay(laid, chance, next(numbers), seat, "reserve") for _ in range(RESERVE)]
        castles.append({"rows": rows, "reserve": reserve})
    table["castles"] = {"seats": castles}
    machine["next_id"] = machine["clock"] = first + 2 * STOCK
    return laid


def _lay(laid: dict[str, Any], chance: random.Random, number: int, seat: int, zone: str) -> str:
    """A card of a stock; of one that lies face down somebody may know."""
    ref, table = f"o{number}", laid["table"]
    table["objects"][ref] = {"card": chance.choice(_stock()), "owner": seat, "zone": zone}
    if zone == "battlefield":
        table["battlefield"].append(ref)
        table["objects"][ref]["timestamp"] = number
    elif chance.random() < 0.3:
        laid["machine"]["known"][ref] = chance.choice(([seat], [0, 1]))
    return ref
