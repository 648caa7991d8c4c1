"""Payments made symbol by symbol, also with what a format lets a player hand in.

Mana abilities come first, until there are no more to use, or the player says so; what can still be handed in
counts for what the pool lacks. Then each symbol is paid, {C} before colours, hybrid, Phyrexian and generic
ones, by mana of the pool, by a :class:`~engine.magic.hooks.Tender`, or with life. What is offered can be
completed, and leaves each mana ability that was used some mana that is spent (CORE-R14).
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine.kernel.bounds import Text
from engine.kernel.documents import Action, Decision
from engine.magic import atoms
from engine.magic.hooks import Tender
from engine.magic.language.mana import ManaCost, ManaSymbol, written
from engine.magic.procedures import triggers
from engine.magic.procedures.affording import PHYREXIAN_LIFE, Work, assignable
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import MagicDraft, MagicState

from .claims import chain_of, waiting_for
from .making import activate, next_by_itself, pool_for, standings_of, steps
from .needed import is_completable
from .pool import POOL_ORDER
from .task import PayMana

MANA_ABILITIES = cr("601.2g")
PAYING = cr("601.2h")
LIFE = cr("107.4f")
LIFE_PLACE = len(POOL_ORDER)
"""The place of life among what pays; that of a tender is above it."""


class MakingMana(Decision, frozen=True, tag="make_mana"):
    """Which mana ability to activate for a payment, or that none is."""

    cost: ManaCost


class PayingSymbol(Decision, frozen=True, tag="pay_symbol"):
    """What pays the next symbol."""

    symbol: ManaSymbol


class NoMoreMana(Action, frozen=True, tag="no_more_mana"):
    """Activate no more mana abilities for the payment."""


class HandIn(Action, frozen=True, tag="hand_in"):
    """Pay the symbol with this."""

    tender: Text


class PayLife(Action, frozen=True, tag="pay_life"):
    """Pay the Phyrexian symbol with 2 life."""


class Payer(NamedTuple):
    """What could pay a symbol."""

    place: int
    """Payers of generic mana come in ascending order of these, so that each payment has one path."""
    mana: str
    """The mana of the pool that it is, or the tender's; empty for life."""
    tender: Tender | None = None


class Open(NamedTuple):
    """What is left of a payment."""

    cost: tuple[str, ...]
    pool: tuple[str, ...]
    tenders: tuple[Tender, ...]
    paid: tuple[str, ...]
    """Mana of the pool that has paid already."""
    life: int
    place: int
    """Generic mana is paid from this place on."""

    @property
    def is_generic(self) -> bool:
        """Whether nothing but generic mana is left to be paid."""
        return all(symbol.isdigit() for symbol in self.cost)

    @property
    def is_within_reach(self) -> bool:
        """Whether there is enough for the generic mana, if nothing else is left."""
        if not self.is_generic:
            return True
        able = sum(POOL_ORDER.index(mana) >= self.place for mana in self.pool)
        able += sum(LIFE_PLACE + 1 + tender.place >= self.place for tender in self.tenders)
        return able >= sum(map(int, self.cost))

    def payers(self) -> Iterator[Payer]:
        """What could pay the next symbol, in ascending order; of what cannot be told apart, one."""
        symbol = next_symbol(self.cost)
        wanted = symbol.split("/")
        generic = any(half.isdigit() for half in wanted)
        first = self.place if symbol.isdigit() else 0
        for place, mana in enumerate(POOL_ORDER):
            if mana in self.pool and place >= first and (generic or mana in wanted):
                yield Payer(place, mana)
        if "P" in wanted and self.life >= PHYREXIAN_LIFE:
            yield Payer(LIFE_PLACE, "")
        met: set[int] = set()
        for tender in self.tenders:
            place = LIFE_PLACE + 1 + tender.place
            if place >= first and place not in met and (generic or tender.mana in wanted):
                met.add(place)
                yield Payer(place, tender.mana, tender)

    def after(self, payer: Payer) -> Open:
        """What is left once it has paid the next symbol."""
        symbol = next_symbol(self.cost)
        cost = list(self.cost)
        cost.remove(symbol)
        number = _generic_of(symbol, payer.mana)
        if number > 1:
            cost.append(str(number - 1))
        changed = self._replace(cost=tuple(cost))
        if number:
            changed = changed._replace(place=payer.place if number > 1 or symbol.isdigit() else self.place)
        if payer.tender is not None:
            return changed._replace(tenders=tuple(one for one in self.tenders if one is not payer.tender))
        if not payer.mana:
            return changed._replace(life=self.life - PHYREXIAN_LIFE)
        left = list(self.pool)
        left.remove(payer.mana)
        return changed._replace(pool=tuple(left), paid=(*self.paid, payer.mana))


def _generic_of(symbol: str, mana: str) -> int:
    """How much generic mana a symbol is, if it is paid with this: {2/W} is one {W}, or two generic mana."""
    halves = symbol.split("/")
    return 0 if mana in halves or not mana else next((int(half) for half in halves if half.isdigit()), 0)


def next_symbol(cost: Sequence[str]) -> str:
    """{C}, colours, hybrid symbols, Phyrexian ones, generic mana."""

    def order(symbol: str) -> tuple[int, int]:
        if symbol in POOL_ORDER:
            return 0, POOL_ORDER.index(symbol)
        if "/" in symbol:
            return 2 if "P" in symbol else 1, 0
        return 3, 0

    return min(cost, key=order)


# What can be completed ------------------------------------------------------------------------------------


class _Completing:
    """Whether a payment can be completed from here without a further mana ability."""

    def __init__(self, state: MagicState, task: PayMana) -> None:
        self._state, self._task = state, task
        self._waiting = waiting_for(state, task)
        self.root = self._waiting[-1][1] if self._waiting else task
        self._work = Work()
        self._dead: set[Open] = set()

    def now(self) -> Open:
        """What is left to be paid."""
        state, task = self._state, self._task
        chain = chain_of(state, task)
        return Open(
            tuple(task.cost),
            tuple(pool_for(state, task)),
            tuple(format_of(state).mana.tenders(state, task)),
            tuple(self.root.paid),
            0 if chain is None else chain.life,
            task.place,
        )

    def payers(self, left: Open) -> list[Payer]:
        """What may pay the next symbol."""
        return [one for one in left.payers() if self.can(left.after(one))]

    def can(self, left: Open) -> bool:
        """Whether the rest can be paid.

        Where no ability has to be given a share, generic mana need not be paid one by one: all pays for it.
        """
        ahead, met = [left], self._dead.copy()
        by_number = not self._waiting and not self.root.uses
        while ahead:
            one = ahead.pop()
            if one in met:
                continue
            met.add(one)
            self._work.spend(1 + len(one.pool) + len(one.tenders))
            if not one.is_within_reach:
                continue
            if not one.cost or (by_number and one.is_generic):
                if by_number or self._is_complete(one):
                    return True
                continue
            ahead += [one.after(payer) for payer in one.payers()]
        self._dead = met
        return False

    def _is_complete(self, left: Open) -> bool:
        """Whether every use of an ability has paid something, or still can for what waits for this."""
        if self._waiting:
            return self._leaves_enough(left)
        shares = [
            frozenset(f"{index}" for index, mana in enumerate(left.paid) if mana in use.mana)
            for use in self.root.uses
        ]
        return assignable(shares)

    def _leaves_enough(self, left: Open) -> bool:
        """Whether the payments that wait for this one can be completed with what it leaves."""
        kept = {tender.key for tender in left.tenders}
        return any(
            is_completable(
                standing._replace(life=min(standing.life, left.life)),
                [one for one in usable if not one.is_tender or one.ref in kept],
                self._work,
            )
            for usable, standing in standings_of(self._state, self._task, left.pool, ())
        )


# Asking and answering -------------------------------------------------------------------------------------


def pays_directly(state: MagicState, task: PayMana) -> bool:
    """Whether the format has this payment made symbol by symbol."""
    return format_of(state).mana.accepts(state, task).directly


def ask_directly(state: MagicState, task: PayMana) -> Decision | None:
    """Which mana ability comes next, as long as there are several ways to go on; then what pays a symbol."""
    if not task.cost or task.auto:
        return None
    if not task.made:
        if len(steps(state, task)) + can_pay_now(state, task) > 1:
            return MakingMana(seat=task.seat, rule=MANA_ABILITIES, cost=written(task.cost))
        return None
    if len(payers(state, task)) > 1:
        return PayingSymbol(seat=task.seat, rule=PAYING, symbol=written([next_symbol(task.cost)]))
    return None


def act_directly(draft: MagicDraft, task: PayMana) -> None:
    """What leaves no choice is done, and what a payment by itself does."""
    state = draft.state
    if not task.cost:
        draft.done()
    elif task.made:
        pay_next(draft, payers(state, task)[0])
    elif can_pay_now(state, task):
        draft.current(PayMana).made = True
    else:
        source, mana = next_by_itself(state, task) if task.auto else steps(state, task)[0]
        activate(draft, source.ref, source.code, mana)


def can_pay_now(state: MagicState, task: PayMana) -> bool:
    """Whether no further mana ability is needed."""
    completing = _Completing(state, task)
    return completing.can(completing.now())


def payers(state: MagicState, task: PayMana) -> list[Payer]:
    """What may pay the next symbol, in ascending order."""
    completing = _Completing(state, task)
    return completing.payers(completing.now())


def pay_next(draft: MagicDraft, payer: Payer) -> None:
    """The next symbol is paid."""
    state = draft.state
    task = draft.current(PayMana)
    left = _Completing(state, task).now().after(payer)
    task.cost, task.place = list(left.cost), left.place
    if payer.tender is not None:
        format_of(state).mana.hand_in(draft, task.seat, payer.tender)
    elif not payer.mana:
        with triggers.Noticing(draft):
            atoms.lose_life(draft, task.seat, PHYREXIAN_LIFE, LIFE)
    else:
        root = draft.current(PayMana, after=2 * len(waiting_for(state, task)))
        root.paid = [*root.paid, payer.mana]
        atoms.spend_mana(draft, task.seat, payer.mana, PAYING)


def payer_of(state: MagicState, task: PayMana, *, mana: str = "", tender: str | None = None) -> Payer:
    """The payer that an action names."""
    for payer in payers(state, task):
        key = None if payer.tender is None else payer.tender.key
        if key == tender and (tender is not None or payer.mana == mana):
            return payer
    raise AssertionError("a legal action names a payer")
