"""Filters as noun phrases, "another nonblack creature you control"; numbers, articles, plurals and lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import NamedTuple

from engine.magic.language.filters import Filter, Range
from engine.magic.language.words import COLOR_NAMES, COLORS, PERMANENT_TYPES

_NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_IRREGULAR = {
    "Aurochs": "Aurochs",
    "Dwarf": "Dwarves",
    "Elf": "Elves",
    "Equipment": "Equipment",
    "Fish": "Fish",
    "Kithkin": "Kithkin",
    "Merfolk": "Merfolk",
    "Mouse": "Mice",
    "Myr": "Myr",
    "Ox": "Oxen",
    "Plains": "Plains",
    "Treefolk": "Treefolk",
    "Werewolf": "Werewolves",
    "Wolf": "Wolves",
}


_EIGHT = re.compile(r"(8\d?|11|18)(?!\d)|8\d\d(?!\d)")
"""Numbers that begin with a vowel: eight, eighty-one, eleven, eighteen, eight hundred."""


def number_word(number: int) -> str:
    """``3`` → "three"; digits from twenty-one on."""
    return _NUMBERS[number] if 0 <= number < len(_NUMBERS) else str(number)


_ORDINALS = ("first", "second", "third", "fourth", "fifth")


def ordinal(number: int) -> str:
    """``2`` → "second"; digits from six on."""
    if number <= len(_ORDINALS):
        return _ORDINALS[number - 1]
    ending = {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    return f"{number}{'th' if number % 100 in (11, 12, 13) else ending}"


def article(noun: str) -> str:
    """With "a" or "an" in front, by its first sound: "a Unicorn", "an untapped creature", "an 8/8 Wurm"."""
    vowel = noun[0].lower() in "aeiou" and not noun.lower().startswith("uni")
    return f"an {noun}" if vowel or _EIGHT.match(noun) else f"a {noun}"


def plural(noun: str) -> str:
    """The plural of a word of the rules: "sorcery" → "sorceries"."""
    if noun in _IRREGULAR:
        return _IRREGULAR[noun]
    if noun.endswith("y") and noun[-2] not in "aeiou":
        return noun[:-1] + "ies"
    return noun + "es" if noun.endswith(("s", "x", "ch", "sh")) else noun + "s"


def place(zone: str) -> str:
    """Where a card lies: "on the stack", "in exile", "in a hand"."""
    if zone in ("battlefield", "stack"):
        return f"on the {zone}"
    return "in exile" if zone == "exile" else f"in {article(zone)}"


def either(words: Sequence[str], last: str = "or") -> str:
    """ "a, b, or c"."""
    if len(words) <= 2:
        return f" {last} ".join(words)
    return ", ".join(words[:-1]) + f", {last} {words[-1]}"


def both(words: Sequence[str]) -> str:
    """ "a, b, and c"."""
    return either(words, "and")


def protections_merged(words: list[str]) -> list[str]:
    """ "Protection from black and from red" in a list of keywords."""
    protections = [text.removeprefix("protection ") for text in words if text.startswith("protection from ")]
    if len(protections) < 2:
        return words
    merged = f"protection {both(protections)}"
    first = next(index for index, text in enumerate(words) if text.startswith("protection from "))
    rest = [text for text in words if not text.startswith("protection from ")]
    return [*rest[:first], merged, *rest[first:]]


def sentence(clause: str) -> str:
    """A clause with a capital and a full stop; one that ends with a quotation has its own."""
    text = clause[0].upper() + clause[1:]
    return text if text.endswith((".", '."', ".)")) else text + "."


def signed(number: int) -> str:
    """``+2``, ``-1``."""
    return f"{number:+d}"


_CONTROL = {
    "any": "",
    "you": "you control",
    "opponent": "an opponent controls",
    "chooser": "they control",
}
_OF_SEVERAL = {"an opponent controls": "your opponents control"}
"""Several may be of several players."""
_NO_CONTROL = {
    "you": "you don't control",
    "opponent": "your opponents don't control",
    "chooser": "they don't control",
}


class Noun(NamedTuple):
    """A noun phrase in its parts: "nonblack" "creature" "you control"."""

    before: str
    singular: str
    plural: str
    after: str
    """Without the zone."""
    after_plural: str
    zone: str
    """"your graveyard", or empty."""
    zones: str
    """The same of several: "all graveyards"."""
    other: bool

    def one(self) -> str:
        """ "a nonblack creature you control", "another creature"."""
        return f"another {self.bare()}" if self.other else article(self.bare())

    def bare(self, preposition: str = "in") -> str:
        """ "creature card in your graveyard"."""
        return _phrase(self.before, self.singular, self.after, self._place(preposition))

    def kind(self) -> str:
        """ "other creature you control", after "each", "any" or "no"."""
        return _phrase("other" if self.other else "", self.bare())

    def several(self, preposition: str = "in", status: str = "") -> str:
        """ "other creatures you control", "other untapped creatures you control"."""
        place = f"{preposition} {self.zones}" if self.zones else ""
        other = "other" if self.other else ""
        return _phrase(other, status, self.before, self.plural, self.after_plural, place)

    def each(self) -> str:
        """ "each other creature"."""
        return f"each {self.kind()}"

    def elsewhere(self) -> Noun:
        """The same without its zone, where that goes without saying."""
        return self._replace(zone="", zones="")

    @property
    def is_bare(self) -> bool:
        """Whether nothing sets these apart from others of their kind: "creatures"."""
        return not (self.before or self.after or self.zone or self.other)

    def _place(self, preposition: str) -> str:
        return f"{preposition} {self.zone}" if self.zone else ""


def _phrase(*parts: str) -> str:
    return " ".join(part for part in parts if part)


def noun(wanted: Filter, player: Callable[[str], str], last: str = "or") -> Noun:
    """The noun phrase of a filter.

    Args:
        wanted: the filter.
        player: says whose, "you", "target player", "that player".
        last: "and", where all are meant that pass: "artifacts and creatures".
    """
    singular, many = _head(wanted, last)
    whose, zone = _owner(wanted, player)
    whose = _phrase(whose, f"attached to {player(wanted.attached_to)}" if wanted.attached_to else "")
    of_one = _phrase(whose, _with(wanted, many=False))
    of_many = _phrase(_OF_SEVERAL.get(whose, whose), _with(wanted, many=True))
    other = wanted.other or wanted.not_same_as is not None
    return Noun(_before(wanted), singular, many, of_one, of_many, zone, _OF_ALL.get(zone, zone), other)


_OF_ALL = {
    f"{whose} {zone}": f"{all_of} {plural(zone)}"
    for zone in ("graveyard", "hand", "library")
    for whose, all_of in (("a", "all"), ("an opponent's", "your opponents'"))
}
"""Where several cards are that belong to any players."""


def _head(wanted: Filter, last: str) -> tuple[str, str]:
    types: list[str] = [" ".join(wanted.all_types)] if wanted.all_types else [*wanted.types]
    names = [*wanted.subtypes]
    suffix = {"battlefield": "", "stack": "spell"}.get(wanted.zone, "card")
    if set(types) == PERMANENT_TYPES:
        types = ["permanent"]
    if suffix:
        kind, kinds = _phrase(either(names), either(types)), _phrase(either(names, last), either(types, last))
        return _phrase(kind, suffix), _phrase(kinds, suffix + "s")
    if wanted.token:
        kinds = _phrase(either(names, last), either(types, last))
        return _phrase(either(names), either(types), "token"), _phrase(kinds, "tokens")
    if names:
        head = _phrase(either(names), either(types))
        if not types:
            return head, either([plural(name) for name in names], last)
        return head, _phrase(either(names, last), either([plural(kind) for kind in types], last))
    if not types:
        return "permanent", "permanents"
    return either(types), either([plural(kind) for kind in types], last)


def _before(wanted: Filter) -> str:
    colorless = set(wanted.not_colors) == set(COLORS)
    not_words = [
        *(f"non{kind}" for kind in wanted.not_types),
        *(f"non-{name}" for name in wanted.not_subtypes),
        *(f"non{kind}" for kind in wanted.not_supertypes),
        *([] if colorless else [f"non{COLOR_NAMES[color]}" for color in wanted.not_colors]),
        *(["nontoken"] if wanted.token is False else []),
    ]
    status = {True: "tapped", False: "untapped", None: ""}[wanted.tapped]
    colors = "colorless" if colorless else either([COLOR_NAMES[color] for color in wanted.colors])
    return _phrase(status, wanted.combat or "", ", ".join(not_words), *wanted.supertypes, colors)


def _with(wanted: Filter, *, many: bool) -> str:
    has = [
        *wanted.keywords,
        *_bounds("power", wanted.power),
        *_bounds("toughness", wanted.toughness),
        *_bounds("mana value", wanted.mana_value),
        *([_marked(wanted.counter, many)] if wanted.counter else []),
        *([] if wanted.has_abilities is None else ["abilities" if wanted.has_abilities else "no abilities"]),
    ]
    return _phrase(
        f"with {' and '.join(has)}" if has else "",
        f"without {either(wanted.not_keywords)}" if wanted.not_keywords else "",
        f"named {wanted.name}" if wanted.name else "",
    )


def _marked(counter: str, many: bool) -> str:
    return f"{counter} counters on them" if many else f"{article(counter)} counter on it"


def _bounds(what: str, bounds: Range | None) -> list[str]:
    if bounds is None:
        return []
    if bounds.min == bounds.max:
        return [f"{what} {bounds.min}"]
    if bounds.max is None:
        return [f"{what} {bounds.min} or greater"]
    if bounds.min is None:
        return [f"{what} {bounds.max} or less"]
    return [f"{what} between {bounds.min} and {bounds.max}"]


def _owner(wanted: Filter, player: Callable[[str], str]) -> tuple[str, str]:
    """Who controls it, and where it is if that isn't the battlefield or the stack."""
    whose = wanted.controller
    if wanted.not_controller is not None:
        control = _NO_CONTROL.get(wanted.not_controller)
        return f"{player(wanted.not_controller)} doesn't control" if control is None else control, ""
    if wanted.zone in ("battlefield", "stack"):
        control = _CONTROL.get(whose)
        return f"{player(whose)} controls" if control is None else control, ""
    zone = wanted.zone
    if zone == "exile":
        return "", "exile"
    owner = {"any": "a", "you": "your", "opponent": "an opponent's", "chooser": "their"}.get(whose)
    return "", f"{owner} {zone}" if owner else f"{possessive(player(whose))} {zone}"


def possessive(who: str) -> str:
    """ "That player's", "your opponents'", "its"."""
    if who in ("it", "you"):
        return {"it": "its", "you": "your"}[who]
    return f"{who}'" if who.endswith("s") else f"{who}'s"
