"""Printed wordings that say in other words what is told.

The first half of the numbered list stands in :mod:`.wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .replacements import animated, base, bearer, dies, of_token, supported
from .wordings import SUBTYPE, Row, lower


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


SYNONYMS: tuple[Row, ...] = (
    # words for one thing ------------------------------------------------------------------------------------
    (
        30,
        r"\b(each [^.,\"]*?)your opponents control\b",
        r"\1an opponent controls",
        "each that they control is each that one of them controls",
        ("~ deals 1 damage to each Goblin your opponents control.", "~ deals 1 damage to each Goblin an opponent controls."),
    ),
    (
        31,
        r"\b([Ii])f it's (?=an? )",
        r"\1f it is ",
        "two spellings",
        ("If it's a Goblin, scry 1.", "If it is a Goblin, scry 1."),
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
        48,
        r"\b[Ii]f (?:~|it|this spell) was kicked\b",
        "If this spell was kicked",
        "the spell is what was kicked (CR 702.33d)",
        ("If ~ was kicked, draw a card.", "If this spell was kicked, draw a card."),
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
        55,
        r"(?<=[,.] )([Tt]hey) (lose(?= [^.,]*\blife\b)|discard|sacrifice|draw|mill|gain(?= [^.,]*\blife\b)|reveal)(?= )",
        lambda found: f"{'T' if found[1] == 'They' else 't'}hat player {found[2]}s",
        "who was spoken of is that player",
        ("Whenever an opponent draws a card, they lose 1 life.", "Whenever an opponent draws a card, that player loses 1 life."),
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
        72,
        r"^(Cycling|Flashback|Kicker|Buyback|Equip|Ward|Evoke|Echo|Cumulative upkeep|Reinforce \d+)--?(?=[A-Z{])",
        r"\1—",
        "a dash is a dash",
        ("Cycling-Pay 3 life.", "Cycling—Pay 3 life."),
    ),
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
        68,
        r"\b([Aa]ttacks?) each turn if able\b",
        r"\1 each combat if able",
        "creatures attack in combat (CR 508.1d)",
        ("~ attacks each turn if able.", "~ attacks each combat if able."),
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
        84,
        r"\b([Ii])f (?:the|that) player (do|does)(n't)?,",
        lambda found: f"{found[1]}f they do{found[3] or ''},",
        "who was asked is called so or so",
        ("If that player does, scry 1.", "If they do, scry 1."),
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
        94,
        r"\b(an?|no) (\w+) other than ~(?=[.,:])",
        lambda found: f"no other {found[2]}" if found[1] == "no" else f"another {found[2]}",
        "any but this one is another",
        ("Sacrifice a Frog other than ~: Scry 1.", "Sacrifice another Frog: Scry 1."),
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
        126,
        r"\b((?:(?:artifact|creature|enchantment|land),? )+or (?:artifact|creature|enchantment|land)(?: you control| an opponent controls)?) dies\b",
        r"\1 is put into a graveyard from the battlefield",
        "what dies is put into a graveyard from the battlefield, whatever it is (CR 700.4)",
        (
            "Whenever another creature or artifact you control dies, scry 1.",
            "Whenever another creature or artifact you control is put into a graveyard from the battlefield, scry 1.",
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
