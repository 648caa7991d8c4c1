"""Asking how a cost is paid, and the answers (CORE-R14).

``auto_pay`` finishes a payment with the fewest sources, those with the fewest other uses first.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.bounds import Text
from engine.kernel.clauses import Ask, Choice, Clause, Explanation, Menu, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Decision, Facts
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.language.mana import BareSymbol, ManaCost, ManaSymbol, ManaText, parse_cost, written
from engine.magic.language.snow import SNOW, plain, shown
from engine.magic.language.words import Half, PoolMana
from engine.magic.procedures import triggers
from engine.magic.procedures.mana_abilities import sources
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.sources import ability_to_tell
from engine.magic.procedures.symbols import PHYREXIAN_LIFE
from engine.magic.rules import BOOK, cr
from engine.magic.state import Id, MagicDraft, MagicState

from .claims import waiting_for
from .completing import Payer
from .direct import (
    HandIn,
    MakingMana,
    NoMoreMana,
    PayingSymbol,
    PayLife,
    act_directly,
    ask_directly,
    can_pay_now,
    pay_next,
    payer_of,
    payers,
    pays_directly,
    why_not,
)
from .making import Step, activate, next_by_itself, pool_for, steps
from .means import kept_mana
from .pool import cheapest, halves, next_symbol, open_symbol, pool_pays, settled_by, spendable
from .spent import note_spent
from .task import MakeMana, PayMana, paid_for

MANA_ABILITIES = cr("601.2g")
PAYING = cr("601.2h")
HALVES = cr("107.4e")
LIFE = cr("107.4f")
SNOWY = cr("107.4h")
NEEDED = BOOK.cite("CORE-R14")


class SettlingSymbol(Decision, frozen=True, tag="settle_symbol"):
    """How a hybrid, Phyrexian or snow symbol is paid."""

    text = 'Choose what pays {symbol}[ for {source}][ ("{ability}")]'
    symbol: ManaSymbol
    source: Id | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: Text | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""


class PayingMana(Decision, frozen=True, tag="pay_mana"):
    """Which mana ability to activate for a payment."""

    text = 'Pay {cost}[ for {source}][ ("{ability}")]: choose where the mana comes from'
    cost: ManaCost
    source: Id | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: Text | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""


class SpendingMana(Decision, frozen=True, tag="spend_mana"):
    """Which mana of the pool pays the next symbol."""

    text = 'Choose which mana of your pool pays[ for {source}][ ("{ability}")]'
    symbol: BareSymbol
    source: Id | None
    """The spell, or what has the ability, that the payment is for; null where it is for neither."""
    ability: Text | None
    """The address of the ability that the payment is for; null where it is for a spell, or for neither."""


class ChooseHalf(Action, frozen=True, tag="choose_half"):
    """Pay the symbol with this."""

    half: Half


class ActivateMana(Action, frozen=True, tag="activate_mana"):
    """Activate a mana ability for the payment, for this mana."""

    source: Id
    ability: Text
    mana: ManaText


class AutoPay(Action, frozen=True, tag="auto_pay"):
    """Let the rest of the payment be made in the stated, deterministic way."""


class SpendMana(Action, frozen=True, tag="spend_mana"):
    """Pay the symbol with this mana."""

    mana: PoolMana


def _settle(draft: MagicDraft, half: str) -> None:
    task = draft.current(PayMana)
    task.cost = settled_by(task, half)
    if half == "P":
        with triggers.Noticing(draft):
            atoms.lose_life(draft, task.seat, PHYREXIAN_LIFE, LIFE)


def _spend(draft: MagicDraft, mana: str) -> None:
    task = draft.current(PayMana)
    symbol = next_symbol(task)
    cost = list(task.cost)
    cost.remove(symbol)
    if symbol.isdigit():
        task.spent = mana
        if int(symbol) > 1:
            cost.append(str(int(symbol) - 1))
    task.cost = cost
    if draft.state.machine.agenda[-2].__class__ is MakeMana:
        root = draft.current(PayMana, after=2 * len(waiting_for(draft.state, draft.state.machine.agenda[-1])))
        if pays_directly(draft.state, root):
            root.paid = [*root.paid, mana]
    player = draft.state.table.seats[task.seat]
    kept = kept_mana(draft.state, task, mana) if player.kept_mana else None
    atoms.spend_mana(draft, task.seat, mana, PAYING, kept)
    note_spent(draft, task.source, mana)


def _ask(state: MagicState, task: PayMana) -> Decision | None:
    if pays_directly(state, task):
        return ask_directly(state, task)
    about = paid_for(state, task)
    symbol = open_symbol(task)
    if symbol is not None:
        several = len(halves(state, task)) > 1
        if not several:
            return None
        rule = SNOWY if symbol == SNOW else HALVES
        return SettlingSymbol(
            seat=task.seat, rule=rule, symbol=f"{{{symbol}}}", source=about.source, ability=about.ability
        )
    if not task.cost or task.auto:
        return None
    if not pool_pays(state, task):
        if len(steps(state, task)) > 1:
            return PayingMana(
                seat=task.seat,
                rule=MANA_ABILITIES,
                cost=written(shown(task.cost)),
                source=about.source,
                ability=about.ability,
            )
        return None
    player = state.table.seats[task.seat]
    pool = pool_for(state, task) if player.kept_mana else player.mana
    kinds = spendable(state, task)
    if len(kinds) > 1 and len(pool) > sum(int(one) if one.isdigit() else 1 for one in task.cost):
        return SpendingMana(
            seat=task.seat, rule=PAYING, symbol=next_symbol(task), source=about.source, ability=about.ability
        )
    return None


def _act(draft: MagicDraft, task: PayMana) -> None:
    state = draft.state
    if pays_directly(state, task):
        act_directly(draft, task)
        return
    if open_symbol(task) is not None:
        _settle(draft, halves(state, task)[0])
    elif not task.cost:
        draft.done()
    elif not pool_pays(state, task):
        source, mana = next_by_itself(state, task) if task.auto else steps(state, task)[0]
        activate(draft, source.ref, source.code, mana)
    else:
        _spend(draft, cheapest(state, task) if task.auto else spendable(state, task)[0])


def _task(ask: Ask) -> PayMana:
    task: PayMana = ask.state.machine.agenda[-1]
    return task


def _steps(ask: Ask) -> list[Step]:
    """The activations that may come next; kept with the state, which rests."""
    return _steps_of_current(ask.state)


@derived()
def _steps_of_current(state: MagicState) -> list[Step]:
    return steps(state, state.machine.agenda[-1])


def _refs(ask: Ask) -> list[str]:
    return list(dict.fromkeys(source.ref for source, _ in _steps(ask)))


def _codes(ask: Ask, ref: str) -> list[str]:
    return list(dict.fromkeys(source.code for source, _ in _steps(ask) if source.ref == ref))


def _options(ask: Ask, ref: str, code: str) -> list[str]:
    return [written(plain(mana)) for source, mana in _steps(ask) if (source.ref, source.code) == (ref, code)]


def _without_need(ask: Ask, ref: str) -> Iterator[Explanation]:
    """Why a source that makes mana is not used: the payment can do without it."""
    if any(source.ref == ref for source in sources(ask.state, ask.seat)):
        yield NEEDED, "{source} is in no payment in which every source is needed", {}


def _other_mana(ask: Ask, ref: str, code: str, mana: str) -> Iterator[Explanation]:
    """Why a source is not used for mana that it makes: the payment can do without it."""
    for source in sources(ask.state, ask.seat):
        if (source.ref, source.code) == (ref, code) and mana in map(written, map(plain, source.options)):
            yield NEEDED, "{mana} of {source} is in no payment in which every source is needed", {}


def _which(ask: Ask, action: ActivateMana) -> str:
    """The ability, where its mana does not say all of it."""
    wanted = (action.source, action.mana)
    alike = (source for source, mana in _steps(ask) if (source.ref, written(plain(mana))) == wanted)
    return ability_to_tell(alike, action.ability)


def _perform_activate(draft: MagicDraft, action: ActivateMana) -> None:
    state, symbols = draft.state, parse_cost(action.mana).symbols
    source = next(
        one
        for one in sources(state, draft.current(PayMana).seat)
        if (one.ref, one.code) == (action.source, action.ability)
    )
    activate(draft, source.ref, source.code, source.producing(symbols))


def _perform_auto(draft: MagicDraft, _: AutoPay) -> None:
    draft.current(PayMana).auto = True


def _perform_spend(draft: MagicDraft, action: SpendMana) -> None:
    _spend(draft, action.mana)


SETTLING_MENU = Menu(
    SettlingSymbol,
    (
        Offer(
            ChooseHalf,
            HALVES,
            "Pay {decision.symbol} with {half}",
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
NO_ABILITY = "{source} has no such mana ability that helps to pay"
NO_SOURCE = "{source} has no mana ability that helps to pay"
ACTIVATING = Offer(
    ActivateMana,
    MANA_ABILITIES,
    "Add {mana} with {source}[: {which}]",
    _perform_activate,
    choices=(
        Choice("source", _refs, (MANA_ABILITIES, NO_SOURCE), because=_without_need),
        Choice("ability", _codes, (MANA_ABILITIES, NO_ABILITY)),
        Choice(
            "mana",
            _options,
            (MANA_ABILITIES, "{source} cannot add {mana}"),
            because=_other_mana,
        ),
    ),
    told={"which": _which},
)
AUTOMATICALLY = Offer(AutoPay, PAYING, "Pay automatically", _perform_auto)
PAYING_MENU = Menu(
    PayingMana,
    (
        ACTIVATING,
        AUTOMATICALLY,
    ),
    elsewhere,
)
SPENDING_MENU = Menu(
    SpendingMana,
    (
        Offer(
            SpendMana,
            PAYING,
            "Pay {symbol} with {mana/mana}",
            _perform_spend,
            choices=(
                Choice(
                    "mana",
                    lambda ask: spendable(ask.state, _task(ask)),
                    (PAYING, "{mana} cannot pay this symbol"),
                ),
            ),
            told={"symbol": lambda ask, _: written([ask.decision.symbol])},
        ),
        AUTOMATICALLY,
    ),
    elsewhere,
)


# Symbol by symbol ------------------------------------------------------------------------------------------


def _unpaid(ask: Ask) -> Facts | None:
    return None if can_pay_now(ask.state, _task(ask)) else {"cost": written(_task(ask).cost)}


def _payers(ask: Ask) -> list[Payer]:
    """What may pay the next symbol; kept with the state, which rests."""
    return _payers_of_current(ask.state)


@derived()
def _payers_of_current(state: MagicState) -> list[Payer]:
    return payers(state, state.machine.agenda[-1])


def _spendable(ask: Ask) -> list[str]:
    return [payer.mana for payer in _payers(ask) if payer.mana and payer.tender is None]


def _tenders(ask: Ask) -> list[str]:
    return [payer.tender.key for payer in _payers(ask) if payer.tender is not None]


def _no_life(ask: Ask) -> Facts | None:
    return None if any(not payer.mana for payer in _payers(ask)) else {}


def _why_not_mana(ask: Ask, mana: str) -> Iterator[Explanation]:
    return why_not(ask.state, _task(ask), "{mana} from the mana pool", mana=mana)


def _why_not_tender(ask: Ask, tender: str) -> Iterator[Explanation]:
    return why_not(ask.state, _task(ask), "{tender}", tender=tender)


def _no_more_mana(draft: MagicDraft, _: NoMoreMana) -> None:
    draft.current(PayMana).made = True


def _pay_with(draft: MagicDraft, *, mana: str = "", tender: str | None = None) -> None:
    pay_next(draft, payer_of(draft.state, draft.current(PayMana), mana=mana, tender=tender))


MAKING_MENU = Menu(
    MakingMana,
    (
        ACTIVATING,
        Offer(
            NoMoreMana,
            MANA_ABILITIES,
            "Activate no more mana abilities",
            _no_more_mana,
            guards=(Clause(PAYING, "{cost} cannot be paid without a further mana ability", _unpaid),),
        ),
        AUTOMATICALLY,
    ),
    elsewhere,
)
SYMBOL_MENU = Menu(
    PayingSymbol,
    (
        Offer(
            SpendMana,
            PAYING,
            "Pay {decision.symbol} with {mana/mana} from the mana pool",
            lambda draft, action: _pay_with(draft, mana=action.mana),
            choices=(
                Choice(
                    "mana",
                    _spendable,
                    (PAYING, "there is no {mana} in your mana pool"),
                    because=_why_not_mana,
                ),
            ),
        ),
        Offer(
            PayLife,
            LIFE,
            "Pay {decision.symbol} with 2 life",
            lambda draft, _: _pay_with(draft),
            guards=(Clause(LIFE, "the symbol cannot be paid with life", _no_life),),
        ),
        Offer(
            HandIn,
            PAYING,
            "Pay {decision.symbol} with {tender}",
            lambda draft, action: _pay_with(draft, tender=action.tender),
            choices=(
                Choice(
                    "tender",
                    _tenders,
                    (PAYING, "{tender} is nothing that you could pay this with"),
                    because=_why_not_tender,
                ),
            ),
        ),
        AUTOMATICALLY,
    ),
    elsewhere,
)
DIRECT_MENUS = (MAKING_MENU, SYMBOL_MENU)
"""What a part brings along whose payments are made symbol by symbol."""

TASKS = {PayMana: TaskRule(ask=_ask, act=_act)}
MENUS = (SETTLING_MENU, PAYING_MENU, SPENDING_MENU)
