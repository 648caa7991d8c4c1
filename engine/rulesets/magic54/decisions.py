"""The questions of the game: who decides when, and under which clause."""

from __future__ import annotations

from engine.kernel.documents import Decision


class TakeInitiative(Decision, frozen=True):
    """Before or after the attack, the pile being empty, the active player speaks first (M54-7.5, M54-7.7)."""


class Answer(Decision, frozen=True):
    """Before or after the attack, a player adds to the pile or passes (M54-R10, M54-R11)."""


class Fight(Decision, frozen=True):
    """In the combat step, a player adds to the pile or passes (M54-8.2)."""


class ChooseAttackers(Decision, frozen=True):
    """The active player names an attacker or finishes (M54-9.1)."""


class ChooseBlockers(Decision, frozen=True):
    """The other player names a blocker or finishes (M54-9.3)."""


class ChooseCard(Decision, frozen=True):
    """A player takes a card out of his deck with the Joker that is being solved (M54-R33)."""


class ChooseShare(Decision, frozen=True):
    """The attacker's owner says how much of its damage goes to one of its blockers (M54-9.6)."""

    attacker: str
    blocker: str
    left: int
    """Damage of the attacker that is not yet divided; the last blocker takes what remains."""


class ChooseDiscard(Decision, frozen=True):
    """The active player discards one of his cards in excess of five (M54-10.1)."""

    excess: int


class CloseTurn(Decision, frozen=True):
    """The active player exchanges a card or ends his turn (M54-10.2)."""


Magic54Decision = (
    TakeInitiative
    | Answer
    | Fight
    | ChooseAttackers
    | ChooseBlockers
    | ChooseCard
    | ChooseShare
    | ChooseDiscard
    | CloseTurn
)
