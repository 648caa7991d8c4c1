"""Printed wordings of what happens instead of something else, in the told words.

The numbered list goes on here, after :mod:`.price_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row

_THAT = r"(?:that|you)(?: (?:permanent|creature|player|planeswalker))?(?: or (?:that )?(?:permanent|creature|player|planeswalker))*"


def _a(found: re.Match[str]) -> str:
    article = "an" if found[2][0] in "aeiouAEIOU8" else "a"
    return f"{found[1]}{article} {found[2]}"


INSTEAD: tuple[Row, ...] = (
    (
        1400,
        rf"\b(it deals (?:double that damage|triple that damage|three times that damage|that much damage plus \d+)) to {_THAT} instead\b",
        r"\1 instead",
        "it is dealt to what it would have been dealt to",
        (
            "If a red source would deal damage to a permanent or player, it deals double that damage to that permanent or player instead.",
            "If a red source would deal damage to a permanent or player, it deals double that damage instead.",
        ),
    ),
    (
        1401,
        r"\b([Ii])f an effect would create one or more ([a-zA-Z ]*?)tokens under your control, it creates (twice|three times) that many of those tokens instead",
        r"\1f one or more \2tokens would be created under your control, \3 that many of those tokens are created instead",
        "only effects create tokens (CR 701.7a)",
        (
            "If an effect would create one or more tokens under your control, it creates twice that many of those tokens instead.",
            "If one or more tokens would be created under your control, twice that many of those tokens are created instead.",
        ),
    ),
    (
        1402,
        r"\b([Ii])f you would create one or more ([a-zA-Z ]*?)tokens, create those tokens plus ([^.,\"]+) instead",
        r"\1f one or more \2tokens would be created under your control, those tokens plus \3 are created instead",
        "who creates a token has it under their control (CR 111.2)",
        (
            "If you would create one or more Frog tokens, create those tokens plus a Snail token instead.",
            "If one or more Frog tokens would be created under your control, those tokens plus a Snail token are created instead.",
        ),
    ),
    (
        1403,
        r"\b(those tokens plus )an additional ([^.,\"]+ token)\b",
        _a,
        "what is created beside others is additional",
        (
            "those tokens plus an additional Snail token are created instead.",
            "those tokens plus a Snail token are created instead.",
        ),
    ),
    (
        1404,
        r"\b(counters are put on )that (?:creature|permanent) instead\b",
        r"\1it instead",
        "it is what they would be put on",
        (
            "twice that many +1/+1 counters are put on that creature instead.",
            "twice that many +1/+1 counters are put on it instead.",
        ),
    ),
    (
        1405,
        r"\b([Ii]f (?![^.\"]*this turn)[^.\"]*damage[^.\"]*, prevent that damage) and ([a-z])([^.\"]+\.)",
        lambda found: f"{found[1]}. {found[2].upper()}{found[3]}",
        "what is done besides comes right after (CR 615.5)",
        (
            "If damage would be dealt to ~, prevent that damage and scry 1.",
            "If damage would be dealt to ~, prevent that damage. Scry 1.",
        ),
    ),
    (
        1406,
        r"\b([Ii]f [^.,\"]* would die, )exile (?:that card|it) and ([a-z])([^.\"]+) instead\.",
        lambda found: f"{found[1]}exile it instead. {found[2].upper()}{found[3]}.",
        "what is done besides comes right after",
        (
            "If a Frog would die, exile that card and draw a card instead.",
            "If a Frog would die, exile it instead. Draw a card.",
        ),
    ),
    (
        1407,
        r"\b([Ii]f ~ would die, put )~( on (?:top|the bottom) of its owner's library instead)",
        r"\1it\2",
        "the card is named again",
        (
            "If ~ would die, put ~ on top of its owner's library instead.",
            "If ~ would die, put it on top of its owner's library instead.",
        ),
    ),
    (
        1408,
        r"\b([Aa]ll (?:combat )?damage that would be dealt)( to (?:you|~|target [^.,\"]+?))( this turn)( by (?:target|~)[^.,\"]*?)( is dealt to)",
        r"\1\2\4\3\5",
        "how long it lasts can be said before or after whose it is",
        (
            "All damage that would be dealt to you this turn by target Frog is dealt to ~ instead.",
            "All damage that would be dealt to you by target Frog this turn is dealt to ~ instead.",
        ),
    ),
    (
        1409,
        r"\b([Aa]ll (?:combat )?damage that would be dealt)( to [^.,\"]+?)( by (?:unblocked|attacking|blocking)[^.,\"]*?)( this turn)( is dealt to)",
        r"\1\2\4\3\5",
        "how long it lasts can be said before or after whose it is",
        (
            "All damage that would be dealt to you by unblocked Frogs this turn is dealt to ~ instead.",
            "All damage that would be dealt to you this turn by unblocked Frogs is dealt to ~ instead.",
        ),
    ),
)  # fmt: skip
