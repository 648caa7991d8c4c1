"""What a new game may be told: the readings that a group can agree on, and each seat's deck and stock."""

from __future__ import annotations

from typing import Annotated, Literal

from engine.kernel.bounds import Map
from engine.kernel.documents import TurnNumber, option
from engine.magic.options import CardKey, Copies, GameOptions, SeatOptions

CastleAction = Literal["look", "shift", "exchange", "conceal", "rouse"]
"""What a player may do with the own castle, by the names of chapter 12."""
USUAL_ACTIONS: tuple[CastleAction, ...] = ("look", "shift", "exchange", "conceal")


class CastleOptions(GameOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """How a game of Castle Magic is played."""

    castle_actions: Annotated[
        tuple[CastleAction, ...],
        option(
            "CAS-R33",
            "Of these a player may take one in each turn of their own; empty: there are none. "
            "They reconstruct a list that the source has lost.",
            max_length=5,
            title="Castle actions",
            choices={
                "look": "Look at a face-down card",
                "shift": "Exchange two neighbouring spots",
                "exchange": "Exchange a card for one of the reserve",
                "conceal": "Turn a creature face down",
                "rouse": "Pay to turn a creature face up",
            },
        ),
    ] = USUAL_ACTIONS
    castle_may_attack: Annotated[
        bool,
        option(
            "CAS-R20",
            "Active castle creatures may attack, from their spots.",
            title="Castle creatures may attack",
        ),
    ] = False
    capability: Annotated[
        Literal["lands", "all_permanents"],
        option(
            "CAS-R27",
            "Whose mana counts in the activation test.",
            title="Whose mana counts",
            choices={"lands": "That of lands", "all_permanents": "That of all permanents"},
        ),
    ] = "lands"
    protection: Annotated[
        Literal["block_clause_only", "wholly_ignored"],
        option(
            "CAS-R17",
            "How much of protection is switched off: its clause about blocks, or all of it.",
            title="Protection that is switched off",
            choices={"block_clause_only": "Only against blocks", "wholly_ignored": "All of it"},
        ),
    ] = "block_clause_only"
    attacker_damage: Annotated[
        Literal["breached_column_only", "any_attacking_source", "combat_only"],
        option(
            "CAS-R9",
            "Which damage by attacking creatures the player they attack takes: that of unblocked "
            "ones while the attacked column is vacant; any; or of the first kind only combat damage.",
            title="Damage that gets past the castle",
            choices={
                "breached_column_only": "Of unblocked attackers, if their column is vacant",
                "any_attacking_source": "Of any attacking creature",
                "combat_only": "Combat damage of unblocked attackers alone",
            },
        ),
    ] = "breached_column_only"
    life_loss_by_opponent: Annotated[
        Literal["allowed", "zero"],
        option(
            "CAS-R14",
            "Whether spells and abilities of an opponent can make a player lose life.",
            title="Life lost by an opponent's cards",
            choices={"allowed": "It is lost", "zero": "None is lost"},
        ),
    ] = "allowed"
    turn_limit: Annotated[
        TurnNumber | None,
        option(
            "CAS-R55",
            "The game is a draw when this turn ends; left open: no limit.",
            title="Last turn",
        ),
    ] = None


class CastleSeat(SeatOptions, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """What a seat is told."""

    stock: Annotated[
        CardKey | Map[CardKey, Copies] | None,
        option(
            "CAS-2.1",
            "The fifteen creature cards of the stock: the name of a shipped one, or the number "
            "of copies of each card by its name or key; left open: the one that belongs to the shipped deck, "
            "or the shipped ones in turn.",
            title="Stock of creatures",
        ),
    ] = None
