"""What a new game may be told: other readings of the rules, and a card set of one's own."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import Map
from engine.magic.limits import LARGEST
from engine.magic.options import CardKey, Copies, GameOptions, SeatOptions

Cards = Map[CardKey, Copies]
CardLimit = Annotated[int, Meta(ge=1, le=100)]


class SplendagicCardSet(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card set of one's own: the number of copies of each card by its key. What is left out is that of the
    set that the ruleset ships."""

    level1: Annotated[
        Cards | None,
        Meta(description="The creature cards of level 1, 40 as a rule.", extra={"rule": "SPL-1.2"}),
    ] = None
    level2: Annotated[
        Cards | None,
        Meta(description="The creature cards of level 2, 30 as a rule.", extra={"rule": "SPL-1.2"}),
    ] = None
    level3: Annotated[
        Cards | None,
        Meta(description="The creature cards of level 3, 20 as a rule.", extra={"rule": "SPL-1.2"}),
    ] = None
    planeswalkers: Annotated[
        Cards | None,
        Meta(description="The planeswalker cards, 21 as a rule.", extra={"rule": "SPL-1.3"}),
    ] = None
    player_deck: Annotated[
        Cards | None,
        Meta(
            description="The common deck from which every player is dealt 25 cards, 100 as a rule.",
            extra={"rule": "SPL-1.4"},
        ),
    ] = None


class SplendagicOptions(GameOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game of Splendagic is played."""

    wastes_mode: Annotated[
        Literal["colorless", "any"],
        Meta(
            description="What a Wastes pays: one colourless mana, or one mana of any type.",
            extra={"rule": "SPL-R79"},
        ),
    ] = "colorless"
    wastes_takeable: Annotated[
        bool,
        Meta(
            description="Whether Wastes can be taken by the two actions that take land cards; otherwise they "
            "come by reserving alone.",
            extra={"rule": "SPL-R36"},
        ),
    ] = True
    forced_pw: Annotated[
        Literal["at_action", "off"],
        Meta(
            description="Whether a planeswalker that can be paid for has to be cast when the Splendor action "
            "is taken.",
            extra={"rule": "SPL-R13"},
        ),
    ] = "at_action"
    splendor_mandatory: Annotated[
        bool,
        Meta(
            description="Whether the Splendor action has to be taken in every turn in which it can be.",
            extra={"rule": "SPL-R11"},
        ),
    ] = True
    tokens_generate: Annotated[
        bool,
        Meta(description="Whether tokens get land cards, too.", extra={"rule": "SPL-R48"}),
    ] = True
    limit_counts_attached: Annotated[
        bool,
        Meta(
            description="Whether the limit of ten land cards counts those under permanents, too.",
            extra={"rule": "SPL-R54"},
        ),
    ] = False
    hand_creature_uses_action: Annotated[
        bool,
        Meta(
            description="Whether casting a creature from the hand uses the Splendor action.",
            extra={"rule": "SPL-R24"},
        ),
    ] = False
    mulligan: Annotated[
        Literal["london", "none"],
        Meta(description="Which mulligans there are.", extra={"rule": "SPL-R7"}),
    ] = "london"
    multicolor_attach: Annotated[
        Literal["choose", "none"],
        Meta(
            description="Whether multicoloured permanents get a land card of one of their colours, or none.",
            extra={"rule": "SPL-R46"},
        ),
    ] = "choose"
    pw_sources: Annotated[
        Literal["creatures_and_pws", "creatures"],
        Meta(
            description="Under which permanents the land cards lie that pay for planeswalkers.",
            extra={"rule": "SPL-R14"},
        ),
    ] = "creatures_and_pws"
    attack: Annotated[
        Literal["multiple", "left", "right"],
        Meta(
            description="Whom creatures may attack with three or four players: everybody, or the player on "
            "the left or on the right alone.",
            extra={"rule": "SPL-R61"},
        ),
    ] = "multiple"
    blind_reserve: Annotated[
        Literal["hidden", "revealed"],
        Meta(
            description="Whether the card that is taken from the top of a creature deck stays hidden from "
            "the others.",
            extra={"rule": "SPL-R29"},
        ),
    ] = "hidden"
    life: Annotated[
        int,
        Meta(description="Life totals to begin with.", extra={"rule": "SPL-R5"}, ge=1, le=LARGEST),
    ] = 20
    reserve_limit: Annotated[
        CardLimit | None,
        Meta(
            description="How many reserved cards a player may hold before no more can be reserved; absent: "
            "any number.",
            extra={"rule": "SPL-R32"},
        ),
    ] = None
    attach_source: Annotated[
        Literal["supply", "unlimited"],
        Meta(
            description="Whether the land cards under permanents come from the supply, or from outside of "
            "the game.",
            extra={"rule": "SPL-R47"},
        ),
    ] = "supply"
    card_set: Annotated[
        SplendagicCardSet | None,
        Meta(
            description="A card set of one's own; absent: the one that the ruleset ships.",
            extra={"rule": "SPL-1.5"},
        ),
    ] = None


class SplendagicSeat(SeatOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat is told: its name alone, since all players are dealt cards of one deck."""
