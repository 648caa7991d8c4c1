"""Printed wordings of what was paid for a spell, and how it was cast: in the told words.

A part of the numbered list, after :mod:`.quantities`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row


def _put(then: str | None) -> str:
    return "Put" if then is not None and then[0] == "T" else "put"


CASTING: tuple[Row, ...] = (
    (
        305,
        r"^Exhaust (?:—|-) ([^\"]*\.)$",
        r"\1 Activate only once.",
        "that is what exhaust means (CR 702.177a)",
        ("Exhaust — {2}: Scry 4.", "{2}: Scry 4. Activate only once."),
    ),
    (
        306,
        r"^Boast (?:—|-) ([^\"]*\.)$",
        r"\1 Activate only if ~ attacked this turn and only once each turn.",
        "that is what boast means (CR 702.142a)",
        (
            "Boast — {2}: Scry 4.",
            "{2}: Scry 4. Activate only if ~ attacked this turn and only once each turn.",
        ),
    ),
    (
        301,
        r"(?<!can be )\b(spent to cast) (?:it|~)(?=[.,]|$)",
        lambda found: found[0] if is_about_another(found.string) else f"{found[1]} this spell",
        "what was cast is the spell that it was (CR 400.7d)",
        (
            "When ~ enters, if at least three red mana was spent to cast it, scry 1.",
            "When ~ enters, if at least three red mana was spent to cast this spell, scry 1.",
        ),
    ),
    (
        3401,
        r"\b(three|four|five|six|seven|eight) or more (mana was spent to cast)\b",
        r"at least \1 \2",
        "two ways to say that it is so much",
        (
            "If five or more mana was spent to cast that spell, scry 1.",
            "If at least five mana was spent to cast that spell, scry 1.",
        ),
    ),
    (
        302,
        r"\b([Ii])f you cast (this spell|(?<=\benters, if you cast )it) during your main phase\b",
        r"\1f it's your main phase and you cast \2",
        "a phase goes on while a spell waits (CR 500.2), but not each spell is cast (CR 707.10)",
        (
            "Draw a card. If you cast this spell during your main phase, scry 1.",
            "Draw a card. If it's your main phase and you cast this spell, scry 1.",
        ),
    ),
    (
        303,
        r"^If (at least [^,]*? mana was spent to cast this spell), ~ enters ([^.]+)\.$",
        r"~ enters \2 if \1.",
        "a condition can be said first or last",
        (
            "If at least three red mana was spent to cast this spell, ~ enters with a +1/+1 counter on it.",
            "~ enters with a +1/+1 counter on it if at least three red mana was spent to cast this spell.",
        ),
    ),
    (
        304,
        r"^(This spell costs \{\d+\} (?:less|more) to cast) during your turn\.$",
        r"\1 if it's your turn.",
        "whether it costs so much is asked as it is cast (CR 601.2f)",
        (
            "This spell costs {2} less to cast during your turn.",
            "This spell costs {2} less to cast if it's your turn.",
        ),
    ),
    (
        307,
        (r"\b(you may cast an? (?:\w+ (?:or \w+ )?)?)spell"
        r"((?: with mana value [^.,]+?)? from your hand without paying its mana cost)"),
        r"\1card\2",
        "what is cast is a card before that, and lands are not cast (CR 305.9)",
        (
            "you may cast a Frog spell from your hand without paying its mana cost.",
            "you may cast a Frog card from your hand without paying its mana cost.",
        ),
    ),
    (
        309,
        r"^([A-Z][a-z]+ (?:\{[0-9WUBRGX]+\})+), ((?:\{[0-9WUBRGX]+\})+)$",
        r"\1\2",
        "the symbols of one cost stand together (CR 107.4)",
        ("Prowl {1}, {B}", "Prowl {1}{B}"),
    ),
    (
        310,
        (r"(?<=\bhand\. )(?:You c|C)hoose (an? [^.,\"]*?card) from it"
        r"( with mana value \d+ or (?:less|greater))?(?=\.)"),
        lambda found: f"You choose {found[1]}{found[2] or ''} from it",
        "what a card has can be said before where it is, or after; who is not named is you",
        (
            "Target player reveals their hand. Choose a nonland card from it with mana value 7 or less.",
            "Target player reveals their hand. You choose a nonland card with mana value 7 or less from it.",
        ),
    ),
    (
        308,
        r"\b([Tt]hen )?(?:that player )?puts? the exiled cards that weren't cast this way (on the bottom of)",
        lambda found: f"{_put(found[1])} the exiled cards not cast this way {found[2]}",
        "those that were not cast are still exiled, whoever puts them away",
        (
            ("Then put the exiled cards that weren't cast this way on the bottom of your library"
            " in a random order."),
            "Put the exiled cards not cast this way on the bottom of your library in a random order.",
        ),
    ),
)  # fmt: skip


def is_about_another(text: str) -> bool:
    """Whether a line speaks of the casting of other spells."""
    return re.search(r"\b[Ww]henever (?:you|a player|an opponent) casts?\b", text) is not None
