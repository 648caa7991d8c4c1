"""Payments made symbol by symbol, also with what a format lets a player hand in.

Mana abilities come first, until there are no more to use, or the player says so; what can still be handed in
counts for what the pool lacks. Then each symbol is paid, {C} before colours, hybrid, Phyrexian and generic
ones, by mana of the pool, by a :class:`~engine.magic.hooks.Tender`, or with life. What is offered can be
completed, and leaves each mana ability that was used some mana that is spent (CORE-R14).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.bounds import Text
from engine.kernel.clauses import Explanation
from engine.kernel.documents import Action, Decision, Facts
from engine.magic import atoms
from engine.magic.language.mana import ManaCost, ManaSymbol, written
from engine.magic.procedures import triggers
from engine.magic.procedures.symbols import PHYREXIAN_LIFE
from engine.magic.rules import BOOK, cr
from engine.magic.seams import format_of
from engine.magic.state import Id, MagicDraft, MagicState

from .claims import waiting_for
from .completing import Completing, Payer
from .lowest import LIFE, accepts, kind_of, next_symbol
from .making import activate, next_by_itself, steps
from .means import kept_mana
from .spent import note_spent
from .task import Handed, Paid, PayMana, paid_for

MANA_ABILITIES = cr("601.2g")
PAYING = cr("601.2h")
PAYING_LIFE = cr("107.4f")
IN_ORDER = BOOK.cite("CORE-R14")


class MakingMana(Decision, frozen=True, tag="make_mana"):
    """Which mana ability to activate for a payment, or that none is."""

    text = 'Pay {cost}[ for {source}][ ("{ability}")]: choose a mana ability to activate first, if any'
    passes = "choice"
    cost: ManaCost
    source: Id | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: Text | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""


class PayingSymbol(Decision, frozen=True, tag="pay_symbol"):
    """What pays the next symbol."""

    text = 'Choose what pays {symbol}[ for {source}][ ("{ability}")]'
    symbol: ManaSymbol
    source: Id | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: Text | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""


class NoMoreMana(Action, frozen=True, tag="no_more_mana"):
    """Activate no more mana abilities for the payment."""

    passing = True


class HandIn(Action, frozen=True, tag="hand_in"):
    """Pay the symbol with this."""

    tender: Text


class PayLife(Action, frozen=True, tag="pay_life"):
    """Pay the Phyrexian symbol with 2 life."""


# Asking and answering -------------------------------------------------------------------------------------


def pays_directly(state: MagicState, task: PayMana) -> bool:
    """Whether the format has this payment made symbol by symbol."""
    return format_of(state).mana.accepts(state, task.source).directly


def ask_directly(state: MagicState, task: PayMana) -> Decision | None:
    """Which mana ability comes next, as long as there are several ways to go on; then what pays a symbol."""
    if not task.cost or task.auto:
        return None
    about = paid_for(state, task)
    if not task.made:
        if len(steps(state, task)) + can_pay_now(state, task) > 1:
            return MakingMana(
                seat=task.seat,
                rule=MANA_ABILITIES,
                cost=written(task.cost),
                source=about.source,
                ability=about.ability,
            )
        return None
    if len(payers(state, task)) > 1:
        symbol = written([kind_of(next_symbol(task.cost))])
        return PayingSymbol(
            seat=task.seat, rule=PAYING, symbol=symbol, source=about.source, ability=about.ability
        )
    return None


def act_directly(draft: MagicDraft, task: PayMana) -> None:
    """What leaves no choice is done, and what a payment by itself does."""
    state = draft.state
    if not task.cost:
        draft.done()
    elif task.made:
        completing = Completing(state, task)
        pay_next(draft, completing.cheapest() if task.auto else completing.payers()[0])
    elif can_pay_now(state, task) and not (task.auto and _would_rather_make(state, task)):
        draft.current(PayMana).made = True
    else:
        source, mana = next_by_itself(state, task) if task.auto else steps(state, task)[0]
        activate(draft, source.ref, source.code, mana)


def _would_rather_make(state: MagicState, task: PayMana) -> bool:
    """Whether a payment that makes itself goes on with mana abilities, though something else than mana could
    pay: that stays for other things."""
    return bool(format_of(state).mana.accepts(state, task.source).helps) and bool(steps(state, task))


def can_pay_now(state: MagicState, task: PayMana) -> bool:
    """Whether no further mana ability is needed."""
    return Completing(state, task).can()


def payers(state: MagicState, task: PayMana) -> list[Payer]:
    """What may pay the next symbol, in ascending order."""
    return Completing(state, task).payers()


def pay_next(draft: MagicDraft, payer: Payer) -> None:
    """The next symbol is paid."""
    state = draft.state
    task = draft.current(PayMana)
    left = Completing(state, task).now
    symbol = next_symbol(task.cost)
    if not task.auto:
        task.steps = [*task.steps, Paid(kind_of(symbol), payer.mana, payer.place)]
    task.cost = list(left.after(payer).cost)
    waiting = waiting_for(state, task)
    root = draft.current(PayMana, after=2 * len(waiting))
    if payer.tender is not None:
        if waiting:
            root.handed = [*root.handed, Handed(payer.mana, payer.tender.under or None)]
        format_of(state).mana.hand_in(draft, task.seat, payer.tender)
        if payer.tender.is_mana:
            note_spent(draft, task.source, symbol if symbol in payer.mana else payer.mana[0])
    elif payer.mana == LIFE:
        with triggers.Noticing(draft):
            atoms.lose_life(draft, task.seat, PHYREXIAN_LIFE, PAYING_LIFE)
    else:
        root.paid = [*root.paid, payer.mana]
        kept = kept_mana(state, task, payer.mana) if state.table.seats[task.seat].kept_mana else None
        atoms.spend_mana(draft, task.seat, payer.mana, PAYING, kept)
        note_spent(draft, task.source, payer.mana)


def payer_of(state: MagicState, task: PayMana, *, mana: str = "", tender: str | None = None) -> Payer:
    """The payer that an action names."""
    return next(payer for payer in payers(state, task) if _is_named(payer, mana, tender))


def _is_named(payer: Payer, mana: str, tender: str | None) -> bool:
    if payer.tender is None:
        return tender is None and payer.mana == mana
    return payer.tender.key == tender


def why_not(
    state: MagicState, task: PayMana, named: str, *, mana: str = "", tender: str | None = None
) -> Iterator[Explanation]:
    """Why something that a player has does not pay the next symbol; ``named`` calls it."""
    left = Completing(state, task).now
    symbol = kind_of(next_symbol(left.cost))
    for payer in left.payers():
        if _is_named(payer, mana, tender):
            if not accepts(symbol, payer.mana):
                yield PAYING, f"{named} does not pay {{symbol}}", {"symbol": written([symbol])}
            elif not left.allows(payer, symbol):
                reason = f"{named} comes before what has paid already, and would have paid in its place"
                yield IN_ORDER, reason, {}
            else:
                facts: Facts = {"cost": written(left.after(payer).cost)}
                yield PAYING, f"once {named} has paid, {{cost}} could not be paid", facts
            return
    only = format_of(state).mana.accepts(state, task.source).only
    if only is not None:
        yield (*only, {})
