"""Printed wordings of what objects are and become that differ from the told ones (:mod:`.rewrites`)."""

from __future__ import annotations

import re

from .wordings import SUBTYPE, Row

_TYPES = "artifact|creature|enchantment|instant|land|planeswalker|sorcery"
_KIND = rf"(?:basic )?(?:{_TYPES}|{SUBTYPE})"
_KEYWORDS = r"(?:[a-z]+(?: strike)?)(?:(?:, | and |, and )[a-z]+(?: strike)?)*"


def _still(found: re.Match[str]) -> str:
    """What it stays in a sentence of its own; of a creature of no type, what it was goes on."""
    if (
        re.fullmatch(r"becomes? an? (?:\S+ )?(?:white |blue |black |red |green )*creature", found[1])
        is not None
    ):
        return f"{found[1]} in addition to its other types{found[3] or ''}."
    return f"{found[1]}{found[3] or ''}. It's still {'an' if found[2][0] in 'ae' else 'a'} {found[2]}."


def _is_animated(found: re.Match[str]) -> str:
    """ "Is a 2/6 white Wall creature with defender", with its size behind it."""
    size, words, keywords = found[1], found[2], found[3]
    article = "an" if words[0].lower() in "aeiou" else "a"
    has = f" and has {keywords}" if keywords else ""
    return f"is {article} {words} with base power and toughness {size}{has}"


KINDS: tuple[Row, ...] = (
    (
        1140,
        r"\bthat (targets?) one or more (artifact|creature|enchantment|land|permanent)s\b",
        lambda found: f"that {found[1]} {'an' if found[2][0] in 'ae' else 'a'} {found[2]}",
        "a spell that targets several such targets one, too (CR 115.9)",
        ("Counter target spell that targets one or more creatures.", "Counter target spell that targets a creature."),
    ),
    (
        1141,
        r"\b(is|are) all creature types\b",
        r"\1 every creature type",
        "all types are every type",
        ("Equipped creature is all creature types.", "Equipped creature is every creature type."),
    ),
    (
        1142,
        r"\bwith the (highest|lowest) (power|toughness|mana value) among\b",
        lambda found: f"with the {'greatest' if found[1] == 'highest' else 'least'} {found[2]} among",
        "the highest number is the greatest",
        (
            "Destroy target Goblin with the highest power among Goblins you control.",
            "Destroy target Goblin with the greatest power among Goblins you control.",
        ),
    ),
    (
        1143,
        rf"\b(an? {_KIND}) card or (?:an? )?({_KIND}) card\b",
        r"\1 or \2 card",
        "what both are is said once",
        ("Reveal a basic land card or a Goblin card.", "Reveal a basic land or Goblin card."),
    ),
    (
        1144,
        rf"\b(an? {_KIND}) spell or (?:an? )?({_KIND}) spell\b",
        r"\1 or \2 spell",
        "what both are is said once",
        ("Whenever you cast an instant spell or a Goblin spell, scry 1.", "Whenever you cast an instant or Goblin spell, scry 1."),
    ),
    (
        1145,
        r"\b(becomes? an? [^.\"]*?\bcreature\b[^.\"]*?) that[’']s still an? (artifact|enchantment|land)((?: until [^.\"]*)?)\.",
        _still,
        "what something stays can be said in a sentence of its own (CR 205.1b)",
        (
            "Target land becomes a 2/2 Goblin creature that's still a land.",
            "Target land becomes a 2/2 Goblin creature. It's still a land.",
        ),
    ),
    (
        1146,
        rf"\bis an? (\d+/\d+) ((?:(?:white|blue|black|red|green|colorless|and|{SUBTYPE}|artifact|enchantment) )*creature)"
        rf"(?: with ({_KEYWORDS}))?(?=\.)",
        _is_animated,
        "a size that it is is its base power and toughness (CR 613.4b)",
        (
            "Enchanted land is a 2/6 white Goblin creature with defender.",
            "Enchanted land is a white Goblin creature with base power and toughness 2/6 and has defender.",
        ),
    ),
    (
        1147,
        r"\band each other (artifact|creature|enchantment|land|permanent) that shares a (color|creature type) with it\b",
        r"and all other \1s that share a \2 with it",
        "each of the others are all others",
        (
            "Destroy target creature and each other creature that shares a color with it.",
            "Destroy target creature and all other creatures that share a color with it.",
        ),
    ),
    (
        1148,
        r"\bcards? (in (?:all graveyards|your graveyard|exile)) (with the same name as (?:~|it|that [a-z]+))(?=[.,])",
        lambda found: f"{found[0].split()[0]} {found[2]} {found[1]}",
        "where something is can be said before or after what it is called",
        (
            "You gain X life, where X is the number of cards in all graveyards with the same name as that spell.",
            "You gain X life, where X is the number of cards with the same name as that spell in all graveyards.",
        ),
    ),
    (
        1149,
        r"\bcan't be blocked this turn (except by [^.,]+?)(?=\.)",
        r"can't be blocked \1 this turn",
        "a duration can be said before or after what it holds for",
        (
            "~ can't be blocked this turn except by creatures with haste.",
            "~ can't be blocked except by creatures with haste this turn.",
        ),
    ),
    (
        1150,
        rf"\b(control (?:an?) {_KIND}) or an? ({_KIND})(?=[.,])",
        r"\1 or \2",
        "an article is said once",
        (
            "This creature can't attack unless you control a Frog or a Goblin.",
            "This creature can't attack unless you control a Frog or Goblin.",
        ),
    ),
    (
        1151,
        rf"\b(an? {_KIND}) or an? ({_KIND}) card\b",
        r"\1 or \2 card",
        "an article is said once",
        ("Search your library for a Frog or a Goblin card.", "Search your library for a Frog or Goblin card."),
    ),
    (
        1152,
        rf"\b(creature|permanent) you control that's an? ({SUBTYPE}) or an? ({SUBTYPE})\b",
        r"\2 or \3 \1 you control",
        "what it is can be said before or after whose it is",
        (
            "Each creature you control that's a Frog or a Goblin has haste.",
            "Each Frog or Goblin creature you control has haste.",
        ),
    ),
)  # fmt: skip
"""Rows of :data:`.rewrites.REWRITES`."""
