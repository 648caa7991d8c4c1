"""What a new game may be told: the options behind PER-R2, PER-R18, PER-R26 and PER-R34, and names."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.documents import TurnNumber

Name = Annotated[str, Meta(min_length=1, max_length=80)]


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game of Perdure is played."""

    first_player: Annotated[
        Literal["random", "A", "B"],
        Meta(
            description="Who begins: A (seat 0) or B (seat 1); `random`: chance decides.",
            extra={"rule": "PER-R26"},
        ),
    ] = "random"
    enchantment_cost: Annotated[
        Literal["free", "one", "card"],
        Meta(
            description="What an enchantment costs: nothing, one mana, or what the card costs as a creature "
            "or spell.",
            extra={"rule": "PER-R2"},
        ),
    ] = "free"
    format: Annotated[
        Literal["match", "game", "series"],
        Meta(
            description="What is played: a match of two games, a single game, or matches until one is won.",
            extra={"rule": "PER-R18"},
        ),
    ] = "match"
    turn_limit: Annotated[
        TurnNumber | None,
        Meta(
            description="The game is a draw when this turn ends; absent: no limit.",
            extra={"rule": "PER-R34"},
        ),
    ] = None


class SeatOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a new game may be told about a seat."""

    name: Annotated[Name | None, Meta(description="The player's name.")] = None
