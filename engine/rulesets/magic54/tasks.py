"""What may still have to be done in a game of Magic 54. A state rests on the task that asks."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct, field

from engine.kernel.answers import Asking
from engine.kernel.bounds import Few, Text
from engine.kernel.documents import Task

from .actions import DivideDamage


class Speak(Task):
    """A window: the players speak alternately until two passes follow each other (M54-R12).

    Who speaks follows from the table: see :func:`engine.rulesets.magic54.pile.speaker`.
    """

    passed: bool = False
    """The last to speak passed."""


class DeclareAttackers(Task):
    """The active player names his attackers, one by one (M54-9.2)."""


class DeclareBlockers(Task):
    """The other player names his blockers, one by one (M54-9.3)."""


class Effect(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A registered effect on the damage of this resolution: it cancels, or it redirects (M54-R25)."""

    by: Text
    """The Ace, Jack or Queen."""
    on: Text
    """The creature or player whose damage it concerns."""
    to: Text | None = None
    """Where the damage goes instead; without it, the damage is cancelled."""


class Blow(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """Announced damage, applied at the end of the resolution (M54-R21)."""

    source: Text
    """The Damage card, or the creature that strikes."""
    target: Text
    amount: Annotated[int, Meta(ge=1, le=1000)]


class Resolve(Asking[DivideDamage]):
    """The pile and, in combat, the blows are resolved as a whole (M54-8.3).

    The answers are the shares that were asked for (M54-R38).
    """

    effects: Few[Effect] = field(default_factory=list)
    """In the order in which they were solved."""
    blows: Few[Blow] = field(default_factory=list)
    """In the order in which they were announced."""


class EndPhase(Task):
    """The active player discards down to five and may exchange a card (M54-R41)."""


Magic54Task = Speak | DeclareAttackers | DeclareBlockers | Resolve | EndPhase
