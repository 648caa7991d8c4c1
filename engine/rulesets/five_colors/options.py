"""Options of a new game: other readings of the rules; a colour and two decks for each player."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from engine.kernel.bounds import Map
from engine.magic.options import CardKey, Copies, GameOptions, SeatOptions

EmptyFate = Literal["lose", "no_draw"]
EventScope = Literal["each_player", "as_printed"]
FocusCards = Literal["discard", "return_to_hand"]
ProtectionAction = Literal["once_per_battle", "unlimited", "taps_itself"]
Colour = Literal["W", "U", "B", "R", "G"]


class FiveColorsOptions(GameOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game is played."""

    empty_fate: Annotated[
        EmptyFate,
        Meta(
            description="What happens to a player who has to draw from an empty fate deck: the player loses, "
            "or draws nothing. Then a game in which nobody can attack any more goes on until its last turn.",
            extra={"rule": "L5C-R4"},
        ),
    ] = "lose"
    event_scope: Annotated[
        EventScope,
        Meta(
            description="For whom an event speaks: for each player in turn, or for its owner as printed.",
            extra={"rule": "L5C-R21"},
        ),
    ] = "each_player"
    focus_cards: Annotated[
        FocusCards,
        Meta(description="Where focus cards go after a duel.", extra={"rule": "L5C-R28"}),
    ] = "discard"
    protection_action: Annotated[
        ProtectionAction,
        Meta(
            description="How a creature with protection taps opposing creatures at its battle: once in each "
            "battle, as often as it likes, or by tapping itself.",
            extra={"rule": "L5C-R16"},
        ),
    ] = "once_per_battle"
    weaker_side_strikes: Annotated[
        bool,
        Meta(
            description="Whether an army that is destroyed still deals its damage.",
            extra={"rule": "L5C-R38"},
        ),
    ] = False


class FiveColorsSeat(SeatOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat is told."""

    deck: Annotated[
        CardKey | None,
        Meta(
            description="The name of a pair of decks that the ruleset ships, with its colour; absent: the "
            "shipped ones in turn.",
            extra={"rule": "L5C-2.1"},
        ),
    ] = None
    colour: Annotated[
        Colour | None,
        Meta(
            description="The player's colour; absent: that of the shipped decks. To be told with decks of "
            "one's own.",
            extra={"rule": "L5C-3.1"},
        ),
    ] = None
    dynasty: Annotated[
        Map[CardKey, Copies] | None,
        Meta(
            description="A dynasty deck of one's own: the number of copies of each land, creature, artifact "
            "and global enchantment.",
            extra={"rule": "L5C-2.1"},
        ),
    ] = None
    fate: Annotated[
        Map[CardKey, Copies] | None,
        Meta(
            description="A fate deck of one's own: the number of copies of each Aura, sorcery and instant.",
            extra={"rule": "L5C-2.1"},
        ),
    ] = None
