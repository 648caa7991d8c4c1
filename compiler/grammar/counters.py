"""Counters on permanents: put, distributed, removed, doubled, moved."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from compiler.nodes import Document, Many, New, Said, Targeted
from compiler.parsing import NOTHING

from .acts import Act, act, head_of, mine, result
from .base import itself, listed, rule


def _named(step: Document, kind: str) -> Document:
    """A step about counters of a kind, which is +1/+1 if it is left out."""
    return step if kind == "+1/+1" else {**step, "kind": kind}


# Put ----------------------------------------------------------------------------------------------------------


def _put(at: int, amount: Any, kind: str, on: Many) -> Act:
    if on.way not in ("one", "each"):
        return mine(NOTHING)
    step = _named({"do": "put_counters", "on": on.value}, kind)
    if amount != 1:
        step["amount"] = amount
    return mine({**step, **_marked(at, on.value)})


def _marked(at: int, on: Any) -> Document:
    """Those that get counters, by a name where they are spoken of later."""
    return {"as": New(at, "object", head_of(on), many=True)} if isinstance(on, dict) else result(at, "")


act("put a|an <counter_kind> counter on <objects>", lambda at, kind, on: _put(at, 1, kind, on), at=True)
act(
    "put <number> <counter_kind> counters on <objects>",
    lambda at, number, kind, on: NOTHING if number == 1 else _put(at, number, kind, on),
    at=True,
)
act("put <that_many> <counter_kind> counters on <objects>", _put, at=True)
act(
    "put a number of <counter_kind> counters on <objects> equal to <described>",
    lambda at, kind, on, amount: _put(at, amount, kind, on),
    at=True,
)
act(
    "put <counter_kind> counters equal to <described> on <objects>",
    lambda at, kind, amount, on: _put(at, amount, kind, on),
    at=True,
)

# Of several kinds ---------------------------------------------------------------------------------------------


def _some(number: Any, kind: str) -> Any:
    if not isinstance(number, int):
        return NOTHING
    return {"kind": kind} if number == 1 else {"kind": kind, "amount": number}


rule("some_counters", "a|an <counter_kind> counter", lambda kind: _some(1, kind))
rule(
    "some_counters",
    "<number> <counter_kind> counters",
    lambda number, kind: NOTHING if number == 1 else _some(number, kind),
)
rule("several_counters", "<some_counters> and <some_counters>", lambda one, other: [one, other])
rule("several_counters", "<some_counters> , <counters_rest>", lambda one, rest: [one, *rest])
rule("counters_rest", "<some_counters> , <counters_rest>", lambda one, rest: [one, *rest])
rule("counters_rest", "<some_counters> , and <some_counters>", lambda one, other: [one, other])


def _put_several(at: int, kinds: list[Document], on: Many) -> Any:
    if on.way not in ("one", "each"):
        return NOTHING
    return mine({"do": "put_counters", "on": on.value, "kinds": kinds, **_marked(at, on.value)})


act("put <several_counters> on <objects>", _put_several, at=True)


rule("kind_chosen", "a|an <counter_kind> counter", itself)
listed("kinds_chosen", "kind_chosen", last="or")


def _put_choice(at: int, kinds: tuple[str, ...], on: Many) -> Any:
    if on.way != "one" or len(kinds) < 2:
        return NOTHING
    return mine({"do": "put_counters", "on": on.value, "choice": list(kinds), **_marked(at, on.value)})


act("put your choice of <kinds_chosen> on <objects>", _put_choice, at=True)


def _distribute(at: int, number: Any, kind: str, target: Targeted) -> Any:
    if not target.many or not (isinstance(number, int) or number == "x"):
        return NOTHING
    return _put(at, number, kind, Many(replace(target, divided=True)))


act("distribute <number> <counter_kind> counters among <target>", _distribute, at=True)

# Removed, doubled, moved --------------------------------------------------------------------------------------


def _removed(at: int, of: Many, **more: Any) -> Any:
    if of.way not in ("one", "each"):
        return NOTHING
    named = New(at, "number", "", words="the number of counters removed this way")
    return mine({"do": "remove_counters", "from": of.value, **more, "as": named})


def _remove(at: int, amount: Any, kind: str, of: Many) -> Any:
    more = {} if amount == 1 else {"amount": amount}
    return _removed(at, of, **_named(more, kind))


act(
    "remove a|an <counter_kind> counter from <objects>",
    lambda at, kind, of: _remove(at, 1, kind, of),
    at=True,
)
act(
    "remove <number> <counter_kind> counters from <objects>",
    lambda at, number, kind, of: NOTHING if number == 1 else _remove(at, number, kind, of),
    at=True,
)
act(
    "remove all <counter_kind> counters from <objects>",
    lambda at, kind, of: _removed(at, of, **_named({"all": True}, kind)),
    at=True,
)
act("remove all counters from <objects>", lambda at, of: _removed(at, of, every_kind=True), at=True)
rule("doubled", "<counter_kind> counters", lambda kind: _named({}, kind))
rule("doubled", "each kind of counter", lambda: {"every_kind": True})


def _double(kind: Document, on: Many) -> Any:
    if on.way not in ("one", "each"):
        return NOTHING
    return mine({"do": "double_counters", "on": on.value, **kind})


act("double the number of <doubled> on <objects>", _double)
rule("moved", "a|an <counter_kind> counter", lambda kind: _named({}, kind))
rule(
    "moved",
    "<number> <counter_kind> counters",
    lambda number, kind: NOTHING if number == 1 else _named({"amount": number}, kind),
)
rule("moved", "all <counter_kind> counters", lambda kind: _named({"all": True}, kind))
rule("moved", "all counters", lambda: {"every_kind": True})
rule("moved", "<that_many> <counter_kind> counters", lambda many, kind: _named({"amount": many}, kind))


def _move(counters: Document, of: Many, on: Many) -> Any:
    if "one" not in (of.way, on.way) or of.way != on.way:
        return NOTHING
    return mine({"do": "move_counters", "from": of.value, "to": on.value, **counters})


act("move <moved> from <thing> onto <thing>", _move)

for _kind in ("<counter_kind> ", ""):
    for _whose in ("its", "that creature 's", "~ 's"):
        act(
            f"put {_whose} {_kind}counters on <thing>",
            lambda at, *said, whose=_whose: _same(at, whose, said),
            at=True,
        )


def _same(at: int, whose: str, said: tuple[Any, ...]) -> Any:
    """The counters that something had as it left."""
    *kind, on = said
    of: Any = {"its": Said(at, "it"), "~ 's": "self"}.get(whose, Said(at, "that", "creature"))
    return mine({"do": "put_same_counters", "of": of, "on": on.value, **({"kind": kind[0]} if kind else {})})


# Of players ---------------------------------------------------------------------------------------------------


def _get(kind: str, amount: Any) -> Act:
    step: Document = {"do": "get_counters", "kind": kind}
    if amount != 1:
        step["amount"] = amount
    return lambda who: [step if isinstance(who, str) and who == "you" else {**step, "who": who}]


act("get|gets <energy>", lambda amount: _get("energy", amount))
act("get|gets X {E}", lambda: _get("energy", "x"))
act("get|gets <that_many> {E}", lambda amount: _get("energy", amount))
for _kind in ("poison", "experience"):
    act(f"get|gets a|an {_kind} counter", lambda kind=_kind: _get(kind, 1))
    act(
        f"get|gets <number> {_kind} counters",
        lambda number, kind=_kind: NOTHING if number == 1 else _get(kind, number),
    )
    act(f"get|gets <that_many> {_kind} counters", lambda amount, kind=_kind: _get(kind, amount))
for _words, _kind in (("experience counter", "experience"), ("{E}", "energy")):
    _amount: Document = {"amount": "player_counters", "kind": _kind}
    rule("counted_one", f"{_words} you have", lambda amount=_amount: amount)
    rule("counted", f"{_words.replace('counter', 'counters')} you have", lambda amount=_amount: amount)
