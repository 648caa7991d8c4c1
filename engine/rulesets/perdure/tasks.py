"""What may still have to be done in a game of Perdure. A state rests on the task that asks.

What follows that task is named by the phase and by the spell on the table, so an agenda holds one task, or
two while a spell is being carried out.
"""

from __future__ import annotations

from engine.kernel.answers import Asking
from engine.kernel.bounds import Few, Text
from engine.kernel.documents import Task, Whole

from .actions import DivideDamage


class StartMatch(Task):
    """Shuffle and halve the pack, choose who starts, and begin the first game."""

    names: Few[Text]


class ExchangeDecks(Task):
    """Exchange the decks, shuffle them, and begin the second game."""


class StartTurn(Task):
    """Pass the turn on, untap, draw."""


class UseCards(Task):
    """The active player uses cards until he ends the phase."""


class Heal(Task):
    """Cards of the discard pile are chosen for the spell on the table."""


class Trix(Task):
    """Creatures are tapped and untapped by the spell on the table."""


class DeclareAttackers(Task):
    """The active player names his attackers, one by one (PER-4.1)."""


class DeclareBlockers(Task):
    """The other player names his blockers, one by one (PER-4.2)."""


class DealDamage(Asking[DivideDamage]):
    """Attackers and blockers deal the damage of one of the two steps, once it is divided (PER-R11).

    The answers are the shares that were asked for (PER-R12).
    """

    step: Whole


class EndTurn(Task):
    """What lasts for a turn ends."""


PerdureTask = (
    StartMatch
    | ExchangeDecks
    | StartTurn
    | UseCards
    | Heal
    | Trix
    | DeclareAttackers
    | DeclareBlockers
    | DealDamage
    | EndTurn
)
