"""Printed wordings of what follows in a game: phases and turns; :mod:`.rewrites` says what a row is."""

from __future__ import annotations

import re

from .wordings import Row


def _after_this_phase(found: re.Match[str]) -> str:
    """The phase that it follows is told first."""
    after = "After" if found[1] == "There" else "after"
    return f"{after} this phase, there is an additional combat phase{found[2] or ''}"


def _exiled_with(found: re.Match[str]) -> str:
    """The linked ability means all that was exiled."""
    whose = " under your control" if found[4] else " under its owner's control" if found[3] else ""
    return f"{found[1]} the exiled card {found[2]} the battlefield{whose}"


COURSES: tuple[Row, ...] = (
    (
        1801,
        (
            r"\b([Tt]here)(?:'s| is) an additional combat phase after this phase"
            r"(?:,?( followed by an additional main phase))?"
        ),
        _after_this_phase,
        "a phase is added after the one that it follows (CR 500.8)",
        (
            "There is an additional combat phase after this phase, followed by an additional main phase.",
            "After this phase, there is an additional combat phase followed by an additional main phase.",
        ),
    ),
    (
        1802,
        (
            r"\b([Rr]eturn|[Pp]ut) (?:all|each) cards? exiled with (?:~|it|this \w+)"
            r" (to|onto) the battlefield(?: under (?:(their owners'|its owner's)|(your)) control)?"
        ),
        _exiled_with,
        "what an ability has exiled with it is the exiled card, however many there are (CR 607.2a)",
        (
            "Return all cards exiled with ~ to the battlefield under their owners' control.",
            "Return the exiled card to the battlefield under its owner's control.",
        ),
    ),
    (
        1803,
        (
            r"\bCreatures with ((?:plains|island|swamp|mountain|forest)walk)"
            r" (can be blocked as though they didn't have \1)\b"
        ),
        r"Creatures \2",
        "creatures without the keyword can be blocked so anyway",
        (
            "Creatures with swampwalk can be blocked as though they didn't have swampwalk.",
            "Creatures can be blocked as though they didn't have swampwalk.",
        ),
    ),
    (
        1804,
        r"\bActivate this only if\b",
        "Activate only if",
        "an ability says when it is activated itself (CR 602.5)",
        (
            "{1}: Scry 1. Activate this only if you control a Frog.",
            "{1}: Scry 1. Activate only if you control a Frog.",
        ),
    ),
    (
        1805,
        r"\b(target (?:non)?\w+(?: creature)?) (?:~|it)(?:'s| is) blocking\b",
        r"\1 blocked by ~",
        "what a creature blocks is blocked by it (CR 509.1g)",
        ("Destroy target creature ~ is blocking.", "Destroy target creature blocked by ~."),
    ),
    (
        1806,
        r"\b(target \w+) that's blocking (it|~|equipped creature|enchanted creature)(?=[.,\"])",
        r"\1 blocking \2",
        "two ways to say what something does",
        (
            "Exile target creature that's blocking equipped creature.",
            "Exile target creature blocking equipped creature.",
        ),
    ),
    (
        1807,
        (
            r"\b(target|each|all) (white|blue|black|red|green|nonartifact|nontoken) (creatures?)"
            r" that(?:'s|'re| are) (attacking or blocking|attacking|blocking)(?=[.,])"
        ),
        r"\1 \4 \2 \3",
        "what a creature does in combat is told before its qualities",
        (
            "Exile target red creature that's attacking or blocking.",
            "Exile target attacking or blocking red creature.",
        ),
    ),
    (
        1808,
        (
            r"\b([Ww]hite|[Bb]lue|[Bb]lack|[Rr]ed|[Gg]reen) creatures"
            r" and (white|blue|black|red|green) creatures (?=can't|get |gain )"
        ),
        r"\1 or \2 creatures ",
        "the noun is said once of two colors",
        ("Red creatures and green creatures can't block.", "Red or green creatures can't block."),
    ),
    (
        1809,
        (
            r"\b([Ww]henever an? (?:nontoken )?(?:creature|permanent|artifact) is put into your graveyard"
            r" from the battlefield, [^.]*\. If you do, )return that card to your hand\b"
        ),
        r"\1return that card to its owner's hand",
        "a card goes to the hand of its owner (CR 400.3)",
        (
            (
                "Whenever a creature is put into your graveyard from the battlefield, you may pay {1}."
                " If you do, return that card to your hand."
            ),
            (
                "Whenever a creature is put into your graveyard from the battlefield, you may pay {1}."
                " If you do, return that card to its owner's hand."
            ),
        ),
    ),
    (
        1810,
        (
            r"\b(Whenever ~ attacks, (?:up to one )?target creature (?:the )?defending player controls)"
            r" blocks it (?=this turn if able)"
        ),
        r"\1 blocks ~ ",
        "what attacks is blocked, and not what blocks it",
        (
            "Whenever ~ attacks, target creature defending player controls blocks it this turn if able.",
            "Whenever ~ attacks, target creature defending player controls blocks ~ this turn if able.",
        ),
    ),
    (
        1811,
        r"\b(have exactly \w+ cards in) your hand\b",
        r"\1 hand",
        "one's hand is meant anyway",
        (
            "If you have exactly two cards in your hand, scry 1.",
            "If you have exactly two cards in hand, scry 1.",
        ),
    ),
    (
        1812,
        r"\b([Dd]iscards?) all (?:the )?cards in (your|their) hand\b",
        r"\1 \2 hand",
        "all the cards in a hand are the hand",
        ("Discard all the cards in your hand, then scry 1.", "Discard your hand, then scry 1."),
    ),
    (
        1813,
        (
            r"\b([Ss]earch your library for (?:a|an|up to \w+) [^.,\"]*?cards?)"
            r" and put (it|them|that card|those cards) (onto the battlefield(?: tapped)?)(?=\.|,)"
        ),
        r"\1, put \2 \3",
        "a comma stands between what is done one after the other",
        (
            "Search your library for a Frog card and put it onto the battlefield, then shuffle.",
            "Search your library for a Frog card, put it onto the battlefield, then shuffle.",
        ),
    ),
    (
        1814,
        r"^[A-Z][A-Za-z' ]{2,30} — (?=~ can't be blocked\.)",
        "",
        "a flavor word says nothing (CR 207.2d)",
        ("Misty Step — ~ can't be blocked.", "~ can't be blocked."),
    ),
)
