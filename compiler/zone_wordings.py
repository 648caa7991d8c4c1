"""Printed wordings of cards in hands and graveyards, how they come there, and to whom they go back.

The numbered list goes on here, after :mod:`.condition_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

from .replacements import dies
from .wordings import SUBTYPE, Row

ZONES: tuple[Row, ...] = (
    (
        34,
        r"\b(Exile|exile|Return|return) ~ (from your graveyard)\b",
        r"\1 this card \2",
        "in a graveyard it is a card",
        ("{2}, Exile ~ from your graveyard: Scry 1.", "{2}, Exile this card from your graveyard: Scry 1."),
    ),
    (
        35,
        r"\b(Discard) ~(?=:)",
        r"\1 this card",
        "in a hand it is a card",
        ("{2}, Discard ~: Scry 1.", "{2}, Discard this card: Scry 1."),
    ),
    (
        131,
        r"\b([Ww]hen you cycle) ~",
        r"\1 this card",
        "once it is cycled it is a card",
        ("When you cycle ~, scry 1.", "When you cycle this card, scry 1."),
    ),
    (
        36,
        r"\ball cards (?:from|in) (all graveyards|[^.,]+?'s graveyard|your graveyard|each opponent's graveyard)(?=[.,])",
        r"\1",
        "a graveyard that is exiled is its cards (CR 701.13)",
        ("Exile all cards from all graveyards.", "Exile all graveyards."),
    ),
    (
        37,
        r"\b(all [^.,]+? to) (?:their|its) owner's hand\b",
        r"\1 their owners' hands",
        "several cards may have several owners",
        ("Return all Goblins to their owner's hand.", "Return all Goblins to their owners' hands."),
    ),
    (
        38,
        rf"\b((?:[Aa]|[Aa]n|[Aa]nother) (?:nontoken )?(?:{SUBTYPE})(?: or (?:{SUBTYPE}))?(?: you control)?) dies\b",
        dies,
        "a creature that dies is put into a graveyard from the battlefield (CR 700.4)",
        (
            "Whenever a Goblin you control dies, scry 1.",
            "Whenever a Goblin you control is put into a graveyard from the battlefield, scry 1.",
        ),
    ),
    (
        59,
        r"\b([Rr])eturn (all [^.,]*? (?:from|in) all graveyards) to the battlefield\b",
        r"put \2 onto the battlefield",
        "what goes from a graveyard to the battlefield is put onto it",
        (
            "Return all Goblin cards from all graveyards to the battlefield under your control.",
            "put all Goblin cards from all graveyards onto the battlefield under your control.",
        ),
    ),
    (
        82,
        r"\bdon't untap during their controller's next untap step\b",
        "don't untap during their controllers' next untap steps",
        "several may have several controllers",
        (
            "Those Frogs don't untap during their controller's next untap step.",
            "Those Frogs don't untap during their controllers' next untap steps.",
        ),
    ),
    (
        86,
        r"\b([Tt]hem|[Tt]hose cards)( to the battlefield(?: tapped)?) under their owner's control\b",
        r"\1\2 under their owners' control",
        "several cards may have several owners",
        (
            "return them to the battlefield under their owner's control.",
            "return them to the battlefield under their owners' control.",
        ),
    ),
    (
        93,
        r"\b(two|three|four|up to \w+)( other)? target ([^.,]+? to) their owner's hand\b",
        r"\1\2 target \3 their owners' hands",
        "several cards may have several owners",
        (
            "Return two target Frogs to their owner's hand.",
            "Return two target Frogs to their owners' hands.",
        ),
    ),
    (
        126,
        r"\b((?:(?:artifact|creature|enchantment|land),? )+or (?:artifact|creature|enchantment|land)(?: you control| an opponent controls)?) dies\b",
        r"\1 is put into a graveyard from the battlefield",
        "what dies is put into a graveyard from the battlefield, whatever it is (CR 700.4)",
        (
            "Whenever another creature or artifact you control dies, scry 1.",
            "Whenever another creature or artifact you control is put into a graveyard from the battlefield, scry 1.",
        ),
    ),
)  # fmt: skip
