"""Loops and what runs away: a position that recurs while nobody has chosen anything is a draw, and so is what
comes to more than any game (CR 104.4b, CORE-R5).

A loop goes through triggered abilities, so positions are compared when one is on top of the stack and all is
settled. They are remembered as hashes, in which ids and timestamps count by their order alone. Passing is no
choice, nor is the only thing that can be done.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from copy import copy
from hashlib import blake2b

import msgspec

from engine.kernel.documents import LAST_TURN
from engine.magic import atoms
from engine.magic.definitions import part
from engine.magic.language.abilities import Activated
from engine.magic.limits import LARGEST, exceeded
from engine.magic.rules import BOOK, cr
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, MagicState

RECURS = cr("104.4b")
ENDLESS = BOOK.cite("CORE-R5")
_ENCODER = msgspec.json.Encoder(order="deterministic")
_ID = re.compile(rb'"(o\d+)"')
_TIMESTAMP = re.compile(rb'"timestamp":(\d+)')


def recurs(draft: MagicDraft) -> bool:
    """Whether the game is a draw because it has been here before; otherwise the position is remembered."""
    state = draft.state
    stack = state.table.stack
    if not stack or stack[-1].id in state.table.objects or isinstance(part(state, stack[-1].code), Activated):
        return False
    position = fingerprint(state)
    if position in state.machine.positions:
        atoms.end_game(draft, None, RECURS, "a loop of actions that nobody chooses has no end")
        return True
    atoms.remember_position(draft, position)
    return False


def never_ends(draft: MagicDraft) -> None:
    """More happened by itself than any game comes to: a draw."""
    atoms.end_game(draft, None, ENDLESS, "what happens by itself does not come to an end")


def runs_away(draft: MagicDraft) -> bool:
    """Whether the game is a draw because there is more of something than any game comes to."""
    reason = exceeded(draft.state)
    if reason is not None:
        atoms.end_game(draft, None, ENDLESS, f"this comes to {reason}")
    return reason is not None


def last_turn_ended(draft: MagicDraft) -> bool:
    """Whether the game is a draw because turns are not counted any further."""
    last = bool(draft.state.table.turn >= LAST_TURN)
    if last:
        atoms.end_game(draft, None, ENDLESS, f"turn {LAST_TURN:,} is the last of any game")
    return last


def too_large(draft: MagicDraft, amounts: Iterable[int]) -> bool:
    """Whether the game is a draw because one of these amounts is larger than any game comes to."""
    larger = any(amount > LARGEST for amount in amounts)
    if larger:
        atoms.end_game(draft, None, ENDLESS, f"this comes to a number beyond {LARGEST:,}")
    return larger


def fingerprint(state: MagicState) -> str:
    """Equal for positions that differ in ids, timestamps and memories alone, 16 hexadecimal digits."""
    table, machine = copy(state.table), state.machine
    order = list(_in_order(state))
    objects = [table.objects[ref] for ref in order if ref in table.objects]
    table.objects, table.cards = {}, {}
    names = {ref.encode(): b'"#%d"' % number for number, ref in enumerate(order)}
    data = _ENCODER.encode([table, objects, machine.agenda, machine.waiting, machine.rng])
    plain = _plain(data, names)
    gone = [machine.last_known.get(ref.decode()) for ref in list(names)[len(order) :]]
    return blake2b(plain + _plain(_ENCODER.encode(gone), names), digest_size=8).hexdigest()


def _in_order(state: MagicState) -> Iterator[str]:
    """The ids of everything, zone by zone."""
    table = state.table
    for seat in table.seats:
        yield from (*seat.hand, *seat.library, *seat.graveyard)
    yield from (*table.battlefield, *table.exile)
    yield from (item.id for item in table.stack)
    yield from (placed.ref for placed in format_of(state).board.places(state))


def _plain(data: bytes, names: dict[bytes, bytes]) -> bytes:
    """An encoding with ids as the numbers of their order, and timestamps as their ranks."""
    stamps = sorted({int(stamp) for stamp in _TIMESTAMP.findall(data)})
    ranks = {b"%d" % stamp: b'"timestamp":%d' % rank for rank, stamp in enumerate(stamps)}
    data = _TIMESTAMP.sub(lambda found: ranks[found[1]], data)
    return _ID.sub(lambda found: names.setdefault(found[1], b'"#%d"' % len(names)), data)
