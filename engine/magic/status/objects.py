"""Objects and zones: every object is a card or token, in one zone, with what it can have (CR 108–111)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import filterfalse

from engine.kernel import constraints
from engine.kernel.documents import Fault
from engine.magic.custom_cards import is_emblem_card, is_token_card
from engine.magic.language.copying import EXCEPTIONS
from engine.magic.language.ways import EXILED_FACE_DOWN, FACE_DOWN_WAYS
from engine.magic.language.words import KEYWORD_COUNTERS, PERMANENT_TYPES
from engine.magic.library.loader import BLANK_OF, BLANKS, CARDS, MARKERS, MONARCH
from engine.magic.limits import MOST_ENTRIES, MOST_OBJECTS, MOST_PERMANENTS
from engine.magic.rules import cr
from engine.magic.shared_decks import may_lie_face_down
from engine.magic.state import CONTROLLER, COUNTERS, FACE_DOWN, LEAVES, NEW_OBJECT, OWNER, STATUS, Object
from engine.magic.vocabulary import number_of

from .position import Pile, Position

ONE_ZONE = cr("400.1")
OWN_ZONES = cr("400.3")
NO_PERMANENT = cr("400.4a")
TOKENS = cr("111.6")
EMBLEM = cr("114.5")
MARK = cr("725.2")
ONE_MONARCH = cr("725.3")
TOKEN_ELSEWHERE = cr("111.7")
ATTACHED = cr("701.3")

_ANYWHERE = {
    "card", "owner", "zone", "controller", "token", "face_down", "face", "paid", "cast_by", "cast_from",
    "spent", "then_exiled", "x",
}  # fmt: skip
ON_BATTLEFIELD = tuple(name for name in Object.__struct_fields__ if name not in _ANYWHERE)
"""What only a permanent has."""
OF_EMBLEMS = ("timestamp", "used", "used_ever")
"""What an emblem has of that."""
BARE = Object("", 0)


def size_faults(position: Position) -> Iterator[Fault]:
    """More objects or entries than a game can reach before it is a draw (CORE-R5)."""
    table = position.table
    if position.over:
        return
    for name, most, what in (
        ("objects", MOST_OBJECTS, "objects"),
        ("battlefield", MOST_PERMANENTS, "permanents"),
        *(
            (name, MOST_ENTRIES, "entries")
            for name in ("stack", "effects", "shields", "permissions", "lasting", "delayed", "command")
        ),
    ):
        number = len(getattr(table, name))
        if number > most:
            yield Fault(f"$.table.{name}", f"at most {most} {what}, not {number}")


def object_faults(position: Position) -> Iterator[Fault]:
    """What is wrong with each object by itself.

    Most say no more than their card, owner and zone. Nothing is wrong with cards of the library, or of those
    that the game brought along, that belong to a player; of others, those that say the same are looked at
    once.
    """
    brought = position.table.cards
    of_game = {key for key, card in brought.items() if not is_token_card(card)}
    sound: set[tuple[str, int | None, bool]] = set()
    zones, owners = frozenset(position.zone_names), position.owners
    objects, plain = position.table.objects, set[str]()
    if all(position.numbers):
        plain.update(*(pile.plain for pile in position.piles))
    for ref in filterfalse(plain.__contains__, objects):
        thing = objects[ref]
        if not number_of(ref):
            message = "an object's id is the letter o and a number, such as o12"
            yield Fault(f"$.table.objects.{ref[:40]}", message, NEW_OBJECT)
        kind = (thing.card, thing.owner, thing.token)
        bare = thing == _bare(thing) and thing.zone in zones
        is_card = thing.card in of_game or (thing.card in CARDS and thing.card not in brought)
        if bare and (kind in sound or (is_card and thing.owner in owners)):
            continue
        path = f"$.table.objects.{ref[:40]}"
        found = list(constraints.faults(position, thing, path))
        if kind not in sound:
            found += _kind_faults(position, thing, path)
        if thing.face_down is not None or thing.face is not None or thing.card in BLANKS:
            found += _face_down(position, thing, path)
        if not found and thing.owner is not None:
            sound.add(kind)
        if thing.zone != "battlefield" and not bare:
            found += _elsewhere(position, thing, path)
        yield from found


def _bare(thing: Object) -> Object:
    """The same object with nothing but card, owner and zone; of a permanent, also what cannot be wrong."""
    if thing.zone != "battlefield":
        return Object(thing.card, thing.owner, thing.zone)
    sick, tapped, entered = thing.sick, thing.tapped, thing.timestamp
    return Object(thing.card, thing.owner, thing.zone, sick=sick, tapped=tapped, timestamp=entered)


def _kind_faults(position: Position, thing: Object, path: str) -> Iterator[Fault]:
    """What is wrong with every card of this name and owner."""
    if position.has_card(thing.card) and position.is_token(thing.card):
        emblem = is_emblem_card(position.card(thing.card).card)
        if emblem != (thing.zone == "command"):
            yield Fault(f"{path}.zone", "emblems alone are in the command zone, and nowhere else", EMBLEM)
        if thing.token == emblem:
            what = "an emblem is no token" if emblem else f"{thing.card} is not a card"
            yield Fault(f"{path}.token", what, TOKENS)
    elif (thing.card in MARKERS) != (thing.zone == "command"):
        marks = thing.card in MARKERS
        what = "what marks the monarch is in the command zone" if marks else "this is no emblem"
        yield Fault(f"{path}.zone", what, MARK if marks else EMBLEM)
    if thing.owner is None and thing.zone not in position.format.board.zones:
        yield Fault(f"{path}.owner", f"a card in the {thing.zone[:40]} must have an owner", OWNER)
    if position.is_seat(thing.owner) and not position.has_things(thing.owner) and not position.over:
        yield Fault(f"{path}.owner", "what a player owns leaves the game with them", LEAVES)


def _face_down(position: Position, thing: Object, path: str) -> Iterator[Fault]:
    """What is wrong with a card that lies face down: everybody sees a creature without a name (CR 708.2a)."""
    if thing.token and thing.face_down is None and thing.face is None:
        return  # a copy of one, which lies face up
    if thing.face_down is None or thing.face is None or thing.token:
        yield Fault(f"{path}.face_down", "of a card that lies face down, give how, and its face", FACE_DOWN)
    elif not position.format.board.cards_lie_face_down:
        yield Fault(f"{path}.face_down", "no cards lie face down in this game", FACE_DOWN)
    elif thing.zone not in (("exile",) if thing.face_down in EXILED_FACE_DOWN else ("battlefield", "stack")):
        yield Fault(f"{path}.face_down", f"no card lies face down in the {thing.zone[:40]}", FACE_DOWN)
    elif thing.card != BLANK_OF[thing.face_down]:
        message = f"the card of what lies face down so is {BLANK_OF[thing.face_down]}"
        yield Fault(f"{path}.card", message, FACE_DOWN)
    elif (
        thing.copy_of is not None
        or thing.exceptions is not None
        or thing.size is not None
        or thing.chosen is not None
    ):
        yield Fault(path, "what came face down is no copy, and has no choice", FACE_DOWN)
    elif position.has_card(thing.face):
        if not may_lie_face_down(position.state, thing.face, thing.face_down):
            yield Fault(f"{path}.face", f"{thing.face[:40]} does not lie face down so", FACE_DOWN)
        elif thing.zone == "stack" and thing.face_down not in FACE_DOWN_WAYS:
            yield Fault(f"{path}.face_down", "no spell is turned face down so", FACE_DOWN)


def _elsewhere(position: Position, thing: Object, path: str) -> Iterator[Fault]:
    """Fields off the battlefield that only permanents have; tokens that should have ceased to exist."""
    where = thing.zone[:40]
    for name in ON_BATTLEFIELD:
        waits = name == "counters" and thing.zone == "exile"
        waits = waits or (name in OF_EMBLEMS and thing.zone == "command")
        if getattr(thing, name) != getattr(BARE, name) and not waits:
            yield Fault(f"{path}.{name}", f"only a permanent has this, not an object in the {where}", STATUS)
    if thing.controller is not None and thing.zone != "stack":
        yield Fault(f"{path}.controller", f"nobody controls an object in the {where}", CONTROLLER)
    cast = thing.cast_by is not None or thing.cast_from is not None or thing.spent
    if thing.zone != "stack" and (thing.paid or thing.x or cast):
        yield Fault(f"{path}.paid", f"nobody paid for an object in the {where}", NEW_OBJECT)
    if thing.then_exiled and thing.zone != "stack":
        yield Fault(f"{path}.then_exiled", f"it is said of spells, not of objects in the {where}", NEW_OBJECT)
    if thing.token and thing.zone != "stack" and (position.settled or position.opening):
        yield Fault(f"{path}.token", f"a token cannot stay in the {where}", TOKEN_ELSEWHERE)


def zone_faults(position: Position) -> Iterator[Fault]:
    """Objects that are listed in no zone, in two, in another than their own, or in another player's."""
    objects = position.table.objects
    met: set[str] = set()
    for path, zone, seat, refs, plain in _zones(position):
        if len(plain) == len(refs) and met.isdisjoint(plain):
            met |= plain
            continue
        for index, ref in enumerate(refs):
            thing = objects.get(ref)
            if thing is None:
                yield Fault(path.format(index), f"there is no object {ref[:40]!r}", ONE_ZONE)
            elif ref in met:
                yield Fault(path.format(index), f"{ref} is listed in another place, too", ONE_ZONE)
            elif thing.zone != zone:
                message = f"{ref} is listed at {path.format(index)}, not in the {thing.zone}"
                yield Fault(f"$.table.objects.{ref}.zone", message, ONE_ZONE)
            elif seat is not None and thing.owner != seat:
                whose = "nobody" if thing.owner is None else f"seat {thing.owner}"
                yield Fault(path.format(index), f"{ref} belongs to {whose}", OWN_ZONES)
            met.add(ref)
    on_stack = {item.id for item in position.table.stack}
    unlisted = objects.keys() - met
    for ref, thing in objects.items() if unlisted else ():
        if ref in unlisted and not (thing.zone == "stack" and ref in on_stack):
            yield Fault(f"$.table.objects.{ref}", f"{ref} is not listed in the {thing.zone}", ONE_ZONE)


def _zones(position: Position) -> Iterator[Pile]:
    """Every zone but the stack."""
    yield Pile("$.table.battlefield[{}]", "battlefield", None, position.table.battlefield)
    yield Pile("$.table.exile[{}]", "exile", None, position.table.exile)
    yield Pile("$.table.command[{}]", "command", None, position.table.command)
    yield from position.piles
    for place in position.format.board.places(position.state):
        yield Pile(place.path, place.zone, place.seat, (place.ref,))


def command_faults(position: Position) -> Iterator[Fault]:
    """Two monarchs (CR 725.3); called once zones are sound."""
    marks = [ref for ref in position.table.command if position.table.objects[ref].card == MONARCH]
    for ref in marks[1:]:
        yield Fault(f"$.table.objects.{ref}", "one player at most is the monarch", ONE_MONARCH)


def permanent_faults(position: Position) -> Iterator[Fault]:
    """Cards that cannot be permanents, and impossible attachments; called once zones are sound."""
    sound: set[str] = set()
    for ref in position.table.battlefield:
        thing = position.table.objects[ref]
        is_as_printed = (
            thing.copy_of is None
            and thing.exceptions is None
            and thing.size is None
            and thing.chosen is None
            and not thing.keyword_counters
            and thing.attached_to is None
        )
        if is_as_printed and thing.card in sound:
            continue
        found = list(_permanent_faults(position, ref, thing))
        if is_as_printed and not found:
            sound.add(thing.card)
        yield from found


def _permanent_faults(position: Position, ref: str, thing: Object) -> Iterator[Fault]:
    path = f"$.table.objects.{ref}"
    for name in ("card", "copy_of"):
        key = getattr(thing, name)
        if key is not None and position.card(key).types.isdisjoint(PERMANENT_TYPES):
            yield Fault(f"{path}.{name}", "instants and sorceries do not enter the battlefield", NO_PERMANENT)
    if thing.exceptions is not None and thing.copy_of is None and not thing.token:
        yield Fault(f"{path}.exceptions", "only a copy is otherwise than its card", EXCEPTIONS)
    if thing.size is not None and not thing.token and thing.copy_of is None:
        yield Fault(f"{path}.size", "only a token, or a copy of one, has a size of its own", TOKENS)
    met: set[str] = set()
    for index, counter in enumerate(thing.keyword_counters):
        if counter.kind not in KEYWORD_COUNTERS.intersection(thing.counters) or counter.kind in met:
            message = f"{counter.kind[:40]!r} is no keyword of which it has counters, or stands there twice"
            yield Fault(f"{path}.keyword_counters[{index}].kind", message, COUNTERS)
        met.add(counter.kind)
    host = thing.attached_to
    if host is not None and (host == ref or not _may_be_host(position, host)):
        yield Fault(f"{path}.attached_to", f"nothing can be attached to {host[:40]!r}", ATTACHED)


def _may_be_host(position: Position, host: str) -> bool:
    """Whether it is on the battlefield; before state-based actions, it may have left already."""
    if position.is_player(host):
        return True
    return position.on_battlefield(host) or (not position.settled and position.was_object(host))
