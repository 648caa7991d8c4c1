"""What a player may cast as something resolves, and cards exiled until one of a kind is."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, New, Noun, Said
from compiler.parsing import NOTHING

from .acts import act, mine, simple
from .base import given, rule

_NOT_CAST = "not cast this way"


# Until such a one is exiled -----------------------------------------------------------------------------------


def _exiled(at: int, noun: Noun) -> Any:
    if not noun.card or "zone" in noun.filter:
        return NOTHING
    return {
        "do": "exile_until",
        "until": noun.filter,
        "as": New(at, "object", "card"),
        "all_as": New(at, "object", "card", many=True, words=_NOT_CAST),
    }


act(
    "exile cards from the top of your library until you exile a|an <one>",
    lambda at, noun: mine(_exiled(at, noun)),
    at=True,
)
act(
    "exiles cards from the top of their library until they exile a|an <one>",
    lambda at, noun: (
        lambda who: NOTHING if (step := _exiled(at, noun)) is NOTHING else [{**step, "who": who}]
    ),
    at=True,
)
act(
    "exile ~ with <number> time counters on it",
    lambda number: mine({"do": "exile_with_time", "amount": number}) if isinstance(number, int) else NOTHING,
)
rule("sentence", "you may play an additional land this turn", given([{"do": "more_lands"}]))
rule(
    "sentence",
    "you may play <plain_number> additional lands this turn",
    lambda number: [{"do": "more_lands", "by": number}] if number > 1 else NOTHING,
)
act("discover|discovers <number>", lambda number: mine(simple("discover", number)("you")[0]))
for _whose in ("your", "their"):
    act(
        f"put the exiled cards {_NOT_CAST} on the bottom of {_whose} library in a random order",
        lambda at: mine({"do": "move", "what": Said(at, _NOT_CAST), "to": "library", "position": "random"}),
        at=True,
    )

# Cast as it resolves ------------------------------------------------------------------------------------------

rule("cast_for", "without paying its mana cost", given("free"))
rule("cast_for", "by paying <mana> rather than paying its mana cost", lambda mana: {"mana": mana})


def _cast(at: int, what: Any, cost: Any = None) -> Any:
    step: Document = {"do": "cast", "what": what, "as": New(at, "object", "spell")}
    return [step if cost is None else {**step, "cost": cost}]


def _one(at: int, thing: Any, cost: Any = None) -> Any:
    return _cast(at, thing.value, cost) if thing.way == "one" else NOTHING


def _of_zone(at: int, noun: Noun, zone: str, cost: Any) -> Any:
    if not noun.card or noun.filter.keys() & {"zone", "controller"}:
        return NOTHING
    return _cast(at, {**noun.filter, "zone": zone, "controller": "you"}, cost)


rule("sentence", "<casting_now>", lambda found: found)
rule(
    "sentence",
    "<casting_now> . if that spell would be put into a graveyard , exile it instead",
    lambda found: [{**found[0], "then": "exile"}],
)


def _play(at: int, thing: Any, cost: Any) -> Any:
    """The card that the source has exiled may be played, also if it is a land."""
    found = _one(at, thing, cost)
    return NOTHING if found is NOTHING else [{**found[0], "may": "play"}]


rule("casting_now", "you may play <thing> <cast_for>", _play, at=True)
rule("casting_now", "you may cast <thing>", _one, at=True)
rule("casting_now", "you may cast <thing> <cast_for>", _one, at=True)
for _zone in ("hand", "graveyard"):
    rule(
        "casting_now",
        f"you may cast a|an <one> from your {_zone} <cast_for>",
        lambda at, noun, cost, zone=_zone: _of_zone(at, noun, zone, cost),
        at=True,
    )
rule("event", "you cast this spell", given({"when": "casts", "what": "self"}))
