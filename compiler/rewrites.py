"""Rewrites of printed wording into the wording that is told: numbered, one way, each for a reason.

Printed texts say the same thing in several ways; the teller says it in one. A rewrite turns one printed way
into
the told one before the text is read, so whatever is compared afterwards is compared word by word. None may
lose
what a word says: a rewrite is only admitted if both wordings mean the same under the rules.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from .printed import Printed


class Rewrite(NamedTuple):
    """One printed wording, and how it is told."""

    number: int
    pattern: re.Pattern[str]
    told: str | Callable[[re.Match[str]], str]
    reason: str
    example: tuple[str, str]
    """In invented words: printed, and told."""


class Rewritten(NamedTuple):
    """A text with the numbers of the rewrites that led to it."""

    text: str
    numbers: tuple[int, ...]


def _rewrite(
    number: int,
    pattern: str,
    told: str | Callable[[re.Match[str]], str],
    reason: str,
    example: tuple[str, str],
) -> Rewrite:
    return Rewrite(number, re.compile(pattern), told, reason, example)


_ABILITY_WORDS = (
    "Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|Constellation|Converge"
    "|Corrupted|Coven|Delirium|Descend 4|Descend 8|Domain|Eerie|Eminence|Enrage|Fateful hour|Fathomless descent"
    "|Ferocious|Flurry|Formidable|Grandeur|Hellbent|Heroic|Imprint|Infusion|Inspired|Join forces|Kinship|Landfall"
    "|Lieutenant|Magecraft|Metalcraft|Morbid|Opus|Pack tactics|Paradox|Parley|Radiance|Raid|Rally|Renew|Repartee"
    "|Revolt|Secret council|Spell mastery|Strive|Survival|Sweep|Tempting offer|Threshold|Undergrowth|Valiant"
    "|Vivid|Void|Will of the council"
)
"""CR 207.2c."""

REWRITES: tuple[Rewrite, ...] = (
    _rewrite(
        1,
        rf"^(?:{_ABILITY_WORDS}) [—-] ",
        "",
        "an ability word says nothing by itself (CR 207.2c)",
        (
            "Landfall — Whenever a land you control enters, scry 1.",
            "Whenever a land you control enters, scry 1.",
        ),
    ),
    _rewrite(
        2,
        r"\b[Cc]onverted mana cost\b",
        "mana value",
        "the older words for the same number (CR 202.3)",
        ("a creature with converted mana cost 3", "a creature with mana value 3"),
    ),
    _rewrite(
        3,
        r" to your mana pool\b",
        "",
        "mana is added to a mana pool and nowhere else (CR 106.4)",
        ("Add {G} to your mana pool.", "Add {G}."),
    ),
    _rewrite(
        4,
        r"\bActivate this ability only\b",
        "Activate only",
        "the older words for the same restriction (CR 602.5)",
        ("Activate this ability only once each turn.", "Activate only once each turn."),
    ),
    _rewrite(
        5,
        r"\bActivate only any time you could cast a sorcery\b",
        "Activate only as a sorcery",
        "the older words for the same restriction (CR 307.5)",
        ("Activate only any time you could cast a sorcery.", "Activate only as a sorcery."),
    ),
    _rewrite(
        6,
        r"\benters the battlefield\b(?! under)",
        "enters",
        "nothing else is entered (CR 603.6a)",
        ("When this creature enters the battlefield, scry 1.", "When this creature enters, scry 1."),
    ),
    _rewrite(
        7,
        r"\benter the battlefield\b(?! under)",
        "enter",
        "nothing else is entered (CR 603.6a)",
        ("Goblins you control enter the battlefield tapped.", "Goblins you control enter tapped."),
    ),
    _rewrite(
        8,
        r"\b(sacrifices (?:an?|another|two|three|four|X) [^.,;]+?)(?= of their choice)?(?=[.,;]| unless| and )(?<! of their choice)",
        r"\1 of their choice",
        "who sacrifices chooses what (CR 701.21a)",
        ("Target player sacrifices a Goblin.", "Target player sacrifices a Goblin of their choice."),
    ),
    _rewrite(
        9,
        r"^(.+?), then shuffle your library\.",
        r"\1, then shuffle.",
        "what was searched is shuffled (CR 701.24)",
        ("put it into your hand, then shuffle your library.", "put it into your hand, then shuffle."),
    ),
    _rewrite(
        10,
        r"^(?!As long as|If )([^.\"]+?) as long as ([^.\",]+)\.$",
        lambda found: (
            f"As long as {found[2]}, {found[1][0].lower() if not found[1].startswith('~') else found[1][0]}{found[1][1:]}."
        ),
        "when something is so can be said first or last",
        (
            "This creature has haste as long as you control a Forest.",
            "As long as you control a Forest, this creature has haste.",
        ),
    ),
    _rewrite(
        11,
        r"(^|(?<=[.•:,] ))([A-Z~][^.,:\"•]*?) (at the beginning of (?:the next|your next) (?:end step|turn's upkeep|upkeep))\.",
        lambda found: (
            f"{found[1]}At the beginning of {found[3].removeprefix('at the beginning of ')}, {found[2][0].lower()}{found[2][1:]}."
        ),
        "when something happens can be said first or last (CR 603.7)",
        (
            "Draw a card at the beginning of the next turn's upkeep.",
            "At the beginning of the next turn's upkeep, draw a card.",
        ),
    ),
    _rewrite(
        12,
        r"\b[Ii]f (?:~|this spell|it) was kicked\b(?=, (?:it|~) deals)",
        "If this spell was kicked",
        "the spell is what was kicked (CR 702.33d)",
        ("If Opt was kicked, it deals 4 damage", "If this spell was kicked, it deals 4 damage"),
    ),
    _rewrite(
        13,
        r"\b(?<=[.] )[Ii]f ~ was kicked\b",
        "If this spell was kicked",
        "the spell is what was kicked (CR 702.33d)",
        ("If Opt was kicked, draw a card.", "If this spell was kicked, draw a card."),
    ),
)


FORMS: dict[int, str] = {
    101: 'the card is named where "it" would do',
    102: '"that creature" is said where "it" would do',
    103: '"it" is what the trigger was about, until something else is mentioned',
    111: 'two sentences are printed as one, joined by "and" or "then"',
    112: "who acts is named again in the second of two clauses, or is not",
}
"""Where printed texts have a choice that the teller has not, and both mean the same."""


def reasons() -> dict[int, str]:
    """The reasons of all rewrites and forms, by their numbers."""
    return {**{one.number: one.reason for one in REWRITES}, **FORMS}


def rewritten(text: str, card: Printed) -> Rewritten:
    """The text after all rewrites, each once, in their order."""
    del card
    numbers = []
    for one in REWRITES:
        new = one.pattern.sub(one.told, text)
        if new != text:
            numbers.append(one.number)
            text = new
    return Rewritten(text, tuple(numbers))
