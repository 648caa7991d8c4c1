"""The closed vocabularies of the rules: colours, types, zones, steps, keywords."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import Text

Color = Literal["W", "U", "B", "R", "G"]
ManaType = Literal["W", "U", "B", "R", "G", "C"]
SnowMana = Literal["SW", "SU", "SB", "SR", "SG", "SC"]
"""Mana of these types that a snow source produced (CR 107.4h)."""
PoolMana = ManaType | SnowMana
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

BasicLandType = Literal["Plains", "Island", "Swamp", "Mountain", "Forest"]
BASIC_LAND_MANA: dict[str, ManaType] = {
    "Plains": "W",
    "Island": "U",
    "Swamp": "B",
    "Mountain": "R",
    "Forest": "G",
}
"""CR 305.6: a basic land type has the mana ability of its colour."""

Way = Literal[
    "normal", "kicker", "multikicker", "replicate", "squad",
    "buyback", "bargain", "casualty", "conspire", "entwine", "offspring", "evoke", "dash",
    "blitz", "warp", "spectacle", "surge", "freerunning", "prowl", "web-slinging", "sneak", "bestow",
    "overload", "awaken", "cleave", "morph",
    "disguise", "flashback", "retrace", "jump-start", "escape",
    "harmonize", "mayhem", "foretell", "alternative",
]  # fmt: skip
"""How a spell is cast (CR 601.2b, 118.9); what the ways are that keywords give, stands in :mod:`.ways`."""
AsideKeyword = Literal["foretell", "plot", "suspend"]
"""Keywords of cards that are exiled from the hand to be cast later; they stand in :mod:`.ways`, too."""
Half = Literal["W", "U", "B", "R", "G", "1", "2", "P", "SW", "SU", "SB", "SR", "SG", "SC"]
"""How a hybrid, Phyrexian or snow symbol is paid (CR 107.4e, 107.4f, 107.4h)."""

AnyMana = Literal["any_color", "any_type"]
"""As what mana may be spent to cast something: as though it were mana of any color, or of any type, which is
also colorless (CR 106.1b, 609.4b)."""

Payment = Literal[
    "kicked", "replicated", "squad",
    "evoked", "buyback", "bargained", "casualty", "conspired", "entwined", "offspring", "dash",
    "blitz", "warped", "spectacle", "surge", "freerunning", "prowled", "web-slinging", "sneak", "bestowed",
    "overload", "awakened", "cleaved", "morph",
    "disguise", "flashback", "retraced", "jump-started", "escaped", "harmonized", "mayhem", "foretold",
    "suspended",
]  # fmt: skip
"""How a spell was paid for, beside its normal cost or instead of it (CR 601.2b)."""

CastFaceDown = Literal["morph", "disguise"]
"""How a card is turned face down as it is cast (CR 708.4)."""
FaceDown = Literal["morph", "disguise", "manifest", "cloak", "foretell", "exiled"]
"""How a card has come to lie face down where everybody sees that it does (CR 708.2, 406.3)."""
ExiledFaceDown = Literal["foretell", "exiled"]
"""Those that are said of cards in exile."""

TurningUp = Literal["keyword", "mana cost"]
"""What is paid to turn a permanent face up: what a keyword of the card says, or its mana cost
(CR 701.40b)."""
AbilityKind = Literal["cycling", "equip"]
"""The activated abilities that a keyword stands for."""

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


KEYWORD_COUNTERS: frozenset[str] = frozenset(
    {
        "deathtouch", "double strike", "first strike", "flying", "haste", "hexproof", "indestructible",
        "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
    }
)  # fmt: skip
"""Kinds that give the keyword of their name (CR 122.1b)."""
RULED_COUNTERS: dict[str, str] = {
    **dict.fromkeys(("decayed", "exalted"), "keywords that stand for abilities"),
    **dict.fromkeys(("energy", "experience", "poison", "rad", "ticket"), "counters that players get"),
    "defense": "battles",
    "lore": "permanents that count their own chapters or levels",
}  # fmt: skip
"""Kinds with rules of their own that are left out, and what it is that is (CR 122.1b–i)."""


PlayerCounter = Literal["energy", "experience", "poison"]
"""The kinds of counters that players get."""
PLAYER_COUNTERS: frozenset[str] = frozenset({"energy", "experience"})
"""Those that have no rules of their own but what they pay for, or are counted for (CR 107.14, 122.1)."""


def counter_fault(kind: str) -> str | None:
    """Why this is no kind of counter that can be put on an object; None if it is one."""
    if kind in RULED_COUNTERS:
        return f"{kind} counters are not supported: {RULED_COUNTERS[kind]} are left out"
    if COUNTER.fullmatch(kind) is None or (_SIZE_COUNTER.fullmatch(kind) and size_of_counter(kind) == (0, 0)):
        return f"{kind[:30]!r} is no kind of counter: a word or two in small letters, or +1/+1 and the like"
    return None


ROLES: dict[str, str] = {
    f"{name.lower().replace(' ', '_')}_role_token": f"{name} Role"
    for name in ("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero")
}
"""The keys of the tokens that are Auras, and their names (CR 111.10)."""
PREDEFINED: dict[str, str] = {
    f"{name.lower()}_token": name
    for name in (
        "Blood", "Clue", "Food", "Gold", "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Treasure",
    )
} | ROLES  # fmt: skip
"""The keys of tokens that the rules define, and their names (CR 111.10)."""
ChosenValue = Literal["color", "creature type", "basic land type"]
"""What can be chosen as something enters."""
Designation = Literal["monstrous", "renowned", "saddled"]
"""What a permanent can become that has no rules of its own (CR 701.37b, 702.112b, 702.171b); saddled it is
until the turn ends."""
Stat = Literal["power", "toughness", "mana_value"]
DoneAction = Literal["scry", "surveil", "proliferate", "roll", "win_flip", "lose_flip"]
"""What players do that abilities watch for."""
Duration = Literal["turn", "your_next_turn", "forever"]


class UntilLeaves(Struct, frozen=True, forbid_unknown_fields=True):
    """Until something leaves the battlefield (CR 610.3)."""

    until_leaves: Literal["self"]


SimpleKeyword = Literal[
    "changeling", "deathtouch", "defender", "devoid", "double strike", "fear", "first strike", "flanking",
    "flash", "flying", "haste", "hexproof", "horsemanship", "indestructible", "intimidate", "lifelink",
    "menace", "reach", "shadow", "shroud", "skulk", "trample", "umbra armor", "vigilance", "infect",
    "wither",
]  # fmt: skip
"""Keywords that an object has or has not; instances are redundant."""
AskedKeyword = SimpleKeyword | Literal["toxic"]
"""Keywords that a filter can ask for: of toxic, whatever its number (CR 702.164)."""

SUBTYPES: dict[str, frozenset[str]] = {
    "artifact": frozenset({
        "Blood", "Book", "Clue", "Contraption", "Equipment", "Food", "Fortification", "Gold", "Incubator",
        "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Spacecraft", "Treasure", "Vehicle",
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
