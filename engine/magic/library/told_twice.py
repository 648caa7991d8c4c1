"""What a card could say in two ways that read alike: one of them is refused, with the other named."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import Any

from engine.kernel.documents import Fault
from engine.magic.language.abilities import Triggered
from engine.magic.language.asking import is_about_itself
from engine.magic.language.filters import Filter
from engine.magic.language.replaced import Replaceable
from engine.magic.language.triggers import DealsDamage, Dies, Enters, Leaves, Trigger
from engine.magic.rules import says

from .reading import bare, fields_of, given, placed

CONDITION = says("603.4")
INTERVENING = "an if right after the trigger is its condition, unless one step depends on it: write it there"


def idle_controller(move: Any, what: Filter, path: str) -> Iterator[Fault]:
    """Of a card that enters under its owner's control, whose card it is says it all."""
    elsewhere = what.zone not in ("battlefield", "stack")
    if elsewhere and move.controller is not None and move.controller == what.controller:
        yield Fault(f"{path}.controller", "its owner controls it anyway")


def idle_controller_of_own_card(part: Any, path: str) -> Iterator[Fault]:
    """Of a card in one's own hand or graveyard that enters under one's control anyway: one that was chosen
    there, or the source whose ability works there."""
    inside: list[tuple[Any, str]] = list(placed(part, path))
    own = {one.name for one, _ in inside if getattr(one, "hand_of", None) == "you"}
    own |= {"self"} if getattr(part, "zone", "battlefield") in ("hand", "graveyard") else set()
    for one, place in inside:
        moved = getattr(one, "what", None) if hasattr(one, "position") else None
        if isinstance(moved, str) and moved in own and one.controller == "you":
            yield Fault(f"{place}.controller", "its owner controls it anyway")


def _again(trigger: Trigger) -> dict[str, str]:
    """The names of the event for what has a plainer one, and those."""
    plainer = {"that": "self"} if is_about_itself(trigger) else {}
    if plainer and isinstance(trigger, Enters | Dies | Leaves):
        plainer["that_player"] = "you"
    if isinstance(trigger, DealsDamage) and trigger.to == ("player",):
        plainer["damaged"] = "that_player"
    if "you" in (getattr(trigger, "whose", None), getattr(trigger, "who", None)):
        plainer["that_player"] = "you"
    return plainer


def says_instead(part: Any) -> bool:
    """Whether it says what happens instead of something, as an ability does or for a time."""
    return isinstance(getattr(part, "event", None), Replaceable)


def _names_given(part: Any) -> Container[str]:
    """The names of what it triggers on, or replaces."""
    return part.event.gives if says_instead(part) else given(getattr(part, "when", None))


def second_names(part: Any, path: str) -> Iterator[Fault]:
    """What triggers for the source alone calls it ``self``, and not ``that`` as well; for its controller
    alone, ``you``. So does what happens instead of something that its controller would do."""
    if says_instead(part):
        plainer = {"that_player": "you"} if getattr(part.event, "who", None) == "you" else {}
    else:
        plainer = _again(part.trigger if isinstance(part, Triggered) else part.when)
    own: list[str] = []
    for inside, place in placed(part, path) if plainer else ():
        if inside is not part and any(name in _names_given(inside) for name in plainer):
            own.append(place)
        for field in fields_of(inside.__class__):
            value = getattr(inside, field.name)
            name = bare(value) if field.role not in (None, "new") and isinstance(value, str) else ""
            if name in plainer and not place.startswith(tuple(own)):
                yield Fault(f"{place}.{field.encoded}", f"it is {plainer[name]!r}")
