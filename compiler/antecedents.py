"""What was said before and can be spoken of again: what targets, costs and events are called."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from engine.magic.language.words import subtype_kind

from .nodes import Document, Said, Targeted

PERMANENTS = ("artifact", "creature", "enchantment", "land", "planeswalker")


@dataclass(frozen=True)
class Antecedent:
    """Something that was said before, or that an event or a price gives a name to."""

    at: float
    name: Any
    """The name, or the node that will have one."""
    kind: str
    heads: frozenset[str]
    many: bool = False
    words: str = ""
    how: str = ""


def kind_of(head: str) -> str:
    """What a Forest or a Goblin is called in general: a land, a creature."""
    return subtype_kind(head) if head[:1].isupper() else head


def heads_of_filter(wanted: Document) -> frozenset[str]:
    """The words for what passes a filter, each of which "that …" could repeat."""
    words = {*wanted.get("types", ()), *wanted.get("all_types", ()), *wanted.get("subtypes", ())}
    if wanted.get("token"):
        words.add("token")
    if wanted.get("any_of"):
        words |= {"permanent"}.union(*map(heads_of_filter, wanted["any_of"]))
    return frozenset(words or {"permanent"}) | {kind_of(name) for name in wanted.get("subtypes", ())}


_HEADS_OF_EVENT = {
    "casts": frozenset({"spell"}),
    "discards": frozenset({"card"}),
    "goes_to_graveyard": frozenset({"card"}),
    "leaves_graveyard": frozenset({"card"}),
}
"""What the objects of an event are called that are no permanents."""


_OF_ITS_CONTROLLER = frozenset({"dies", "enters", "leaves"})
"""Events of the source whose only player is "you"."""


def of_event(trigger: Document) -> Iterator[Antecedent]:
    """What an event gives names to."""
    if trigger["when"] == "any_of":
        yield from _of_all(trigger["events"])
    else:
        yield from _of_one_event(trigger)


def _of_one_event(trigger: Document) -> Iterator[Antecedent]:
    when, what = trigger["when"], trigger.get("what", "self")
    player = frozenset({"player"})
    if isinstance(what, dict):
        yield from _of_kind(trigger, what)
    elif what == "attached":
        yield Antecedent(0.2, "that", "object", frozenset(PERMANENTS))
    elif when == "casts":
        yield Antecedent(0.2, "that", "object", frozenset({"spell"}))
    elif when in ("discards", "goes_to_graveyard", "leaves_graveyard"):
        yield Antecedent(0.2, "that", "object", frozenset({"card"}))
    yield from _players_of(trigger)
    if when == "attacks":
        words = "" if _is_on_some(trigger) else "defending player"
        yield Antecedent(0.3, "that_player", "player", player, words=words)
        yield Antecedent(0.1, "attacked", "thing", player)
    if when == "deals_damage":
        yield from _of_damage(trigger)
    if when == "is_dealt_damage":
        yield Antecedent(0.1, "amount", "number", frozenset())
        yield Antecedent(0.1, "by", "object", frozenset({"source"}))
    if when in ("gains_life", "loses_life") or (when == "gets_counters" and not trigger.get("each")):
        yield Antecedent(0.1, "amount", "number", frozenset())
    if when == "becomes_target":
        words = f"that spell{'' if 'by' in trigger else ' or ability'}"
        yield Antecedent(0.1, "targeting", "object", frozenset({"spell"}), words=words)
    if trigger.get("together"):
        yield Antecedent(0.1, "number", "number", frozenset())


def _of_damage(trigger: Document) -> Iterator[Antecedent]:
    """What is dealt damage, and how much."""
    kinds = trigger.get("to", ("creature", "player", "planeswalker"))
    if "against" in trigger:
        yield Antecedent(0.3, "damaged", "object", heads_of_filter(trigger["against"]))
    elif "player" in kinds:
        yield Antecedent(0.3, "damaged", "thing", frozenset(kinds))
    else:
        yield Antecedent(0.3, "damaged", "object", frozenset(kinds))
    yield Antecedent(0.1, "amount", "number", frozenset())


def of_replaced(event: Document) -> Iterator[Antecedent]:
    """What an event that something else takes the place of gives names to."""
    would = event["would"]
    if would == "die" and isinstance(event.get("what"), dict):
        yield Antecedent(0.2, "that", "object", heads_of_filter(event["what"]))
    if would in ("draw", "gain_life") and event.get("who", "you") != "you":
        yield Antecedent(0.1, "that_player", "player", frozenset({"player"}))
    if would in ("gain_life", "be_dealt_damage", "create"):
        yield Antecedent(0.1, "amount", "number", frozenset())
    if would == "be_dealt_damage":
        words = "the damage prevented this way"
        yield Antecedent(0.1, "prevented", "number", frozenset(), words=words)


def _of_kind(trigger: Document, what: Document) -> Iterator[Antecedent]:
    """What passes a filter, unless that is the name that it has already."""
    if not isinstance(what.get("among"), Said | Targeted):
        heads = _HEADS_OF_EVENT.get(trigger["when"]) or heads_of_filter(what)
        yield Antecedent(0.2, "that", "object", heads, bool(trigger.get("together")))


def _is_on_some(trigger: Document) -> bool:
    """Whether it says whom an attack is on, who is "that player" then, unless it is "you"."""
    return trigger.get("whom", "any") != "you" and ("whom" in trigger or "to" in trigger)


def _of_all(events: Sequence[Document]) -> Iterator[Antecedent]:
    """What all of several events give names to."""
    first, *others = ([*of_event(one)] for one in events)
    for one in first:
        if all(one in more for more in others):
            yield one


def _players_of(trigger: Document) -> Iterator[Antecedent]:
    """The player of the event, who is not "you" anyway, and what is blocked or blocks."""
    if trigger.get("what", "self") != "self" or trigger["when"] not in _OF_ITS_CONTROLLER:
        yield Antecedent(0.1, "that_player", "player", frozenset({"player"}))
    yield from _of_blocking(trigger)


def _of_blocking(trigger: Document) -> Iterator[Antecedent]:
    """The creature that is met, and the player who is attacked."""
    against = trigger.get("against")
    if isinstance(against, dict) and trigger["when"] != "deals_damage":
        yield Antecedent(0.3, "opposing", "object", heads_of_filter(against))
    if trigger["when"] in ("becomes_blocked", "becomes_unblocked"):
        player = frozenset({"player"})
        yield Antecedent(0.3, "defending_player", "player", player, words="defending player")


TARGETS = ("target", "second", "third", "fourth")
"""What the targets of a part are called, in their order."""


def is_either_of_two(said: Said, before: Sequence[Antecedent]) -> bool:
    """Whether "it" may be either of the two objects of an event: what deals damage deals it all the same."""
    if said.words != "it" or said.head == "deals" or any(one.name in TARGETS for one in before):
        return False
    return any(one.name in ("damaged", "opposing") and one.kind == "object" for one in before)
