"""Printed wordings about attacks and blocks that say in other words what is told.

It goes on with the numbered list of :mod:`.wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

from .wordings import SUBTYPE, Row

FIGHTING: tuple[Row, ...] = (
    (
        75,
        rf"\bcan't be blocked(?= this turn| except)(.*?) except by (white|blue|black|red|green|artifact|{SUBTYPE})s?( creatures)?(?=[.,]| this turn)",
        lambda found: f"can't be blocked by non{'-' if found[2][0].isupper() else ''}{found[2]} creatures{found[1]}",
        "what may not block is what is not so",
        ("~ can't be blocked except by black creatures.", "~ can't be blocked by nonblack creatures."),
    ),
    (
        76,
        r"\bcan't be blocked except by creatures with (flying|reach|haste|defender)(?: or (reach|flying))?(?=[.,])",
        lambda found: f"can't be blocked by creatures without {found[1]}{f' or {found[2]}' if found[2] else ''}",
        "what may not block is what is not so",
        ("~ can't be blocked except by creatures with flying.", "~ can't be blocked by creatures without flying."),
    ),
    (
        77,
        r"\bcan't be blocked except by (artifact|white|blue|black|red|green) creatures or (artifact|white|blue|black|red|green) creatures(?=[.,])",
        r"can't be blocked by non\1, non\2 creatures",
        "what may not block is what is neither",
        (
            "~ can't be blocked except by artifact creatures or red creatures.",
            "~ can't be blocked by nonartifact, nonred creatures.",
        ),
    ),
    (
        68,
        r"\b([Aa]ttacks?) each turn if able\b",
        r"\1 each combat if able",
        "creatures attack in combat (CR 508.1d)",
        ("~ attacks each turn if able.", "~ attacks each combat if able."),
    ),
    (
        200,
        r"\b([Bb]locks?) each turn if able\b",
        r"\1 each combat if able",
        "creatures block in combat (CR 509.1c)",
        ("~ blocks each turn if able.", "~ blocks each combat if able."),
    ),
    (
        201,
        r"\b(can't attack you or) a planeswalker you control\b",
        r"\1 planeswalkers you control",
        "what can't attack one of them can attack none",
        (
            "~ can't attack you or a planeswalker you control.",
            "~ can't attack you or planeswalkers you control.",
        ),
    ),
    (
        260,
        r"\b([Ww]hen(?:ever)? [^.,\"]+?) or (when(?:ever)? |at the beginning of )(?=[^.,\"]+,)",
        r"\1 and \2",
        "an ability with several events triggers on each of them (CR 603.2)",
        (
            "When ~ dies or when you discard a Frog, scry 1.",
            "When ~ dies and when you discard a Frog, scry 1.",
        ),
    ),
    (
        261,
        r"\b(you) cycle or (discard (?:a|another) card)\b",
        r"\1 \2",
        "who cycles a card discards it (CR 702.29a)",
        ("Whenever you cycle or discard a card, scry 1.", "Whenever you discard a card, scry 1."),
    ),
    (
        262,
        r"\bWhenever you attack with (one|two|three) or more ((?:[\w-]+ )*?(?:creatures|[A-Z]\w+))(?=,)",
        r"Whenever \1 or more \2 you control attack",
        "what attacks with a player is what they control (CR 508.1a)",
        (
            "Whenever you attack with two or more creatures, scry 1.",
            "Whenever two or more creatures you control attack, scry 1.",
        ),
    ),
    (
        263,
        r"\bWhenever you attack(?=,)",
        "Whenever one or more creatures you control attack",
        "only creatures attack (CR 508.1a)",
        ("Whenever you attack, scry 1.", "Whenever one or more creatures you control attack, scry 1."),
    ),
    (
        266,
        r"\b(When you cycle this card) or it dies(?=,)",
        r"\1 and when it dies",
        "an ability with several events triggers on each of them (CR 603.2)",
        (
            "When you cycle this card or it dies, scry 1.",
            "When you cycle this card and when it dies, scry 1.",
        ),
    ),
    (
        267,
        r"\b(Whenever (?:one or more|an?|another) [^.,\"]*?) (enters?) under your control(?=,)",
        r"\1 you control \2",
        "what enters under one's control is what one controls (CR 603.6a)",
        (
            "Whenever one or more tokens enter under your control, scry 1.",
            "Whenever one or more tokens you control enter, scry 1.",
        ),
    ),
    (
        265,
        r"\b(your|each player's|each opponent's|each) precombat main phase\b",
        r"\1 first main phase",
        "the precombat main phase is the first of a turn; all others are postcombat main phases (CR 505.1a)",
        (
            "At the beginning of your precombat main phase, scry 1.",
            "At the beginning of your first main phase, scry 1.",
        ),
    ),
    (
        264,
        r"^(Cumulative upkeep)(?:—|--?)Pay ((?:\{[^}]+\})+)\.?$",
        r"\1 \2",
        "a cost of mana alone is told without a dash (CR 702.24a)",
        ("Cumulative upkeep—Pay {1}.", "Cumulative upkeep {1}"),
    ),
)  # fmt: skip
