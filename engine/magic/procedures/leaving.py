"""A player leaves the game: everything they own goes with them (CR 800.4).

Their own choices, and what they were announcing or having resolved, end at once. What another player is
announcing, or has resolving, is finished first (CORE-24.3); then the objects leave, before anything else is
done. Attacks, blocks and combat damage that are being declared are declared anew.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.kernel.answers import take_back
from engine.kernel.seats import seat_of
from engine.magic import atoms, proposals
from engine.magic.evaluate import next_seat, owner_of
from engine.magic.objects import characteristics
from engine.magic.proposals import AnyProposal, Happen, Move
from engine.magic.rules import BOOK, cr
from engine.magic.seams import Between, Settled
from engine.magic.state import MagicDraft, MagicState

from . import triggers

LEAVES = cr("800.4a")
LATER = BOOK.cite("CORE-24.3")
NOBODYS = cr("800.4c")
STARTING = cr("103.1")


def leave_game(draft: MagicDraft, seat: int) -> None:
    """A player who has lost leaves, now or as soon as what is going on is finished."""
    from .state_based_actions import StateBasedActions  # noqa: PLC0415  # it imports this

    _stop_acting(draft, seat)
    agenda = draft.state.machine.agenda
    if isinstance(agenda[-1], Settled):
        if isinstance(agenda[-2], StateBasedActions):
            draft.done()
        else:
            draft.then(StateBasedActions())
    if isinstance(draft.state.machine.agenda[-1], Between):
        go(draft, seat, LEAVES)
    else:
        atoms.note_leaving(draft, seat)


def go(draft: MagicDraft, seat: int, rule: str) -> None:
    """What the player owns leaves, what else they control is exiled; the rule says why now (CR 800.4a)."""
    before = triggers.watchers(draft.state)
    mark = len(draft.events)
    own = [ref for ref in draft.state.table.battlefield if draft.state.table.objects[ref].owner == seat]
    atoms.remember(draft, own)
    for ref in own:
        atoms.leave_with_owner(draft, ref, rule)
    atoms.remove_from_game(draft, seat, rule)
    triggers.notice(draft, draft.events[mark:], before)
    still = [ref for ref, found in characteristics(draft.state).items() if found.controller == seat]
    still += [item.id for item in draft.state.table.stack if item.controller == seat]
    exile(draft, still, LEAVES)


def exile(draft: MagicDraft, refs: list[str], rule: str) -> None:
    """Objects that nobody in the game would control are exiled."""
    if refs:
        draft.then(Happen([Move(rule=rule, object=ref, to="exile") for ref in refs]))


def ownerless(state: MagicState) -> list[str]:
    """Permanents whose control fell back to a player who has left (CR 800.4c)."""
    seats = state.table.seats
    return [ref for ref, found in characteristics(state).items() if seats[found.controller].lost]


def is_void(state: MagicState, proposal: AnyProposal) -> bool:
    """Whether something would happen to a player who has left, or come under their control (CR 800.4b, d)."""
    match proposal:
        case proposals.Draw() | proposals.GainLife() | proposals.LoseLife() | proposals.CreateToken():
            seat: int | None = proposal.seat
        case proposals.Damage():
            seat = seat_of(proposal.to)
        case proposals.Move(to="battlefield", controller=None):
            seat = owner_of(state, proposal.object)
        case proposals.Move(to="battlefield"):
            seat = proposal.controller
        case _:
            return False
    return seat is not None and bool(state.table.seats[seat].lost)


# What the player was about to do ---------------------------------------------------------------------------


def _stop_acting(draft: MagicDraft, seat: int) -> None:
    from . import priority, stack, stack_items  # noqa: PLC0415  # state_based_actions, which they import, imports this

    state = draft.state
    agenda = draft.agenda
    own = {item.id for item in state.table.stack if item.controller == seat}
    for index, task in enumerate(agenda):
        match task:
            case stack_items.Announce() | stack_items.FinishAnnouncement() | stack.FinishResolution():
                ends = task.id in own
            case stack.Run():
                ends = task.seat == seat
            case _:
                ends = False
        if ends:
            del agenda[index:]
            break
    agenda[:] = [task for task in agenda if isinstance(task, priority.Priority) or not _is_of(task, seat)]
    for index, task in enumerate(agenda):
        if isinstance(task, priority.Priority) and seat in _passed(state, task, seat):
            draft.writable_item(agenda, index).passed -= 1
    _take_back_answers(draft, seat)


def _is_of(task: Any, seat: int) -> bool:
    return getattr(task, "seat", None) == seat


def _passed(state: MagicState, task: Any, leaving: int) -> Iterator[int]:
    """The players who have passed in a row, the last one first."""
    seats = state.table.seats
    seat = task.seat
    for _ in range(task.passed):
        seat = (seat - 1) % len(seats)
        while seats[seat].lost and seat != leaving:
            seat = (seat - 1) % len(seats)
        yield seat


def _take_back_answers(draft: MagicDraft, seat: int) -> None:
    """Answers that the player gave, or that combat without them may not allow, are as if they had not been
    given."""
    from . import turn  # noqa: PLC0415  # state_based_actions, which they import, imports this
    from .combat import attacking  # noqa: PLC0415  # as above

    take_back(draft, seat)
    state = draft.state
    agenda = draft.agenda
    for index, task in enumerate(agenda):
        if isinstance(task, attacking.BecomeAttackers) and state.table.active == seat:
            draft.writable_item(agenda, index).attacks = {}
        elif isinstance(task, turn.BeginStep) and state.table.active == seat:
            atoms.choose_starting_player(draft, next_seat(state, seat), STARTING)
