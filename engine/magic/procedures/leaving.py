"""A player leaves the game: everything they own goes with them (CR 800.4).

Their own choices, and what they were announcing or having resolved, end at once. What another player is
announcing, or has resolving, is finished first (CORE-24.3); then the objects leave, before anything else is
done. Attacks, blocks and combat damage that are being declared are declared anew.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.answers import take_back
from engine.kernel.seats import seat_of
from engine.magic import atoms, proposals
from engine.magic.evaluate import monarch, next_seat, owner_of
from engine.magic.objects import characteristics
from engine.magic.proposals import AnyProposal, Happen, Move
from engine.magic.rules import BOOK, cr
from engine.magic.seams import Between, Settled
from engine.magic.state import Held, MagicDraft, MagicState

from . import triggers

LEAVES = cr("800.4a")
LATER = BOOK.cite("CORE-24.3")
NOBODYS = cr("800.4c")
RETURNS = cr("610.3")
CROWN = cr("725.4")


def leave_game(draft: MagicDraft, seat: int, check: Between) -> None:
    """A player who has lost leaves, now or as soon as what is going on is finished.

    ``check`` is the check for state-based actions: it is made before anybody acts again.
    """
    _stop_acting(draft, seat)
    agenda = draft.state.machine.agenda
    if isinstance(agenda[-1], Settled):
        if isinstance(agenda[-2], type(check)):
            draft.done()
        else:
            draft.then(check)
    if isinstance(draft.state.machine.agenda[-1], Between):
        go(draft, seat, LEAVES)
    else:
        atoms.note_leaving(draft, seat)


def go(draft: MagicDraft, seat: int, rule: str) -> None:
    """What the player owns leaves, what else they control is exiled; the rule says why now (CR 800.4a)."""
    before = triggers.looking_back(draft)
    mark = len(draft.events)
    own = [ref for ref in draft.state.table.battlefield if draft.state.table.objects[ref].owner == seat]
    held = [one for ref in own for one in draft.state.table.objects[ref].holds]
    atoms.remember(draft, own)
    for ref in own:
        atoms.leave_with_owner(draft, ref, rule)
    if monarch(draft.state) == seat:
        _crown_the_next(draft, seat)
    atoms.remove_from_game(draft, seat, rule)
    triggers.notice(draft, draft.events[mark:], before)
    still = [ref for ref, found in characteristics(draft.state).items() if found.controller == seat]
    still += [item.id for item in draft.state.table.stack if item.controller == seat]
    exile(draft, still, LEAVES)
    go_back(draft, held)


def _crown_the_next(draft: MagicDraft, seat: int) -> None:
    """The monarch leaves: the active player is the next one, or who follows them in turn order (CR 725.4)."""
    state = draft.state
    active = state.table.active
    leaves = active == seat or state.table.seats[active].lost
    atoms.become_monarch(draft, next_seat(state, active) if leaves else active, CROWN)


def exile(draft: MagicDraft, refs: list[str], rule: str) -> None:
    """Objects that nobody in the game would control are exiled."""
    if refs:
        draft.then(Happen([Move(rule=rule, object=ref, to="exile") for ref in refs]))


def held_by(state: MagicState, batch: Sequence[AnyProposal]) -> list[Held]:
    """What is exiled until one of the permanents leaves that are about to."""
    objects = state.table.objects
    going = (one.object for one in batch if isinstance(one, Move) and one.to != "battlefield")
    return [held for ref in going if ref in objects for held in objects[ref].holds]


def go_back(draft: MagicDraft, held: Sequence[Held]) -> None:
    """What was exiled until something left returns to where it was, all of it at once (CR 610.3)."""
    exile_now = draft.state.table.exile
    back: list[AnyProposal] = [
        Move(rule=RETURNS, object=one.object, to=one.zone) for one in held if one.object in exile_now
    ]
    if back:
        draft.then(Happen(back))


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
    """Each task says what becomes of it; otherwise what only this player had to do is dropped."""
    agenda = draft.agenda
    for index, task in enumerate(agenda):
        left = task.without(draft, seat)
        if left is None:
            del agenda[index:]
            break
        agenda[index] = left
    agenda[:] = [task for task in agenda if isinstance(task, Settled) or getattr(task, "seat", None) != seat]
    take_back(draft, seat)
