"""Printed wordings of when and whence cards can be cast, in the told words.

A part of the numbered list, after :mod:`.cast_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row

PERMISSIONS: tuple[Row, ...] = (
    (
        501,
        r"\bCast (?:~ only|only|this spell only) (?=during|if|before)",
        "Cast this spell only ",
        "a card that is being cast is a spell (CR 601.2a)",
        ("Cast ~ only during combat.", "Cast this spell only during combat."),
    ),
    (
        502,
        r"^(Cast this spell only during (?:combat|[^.,]*?turn)) (before (?:attackers|blockers) are declared)",
        r"\1, \2",
        "the comma says nothing",
        (
            "Cast this spell only during combat before blockers are declared.",
            "Cast this spell only during combat, before blockers are declared.",
        ),
    ),
    (
        503,
        r"^(Cast this spell only if you've cast) another( \w+)? spell this turn\b",
        r"\1 a\2 spell this turn",
        "it is asked before this one is cast, which is another anyway (CR 601.2i)",
        (
            "Cast this spell only if you've cast another spell this turn.",
            "Cast this spell only if you've cast a spell this turn.",
        ),
    ),
    (
        504,
        r"^(Cast this spell only if an? \w+) is attacking you\.",
        r"\1 attacking you is on the battlefield.",
        "only what is there attacks",
        (
            "Cast this spell only if a creature is attacking you.",
            "Cast this spell only if a creature attacking you is on the battlefield.",
        ),
    ),
    (
        505,
        r"\b(Activate|Cast this spell) only if it's not your turn\.",
        r"\1 only during an opponent's turn.",
        "every other turn is an opponent's (CR 102.2)",
        ("Activate only if it's not your turn.", "Activate only during an opponent's turn."),
    ),
    (
        506,
        r"\b(you may play) up to (two|three) (additional lands this turn)\b",
        r"\1 \2 \3",
        "whoever may play some lands may play fewer",
        (
            "you may play up to two additional lands this turn.",
            "you may play two additional lands this turn.",
        ),
    ),
    (
        507,
        r"^You may play land cards from your graveyard\.$",
        "You may play lands from your graveyard.",
        "what is played from a graveyard is a card",
        ("You may play land cards from your graveyard.", "You may play lands from your graveyard."),
    ),
    (
        508,
        (
            r"(^|[.:,•—] )[Yy]ou may ((?:play|cast) (?:that card|those cards|it|them|the exiled cards?)) "
            r"until (the end of your next turn|your next turn|your next end step)(?=[.,])"
        ),
        lambda found: f"{found[1]}{_first(found[1], 'until')} {found[3]}, you may {found[2]}",
        "how long it lasts can be said first or last",
        (
            "Exile the top card of your library. You may play it until your next end step.",
            "Exile the top card of your library. Until your next end step, you may play it.",
        ),
    ),
    (
        509,
        (
            r"\b([Yy]ou may (?:play|cast) (?:that card|those cards|it|them|the exiled cards?))"
            r"(,? and (?:you may spend|mana of any type)[^.]*?) until end of turn(?=\.)"
        ),
        r"\1 this turn\2",
        "a permission for the turn ends with it (CR 514.2)",
        (
            "You may cast it, and mana of any type can be spent to cast it until end of turn.",
            "You may cast it this turn, and mana of any type can be spent to cast it.",
        ),
    ),
    (
        510,
        r"\b[Ff]or as long as (?:that card|it) remains exiled, you may (play|cast) it(?=[.,])",
        lambda found: f"{_you(found[0])} may {found[1]} that card for as long as it remains exiled",
        "how long it lasts can be said first or last",
        (
            "For as long as that card remains exiled, you may play it.",
            "You may play that card for as long as it remains exiled.",
        ),
    ),
    (
        511,
        (
            r"\bcast (?:spells|nonland cards) from among "
            r"(those cards|those exiled cards|them|the exiled cards)(?! without)"
        ),
        lambda found: f"cast {found[1].replace('those exiled', 'those')}",
        "only spells are cast, and a land is none (CR 305.9)",
        (
            "You may cast spells from among those cards this turn.",
            "You may cast those cards this turn.",
        ),
    ),
    (
        516,
        (
            r"\b[Ff]or as long as that card remains exiled, you may look at it, you may (play|cast) it,"
            r" and you may spend mana as though it were mana of any (color|type) to cast it(?=[.,])"
        ),
        lambda found: (
            f"{_you(found[0])} may look at and {found[1]} that card for as long as it remains exiled"
            f"{_spent_as(found[2], 'it')}"
        ),
        "how long it lasts can be said first or last; mana of any type is spent alike (CR 609.4b)",
        (
            (
                "For as long as that card remains exiled, you may look at it, you may cast it, and you may"
                " spend mana as though it were mana of any color to cast it."
            ),
            (
                "You may look at and cast that card for as long as it remains exiled, and you may spend"
                " mana as though it were mana of any color to cast it."
            ),
        ),
    ),
    (
        517,
        (
            r"\b([Ll])ook at (the top (?:card|\w+ cards) of [^.,]*?)(?:, then exile (?:it|them)| and exile "
            r"(?:that card|those cards)) face down\. You may (play|cast) (that card|those cards)\b"
        ),
        lambda found: (
            f"{'E' if found[1] == 'L' else 'e'}xile {found[2]} face down. "
            f"You may look at and {found[3]} {found[4]}"
        ),
        "who has looked at what is exiled face down may go on doing so (CR 406.3)",
        (
            "Look at the top card of your library, then exile it face down. You may play that card.",
            "Exile the top card of your library face down. You may look at and play that card.",
        ),
    ),
    (
        518,
        (
            r"\b([Ll]ook at the top \w+ cards of [^.,]*?)(?:, exile one(?: of them)?|\. Exile one) face down"
            r"(?:\. Put|,? (?:and|then) put) the rest\b"
        ),
        r"\1. Exile one of them face down and put the rest",
        "one sentence or two, in the same order",
        (
            "Look at the top two cards of your library, exile one face down. Put the rest into your hand.",
            (
                "Look at the top two cards of your library. Exile one of them face down and put the rest"
                " into your hand."
            ),
        ),
    ),
    (
        519,
        (
            r"\b([Ll]ook at the top \w+ cards of (?:that player|target opponent)'s library\. Exile one of"
            r" them face down and put the rest (?:into|on the bottom of)) (?:their|that(?= library))"
        ),
        r"\1 that player's",
        "it is the one whose library it is",
        (
            (
                "Look at the top two cards of target opponent's library. Exile one of them face down and put"
                " the rest into their graveyard."
            ),
            (
                "Look at the top two cards of target opponent's library. Exile one of them face down and put"
                " the rest into that player's graveyard."
            ),
        ),
    ),
    (
        512,
        (
            r"(?:,? and|\. If you cast a spell this way,) you may spend mana as though it were mana of any"
            r" (color|type) to cast (?:it|them|(?:that|those|the exiled) (?:spells?|cards?))(?=[.,])"
        ),
        lambda found: _spent_as(found[1], found.string[: found.start()]),
        "what is cast so are the cards that were just spoken of; mana of any type is spent alike (CR 609.4b)",
        (
            "You may cast it this turn and you may spend mana as though it were mana of any type to cast it.",
            "You may cast it this turn, and mana of any type can be spent to cast it.",
        ),
    ),
    (
        515,
        r"^You can spend mana of any type to cast ([^.,]+ spells)\.$",
        r"You may spend mana as though it were mana of any type to cast \1.",
        "mana is spent alike (CR 609.4b)",
        (
            "You can spend mana of any type to cast Frog spells.",
            "You may spend mana as though it were mana of any type to cast Frog spells.",
        ),
    ),
    (
        513,
        r", and mana of any type can be spent to cast (?:(that spell)|those spells)(?=[.,])",
        lambda found: _spent_as("type", "it" if found[1] else "those cards"),
        "the spells are the cards that were just spoken of",
        (
            "You may cast that card this turn, and mana of any type can be spent to cast that spell.",
            "You may cast that card this turn, and mana of any type can be spent to cast it.",
        ),
    ),
    (
        514,
        (
            r"(\b(?:may play|[Cc]ast)\b[^.]*?\b(?:from|in|of) (?:your graveyard|your library)[^.]*\."
            r"(?: You may cast (?:it|that card)[^.]*\.)?) If (?:that|a) (?:card|spell)"
            r"(?: cast this way)? would be put into (?:your|a) graveyard(?: this turn)?, exile it instead\."
        ),
        r"\1 If that spell would be put into a graveyard, exile it instead.",
        "a card of yours goes to your graveyard alone (CR 400.3), once it was cast",
        (
            "Cast it from your graveyard. If that card would be put into your graveyard, exile it instead.",
            "Cast it from your graveyard. If that spell would be put into a graveyard, exile it instead.",
        ),
    ),
)


def _first(before: str, word: str) -> str:
    """A word as it begins a sentence, or goes on with one."""
    return word if before.startswith((",", ":")) and not before.startswith(":") else word.capitalize()


def _you(printed: str) -> str:
    """ "You", as it begins a sentence where the printed words do."""
    return "You" if printed[0].isupper() else "you"


def _spent_as(what: str, before: str) -> str:
    """What may be spent on the cards that were spoken of last."""
    spoken = re.findall(r"\b(?:those cards|the exiled cards|them|that card|the exiled card|it)\b", before)
    it = "them" if spoken and spoken[-1] in ("those cards", "the exiled cards", "them") else "it"
    if what == "type":
        return f", and mana of any type can be spent to cast {it}"
    return f", and you may spend mana as though it were mana of any color to cast {it}"
