"""Whole abilities, a line each: activated, triggered, static, of a spell; modes; how something enters."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from compiler.nodes import Document, Many, Noun
from compiler.parsing import NOTHING, Found, Parser

from .amounts import EACH, says_x, with_x
from .base import COLORS, G, given, itself, merged, rule
from .conditions import negated
from .sentences import Steps, together

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

rule("limit", "activate only <only> .", lambda only: _limits(only))
rule("limit", "activate no more than <often> each turn .", lambda number: {"most_per_turn": number})
rule("often", "twice", given(2))
rule("often", "<number> times", lambda number: number if isinstance(number, int) else NOTHING)
rule("limits", "<limit>", itself)
rule("limits", "<limit> <limit>", merged)
rule("only", "<only_part>", lambda part: [part])
rule("only", "<only_part> and only <only>", lambda part, rest: [part, *rest])
rule("only", "<only_part> and <only>", lambda part, rest: [part, *rest])
rule("only_part", "as a sorcery", given({"timing": "sorcery"}))
rule("only_part", "once each turn", given({"once_per_turn": True}))
rule("only_part", "if <conditions>", lambda condition: _either(condition))
rule("only_part", "<window>", lambda window: {"condition": window})
rule("window", "during your turn", given([{"if": "your_turn"}]))
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


def _either(condition: Any) -> Any:
    """Several conditions in one; each of "A and only if B" stands by itself."""
    return NOTHING if condition["if"] == "all_of" else {"condition": [condition]}


def _limits(parts: list[Document]) -> Any:
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
    found: Document = {"ability": "activated", "cost": price, **does, **(limits or {})}
    return found if zone is None else {**found, "zone": zone}


rule("ability", "<cost> : <does> <limits>?", _activated)
rule(
    "ability",
    "<cost> : return this card from your graveyard <return_self> . <limits>?",
    lambda cost, step, limits: {**_activated(cost, {"do": [step]}, limits), "zone": "graveyard"},
)
rule("return_self", "to your hand", given({"do": "move", "what": "self", "to": "hand"}))
rule("return_self", "to the battlefield", given({"do": "move", "what": "self", "to": "battlefield"}))
rule(
    "return_self",
    "to the battlefield tapped",
    given({"do": "move", "what": "self", "to": "battlefield", "tapped": True}),
)

# Triggered ----------------------------------------------------------------------------------------------------


def _triggered(trigger: Document, condition: Any, does: Document) -> Any:
    found: Document = {"ability": "triggered", "trigger": trigger}
    if condition is not None:
        found["condition"] = condition
    return {**found, **does}


rule("ability", "<trigger> , <does>", lambda trigger, does: _triggered(trigger, None, does))
rule("ability", "<trigger> , if <conditions> , <does>", _triggered)
rule(
    "ability",
    "<trigger> , <does> <seldom>",
    lambda trigger, does, _: _seldom(_triggered(trigger, None, does)),
)
rule(
    "ability",
    "<trigger> , if <conditions> , <does> <seldom>",
    lambda trigger, condition, does, _: _seldom(_triggered(trigger, condition, does)),
)
rule("seldom", "this ability triggers only once each turn .", given(None))


def _seldom(ability: Document) -> Document:
    return {**ability, "once_per_turn": True}


# Static -------------------------------------------------------------------------------------------------------


def _static(what: Many, changes: list[Document]) -> Any:
    if what.way == "one" and what.value not in ("self", "attached"):
        return NOTHING
    found: Document = {"ability": "static", "changes": changes}
    return found if what.value == "self" else {**found, "of": what.value}


rule("static", "<subjects> <changes>", _static)
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
    for _what in ("<changes>", "<barred>"):
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
    lambda power, plus: _card_types_plus(power, plus),
)


def _card_types_plus(power: Any, plus: int) -> Any:
    if not isinstance(power, dict) or power.get("amount") != "card_types":
        return NOTHING
    return _defining(power, {**power, "plus": plus})


# Rules of the game --------------------------------------------------------------------------------------------


def _rule(**said: Any) -> Document:
    return {"ability": "static", "rules": [said]}


def _cost(spells: Noun, whose: str, by: int, targeting: Any = None) -> Any:
    if spells.filter.get("zone") != "stack":
        return NOTHING
    what = {name: value for name, value in spells.filter.items() if name != "zone"}
    more = {} if whose == "you" else {"whose": whose}
    if targeting is not None:
        more["targeting"] = targeting
    return _rule(rule="cost", spells=what, **more, by=by)


for _words, _whose in ((" you cast", "you"), (" your opponents cast", "opponent"), ("", "any")):
    for _more, _sign in (("more", 1), ("less", -1)):
        rule(
            "static",
            f"<many>{_words} cost <mana> {_more} to cast",
            lambda noun, mana, whose=_whose, sign=_sign: _generic(
                mana, lambda by: _cost(noun, whose, sign * by)
            ),
        )
        rule(
            "static",
            f"<many>{_words} that target <a_noun> cost <mana> {_more} to cast",
            lambda noun, what, mana, whose=_whose, sign=_sign: (
                NOTHING
                if what.card
                else _generic(mana, lambda by: _cost(noun, whose, sign * by, what.filter))
            ),
        )
        rule(
            "static",
            f"<many>{_words} that target ~ cost <mana> {_more} to cast",
            lambda noun, mana, whose=_whose: NOTHING,
        )


_OWN: Document = {"rule": "cost", "spells": "self"}


def _each(by: Any, amount: Any) -> Any:
    """So much for each of what is counted."""
    if not isinstance(amount, dict) or amount.get("amount") not in EACH:
        return NOTHING
    return _rule(**_OWN, by={**amount, "times": by} if by != 1 else amount)


for _more, _sign in (("more", 1), ("less", -1)):
    _costs = f"this spell costs <mana> {_more} to cast"
    rule("static", _costs, lambda mana, sign=_sign: _generic(mana, lambda by: _rule(**_OWN, by=sign * by)))
    rule(
        "static",
        f"{_costs} if it targets <a_noun>",
        lambda mana, noun, sign=_sign: _targeting(mana, noun, sign),
    )
    rule(
        "static",
        f"{_costs} for each <counted_one>",
        lambda mana, amount, sign=_sign: _generic(mana, lambda by: _each(sign * by, amount)),
    )
    rule(
        "static",
        f"this spell costs {{X}} {_more} to cast , where X is <described>",
        lambda amount, sign=_sign: _where(amount, sign),
    )
    rule(
        "ability",
        f"{_costs} if <conditions> .",
        lambda mana, condition, sign=_sign: _costing_if(mana, condition, sign),
    )


def _targeting(mana: str, noun: Noun, sign: int) -> Any:
    if noun.card:
        return NOTHING
    return _generic(mana, lambda by: _rule(**_OWN, by=sign * by, targeting=noun.filter))


def _costing_if(mana: str, condition: Any, sign: int) -> Any:
    return _generic(mana, lambda by: {**_rule(**_OWN, by=sign * by), "condition": condition})


def _where(amount: Any, sign: int) -> Any:
    by = with_x({"by": "x" if sign > 0 else "-x"}, amount)
    return NOTHING if by is NOTHING else _rule(**_OWN, **by)


def _generic(mana: str, build: Any) -> Any:
    number = mana.strip("{}")
    return build(int(number)) if number.isdecimal() else NOTHING


for _more, _sign in (("more", 1), ("less", -1)):
    rule(
        "static",
        f"equip abilities you activate cost <mana> {_more} to activate",
        lambda mana, sign=_sign: _generic(mana, lambda by: _rule(rule="equip_cost", by=sign * by)),
    )
for _word, _letter in COLORS.items():
    for _other, _second in COLORS.items():
        if _word != _other:
            for _words, _whom in (
                (" you cast", {}),
                (" your opponents cast", {"whose": "opponent"}),
                ("", {"whose": "any"}),
            ):
                for _more, _sign in (("more", 1), ("less", -1)):
                    rule(
                        "static",
                        f"{_word} spells and {_other} spells{_words} cost <mana> {_more} to cast",
                        lambda mana, one=_letter, two=_second, whose=_whom, sign=_sign: _generic(
                            mana,
                            lambda by: _rule(
                                rule="cost", spells={"colors": [one, two]}, **whose, by=sign * by
                            ),
                        ),
                    )
rule(
    "static",
    "creatures can't attack you unless their controller pays <mana> for each creature they control that 's attacking you",
    lambda mana: _rule(rule="attack_tax", mana=mana),
)
rule("static", "this spell|~ can't be countered", given(_rule(rule="cant_be_countered", spells="self")))
rule(
    "static",
    "<many> can't be countered",
    lambda noun: (
        _rule(rule="cant_be_countered", spells={k: v for k, v in noun.filter.items() if k != "zone"})
        if noun.filter.get("zone") == "stack"
        else NOTHING
    ),
)
for _words, _whose in (("you", "you"), ("your opponents", "opponent"), ("players", "any")):
    rule("static", f"{_words} can't gain life", given(_rule(rule="player", whose=_whose, cant="gain life")))
    rule(
        "static",
        f"{_words} play with their hands revealed",
        given(_rule(rule="player", whose=_whose, has="open hand")),
    )
    rule("static", f"{_words} have hexproof", given(_rule(rule="player", whose=_whose, has="hexproof")))
    rule(
        "static",
        f"{_words} can't draw more than one card each turn",
        given(_rule(rule="player", whose=_whose, cant="draw more than one")),
    )
rule(
    "static",
    "each opponent can't draw more than one card each turn",
    given(_rule(rule="player", whose="opponent", cant="draw more than one")),
)

# How something enters -----------------------------------------------------------------------------------------


def _enters(**more: Any) -> Document:
    return {"ability": "enters_with", **more}


rule("enters", "~ enters tapped", given(_enters(tapped=True)))
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
    "you may have ~ enter as a copy of any <one> on the battlefield .",
    lambda noun: NOTHING if noun.card else _enters(copy_of=noun.filter, optional=True),
)

# Spells -------------------------------------------------------------------------------------------------------

rule("spell", "<does>", lambda does: {"ability": "spell", **does})
rule(
    "spell",
    "as an additional cost to cast this spell, <payment> . <does>",
    lambda price, does: NOTHING if "@zone" in price else {"ability": "spell", "additional": price, **does},
)
rule("any_ability", "<ability>", itself)

rule(
    "static",
    "spells and abilities your opponents control can't cause their controller to search their library",
    given(_rule(rule="player", whose="opponent", cant="search")),
)
rule(
    "static",
    "your opponents and permanents your opponents control with hexproof can be the targets of spells and abilities"
    " you control as though they didn't have hexproof",
    given(_rule(rule="player", whose="you", can="ignore hexproof")),
)

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
