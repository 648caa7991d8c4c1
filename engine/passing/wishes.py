"""What a seat wishes to be asked."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

from msgspec import UNSET, Meta, Struct, UnsetType

from engine.kernel.documents import LAST_TURN

MOST_STEPS = 64
MOST_SEEN = 1_000
MOST_YIELDS = 64

Word = Annotated[str, Meta(max_length=200)]
StepName = Annotated[str, Meta(max_length=50)]
Turn = Annotated[
    int,
    Meta(
        ge=1,
        le=LAST_TURN,
        description="The turn in which it was set, not after that of the position that is sent.",
    ),
]
StepNames = Annotated[tuple[StepName, ...], Meta(max_length=MOST_STEPS)]


class Stops(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The steps in which the seat is asked. A list that is absent is the ruleset's (`default_stops`), an
    empty one is none."""

    mine: Annotated[StepNames, Meta(description="In its own turn.")] | UnsetType = UNSET
    theirs: Annotated[StepNames, Meta(description="In another's turn.")] | UnsetType = UNSET


class _Until(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="to"):
    """How long a seat wants to pass."""

    turn: Turn


class EndOfTurnUntil(_Until, frozen=True, tag="end_of_turn"):
    """To the end of the turn in which it was set."""


class MyTurnUntil(_Until, frozen=True, tag="my_turn"):
    """To the next turn of the seat."""


class StackEmptyUntil(_Until, frozen=True, tag="stack_empty"):
    """Until the stack or the pile is empty. What comes onto it meanwhile is asked about."""

    seen: Annotated[
        tuple[Word, ...],
        Meta(
            max_length=MOST_SEEN,
            description="The ids of the items that were there, as views tell them; of those without an id, "
            "the cards.",
        ),
    ]


class StepUntil(_Until, frozen=True, tag="step"):
    """To this step of a turn, or to a later one, should the step be skipped."""

    step: Annotated[StepName, Meta(description="One of `steps` of the ruleset.")]
    whose: Annotated[
        Literal["mine", "theirs"],
        Meta(description="Of a turn of the seat, or of another's, but not beyond a turn of the seat."),
    ]


Until: TypeAlias = EndOfTurnUntil | MyTurnUntil | StackEmptyUntil | StepUntil


class Pass(Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """That a seat is passed for, and where it is asked all the same."""

    seat: Annotated[int, Meta(ge=0, le=255, description="The seat, from 0.")]
    ask: Annotated[
        Literal["useful", "stops", "all"],
        Meta(
            description="When the seat is asked. `useful`: at its stops, in answer to others, and for "
            "choices, as long as it can do something there. `stops`: likewise, whatever it can do, so that "
            "being asked tells nothing of its hand. `all`: wherever it decides."
        ),
    ] = "useful"
    stops: Annotated[
        Stops,
        Meta(
            description="The steps in which the seat is asked. A step of combat counts while something "
            "attacks, in another's turn while the seat is attacked. Default: those of the ruleset."
        ),
    ] = Stops()
    until: (
        Annotated[
            Until,
            Meta(
                description="Pass up to a point, unless somebody else does something before. It is over when "
                "the seat is asked, as many turns later as there are seats, and as soon as its point is "
                "reached or passed: then it is as if absent. Not with `ask: all`."
            ),
        ]
        | UnsetType
    ) = UNSET
    hold: Annotated[
        bool,
        Meta(description="Ask while an item of the seat's own is on top of the stack or the pile."),
    ] = False
    yields: Annotated[
        tuple[Word, ...],
        Meta(
            max_length=MOST_YIELDS,
            description="Addresses of abilities, as `view.stack[].ability` tells them: with one of them on "
            "top of the stack the seat is not asked. An address is that of the ability of every copy of the "
            "card.",
        ),
    ] = ()
