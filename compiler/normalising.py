"""Printed text made ready to be read: reminders left out, the card's own name as ``~``, lines by their
kinds."""

from __future__ import annotations

import re
from typing import NamedTuple

from engine.magic.language.keywords import KEYWORDS

from .parsing import tokens_of
from .printed import Printed
from .rewrites import rewritten

MOST_LETTERS = 2_000
"""Of a text; the longest that is printed has two thirds of that."""
MOST_LETTERS_OF_LINE = 1_000
"""Of an ability with all its modes; the longest that is printed has two thirds of that."""
MOST_LINES = 40
_REMINDER = re.compile(r"\([^()]*\)")
_PLAIN = str.maketrans(
    {"“": '"', "”": '"', "‘": "'", "’": "'", "–": "-", "\u00a0": " ", "\u2010": "-", "\u2011": "-"}
)
_PERMANENTS = ("creature", "planeswalker", "land", "artifact", "enchantment")
_SYMBOL = re.compile(r"\{([A-Za-z0-9/]{1,5})\}")
_OWN_SUBTYPES = ("Aura", "Equipment", "Vehicle", "Saga", "Class", "Case", "Spacecraft")
_WHENEVER = re.compile(r"\bwhenever\b")
"""It means the same as "when" (CR 603.1)."""
_QUOTE = re.compile(r'("[^"]*")')
NAME_OF_GRANTER = "§"
"""The name of a card inside a quotation: whoever has the quoted ability is another object."""


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
    for raw in card.text.splitlines():
        printed = raw.strip()
        text = " ".join(_REMINDER.sub("", _plain(printed)).split())
        if not text:
            continue
        if text.startswith("•") and found:
            before = found.pop()
            found.append(Line(f"{before.text} {text}", f"{before.printed}\n{printed}"))
        else:
            found.append(Line(text, printed))
    return [_ready(card, line) for line in _of_spell(card, found)]


def _plain(text: str) -> str:
    """The text with plain marks, and symbols as the rules write them."""
    text = text.translate(_PLAIN).replace("&mdash;", "—").replace("--", "—")
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
    for line in lines:
        before = found[-1] if found else None
        if before is not None and _is_sentence(before.text) and _is_sentence(line.text):
            found[-1] = Line(f"{before.text} {line.text}", f"{before.printed}\n{line.printed}")
        else:
            found.append(line)
    return found


def _is_sentence(text: str) -> bool:
    """Whether it may be a sentence of what a spell does: no keyword, and nothing that is so before."""
    apart = r"[A-Z][a-z]+(—| —\{| \{)|This spell (costs \{|can't be countered\.$)"
    return text.endswith((".", '"')) and not re.match(apart, text)


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
    found = rewritten(_without_flavour(card, own_name(card, line.text)), spell=spell)
    return Line(found.text, line.printed, found.numbers)


def own_name(card: Printed, text: str) -> str:
    """The text with ``~`` where it names the card, or calls it "this creature"."""
    parts = _QUOTE.split(text)
    return "".join(
        _without_name(card, part, NAME_OF_GRANTER) if part.startswith('"') else _unquoted(card, part)
        for part in parts
    )


def _unquoted(card: Printed, text: str) -> str:
    text = _without_name(card, text, "~")
    for noun in _own_nouns(card):
        text = re.sub(rf"\b[Tt]his {noun}\b(?! spell| card)", "~", text)
    return text


def _without_name(card: Printed, text: str, mark: str) -> str:
    for name in names_of(card):
        text = re.sub(rf"(?<![\w-]){re.escape(name)}(?![\w-])", mark, text)
    return text


def names_of(card: Printed) -> list[str]:
    """What a card is called in its own text: its name, and of legends the first of their names."""
    name = card.name.translate(_PLAIN)
    names = [name]
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


def canonical(text: str) -> str:
    """A text as it is compared: its tokens, without capitals and spacing."""
    plain = " ".join(tokens_of(text.replace("−", "-").replace("—", " — "))).casefold()
    return _WHENEVER.sub("when", plain)


def too_long(card: Printed) -> str | None:
    """Why a text is not read; None if it is."""
    if len(card.text) > MOST_LETTERS:
        return f"its text has more than {MOST_LETTERS:,} letters"
    if card.text.count("\n") >= MOST_LINES:
        return f"its text has more than {MOST_LINES} lines"
    return None
