"""Printed wordings of when abilities trigger that say in other words what is told.

It goes on with the numbered list of :mod:`.wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

from .wordings import Row, lower

_SOME = r"\b([Ww]henever (?:one or more|an?|another) [^.,\"]*?)"

TRIGGERS: tuple[Row, ...] = (
    (
        1250,
        r"\bWhenever you attack (a player|one of your opponents)(?=,)",
        r"Whenever one or more creatures you control attack \1",
        "who attacks a player with one or more creatures attacks that player (CR 508.3)",
        (
            "Whenever you attack a player, scry 1.",
            "Whenever one or more creatures you control attack a player, scry 1.",
        ),
    ),
    (
        1251,
        r"\b([Ww]henever [^.,\"]*?\battacks?) one of your opponents(?=,)",
        r"\1 an opponent",
        "an opponent is one of one's opponents",
        ("Whenever ~ attacks one of your opponents, scry 1.", "Whenever ~ attacks an opponent, scry 1."),
    ),
    (
        1252,
        rf"{_SOME} (enters?) under (?:an opponent's|your opponents') control(?=,)",
        r"\1 an opponent controls \2",
        "what enters under a player's control is what that player controls (CR 603.6a)",
        (
            "Whenever a creature enters under an opponent's control, scry 1.",
            "Whenever a creature an opponent controls enters, scry 1.",
        ),
    ),
    (
        1254,
        r"^(Your opponents|You|Players) (can't cast (?:[^.,\"]*)spells) during your turn\.$",
        lambda found: f"As long as it's your turn, {lower(found[1])} {found[2]}.",
        "what is so during a turn is so as long as it is that turn",
        (
            "Your opponents can't cast spells during your turn.",
            "As long as it's your turn, your opponents can't cast spells.",
        ),
    ),
    (
        1253,
        r"\b([Ww]henever you cycle) another card(?=,)",
        r"\1 a card",
        "what is on the battlefield is not what is cycled",
        ("Whenever you cycle another card, scry 1.", "Whenever you cycle a card, scry 1."),
    ),
)
