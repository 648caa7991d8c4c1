"""Clauses: what a player or an object does, one after the other."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from compiler.nodes import Document, Many, New, Said, Targeted
from compiler.parsing import NOTHING

from .acts import Act
from .amounts import says_x, with_x
from .base import given, itself, rule

Steps = list[Document]


def _done(acts: Act, who: Any) -> Any:
    steps = acts(who)
    return steps if steps is not NOTHING else NOTHING


def both(one: Act, other: Act) -> Act:
    """One act after the other, by the same player."""

    def steps(who: Any) -> Any:
        first, second = one(who), other(who)
        return NOTHING if NOTHING in (first, second) else [*first, *second]

    return steps


rule("acts", "<act>", itself)
for _join in ("and", ", then", ", and", ", and then", "then"):
    rule("acts", f"<act> {_join} <acts>", both)
rule("acts", "<act> , <acts_rest>", both)
rule("acts_rest", "<act> , <acts_rest>", both)
rule("acts_rest", "<act> , and <act>", both)
rule("acts_rest", "<act> , then <act>", both)

rule("clause", "<acts>", lambda acts: _done(acts, "you"))
rule("clause", "<player> <acts>", lambda who, acts: _done(acts, who))

# What objects do ----------------------------------------------------------------------------------------------


def damage(by: Any, amount: Any, to: Document) -> Document:
    """The step of a source that deals damage."""
    return {"do": "damage", "amount": amount, **to, **({} if by == "self" else {"by": by})}


def _deals_named(at: int, source: Many, parts: Sequence[tuple[Any, Document]]) -> Any:
    """The same; what is dealt damage has a name, if one step does it."""
    if isinstance(source.value, Said) and source.value.words == "it":
        source = Many(Said(source.value.at, "it", "deals"))
    steps = deals(source, parts)
    if steps is NOTHING:
        return steps
    dealt = New(at, "number", "", words="the damage dealt this way")
    return [
        {
            **steps[0],
            "as": New(at, "object", "damaged", words="damaged this way", how="dealt damage"),
            "number_as": dealt,
        }
    ]


def deals(source: Many, parts: Sequence[tuple[Any, Document]]) -> Any:
    """One source deals all this damage at once."""
    if source.way != "one":
        return NOTHING
    (amount, to), *others = parts
    step = damage(source.value, amount, _itself(source.value, to))
    if others:
        step["also"] = [{"amount": much, **_itself(source.value, whom)} for much, whom in others]
    return [step]


def _itself(by: Any, to: Document) -> Document:
    return {**to, "to": by} if to.get("to") == "@itself" else to


def _to(objects: Many) -> Any:
    return {"to": objects.value} if objects.way in ("one", "each") else NOTHING


def _to_player(who: Any) -> Any:
    if isinstance(who, Targeted):
        return {"to": who}
    return {"who": who}


rule("recipient", "<objects>", _to)
rule("recipient", "<player>", _to_player)
rule("recipient", "itself", given({"to": "@itself"}))
rule("recipient", "<objects> and <player>", lambda objects, who: _to_both(objects, who))
rule("recipient", "<player> and <group>", lambda who, objects: _to_theirs(who, objects))


def _to_both(objects: Many, who: Any) -> Any:
    to = _to(objects)
    return NOTHING if to is NOTHING or isinstance(who, Targeted) else {**to, "who": who}


def _to_theirs(who: Any, objects: Many) -> Any:
    """Players, and each of the objects that they control."""
    whose = objects.value.get("controller")
    if objects.way != "each" or (who == "any" and isinstance(who, str)):
        return NOTHING
    if isinstance(whose, Said) and whose.words == "they":
        return {"to": {**objects.value, "controller": who}, "who": who}
    return {"to": objects.value, "who": who} if isinstance(who, str) and whose == who == "you" else NOTHING


rule("dealt", "<damage> to <recipient>", lambda amount, to: (amount, to))
rule("dealt", "damage to <recipient> equal to <described>", lambda to, amount: (amount, to))
rule(
    "dealt",
    "<damage> divided as you choose among <targets_any>",
    lambda amount, target: (amount, {"to": _divided(target)}),
)
rule(
    "dealt",
    "<damage> divided as you choose among <target>",
    lambda amount, target: (amount, {"to": _divided(target)}) if target.many else NOTHING,
)
rule("dealt", "<damage> to each of <targets_any>", lambda amount, target: (amount, {"to": target}))
rule(
    "dealt",
    "<damage> to the player or planeswalker <said> is attacking",
    lambda at, amount, _: (amount, {"to": Said(at, "attacked")}),
    at=True,
)
rule("deals", "<dealt>", lambda one: [one])
rule("deals", "<dealt> and <dealt>", lambda one, other: [one, other])
rule("deals", "<dealt> , <dealt> , and <dealt>", lambda one, other, third: [one, other, third])
rule("clause", "<subjects> deals|deal <deals>", _deals_named, at=True)


def _divided(target: Targeted) -> Targeted:
    return replace(target, divided=True)


def fights(one: Many, other: Many) -> Any:
    """Two fight."""
    if one.way != "one" or other.way != "one":
        return NOTHING
    return [{"do": "fight", "one": one.value, "other": other.value}]


rule("clause", "<subjects> fights|fight <thing>", fights)


def _acting(verb: str, what: Many, number: Any = 1, *, written: bool = False) -> Any:
    """A creature explores, connives, or endures; the number may always be ``written``."""
    if what.way != "one":
        return NOTHING
    step: Document = {"do": verb, "what": what.value}
    return [step if number == 1 and not written else {**step, "amount": number}]


rule(
    "clause",
    "<subjects> endures <digits>",
    lambda what, number: _acting("endure", what, number, written=True),
)
rule("clause", "<subjects> explores|explore", lambda what: _acting("explore", what))
rule("clause", "<subjects> connives|connive", lambda what: _acting("connive", what))
rule("clause", "<subjects> connives|connive <number>", lambda what, number: _acting("connive", what, number))

rule(
    "clause",
    "your life total becomes <digits>",
    lambda number: [{"do": "set_life", "amount": number}],
)
rule(
    "clause",
    "<player> 's life total becomes <digits>",
    lambda who, number: [{"do": "set_life", "amount": number, "who": who}],
)
rule(
    "clause",
    "<subjects> becomes|become saddled until end of turn",
    lambda what: (
        [{"do": "become", "designation": "saddled", "what": what.value}] if what.way == "one" else NOTHING
    ),
)

for _verb in ("doesn't", "don't"):
    rule(
        "clause",
        f"<subjects> {_verb} untap during your next untap step",
        lambda what: [{"do": "skip_untap", "what": what.value, "during": "you"}],
    )
_NEXT = (
    "doesn't untap during its controller's next untap step",
    "don't untap during their controllers ' next untap steps",
    "don't untap during their controller's next untap step",
)
for _words in _NEXT:
    rule("clause", f"<subjects> {_words}", lambda what: [{"do": "skip_untap", "what": what.value}])

# Clauses together ---------------------------------------------------------------------------------------------


def _joined(one: Steps, other: Steps) -> Any:
    return [*one, *other]


rule("clauses", "<clause>", itself)
for _join in ("and", ", and", ", then", "then", ", and then"):
    rule("clauses", f"<clause> {_join} <clauses>", _joined)
rule("clauses", "<clause> , <clauses_rest>", _joined)
rule("clauses_rest", "<clause> , and <clause>", _joined)
rule("clauses_rest", "<clause> , then <clause>", _joined)


def _where_x(steps: Steps, amount: Any) -> Any:
    return with_x(steps, amount) if says_x(steps) else NOTHING


rule("clauses", "<clauses_with_x> , where X is <described>", _where_x)
rule("clauses_with_x", "<clause>", itself)
for _join in ("and", ", then"):
    rule("clauses_with_x", f"<clause> {_join} <clause>", _joined)
