"""Objects and zones: every object is a card or token, in one zone, with what it can have (CR 108–111)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, get_args

from engine.kernel.closed_words import one_of
from engine.kernel.documents import Fault
from engine.magic import custom_cards
from engine.magic.language.abilities import Activated
from engine.magic.language.words import PERMANENT_TYPES, CounterKind, Payment
from engine.magic.limits import LARGEST, MOST_ENTRIES, MOST_OBJECTS, MOST_PERMANENTS, within
from engine.magic.rules import cr
from engine.magic.state import Object

from .position import Position, number_of

ONE_ZONE = cr("400.1")
OWN_ZONES = cr("400.3")
NO_PERMANENT = cr("400.4a")
NEW_OBJECT = cr("400.7")
OWNER = cr("108.3")
CONTROLLER = cr("109.4")
STATUS = cr("110.5")
TOKENS = cr("111.6")
TOKEN_ELSEWHERE = cr("111.7")
COUNTERS = cr("122.1")
ATTACHED = cr("701.3")
LIMITS = cr("602.5b")
COPIES = cr("707.2")
COUNTER_KINDS = frozenset(get_args(CounterKind))

ON_BATTLEFIELD = (
    "tapped",
    "sick",
    "damage",
    "deathtouched",
    "counters",
    "attached_to",
    "timestamp",
    "copy_of",
    "copy_types",
    "held_by",
    "shields",
    "monstrous",
    "stays_tapped",
    "stays_tapped_for",
    "used",
    "linked",
    "damaged_by",
)
"""What only a permanent has."""
BARE = Object("", 0)
HOW_IT_WAS_PAID = frozenset(get_args(Payment))


def size_faults(position: Position) -> Iterator[Fault]:
    """More than is worked with here; if a game came to more, it is over (CORE-R5)."""
    table = position.table
    if position.over:
        return
    if len(table.objects) > MOST_OBJECTS:
        yield Fault("$.table.objects", f"at most {MOST_OBJECTS} objects, not {len(table.objects)}")
    if len(table.battlefield) > MOST_PERMANENTS:
        yield Fault(
            "$.table.battlefield", f"at most {MOST_PERMANENTS} permanents, not {len(table.battlefield)}"
        )
    for name in ("stack", "effects", "shields", "delayed"):
        entries = len(getattr(table, name))
        if entries > MOST_ENTRIES:
            yield Fault(f"$.table.{name}", f"at most {MOST_ENTRIES} entries, not {entries}")


def zone_faults(position: Position) -> Iterator[Fault]:
    """Objects in no zone, in two, in one that they do not speak of, or in that of another player."""
    table, objects = position.table, position.table.objects
    first: dict[str, str] = {}
    for path, zone, seat, ref in _places(position):
        thing = objects.get(ref)
        if ref in first:
            yield Fault(path, f"{ref[:40]} lies at {first[ref]} too", ONE_ZONE)
            continue
        first[ref] = path
        if thing is None:
            yield Fault(path, f"there is no object {ref[:40]!r}", ONE_ZONE)
        elif thing.zone != zone:
            message = f"{ref} lies at {path}, not in {_zone(position, thing)}"
            yield Fault(f"$.table.objects.{ref}.zone", message, ONE_ZONE)
        elif seat is not None and thing.owner != seat:
            yield Fault(path, f"{ref} belongs to seat {thing.owner}", OWN_ZONES)
    on_stack = {item.id for item in table.stack}
    for ref, thing in objects.items():
        if ref not in first and not (thing.zone == "stack" and ref in on_stack):
            message = f"it lies nowhere, not in {_zone(position, thing)} either"
            yield Fault(f"$.table.objects.{ref[:40]}", message, ONE_ZONE)


def _zone(position: Position, thing: Object) -> str:
    """The zone that an object speaks of; if there is none of that name, which there are."""
    if thing.zone in position.zone_names:
        return f"the {thing.zone}"
    return f"{thing.zone[:40]!r}, which is no zone: {one_of(sorted(position.zone_names))}"


def _places(position: Position) -> Iterator[tuple[str, str, int | None, str]]:
    """Every entry of a zone but the stack: path, zone, whose it is, id."""
    table = position.table
    for index, ref in enumerate(table.battlefield):
        yield f"$.table.battlefield[{index}]", "battlefield", None, ref
    for index, ref in enumerate(table.exile):
        yield f"$.table.exile[{index}]", "exile", None, ref
    for seat, player in enumerate(table.seats):
        for zone in ("hand", "library", "graveyard"):
            for index, ref in enumerate(getattr(player, zone)):
                yield f"$.table.seats[{seat}].{zone}[{index}]", zone, seat, ref
    yield from position.format.board.places(position.state)


def object_faults(position: Position) -> Iterator[Fault]:
    """What is wrong with each object by itself.

    Most are no more than a card and its owner in a zone: cards of one name and owner are looked at once.
    """
    yield from custom_cards.table_faults(position.table.cards)
    sound: set[tuple[str, int]] = set()
    for ref, thing in position.table.objects.items():
        path = f"$.table.objects.{ref[:40]}"
        if not number_of(ref):
            yield Fault(path, "an object's id is the letter o and a number, o12", NEW_OBJECT)
        bare = ref in position.bare
        if bare and (thing.card, thing.owner) in sound:
            continue
        found = [*_card_faults(position, thing, path), *_owner_faults(position, thing, path)]
        yield from found
        if not bare and thing.zone != "battlefield":
            yield from _elsewhere(position, thing, path)
        elif bare and not found:
            sound.add((thing.card, thing.owner))


def _card_faults(position: Position, thing: Object, path: str) -> Iterator[Fault]:
    if not position.has_card(thing.card):
        yield Fault(f"{path}.card", f"there is no card {thing.card[:80]!r}", custom_cards.REFERENCE)
    elif position.is_token(thing.card) != thing.token:
        what = "a token" if thing.token else "a card"
        yield Fault(f"{path}.token", f"{thing.card} is not {what}", TOKENS)
    if thing.copy_of is not None and not position.has_card(thing.copy_of):
        yield Fault(f"{path}.copy_of", f"there is no card {thing.copy_of[:80]!r}", COPIES)
    if thing.copy_types and thing.copy_of is None:
        yield Fault(f"{path}.copy_types", "only a copy has card types of what it copied", COPIES)


def _owner_faults(position: Position, thing: Object, path: str) -> Iterator[Fault]:
    if not position.is_seat(thing.owner):
        yield Fault(f"{path}.owner", f"there is no seat {thing.owner}", OWNER)
    elif not position.has_things(thing.owner) and not position.over:
        yield Fault(f"{path}.owner", "what a player owns leaves the game with them", cr("800.4a"))
    if thing.held_by is not None and not position.is_seat(thing.held_by):
        yield Fault(f"{path}.held_by", f"there is no seat {thing.held_by}", CONTROLLER)
    if thing.controller is None:
        return
    if thing.zone not in ("battlefield", "stack"):
        yield Fault(f"{path}.controller", f"nobody controls an object in the {thing.zone}", CONTROLLER)
    elif not position.is_seat(thing.controller):
        yield Fault(f"{path}.controller", f"there is no seat {thing.controller}", CONTROLLER)


def _elsewhere(position: Position, thing: Object, path: str) -> Iterator[Fault]:
    """What only permanents have; and tokens, which are seen elsewhere for a moment only."""
    for name in ON_BATTLEFIELD:
        if getattr(thing, name) != getattr(BARE, name):
            yield Fault(
                f"{path}.{name}", f"only a permanent has this, not an object in the {thing.zone}", STATUS
            )
    if thing.zone != "stack" and (thing.paid or thing.x):
        yield Fault(f"{path}.paid", f"nobody paid for an object in the {thing.zone}", NEW_OBJECT)
    if thing.token and position.settled:
        yield Fault(f"{path}.token", f"a token does not stay in the {thing.zone}", TOKEN_ELSEWHERE)


# Permanents and spells, once zones are sound ----------------------------------------------------------------


def detail_faults(position: Position) -> Iterator[Fault]:
    """What is wrong with the numbers and references of objects on the battlefield and the stack."""
    for ref, thing in position.table.objects.items():
        if ref in position.bare and thing.zone != "battlefield":
            continue
        path = f"$.table.objects.{ref}"
        for index, word in enumerate(thing.paid):
            if word not in HOW_IT_WAS_PAID:
                message = f"no spell is paid for as {word[:40]!r}: {one_of(get_args(Payment))}"
                yield Fault(f"{path}.paid[{index}]", message, cr("601.2b"))
        for name in ("damage", "shields", "x"):
            if not within(getattr(thing, name), most=position.largest):
                yield Fault(f"{path}.{name}", f"at most {LARGEST}", STATUS)
        if thing.zone == "battlefield":
            yield from _permanent_faults(position, ref, thing, path)


def _permanent_faults(position: Position, ref: str, thing: Object, path: str) -> Iterator[Fault]:
    for name in ("card", "copy_of"):
        key = getattr(thing, name)
        if key is not None and position.card(key).types.isdisjoint(PERMANENT_TYPES):
            yield Fault(f"{path}.{name}", "instants and sorceries do not enter the battlefield", NO_PERMANENT)
    for kind, number in thing.counters.items():
        if kind not in COUNTER_KINDS:
            message = f"there are no {kind[:40]!r} counters: {one_of(get_args(CounterKind))}"
            yield Fault(f"{path}.counters", message, COUNTERS)
        elif not within(number, most=position.largest):
            yield Fault(f"{path}.counters", f"at most {LARGEST}", COUNTERS)
    host = thing.attached_to
    if host is not None and (host == ref or not _may_be_host(position, host)):
        yield Fault(f"{path}.attached_to", f"nothing is attached to {host[:40]!r}", ATTACHED)
    yield from _memory_faults(position, thing, path)


def _memory_faults(position: Position, thing: Object, path: str) -> Iterator[Fault]:
    """What a permanent remembers of others, of players, and of its own abilities."""
    for name in ("linked", "damaged_by"):
        refs = getattr(thing, name)
        if len(refs) > MOST_ENTRIES:
            yield Fault(f"{path}.{name}", f"at most {MOST_ENTRIES} entries")
        for index, other in enumerate(refs):
            if not position.was_object(other):
                yield Fault(f"{path}.{name}[{index}]", f"there was no object {other[:40]!r}", NEW_OBJECT)
    named: set[int] = set()
    for index, seat in enumerate(thing.stays_tapped_for):
        if not position.is_seat(seat) or seat in named:
            yield Fault(f"{path}.stays_tapped_for[{index}]", f"seat {seat} is none, or named twice", STATUS)
        named.add(seat)
    if len(thing.used) > MOST_ENTRIES:
        yield Fault(f"{path}.used", f"at most {MOST_ENTRIES} entries")
    for index, code in enumerate(thing.used):
        if not _is_activated(position.part_at(code)):
            yield Fault(f"{path}.used[{index}]", f"{code[:80]!r} is no activated ability", LIMITS)


def _may_be_host(position: Position, host: str) -> bool:
    """On the battlefield; while things happen, it may have left, and what was attached follows later."""
    return position.on_battlefield(host) or (not position.settled and position.was_object(host))


def _is_activated(part: Any) -> bool:
    return isinstance(part, Activated)
