"""What may still have to be done in a game of Perdure.

A state rests on the task that asks; what follows it is named by the phase and by the spell on the table, so
an agenda holds one task, or two while a spell is being carried out.
"""

from __future__ import annotations

from msgspec import Struct, field

from engine.kernel.bounds import Few, Text
from engine.kernel.documents import Task, Whole


class StartMatch(Task):
    """Shuffle and halve the 52 cards, choose who starts, and begin the first game."""

    names: Few[Text | None]


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
    """The active player chooses who attacks."""


class DeclareBlockers(Task):
    """The other player chooses who blocks."""


class Division(Struct, forbid_unknown_fields=True):
    """So much of an attacker's damage goes to one of its blockers."""

    attacker: Text
    blocker: Text
    amount: Whole


class DealDamage(Task):
    """Attackers and blockers deal the damage of one of the two steps, once it is divided."""

    step: Whole
    divisions: Few[Division] = field(default_factory=list)


class EndTurn(Task):
    """Clear up what lasts for a turn."""


AnyTask = (
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
