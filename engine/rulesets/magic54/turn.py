"""Chapters 7 and 10, the turn: its beginning, the phases before and after the attack, and its end."""

from __future__ import annotations

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import LAST_TURN, Facts

from . import atoms
from .actions import Discard, EndTurn, Exchange, PlayMana, Summon
from .book import cite, clause
from .cards import COST, STRENGTH
from .decisions import ChoosingAnswer, ChoosingDiscard, ChoosingExchange, ChoosingPlay
from .deck import draw_card, ensure_deck
from .ending import reach_turn_limit
from .pile import ACTIVATE_SPECIAL, IN_HAND, PASS, PLAY_CARD, can_pay, hand, is_mana
from .refusals import elsewhere
from .state import Magic54Draft, Magic54State
from .tasks import EndPhase, Speak

HAND_LIMIT = 5

PRE_ATTACK = cite("M54-7.1")
DRAW = cite("M54-7.3")
RENEW_TO_DRAW = cite("M54-7.4")
DOWN_TO_FIVE = cite("M54-10.1")
EXCHANGE = cite("M54-10.2")
END = cite("M54-10.3")
RENEW_TO_EXCHANGE = cite("M54-R4")


# The beginning ------------------------------------------------------------------------------------------


def begin_turn(draft: Magic54Draft) -> None:
    """The next player's turn begins: he untaps, draws, and has the initiative (M54-7.2, M54-7.3)."""
    atoms.start_turn(draft)
    table = draft.state.table
    atoms.untap_all(draft, table.active)
    if table.turn == 1:
        atoms.skip_draw(draft, table.active, DRAW)
    else:
        draw_card(draft, table.active, DRAW, RENEW_TO_DRAW)
    atoms.start_phase(draft, "pre_attack", PRE_ATTACK)
    draft.then(Speak())


# Before and after the attack ----------------------------------------------------------------------------


@clause("M54-R1", "a Mana card was already put into play this turn")
def one_mana_card(ask: Ask) -> Facts | None:
    """One Mana card per turn, before and after the attack together."""
    return {} if ask.table.mana_played and ask.seat == ask.table.active else None


@clause("M54-1.5", "{card} is not a creature", of_kind=True)
def is_creature(ask: Ask, card: str) -> Facts | None:
    """Only Jack, Queen and King are summoned."""
    return None if card in STRENGTH else {}


def play_mana(draft: Magic54Draft, action: PlayMana) -> None:
    """Put a Mana card into play; the initiative stays."""
    atoms.play_mana(draft, draft.state.table.active, action.card)


def summon(draft: Magic54Draft, action: Summon) -> None:
    """Pay for a creature and put it into play; the initiative stays."""
    seat = draft.state.table.active
    atoms.pay(draft, seat, COST[action.card])
    atoms.summon(draft, seat, action.card)


PLAYING = Menu(
    ChoosingPlay,
    (
        Offer(
            PlayMana,
            cite("M54-R1"),
            "Put {card} into play",
            play_mana,
            guards=(one_mana_card,),
            choices=(Choice("card", hand, IN_HAND, (is_mana,)),),
            anytime=True,
        ),
        Offer(
            Summon,
            cite("M54-R9"),
            "Summon {card}",
            summon,
            choices=(Choice("card", hand, IN_HAND, (is_creature, can_pay)),),
            anytime=True,
        ),
        PLAY_CARD,
        ACTIVATE_SPECIAL,
        PASS,
    ),
    elsewhere,
)
ANSWERING = Menu(ChoosingAnswer, (PLAY_CARD, ACTIVATE_SPECIAL, PASS), elsewhere)


# The end ------------------------------------------------------------------------------------------------


def ask_end(state: Magic54State, task: EndPhase) -> ChoosingDiscard | ChoosingExchange:
    """What to discard, as long as there are more than five cards; then whether to exchange one (M54-R41)."""
    table = state.table
    excess = len(table.seats[table.active].hand) - HAND_LIMIT
    if excess > 0:
        return ChoosingDiscard(seat=table.active, rule=DOWN_TO_FIVE, left=excess)
    return ChoosingExchange(seat=table.active, rule=EXCHANGE)


def discard(draft: Magic54Draft, action: Discard) -> None:
    """Discard one card."""
    atoms.discard(draft, draft.state.table.active, action.card, DOWN_TO_FIVE)


def exchange(draft: Magic54Draft, action: Exchange) -> None:
    """Put a card under the deck, which is renewed first if it is empty, and draw one; the turn ends."""
    seat = draft.state.table.active
    ensure_deck(draft, seat, RENEW_TO_EXCHANGE)
    atoms.exchange(draft, seat, action.card)
    draw_card(draft, seat, EXCHANGE, RENEW_TO_EXCHANGE)
    end_turn(draft, action)


def end_turn(draft: Magic54Draft, action: EndTurn | Exchange) -> None:
    """Damage and Growth wear off; the other player's turn begins, unless this was the last one (M54-R46)."""
    draft.done()
    atoms.wear_off(draft)
    atoms.end_turn(draft, END)
    limit = draft.state.options.turn_limit or LAST_TURN
    if draft.state.table.turn >= limit:
        reach_turn_limit(draft, limit)
    else:
        begin_turn(draft)


DISCARDING = Menu(
    ChoosingDiscard,
    (
        Offer(
            Discard,
            DOWN_TO_FIVE,
            "Discard {card}",
            discard,
            choices=(Choice("card", hand, IN_HAND),),
            anytime=True,
        ),
    ),
    elsewhere,
)
EXCHANGING = Menu(
    ChoosingExchange,
    (
        Offer(
            Exchange,
            EXCHANGE,
            "Put {card} under the deck, draw a card and end the turn",
            exchange,
            choices=(Choice("card", hand, IN_HAND),),
            anytime=True,
        ),
        Offer(EndTurn, END, "End the turn", end_turn),
    ),
    elsewhere,
)
