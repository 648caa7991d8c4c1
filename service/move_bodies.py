"""What a request for a move takes: who chooses, and what to answer."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType, field

from service.bodies import OnItsOwn, Perspectives, Seed, StateBody
from service.playout_bodies import FewDecisions, UnfinishedAs


class RandomPlayer(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="random"):
    """Takes any legal action, each equally likely."""


class GreedyPlayer(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="greedy"):
    """Takes the action after which the position looks best to the seat, one step ahead: of those that are not
    aimless the one with the highest mean, as `POST /v1/evaluations` says with the same seed, one sample, 8
    decisions, the policy `quiet` and what is unfinished as an estimate; of several, any. Where there is one
    such action only, nothing is evaluated."""


class SearchPlayer(Struct, forbid_unknown_fields=True, kw_only=True, tag_field="kind", tag="search"):
    """Takes the action that `POST /v1/evaluations` calls the best of those that are not aimless, with the
    same seed, one playout in each sample and the policy `purposeful`. Where there is one such action only,
    nothing is evaluated."""

    samples: Annotated[int, Meta(ge=1, le=1_000)] | UnsetType = UNSET
    """In how many samples of what the seat has not seen: more of them play better. At most
    `limits.playouts`. Without it, as many as fit into 0.8 s of work by the ruleset's `playout_cost`, from 1
    to 16."""
    max_decisions: FewDecisions | UnsetType = UNSET
    unfinished_as: UnfinishedAs = "estimate"


class MoveBody(StateBody, kw_only=True):
    """A state, and who chooses for the seat that decides there."""

    player: RandomPlayer | GreedyPlayer | SearchPlayer
    """Who chooses. It knows what the seat knows, and no more."""
    seed: Annotated[
        Seed,
        Meta(
            description="Seed of the choice: the same seed gives the same answer. One seed does for a whole "
            "game."
        ),
    ] = 0
    include: Annotated[
        list[Literal["action", "state", "legal_actions", "events", "texts"]], Meta(max_length=5)
    ] = field(default_factory=lambda: ["state", "legal_actions", "events"])
    """Heavy members to include in the answer; by default all but `action` and `texts`. `action`: what was
    chosen, which may be a secret of the seat, and belongs to the record of the game. `texts` tell everything
    in words."""
    perspectives: Perspectives = field(default_factory=list)
    auto: OnItsOwn | UnsetType = UNSET
