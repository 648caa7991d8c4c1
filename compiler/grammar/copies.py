"""Copies: "a token that's a copy of target creature, except it isn't legendary"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, New
from compiler.parsing import NOTHING

from .acts import act, mine
from .base import given, itself, listed, merged, rule
from .lasting import until
from .tokens import by

# What a copy is otherwise -------------------------------------------------------------------------------------

for _legend in (
    "it isn't legendary", "it's not legendary", "isn't legendary", "they aren't legendary",
    "they're not legendary", "the token isn't legendary", "the copy isn't legendary",
):  # fmt: skip
    rule("exception", _legend, given({"not_legendary": True}))
for _has in ("it has", "they have", "has"):
    rule("exception", f"{_has} no mana cost", given({"no_mana_cost": True}))
for _it in ("it's", "it is", "they're", "is"):
    rule("exception", f"{_it} <printed_size>", itself)
    rule(
        "exception",
        f"{_it} a|an? <printed_size>? <color_words>? <kinds> <besides>",
        lambda size, colors, kinds, besides: _is(size, colors, kinds, besides),
    )
for _has in ("it has", "it gains", "they have", "they gain", "has"):
    rule("exception", f"{_has} <keyword_list>", lambda words: {"keywords": list(words)})
rule(
    "printed_size",
    "<set_size>",
    lambda size: {"size": list(size)} if all(isinstance(one, int) for one in size) else NOTHING,
)
for _its in ("its", "their"):
    rule("besides", f"in addition to {_its} other types", given("types"))
    rule("besides", f"in addition to {_its} other creature types", given("creature types"))
    rule("besides", f"in addition to {_its} other colors and types", given("colors and types"))
listed("exception_list", "exception")
rule("excepted", ",? except <exception_list>", lambda parts: merged(*parts))


def _is(size: Document | None, colors: Any, kinds: Any, besides: str) -> Any:
    subtypes, types = kinds
    if (besides == "creature types" and types) or (besides == "colors and types" and not colors):
        return NOTHING
    found: Document = dict(size or {})
    if types:
        found["types"] = list(types)
    if subtypes:
        found["subtypes"] = list(subtypes)
    if colors is not None:
        found["more_colors" if besides == "colors and types" else "colors"] = list(colors)
    return found


def with_exceptions(step: Document, excepted: Document | None) -> Document:
    """A step with what the copy is otherwise."""
    return step if excepted is None else {**step, "except": excepted}


# Tokens -------------------------------------------------------------------------------------------------------

rule("entering_how", "tapped", given({"tapped": True}))
rule("entering_how", "attacking", given({"attacking": True}))
rule("entering_how", "tapped and attacking", given({"tapped": True, "attacking": True}))


def _create(at: int, amount: Any, how: Document | None, of: Any, excepted: Document | None) -> Any:
    if of.way != "one":
        return NOTHING
    step: Document = {"do": "create_copy", "of": of.value, **(how or {})}
    if amount != 1:
        step["amount"] = amount
    at = getattr(of.value, "at", at)
    step["as"] = New(at + 0.5, "object", "token", many=amount != 1)
    return by(with_exceptions(step, excepted))


act(
    "create|creates a|an <entering_how>? token that's a copy of <thing> <excepted>?",
    lambda at, how, of, excepted: _create(at, 1, how, of, excepted),
    at=True,
)
for _number in ("<number>", "<that_many>"):
    act(
        f"create|creates {_number} <entering_how>? tokens that are copies of <thing> <excepted>?",
        lambda at, number, how, of, excepted: (
            NOTHING if number == 1 else _create(at, number, how, of, excepted)
        ),
        at=True,
    )

# Becoming a copy ----------------------------------------------------------------------------------------------

rule("as_a_copy", "a copy of <thing>", lambda of: (of, "forever", None))
rule("as_a_copy", "a copy of <thing> <excepted>", lambda of, excepted: (of, "forever", excepted))
rule("as_a_copy", "a copy of <thing> <for_a_time>", lambda of, lasts: (of, lasts, None))
rule(
    "as_a_copy",
    "a copy of <thing> <for_a_time> <excepted>",
    lambda of, lasts, excepted: (of, lasts, excepted),
)
rule(
    "as_a_copy",
    "a copy of <thing> <excepted> <for_a_time>",
    lambda of, excepted, lasts: (of, lasts, excepted),
)
rule("clause", "<subjects> becomes <as_a_copy>", lambda what, copy: _becomes(what, *copy))
rule("bare_clause", "become <as_a_copy>", lambda copy: lambda what: _becomes(what, *copy))


def _becomes(what: Any, of: Any, lasts: str, excepted: Document | None) -> Any:
    if of.way != "one":
        return NOTHING
    return until(what, [with_exceptions({"change": "copy", "of": of.value}, excepted)], lasts)


# Copies of spells ---------------------------------------------------------------------------------------------

rule("copied_times", "twice", given(2))
rule("copied_times", "<number> times", itself)
for _copies, _new in (
    ("", False),
    (" and you may choose new targets for the copy|copies", True),
):
    act(
        f"copy <thing> <copied_times>?{_copies}",
        lambda of, times, new=_new: _copy_spell(of, times, new),
    )
    act(
        f"copy <thing> X times , where X is <described>{_copies}",
        lambda of, times, new=_new: _copy_spell(of, times, new),
    )


def _copy_spell(of: Any, times: Any, new_targets: bool) -> Any:
    if of.way != "one":
        return NOTHING
    step: Document = {"do": "copy_spell", "what": of.value}
    if times is not None:
        step["amount"] = times
    return mine({**step, "new_targets": True} if new_targets else step)
