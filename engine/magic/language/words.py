"""The closed vocabularies of the rules: colours, types, zones, steps, keywords."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta

from engine.kernel.bounds import Text

Color = Literal["W", "U", "B", "R", "G"]
ManaType = Literal["W", "U", "B", "R", "G", "C"]
COLORS: tuple[Color, ...] = ("W", "U", "B", "R", "G")
COLOR_NAMES: dict[str, str] = {
    "W": "white",
    "U": "blue",
    "B": "black",
    "R": "red",
    "G": "green",
    "C": "colorless",
}

CardType = Literal[
    "artifact", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery"
]  # fmt: skip
PERMANENT_TYPES: frozenset[str] = frozenset({"artifact", "creature", "enchantment", "land", "planeswalker"})
SPELL_TYPES: frozenset[str] = frozenset({"instant", "sorcery"})
Supertype = Literal["basic", "legendary", "snow", "world"]

Zone = Literal["battlefield", "graveyard", "hand", "library", "stack", "exile"]
Step = Literal[
    "untap", "upkeep", "draw", "main1", "begin_combat", "declare_attackers", "declare_blockers",
    "first_strike_damage", "combat_damage", "end_combat", "main2", "end", "cleanup",
]  # fmt: skip

BASIC_LAND_MANA: dict[str, ManaType] = {
    "Plains": "W",
    "Island": "U",
    "Swamp": "B",
    "Mountain": "R",
    "Forest": "G",
}
"""CR 305.6: a basic land type has the mana ability of its colour."""

Way = Literal["normal", "kicker", "buyback", "evoke", "flashback"]
"""How a spell is cast (CR 601.2b, 118.9)."""
Half = Literal["W", "U", "B", "R", "G", "2", "P"]
"""How a hybrid or Phyrexian symbol is paid (CR 107.4e, 107.4f)."""

Payment = Literal["kicked", "evoked", "buyback", "flashback"]
"""How a spell was paid for, beside its normal cost or instead of it (CR 601.2b)."""

_SIZE_COUNTER = re.compile(r"([+-](?:0|[1-9][0-9]?))/([+-](?:0|[1-9][0-9]?))")
COUNTER = re.compile(rf"{_SIZE_COUNTER.pattern}|[a-z]{{1,20}}( [a-z]{{1,20}})?")
"""The form of a kind of counter."""
CounterKind = Annotated[
    Text,
    Meta(
        description="A kind of counter: `charge`, `+1/+1`.",
        extra={"word": "counter"},
        extra_json_schema={"pattern": f"^({COUNTER.pattern})$"},
    ),
]
"""Of any name; +1/+1 and the like change power and toughness (CR 122.1a), loyalty is a planeswalker's."""


@lru_cache(maxsize=1_000)
def size_of_counter(kind: str) -> tuple[int, int]:
    """What a counter of this kind adds to power and toughness (CR 122.1a)."""
    found = _SIZE_COUNTER.fullmatch(kind)
    return (0, 0) if found is None else (int(found[1]), int(found[2]))


RULED_COUNTERS: dict[str, str] = {
    **dict.fromkeys(
        (
            "deathtouch", "decayed", "double strike", "exalted", "first strike", "flying", "haste",
            "hexproof", "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
        ),
        "keyword counters",
    ),
    **dict.fromkeys(("finality", "shield", "stun"), "counters that replace events"),
    **dict.fromkeys(("energy", "experience", "poison", "rad", "ticket"), "counters that players get"),
    "defense": "battles",
    "lore": "permanents that count their own chapters or levels",
}  # fmt: skip
"""Kinds that have rules of their own, and what it is that is left out (CR 122.1b–i)."""


def counter_fault(kind: str) -> str | None:
    """Why this is no kind of counter that can be put on an object; None if it is one."""
    if kind in RULED_COUNTERS:
        return f"{kind} counters are not supported: {RULED_COUNTERS[kind]} are left out"
    if COUNTER.fullmatch(kind) is None or (_SIZE_COUNTER.fullmatch(kind) and size_of_counter(kind) == (0, 0)):
        return f"{kind[:30]!r} is no kind of counter: a word or two in small letters, or +1/+1 and the like"
    return None


Designation = Literal["monstrous", "renowned"]
"""What a permanent can become that has no rules of its own (CR 701.37b, 702.112b)."""
Stat = Literal["power", "toughness", "mana_value"]
Duration = Literal["turn", "your_next_turn", "forever"]

SimpleKeyword = Literal[
    "changeling", "deathtouch", "defender", "devoid", "double strike", "fear", "first strike", "flanking",
    "flash", "flying", "haste", "hexproof", "horsemanship", "indestructible", "intimidate", "lifelink",
    "menace", "reach", "shadow", "shroud", "skulk", "trample", "umbra armor", "vigilance", "infect",
    "wither",
]  # fmt: skip
"""Keywords that an object has or has not; instances are redundant."""

SUBTYPES: dict[str, frozenset[str]] = {
    "artifact": frozenset({
        "Blood", "Book", "Clue", "Contraption", "Equipment", "Food", "Fortification", "Gold", "Map",
        "Powerstone", "Treasure", "Vehicle",
    }),
    "enchantment": frozenset({
        "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Role", "Room", "Rune", "Saga", "Shard",
        "Shrine",
    }),
    "land": frozenset({
        "Cave", "Desert", "Forest", "Gate", "Island", "Lair", "Locus", "Mine", "Mountain", "Plains",
        "Power-Plant", "Sphere", "Swamp", "Tower", "Town", "Urza's",
    }),
    "spell": frozenset({"Adventure", "Arcane", "Chorus", "Lesson", "Omen", "Trap"}),
}  # fmt: skip
"""The subtypes of each kind (CR 205.3g-k); all others are creature types or planeswalker types."""


def subtype_kind(subtype: str) -> str:
    """The kind that a subtype belongs to; ``creature`` for planeswalker types too, which nothing replaces."""
    return next((kind for kind, names in SUBTYPES.items() if subtype in names), "creature")
