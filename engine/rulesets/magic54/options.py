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
        option("M54-R2", "The team that begins; `random`: chance decides."),
    ] = "random"
    flip_shuffle: Annotated[
        bool,
        option("M54-R5", "Shuffle a discard pile that becomes the deck."),
    ] = False
    turn_limit: Annotated[
        TurnNumber | None,
        option("M54-R46", "The game is a draw when this turn ends; absent: no limit."),
    ] = None


class SeatOptions(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a new game may be told about a seat."""

    name: Annotated[Name | None, Meta(description="The player's name.")] = None
    team: Annotated[
        Team | None,
        option(
            "M54-R2",
            "The team that the seat plays; absent: the one that the other seat does not play, "
            "red for seat 0 and black for seat 1 if neither is told.",
        ),
    ] = None
