"""Chapter 9, the attack: declaring attackers and blockers, and the window of the combat step."""

from __future__ import annotations

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Facts
from engine.kernel.seats import opponent
from engine.playing_cards.combat import attackers, blocking, find_creature, own_creatures, tapped

from . import atoms
from .actions import DeclareAttacker, DeclareBlocker, FinishAttackers, FinishBlockers
from .book import cite, clause
from .decisions import ChoosingCombatPlay, DeclaringAttackers, DeclaringBlockers
from .pile import ACTIVATE_SPECIAL, PASS, PLAY_CARD_IN_COMBAT, PLAY_GROWTH
from .refusals import elsewhere
from .state import Magic54Draft, Magic54State
from .tasks import DeclareAttackers, DeclareBlockers, Speak

ATTACK = cite("M54-9.1")
BLOCK = cite("M54-9.3")
NO_ATTACK = cite("M54-R15")
COMBAT_STEP = cite("M54-R16")


# Attackers ----------------------------------------------------------------------------------------------


def ask_attackers(state: Magic54State, task: DeclareAttackers) -> DeclaringAttackers:
    """Which creature attacks? Asked even if none can (M54-9.1)."""
    return DeclaringAttackers(seat=state.table.active, rule=ATTACK)


UNTAPPED_TO_ATTACK = clause("M54-2.3", "{creature} is tapped")(tapped)
"""An attacker taps, so it has to be untapped."""


@clause("M54-4.3", "{creature} entered play this turn and has summoning sickness")
def ready_to_attack(ask: Ask, creature: str) -> Facts | None:
    """A creature does not attack in the turn in which it entered play."""
    found = find_creature(ask.table.seats[ask.seat].creatures, creature)
    return {} if found is not None and found.sick else None


def declare_attacker(draft: Magic54Draft, action: DeclareAttacker) -> None:
    """The creature attacks."""
    atoms.declare_attacker(draft, action.creature)


def finish_attackers(draft: Magic54Draft, action: FinishAttackers) -> None:
    """The blockers are asked for, or, without an attacker, the attack is over (M54-R15)."""
    if draft.state.table.combat is None:
        atoms.start_phase(draft, "post_attack", NO_ATTACK)
        draft.instead(Speak())
    else:
        atoms.start_phase(draft, "declare_blockers", BLOCK)
        draft.instead(DeclareBlockers())


DECLARING_ATTACKERS = Menu(
    DeclaringAttackers,
    (
        Offer(
            DeclareAttacker,
            cite("M54-9.2"),
            "Attack with {creature}",
            declare_attacker,
            choices=(
                Choice(
                    "creature",
                    own_creatures,
                    (cite("M54-9.2"), "{creature} is not a creature of yours in play"),
                    (UNTAPPED_TO_ATTACK, ready_to_attack),
                ),
            ),
            anytime=True,
        ),
        Offer(FinishAttackers, ATTACK, "No more attackers", finish_attackers),
    ),
    elsewhere,
)


# Blockers -----------------------------------------------------------------------------------------------


def ask_blockers(state: Magic54State, task: DeclareBlockers) -> DeclaringBlockers:
    """Which creature blocks? Asked even if none can (M54-9.3)."""
    return DeclaringBlockers(seat=opponent(state.table.active), rule=BLOCK)


UNTAPPED_TO_BLOCK = clause("M54-9.3", "{blocker} is tapped")(tapped)
"""Only untapped creatures block."""
NOT_YET_BLOCKING = clause("M54-R14", "{blocker} already blocks {attacker}")(blocking)
"""A creature blocks at most one attacker."""


def declare_blocker(draft: Magic54Draft, action: DeclareBlocker) -> None:
    """The creature blocks."""
    atoms.declare_blocker(draft, action.blocker, action.attacker)


def finish_blockers(draft: Magic54Draft, action: FinishBlockers) -> None:
    """The combat step follows, blocked or not (M54-R16)."""
    atoms.start_phase(draft, "combat", COMBAT_STEP)
    draft.instead(Speak())


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
                Choice("attacker", attackers, (BLOCK, "{attacker} is not attacking")),
            ),
            anytime=True,
        ),
        Offer(FinishBlockers, BLOCK, "No more blockers", finish_blockers),
    ),
    elsewhere,
)


# The combat step ---------------------------------------------------------------------------------------

FIGHTING = Menu(ChoosingCombatPlay, (PLAY_CARD_IN_COMBAT, ACTIVATE_SPECIAL, PLAY_GROWTH, PASS), elsewhere)
