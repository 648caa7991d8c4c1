"""What happens to castles: facts, each with the rule that made it happen."""

from __future__ import annotations

from engine.kernel.documents import Event, Private
from engine.magic.language.mana import ManaCost
from engine.magic.state import Id

from .price import LandPays
from .state import SpotName


class CastleDealt(Event, frozen=True):
    """A player's shuffled stock was dealt, face down: twelve cards into the spots, the others as the reserve
    (CAS-2.4)."""

    text = "{seat}'s castle is dealt, face down"
    seat: int


class CastleShifted(Event, frozen=True):
    """A player exchanged the contents of two adjacent spots as the castle action of the turn (CAS-12.3)."""

    text = "{seat} exchanges|exchange what lies in {spot} and {other}"
    seat: int
    spot: SpotName
    other: SpotName


class CastleSwitched(Event, frozen=True):
    """A defender paid for exchanging the foremost card of a column with the one behind it (CAS-8.6)."""

    text = "{seat} switches|switch the cards in {spot} and {other}"
    seat: int
    spot: SpotName
    other: SpotName


class ColumnAttacked(Event, frozen=True):
    """The attackers came to a column of this player's castle (CAS-7.1)."""

    text = "column {column} of {seat}'s castle is attacked"
    seat: int
    column: int


class CastleRevealed(Event, frozen=True):
    """A face-down card of a castle was turned up for both players (CAS-8.3, 12.6)."""

    text = "{object} is revealed in {spot} of {seat}'s castle"
    seat: int
    spot: SpotName
    object: Id
    card: str


class CombatEndedEarly(Event, frozen=True):
    """Combat is over before its end of combat step has ended (CAS-11.4, 11.7)."""

    text = "combat ends early in column {column}"
    column: int


class DamageNullified(Event, frozen=True):
    """Damage to a player came to nothing, since a rule says so; nothing was dealt (CAS-5.1)."""

    text = "{amount} damage of {source} to {seat} comes to nothing"
    source: Id
    seat: int
    amount: int


class LifeLossNullified(Event, frozen=True):
    """What an opponent's spell or ability would have made a player lose came to nothing (CAS-R14)."""

    text = "{seat} does|do not lose {amount} life: it comes to nothing"
    seat: int
    amount: int


class CastleDied(Event, frozen=True):
    """A castle creature died: it lies in its owner's graveyard as ``object`` (CAS-10.7)."""

    text = "{object} dies in {spot} of {seat}'s castle"
    seat: int
    spot: SpotName
    object: Id


class CastleExiled(Event, frozen=True):
    """A castle creature that died was exiled from the graveyard, as ``object`` (CAS-10.7)."""

    text = "{object} of {seat}'s castle is exiled"
    seat: int
    object: Id


class LandCapability(Event, frozen=True):
    """A revealed card was tested: what it asks of the defender beside what lands pay for (CAS-9.4)."""

    text = (
        "{seat}'s lands pay for {object} in {spot}[, but for {missing}][!price=0?: that costs {price} life]"
    )
    seat: int
    spot: SpotName
    object: Id
    price: int
    missing: ManaCost
    """What no land pays for; generic mana last."""
    lands: tuple[LandPays, ...]
    """Which land pays for what of the rest."""


class CastleActivated(Event, frozen=True):
    """A castle card has become active in its spot (CAS-9.9)."""

    text = "{object} becomes active in {spot} of {seat}'s castle"
    seat: int
    spot: SpotName
    object: Id


class CastleDiscarded(Event, frozen=True):
    """A revealed card was let go; its spot is vacant (CAS-9.8)."""

    text = "{seat} lets|let {object} in {spot} go"
    seat: int
    spot: SpotName
    object: Id


class CastleLooked(Event, frozen=True):
    """A player has looked at a face-down card of the own castle (CAS-12.2)."""

    text = "{seat} looks|look at the card in {spot}[: {private}]"
    seat: int
    spot: SpotName
    private: Private | None = None


class CastleExchanged(Event, frozen=True):
    """A face-down card has gone under the reserve, and the top card of the reserve into its spot
    (CAS-12.4)."""

    text = "{seat} exchanges|exchange the card in {spot} for the top card of the reserve"
    seat: int
    spot: SpotName


class CastleConcealed(Event, frozen=True):
    """A castle creature was turned face down in its spot (CAS-12.5)."""

    text = "{object} is turned face down in {spot} of {seat}'s castle"
    seat: int
    spot: SpotName
    object: Id
