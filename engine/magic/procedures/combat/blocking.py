"""Declaring blockers (CR 509.1, 802.4, CORE-R9): each defending player, creature by creature.

An answer is offered only if a set of blocks can still be made of it that obeys all restrictions and as many
requirements as possible (:mod:`.requirements`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Literal

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Decision, Facts, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.aspects import AGENDA
from engine.magic.characteristics import Characteristics
from engine.magic.hooks import BlockIt
from engine.magic.language.changes import Goaded, Must
from engine.magic.language.triggers import BecomesUnblocked
from engine.magic.objects import characteristics
from engine.magic.procedures import triggers
from engine.magic.procedures.refusals import elsewhere, forbidden, prohibitions
from engine.magic.questions import questions
from engine.magic.rules import cr
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import SeatNumber

from .attacking import ABSENT, ASKED, ONE_BY_ONE, Declaring, StayOut, permanents
from .requirements import OUT, Blocks, Bounds
from .restrictions import (
    BLOCKING,
    EVASION,
    PAIRS,
    attacked_seats,
    attackers,
    blocking_seat,
    clauses_for_creatures,
    clauses_for_pairs,
    creature,
    defending_seat,
    in_battlefield_order,
    may,
    pair,
)

WHO = cr("509.1a")
RESTRICTED = cr("509.1b")
REQUIRED = cr("509.1c")
BLOCKS = cr("509.1g")
BLOCKED = cr("509.1h")
MENACE = cr("702.111b")


class DeclareBlockers(Task, tag="declare_blockers"):
    """The defending players declare blockers in turn order (CR 802.4)."""


class DeclaringBlockers(Declaring, frozen=True, tag="declare_blockers"):
    """Whether this creature blocks, and what."""

    text = "Declare blockers: does {creature} block?"
    passes = "block"


class Block(Action, frozen=True, tag="block"):
    """Let the creature block this attacker."""

    creature: Id
    attacker: Id


class DeclareBlocks(Between, Asking[StayOut | Block], tag="declare_blocks"):
    """A defending player declares blockers (CR 509.1)."""

    lies_on = ("state_based_actions", "declare_blocks")
    seat: SeatNumber
    asks_anew: ClassVar[bool] = True


@derived(ignores=(AGENDA,))
def possible_blocks(state: MagicState, seat: int) -> Blocks:
    """The blocks that a player may make.

    One requirement is obeyed for each effect that has all creatures able to do so block the attacker.
    """
    known = characteristics(state)
    attacking = [one.creature for one in attackers(state) if defending_seat(state, one) == seat]
    lures = {
        ref: _obeyed(known[ref].must, "be_blocked_by_all") for ref in in_battlefield_order(state, attacking)
    }
    able: dict[str, dict[str, int]] = {}
    for ref in state.table.battlefield:
        blocker = creature(state, seat, ref)
        if blocker is None or not may(BLOCKING, blocker):
            continue
        pairs = ((attacker, pair(state, ref, attacker)) for attacker in lures)
        row = {
            attacker: lures[attacker] + _drawn_to(blocker.found.must, attacker)
            for attacker, both in pairs
            if both is not None
            and may(EVASION, both)
            and not prohibitions(state, seat, BlockIt(ref, attacker))
        }
        if row:
            able[ref] = row
    found = {ref: known[ref] for ref in able}
    return Blocks(
        able,
        {ref: bounds for ref in lures if (bounds := _bounds(known[ref])) != Bounds()},
        loners=[ref for ref, one in found.items() if any(cant.block_alone for cant, _, _ in one.cant)],
        several={ref: _most(one, len(able[ref])) for ref, one in found.items() if one.can},
        eager={ref: _obeyed(one.must, "block") for ref, one in found.items() if one.must},
    )


def _obeyed(must: Sequence[tuple[Must | Goaded, str, int]], name: str) -> int:
    """The number of requirements of this kind."""
    return sum(isinstance(one, Must) and getattr(one, name) for one, *_ in must)


def _drawn_to(must: Sequence[tuple[Must | Goaded, str, int]], attacker: str) -> int:
    """The number of requirements to block this attacker."""
    return sum(isinstance(one, Must) and one.block_source and source == attacker for one, source, _ in must)


def _bounds(attacker: Characteristics) -> Bounds:
    """How many creatures may block an attacker."""
    least = [2] if "menace" in attacker.keywords else []
    least += [cant.be_blocked_by_fewer_than or 1 for cant, _, _ in attacker.cant]
    most = [cant.be_blocked_by_more_than for cant, _, _ in attacker.cant]
    return Bounds(
        max(least, default=1),
        min((number for number in most if number is not None), default=None),
        _obeyed(attacker.must, "be_blocked"),
    )


def _most(blocker: Characteristics, attackers_: int) -> int:
    """How many attackers a creature can block."""
    if any(can.block_any_number for can in blocker.can):
        return attackers_
    return 1 + sum(can.block_more for can in blocker.can)


@derived(ignores=(AGENDA,))
def _blocks_with_menace(state: MagicState, seat: int) -> Blocks:
    """The same, where nothing but menace ties the blockers to each other."""
    possible, known = possible_blocks(state, seat), characteristics(state)
    bounds = {ref: Bounds(2) for ref in possible.bounds if "menace" in known[ref].keywords}
    return Blocks(possible.able, bounds, several=possible.several)


# Tasks -----------------------------------------------------------------------------------------------------


def tell_unblocked(draft: MagicDraft, unblocked: Sequence[str]) -> None:
    """Blockers have been declared, and none for these attackers: told where something watches for it (CR
    509.1h)."""
    if unblocked and BecomesUnblocked in questions(draft).triggers:
        with triggers.Noticing(draft):
            for attacker in in_battlefield_order(draft.state, unblocked):
                atoms.become_unblocked(draft, attacker, BLOCKED)


def _begin(draft: MagicDraft, _: DeclareBlockers) -> None:
    """Where nobody is left to block, nothing does."""
    draft.done()
    if draft.state.table.combat is not None:
        atoms.meet_blockers(draft)
    state, seats = draft.state, attacked_seats(draft.state)
    tell_unblocked(
        draft, [one.creature for one in attackers(state) if defending_seat(state, one) not in seats]
    )
    draft.then(*(DeclareBlocks(seat=seat) for seat in attacked_seats(draft.state)))


Chosen = dict[str, tuple[str, ...]]
"""What creatures block, in the order of the battlefield; :data:`OUT` last, if they block no more."""


def _chosen(state: MagicState) -> Chosen:
    """What each creature that was asked about blocks."""
    task = state.machine.agenda[-1]
    assert isinstance(task, DeclareBlocks)
    chosen: Chosen = {}
    for one in given(task):
        attacker = one.attacker if isinstance(one, Block) else OUT
        chosen[one.creature] = (*chosen.get(one.creature, ()), attacker)
    return chosen


def _settled(possible: Blocks, chosen: Chosen, ref: str) -> tuple[str, ...] | None:
    """What a creature blocks, where it has been said or goes without saying; None: the player is asked."""
    blocked = chosen.get(ref, ())
    while options := possible.options({**chosen, ref: blocked}, ref):
        if len(options) > 1:
            return None
        blocked = (*blocked, options[0])
    return blocked


def _ask(state: MagicState, task: DeclareBlocks) -> Decision | None:
    possible, chosen = possible_blocks(state, task.seat), _chosen(state)
    for ref in possible.able:
        if _settled(possible, chosen, ref) is None:
            return DeclaringBlockers(seat=task.seat, rule=WHO, creature=ref)
    return None


def _act(draft: MagicDraft, task: DeclareBlocks) -> None:
    possible, chosen = possible_blocks(draft.state, task.seat), _chosen(draft.state)
    declared: dict[str, tuple[str, ...]] = {}
    for ref in possible.able:
        blocked = tuple(one for one in _settled(possible, chosen, ref) or () if one != OUT)
        if blocked:
            declared[ref] = blocked
    draft.done()
    mark = len(draft.events)
    for ref, blocked in declared.items():
        atoms.declare_blocker(draft, ref, blocked, BLOCKS)
    attacked = {attacker for blocked in declared.values() for attacker in blocked}
    for attacker in in_battlefield_order(draft.state, attacked):
        atoms.become_blocked(draft, attacker, BLOCKED)
    triggers.notice(draft, draft.events[mark:])
    mine = [one for one in attackers(draft.state) if defending_seat(draft.state, one) == task.seat]
    tell_unblocked(draft, [one.creature for one in mine if not one.blocked])


# Offers ----------------------------------------------------------------------------------------------------


def _breaks(
    ask: Ask, ref: str, place: str, *, what: Literal["requirement", "menace", "other"]
) -> Facts | None:
    """Whether the creature that is asked about may do by itself, but not beside the others, what it would."""
    possible, before = possible_blocks(ask.state, ask.seat), _chosen(ask.state)
    given_ = before.get(ref, ())
    if ref != ask.decision.creature or place not in (OUT, *possible.later(given_, ref)):
        return None
    chosen = {**before, ref: (*given_, place)}
    if what == "requirement":
        return {} if possible.possible(chosen, ref) and not possible.reachable(chosen, ref) else None
    menace = not _blocks_with_menace(ask.state, ask.seat).possible(chosen, ref)
    if what == "menace":
        return {} if menace else None
    return None if menace or possible.possible(chosen, ref) else {}


def _out_of_order(ask: Ask, ref: str, attacker: str) -> Facts | None:
    """Whether a creature that blocks several has been asked about this attacker already."""
    possible, blocked = possible_blocks(ask.state, ask.seat), _chosen(ask.state).get(ref, ())
    if ref != ask.decision.creature or attacker not in possible.able[ref]:
        return None
    return None if attacker in possible.later(blocked, ref) else {}


IN_ORDER = Clause(
    ONE_BY_ONE,
    "{creature} blocks in the order of the battlefield; {attacker} comes before what it blocks already",
    _out_of_order,
    of_decision=True,
)
MUST_BLOCK = Clause(
    REQUIRED,
    "if {creature} does not block, fewer requirements are obeyed than could be",
    lambda ask, ref: _breaks(ask, ref, OUT, what="requirement"),
)
MUST_BLOCK_ANOTHER = Clause(
    REQUIRED,
    "if {creature} blocks {attacker}, fewer requirements are obeyed than could be",
    lambda ask, ref, attacker: _breaks(ask, ref, attacker, what="requirement"),
    of_decision=True,
)
NEEDED = Clause(
    MENACE,
    "an attacker with menace, which another creature blocks already, needs {creature} as well",
    lambda ask, ref: _breaks(ask, ref, OUT, what="menace"),
)
ALONE = Clause(
    MENACE,
    "if {creature} blocks {attacker}, an attacker with menace is blocked by one creature alone",
    lambda ask, ref, attacker: _breaks(ask, ref, attacker, what="menace"),
    of_decision=True,
)
NEEDED_BESIDE = Clause(
    RESTRICTED,
    "a creature that another one blocks, or that blocks, needs {creature} as well",
    lambda ask, ref: _breaks(ask, ref, OUT, what="other"),
)
TOO_FEW_OR_MANY = Clause(
    RESTRICTED,
    "if {creature} blocks {attacker}, fewer or more creatures block than an effect says",
    lambda ask, ref, attacker: _breaks(ask, ref, attacker, what="other"),
    of_decision=True,
)


def _attacking(state: MagicState) -> list[str]:
    return in_battlefield_order(state, (one.creature for one in attackers(state)))


FORBIDDEN = forbidden(lambda _, creature, attacker: BlockIt(creature, attacker))
NO_ATTACKER = "{attacker} is not attacking"
MENU = Menu(
    DeclaringBlockers,
    (
        Offer(
            StayOut,
            WHO,
            "Do not block with {creature}",
            choices=(
                Choice("creature", permanents, (WHO, ABSENT), (ASKED, NEEDED, NEEDED_BESIDE, MUST_BLOCK)),
            ),
        ),
        Offer(
            Block,
            WHO,
            "Block {attacker} with {creature}",
            choices=(
                Choice(
                    "creature",
                    permanents,
                    (WHO, ABSENT),
                    (*clauses_for_creatures(BLOCKING, blocking_seat), ASKED),
                ),
                Choice(
                    "attacker",
                    lambda ask, _: _attacking(ask.state),
                    (WHO, NO_ATTACKER),
                    (
                        *clauses_for_pairs(PAIRS),
                        FORBIDDEN,
                        IN_ORDER,
                        ALONE,
                        TOO_FEW_OR_MANY,
                        MUST_BLOCK_ANOTHER,
                    ),
                ),
            ),
            anytime=True,
        ),
    ),
    elsewhere,
)

TASKS: dict[type[Task], TaskRule] = {
    DeclareBlockers: TaskRule(act=_begin),
    DeclareBlocks: TaskRule(ask=_ask, act=_act),
}
