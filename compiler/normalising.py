"""Printed text made ready to be read: reminders left out, the card's own name as ``~``, lines by their
kinds."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.magic.language.keywords import KEYWORDS

from .modes import as_modes
from .nodes import NAME_OF_GRANTER
from .parsing import tokens_of
from .printed import Printed
from .rewrites import rewritten
from .subtypes import KNOWN, OF_PLURAL

MOST_LETTERS = 2_000
"""Of a text; the longest that is printed has two thirds of that."""
MOST_LETTERS_OF_LINE = 1_000
"""Of an ability with all its modes; the longest that is printed has two thirds of that."""
MOST_LINES = 40
_WITH_CHOICE = re.compile(r"( enters tapped\.) As it enters, choose")
"""Two abilities in one line."""
_REMINDER = re.compile(r"\([^()]*\)")
_PLAIN = str.maketrans(
    {"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "\u00a0": " ", "\u2010": "-", "\u2011": "-"}
)
_PERMANENTS = ("creature", "planeswalker", "land", "artifact", "enchantment")
_SYMBOL = re.compile(r"\{([A-Za-z0-9/]{1,5})\}")
_PRICED = re.compile(
    r"^(Kicker|Buyback|Flashback|Entwine|Equip|Ward|Cycling|Morph|Megamorph|Disguise|Escape)"
    r"(?: - |-| — |—-)(?=[A-Z{])"
)
"""Keywords with a cost after a dash, which some databases print short, long, or between spaces."""
_MARKUP = re.compile(r"</?(?:i|em)>")
"""How some databases print reminders."""
_OWN_SUBTYPES = ("Aura", "Equipment", "Vehicle", "Saga", "Class", "Case", "Spacecraft")
_WHENEVER = re.compile(r"\bwhenever\b")
"""It means the same as "when" (CR 603.1)."""
_QUOTE = re.compile(r'("[^"]*")')


_ROW = re.compile(r"\d+(?:[-—]\d+|\+)? ?\| ")
"""A row of a table of results (CR 706.3a)."""
_OTHERWISE = re.compile(
    r"^((?:Enchanted|Equipped) creature) ((?:gets|has) [^.\"]+?) as long as it('s| is) ([^.,\"]+)\. Otherwise, it ((?:gets|has) [^.\"]+)\.$",
    re.MULTILINE,
)
"""What an Aura or Equipment gives as long as something is so, and otherwise: two abilities in one line."""


class Line(NamedTuple):
    """What is printed as one ability, or as several keywords."""

    text: str
    """With ``~`` for the card, in the wording that is read."""
    printed: str
    """As it stands in the database."""
    rewrites: tuple[int, ...] = ()
    """The numbers of the rewrites that led to the wording."""


def lines_of(card: Printed) -> list[Line]:
    """The lines of a card: modes belong to the line that introduces them, and a spell has a single line
    beside its keywords."""
    found: list[Line] = []
    text = _BOTH_WAYS.sub(r"\1 to \2.\n\1 by \2.", card.text)
    text = _EITHER_COST.sub(_each_cost, text)
    text = _LOSE_AND_WIN.sub(lambda found: f"{found[1]}.\nY{found[3]} {found[4]}.", text)
    text = _WITH_CHOICE.sub(r"\1\nAs this permanent enters, choose", text)
    for raw in _OTHERWISE.sub(_either, text).splitlines():
        printed = raw.strip()
        text = " ".join(_REMINDER.sub("", _plain(printed)).split())
        if not text:
            continue
        text = as_modes(text, found[-1].text if found else "")
        goes_on = text.startswith("+ {") and found and found[-1].text.startswith("+ {")
        if found and (text.startswith("•") or goes_on or _ROW.match(text)):
            before = found.pop()
            found.append(Line(f"{before.text} {text}", f"{before.printed}\n{printed}"))
        else:
            found.append(Line(text, printed))
    return [_ready(card, line) for line in _of_spell(card, found)]


_EITHER_COST = re.compile(
    r"^(?P<one>(?:\{\w+\})+, \{(?:T|tap)\}) or (?P<other>(?:\{\w+\})+, \{(?:T|tap)\}): (?P<does>(?!.*Activate).+)$",
    re.MULTILINE,
)
"""An ability with two costs, either of which is paid: two abilities, since nothing counts them."""


def _each_cost(found: re.Match[str]) -> str:
    return f"{found['one']}: {found['does']}\n{found['other']}: {found['does']}"


def _either(found: re.Match[str]) -> str:
    """What something gets as long as something is so, and what it gets otherwise: two lines."""
    what, gets, is_so, condition, otherwise = found.groups()
    who = what.lower()
    line = f"{what} {gets} as long as it{is_so} {condition}."
    if condition == "your turn":
        return f"{line}\nAs long as it's not your turn, {who} {otherwise}."
    return f"{line}\nAs long as {who} isn't {condition}, it {otherwise}."


def _plain(text: str) -> str:
    """The text with plain marks, and symbols as the rules write them."""
    text = _MARKUP.sub("", text).translate(_PLAIN).replace("&mdash;", "—").replace("--", "—")
    text = _PRICED.sub(r"\1—", text)
    return _SYMBOL.sub(lambda found: "{" + _symbol(found[1]) + "}", text)


def _symbol(inside: str) -> str:
    if inside.lower() in ("tap", "untap"):
        return {"tap": "T", "untap": "Q"}[inside.lower()]
    upper = inside.upper()
    return f"{upper[0]}/{upper[1]}" if re.fullmatch(r"[WUBRG2][WUBRGP]", upper) else upper


def _of_spell(card: Printed, lines: list[Line]) -> list[Line]:
    """The paragraphs of an instant or a sorcery that are no keywords are one ability."""
    if not {"instant", "sorcery"}.intersection(card.types):
        return lines
    found: list[Line] = []
    for printed in lines:
        line = printed._replace(text=f"{printed.text}.") if _UNENDED.match(printed.text) else printed
        before = found[-1] if found else None
        after_modes = before is not None and "•" in before.text  # it is no part of the last one
        sentences = before is not None and _is_sentence(card, before.text) and _is_sentence(card, line.text)
        if before is not None and sentences and not after_modes:
            found[-1] = Line(f"{before.text} {line.text}", f"{before.printed}\n{line.printed}")
        else:
            found.append(line)
    return found


def _is_sentence(card: Printed, text: str) -> bool:
    """Whether it may be a sentence of what a spell does: no keyword, and nothing that is so before."""
    text = _without_name(card, text, "~")
    apart = (
        r"(?!Add )[A-Z][a-z]+(—| —\{| \{)|(?:[A-Z]?[a-z ]* ?— )?(?:(?:This spell|~) costs \{"
        r"|(?:If [^.,\"]+, )?(?:[Tt]his spell|~) can't be countered\.$)"
    )
    flash = r".* (?:you may cast .* as though it had flash\b|has flash as long as )[^.]*\.$"
    return text.endswith((".", '"')) and not (
        re.match(apart, text)
        or re.match(flash, text, re.IGNORECASE)
        or _ALTERNATIVE.match(text)
        or re.match(r"(?:[\w' ]+ — )?Cast [^.]*\bonly (?:during|if|before) [^.]+\.$", text)
        or text.endswith(" more to cast for each target beyond the first.")
    )


_LOSE_AND_WIN = re.compile(
    r"^((?:You|Your opponents|Players) can't (?:lose|win) the game) and (y)(ou|our opponents) (can't (?:lose|win) the game)\.$",
    re.MULTILINE,
)
"""Two abilities in one sentence."""
_BOTH_WAYS = re.compile(
    r"^(Prevent all (?:combat )?damage that would be dealt) to and dealt by ((?:enchanted|equipped) creature)\.?$",
    re.MULTILINE,
)
"""Two abilities in a line."""
_UNENDED = re.compile(
    r"(?:Counter|Create|Destroy|Draw|Exile|Prevent|Put|Return|Target|You) [^.:\"•]*[a-z0-9]$|.*\. [A-Z][a-z]+ [^.:\"•]*[a-z]$"
)
"""What a spell does, without the full stop that ends it."""
_ALTERNATIVE = re.compile(
    r".*\byou may (?:[^.]+ rather than pay [^.]+'s mana cost|cast this spell without paying its mana cost)"
    r"(?: if [^.]+)?\.$",
    re.IGNORECASE,
)
"""What may be paid in place of the mana cost."""


_FLAVOUR = re.compile(r"^([A-Z][\w',!?’ -]{2,40}) — (?=When|At the|\{|[+−-]?\d|[A-Z][a-z]+ )")
_WITH_RULES = frozenset(
    {"boast", "exhaust", "forecast", "max speed", "solved", "companion", "teamwork", "power-up"}
)
"""Keywords that stand before a dash and say something."""


def _without_flavour(card: Printed, text: str) -> str:
    """The text without a name for the ability that says nothing (CR 207.2d). A database that lists keywords
    lists ability words among them, and those that say something, but no such names."""
    found = _FLAVOUR.match(text)
    if found is None or card.keywords is None:
        return text
    word = found[1].lower()
    known = word in _WITH_RULES or word in KEYWORDS or word in {one.lower() for one in card.keywords}
    return text if known else text[found.end() :]


def _ready(card: Printed, line: Line) -> Line:
    spell = bool({"instant", "sorcery"}.intersection(card.types))
    text = _without_flavour(card, own_name(card, line.text))
    if not {"creature", "planeswalker"}.intersection(card.types):
        text = _OWN_DEATH.sub(r"\1 is put into a graveyard from the battlefield", text)
    found = rewritten(text, spell=spell)
    return Line(found.text, line.printed, found.numbers)


_OWN_DEATH = re.compile(r"^((?:[\w' ]+ — )?When(?:ever)? ~) dies(?=,)")
"""Of a Vehicle it is said that it dies, too, and means the same (CR 700.4)."""


def own_name(card: Printed, text: str) -> str:
    """The text with ``~`` where it names the card, or calls it "this creature"."""
    parts = _QUOTE.split(text)
    return "".join(
        _without_name(card, part, NAME_OF_GRANTER) if part.startswith('"') else _unquoted(card, part)
        for part in parts
    )


def _unquoted(card: Printed, text: str) -> str:
    text = _without_name(card, text, "~")
    for noun in _own_nouns(card) if "his " in text else ():
        text = re.sub(rf"\b[Tt]his {noun}\b(?! spell| card)", "~", text)
    return text


def _without_name(card: Printed, text: str, mark: str) -> str:
    for name in names_of(card):
        if name in text:
            text = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", mark, text)
    return _without_slips(card.name.translate(_PLAIN), text, mark)


_WORD = re.compile(r"\w+")
_SHORTEST, _MOST_SLIPS = 10, 2


def _without_slips(name: str, text: str, mark: str) -> str:
    """The text with its mark where the name of the card is written with a slip: a name of several words, in
    which a letter or two are wrong. What is "named" so is another card."""
    words = len(_WORD.findall(name))
    if words < 2 or len(name) < _SHORTEST:
        return text
    places = list(_WORD.finditer(text))
    for at in range(len(places) - words, -1, -1):
        first, last = places[at], places[at + words - 1]
        said = text[first.start() : last.end()]
        if not text[: first.start()].endswith("named ") and _is_nearly(said, name, text[last.end() :]):
            text = text[: first.start()] + mark + text[last.end() :]
    return text


_DOES = re.compile(r" (?:deals|has|gets|gains|enters|can't|attacks|dies)\b")
"""What a card does that is named with a small letter: anything else could be words of the rules."""


def _is_nearly(said: str, name: str, after: str) -> bool:
    """Whether words are a name with a slip: as many capitals, and no other word that means something."""
    if said[0] != name[0] or abs(len(said) - len(name)) > _MOST_SLIPS:
        return False
    pairs = list(zip(_WORD.findall(said), _WORD.findall(name), strict=True))
    other = [word for word, wanted in pairs if word != wanted]
    small = any(word[0].isupper() != wanted[0].isupper() for word, wanted in pairs)
    if any(word in KNOWN or word in OF_PLURAL for word in other) or (small and not _DOES.match(after)):
        return False
    return _slips(said, name) <= _MOST_SLIPS


def _slips(one: str, other: str) -> int:
    """How many letters have to be put in, left out or changed to make one of the other."""
    row = list(range(len(other) + 1))
    for place, letter in enumerate(one, start=1):
        before, row[0] = row[0], place
        for column, wanted in enumerate(other, start=1):
            before, row[column] = (
                row[column],
                min(row[column] + 1, row[column - 1] + 1, before + (letter != wanted)),
            )
    return row[-1]


def names_of(card: Printed) -> list[str]:
    """What a card is called in its own text: its name, and of legends the first of their names."""
    name = card.name.translate(_PLAIN)
    names = [name, name.replace(",", "")]
    if "legendary" in card.supertypes:
        short = name.split(",")[0]
        names.append(short)
        first = re.split(r" (?:of|the|von|and|in|from) ", short)[0]
        names.append(first)
        if len(first.split()) == 2 and "," not in name:
            names.append(first.split()[0])
    return [each for each in dict.fromkeys(names) if len(each) > 2]


def _own_nouns(card: Printed) -> list[str]:
    own = [name for name in _OWN_SUBTYPES if name in card.subtypes]
    own += [kind for kind in _PERMANENTS if kind in card.types]
    return [*own, "permanent"] if own else []


_PRICED_MODE = re.compile(r"(\+ (?:\{[^ ]+\} )+)—")
"""What a mode of a spell with spree costs; its words follow as those of any mode."""


def canonical(text: str) -> str:
    """A text as it is compared: its tokens, without capitals and spacing."""
    plain = " ".join(tokens_of(text.replace("−", "-").replace("—", " — "))).casefold()
    return _PRICED_MODE.sub(r"\1•", _WHENEVER.sub("when", plain))


def too_long(card: Printed) -> str | None:
    """Why a text is not read; None if it is."""
    if len(card.text) > MOST_LETTERS:
        return f"its text has more than {MOST_LETTERS:,} letters"
    if card.text.count("\n") >= MOST_LINES:
        return f"its text has more than {MOST_LINES} lines"
    return None
