"""Noun phrases: "other nonblack creatures you control with flying", and what is counted of them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.nodes import Document, Noun
from compiler.parsing import NOTHING, Found, Parser
from compiler.subtypes import KNOWN, OF_PLURAL

from .base import COLORS, G, itself, merged, rule

TYPES = ("artifact", "creature", "enchantment", "instant", "land", "planeswalker", "sorcery")
_OF_PLURAL_TYPE = {**{f"{kind}s": kind for kind in TYPES}, "sorceries": "sorcery"}
PERMANENTS = ("artifact", "creature", "enchantment", "land", "planeswalker")
_SUPERTYPES = ("basic", "legendary", "snow", "world")
_LISTS = ("not_types", "not_subtypes", "not_supertypes", "not_colors", "supertypes")
_SUFFIXES = {"card": "card", "spell": "spell", "token": "token", "permanent": "permanent"}
_PLAIN: dict[str, Document] = {
    "nontoken": {"token": False},
    "colorless": {"number_of_colors": {"max": 0}},
    "monocolored": {"number_of_colors": {"min": 1, "max": 1}},
    "multicolored": {"number_of_colors": {"min": 2}},
    "historic": {"group": "historic"},
    "modified": {"group": "modified"},
    "outlaw": {"group": "outlaw"},
    "commander": {"group": "commander"},
    "equipped": {"bears": {"subtypes": ["Equipment"]}},
    "enchanted": {"bears": {"subtypes": ["Aura"]}},
    "blocked": {"combat": "blocked"},
    "unblocked": {"combat": "unblocked"},
}
"""What single words before the head say."""
_COUNTED = frozenset({"other", "another"})


# What stands before the head ---------------------------------------------------------------------------------


def _before(parser: Parser, at: int, said: Document) -> Iterator[tuple[Document, int]]:
    """Every way to read what stands before the head, and the place of the head."""
    yield said, at
    word = parser.word(at)
    for more, end in _modifier(parser, at, word):
        joined = _with(said, more)
        if joined is not None:
            skip = end + 1 if parser.word(end) == "," and parser.word(end + 1).startswith("non") else end
            yield from _before(parser, skip, joined)


def _modifier(parser: Parser, at: int, word: str) -> Iterator[tuple[Document, int]]:
    if word == "other":
        yield {"other": True}, at + 1
    elif word in ("tapped", "untapped"):
        yield {"tapped": word == "tapped"}, at + 1
    elif word in _PLAIN:
        yield dict(_PLAIN[word]), at + 1
    elif word in ("attacking", "blocking"):
        if parser.starts(at, "attacking", "or", "blocking"):
            yield {"combat": "attacking or blocking"}, at + 3
        else:
            yield {"combat": word}, at + 1
    elif word in _SUPERTYPES:
        yield {"supertypes": [word]}, at + 1
    elif word in COLORS:
        for value, end in parser.read("colors_or", at):
            yield {"colors": list(value)}, end
    elif _is_negation(word):
        negated = _negated(parser.token(at))
        if negated is not None:
            yield negated, at + 1


def _is_negation(word: str) -> bool:
    return word.startswith("non") and word not in ("none", "nontoken")


def _negated(token: str) -> Document | None:
    word = token.lower().removeprefix("non")
    if word.startswith("-"):
        name = token[4:]
        return {"not_subtypes": [name]} if name in KNOWN else None
    if word in COLORS:
        return {"not_colors": [COLORS[word]]}
    if word in TYPES:
        return {"not_types": [word]}
    return {"not_supertypes": [word]} if word in _SUPERTYPES else None


def _with(said: Document, more: Document) -> Document | None:
    """Both, lists put together; None if one says twice what can be said once."""
    joined = dict(said)
    for name, value in more.items():
        if name in joined and name not in _LISTS:
            return None
        joined[name] = [*joined[name], *value] if name in joined else value
    return joined


# The head -----------------------------------------------------------------------------------------------------


def _part(parser: Parser, at: int, *, many: bool) -> Iterator[tuple[tuple[list[str], list[str]], int]]:
    """One entry of a head, "artifact creature", "Goblin", "Wolf creature"; of several only the last word is in
    the plural."""
    subtypes: list[str] = []
    types: list[str] = []
    while True:
        word, token = parser.word(at), parser.token(at)
        last = _in_plural(word, token) if many else None
        if last is not None:
            kind, name = last
            ends = ([*subtypes, name], types) if kind == "subtype" else (subtypes, [*types, name])
            yield ends, at + 1
        two = f"{token} {parser.token(at + 1)}"
        if word in TYPES:
            types = [*types, word]
        elif two in KNOWN and not types:
            subtypes, at = [*subtypes, two], at + 1
        elif token in KNOWN and not types:
            subtypes = [*subtypes, token]
        else:
            return
        at += 1
        yield (subtypes, types), at


def _in_plural(word: str, token: str) -> tuple[str, str] | None:
    if word in _OF_PLURAL_TYPE:
        return "type", _OF_PLURAL_TYPE[word]
    return ("subtype", OF_PLURAL[token]) if token in OF_PLURAL else None


def _parts(parser: Parser, at: int, *, many: bool) -> Iterator[tuple[list[tuple[list[str], list[str]]], int]]:
    """A list of entries: "artifact, creature, or enchantment"."""
    for part, end in _part(parser, at, many=many):
        yield [part], end
        after = end
        if parser.word(after) == ",":
            after += 1
        joined = parser.word(after) in ("or", "and")
        if joined and parser.starts(after, "and", "/", "or"):
            after += 2
        if joined:
            for more, last in _part(parser, after + 1, many=many):
                yield [part, more], last
        if after > end and not joined:
            for rest, last in _parts(parser, after, many=many):
                if len(rest) > 1:
                    yield [part, *rest], last


def _kinds(parts: list[tuple[list[str], list[str]]]) -> Document | None:
    """What a filter says of such a head; None where it cannot say it: a union of a type and a subtype."""
    if len(parts) == 1:
        subtypes, types = parts[0]
        if len(subtypes) > 1:
            return None
        kinds: Document = {"subtypes": subtypes} if subtypes else {}
        if len(types) > 1:
            return kinds | {"all_types": types} if len(types) == 2 else None
        return kinds | ({"types": types} if types else {})
    if all(not subtypes and len(types) == 1 for subtypes, types in parts):
        return {"types": [types[0] for _, types in parts]}
    *first, (last_subtypes, last_types) = parts
    alone = all(len(subtypes) == 1 and not types for subtypes, types in first)
    if alone and len(last_subtypes) == 1 and len(last_types) <= 1:
        kinds = {"subtypes": [subtypes[0] for subtypes, _ in first] + last_subtypes}
        return kinds | ({"types": last_types} if last_types else {})
    return None


def _head(parser: Parser, at: int, *, many: bool) -> Iterator[tuple[Noun, int]]:
    """The head with what says where or what it is: "creature card", "Aura spell", "permanents"."""
    yield from _suffixed(parser, at, {}, "", many=many)
    if parser.word(at) == ("outlaws" if many else "outlaw"):
        yield Noun({"group": "outlaw"}, "outlaw"), at + 1
    if parser.word(at) == ("commanders" if many else "commander"):
        yield Noun({"group": "commander"}, "commander"), at + 1
    if parser.word(at) == "outlaw":
        yield from _suffixed(parser, at + 1, {"group": "outlaw"}, "outlaw", many=many)
    for parts, end in _parts(parser, at, many=False):
        kinds = _kinds(parts)
        if kinds is not None:
            yield from _suffixed(parser, end, kinds, _name(kinds), many=many)
            if not many:
                yield Noun(kinds, _name(kinds)), end
    for parts, end in _parts(parser, at, many=True) if many else ():
        kinds = _kinds(parts)
        if kinds is not None and _ends_in_plural(parser, end):
            yield Noun(kinds, _name(kinds)), end
            if parser.word(end) in ("card", "cards", "spells", "tokens"):
                yield from _suffixed(parser, end, kinds, _name(kinds), many=many)


_OUTSIDE = frozenset({"tapped", "combat", "token", "other", "bears"})
"""What stands before a union and is said of all its parts; anything else is said of the first alone."""
_OF_CREATURES = frozenset({"keywords", "not_keywords", "power", "toughness"})


def _united(parser: Parser, at: int, said: Document, *, many: bool) -> Iterator[tuple[Noun, int]]:
    """A head of several kinds: "creature or Vehicle", "instant, sorcery, or Dragon card"."""
    outside = {name: value for name, value in said.items() if name in _OUTSIDE}
    first = {name: value for name, value in said.items() if name not in _OUTSIDE}
    if first and first != {"supertypes": ["basic"]}:
        return
    for plural in (False, True) if many else (False,):
        for parts, end in _parts(parser, at, many=plural):
            kinds = [_kinds([part]) for part in parts]
            if len(parts) < 2 or _kinds(parts) is not None or any(kind is None for kind in kinds):
                continue
            union: Document = {"any_of": [{**first, **kinds[0]}, *kinds[1:]], **outside}  # type: ignore[dict-item]  # none is None
            if plural and not _ends_in_plural(parser, end):
                continue
            if not many or plural:
                yield Noun(union, "permanent"), end
            if not plural:
                yield from _suffixed(parser, end, union, "", many=many)


def _of_last(kinds: Document, more: Document) -> Any:
    """A union with a quality behind it: what creatures alone have is said of the creatures, which stand last;
    anything else of all of it."""
    parts = kinds.get("any_of") or [{"types": [one]} for one in kinds.get("types", ())]
    if len(parts) < 2 or not more.keys() <= _OF_CREATURES or all(map(_is_creature, parts)):
        return merged(kinds, more)
    if parts[-1] != {"types": ["creature"]} or not kinds.keys() <= {
        "any_of",
        "types",
        "zone",
        "controller",
        *_OUTSIDE,
    }:
        return NOTHING
    last = merged(parts[-1], more)
    rest = {name: value for name, value in kinds.items() if name not in ("any_of", "types")}
    return NOTHING if last is NOTHING else {"any_of": [*parts[:-1], last], **rest}


def _is_creature(part: Document) -> bool:
    """Whether it stands for all creatures, or for Vehicles, which are like them."""
    return part in ({"types": ["creature"]}, {"subtypes": ["Vehicle"]})


def _ends_in_plural(parser: Parser, end: int) -> bool:
    return _in_plural(parser.word(end - 1), parser.token(end - 1)) is not None


def _name(kinds: Document) -> str:
    words: list[str] = kinds.get("types") or kinds.get("all_types") or []
    return words[-1] if words else "".join(kinds.get("subtypes", ("",))[-1:])


def _suffixed(
    parser: Parser, at: int, kinds: Document, name: str, *, many: bool
) -> Iterator[tuple[Noun, int]]:
    word = parser.word(at)
    suffix = _SUFFIXES.get(word.removesuffix("s") if many else word)
    if suffix is None or (many and not word.endswith("s")):
        return
    if suffix == "permanent":
        following = parser.word(at + 1)
        if not kinds and following.removesuffix("s" if many else "") in ("card", "spell"):
            return
        if not kinds:
            yield Noun({}, "permanent"), at + 1
    elif suffix == "token":
        yield Noun(kinds | {"token": True}, "token"), at + 1
    elif suffix == "spell":
        yield Noun(kinds | {"zone": "stack"}, "spell"), at + 1
    else:
        yield Noun(kinds, "card", card=True), at + 1


def _permanent_card(parser: Parser, at: int, *, many: bool) -> Iterator[tuple[Noun, int]]:
    """ "Permanent card", "Rebel permanent card", "permanent spells"."""
    subtypes: list[str] = []
    if parser.token(at) in KNOWN:
        subtypes, at = [*subtypes, parser.token(at)], at + 1
    if parser.word(at) != "permanent":
        return
    of_kind = {"subtypes": subtypes} if subtypes else {}
    word = parser.word(at + 1)
    if many and not word.endswith("s"):
        return
    kind = word.removesuffix("s") if many else word
    if kind == "card":
        yield Noun({"types": list(PERMANENTS), **of_kind}, "card", card=True), at + 2
    elif kind == "spell":
        yield Noun({"types": list(PERMANENTS), **of_kind, "zone": "stack"}, "spell"), at + 2


# What stands after it ----------------------------------------------------------------------------------------


def _after(parser: Parser, noun: Noun, at: int) -> Iterator[Found]:
    yield noun, at
    for more, end in parser.read("after_noun", at):
        place = more.get("zone")
        if noun.card and place in (None, "battlefield") and "controller" in more:
            continue
        if not noun.card and place not in (None, "battlefield"):
            continue
        said = _of_last(noun.filter, {name: value for name, value in more.items() if value != "battlefield"})
        if said is not NOTHING:
            yield from _after(
                parser, Noun(said, noun.head, noun.card and place is None and "among" not in more), end
            )


def _nouns(parser: Parser, at: int, *, many: bool) -> Iterator[Found]:
    for said, place in _before(parser, at, {}):
        heads = [*_head(parser, place, many=many), *_permanent_card(parser, place, many=many)]
        for noun, end in heads:
            filter_ = _with(said, noun.filter)
            if filter_ is not None:
                yield from _after(parser, Noun(filter_, noun.head, noun.card), end)
        for noun, end in _united(parser, place, said, many=many):
            yield from _after(parser, noun, end)


@G.reads("one")
def _one(parser: Parser, at: int) -> Iterator[Found]:
    """ "Nonblack creature you control"; without an article."""
    return _nouns(parser, at, many=False)


@G.reads("many")
def _several(parser: Parser, at: int) -> Iterator[Found]:
    """ "Nonblack creatures you control"."""
    return _nouns(parser, at, many=True)


@G.reads("kinds_of_sources")
def _sources(parser: Parser, at: int) -> Iterator[tuple[Document, int]]:
    """ "Artifact sources", "Elemental sources"."""
    for parts, end in _parts(parser, at, many=False):
        kinds = _kinds(parts)
        if kinds is not None and parser.word(end) == "sources":
            yield kinds, end + 1
    if parser.starts(at, "outlaw", "sources"):
        yield {"group": "outlaw"}, at + 2


def another(noun: Noun) -> Any:
    """The same, than the source."""
    if noun.filter.get("other"):
        return NOTHING
    return Noun({**noun.filter, "other": True}, noun.head, noun.card)


rule("a_noun", "a|an <one>", itself)
rule("a_noun", "another <one>", another)
