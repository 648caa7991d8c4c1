"""Combat damage (CR 510): assigned, then dealt at once; twice if there is first or double strike (510.4)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import partial
from typing import ClassVar, NamedTuple

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.divisions import Division, Given, Share, Shares, any_amount, divide
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
from engine.magic.state import Attacker, Id, MagicDraft, MagicState

from .restrictions import attackers, fighting, in_battlefield_order, still_attacked

# How damage may be divided (CR 510.1, 702.19, CORE-R10) ---------------------------------------------------


class Source(NamedTuple):
    """A creature that assigns combat damage."""

    ref: str
    seat: int
    """The player who assigns it."""
    damage: int
    recipients: tuple[str, ...]
    """At least one."""
    beyond: str | None = None
    """What the rest may go to when the recipients are assigned lethal damage, or all of it."""
    deathtouch: bool = False
    tramples: bool = True
    """The rest may go beyond."""
    as_unblocked: bool = False
    """All of it may go beyond, or to the only recipient if nothing blocks it any more."""

    @property
    def division(self) -> Division:
        """What is divided: what the recipients leave goes beyond."""
        beyond = () if self.beyond is None else (self.beyond,)
        return Division(self.ref, self.seat, self.damage, (*self.recipients, *beyond))


def assign(sources: Sequence[Source], lethal: Mapping[str, int], given: Given) -> tuple[Shares, Share | None]:
    """Assign all that the amounts given and necessity settle; the next amount to be chosen, if there is any.

    A creature divides its damage freely. What tramples may go on to what it attacks once every blocker is
    assigned lethal damage, counting what the creatures before it assign. What assigns its damage as though it
    weren't blocked assigns all of it there. ``lethal`` is the damage that would be lethal to each creature
    now, not counting what is assigned here.
    """
    by_ref = {source.ref: source for source in sources}

    def amounts(division: Division, to: str, left: int, settled: Shares) -> Sequence[int]:
        source = by_ref[division.source]
        if source.as_unblocked and source.beyond is None:
            return (0, left)
        if source.beyond is None or to != source.recipients[-1]:
            return any_amount(division, to, left, settled)
        needed = over(source, to, left, settled) if source.tramples else (left,)
        passes_by = source.as_unblocked and left == source.damage and 0 not in needed
        return (0, *needed) if passes_by else needed

    def over(source: Source, to: str, left: int, settled: Shares) -> Sequence[int]:
        """What the last blocker may be assigned of what tramples."""
        deadly = {
            hit
            for ref, shares in settled.items()
            if by_ref[ref].deathtouch
            for hit, share in shares.items()
            if share
        }
        missing = {one: _missing(source, one, lethal, settled, deadly) for one in source.recipients}
        needed = missing.pop(to)
        return (left,) if any(missing.values()) or needed >= left else range(needed, left + 1)

    return divide([source.division for source in sources], given, amounts)


def _missing(
    source: Source, to: str, lethal: Mapping[str, int], settled: Shares, deadly: Collection[str]
) -> int:
    """How much more damage of the source would be lethal to a recipient (CR 702.2c, 702.19b)."""
    need = lethal.get(to, 0) - sum(shares.get(to, 0) for shares in settled.values())
    if to in deadly:
        return 0
    return max(min(need, 1) if source.deathtouch else need, 0)


ATTACKERS_DAMAGE = cr("510.1c")
BLOCKERS_DAMAGE = cr("510.1d")
DEALT = cr("510.2")
TRAMPLE = cr("702.19b")
IN_ORDER = BOOK.cite("CORE-R10")
STRIKES_FIRST = ("first strike", "double strike")


class AssigningDamage(Decision, frozen=True, tag="assign_damage"):
    """How much of the source's combat damage this recipient is assigned."""

    text = "Choose how much combat damage {source} deals to {to} ({left} left)"
    source: Id
    to: Id
    left: int
    """Damage of the source that is not assigned yet."""


class AssignDamage(Action, frozen=True, tag="assign_damage"):
    """Assign so much of the source's combat damage to this recipient."""

    source: Id
    to: Id
    amount: Whole


class DealCombatDamage(Between, Asking[AssignDamage], tag="deal_combat_damage"):
    """Combat damage is assigned and dealt (CR 510.1–2)."""

    lies_on = ("state_based_actions",)
    first: bool = False
    """In the first-strike step (CR 510.4)."""
    asks_anew: ClassVar[bool] = True


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
        if amount > 0 and recipients and not features.no_combat_damage:
            touch = "deathtouch" in features.keywords
            source = Source(ref, features.controller, amount, recipients, beyond, touch)
            if features.can:
                source = _as_unblocked(state, source, features, attacking.get(ref))
            found.append(source)
    order = playing(state)
    return sorted(found, key=lambda source: order.index(source.seat))


def _as_unblocked(
    state: MagicState, source: Source, features: Characteristics, attack: Attacker | None
) -> Source:
    """Let a blocked attacker pass its blockers by, if its controller may have it do so."""
    if attack is None or not attack.blocked or not _passes_by(state, features):
        return source
    tramples = source.beyond is not None
    beyond = still_attacked(state, attack) if attack.blockers else None
    return source._replace(beyond=beyond, tramples=tramples, as_unblocked=True)


def _passes_by(state: MagicState, features: Characteristics) -> bool:
    """Where nothing tramples, nothing is dealt past blockers otherwise either (CAS-6.5)."""
    allowed = bool(features.can) and any(can.damage_as_unblocked for can in features.can)
    return allowed and works(state, "trample", "damage")


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
    aim = beyond if attack.blocked and not _passes_by(state, features) else attacked
    return (() if aim is None else (aim,)), None


def _assigned(state: MagicState, task: DealCombatDamage) -> tuple[Shares, Share | None]:
    known = characteristics(state)
    lethal = {ref: known[ref].toughness - state.table.objects[ref].damage for ref in fighting(state)}
    chosen = {(one.source, one.to): one.amount for one in given(task)}
    return assign(sources(state, first=task.first), lethal, chosen)


# Tasks ----------------------------------------------------------------------------------------------------


def _ask(state: MagicState, task: DealCombatDamage) -> Decision | None:
    share = _assigned(state, task)[1]
    if share is None:
        return None
    source, seat = share.division.source, share.division.seat
    attacking = any(one.creature == source for one in attackers(state))
    rule = ATTACKERS_DAMAGE if attacking else BLOCKERS_DAMAGE
    return AssigningDamage(seat=seat, rule=rule, source=source, to=share.to, left=share.left)


def _act(draft: MagicDraft, task: DealCombatDamage) -> None:
    assigned, _ = _assigned(draft.state, task)
    first = strikes_first(draft.state) if task.first else []
    draft.done()
    if first:
        atoms.note_struck(draft, first)
    batch: list[AnyProposal] = list(_hits(assigned))
    if batch:
        draft.then(Happen(batch))


def _hits(assigned: Shares) -> Iterator[Damage]:
    for source, amounts in assigned.items():
        for to, amount in amounts.items():
            if amount:
                yield Damage(rule=DEALT, source=source, to=to, amount=amount, combat=True)


# Offers ---------------------------------------------------------------------------------------------------


def _not_offered(ask: Ask, source: str, to: str, amount: int, *, tramples: bool) -> Facts | None:
    if (source, to) != (ask.decision.source, ask.decision.to) or not 0 <= amount <= ask.decision.left:
        return None
    share = _assigned(ask.state, ask.state.machine.agenda[-1])[1]
    if share is None or amount in share.amounts or _tramples(ask.state, source) != tramples:
        return None
    return {"left": ask.decision.left}


def _tramples(state: MagicState, ref: str) -> bool:
    task = state.machine.agenda[-1]
    return any(one.ref == ref and one.tramples for one in sources(state, first=task.first))


LETHAL_FIRST = Clause(
    TRAMPLE,
    "damage may trample over only if every creature that blocks {source} is assigned lethal damage",
    partial(_not_offered, tramples=True),
)
ALL_OR_NOTHING = Clause(
    ATTACKERS_DAMAGE,
    "{source} assigns all of its damage as though it weren't blocked, or all of it to what blocks it",
    partial(_not_offered, tramples=False),
)
OTHER_SOURCE = "the question now is not about the damage of {source}"
OTHER_RECIPIENT = "the question now is not about the damage to {to}"
TOO_MUCH = "{source} does not have that much damage left to assign"
MENU = Menu(
    AssigningDamage,
    (
        Offer(
            AssignDamage,
            DEALT,
            "Assign {amount} damage of {source} to {to}",
            choices=(
                Choice("source", lambda ask: [ask.decision.source], (IN_ORDER, OTHER_SOURCE)),
                Choice("to", lambda ask, _: [ask.decision.to], (IN_ORDER, OTHER_RECIPIENT)),
                Choice(
                    "amount",
                    lambda ask, *_: range(ask.decision.left + 1),
                    (IN_ORDER, TOO_MUCH),
                    (LETHAL_FIRST, ALL_OR_NOTHING),
                ),
            ),
        ),
    ),
    elsewhere,
)

TASKS: dict[type[Task], TaskRule] = {DealCombatDamage: TaskRule(ask=_ask, act=_act)}
