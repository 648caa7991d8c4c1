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

from .filters import Filter
from .triggers import (
    Begins,
    Cycles,
    Dies,
    IsDealtDamage,
    IsSacrificed,
    Leaves,
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
        kept["what"] = replace(what, controller="any", other=False)
    elif what is not None:
        kept["what"] = None if isinstance(trigger, Cycles) else Filter()
    if isinstance(trigger, OfPlayers) or getattr(trigger, "who", None) is not None:
        kept["who"] = "any"
    if hasattr(trigger, "nth"):
        kept["nth"] = None
    return with_defaults(replace(trigger, **kept))


def is_personal(trigger: Trigger) -> bool:
    """Whether the event depends on which object asks: "this creature", "another creature"."""
    what = getattr(trigger, "what", None)
    return is_about_itself(trigger) or (isinstance(what, Filter) and what.other)


def is_about_itself(trigger: Trigger) -> bool:
    """Whether the event is about the source alone."""
    damaged_player = isinstance(trigger, IsDealtDamage) and trigger.who is not None
    return getattr(trigger, "what", None) == "self" and not damaged_player


def is_about_players(trigger: Trigger) -> bool:
    """Whether the event is told of players: "an opponent lost life", and not "a creature died"."""
    who = getattr(trigger, "who", None)
    return isinstance(trigger, OfPlayers) or (who is not None and who != "any")


_COUNTED_ALIKE = {
    "damaged_by_self": False,
    "alone": False,
    "whom": "any",
    "of": "any",
    "together": False,
    "against": None,
}
"""Fields of events that are counted, with the values that they have there."""
_LEAVING = (Leaves, Dies, IsSacrificed, Cycles)


def counting_faults(trigger: Trigger, path: str) -> Iterator[Fault]:
    """What cannot be counted, of an event that is asked for: what depends on more than who and what."""
    if isinstance(trigger, Begins | LosesCounters):
        uncounted = "steps" if isinstance(trigger, Begins) else "counters that go"
        yield Fault(f"{path}.when", f"{uncounted} are not counted")
        return
    for name, value in _COUNTED_ALIKE.items():
        if getattr(trigger, name, value) != value:
            yield Fault(f"{path}.{name}", "events are counted without this", LEFT_OUT)
    what = getattr(trigger, "what", None)
    if what == "attached" or (isinstance(what, Filter) and (what.or_self or what.not_same_as is not None)):
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
