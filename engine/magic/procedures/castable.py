"""In which ways a player can cast a card from where it lies, and what the spell is then (CR 601.2b)."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy

from msgspec.structs import replace

from engine.kernel.clauses import Ask
from engine.magic.definitions import Definition
from engine.magic.language.ways import BESTOWED, FACE_DOWN_WAYS, KEYWORD_WAYS, OTHERWISE, SET_ASIDE
from engine.magic.library.loader import BLANK_OF
from engine.magic.state import Id, MagicState, Object, Permission

from . import costs
from .permitted import grants, permissions
from .priority import HavingPriority

FORETOLD = KEYWORD_WAYS["foretell"].paid


def card_of(ask: Ask, card: Id) -> Definition | None:
    """The definition of a card, looked up once for all that is asked about it; None: there is no such
    object."""
    found: Definition | None = ask.kept.get(card)
    if found is None and card in ask.table.objects:
        found = ask.kept[card] = costs.card_of(ask.state, card)
    return found


def each_way(ask: Ask, card: Id) -> Mapping[str, costs.Way]:
    """The ways to cast a card, by name; none if there is no such object."""
    definition = card_of(ask, card)
    if definition is None:
        return {}
    if ask.decision.__class__ is not HavingPriority:
        return costs.ways(ask.state, definition, "hand", base_of(ask))
    table = ask.table
    thing = table.objects[card]
    if table.permissions:
        permitted = [one for one in permissions(ask.state, ask.seat) if one.object == card]
        if permitted:
            own = dict(own_ways(ask.state, ask.seat, thing, definition))
            for one in permitted:
                for name, way in _ways_by(ask.state, one, thing, definition).items():
                    own.setdefault(name, way)
            return own
    if thing.zone == "graveyard" and card in grants(ask.state, ask.seat):
        return costs.ways_from_graveyard(ask.state, definition)
    found = costs.ways(ask.state, definition, thing.zone)
    return _lying(thing, definition, found) if thing.zone == "exile" else found


def own_ways(state: MagicState, seat: int, thing: Object, definition: Definition) -> Mapping[str, costs.Way]:
    """The ways that a card itself has, where it lies: it says so of the graveyard of whoever casts it."""
    is_there = thing.zone == "graveyard" and thing.owner == seat
    return costs.ways(state, definition, "graveyard") if is_there else {}


def is_own_way(state: MagicState, seat: int, card: Id, way: str) -> bool:
    """Whether it is the card itself that lets a player cast it in this way from where it lies."""
    return way in own_ways(state, seat, state.table.objects[card], costs.card_of(state, card))


def _ways_by(
    state: MagicState, one: Permission, thing: Object, definition: Definition
) -> Mapping[str, costs.Way]:
    """The ways in which an effect permits a card to be cast, other than those that it has itself where it
    lies. A card that its own keyword laid face down is cast for the cost of that keyword."""
    if thing.zone == "graveyard" and one.base is None:
        found = costs.ways(state, definition, "library")
    else:
        found = costs.ways(state, definition, thing.zone, one.base)
    if one.mana is not None:
        found = {name: way._replace(spent_as=one.mana) for name, way in found.items()}
    return _lying(thing, definition, found, by_keyword=one.source == one.object)


def _lying(
    thing: Object, definition: Definition, found: Mapping[str, costs.Way], *, by_keyword: bool = True
) -> Mapping[str, costs.Way]:
    """The ways among these that a card has as it lies in exile, face up or face down."""
    if thing.zone != "exile" or not definition.alternatives:
        return found
    aside = thing.face is not None and by_keyword
    return {name: way for name, way in found.items() if (name in SET_ASIDE) == aside}


def permission_for(state: MagicState, seat: int, card: Id, way: str) -> Permission | None:
    """The effect that permits a player to cast a card in this way, if one does: the first of several."""
    if not state.table.permissions:
        return None
    thing, definition = state.table.objects[card], costs.card_of(state, card)
    for one in permissions(state, seat):
        if one.object == card and way in _ways_by(state, one, thing, definition):
            return one
    return None


def base_of(ask: Ask) -> str | None:
    """What an effect that lets the player cast something now lets them pay rather than its mana cost
    (CR 118.9)."""
    return getattr(ask.decision, "base", None)


def base_for(ask: Ask, card: Id, way: str) -> str | None:
    """What is paid rather than the mana cost of a card that is cast in this way."""
    if ask.decision.__class__ is not HavingPriority:
        return base_of(ask)
    one = permission_for(ask.state, ask.seat, card, way) if ask.table.permissions else None
    return None if one is None else one.base


def as_cast(ask: Ask, card: Id, way: str) -> Ask:
    """What is asked of casting a card in a way: of one that turns it face down, it is asked of the creature
    without a name that it is then (CR 708.4); of one that lies face down in exile, of what it is face up
    (CR 406.3a); of one that is bestowed, of the Aura (CR 702.103d)."""
    thing = ask.table.objects.get(card)
    if thing is None or (way not in OTHERWISE and (thing.face is None or thing.zone != "exile")):
        return ask
    found: Ask | None = ask.kept.get((card, way))
    if found is None:
        state = copy(ask.state)
        meant = Object(BLANK_OF[way] if way in FACE_DOWN_WAYS else thing.true_card, thing.owner, thing.zone)
        if way == "bestow":
            meant.paid = (BESTOWED,)
        state.table = replace(ask.table, objects={**ask.table.objects, card: meant})
        found = ask.kept[card, way] = Ask(state, ask.decision)
    return found


def chosen_way(ask: Ask, card: Id, way: str) -> costs.Way | None:
    """The way with this name, as the card lies there."""
    return costs.face_down(way) if way in FACE_DOWN_WAYS else each_way(ask, card).get(way)


def paid_for(thing: Object, way: costs.Way) -> tuple[str, ...]:
    """What a spell remembers of how it was cast. A card that was foretold is a spell that was, whatever was
    paid for it (CR 702.143c)."""
    was_foretold = thing.face_down == "foretell" and FORETOLD not in way.paid
    return (*way.paid, FORETOLD) if was_foretold else way.paid
