"""Crowded tables with provinces: so much lies about that random play soon comes to every kind of decision."""

from __future__ import annotations

import functools
import itertools
import json
import random
from typing import Any

import engine
from engine.kernel.ruleset import Ruleset
from engine.magic.language.abilities import Activated, is_mana_ability
from engine.magic.library.loader import CARDS
from engine.rulesets.five_colors.kinds import is_dynasty, is_event
from tests.magic.crowded import crowded_document

OPTIONS: tuple[dict[str, Any], ...] = (
    {},
    {"event_scope": "as_printed"},
    {"event_scope": "as_printed", "weaker_side_strikes": True},
    {"protection_action": "unlimited", "focus_cards": "return_to_hand"},
    {"protection_action": "taps_itself"},
    {"weaker_side_strikes": True},
)
"""Options that such games are played with, in turn."""
STEPS = ("actions", "actions", "recruitment", "battle_begin", "events")
DECK = 12


@functools.cache
def _cards(*, dynasty: bool) -> tuple[str, ...]:
    """The cards of a kind of deck that games are played with."""
    return tuple(
        key for key, card in CARDS.items() if is_dynasty(card) == dynasty and "planeswalker" not in card.types
    )


def crowded_realms(_ruleset: Ruleset[Any], _players: int, seed: int) -> engine.State:
    """A position in the middle of a game, by a seed."""
    return engine.decode(json.dumps(document(seed)))


def event_windows(_ruleset: Ruleset[Any], _players: int, seed: int) -> engine.State:
    """A position in which the active player's provinces are about to be turned up, with an event among them
    that has an activated ability."""
    laid = document(seed)
    table, chance = laid["table"], random.Random(seed)
    table["step"] = "events"
    realms = table["realms"]["seats"][table.get("active", 0)]
    place = chance.choice(realms["provinces"])
    ref = place.get("card")
    if ref is None:
        ref = place["card"] = f"o{laid['machine']['next_id']}"
        laid["machine"]["next_id"] += 1
        laid["machine"]["clock"] += 1
    place["face_up"] = False
    laid["machine"]["known"].pop(ref, None)
    card = chance.choice(_activated_events())
    table["objects"][ref] = {"card": card, "owner": table.get("active", 0), "zone": "province"}
    return engine.decode(json.dumps(laid))


@functools.cache
def _activated_events() -> tuple[str, ...]:
    """Events with abilities for the window (L5C-10.5)."""
    return tuple(
        key
        for key, card in CARDS.items()
        if is_event(card)
        and any(isinstance(one, Activated) and not is_mana_ability(one) for one in card.abilities)
    )


def document(seed: int) -> dict[str, Any]:
    """Its document."""
    chance = random.Random(seed)
    laid = crowded_document(seed, ruleset="five_colors")
    laid["options"] = OPTIONS[seed % len(OPTIONS)]
    table, machine = laid["table"], laid["machine"]
    table["step"] = chance.choice(STEPS)
    machine["rng"] = {"seed": seed}
    numbers = itertools.count(machine["next_id"])

    def lay(seat: int, zone: str, *, dynasty: bool) -> str:
        ref = f"o{next(numbers)}"
        card = chance.choice(_cards(dynasty=dynasty))
        table["objects"][ref] = {"card": card, "owner": seat, "zone": zone}
        return ref

    realms = []
    for seat, player in enumerate(table["seats"]):
        for ref in player.pop("library", []):
            del table["objects"][ref]
        player["library"] = [lay(seat, "library", dynasty=False) for _ in range(DECK)]
        places: list[dict[str, Any]] = []
        for _ in range(chance.randint(2, 5)):
            place: dict[str, Any] = {}
            if chance.random() < 0.8:
                place["card"] = ref = lay(seat, "province", dynasty=True)
                place["face_up"] = (
                    not is_event(CARDS[table["objects"][ref]["card"]]) and chance.random() < 0.6
                )
                if place["face_up"] or chance.random() < 0.2:
                    machine["known"][ref] = [0, 1]
            places.append(place)
        dynasty = [lay(seat, "dynasty", dynasty=True) for _ in range(DECK)]
        colour, gained = chance.choice("WUBRG"), chance.choice((0, 0, 5, 11))
        realms.append({"colour": colour, "provinces": places, "dynasty": dynasty, "life_gained": gained})
    table["realms"] = {"seats": realms}
    machine["next_id"] = machine["clock"] = next(numbers)
    return laid
