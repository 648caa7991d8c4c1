"""Options of a new game: other readings of the rules; a colour and two decks for each player."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.kernel.bounds import Map
from engine.kernel.documents import option
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
        option(
            "L5C-R4",
            "What happens to a player who has to draw from an empty fate deck: the player loses, "
            "or draws nothing. Then a game in which nobody can attack any more goes on until its last turn.",
            title="Drawing from an empty fate deck",
            choices={"lose": "The player loses", "no_draw": "Nothing is drawn"},
        ),
    ] = "lose"
    event_scope: Annotated[
        EventScope,
        option(
            "L5C-R21",
            "For whom an event speaks: for each player in turn, or for its owner as printed.",
            title="Whom events speak to",
            choices={"each_player": "Each player in turn", "as_printed": "Their owner, as printed"},
        ),
    ] = "each_player"
    focus_cards: Annotated[
        FocusCards,
        option(
            "L5C-R28",
            "Where focus cards go after a duel.",
            title="Focus cards after a duel",
            choices={"discard": "Are discarded", "return_to_hand": "Return to the hand"},
        ),
    ] = "discard"
    protection_action: Annotated[
        ProtectionAction,
        option(
            "L5C-R16",
            "How a creature with protection taps opposing creatures at its battle: once in each "
            "battle, as often as it likes, or by tapping itself.",
            title="Tapping by protection",
            choices={
                "once_per_battle": "Once in each battle",
                "unlimited": "As often as it likes",
                "taps_itself": "By tapping itself",
            },
        ),
    ] = "once_per_battle"
    weaker_side_strikes: Annotated[
        bool,
        option(
            "L5C-R38",
            "Whether an army that is destroyed still deals its damage.",
            title="A destroyed army strikes back",
        ),
    ] = False


class FiveColorsSeat(SeatOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat is told."""

    deck: Annotated[
        CardKey | None,
        option(
            "L5C-2.1",
            "The name of a pair of decks that the ruleset ships, with its colour; left open: the "
            "shipped ones in turn.",
            title="Decks",
        ),
    ] = None
    colour: Annotated[
        Colour | None,
        option(
            "L5C-3.1",
            "The player's colour; left open: that of the shipped decks. To be told with decks of one's own.",
            title="Colour",
            choices={"W": "White", "U": "Blue", "B": "Black", "R": "Red", "G": "Green"},
        ),
    ] = None
    dynasty: Annotated[
        Map[CardKey, Copies] | None,
        option(
            "L5C-2.1",
            "A dynasty deck of one's own: the number of copies of each land, creature, artifact "
            "and global enchantment, by name or key.",
            title="A dynasty deck of one's own",
        ),
    ] = None
    fate: Annotated[
        Map[CardKey, Copies] | None,
        option(
            "L5C-2.1",
            "A fate deck of one's own: the number of copies of each Aura, sorcery and instant, by name "
            "or key.",
            title="A fate deck of one's own",
        ),
    ] = None
