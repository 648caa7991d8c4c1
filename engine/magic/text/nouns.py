"""Filters as noun phrases, "another nonblack creature you control"; numbers, articles, plurals and lists."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from engine.magic.language.amounts import Amount
from engine.magic.language.filters import Filter, Qualities
from engine.magic.language.plurals import plural
from engine.magic.language.words import PERMANENT_TYPES, Zone

from .qualities import Speech, after, before, either, is_head, joined

_NUMBERS = (
    "zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
    "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty",
)  # fmt: skip
_EIGHT = re.compile(r"(8\d?|11|18)(?!\d)|8\d\d(?!\d)|X\b")
"""Numbers that begin with a vowel: eight, eighty-one, eleven, eighteen, eight hundred; and X."""


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


def place(zone: str) -> str:
    """Where a card lies: "on the stack", "in exile", "in a hand"."""
    if zone in ("battlefield", "stack"):
        return f"on the {zone}"
    return "in exile" if zone == "exile" else f"in {article(zone)}"


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
_OF_SEVERAL = {
    "an opponent controls": "your opponents control",
    "an opponent owns": "your opponents own",
}
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
        return joined(self.before, self.singular, self.after, self._place(preposition))

    def kind(self) -> str:
        """ "other creature you control", after "each", "any" or "no"."""
        return joined("other" if self.other else "", self.bare())

    def several(self, preposition: str = "in", status: str = "") -> str:
        """ "other creatures you control", "other untapped creatures you control"."""
        place = f"{preposition} {self.zones}" if self.zones else ""
        other = "other" if self.other else ""
        return joined(other, status, self.before, self.plural, self.after_plural, place)

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


def anywhere(what: Filter) -> str:
    """ " on the battlefield", of permanents of anybody of which nothing else says that they are there."""
    players = (what.controller, what.owner) != ("any", "any") or what.not_controller is not None
    fighting = (what.combat, what.among, what.attacking, what.blocking, what.blocked_by, what.this_turn)
    if what.zone != "battlefield" or players or what.attached_to is not None:
        return ""
    return "" if any(one is not None for one in fighting) else " on the battlefield"


def _that_number(_: Amount) -> str:
    return "that number"


def noun(
    wanted: Filter,
    player: Callable[[str], str],
    last: str = "or",
    amount: Callable[[Amount], str] = _that_number,
) -> Noun:
    """The noun phrase of a filter.

    Args:
        wanted: the filter.
        player: says whose, "you", "target player", "that player".
        last: "and", where all are meant that pass: "artifacts and creatures".
        amount: says what a number is that is worked out.
    """
    known = _KNOWN.get((wanted, last))
    if known is not None:
        return known
    said, amounts = _Said(player), _Said(amount)  # of one and of several the same

    def another(part: Qualities, many: bool) -> str:
        what = part if isinstance(part, Filter) else _in_zone(part, "battlefield")
        phrase = noun(what, said.of, amount=amounts.of)
        return phrase.several() if many else phrase.one()

    def among(those: Filter) -> str:
        return noun(those, said.of, amount=amounts.of).several() + anywhere(those)

    speech = Speech(said.of, amounts.of, another, among)
    whose, zone = _owner(wanted, said.of)
    united = bool(wanted.any_of) and _has_heads(wanted)
    singular, many = _union(wanted, said.of, last, amounts.of) if united else _head(wanted, last)
    whose = joined(whose, f"attached to {said.of(wanted.attached_to)}" if wanted.attached_to else "")
    any_of = () if united else wanted.any_of
    of_one = joined(whose, _one_of(any_of, speech, many=False), after(wanted, speech, many=False))
    whose = _OF_SEVERAL.get(whose, whose)
    of_many = joined(whose, _one_of(any_of, speech, many=True), after(wanted, speech, many=True))
    other = wanted.other or wanted.not_same_as is not None
    phrase = Noun(before(wanted), singular, many, of_one, of_many, zone, _OF_ALL.get(zone, zone), other)
    if not (said or amounts):
        if len(_KNOWN) >= _MOST_KNOWN:
            _KNOWN.clear()
        _KNOWN[wanted, last] = phrase
    return phrase


class _Said(dict[Any, str]):
    """What was said so far of each player, or of each number."""

    def __init__(self, say: Callable[[Any], str]) -> None:
        super().__init__()
        self._say = say

    def __missing__(self, asked: Any) -> str:
        self[asked] = self._say(asked)
        return self[asked]

    @property
    def of(self) -> Callable[[Any], str]:
        """Says it of one of them."""
        return self.__getitem__


_MOST_KNOWN = 2_000
_KNOWN: dict[tuple[Filter, str], Noun] = {}
"""The noun phrases that depend on nothing that was said before. They are dropped when there are too many:
cards that clients send hold them, and a filter can be as long as a card."""


def _in_zone(part: Qualities, zone: Zone, token: bool | None = None) -> Filter:
    """A filter inside another, of the objects of its zone; ``token``: of tokens."""
    said = {name: getattr(part, name) for name in part.__struct_fields__}
    return Filter(**said | {"zone": zone, "token": part.token if token is None else token})


def _has_heads(wanted: Filter) -> bool:
    """Whether the parts say what something is, and not only how it is."""
    return any(
        part.types or part.all_types or part.subtypes or before(part) or is_head(part)
        for part in wanted.any_of
    )


def _one_of(parts: Sequence[Qualities], speech: Speech, *, many: bool) -> str:
    """ "Blocking or blocked by it", "with flying or reach": something is so in one of several ways."""
    if not parts:
        return ""
    words = [after(part, speech, many=many) for part in parts]
    if len(parts) == 2 and parts[0].blocking is not None and parts[0].blocking == parts[1].blocked_by:
        return f"blocking or {words[1]}"
    if len(parts) == 2 and parts[0].power is not None and parts[0].power == parts[1].toughness:
        return words[0].replace("power ", "power or toughness ", 1)
    if all(one.startswith("with ") for one in words):
        return "with " + either([one.removeprefix("with ") for one in words])
    return either(words)


def _union(
    wanted: Filter, player: Callable[[str], str], last: str, amount: Callable[[Amount], str]
) -> tuple[str, str]:
    """ "Artifact, enchantment, or creature with flying"; of cards and spells, what they are is said once."""
    kinds = [_in_zone(part, wanted.zone, wanted.token or None) for part in wanted.any_of]
    parts = [noun(kind, player, last, amount).elsewhere() for kind in kinds]
    suffix = {"battlefield": "token" if wanted.token else "", "stack": "spell"}.get(wanted.zone, "card")
    if not suffix or any(part.after for part in parts):
        return (
            either([part.bare() for part in parts]),
            either([joined(part.before, part.plural, part.after_plural) for part in parts], last),
        )
    heads = [joined(part.before, part.singular.removesuffix(suffix).rstrip()) for part in parts]
    return f"{either(heads)} {suffix}", f"{either(heads, last)} {suffix}s"


_OF_ALL = {
    f"{whose} {zone}": f"{all_of} {plural(zone)}"
    for zone in ("graveyard", "hand", "library")
    for whose, all_of in (("a", "all"), ("an opponent's", "your opponents'"))
}
"""Where several cards are that belong to any players."""


def _head(wanted: Filter, last: str) -> tuple[str, str]:
    types: list[str] = [" ".join(wanted.all_types)] if wanted.all_types else [*wanted.types]
    names = [str(wanted.group)] if is_head(wanted) else [*wanted.subtypes]
    suffix = {"battlefield": "", "stack": "spell"}.get(wanted.zone, "card")
    if set(types) == PERMANENT_TYPES:
        types = ["permanent"]
    if suffix:
        kind, kinds = joined(either(names), either(types)), joined(either(names, last), either(types, last))
        return joined(kind, suffix), joined(kinds, suffix + "s")
    if wanted.token:
        kinds = joined(either(names, last), either(types, last))
        return joined(either(names), either(types), "token"), joined(kinds, "tokens")
    if names:
        head = joined(either(names), either(types))
        if not types:
            return head, either([plural(name) for name in names], last)
        return head, joined(either(names, last), either([plural(kind) for kind in types], last))
    if not types:
        return "permanent", "permanents"
    return either(types), either([plural(kind) for kind in types], last)


def _owner(wanted: Filter, player: Callable[[str], str]) -> tuple[str, str]:
    """Who controls or owns it, and where it is if that isn't the battlefield or the stack."""
    whose = wanted.controller
    if wanted.owner != "any" and wanted.owner == whose:
        return "you both own and control" if whose == "you" else f"{player(whose)} both owns and controls", ""
    if wanted.owner != "any":
        owned = {"you": "you own", "opponent": "an opponent owns"}.get(wanted.owner)
        return owned or f"{player(wanted.owner)} owns", ""
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
