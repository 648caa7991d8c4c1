"""Printed wordings that say in other words what is told: words for one thing, and clauses in another order.

The first half of the numbered list stands in :mod:`.wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

from .replacements import animated, base, bearer, of_token, supported
from .wordings import SUBTYPE, Row

SYNONYMS: tuple[Row, ...] = (
    (
        30,
        r"\b(each [^.,\"]*?)your opponents control\b",
        r"\1an opponent controls",
        "each that they control is each that one of them controls",
        ("~ deals 1 damage to each Goblin your opponents control.", "~ deals 1 damage to each Goblin an opponent controls."),
    ),
    (
        32,
        r"(?<![Tt]he )\bdefending player\b",
        "the defending player",
        "there is one (CR 508.5)",
        ("~ deals 1 damage to defending player.", "~ deals 1 damage to the defending player."),
    ),
    (
        33,
        r"\band/or\b",
        "or",
        "what passes both passes one of them",
        ("for each Goblin and/or Elf you control", "for each Goblin or Elf you control"),
    ),
    (
        133,
        r"\b([Ss])upport ([1-6])\b(?=\.)",
        lambda found: supported(found, "target"),
        "what supporting is, of a spell (CR 701.41a)",
        ("Support 2.", "Put a +1/+1 counter on each of up to two target creatures."),
    ),
    (
        135,
        r"\b([Ss])upport ([1-6])\b(?=\.)",
        lambda found: supported(found, "other target"),
        "what supporting is, of a permanent (CR 701.41a)",
        ("When ~ enters, support 2.", "When ~ enters, put a +1/+1 counter on each of up to two other target creatures."),
    ),
    (
        134,
        r"(^|(?<=[.:,] ))([Ll])earn(?=\.)",
        lambda found: f"{found[1]}{'Y' if found[2] == 'L' else 'y'}ou may discard a card. If you do, draw a card",
        "without cards from outside of the game, what learning is (CR 701.48a)",
        ("Draw a card. Learn.", "Draw a card. You may discard a card. If you do, draw a card."),
    ),
    (
        40,
        r"\bother creature types\b",
        "other types",
        "subtypes are added to subtypes of the same kind (CR 205.1b)",
        ("Each is a Goblin in addition to its other creature types.", "Each is a Goblin in addition to its other types."),
    ),
    (
        41,
        rf"\bbecomes an? (\d+/\d+|X/X) ((?:(?:white|blue|black|red|green|colorless|and|{SUBTYPE}|artifact|enchantment) )*(?:creature|{SUBTYPE}(?= until)))"
        rf"(?: with ((?:[a-z]+(?: strike)?)(?:(?:, | and |, and )[a-z]+(?: strike)?)*))?(?= until| in addition|\.)(?<!base power)",
        base,
        "a size that it becomes is its base power and toughness (CR 613.4b)",
        (
            "~ becomes a 3/3 Goblin artifact creature until end of turn.",
            "~ becomes a Goblin artifact creature with base power and toughness 3/3 until end of turn.",
        ),
    ),
    (
        42,
        r"\bbecomes an? ([^.,\"]*?) with base power and toughness (\d+/\d+), ((?:[a-z ]+, )*and [a-z ]+?)(?= until|\.)",
        animated,
        "keywords in a list of what it becomes are gained",
        (
            "~ becomes a Goblin creature with base power and toughness 3/3, flying, and haste until end of turn.",
            "~ becomes a Goblin creature with base power and toughness 3/3 and gains flying, and haste until end of turn.",
        ),
    ),
    (
        43,
        r"(token(?:s)?(?: named [A-Z][\w' -]*?)? with (?:[^\".]*?and )?)(\"[^\"]*\")",
        of_token,
        "a token that has an ability is what the ability calls this creature",
        (
            'Create a 1/1 red Goblin creature token with "This creature can\'t block."',
            'Create a 1/1 red Goblin creature token with "This token can\'t block."',
        ),
    ),
    (
        44,
        r"(?<!token with )(?<!tokens with )\"(?:[^\"]*\b[Tt]his (?:permanent|land|artifact|enchantment)\b[^\"]*)\"",
        bearer,
        "what has a granted ability is what the ability means, whatever it calls it",
        (
            'All Goblins have "Sacrifice this permanent: Draw a card."',
            'All Goblins have "Sacrifice this creature: Draw a card."',
        ),
    ),
    (
        46,
        r"\b([Ii])nvestigate(?=[.,]| and)",
        lambda found: f"{'C' if found[1] == 'I' else 'c'}reate a Clue token",
        "to investigate is to create a Clue token (CR 701.16a)",
        ("Draw a card and investigate.", "Draw a card and create a Clue token."),
    ),
    (
        47,
        r"(\"[^\"]*\.\")\.",
        r"\1",
        "a sentence that ends with a quotation has its full stop there",
        ('Goblins have "{T}: Draw a card.".', 'Goblins have "{T}: Draw a card."'),
    ),
    (
        50,
        r"(^|: |, |(?<=[.•] ))([^.:,•]*?) (gains?) protection from the color of your choice (until end of turn)\.",
        lambda found: f"{found[1]}{'c' if found[1] == ', ' else 'C'}hoose a color. {found[2][0].upper()}{found[2][1:]} {found[3]} protection from the chosen color {found[4]}.",
        "the color is chosen as the ability resolves, before anything else of it (CR 608.2d)",
        (
            "{W}: Target Goblin gains protection from the color of your choice until end of turn.",
            "{W}: Choose a color. Target Goblin gains protection from the chosen color until end of turn.",
        ),
    ),
    (
        55,
        r"(?<=[,.] )([Tt]hey) (lose(?= [^.,]*\blife\b)|discard|sacrifice|draw|mill|gain(?= [^.,]*\blife\b)|reveal)(?= )",
        lambda found: f"{'T' if found[1] == 'They' else 't'}hat player {found[2]}s",
        "who was spoken of is that player",
        ("Whenever an opponent draws a card, they lose 1 life.", "Whenever an opponent draws a card, that player loses 1 life."),
    ),
    (
        72,
        r"^(Cycling|Flashback|Kicker|Buyback|Equip|Ward|Evoke|Echo|Cumulative upkeep|Reinforce \d+)--?(?=[A-Z{])",
        r"\1—",
        "a dash is a dash",
        ("Cycling-Pay 3 life.", "Cycling—Pay 3 life."),
    ),
    (
        60,
        r"\bcolorless nonland\b",
        "nonland colorless",
        "the order of adjectives",
        ("Destroy target colorless nonland permanent.", "Destroy target nonland colorless permanent."),
    ),
    (
        67,
        r"\bthey control\b",
        lambda found: "that player controls" if "that player" in found.string else found[0],
        "who was spoken of is that player",
        (
            "~ deals X damage to that player, where X is the number of Goblins they control.",
            "~ deals X damage to that player, where X is the number of Goblins that player controls.",
        ),
    ),
    (
        80,
        r"\b([Yy])ou're dealt\b",
        r"\1ou are dealt",
        "two spellings",
        ("Whenever you're dealt damage, scry 1.", "Whenever you are dealt damage, scry 1."),
    ),
    (
        81,
        r"\b([Tt])hat opponent\b",
        r"\1hat player",
        "an opponent who was spoken of is that player",
        ("that opponent discards a card.", "that player discards a card."),
    ),
    (
        83,
        r"\bActivate only as a sorcery\. Activate only once each turn\.",
        "Activate only as a sorcery and only once each turn.",
        "two restrictions hold in one sentence or in two (CR 602.5)",
        (
            "Scry 1. Activate only as a sorcery. Activate only once each turn.",
            "Scry 1. Activate only as a sorcery and only once each turn.",
        ),
    ),
    (
        88,
        r"\bbecomes? (?:an artifact creature|artifact creatures)(?: with base power and toughness \d+/\d+)?(?= until|\.| and)",
        lambda found: f"{found[0]} in addition to {'its' if ' an ' in found[0] else 'their'} other types",
        "what becomes an artifact creature keeps its other types (CR 205.1b)",
        (
            "Target Vehicle becomes an artifact creature until end of turn.",
            "Target Vehicle becomes an artifact creature in addition to its other types until end of turn.",
        ),
    ),
    (
        90,
        r"^Each land is an? (Plains|Island|Swamp|Mountain|Forest) in addition to its other land types\.",
        lambda found: f"All lands are {found[1]}{'' if found[1] == 'Plains' else 's'} in addition to their other land types.",
        "each of them is all of them",
        (
            "Each land is a Swamp in addition to its other land types.",
            "All lands are Swamps in addition to their other land types.",
        ),
    ),
    (
        92,
        r"\beach player's end step\b",
        "each end step",
        "each turn is a player's (CR 500.1)",
        ("At the beginning of each player's end step, scry 1.", "At the beginning of each end step, scry 1."),
    ),
    (
        94,
        r"\b(an?|no) (\w+) other than ~(?=[.,:])",
        lambda found: f"no other {found[2]}" if found[1] == "no" else f"another {found[2]}",
        "any but this one is another",
        ("Sacrifice a Frog other than ~: Scry 1.", "Sacrifice another Frog: Scry 1."),
    ),
    (
        91,
        r"~ doesn't untap during your untap step\b",
        "~ doesn't untap during its controller's untap step",
        "whoever controls it is the one whose untap step it is (CR 109.5)",
        ("~ doesn't untap during your untap step.", "~ doesn't untap during its controller's untap step."),
    ),
    (
        115,
        rf"\b({SUBTYPE}) spells and ({SUBTYPE}) spells\b",
        r"\1 and \2 spells",
        "spells of both kinds are those that are of one of them",
        (
            "Goblin spells and Elf spells you cast cost {1} less to cast.",
            "Goblin and Elf spells you cast cost {1} less to cast.",
        ),
    ),
    (
        127,
        r"\b(spells) you cast (with (?:mana value|power|toughness) \d+ or (?:greater|less))\b",
        r"\1 \2 you cast",
        "who casts spells can be said before or after what they are like",
        (
            "Frog spells you cast with mana value 5 or greater cost {1} less to cast.",
            "Frog spells with mana value 5 or greater you cast cost {1} less to cast.",
        ),
    ),
    (
        137,
        r"\b([Tt])hat creature or planeswalker\b",
        r"\1hat permanent",
        "creatures and planeswalkers are permanents (CR 110.4)",
        (
            "If that creature or planeswalker would die this turn, exile it instead.",
            "If that permanent would die this turn, exile it instead.",
        ),
    ),
    (
        144,
        r"\b([Ww])henever a player sacrifices ((?:an?|another) [^.,\"]+),",
        r"\1henever \2 is sacrificed,",
        "only players sacrifice something (CR 701.21a)",
        ("Whenever a player sacrifices a Frog, scry 4.", "Whenever a Frog is sacrificed, scry 4."),
    ),
    (
        141,
        r"\b(When(?:ever)? ~ )(enter|attack|deal)\b(?= combat damage|[, ])",
        r"\1\2s",
        "a name may be a plural",
        ("When ~ enter, scry 1.", "When ~ enters, scry 1."),
    ),
    (
        142,
        r"\bChoose target ((?:(?! and )[^.,\"])+)\. ((?:Put|Tap|Untap|Destroy|Exile)\b(?:(?! and )[^.,\"])*?) (?:it|that creature)\b",
        r"\2 target \1",
        "a target is chosen as the spell is cast, wherever it is mentioned first (CR 601.2c)",
        ("Choose target Frog. Put a +1/+1 counter on it.", "Put a +1/+1 counter on target Frog."),
    ),
)  # fmt: skip
