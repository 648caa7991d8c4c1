"""Printed wordings of what was spent, of what something was, and of "also": in the told words.

A part of the numbered list, after :mod:`.price_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from engine.magic.language.words import COLOR_NAMES

from .cast_wordings import is_about_another
from .wordings import Row, lower

_THING = r"(?:it|that (?:creature|permanent|land|artifact|spell|card)|the sacrificed \w+)"
_COLOR = "white|blue|black|red|green|colorless|multicolored|monocolored"
_IS = {"was": "is", "wasn't": "isn't"}


def _is(found: re.Match[str]) -> str:
    """What it was as it was last there, is asked of it as it was last there (CR 608.2h)."""
    return f"{found[1]} {_IS[found[2]]} "


def _itself(found: re.Match[str], words: str) -> str:
    """The card's own name in place of a pronoun, where the card was named before."""
    return words if "~" in found.string[: found.start()] else found[0]


def _as_long_as(found: re.Match[str]) -> str:
    """A static ability with what it depends on in front."""
    who, cannot, condition = found.groups()
    if "defending player" in condition:
        return found[0]
    if condition.startswith(("it's ", "it has ", "it is ")):
        subject = who if who == "~" else who.lower()
        is_so = (
            condition.removeprefix("it").removeprefix("'s").removeprefix(" is").removeprefix(" has").strip()
        )
        verb = "has" if condition.startswith("it has") else "is"
        return f"As long as {subject} {verb} {is_so}, it {cannot}."
    return f"As long as {condition}, {who if who == '~' else who.lower()} {cannot}."


def _number(found: re.Match[str]) -> str:
    whose = "its" if found[2] == "it" else f"{found[2]}'s"
    return f"{found[1]} {whose} {found[3]} is {found[4]}"


_AGAIN = re.compile(
    r"\b(?:([Ee]ach of )?(?:([Tt]he chosen|[Tt]hat|[Tt]hose) (?:creature|permanent|spell|card|planeswalker|player|opponent)s?(?! of)))\b"
)
_THEN_IT = re.compile(r"^(?:Until (?:end of turn|your next turn), )?([Ii]t|[Tt]hey)\b(?!')")


def _chosen_target(found: re.Match[str]) -> str:
    """The words of a target where the text speaks of it first after it is chosen; nothing else may do."""
    before, capital, target, rest = found.groups()
    at = _THEN_IT.search(rest) or _AGAIN.search(rest)
    if at is None or " and target " in target or re.search(r"\btarget\b", rest[: at.start()]):
        return found[0]
    start, end = at.span(1) if at.re is _THEN_IT else at.span()
    noun = at[0].split()[-1].removesuffix("s")
    if at.re is _AGAIN and noun != "card" and re.search(rf"\b{noun}s?\b", rest[:start]):
        return found[0]
    words = f"{at[1] or ''}{target}" if at.re is _AGAIN else target
    after = rest[end:]
    if words != target:  # each of several that gains something: they gain it
        words, after = target, re.sub(r"^ (gain|get)s\b", r" \1", after)
        words = target if after != rest[end:] else f"each of {target}"
    said = rest[:start] + words + after
    opens = capital == "C" or before.startswith((".", ":", "•")) or not before
    return before + (said[0].upper() if opens else said[0].lower()) + said[1:]


AGAIN: tuple[Row, ...] = (
    (
        1701,
        r"\{([WUBRGS])\} was spent to cast (?:this spell|it|~)(?=[.,]|$)",
        lambda found: found[0]
        if is_about_another(found.string)
        else f"at least one {COLOR_NAMES.get(found[1], 'snow')} mana was spent to cast this spell",
        "one such mana is at least one, and what was cast is the spell that it was (CR 400.7d)",
        (
            "If {R} was spent to cast this spell, scry 4.",
            "If at least one red mana was spent to cast this spell, scry 4.",
        ),
    ),
    (
        1702,
        rf"\b([Ii]f {_THING}) (was|wasn't) (?=(?:an? (?!result\b)|legendary\b|nonbasic\b|(?:{_COLOR})\b))(?! an? [^.,]*\bcast\b)",
        _is,
        "what has left is asked for as it last was there (CR 608.2h)",
        (
            "Destroy target permanent. If it was a Frog, scry 4.",
            "Destroy target permanent. If it is a Frog, scry 4.",
        ),
    ),
    (
        1703,
        rf"\b([Ii]f) ({_THING})'s (mana value|power|toughness) was (\d+ or (?:less|greater|more)|\d+)\b",
        lambda found: f"{found[1]} {found[2]}'s {found[3]} is {found[4]}",
        "what has left is asked for as it last was there (CR 608.2h)",
        (
            "Destroy target Frog. If that creature's power was 4 or greater, scry 4.",
            "Destroy target Frog. If that creature's power is 4 or greater, scry 4.",
        ),
    ),
    (
        1704,
        r"\b([Ii]f its (?:mana value|power|toughness)) was (?=\d)",
        r"\1 is ",
        "what has left is asked for as it last was there (CR 608.2h)",
        (
            "Destroy target Frog. If its power was 4 or greater, scry 4.",
            "Destroy target Frog. If its power is 4 or greater, scry 4.",
        ),
    ),
    (
        1705,
        rf"\b([Ii]f) ({_THING}) (?:had|has) (mana value|power|toughness) (\d+ or (?:less|greater|more)|\d+)\b",
        _number,
        "a number that it has is its number",
        (
            "Exile target Frog. If it had mana value 3 or less, scry 4.",
            "Exile target Frog. If its mana value is 3 or less, scry 4.",
        ),
    ),
    (
        1706,
        r"\balso (?=(?:gains?|deals?|gets?|has|have) )",
        "",
        "what is said besides is said as well",
        (
            "Draw a card. If you control a Frog, you also gain 4 life.",
            "Draw a card. If you control a Frog, you gain 4 life.",
        ),
    ),
    (
        1707,
        r"^((?:Whenever|When) enchanted creature (?:deals (?:combat )?damage to|blocks|becomes blocked by|blocks or becomes blocked by) [^.]*?)\bthe other creature\b",
        r"\1that creature",
        "of two creatures in combat, the other is that one",
        (
            "Whenever enchanted creature blocks a creature, tap the other creature.",
            "Whenever enchanted creature blocks a creature, tap that creature.",
        ),
    ),
    (
        1708,
        r"^Creatures with power less than ~'s power can't block (?:it|~)\.",
        "~ can't be blocked by creatures with power less than ~'s power.",
        "what can't block it is what it can't be blocked by (CR 509.1b)",
        (
            "Creatures with power less than ~'s power can't block it.",
            "~ can't be blocked by creatures with power less than ~'s power.",
        ),
    ),
    (
        1709,
        r"\b(with) a number of ([+-]\d/[+-]\d|[a-z]+) counters on it equal to (\d plus [^.,\"]+)\.",
        r"\1 X \2 counters on it, where X is \3.",
        "two ways to say how many",
        (
            "~ enters with a number of oil counters on it equal to 1 plus the number of Frogs you control.",
            "~ enters with X oil counters on it, where X is 1 plus the number of Frogs you control.",
        ),
    ),
    (
        1710,
        r"\b(deals) triple that damage instead\b",
        r"\1 three times that damage instead",
        "triple is three times",
        (
            "If a Frog would deal damage to a player, it deals triple that damage instead.",
            "If a Frog would deal damage to a player, it deals three times that damage instead.",
        ),
    ),
    (
        1711,
        r"\b(Whenever one or more (?:other )?(?:nontoken )?(?:creatures|artifacts|permanents))( with [^.,\"]*?) enter under your control\b",
        r"\1 you control\2 enter",
        "what enters under one's control is what one controls as it enters",
        (
            "Whenever one or more creatures with power 2 or less enter under your control, scry 4.",
            "Whenever one or more creatures you control with power 2 or less enter, scry 4.",
        ),
    ),
    (
        1712,
        r"\b(?:has|have) indestructible (for as long as|this turn)\b",
        lambda found: f"gain{'s' if found[0].startswith('has') else ''} indestructible "
        + ("until end of turn" if found[1] == "this turn" else found[1]),
        "what is so for a time is gained for that time (CR 611.2a)",
        (
            "Target Frog has indestructible this turn.",
            "Target Frog gains indestructible until end of turn.",
        ),
    ),
    (
        1713,
        rf"\b([Ii]f (?:{_THING}|~)) had (?=(?:an?|no) (?:[+-]\d/[+-]\d|[a-z]+) counters? on it\b)",
        r"\1 has ",
        "what has left is asked for as it last was there (CR 608.2h)",
        (
            "When ~ dies, if it had a time counter on it, scry 4.",
            "When ~ dies, if it has a time counter on it, scry 4.",
        ),
    ),
    (
        1714,
        rf"\b([Ii]f (?:{_THING}|~)) (?:has|had) (?:one or more )?counters on it\b(?![^\"]*\b(?:those|that many) counters\b)",
        r"\1 has a counter on it",
        "what has counters has at least one",
        ("If it had counters on it, scry 4.", "If it has a counter on it, scry 4."),
    ),
    (
        1715,
        r"\bthe land's controller\b",
        "that land's controller",
        "what was spoken of is that land",
        (
            "Destroy target land. Scry 4. ~ deals 1 damage to the land's controller.",
            "Destroy target land. Scry 4. ~ deals 1 damage to that land's controller.",
        ),
    ),
    (
        1716,
        r"\bthe highest (power|toughness|mana value) among\b",
        r"the greatest \1 among",
        "two words for the same",
        (
            "Scry X, where X is the highest power among Frogs you control.",
            "Scry X, where X is the greatest power among Frogs you control.",
        ),
    ),
    (
        1717,
        r"\b[Tt]his spell (?=deals\b)",
        "~ ",
        "a spell calls itself by its name, or not",
        ("This spell deals 4 damage to any target.", "~ deals 4 damage to any target."),
    ),
    (
        1718,
        r"(^|(?<=[.] ))([A-Z~][^.:\"•]*?) instead if ([^.\"]+)\.",
        lambda found: f"{found[1]}If {found[3]}, {lower(found[2])} instead.",
        "a condition can be said first or last",
        (
            "Draw a card. Draw two cards instead if you control a Frog.",
            "Draw a card. If you control a Frog, draw two cards instead.",
        ),
    ),
    (
        1719,
        r"\b(?:[Hh]e|[Ss]he) (?=(?:deals|gets|gains|has|fights|connives|explores|can't|doesn't|assigns|becomes|loses)\b)",
        lambda found: _itself(found, "~ "),
        "who is spoken of as a person is the legend that was named",
        ("Whenever ~ attacks, she gets +1/+0 until end of turn.", "Whenever ~ attacks, ~ gets +1/+0 until end of turn."),
    ),
    (
        1720,
        r"(?<!or )\b(?:his|her) (?=(?:power|toughness|controller|owner)\b)",
        lambda found: _itself(found, "~'s "),
        "who is spoken of as a person is the legend that was named",
        ("~ deals damage equal to her power to any target.", "~ deals damage equal to ~'s power to any target."),
    ),
    (
        1721,
        r"\b(counters? on|tap|exile|sacrifice|return|attached to|block|blocking|copy of) (?:him|her)\b(?! (?:or|own)\b)",
        lambda found: _itself(found, f"{found[1]} ~"),
        "who is spoken of as a person is the legend that was named",
        ("Whenever ~ attacks, put an oil counter on him.", "Whenever ~ attacks, put an oil counter on ~."),
    ),
    (
        1722,
        r"(^|[.:,•—] )([Cc])hoose ((?:up to one |another |any number of )?target (?!(?:player|opponent) and )[^.,:\"]*?)\. ([^\"•]+)$",
        lambda found: _chosen_target(found),
        "a target is chosen as the text is announced, wherever it speaks of it first (CR 601.2c)",
        (
            "Choose target Frog. Draw a card, then that creature gets +1/+1 until end of turn.",
            "Draw a card, then target Frog gets +1/+1 until end of turn.",
        ),
    ),
    (
        1724,
        r"\bwith (mana value|power|toughness) X or less, where X is (the number of [^.\"]+)\.",
        r"with \1 less than or equal to \2.",
        "so much or less is less than or equal to it",
        (
            "Destroy target Frog with power X or less, where X is the number of Oxen you control.",
            "Destroy target Frog with power less than or equal to the number of Oxen you control.",
        ),
    ),
    (
        1725,
        r"^(~|(?:Enchanted|Equipped) creature) (can't [^.\"]*?|doesn't untap during its controller's untap step) if ([^.\"]+)\.$",
        lambda found: _as_long_as(found),
        "what is so for good while something is so, is so as long as that is so (CR 604.1)",
        ("~ can't block if you control a Frog.", "As long as you control a Frog, ~ can't block."),
    ),
    (
        1726,
        r"^If ([^.,\"]+), (~|(?:enchanted|equipped) creature) (can't (?:block|attack|be blocked))\.$",
        r"As long as \1, \2 \3.",
        "what is so for good if something is so, is so as long as that is so (CR 604.1)",
        ("If you control a Frog, ~ can't block.", "As long as you control a Frog, ~ can't block."),
    ),
    (
        1727,
        r"(?<=[.] )((?!Activate|Spend|This spell costs|~ enters)[A-Z~](?:(?!\btarget\b|\bif\b)[^.:\"•])*?)"
        r" if ((?:that creature|that permanent|it) (?:has|is|isn't)|(?:it)'s) ([^.,\"]+)\.",
        lambda found: f"If {found[2]} {found[3]}, {lower(found[1])}.",
        "a condition can be said first or last",
        (
            "Untap target Frog. Draw a card if that creature has a time counter on it.",
            "Untap target Frog. If that creature has a time counter on it, draw a card.",
        ),
    ),
    (
        1728,
        r"\bthe (power|toughness|mana value) of (the (?:sacrificed|discarded|revealed|exiled) \w+)(?=[.,]| to )",
        r"\2's \1",
        "two ways to say whose it is",
        (
            "Draw cards equal to the mana value of the sacrificed permanent.",
            "Draw cards equal to the sacrificed permanent's mana value.",
        ),
    ),
    (
        1729,
        r"\bdeals damage to (any target|target [^.,\"]*?|each [^.,\"]*?) equal to (the (?:sacrificed|discarded|revealed|exiled) \w+'s (?:power|toughness|mana value))\.",
        r"deals damage equal to \2 to \1.",
        "how much is dealt and to whom can be said in either order",
        (
            "~ deals damage to any target equal to the sacrificed Frog's power.",
            "~ deals damage equal to the sacrificed Frog's power to any target.",
        ),
    ),
    (
        1730,
        r"\b([Rr]eturn (?:up to one )?target [^.,\"]*? to its owner's hand)(, then|\. Then|\.) that player (?=discards|loses|mills|sacrifices)",
        lambda found: f"{found[1]}. Its owner " if found[2] != ", then" else f"{found[1]}, then its owner ",
        "who was just spoken of is that player",
        (
            "Return target Frog to its owner's hand. Then that player discards a card.",
            "Return target Frog to its owner's hand. Its owner discards a card.",
        ),
    ),
)  # fmt: skip
