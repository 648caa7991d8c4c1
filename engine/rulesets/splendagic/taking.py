"""Chapter 5, taking land cards: three different, or two alike and a card (SPL-5)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Clause, Explanation, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts, Fault
from engine.kernel.ruleset import TaskRule
from engine.magic.parts import BasePart
from engine.magic.procedures.priority import acting
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import Draw, Happen
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, MagicState
from engine.magic.status.position import Position
from engine.magic.vocabulary import SeatNumber

from . import atoms
from .book import cite
from .lands import supply, with_article
from .splendor import BEFORE, TIME, EndSplendor
from .state import KINDS, NAMES, Kind, options_of

DIFFERENT = cite("SPL-5.1")
ALIKE = cite("SPL-5.2")
DRAW = cite("SPL-5.3")
WASTES = cite("SPL-R36")
PILES = 3
"""As many land cards are taken from different piles, as far as there are piles (SPL-R35)."""
LARGE_PILE = 4
TWO = 2


class PickingLand(Decision, frozen=True, tag="pick_land"):
    """From which pile the next of three different land cards is taken."""

    text = "Choose [picked?another][!picked?a] land card to take[ besides {picked}]"
    picked: tuple[Kind, ...]


class TakeDifferent(Action, frozen=True):
    """Take three land cards from different piles, or one from each if fewer piles are left."""


class TakeSame(Action, frozen=True):
    """Take two land cards from a pile of at least four, then draw a card."""

    kind: Kind


class PickLand(Action, frozen=True):
    """This one, too. The piles are picked in canonical order."""

    kind: Kind


class TakeLands(Asking[PickLand]):
    """A player takes three different land cards: picks their piles, then has them."""

    lies_on = ("state_based_actions",)
    seat: SeatNumber


# Three different ------------------------------------------------------------------------------------------


def _piles(state: MagicState) -> list[Kind]:
    """The piles from which something can be taken, in canonical order."""
    return [
        kind
        for kind, number in zip(KINDS, supply(state), strict=True)
        if number and _is_takeable(state, kind)
    ]


def _is_takeable(state: MagicState, kind: Kind) -> bool:
    """SPL-5.4, SPL-R36."""
    return kind != "wastes" or options_of(state).wastes_takeable


def _next(piles: Sequence[Kind], picked: Sequence[Kind]) -> list[Kind]:
    """What can be picked next: of the piles after the last one those that leave enough behind them."""
    left = min(PILES, len(piles)) - len(picked)
    first = piles.index(picked[-1]) + 1 if picked else 0
    return list(piles[first : len(piles) - left + 1]) if left else []


def _picked(state: MagicState, task: TakeLands) -> tuple[list[Kind], list[Kind]]:
    """What has been picked so far, and what can be picked next; the only one is picked by itself."""
    piles, answers = _piles(state), iter(given(task))
    picked: list[Kind] = []
    while options := _next(piles, picked):
        answer = None if len(options) == 1 else next(answers, None)
        if len(options) > 1 and answer is None:
            return picked, options
        picked.append(options[0] if answer is None else answer.kind)
    return picked, []


def _ask(state: MagicState, task: TakeLands) -> Decision | None:
    picked, options = _picked(state, task)
    return PickingLand(seat=task.seat, rule=DIFFERENT, picked=tuple(picked)) if options else None


def _act(draft: MagicDraft, task: TakeLands) -> None:
    picked, _ = _picked(draft.state, task)
    draft.done()
    for kind in picked:
        atoms.take_land(draft, DIFFERENT, task.seat, kind)
    draft.then(EndSplendor("take_different"))


def _take_different(draft: MagicDraft, _: TakeDifferent) -> None:
    seat = acting(draft)
    draft.then(TakeLands(seat=seat), *format_of(draft.state).timing.announced(draft.state, seat))


def _nothing_left(ask: Ask) -> Facts | None:
    return None if _piles(ask.state) else {}


def _all_that_is_left(ask: Ask, _: TakeDifferent) -> list[str]:
    """What is taken where there is nothing to choose."""
    piles = _piles(ask.state)
    return [] if len(piles) > PILES else [with_article(kind) for kind in piles]


TAKING_DIFFERENT: Final = Offer(
    TakeDifferent,
    DIFFERENT,
    "Take [lands?{lands}][!lands?three different land cards]",
    _take_different,
    guards=(*BEFORE, Clause(DIFFERENT, "no pile has a land card to take", _nothing_left)),
    anytime=True,
    told={"lands": _all_that_is_left},
)


# Picking --------------------------------------------------------------------------------------------------


def _options(ask: Ask) -> list[Kind]:
    return _picked(ask.state, ask.state.machine.agenda[-1])[1]


def _why_not(ask: Ask, kind: Kind) -> Iterator[Explanation]:
    """Every clause that keeps a pile from being picked next."""
    piles, picked = _piles(ask.state), ask.decision.picked
    if not _is_takeable(ask.state, kind):
        yield WASTES, NOT_WASTES, {}
    elif kind not in piles:
        yield DIFFERENT, f"the pile of {NAMES[kind]} is empty", {}
    elif picked and KINDS.index(kind) <= KINDS.index(picked[-1]):
        after = NAMES[picked[-1]]
        told = f"the piles are different, and picked in this order: {', '.join(NAMES.values())}"
        yield DIFFERENT, told + "; the last one was {after}", {"after": after}
    else:
        need = min(PILES, len(piles)) - len(picked) - 1
        told = f"after {NAMES[kind]} too few piles are left: {{need}} more would have to be picked"
        yield DIFFERENT, told, {"need": need}


NOT_WASTES = "Wastes come by reserving alone"
PICKING: Final = Menu(
    PickingLand,
    (
        Offer(
            PickLand,
            DIFFERENT,
            "Take a(n) {kind}",
            choices=(
                Choice("kind", _options, (DIFFERENT, "{kind} cannot be picked next"), because=_why_not),
            ),
        ),
    ),
    elsewhere,
)


# Two alike ------------------------------------------------------------------------------------------------


def _kinds(_: Ask) -> Sequence[Kind]:
    return KINDS


def _not_taken(ask: Ask, kind: Kind) -> Facts | None:
    return None if _is_takeable(ask.state, kind) else {}


def _small_pile(ask: Ask, kind: Kind) -> Facts | None:
    number = supply(ask.state)[KINDS.index(kind)]
    return None if number >= LARGE_PILE else {"pile": NAMES[kind], "have": number, "need": LARGE_PILE}


def _take_same(draft: MagicDraft, action: TakeSame) -> None:
    seat = acting(draft)
    for _ in range(TWO):
        atoms.take_land(draft, ALIKE, seat, action.kind)
    drawing = Happen([Draw(rule=DRAW, seat=seat)])
    announced = format_of(draft.state).timing.announced(draft.state, seat)
    draft.then(drawing, EndSplendor("take_same"), *announced)


TAKING_ALIKE: Final = Offer(
    TakeSame,
    ALIKE,
    "Take two {kind}[!kind=plains,wastes?s] and draw a card",
    _take_same,
    guards=BEFORE,
    choices=(
        Choice(
            "kind",
            _kinds,
            (ALIKE, "{kind} is no type of land cards"),
            (
                Clause(WASTES, NOT_WASTES, _not_taken),
                Clause(
                    ALIKE,
                    "two are taken from a pile of at least {need} land cards; that of {pile} has {have}",
                    _small_pile,
                ),
            ),
        ),
    ),
    anytime=True,
)
OFFERS: Final = (TAKING_DIFFERENT, TAKING_ALIKE)


class Taking(BasePart):
    """The two Splendor actions that take land cards."""

    offers: Sequence[Offer] = OFFERS
    tasks: Mapping[Any, TaskRule] = {TakeLands: TaskRule(ask=_ask, act=_act)}
    menus: Sequence[Menu] = (PICKING,)

    def faults(self, position: Position) -> Iterator[Fault]:
        """Land cards that somebody takes in another player's turn."""
        for place, task in enumerate(position.machine.agenda):
            if isinstance(task, TakeLands) and task.seat != position.table.active:
                told = "the Splendor action is that of the active player"
                yield Fault(f"$.machine.agenda[{place}].seat", told, TIME)
