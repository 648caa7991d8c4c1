"""The closed vocabularies of the rules: colours, types, zones, steps, keywords."""

from __future__ import annotations

from typing import Literal

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

CardType = Literal["artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery"]
PERMANENT_TYPES: frozenset[str] = frozenset({"artifact", "creature", "enchantment", "land", "planeswalker"})
Supertype = Literal["basic", "legendary", "world"]

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
CounterKind = Literal["+1/+1", "-1/-1", "loyalty"]

Stat = Literal["power", "toughness", "mana_value"]
Duration = Literal["turn", "your_next_turn", "forever"]

SimpleKeyword = Literal[
    "deathtouch", "defender", "double strike", "fear", "first strike", "flash", "flying", "haste",
    "hexproof", "horsemanship", "indestructible", "intimidate", "lifelink", "menace", "reach", "shadow",
    "shroud", "skulk", "trample", "vigilance", "infect", "wither",
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
