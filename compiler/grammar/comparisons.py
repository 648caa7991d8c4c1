"""Conditions put together, and numbers compared: "A or B", "an opponent has more life than you"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.nodes import Noun
from compiler.parsing import NOTHING

from .base import given, itself, rule
from .conditions import exists, negated

THEY = "they"

# Several conditions -------------------------------------------------------------------------------------------


def _joined(how: str) -> Callable[..., Any]:
    def build(one: Any, *more: Any) -> Any:
        rest = more[-1]
        conditions = [one, *more[:-1], *(rest if isinstance(rest, list) else [rest])]
        return {"if": how, "conditions": conditions}

    return build


rule("conditions", "<condition>", itself)
for _word, _how in (("and", "all_of"), ("or", "any_of")):
    for _again in ("", " if", " only if"):
        rule("conditions", f"<condition> {_word}{_again} <condition>", _joined(_how))
    rule("conditions", f"<condition> , <conditions_{_word}>", _joined(_how))
    rule(f"conditions_{_word}", f"<condition> , <conditions_{_word}>", lambda one, rest: [one, *rest])
    rule(f"conditions_{_word}", f"<condition> , {_word} <condition>", lambda one, other: [one, other])
    rule("conditions", f"you control <yours> {_word} <yours>", _joined(_how))
    rule("conditions", f"you control <yours> , <yours_{_word}>", _joined(_how))
    rule(f"yours_{_word}", f"<yours> , <yours_{_word}>", lambda one, rest: [one, *rest])
    rule(f"yours_{_word}", f"<yours> , {_word} <yours>", lambda one, other: [one, other])


def _held(noun: Noun, whose: str) -> Any:
    if noun.card or "controller" in noun.filter or "zone" in noun.filter:
        return NOTHING
    return {**noun.filter, "controller": whose}


def _so_many(noun: Noun, number: Any) -> Any:
    return exists(_held(noun, "you"), number) if isinstance(number, int) and number > 1 else NOTHING


rule("yours", "<a_noun>", lambda noun: exists(_held(noun, "you")))
rule("yours", "<number> or more <many>", lambda number, noun: _so_many(noun, number))

# One player ---------------------------------------------------------------------------------------------------

_SOMEBODY = {"an opponent": "opponent", "a player": "any"}
_NOBODY = {"no opponent": "opponent", "no player": "any"}


def _some(who: str, condition: Any, *, nobody: bool = False) -> Any:
    if condition is NOTHING:
        return NOTHING
    found: Any = {"if": "some_player", "condition": condition}
    found = found if who == "opponent" else {**found, "who": who}
    return negated(found) if nobody else found


def _count(what: Any) -> Any:
    return NOTHING if what is NOTHING else {"amount": "count", "what": what}


def number_of(noun: Noun, whose: Any) -> Any:
    """How many of these a player has."""
    return _count(_held(noun, whose))


_number_of = number_of


def _cards(whose: Any) -> Any:
    return {"amount": "count", "what": {"zone": "hand", "controller": whose}}


def _life(whose: Any) -> Any:
    return {"amount": "life"} if whose == "you" else {"amount": "life", "who": whose}


def _poison(whose: Any) -> Any:
    return {**_life(whose), "amount": "poison"}


def compared(amount: Any, how: str, bound: Any) -> Any:
    """A number within a bound."""
    if amount is NOTHING or bound is NOTHING:
        return NOTHING
    return {"if": "compare", "amount": amount, how: bound}


_compared = compared


def _bounded(amount: Any, how: str, number: Any) -> Any:
    return _compared(amount, how, number) if isinstance(number, int) else NOTHING


def _theirs(noun: Noun, number: Any) -> Any:
    what = _held(noun, THEY)
    return exists(what, number) if isinstance(number, int) and number > 1 else NOTHING


for _words, _who in (*_SOMEBODY.items(), *_NOBODY.items()):
    _no = _words in _NOBODY
    rule(
        "condition",
        f"{_words} controls <number> or more <many>",
        lambda number, noun, who=_who, no=_no: _some(who, _theirs(noun, number), nobody=no),
    )
    for _more, _how in (("more", "more_than"), ("fewer", "less_than")):
        rule(
            "condition",
            f"{_words} controls {_more} <many> than you",
            lambda noun, who=_who, no=_no, how=_how: _some(
                who, _compared(_number_of(noun, THEY), how, _number_of(noun, "you")), nobody=no
            ),
        )
        rule(
            "condition",
            f"{_words} has {_more} cards in hand than you",
            lambda who=_who, no=_no, how=_how: _some(
                who, _compared(_cards(THEY), how, _cards("you")), nobody=no
            ),
        )
    for _more, _how in (("more", "more_than"), ("less", "less_than")):
        rule(
            "condition",
            f"{_words} has {_more} life than you",
            lambda who=_who, no=_no, how=_how: _some(
                who, _compared(_life(THEY), how, _life("you")), nobody=no
            ),
        )
    for _or, _how in (("more", "at_least"), ("fewer", "at_most")):
        rule(
            "condition",
            f"{_words} has <number> or {_or} cards in hand",
            lambda number, who=_who, no=_no, how=_how: (
                NOTHING if no else _some(who, _bounded(_cards(THEY), how, number))
            ),
        )
        rule(
            "condition",
            f"{_words} has <number> or {_or} poison counters",
            lambda number, who=_who, no=_no, how=_how: (
                NOTHING if no else _some(who, _bounded(_poison(THEY), how, number))
            ),
        )
    rule(
        "condition",
        f"{_words} has <number> or more cards in their graveyard",
        lambda number, who=_who, no=_no: _some(
            who,
            exists({"zone": "graveyard", "controller": THEY}, number)
            if isinstance(number, int) and number > 1
            else NOTHING,
            nobody=no,
        ),
    )
for _words, _who in _SOMEBODY.items():
    rule(
        "condition",
        f"{_words} has no cards in hand",
        given(_some(_who, _bounded(_cards(THEY), "at_most", 0))),
    )
    for _more, _how in (("more", "more_than"), ("fewer", "less_than")):
        rule(
            "condition",
            f"you control {_more} <many> than {_words}",
            lambda noun, who=_who, how=_how: _some(
                who, _compared(_number_of(noun, "you"), how, _number_of(noun, THEY))
            ),
        )
        rule(
            "condition",
            f"you have {_more} cards in hand than {_words}",
            given(_some(_who, _compared(_cards("you"), _how, _cards(THEY)))),
        )
    for _more, _how in (("more", "more_than"), ("less", "less_than")):
        rule(
            "condition",
            f"you have {_more} life than {_words}",
            given(_some(_who, _compared(_life("you"), _how, _life(THEY)))),
        )

# A player who was spoken of -----------------------------------------------------------------------------------

for _more, _how in (("more", "more_than"), ("fewer", "less_than")):
    rule(
        "condition",
        f"<some_player> controls {_more} <many> than you",
        lambda who, noun, how=_how: _compared(_number_of(noun, who), how, _number_of(noun, "you")),
    )
    rule(
        "condition",
        f"you control {_more} <many> than <some_player>",
        lambda noun, who, how=_how: _compared(_number_of(noun, "you"), how, _number_of(noun, who)),
    )
    rule(
        "condition",
        f"<some_player> has {_more} cards in hand than you",
        lambda who, how=_how: _compared(_cards(who), how, _cards("you")),
    )
    rule(
        "condition",
        f"you have {_more} cards in hand than <some_player>",
        lambda who, how=_how: _compared(_cards("you"), how, _cards(who)),
    )
for _more, _how in (("more", "more_than"), ("less", "less_than")):
    rule(
        "condition",
        f"<some_player> has {_more} life than you",
        lambda who, how=_how: _compared(_life(who), how, _life("you")),
    )
    rule(
        "condition",
        f"you have {_more} life than <some_player>",
        lambda who, how=_how: _compared(_life("you"), how, _life(who)),
    )

# Numbers ------------------------------------------------------------------------------------------------------

rule(
    "condition",
    "you have a full party",
    given({"if": "compare", "amount": {"amount": "party"}, "at_least": 4}),
)
rule(
    "condition",
    "you have <number> or more poison counters",
    lambda number: _bounded(_poison("you"), "at_least", number),
)
rule(
    "condition",
    "<some_player> has <number> or more poison counters",
    lambda who, number: _bounded(_poison(who), "at_least", number),
)
rule(
    "condition",
    "you have <number> or more opponents",
    lambda number: _bounded({"amount": "players"}, "at_least", number),
)
rule(
    "condition",
    "there are <number> or more <different>",
    lambda number, amount: _bounded(amount, "at_least", number),
)
rule("condition", "<described> is <bounds>", lambda amount, bounds: _within(amount, bounds))
rule(
    "condition", "<described> is greater than <described>", lambda one, two: _compared(one, "more_than", two)
)
rule("condition", "<described> is less than <described>", lambda one, two: _compared(one, "less_than", two))
rule(
    "condition",
    "<devotion> is less than <number>",
    lambda devotion, number: _bounded(devotion, "at_most", number - 1 if isinstance(number, int) else None),
)
rule(
    "condition",
    "<devotion> is <number> or greater",
    lambda devotion, number: _bounded(devotion, "at_least", number),
)
rule(
    "condition",
    "<many> have total <stat> <bounds>",
    lambda noun, stat, bounds: (
        NOTHING if noun.card else _within({"amount": "total", "stat": stat, "among": noun.filter}, bounds)
    ),
)
rule("stat", "power", given("power"))
rule("stat", "toughness", given("toughness"))
rule("condition", "X is <bounds>", lambda bounds: _within("x", bounds))


def _within(amount: Any, bounds: Any) -> Any:
    if isinstance(amount, dict) and amount["amount"] in ("life", "count", "stat", "counters"):
        return NOTHING  # told in another way
    names = {"min": "at_least", "max": "at_most"}
    return {"if": "compare", "amount": amount, **{names[name]: value for name, value in bounds.items()}}


_KINDS = {"names": "name", "powers": "power", "toughnesses": "toughness", "mana values": "mana value"}


def _differing(number: Any, noun: Noun, by: str) -> Any:
    what = _held(noun, "you")
    if what is NOTHING:
        return NOTHING
    return _bounded({"amount": "different", "by": by, "among": what}, "at_least", number)


for _plural, _by in _KINDS.items():
    rule(
        "condition",
        f"you control <number> or more <many> with different {_plural}",
        lambda number, noun, by=_by: _differing(number, noun, by),
    )
    if _by == "name":
        rule(
            "condition",
            "you control <number> or more differently named <many>",
            lambda number, noun: _differing(number, noun, "name"),
        )
