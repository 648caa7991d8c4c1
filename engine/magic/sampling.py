"""States that a seat cannot tell from the real one (CR 400.2, 402.3; CORE-26)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.kernel import rng
from engine.kernel.answers import take_back
from engine.kernel.documents import Decision, Task
from engine.kernel.errors import StepBudgetExceeded
from engine.kernel.ruleset import TaskRule
from engine.magic.state import Id, MagicDraft, MagicState

from . import atoms
from .effects.picking import pick_now
from .hand_sums import Owed
from .procedures.paying_costs import PayPrice
from .procedures.payment import PayMana
from .procedures.stack_items import Announce
from .sampled_payments import Dealt, Hands, Picks, owed_by_others
from .seams import Pool, format_of
from .shared_decks import set_apart

TRIES = 100
"""So many deals are tried until the same is asked in them (a step budget, CORE-R5): where hands hold what is
paid with, and nothing else matters, the first one does."""


def resampling(tasks: Mapping[type[Task], TaskRule]) -> Callable[[MagicDraft, int], None]:
    """How the cards that a seat has not seen are dealt anew in a game with these tasks."""

    def resample(draft: MagicDraft, seat: int) -> None:
        """The faces of what the seat has not seen change places, within each physical deck.

        What others have seen of a place goes with the place. What one of them is picking of hidden cards is
        open again: with other faces, other cards may be open. Parts put right what they keep of hidden cards.
        """
        state = draft.state
        picking = pick_now(state)
        pools = format_of(state).board.pools(state, seat)
        asked = ask(state, state.machine.agenda[-1]) if _may_pay_with_hidden(state) else None
        if asked is None:
            _deal_anew(draft, set_apart(draft, pools, seat), seat, {})
        else:
            _deal_so_that_they_pay(draft, pools, seat, asked, ask)
        if picking is not None and picking.seat != seat:
            hidden = {ref for pool in pools for ref in pool.slots}
            if hidden.intersection(picking.picked(draft.state.machine.agenda[-1].answers)):
                take_back(draft, picking.seat)
        for put_right in format_of(state).sampled:
            put_right(draft, seat)

    def ask(state: MagicState, task: Task) -> Decision | None:
        asks = tasks[type(task)].ask
        return None if asks is None else asks(state, task)

    return resample


def _deal_so_that_they_pay(
    draft: MagicDraft,
    pools: Sequence[Pool],
    seat: int,
    asked: Decision,
    ask: Callable[[MagicState, Task], Decision | None],
) -> None:
    """Deal so that all that others have announced can be paid for as it is being done, and the decision,
    which the seat sees, is the same.

    Raises:
        StepBudgetExceeded: it takes too many steps to find such a deal.
    """
    task = draft.state.machine.agenda[-1]
    owed_by_them = owed_by_others(draft.state, seat, asked)
    picks = Picks(draft, asked, ask) if isinstance(task, PayPrice) and task.seat != seat else None

    def asks_still() -> bool:
        if picks is not None:
            return picks.pick_anew()
        is_paying = isinstance(task, Announce | PayMana | PayPrice)
        return not is_paying or ask(draft.state, draft.state.machine.agenda[-1]) == asked

    def is_possible(owed: Owed, dealt: Mapping[Id, Dealt]) -> bool:
        _deal_anew(draft, apart, seat, dealt)
        if owed.announced is None:
            return asks_still()
        return owed.announced.in_world(draft.state).is_completable()

    for _ in range(TRIES):
        apart = set_apart(draft, pools, seat)
        hands = Hands(draft, seat, apart, owed_by_them)
        hands.leave_out(is_possible)
        dealt = hands.draw()
        if dealt is None:
            continue
        _deal_anew(draft, apart, seat, dealt)
        if asks_still():
            return
    raise StepBudgetExceeded(TRIES, "no deal in {} fits the payment that is under way")


def _may_pay_with_hidden(state: MagicState) -> bool:
    """Whether something is being paid for, which may ask for cards of certain qualities in a hand."""
    return any(isinstance(task, Announce | PayPrice) for task in state.machine.agenda)


def _deal_anew(draft: MagicDraft, pools: Sequence[Pool], seat: int, dealt: Mapping[Id, Dealt]) -> None:
    """Deal each deck, and then each hand that holds cards of several decks; some cards are dealt already.

    What comes of it depends on what the seat knows alone: how many cards of a deck are in such a hand, not
    which. So faces are sorted before they are shuffled, and places in hands are filled at the end.
    """
    known, objects = draft.state.machine.known, draft.state.table.objects
    mixed: dict[tuple[Id, ...], list[str]] = {}
    laid = {ref: one.face for ref, one in dealt.items()}
    for number, pool in enumerate(pools):
        slots = [ref for ref in pool.slots if seat not in known.get(ref, ())]
        faces = sorted(objects[ref].card for ref in slots)
        mine = {ref for ref, one in dealt.items() if one.pool == number}
        for ref in sorted(mine):
            faces.remove(dealt[ref].face)
        rng.shuffle(draft.state.machine.rng, faces)
        for hand in map(tuple, pool.hands):
            held = len([ref for ref in slots if ref in hand]) - len(mine.intersection(hand))
            slots = [ref for ref in slots if ref not in hand]
            mixed.setdefault(hand, []).extend(faces[len(faces) - held :])
            del faces[len(faces) - held :]
        laid.update(zip([ref for ref in slots if ref not in dealt], faces, strict=True))
    for hand, faces in mixed.items():
        faces.sort()
        rng.shuffle(draft.state.machine.rng, faces)
        open_ = [ref for ref in hand if seat not in known.get(ref, ()) and ref not in dealt]
        laid.update(zip(open_, faces, strict=True))
    atoms.deal_faces(draft, laid)
