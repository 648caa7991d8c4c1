"""Printed wordings about mana: in the told words.

A part of the numbered list; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from engine.magic.language.plurals import plural

from .wordings import Row

_NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
_CAST = re.compile(r"^(?:to )?cast (?:(an?) )?(.+?)( spells?)?$")
_ABILITIES = re.compile(r"^(?:to )?activate (?:abilities|an ability)(?: of (?:(an?) )?(.+))?$")


def _spent_on(found: re.Match[str]) -> str:
    """Each thing that mana is spent on in the plural: one such spell after the other is cast with it."""
    opening, all_of_them = found.groups()
    parts = re.split(r",? or (?=(?:to )?(?:cast|activate) )", all_of_them)
    told = [_several(part) for part in parts]
    return found[0] if None in told else f"{opening}{' or '.join(map(str, told))}."


def _several(part: str) -> str | None:
    cast = _CAST.match(part)
    if cast is not None:
        article, kinds, noun = cast.groups()
        if noun is None or (article is None) != (noun == " spells"):
            return part if noun is None and kinds == "spells" else None
        return f"cast {_listed(kinds)} spells"
    abilities = _ABILITIES.match(part)
    if abilities is None:
        return None
    article, kinds = abilities.groups()
    if kinds is None:
        return "activate abilities"
    if article is None:
        return f"activate abilities of {_listed(kinds)}"
    if kinds.endswith(" source"):
        return f"activate abilities of {_listed(kinds)}s"
    *others, last = re.split(r", (?:or )?| or ", kinds)
    several = [plural(one) for one in (*others, last)]
    return f"activate abilities of {_either(several)}"


def _listed(kinds: str) -> str:
    """The same with "or" before the last of several kinds."""
    return re.sub(r",? and (?=[^,]+$)", lambda found: ", or " if "," in found.string else " or ", kinds)


def _either(words: list[str]) -> str:
    if len(words) < 3:
        return " or ".join(words)
    return f"{', '.join(words[:-1])}, or {words[-1]}"


MANA: tuple[Row, ...] = (
    (
        2601,
        r"\b([Ss]pend this mana only to )((?:cast|activate) [^.\"]+)\.",
        _spent_on,
        "what mana is spent on is told of several: one of them is one of these (CR 106.6)",
        (
            "Spend this mana only to cast a Frog spell or to activate an ability of a Frog.",
            "Spend this mana only to cast Frog spells or activate abilities of Frogs.",
        ),
    ),
    (
        2602,
        r"\b([Tt]his mana can't be spent to cast )(an? )([^.\"]+? spell)(?=[.\"])",
        r"\1\3s",
        "what mana is not spent on is told of several (CR 106.6)",
        (
            "This mana can't be spent to cast a nonartifact spell.",
            "This mana can't be spent to cast nonartifact spells.",
        ),
    ),
    (
        2603,
        r"\b([Aa]ctivate (?:only|this ability only) if [^.\"]+? or) if ",
        r"\1 ",
        "each of two conditions is enough",
        (
            "Activate only if ~ entered this turn or if you control a Frog.",
            "Activate only if ~ entered this turn or you control a Frog.",
        ),
    ),
    (
        2604,
        r"(?<=[.\"] )You don't lose this mana as steps and phases end until end of turn\.",
        "Until end of turn, you don't lose this mana as steps and phases end.",
        "how long something lasts is told first where it is told so",
        (
            "Add {R}. You don't lose this mana as steps and phases end until end of turn.",
            "Add {R}. Until end of turn, you don't lose this mana as steps and phases end.",
        ),
    ),
    (
        2605,
        r"\b([Aa]dds?) (two|three|four|five|six|seven|eight|nine|ten) (\{[WUBRGC]\})(?=[.,\"])",
        lambda found: f"{found[1]} {found[3] * _NUMBERS.index(found[2])}",
        "so many symbols are so many symbols",
        ("Add six {G}.", "Add {G}{G}{G}{G}{G}{G}."),
    ),
    (
        2606,
        r"(?<=\}) ?to your? mana ?pool\b",
        "",
        "mana is added to a mana pool and nowhere else (CR 106.4)",
        ("Add {U} or {B} to your manapool.", "Add {U} or {B}."),
    ),
    (
        2607,
        r"( for mana, (?:add|its controller adds|that player adds)) an additional (?=\{|one mana )",
        r"\1 ",
        "what is added whenever something is tapped for mana is added besides (CR 605.4a)",
        (
            "Whenever you tap a Frog for mana, add an additional {U}.",
            "Whenever you tap a Frog for mana, add {U}.",
        ),
    ),
    (
        2608,
        r"\b([Ww]henever enchanted) (?:Plains|Island|Swamp|Mountain|Forest) (is tapped for mana)",
        r"\1 land \2",
        "what is enchanted is a land, by whatever of its types it is called",
        (
            "Whenever enchanted Island is tapped for mana, its controller adds {C}.",
            "Whenever enchanted land is tapped for mana, its controller adds {C}.",
        ),
    ),
    (
        4301,
        r"\bthe amount of \{S\} (?=spent to cast )",
        "the amount of snow mana ",
        "{S} stands for mana that a snow source produced (CR 107.4h)",
        (
            "Scry X, where X is the amount of {S} spent to cast this spell.",
            "Scry X, where X is the amount of snow mana spent to cast this spell.",
        ),
    ),
)
