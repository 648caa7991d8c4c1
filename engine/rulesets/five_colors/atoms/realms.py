"""Provinces come about, are turned up, and are destroyed; cards and Walls come and go."""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.state import Id, MagicDraft
from engine.rulesets.five_colors.book import cite
from engine.rulesets.five_colors.facts import (
    ColourChosen,
    DeckNamed,
    LandPut,
    ManaDoubled,
    ProvinceAdded,
    ProvinceDestroyed,
    ProvinceDiscarded,
    ProvinceRefilled,
    ProvincesSlid,
    ProvinceTurned,
    Recruited,
)
from engine.rulesets.five_colors.realm import Deck, Place, Province, place_of, province, provinces, realms

from .battles import _close_up
from .reach import _province, _provinces, _realm, _row, _walls

SLIDES = cite("L5C-18.3")


def choose_colour(draft: MagicDraft, seat: int, colour: str, rule: str) -> None:
    """A player has chosen this colour."""
    _realm(draft, seat).colour = colour
    draft.emit(ColourChosen(rule=rule, seat=seat, colour=colour))


def add_province(draft: MagicDraft, seat: int, rule: str) -> None:
    """A player has one more province, which is empty, at the right end."""
    _provinces(draft, seat).append(Province())
    draft.emit(ProvinceAdded(rule=rule, seat=seat, province=len(provinces(draft.state, seat))))


def turn_up(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """The card that lies face down in a province is turned up: everybody sees it from now on."""
    ref = province(draft.state, seat, number).card
    assert ref is not None, "an empty province has nothing to turn up"
    _province(draft, seat, number).face_up = True
    atoms.know(draft, [ref], range(len(draft.state.table.seats)))
    card = draft.state.table.objects[ref].card
    draft.emit(ProvinceTurned(rule=rule, seat=seat, province=number, object=ref, card=card))


def remove_province(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """An empty province without Walls is destroyed; what was there has left it before. Those to the right of
    it move up, and what is recorded of them with them (L5C-18.3)."""
    gone = province(draft.state, seat, number)
    assert gone.card is None, "its card has gone to the graveyard before"
    assert not gone.walls, "its Walls have gone to the graveyard before"
    left = _provinces(draft, seat)
    del left[number - 1]
    _close_up(draft, number)
    draft.emit(ProvinceDestroyed(rule=rule, seat=seat, province=number))
    if number <= len(left):
        draft.emit(ProvincesSlid(rule=SLIDES, seat=seat, province=number))


def note_refilled(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """The top card of the dynasty deck has come into a province."""
    draft.emit(ProvinceRefilled(rule=rule, seat=seat, province=number))


def note_recruited(draft: MagicDraft, at: Place, ref: Id, rule: str, *, attached: bool) -> None:
    """What was cast from a province has entered the battlefield."""
    draft.emit(Recruited(rule=rule, seat=at.seat, province=at.number, object=ref, attached=attached))


def note_land(draft: MagicDraft, seat: int, number: int | None, rule: str) -> None:
    """A land comes onto the battlefield; ``number`` is the province that it comes from, None is the hand."""
    draft.emit(LandPut(rule=rule, seat=seat, province=number))


def note_province_discard(draft: MagicDraft, seat: int, number: int, rule: str) -> None:
    """The card in a province goes to the graveyard."""
    draft.emit(ProvinceDiscarded(rule=rule, seat=seat, province=number))


def note_doubling(draft: MagicDraft, seat: int, ref: Id, rule: str) -> None:
    """What a land is tapped for is doubled."""
    draft.emit(ManaDoubled(rule=rule, seat=seat, object=ref))


def name_deck(draft: MagicDraft, seat: int, deck: Deck, rule: str) -> None:
    """A player names the deck to be searched."""
    _realm(draft, seat).named = deck
    draft.emit(DeckNamed(rule=rule, seat=seat, deck=deck))


def forget_deck(draft: MagicDraft, seat: int) -> None:
    """The search is over; shuffling is the event."""
    if realms(draft.state)[seat].named is not None:
        _realm(draft, seat).named = None


# Life, as it is gained: the events are the core's -----------------------------------------------------------


def count_life(draft: MagicDraft, seat: int, number: int) -> None:
    """A player has gained life (L5C-5.3)."""
    _realm(draft, seat).life_gained += number


def forget_life(draft: MagicDraft) -> None:
    """Another turn begins."""
    for seat, one in enumerate(realms(draft.state)):
        if one.life_gained:
            _realm(draft, seat).life_gained = 0


# Cards come and go: the events are those of their moves ----------------------------------------------------


def put_into_province(draft: MagicDraft, seat: int, number: int, ref: Id) -> None:
    """A card comes into a province, face down."""
    _province(draft, seat, number).card = ref


def take_from_province(draft: MagicDraft, ref: Id) -> None:
    """A card leaves its province, which stays behind, empty."""
    at = place_of(draft.state, ref)
    assert at is not None, "it lies in a province"
    place = _province(draft, *at)
    place.card, place.face_up, place.leaving = None, False, ref


def follow(draft: MagicDraft, at: Place, ref: Id | None) -> None:
    """What has left a province has become a spell; None: something that has nothing to do with it."""
    _province(draft, *at).leaving = ref


def put_into_row(draft: MagicDraft, seat: int, row: str, ref: Id, position: str) -> None:
    """A card comes on top or to the bottom of a dynasty deck, or to the end of the focus cards."""
    cards = _row(draft, seat, row)
    cards.insert(0 if row == "dynasty" and position == "top" else len(cards), ref)


def take_from_row(draft: MagicDraft, seat: int, row: str, ref: Id) -> None:
    """A card leaves a dynasty deck, or the focus cards."""
    _row(draft, seat, row).remove(ref)


def attach_wall(draft: MagicDraft, seat: int, number: int, ref: Id) -> None:
    """A Wall that was brought in from a province is attached to it (L5C-19.2)."""
    _walls(draft, seat, number).append(ref)


def detach_wall(draft: MagicDraft, seat: int, number: int, ref: Id) -> None:
    """A Wall is attached to its province no more: it has left, or changed control (L5C-R42)."""
    _walls(draft, seat, number).remove(ref)
