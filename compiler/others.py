"""Where "other" may be other than something else than the source: such readings are none (CR 109.2, 109.5).

The card language says ``other`` of the source alone. Printed texts say the word of what the sentence is
about: "target creature gets +1/+1 for each other creature you control" leaves out the target, and "whenever a
creature you control attacks, each other creature you control …" the attacker. Only where nothing but the
source could be left out, the word is about the source.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .nodes import Document
from .walking import documents

_OF_OTHER_KINDS = frozenset({"casts", "discards", "goes_to_graveyard", "leaves_graveyard", "cycles"})
"""Events of spells and cards, which are no permanents."""
_ZONES = frozenset({"battlefield", "graveyard", "hand", "library", "exile", "top"})
_SUBJECTS = ("what", "on", "to", "by", "one")
_NO_OBJECTS = frozenset({"self", "it", "you", "any", "opponent"}) | _ZONES


def is_doubtful(ability: Document) -> bool:
    """Whether "other" is said where something else than the source is spoken of, which may be meant."""
    return _of_static(ability) or _of_event(ability) or any(map(_of_step, documents(ability)))


def _of_static(ability: Document) -> bool:
    """What each of a group gets for others: for each something else."""
    return (
        ability.get("ability") == "static"
        and isinstance(ability.get("of"), dict)
        and any(_others(ability.get("changes")))
    )


def _of_step(step: Document) -> bool:
    """A step that is about something that has a name, and about others."""
    names = {value for name in _SUBJECTS if isinstance(value := step.get(name), str)}
    if "do" not in step or names <= _NO_OBJECTS:
        return False
    own = {
        name: value for name, value in step.items() if name not in ("then", "otherwise", "steps", "targets")
    }
    return any(_others(own))


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


def _overlap(one: Document, other: Document) -> bool:
    """Whether something may pass both filters, by its types."""
    types, more = (
        frozenset((*found.get("types", ()), *found.get("all_types", ()))) for found in (one, other)
    )
    return not types or not more or bool(types & more)


def _others(node: Any) -> Iterator[Document]:
    """The filters that leave out the source."""
    return (found for found in documents(node) if found.get("other") is True)
