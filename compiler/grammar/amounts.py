"""How much: "two", "X", "equal to its power", "the number of Goblins you control"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from compiler.nodes import Many, Noun, Said
from compiler.parsing import NOTHING, Found, Parser
from engine.magic.language.words import KEYWORD_COUNTERS

from .base import NUMBERS, G, given, itself, rule

STATS = {"power": "power", "toughness": "toughness", "mana value": "mana_value"}
EACH = ("count", "counters", "different", "player_counters", "players", "party", "spent", "paid")
"""The amounts of which there is so much for each."""
_NO_COUNTERS = frozenset(
    [
        "a",
        "additional",
        "all",
        "an",
        "and",
        "another",
        "any",
        "both",
        "counter",
        "counters",
        "each",
        "every",
        "fewer",
        "its",
        "it",
        "more",
        "no",
        "of",
        "on",
        "one",
        "only",
        "or",
        "other",
        "that",
        "the",
        "their",
        "them",
        "these",
        "this",
        "those",
        "with",
        "kind",
        "number",
    ]
) | frozenset(NUMBERS)
"""Words that stand before "counter" and are no kind of it."""


@G.reads("counter_kind")
def _kind(parser: Parser, at: int) -> Iterator[Found]:
    """ "Charge", "first strike": a word or two before "counter"."""
    for words in (1, 2):
        kind = parser.tokens[at : at + words]
        if parser.word(at + words).removesuffix("s") != "counter":
            continue
        plain = all(re.fullmatch("[a-z]{1,20}", word) and word not in _NO_COUNTERS for word in kind)
        if plain and (words == 1 or " ".join(kind) in KEYWORD_COUNTERS):
            yield " ".join(kind), at + words


def _sizes() -> None:
    for power in range(-3, 4):
        for toughness in range(-3, 4):
            if (power, toughness) == (0, 0):
                continue
            for left in ("+0", "-0") if power == 0 else (f"{power:+d}",):
                for right in ("+0", "-0") if toughness == 0 else (f"{toughness:+d}",):
                    kind = f"{left}/{right}"
                    rule("counter_kind", kind, given(kind))


_sizes()

# Numbers ------------------------------------------------------------------------------------------------------


def _cards(amount: Any) -> Any:
    return amount


rule("cards", "a card", given(1))
rule("cards", "<number> cards", lambda number: NOTHING if number == 1 else number)
rule("cards", "<that_many> cards", itself)
rule("cards", "cards equal to <described>", itself)
rule("cards", "a number of cards equal to <described>", itself)
rule("life", "<number> life", itself)
rule("life", "<that_many> life", itself)
rule("life", "life equal to <described>", itself)
rule("damage", "<number> damage", itself)
rule("damage", "X plus <digits> damage", lambda number: {"amount": "sum", "of": ["x", number]})
rule("damage", "<that_many> damage", itself)
rule("damage", "damage equal to <described>", itself)

# What is worked out -------------------------------------------------------------------------------------------


def _count(noun: Noun) -> Any:
    if noun.card:
        return NOTHING
    return {"amount": "count", "what": noun.filter}


def _count_each(noun: Noun) -> Any:
    return _count(noun)


rule("counted", "<many>", _count)
rule(
    "counters_somewhere", "<counter_kind> counters on <objects_counted>", lambda kind, on: _counters(kind, on)
)
rule("counted", "counters on <objects_counted>", lambda on: {"amount": "counters", "on": on})
rule("counted_one", "counter on <objects_counted>", lambda on: {"amount": "counters", "on": on})
rule("counted", "<counters_somewhere>", itself)
rule("counted_one", "<one>", _count_each)
rule("counted_one", "<counter_kind> counter on <objects_counted>", lambda kind, on: _counters(kind, on))
rule("counted_one", "other <one>", lambda noun: NOTHING)
rule("objects_counted", "<thing>", lambda thing: thing.value)
rule("objects_counted", "<many>", lambda noun: NOTHING if noun.card else noun.filter)


def _counters(kind: str, on: Any) -> Any:
    return {"amount": "counters", "kind": kind, "on": on}


for _words, _stat in STATS.items():
    rule(
        "described",
        f"its {_words}",
        lambda at, stat=_stat: {"amount": "stat", "stat": stat, "of": Said(at, "it")},
        at=True,
    )
    rule(
        "described",
        f"<possessor> 's {_words}",
        lambda of, stat=_stat: {"amount": "stat", "stat": stat, "of": of},
    )
    rule(
        "described",
        f"the {_words} of <possessor>",
        lambda of, stat=_stat: {"amount": "stat", "stat": stat, "of": of},
    )
    rule(
        "described",
        f"the greatest {_words} among <many>",
        lambda noun, stat=_stat: (
            NOTHING if noun.card else {"amount": "greatest", "stat": stat, "among": noun.filter}
        ),
    )
rule("described", "the number of <counted>", itself)
rule("devotion", "your devotion to <color>", lambda color: {"amount": "devotion", "color": color})
rule(
    "devotion",
    "your devotion to <color> and <color>",
    lambda color, other: {"amount": "devotion", "color": color, "and_color": other},
)
rule("described", "<devotion>", itself)
rule("described", "the damage dealt this way", lambda at: Said(at, "the damage dealt this way"), at=True)
rule(
    "described",
    "the damage prevented this way",
    lambda at: Said(at, "the damage prevented this way"),
    at=True,
)
rule("described", "the life lost this way", lambda at: Said(at, "the life lost this way"), at=True)
rule(
    "described",
    "the number of counters removed this way",
    lambda at: Said(at, "the number of counters removed this way"),
    at=True,
)
rule("described", "that number", lambda at: Said(at, "number"), at=True)


def _different(by: str) -> Any:
    def build(noun: Noun) -> Any:
        if noun.card:
            return NOTHING
        return {"amount": "different", "by": by, "among": noun.filter}

    return build


for _words, _by in (
    ("card types", "card type"),
    ("colors", "color"),
    ("basic land types", "basic land type"),
    ("different names", "name"),
    ("different powers", "power"),
    ("powers", "power"),
    ("different mana values", "mana value"),
    ("mana values", "mana value"),
):
    rule("different", f"{_words} among <many>", _different(_by))
rule("different", "differently named <many>", _different("name"))
rule("counted_one", "color among <many>", _different("color"))
rule("counted_one", "basic land type among <many>", _different("basic land type"))
rule("counted_one", "different mana value among <many>", _different("mana value"))
rule("counted_one", "differently named <one>", _different("name"))
rule("described", "the number of <different>", itself)
rule("described", "the total <total_of> of <many>", lambda stat, noun: _total(stat, noun))
for _words, _stat in STATS.items():
    rule("total_of", _words, given(_stat))


def _total(stat: str, noun: Noun) -> Any:
    return NOTHING if noun.card else {"amount": "total", "stat": stat, "among": noun.filter}


rule("described", "your life total", given({"amount": "life"}))
rule("described", "<some_player> 's life total", lambda who: {"amount": "life", "who": who})
rule("counted", "creatures in your party", given({"amount": "party"}))
rule("counted_one", "creature in your party", given({"amount": "party"}))
rule("counted", "times it|~ was kicked", given({"amount": "paid", "how": "kicked"}))
rule("counted", "times this spell was kicked", given({"amount": "paid", "how": "kicked"}))
rule("counted_one", "time it|~ was kicked", given({"amount": "paid", "how": "kicked"}))
rule("counted_one", "time this spell was kicked", given({"amount": "paid", "how": "kicked"}))
rule("counted", "opponents you have", given({"amount": "players"}))
rule("counted_one", "opponent", given({"amount": "players"}))
rule("counted", "players", given({"amount": "players", "who": "any"}))
rule("counted_one", "player", given({"amount": "players", "who": "any"}))
rule("part", "the number of <counted>", itself)
rule("part", "the number of <different>", itself)
rule("part", "<number>", itself)
for _words, _stat in STATS.items():
    rule(
        "part",
        f"<possessor> 's {_words}",
        lambda of, stat=_stat: {"amount": "stat", "stat": stat, "of": of},
    )
    rule(
        "part",
        f"its {_words}",
        lambda at, stat=_stat: {"amount": "stat", "stat": stat, "of": Said(at, "it")},
        at=True,
    )
rule("part", "your life total", given({"amount": "life"}))
rule("part", "<some_player> 's life total", lambda who: {"amount": "life", "who": who})


def _plain(*parts: Any) -> bool:
    return all(isinstance(part, int) for part in parts)


def _sum(*parts: Any) -> Any:
    return NOTHING if _plain(*parts) else {"amount": "sum", "of": [*parts]}


rule("described", "<part> plus <part>", _sum)
rule("described", "<part> plus <part> plus <part>", _sum)
rule(
    "described",
    "<part> minus <part>",
    lambda one, other: NOTHING if _plain(one, other) else {"amount": "difference", "of": [one, other]},
)
for _way in ("up", "down"):
    rule(
        "described",
        f"half <part> , rounded {_way}",
        lambda part, way=_way: NOTHING if _plain(part) else {"amount": "half", "of": part, "round": way},
    )


def _times(times: int) -> Any:
    def build(amount: Any) -> Any:
        if not isinstance(amount, dict) or amount["amount"] not in (*EACH, "stat"):
            return NOTHING
        return NOTHING if "times" in amount else {**amount, "times": times}

    return build


rule("described", "twice <described>", _times(2))
for _word, _number in NUMBERS.items():
    if _number > 2:
        rule("described", f"{_word} times <described>", _times(_number))


def _happened(event: dict[str, Any], of: str = "times") -> dict[str, Any]:
    found = {"amount": "this_turn", "event": event}
    return found if of == "times" else {**found, "of": of}


for _who, _player in (("you", "you"), ("your opponents", "opponent"), ("players", "any")):
    _whose = {} if _player == "you" else {"who": _player}
    for _did, _when in (("gained", "gains_life"), ("lost", "loses_life")):
        rule(
            "described",
            f"the amount of life {_who} {_did} this turn",
            given(_happened({"when": _when, **_whose}, "amount")),
        )


def _those_that(noun: Noun, when: str, **whose: str) -> Any:
    if noun.card or "zone" in noun.filter or (whose and "controller" in noun.filter):
        return NOTHING
    return _happened({"when": when, "what": {**noun.filter, **whose}})


for _words, _when in (("died", "dies"), ("attacked", "attacks"), ("left the battlefield", "leaves")):
    for _noun, _named in (("many", "counted"), ("one", "counted_one")):
        rule(_named, f"<{_noun}> that {_words} this turn", lambda noun, when=_when: _those_that(noun, when))
        rule(
            _named,
            f"<{_noun}> you controlled that {_words} this turn",
            lambda noun, when=_when: _those_that(noun, when, controller="you"),
        )
for _noun, _named in (("many", "counted"), ("one", "counted_one")):
    rule(
        _named,
        f"<{_noun}> that entered under your control this turn",
        lambda noun: _those_that(noun, "enters", controller="you"),
    )
rule("counted_one", "card you've drawn this turn", given(_happened({"when": "draws"})))

rule(
    "described",
    "the number of <many_spells> you've cast this turn",
    lambda noun: _happened({"when": "casts", "what": noun.filter} if noun.filter else {"when": "casts"}),
)
rule("described", "the number of cards you've drawn this turn", given(_happened({"when": "draws"})))


def _spells(noun: Noun) -> Any:
    if noun.filter.get("zone") != "stack":
        return NOTHING
    return Noun({name: value for name, value in noun.filter.items() if name != "zone"}, noun.head)


rule("many_spells", "<many>", _spells)
rule("one_spell", "<one>", _spells)


def with_x(node: Any, amount: Any) -> Any:
    """What ``node`` says with X standing for this amount."""
    if node == "x" and isinstance(node, str):
        return amount
    if isinstance(node, dict):
        found = {}
        for name, value in node.items():
            if value == "-x" and isinstance(value, str):
                negative = _negative(amount)
                if negative is NOTHING:
                    return NOTHING
                found[name] = negative
            else:
                found[name] = with_x(value, amount)
        return NOTHING if any(value is NOTHING for value in found.values()) else found
    if isinstance(node, list):
        items = [with_x(item, amount) for item in node]
        return NOTHING if any(item is NOTHING for item in items) else items
    if isinstance(node, Many):
        return node
    return node


def _negative(amount: Any) -> Any:
    if isinstance(amount, dict) and amount["amount"] in (*EACH, "stat"):
        return {**amount, "times": -amount.get("times", 1)}
    if isinstance(amount, dict) and amount["amount"] not in ("sum", "difference", "half"):
        return {"amount": "difference", "of": [0, amount]}
    return NOTHING


def says_x(node: Any) -> bool:
    """Whether an X stands somewhere."""
    if isinstance(node, dict):
        return any(map(says_x, node.values()))
    if isinstance(node, list):
        return any(map(says_x, node))
    return isinstance(node, str) and node in ("x", "-x")


def number_said(at: int, words: str) -> Said:
    """A number that was said before."""
    return Said(at, words)
