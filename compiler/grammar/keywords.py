"""Keywords: in a line of their own, among what is gained, and in filters."""

from __future__ import annotations

from typing import Any

from engine.magic.language.keywords import (
    CYCLED,
    CYCLED_TYPES,
    ENCHANTABLE,
    LANDWALKS,
    PLAIN,
    PROTECTIONS,
    SIMPLE,
    WITH_COST,
    WITH_NUMBER,
)

from .base import COLORS, given, itself, listed, rule

for _word in sorted(SIMPLE):
    rule("simple_keyword", _word, given(_word))
    rule("keyword", _word, given(_word))
for _word in (*sorted(PLAIN), *sorted(LANDWALKS)):
    rule("keyword", _word, given(_word))
for _word in sorted(WITH_NUMBER):
    rule("keyword", f"{_word} <digits>", lambda number, word=_word: f"{word} {number}")
for _quality in (*COLORS, *sorted(PROTECTIONS)):
    rule("protection", f"from {_quality}", given(_quality))
    rule("keyword", f"protection from {_quality}", given(f"protection from {_quality}"))
    if _quality in COLORS:
        rule("keyword", f"hexproof from {_quality}", given(f"hexproof from {_quality}"))
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

# In a line of their own ---------------------------------------------------------------------------------------

for _word in sorted(WITH_COST):
    rule("own_keyword", f"{_word} <mana>", lambda mana, word=_word: f"{word} {mana}")
    rule("own_keyword_line", f"{_word} — <cost> .?", lambda cost, word=_word: _priced(word, cost))
    if _word == "ward":
        rule("keyword", "ward <mana>", lambda mana: f"ward {mana}")
for _what in sorted(ENCHANTABLE):
    rule("own_keyword", f"enchant {_what}", given(f"enchant {_what}"))
for _what in (*CYCLED, *CYCLED_TYPES):
    rule("own_keyword", f"{_what}cycling <mana>", lambda mana, what=_what: f"{what}cycling {mana}")
for _what in ("artifacts", "Plains", "Islands", "Swamps", "Mountains", "Forests"):
    rule("own_keyword", f"affinity for {_what}", given(f"affinity for {_what}"))


def _priced(word: str, cost: dict[str, Any]) -> Any:
    if set(cost) == {"mana"}:
        return f"{word} {cost['mana']}"
    return {"keyword": word, "cost": cost}


rule("keyword_entry", "<keywords>", itself)
rule("keyword_entry", "<own_keyword>", lambda one: (one,))
rule("keyword_line", "<keyword_entry>", itself)
rule("keyword_line", "<keyword_entry> ,|; <keyword_line>", lambda one, rest: (*one, *rest))
rule("keyword_line", "<own_keyword_line>", lambda one: (one,))
