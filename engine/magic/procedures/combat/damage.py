"""Combat damage (CR 510): assigned, then dealt at once; twice if there is first or double strike (510.4)."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import field

from engine.kernel.bounds import Map
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts, Task, Whole
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.characteristics import Characteristics, characteristics
from engine.magic.evaluate import playing
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import AnyProposal, Damage, Happen
from engine.magic.rules import BOOK, cr
from engine.magic.seams import Between
from engine.magic.state import Attacker, Id, MagicDraft, MagicState, Natural

from .assignment import Assigned, Open, Source, divide
from .roles import attackers, fighting, in_battlefield_order, still_attacked

ATTACKERS_DAMAGE = cr("510.1c")
BLOCKERS_DAMAGE = cr("510.1d")
DEALT = cr("510.2")
TRAMPLE = cr("702.19b")
IN_ORDER = BOOK.cite("CORE-R10")
STRIKES_FIRST = ("first strike", "double strike")


class DealCombatDamage(Between, tag="deal_combat_damage"):
    """Combat damage is assigned and dealt; ``answers`` has the amounts that players chose (CR 510.1–2)."""

    first: bool = False
    """In the first-strike step (CR 510.4)."""
    answers: Map[Id, Map[Id, Natural]] = field(default_factory=dict)


class AssigningDamage(Decision, frozen=True, tag="assign_damage"):
    """How much of the source's combat damage this recipient is assigned."""

    source: Id
    to: Id
    left: int
    """Damage of the source that is not assigned yet."""


class AssignDamage(Action, frozen=True, tag="assign_damage"):
    """Assign so much of the source's combat damage to this recipient."""

    source: Id
    to: Id
    amount: Whole


# Who deals damage, and to whom ----------------------------------------------------------------------------


def strikes_first(state: MagicState) -> list[str]:
    """The attacking and blocking creatures with first or double strike, in battlefield order (CR 510.4)."""
    known = characteristics(state)
    return [ref for ref in fighting(state) if not known[ref].keywords.isdisjoint(STRIKES_FIRST)]


def _striking(state: MagicState, *, first: bool) -> list[str]:
    """The creatures that assign damage in this step (CR 510.4, 702.4b, 702.7b)."""
    if first:
        return strikes_first(state)
    known = characteristics(state)
    combat = state.table.combat
    struck = [] if combat is None else combat.struck
    return [ref for ref in fighting(state) if ref not in struck or "double strike" in known[ref].keywords]


def sources(state: MagicState, *, first: bool) -> list[Source]:
    """What assigns damage in this step, the active player's creatures first (CR 510.1, 802.5)."""
    known = characteristics(state)
    attacking = {one.creature: one for one in attackers(state)}
    found: list[Source] = []
    for ref in _striking(state, first=first):
        features = known[ref]
        amount = features.toughness if features.damage_by_toughness else features.power
        recipients, beyond = _aims(state, features, ref, attacking.get(ref))
        if amount > 0 and recipients:
            touch = "deathtouch" in features.keywords
            found.append(Source(ref, features.controller, amount, recipients, beyond, touch))
    order = playing(state)
    return sorted(found, key=lambda source: order.index(source.seat))


def _aims(
    state: MagicState, features: Characteristics, ref: str, attack: Attacker | None
) -> tuple[tuple[str, ...], str | None]:
    """To whom the creature assigns its damage, and what it may trample over to (CR 510.1b–d, 702.19)."""
    if attack is None:
        blocked = [one.creature for one in attackers(state) if ref in one.blockers]
        return tuple(in_battlefield_order(state, blocked)), None
    attacked = still_attacked(state, attack)
    beyond = attacked if "trample" in features.keywords else None
    if attack.blockers:
        return tuple(in_battlefield_order(state, attack.blockers)), beyond
    aim = beyond if attack.blocked else attacked
    return (() if aim is None else (aim,)), None


def _divide(state: MagicState, task: DealCombatDamage) -> tuple[Assigned, Open | None]:
    known = characteristics(state)
    lethal = {ref: known[ref].toughness - state.table.objects[ref].damage for ref in fighting(state)}
    return divide(sources(state, first=task.first), lethal, task.answers)


# Tasks ----------------------------------------------------------------------------------------------------


def _ask(state: MagicState, task: DealCombatDamage) -> Decision | None:
    chosen = _divide(state, task)[1]
    if chosen is None:
        return None
    source = chosen.source
    attacking = any(one.creature == source.ref for one in attackers(state))
    rule = ATTACKERS_DAMAGE if attacking else BLOCKERS_DAMAGE
    return AssigningDamage(seat=source.seat, rule=rule, source=source.ref, to=chosen.to, left=chosen.left)


def _act(draft: MagicDraft, task: DealCombatDamage) -> None:
    assigned, _ = _divide(draft.state, task)
    first = strikes_first(draft.state) if task.first else []
    draft.done()
    if first:
        atoms.note_struck(draft, first)
    batch: list[AnyProposal] = list(_hits(assigned))
    if batch:
        draft.then(Happen(batch))


def _hits(assigned: Assigned) -> Iterator[Damage]:
    for source, amounts in assigned.items():
        for to, amount in amounts.items():
            if amount:
                yield Damage(rule=DEALT, source=source, to=to, amount=amount, combat=True)


# Offers ---------------------------------------------------------------------------------------------------


def _not_offered(ask: Ask, source: str, to: str, amount: int) -> Facts | None:
    if (source, to) != (ask.decision.source, ask.decision.to) or not 0 <= amount <= ask.decision.left:
        return None
    chosen = _divide(ask.state, ask.state.machine.agenda[-1])[1]
    return None if chosen is None or amount in chosen.amounts else {"left": ask.decision.left}


def _assign(draft: MagicDraft, action: AssignDamage) -> None:
    task = draft.current(DealCombatDamage)
    amounts = {**task.answers.get(action.source, {}), action.to: action.amount}
    task.answers = {**task.answers, action.source: amounts}


LETHAL_FIRST = Clause(
    TRAMPLE,
    "damage may trample over only if every creature that blocks {source} is assigned lethal damage",
    _not_offered,
)
OTHER_SOURCE = "the damage of {source} is not what is being asked about"
OTHER_RECIPIENT = "the damage to {to} is not what is being asked about"
TOO_MUCH = "{source} has not so much damage left to assign"
MENU = Menu(
    AssigningDamage,
    (
        Offer(
            AssignDamage,
            DEALT,
            "{amount} damage of {source} to {to}",
            _assign,
            choices=(
                Choice("source", lambda ask: [ask.decision.source], (IN_ORDER, OTHER_SOURCE)),
                Choice("to", lambda ask, _: [ask.decision.to], (IN_ORDER, OTHER_RECIPIENT)),
                Choice(
                    "amount",
                    lambda ask, *_: range(ask.decision.left + 1),
                    (IN_ORDER, TOO_MUCH),
                    (LETHAL_FIRST,),
                ),
            ),
        ),
    ),
    elsewhere,
)

TASKS: dict[type[Task], TaskRule] = {DealCombatDamage: TaskRule(ask=_ask, act=_act)}
