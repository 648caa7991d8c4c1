"""Asking how a cost is paid, and the answers (CORE-R14).

``auto_pay`` finishes a payment: colourless sources first, then those with the fewest other uses, in ascending
order.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Action, Decision
from engine.kernel.draft import Draft
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.procedures.affording import PHYREXIAN_LIFE
from engine.magic.procedures.refusals import elsewhere
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Id

from .making import place_after, plainest, steps
from .pool import cheapest, next_symbol, pool_pays, spendable
from .symbols import halves, open_symbol, settled_by
from .task import PayMana

MANA_ABILITIES = cr("601.2g")
PAYING = cr("601.2h")
HALVES = cr("107.4e")
LIFE = cr("107.4f")


class SettlingSymbol(Decision, frozen=True, tag="settle_symbol"):
    """How a hybrid or Phyrexian symbol is paid."""

    symbol: str


class PayingMana(Decision, frozen=True, tag="pay_mana"):
    """Which mana ability to activate for a payment."""

    cost: str


class SpendingMana(Decision, frozen=True, tag="spend_mana"):
    """Which mana of the pool pays the next symbol."""

    symbol: str


class ChooseHalf(Action, frozen=True, tag="choose_half"):
    """Pay the symbol with this."""

    half: str


class ActivateMana(Action, frozen=True, tag="activate_mana"):
    """Activate a mana ability for the payment, for this mana."""

    source: Id
    ability: str
    mana: str


class AutoPay(Action, frozen=True, tag="auto_pay"):
    """Let the rest of the payment be made in the stated, deterministic way."""


class SpendMana(Action, frozen=True, tag="spend_mana"):
    """Pay the symbol with this mana."""

    mana: str


def _settle(draft: Draft[Any], half: str) -> None:
    task = draft.current(PayMana)
    task.cost = settled_by(task, half)
    if half == "P":
        atoms.lose_life(draft, task.seat, PHYREXIAN_LIFE, LIFE)


def _activate(draft: Draft[Any], ref: str, code: str, mana: tuple[str, ...]) -> None:
    task = draft.current(PayMana)
    task.after = place_after(draft.state, task, ref, code)
    format_of(draft.state).mana.use(draft, task.seat, ref, code, mana)


def _spend(draft: Draft[Any], mana: str) -> None:
    task = draft.current(PayMana)
    symbol = next_symbol(task)
    cost = list(task.cost)
    cost.remove(symbol)
    if symbol.isdigit():
        task.spent = mana
        if int(symbol) > 1:
            cost.append(str(int(symbol) - 1))
    task.cost = cost
    atoms.spend_mana(draft, task.seat, mana, PAYING)


def _ask(state: Any, task: PayMana) -> Decision | None:
    symbol = open_symbol(task)
    if symbol is not None:
        several = len(halves(state, task)) > 1
        return SettlingSymbol(seat=task.seat, rule=HALVES, symbol=f"{{{symbol}}}") if several else None
    if not task.cost or task.auto:
        return None
    if not pool_pays(state, task):
        if len(steps(state, task)) > 1:
            return PayingMana(seat=task.seat, rule=MANA_ABILITIES, cost=_symbols(task.cost))
        return None
    pool = state.table.seats[task.seat].mana
    kinds = spendable(state, task)
    if len(kinds) > 1 and len(pool) > sum(int(one) if one.isdigit() else 1 for one in task.cost):
        return SpendingMana(seat=task.seat, rule=PAYING, symbol=next_symbol(task))
    return None


def _act(draft: Draft[Any], task: PayMana) -> None:
    state = draft.state
    if open_symbol(task) is not None:
        _settle(draft, halves(state, task)[0])
    elif not task.cost:
        draft.done()
    elif not pool_pays(state, task):
        options = steps(state, task)
        source, mana = plainest(options) if task.auto else options[0]
        _activate(draft, source.ref, source.code, mana)
    else:
        _spend(draft, cheapest(state, task) if task.auto else spendable(state, task)[0])


def _task(ask: Ask) -> PayMana:
    task: PayMana = ask.state.machine.agenda[-1]
    return task


def _symbols(mana: Sequence[str]) -> str:
    return "".join("{" + symbol + "}" for symbol in mana)


def _refs(ask: Ask) -> list[str]:
    return list(dict.fromkeys(source.ref for source, _ in steps(ask.state, _task(ask))))


def _codes(ask: Ask, ref: str) -> list[str]:
    return list(dict.fromkeys(source.code for source, _ in steps(ask.state, _task(ask)) if source.ref == ref))


def _options(ask: Ask, ref: str, code: str) -> list[str]:
    return [
        _symbols(mana)
        for source, mana in steps(ask.state, _task(ask))
        if (source.ref, source.code) == (ref, code)
    ]


def _perform_activate(draft: Draft[Any], action: ActivateMana) -> None:
    mana = tuple(action.mana.strip("{}").split("}{"))
    _activate(draft, action.source, action.ability, mana)


def _perform_auto(draft: Draft[Any], _: AutoPay) -> None:
    draft.current(PayMana).auto = True


def _perform_spend(draft: Draft[Any], action: SpendMana) -> None:
    _spend(draft, action.mana)


SETTLING_MENU = Menu(
    SettlingSymbol,
    (
        Offer(
            ChooseHalf,
            HALVES,
            "Pay with {half}",
            lambda draft, action: _settle(draft, action.half),
            choices=(
                Choice(
                    "half",
                    lambda ask: halves(ask.state, _task(ask)),
                    (HALVES, "the symbol cannot be paid with {half}"),
                ),
            ),
        ),
    ),
    elsewhere,
)
OUTSIDE = (MANA_ABILITIES, "{source} has no mana ability that a complete payment could use")
PAYING_MENU = Menu(
    PayingMana,
    (
        Offer(
            ActivateMana,
            MANA_ABILITIES,
            "Activate {source} for {mana}",
            _perform_activate,
            choices=(
                Choice("source", _refs, OUTSIDE),
                Choice(
                    "ability", _codes, (MANA_ABILITIES, "{ability} is not such a mana ability of {source}")
                ),
                Choice("mana", _options, (MANA_ABILITIES, "{source} cannot add {mana} for this payment")),
            ),
        ),
        Offer(AutoPay, PAYING, "Pay automatically", _perform_auto),
    ),
    elsewhere,
)
SPENDING_MENU = Menu(
    SpendingMana,
    (
        Offer(
            SpendMana,
            PAYING,
            "Pay with {mana}",
            _perform_spend,
            choices=(
                Choice(
                    "mana",
                    lambda ask: spendable(ask.state, _task(ask)),
                    (PAYING, "{mana} cannot pay this symbol"),
                ),
            ),
        ),
        Offer(AutoPay, PAYING, "Pay automatically", _perform_auto),
    ),
    elsewhere,
)

TASKS = {PayMana: TaskRule(ask=_ask, act=_act)}
MENUS = (SETTLING_MENU, PAYING_MENU, SPENDING_MENU)
ACTIONS = (ActivateMana, AutoPay, ChooseHalf, SpendMana)
DECISIONS = (PayingMana, SettlingSymbol, SpendingMana)
