"""Declaring blockers (CR 509.1, 802.4, CORE-R9): each defending player, creature by creature.

An answer is offered only if a set of blocks can still be made of it that obeys all restrictions and as many
requirements as possible (:mod:`.requirements`).
"""

from __future__ import annotations

from typing import ClassVar

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.derived import derived
from engine.kernel.documents import Action, Decision, Facts, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.aspects import AGENDA
from engine.magic.hooks import BlockIt
from engine.magic.objects import characteristics
from engine.magic.procedures import triggers
from engine.magic.procedures.refusals import elsewhere, forbidden, prohibitions
from engine.magic.rules import cr
from engine.magic.seams import Between
from engine.magic.state import Id, MagicDraft, MagicState
from engine.magic.vocabulary import SeatNumber

from .attacking import ABSENT, ASKED, Declaring, StayOut, permanents
from .requirements import OUT, Blocks
from .restrictions import (
    BLOCKING,
    EVASION,
    PAIRS,
    attacked_seats,
    attackers,
    clauses_for_creatures,
    clauses_for_pairs,
    creature,
    defending_seat,
    in_battlefield_order,
    may,
    pair,
)

WHO = cr("509.1a")
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
        ref: sum(must.be_blocked_by_all for must in known[ref].must)
        for ref in in_battlefield_order(state, attacking)
    }
    able: dict[str, dict[str, int]] = {}
    for ref in state.table.battlefield:
        blocker = creature(state, seat, ref)
        if blocker is None or not may(BLOCKING, blocker):
            continue
        pairs = ((attacker, pair(state, ref, attacker)) for attacker in lures)
        row = {
            attacker: lures[attacker]
            for attacker, both in pairs
            if both is not None
            and may(EVASION, both)
            and not prohibitions(state, seat, BlockIt(ref, attacker))
        }
        if row:
            able[ref] = row
    return Blocks(able, [ref for ref in lures if "menace" in known[ref].keywords])


# Tasks -----------------------------------------------------------------------------------------------------


def _begin(draft: MagicDraft, _: DeclareBlockers) -> None:
    draft.done()
    draft.then(*(DeclareBlocks(seat=seat) for seat in attacked_seats(draft.state)))


def _chosen(state: MagicState) -> dict[str, str]:
    """What each creature that was asked about blocks; :data:`OUT` if nothing."""
    task = state.machine.agenda[-1]
    assert isinstance(task, DeclareBlocks)
    return {one.creature: one.attacker if isinstance(one, Block) else OUT for one in given(task)}


def _ask(state: MagicState, task: DeclareBlocks) -> Decision | None:
    possible, chosen = possible_blocks(state, task.seat), _chosen(state)
    for ref in possible.able:
        if ref not in chosen and len(possible.options(chosen, ref)) > 1:
            return DeclaringBlockers(seat=task.seat, rule=WHO, creature=ref)
    return None


def _act(draft: MagicDraft, task: DeclareBlocks) -> None:
    possible, chosen = possible_blocks(draft.state, task.seat), _chosen(draft.state)
    declared = {}
    for ref in possible.able:
        attacker = chosen[ref] if ref in chosen else possible.options(chosen, ref)[0]
        if attacker != OUT:
            declared[ref] = attacker
    draft.done()
    mark = len(draft.events)
    for ref, attacker in declared.items():
        atoms.declare_blocker(draft, ref, (attacker,), BLOCKS)
    for attacker in in_battlefield_order(draft.state, declared.values()):
        atoms.become_blocked(draft, attacker, BLOCKED)
    triggers.notice(draft, draft.events[mark:])


# Offers ----------------------------------------------------------------------------------------------------


def _breaks(ask: Ask, ref: str, place: str, *, required: bool) -> Facts | None:
    """Whether the creature that is asked about may do by itself, but not beside the others, what it would."""
    possible = possible_blocks(ask.state, ask.seat)
    if ref != ask.decision.creature or place not in (OUT, *possible.able[ref]):
        return None
    chosen = {**_chosen(ask.state), ref: place}
    if required:
        return {} if possible.possible(chosen, ref) and not possible.reachable(chosen, ref) else None
    return None if possible.possible(chosen, ref) else {}


MUST_BLOCK = Clause(
    REQUIRED,
    "if {creature} does not block, fewer requirements are obeyed than could be",
    lambda ask, ref: _breaks(ask, ref, OUT, required=True),
)
MUST_BLOCK_ANOTHER = Clause(
    REQUIRED,
    "if {creature} blocks {attacker}, fewer requirements are obeyed than could be",
    lambda ask, ref, attacker: _breaks(ask, ref, attacker, required=True),
    of_decision=True,
)
NEEDED = Clause(
    MENACE,
    "an attacker with menace, which another creature blocks already, needs {creature} as well",
    lambda ask, ref: _breaks(ask, ref, OUT, required=False),
)
ALONE = Clause(
    MENACE,
    "if {creature} blocks {attacker}, an attacker with menace is blocked by one creature alone",
    lambda ask, ref, attacker: _breaks(ask, ref, attacker, required=False),
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
            choices=(Choice("creature", permanents, (WHO, ABSENT), (ASKED, NEEDED, MUST_BLOCK)),),
        ),
        Offer(
            Block,
            WHO,
            "Block {attacker} with {creature}",
            choices=(
                Choice("creature", permanents, (WHO, ABSENT), (*clauses_for_creatures(BLOCKING), ASKED)),
                Choice(
                    "attacker",
                    lambda ask, _: _attacking(ask.state),
                    (WHO, NO_ATTACKER),
                    (*clauses_for_pairs(PAIRS), FORBIDDEN, ALONE, MUST_BLOCK_ANOTHER),
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
