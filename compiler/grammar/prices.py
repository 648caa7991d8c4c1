"""What one chooses to pay with: "exile two cards from your graveyard", "discard a creature card"."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from compiler.nodes import Document, New, Noun, Said
from compiler.parsing import NOTHING

from .base import given, rule
from .costs import of_yours, untapped

_DONE = {
    "sacrifice": "sacrificed",
    "exile": "exiled",
    "discard": "discarded",
    "return": "returned",
    "reveal": "revealed",
    "tap_others": "tapped",
}
Wanted = Callable[[Noun], Any]
"""The filter of what is paid with; :data:`NOTHING` for what cannot be."""


def _card_in_hand(noun: Noun) -> Any:
    """A card of the hand: where it is goes without saying."""
    return noun.filter if noun.card else NOTHING


def _from_hand(noun: Noun) -> Any:
    """The same, where it has to be said."""
    filter_ = dict(noun.filter)
    mine = filter_.pop("zone", None) == "hand" and filter_.pop("controller", None) == "you"
    return filter_ if mine else NOTHING


def _exiled(noun: Noun) -> Any:
    """A permanent that one controls, or a card in one's graveyard or hand."""
    zone, whose = noun.filter.get("zone"), noun.filter.get("controller")
    theirs = isinstance(whose, Said) and whose.words == "they"
    if noun.card or not (theirs or whose == "you"):
        return NOTHING
    if zone is None:
        return of_yours(Noun({**noun.filter, "controller": "you"}, noun.head))
    return {**noun.filter, "controller": "you"} if zone in ("graveyard", "hand") else NOTHING


def _returned(noun: Noun) -> Any:
    return of_yours(noun) if noun.filter.get("controller") == "you" else NOTHING


def _entry(at: int, field: str, noun: Noun, what: Any, **more: Any) -> Any:
    """One entry of a list, which has a name if something speaks of it."""
    if what is NOTHING:
        return NOTHING
    many = more.get("amount", 1) != 1 or bool(more.get("any_number"))
    head = "card" if field in ("exile", "discard", "reveal") else noun.head
    plural = "s" if many else ""
    named = New(at, "object", head, many=many, words=f"the {_DONE[field]} {head}{plural}")
    filter_ = {"what": what} if what or field not in ("discard", "reveal") else {}
    return {field: [{**filter_, **more, "as": named}]}


def _productions(
    symbol: str, verb: str, field: str, wanted: Wanted, ending: tuple[str, str] = ("", "")
) -> None:
    """ "Exile a card …", "exile two cards …", "exile X …", "exile any number of …"."""
    one, many = ending

    def several(at: int, number: Any, noun: Noun) -> Any:
        return NOTHING if number == 1 else _entry(at, field, noun, wanted(noun), amount=number)

    def any_number(at: int, noun: Noun, **least: int) -> Any:
        return _entry(at, field, noun, wanted(noun), any_number=True, **least)

    rule(
        symbol,
        f"{verb} <a_noun>{one}",
        lambda at, noun: _alone(at, field, noun, wanted(noun)),
        at=True,
    )
    rule(symbol, f"{verb} <number> <many>{many}", several, at=True)
    rule(symbol, f"{verb} any number of <many>{many}", any_number, at=True)
    rule(symbol, f"{verb} one or more <many>{many}", lambda at, noun: any_number(at, noun, min=1), at=True)


def _alone(at: int, field: str, noun: Noun, what: Any) -> Any:
    """One object; of what has a short form that is read elsewhere, nothing."""
    if field in ("sacrifice", "tap_others") or (field == "discard" and what == {}):
        return NOTHING
    return _entry(at, field, noun, what)


def _discards(at: int, number: Any, **more: Any) -> Any:
    """Cards of no special kind; a plain number has a short form."""
    if isinstance(number, int) and not more:
        return NOTHING
    many = {} if number == 1 else {"amount": number}
    return _entry(at, "discard", Noun({}, "card"), {}, **many, **more)


for _s in ("", "s"):
    _symbol = f"act_of_price{_s}"
    _their = "your" if not _s else "their"
    _productions(_symbol, f"sacrifice{_s}", "sacrifice", of_yours)
    _productions(_symbol, f"discard{_s}", "discard", lambda noun: _card_in_hand(noun) or NOTHING)
    _productions(_symbol, f"exile{_s}", "exile", _exiled)
    _productions(
        _symbol,
        f"return{_s}",
        "return",
        _returned,
        (" to its owner 's hand", " to their owners ' hands"),
    )
    _productions(_symbol, f"reveal{_s}", "reveal", _from_hand)
    _productions(_symbol, f"tap{_s}", "tap_others", untapped)
    rule(_symbol, f"discard{_s} a card at random", lambda at: _discards(at, 1, how="at random"), at=True)
    rule(
        _symbol,
        f"discard{_s} <number> cards at random",
        lambda at, number: _discards(at, number, how="at random"),
        at=True,
    )
    rule(_symbol, f"discard{_s} <number> cards", _discards, at=True)
    rule(_symbol, f"discard{_s} {_their} hand", given({"discard": "hand"}))
    rule(_symbol, f"pay{_s} X life", given({"life": "x"}))
    rule(_symbol, f"mill{_s} a card", given({"mill": 1}))
    rule(_symbol, f"mill{_s} <number> cards", lambda number: {"mill": number})
    rule(_symbol, f"exile{_s} the top card of {_their} library", given({"exile_top": 1}))
    rule(_symbol, f"exile{_s} the top <number> cards of {_their} library", lambda n: {"exile_top": n})
rule("act_of_cost", "<act_of_price>", lambda price: price)
rule("act_of_cost", "return <self_or_it> to its owner 's hand", given({"return": "self"}))


def _counters(field: str, kind: str, number: Any, **more: Any) -> Document:
    count = {} if number == 1 else {f"{field}_count": number}
    return {field: kind, **count, **more}


rule("counters", "a|an <counter_kind> counter", lambda kind: (1, kind))
rule("counters", "<number> <counter_kind> counters", lambda number, kind: (number, kind))
rule(
    "act_of_cost",
    "put <counters> on <self_or_it>",
    lambda counters, _: (
        _counters("put_counters", counters[1], counters[0]) if isinstance(counters[0], int) else NOTHING
    ),
)
rule(
    "act_of_cost",
    "remove X <counter_kind> counters from <self_or_it>",
    lambda kind, _: _counters("remove_counters", kind, "x"),
)


def _removed_from(counters: tuple[Any, str], noun: Noun) -> Any:
    what = of_yours(noun) if noun.filter.get("controller") == "you" else NOTHING
    return (
        NOTHING
        if what is NOTHING
        else _counters("remove_counters", counters[1], counters[0], remove_from=what)
    )


rule("act_of_cost", "remove <counters> from <a_noun>", _removed_from)


def _put_on(counters: tuple[Any, str], noun: Noun) -> Any:
    what = of_yours(noun) if noun.filter.get("controller") == "you" else NOTHING
    if what is NOTHING or not isinstance(counters[0], int):
        return NOTHING
    return _counters("put_counters", counters[1], counters[0], put_on=what)


rule("act_of_cost", "put <counters> on <a_noun>", _put_on)

# One of several ---------------------------------------------------------------------------------------------------

rule("payment", "<one_payment> or <one_payment>", lambda one, other: {"any_of": [one, other]})
rule(
    "payment",
    "<one_payment> , <one_payment> , or <one_payment>",
    lambda one, two, three: {"any_of": [one, two, three]},
)
rule("one_payment", "pay <mana>", lambda mana: {"mana": mana})
rule("one_payment", "<act_of_cost>", lambda price: price)
rule("payment_of_other", "<act_of_prices>", lambda price: price)
rule(
    "payment_of_other",
    "<payment_of_other> or <payment_of_other>",
    lambda one, other: {"any_of": [one, other]} if "any_of" not in one | other else NOTHING,
)

# So much for each -------------------------------------------------------------------------------------------------


def _times(mana: str, amount: Any) -> Any:
    return {"mana": mana, "times": amount}


for _pay, _symbol in (("pay", "payment"), ("pays", "payment_of_other")):
    rule(_symbol, f"{_pay} <mana> for each <counted_one>", _times)
rule(
    "payment_of_other",
    "pays <mana>",
    lambda mana: {"mana": "{1}", "times": "x"} if mana == "{X}" else NOTHING,
)
rule(
    "payment_of_other",
    "pays <mana> , where X is <described>",
    lambda mana, amount: _times("{1}", amount) if mana == "{X}" else NOTHING,
)
