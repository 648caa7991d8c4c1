"""Chapter 8, the reveal, which takes the place of declaring blockers: the foremost card of the attacked
column is turned up and tested, may be exchanged with the card behind it, and at last blocks all attackers.

One task looks at the front of the column again and again. After all that is done there, state-based actions
are checked; triggered abilities wait until the step is over (:mod:`.turn`).
"""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from engine.kernel.answers import Asking, given
from engine.kernel.clauses import Choice, Menu, Offer
from engine.kernel.documents import Action, Decision, Task
from engine.kernel.ruleset import TaskRule
from engine.magic import atoms
from engine.magic.procedures import triggers
from engine.magic.procedures.combat.blocking import tell_unblocked
from engine.magic.procedures.combat.restrictions import attackers, in_battlefield_order
from engine.magic.procedures.refusals import elsewhere
from engine.magic.procedures.state_based_actions import StateBasedActions
from engine.magic.state import Id, MagicDraft, MagicState

from .activation import Activate
from .atoms import end_combat_early, switch, turn_up
from .attack import defender
from .book import cite
from .spots import Spot, at, behind, foremost, is_face_down
from .state import ROWS, table_of

REVEALED = cite("CAS-8.3")
CHOICE = cite("CAS-8.5")
SWITCHED = cite("CAS-8.6")
BLOCKS = cite("CAS-8.7")
LOST = cite("CAS-11.7")
PRICE = 2
"""Life that a switch costs (CAS-8.6)."""


class ChoosingFront(Decision, frozen=True, tag="front_choice"):
    """Whether the creature in front blocks, or changes places with the card behind it."""

    text = "Let {creature} block, or pay {life} life to switch it with the card behind it"
    passes = "choice"
    creature: Id
    life: int
    """What a switch costs."""


class Proceed(Action, frozen=True, tag="proceed"):
    """Let the creature in front block all attackers."""

    passing = True

    creature: Id


class Switch(Action, frozen=True, tag="switch"):
    """Pay 2 life and let the creature in front change places with the card behind it."""


class Reveal(Asking[Proceed | Switch], tag="reveal"):
    """The defender meets the attack on a column (CAS-8)."""

    lies_on = ("end_step",)
    row: Annotated[int, Meta(ge=0, le=ROWS)] = 0
    """The row of the foremost card; 0 before it has been looked for."""
    paid: bool = False
    """A switch has been paid for and is to be made next."""


def _front(state: MagicState, task: Reveal) -> Spot:
    return Spot(defender(state), table_of(state).assault.column, task.row)


def can_switch(state: MagicState, front: Spot) -> bool:
    """Whether there is something directly behind a spot, and life to pay for a switch (CAS-8.5)."""
    return _behind(state, front) is not None and state.table.seats[front.seat].life >= PRICE


def _behind(state: MagicState, front: Spot) -> Spot | None:
    """The spot directly behind, if a card lies there."""
    spot = behind(front)
    return None if spot is None or at(state, spot) is None else spot


# Tasks -----------------------------------------------------------------------------------------------------


def _ask(state: MagicState, task: Reveal) -> Decision | None:
    if not task.row or task.paid or task.answers or not attackers(state):
        return None
    front = _front(state, task)
    creature = at(state, front)
    if creature is None or is_face_down(state, creature) or not can_switch(state, front):
        return None
    return ChoosingFront(seat=front.seat, rule=CHOICE, creature=creature, life=PRICE)


def _act(draft: MagicDraft, task: Reveal) -> None:
    if not task.row:
        _begin(draft)
        return
    state, front = draft.state, _front(draft.state, task)
    card = at(state, front)
    if card is None:
        draft.done()
        end_combat_early(draft, LOST)
    elif not attackers(state):
        draft.done()
    elif task.paid:
        _switch(draft, front)
    elif is_face_down(state, card):
        turn_up(draft, front, REVEALED)
        draft.then(Activate(front.seat, front.name))
    elif any(isinstance(answer, Switch) for answer in given(task)):
        _pay(draft, front.seat)
    else:
        draft.done()
        _block(draft, card)


def _begin(draft: MagicDraft) -> None:
    """Where the column is vacant nobody is blocked (CAS-8.2)."""
    state = draft.state
    front = foremost(state, defender(state), table_of(state).assault.column)
    if front is None:
        draft.done()
        tell_unblocked(draft, [one.creature for one in attackers(state)])
    else:
        draft.current(Reveal).row = front.row


def _pay(draft: MagicDraft, seat: int) -> None:
    task = draft.current(Reveal)
    task.answers, task.paid = [], True
    with triggers.Noticing(draft):
        atoms.lose_life(draft, seat, PRICE, SWITCHED)
    draft.then(StateBasedActions())


def _switch(draft: MagicDraft, front: Spot) -> None:
    """What stands behind may have gone while it was paid for; then everything stays where it is."""
    draft.current(Reveal).paid = False
    spot = _behind(draft.state, front)
    if spot is not None:
        switch(draft, front, spot, SWITCHED)
        draft.then(StateBasedActions())


def _block(draft: MagicDraft, creature: Id) -> None:
    """The creature blocks all attackers with one declaration; nobody asks whether it could (CAS-6.2, 6.4)."""
    attacking = in_battlefield_order(draft.state, (one.creature for one in attackers(draft.state)))
    with triggers.Noticing(draft):
        atoms.declare_blocker(draft, creature, attacking, BLOCKS)
        for attacker in attacking:
            atoms.become_blocked(draft, attacker, BLOCKS)


TASKS: dict[type[Task], TaskRule] = {Reveal: TaskRule(ask=_ask, act=_act)}


# Offers ----------------------------------------------------------------------------------------------------


MENUS = (
    Menu(
        ChoosingFront,
        (
            Offer(
                Proceed,
                BLOCKS,
                "Let {creature} block",
                choices=(
                    Choice(
                        "creature",
                        lambda ask: (ask.decision.creature,),
                        (CHOICE, "{creature} is not the creature in front"),
                    ),
                ),
            ),
            Offer(
                Switch,
                SWITCHED,
                "Pay {decision.life} life and switch {decision.creature} with the card behind it",
            ),
        ),
        elsewhere,
    ),
)
