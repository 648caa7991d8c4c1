"""Draws by endless loops, and by size limits (CR 104.4b, CORE-R5).

A loop goes through triggered abilities, so positions are compared when one is on top of the stack and nothing
is left to be placed. They are remembered as hashes, in which ids and timestamps count by their order alone.
Passing is no choice, nor is the only thing that can be done.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from hashlib import blake2b
from typing import Any

import msgspec

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
_NAMED = re.compile(r'(?<!\\)"(?:(o[0-9]+)"|timestamp":([0-9]+))')
"""An id, or a timestamp, in an encoding. Within a text the first quotation mark would follow a backslash."""


def recurs(draft: MagicDraft) -> bool:
    """End the game in a draw if the position has occurred before, else remember it; whether it ended."""
    state = draft.state
    stack = state.table.stack
    if not stack or stack[-1].id in state.table.objects or isinstance(part(state, stack[-1].code), Activated):
        return False
    position = fingerprint(state)
    if position in state.machine.positions or _recurs_alone(draft, stack[-1].controller):
        atoms.end_game(draft, None, RECURS, "a loop of actions that nobody chooses has no end")
        return True
    atoms.remember_position(draft, position)
    return False


def _recurs_alone(draft: MagicDraft, seat: int) -> bool:
    """Whether the abilities of one player have come back to the same position while those of others wait.

    As long as none of those has its turn, more and more of them change nothing.
    """
    waiting = draft.state.machine.waiting
    if all(one.controller == seat for one in waiting):
        return False
    state = copy(draft.state)
    state.machine = copy(state.machine)
    state.machine.waiting = [one for one in waiting if one.controller == seat]
    position, alone = fingerprint(state), draft.state.machine.alone
    if alone is not None and position in alone.positions:
        return True
    atoms.remember_alone(draft, seat, position)
    return False


def never_ends(draft: MagicDraft) -> None:
    """End the game in a draw, since mandatory actions took more tasks than the step budget allows."""
    atoms.end_game(draft, None, ENDLESS, "what happens by itself does not come to an end")


def exceeds_limits(draft: MagicDraft) -> bool:
    """End the game in a draw if a size limit is exceeded; whether it ended."""
    reason = exceeded(draft.state)
    if reason is None:
        return False
    atoms.end_game(draft, None, ENDLESS, f"this comes to {reason}")
    return True


def last_turn_ended(draft: MagicDraft) -> bool:
    """End the game in a draw if this was its last turn; whether it ended."""
    turn, rule = format_of(draft.state).ending.last_turn(draft.state)
    last = draft.state.table.turn >= turn
    if last:
        atoms.end_game(draft, None, rule, f"turn {turn:,}, the last one, has ended")
    return last


def too_large(draft: MagicDraft, amounts: Iterable[int]) -> bool:
    """End the game in a draw if one of these amounts exceeds the limit; whether it ended."""
    larger = any(amount > LARGEST for amount in amounts)
    if larger:
        atoms.end_game(draft, None, ENDLESS, f"this comes to a number beyond {LARGEST:,}")
    return larger


def fingerprint(state: MagicState) -> str:
    """A hash (16 hexadecimal digits) that ignores the ids, timestamps and memories of a position."""
    table, machine = copy(state.table), state.machine
    order = list(_in_order(state))
    objects = [table.objects[ref] for ref in order if ref in table.objects]
    given = (counter.timestamp for one in objects for counter in one.keyword_counters)
    stamps = {*(one.timestamp for one in objects), *(one.timestamp for one in table.effects), *given}
    plain = _Plain(order, sorted(stamps))
    table.objects, table.cards = {}, {}
    told = plain.of([table, objects, machine.agenda, machine.waiting, machine.rng])
    gone = [machine.last_known.get(ref) for ref in list(plain.numbers)[len(order) :]]
    return blake2b(_ENCODER.encode([told, plain.of(gone)]), digest_size=8).hexdigest()


def _in_order(state: MagicState) -> Iterator[str]:
    """The ids of everything, zone by zone."""
    table = state.table
    for seat in table.seats:
        yield from (*seat.hand, *seat.library, *seat.graveyard)
    yield from (*table.battlefield, *table.exile)
    yield from (item.id for item in table.stack)
    yield from (placed.ref for placed in format_of(state).board.places(state))


class _Plain:
    """Documents with ids as the numbers of their order, and timestamps as their ranks."""

    def __init__(self, order: Sequence[str], stamps: Sequence[int]) -> None:
        self._ranks = {str(stamp): str(rank) for rank, stamp in enumerate(stamps)}
        self.numbers = {ref: number for number, ref in enumerate(order)}
        """What was met later, of what has left, gets the next numbers."""

    def of(self, node: Any) -> Any:
        """The document of something, renamed as its encoding is read from front to back."""
        return msgspec.json.decode(_NAMED.sub(self._renamed, msgspec.json.encode(node).decode()))

    def _renamed(self, found: re.Match[str]) -> str:
        ref, stamp = found.groups()
        if ref is None:
            return f'"timestamp":{self._ranks[stamp]}'
        return f'"#{self.numbers.setdefault(ref, len(self.numbers))}"'
