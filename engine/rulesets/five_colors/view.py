"""What a seat sees beside the core's table: provinces, decks, focus cards (L5C-3.1, 4.3, 13.2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal

from msgspec import Meta, Struct
from msgspec.structs import replace

from engine.magic.definitions import definition
from engine.magic.state import Id, MagicState
from engine.magic.view_types import SeenCard, TableView
from engine.magic.vocabulary import ColorLetter

from .battle_record import Battles, armies, battles
from .duel_record import Duel
from .event_record import Events
from .realm import Province, Realm, realm
from .repeat_record import Repeats
from .totals import counting, totals


class SeenProvince(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A province."""

    number: Annotated[int, Meta(description="From its owner's left, beginning with 1.")]
    holds: Annotated[Literal["nothing", "face_down", "face_up"], Meta(description="What lies there.")]
    card: Annotated[SeenCard | None, Meta(description="The card there, if the seat has seen it.")] = None
    walls: Annotated[tuple[Id, ...], Meta(description="Walls that are attached to it.")] = ()


class SeenRealm(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is a player's beside hand, library and graveyard; the library is the fate deck."""

    colour: ColorLetter
    provinces: tuple[SeenProvince, ...]
    cards_in_dynasty: Annotated[int, Meta(description="Cards of the dynasty deck.")]
    dynasty: Annotated[tuple[SeenCard, ...], Meta(description="Those of them that the seat has seen.")] = ()
    focus_cards: Annotated[int, Meta(description="Cards face down before the player in a duel.")] = 0
    focus: Annotated[tuple[SeenCard, ...], Meta(description="Those of them that the seat has seen.")] = ()
    life_gained: Annotated[int, Meta(description="In this turn, losses not subtracted.")] = 0


class SeenArmy(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The creatures of one side at the battle that is being fought, as they would count now."""

    power: int
    toughness: int
    creatures: tuple[Id, ...] = ()
    toughness_only: Annotated[
        tuple[Id, ...], Meta(description="Those tapped to pay a cost: their power is not added.")
    ] = ()
    not_counted: Annotated[
        tuple[Id, ...], Meta(description="Those that an effect has tapped: nothing of theirs is added.")
    ] = ()


class SeenBattle(Struct, frozen=True, kw_only=True):
    """The battle that is being fought. Power above the other side's toughness destroys that side; attackers'
    power that exceeds the defenders' toughness by six destroys the province."""

    province: Annotated[int, Meta(description="The number of the defending player's province.")]
    attackers: SeenArmy
    defenders: SeenArmy


class FiveColorsView(TableView, frozen=True, kw_only=True, omit_defaults=True):
    """The table as one seat sees it."""

    realms: Annotated[tuple[SeenRealm, ...], Meta(description="Seat by seat.")]
    battles: Battles
    battle: Annotated[
        SeenBattle | None, Meta(description="The battle that is being fought, with its totals so far.")
    ] = None
    events: Events
    duel: Duel
    repeats: Repeats


def seen_battle(state: MagicState) -> SeenBattle | None:
    """The battle that is being fought, as it would be decided now (L5C-17.1, 17.2)."""
    number = battles(state).current
    if not number:
        return None
    here = armies(state, number)
    return SeenBattle(
        province=number, attackers=_army(state, here.attackers), defenders=_army(state, here.defenders)
    )


def _army(state: MagicState, creatures: Sequence[Id]) -> SeenArmy:
    power, toughness = totals(state, creatures)
    return SeenArmy(
        power=power,
        toughness=toughness,
        creatures=tuple(creatures),
        toughness_only=counting(state, creatures, "with toughness"),
        not_counted=counting(state, creatures, "not at all"),
    )


def seen_realms(state: MagicState, seat: int) -> tuple[SeenRealm, ...]:
    """What a seat sees of what is each player's."""
    return tuple(_realm(state, realm(state, number), seat) for number in range(len(state.table.seats)))


def _realm(state: MagicState, one: Realm, seat: int) -> SeenRealm:
    return SeenRealm(
        colour=one.colour,
        provinces=tuple(
            _province(state, place, number, seat) for number, place in enumerate(one.provinces, 1)
        ),
        cards_in_dynasty=len(one.dynasty),
        dynasty=_known(state, one.dynasty, seat),
        focus_cards=len(one.focus),
        focus=_known(state, one.focus, seat),
        life_gained=one.life_gained,
    )


def _province(state: MagicState, place: Province, number: int, seat: int) -> SeenProvince:
    seen = () if place.card is None else _known(state, [place.card], seat)
    return SeenProvince(
        number=number,
        holds="nothing" if place.card is None else "face_up" if place.face_up else "face_down",
        card=replace(seen[0], place=None) if seen else None,
        walls=tuple(place.walls),
    )


def _known(state: MagicState, refs: Sequence[Id], seat: int) -> tuple[SeenCard, ...]:
    """The cards that a seat has seen, each with its place."""
    known, objects = state.machine.known, state.table.objects
    return tuple(
        SeenCard(
            id=ref,
            card=objects[ref].card,
            name=definition(state, objects[ref].card).name,
            owner=objects[ref].owner,
            place=place,
        )
        for place, ref in enumerate(refs)
        if seat in known.get(ref, ())
    )
