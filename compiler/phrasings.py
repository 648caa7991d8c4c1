"""Printed wordings that are turned into the usual printed ones before all else is.

The first part of the numbered list; :mod:`.wordings` goes on with it, and :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row

_NUMBERS = {"one": "1", "two": "2", "three": "3"}
_WORD = "white|blue|black|red|green|artifact|creature|enchantment|instant|land|planeswalker|sorcery"
_KIND = r"(?:creature|permanent|artifact|land|enchantment)"


def _both_ways(found: re.Match[str]) -> str:
    """What is prevented to and by the same: one sentence for each."""
    start, damage, what = found[1], found[2], found[3]
    again = "them" if what.startswith(("those ", "them")) else "it"
    return (
        f"{start}revent all {damage} that would be dealt to {what} this turn."
        f" Prevent all {damage} that would be dealt by {again} this turn."
    )


def _otherwise(found: re.Match[str]) -> str:
    """ "If …, A. Otherwise, B." as "B. If …, A instead."; not where B could speak of what A is about, where it
    is more than one thing, or speaks of something else that "it" could then be."""
    condition, done, otherwise = found[1], found[2], found[3]
    speaks_of = re.search(r"\b(?:it|they|them|that|those|its|their)\b", otherwise)
    new = re.search(r"\b(?:target|create|reveal|exile|search|choose)\b", done)
    several = re.search(r" and |, then |\. ", otherwise)
    another = "~" in otherwise and re.match(r"it\b", condition)
    if condition.startswith(("you do", "you don't", "you win", "they do", "you can't")) or (
        several or another or (speaks_of and new)
    ):
        return found[0]
    return f"{otherwise[0].upper()}{otherwise[1:]}. If {condition}, {done} instead."


def _of_token(found: re.Match[str]) -> str:
    """ "… token with flying. It has "…"" as one sentence."""
    kind, traits, quoted = found[1], found[2], found[3]
    return f"{kind}{traits} and {quoted}" if traits else f"{kind} with {quoted}"


def _then_may(found: re.Match[str]) -> str:
    """A sentence of its own for what one may do after something that is not asked for."""
    return found[0] if " may " in found[1] else f"{found[1]}. You may "


def _the_exiled(found: re.Match[str]) -> str:
    """ "That card", where a target was exiled just before and nothing else can be meant."""
    before = found.string[: found.start()]
    if re.search(r"\b[Ee]xile (?:up to one )?(?:other |another )?target ", before) is None:
        return found[0]
    return f"that card's {found[1]}" if found[1] else "that card"


def _but_you(found: re.Match[str]) -> str:
    """ "Each other player", where nobody but "you" can be left out."""
    line = found.string[found.string.rfind("\n", 0, found.start()) + 1 : found.start()]
    others = re.search(
        r"\b(?:player|opponent|controller|owner|they|their)(?:s|'s|s')?\b", line, re.IGNORECASE
    )
    return found[0] if others else f"{found[1]}ach opponent"


PHRASINGS: tuple[Row, ...] = (
    (
        901,
        r"(?<=\. )— (?=[A-Z{~])|(?<=\.)\.(?= |$)",
        "",
        "a dash without an ability word before it says nothing, nor does a second full stop",
        ("Scry 4. — If you control a Frog, draw a card.", "Scry 4. If you control a Frog, draw a card."),
    ),
    (
        902,
        r"(?<=[\w}])\"\.(?= |$)",
        '."',
        "the full stop of what is quoted stands before the mark",
        ('It gains "{T}: Scry 4".', 'It gains "{T}: Scry 4."'),
    ),
    (
        903,
        r"\b(tokens?)((?: with [a-z, ]+?)?)\. (?:It has|They have) (\"[^\"]*\")",
        _of_token,
        "what a token has is what it is created with",
        (
            'Create a 1/1 red Frog creature token. It has "This creature can\'t block."',
            'Create a 1/1 red Frog creature token with "This creature can\'t block."',
        ),
    ),
    (
        904,
        r",\"(?=,? and )",
        '."',
        "what is quoted ends where the mark stands",
        (
            'Equipped creature has "Whenever this creature attacks, scry 4," and is a Frog.',
            'Equipped creature has "Whenever this creature attacks, scry 4." and is a Frog.',
        ),
    ),
    (
        905,
        r"(?<=[.\"] )Then,? if ",
        "If ",
        "what is said later is done later (CR 608.2c)",
        ("Draw a card. Then if you control a Frog, scry 4.", "Draw a card. If you control a Frog, scry 4."),
    ),
    (
        906,
        r"(?<=[.\"] )Then you may ",
        "You may ",
        "what is said later is done later (CR 608.2c)",
        ("Draw a card. Then you may discard a card.", "Draw a card. You may discard a card."),
    ),
    (
        907,
        r"^((?!If |As |Until )[^.\"•]*?), then you may ",
        _then_may,
        "what is said later is done later (CR 608.2c)",
        ("Draw a card, then you may discard a card.", "Draw a card. You may discard a card."),
    ),
    (
        908,
        r"\b([Pp])revent all ((?:combat )?damage) that would be dealt to and dealt by ([^.,\"]+?) this turn\.",
        _both_ways,
        "each of both is prevented",
        (
            "Prevent all damage that would be dealt to and dealt by ~ this turn.",
            "Prevent all damage that would be dealt to ~ this turn."
            " Prevent all damage that would be dealt by it this turn.",
        ),
    ),
    (
        909,
        r"\b([Aa])mass (\d|X)\b",
        r"\1mass Zombies \2",
        "an Army that is not said to be another is one of Zombies (CR 701.47)",
        ("Amass 2.", "Amass Zombies 2."),
    ),
    (
        910,
        r"\b(?:is|are) unblockable\b",
        "can't be blocked",
        "the older word for the same (CR 509.1b)",
        ("~ is unblockable this turn.", "~ can't be blocked this turn."),
    ),
    (
        911,
        r"\b([Ee])ach other player\b(?!')",
        _but_you,
        "each player but oneself is an opponent (CR 102.2); not where another player was spoken of",
        ("Each other player discards a card.", "Each opponent discards a card."),
    ),
    (
        912,
        r"\b(Activate) this ability (no more than)\b",
        r"\1 \2",
        "the older words for the same restriction (CR 602.5)",
        (
            "Activate this ability no more than twice each turn.",
            "Activate no more than twice each turn.",
        ),
    ),
    (
        913,
        r"\b(is|to) (one|two|three) plus\b",
        lambda found: f"{found[1]} {_NUMBERS[found[2]]} plus",
        "a number in words or in figures",
        (
            "equal to one plus the number of Frogs you control.",
            "equal to 1 plus the number of Frogs you control.",
        ),
    ),
    (
        914,
        rf"(?<=\. )That {_KIND} can't be regenerated\b",
        "It can't be regenerated",
        "what is destroyed is it",
        ("Destroy target Frog. That creature can't be regenerated.", "Destroy target Frog. It can't be regenerated."),
    ),
    (
        915,
        rf"\b({_WORD}), ({_WORD}) or (?=(?:{_WORD})\b)",
        r"\1, \2, or ",
        "a comma",
        ("a white, blue or black Frog", "a white, blue, or black Frog"),
    ),
    (
        916,
        r"(?<=or more )(mana values|powers|names) among\b",
        r"different \1 among",
        "several of them are different ones",
        (
            "if there are five or more mana values among cards in your graveyard",
            "if there are five or more different mana values among cards in your graveyard",
        ),
    ),
    (
        917,
        r"(?:^|(?<=[.:] ))If (?!(?:it|that card)(?:'s| is) an? [^.,\"]+ card, (?:you may )?(?:put|reveal) )([^.,\"]+), ([^.\"]+)\. Otherwise, ([^.\"]+)\.",
        _otherwise,
        "of two things that exclude each other, either can be said first (CR 608.2c)",
        (
            "If you control a Frog, draw a card. Otherwise, scry 4.",
            "Scry 4. If you control a Frog, draw a card instead.",
        ),
    ),
    (
        919,
        r"(^|(?<=[.•:,] ))([Pp])ut ((?:an?|two|three|four|five|X) [^.\"]*?tokens?(?: with [^.\"]*?)?) onto the battlefield(?=[.,])",
        lambda found: f"{found[1]}{'C' if found[2] == 'P' else 'c'}reate {found[3]}",
        "the older words for creating tokens (CR 701.7)",
        (
            "Put two 1/1 red Frog creature tokens onto the battlefield.",
            "Create two 1/1 red Frog creature tokens.",
        ),
    ),
    (
        920,
        r"\b(gains?|has|have) ((?:[a-z]+(?: strike)?)(?:, [a-z]+(?: strike)?)*),? and (?=\")",
        r"\1 \2 and \1 ",
        "what it has beside keywords it has, too",
        (
            'Enchanted creature has flying and "{T}: Scry 4."',
            'Enchanted creature has flying and has "{T}: Scry 4."',
        ),
    ),
    (
        921,
        r"\b(cards? [^.,\"]*?)\bin each graveyard\b",
        lambda found: f"{found[1]}in {'all graveyards' if found[1].startswith('cards') else 'a graveyard'}",
        "what is in each of them is in one of them, and all of it in all",
        ("for each card named Mossback in each graveyard", "for each card named Mossback in a graveyard"),
    ),
    (
        922,
        r"\b(each creature) and (?:each )?(planeswalker)\b",
        r"\1 or \2",
        "each of both kinds is each that is of one of them",
        ("~ deals 3 damage to each creature and each planeswalker.", "~ deals 3 damage to each creature or planeswalker."),
    ),
    (
        923,
        r"\beach attacking (creature) and each blocking creature\b",
        r"each attacking or blocking \1",
        "each of both kinds is each that is of one of them",
        (
            "~ deals 3 damage to each attacking creature and each blocking creature.",
            "~ deals 3 damage to each attacking or blocking creature.",
        ),
    ),
    (
        924,
        r"\b([Tt]arget (?:player|opponent) and each [^.,\"]*?)that player controls\b",
        r"\1they control",
        "who was spoken of is that player",
        (
            "~ deals 3 damage to target player and each Frog that player controls.",
            "~ deals 3 damage to target player and each Frog they control.",
        ),
    ),
    (
        925,
        r"\b([Pp])revent all ((?:combat )?damage) (an? [^.,\"]*?source of your choice) would deal((?: to [^.,\"]+?)?) this turn\b",
        r"\1revent all \2 that would be dealt\4 this turn by \3",
        "a source deals what is dealt by it",
        (
            "Prevent all damage a red source of your choice would deal to you this turn.",
            "Prevent all damage that would be dealt to you this turn by a red source of your choice.",
        ),
    ),
    (
        926,
        r"\bthat would be dealt this turn to ([^.,\"]+?)(?= by |\.)",
        r"that would be dealt to \1 this turn",
        "a duration can be said first or last (CR 611.2a)",
        (
            "Prevent all damage that would be dealt this turn to Frogs you control.",
            "Prevent all damage that would be dealt to Frogs you control this turn.",
        ),
    ),
    (
        927,
        r"\b([Pp])revent all ((?:combat )?damage) (?:that )?(~|(?:target|that|enchanted|equipped) [^.,\"]*?) would deal this turn\b",
        r"\1revent all \2 that would be dealt by \3 this turn",
        "a source deals what is dealt by it",
        (
            "Prevent all damage target Frog would deal this turn.",
            "Prevent all damage that would be dealt by target Frog this turn.",
        ),
    ),
    (
        928,
        r"\b[Tt]he exiled card's (power|toughness|mana value)\b|\bthe exiled card\b(?= (?:to|onto))",
        _the_exiled,
        "what was just exiled is that card",
        (
            "Exile target Frog. Gain X life, where X is the exiled card's power.",
            "Exile target Frog. Gain X life, where X is that card's power.",
        ),
    ),
    (
        929,
        r"\bthe (power|toughness|mana value) of (the sacrificed \w+|that (?:spell|creature|card|permanent))\b",
        r"\2's \1",
        "two ways to say whose it is",
        (
            "You gain life equal to the power of the sacrificed creature.",
            "You gain life equal to the sacrificed creature's power.",
        ),
    ),
    (
        930,
        r"\b([Rr]eturn ~ and [^.,\"]*? to) their owner's hand\b",
        r"\1 their owners' hands",
        "several cards may have several owners",
        ("Return ~ and target Frog to their owner's hand.", "Return ~ and target Frog to their owners' hands."),
    ),
    (
        931,
        r"(?<=\. )Each of them (get|gain)s\b",
        r"They \1",
        "of several that get something, each does (CR 611.2c)",
        ("Untap two target Frogs. Each of them gets +1/+0.", "Untap two target Frogs. They get +1/+0."),
    ),
    (
        932,
        r"\b(When(?:ever)? [^.,\"]*?) or at the beginning of\b",
        r"\1 and at the beginning of",
        "an ability that triggers on either does so each time",
        (
            "When ~ enters or at the beginning of your upkeep, scry 4.",
            "When ~ enters and at the beginning of your upkeep, scry 4.",
        ),
    ),
    (
        933,
        r"\b(has|have) base power and toughness (\d+/\d+)(?:,? and)? (is|are) (an? )?([A-Z][A-Za-z ]*?) in addition to (its|their)"
        r" other (?:creature )?types\b",
        lambda found: f"{found[3]} {found[4] or ''}{found[5]} with base power and toughness {found[2]} in addition to {found[6]} other types",
        "what it is and how large can be said in either order",
        (
            "Other creatures have base power and toughness 2/2 and are Frogs in addition to their other types.",
            "Other creatures are Frogs with base power and toughness 2/2 in addition to their other types.",
        ),
    ),
    (
        934,
        r"(^|(?<=[.:] ))Counter (target [^.,\"]*?spell) unless its controller pays (\{[^ .,]+)\. If (?:they|that player|the player) do(?:es)?, ([^.\"]+)\.",
        lambda found: f"{found[1]}T{found[2][1:]}'s controller may pay {found[3]}. If they do, {found[4]}. If they don't, counter {'that spell' if 'create' in found[4] else 'it'}.",
        "who pays or does not can be said in either order (CR 118.12)",
        (
            "Counter target spell unless its controller pays {2}. If they do, scry 4.",
            "Target spell's controller may pay {2}. If they do, scry 4. If they don't, counter it.",
        ),
    ),
    (
        935,
        r"\bcan't (block|attack) and can't be blocked\b",
        r"can't \1 and be blocked",
        "it can do neither",
        ("~ can't block and can't be blocked.", "~ can't block and be blocked."),
    ),
    (
        936,
        r"\b([Rr]eturn (?:up to )?(?:two|three|four) [^.,\"]*?you control to) their owner's hand\b",
        r"\1 their owners' hands",
        "several cards may have several owners",
        (
            "Return up to two lands you control to their owner's hand.",
            "Return up to two lands you control to their owners' hands.",
        ),
    ),
    (
        1037,
        r"\b([Tt]he )owner of (target [^.,\"]*?) puts it on (?=(?:the|their choice of the) top or bottom of their library\b)",
        lambda found: f"{found[2] if found[1] == 'the ' else 'T' + found[2][1:]}'s owner puts it on ",
        "two ways to say whose it is",
        (
            "The owner of target Frog puts it on the top or bottom of their library.",
            "Target Frog's owner puts it on the top or bottom of their library.",
        ),
    ),
    (
        1038,
        r"\b(owner puts) (?:it|that card) on the top or bottom of their library\b",
        r"\1 it on their choice of the top or bottom of their library",
        "who puts it there chooses where (CR 608.2d)",
        (
            "Target Frog's owner puts it on the top or bottom of their library.",
            "Target Frog's owner puts it on their choice of the top or bottom of their library.",
        ),
    ),
    (
        1039,
        r"\b([Dd]raws?|gains?|loses?) X (cards|life) and (you )?(loses?|gains?) X life, where X is"
        r" ((?:half [^.,\"]*?, rounded (?:up|down))|(?:[^.,\"]*?(?:'s|its|your) (?:power|toughness|mana value|life total)))(?=\.)",
        r"\1 \2 equal to \5 and \3\4 life equal to \5",
        "so much as a number of one object says",
        (
            "Draw X cards and you lose X life, where X is ~'s power.",
            "Draw cards equal to ~'s power and you lose life equal to ~'s power.",
        ),
    ),
    (
        1040,
        r"(^|(?<=[.:] )|^(?:When|Whenever|At) [^.,\"]*, )([Ii])nvestigate twice(?=\.)",
        r"\1\2nvestigate. Investigate",
        "what is done twice is done, and done again (CR 608.2c); what depends on something is one sentence",
        ("Investigate twice.", "Investigate. Investigate."),
    ),
    (
        1041,
        r"\b([Tt]arget player|[Tt]arget opponent|[Ee]ach player|[Ee]ach opponent|controller) investigates\b",
        r"\1 creates a Clue token",
        "to investigate is to create a Clue token (CR 701.16a)",
        ("Target player investigates.", "Target player creates a Clue token."),
    ),
    (
        1042,
        r"\b(gets?) an additional (?=[+-]\d+/[+-]\d+)",
        r"\1 ",
        "what it gets, it gets beside what else it gets (CR 613.4c)",
        (
            "Enchanted creature gets an additional +1/+0 as long as you control a Frog.",
            "Enchanted creature gets +1/+0 as long as you control a Frog.",
        ),
    ),
    (
        1043,
        r"^Enchanted land is an? (\d+/\d+) ((?:(?:white|blue|black|red|green|and) )*[A-Z]\w+ creature)"
        r"((?: with [a-z, ]+)?)\. It's still a land\.",
        lambda found: f"Enchanted land is {'an' if found[2][0] in 'AEIOU' else 'a'} {found[2]} with base power and toughness"
        f" {found[1]} in addition to its other types{found[3].replace(' with', ' and has')}.",
        "what it still is, it is in addition (CR 205.1b)",
        (
            "Enchanted land is a 4/4 Frog creature with reach and haste. It's still a land.",
            "Enchanted land is a Frog creature with base power and toughness 4/4 in addition to its other types"
            " and has reach and haste.",
        ),
    ),
    (
        1044,
        r"\bcan't be blocked this turn except by creatures with (flying|reach|haste|defender)(?=[.,])",
        r"can't be blocked by creatures without \1 this turn",
        "what may not block is what is not so",
        (
            "~ can't be blocked this turn except by creatures with haste.",
            "~ can't be blocked by creatures without haste this turn.",
        ),
    ),
    (
        1045,
        r"^At the beginning of the end step,",
        "At the beginning of each end step,",
        "the older words: each turn has one (CR 513.1)",
        ("At the beginning of the end step, scry 4.", "At the beginning of each end step, scry 4."),
    ),
    (
        1046,
        r"\b(is|are) indestructible\b",
        lambda found: f"{'has' if found[1] == 'is' else 'have'} indestructible",
        "the older words for having the keyword (CR 702.12)",
        ("~ is indestructible.", "~ has indestructible."),
    ),
    (
        1047,
        r"\bto (their|its) owners' hand(?!s)\b",
        "to their owners' hands",
        "several players have several hands",
        ("Return all Frogs to their owners' hand.", "Return all Frogs to their owners' hands."),
    ),
    (
        1048,
        r"\b([Pp])revent all ((?:combat )?damage) that ([a-z ]*?(?:creatures|sources)[^.,\"]*?) would deal to ([^.,\"]+?) this turn\b",
        r"\1revent all \2 that would be dealt to \4 this turn by \3",
        "sources deal what is dealt by them",
        (
            "Prevent all damage that creatures would deal to players this turn.",
            "Prevent all damage that would be dealt to players this turn by creatures.",
        ),
    ),
    (
        1049,
        r"\b(all|[Ee]xile all|[Dd]estroy all) ((?:[a-z]+,? )*?(?:and )?(?:artifacts|creatures|enchantments|lands|permanents)) other than ~",
        r"\1 other \2",
        "any but this one is another",
        ("Destroy all artifacts and creatures other than ~.", "Destroy all other artifacts and creatures."),
    ),
    (
        1050,
        r"\benters tapped if it's not your turn\b",
        "enters tapped unless it's your turn",
        "two ways to say whose turn it has to be",
        ("~ enters tapped if it's not your turn.", "~ enters tapped unless it's your turn."),
    ),
)  # fmt: skip
