"""Chapter 4, attack: declaring attackers and blockers."""

from __future__ import annotations

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Facts
from engine.kernel.seats import opponent
from engine.playing_cards.combat import (
    attackers,
    blocking,
    declared,
    find_creature,
    own_creatures,
    tapped,
)

from . import atoms
from .actions import DeclareAttacker, DeclareBlocker, FinishAttackers, FinishBlockers
from .book import cite, clause
from .damage import begin_damage
from .decisions import DeclaringAttackers, DeclaringBlockers
from .refusals import elsewhere
from .state import PerdureDraft, PerdureState, has_suit
from .tasks import DeclareAttackers, DeclareBlockers
from .turn import play_again

ATTACK = cite("PER-4.1")
BLOCK = cite("PER-4.2")
NO_ATTACK = cite("PER-R10")


# Attackers -----------------------------------------------------------------------------------------------


def ask_attackers(state: PerdureState, task: DeclareAttackers) -> DeclaringAttackers:
    """Which creature attacks? Asked even if none can (PER-R36)."""
    return DeclaringAttackers(seat=state.table.active, rule=ATTACK)


@clause("PER-R45", "{creature} already attacks")
def not_yet_attacking(ask: Ask, creature: str) -> Facts | None:
    """No creature is declared twice, not even an untapped Jack."""
    for attacker in declared(ask):
        if attacker.card == creature:
            return {}
    return None


UNTAPPED_TO_ATTACK = clause("PER-R9", "{creature} is tapped")(tapped)
"""Tapped creatures do not attack."""


@clause("PER-3.5", "{creature} entered play this turn and has no haste")
def ready_to_attack(ask: Ask, creature: str) -> Facts | None:
    """A creature does not attack in the turn in which it entered play, unless it has Diamonds."""
    found = find_creature(ask.table.seats[ask.seat].creatures, creature)
    return {} if found is not None and found.sick and not has_suit(found, "D") else None


def declare_attacker(draft: PerdureDraft, action: DeclareAttacker) -> None:
    """The creature attacks."""
    atoms.declare_attacker(draft, action.creature)


def finish_attackers(draft: PerdureDraft, action: FinishAttackers) -> None:
    """The blockers are asked for, or, without an attacker, the attack is over (PER-R10)."""
    draft.done()
    if draft.state.table.combat is None:
        play_again(draft, NO_ATTACK)
    else:
        atoms.start_phase(draft, "declare_blockers", BLOCK)
        draft.then(DeclareBlockers())


DECLARING_ATTACKERS = Menu(
    DeclaringAttackers,
    (
        Offer(
            DeclareAttacker,
            ATTACK,
            "Attack with {creature}",
            declare_attacker,
            choices=(
                Choice(
                    "creature",
                    own_creatures,
                    (ATTACK, "{creature} is not a creature of yours in play"),
                    (not_yet_attacking, UNTAPPED_TO_ATTACK, ready_to_attack),
                ),
            ),
            anytime=True,
        ),
        Offer(FinishAttackers, ATTACK, "No more attackers", finish_attackers),
    ),
    elsewhere,
)


# Blockers ------------------------------------------------------------------------------------------------


def ask_blockers(state: PerdureState, task: DeclareBlockers) -> DeclaringBlockers:
    """Which creature blocks? Asked even if none can (PER-R36)."""
    return DeclaringBlockers(seat=opponent(state.table.active), rule=BLOCK)


UNTAPPED_TO_BLOCK = clause("PER-4.2", "{blocker} is tapped")(tapped)
"""Only untapped creatures block."""
NOT_YET_BLOCKING = clause("PER-R44", "{blocker} already blocks {attacker}")(blocking)
"""A creature blocks at most one attacker."""


@clause("PER-6.3", "{attacker} flies and {blocker} does not")
def can_reach(ask: Ask, blocker: str, attacker: str) -> Facts | None:
    """Only flyers block flyers."""
    flying = find_creature(ask.table.seats[opponent(ask.seat)].creatures, attacker)
    if flying is None or not has_suit(flying, "C"):
        return None
    found = find_creature(ask.table.seats[ask.seat].creatures, blocker)
    return {} if found is not None and not has_suit(found, "C") else None


def declare_blocker(draft: PerdureDraft, action: DeclareBlocker) -> None:
    """The creature blocks."""
    atoms.declare_blocker(draft, action.blocker, action.attacker)


def finish_blockers(draft: PerdureDraft, action: FinishBlockers) -> None:
    """The damage is dealt (PER-4.3)."""
    draft.done()
    begin_damage(draft)


DECLARING_BLOCKERS = Menu(
    DeclaringBlockers,
    (
        Offer(
            DeclareBlocker,
            BLOCK,
            "Block {attacker} with {blocker}",
            declare_blocker,
            choices=(
                Choice(
                    "blocker",
                    own_creatures,
                    (BLOCK, "{blocker} is not a creature of yours in play"),
                    (UNTAPPED_TO_BLOCK, NOT_YET_BLOCKING),
                ),
                Choice("attacker", attackers, (BLOCK, "{attacker} is not attacking"), (can_reach,)),
            ),
            anytime=True,
        ),
        Offer(FinishBlockers, BLOCK, "No more blockers", finish_blockers),
    ),
    elsewhere,
)
