"""Printed wordings that differ from the told ones in their order, their age or in words that say nothing.

It goes on in :mod:`.synonyms` and :mod:`.quantities`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re
from collections.abc import Callable

from .subtypes import KNOWN, OF_PLURAL

Told = str | Callable[[re.Match[str]], str]
Row = tuple[int, str, Told, str, tuple[str, str]]
"""Number, pattern, what is told, the reason, an example: printed and told."""
_ABILITY_WORDS = (
    "Adamant|Addendum|Alliance|Battalion|Bloodrush|Celebration|Channel|Chroma|Cohort|Constellation|Converge"
    "|Corrupted|Coven|Delirium|Descend 4|Descend 8|Domain|Eerie|Eminence|Enrage|Fateful hour|Fathomless descent"
    "|Ferocious|Flurry|Formidable|Grandeur|Hellbent|Heroic|Imprint|Infusion|Inspired|Join forces|Kinship|Landfall"
    "|Lieutenant|Magecraft|Metalcraft|Morbid|Opus|Pack tactics|Paradox|Parley|Radiance|Raid|Rally|Renew|Repartee"
    "|Revolt|Secret council|Spell mastery|Strive|Survival|Sweep|Tempting offer|Threshold|Undergrowth|Valiant"
    "|Vivid|Void|Will of the council"
)
"""CR 207.2c."""
SUBTYPE = "|".join(sorted(map(re.escape, KNOWN), key=len, reverse=True))
WHOSE = "you control|an opponent controls|your opponents control|you don't control"
_QUALITY = (
    r"with (?:power|toughness|mana value) \d+(?: or (?:less|greater))?"
    r"|with(?:out)? (?:flying|defender|deathtouch|trample|haste|reach|vigilance|first strike|double strike|lifelink"
    r"|menace|islandwalk|infect|shadow)"
)


def lower(text: str) -> str:
    """A clause that no longer begins a sentence; a subtype keeps its capital."""
    first = text.split(" ", 1)[0]
    return text if not text or first in KNOWN or first in OF_PLURAL else text[0].lower() + text[1:]


def _as_long_as(found: re.Match[str]) -> str:
    """The condition first; where it speaks of the subject by "it", the subject stands there."""
    main, condition = found[1], found[2]
    if condition.startswith(("it's your turn", "it's not your turn")):
        return f"As long as {condition}, {lower(main)}."
    for subject in ("~", "Enchanted creature", "Equipped creature", "Enchanted permanent", "Enchanted land"):
        for before, it in (("it ", " "), ("it's ", " is "), ("its ", "'s ")):
            if main.startswith(f"{subject} ") and condition.startswith(before):
                rest = main.removeprefix(f"{subject} ")
                condition = f"{lower(subject)}{it}{condition.removeprefix(before)}"
                return f"As long as {condition}, it {rest}."
    return f"As long as {condition}, {lower(main)}."


def _delayed(found: re.Match[str]) -> str:
    start = found[1]
    when = f"at the beginning of {found[3]}"
    return f"{start}{when[0].upper() + when[1:] if not start or start[-2:-1] in '.•:' else when}, {lower(found[2])}."


def _at_end_of_combat(found: re.Match[str]) -> str:
    start = found[1]
    when = "At end of combat" if not start or start[-2:-1] in ".•:" else "at end of combat"
    return f"{start}{when}, {lower(found[2])}."


OTHER_CHANGE = re.compile(r"\b(?:gains?|has|have|loses?) [^.]*? and\b|\band (?:gains?|has|have|loses?)\b")
"""What changes beside power and toughness, in one clause with them."""


_CONTROLLED = re.compile(r"((?:You )?[Gg]ain control of [^.]*?) and (?:it|that \w+) (.*)")


def _duration_last(found: re.Match[str]) -> str:
    """ "Until end of turn" behind what it holds for, but before "for each" if nothing else changes."""
    clause = f"{found[2][0].upper()}{found[2][1:]}"
    changes, where, amount = clause.partition(", where X is ")
    if where:
        return f"{found[1]}{changes} until end of turn{where}{amount}."
    both = _CONTROLLED.fullmatch(clause)
    if both is not None:
        return f"{found[1]}{both[1]} until end of turn. It {both[2]} until end of turn."
    if OTHER_CHANGE.search(clause) is not None:
        return f"{found[1]}{clause} until end of turn."
    main, each, counted = clause.partition(" for each ")
    return f"{found[1]}{main} until end of turn{each}{counted}."


def bullets(found: re.Match[str]) -> str:
    """Modes that are printed in a row, each behind a bullet."""
    modes = re.split(r"; (?:and/)?or |; (?!or |and/or )", found[2])
    return f"{found[1]} — " + " ".join(f"• {mode[0].upper()}{mode[1:]}." for mode in modes)


def _search(found: re.Match[str]) -> str:
    revealed = "reveal it, " if found[2] else ""
    return f"earch your library for {found[1]}, {revealed}put it {found[3]}, then shuffle"


WORDINGS: tuple[Row, ...] = (
    # words that say nothing ---------------------------------------------------------------------------------
    (
        1,
        rf"(?:^|(?<=\. ))(?:{_ABILITY_WORDS})(?: [—-] |—)|^— |^(?:-|&mdash) ?(?!X:)(?=[A-Z~])",
        "",
        "an ability word says nothing by itself (CR 207.2c)",
        ("Landfall — Whenever a Goblin dies, scry 1.", "Whenever a Goblin dies, scry 1."),
    ),
    (
        2,
        r"• [A-Z][^—•.:{}]{2,40} — (?=[A-Z])",
        "• ",
        "the name of a mode says nothing (CR 700.2)",
        ("Choose one — • Odd Trick — Scry 1.", "Choose one — • Scry 1."),
    ),
    (
        3,
        r" to your mana pool\b",
        "",
        "mana is added to a mana pool and nowhere else (CR 106.4)",
        ("Add {G} to your mana pool.", "Add {G}."),
    ),
    (
        4,
        r"\b(e)nter(s|ed|) the battlefield\b",
        r"\1nter\2",
        "nothing else is entered (CR 603.6a)",
        ("When ~ enters the battlefield, scry 1.", "When ~ enters, scry 1."),
    ),
    (
        5,
        r"\b([Tt]hey|[Ii]t) also (?=gain|get|deal|ha)",
        r"\1 ",
        "what is done is done beside what was done before (CR 608.2c)",
        ("It also gains flying until end of turn.", "It gains flying until end of turn."),
    ),
    (
        6,
        r"\beach (get|gain|have|lose)(?= )",
        r"\1",
        "of several that get something, each does (CR 611.2c)",
        ("Two target Goblins each get +1/+0.", "Two target Goblins get +1/+0."),
    ),
    (
        7,
        r"\b([Yy])ou may (?=choose up to )",
        r"\1ou ",
        "to choose none is possible anyway (CR 601.2c)",
        ("You may choose up to two Goblins.", "You choose up to two Goblins."),
    ),
    # older words --------------------------------------------------------------------------------------------
    (
        10,
        r"\b([Cc])onverted mana cost\b",
        "mana value",
        "the older words for the same number (CR 202.3)",
        ("a Goblin with converted mana cost 3", "a Goblin with mana value 3"),
    ),
    (
        11,
        r"\bActivate this ability only\b",
        "Activate only",
        "the older words for the same restriction (CR 602.5)",
        ("Activate this ability only once each turn.", "Activate only once each turn."),
    ),
    (
        12,
        r"\bActivate only any time you could cast a sorcery\b",
        "Activate only as a sorcery",
        "the older words for the same restriction (CR 307.5)",
        ("Activate only any time you could cast a sorcery.", "Activate only as a sorcery."),
    ),
    (
        13,
        r"(?<=cost to cast )~(?=, )",
        "this spell",
        "a spell whose cost is paid is named or pointed at",
        ("As an additional cost to cast ~, pay 2 life.", "As an additional cost to cast this spell, pay 2 life."),
    ),
    (
        14,
        r"(?<!ever a player )(?<!ever an opponent )\b(sacrifices (?:an?|another|two|three|four|five|six|seven|X) (?:(?! of their choice)[^.,;])+?)"
        r"(?=[.,;]|$| unless| and (?:loses|discards|gains|draws))(?<! of their choice)",
        r"\1 of their choice",
        "who sacrifices chooses what (CR 701.21a)",
        ("Target player sacrifices a Goblin.", "Target player sacrifices a Goblin of their choice."),
    ),
    (
        15,
        r"earch your library for (an? (?:[^.,]|, )+?card(?: (?:named|with) [^.,]+?)?),?( reveal (?:it|that card|the card),)?(?: and)? "
        r"put (?:it|that card|the card) (into your hand|onto the battlefield(?: tapped)?)"
        r"(?:, then shuffle your library|\. (?:Then|If you do,) shuffle(?: your library)?|, then shuffle)(?=\.)",
        _search,
        "who searches shuffles when that is done (CR 701.23)",
        (
            "Search your library for a Goblin card and put that card onto the battlefield. Then shuffle your library.",
            "Search your library for a Goblin card, put it onto the battlefield, then shuffle.",
        ),
    ),
    (
        16,
        r"\b([Pp])ut(s?) the top (\w+ )?(cards?) of (?:your|their) library into (?:your|their) graveyard",
        lambda found: f"{'M' if found[1] == 'P' else 'm'}ill{found[2]} {found[3] + 'cards' if found[3] else 'a card'}",
        "the older words for milling (CR 701.17a)",
        (
            "Target player puts the top two cards of their library into their graveyard.",
            "Target player mills two cards.",
        ),
    ),
    (
        17,
        r"^(Choose one|Choose two|.*, choose one) [—-] ?([^•]+; or [^•]+?)\.$",
        bullets,
        "modes are printed in a row or below each other (CR 700.2)",
        ("Choose one — Draw a card; or scry 2.", "Choose one — • Draw a card. • Scry 2."),
    ),
    (
        18,
        r"\b(c)hoose (one|two|one or both|one or more) -(?= •)",
        r"\1hoose \2 —",
        "a dash is a dash",
        ("Then choose one - • Scry 1. • Scry 2.", "Then choose one — • Scry 1. • Scry 2."),
    ),
    (
        19,
        r"\bunless they pay (\{[^ .,]+)",
        r"unless that player pays \1",
        "who was spoken of is that player",
        ("Counter it unless they pay {2}.", "Counter it unless that player pays {2}."),
    ),
    # order --------------------------------------------------------------------------------------------------
    (
        20,
        r"^(?!As long as|If |This spell costs )([^.\"]+?)(?<! for) as long as ([^.\",]+)\.$",
        _as_long_as,
        "a condition can be said first or last",
        ("~ has haste as long as you control a Goblin.", "As long as you control a Goblin, ~ has haste."),
    ),
    (
        21,
        r"(^|(?<=[.•:,] ))([A-Z~a-z][^.,:\"•]*?) at the beginning of "
        r"((?:the next|your next) (?:end step|turn's upkeep|upkeep))(?=\.|$)\.",
        _delayed,
        "when something happens can be said first or last (CR 603.7)",
        (
            "Draw a card at the beginning of the next turn's upkeep.",
            "At the beginning of the next turn's upkeep, draw a card.",
        ),
    ),
    (
        132,
        r"(^|(?<=[.•:,] ))((?!at )[A-Z~a-z][^.,:\"•]*?) at end of combat(?=\.|$)\.",
        _at_end_of_combat,
        "when something happens can be said first or last (CR 603.7)",
        ("Destroy target Goblin at end of combat.", "At end of combat, destroy target Goblin."),
    ),
    (
        22,
        r"(^|(?<=[.•:,—] ))[Uu]ntil end of turn, ([^.\",:]+(?:, [^.\":]+)?)\.",
        _duration_last,
        "a duration can be said first or last (CR 611.2a)",
        ("Until end of turn, target Goblin gains flying.", "Target Goblin gains flying until end of turn."),
    ),
    (
        23,
        rf"\b({_QUALITY}) ({WHOSE})\b",
        r"\2 \1",
        "who controls something can be said before or after what it is like",
        ("Goblins with flying you control have haste.", "Goblins you control with flying have haste."),
    ),
    (
        26,
        r"\b(deals?) damage to ((?:any|target|each|that|you|its)\b[^.,]*?) equal to ([^.,]+)(?=[.,])",
        r"\1 damage equal to \3 to \2",
        "how much damage can be said before or after whom it is dealt to",
        (
            "~ deals damage to any target equal to its power.",
            "~ deals damage equal to its power to any target.",
        ),
    ),
    (
        27,
        r"\b(t)arget ([^.,]+?) other than ~",
        r"another target \2",
        "any but this one is another",
        ("Destroy target Goblin other than ~.", "Destroy another target Goblin."),
    ),
    (
        28,
        r"\bup to one another target\b",
        "up to one other target",
        "grammar",
        ("Tap up to one another target Goblin.", "Tap up to one other target Goblin."),
    ),
)  # fmt: skip
