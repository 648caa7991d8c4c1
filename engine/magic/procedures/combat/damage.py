"""Combat damage (CR 510): assigned, then dealt at once; twice if there is first or double strike (510.4)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec import field

from engine.kernel.bounds import Map
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Action, Decision, Facts, Task, Whole
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.characteristics import Characteristics
from engine.magic.evaluate import playing
from engine.magic.objects import characteristics
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import AnyProposal, Damage, Happen
from engine.magic.protection import works
from engine.magic.rules import BOOK, cr
from engine.magic.seams import Between
from engine.magic.state import Attacker, Id, MagicDraft, MagicState, Natural

from .restrictions import attackers, fighting, in_battlefield_order, still_attacked

# How damage may be divided (CR 510.1, 702.19, CORE-R10) ---------------------------------------------------


Assigned = dict[str, dict[str, int]]
"""For each source its recipients, each with the damage assigned to it."""


class Source(NamedTuple):
    """A creature that assigns combat damage."""

    ref: str
    seat: int
    """The player who assigns it."""
    damage: int
    recipients: tuple[str, ...]
    """At least one."""
    beyond: str | None = None
    """What the rest may go to when the recipients are assigned lethal damage."""
    deathtouch: bool = False


class Open(NamedTuple):
    """An amount that a player has to choose."""

    source: Source
    to: str
    left: int
    """Damage of the source that is not assigned yet."""
    amounts: Sequence[int]


def divide(
    sources: Iterable[Source], lethal: Mapping[str, int], answers: Mapping[str, Mapping[str, int]]
) -> tuple[Assigned, Open | None]:
    """Assign all that the answers and necessity settle; the next amount to be chosen, if there is any.

    ``lethal`` is the damage that would be lethal to each creature now, not counting what is assigned here.
    """
    assigned: Assigned = {}
    touched: set[str] = set()
    for source in sources:
        mine = assigned[source.ref] = {}
        for to in source.recipients:
            left = source.damage - sum(mine.values())
            amounts = _amounts(source, to, left, _missing(source, lethal, assigned, touched))
            answer = answers.get(source.ref, {}).get(to)
            if answer is None and len(amounts) > 1:
                return assigned, Open(source, to, left, amounts)
            mine[to] = amounts[0] if answer is None else answer
        rest = source.damage - sum(mine.values())
        if source.beyond is not None and rest:
            mine[source.beyond] = rest
        if source.deathtouch:
            touched.update(to for to, amount in mine.items() if amount)
    return assigned, None


def _missing(
    source: Source, lethal: Mapping[str, int], assigned: Mapping[str, Mapping[str, int]], touched: set[str]
) -> dict[str, int]:
    """How much more damage of the source would be lethal to each recipient (CR 702.2c, 702.19b)."""
    missing = {}
    for to in source.recipients:
        need = lethal.get(to, 0) - sum(amounts.get(to, 0) for amounts in assigned.values())
        if to in touched or (source.deathtouch and assigned[source.ref].get(to)):
            need = 0
        elif source.deathtouch:
            need = min(need, 1)
        missing[to] = max(need, 0)
    return missing


def _amounts(source: Source, to: str, left: int, missing: Mapping[str, int]) -> Sequence[int]:
    """The amounts for a recipient that a legal assignment can be made of, fewest first."""
    if to != source.recipients[-1]:
        return range(left + 1)
    others_dead = not any(need for other, need in missing.items() if other != to)
    if source.beyond is not None and others_dead and missing[to] < left:
        return range(missing[to], left + 1)
    return [left]


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
    tramples = "trample" in features.keywords and works(state, "trample", "damage")
    beyond = attacked if tramples else None
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
