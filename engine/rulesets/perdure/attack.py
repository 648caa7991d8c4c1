"""Chapter 4, first half: who attacks, who blocks whom."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Facts
from engine.kernel.draft import Draft

from . import actions, atoms, damage, refusals, turn
from .book import BOOK
from .decisions import DeclaringAttackers, DeclaringBlockers
from .state import Attacker, PerdureState, find_creature, has_suit
from .tasks import DeclareAttackers, DeclareBlockers

clause, cite = BOOK.clause, BOOK.cite
ATTACK, BLOCK, NO_ATTACK = cite("PER-4.1"), cite("PER-4.2"), cite("PER-R10")

# Attackers


def attackers_question(state: PerdureState, task: DeclareAttackers) -> DeclaringAttackers:
    """Which creature attacks? Asked even if none can (PER-R36)."""
    return DeclaringAttackers(seat=state.table.active, rule=ATTACK)


def own_creatures(ask: Ask) -> Sequence[str]:
    """The creatures of the seat that decides."""
    return [creature.card for creature in ask.table.seats[ask.seat].creatures]


def declared(ask: Ask) -> Sequence[Attacker]:
    """The attackers so far, in the order of declaration."""
    if ask.table.combat is None:
        return ()
    attackers: list[Attacker] = ask.table.combat.attackers
    return attackers


@clause("PER-R45", "{creature} is attacking already")
def not_yet_attacking(ask: Ask, creature: str) -> Facts | None:
    """No creature is declared twice, not even an untapped Jack."""
    for attacker in declared(ask):
        if attacker.card == creature:
            return {}
    return None


@clause("PER-R9", "{creature} is tapped")
def untapped_to_attack(ask: Ask, creature: str) -> Facts | None:
    """Tapped creatures don't attack."""
    found = find_creature(ask.table.seats[ask.seat].creatures, creature)
    return {} if found is not None and found.tapped else None


@clause("PER-3.5", "{creature} was played this turn and has no haste")
def ready_to_attack(ask: Ask, creature: str) -> Facts | None:
    """Fresh creatures wait, unless they have Diamonds."""
    found = find_creature(ask.table.seats[ask.seat].creatures, creature)
    return {} if found is not None and found.sick and not has_suit(found, "D") else None


def declare_attacker(draft: Draft[PerdureState], action: actions.DeclareAttacker) -> None:
    """The creature attacks."""
    atoms.declare_attacker(draft, action.creature)


def finish_attackers(draft: Draft[PerdureState], action: object) -> None:
    """The blockers are asked for, or, without an attacker, the attack is over (PER-R10)."""
    draft.done()
    if draft.state.table.combat is None:
        turn.play_again(draft, NO_ATTACK)
    else:
        atoms.start_phase(draft, "declare_blockers", BLOCK)
        draft.then(DeclareBlockers())


# Blockers


def blockers_question(state: PerdureState, task: DeclareBlockers) -> DeclaringBlockers:
    """Which creature blocks? Asked even if none can (PER-R36)."""
    return DeclaringBlockers(seat=1 - state.table.active, rule=BLOCK)


def attackers(ask: Ask, blocker: str) -> Sequence[str]:
    """The creatures that attack."""
    return [attacker.card for attacker in declared(ask)]


@clause("PER-4.2", "{blocker} is tapped")
def untapped_to_block(ask: Ask, blocker: str) -> Facts | None:
    """Tapped creatures don't block."""
    found = find_creature(ask.table.seats[ask.seat].creatures, blocker)
    return {} if found is not None and found.tapped else None


@clause("PER-R44", "{blocker} is blocking already")
def not_yet_blocking(ask: Ask, blocker: str) -> Facts | None:
    """One block for each creature."""
    for attacker in declared(ask):
        if blocker in attacker.blockers:
            return {}
    return None


@clause("PER-6.3", "{attacker} flies and {blocker} does not")
def can_reach(ask: Ask, blocker: str, attacker: str) -> Facts | None:
    """Only flyers block flyers."""
    flying = find_creature(ask.table.seats[1 - ask.seat].creatures, attacker)
    if flying is None or not has_suit(flying, "C"):
        return None
    found = find_creature(ask.table.seats[ask.seat].creatures, blocker)
    return {} if found is not None and not has_suit(found, "C") else None


def declare_blocker(draft: Draft[PerdureState], action: actions.DeclareBlocker) -> None:
    """The creature blocks."""
    atoms.declare_blocker(draft, action.blocker, action.attacker)


def finish_blockers(draft: Draft[PerdureState], action: object) -> None:
    """The damage is dealt (PER-4.3)."""
    draft.done()
    damage.begin(draft)


ATTACKERS_MENU = Menu(
    DeclaringAttackers,
    (
        Offer(
            actions.DeclareAttacker,
            ATTACK,
            "Attack with {creature}",
            declare_attacker,
            choices=(
                Choice(
                    "creature",
                    own_creatures,
                    (ATTACK, "{creature} is not a creature of yours in play"),
                    (not_yet_attacking, untapped_to_attack, ready_to_attack),
                ),
            ),
            anytime=True,
        ),
        Offer(actions.FinishAttackers, ATTACK, "No more attackers", finish_attackers),
    ),
    refusals.during_the_attack,
)
BLOCKERS_MENU = Menu(
    DeclaringBlockers,
    (
        Offer(
            actions.DeclareBlocker,
            BLOCK,
            "Block {attacker} with {blocker}",
            declare_blocker,
            choices=(
                Choice(
                    "blocker",
                    own_creatures,
                    (BLOCK, "{blocker} is not a creature of yours in play"),
                    (untapped_to_block, not_yet_blocking),
                ),
                Choice("attacker", attackers, (BLOCK, "{attacker} is not attacking"), (can_reach,)),
            ),
            anytime=True,
        ),
        Offer(actions.FinishBlockers, BLOCK, "No more blockers", finish_blockers),
    ),
    refusals.during_the_attack,
)
