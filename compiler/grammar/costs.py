"""What is paid: "{1}{U}, {T}, Sacrifice another creature"; as something done, "sacrifice a creature"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from compiler.nodes import Noun
from compiler.parsing import NOTHING, Found, Parser

from .base import G, given, itself, merged, rule


@G.reads("mana")
def _mana(parser: Parser, at: int) -> Iterator[Found]:
    """Symbols of a mana cost, all that stand there."""
    symbols: list[str] = []
    end = at
    while parser.token(end).startswith("{") and parser.token(end) not in ("{T}", "{Q}", "{E}"):
        symbols.append(parser.token(end))
        end += 1
    if symbols:
        cost = "".join(symbols)
        yield cost, end


@G.reads("energy")
def _energy(parser: Parser, at: int) -> Iterator[Found]:
    """ "{E}{E}", "eight {E}": how much energy."""
    number = 0
    while parser.token(at + number) == "{E}":
        number += 1
    if number:
        yield number, at + number
    for amount, end in parser.read("number", at):
        if isinstance(amount, int) and parser.token(end) == "{E}":
            yield amount, end + 1


@G.reads("loyalty")
def _loyalty(parser: Parser, at: int) -> Iterator[Found]:
    """ "+1", "−2", "0", "−X"."""
    token = parser.token(at).replace("−", "-")
    if parser.word(at + 1) != ":":
        return
    if token == "-X":
        yield {"loyalty": "-X"}, at + 1
    elif token == "0" or (token[:1] in ("+", "-") and token[1:].isdecimal()):
        yield {"loyalty": int(token)}, at + 1


def of_yours(noun: Noun) -> Any:
    """What one pays with one controls."""
    if noun.card or noun.filter.get("zone") or noun.filter.get("controller", "you") != "you":
        return NOTHING
    return {name: value for name, value in noun.filter.items() if name != "controller"}


def untapped(noun: Noun) -> Any:
    """What is tapped for a cost was untapped, and is one's own."""
    if noun.filter.get("tapped") is not False or noun.filter.get("controller") != "you":
        return NOTHING
    return {name: value for name, value in noun.filter.items() if name not in ("tapped", "controller")}


def _tap_others(noun: Noun, number: Any = 1) -> Any:
    what = untapped(noun)
    if what is NOTHING or not isinstance(number, int):
        return NOTHING
    return {"tap_others": what} if number == 1 else {"tap_others": what, "tap_others_count": number}


def _sacrifice(noun: Noun) -> Any:
    what = of_yours(noun)
    return NOTHING if what is NOTHING else {"sacrifice": what}


def _removed(number: Any, kind: str) -> Any:
    if not isinstance(number, int):
        return NOTHING
    if number == 1:
        return {"remove_counters": kind}
    return {"remove_counters": kind, "remove_counters_count": number}


rule("act_of_cost", "sacrifice <self_or_it>", given({"sacrifice": "self"}))
rule("act_of_cost", "sacrifice <a_noun>", _sacrifice)
rule("act_of_cost", "discard this card", given({"discard": "self"}))
rule("act_of_cost", "discard a card", given({"discard": 1}))
rule("act_of_cost", "discard <plain_number> cards", lambda number: {"discard": number})
rule("act_of_cost", "pay <plain_number> life", lambda number: {"life": number})
rule("act_of_cost", "pay <energy>", lambda number: {"energy": number})
rule("act_of_cost", "tap a|an <one>", _tap_others)
rule("act_of_cost", "tap another <one>", lambda noun: _another_tapped(noun))
rule("act_of_cost", "tap <plain_number> <many>", lambda number, noun: _tap_others(noun, number))
rule("act_of_cost", "remove a|an <counter_kind> counter from <self_or_it>", lambda kind, _: _removed(1, kind))
rule(
    "act_of_cost",
    "remove <number> <counter_kind> counters from <self_or_it>",
    lambda number, kind, _: _removed(number, kind),
)
rule("act_of_cost", "exile <self_or_it>", given({"exile": "self"}))
rule("act_of_cost", "exile this card from your graveyard", given({"exile": "self", "@zone": "graveyard"}))
rule("act_of_cost", "exile ~ from your graveyard", given({"exile": "self", "@zone": "graveyard"}))
rule("self_or_it", "<itself>", itself)
rule("self_or_it", "it", given("self"))


def _another_tapped(noun: Noun) -> Any:
    found = _tap_others(noun)
    if found is NOTHING:
        return NOTHING
    return {**found, "tap_others": {**found["tap_others"], "other": True}}


rule("cost_part", "<mana>", lambda mana: {"mana": mana})
rule("cost_part", "{T}", given({"tap": True}))
rule("cost_part", "{Q}", given({"untap": True}))
rule("cost_part", "<act_of_cost>", itself)
rule("cost", "<cost_part>", itself)
rule("cost", "<cost_part> , <cost>", merged)
rule("cost", "<loyalty>", itself)

rule("payment", "pay <mana>", lambda mana: {"mana": mana})
rule("payment", "<act_of_cost>", itself)
rule("payment", "pay <mana> and <act_of_cost>", lambda mana, act: merged({"mana": mana}, act))
rule("payment", "<act_of_cost> and <act_of_cost>", merged)
# in the third person, after "unless"
rule("payment_of_other", "pays <mana>", lambda mana: NOTHING if "{X}" in mana else {"mana": mana})
rule("payment_of_other", "pays <plain_number> life", lambda number: {"life": number})
rule("payment_of_other", "sacrifices <a_noun>", _sacrifice)
rule("payment_of_other", "discards a card", given({"discard": 1}))
