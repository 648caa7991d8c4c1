"""Printed wordings of what a step did, and of what happened this turn, that are told in other words."""

from __future__ import annotations

from .wordings import Row

RESULTS: tuple[Row, ...] = (
    (
        471,
        r"\b([Ii]f (?:an?|another|one or more) [^.,\"]*?) (is|are) (destroyed|exiled|returned|milled|discarded|sacrificed|tapped|untapped) this way\b",
        lambda found: f"{found[1]} {'was' if found[2] == 'is' else 'were'} {found[3]} this way",
        "what is asked after a step is asked of what has happened by then",
        ("If a Frog is destroyed this way, scry 1.", "If a Frog was destroyed this way, scry 1."),
    ),
    (
        472,
        r"\b([Ii]f|where X is the number of) ((?:(?!\b(?:if|and)\b)[^.,\"])+?) left the battlefield under your control this turn\b",
        r"\1 \2 you controlled left the battlefield this turn",
        "what left was controlled by whoever had it last (CR 608.2i)",
        (
            "If a Frog left the battlefield under your control this turn, scry 1.",
            "If a Frog you controlled left the battlefield this turn, scry 1.",
        ),
    ),
    (
        473,
        r"\byou had (an? [^.,\"]+?) enter under your control this turn\b",
        r"\1 entered under your control this turn",
        "one that entered is one that you had enter",
        ("If you had a Frog enter under your control this turn, scry 1.", "If a Frog entered under your control this turn, scry 1."),
    ),
    (
        474,
        r"\byou descended this turn\b",
        "a permanent card was put into your graveyard from anywhere this turn",
        "that is what the word means (CR 700.11)",
        ("If you descended this turn, scry 1.", "If a permanent card was put into your graveyard from anywhere this turn, scry 1."),
    ),
    (
        475,
        r"\byou gained or lost life this turn\b",
        "you gained life this turn or you lost life this turn",
        "either of both",
        ("If you gained or lost life this turn, scry 1.", "If you gained life this turn or you lost life this turn, scry 1."),
    ),
    (
        476,
        r"\b(number of [\w -]+?|for each [\w -]+?) that died under your control this turn\b",
        r"\1 you controlled that died this turn",
        "what died was controlled by whoever had it last (CR 608.2i)",
        (
            "draw X cards, where X is the number of Frogs that died under your control this turn.",
            "draw X cards, where X is the number of Frogs you controlled that died this turn.",
        ),
    ),
    (
        477,
        r"\b([Cc]reate) X ([^.,\"]*?tokens(?: with [a-z ]+)?), where X is (?!the number of|\w+ times the number)([^.,\"]+)\.",
        r"\1 \2 equal to \3.",
        "so many are created as the amount says",
        (
            "Create X 1/1 green Frog creature tokens, where X is your life total.",
            "Create 1/1 green Frog creature tokens equal to your life total.",
        ),
    ),
    (
        478,
        r"\b([Pp]ut|enters with) X ([+-]\d/[+-]\d|[a-z]+) counters on ([^.,\"]+), where X is (?!the number of|\w+ times the number)([^.,\"]+)\.",
        r"\1 \2 counters equal to \4 on \3.",
        "so many are put as the amount says",
        (
            "Put X +1/+1 counters on target Frog, where X is your life total.",
            "Put +1/+1 counters equal to your life total on target Frog.",
        ),
    ),
    (
        479,
        r"\bfrom among (?:the milled cards|the cards milled this way)\b",
        "from among them",
        "those that were milled just before",
        ("Put a land card from among the milled cards into your hand.", "Put a land card from among them into your hand."),
    ),
    (
        480,
        r"\b([Rr])eturn (an? [^.,\"]*?cards?) from among (?:them|the milled cards) to your hand\b",
        lambda found: f"{'P' if found[1] == 'R' else 'p'}ut {found[2]} from among them into your hand",
        "into a hand something is put or returned",
        ("you may return a land card from among them to your hand.", "you may put a land card from among them into your hand."),
    ),
)  # fmt: skip
