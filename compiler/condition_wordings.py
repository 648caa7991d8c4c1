"""Printed wordings of what holds only for a time, or costs or happens only if something is so.

The numbered list goes on here, after :mod:`.synonyms`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row, lower


def _is_first_of_trigger(found: re.Match[str]) -> bool:
    """Whether a sentence is the first after a trigger: there an "if" in front would be the condition of the
    ability (CR 603.4)."""
    before = found.string[: found.start()]
    return re.match(r"(?:[^\".•]* — )?(?:When|Whenever|At) ", before) is not None and not re.search(
        r"[.•]", before
    )


def _asks_of_target(found: re.Match[str]) -> bool:
    """Whether the condition speaks of the target of which the sentence speaks first."""
    return "target " in found[2] and re.search(r"\b(?:that|its)\b", found[4]) is not None


CONDITIONS: tuple[Row, ...] = (
    (
        31,
        r"\b([Ii])f it's (?=an? )",
        r"\1f it is ",
        "two spellings",
        ("If it's a Goblin, scry 1.", "If it is a Goblin, scry 1."),
    ),
    (
        48,
        r"\b[Ii]f (?:~|it|this spell) was kicked\b",
        "If this spell was kicked",
        "the spell is what was kicked (CR 702.33d)",
        ("If ~ was kicked, draw a card.", "If this spell was kicked, draw a card."),
    ),
    (
        52,
        r"(^|(?<=[.•] ))During your turn, ",
        r"\1As long as it's your turn, ",
        "during one's turn it is that turn",
        ("During your turn, ~ has flying.", "As long as it's your turn, ~ has flying."),
    ),
    (
        53,
        r"(^|(?<=: )|(?<=\. )|(?<=, ))[Uu]ntil end of turn, ([^.\",:]+(?:, [^.\",:]+)* \"[^\"]*\")\.?(?=$| [A-Z~])",
        lambda found: f"{found[1]}{found[2][0].upper()}{found[2][1:]} until end of turn.",
        "a duration can be said first or last (CR 611.2a)",
        (
            'Until end of turn, Goblins you control gain "{T}: Draw a card."',
            'Goblins you control gain "{T}: Draw a card." until end of turn.',
        ),
    ),
    (
        54,
        r"\b([Ii]f|[Aa]s long as) an opponent controls (an? [^.,]+?)(?=[.,]| and you control\b)",
        r"\1 \2 an opponent controls is on the battlefield",
        "what an opponent controls is on the battlefield",
        (
            "As long as an opponent controls a Goblin, ~ has flying.",
            "As long as a Goblin an opponent controls is on the battlefield, ~ has flying.",
        ),
    ),
    (
        56,
        r"\b([Ii]f you do, [^.]+\.) Otherwise, ",
        r"\1 If you don't, ",
        "otherwise one did not",
        ("If you do, scry 1. Otherwise, draw a card.", "If you do, scry 1. If you don't, draw a card."),
    ),
    (
        57,
        r"\b([Ii]f [^.,]+), instead ([^.]+)\.",
        r"\1, \2 instead.",
        "that it happens instead can be said first or last",
        ("If you control a Goblin, instead draw two cards.", "If you control a Goblin, draw two cards instead."),
    ),
    (
        58,
        r"\b(deals? (?:\d+|X) damage) to (?:it|that creature|that permanent|that player) instead\b",
        r"\1 instead",
        "the damage is dealt to what it would have been dealt to",
        ("it deals 4 damage to that creature instead.", "it deals 4 damage instead."),
    ),
    (
        71,
        r"\b([Ii])f it's (attacking|blocking|tapped|untapped|legendary|enchanted|white|blue|black|red|green)\b",
        r"\1f it is \2",
        "two spellings",
        ("If it's attacking, scry 1.", "If it is attacking, scry 1."),
    ),
    (
        78,
        r"(?<=, )it deals (\d+|X) damage instead\b",
        lambda found: f"~ deals {found[1]} damage instead" if "~ deals" in found.string[: found.start()] else found[0],
        "what deals damage goes on dealing it",
        (
            "~ deals 2 damage to target Frog. If you control a Snail, it deals 4 damage instead.",
            "~ deals 2 damage to target Frog. If you control a Snail, ~ deals 4 damage instead.",
        ),
    ),
    (
        136,
        r"^(This spell costs \{\d+\} (?:less|more) to cast) as long as ",
        r"\1 if ",
        "whether it costs so much is asked as it is cast (CR 601.2f)",
        (
            "This spell costs {2} less to cast as long as you control an Ox.",
            "This spell costs {2} less to cast if you control an Ox.",
        ),
    ),
    (
        69,
        r"(^|(?<=[.•:,] ))((?!Activate|activate|Spend|This spell costs|[Tt]his ability costs|~ enters|Cast ~ only|Cast this)[A-Z~a-z][^.,:\"•]*?) if (you (?:control|attacked|gained|lost|sacrificed|cast)"
        r"|a creature died|an opponent|it's your turn|it's not your turn)([^.,\"]*)\.",
        lambda found: found[0]
        if _is_first_of_trigger(found) or _asks_of_target(found)
        else f"{found[1]}{'if' if found[1] and found.string[: found.start()].endswith(', ') else 'If'} {found[3]}{found[4]},"
        f" {lower(found[2])}.",
        "a condition can be said first or last",
        ("Draw a card if you control a Goblin.", "If you control a Goblin, draw a card."),
    ),
    (
        84,
        r"\b([Ii])f (?:the|that) player (do|does)(n't)?,",
        lambda found: f"{found[1]}f they do{found[3] or ''},",
        "who was asked is called so or so",
        ("If that player does, scry 1.", "If they do, scry 1."),
    ),
    (
        87,
        r"\b([Yy])ou may (exile [^.,]+), then (return [^.,]+)\.",
        r"\1ou may \2. If you do, \3.",
        "what follows in what one may do is done if one does it",
        (
            "you may exile target Frog, then return it to its owner's hand.",
            "you may exile target Frog. If you do, return it to its owner's hand.",
        ),
    ),
    (
        95,
        r"\b([Ii]f (?:it|that \w+)) was (?=an? |attacking\b|blocking\b|tapped\b|untapped\b|legendary\b)",
        r"\1 is ",
        "what it was is asked of it as it was (CR 608.2h)",
        ("If it was attacking, scry 1.", "If it is attacking, scry 1."),
    ),
    (
        110,
        r"(^|(?<=[.•:] ))Until your next turn, ([^.\",:]+)\.",
        lambda found: f"{found[1]}{found[2][0].upper()}{found[2][1:]} until your next turn.",
        "a duration can be said first or last (CR 611.2a)",
        (
            "Until your next turn, target Frog gets +1/+0.",
            "Target Frog gets +1/+0 until your next turn.",
        ),
    ),
    (
        138,
        r"\b(deals \d+ damage) to that (?:creature|permanent) or player instead\b",
        r"\1 instead",
        "what is dealt more damage instead is what would have been dealt the other",
        (
            "If this spell was kicked, it deals 4 damage to that permanent or player instead.",
            "If this spell was kicked, it deals 4 damage instead.",
        ),
    ),
    (
        139,
        r"\b(that creature|it|they|those creatures) also (gains?|gets?)\b",
        r"\1 \2",
        "what is not said to be there instead is there as well",
        ("If you control a Frog, it also gains flying.", "If you control a Frog, it gains flying."),
    ),
    (
        140,
        r"(^|(?<=[.•] ))If ([^.,\"]+), (?:~|this spell) costs (\{\d+\} (?:less|more)) to cast\.",
        r"\1This spell costs \3 to cast if \2.",
        "a condition can be said first or last",
        (
            "If you control a Frog, ~ costs {2} less to cast.",
            "This spell costs {2} less to cast if you control a Frog.",
        ),
    ),
    (
        143,
        r"(^|(?<=[.•] ))~ costs (\{\d+\} (?:less|more) to cast)\b",
        r"\1This spell costs \2",
        "what is cast is a spell (CR 112.1)",
        ("~ costs {1} less to cast for each Frog you control.", "This spell costs {1} less to cast for each Frog you control."),
    ),
    (
        2410,
        r"\byou haven't (gained|lost) life this turn\b",
        lambda found: f"you didn't {'lose' if found[1] == 'lost' else 'gain'} life this turn",
        "what did not happen has not happened",
        ("Draw a card if you haven't lost life this turn.", "Draw a card if you didn't lose life this turn."),
    ),
    (
        2411,
        r"\b([Ww])henever (you|an opponent) (gain|gains) or (loses?) life, ",
        r"\1henever \2 \3 life and whenever \2 \4 life, ",
        "each of both triggers it",
        ("Whenever you gain or lose life, scry 2.", "Whenever you gain life and whenever you lose life, scry 2."),
    ),
)  # fmt: skip
