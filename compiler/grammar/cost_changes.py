"""What spells and abilities cost more or less."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Noun
from compiler.parsing import NOTHING

from .amounts import EACH, with_x
from .base import COLORS, itself, merged, rule

_OWN: Document = {"rule": "cost", "spells": "self"}
_WHO: tuple[tuple[str, Document], ...] = (
    (" you {}", {}),
    (" your opponents {}", {"whose": "opponent"}),
    ("", {"whose": "any"}),
)
"""Whose spells, or abilities, with the verb."""


def _ruled(*parts: Any, **said: Any) -> Any:
    found = merged(said, *parts) if NOTHING not in parts else NOTHING
    return NOTHING if found is NOTHING else {"ability": "static", "rules": [found]}


# How much ----------------------------------------------------------------------------------------------------


def _so_much(mana: str, sign: int) -> Any:
    number = mana[1:-1]
    if number.isdecimal():
        return {"by": sign * int(number)}
    return NOTHING if "X" in mana else {"by": sign, "mana": mana}


def _for_each(much: Any, amount: Any) -> Any:
    """So much for each of what is counted."""
    if much is NOTHING or not isinstance(amount, dict) or amount.get("amount") not in EACH:
        return NOTHING
    return {**much, "by": {**amount, "times": much["by"]} if much["by"] != 1 else amount}


for _more, _sign in (("more", 1), ("less", -1)):
    rule("so_much", f"<mana> {_more}", lambda mana, sign=_sign: _so_much(mana, sign))
    for _verb in ("cast", "activate"):
        rule(
            f"cost_{_verb}",
            f"{{X}} {_more} to {_verb} , where X is <described>",
            lambda amount, sign=_sign: with_x({"by": "x" if sign > 0 else "-x"}, amount),
        )
for _verb in ("cast", "activate"):
    rule(f"cost_{_verb}", f"<so_much> to {_verb}", itself)
    rule(f"cost_{_verb}", f"<so_much> to {_verb} for each <counted_one>", _for_each)

# Spells ------------------------------------------------------------------------------------------------------


def _spells(noun: Noun, much: Any, whose: Document, targeting: Any = None) -> Any:
    if noun.filter.get("zone") != "stack":
        return NOTHING
    what = {name: value for name, value in noun.filter.items() if name != "zone"}
    more = {} if targeting is None else {"targeting": targeting}
    return _ruled(much, whose, more, rule="cost", spells=what)


for _words, _whose in _WHO:
    rule(
        "static",
        f"<many>{_words.format('cast')} cost <cost_cast>",
        lambda noun, much, whose=_whose: _spells(noun, much, whose),
    )
    rule(
        "static",
        f"<many>{_words.format('cast')} that target <a_noun> cost <cost_cast>",
        lambda noun, what, much, whose=_whose: (
            NOTHING if what.card else _spells(noun, much, whose, what.filter)
        ),
    )
    for _word, _letter in COLORS.items():
        for _other, _second in COLORS.items():
            if _word != _other:
                rule(
                    "static",
                    f"{_word} spells and {_other} spells{_words.format('cast')} cost <cost_cast>",
                    lambda much, one=_letter, two=_second, whose=_whose: _ruled(
                        much, whose, rule="cost", spells={"colors": [one, two]}
                    ),
                )

# The spell itself --------------------------------------------------------------------------------------------


def _conditional(much: Any, condition: Any) -> Any:
    found = _ruled(_OWN, much)
    return NOTHING if found is NOTHING else {**found, "condition": condition}


rule("static", "this spell costs <cost_cast>", lambda much: _ruled(_OWN, much))
rule(
    "static",
    "this spell costs <so_much> to cast for each target beyond the first",
    lambda much: _ruled(_OWN, much, beyond_first=True),
)
rule(
    "static",
    "this spell costs <so_much> to cast if it targets <a_noun>",
    lambda much, noun: NOTHING if noun.card else _ruled(_OWN, much, {"targeting": noun.filter}),
)
rule("ability", "this spell costs <cost_cast> if <conditions> .", _conditional)

# Abilities ---------------------------------------------------------------------------------------------------

for _kind in ("cycling", "equip"):
    for _words, _whose in _WHO:
        rule(
            "static",
            f"{_kind} abilities{_words.format('activate')} cost <cost_activate>",
            lambda much, kind=_kind, whose=_whose: _ruled(much, whose, rule="cost", abilities=kind),
        )


def _own_cost(much: Any, condition: Any = None) -> Any:
    if much is NOTHING:
        return NOTHING
    return {"own_cost": much if condition is None else {**much, "condition": condition}}


rule("own_cost", "this ability costs <cost_activate> .", _own_cost)
rule("own_cost", "this ability costs <cost_activate> if <conditions> .", _own_cost)
rule("limits", "<own_cost>", itself)
rule("limits", "<own_cost> <limits>", merged)
