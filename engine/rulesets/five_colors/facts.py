"""What happens in the game, beside the events of Magic."""

from __future__ import annotations

from engine.kernel.documents import Event, Private
from engine.magic.state import Id
from engine.magic.vocabulary import CardKey, ColorLetter

from .realm import Deck, Number


class ColourChosen(Event, frozen=True):
    """A player has chosen a colour with the decks (L5C-3.1)."""

    text = "{seat} plays|play {colour}"
    seat: int
    colour: ColorLetter


class ProvinceAdded(Event, frozen=True):
    """A player has one province more, the last one from the left (L5C-4.1, 20.4)."""

    text = "{seat} adds|add province {province}"
    seat: int
    province: Number


class ProvinceTurned(Event, frozen=True):
    """A card that lay face down in a province was turned up (L5C-10.1)."""

    text = "{object} is turned up in {seat}'s province {province}"
    seat: int
    province: Number
    object: Id
    card: CardKey


class ProvinceDestroyed(Event, frozen=True):
    """A province was destroyed (L5C-18.1)."""

    text = "{seat}'s province {province} is destroyed"
    seat: int
    province: Number


class ProvincesSlid(Event, frozen=True):
    """The provinces from this number on were one place further to the right before (L5C-18.3)."""

    text = "{seat}'s provinces close up from province {province} on"
    seat: int
    province: Number


class ProvinceRefilled(Event, frozen=True):
    """The top card of the dynasty deck came face down into a province (L5C-19.3)."""

    text = "{seat}'s province {province} gets a card, face down"
    seat: int
    province: Number


class Recruited(Event, frozen=True):
    """A creature or artifact was brought in from a province; a Wall is attached to it (L5C-19.1a, 19.2)."""

    text = "{seat} brings|bring in {object} from province {province}[attached?, where it is attached]"
    seat: int
    province: Number
    object: Id
    attached: bool


class LandPut(Event, frozen=True):
    """A player puts a land onto the battlefield, from a province or from the hand (L5C-19.1b)."""

    text = "{seat} puts|put a land onto the battlefield[ from province {province}]"
    seat: int
    province: Number | None = None


class ProvinceDiscarded(Event, frozen=True):
    """A player discards the card in a province (L5C-19.1c)."""

    text = "{seat} discards|discard the card in province {province}"
    seat: int
    province: Number


class DeckNamed(Event, frozen=True):
    """A player names the deck to be searched for a card that may be in either (L5C-21.1)."""

    text = "{seat} names|name the {deck} deck"
    seat: int
    deck: Deck


class ManaDoubled(Event, frozen=True):
    """A basic land of its controller's colour makes twice as much mana (L5C-3.2)."""

    text = "{object} makes twice as much mana for {seat}"
    seat: int
    object: Id


class EventEntered(Event, frozen=True):
    """An enchantment that was turned up in a province came into play as an event (L5C-10.3)."""

    text = "{object} comes into play as {seat}'s event"
    seat: int
    object: Id


class EventDiscarded(Event, frozen=True):
    """An event went to its owner's graveyard as the owner's turn began (L5C-9.1)."""

    text = "{seat} discards|discard the event {object}"
    seat: int
    object: Id


class DuelBegan(Event, frozen=True):
    """A legendary creature challenged another creature (L5C-13.1)."""

    text = "{legend} challenges {challenged} to a duel"
    legend: Id
    challenged: Id


class FocusLaid(Event, frozen=True):
    """A player laid a card from the hand face down before them (L5C-13.2)."""

    text = "{seat} focuses|focus [private?{private}][!private?a card]"
    seat: int
    private: Private | None = None


class DuelStruck(Event, frozen=True):
    """A player struck: the exchange of a duel is over (L5C-13.2)."""

    text = "{seat} strikes|strike"
    seat: int


class DuelResult(Event, frozen=True):
    """The totals of a duel (L5C-13.3)."""

    text = (
        "{legend} has {of_legend} in the duel, {challenged} {of_challenged}[loser?: {loser} "
        "loses][!loser?: it is a tie]"
    )
    legend: Id
    challenged: Id
    of_legend: int
    of_challenged: int
    loser: Id | None = None
    """The creature with the lower total; absent for a tie."""


EVENT_EVENTS: tuple[type[Event], ...] = (EventEntered, EventDiscarded)
DUEL_EVENTS: tuple[type[Event], ...] = (DuelBegan, FocusLaid, DuelStruck, DuelResult)
REALM_EVENTS: tuple[type[Event], ...] = (
    ColourChosen,
    ProvinceAdded,
    ProvinceTurned,
    ProvinceDestroyed,
    ProvincesSlid,
    ProvinceRefilled,
    DeckNamed,
)
MANA_EVENTS: tuple[type[Event], ...] = (ManaDoubled,)
RECRUITMENT_EVENTS: tuple[type[Event], ...] = (Recruited, LandPut, ProvinceDiscarded)
