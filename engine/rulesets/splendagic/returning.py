"""Chapter 11, the limit: in their own cleanup step players return land cards above ten (SPL-11.1)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Explanation, Menu, Offer
from engine.kernel.documents import Action, Decision, Fault, Task
from engine.kernel.ruleset import TaskRule
from engine.magic.objects import characteristics
from engine.magic.parts import BasePart
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.turn import DiscardDown
from engine.magic.proposals import Happen
from engine.magic.seams import Between
from engine.magic.state import MagicDraft, MagicState
from engine.magic.status.position import Position

from . import atoms, lands
from .book import cite
from .state import KINDS, NAMES, Kind, options_of, table_of

LIMIT = cite("SPL-11.1")
ALL_COUNT = cite("SPL-R54")
MOST: Final = 10


class ReturningLand(Decision, frozen=True, tag="return_land"):
    """Which land card goes back to the supply next."""

    text = "Choose a land card to return to the supply ({left:land card} to go)"
    left: int
    """So many are still to be returned."""
    so_far: tuple[Kind, ...]
    """Those that will be."""


class ReturnLand(Action, frozen=True, tag="return_land"):
    """Return a land card of this type from the stock."""

    kind: Kind


class ReturnLands(Between, Asking[ReturnLand], tag="return_lands"):
    """The active player returns land cards above the limit (SPL-11.1).

    Whoever leaves the game may take along what was counted.
    """

    lies_on = ("clean_up",)
    in_steps = ("cleanup",)
    asks_anew = True


def excess(state: MagicState, seat: int) -> int:
    """How many land cards a player has to return: from the stock, also where those under permanents count
    (SPL-R54)."""
    stock = sum(lands.stock_of(state, seat))
    held = stock + _attached(state, seat) if options_of(state).limit_counts_attached else stock
    return min(max(held - MOST, 0), stock)


def _attached(state: MagicState, seat: int) -> int:
    """How many land cards lie under permanents that a player controls."""
    known = characteristics(state)
    return sum(known[ref].controller == seat for ref in table_of(state).lands.under)


class _Return(NamedTuple):
    """What comes of the answers so far."""

    kinds: Sequence[Kind]
    """The land cards that will be returned, in canonical order."""
    options: Sequence[Kind] = ()
    """What may come next; nothing: they are all."""


def _return(state: MagicState, task: ReturnLands) -> _Return:
    """In canonical order, so that there is one path to each end; only what leaves enough cards to follow is
    an option, and what leaves no choice is not asked."""
    active = state.table.active
    left, told = lands.stock_of(state, active), iter(given(task))
    returned: list[Kind] = []
    first = 0
    for missing in range(excess(state, active), 0, -1):
        places = [at for at in range(first, len(KINDS)) if left[at] and sum(left[at:]) >= missing]
        if len(places) == 1:
            first = places[0]
        else:
            answer = next(told, None)
            if answer is None:
                return _Return(returned, [KINDS[at] for at in places])
            first = KINDS.index(answer.kind)
        left[first] -= 1
        returned.append(KINDS[first])
    return _Return(returned)


# Tasks -----------------------------------------------------------------------------------------------------


def _ask(state: MagicState, task: ReturnLands) -> Decision | None:
    kinds, options = _return(state, task)
    if not options:
        return None
    seat = state.table.active
    return ReturningLand(
        seat=seat, rule=_rule(state), left=excess(state, seat) - len(kinds), so_far=tuple(kinds)
    )


def _act(draft: MagicDraft, task: ReturnLands) -> None:
    kinds = _return(draft.state, task).kinds
    draft.done()
    for kind in kinds:
        atoms.return_land(draft, _rule(draft.state), draft.state.table.active, kind, "limit")


def _rule(state: MagicState) -> str:
    """Why land cards are returned."""
    return ALL_COUNT if options_of(state).limit_counts_attached else LIMIT


TASKS: dict[type[Task], TaskRule] = {ReturnLands: TaskRule(ask=_ask, act=_act)}


# Offers ----------------------------------------------------------------------------------------------------


def _options(ask: Ask) -> Sequence[Kind]:
    return _return(ask.state, ask.state.machine.agenda[-1]).options


def _why_not(ask: Ask, kind: Kind) -> Iterator[Explanation]:
    """Why a land card of a type cannot be returned next: the first of these that holds."""
    so_far: Sequence[Kind] = ask.decision.so_far
    left = lands.stock_of(ask.state, ask.seat)
    for one in so_far:
        left[KINDS.index(one)] -= 1
    place, name = KINDS.index(kind), NAMES[kind]
    if not left[place]:
        yield LIMIT, "no {name} is left in your stock", {"name": name}
    elif so_far and place < KINDS.index(so_far[-1]):
        last = NAMES[so_far[-1]]
        yield LIMIT, "{name} comes before {last}: " + ORDER, {"name": name, "last": last}
    else:
        facts = {"name": name, "need": ask.decision.left, "have": sum(left[place:])}
        yield LIMIT, "{need} are to be returned, and from {name} on there are only {have}: " + ORDER, facts


ORDER = "land cards are returned in the order Plains, Island, Swamp, Mountain, Forest, Wastes"
MENUS = (
    Menu(
        ReturningLand,
        (
            Offer(
                ReturnLand,
                LIMIT,
                "Return a(n) {kind}",
                choices=(Choice("kind", _options, (LIMIT, ORDER), because=_why_not),),
            ),
        ),
        elsewhere,
    ),
)


class Returning(BasePart):
    """Players return land cards above the limit as their turn ends."""

    tasks: Mapping[type[Task], TaskRule] = TASKS
    menus: Sequence[Menu] = MENUS
    carries: Mapping[type[Task], tuple[type[Task], ...]] = {ReturnLands: (DiscardDown, Happen)}

    def faults(self, position: Position) -> Iterator[Fault]:
        """They return them once cards have been discarded."""
        agenda = position.machine.agenda
        for place, task in enumerate(agenda):
            if isinstance(task, DiscardDown) and not isinstance(agenda[place - 1], ReturnLands):
                message = "land cards are returned after cards are discarded"
                yield Fault(f"$.machine.agenda[{place}]", message, LIMIT)
