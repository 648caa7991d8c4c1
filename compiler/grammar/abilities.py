"""Whole abilities, a line each: activated, triggered, static, of a spell; modes; how something enters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from compiler.nodes import Document, Many
from compiler.parsing import NOTHING, Found, Parser

from .acts import act, mine
from .amounts import says_x, with_x
from .base import G, given, itself, merged, rule
from .conditions import negated
from .results import together
from .sentences import Steps

# What it does -------------------------------------------------------------------------------------------------


def _does(sentences: Sequence[Steps]) -> Any:
    steps = together(sentences)
    return NOTHING if steps is None or not steps else {"do": steps}


rule("effect", "<text>", _does)
rule("modal", "choose <modes> — <bullets>", lambda bounds, modes: _modal(bounds, modes))
rule(
    "modal",
    "choose <modes> . <limits> <bullets>",
    lambda bounds, limits, modes: _limited(_modal(bounds, modes), limits),
)
rule("modal", "<priced_modes>", lambda modes: _modal((1, 99), modes))
rule("priced_mode", "+ <mana> <bullet>", lambda mana, mode: {**mode, "cost": mana})
rule("priced_modes", "<priced_mode>", lambda mode: [mode])
rule("priced_modes", "<priced_mode> <priced_modes>", lambda mode, rest: [mode, *rest])
rule("modes", "one", given((1, 1)))
rule("modes", "two", given((2, 2)))
rule("modes", "three", given((3, 3)))
rule("modes", "one or both", given((1, 2)))
rule("modes", "one or more", given((1, 99)))
rule("bullets", "<bullet>", lambda mode: [mode])
rule("bullets", "<bullet> <bullets>", lambda mode, rest: [mode, *rest])


@G.reads("bullet")
def _bullet(parser: Parser, at: int) -> Iterator[Found]:
    """A mode, with the place where it stands."""
    if parser.word(at) == "•":
        for effect, end in parser.read("effect", at + 1):
            yield {**effect, "@span": (at, end)}, end


def _modal(bounds: tuple[int, int], modes: list[Document]) -> Any:
    least, most = bounds[0], min(bounds[1], len(modes))
    if bounds == (1, 2) and len(modes) != 2:
        return NOTHING
    if len(modes) < 2 or least > len(modes):
        return NOTHING
    found: Document = {"modes": modes}
    return found if (least, most) == (1, 1) else {**found, "choose": [least, most]}


def _limited(ability: Any, limits: Document) -> Any:
    return NOTHING if ability is NOTHING else {**ability, **limits}


rule("does", "<effect>", itself)
rule("does", "<modal>", itself)

# Activated ----------------------------------------------------------------------------------------------------

rule("limit", "activate only <only> .", lambda only: limits_of(only))
rule("limit", "activate no more than <often> each turn .", lambda number: _often(number, "turn"))
rule("limit", "any player may activate this ability .", given({"by": "any"}))
rule(
    "limit",
    "any player may activate this ability but only <only_any> .",
    lambda only: {"by": "any", **only},
)
rule("only_any", "as a sorcery", given({"timing": "sorcery"}))
rule("only_any", "during their turn", given({"condition": {"if": "your_turn"}}))
rule("only_any", "during an upkeep", given({"condition": {"if": "step", "steps": ["upkeep"]}}))
rule("often", "twice", given(2))
rule("often", "<number> times", lambda number: number if isinstance(number, int) else NOTHING)
rule("limits", "<limit>", itself)
rule("limits", "<limit> <limit>", merged)
rule("only", "<only_part>", lambda part: [part])
rule("only", "<only_part> and only <only>", lambda part, rest: [part, *rest])
rule("only", "<only_part> and <only>", lambda part, rest: [part, *rest])
rule("only_part", "as a sorcery", given({"timing": "sorcery"}))
rule("only_part", "once each turn", given({"limit": {"times": 1, "per": "turn"}}))
rule("only_part", "once", given({"limit": {"times": 1, "per": "game"}}))
rule("only_part", "if <conditions>", lambda condition: _either(condition))
rule("only_part", "<window>", lambda window: {"condition": window})
rule("window", "during your turn", given([{"if": "your_turn"}]))
rule("window", "during an opponent 's turn", given([{"if": "not", "condition": {"if": "your_turn"}}]))
rule(
    "window",
    "during an opponent 's turn , <before>",
    lambda before: [{"if": "not", "condition": {"if": "your_turn"}}, before],
)
rule("window", "during <steps>", lambda steps: [steps])
rule("window", "<before>", lambda before: [before])
rule("window", "during your turn , <before>", lambda before: [{"if": "your_turn"}, before])
rule("window", "during <steps> , <before>", lambda steps, before: [steps, before])
for _who in ("attackers", "blockers"):
    rule("before", f"before {_who} are declared", given({"if": "before", "step": f"declare_{_who}"}))
for _words, _steps in (
    ("your upkeep", {"steps": ["upkeep"], "whose": "you"}),
    ("an opponent 's upkeep", {"steps": ["upkeep"], "whose": "opponent"}),
    ("an upkeep", {"steps": ["upkeep"]}),
    ("your draw step", {"steps": ["draw"], "whose": "you"}),
    ("your main phase", {"steps": ["main"], "whose": "you"}),
    ("your end step", {"steps": ["end"], "whose": "you"}),
    ("combat", {"steps": ["combat"]}),
    ("combat on your turn", {"steps": ["combat"], "whose": "you"}),
    ("combat on an opponent 's turn", {"steps": ["combat"], "whose": "opponent"}),
    ("the declare attackers step", {"steps": ["declare_attackers"]}),
    ("the declare attackers step on your turn", {"steps": ["declare_attackers"], "whose": "you"}),
    ("the declare blockers step", {"steps": ["declare_blockers"]}),
):
    rule("steps", _words, given({"if": "step", **_steps}))
rule("condition", "it 's <steps>", itself)
rule("condition", "it 's not <steps>", negated)


def _often(times: int, per: str) -> Document:
    return {"limit": {"times": times, "per": per}}


def _either(condition: Any) -> Any:
    """Several conditions in one; each of "A and only if B" stands by itself."""
    return NOTHING if condition["if"] == "all_of" else {"condition": [condition]}


def limits_of(parts: list[Document]) -> Any:
    """What limits the use of an ability, each thing said once; of several conditions all have to hold."""
    conditions = [condition for part in parts for condition in part.get("condition", ())]
    plain = [part for part in parts if "condition" not in part]
    found = merged(*plain) if plain else {}
    if found is NOTHING or not conditions:
        return found
    whole = conditions[0] if len(conditions) == 1 else {"if": "all_of", "conditions": conditions}
    return {**found, "condition": whole}


def _activated(cost: Document, does: Document, limits: Document | None) -> Any:
    if cost.get("sacrifice") == "self" == cost.get("exile"):
        return NOTHING
    zone = cost.get("@zone")
    price = {name: value for name, value in cost.items() if name != "@zone"}
    if price.get("discard") == "self":
        zone = "hand"
    plain = _without_mark(does)
    if plain != does:
        if zone is not None:
            return NOTHING
        zone = "graveyard"
    found: Document = {"ability": "activated", "cost": price, **plain, **(limits or {})}
    return found if zone is None else {**found, "zone": zone}


rule("ability", "<cost> : <does> <limits>?", _activated)
rule("return_self", "to your hand", given({"do": "move", "what": "self", "to": "hand"}))
rule(
    "return_self",
    "to the battlefield <tapped>? <with_counter>?",
    lambda tapped, counter: _returned(tapped, counter),
)


def _returned(tapped: Any, counter: Any) -> Document:
    found: Document = {"do": "move", "what": "self", "to": "battlefield"}
    if tapped:
        found["tapped"] = True
    return found if counter is None else {**found, "counters": counter}


# Triggered ----------------------------------------------------------------------------------------------------


def _triggered(trigger: Document, condition: Any, does: Document) -> Any:
    found: Document = {"ability": "triggered", "trigger": trigger}
    if condition is not None:
        found["condition"] = condition
    plain = _without_mark(does)
    return {**found, **plain} if plain == does else {**found, **plain, "zone": "graveyard"}


def _once(trigger: Document, condition: Any, does: Document) -> Any:
    """An ability of which the last step, the one thing that may be done, is done only once each turn."""
    ability = _triggered(trigger, condition, does)
    *others, last = ability.get("do") or [{}]
    if last.get("do") != "may" or "otherwise" in last or any(step["do"] == "may" for step in others):
        return NOTHING
    return {**ability, "do": [*others, {**last, "once": True}]}


def _without_mark(node: Any) -> Any:
    """Steps without the mark that the source returns from a graveyard."""
    if isinstance(node, dict):
        return {name: _without_mark(value) for name, value in node.items() if name != "@from"}
    if isinstance(node, list):
        return [_without_mark(item) for item in node]
    return node


act(
    "return this card from your graveyard <return_self>",
    lambda step: mine({**step, "@from": "graveyard"}),
)


rule("ability", "<trigger> , <does>", lambda trigger, does: _triggered(trigger, None, does))
rule("ability", "<trigger> , if <conditions> , <does>", _triggered)
rule(
    "ability",
    "<trigger> , <does> <seldom>",
    lambda trigger, does, limit: _limited(_triggered(trigger, None, does), limit),
)
rule(
    "ability",
    "<trigger> , if <conditions> , <does> <seldom>",
    lambda trigger, condition, does, limit: _limited(_triggered(trigger, condition, does), limit),
)
rule(
    "ability",
    "<trigger> , <does> do this only once each turn .",
    lambda trigger, does: _once(trigger, None, does),
)
rule(
    "ability",
    "<trigger> , if <conditions> , <does> do this only once each turn .",
    _once,
)
rule("seldom", "this ability triggers only once each turn .", given(_often(1, "turn")))
rule("seldom", "this ability triggers only once .", given(_often(1, "game")))
rule("seldom", "this ability triggers only <often> each turn .", lambda number: _often(number, "turn"))


# Static -------------------------------------------------------------------------------------------------------


def static_of(what: Many, changes: list[Document]) -> Any:
    """A static ability of what something says of these objects."""
    if what.way == "one" and what.value not in ("self", "attached"):
        return NOTHING
    found: Document = {"ability": "static", "changes": changes}
    return found if what.value == "self" else {**found, "of": what.value}


_static = static_of

rule("static", "<subjects> <changes>", _static)
rule(
    "static",
    "<subjects> <changes> . it's still a|an <still>",
    lambda what, changes, _: (
        _static(what, changes) if any(one["change"] == "types" for one in changes) else NOTHING
    ),
)
rule("static", "<subjects> <barred>", lambda what, change: _static(what, [change]))
rule("static", "<subjects> <stays_tapped>", lambda what, change: _static(what, [change]))
rule("static", "<subjects> <compelled>", lambda what, change: _static(what, [change]))
rule(
    "static",
    "<subjects> <changes> and <compelled>",
    lambda what, changes, change: _static(what, [*changes, change]),
)
rule(
    "static",
    "<subjects> <changes> and <stays_tapped>",
    lambda what, changes, change: _static(what, [*changes, change]),
)
rule(
    "static",
    "you control <attached>",
    lambda what: {"ability": "static", "of": what, "changes": [{"change": "control"}]},
)
rule(
    "static",
    "all creatures able to block <subjects> do so",
    lambda what: _static(what, [{"change": "must", "be_blocked_by_all": True}]),
)
rule(
    "static",
    "<subjects> <changes> , where X is <described>",
    lambda what, changes, amount: _static_x(what, changes, amount),
)


def _static_x(what: Many, changes: list[Document], amount: Any) -> Any:
    if not says_x(changes):
        return NOTHING
    found = with_x(changes, amount)
    return NOTHING if found is NOTHING else _static(what, found)


def _conditional(condition: Any, static: Document) -> Any:
    return {**static, "condition": condition}


rule("ability", "<static> .", lambda static: NOTHING if says_x(static.get("changes", [])) else static)
rule(
    "ability",
    "as long as <conditions> , <static> .",
    lambda condition, static: _conditional(condition, static),
)


def _of_it(changes: list[Document], of: str) -> Document:
    found: Document = {"ability": "static", "changes": changes}
    return found if of == "self" else {**found, "of": of}


for _of_what in ("self", "attached"):
    for _what in ("<changes>", "<barred>", "<stays_tapped>"):
        rule(
            "static_of_it",
            f"it {_what}",
            lambda changes, of=_of_what: _of_it(changes if isinstance(changes, list) else [changes], of),
        )
rule("ability", "as long as <conditions> , <static_of_it> .", _conditional)
rule("ability", "during your turn, <static> .", lambda static: _conditional({"if": "your_turn"}, static))

# Power and toughness by something -----------------------------------------------------------------------------


def _defining(power: Any, toughness: Any) -> Document:
    change = {"change": "set_power_toughness", "power": power, "toughness": toughness}
    return {
        "ability": "static",
        "changes": [{name: value for name, value in change.items() if value is not None}],
    }


rule(
    "ability",
    "~ 's power and toughness are each equal to <described> .",
    lambda amount: _defining(amount, amount),
)
rule(
    "ability",
    "~ 's power is equal to <described> and its toughness is equal to <described> .",
    lambda power, toughness: _defining(power, toughness),
)
rule(
    "ability",
    "~ 's power is equal to <described> and its toughness is equal to that number plus <digits> .",
    lambda power, plus: (
        _defining(power, {"amount": "sum", "of": [power, plus]}) if isinstance(power, dict) else NOTHING
    ),
)


# How something enters -----------------------------------------------------------------------------------------


def _enters(**more: Any) -> Document:
    return {"ability": "enters_with", **more}


rule("enters", "~ enters tapped", given(_enters(tapped=True)))
rule(
    "enters",
    "~ escapes with <counters_on_it>",
    lambda counters: _enters(condition={"if": "paid", "how": "escaped"}, **counters),
)
rule(
    "enters",
    "as ~ enters , you may <payment> . if you don't , <self_or_it> enters tapped",
    lambda price, _: NOTHING if "@zone" in price else _enters(tapped=True, unless_pay=price),
)
rule("enters", "~ enters <entering_counters>", lambda counters: _enters(**counters))
rule("enters", "~ enters tapped with <counters_on_it>", lambda counters: _enters(tapped=True, **counters))
rule(
    "enters",
    "each <one> enters tapped",
    lambda noun: NOTHING if noun.card else _enters(what=noun.filter, tapped=True),
)
rule(
    "enters",
    "<many> enter tapped",
    lambda noun: NOTHING if noun.card else _enters(what=noun.filter, tapped=True),
)
rule(
    "enters",
    "each <one> enters with <additional_counters> on it",
    lambda noun, counters: NOTHING if noun.card else _enters(what=noun.filter, **counters),
)
rule("entering_counters", "with <counters_on_it>", itself)
rule(
    "counters_on_it",
    "your choice of <kinds_chosen> on it",
    lambda kinds: {"choice": list(kinds)} if len(kinds) > 1 else NOTHING,
)
rule("counters_on_it", "a|an <counter_kind> counter on it", lambda kind: {"counters": kind})
rule(
    "counters_on_it",
    "<number> <counter_kind> counters on it",
    lambda number, kind: {"counters": kind, "amount": number},
)
rule(
    "counters_on_it",
    "a number of <counter_kind> counters on it equal to <described>",
    lambda kind, amount: {"counters": kind, "amount": amount},
)
rule(
    "counters_on_it",
    "<counter_kind> counters equal to <described> on it",
    lambda kind, amount: {"counters": kind, "amount": amount},
)
rule("additional_counters", "an additional <counter_kind> counter", lambda kind: {"counters": kind})
rule(
    "additional_counters",
    "<number> additional <counter_kind> counters",
    lambda number, kind: {"counters": kind, "amount": number},
)
rule("ability", "<enters> .", itself)
rule(
    "ability",
    "<enters> unless <conditions> .",
    lambda enters, condition: {**enters, "condition": negated(condition)},
)
rule("ability", "<enters> if <conditions> .", lambda enters, condition: {**enters, "condition": condition})
rule("ability", "if <conditions> , <enters> .", lambda condition, enters: {**enters, "condition": condition})
rule(
    "ability",
    "you may have ~ enter as a copy of any|a|an <one> on the battlefield <excepted>? .",
    lambda noun, excepted: _as_copy(noun, excepted),
)
rule(
    "ability",
    "you may have ~ enter as a copy of any|a|an <one> <excepted>? .",
    lambda noun, excepted: NOTHING if "controller" not in noun.filter else _as_copy(noun, excepted),
)


def _as_copy(noun: Any, excepted: Any) -> Any:
    if noun.card:
        return NOTHING
    more = {} if excepted is None else {"except": excepted}
    return _enters(copy_of=noun.filter, optional=True, **more)


# Spells -------------------------------------------------------------------------------------------------------

rule("spell", "<does>", lambda does: {"ability": "spell", **does})
rule(
    "spell",
    "as an additional cost to cast this spell, <payment> . <does>",
    lambda price, does: NOTHING if "@zone" in price else {"ability": "spell", "additional": price, **does},
)
rule(
    "ability",
    "as an additional cost to cast this spell, <payment> .",
    lambda price: NOTHING if "@zone" in price else {"ability": "spell", "additional": price},
)
rule("any_ability", "<ability>", itself)


for _stat in ("power", "toughness"):
    rule(
        "ability",
        f"~ 's {_stat} is equal to <described> .",
        lambda amount, stat=_stat: _defining(amount, None) if stat == "power" else _defining(None, amount),
    )
rule(
    "ability",
    "if <conditions> , it enters <entering_counters> .",
    lambda condition, counters: _conditional(condition, _enters(**counters)),
)
rule(
    "counters_on_it",
    "X <counter_kind> counters on it , where X is <described>",
    lambda kind, amount: {"counters": kind, "amount": amount},
)
