"""Chapter 10, the end of the turn: discarding down to five, the exchange, what wears off."""

from __future__ import annotations

from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import LAST_TURN, Decision, Outcome
from engine.kernel.ruleset import TaskRule

from . import atoms
from .actions import Discard, EndTurn, Exchange
from .book import cite
from .decisions import ChooseDiscard, CloseTurn
from .deck import draw_card, ensure_deck
from .pile import IN_HAND, hand
from .refusals import elsewhere
from .state import EndPhase, Magic54Draft, Magic54State
from .turn import begin_turn

HAND_LIMIT = 5

DOWN_TO_FIVE = cite("M54-10.1")
EXCHANGE = cite("M54-10.2")
RENEW = cite("M54-R4")
TURN_LIMIT = cite("M54-R46")


def ask_end(state: Magic54State, task: EndPhase) -> Decision:
    """What to discard, as long as there are more than five cards; then whether to exchange one."""
    table = state.table
    excess = len(table.seats[table.active].hand) - HAND_LIMIT
    if excess > 0:
        return ChooseDiscard(seat=table.active, rule=DOWN_TO_FIVE, excess=excess)
    return CloseTurn(seat=table.active, rule=EXCHANGE)


END = TaskRule(ask=ask_end)


def discard(draft: Magic54Draft, action: Discard) -> None:
    """Discard one card."""
    atoms.discard(draft, draft.state.table.active, action.card, DOWN_TO_FIVE)


def exchange(draft: Magic54Draft, action: Exchange) -> None:
    """Put a card under the deck, which is renewed first if it is empty, and draw one; the turn ends."""
    active = draft.state.table.active
    ensure_deck(draft, active, RENEW)
    atoms.exchange(draft, active, action.card)
    draw_card(draft, active, EXCHANGE, RENEW)
    end_turn(draft)


def close_turn(draft: Magic54Draft, action: EndTurn) -> None:
    """End the turn without an exchange."""
    end_turn(draft)


def end_turn(draft: Magic54Draft) -> None:
    """Damage and Growth wear off; the other player's turn begins, or the turn limit ends the game."""
    atoms.wear_off(draft)
    atoms.end_turn(draft)
    limit = draft.state.options.turn_limit or LAST_TURN
    if draft.state.table.turn >= limit:
        reason = f"turn {limit:,}, the last one, has ended"
        atoms.finish(draft, Outcome(winner=None, draw=True, rule=TURN_LIMIT, reason=reason))
    else:
        begin_turn(draft)


DISCARDING = Menu(
    ChooseDiscard,
    (
        Offer(
            Discard,
            DOWN_TO_FIVE,
            "discard {card}",
            discard,
            choices=(Choice("card", hand, IN_HAND),),
            anytime=True,
        ),
    ),
    elsewhere,
)
CLOSING = Menu(
    CloseTurn,
    (
        Offer(
            Exchange,
            EXCHANGE,
            "put {card} under the deck, draw one and end the turn",
            exchange,
            choices=(Choice("card", hand, IN_HAND),),
            anytime=True,
        ),
        Offer(EndTurn, cite("M54-10.3"), "end the turn", close_turn),
    ),
    elsewhere,
)
