"""Where "other" and "it" may be about something else: such readings are none (CR 109.2, 109.5).

The card language says ``other`` of the source alone. Printed texts say the word of what the sentence is
about: "target creature gets +1/+1 for each other creature you control" leaves out the target, and "whenever a
creature you control attacks, each other creature you control …" the attacker. Only where nothing but the
source could be left out, the word is about the source.

"Its controller" is never said of the source, whose controller is "you".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .nodes import Document
from .walking import documents

OF_THE_SOURCE = '"its controller" is never said of the source'
OTHER_THAN_EACH = '"other" may leave out something else than the source: each of those that it is about'
OTHER_THAN_WHAT_HAPPENED = '"other" may leave out something else than the source: what the event is about'
OTHER_THAN_WHAT_IS_DONE_TO = '"other" may leave out something else than the source: what something is done to'
EITHER_OF_TWO = "something is spoken of in words that may mean either of two things"

_OF_OTHER_KINDS = frozenset({"casts", "discards", "goes_to_graveyard", "leaves_graveyard", "cycles"})
"""Events of spells and cards, which are no permanents."""
_ZONES = frozenset({"battlefield", "graveyard", "hand", "library", "exile", "top"})
_MANA_VALUE_OF_SOURCE: Document = {"amount": "stat", "stat": "mana_value", "of": "self"}
"""What "its mana value" is not about: it is that of the spell that was cast, or of the card discarded."""
_SUBJECTS = ("what", "on", "to", "by", "one")
_NO_OBJECTS = frozenset({"self", "it", "you", "any", "opponent"}) | _ZONES


def doubt_about(ability: Document) -> str | None:
    """Why a reading is doubtful, in words that are the same wherever it is so; None: it is not.

    "Other" is said where something else than the source is spoken of, which may be meant, or something is
    spoken of in words that may mean something else.
    """
    trigger = ability.get("trigger", {})
    event, parts = _objects_of(trigger), list(documents(ability))
    if any(value == "controller of self" for part in parts for value in part.values()):
        return OF_THE_SOURCE
    if _MANA_VALUE_OF_SOURCE in parts or any(map(_is_source_a_card, parts)):
        return EITHER_OF_TWO
    if _of_static(ability):
        return OTHER_THAN_EACH
    if _of_event(ability):
        return OTHER_THAN_WHAT_HAPPENED
    if any(map(_of_step, parts)):
        return OTHER_THAN_WHAT_IS_DONE_TO
    again = any(_after_another(one, event if one is ability else {}) for one in parts)
    returned = any(_before_it_returned(part) for part in parts if "do" in part)
    return EITHER_OF_TWO if again or returned or _of_both(ability) else None


def _is_source_a_card(part: Document) -> bool:
    """Whether it asks of the source if "it's a creature card", which is said of cards that were moved."""
    return (
        part.get("if") == "is"
        and part["what"] == "self"
        and part["filter"].get("zone") in _ZONES - {"battlefield"}
    )


def _objects_of(trigger: Document) -> Document:
    """What the objects of an event pass, by their names in the order in which they are spoken of."""
    met = "damaged" if trigger.get("when") == "deals_damage" else "opposing"
    hurt = {"types": ["creature"]} if "creature" in trigger.get("to", ()) else None
    found = {"that": trigger.get("what"), met: trigger.get("against", hurt)}
    return {name: what for name, what in found.items() if isinstance(what, dict)}


def _of_static(ability: Document) -> bool:
    """What each of a group gets for others; what a creature is attached to, for other creatures."""
    if ability.get("ability") != "static":
        return False
    others = list(_others(ability.get("changes")))
    if ability.get("of") == "attached":
        return any(_overlap({"types": ["creature"]}, one) for one in others)
    return isinstance(ability.get("of"), dict) and bool(others)


def _of_step(step: Document) -> bool:
    """A step that is about something that has a name, and about others; or that is done to it if there are
    others: "target creature gains flying if you control another creature"."""
    if step.get("do") == "if":
        return _is_about_something(next(iter(step.get("then", ())), {})) and any(_others(step["condition"]))
    if "do" not in step or not _is_about_something(step):
        return False
    own = {
        name: value for name, value in step.items() if name not in ("then", "otherwise", "steps", "targets")
    }
    return any(_others(own))


def _is_about_something(step: Document) -> bool:
    """Whether it is about something that has a name."""
    return not {value for name in _SUBJECTS if isinstance(value := step.get(name), str)} <= _NO_OBJECTS


def _after_another(part: Document, event: Document) -> bool:
    """Whether a step goes back to something though another that can be called the same was spoken of since,
    or to one of two that have met: "that creature" and "it" may be either."""
    targets = part.get("targets", ())
    kinds = event | {target.get("as", "target"): target["what"] for target in targets if "what" in target}
    spoken, met = [*event], frozenset[str]()
    steps = part.get("do", ())
    for step in part.get("steps", ()) if isinstance(steps, str) else steps:
        named = sorted(_named(step, kinds), key=lambda name: name in (step.get("to"), step.get("other")))
        back = [name for name in named if name in spoken[:-1]]
        if any(_overlap(kinds[name], kinds[spoken[-1]]) for name in back) or not met.isdisjoint(named):
            return True
        meet = [name for name in named if name in map(step.get, ("by", "to", "one", "other"))]
        met = frozenset(meet) if len(meet) > 1 else met
        spoken = [*(name for name in spoken if name not in named), *named]
    return False


def _named(node: Any, kinds: Document) -> set[str]:
    """Those of the names that are spoken of."""
    return {
        value.rsplit(" ", 1)[-1]
        for found in documents(node)
        for value in found.values()
        if isinstance(value, str) and value.rsplit(" ", 1)[-1] in kinds
    }


def _before_it_returned(part: Document) -> bool:
    """Whether something is asked of, or done to, what left the battlefield, once the card has come back: that
    creature is the one that returned (CR 400.7)."""
    had: dict[str, str] = {}
    left, past = set[str](), set[str]()
    for step in _in_order(part["do"]):
        what = step.get("what")
        if past.intersection(_values(step)):
            return True
        if step.get("do") != "move" or not isinstance(what, str):
            continue
        names = [what]
        while names[-1] in had:
            names.append(had[names[-1]])
        if step["to"] != "battlefield":
            left.add(what)
        elif not left.isdisjoint(names):
            past.update(names)
        if isinstance(name := step.get("as"), str) and name not in names:
            had[name] = what
    return False


_STEPS = ("then", "otherwise", "steps")


def _in_order(steps: Any) -> Iterator[Document]:
    """All steps, and before those that depend on something that itself."""
    for step in steps if isinstance(steps, list | tuple) else ():
        yield {name: value for name, value in step.items() if name not in _STEPS}
        for name in _STEPS:
            yield from _in_order(step.get(name, ()))


def _values(node: Any) -> Iterator[str]:
    """What it is about; what was exiled "this way" is asked for as it was."""
    return (
        value
        for part in documents(node)
        for name, value in part.items()
        if isinstance(value, str) and name != "among"
    )


def _of_event(ability: Document) -> bool:
    """An event of one object, and others of its kind."""
    trigger = ability.get("trigger", {})
    events = trigger.get("events", [trigger])
    kinds = [
        event["what"]
        for event in events
        if isinstance(event.get("what"), dict)
        and event["when"] not in _OF_OTHER_KINDS
        and not event.get("together")
    ]
    rest = {name: value for name, value in ability.items() if name != "trigger"}
    return any(_overlap(kind, others) for kind in kinds for others in _others(rest))


def _of_both(ability: Document) -> bool:
    """What happens to the source or to what it is attached to: "it" is either of them, as the case may be."""
    trigger = ability.get("trigger", {})
    both = {str(event.get("what", "self")) for event in trigger.get("events", ())}
    if both != {"self", "attached"}:
        return False
    parts = list(documents({name: value for name, value in ability.items() if name != "trigger"}))
    return any(
        part.get("do") == "damage"
        or any(value in ("self", "attached") for value in part.values() if isinstance(value, str))
        for part in parts
    )


def _overlap(one: Document, other: Document) -> bool:
    """Whether something may pass both filters, by its types."""
    types, more = (
        frozenset((*found.get("types", ()), *found.get("all_types", ()))) for found in (one, other)
    )
    return not types or not more or bool(types & more)


def _others(node: Any) -> Iterator[Document]:
    """The filters that leave out the source."""
    return (found for found in documents(node) if found.get("other") is True)
