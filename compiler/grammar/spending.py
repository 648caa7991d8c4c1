"""What mana is spent on: "spend this mana only to cast creature spells"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Noun
from compiler.parsing import NOTHING

from .base import listed, rule


def _of_spells(noun: Noun) -> Any:
    if noun.card or noun.filter.get("zone") != "stack":
        return NOTHING
    return {name: value for name, value in noun.filter.items() if name != "zone"}


def _entry(field: str, wanted: Any) -> Any:
    return NOTHING if wanted is NOTHING else {field: wanted}


rule("spent_on", "cast <many>", lambda noun: _entry("cast", _of_spells(noun)))
rule(
    "spent_on",
    "activate abilities of <many>",
    lambda noun: NOTHING if noun.card or "zone" in noun.filter else {"activate": noun.filter},
)
rule("spent_on", "activate abilities of <kinds_of_sources>", lambda kinds: {"sources": kinds})
rule("spent_on", "activate abilities", lambda: {"sources": {}})
listed("all_spent_on", "spent_on", last="or")
rule(
    "sentence",
    "spend this mana only to <all_spent_on>",
    lambda entries: [{"@": "spent", "limits": {"only": list(entries)}}],
)


rule(
    "sentence",
    "until end of turn , you don't lose this mana as steps and phases end",
    lambda: [{"@": "spent", "limits": {"lasts": "turn"}}],
)
rule(
    "sentence",
    "you don't lose this mana as steps and phases end until end of turn",
    lambda: [{"@": "spent", "limits": {"lasts": "turn"}}],
)


def _not_on(noun: Noun) -> Any:
    wanted = _of_spells(noun)
    return NOTHING if wanted is NOTHING else [{"@": "spent", "limits": {"not_on": wanted}}]


rule("sentence", "this mana can't be spent to cast <many>", _not_on)
