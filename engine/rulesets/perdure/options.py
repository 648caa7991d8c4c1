"""What a new game may be told: the options behind PER-R2, PER-R18, PER-R26 and PER-R34, and names."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.documents import TurnNumber, option

Name = Annotated[str, Meta(min_length=1, max_length=80)]


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game of Perdure is played."""

    first_player: Annotated[
        Literal["random", "A", "B"],
        option(
            "PER-R26",
            "Which player has the first turn: A is the first of them, B the second.",
            title="Who begins",
            choices={"random": "Chance decides", "A": "Player 1", "B": "Player 2"},
        ),
    ] = "random"
    enchantment_cost: Annotated[
        Literal["free", "one", "card"],
        option(
            "PER-R2",
            "What an enchantment costs: nothing, one mana, or what the card costs as a creature or spell.",
            title="What an enchantment costs",
            choices={"free": "Nothing", "one": "One mana", "card": "What the card costs otherwise"},
        ),
    ] = "free"
    format: Annotated[
        Literal["match", "game", "series"],
        option(
            "PER-R18",
            "What is played: a match of two games, a single game, or matches until one is won.",
            title="What is played",
            choices={
                "match": "A match of two games",
                "game": "A single game",
                "series": "Matches until one is won",
            },
        ),
    ] = "match"
    turn_limit: Annotated[
        TurnNumber | None,
        option(
            "PER-R34",
            "The game is a draw when this turn ends; left open: no limit.",
            title="Last turn",
        ),
    ] = None


class SeatOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a new game may be told about a seat."""

    name: Annotated[Name | None, Meta(title="Name", description="The player's name.")] = None
