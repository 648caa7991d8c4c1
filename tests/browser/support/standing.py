"""A small position of a duel with much in it."""

from __future__ import annotations

from typing import Any

ANGEL = {"name": "Serra Angel", "type": "Creature — Angel (4/4)", "text": "Flying, vigilance"} | {
    "cost": "{3}{W}{W}",
    "numbers": {"mana_value": 5, "power": 4, "toughness": 4},
    "types": ["creature", "Angel"],
    "colors": ["W"],
    "keywords": ["flying", "vigilance"],
}
BEARS = {"name": "Grizzly Bears", "type": "Creature — Bear (2/2)", "text": "", "cost": "{1}{G}"} | {
    "numbers": {"mana_value": 2, "power": 2, "toughness": 2},
    "types": ["creature", "Bear"],
    "colors": ["G"],
}
FROG = {"printed": {"subtypes": ["Angel"], "keywords": ["flying", "vigilance"], "toughness": 4}} | {
    "changes": [
        {"layer": "6", "rule": "CR-613.1f", "change": "abilities", "source": "o22", "controller": 0}
        | {"text": "It loses all abilities until end of turn.", "became": {"keywords": []}},
        {"layer": "7b", "rule": "CR-613.4b", "change": "set_power_toughness", "controller": 0}
        | {"text": "It has base toughness 1.", "became": {"toughness": 1}},
    ]
}


def permanent(ref: str, card: str, controller: int, **more: Any) -> dict[str, Any]:
    """A permanent of a view."""
    known = {"name": CARDS[card]["name"], "owner": controller, "controller": controller}
    types = {"types": [str(CARDS[card]["types"][0])], "subtypes": [str(CARDS[card]["types"][-1])]}
    return {"id": ref, "card": card, **known, **types, **more}


CARDS: dict[str, dict[str, Any]] = {
    "serra_angel": ANGEL,
    "grizzly_bears": BEARS,
    "shock": {
        "name": "Shock",
        "type": "Instant",
        "text": "Shock deals 2 damage to any target.",
        "cost": "{R}",
    }
    | {"types": ["instant"], "colors": ["R"]},
    "holy_strength": {"name": "Holy Strength", "type": "Enchantment — Aura", "text": "Enchant creature"}
    | {"types": ["enchantment", "Aura"], "colors": ["W"]},
    "island": {"name": "Island", "type": "Basic Land — Island", "text": "({T}: Add {U}.)"}
    | {"types": ["land", "Island"], "colors": ["C"]},
}


def standing() -> dict[str, Any]:
    """A small position of a duel with much in it, as seat 0 sees it."""
    field = [
        permanent("o1", "grizzly_bears", 0, power=2, toughness=2, tapped=True, damage=1, sick=True),
        permanent("o2", "serra_angel", 1, power=4, toughness=1, counters={"+1/+1": 2}) | FROG,
        permanent("o3", "holy_strength", 0, attached_to="o2"),
        permanent("o4", "holy_strength", 1, attached_to="o3"),
        permanent("o5", "holy_strength", 1, attached_to="o6"),
        permanent("o6", "holy_strength", 1, attached_to="o5"),
        permanent("o7", "island", 0),
        permanent("o14", "island", 1, owner=0),
    ]
    stack = [
        {"id": "o8", "spell": "shock", "controller": 0, "source": "o8"}
        | {"targets": [{"target": "any", "chosen": ["o2"]}]},
        {"id": "o9", "ability": "serra_angel/0", "controller": 1, "source": "o99", "text": "Deals 1 damage."}
        | {"targets": [{"target": "any", "chosen": ["seat:0"]}]},
    ]
    hand = [{"id": "o10", "card": "shock", "name": "Shock", "owner": 0}]
    buried = [{"id": "o11", "card": "shock", "name": "Shock", "owner": 1}]
    seats = [
        {"name": "Ada", "life": 20, "cards_in_hand": 1, "hand": hand, "cards_in_library": 40, "mana": ["G"]},
        {"name": "Grace", "life": 7, "poison": 3, "cards_in_hand": 4, "cards_in_library": 33}
        | {"graveyard": buried},
    ]
    attackers = [{"creature": "o1", "defender": "seat:1", "blocked": True, "blockers": ["o2"]}]
    view = {"seat": 0, "turn": 7, "active": 0, "starting_seat": 1, "step": "declare_blockers", "seats": seats}
    exile = [
        {"id": "o12", "card": "shock", "name": "Shock", "owner": 1},
        {"id": "o13", "card": "shock", "name": "Shock"},
    ]
    view |= {"exile": exile, "battlefield": field, "stack": stack, "attackers": attackers, "faces": CARDS}
    return {"seat": 0, "view": view, "decision": {"type": "priority", "seat": 0}, "legal_actions": []}
