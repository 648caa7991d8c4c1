"""Crowded tables with a middle: so much lies about that random play soon comes to every kind of decision."""

from __future__ import annotations

import itertools
import json
import random
from typing import Any

import engine
from engine.kernel.ruleset import Ruleset
from engine.magic.library.loader import CARDS
from engine.rulesets.splendagic.card_set import GROUPS, SHIPPED
from engine.rulesets.splendagic.lands import OF_EACH_COLOUR, WASTES
from engine.rulesets.splendagic.state import KINDS, LEVELS, SLOTS
from tests.magic.crowded import crowded_document

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"wastes_mode": "any", "reserve_limit": 2},
    {"forced_pw": "off", "attack": "left", "limit_counts_attached": True},
    {"splendor_mandatory": False, "wastes_takeable": False, "pw_sources": "creatures"},
    {"multicolor_attach": "none", "tokens_generate": False, "blind_reserve": "revealed", "attack": "right"},
    {"attach_source": "unlimited", "hand_creature_uses_action": True, "life": 12, "mulligan": "none"},
)
"""Options that such games are played with, in turn; each option is among them."""
LIBRARY = 8
DECK = 5
UNDER = 0.4
"""How many of the creatures and planeswalkers have a land card under them."""


def crowded_middle(_ruleset: Ruleset[Any], players: int, seed: int) -> engine.State:
    """A position in the middle of a game, by a seed."""
    return engine.decode(json.dumps(document(seed, players)))


def document(seed: int, players: int = 2) -> dict[str, Any]:
    """Its document."""
    chance = random.Random(seed)
    laid = crowded_document(seed, players, "splendagic")
    laid["options"] = OPTIONS[seed % len(OPTIONS)]
    table, machine = laid["table"], laid["machine"]
    machine["rng"] = {"seed": seed}
    numbers = itertools.count(machine["next_id"])
    cards = {group: chance.sample(sorted(SHIPPED[group]), len(SHIPPED[group])) for group in GROUPS}

    def lay(group: Any, zone: str, owner: int | None = None) -> str:
        ref = f"o{next(numbers)}"
        table["objects"][ref] = {"card": cards[group].pop(), "owner": owner, "zone": zone}
        return ref

    reserved: dict[str, Any] = {}
    for seat, player in enumerate(table["seats"]):
        for ref in player.pop("library", []):
            del table["objects"][ref]
        player["library"] = [lay("player_deck", "library", seat) for _ in range(LIBRARY)]
        if chance.random() < 0.6:
            level = chance.randint(1, LEVELS)
            ref = lay(f"level{level}", "library", seat)
            player["library"].insert(0, ref)
            is_open = chance.random() < 0.5
            reserved[ref] = {"level": level, "turn": table["turn"] - 1, "face_up": is_open}
            machine["known"][ref] = [*range(players)] if is_open else [seat]
    table["middle"] = {
        "market": [[lay(f"level{level}", "market") for _ in range(SLOTS)] for level in range(1, LEVELS + 1)],
        "decks": [
            [lay(f"level{level}", "creature_decks") for _ in range(DECK)] for level in range(1, LEVELS + 1)
        ],
        "planeswalkers": [lay("planeswalkers", "planeswalker_row") for _ in range(players + 1)],
        "removed": [lay("planeswalkers", "removed") for _ in range(3)],
    }
    table["lands"] = _lands(chance, table, players)
    table["reserves"] = {"cards": reserved}
    machine["next_id"] = machine["clock"] = next(numbers)
    return laid


def _lands(chance: random.Random, table: dict[str, Any], players: int) -> dict[str, Any]:
    """Land cards in stocks and under permanents, as far as there are."""
    left = dict.fromkeys(KINDS, OF_EACH_COLOUR[players]) | {"wastes": WASTES}
    under: dict[str, str] = {}
    for ref in table["battlefield"]:
        types = CARDS.get(table["objects"][ref]["card"])
        if types is not None and {"creature", "planeswalker"} & set(types.types) and chance.random() < UNDER:
            kind = chance.choice(KINDS)
            if left[kind]:
                left[kind] -= 1
                under[ref] = kind
    stocks = [[0] * len(KINDS) for _ in range(players)]
    for stock in stocks:
        for _ in range(chance.randint(3, 8)):
            index = chance.randrange(len(KINDS))
            if left[KINDS[index]]:
                left[KINDS[index]] -= 1
                stock[index] += 1
    return {"stocks": stocks, "under": under}
