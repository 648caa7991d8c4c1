"""What continuous effects do for a time: "gets +2/+0 until end of turn", "can't block this turn"."""

from __future__ import annotations

from typing import Any

from compiler.nodes import Document, Many, New
from compiler.parsing import NOTHING

from .acts import head_of
from .base import given, rule

Steps = list[Document]

rule("for_a_time", "until end of turn", given("turn"))
rule("for_a_time", "until your next turn", given("your_next_turn"))
rule("for_this_turn", "this turn", given("turn"))
rule("for_this_turn", "until your next turn", given("your_next_turn"))


def until(what: Many, changes: Steps, lasts: Any) -> Any:
    """A continuous effect for a time; all of a group alone where it is no name."""
    if what.way == "all" and not isinstance(what.value, dict):
        return NOTHING
    found: Document = {"do": "until", "what": what.value, "changes": changes}
    return [found if lasts == "turn" else {**found, "lasts": lasts}]


def _until_named(at: int, what: Many, changes: Steps, lasts: Any) -> Any:
    """The same; those that are meant have a name."""
    found = until(what, changes, lasts)
    if found is NOTHING or not isinstance(what.value, dict):
        return found
    return [{**found[0], "as": New(at, "object", head_of(what.value), many=True)}]


rule("clause", "<subjects> <changes> <for_a_time>", _until_named, at=True)
rule(
    "clause",
    "<subjects> <changes> until end of turn for each <counted_one>",
    lambda what, changes, amount: _until_for_each(what, changes, amount),
)
rule("clause", "until end of turn, <subjects> <changes>", lambda what, changes: until(what, changes, "turn"))
rule(
    "clause",
    "until your next turn, <subjects> <changes>",
    lambda what, changes: until(what, changes, "your_next_turn"),
)
rule("clause", "<subjects> <becoming>", lambda what, changes: until(what, changes, "forever"))
rule(
    "clause",
    "<subjects> <becoming> and <change_last>",
    lambda what, changes, more: until(what, [*changes, *more], "forever"),
)
rule(
    "clause", "<subjects> <barred> <for_this_turn>", lambda what, change, lasts: until(what, [change], lasts)
)
rule(
    "clause",
    "<subjects> <stays_tapped> <for_a_while>",
    lambda what, change, lasts: until(what, [change], lasts),
)
rule("clause", "<subjects> <barred> <for_a_while>", lambda what, change, lasts: until(what, [change], lasts))
rule(
    "clause", "<subjects> <becoming> <for_a_while>", lambda what, changes, lasts: until(what, changes, lasts)
)
rule("clause", "<subjects> <compelled_now>", lambda what, change: until(what, [change], "turn"))
rule(
    "clause",
    "<subjects> <changes> until end of turn and <barred> this turn",
    lambda what, changes, barred: until(what, [*changes, barred], "turn"),
)
rule(
    "clause",
    "<subjects> <changes> until end of turn and <compelled_now>",
    lambda what, changes, change: until(what, [*changes, change], "turn"),
)
rule(
    "clause",
    "all creatures able to block <thing> this turn do so",
    lambda what: until(what, [{"change": "must", "be_blocked_by_all": True}], "turn"),
)
rule(
    "clause",
    "if <subjects> would die this turn, exile it|them instead",
    lambda what: until(what, [{"change": "exile_instead_of_dying"}], "turn"),
)
rule(
    "clause",
    "if <subjects> would leave the battlefield , exile it|them instead of putting it|them anywhere else",
    lambda what: until(what, [{"change": "exile_instead_of_leaving"}], "forever"),
)


def _until_for_each(what: Many, changes: Steps, amount: Any) -> Any:
    found = [_each_time(change, amount) for change in changes]
    return NOTHING if NOTHING in found or len(found) != 1 else until(what, found, "turn")


def _each_time(change: Document, amount: Any) -> Any:
    """A change of power and toughness so many times."""
    if change["change"] != "power_toughness":
        return NOTHING
    numbers = {name: value for name, value in change.items() if name != "change"}
    if not isinstance(amount, dict) or not all(isinstance(value, int) for value in numbers.values()):
        return NOTHING
    return {
        "change": "power_toughness",
        **{name: amount if value == 1 else {**amount, "times": value} for name, value in numbers.items()},
    }


def _for_good(at: int, what: Many, changes: Steps) -> Any:
    """Keywords and abilities without an end: "it gains haste"."""
    if what.way != "one" or any(one["change"] not in ("keywords", "abilities") for one in changes):
        return NOTHING
    return _until_named(at, what, changes, "forever")


rule("clause", "<subjects> <gained_for_good>", _for_good, at=True)
rule(
    "gained_for_good",
    "gains|gain <keyword_list>",
    lambda words: [{"change": "keywords", "gain": list(words)}],
)
rule("gained_for_good", "gains|gain <quoted>", lambda ability: [{"change": "abilities", "gain": [ability]}])
rule(
    "gained_for_good",
    "loses|lose <keyword_list>",
    lambda words: [{"change": "keywords", "lose": list(words)}],
)
