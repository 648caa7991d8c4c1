"""Declaring attackers (CR 508.1, CORE-R9): creature by creature, whether it attacks and whom.

An answer is offered only if a legal attack can still be made of it: creatures that have to attack do so where
that costs nothing, and all that is to be paid can be paid.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import ClassVar

from msgspec.structs import replace

from engine.kernel.answers import Asking, given
from engine.kernel.bounds import Map
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Decision, Facts, Task
from engine.kernel.ruleset import TaskRule
from engine.kernel.seats import seat_of, seat_ref
from engine.magic import atoms
from engine.magic.aspects import AGENDA
from engine.magic.evaluate import playing
from engine.magic.hooks import AttackIt
from engine.magic.language.changes import AttackTax, Goaded, Must
from engine.magic.language.mana import parse_cost, written
from engine.magic.language.unsaid import AttackThem
from engine.magic.objects import characteristics, controller_of, rules_in_force
from engine.magic.procedures import triggers
from engine.magic.procedures.affording import can_pay
from engine.magic.procedures.payment import PayMana, pool_for, sources_for
from engine.magic.procedures.refusals import elsewhere, forbidden, prohibitions
from engine.magic.rules import BOOK, cr
from engine.magic.seams import Between, format_of
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import PermanentId, ThingId

from .enlisting import EnlistForAttackers, who_enlist
from .exerting import ExertAttackers, may_be_exerted
from .requirements import OUT
from .restrictions import (
    ATTACKING,
    ONSLAUGHTS,
    Onslaught,
    attacking_seat,
    clauses_for_creatures,
    clauses_for_onslaughts,
    creature,
    may,
)

# What attackers and blockers are declared with ------------------------------------------------------------


ONE_BY_ONE = BOOK.cite("CORE-R9")


class Declaring(Decision, frozen=True):
    """What a creature does in this combat."""

    creature: Id


class StayOut(Action, frozen=True, tag="stay_out"):
    """Let the creature stay out of combat: it doesn't attack, or doesn't block."""

    passing = True

    creature: Id


def permanents(ask: Ask) -> list[str]:
    """The domain of a choice of a creature: its clauses say which of them may be chosen, and why not."""
    battlefield: list[str] = ask.table.battlefield
    return battlefield


def _not_asked(ask: Ask, creature: str) -> Facts | None:
    return None if creature == ask.decision.creature else {"asked": ask.decision.creature}


ASKED = Clause(
    ONE_BY_ONE, "the question now is what {asked} does, not {creature}", _not_asked, of_decision=True
)
"""Creatures are asked about one after the other."""
ABSENT = "{creature} is not on the battlefield"


# What attacking costs (CR 508.1d, 508.1h–j) ---------------------------------------------------------------


def taxes(state: MagicState) -> dict[str, list[str]]:
    """For each player whom it costs mana to attack, the symbols that have to be paid for one creature."""
    found: dict[str, list[str]] = {}
    for context, rule in rules_in_force(state, AttackTax):
        found.setdefault(seat_ref(context.controller), []).extend(parse_cost(rule.mana).symbols)
    return found


def total(taxed: Mapping[str, list[str]], attacks: Mapping[str, str]) -> list[str]:
    """What is to be paid for these attacks (creatures, and what they attack); generic mana is one number."""
    symbols = [symbol for defender in attacks.values() for symbol in taxed.get(defender, ())]
    generic = sum(int(symbol) for symbol in symbols if symbol.isdigit())
    return [str(generic)] * (generic > 0) + [symbol for symbol in symbols if not symbol.isdigit()]


def payable(state: MagicState, cost: list[str], attacking: Collection[str]) -> bool:
    """Whether the active player can pay while these creatures attack: they have been tapped by then."""
    if not cost:
        return True
    known = characteristics(state)
    tapped = {ref for ref in attacking if "vigilance" not in known[ref].keywords}
    payment = PayMana(state.table.active, cost)
    left = [source for source in sources_for(state, payment) if not (source.taps and source.ref in tapped)]
    return can_pay(pool_for(state, payment), left, cost)


# Which attacks are possible -------------------------------------------------------------------------------


WHO = cr("508.1a")
WHOM = cr("508.1b")
RESTRICTED = cr("508.1c")
REQUIRED = cr("508.1d")
TAPPING = cr("508.1f")
COSTS = cr("508.1h")
ATTACKS = cr("508.1k")


class BecomeAttackers(Task, tag="become_attackers"):
    """What was chosen, and has been paid for, attacks (CR 508.1k): creatures, and what they attack."""

    lies_on = ("state_based_actions",)
    attacks: Map[PermanentId, ThingId]

    def without(self, draft: MagicDraft, seat: int) -> Task:
        """Without the active player nothing attacks."""
        return replace(self, attacks={}) if draft.state.table.active == seat else self


class DeclaringAttackers(Declaring, frozen=True, tag="declare_attackers"):
    """Whether this creature attacks, and whom."""

    text = "Declare attackers: does {creature} attack?"
    passes = "attack"


class Attack(Action, frozen=True, tag="attack"):
    """Let the creature attack this player or planeswalker."""

    creature: Id
    defender: Id


class DeclareAttackers(Between, Asking[StayOut | Attack], tag="declare_attackers"):
    """The active player declares attackers (CR 508.1)."""

    lies_on = ("state_based_actions",)
    asks_anew: ClassVar[bool] = True


class Attacks:
    """The attacks that the active player may make."""

    def __init__(self, state: MagicState) -> None:
        seat = state.table.active
        self.taxed = taxes(state)
        against = defenders(state, seat)
        self.able: dict[str, dict[str, int]] = {}
        """The creatures that no restriction keeps from attacking, in battlefield order, and whom each may
        attack, with the number of requirements that it obeys by that."""
        known = characteristics(state)
        for ref in state.table.battlefield:
            found = creature(state, seat, ref)
            if found is not None and may(ATTACKING, found):
                must = known[ref].must
                open_ = {
                    one: requirements_of(state, must, one) if must else 0
                    for one in against
                    if may(ONSLAUGHTS, Onslaught(state, known[ref], one))
                    and not prohibitions(state, seat, AttackIt(ref, one))
                }
                if open_:
                    self.able[ref] = open_
        self.loners = [ref for ref in self.able if any(cant.attack_alone for cant, _, _ in known[ref].cant)]
        """Those that cannot attack alone."""
        free = [ref for ref, open_ in self.able.items() if any(one not in self.taxed for one in open_)]
        self.needs = {
            ref: max((worth for one, worth in open_.items() if one not in self.taxed), default=0)
            if ref not in self.loners or any(other != ref for other in free)
            else 0
            for ref, open_ in self.able.items()
        }
        """How many requirements each has to obey, since it costs nothing (CR 508.1d)."""
        self.obliged = [ref for ref, needed in self.needs.items() if needed]
        """Those that must attack."""

    def options(self, state: MagicState, given: Mapping[str, str], asked: str) -> list[str]:
        """What a creature may do so that, with these answers given, a legal attack can still be reached."""
        found = [] if asked in self.obliged or not self.reaches(state, {**given, asked: OUT}) else [OUT]
        for defender, worth in self.able[asked].items():
            if worth >= self.needs[asked] and self.reaches(state, {**given, asked: defender}):
                found.append(defender)
        return found

    def reaches(self, state: MagicState, decided: Mapping[str, str]) -> bool:
        """Whether a legal attack can be made of these answers: it can be paid for, and nothing attacks alone
        that can't."""
        chosen = {ref: whom for ref, whom in decided.items() if whom != OUT}
        attacking = {*chosen, *self.obliged}
        cost = total(self.taxed, chosen)
        if not payable(state, cost, attacking):
            return False
        certain = {*chosen, *(ref for ref in self.obliged if ref not in decided)}
        if len(certain) != 1 or certain.isdisjoint(self.loners):
            return True
        return any(
            payable(state, total(self.taxed, {**chosen, other: whom}), {*attacking, other})
            for other, open_ in self.able.items()
            if other not in decided and other not in certain
            for whom in open_
        )


def requirements_of(state: MagicState, must: Sequence[tuple[Must | Goaded, str, int]], defender: str) -> int:
    """How many requirements a creature obeys by attacking this (CR 508.1d, 701.15b)."""
    seat = seat_of(defender)
    obeyed = 0
    for one, _, controller in must:
        if isinstance(one, AttackThem):
            obeyed += one.whom == defender
        elif isinstance(one, Must):
            obeyed += one.attack
        else:
            obeyed += 1 + (seat is not None and seat != controller)
    return obeyed


@derived(ignores=(AGENDA,))
def possible_attacks(state: MagicState) -> Attacks:
    """The attacks that the active player may make."""
    return Attacks(state)


def defenders(state: MagicState, seat: int) -> list[str]:
    """A player's opponents' planeswalkers in battlefield order, then the opponents in turn order (508.1b)."""
    opponents = [other for other in playing(state) if other != seat]
    walkers = [
        ref
        for ref, found in characteristics(state).items()
        if "planeswalker" in found.types and found.controller in opponents
    ]
    return [*walkers, *map(seat_ref, opponents)]


def whose_is_attacked(state: MagicState, whom: str) -> int | None:
    """The player who would be the defending player, in person or in a planeswalker (CR 508.5)."""
    seat = seat_of(whom)
    return controller_of(state, whom) if seat is None else seat


def may_be_attacked(state: MagicState, seat: int, whom: str | None) -> bool:
    """Whether a creature that enters attacking can attack this: an opponent or a planeswalker of one, in the
    combat of its controller's turn (CR 508.4a)."""
    joined = format_of(state).combat.can_be_joined(state) and state.table.active == seat
    return joined and whom in defenders(state, seat)


# Tasks -----------------------------------------------------------------------------------------------------


def _chosen(state: MagicState) -> dict[str, str]:
    """What each creature that was asked about attacks; :data:`OUT` if nothing."""
    task = state.machine.agenda[-1]
    assert isinstance(task, DeclareAttackers)
    return {one.creature: one.defender if isinstance(one, Attack) else OUT for one in given(task)}


def _ask(state: MagicState, _: DeclareAttackers) -> Decision | None:
    possible, chosen = possible_attacks(state), _chosen(state)
    for ref in possible.able:
        if ref not in chosen and len(possible.options(state, chosen, ref)) > 1:
            return DeclaringAttackers(seat=state.table.active, rule=WHO, creature=ref)
    return None


def _act(draft: MagicDraft, _: DeclareAttackers) -> None:
    state = draft.state
    possible, chosen = possible_attacks(state), _chosen(state)
    attacks = {}
    for ref in possible.able:
        whom = chosen[ref] if ref in chosen else possible.options(state, chosen, ref)[0]
        if whom != OUT:
            attacks[ref] = whom
    draft.done()
    send(draft, attacks)


def send(draft: MagicDraft, attacks: Mapping[str, str]) -> None:
    """Creatures are sent against what they attack: they tap, some may be exerted or enlist others, what it
    costs is paid, and then they attack (CR 508.1f–k)."""
    known = characteristics(draft.state)
    tapping = [ref for ref in attacks if "vigilance" not in known[ref].keywords]
    cost = total(possible_attacks(draft.state).taxed, attacks)
    with triggers.Noticing(draft):
        for ref in tapping:
            atoms.tap(draft, ref, TAPPING)
    if attacks:
        draft.then(BecomeAttackers(dict(attacks)))
    if cost:
        draft.then(PayMana(draft.state.table.active, cost))
    enlisting = who_enlist(draft, list(attacks)) if attacks else ()
    if enlisting:
        draft.then(EnlistForAttackers(list(enlisting), list(attacks)))
    exertable = may_be_exerted(draft, list(attacks)) if attacks else ()
    if exertable:
        draft.then(ExertAttackers(list(exertable)))


def _become(draft: MagicDraft, task: BecomeAttackers) -> None:
    draft.done()
    mark = len(draft.events)
    active = draft.state.table.active
    for ref, defender in task.attacks.items():
        found = characteristics(draft.state).get(ref)
        if found is not None and found.is_creature and found.controller == active:
            atoms.declare_attacker(draft, ref, defender, ATTACKS)
    triggers.notice(draft, draft.events[mark:])


# Offers ----------------------------------------------------------------------------------------------------


def _obliged(ask: Ask, ref: str) -> Facts | None:
    return {} if ref == ask.decision.creature and ref in possible_attacks(ask.state).obliged else None


def _needed(ask: Ask, ref: str) -> Facts | None:
    possible = possible_attacks(ask.state)
    if ref != ask.decision.creature or ref in possible.obliged:
        return None
    return None if possible.reaches(ask.state, {**_chosen(ask.state), ref: OUT}) else {}


def _asked_whom(ask: Ask, ref: str, defender: str) -> int | None:
    """How many requirements the creature that is asked about obeys there; None: it is another, or may not."""
    if ref != ask.decision.creature:
        return None
    return possible_attacks(ask.state).able[ref].get(defender)


def _obeys_too_few(ask: Ask, ref: str, defender: str) -> Facts | None:
    worth = _asked_whom(ask, ref, defender)
    return {} if worth is not None and worth < possible_attacks(ask.state).needs[ref] else None


def _alone(ask: Ask, ref: str, defender: str) -> Facts | None:
    possible, chosen = possible_attacks(ask.state), {**_chosen(ask.state), ref: defender}
    if ref not in possible.loners or _asked_whom(ask, ref, defender) is None or possible.taxed:
        return None
    return None if possible.reaches(ask.state, chosen) else {}


def _unpayable(ask: Ask, ref: str, defender: str) -> Facts | None:
    possible = possible_attacks(ask.state)
    cost = possible.taxed.get(defender)
    if cost is None or _asked_whom(ask, ref, defender) is None:
        return None
    if possible.reaches(ask.state, {**_chosen(ask.state), ref: defender}):
        return None
    return {"cost": written(cost)}


FORBIDDEN = forbidden(lambda _, creature, defender: AttackIt(creature, defender))
NO_DEFENDER = "{defender} is neither an opponent nor an opponent's planeswalker"
MUST_ATTACK = Clause(REQUIRED, "{creature} must attack if able", _obliged)
NEEDED = Clause(
    RESTRICTED, "an attacker that can't attack alone needs {creature} beside it", _needed, of_decision=True
)
MUST_ATTACK_ANOTHER = Clause(
    REQUIRED, "{creature} must attack another player if able", _obeys_too_few, of_decision=True
)
ALONE = Clause(RESTRICTED, "an effect says that {creature} can't attack alone", _alone, of_decision=True)
UNPAYABLE = Clause(
    COSTS,
    "attacking {defender} costs {cost} for each creature, which cannot be paid",
    _unpayable,
    of_decision=True,
)
MENU = Menu(
    DeclaringAttackers,
    (
        Offer(
            StayOut,
            WHO,
            "Do not attack with {creature}",
            choices=(Choice("creature", permanents, (WHO, ABSENT), (ASKED, MUST_ATTACK, NEEDED)),),
        ),
        Offer(
            Attack,
            WHO,
            "Attack {defender} with {creature}",
            choices=(
                Choice(
                    "creature",
                    permanents,
                    (WHO, ABSENT),
                    (*clauses_for_creatures(ATTACKING, attacking_seat), ASKED),
                ),
                Choice(
                    "defender",
                    lambda ask, _: defenders(ask.state, ask.seat),
                    (WHOM, NO_DEFENDER),
                    (
                        *clauses_for_onslaughts(ONSLAUGHTS),
                        FORBIDDEN,
                        MUST_ATTACK_ANOTHER,
                        ALONE,
                        UNPAYABLE,
                    ),
                ),
            ),
            anytime=True,
        ),
    ),
    elsewhere,
)

TASKS: dict[type[Task], TaskRule] = {
    DeclareAttackers: TaskRule(ask=_ask, act=_act),
    BecomeAttackers: TaskRule(act=_become),
}
