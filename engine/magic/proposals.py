"""Proposals: what is about to happen and may still be replaced or prevented (CR 614, 615).

A batch of proposals happens at once. The :class:`Happen` task settles replacement and prevention for each of
them in turn (:mod:`.replacement`) and then performs them all through atoms, whose events are final.
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct, field

from engine.kernel.bounds import FewOf, Many, Map, Text
from engine.kernel.documents import Task

from .language.words import CardType, CounterKind
from .state import Id, Natural
from .vocabulary import CounterName, ZoneName


class Proposal(Struct, tag_field="type", omit_defaults=True, forbid_unknown_fields=True, kw_only=True):
    """Something that is about to happen, and the rule that would make it happen."""

    rule: Text
    replaced_by: Many[Text] = field(default_factory=list)
    """Replacement effects that have had their turn with it (CR 614.5)."""


class Damage(Proposal, tag="damage"):
    """A source would deal damage (CR 120.4)."""

    source: Id
    to: Id
    amount: Natural
    combat: bool = False


class Destroy(Proposal, tag="destroy"):
    """A permanent would be destroyed (CR 701.8).

    What nothing replaces becomes the move to the graveyard, which may be replaced itself (CR 616.1g).
    """

    object: Id
    can_regenerate: bool = True


class Move(Proposal, tag="move"):
    """An object would change zones."""

    object: Id
    to: ZoneName
    position: Literal["top", "bottom"] = "top"
    controller: Natural | None = None
    tapped: bool = False
    counters: Map[CounterName, Natural] = field(default_factory=dict)
    attach_to: Id | None = None
    copy_of: Text | None = None
    """Key of the card it enters as a copy of."""
    copy_types: FewOf[CardType] = ()
    named: Text | None = None
    """The name that the running program gives to what the object becomes."""
    linked_to: Id | None = None
    """The object that remembers what it becomes (CR 607.2a)."""
    sacrificed: bool = False
    discarded: bool = False


class CreateToken(Proposal, tag="create_token"):
    """A token would be created."""

    card: Text
    seat: Natural
    tapped: bool = False
    counters: Map[CounterName, Natural] = field(default_factory=dict)
    attach: Id | None = None
    """What is attached to the token as it enters (living weapon)."""
    named: Text | None = None
    """The name that the running program gives to it."""


class Draw(Proposal, tag="draw"):
    """A player would draw a card."""

    seat: Natural


class GainLife(Proposal, tag="gain_life"):
    """A player would gain life."""

    seat: Natural
    amount: Natural


class LoseLife(Proposal, tag="lose_life"):
    """A player would lose life."""

    seat: Natural
    amount: Natural
    by: Natural | None = None
    """The player whose spell or ability makes them lose it; None: a rule does."""
    named: Text | None = None
    """The name that the running program gives to the sum of what is lost."""


class PutCounters(Proposal, tag="put_counters"):
    """Counters would be put on a permanent."""

    object: Id
    kind: CounterKind
    amount: Natural


AnyProposal = Damage | Destroy | Move | CreateToken | Draw | GainLife | LoseLife | PutCounters


class Happen(Task, tag="happen"):
    """These things happen at once, each unless something replaces it."""

    batch: Many[AnyProposal]
    index: Natural = 0
    """The proposal whose replacements are being settled."""
    chosen: Text | None = None
    """The replacement effect that the affected player picked to apply next."""
    answer: Text | None = None
    """What that player answered to its question (CR 614.12a)."""
    entering: Many[Id] = field(default_factory=list)
    """The order of what enters together, as far as it was chosen (CORE-R13)."""
