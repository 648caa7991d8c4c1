"""Chapter 9, the attack: declaring attackers and blockers, and the window of the combat step."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Decision, Facts
from engine.kernel.ruleset import TaskRule

from . import atoms
from .actions import DeclareAttacker, DeclareBlocker, FinishAttackers, FinishBlockers
from .book import BOOK, cite
from .decisions import ChooseAttackers, ChooseBlockers, Fight
from .pile import CARD_IN_COMBAT, GROW, PASS, SPECIAL, own_creatures
from .refusals import elsewhere
from .state import (
    Attacker,
    Combat,
    Creature,
    DeclareAttackers,
    DeclareBlockers,
    Magic54Draft,
    Magic54State,
    Speak,
    opponent,
)

ATTACK = cite("M54-9.1")
BLOCK = cite("M54-9.3")
NO_ATTACK = cite("M54-R15")
COMBAT_STEP = cite("M54-R16")


def ask_attackers(state: Magic54State, task: DeclareAttackers) -> Decision:
    """The active player may name an attacker."""
    return ChooseAttackers(seat=state.table.active, rule=ATTACK)


def ask_blockers(state: Magic54State, task: DeclareBlockers) -> Decision:
    """The other player may name a blocker."""
    return ChooseBlockers(seat=opponent(state.table.active), rule=BLOCK)


ATTACKERS = TaskRule(ask=ask_attackers)
BLOCKERS = TaskRule(ask=ask_blockers)


# Clauses ------------------------------------------------------------------------------------------------


def _own(ask: Ask, card: str) -> Creature | None:
    return next((creature for creature in ask.table.seats[ask.seat].creatures if creature.card == card), None)


def _declared(ask: Ask) -> Sequence[Attacker]:
    combat: Combat | None = ask.table.combat
    return () if combat is None else combat.attackers


@BOOK.clause("M54-2.3", "{creature} is tapped already")
def can_tap(ask: Ask, card: str) -> Facts | None:
    """An attacker taps, so it has to be untapped."""
    creature = _own(ask, card)
    return {} if creature is not None and creature.tapped else None


@BOOK.clause("M54-4.3", "{creature} entered play this turn and has summoning sickness")
def is_rested(ask: Ask, card: str) -> Facts | None:
    """A creature does not attack in the turn in which it entered play."""
    creature = _own(ask, card)
    return {} if creature is not None and creature.sick else None


@BOOK.clause("M54-9.3", "{blocker} is tapped and cannot block")
def is_untapped(ask: Ask, card: str) -> Facts | None:
    """Only untapped creatures block."""
    creature = _own(ask, card)
    return {} if creature is not None and creature.tapped else None


@BOOK.clause("M54-R14", "{blocker} blocks {attacker} already")
def blocks_once(ask: Ask, card: str) -> Facts | None:
    """A creature blocks at most one attacker."""
    for attacker in _declared(ask):
        if card in attacker.blockers:
            return {"attacker": attacker.card}
    return None


def attackers(ask: Ask, blocker: str) -> list[str]:
    """The attackers, in the order of their declaration."""
    return [attacker.card for attacker in _declared(ask)]


# Performing ---------------------------------------------------------------------------------------------


def declare_attacker(draft: Magic54Draft, action: DeclareAttacker) -> None:
    """A creature attacks."""
    atoms.declare_attacker(draft, draft.state.table.active, action.creature)


def finish_attackers(draft: Magic54Draft, action: FinishAttackers) -> None:
    """On to the blockers; without an attacker, past blockers and combat step (M54-R15)."""
    if draft.state.table.combat is None:
        atoms.start_phase(draft, "post_attack", NO_ATTACK)
        draft.agenda[-1] = Speak()
    else:
        atoms.start_phase(draft, "declare_blockers", BLOCK)
        draft.agenda[-1] = DeclareBlockers()


def declare_blocker(draft: Magic54Draft, action: DeclareBlocker) -> None:
    """A creature blocks an attacker."""
    combat = draft.state.table.combat
    assert combat is not None
    place = next(i for i, attacker in enumerate(combat.attackers) if attacker.card == action.attacker)
    atoms.declare_blocker(draft, action.blocker, place)


def finish_blockers(draft: Magic54Draft, action: FinishBlockers) -> None:
    """On to the combat step, blocked or not (M54-R16)."""
    atoms.start_phase(draft, "combat", COMBAT_STEP)
    draft.agenda[-1] = Speak()


# Offers -------------------------------------------------------------------------------------------------

DECLARING_ATTACKERS = Menu(
    ChooseAttackers,
    (
        Offer(
            DeclareAttacker,
            cite("M54-9.2"),
            "attack with {creature}",
            declare_attacker,
            choices=(
                Choice(
                    "creature",
                    own_creatures,
                    (cite("M54-9.2"), "{creature} is not a creature of yours in play"),
                    (can_tap, is_rested),
                ),
            ),
            anytime=True,
        ),
        Offer(FinishAttackers, ATTACK, "no more attackers", finish_attackers),
    ),
    elsewhere,
)
DECLARING_BLOCKERS = Menu(
    ChooseBlockers,
    (
        Offer(
            DeclareBlocker,
            BLOCK,
            "block {attacker} with {blocker}",
            declare_blocker,
            choices=(
                Choice(
                    "blocker",
                    own_creatures,
                    (BLOCK, "{blocker} is not a creature of yours in play"),
                    (is_untapped, blocks_once),
                ),
                Choice("attacker", attackers, (BLOCK, "{attacker} is not attacking")),
            ),
            anytime=True,
        ),
        Offer(FinishBlockers, BLOCK, "no more blockers", finish_blockers),
    ),
    elsewhere,
)
FIGHTING = Menu(Fight, (CARD_IN_COMBAT, SPECIAL, GROW, PASS), elsewhere)
