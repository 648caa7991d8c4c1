"""Chapter 7, the turn: how it begins, and the action phases before and after the attack."""

from __future__ import annotations

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.documents import Facts

from . import atoms
from .actions import PlayMana, Summon
from .book import BOOK, cite
from .cards import COST, STRENGTH
from .decisions import Answer, TakeInitiative
from .deck import draw_card
from .pile import CARD, IN_HAND, PASS, SPECIAL, can_pay, hand, is_mana
from .refusals import elsewhere
from .state import Magic54Draft, Speak

DRAW = cite("M54-7.3")
RENEW = cite("M54-7.4")


def begin_turn(draft: Magic54Draft) -> None:
    """The next player's turn begins: he untaps, draws, and has the initiative."""
    atoms.start_turn(draft)
    active = draft.state.table.active
    atoms.untap(draft, active)
    draw_card(draft, active, DRAW, RENEW)
    draft.agenda[-1] = Speak()


@BOOK.clause("M54-R1", "a Mana card was already put into play this turn")
def one_mana_card(ask: Ask) -> Facts | None:
    """One Mana card per turn, before and after the attack together."""
    return {} if ask.table.mana_played and ask.seat == ask.table.active else None


@BOOK.clause("M54-1.5", "{card} is not a creature")
def is_creature(ask: Ask, card: str) -> Facts | None:
    """Only Jack, Queen and King are summoned."""
    return None if card in STRENGTH else {}


def play_mana(draft: Magic54Draft, action: PlayMana) -> None:
    """Put a Mana card into play; the initiative stays."""
    atoms.play_mana(draft, draft.state.table.active, action.card)


def summon(draft: Magic54Draft, action: Summon) -> None:
    """Pay for a creature and put it into play; the initiative stays."""
    active = draft.state.table.active
    atoms.tap_mana(draft, active, COST[action.card])
    atoms.summon(draft, active, action.card)


INITIATIVE = Menu(
    TakeInitiative,
    (
        Offer(
            PlayMana,
            cite("M54-R1"),
            "put {card} into play",
            play_mana,
            guards=(one_mana_card,),
            choices=(Choice("card", hand, IN_HAND, (is_mana,)),),
            anytime=True,
        ),
        Offer(
            Summon,
            cite("M54-R9"),
            "summon {card}",
            summon,
            choices=(Choice("card", hand, IN_HAND, (is_creature, can_pay)),),
            anytime=True,
        ),
        CARD,
        SPECIAL,
        PASS,
    ),
    elsewhere,
)
ANSWER = Menu(Answer, (CARD, SPECIAL, PASS), elsewhere)
