"""Events that are counted, so that cards can ask what has happened this turn (CR 608.2i).

An event is asked for as a trigger. It is counted as it happens, whoever will ask: without players, and
without the object that asks; what depends on them is told apart when the question is answered.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any, Literal

from msgspec.structs import replace

from engine.kernel.defaults import with_defaults
from engine.kernel.documents import Fault
from engine.magic.rules import says

from .filters import Filter, InHand, Qualities
from .triggers import (
    AnyOfEvents,
    Attacks,
    BecomesUnblocked,
    Begins,
    Casts,
    Cycles,
    Dies,
    Discards,
    Enlists,
    Exerts,
    Exploits,
    Explores,
    GetsCounters,
    IsDealtDamage,
    IsSacrificed,
    IsSo,
    Leaves,
    LeavesGraveyard,
    LosesCounters,
    OfPlayers,
    Trigger,
)

LEFT_OUT = "CORE-28.1"
NEW_OBJECT = says("400.7")


@lru_cache(maxsize=4_000)
def impersonal(trigger: Trigger) -> Trigger:
    """The event alone, whoever asks whether it has happened: without players, the source, and how often."""
    kept: dict[str, Any] = {}
    what = getattr(trigger, "what", None)
    if isinstance(what, Filter):
        kept["what"] = _without_players(what)
    elif what is not None:
        kept["what"] = _ANYTHING.get(type(trigger), Filter())
    if isinstance(trigger, OfPlayers) or getattr(trigger, "who", None) is not None:
        kept["who"] = "any"
    if hasattr(trigger, "nth"):
        kept["nth"] = None
    return with_defaults(replace(trigger, **kept))


_ANYTHING: dict[type[Trigger], Filter | None] = {Cycles: None, Discards: InHand()}
"""What stands for the source in events that are about cards."""


def _without_players(what: Filter) -> Filter:
    return replace(what, controller="any", other=False)


_IMPERSONAL = frozenset(
    {
        "zone", "types", "all_types", "not_types", "subtypes", "not_subtypes", "supertypes",
        "not_supertypes", "colors", "not_colors", "number_of_colors", "keywords", "not_keywords",
        "has_abilities", "not_controller", "tapped", "combat", "power", "toughness", "mana_value", "counter",
        "has_counters", "token", "name", "group", "any_of", "but_not", "bears",
    }
)  # fmt: skip
"""The fields of a filter that mean the same whoever asks, as far as what is inside them does."""
_ANY = Filter()


def _is_impersonal(what: Qualities) -> bool:
    """Whether something passes a filter or not whoever asks."""
    asked = {name for name in what.__struct_fields__ if getattr(what, name) != getattr(_ANY, name)}
    inside = (*what.any_of, *(one for one in (what.but_not, what.bears) if one is not None))
    bounds = (what.power, what.toughness, what.mana_value)
    return (
        asked <= _IMPERSONAL
        and all(one is None or one.is_fixed for one in bounds)
        and all(map(_is_impersonal, inside))
    )


def is_personal(trigger: Trigger) -> bool:
    """Whether the event depends on which object asks: "this creature", "another creature"."""
    what = getattr(trigger, "what", None)
    return is_about_itself(trigger) or (isinstance(what, Filter) and what.other)


def is_about_itself(trigger: Trigger) -> bool:
    """Whether the event is about the source alone."""
    damaged_player = isinstance(trigger, IsDealtDamage) and trigger.who is not None
    return getattr(trigger, "what", None) == "self" and not damaged_player


def moves_what_it_is_about(trigger: Trigger) -> bool:
    """Whether the event itself may move what it is about, or the source (CR 400.7j, 603.10a, 702.29c)."""
    if isinstance(trigger, AnyOfEvents):
        return any(map(moves_what_it_is_about, trigger.events))
    return trigger.looks_back or isinstance(trigger, Cycles | Exploits)


def is_about_players(trigger: Trigger) -> bool:
    """Whether the event is told of players: "an opponent lost life", and not "a creature died"."""
    who = getattr(trigger, "who", None)
    return isinstance(trigger, OfPlayers) or (who is not None and who != "any")


_COUNTED_ALIKE = {
    "damaged_by_self": False,
    "alone": False,
    "beside": None,
    "during": None,
    "at_least": 1,
    "whom": "any",
    "of": "any",
    "by": None,
    "while_": None,
    "tapped": None,
    "together": False,
    "against": None,
    "copied": False,
    "not_from": None,
}
"""Fields of events that are counted, with the values that they have there."""
_UNCOUNTED: dict[type[Trigger], str] = {
    Begins: "steps",
    LosesCounters: "counters that go",
    GetsCounters: "counters that come",
    Exploits: "exploited creatures",
    Exerts: "exerted creatures",
    Enlists: "enlisted creatures",
    LeavesGraveyard: "cards that leave graveyards",
    Explores: "creatures that explore",
    IsSo: "what is so",
    AnyOfEvents: "several events",
    BecomesUnblocked: "creatures that are not blocked",
}
_LEAVING = (Leaves, Dies, IsSacrificed, Cycles)


def counting_faults(trigger: Trigger, path: str) -> Iterator[Fault]:
    """What cannot be counted, of an event that is asked for: what depends on more than who and what."""
    for kind, uncounted in _UNCOUNTED.items():
        if isinstance(trigger, kind):
            yield Fault(f"{path}.when", f"{uncounted} are not counted")
            return
    for name, value in _COUNTED_ALIKE.items():
        if getattr(trigger, name, value) != value:
            yield Fault(f"{path}.{name}", "events are counted without this", LEFT_OUT)
    if isinstance(trigger, Attacks) and trigger.to != Attacks().to:
        yield Fault(f"{path}.to", "events are counted without this", LEFT_OUT)
    what = getattr(trigger, "what", None)
    own = isinstance(trigger, Casts | Discards) and what == "self"
    if own or what == "attached" or (isinstance(what, Filter) and not _is_impersonal(_without_players(what))):
        yield Fault(
            f"{path}.what", "events are counted of the source itself, or of what passes a filter", LEFT_OUT
        )
    if is_about_itself(trigger) and isinstance(trigger, _LEAVING):
        yield Fault(
            f"{path}.what", "what has left is another object, and cannot ask about itself", "CR-400.7"
        )


def asking_faults(event: Trigger, of: Literal["times", "amount"], path: str) -> Iterator[Fault]:
    """What is wrong with a question about an event of this turn."""
    yield from counting_faults(event, f"{path}.event")
    if getattr(event, "nth", None) is not None:
        yield Fault(f"{path}.event.nth", "every time is counted")
    if of == "amount" and "amount" not in event.gives:
        yield Fault(f"{path}.of", "this event has no amount")
