"""Triggers on what players do, on what is so, and on steps that begin (CR 119, 601, 603.8, 700.13, 701)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import field

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic.rules import says

from . import filters
from .filters import (
    HandFilter,
    InHand,
    Names,
    OnStack,
    SpellFilter,
    Whose,
)
from .occurring import (
    ABOUT,
    THAT_PLAYER,
    TOGETHER,
    BaseTrigger,
    OfPlayers,
)
from .words import DoneAction

if TYPE_CHECKING:
    from .conditions import Condition as State
else:
    State = filters.State


class GainsLife(OfPlayers, frozen=True, tag="gains_life"):
    """A player gains life: so ``amount``, once for each source that makes them gain it (CR 119.9)."""

    rule = says("119.9")

    @property
    def gives(self) -> Names:
        return {**THAT_PLAYER, "amount": "number"}


class LosesLife(OfPlayers, frozen=True, tag="loses_life"):
    """A player loses life, also by damage or by paying it (CR 119.3, 119.4): so ``amount``, all at once."""

    rule = says("119.3")

    @property
    def gives(self) -> Names:
        return {**THAT_PLAYER, "amount": "number"}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("that_player",)


class Discards(OfPlayers, frozen=True, tag="discards"):
    """A player discards a card, wherever it goes (CR 701.9): ``that_player`` and ``that``."""

    rule = says("701.9")
    what: Literal["self"] | HandFilter = InHand()
    """``self``: the card itself, of keywords alone (CR 702.35a)."""
    together: bool = False
    """Once for all cards that a player discards at once: ``that`` are all, ``number`` says how many."""

    @property
    def gives(self) -> Names:
        return {**(TOGETHER if self.together else ABOUT), **THAT_PLAYER}

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("that_player",) if self.together else None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.what == "self":
            yield Fault(f"{path}.what", "abilities of a card that is discarded are left out")


class Cycles(OfPlayers, frozen=True, tag="cycles"):
    """A player cycles a card (CR 702.29c)."""

    rule = says("702.29c")
    what: Literal["self"] | None = None
    """The card itself, wherever it has gone; left out, any card."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.what is not None and (self.who != "you" or self.nth is not None):
            field = "who" if self.who != "you" else "nth"
            yield Fault(f"{path}.{field}", "its owner cycles the card itself, and only once")


CAST_BEFORE = "cast before"
"""How many spells were cast before a spell this turn, where its keyword asks for that; no card says so."""


class Casts(OfPlayers, frozen=True, tag="casts"):
    """A player casts a spell (CR 601.2i): ``that_player`` and ``that``."""

    rule = says("601.2i")
    what: Literal["self"] | SpellFilter = OnStack()
    """``self``: the spell itself, "when you cast this spell" (CR 113.6)."""
    copied: bool = False
    """Or copies one: ``that`` is then the copy, which nobody has cast (CR 707.10)."""
    from_: Literal["hand", "graveyard", "exile"] | None = field(default=None, name="from")
    """Only from the own hand, from the own graveyard, or from exile."""
    not_from: Literal["hand"] | None = None
    """Only from anywhere other than the own hand."""

    @property
    def gives(self) -> Names:
        return {**ABOUT, CAST_BEFORE: "number"} if self.what == "self" else ABOUT

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.what == "self" and self != Casts(what="self"):
            yield Fault(f"{path}.what", "you cast the spell itself, whenever that is: give nothing else")
        asked = {"from": self.from_, "not_from": self.not_from, "nth": self.nth}
        told = [name for name, value in asked.items() if value is not None]
        if self.copied and told:
            yield Fault(f"{path}.{told[0]}", "this is not asked of what may be a copy", "CORE-28.1")
        elif len(told) > 1:
            yield Fault(f"{path}.{told[1]}", f"give this or {told[0]}", "CORE-28.1")


ANY_SPELL = Casts("any")
"""Any player casts any spell."""


class Draws(OfPlayers, frozen=True, tag="draws"):
    """A player draws a card: ``that_player``."""

    rule = says("121.1")


class Does(OfPlayers, frozen=True, tag="does"):
    """A player has scried, surveilled or proliferated (CR 701.22d, 701.25e), rolled a die, won or lost a flip
    of a coin (CR 705.2, 706.2)."""

    rule = says("701.22d")
    action: FewOf[DoneAction] = ()
    """Any of these."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if not self.action or len(set(self.action)) < len(self.action):
            yield Fault(f"{path}.action", "give each action once, and at least one")


class CommitsCrime(OfPlayers, frozen=True, tag="commits_crime"):
    """A player casts a spell, activates an ability or puts one on the stack that targets an opponent, or what
    an opponent controls, or a card in an opponent's graveyard: ``that_player`` (CR 700.13)."""

    rule = says("700.13")

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("targeting",)


class BecomesMonarch(OfPlayers, frozen=True, tag="becomes_monarch"):
    """A player becomes the monarch who was not: ``that_player`` (CR 725.3)."""

    rule = says("725.3")


class IsSo(BaseTrigger, frozen=True, tag="is_so"):
    """Something is so (CR 603.8): it triggers as soon as it is, and not again before it has left the stack.

    On resolution it is not asked again.
    """

    rule = says("603.8")
    condition: State | None = None

    @property
    def gives(self) -> Names:
        return {}

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        if self.condition is None:
            yield Fault(f"{path}.condition", "say what has to be so")


class Begins(BaseTrigger, frozen=True, tag="begins"):
    """A step of a player's turn begins: ``that_player``; ``main2`` is no third main phase (CR 505.1a)."""

    rule = says("603.2")
    step: Literal["upkeep", "draw", "main1", "begin_combat", "end_combat", "main2", "end"]
    whose: Whose = "you"

    @property
    def gives(self) -> Names:
        return THAT_PLAYER
