"""How sentences follow each other, "… If you do, …", and how long something lasts, "for as long as"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from compiler.nodes import Document, Many, New, PlayerOf, Result, Said, Targeted
from compiler.parsing import NOTHING
from compiler.walking import targets_in

from .base import itself, rule

Steps = list[Document]

rule("for_a_time", "<for_a_while>", itself)
rule("for_a_while", "for as long as <kept>", lambda condition: {"while": condition})


def _kept(what: Many, **wanted: Any) -> Any:
    return {"if": "is", "what": what.value, "filter": wanted} if what.way == "one" else NOTHING


rule("kept", "you control <thing>", lambda what: _kept(what, controller="you"))
rule("kept", "<thing> remains tapped", lambda what: _kept(what, tapped=True))
rule("kept", "<thing> remains on the battlefield", _kept)
rule(
    "kept",
    "you control <thing> and <thing> remains tapped",
    lambda what, same: _kept(what, controller="you", tapped=True) if what.value == same.value else NOTHING,
)
rule(
    "kept",
    "<thing> has a|an <counter_kind> counter on it",
    lambda what, kind: _kept(what, counter=kind),
)


def asks_of(steps: Steps, kind: str, inner: Steps) -> bool:
    """Put steps after the last of some that they depend on, "if you do", or after the last inside that."""
    before = steps[-1]
    named = before.get("as")
    chosen = steps[-2] if len(steps) > 1 and steps[-2].get("do") == "choose" else {}
    if kind == "if_not" and chosen.get("min") == 0 and before.get("what") is chosen["as"]:
        kind = "if_cannot"  # nobody has to
    if kind == "if_not" and before["do"] == "cast":
        kind = "if_cannot"  # nobody has to
    if (
        not isinstance(named, New)
        or before["do"] == "damage"
        or kind not in ("if_do", "if_cannot", "when_do")
    ):
        return False
    if kind == "when_do":
        steps.append({"do": "when_you_do", "of": Result(named), "steps": inner})
        return True
    done: Document = {"if": "done", "what": Result(named)}
    if kind == "if_cannot":
        done = {"if": "not", "condition": done}
    steps.append({"do": "if", "condition": done, "then": inner})
    return True


def together(sentences: Sequence[Steps]) -> Steps | None:
    """The steps of sentences; None if one goes on with what none before it began."""
    found: Steps = []
    for steps in sentences:
        for step in steps:
            if "@" not in step:
                within = None
                if found:
                    within = _within_reflexive(found[-1], step) or _within_condition(found[-1], step)
                if within is None:
                    found.append(step)
                else:
                    found[-1] = within
                continue
            if not found or not _continues(found, step):
                return None
    return found


def _within_reflexive(before: Document, step: Document) -> Document | None:
    """What was set going with targets of its own, and a step that speaks of these after it; None of others."""
    if before.get("do") == "may" and before.get("then"):
        *first, last = before["then"]
        within = _within_reflexive(last, step)
        return None if within is None else {**before, "then": [*first, within]}
    if before.get("do") != "when_you_do" or not any(targets_in(before["steps"])) or not _speaks(step):
        return None
    return {**before, "steps": [*before["steps"], step]}


def _within_condition(before: Document, step: Document) -> Document | None:
    """What is done if something is so or if somebody wants it, and ends with a card that is looked at or with
    tokens, and a step that is about these after it; None of others. Nothing but what was done then can be meant."""
    if before.get("do") not in ("if", "may") or "otherwise" in before or not before.get("then"):
        return None
    last = before["then"][-1].get("do")
    looked_at = before["do"] == "if" and last == "look" and _speaks_of_card(step)
    about = step["steps"] if step.get("do") == "later" else step.get("what")
    made = last in _CREATING and any(
        one.words in ("it", "them") or one.head == "token" for one in _said(about)
    )
    return {**before, "then": [*before["then"], step]} if looked_at or made else None


_CREATING = ("create", "create_copy")


def _speaks_of_card(node: Any) -> bool:
    """Whether it says "that card" or "those cards"."""
    if isinstance(node, dict | list | tuple):
        return any(map(_speaks_of_card, node.values() if isinstance(node, dict) else node))
    return isinstance(node, Said) and node.words in ("that", "those") and node.head == "card"


def _speaks(node: Any) -> bool:
    """Whether it speaks of something that was said before."""
    return any(one.words in ("it", "that", "those", "them") for one in _said(node))


def _said(node: Any) -> Iterator[Said]:
    """The words in it for something that was said before."""
    if isinstance(node, dict | list | tuple):
        for inner in node.values() if isinstance(node, dict) else node:
            yield from _said(inner)
    elif isinstance(node, PlayerOf):
        yield from _said(node.of)
    elif isinstance(node, Said):
        yield node


def _last_inside(before: Document) -> str | None:
    """The field with the steps that depend on something, where a sentence would go on with their last."""
    if before.get("do") not in ("if", "later") or "otherwise" in before:
        return None
    return next((field for field in ("then", "steps") if field in before), None)


def _continues(found: Steps, step: Document) -> bool:
    """Put such a step where it belongs; whether there is something that it can go on with."""
    if step["@"] == "spent":
        return _limited(found, step["limits"])
    inner = together([step["steps"]])
    if inner is None:
        return False
    before = found[-1]
    kind = step["@"]
    inside = None if kind == "instead" else _last_inside(before)
    if inside is not None:
        within = [*before[inside]]
        found[-1] = {**before, inside: within}
        return _continues(within, step)
    if kind == "instead":
        count = _replaced(found, inner)
        if count == 0:
            return False
        usual = found[-count:]
        same = _the_same(inner, usual)
        if same is None:
            return False
        inner = _or_else(same, usual)
        del found[-count:]
        found.append({"do": "if", "condition": step["condition"], "then": inner, "otherwise": usual})
        return True
    if before.get("do") != "may":
        return asks_of(found, kind, inner)
    return not _answers_nothing(before, inner) and _after_may(found, kind, inner)


def _after_may(found: Steps, kind: str, inner: Steps) -> bool:
    """Put steps after what somebody may do, which is the last of some."""
    before = found[-1]
    if kind == "if_not":
        if "otherwise" in before:
            return False
        found[-1] = {**before, "otherwise": inner}
        return True
    if kind == "when_do":
        inner = [{"do": "when_you_do", "steps": inner}]
    if "pay" in before and "then" in before:
        return False
    found[-1] = {**before, "then": [*before.get("then", ()), *inner]}
    return True


_DONE_OR_NOT = ("attach", "destroy", "counter")
"""What can be done to nothing though it was chosen: it is attached there already (CR 701.3b), indestructible, or
can't be countered."""
_OF_SOMEBODY = ("discard", "mill")
"""What another player cannot do without cards."""
_ON_ONE_THING = ("move", "tap", "untap", "sacrifice", "put_counters")


def _answers_nothing(may: Document, inner: Steps) -> bool:
    """Whether a yes to what one may do does not say that it was done, which is asked then (CR 608.2c, 608.2d).

    Something that was spoken of before can have left by then; what goes on with the moved thing alone finds nothing
    in that case. A target is there still, or nothing of the ability happens (CR 608.2b), but can be tapped already.
    """
    last: Document = [{}, *may.get("then", ())][-1]
    about = last.get("what", last.get("on"))
    if last.get("do") in _DONE_OR_NOT or (last.get("do") in _OF_SOMEBODY and last.get("who", "you") != "you"):
        return True
    if last.get("do") == "remove_counters":
        target = last["from"]
        return not (isinstance(target, Targeted) and "counter" in (target.what or {}))
    if isinstance(about, Targeted):
        wanted = {"tap": False, "untap": True}.get(last["do"])
        return wanted is not None and (about.what or {}).get("tapped") is not wanted
    if last.get("do") not in _ON_ONE_THING or not isinstance(about, Said):
        return False
    return not (_moves_it(last) and all(map(_moves_it, inner)))


def _moves_it(step: Document) -> bool:
    """Whether it moves something that was spoken of before."""
    return step.get("do") == "move" and isinstance(step["what"], Said)


def _limited(found: Steps, limits: Document) -> bool:
    """Limit what the mana is spent on that was just added; whether it was."""
    before = found[-1]
    inside = _last_inside(before)
    if inside is not None:
        found[-1] = {**before, inside: [*before[inside]]}
        return _limited(found[-1][inside], limits)
    if before.get("do") != "add_mana" or not limits.keys().isdisjoint(before):
        return False
    found[-1] = {**before, **limits}
    return True


def _the_same(inner: Steps, usual: Steps) -> Steps | None:
    """The steps that happen instead, with what is not said again taken from those that would have; None if
    that is something else."""
    found: Steps = []
    for step, other in zip(inner, [*usual, *inner[len(usual) :]], strict=True):
        missing = [name for name, value in step.items() if isinstance(value, str) and value == "@same"]
        if missing and (step["do"] != other.get("do") or "also" in other):
            return None
        kept = {name: value for name, value in step.items() if name not in missing}
        if missing == ["to"]:
            kept |= {name: other[name] for name in ("to", "who") if name in other}
        elif missing == ["token"]:
            kept |= {name: other[name] for name in ("token", "tapped") if name in other}
        found.append(kept)
    return found


def _or_else(instead: Steps, usual: Steps) -> Steps:
    """What a player may do instead; what would have happened does if they don't."""
    match instead:
        case [{"do": "may"} as may] if "pay" not in may and "otherwise" not in may:
            return [{**may, "otherwise": usual}]
    return instead


def _replaced(found: Steps, inner: Steps) -> int:
    """How many of the last steps the others replace: as many as there are, or all of the sentence before."""
    return min(len(inner), len(found))
