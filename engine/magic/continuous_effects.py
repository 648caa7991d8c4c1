"""Continuous effects: their objects, their timestamps, and how each kind of change is made (CR 611, 613)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from .characteristics import Characteristics, ability_set
from .definitions import definition, program
from .dependency import is_computed
from .evaluate import Context, World, amount, reached, select, whose
from .language.abilities import LAND_ABILITIES, Ability, Static
from .language.amounts import asks_of_it
from .language.changes import (
    Abilities,
    AddPT,
    BecomeCopy,
    Cant,
    Change,
    Colors,
    Control,
    DamageByToughness,
    DieToExile,
    Keywords,
    LeaveToExile,
    Must,
    SetPT,
    SwitchPT,
    Types,
)
from .language.filters import Filter
from .language.keywords import Keyword, parse_keyword
from .language.words import BASIC_LAND_MANA, subtype_kind
from .library.definition import card_at
from .state import NOBODY, ContinuousEffect, Id, MagicState, Vars
from .vocabulary import UNTAP_STEP_OF

SEEN_ALIKE = ("any", "you", "opponent")
"""Words for players that mean the same for all objects of a controller."""
_BY_LAND_TYPE = frozenset(f"{name.lower()}/mana" for name in BASIC_LAND_MANA)
Key = tuple[Id, str, int | None]
"""Of a static ability: its source, its address, and the player whom it speaks for."""


class Effect:
    """A continuous effect, of a resolution or of a static ability."""

    __slots__ = (
        "ability",
        "changes",
        "code",
        "controller",
        "numbers",
        "objects",
        "side",
        "source",
        "timestamp",
        "until",
        "vars",
    )

    def __init__(
        self,
        changes: tuple[Change, ...],
        source: Id,
        controller: int,
        timestamp: int,
        code: str,
        *,
        ability: Static | None = None,
        side: int | None = None,
        objects: Sequence[Id] | None = None,
        names: Vars | None = None,
        numbers: Sequence[int] = (),
        until: str | None = None,
    ) -> None:
        self.changes = changes
        self.source = source
        self.controller = controller
        self.timestamp = timestamp
        self.code = code
        self.ability = ability
        """None of an effect of a resolution."""
        self.side = side
        """The player for whom the ability speaks; None: its controller, whoever that is."""
        self.objects = objects
        """What it applies to; None of a static ability that has not begun to apply."""
        self.vars = names or {}
        self.numbers = numbers
        self.until = until
        """None of a static ability."""

    @classmethod
    def resolved(cls, kind: Change, effect: ContinuousEffect, objects: Sequence[Id]) -> Effect:
        """The effect of a resolution, which makes this change to these objects."""
        return cls(
            (kind,),
            effect.source,
            effect.controller,
            effect.timestamp,
            effect.code,
            objects=objects,
            names=effect.vars,
            numbers=effect.numbers,
            until=effect.until,
        )

    @property
    def key(self) -> Key:
        """The identity of a static ability."""
        return self.source, self.code, self.side

    def since(self) -> tuple[int, int]:
        """CR 613.7; what entered at once is in the order of entering (CORE-R13)."""
        number = self.source[1:]
        return self.timestamp, int(number) if number.isdecimal() else 0

    def context(self, world: World) -> Context:
        """Its point of view."""
        return Context(world, self.source, self.controller, self.vars)


def change_of(state: MagicState, effect: ContinuousEffect) -> Change:
    """What a continuous effect of a resolution changes."""
    return program(state, effect.code)[effect.pc].begins[effect.index]


def filter_of(state: MagicState, effect: ContinuousEffect) -> Filter | None:
    """What the objects of a continuous effect of a resolution pass at any time; None: they are fixed."""
    return None if effect.objects is not None else program(state, effect.code)[effect.pc].begins_for


def meant(world: World, effect: ContinuousEffect) -> Sequence[Id]:
    """What a continuous effect of a resolution applies to: the objects that were fixed as it began, or what
    passes its filter now (CR 611.2c)."""
    if effect.objects is not None:
        return effect.objects
    what = filter_of(world.state, effect)
    assert what is not None, "an effect without objects is for what passes a filter"
    context = Context(world, effect.source, effect.controller, effect.vars)
    found = reached(context, select(context, what), "static")
    if not effect.until.startswith(UNTAP_STEP_OF):
        return found
    seat = int(effect.until.removeprefix(UNTAP_STEP_OF))
    return [ref for ref in found if world.permanents[ref].controller == seat]


def amounts(world: World, kind: Change, effect: Effect, objects: Sequence[Id]) -> list[tuple[int, int]]:
    """Power and toughness for each of these objects, if they are changed: as they were when the effect of a
    resolution began, or as they are now."""
    if not isinstance(kind, AddPT | SetPT):
        return [(0, 0)] * len(objects)
    if effect.numbers:
        return [(effect.numbers[0], effect.numbers[1])] * len(objects)
    if isinstance(kind.power, int) and isinstance(kind.toughness, int):
        return [(kind.power, kind.toughness)] * len(objects)
    return sizes(kind, effect.context(world), objects)


def sizes(kind: AddPT | SetPT, context: Context, objects: Sequence[Id]) -> list[tuple[int, int]]:
    """The numbers of a change for each of these objects; 0 for what it leaves alone."""
    power, toughness = kind.power or 0, kind.toughness or 0
    if not is_different_for_each(kind):
        return [(amount(context, power), amount(context, toughness))] * len(objects)
    points = map(context.about, objects)
    return [(amount(point, power), amount(point, toughness)) for point in points]


def is_different_for_each(kind: AddPT | SetPT) -> bool:
    """Whether the numbers of a change depend on the object that is changed."""
    return asks_of_it(kind.power) or asks_of_it(kind.toughness)


def taker(world: World, kind: Control, effect: Effect) -> int:
    """The player who gains control; an effect of a resolution fixed it as it began."""
    if effect.ability is None or kind.by == "you":
        return effect.controller
    seats = whose(effect.context(world), kind.by)
    return seats[0] if seats else effect.controller


def granted(state: MagicState, kind: Abilities, effect: Effect) -> list[tuple[str, Ability]]:
    """The abilities that a change gives."""
    if not kind.gain:
        return []
    known = definition(state, card_at(effect.code)).granted
    return [known[index] for index in kind.gain]


def is_seen_alike(ability: Static) -> bool:
    """Whether it affects the same objects for every source of one controller."""
    what = ability.of
    if isinstance(what, str) or what.other or what.or_self:
        return False
    if what.not_same_as is not None or what.attached_to is not None:
        return False
    return what.controller in SEEN_ALIKE and what.not_controller in (None, *SEEN_ALIKE)


def what_it_does(effect: Effect) -> tuple[int, int]:
    """A key that is equal for static abilities with the same result; unique for any other effect."""
    ability = effect.ability
    if (
        ability is None
        or effect.objects is not None
        or ability.condition is not None
        or not is_seen_alike(ability)
        or any(map(is_computed, ability.changes))
    ):
        return id(effect), NOBODY
    return id(ability), effect.controller


# Changing one object ---------------------------------------------------------------------------------------


_SO: dict[type[Change], str] = {
    DamageByToughness: "damage_by_toughness",
    DieToExile: "exiled_if_dying",
    LeaveToExile: "exiled_if_leaving",
}
"""What changes make so that is or is not."""


def change(found: Characteristics, kind: Change, effect: Effect, numbers: tuple[int, int]) -> None:
    """Make the change to one object. ``numbers``: power and toughness, if it changes those."""
    match kind:
        case Keywords():
            _keywords(found, kind, effect)
        case AddPT():
            found.power += numbers[0]
            found.toughness += numbers[1]
        case SetPT():
            found.power = found.power if kind.power is None else numbers[0]
            found.toughness = found.toughness if kind.toughness is None else numbers[1]
        case SwitchPT():
            found.power, found.toughness = found.toughness, found.power
        case Types():
            _types(found, kind)
        case Colors():
            found.colors = frozenset(kind.colors)
        case Cant():
            found.cant = (*found.cant, (kind, effect.source, effect.controller))
        case Must():
            found.must = (*found.must, kind)
        case DamageByToughness() | DieToExile() | LeaveToExile():
            setattr(found, _SO[type(kind)], True)
        case BecomeCopy() | Control() | Abilities():
            raise AssertionError("the layers see to copies, control and abilities themselves")
        case _:
            assert_never(kind)


def _types(found: Characteristics, change: Types) -> None:
    found.types |= frozenset(change.types)
    replaced = {subtype_kind(name) for name in change.subtypes} if change.set_subtypes else set()
    kept = frozenset(name for name in found.subtypes if subtype_kind(name) not in replaced)
    found.subtypes = kept | frozenset(change.subtypes)
    if "land" in found.types:
        if sets_land_type(change):
            found.lose_abilities()
        _make_mana_by_type(found)


def sets_land_type(change: Change) -> bool:
    """Whether lands lose their abilities by it: it sets their subtypes to basic land types (CR 305.7)."""
    return (
        isinstance(change, Types)
        and change.set_subtypes
        and not BASIC_LAND_MANA.keys().isdisjoint(change.subtypes)
    )


def _make_mana_by_type(land: Characteristics) -> None:
    """A land has the mana abilities of its basic land types, and no others of that kind (CR 305.6)."""
    meant = [ability for name, ability in LAND_ABILITIES.items() if name in land.subtypes]
    kept = [one for one in land.abilities if one in meant or one[0] not in _BY_LAND_TYPE]
    land.abilities = ability_set((*kept, *(one for one in meant if one not in kept)))


def _keywords(found: Characteristics, change: Keywords, effect: Effect) -> None:
    for text in change.gain:
        keyword = parse_keyword(text)
        if keyword.parameter:
            found.parametric = (*found.parametric, keyword)
        else:
            found.keywords |= {keyword.name}
    if change.protection_from is not None:
        chosen = [Keyword("protection", str(color)) for color in effect.vars.get(change.protection_from, ())]
        found.parametric = (*found.parametric, *chosen)
    if change.lose:
        found.keywords -= frozenset(change.lose)
