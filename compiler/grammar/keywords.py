"""Keywords: in a line of their own, among what is gained, and in filters."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from compiler.parsing import NOTHING, Found, Parser
from engine.magic.language.keywords import (
    AFFINE,
    CYCLED,
    CYCLED_TYPES,
    LANDWALKS,
    PLAIN,
    SIMPLE,
    WITH_COST,
    WITH_NUMBER,
    championed,
    devoured,
    equipped,
)
from engine.magic.language.kinds import ENCHANTABLE, ENCHANTED_PLAYERS, HEXPROOFS, PROTECTIONS

from .base import COLORS, G, given, itself, listed, rule

for _word in sorted(SIMPLE):
    rule("simple_keyword", _word, given(_word))
    rule("keyword", _word, given(_word))
for _word in (*sorted(PLAIN), *sorted(LANDWALKS)):
    rule("keyword", _word, given(_word))
for _word in sorted(WITH_NUMBER):
    rule("keyword", f"{_word} <digits>", lambda number, word=_word: f"{word} {number}")


def _as_written(parser: Parser, at: int, end: int) -> dict[str, None]:
    """These words, and in small letters: "Enchant Creature"."""
    return dict.fromkeys((" ".join(parser.tokens[at:end]), " ".join(parser.words[at:end])))


@G.reads("quality_word")
def _quality_word(parser: Parser, at: int) -> Iterator[Found]:
    """What there is protection from: "red", "Dragons", "each of your opponents"."""
    for end in range(at + 1, min(at + 5, len(parser.tokens) + 1)):
        for words in _as_written(parser, at, end):
            if words in PROTECTIONS or words in COLORS:
                yield words, end


rule("protection", "from <quality_word>", itself)
rule("keyword", "protection from <quality_word>", lambda quality: f"protection from {quality}")
rule(
    "keyword",
    "hexproof from <quality_word>",
    lambda quality: f"hexproof from {quality}" if quality in COLORS or quality in HEXPROOFS else NOTHING,
)
listed("protections", "protection")
rule(
    "keywords",
    "protection <protections>",
    lambda from_: tuple(f"protection from {one}" for one in from_),
)
rule("keywords", "<keyword>", lambda one: (one,))
rule("keyword_list", "<keywords>", itself)
rule("keyword_list", "<keywords> and <keywords>", lambda one, other: (*one, *other))
rule("keyword_list", "<keywords> , <keyword_rest>", lambda one, rest: (*one, *rest))
rule("keyword_rest", "<keywords> , <keyword_rest>", lambda one, rest: (*one, *rest))
rule("keyword_rest", "<keywords> ,? and <keywords>", lambda one, other: (*one, *other))


@G.reads("devoured_kind")
def _devoured_kind(parser: Parser, at: int) -> Iterator[Found]:
    """What is sacrificed for devour: "artifact", "Food"."""
    for words in _as_written(parser, at, at + 1):
        if devoured(words) is not None:
            yield words, at + 1


rule("keyword", "devour <devoured_kind> <digits>", lambda kind, number: f"devour {kind} {number}")
listed("keyword_choice", "keyword", last="or")

for _word in ("awaken", "reinforce", "suspend"):
    rule(
        "own_keyword",
        f"{_word} <digits> —|- <mana>",
        lambda number, mana, word=_word: f"{word} {number}—{mana}",
    )

# In a line of their own ---------------------------------------------------------------------------------------

for _word in sorted(WITH_COST):
    rule("own_keyword", f"{_word} <mana>", lambda mana, word=_word: f"{word} {mana}")
    rule("own_keyword_line", f"{_word} — <cost> .?", lambda cost, word=_word: _priced(word, cost))
    if _word == "ward":
        rule("keyword", "ward <mana>", lambda mana: f"ward {mana}")


@G.reads("enchanted_kind")
def _enchanted_kind(parser: Parser, at: int) -> Iterator[Found]:
    """What an Aura can be attached to: "creature you control", "artifact or creature"."""
    for end in range(at + 1, min(at + 8, len(parser.tokens) + 1)):
        for words in _as_written(parser, at, end):
            if words in ENCHANTABLE or words in ENCHANTED_PLAYERS:
                yield words, end


rule("own_keyword", "enchant <enchanted_kind> .?", lambda what: f"enchant {what}")


@G.reads("equipped_kind")
def _equipped_kind(parser: Parser, at: int) -> Iterator[Found]:
    """What an Equipment can be moved to: "Knight", "legendary creature", "Elf, Frog, or Orc"."""
    for end in range(at + 1, min(at + 8, len(parser.tokens) + 1)):
        words = " ".join(parser.tokens[at:end]).replace(" ,", ",")
        if equipped(words) is not None:
            yield words, end


@G.reads("championed_kind")
def _championed_kind(parser: Parser, at: int) -> Iterator[Found]:
    """What can be exiled for a champion: "a creature", "an Elf or Orc"."""
    for end in range(at + 2, min(at + 6, len(parser.tokens) + 1)):
        words = " ".join(parser.tokens[at:end])
        if championed(words) is not None:
            yield words, end


@G.reads("partner_name")
def _partner_name(parser: Parser, at: int) -> Iterator[Found]:
    """The rest of the line: "Blaring Captain", "Okaun, Eye of Chaos"."""
    rest = parser.tokens[at:]
    if rest and not {"~", ".", '"', ":"}.intersection(rest):
        yield re.sub(r" (,|'s?\b)", r"\1", " ".join(rest)), len(parser.tokens)


rule("own_keyword", "champion <championed_kind>", lambda what: f"champion {what}")
rule("own_keyword", "partner with <partner_name>", lambda name: f"partner with {name}")
rule("own_keyword", "equip <equipped_kind> <mana>", lambda what, mana: f"equip {what} {mana}")
for _what in (*CYCLED, *CYCLED_TYPES):
    rule("own_keyword", f"{_what}cycling <mana>", lambda mana, what=_what: f"{what}cycling {mana}")
for _what in AFFINE:
    rule("own_keyword", f"affinity for {_what}", given(f"affinity for {_what}"))


def _priced(word: str, cost: dict[str, Any]) -> Any:
    if set(cost) == {"mana"}:
        return f"{word} {cost['mana']}"
    return {"keyword": word, "cost": {part: _unnamed(value) for part, value in cost.items()}}


def _unnamed(value: Any) -> Any:
    """What is paid with, without the name that an ability could give it: nothing speaks of it here."""
    if not isinstance(value, list):
        return value
    return [{name: part for name, part in one.items() if name != "as"} for one in value]


rule("keyword_entry", "<keywords>", itself)
rule("keyword_entry", "<own_keyword>", lambda one: (one,))
rule("keyword_line", "<keyword_entry>", itself)
rule("keyword_line", "<keyword_entry> ,|; <keyword_line>", lambda one, rest: (*one, *rest))
rule("keyword_line", "<own_keyword_line>", lambda one: (one,))
