"""Printed wordings of what objects get and are, and of what is told beside it, in the told words.

The numbered list goes on here, after :mod:`.again_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .subtypes import OF_PLURAL
from .wordings import SUBTYPE, Row, lower

_PLURAL = {one: many for many, one in OF_PLURAL.items()}


def _to_owner(found: re.Match[str]) -> str:
    """What went to one's own graveyard goes back to its owner, who is oneself (CR 400.3)."""
    text = re.sub(r"\breturn that card to your hand\b", "return that card to its owner's hand", found[0])
    text = re.sub(
        r"\bput that card on top of your library\b", "put that card on top of its owner's library", text
    )
    return re.sub(
        r"\breturn that card to the battlefield(?! under| tapped)",
        "return that card to the battlefield under its owner's control",
        text,
    )


def _both_kinds(found: re.Match[str]) -> str:
    """ "Each creature you control that's a Frog or Snail has haste" in the plural."""
    other, one, two, rest = found.groups()
    plural = {"gets": "get", "has": "have", "gains": "gain"}
    told = re.sub(r"^(gets|has|gains)|(?<= and )(gets|has|gains)\b", lambda verb: plural[verb[0]], rest)
    return f"{'Other ' if other else ''}{one} and {two} creatures you control {told}"


def _are(found: re.Match[str]) -> str:
    """ "Each creature you control is a Frog in addition to its other types and has …", in the plural."""
    kind = found[1]
    return f"Creatures you control are {_PLURAL.get(kind, kind)} in addition to their other types and have"


def _many_sized(found: re.Match[str]) -> str:
    """ "Become 3/3 artifact creatures" with their size behind it."""
    return f"become {found[2]} with base power and toughness {found[1]}"


STATICS: tuple[Row, ...] = (
    (
        1851,
        r"\b([Ww]henever (?:an?|another) [^.,\"]*? is put into your graveyard from the battlefield, )[^\"]*",
        _to_owner,
        "what goes to one's own graveyard is one's own (CR 400.3)",
        (
            "Whenever a Frog is put into your graveyard from the battlefield, return that card to your hand.",
            "Whenever a Frog is put into your graveyard from the battlefield, return that card to its owner's hand.",
        ),
    ),
    (
        1852,
        r"\b(target [^.,\"]*? from your graveyard to your hand\. If [^.\"]+?, return (?:that card|it) to the battlefield)( tapped)? instead",
        r"\1\2 under its owner's control instead",
        "a card in one's own graveyard is one's own (CR 400.3)",
        (
            "Return target Frog card from your graveyard to your hand. If you control an Ox, return that card to the battlefield instead.",
            "Return target Frog card from your graveyard to your hand. If you control an Ox, return that card to the battlefield under its owner's control instead.",
        ),
    ),
    (
        1853,
        r"\b(has|have) base power and toughness X/X, where X is ([^.,\"]+)\.",
        r"\1 base power and toughness each equal to \2.",
        "two ways to say how large",
        (
            "Frogs you control have base power and toughness X/X, where X is your life total.",
            "Frogs you control have base power and toughness each equal to your life total.",
        ),
    ),
    (
        1854,
        r"\b(creatures?|permanents?|lands?) on the battlefield (that shares? a [a-z ]+? with (?:it|~))(?=[.,])",
        r"\1 \2 on the battlefield",
        "where something is can be said before or after what it shares",
        (
            "~ gets +1/+1 for each creature on the battlefield that shares a color with it.",
            "~ gets +1/+1 for each creature that shares a color with it on the battlefield.",
        ),
    ),
    (
        1855,
        r"\b(base power and toughness \d+/\d+) and has ([a-z]+(?: strike)?) (for as long as)",
        r"\1 and gains \2 \3",
        "what it has for a time it gains for that time (CR 611.2a)",
        (
            "Target Frog has base power and toughness 4/4 and has flying for as long as you control ~.",
            "Target Frog has base power and toughness 4/4 and gains flying for as long as you control ~.",
        ),
    ),
    (
        1856,
        rf"\bbecomes an? (\d+/\d+) ((?:(?:white|blue|black|red|green|colorless|and|{SUBTYPE}|artifact|enchantment) )*creature)(?= for as long as)",
        lambda found: f"becomes {'an' if found[2][0].lower() in 'aeiou' else 'a'} {found[2]} with base power and toughness {found[1]}",
        "a size that it becomes is its base power and toughness (CR 613.4b)",
        (
            "Target land becomes a 4/4 green Frog creature for as long as you control ~.",
            "Target land becomes a green Frog creature with base power and toughness 4/4 for as long as you control ~.",
        ),
    ),
    (
        1857,
        rf"\bbecome (\d+/\d+) ((?:(?:white|blue|black|red|green|colorless|and|{SUBTYPE}|artifact|enchantment) )*creatures)(?= until| in addition|\.)",
        _many_sized,
        "a size that they become is their base power and toughness (CR 613.4b)",
        (
            "Two target lands become 4/4 Frog creatures until end of turn.",
            "Two target lands become Frog creatures with base power and toughness 4/4 until end of turn.",
        ),
    ),
    (
        1858,
        r"\bbecome (artifact creatures with base power and toughness \d+/\d+)(?= until|\.)",
        r"become \1 in addition to their other types",
        "what becomes an artifact creature keeps its other types (CR 205.1b)",
        (
            "Two target artifacts become artifact creatures with base power and toughness 4/4 until end of turn.",
            "Two target artifacts become artifact creatures with base power and toughness 4/4 in addition to their other types until end of turn.",
        ),
    ),
    (
        1859,
        r"(?<=, )~ is an artifact creature\.",
        "~ is an artifact creature in addition to its other types.",
        "what is made an artifact creature keeps its other types (CR 205.1b)",
        (
            "As long as it's your turn, ~ is an artifact creature.",
            "As long as it's your turn, ~ is an artifact creature in addition to its other types.",
        ),
    ),
    (
        1860,
        r"\b(loses) X life and you gain X life, where X is ([^.,\"]*?(?:power|toughness|mana value))\.",
        r"\1 life equal to \2. You gain life equal to \2.",
        "so much as a number of one object says",
        (
            "Target player loses X life and you gain X life, where X is ~'s power.",
            "Target player loses life equal to ~'s power. You gain life equal to ~'s power.",
        ),
    ),
    (
        1861,
        r"^(Whenever you cast a spell that targets ~, put [^.,\"]*? counters? on) it\.",
        r"\1 ~.",
        "counters of a creature are put on the creature, not on the spell",
        (
            "Whenever you cast a spell that targets ~, put an oil counter on it.",
            "Whenever you cast a spell that targets ~, put an oil counter on ~.",
        ),
    ),
    (
        1862,
        r"\b([Yy])ou may (untap [^.,\"]+?) and ((?:gain control of (?:it|that \w+) until end of turn|remove it from combat))\.",
        r"\1ou may \2. If you do, \3.",
        "what one may do besides is done if one does it",
        (
            "you may untap target Frog and gain control of it until end of turn.",
            "you may untap target Frog. If you do, gain control of it until end of turn.",
        ),
    ),
    (
        1863,
        r"\b(has|have) base power and toughness (\d+/\d+), (?:has|have) ([a-z, ]+?), and (is|are) (an? )?([A-Z][A-Za-z ]*?) in addition to (its|their) other (?:creature )?types\.",
        lambda found: f"{found[4]} {found[5] or ''}{found[6]} with base power and toughness {found[2]} in addition to {found[7]} other types and {found[1]} {found[3]}.",
        "what it is, how large and what it has can be said in any order",
        (
            "Enchanted creature has base power and toughness 4/4, has flying, and is a Frog in addition to its other types.",
            "Enchanted creature is a Frog with base power and toughness 4/4 in addition to its other types and has flying.",
        ),
    ),
    (
        1864,
        r"\b(artifact|creature|enchantment|land|permanent) named ~ you control\b",
        r"\1 you control named ~",
        "whose it is can be said before or after its name",
        (
            "Whenever another creature named ~ you control enters, scry 4.",
            "Whenever another creature you control named ~ enters, scry 4.",
        ),
    ),
    (
        1865,
        r"\b(permanents?|creatures?|lands?|artifacts?) of the chosen (color|type) (they control|that player controls|you control)\b",
        r"\1 \3 of the chosen \2",
        "whose it is can be said before or after what is chosen",
        (
            "~ gets +1/+1 for each creature of the chosen type you control.",
            "~ gets +1/+1 for each creature you control of the chosen type.",
        ),
    ),
    (
        1866,
        r"\b([Ee])ach ((?:creature|permanent|land|artifact)[^.,\"]*?) other than ~ (?=gets|has|gains)",
        r"\1ach other \2 ",
        "any but this one is another",
        (
            "Each creature you control other than ~ gets +1/+1.",
            "Each other creature you control gets +1/+1.",
        ),
    ),
    (
        1867,
        r"\b(an?|another) (\w+) other than ~(?= (?:is put|dies|enters|leaves|attacks|you control)\b)",
        r"another \2",
        "any but this one is another",
        ("Whenever a permanent other than ~ enters, scry 4.", "Whenever another permanent enters, scry 4."),
    ),
    (
        1868,
        r"\b(unless|[Ii]f|[Aa]s long as) there(?: is|'s) (an? [^.,\"]+?) on the battlefield\b",
        r"\1 \2 is on the battlefield",
        "that there is one is that one is there",
        (
            "~ can't attack unless there is a Swamp on the battlefield.",
            "~ can't attack unless a Swamp is on the battlefield.",
        ),
    ),
    (
        1869,
        r"\b(creatures?) (without [a-z ]+?|with [a-z]+(?: strike)?) (blocking ~)(?= (?:gets?|gains?)\b)",
        r"\1 \3 \2",
        "what it has can be said before or after what it does",
        (
            "Each creature without flanking blocking ~ gets -1/-1 until end of turn.",
            "Each creature blocking ~ without flanking gets -1/-1 until end of turn.",
        ),
    ),
    (
        1870,
        r"\bwith a number of (\S+) counters on it equal to the amount of mana spent to cast (?:it|~|this spell)\.",
        r"with X \1 counters on it, where X is the amount of mana spent to cast this spell.",
        "two ways to say how many",
        (
            "~ enters with a number of oil counters on it equal to the amount of mana spent to cast it.",
            "~ enters with X oil counters on it, where X is the amount of mana spent to cast this spell.",
        ),
    ),
    (
        1871,
        r"\bpays? \{X\}, where X is the number of (\S+) counters on (~|it)\.",
        lambda found: f"{found[0].split()[0]} {{1}} for each {found[1]} counter on {found[2]}.",
        "so much mana as there are, {1} for each",
        (
            "Counter target spell unless its controller pays {X}, where X is the number of oil counters on ~.",
            "Counter target spell unless its controller pays {1} for each oil counter on ~.",
        ),
    ),
    (
        1872,
        r"^Each creature you control is the chosen type in addition to its other (?:creature )?types\.",
        "Creatures you control are the chosen type in addition to their other types.",
        "each of them is all of them",
        (
            "Each creature you control is the chosen type in addition to its other types.",
            "Creatures you control are the chosen type in addition to their other types.",
        ),
    ),
    (
        1873,
        rf"^Each creature you control is an? ({SUBTYPE}) in addition to its other (?:creature )?types and has\b",
        _are,
        "each of them is all of them",
        (
            'Each creature you control is a Goblin in addition to its other types and has "{T}: Scry 4."',
            'Creatures you control are Goblins in addition to their other types and have "{T}: Scry 4."',
        ),
    ),
    (
        1874,
        rf"^Each (other )?(?:creature you control that[’']s an? )({SUBTYPE}) or (?:an? )?({SUBTYPE}) ((?:gets|has|gains) [^\"]*)$",
        _both_kinds,
        "what it is can be said before or after whose it is, and each of them is all of them",
        (
            "Each other creature you control that's a Goblin or an Elf gets +1/+1 and has haste.",
            "Other Goblin and Elf creatures you control get +1/+1 and have haste.",
        ),
    ),
    (
        1875,
        r"\b([Cc]reate) ([a-z]+) ([^.\"]*?token)(s?)((?: with [a-z, ]+)?)\. (If [^.\"]+?), create ([a-z]+) \3s?\5 instead\.",
        r"\1 \2 \3\4\5. \6, create \7 of those tokens instead.",
        "the same tokens are those tokens",
        (
            "Create a Snail token. If you control an Ox, create two Snail tokens instead.",
            "Create a Snail token. If you control an Ox, create two of those tokens instead.",
        ),
    ),
    (
        1876,
        r"(^|(?<=[.•:] ))((?!Activate|Spend|This spell costs|Cast|~ enters|When|At )[A-Z~](?:(?!\bif\b)[^.:\"•])*?)"
        r" if ((?:there are \w+ or more|you have \w+ or more|at least one \w+ mana was spent) (?:(?!\bthat\b)[^.\"])*)\.",
        lambda found: f"{found[1]}If {found[3]}, {lower(found[2])}.",
        "a condition can be said first or last",
        (
            "Draw a card if you have seven or more cards in hand.",
            "If you have seven or more cards in hand, draw a card.",
        ),
    ),
    (
        1877,
        r"^(At the beginning of [^.,\"]*?, )(lose|gain) (\d+ life)\b",
        r"\1you \2 \3",
        "nobody else loses or gains it",
        ("At the beginning of your upkeep, lose 2 life.", "At the beginning of your upkeep, you lose 2 life."),
    ),
    (
        1878,
        r"\ban historic\b",
        "a historic",
        "two spellings",
        ("Whenever you cast an historic spell, scry 4.", "Whenever you cast a historic spell, scry 4."),
    ),
    (
        1879,
        r"\bcopy of (target [^.,\"]*? card) in (your|a) graveyard\b",
        r"copy of \1 from \2 graveyard",
        "a card that is somewhere is there",
        (
            "~ becomes a copy of target Frog card in your graveyard.",
            "~ becomes a copy of target Frog card from your graveyard.",
        ),
    ),
    (
        1880,
        r"\b(deals damage) (equal to its (?:power|toughness)) to itself\b",
        r"\1 to itself \2",
        "how much is dealt and to what can be said in either order",
        (
            "Target Frog deals damage equal to its power to itself.",
            "Target Frog deals damage to itself equal to its power.",
        ),
    ),
    (
        1881,
        r"\b([Rr]eturn all [a-z]+) on the battlefield and all ([a-z]+ cards) in graveyards to\b",
        r"\1 and all \2 from all graveyards to",
        "permanents are on the battlefield",
        (
            "Return all lands on the battlefield and all land cards in graveyards to their owners' hands.",
            "Return all lands and all land cards from all graveyards to their owners' hands.",
        ),
    ),
    (
        1882,
        r"\b([Tt]arget (?:player|opponent) (?:loses|gains) life equal to (?:the|twice the) number of [^.,\"]+?) they control\b",
        r"\1 that player controls",
        "who was spoken of is that player",
        (
            "Target player loses life equal to the number of Frogs they control.",
            "Target player loses life equal to the number of Frogs that player controls.",
        ),
    ),
    (
        1883,
        r"\b([Tt]arget (?:player|opponent) exiles [^.,\"]+? from their (?:hand|graveyard)) and (loses|discards|mills|draws) ",
        r"\1. That player \2 ",
        "what is done besides comes right after",
        (
            "Target player exiles two cards from their hand and loses 2 life.",
            "Target player exiles two cards from their hand. That player loses 2 life.",
        ),
    ),
    (
        1884,
        r"^Each land gets (\+\d/\+\d) as long as it's a creature\.",
        r"Land creatures get \1.",
        "a land that is a creature is a land creature",
        ("Each land gets +2/+2 as long as it's a creature.", "Land creatures get +2/+2."),
    ),
    (
        1885,
        r"\b([Ii]f (?:an?|another|one or more) (?:noncreature, nonland |nonland, noncreature )?[^.,\"]*?) (?:is|are) (dealt damage|exiled|returned|milled|discarded|destroyed) this way(?=, (?![^.]*\b(?:it|them|its|their|that)\b))",
        lambda found: f"{found[1]} {'were' if 'one or more' in found[1] else 'was'} {found[2]} this way",
        "what is asked after a step is asked of what has happened by then",
        (
            "If a nonred permanent is dealt damage this way, scry 1.",
            "If a nonred permanent was dealt damage this way, scry 1.",
        ),
    ),
    (
        1886,
        r"\bdeals X damage to (each (?:opponent|player|creature)[^.,\"]*?|that player), where X is"
        r" (the (?:revealed|discarded|exiled) card's mana value|the number of [a-z]+ counters on (?:~|it))\.",
        r"deals damage equal to \2 to \1.",
        "so much as a number of one object says",
        (
            "~ deals X damage to that player, where X is the number of oil counters on ~.",
            "~ deals damage equal to the number of oil counters on ~ to that player.",
        ),
    ),
    (
        1887,
        r"\b([Ii]f the (?:discarded|revealed) card) was (?=(?:an?|legendary|nonbasic|colorless|multicolored|monocolored|white|blue|black|red|green)\b)",
        r"\1 is ",
        "what has left is asked for as it last was there (CR 608.2h)",
        ("If the discarded card was multicolored, scry 4.", "If the discarded card is multicolored, scry 4."),
    ),
    (
        1888,
        r"~ becomes an? (\d+/\d+) ([^.\"]*? creature) and can't be blocked until end of turn\. It's still a land\.",
        lambda found: f"~ becomes {'an' if found[2][0].lower() in 'aeiou' else 'a'} {found[2]} with base power and toughness"
        f" {found[1]} until end of turn. It's still a land. It can't be blocked this turn.",
        "what it stays can be said before or after what it cannot do",
        (
            "~ becomes a 4/4 Frog creature and can't be blocked until end of turn. It's still a land.",
            "~ becomes a Frog creature with base power and toughness 4/4 until end of turn. It's still a land. It can't be blocked this turn.",
        ),
    ),
    (
        1889,
        r"\b(mana values? among) instant and sorcery cards\b",
        r"\1 instant or sorcery cards",
        "cards of both kinds are those that are of one of them",
        (
            "for each different mana value among instant and sorcery cards in your graveyard",
            "for each different mana value among instant or sorcery cards in your graveyard",
        ),
    ),
    (
        1890,
        r"\b(If this spell was kicked, )(destroy) that [a-z]+ if its (mana value|power|toughness) is (\d+ or (?:less|greater)) instead\.",
        r"\1if its \3 is \4, \2 it instead.",
        "a condition can be said first or last",
        (
            "If this spell was kicked, destroy that artifact if its mana value is 4 or less instead.",
            "If this spell was kicked, if its mana value is 4 or less, destroy it instead.",
        ),
    ),
    (
        1891,
        r"\b([Cc])(reatures(?: [^.,\"]*?)?) that are (enchanted|equipped|tapped|untapped|attacking)(?= get\b| gain\b| have\b)",
        lambda found: f"{found[3].capitalize() if found[1] == 'C' else found[3]} c{found[2]}",
        "what it is can be said before or after it",
        ("Creatures you control that are enchanted get +1/+1.", "Enchanted creatures you control get +1/+1."),
    ),
)  # fmt: skip
