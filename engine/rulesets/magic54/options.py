"""What a new game may be told: the options behind M54-R2, M54-R5 and M54-R46, names and teams."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.documents import TurnNumber, option

from .cards import Team

Name = Annotated[str, Meta(min_length=1, max_length=80)]


class Options(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game of Magic 54 is played."""

    first_player: Annotated[
        Literal["random", "red", "black"],
        option(
            "M54-R2",
            "The team that has the first turn.",
            title="Who begins",
            choices={"random": "Chance decides", "red": "The red team", "black": "The black team"},
        ),
    ] = "random"
    flip_shuffle: Annotated[
        bool,
        option(
            "M54-R5",
            "Shuffle a discard pile that becomes the deck.",
            title="Shuffle the discard pile that becomes the deck",
        ),
    ] = False
    turn_limit: Annotated[
        TurnNumber | None,
        option(
            "M54-R46",
            "The game is a draw when this turn ends; left open: no limit.",
            title="Last turn",
        ),
    ] = None


class SeatOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a new game may be told about a seat."""

    name: Annotated[Name | None, Meta(title="Name", description="The player's name.")] = None
    team: Annotated[
        Team | None,
        option(
            "M54-R2",
            "The team that the player leads; left open: the one that the other player does not lead, "
            "red for the first and black for the second if neither says.",
            title="Team",
            choices={"red": "Red", "black": "Black"},
        ),
    ] = None
