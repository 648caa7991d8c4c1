"""What a new game may be told: other readings of the rules, and a card set of one's own."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from engine.kernel.bounds import Map
from engine.kernel.documents import option
from engine.magic.limits import LARGEST
from engine.magic.options import CardKey, Copies, GameOptions, SeatOptions

Cards = Map[CardKey, Copies]
CardLimit = Annotated[int, Meta(ge=1, le=100)]


class SplendagicCardSet(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """A card set of one's own: the number of copies of each card by its name or key. What is left out is that
    of the set that the ruleset ships."""

    level1: Annotated[
        Cards | None,
        option(
            "SPL-1.2",
            "The creature cards of level 1, 40 as a rule.",
            title="Level 1",
        ),
    ] = None
    level2: Annotated[
        Cards | None,
        option(
            "SPL-1.2",
            "The creature cards of level 2, 30 as a rule.",
            title="Level 2",
        ),
    ] = None
    level3: Annotated[
        Cards | None,
        option(
            "SPL-1.2",
            "The creature cards of level 3, 20 as a rule.",
            title="Level 3",
        ),
    ] = None
    planeswalkers: Annotated[
        Cards | None,
        option(
            "SPL-1.3",
            "The planeswalker cards, 21 as a rule.",
            title="Planeswalkers",
        ),
    ] = None
    player_deck: Annotated[
        Cards | None,
        option(
            "SPL-1.4",
            "The common deck from which every player is dealt 25 cards, 100 as a rule.",
            title="Common deck",
        ),
    ] = None


class SplendagicOptions(GameOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game of Splendagic is played."""

    wastes_mode: Annotated[
        Literal["colorless", "any"],
        option(
            "SPL-R79",
            "What a Wastes pays: one colourless mana, or one mana of any type.",
            title="What a Wastes pays",
            choices={"colorless": "One colourless mana", "any": "One mana of any type"},
        ),
    ] = "colorless"
    wastes_takeable: Annotated[
        bool,
        option(
            "SPL-R36",
            "Whether Wastes can be taken by the two actions that take land cards; otherwise they "
            "come by reserving alone.",
            title="Wastes can be taken",
        ),
    ] = True
    forced_pw: Annotated[
        Literal["at_action", "off"],
        option(
            "SPL-R13",
            "Whether a planeswalker that can be paid for has to be cast when the Splendor action is taken.",
            title="Planeswalkers that can be paid for",
            choices={"at_action": "Have to be cast with the Splendor action", "off": "May be cast"},
        ),
    ] = "at_action"
    splendor_mandatory: Annotated[
        bool,
        option(
            "SPL-R11",
            "Whether the Splendor action has to be taken in every turn in which it can be.",
            title="The Splendor action has to be taken",
        ),
    ] = True
    tokens_generate: Annotated[
        bool,
        option(
            "SPL-R48",
            "Whether tokens get land cards, too.",
            title="Tokens get land cards",
        ),
    ] = True
    limit_counts_attached: Annotated[
        bool,
        option(
            "SPL-R54",
            "Whether the limit of ten land cards counts those under permanents, too.",
            title="The limit of ten counts land cards under permanents",
        ),
    ] = False
    hand_creature_uses_action: Annotated[
        bool,
        option(
            "SPL-R24",
            "Whether casting a creature from the hand uses the Splendor action.",
            title="A creature from the hand uses the Splendor action",
        ),
    ] = False
    mulligan: Annotated[
        Literal["london", "none"],
        option(
            "SPL-R7",
            "Which mulligans there are.",
            title="Mulligans",
            choices={"london": "London mulligans", "none": "None"},
        ),
    ] = "london"
    multicolor_attach: Annotated[
        Literal["choose", "none"],
        option(
            "SPL-R46",
            "Whether multicoloured permanents get a land card of one of their colours, or none.",
            title="Land cards of multicoloured permanents",
            choices={"choose": "One of their colours", "none": "None"},
        ),
    ] = "choose"
    pw_sources: Annotated[
        Literal["creatures_and_pws", "creatures"],
        option(
            "SPL-R14",
            "Under which permanents the land cards lie that pay for planeswalkers.",
            title="What pays for planeswalkers",
            choices={
                "creatures_and_pws": "Land cards under creatures and planeswalkers",
                "creatures": "Land cards under creatures",
            },
        ),
    ] = "creatures_and_pws"
    attack: Annotated[
        Literal["multiple", "left", "right"],
        option(
            "SPL-R61",
            "Whom creatures may attack with three or four players: everybody, or the player on "
            "the left or on the right alone.",
            title="Whom one may attack",
            choices={
                "multiple": "Everybody",
                "left": "The player on the left",
                "right": "The player on the right",
            },
        ),
    ] = "multiple"
    blind_reserve: Annotated[
        Literal["hidden", "revealed"],
        option(
            "SPL-R29",
            "Whether the card that is taken from the top of a creature deck stays hidden from the others.",
            title="A card reserved from a deck",
            choices={"hidden": "Stays hidden", "revealed": "Is shown to all"},
        ),
    ] = "hidden"
    life: Annotated[
        int,
        option(
            "SPL-R5",
            "Life totals to begin with.",
            ge=1,
            le=LARGEST,
            title="Life to begin with",
        ),
    ] = 20
    reserve_limit: Annotated[
        CardLimit | None,
        option(
            "SPL-R32",
            "How many reserved cards a player may hold before no more can be reserved; left open: "
            "any number.",
            title="Most reserved cards",
        ),
    ] = None
    attach_source: Annotated[
        Literal["supply", "unlimited"],
        option(
            "SPL-R47",
            "Whether the land cards under permanents come from the supply, or from outside of the game.",
            title="Land cards under permanents come",
            choices={"supply": "From the supply", "unlimited": "From outside of the game"},
        ),
    ] = "supply"
    card_set: Annotated[
        SplendagicCardSet | None,
        option(
            "SPL-1.5",
            "A card set of one's own; left open: the one that the ruleset ships.",
            title="A card set of one's own",
        ),
    ] = None


class SplendagicSeat(SeatOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat is told: its name alone, since all players are dealt cards of one deck."""
