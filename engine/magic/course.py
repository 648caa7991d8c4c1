"""The course of the game where it is another than usual: extra turns, additional phases, what is skipped (CR
500.7, 500.8, 614.10)."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Struct, field

from engine.kernel.bounds import Many

from .vocabulary import FEW_ENTRIES, Amount, SeatNumber, StepName

AddedPhase = Literal["combat", "main"]
"""A phase that an effect adds to a turn."""
Skipped = Literal["turn", "draw step", "combat phase", "combat phases", "upkeep step"]
"""What a player skips the next time: with ``combat phases`` all those of the player's next turn."""


class Skip(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """A player skips something the next time that it would begin (CR 614.10a)."""

    seat: SeatNumber
    what: Skipped


class Course(Struct, omit_defaults=True, forbid_unknown_fields=True):
    """What follows this turn, this phase, and what will not take place."""

    extra_turns: Annotated[Many[SeatNumber], FEW_ENTRIES] = field(default_factory=list)
    """Whose turns are taken after this one, the next one last (CR 500.7)."""
    last_in_order: SeatNumber | None = None
    """Whose the last turn in turn order was; absent as long as every turn has been."""
    phases: Annotated[Many[AddedPhase], FEW_ENTRIES] = field(default_factory=list)
    """The phases that are added directly after this one, the next one last (CR 500.8)."""
    resume: StepName | None = None
    """The step with which the turn goes on after them."""
    added: bool = False
    """This phase has been added itself."""
    combats: Amount = 0
    """How many combat phases of this turn have begun."""
    mains: Amount = 0
    """How many main phases of this turn have begun."""
    without_combat: bool = False
    """All combat phases of this turn are skipped."""
    skips: Annotated[Many[Skip], FEW_ENTRIES] = field(default_factory=list)
