"""Printed wordings of how many and how much, and where they are: in the told words.

The third part of the numbered list, after :mod:`.wordings` and :mod:`.synonyms`; :mod:`.rewrites` says what a
row is.
"""

from __future__ import annotations

from .wordings import Row

_AMOUNT = (
    r"(?:(?:twice |three times )?(?:[^.\",]*?(?:'s|its|your) (?:power|toughness|mana value)|the number of (?:\S+ )?counters"
    r" on [^.,\"]+?)|your devotion to \w+|the greatest (?:power|toughness|mana value) among [^.,\"]+?)"
)
"""An amount that is told "equal to …": a number of one object, and the greatest of several."""

QUANTITIES: tuple[Row, ...] = (
    (
        51,
        r"\b([Aa]s long as|[Ii]f) ((?:\w+) or more [^.,]*?cards?) are in (your graveyard|your hand)\b",
        r"\1 there are \2 in \3",
        "cards that are somewhere are there",
        (
            "As long as seven or more cards are in your graveyard, ~ has flying.",
            "As long as there are seven or more cards in your graveyard, ~ has flying.",
        ),
    ),
    (
        74,
        r"(~|\bit|\benchanted creature) has (\w+) or more (\S+) counters on it\b",
        r"there are \2 or more \3 counters on \1",
        "that it has so many is that there are so many on it",
        ("if ~ has five or more quest counters on it", "if there are five or more quest counters on ~"),
    ),
    (
        61,
        r"\b(for each (?:other )?(?:\w+ )?\w+) and (\w+ (?:you control|attached to|on the battlefield|card in))",
        r"\1 or \2",
        "each of both kinds is each that is of one of them",
        ("+1/+1 for each Goblin and Elf you control", "+1/+1 for each Goblin or Elf you control"),
    ),
    (
        62,
        r"\b(the number of (?:\w+ )?\w+) and (\w+ (?:you control|your opponents control|attached to|on the battlefield|cards in))",
        r"\1 or \2",
        "the number of both kinds is the number of those that are of one of them",
        ("where X is the number of Goblins and Elves you control", "where X is the number of Goblins or Elves you control"),
    ),
    (
        63,
        r"\b([Cc])reate (?:X|a number of) ((?:tapped )?[^.\"]*?tokens)((?: with [a-z ,]+?)?)"
        rf"(?:, where X is|(?<!,) equal to) ({_AMOUNT})(?=\.)",
        r"\1reate \2 equal to \4\3",
        "so many tokens as a number of one object says",
        (
            "Create X 1/1 red Goblin creature tokens, where X is its power.",
            "Create 1/1 red Goblin creature tokens equal to its power.",
        ),
    ),
    (
        64,
        r"\b([Pp])ut (?:X|a number of) (\S+) counters on ([^.,]+?)(?:, where X is| equal to)"
        rf" ({_AMOUNT})(?=\.)",
        lambda found: f"{found[1]}ut {found[2]} counters equal to {found[4]} on {found[3]}"
        if not found[3].startswith(("target", "another", "up to", "each"))
        else found[0],
        "so many counters as a number of one object says",
        ("Put X charge counters on ~, where X is its power.", "Put charge counters equal to its power on ~."),
    ),
    (
        65,
        rf"\b(gains?|loses?|draws?|mills?) X (life|cards), where X is ({_AMOUNT})(?=\.)",
        r"\1 \2 equal to \3",
        "so much as a number of one object says",
        ("You gain X life, where X is its power.", "You gain life equal to its power."),
    ),
    (
        66,
        r"\bdeals X damage to ((?:any target|each (?:opponent|player|creature)|you|target (?:player|opponent|creature))\b[^.,]*?), where X is"
        r" ((?:~'s|your|the sacrificed [^.,]*?'s) (?:power|toughness|mana value|devotion to \w+)"
        r"|the number of (?:\S+ )?counters on ~|the greatest (?:power|toughness|mana value) among [^.,]+?)(?=\.)",
        r"deals damage equal to \2 to \1",
        "so much as a number of one object says",
        (
            "~ deals X damage to any target, where X is ~'s power.",
            "~ deals damage equal to ~'s power to any target.",
        ),
    ),
    (
        79,
        r"\b([Tt])here are no ([^.,\"]+?) (on the battlefield|in your graveyard)(?=[.,])",
        lambda found: f"{'N' if found[1] == 'T' else 'n'}o {found[2]} are {found[3]}",
        "that there are none is that none are there",
        ("if there are no Frogs on the battlefield, scry 1.", "if no Frogs are on the battlefield, scry 1."),
    ),
    (
        85,
        r"\b(deals?) one (damage)\b",
        r"\1 1 \2",
        "damage is counted in figures",
        ("~ deals one damage to you.", "~ deals 1 damage to you."),
    ),
    (
        89,
        r"\b([Aa]s long as|[Ii]f|or) there(?: is|'s) (an? [^.,\"]*?card) in (your graveyard|a graveyard)\b",
        r"\1 \2 is in \3",
        "a card that is somewhere is there",
        (
            "As long as there is a Frog card in your graveyard, ~ has flying.",
            "As long as a Frog card is in your graveyard, ~ has flying.",
        ),
    ),
    (
        96,
        r"\b(mills?|draws?|discards?) (2|3|4|5|6|7) cards\b",
        lambda found: f"{found[1]} {('two', 'three', 'four', 'five', 'six', 'seven')[int(found[2]) - 2]} cards",
        "cards are counted in words",
        ("Target player mills 4 cards.", "Target player mills four cards."),
    ),
    (
        97,
        r"\b(an? [\w -]+?) died under your control this turn\b",
        r"\1 you controlled died this turn",
        "what died under one's control was what one controlled",
        (
            "if a creature died under your control this turn, scry 1.",
            "if a creature you controlled died this turn, scry 1.",
        ),
    ),
    (
        98,
        r"\b([Pp])ut X (\S+) counters on ((?:another )?target [^.,]+?), where X is that (?:creature|permanent)'s"
        r" (power|toughness|mana value)(?=\.)",
        r"\1ut \2 counters equal to \3's \4 on it",
        "so many counters as a number of one object says",
        (
            "Put X charge counters on target Frog, where X is that creature's power.",
            "Put charge counters equal to target Frog's power on it.",
        ),
    ),
    (
        99,
        r"\b((?:number of|more|no|fewer) (?:\w+ )?cards) in their hand\b",
        lambda found: f"{found[1]} in that player's hand" if "that player" in found.string else found[0],
        "who was spoken of is that player",
        (
            "~ deals X damage to that player, where X is the number of cards in their hand.",
            "~ deals X damage to that player, where X is the number of cards in that player's hand.",
        ),
    ),
)  # fmt: skip
