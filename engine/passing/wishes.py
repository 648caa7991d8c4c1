"""What a seat wishes to be asked."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.kernel.documents import LAST_TURN

MOST_STEPS = 64
MOST_SEEN = 1_000
MOST_YIELDS = 64

Word = Annotated[str, Meta(max_length=200)]
StepName = Annotated[str, Meta(max_length=50, pattern="^[a-z0-9_]*$")]
StepNames = Annotated[tuple[StepName, ...], Meta(max_length=MOST_STEPS)]


class Stops(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The steps in which a seat is asked. A list that is absent is the ruleset's (`default_stops`), an empty
    one is none."""

    mine: StepNames | UnsetType = UNSET
    """In its own turn."""
    theirs: StepNames | UnsetType = UNSET
    """In another's turn."""


class _Until(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="to"):
    """How long a seat wants to pass."""

    turn: Annotated[int, Meta(ge=1, le=LAST_TURN)]
    """The turn in which it was set, not after that of the position that is sent."""


class EndOfTurnUntil(_Until, frozen=True, tag="end_of_turn"):
    """To the end of the turn in which it was set."""


class MyTurnUntil(_Until, frozen=True, tag="my_turn"):
    """To the next turn of the seat."""


class StackEmptyUntil(_Until, frozen=True, tag="stack_empty"):
    """Until the stack or the pile is empty. What comes onto it meanwhile is asked about."""

    seen: Annotated[tuple[Word, ...], Meta(max_length=MOST_SEEN)]
    """The ids of the items that were there, as views tell them; of those without an id, the cards."""


class StepUntil(_Until, frozen=True, tag="step"):
    """To this step of a turn, or to a later one, should the step be skipped."""

    step: StepName
    """One of `steps` of the ruleset."""
    whose: Literal["mine", "theirs"]
    """Of a turn of the seat, or of another's, but not beyond a turn of the seat."""


Until: TypeAlias = EndOfTurnUntil | MyTurnUntil | StackEmptyUntil | StepUntil


class Pass(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """That a seat is passed for, and where it is asked all the same."""

    seat: Annotated[int, Meta(ge=0, le=255)]
    """The seat, from 0."""
    ask: Literal["useful", "stops", "all"] = "useful"
    """When the seat is asked. `useful`: at its stops, in answer to others, and for choices, as long as it can
    do something there. `stops`: likewise, whatever it can do, so that being asked tells nothing of its hand.
    `all`: wherever it decides."""
    stops: Stops = Stops()
    """A step of combat counts while something attacks, in another's turn while the seat is attacked."""
    until: Until | UnsetType = UNSET
    """Pass up to a point. It is over when the seat is asked, when its point is reached or passed, and as many
    turns later as there are seats; then it is as if absent. Not with `ask: all`."""
    hold: bool = False
    """Ask while an item of the seat's own is on top of the stack or the pile, which resolves else."""
    yields: Annotated[tuple[Word, ...], Meta(max_length=MOST_YIELDS)] = ()
    """Addresses of abilities, as `view.stack[].ability` tells them, that are passed on. An address is that of
    the ability of every copy of the card; spells have none."""
