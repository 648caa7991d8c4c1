"""What is paid as a permanent enters, so that it does not enter tapped (CR 614.12a): life, or a card that is
revealed."""

from __future__ import annotations

from msgspec.structs import replace

from engine.kernel.clauses import Ask, Choice, Clause, Menu, Offer
from engine.kernel.documents import Decision, Facts
from engine.magic import atoms
from engine.magic.definitions import definition
from engine.magic.evaluate import passes
from engine.magic.language.abilities import EntersWith
from engine.magic.language.mana import Price, life_of
from engine.magic.objects import seen, viewpoint
from engine.magic.procedures import triggers
from engine.magic.procedures.refusals import elsewhere
from engine.magic.proposals import (
    CreateToken,
    Entering,
    EnterPaying,
    EnterPlain,
    EnterRevealing,
    Reply,
    entering,
    ref_of,
)
from engine.magic.rules import cr
from engine.magic.state import Id, MagicDraft, MagicState

PAYING = cr("614.12a")
LIFE = cr("119.4")
REVEAL = cr("701.20")


class EnteringTapped(Decision, frozen=True, tag="enter_tapped"):
    """What to pay so that a permanent does not enter tapped."""

    text = "Choose whether to pay so that {object} does not enter tapped"
    passes = "choice"
    object: str


def question(state: MagicState, proposal: Entering, seat: int, price: Price) -> Decision | None:
    """Whoever could pay is asked, as far as others can tell, who see how many cards are in the hand."""
    new = ref_of(proposal)
    if price.reveal:
        able = any(ref != new for ref in state.table.seats[seat].hand)
    else:
        able = state.table.seats[seat].life >= life_of((price,))
    return EnteringTapped(seat=seat, rule=PAYING, object=new) if able else None


def paid(draft: MagicDraft, proposal: Entering, seat: int, price: Price, reply: Reply | None) -> Entering:
    """It enters tapped, unless the price is paid now."""
    if isinstance(reply, EnterRevealing):
        atoms.reveal(draft, [reply.card], REVEAL)
        return proposal
    if isinstance(reply, EnterPaying):
        with triggers.Noticing(draft):
            atoms.lose_life(draft, seat, life_of((price,)), LIFE)
        return proposal
    return replace(proposal, tapped=True)


def _price(ask: Ask) -> Price:
    """What can be paid for what enters now."""
    coming = entering(ask.state)
    if isinstance(coming, CreateToken):
        key = coming.card
    else:
        key = coming.copy_of or ask.table.objects[coming.object].card
    abilities = definition(ask.state, key).abilities
    prices = (ability.unless_pay for _, ability in abilities if isinstance(ability, EntersWith))
    return next(price for price in prices if price is not None)


def _cards(ask: Ask) -> list[Id]:
    """The cards in the hand that can be revealed for it."""
    price, new = _price(ask), ref_of(entering(ask.state))
    if not price.reveal:
        return []
    context = viewpoint(ask.state, new, ask.seat, {})
    wanted, objects = price.reveal[0].what, ask.table.objects
    known = ((ref, seen(ask.state, ref)) for ref in ask.table.seats[ask.seat].hand if ref != new)
    return [
        ref for ref, found in known if found is not None and passes(context, ref, objects[ref], found, wanted)
    ]


def _no_life(ask: Ask) -> Facts | None:
    return None if _price(ask).life else {}


MENU = Menu(
    EnteringTapped,
    (
        Offer(
            EnterPaying,
            LIFE,
            "Pay life so that {decision.object} does not enter tapped",
            guards=(Clause(PAYING, "a card is revealed for it, and no life is paid", _no_life),),
        ),
        Offer(
            EnterRevealing,
            REVEAL,
            "Reveal {card} so that {decision.object} does not enter tapped",
            choices=(Choice("card", _cards, (PAYING, "{card} cannot be revealed for it")),),
        ),
        Offer(EnterPlain, PAYING, "Let {decision.object} enter tapped"),
    ),
    elsewhere,
)
