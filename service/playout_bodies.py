"""What requests for games played out at random take."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, UnsetType

from service.bodies import ActionDocument, Seed, StateBody

MaxDecisions = Annotated[
    int,
    Meta(
        ge=1,
        le=1_000_000,
        description="A game that is not over after so many decisions is left unfinished. Without it, "
        "as many as 99 % of random games need: `playout_decisions` of the ruleset.",
    ),
]
FewDecisions = Annotated[
    int,
    Meta(
        ge=1,
        le=1_000_000,
        description="A game that is not over after so many decisions is left unfinished. Without it 16, or "
        "fewer where one sample would be too much work, if such games count as estimates; if they are draws, "
        "as many as 99 % of random games need: `playout_decisions` of the ruleset.",
    ),
]


Policy = Annotated[
    Literal["uniform", "purposeful", "quiet"],
    Meta(
        description="Among which actions everybody chooses at random: all legal ones (`uniform`); those that "
        "are not aimless (`aimless_actions` of the ruleset), wherever there are any (`purposeful`); or of "
        "these only such as pass (`passing_actions`), elsewhere such as have no members but `type`, wherever "
        "there are any (`quiet`). Quiet players pass, end declarations and pay as proposed, so that what has "
        "begun takes effect."
    ),
]
UnfinishedAs = Annotated[
    Literal["draw", "estimate"],
    Meta(
        description="What a game counts that is left unfinished: as a draw, equal shares for the seats that "
        "are in it; or as the ruleset's static evaluation estimates how likely each of them is to win, which "
        "looks at what lies open and counts what does not."
    ),
]


class PlayoutsBody(StateBody, kw_only=True):
    """A state, and how many games to play out from it at random."""

    count: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000,
            description="Number of games, for each action where there are `actions`; game i is played with "
            "seed + i.",
        ),
    ] = 1
    seed: Seed = 0
    max_decisions: MaxDecisions | UnsetType = UNSET
    policy: Policy = "uniform"
    unfinished_as: UnfinishedAs = "draw"
    actions: (
        Annotated[
            Annotated[list[ActionDocument], Meta(min_length=1, max_length=256)] | Literal["all"],
            Meta(
                description="Actions to compare: `count` games begin with each of them. `all` are the legal "
                "actions of the state, in the order of their list."
            ),
        ]
        | UnsetType
    ) = UNSET


class EvaluationBody(StateBody, kw_only=True):
    """A state, the seat that decides there, and how many games to judge its actions by."""

    seat: Annotated[int, Meta(ge=0, le=255, description="The seat that decides; what it knows counts.")]
    samples: (
        Annotated[
            int,
            Meta(
                ge=1,
                le=1_000,
                description="In how many samples of what the seat has not seen; sample i is drawn with "
                "seed + i × `playouts`. Samples × `playouts` is at most `limits.playouts`. Without it, as "
                "many as fit into 0.8 s of work by the ruleset's `playout_cost`, from 1 to 16; the answer "
                "tells how many.",
            ),
        ]
        | UnsetType
    ) = UNSET
    playouts: Annotated[
        int,
        Meta(
            ge=1,
            le=1_000,
            description="How many games begin with each action in each sample; game j in sample i is played "
            "with seed + i × `playouts` + j.",
        ),
    ] = 1
    seed: Seed = 0
    max_decisions: FewDecisions | UnsetType = UNSET
    policy: Policy = "purposeful"
    unfinished_as: UnfinishedAs = "estimate"
    actions: (
        Annotated[
            list[ActionDocument],
            Meta(
                min_length=1,
                max_length=256,
                description="Legal actions of the seat, the only ones to be judged. Without it, all are.",
            ),
        ]
        | UnsetType
    ) = UNSET
