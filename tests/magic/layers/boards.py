"""Boards at random: creatures, lands, anthems, Auras, Equipment and changers of the library and made up, with
counters, owners, timestamps, and effects of spells that have resolved."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from engine.magic.effects.permanents import Until
from engine.magic.library.definition import Definition
from engine.magic.library.loader import definition_of
from tests.magic.made_up import brought, definitions, key

CREATURES = (
    "Grizzly Bears", "Hill Giant", "Serra Angel", "Raging Goblin", "Darksteel Myr", "Wall of Omens",
    "White Knight", "Paladin en-Vec", "Tarmogoyf", "Spawn of Rix Maadi", "Safehold Elite", "Juggernaut",
    "Bear Queen", "Hoard Wurm", "Late Bloomer", "Saproling Token", "Ascending Wolf",
)  # fmt: skip
OTHERS = (
    "Glorious Anthem", "Crusade", "Bad Moon", "Icy Manipulator", "Forest", "Goblin Tide", "Iron Goblins",
    "Pale Goblins", "Blue Dusk", "White Dawn", "Iron Wings", "Clipped Wings", "Watchful Ground", "Dull Age",
    "Living Dreams", "Small Pride", "Great Envy", "Unleashed Horde", "Crowded Hall", "Peak of Power",
    "Propaganda", "Turn Banner", "Stubborn Banner", "Saproling Crown",
    "Adorned Herd", "Broad Shoulders", "Pride of the Plain", "Charged Golem",
)  # fmt: skip
LANDS = (
    "Forest", "Twin Grove", "Wastes", "Kher Keep", "Darksteel Citadel", "Risen Grove",
    "Rallying Ground", "Waking Ground", "Tomb of Yawgmoth", "Blood Moon", "Barren Sands", "Living Groves",
)  # fmt: skip
ATTACHED = (
    "Rancor", "Pacifism", "Control Magic", "Slow Theft", "Twin Might", "Bonesplitter", "Flayer Husk",
    "Viridian Longbow", "Firebreathing", "Arrest", "Lure", "Growing Bark", "Feeble Hex", "Claustrophobia",
    "Spreading Seas", "Evil Presence",
)  # fmt: skip
SPELLS = (
    "Turn to Frog", "Giant Growth", "Act of Treason", "Twisted Image", "Aphotic Wisps", "Gods Willing",
    "Disfigure", "Awaken", "Petrify", "Plain Cloth", "Long Theft", "Magma Spray", "Lasting Calm",
    "Tideshaper",
)  # fmt: skip


def _definition(name: str) -> Definition:
    """Of a made-up card or one of the library."""
    found = {one.key: one for one in definitions()}.get(name)
    return definition_of(name) if found is None else found


class Board:
    """Writes a position with everything that changes characteristics."""

    def __init__(self, chance: random.Random) -> None:
        self.chance = chance
        self.objects: dict[str, dict[str, Any]] = {}
        self.cards: dict[str, Any] = {}
        self.battlefield: list[str] = []
        self.effects: list[dict[str, Any]] = []
        self.clock = 1

    def put(self, name: str, seat: int, zone: str = "battlefield", **more: Any) -> str:
        """A card somewhere."""
        ref = f"o{len(self.objects) + 1}"
        self.cards.update(brought(name))
        self.objects[ref] = {"card": key(name), "owner": seat, "zone": zone, **more}
        if name.endswith(" Token"):
            self.objects[ref]["token"] = True
        if zone == "battlefield":
            self.battlefield.append(ref)
        return ref

    def document(self) -> dict[str, Any]:
        """A position in A's main phase."""
        chance, pick = self.chance, self.chance.choice
        for _ in range(chance.randint(2, 6)):
            self.put(pick(CREATURES), pick((0, 1)), **self._status())
        for _ in range(chance.randint(0, 5)):
            self.put(pick(OTHERS), pick((0, 1)))
        for _ in range(chance.choice((0, 0, 1, 3, 5))):
            self.put(pick(LANDS), pick((0, 1)))
        hosts = list(self.battlefield)
        for _ in range(chance.randint(0, 4)):
            self.put(pick(ATTACHED), pick((0, 1)), attached_to=pick(hosts))
        stamps = chance.sample(range(1, 3 * len(self.battlefield) + 20), 2 * len(self.battlefield) + 10)
        for ref in self.battlefield:
            self.objects[ref]["timestamp"] = stamps.pop()
        for _ in range(chance.randint(0, 4)):
            self._effect(pick(SPELLS), stamps.pop())
        seats = [self._seat(seat) for seat in (0, 1)]
        number = len(self.objects) + 1
        table = {
            "turn": 3, "active": 0, "step": "main1", "seats": seats, "objects": self.objects,
            "battlefield": self.battlefield, "effects": self.effects, "cards": self.cards,
        }  # fmt: skip
        machine = {"next_id": number, "clock": 3 * len(self.battlefield) + 20}
        return {"ruleset": "duel", "table": table, "machine": machine}

    def _status(self) -> dict[str, Any]:
        chance, more = self.chance, dict[str, Any]()
        if chance.random() < 0.4:
            kind = chance.choice(("+1/+1", "-1/-1", "-0/-2", "+1/+0", "charge"))
            more["counters"] = {kind: chance.randint(1, 2)}
        if chance.random() < 0.2:
            more["tapped"] = True
        if chance.random() < 0.15:
            more["controller"] = chance.choice((0, 1))
        if chance.random() < 0.1:
            more["copy_of"] = key(chance.choice(CREATURES[:10]))
        return more

    def _seat(self, seat: int) -> dict[str, Any]:
        grave = [
            self.put(name, seat, "graveyard") for name in ("Shock", "Forest")[: self.chance.randint(0, 2)]
        ]
        library = [self.put("Wastes", seat, "library") for _ in range(8)]
        hand = [self.put(self.chance.choice(SPELLS), seat, "hand") for _ in range(2)]
        mana = ["W", "U", "B", "R", "R", "G"] if seat == 0 else []
        return {"library": library, "graveyard": grave, "hand": hand, "life": 40, "mana": mana}

    def _effect(self, spell: str, timestamp: int) -> None:
        """A spell that has resolved, with all its changes."""
        self.cards.update(brought(spell))
        code = f"{key(spell)}/0"
        target, seat = self.chance.choice(self.battlefield), self.chance.choice((0, 1))
        for pc, step in enumerate(_definition(key(spell)).programs[code]):
            if isinstance(step, Until) and isinstance(step.what, str):
                for index, change in enumerate(step.changes):
                    names: dict[str, Any] = {"target": [target]}
                    if getattr(change, "protection_from", None):
                        names["color"] = [self.chance.choice("WUBRG")]
                    one = {"code": code, "pc": pc, "index": index, "objects": [target], "controller": seat}
                    until = "forever" if step.lasts == "forever" else "turn"
                    one |= {"source": target, "timestamp": timestamp, "vars": names, "until": until}
                    self.effects.append(one)


def random_board(seed: int) -> bytes:
    """The document of a board."""
    return msgspec.json.encode(Board(random.Random(seed)).document())
