"""The order of what enters together under one player's control, if it matters (CR 613.7m; CORE-R13)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.magic import proposals, replacement
from engine.magic.definitions import definition
from engine.magic.evaluate import playing
from engine.magic.language.abilities import Static, is_defining
from engine.magic.language.changes import Abilities, Colors, Control, Keywords, SetPT, SwitchPT, Types
from engine.magic.proposals import AnyProposal, Happen
from engine.magic.rules import BOOK
from engine.magic.state import Id, MagicDraft, MagicState

from .refusals import elsewhere

ORDER = BOOK.cite("CORE-R13")
LAYERS: tuple[tuple[type[Any], ...], ...] = (
    (Control,), (Types,), (Colors,), (Keywords, Abilities), (SetPT,), (SwitchPT,),
)  # fmt: skip
"""Where the order of timestamps can matter; what only adds to power and toughness comes to the same."""


class OrderingEntering(Decision, frozen=True, tag="order_entering"):
    """Which of the permanents that enter together counts as the next one."""

    chosen: tuple[Id, ...]


class EnterNext(Action, frozen=True, tag="enter_next"):
    """This one is next."""

    object: Id


def ask(state: MagicState, task: Happen) -> Decision | None:
    """The question, while there is more than one way to go on."""
    if sum(map(enters, task.batch)) < 2:
        return None
    for seat in playing(state):
        left = _left(state, task, seat)
        if len(left) > 1:
            return OrderingEntering(seat=seat, rule=ORDER, chosen=tuple(task.entering))
    return None


def order(state: MagicState, task: Happen) -> list[AnyProposal]:
    """What enters, in the order of its controllers from the active player; then as chosen, or by ids."""
    entering = [one for one in task.batch if enters(one)]
    found: list[AnyProposal] = []
    seats = playing(state)
    for seat in (*seats, None):
        mine = [one for one in entering if _seat(state, one, seats) == seat]
        mine.sort(key=id_order)
        group = _group(state, task.batch, seat) if seat is not None else []
        together, ordered = set(group), set(task.entering)
        chosen = [ref for ref in task.entering if ref in together]
        places = iter([*chosen, *(ref for ref in group if ref not in ordered)])
        by_id = {getattr(one, "object", ""): one for one in mine}
        found += [by_id[next(places)] if getattr(one, "object", "") in together else one for one in mine]
    return found


def _seat(state: MagicState, one: AnyProposal, seats: Sequence[int]) -> int | None:
    seat = replacement.affected_seat(state, one)
    return seat if seat in seats else None


def enters(proposal: AnyProposal) -> bool:
    """Whether it is about entering the battlefield."""
    match proposal:
        case proposals.CreateToken() | proposals.Move(to="battlefield"):
            return True
    return False


def id_order(proposal: AnyProposal) -> tuple[int, str]:
    """Ascending ids."""
    ref: str = getattr(proposal, "object", "")
    return len(ref), ref


def _left(state: MagicState, task: Happen, seat: int) -> list[str]:
    return [ref for ref in _group(state, task.batch, seat) if ref not in task.entering]


def _group(state: MagicState, batch: Sequence[AnyProposal], seat: int) -> list[str]:
    """Those of a player's that have effects in the same layer as another one that says something else."""
    cards = {
        one.object: one.copy_of or state.table.objects[one.object].card
        for one in sorted((one for one in batch if isinstance(one, proposals.Move)), key=id_order)
        if one.to == "battlefield"
        and one.object in state.table.objects
        and replacement.affected_seat(state, one) == seat
    }
    if len(cards) < 2:
        return []
    layers = {ref: set(_layers(state, key)) for ref, key in cards.items()}
    return [
        ref
        for ref in cards
        if any(cards[ref] != cards[other] and layers[ref] & layers[other] for other in cards)
    ]


def _layers(state: MagicState, key: str) -> Iterator[int]:
    for _, ability in definition(state, key).abilities:
        if isinstance(ability, Static) and not is_defining(ability):
            for change in ability.changes:
                yield from (place for place, kinds in enumerate(LAYERS) if isinstance(change, kinds))


def open_next(state: MagicState, task: Happen) -> list[str]:
    """What may be picked as the next one."""
    for seat in playing(state):
        left = _left(state, task, seat)
        if len(left) > 1:
            return left
    return []


def _choose(draft: MagicDraft, action: EnterNext) -> None:
    task = draft.current(Happen)
    task.entering = [*task.entering, action.object]


def _domain(ask_: Ask) -> list[str]:
    return open_next(ask_.state, ask_.state.machine.agenda[-1])


MENU = Menu(
    OrderingEntering,
    (
        Offer(
            EnterNext,
            ORDER,
            "{object} is next",
            _choose,
            choices=(Choice("object", _domain, (ORDER, "{object} is not among those that are ordered")),),
        ),
    ),
    elsewhere,
)
