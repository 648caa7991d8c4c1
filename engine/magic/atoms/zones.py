"""Objects change zones, are seen, shuffled, forgotten (CR 400, 401, 701.20, 701.24)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, NamedTuple

from engine.kernel.defaults import with_defaults
from engine.kernel.derived import confined
from engine.kernel.documents import Private
from engine.magic import events
from engine.magic.aspects import COUNTS, ELSEWHERE, KNOWN, MEMORY, STACK
from engine.magic.language.changes import PlayerRule
from engine.magic.language.copying import Exceptions
from engine.magic.language.words import FaceDown
from engine.magic.library.loader import BLANK_OF
from engine.magic.objects import cards_in, kinds_in_force, shown
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, Object, StackItem

from .base import (
    enter_zone,
    leave_zone,
    machine_of,
    new_id,
    objects_of,
    seat_of,
    tell,
    thing,
    timestamp,
    zone_of,
)
from .memory import (
    after_move,
    blur,
    follow_happened,
    follow_shields,
    forget_twin,
    forget_unasked,
    is_hidden,
    know,
    lies_covered,
    lies_open,
    moved,
    remember,
)
from .permanents import drop_from_combat

TOP = cr("401.5")
_OFF_BATTLEFIELD: frozenset[str] = frozenset({"exile", "graveyard", "hand", "library", "stack"})


class Arrival(NamedTuple):
    """How an object comes into a zone (CR 400.7)."""

    position: str = "top"
    """In a library ``top`` or ``bottom``; in a zone of the format, what its board understands."""
    owner: int | None = None
    """Who becomes its owner; None: it keeps the one that it has, or has none."""
    controller: int | None = None
    """Under whose control it enters the battlefield or the stack; None: its owner's."""
    tapped: bool = False
    face_down: FaceDown | None = None
    """How it is turned face down (CR 708.4); None: it lies face up, or a spell goes on lying as it does."""
    copy_of: str | None = None
    """The card as a copy of which it enters (CR 707)."""
    exceptions: Exceptions | None = None
    """What it has of its own as a copy."""
    size: tuple[int, int] | None = None
    """Power and toughness in the place of those of its card."""
    chosen: str | None = None
    """What was chosen as it enters."""
    x: int = 0
    """The value of X of what enters the battlefield without having been a spell."""
    then_exiled: bool = False
    """Of a spell: it is exiled if it would be put into a graveyard."""
    timestamp: int | None = None
    """That of what enters together (CR 613.7m); None: a new one."""


AS_USUAL = Arrival()


def _is_elsewhere(draft: MagicDraft, ref: str, to: str, *_: object, **__: object) -> bool:
    """Whether a move concerns neither the battlefield nor a zone of the format that anything looks at. A copy
    of a spell ceases to exist elsewhere, by state-based actions."""
    was, apart = draft.state.table.objects[ref].zone, format_of(draft.state).board.apart
    if draft.state.table.objects[ref].token:
        return False
    return (to in _OFF_BATTLEFIELD or to in apart) and (was in _OFF_BATTLEFIELD or was in apart)


@confined(ELSEWHERE, STACK, KNOWN, MEMORY, when=_is_elsewhere)
def move(
    draft: MagicDraft,
    ref: str,
    to: str,
    rule: str,
    arrival: Arrival = AS_USUAL,
    how: Literal["sacrificed", "discarded"] | None = None,
) -> str:
    """Put an object into a zone of its owner; returns its new id (CR 400.7). ``how`` says what its player did
    with it."""
    old = draft.state.table.objects[ref]
    if old.zone == "library" and old.owner is not None:
        _see_top(draft, old.owner, ref)
    fresh = _become(draft, old, to, arrival)
    new, knowing = _carry(draft, ref, to, fresh, arrival.position)
    state = draft.state
    seen = not (is_hidden(state, to) and (is_hidden(state, old.zone) or lies_covered(old)))
    tell(draft, moved(old, ref, fresh, new, rule, knowing, seen=seen, how=how), ref, new)
    if old.zone == "stack":
        forget_unasked(draft)
    return new


def _become(draft: MagicDraft, old: Object, to: str, arrival: Arrival) -> Object:
    """The new object that an old one becomes in another zone. A face-down spell becomes a face-down
    permanent; whatever else leaves face down is turned face up (CR 708.4, 708.9)."""
    lies = old.face_down if old.zone == "stack" and to == "battlefield" else arrival.face_down
    fresh = with_defaults(
        Object(
            card=(old.face or old.card) if lies is None else BLANK_OF[lies],
            owner=old.owner if arrival.owner is None else arrival.owner,
            zone=to,
            token=old.token,
            copy_of=arrival.copy_of,
            exceptions=arrival.exceptions,
            size=arrival.size,
            chosen=arrival.chosen,
        )
    )
    if lies is not None:
        fresh.face_down, fresh.face = lies, old.face or old.card
    if to in ("battlefield", "stack"):
        fresh.controller = None if arrival.controller in (None, fresh.owner) else arrival.controller
    if to == "stack":
        fresh.then_exiled = arrival.then_exiled
    if to == "battlefield":
        fresh.tapped = arrival.tapped
        fresh.sick = True
        fresh.timestamp = timestamp(draft) if arrival.timestamp is None else arrival.timestamp
        fresh.x = arrival.x
        if old.zone == "stack":
            fresh.paid, fresh.x = old.paid, old.x
            fresh.cast_by, fresh.cast_from, fresh.spent = old.cast_by, old.cast_from, old.spent
    return fresh


def _carry(draft: MagicDraft, ref: str, to: str, fresh: Object, position: str) -> tuple[str, list[int]]:
    """An object becomes a new one in another zone: its new id, and who knows its face there."""
    old = draft.state.table.objects[ref]
    remember(draft, (ref,), to if fresh.face_down is None else None)
    if old.zone == "battlefield":
        drop_from_combat(draft, ref)
    knew = draft.state.machine.known.get(ref, ())
    take_out(draft, ref, old)
    new = new_id(draft)
    if ref in draft.state.machine.last_known:
        draft.writable_item(draft.writable(machine_of(draft), "last_known"), ref).became = new
    objects_of(draft)[new] = fresh
    if old.zone == "stack" and to == "battlefield" and draft.state.machine.happened:
        follow_happened(draft, ref, new)
    if old.zone == "stack" and to == "battlefield" and draft.state.table.shields:
        follow_shields(draft, ref, new)
    if to != "stack":
        enter_zone(draft, to, fresh.owner, new, position)
    return new, after_move(draft, old, new, knew)


def take_out(draft: MagicDraft, ref: str, old: Object) -> None:
    if old.zone == "stack":
        stack: list[StackItem] = draft.writable(draft.table, "stack")
        stack[:] = [item for item in stack if item.id != ref]
    else:
        leave_zone(draft, old.zone, old.owner, ref)
    del objects_of(draft)[ref]
    if ref in draft.state.machine.known:
        del draft.known[ref]


def draw(draft: MagicDraft, seat: int, rule: str) -> None:
    """Draw one card; with an empty library, note that it could not be done (CR 121.1, 121.4)."""
    _see_top(draft, seat)
    _count_draw(draft, seat)
    library = draft.state.table.seats[seat].library
    if not library:
        seat_of(draft, seat).failed_draw = True
        tell(draft, events.CouldNotDraw(rule=rule, seat=seat))
        return
    ref = library[0]
    card = draft.state.table.objects[ref].card
    new = _take_up(draft, seat, ref)
    seen = Private(tuple(draft.state.machine.known[new]), (card,), (new,))
    tell(draft, events.Drew(rule=rule, seat=seat, private=seen), ref, new)


@confined(COUNTS)
def _count_draw(draft: MagicDraft, seat: int) -> None:
    seat_of(draft, seat).draws += 1


@confined(ELSEWHERE, KNOWN)
def _take_up(draft: MagicDraft, seat: int, ref: str) -> str:
    """A card of a library comes into its owner's hand: its new id."""
    old = draft.state.table.objects[ref]
    seats = draft.state.machine.known.get(ref, [])
    take_out(draft, ref, old)
    new = new_id(draft)
    objects_of(draft)[new] = Object(card=old.card, owner=old.owner, zone="hand")
    zone_of(draft, "hand", seat).append(new)
    draft.known[new] = sorted({*seats, seat})
    return new


def create_token(
    draft: MagicDraft,
    card: str,
    seat: int,
    rule: str,
    *,
    size: tuple[int, int] | None = None,
    exceptions: Exceptions | None = None,
    chosen: str | None = None,
    tapped: bool = False,
    at: int | None = None,
) -> str:
    """Put a token onto the battlefield under a player's control (CR 111.2)."""
    new = new_id(draft)
    objects_of(draft)[new] = Object(
        card=card,
        owner=seat,
        zone="battlefield",
        token=True,
        size=size,
        exceptions=exceptions,
        chosen=chosen,
        sick=True,
        tapped=tapped,
        timestamp=timestamp(draft) if at is None else at,
    )
    zone_of(draft, "battlefield", seat).append(new)
    tell(draft, events.TokenCreated(rule=rule, object=new, card=card, seat=seat), None, new)
    return new


def get_emblem(draft: MagicDraft, card: str, seat: int, rule: str) -> str:
    """Put an emblem into the command zone that a player owns and controls (CR 114.2)."""
    new = new_id(draft)
    objects_of(draft)[new] = Object(card=card, owner=seat, zone="command", timestamp=timestamp(draft))
    zone_of(draft, "command", seat).append(new)
    tell(draft, events.EmblemGotten(rule=rule, object=new, card=card, seat=seat), None, new)
    return new


def cease(draft: MagicDraft, ref: str, rule: str) -> None:
    """A token outside the battlefield ceases to exist (CR 111.7)."""
    take_out(draft, ref, draft.state.table.objects[ref])
    tell(draft, events.Ceased(rule=rule, object=ref), ref)


def shuffle(
    draft: MagicDraft, seat: int, rule: str, zone: str = "library", on_top: Sequence[str] = ()
) -> None:
    """Shuffle a library, or a zone that is one: the faces change places, the slots stay (CR 701.24).

    ``on_top`` is what comes to lie on top of it; whoever knew these faces goes on knowing them. A token that
    was put there is about to cease to exist, and keeps its face until then.
    """
    objects = draft.state.table.objects
    refs = [ref for ref in cards_in(draft.state, zone, seat) if not objects[ref].token]
    if on_top:
        _bring_up(draft, refs, on_top)
    shuffle_faces(draft, refs[len(on_top) :])
    tell(draft, events.Shuffled(rule=rule, seat=seat, zone=zone))


def _bring_up(draft: MagicDraft, refs: Sequence[str], on_top: Sequence[str]) -> None:
    """The faces of some slots change places with those of the first ones, and who knew them with them."""
    objects, known = draft.state.table.objects, draft.state.machine.known
    order = [*on_top, *(ref for ref in refs if ref not in on_top)]
    faces = {slot: objects[ref].card for slot, ref in zip(refs, order, strict=True)}
    knowing = {slot: list(known.get(ref, ())) for slot, ref in zip(refs, on_top, strict=False)}
    deal_faces(draft, faces)
    for ref in refs:
        if ref in draft.state.machine.known:
            del draft.known[ref]
    for slot, seats in knowing.items():
        if seats:
            draft.known[slot] = seats


def reorder_library(
    draft: MagicDraft,
    seat: int,
    top: Sequence[str],
    bottom: Sequence[str],
    rule: str,
    zone: str = "library",
    owner: int | None = None,
) -> None:
    """Put cards of a library, or of a zone that is one, on its top and bottom, in these orders (CR 401.4).

    The player who puts them there goes on knowing them; for the others none of them is certain any more
    (CORE-26.6). ``owner`` is whose library it is, if not that player's own.
    """
    _put_in_order(draft, zone, seat if owner is None else owner, top, bottom)
    blur(draft, (*top, *bottom), seat)
    tell(draft, events.Arranged(rule=rule, seat=seat, top=len(top), bottom=len(bottom), owner=owner))


def put_revealed(draft: MagicDraft, seat: int, top: Sequence[str], bottom: Sequence[str], rule: str) -> None:
    """Put a card of a library that everybody has seen on its top or bottom: all know where it has come to."""
    _put_in_order(draft, "library", seat, top, bottom)
    tell(draft, events.Arranged(rule=rule, seat=seat, top=len(top), bottom=len(bottom)))


def _put_in_order(draft: MagicDraft, zone: str, seat: int, top: Sequence[str], bottom: Sequence[str]) -> None:
    for ref in (*top, *bottom):
        leave_zone(draft, zone, seat, ref)
    for ref in reversed(top):
        enter_zone(draft, zone, seat, ref, "top")
    for ref in bottom:
        enter_zone(draft, zone, seat, ref, "bottom")


def bury(draft: MagicDraft, seat: int, refs: Sequence[str], rule: str, zone: str = "library") -> None:
    """Cards of a library, or of a zone that is one, go to its bottom in a random order, which nobody knows:
    faces change places. Of a card that lies face up among them everybody sees where it has come to."""
    hidden = [ref for ref in refs if not lies_open(draft.state, ref)]
    order = list(refs)
    if len(hidden) < len(order):
        draft.shuffle(order)
    _put_in_order(draft, zone, seat, (), order)
    shuffle_faces(draft, hidden)
    tell(draft, events.Arranged(rule=rule, seat=seat, top=0, bottom=len(refs)))


def look(draft: MagicDraft, seat: int, refs: Sequence[str], rule: str) -> None:
    """A player looks at cards of a hidden zone, or that lie face down in exile (CR 406.3, 701.20e)."""
    know(draft, refs, (seat,))
    faces = tuple(draft.state.table.objects[ref].true_card for ref in refs)
    tell(draft, events.Looked(rule=rule, seat=seat, count=len(refs), private=Private((seat,), faces)))


def show_top(draft: MagicDraft, owner: int, seats: Collection[int]) -> None:
    """Those who are to see the top card of a library see it, if one has come there that they have not seen
    (CR 401.5)."""
    state = draft.state
    top = state.table.seats[owner].library[:1]
    if not top or all(seat in state.machine.known.get(top[0], ()) for seat in seats):
        return
    if len(seats) == len(state.table.seats):
        reveal(draft, top, TOP)
        return
    for seat in seats:
        look(draft, seat, top, TOP)


def _see_top(draft: MagicDraft, owner: int, leaving: str | None = None) -> None:
    """Before the top card of a library leaves it, whoever may see it does: of several that are drawn, each.
    While a spell is being cast or an ability activated, no card that has come there is seen (CR 401.5).
    ``leaving`` is the card that does, if it need not be that one."""
    state = draft.state
    if PlayerRule not in kinds_in_force(state):
        return
    seats = shown(state).tops.get(owner)
    if not seats or (leaving is not None and state.table.seats[owner].library[0] != leaving):
        return
    if not any(getattr(task, "announces", False) for task in state.machine.agenda):
        show_top(draft, owner, seats)


def reveal(draft: MagicDraft, refs: Sequence[str], rule: str, beside: Sequence[str] = ()) -> None:
    """Cards are shown to all players (CR 701.20), while those ``beside`` them lie open already."""
    for ref in refs:
        card = draft.state.table.objects[ref]
        if card.zone == "hand":
            forget_twin(draft, card, draft.state.machine.known.get(ref, ()), (*refs, *beside))
    know(draft, refs, range(len(draft.state.table.seats)))
    faces = tuple(draft.state.table.objects[ref].true_card for ref in refs)
    tell(draft, events.Revealed(rule=rule, objects=tuple(refs), cards=faces))


def uncover(draft: MagicDraft, ref: str, rule: str) -> None:
    """A card that lies face down in exile is turned face up there, for all to see (CR 406.3a)."""
    reveal(draft, [ref], rule)
    card = thing(draft, ref)
    card.card, card.face, card.face_down = card.true_card, None, None
    del draft.known[ref]


def lay(
    draft: MagicDraft, zone: str, seat: int | None, cards: Sequence[str], position: str = "bottom"
) -> list[str]:
    """Cards come into a library, or a zone of the format, as the game is laid out (CR 103.3); their ids.

    ``seat`` owns them; None: nobody does. ``position`` is where in the zone each of them is laid, as the
    board of the format understands it. The shuffling that follows, or whatever the format lets follow, is the
    event.
    """
    laid = []
    for card in cards:
        ref = new_id(draft)
        objects_of(draft)[ref] = Object(card=card, owner=seat, zone=zone)
        enter_zone(draft, zone, seat, ref, position)
        laid.append(ref)
    return laid


def shuffle_faces(draft: MagicDraft, refs: Sequence[str]) -> None:
    """The faces of hidden cards change places at random, and nobody knows them any more; the slots stay.

    The event is that of the atom which says what was shuffled.
    """
    faces = [draft.state.table.objects[ref].card for ref in refs]
    draft.shuffle(faces)
    deal_faces(draft, dict(zip(refs, faces, strict=True)))
    for ref in refs:
        if ref in draft.state.machine.known:
            del draft.known[ref]


def deal_faces(draft: MagicDraft, faces: dict[str, str]) -> None:
    """Give hidden slots, and what lies face down, other faces, for a sample."""
    objects = objects_of(draft)
    for ref, face in faces.items():
        if objects[ref].face_down is not None:
            draft.writable_item(objects, ref).face = face
        elif objects[ref].card != face:
            draft.writable_item(objects, ref).card = face
