"""Printed wordings of tokens and counters, in the told words.

The first part of the numbered list, before :mod:`.wordings`; :mod:`.rewrites` says what a row is.
"""

from __future__ import annotations

import re

from engine.magic.text.nouns import article, number_word
from engine.magic.text.qualities import either

from .wordings import Row


def _has_them(found: re.Match[str]) -> str:
    """A token with what the next sentence says that it has."""
    has = f"{found[3]} and " if found[3] else " with "
    return f"{found[1]}{found[2]}{has}{found[4]}"


def _sized(found: re.Match[str]) -> str:
    """Two exceptions of a copy, of its size and its types, are one; of three, two are left."""
    more = (found[4] or "").removeprefix("," if found[2] == "," else "")
    return f"it's a {found[1]} {found[3]}{more}"


_FEW = {word: number for number, word in enumerate(("two", "three", "four", "five", "six", "seven"), 2)}


def _energy(found: re.Match[str]) -> str:
    """Little energy in symbols, much of it as a number."""
    if found[1]:
        return "{E}" * _FEW[found[1]]
    return f"{number_word(found[0].count('E'))} {{E}}"


_KIND = r"(?:[+-]\d/[+-]\d|[a-z]+(?: strike)?)"


def _counters_by_choice(found: re.Match[str]) -> str:
    """A counter of one of several kinds, each of them by itself."""
    kinds = re.split(r",? or |, ", found[1])
    return f"your choice of {either([article(f'{kind} counter') for kind in kinds])}"


_NOT = {"it's": "it isn't", "they're": "they aren't", "is": "isn't", "are": "aren't"}
_RULES = {
    "Treasure": "{T}, Sacrifice this token: Add one mana of any color.",
    "Gold": "Sacrifice this token: Add one mana of any color.",
    "Food": "{2}, {T}, Sacrifice this token: You gain 3 life.",
    "Clue": "{2}, Sacrifice this token: Draw a card.",
    "Blood": "{1}, {T}, Discard a card, Sacrifice this token: Draw a card.",
}
"""What predefined tokens have (CR 111.10)."""


def _by_name(found: re.Match[str]) -> str:
    """A predefined token by its name alone, if it has what the rules say."""
    name, tokens, rules, after = found[1], found[2], found[3], found.string[found.end() :]
    if rules.replace("this artifact", "this token") != _RULES[name]:
        return found[0]
    stop = "." if not after or (after[0] == " " and after[1:2].isupper()) else ""
    return f"{name} {tokens}{stop}"


MADE: tuple[Row, ...] = (
    (
        610,
        r"\b([Aa])mass (?=X|\d)",
        r"\1mass Zombies ",
        "the older words name no type and mean Zombies (CR 701.47d)",
        ("When ~ enters, amass 2.", "When ~ enters, amass Zombies 2."),
    ),
    (
        611,
        r"\b(creature|artifact|land|enchantment)( tokens?(?: named [A-Z][\w' -]*?)?)( with [a-z, ]+)?\. (?:It has|They have|Those tokens have"
        r"|That token has) (\"[^\"]*\")(?=\.|$| )",
        _has_them,
        "what a token has as it is created is part of it (CR 111.3)",
        (
            'Create a 1/1 red Goblin creature token. It has "This token can\'t block."',
            'Create a 1/1 red Goblin creature token with "This token can\'t block."',
        ),
    ),
    (
        612,
        rf"\bcolorless ({'|'.join(_RULES)}) artifact (tokens?) with \"([^\"]*)\"",
        _by_name,
        "a predefined token has what the rules say (CR 111.10)",
        (
            'Create a colorless Clue artifact token with "{2}, Sacrifice this artifact: Draw a card."',
            "Create a Clue token.",
        ),
    ),
    (
        613,
        r"\b(?<!artifact )(creature token(s?)(?: with [a-z, ]+?)?) tapped and attacking\b",
        lambda found: f"{found[1]} that{' are' if found[2] else chr(39) + 's'} tapped and attacking",
        "how a token enters is said behind it",
        (
            "Create two 1/1 red Goblin creature tokens tapped and attacking.",
            "Create two 1/1 red Goblin creature tokens that are tapped and attacking.",
        ),
    ),
    (
        614,
        r"\b([Cc])reate a tapped and attacking (?!token that's a copy)([^.\"]*?token(?: with [a-z, ]+?)?)(?=\.|,)",
        r"\1reate a \2 that's tapped and attacking",
        "how a token enters is said behind it",
        (
            "Create a tapped and attacking 1/1 red Goblin creature token.",
            "Create a 1/1 red Goblin creature token that's tapped and attacking.",
        ),
    ),
    (
        644,
        r"(?<!,) except (?=(?:it|they)(?:'s|'re)? )",
        ", except ",
        "exceptions stand behind a comma",
        (
            "You may have this creature enter as a copy of any Goblin you control except it has haste.",
            "You may have this creature enter as a copy of any Goblin you control, except it has haste.",
        ),
    ),
    (
        640,
        r"\b(except (?:[^.\"]*?(?:, and|,| and) )?)(it's|they're|is|are) not legendary\b",
        lambda found: f"{found[1]}{_NOT[found[2]]} legendary",
        "what a copy is not, is told in a short form",
        (
            "Create a token that's a copy of target Goblin, except it's not legendary.",
            "Create a token that's a copy of target Goblin, except it isn't legendary.",
        ),
    ),
    (
        641,
        r"(?<=, except )(it(?:'s| isn't)[^.\"]*?,? and )(?=(?:has|is|isn't) )",
        r"\1it ",
        "each exception of a copy has its subject",
        (
            "Create a token that's a copy of target Elf, except it isn't legendary and has haste.",
            "Create a token that's a copy of target Elf, except it isn't legendary and it has haste.",
        ),
    ),
    (
        642,
        r"\bit's (\d+/\d+)(, and| and|,) it's an? ([^.\",]*in addition to its other (?:colors and )?types)(, and)?",
        _sized,
        "the size of a copy is said along with its types",
        (
            "Create a token that's a copy of target Elf, except it's 1/1 and it's a Spirit in addition to its other types.",
            "Create a token that's a copy of target Elf, except it's a 1/1 Spirit in addition to its other types.",
        ),
    ),
    (
        643,
        r"\b(enter as a copy of )an? (?=[^.\"]*\b(?:you control|on the battlefield|an opponent controls|your opponents control)\b)",
        r"\1any ",
        "whatever passes can be copied",
        (
            "You may have this creature enter as a copy of a Goblin you control.",
            "You may have this creature enter as a copy of any Goblin you control.",
        ),
    ),
    (
        645,
        r"\b([Cc]op(?:y|ies) (?!of )[^.\"]*)(?:\. You may|, (?:and )?you may) choose new targets for the (copy|copies)(?=\.)",
        r"\1 and you may choose new targets for the \2",
        "that a copy can have new targets is told along with copying",
        (
            "Copy target instant spell. You may choose new targets for the copy.",
            "Copy target instant spell and you may choose new targets for the copy.",
        ),
    ),
    (
        615,
        r"\b([Cc])reate a legendary ([^.\"]*?creature token)( with [a-z, ]+?)? named ([A-Z][\w' -]*?)(?=\.|,| that)",
        r"\1reate \4, a legendary \2\3",
        "a legendary token is called by its name first",
        (
            "Create a legendary 2/2 green Wolf creature token with flying named Old Gray.",
            "Create Old Gray, a legendary 2/2 green Wolf creature token with flying.",
        ),
    ),
    (
        617,
        r"\b(of the chosen (?:type|color)) (you control|you cast|an opponent controls|your opponents control)\b",
        r"\2 \1",
        "what something is of is said behind whose it is",
        (
            "Creatures of the chosen type you control get +1/+1.",
            "Creatures you control of the chosen type get +1/+1.",
        ),
    ),
    (
        618,
        r"\b([Ss]pells) you cast (of the chosen (?:type|color))\b(?= cost)",
        r"\1 \2 you cast",
        "spells that cost less are told with what they are of first",
        (
            "Spells you cast of the chosen type cost {1} less to cast.",
            "Spells of the chosen type you cast cost {1} less to cast.",
        ),
    ),
    (
        619,
        r"\bthe chosen creature type\b",
        "the chosen type",
        "there is no other that was chosen",
        (
            "~ is the chosen creature type in addition to its other types.",
            "~ is the chosen type in addition to its other types.",
        ),
    ),
    (
        621,
        rf"\b({'|'.join(_FEW)}) \{{E\}}|(?:\{{E\}}){{8,}}",
        _energy,
        "energy is told in symbols, from eight on with a number",
        ("{T}, Pay six {E}: Draw a card.", "{T}, Pay {E}{E}{E}{E}{E}{E}: Draw a card."),
    ),
    (
        622,
        r"\b([Dd]ouble the number of (?:each kind of counter|\S+ counters) on )(?=any number of)",
        r"\1each of ",
        "the counters of each are doubled (CR 701.10e)",
        (
            "Double the number of +1/+1 counters on any number of target creatures.",
            "Double the number of +1/+1 counters on each of any number of target creatures.",
        ),
    ),
    (
        623,
        r"\b([Rr]emove all (?:\S+ )?counters from) all (artifact|creature|enchantment|land|permanent)s\b",
        r"\1 each \2",
        "what happens to all of them happens to each",
        ("Remove all mine counters from all lands.", "Remove all mine counters from each land."),
    ),
    (
        616,
        r"\b([Pp])ut ((?:a|an|one|two|three|four|five|six|seven|X|that many) [^.,\"]*?tokens?)"
        r"((?: with [a-z, ]+?)?) onto the battlefield(?! tapped| attached)",
        lambda found: f"{'C' if found[1] == 'P' else 'c'}reate {found[2]}{found[3]}",
        "the older words for creating a token (CR 701.7)",
        (
            "Put a 1/1 red Goblin creature token onto the battlefield.",
            "Create a 1/1 red Goblin creature token.",
        ),
    ),
    (
        624,
        r"(^|(?<=[.:] ))For each (?!opponent|player|one |of )([^.,\"]+?)(?<!exiled this way), "
        r"create (an? [^.,\"]*?token(?: with [a-z ]+)?)(?=\.)",
        r"\1Create \3 for each \2",
        "one effect creates all of them at once (CR 701.7a)",
        (
            "For each Frog you control, create a 1/1 red Goblin creature token with haste.",
            "Create a 1/1 red Goblin creature token with haste for each Frog you control.",
        ),
    ),
    (
        681,
        rf"\byour choice of an? ({_KIND}(?:, {_KIND})*,? or {_KIND}) counter\b",
        _counters_by_choice,
        "it is a counter of one of these kinds",
        (
            "Put your choice of an oil, first strike, or +1/+1 counter on ~.",
            "Put your choice of an oil counter, a first strike counter, or a +1/+1 counter on ~.",
        ),
    ),
    (
        680,
        r"\b([Cc]reates? an? (?:[A-Z]\w+ )+Role) attached to\b",
        r"\1 token attached to",
        "Roles are tokens (CR 111.10)",
        (
            "Create a Royal Role attached to target Frog.",
            "Create a Royal Role token attached to target Frog.",
        ),
    ),
)  # fmt: skip
