"""Printed wordings of what lasts for a time, and slips of the pen, in the told words.

The numbered list goes on here, after :mod:`.static_wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row, lower

_SLIPS = {
    "until of turn": "until end of turn",
    "uptap step": "untap step",
    "enters the battelfield": "enters",
    "enters the battlefiend": "enters",
    "it's owner's": "its owner's",
    "+1/+1 count on": "+1/+1 counter on",
    "+1/+1 counter are put": "+1/+1 counters are put",
    "cards an loses": "cards and loses",
    "this creatures enters,": "~ enters,",
    "and and has": "and has",
    "or ability and opponent controls": "or ability an opponent controls",
    "under you control": "under your control",
    "as long as its attacking": "as long as it's attacking",
    "If its an ": "If it is an ",
    "if it target a ": "if it targets a ",
    ", creature three 1/1": ", create three 1/1",
    "Non white creatures": "Nonwhite creatures",
    "creature you control gain hexproof": "creature you control gains hexproof",
    "Vehicles you control becomes": "Vehicles you control become",
    "library instaed": "library instead",
    "target multicolor cards": "target multicolored cards",
    "gets first strike until": "gains first strike until",
    "white spirit creature token": "white Spirit creature token",
    "target creature +2/+0 and gains": "target creature gets +2/+0 and gains",
    ".<": ".",
    ".</i>": ".",
    "+1+1": "+1/+1",
    "}, T: ": "}, {T}: ",
    "beginnning of": "beginning of",
    "Phyreixan": "Phyrexian",
    "enters the batttlefield": "enters",
    "enters the battlfield": "enters",
    "artfifacts": "artifacts",
    "untaped artifacts": "untapped artifacts",
    "Deahtouch": "Deathtouch",
    "abilites": "abilities",
    "opponnent": "opponent",
    "Destroying target": "Destroy target",
    "get's +": "gets +",
}
"""Slips of the pen, each with what it stands for: nothing else can be meant."""
_SLIP = "|".join(
    rf"{chr(92)}b{re.escape(slip)}" if slip[0].isalpha() else re.escape(slip)
    for slip in sorted(_SLIPS, key=len, reverse=True)
)


def _again(words: str) -> str:
    """The same creatures, where they are spoken of again."""
    return lower(words).replace("target player", "that player").replace("target opponent", "that player")


EFFECTS: tuple[Row, ...] = (
    (
        1892,
        r"\b([Tt]arget|[Uu]p to one (?:other )?target|[Aa]nother target) (\d+)/(\d+) creature\b",
        r"\1 creature with power \2 and toughness \3",
        "its size is its power and its toughness (CR 208.1)",
        (
            "Target 4/4 creature gains haste until end of turn.",
            "Target creature with power 4 and toughness 4 gains haste until end of turn.",
        ),
    ),
    (
        1893,
        r"\b(doesn't untap during its controller's untap step) and (its activated abilities can't be activated)\b",
        r"\1, and \2",
        "a comma",
        (
            "Enchanted permanent doesn't untap during its controller's untap step and its activated abilities can't be activated.",
            "Enchanted permanent doesn't untap during its controller's untap step, and its activated abilities can't be activated.",
        ),
    ),
    (
        1894,
        r"(^|(?<=[:,.] ))(~|[Ii]t) (gets [+-]\d/[+-]\d until end of turn) and deals (\d damage to [^.,\"]+)\.",
        r"\1\2 \3 and ~ deals \4.",
        "what gets it deals it",
        (
            "{R}: ~ gets +1/+0 until end of turn and deals 1 damage to you.",
            "{R}: ~ gets +1/+0 until end of turn and ~ deals 1 damage to you.",
        ),
    ),
    (
        1895,
        _SLIP,
        lambda found: _SLIPS[found[0]],
        "a slip of the pen, which can be read in one way alone",
        ("Target Frog gains reach until of turn.", "Target Frog gains reach until end of turn."),
    ),
    (
        1896,
        r"\b([Tt]arget) (creature or planeswalker|creature|permanent) that's (white|blue|black|red|green) (?:and/or|or) (white|blue|black|red|green)\b",
        r"\1 \3 or \4 \2",
        "what color it is can be said before or after what it is",
        ("Exile target permanent that's red or green.", "Exile target red or green permanent."),
    ),
    (
        1897,
        r"(?:^|(?<=[.,:•] ))((?:[Oo]ther )?[Cc]reatures (?:you control|target player controls|your opponents control|target opponent controls)) (get [+-]\d/[+-]\d until end of turn\. If [^.\"]+?, )those creatures (?=get [+-]\d/[+-]\d until end of turn instead\.)",
        lambda found: f"{found[1]} {found[2]}{_again(found[1])} ",
        "the same creatures get the one or the other",
        (
            "Creatures you control get +1/+1 until end of turn. If this spell was kicked, those creatures get +2/+1 until end of turn instead.",
            "Creatures you control get +1/+1 until end of turn. If this spell was kicked, creatures you control get +2/+1 until end of turn instead.",
        ),
    ),
    (
        1898,
        r"\b([Ee]ach) (\d+)/(\d+) creature you control\b",
        r"\1 creature you control with power \2 and toughness \3",
        "its size is its power and its toughness (CR 208.1)",
        (
            "Each 4/4 creature you control gets +1/+2 until end of turn.",
            "Each creature you control with power 4 and toughness 4 gets +1/+2 until end of turn.",
        ),
    ),
    (
        1899,
        r"([+-][X\d]+/[+-][X\d]+) where X is\b",
        r"\1, where X is",
        "a comma",
        ("~ gets +X/+0 where X is your life total.", "~ gets +X/+0, where X is your life total."),
    ),
    (
        1900,
        r"\b(becomes?) (\d+/\d+)(?=,| until)",
        lambda found: f"{'has' if found[1] == 'becomes' else 'have'} base power and toughness {found[2]}",
        "a size that it becomes is its base power and toughness (CR 613.4b)",
        ("Target Frog becomes 0/2 until end of turn.", "Target Frog has base power and toughness 0/2 until end of turn."),
    ),
    (
        1901,
        r"\b(target [^.\"]*?\b(artifact|creature|permanent|enchantment|land)\b[^\"]*?)\bthe \2's (mana value|power|toughness)",
        r"\1that \2's \3",
        "the one that was spoken of is that one",
        (
            "Destroy target artifact. Draw cards equal to the artifact's mana value.",
            "Destroy target artifact. Draw cards equal to that artifact's mana value.",
        ),
    ),
    (
        1902,
        r"^When you cast ~,",
        "When you cast this spell,",
        "what is cast is a spell (CR 112.1)",
        ("When you cast ~, scry 4.", "When you cast this spell, scry 4."),
    ),
    (
        1903,
        r"\bability your opponents? controls?\b",
        "ability an opponent controls",
        "what they control one of them controls",
        (
            "Whenever ~ becomes the target of a spell or ability your opponent controls, scry 4.",
            "Whenever ~ becomes the target of a spell or ability an opponent controls, scry 4.",
        ),
    ),
    (
        1904,
        r"\bChoose (target [^.,\"]*?) and (target [^.,\"]*?)\. Those creatures fight each other\.",
        lambda found: f"T{found[1][1:]} fights {found[2]}.",
        "each of two that fight fights the other (CR 701.14a)",
        (
            "Choose target Frog you control and target Snail an opponent controls. Those creatures fight each other.",
            "Target Frog you control fights target Snail an opponent controls.",
        ),
    ),
    (
        1905,
        r"\b([Ll]ands|[Cc]reatures|[Pp]ermanents) (target (?:player|opponent)) controls don't untap during their next untap step\b",
        r"\1 \2 controls don't untap during that player's next untap step",
        "who was spoken of is that player",
        (
            "Lands target player controls don't untap during their next untap step.",
            "Lands target player controls don't untap during that player's next untap step.",
        ),
    ),
    (
        1906,
        r"(^|(?<=[.•:] ))(Target [^.,\"]*?) (gets [+-]\d/[+-]\d) and (another target [^.,\"]*?) (gets [+-]\d/[+-]\d until end of turn)\.",
        lambda found: f"{found[1]}{found[2]} {found[3]} until end of turn. A{found[4][1:]} {found[5]}.",
        "what both get lasts equally long",
        (
            "Target Frog gets +0/+2 and another target Frog gets -2/-0 until end of turn.",
            "Target Frog gets +0/+2 until end of turn. Another target Frog gets -2/-0 until end of turn.",
        ),
    ),
    (
        1907,
        r"\b(gets? [+-]\d/[+-]\d) and (has|have) ([a-z]+(?: strike)?(?:, [a-z]+(?: strike)?)*),? and (?:has |have )?(?=\")",
        r"\1, \2 \3, and \2 ",
        "what it has beside keywords it has, too",
        (
            'Equipped creature gets +1/+1 and has reach and "{3}, {T}: Scry 4."',
            'Equipped creature gets +1/+1, has reach, and has "{3}, {T}: Scry 4."',
        ),
    ),
    (
        1908,
        r"^As long as ([^.\"]+), (?:~|this spell) has flash\.$",
        r"As long as \1, you may cast this spell as though it had flash.",
        "what has flash can be cast whenever an instant can (CR 702.8a)",
        (
            "As long as you control a Frog, ~ has flash.",
            "As long as you control a Frog, you may cast this spell as though it had flash.",
        ),
    ),
    (
        1910,
        r"\bIf you controlled (?:that (?:permanent|creature|artifact)|it), ",
        "If it is a permanent you control, ",
        "what has left is asked for as it last was there (CR 608.2h)",
        (
            "Destroy target Frog. If you controlled that creature, scry 4.",
            "Destroy target Frog. If it is a permanent you control, scry 4.",
        ),
    ),
    (
        1909,
        r"^When enters,",
        "When ~ enters,",
        "what enters is the card itself",
        ("When enters, scry 4.", "When ~ enters, scry 4."),
    ),
    (
        1911,
        r"\b(gets? [+-]\d/[+-]\d), ((?:becomes?|is|are) (?:white|blue|black|red|green|colorless)), and ((?:gains?|has|have) [^.,\"]+?)(?= until|\.)",
        r"\1, \3, and \2",
        "what one effect changes can be said in any order (CR 613.1)",
        (
            "Target Frog gets +1/+0, becomes black, and gains haste until end of turn.",
            "Target Frog gets +1/+0, gains haste, and becomes black until end of turn.",
        ),
    ),
    (
        1912,
        r"\b(gets [+-]\d/[+-]\d), (is (?:white|blue|black|red|green)), ((?:has [a-z]+, )?)and has (\"[^\"]*\")$",
        r"\1, \3has \4, and \2.",
        "what one effect changes can be said in any order (CR 613.1)",
        (
            'As long as you control a Frog, ~ gets +1/+1, is black, and has "{T}: Scry 4."',
            'As long as you control a Frog, ~ gets +1/+1, has "{T}: Scry 4.", and is black.',
        ),
    ),
    (
        1913,
        r"^([Uu]ntap) each creature you control with an? (\S+) counter on it (during each other player's untap step)\.",
        r"\1 all creatures you control with \2 counters on them \3.",
        "each of them is all of them",
        (
            "Untap each creature you control with an oil counter on it during each other player's untap step.",
            "Untap all creatures you control with oil counters on them during each other player's untap step.",
        ),
    ),
    (
        1914,
        r"\b((?:[Tt]arget [^.,\"]*?)(?: gets [+-]\d/[+-]\d and)?) has ([a-z]+(?: strike)?) (for as long as)",
        r"\1 gains \2 \3",
        "what it has for a time it gains for that time (CR 611.2a)",
        (
            "Target Frog gets +2/+2 and has haste for as long as ~ remains tapped.",
            "Target Frog gets +2/+2 and gains haste for as long as ~ remains tapped.",
        ),
    ),
    (
        1915,
        r"(^|(?<=[:•.] ))Target ([^.,\"]+?) other than ~",
        r"\1Another target \2",
        "any but this one is another",
        (
            "{T}: Target Frog other than ~ gains haste until end of turn.",
            "{T}: Another target Frog gains haste until end of turn.",
        ),
    ),
    (
        1916,
        r"\b(target [a-z]+)( with(?:out)? [a-z]+(?: strike)?)? that's (attacking you)\b",
        lambda found: f"{found[1]} {found[3]}{found[2] or ''}",
        "what attacks is attacking",
        ("Tap target creature that's attacking you.", "Tap target creature attacking you."),
    ),
    (
        1917,
        r"(^|: |, |(?<=[.•] ))([^.:,•\"]*? (?:gets [+-]\d/[+-]\d and )?becomes?) the (color|basic land type|creature type) of your choice( until end of turn)?\.",
        lambda found: f"{found[1]}{'c' if found[1] == ', ' else 'C'}hoose a {found[3]}. {found[2][0].upper()}{found[2][1:]}"
        f" the chosen {'color' if found[3] == 'color' else 'type'}{found[4] or ''}.",
        "it is chosen as the ability resolves, before anything else of it (CR 608.2d)",
        (
            "{W}: Target land becomes the basic land type of your choice until end of turn.",
            "{W}: Choose a basic land type. Target land becomes the chosen type until end of turn.",
        ),
    ),
    (
        1918,
        r"\b([Ii]f|[Aa]s long as) you have (\w+ or more [^.,\"]*?cards) in your graveyard\b",
        r"\1 there are \2 in your graveyard",
        "what one has in one's graveyard is there",
        (
            "if you have four or more Frog cards in your graveyard, scry 4.",
            "if there are four or more Frog cards in your graveyard, scry 4.",
        ),
    ),
    (
        1919,
        r"(^|(?<=[:.] ))(~ gains [a-z]+ until end of turn) and (doesn't untap during your next untap step)\.",
        r"\1\2. It \3.",
        "what is done besides comes right after",
        (
            "{U}: ~ gains shroud until end of turn and doesn't untap during your next untap step.",
            "{U}: ~ gains shroud until end of turn. It doesn't untap during your next untap step.",
        ),
    ),
    (
        1920,
        r"(?<=[a-z])\" and is (an? )",
        r'." and is \1',
        "what is quoted ends with a full stop",
        (
            'Equipped creature has "{T}: Draw a card" and is a Frog.',
            'Equipped creature has "{T}: Draw a card." and is a Frog.',
        ),
    ),
    (
        1921,
        r"\bwith base power and toughness X/X( in addition to (?:its|their) other types)?( until end of turn), where X is ([^.,\"]+)\.",
        r"with base power and toughness each equal to \3\1\2.",
        "two ways to say how large it becomes",
        (
            "Target land becomes a Frog creature with base power and toughness X/X in addition to its other types until end of turn, where X is your life total.",
            "Target land becomes a Frog creature with base power and toughness each equal to your life total in addition to its other types until end of turn.",
        ),
    ),
    (
        1922,
        r"\bbecomes an artifact creature with (?:base )?power and toughness each equal to (its mana value)( until end of turn)\.",
        r"becomes an artifact creature with base power and toughness each equal to \1 in addition to its other types\2.",
        "what becomes an artifact creature keeps its other types (CR 205.1b)",
        (
            "Target artifact becomes an artifact creature with power and toughness each equal to its mana value until end of turn.",
            "Target artifact becomes an artifact creature with base power and toughness each equal to its mana value in addition to its other types until end of turn.",
        ),
    ),
    (
        1923,
        r"\b(gets?) \+1/\+0 for each card you've drawn this turn until end of turn\.",
        r"\1 +X/+0 until end of turn, where X is the number of cards you've drawn this turn.",
        "so much as a number says, which is told as an X",
        (
            "Target Frog gains haste and gets +1/+0 for each card you've drawn this turn until end of turn.",
            "Target Frog gains haste and gets +X/+0 until end of turn, where X is the number of cards you've drawn this turn.",
        ),
    ),
    (
        1925,
        r"\b([Ii]f you do, )investigate twice(?=\.)",
        r"\1create a Clue token, then create a Clue token",
        "to investigate is to create a Clue token (CR 701.16a); what is done twice is done, and done again, both if so",
        (
            "you may mill a card. If you do, investigate twice.",
            "you may mill a card. If you do, create a Clue token, then create a Clue token.",
        ),
    ),
    (
        1960,
        r"\b(to any target and (?:\d+|X) damage to) another target(?=[.,])",
        r"\1 any other target",
        "what can be dealt damage, other than the first target",
        (
            "~ deals 3 damage to any target and 2 damage to another target.",
            "~ deals 3 damage to any target and 2 damage to any other target.",
        ),
    ),
)  # fmt: skip
