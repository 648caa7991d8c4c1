"""Cards as they could be printed; their texts are invented."""

from __future__ import annotations

from typing import Any

from compiler.printed import Printed, type_line


def printed(text: str, kind: str = "Creature — Bear", name: str = "Mossback", **more: Any) -> Printed:
    """A card with this text; a creature is 2/2 unless ``more`` says otherwise."""
    supertypes, types, subtypes = type_line(kind)
    size = {"power": "2", "toughness": "2"} if "creature" in types else {}
    known: dict[str, Any] = {"mana_cost": "" if "land" in types else "{2}", **size, **more}
    return Printed(name=name, text=text, supertypes=supertypes, types=types, subtypes=subtypes, **known)


def scryfall(text: str, kind: str = "Creature — Bear", name: str = "Mossback", **more: Any) -> dict[str, Any]:
    """The same as an entry of Scryfall's ``oracle_cards``."""
    size = {"power": "2", "toughness": "2"} if "Creature" in kind else {}
    cost = "" if "Land" in kind else "{2}"
    entry = {"object": "card", "layout": "normal", "oracle_id": f"id of {name}", "rarity": "common"}
    return {**entry, "name": name, "mana_cost": cost, "type_line": kind, "oracle_text": text, **size, **more}


def mtgjson(text: str, kind: str = "Creature — Bear", name: str = "Mossback", **more: Any) -> dict[str, Any]:
    """The same as a face in MTGJSON's ``AtomicCards``."""
    supertypes, types, subtypes = type_line(kind)
    size = {"power": "2", "toughness": "2"} if "creature" in types else {}
    face = {"name": name, "layout": "normal", "manaCost": "" if "land" in types else "{2}", "text": text}
    kinds = {
        "supertypes": [word.capitalize() for word in supertypes],
        "types": [word.capitalize() for word in types],
        "subtypes": list(subtypes),
    }
    return {**face, **kinds, "identifiers": {"scryfallOracleId": f"id of {name}"}, **size, **more}
