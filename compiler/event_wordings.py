"""Printed wordings of counters, damage and prevention that say in other words what is told.

It goes on with the numbered list of :mod:`.wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from .wordings import Row, lower

NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5}
_NOT_NAMED = r"(?!target|that|it\b|~|enchanted|equipped|them\b|those|any|a\b|an\b)"


def _dealt_by(found: re.Match[str]) -> str:
    """Sources that pass a filter stand last."""
    return f"{found[1]} this turn by {found[2]}"


_ROW = re.compile(r"(\d+)(?:[-—](\d+))? ?\| ([^|]*?)(?= ?\d+(?:[-—]\d+)? ?\||$)")
_OF_THOSE = re.compile(r"Create (two|three|four|five) of those tokens\.")


def _results(found: re.Match[str]) -> str:
    """The rows of a table, each as a sentence; as they are where one has several sentences."""
    rows = [(one[1], one[2] or one[1], one[3].strip()) for one in _ROW.finditer(found[0])]
    if not rows or len(rows) < found[0].count("|"):
        return found[0]
    created = re.fullmatch(r"Create a (.+ token)\.", rows[0][2])
    told: list[str] = []
    for least, most, said in rows:
        more = _OF_THOSE.fullmatch(said)
        does = said if more is None or created is None else f"Create {more[1]} {created[1]}s."
        if does.count(".") != 1 or not does.endswith("."):
            return found[0]
        result = least if least == most else f"from {least} to {most}"
        told.append(f"If the result is {result}, {lower(does)}")
    return " ".join(told)


def _not_countered(found: re.Match[str]) -> str:
    """Of the spell, always or as long as something is so."""
    start = "This" if found[1] is None else f"As long as {found[1]}, this"
    return f"{start} spell can't be countered."


SLIPS: tuple[Row, ...] = (
    (
        2301,
        r"\bdiscards all the cards in their hand\b",
        "discards their hand",
        "all cards in a hand are the hand",
        (
            "that player discards all the cards in their hand, then draws a card.",
            "that player discards their hand, then draws a card.",
        ),
    ),
    (
        2292,
        r"\b(the beginning) if (your|each)\b",
        r"\1 of \2",
        "a slip of the pen",
        ("At the beginning if your end step, scry 1.", "At the beginning of your end step, scry 1."),
    ),
    (
        2293,
        r"\b([Pp]ut) (\+1/\+1 counter on)\b",
        r"\1 a \2",
        "a word that is left out",
        ("put +1/+1 counter on each other creature.", "put a +1/+1 counter on each other creature."),
    ),
    (
        2294,
        r"\b(you) controls (deals|enters|attacks|dies)\b",
        r"\1 control \2",
        "a letter too many",
        ("Whenever a Frog you controls dies, scry 1.", "Whenever a Frog you control dies, scry 1."),
    ),
    (
        2295,
        r"\b(damage) tot (any target)\b",
        r"\1 to \2",
        "a letter too many",
        ("~ deals 2 damage tot any target.", "~ deals 2 damage to any target."),
    ),
    (
        2296,
        r"\b(Activate only) (?:as|has) a? ?sorcery\.",
        r"\1 as a sorcery.",
        "a slip of the pen",
        ("Activate only as sorcery.", "Activate only as a sorcery."),
    ),
    (
        2297,
        r"\b(attach ~) more (it)\b",
        r"\1 to \2",
        "a slip of the pen",
        ("then attach ~ more it.", "then attach ~ to it."),
    ),
    (
        2298,
        r"\b(that player) loses half (?:of )?their life, round(?:ed)? (up|down)\b",
        r"\1 loses life equal to half that player's life total, rounded \2",
        "one's life is one's life total (CR 119.1)",
        (
            "that player loses half their life, rounded up.",
            "that player loses life equal to half that player's life total, rounded up.",
        ),
    ),
    (
        2299,
        r"\bEach of your opponents (?=(?:discards|loses|sacrifices|mills)\b)",
        "Each opponent ",
        "two ways to say who",
        ("Each of your opponents discards a card.", "Each opponent discards a card."),
    ),
    (
        2300,
        r"(?<=\.) ?-$",
        "",
        "a mark that belongs to nothing",
        ("Put a +1/+1 counter on ~. -", "Put a +1/+1 counter on ~."),
    ),
    (
        2291,
        r"\b([Ww]henever (?:an opponent|a player) (?![^,]*\b(?:creatures|planeswalkers|permanents)\b)[^.\":]*?, ~ deals \d+ damage to) them(?=\.)",
        r"\1 that player",
        "one player is meant, who was spoken of",
        (
            "Whenever an opponent sacrifices an artifact, ~ deals 2 damage to them.",
            "Whenever an opponent sacrifices an artifact, ~ deals 2 damage to that player.",
        ),
    ),
    (
        2285,
        r"\b(instead of putting) (into its owner's graveyard)\b",
        r"\1 it \2",
        "a word that is left out",
        (
            "exile it instead of putting into its owner's graveyard.",
            "exile it instead of putting it into its owner's graveyard.",
        ),
    ),
    (
        2286,
        r"\b(sacrifices an? (?:(?!of their choice)[a-z ])+?) (and gets an? poison counter\.)",
        r"\1 of their choice \2",
        "whoever sacrifices chooses what (CR 701.21a)",
        (
            "Each opponent sacrifices a creature and gets a poison counter.",
            "Each opponent sacrifices a creature of their choice and gets a poison counter.",
        ),
    ),
    (
        2287,
        r"\b([Pp]revent all (?:combat |noncombat )?damage) that ~ would deal to ([^.,\"]+?)\.$",
        r"\1 that would be dealt to \2 by ~.",
        "two ways to say what deals it",
        (
            "Prevent all damage that ~ would deal to snow creatures.",
            "Prevent all damage that would be dealt to snow creatures by ~.",
        ),
    ),
    (
        2289,
        r"\b([Ii]f) you've (sacrificed) (?=[^.,\"]*? this turn)",
        r"\1 you \2 ",
        "two ways to say that it has happened",
        ("if you've sacrificed an artifact this turn.", "if you sacrificed an artifact this turn."),
    ),
    (
        2279,
        r"\b([Pp]revent all (?:combat )?damage) (?:that )?(white|blue|black|red|green) (sources|creatures) and (white|blue|black|red|green) \3 would deal this turn(?=\.)",
        r"\1 that would be dealt this turn by \2 or \4 \3",
        "they are all that are of either color",
        (
            "Prevent all damage that black sources and red sources would deal this turn.",
            "Prevent all damage that would be dealt this turn by black or red sources.",
        ),
    ),
    (
        2284,
        r"\bIf it's (renowned|monstrous), ",
        r"If it is \1, ",
        "written out",
        ("If it's renowned, untap it.", "If it is renowned, untap it."),
    ),
    (
        2280,
        r"(~ deals \d+ damage to each opponent\.) Those players each (discard|lose) ",
        lambda found: f"{found[1]} Each opponent {found[2]}s ",
        "those players are each opponent",
        (
            "~ deals 2 damage to each opponent. Those players each discard a card.",
            "~ deals 2 damage to each opponent. Each opponent discards a card.",
        ),
    ),
    (
        2274,
        r"\b(unless (?:its|that spell's) controller pays) (\d+)\.",
        r"\1 {\2}.",
        "the braces that are left out",
        ("Counter it unless its controller pays 2.", "Counter it unless its controller pays {2}."),
    ),
    (
        2275,
        r"\b(damage that would) (dealt) (to|this)\b",
        r"\1 be \2 \3",
        "a word that is left out",
        (
            "Prevent all damage that would dealt to it this turn.",
            "Prevent all damage that would be dealt to it this turn.",
        ),
    ),
    (
        2276,
        r"\bputs that many cards from the top of their library into their graveyard\b",
        "mills that many cards",
        "milling is just that (CR 701.17a)",
        (
            "that player puts that many cards from the top of their library into their graveyard.",
            "that player mills that many cards.",
        ),
    ),
    (
        2277,
        r"\b(deals) (two|three|four|five) (damage to)\b",
        lambda found: f"{found[1]} {NUMBERS[found[2]]} {found[3]}",
        "damage is counted in figures",
        ("~ deals two damage to each opponent.", "~ deals 2 damage to each opponent."),
    ),
    (
        2278,
        r"(?<=\.)\](?=$)",
        "",
        "a mark that belongs to nothing",
        ("Put a -1/-1 counter on target creature.]", "Put a -1/-1 counter on target creature."),
    ),
    (
        2257,
        r"\b([Pp]ut (?:two|three)) (-1/-1|\+1/\+1) counter (on)\b",
        r"\1 \2 counters \3",
        "the plural that is left out",
        ("put two -1/-1 counter on target creature.", "put two -1/-1 counters on target creature."),
    ),
    (
        2258,
        r"\b(if [^.,\"]*? this turn) (put|create|draw) ",
        r"\1, \2 ",
        "the comma that is left out",
        (
            "At the beginning of your end step, if a creature died this turn put a +1/+1 counter on ~.",
            "At the beginning of your end step, if a creature died this turn, put a +1/+1 counter on ~.",
        ),
    ),
    (
        2259,
        r"\b(enters? under you)( control)\b",
        r"\1r\2",
        "a letter that is left out",
        (
            "Whenever a creature enters under you control, scry 1.",
            "Whenever a creature enters under your control, scry 1.",
        ),
    ),
    (
        2260,
        r"\b(Whenever you cast a spell that targets ~, put (?:a|two|three) \+1/\+1 counters? on) it\b",
        r"\1 ~",
        "it is the permanent that is spoken of, and no spell",
        (
            "Whenever you cast a spell that targets ~, put a +1/+1 counter on it.",
            "Whenever you cast a spell that targets ~, put a +1/+1 counter on ~.",
        ),
    ),
    (
        2261,
        r"\b([Ww]henever) a permanent other than ~ (is put into|enters|leaves|becomes)\b",
        r"\1 another permanent \2",
        "what is other than the permanent is another one",
        (
            "Whenever a permanent other than ~ enters, scry 1.",
            "Whenever another permanent enters, scry 1.",
        ),
    ),
)
"""What is left out or put otherwise, before anything else is read."""
EVENTS: tuple[Row, ...] = (
    (
        2290,
        r"\b(deals X plus \d+ damage) to that (?:creature|permanent) or player instead\b",
        r"\1 instead",
        "it is dealt to what it would have been dealt to",
        (
            "If you control a Frog, ~ deals X plus 2 damage to that creature or player instead.",
            "If you control a Frog, ~ deals X plus 2 damage instead.",
        ),
    ),
    (
        2288,
        r"\b(and gains [a-z]+(?: strike)?), and ([a-z]+(?: strike)? until end of turn)\b",
        r"\1 and \2",
        "two keywords, of a list that began with power and toughness",
        (
            "~ becomes a Frog with base power and toughness 4/4 and gains flying, and haste until end of turn.",
            "~ becomes a Frog with base power and toughness 4/4 and gains flying and haste until end of turn.",
        ),
    ),
    (
        2281,
        r"\b([Ii]f (?:a|another) (?:[a-z]+ )?source(?: you control| an opponent controls)? would deal (?:combat |noncombat )?damage to) a creature or player,",
        r"\1 a player or a creature,",
        "the order of the words alone",
        (
            "If a source would deal damage to a creature or player, it deals double that damage instead.",
            "If a source would deal damage to a player or a creature, it deals double that damage instead.",
        ),
    ),
    (
        2282,
        r"(^|(?<=[.:,] ))(~ enters with) an additional (\S+ counter on it)(?=[., ])",
        r"\1\2 a \3",
        "it is put on it beside those that it enters with in any case",
        (
            "~ enters with an additional +1/+1 counter on it if you control a Frog.",
            "~ enters with a +1/+1 counter on it if you control a Frog.",
        ),
    ),
    (
        2283,
        r"\b([Pp]revent all (?:combat )?damage that would be dealt) this turn by (target [^.,\"]+?)(?=\.)",
        r"\1 by \2 this turn",
        "the order of the words alone",
        (
            "Prevent all damage that would be dealt this turn by target creature.",
            "Prevent all damage that would be dealt by target creature this turn.",
        ),
    ),
    (
        2268,
        r"\b([Rr]oll a) six-sided die\b",
        r"\1 d6",
        "a d6 is a six-sided die (CR 706.1a)",
        ("Roll a six-sided die.", "Roll a d6."),
    ),
    (
        2269,
        r"(?<=[.] )\d+(?:[-—]\d+)? ?\| .*$",
        _results,
        "a row of a table says what happens with its results (CR 706.3a)",
        (
            "Roll a d20. 1-9 | Scry 1. 10-20 | Scry 2.",
            "Roll a d20. If the result is from 1 to 9, scry 1. If the result is from 10 to 20, scry 2.",
        ),
    ),
    (
        2270,
        r"\b(If the result is \d+ or less, )(you lose|~ deals) that much (life|damage)( to you)?(?=\.)",
        r"\1\2 \3 equal to the result\4",
        "as much as the result says",
        (
            "If the result is 3 or less, you lose that much life.",
            "If the result is 3 or less, you lose life equal to the result.",
        ),
    ),
    (
        2273,
        r"\b(?:You create|[Cc]reate) a number of ([^.,\"]*?tokens)( with [a-z ]+?)? equal to the result\.",
        r"Create \1 equal to the result\2.",
        "so many tokens as the result says",
        (
            "You create a number of Food tokens equal to the result.",
            "Create Food tokens equal to the result.",
        ),
    ),
    (
        2271,
        r"\bscry a number of cards equal to the result\b",
        "scry X, where X is the result",
        "the number of cards is what one scries",
        ("scry a number of cards equal to the result.", "scry X, where X is the result."),
    ),
    (
        2272,
        r"\b([Pp]ut) a (\+1/\+1) counter on ~ for each flip you (?:win|won)\b",
        r"\1 \2 counters equal to the number of flips you win on ~",
        "two ways to say how many",
        (
            "Put a +1/+1 counter on ~ for each flip you won.",
            "Put +1/+1 counters equal to the number of flips you win on ~.",
        ),
    ),
    (
        2265,
        r"\bActivate only (if [^.]*?) and only as a sorcery\.",
        r"Activate only as a sorcery and only \1.",
        "the order of the words alone",
        (
            "Activate only if you control a Frog and only as a sorcery.",
            "Activate only as a sorcery and only if you control a Frog.",
        ),
    ),
    (
        2266,
        r"\b([Cc]reate an? ([A-Z][a-z]+) token\. If )([^.]*?, create (?:two|three) )\2 tokens( instead\.)",
        r"\1\3of those tokens\4",
        "they are the same tokens",
        (
            "Create a Food token. If you control a Frog, create two Food tokens instead.",
            "Create a Food token. If you control a Frog, create two of those tokens instead.",
        ),
    ),
    (
        2267,
        r"\b(If the sacrificed (?:creature|permanent|artifact|land)'s (?:power|toughness|mana value)) was\b",
        r"\1 is",
        "what it was as it was last on the battlefield is what is asked (CR 608.2h)",
        (
            "If the sacrificed creature's power was 3 or greater, scry 1.",
            "If the sacrificed creature's power is 3 or greater, scry 1.",
        ),
    ),
    (
        2264,
        r"\b(sacrifice it) unless at least one (white|blue|black|red|green) (mana was spent to cast this spell)(?=\.)",
        r"\1 if no \2 \3",
        "at least one was not spent if none was",
        (
            "When ~ enters, sacrifice it unless at least one blue mana was spent to cast this spell.",
            "When ~ enters, sacrifice it if no blue mana was spent to cast this spell.",
        ),
    ),
    (
        2262,
        r"(^|(?<=[.:] ))(~ enters with) a number of (\S+ counters on it) equal to (the amount of mana spent to cast this spell)\.",
        r"\1\2 X \3, where X is \4.",
        "two ways to say how many",
        (
            "~ enters with a number of +1/+1 counters on it equal to the amount of mana spent to cast this spell.",
            "~ enters with X +1/+1 counters on it, where X is the amount of mana spent to cast this spell.",
        ),
    ),
    (
        2263,
        r"\b(total mana value of instant) and (sorcery cards in your graveyard)\b",
        r"\1 or \2",
        "a card of either type counts",
        (
            "X is the total mana value of instant and sorcery cards in your graveyard.",
            "X is the total mana value of instant or sorcery cards in your graveyard.",
        ),
    ),
    (
        2251,
        r"^(?:(?:As long as|If) ([^.,\"]+), )?~ can't be countered\.?$",
        _not_countered,
        "only spells are countered (CR 701.6a)",
        ("~ can't be countered.", "This spell can't be countered."),
    ),
    (
        2252,
        rf"\b([Pp]revent all (?:combat |noncombat )?damage that would be dealt(?: to [^.,\"]+?)?) by ({_NOT_NAMED}[^.,\"]+?) this turn(?=\.)",
        _dealt_by,
        "the order of the words alone",
        (
            "Prevent all combat damage that would be dealt by green creatures this turn.",
            "Prevent all combat damage that would be dealt this turn by green creatures.",
        ),
    ),
    (
        2253,
        r"(^|(?<=[.:] ))(~ enters with [^.\"]*? counters? )on ~(?=[.,])",
        r"\1\2on it",
        "it is what enters",
        ("~ enters with X +1/+1 counters on ~.", "~ enters with X +1/+1 counters on it."),
    ),
    (
        2255,
        r"\b([Pp]ut )(a (?:\S+ )?counter)( on [^.,\"]*?) and (a (?:\S+ )?counter)( on [^.,\"]*?)(?=\.)",
        r"\1\2\3 and put \4\5",
        "what is done to both is said once",
        (
            "Put a +1/+1 counter on ~ and a +1/+1 counter on another creature.",
            "Put a +1/+1 counter on ~ and put a +1/+1 counter on another creature.",
        ),
    ),
    (
        2256,
        r"\b(onto|to) the battlefield((?: tapped)?(?: under [^.,\"]+? control)?) with an additional (\S+) counter on it\b",
        r"\1 the battlefield\2 with a \3 counter on it",
        "they are put on it beside those that it enters with in any case",
        (
            "Return target creature card from your graveyard to the battlefield with an additional +1/+1 counter on it.",
            "Return target creature card from your graveyard to the battlefield with a +1/+1 counter on it.",
        ),
    ),
)
