"""Continuous effects: their objects, their timestamps, and how each kind of change is made (CR 611, 613)."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache
from typing import assert_never

from msgspec.structs import replace

from .characteristics import Characteristics, ability_set
from .definitions import definition, program
from .dependency import is_computed, parts_of
from .evaluate import Context, World, amount, reached, select, whose
from .language.abilities import LAND_ABILITIES, Ability, Static
from .language.amounts import Amount, asks_of_it, is_less
from .language.changes import (
    Abilities,
    AddPT,
    BecomeCopy,
    Can,
    Cant,
    Change,
    ChosenColor,
    ChosenCreatureType,
    ChosenLandType,
    Colors,
    Control,
    DamageByToughness,
    DieToExile,
    Goaded,
    Keywords,
    LeaveToExile,
    Must,
    NoCombatDamage,
    SetPT,
    SwitchPT,
    Types,
)
from .language.creature_types import CREATURE_TYPES
from .language.durations import While
from .language.filters import CHOSEN, Filter, Qualities
from .language.keywords import Keyword, parse_keyword
from .language.unsaid import AttackThem
from .language.words import BASIC_LAND_MANA, COLOR_NAMES, KEYWORD_COUNTERS, subtype_kind
from .library.definition import card_at
from .rules import cr
from .state import NOBODY, ContinuousEffect, Id, MagicState, Object, Vars
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


BY_COUNTERS = ""
"""The address of what counters do: no ability does it."""
BY_RIOT = "riot"
"""The address of the haste that something gained as it entered."""
RIOT = cr("702.136a")


def by_counters(
    ref: Id, thing: Object, controller: int, ignored: frozenset[str] = frozenset()
) -> Iterator[Effect]:
    """What the keyword counters on an object do (CR 122.1b), but for keywords that mean nothing."""
    since = {one.kind: one.timestamp for one in thing.keyword_counters}
    for kind in sorted(KEYWORD_COUNTERS.intersection(thing.counters) - ignored):
        gained, at = (Keywords(gain=(kind,)),), since.get(kind, thing.timestamp)
        yield Effect(gained, ref, controller, at, BY_COUNTERS, objects=(ref,))


def hasty(ref: Id, thing: Object, controller: int) -> Effect:
    """The haste that something gained as it entered, for as long as it is there (CR 702.136a)."""
    return Effect((Keywords(gain=("haste",)),), ref, controller, thing.timestamp, BY_RIOT, objects=(ref,))


def change_of(state: MagicState, effect: ContinuousEffect) -> Change:
    """What a continuous effect of a resolution changes, with what was chosen as it began."""
    change: Change = program(state, effect.code)[effect.pc].begins[effect.index]
    if isinstance(change, ChosenColor | ChosenLandType | ChosenCreatureType):
        return change.known(effect.vars)
    return change


def has_ended(world: World, effect: ContinuousEffect) -> bool:
    """Whether a continuous effect of a resolution lasts as long as something is so, and that is no more so
    (CR 611.2b)."""
    if effect.until != "while":
        return False
    lasts = getattr(program(world.state, effect.code)[effect.pc], "lasts", None)
    context = Context(world, effect.source, effect.controller, effect.vars)
    return not (isinstance(lasts, While) and lasts.holds(context))


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
    size = _more if isinstance(kind, AddPT) else amount
    if not is_different_for_each(kind):
        return [(size(context, power), size(context, toughness))] * len(objects)
    points = map(context.about, objects)
    return [(size(point, power), size(point, toughness)) for point in points]


def _more(context: Context, value: Amount) -> int:
    """How much more or less: of +X/+X and -X/-X, an X below zero is zero (CR 107.1b)."""
    number = amount(context, value)
    return number if isinstance(value, int) else min(number, 0) if is_less(value) else max(number, 0)


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
    known = _ALIKE.get(id(ability))
    if known is None:
        if len(_ALIKE) >= _MOST_KEPT:
            _ALIKE.clear()
        known = (
            isinstance(ability.of, Filter) and _is_seen_alike(ability.of) and not _chooses(ability),
            ability,
        )
        _ALIKE[id(ability)] = known
    return known[0]


_ALIKE: dict[int, tuple[bool, Static]] = {}
"""By the identity of an ability that is kept here, so that no other has it."""
_MOST_KEPT = 4_000


@lru_cache(maxsize=4_000)
def with_chosen(changes: tuple[Change, ...], value: str) -> tuple[Change, ...]:
    """The changes of a static ability with the value that was chosen as its source entered."""
    return tuple(_with_chosen(change, value) for change in changes)


def _with_chosen(change: Change, value: str) -> Change:
    if isinstance(change, Types) and change.chosen is not None:
        return replace(change, subtypes=(*change.subtypes, value), chosen=None)
    if isinstance(change, Keywords) and change.protection_from == CHOSEN and value in COLOR_NAMES:
        gained = f"protection from {COLOR_NAMES[value]}"
        return replace(change, gain=(*change.gain, gained), protection_from=None)
    return change


def _chooses(ability: Static) -> bool:
    """Whether what it does depends on a value that was chosen as its source entered."""
    return any(
        getattr(one, "chosen", None) is not None or getattr(one, "protection_from", None) is not None
        for one in ability.changes
    )


def _is_seen_alike(what: Qualities) -> bool:
    asked = {name for name in what.__struct_fields__ if getattr(what, name) != getattr(_ANY, name)}
    players = {what.controller, what.not_controller or "any", what.owner}
    return (
        asked <= _SAME_FOR_ALL
        and players <= {*SEEN_ALIKE}
        and all(bounds is None or bounds.is_fixed for bounds in (what.power, what.toughness, what.mana_value))
        and all(map(_is_seen_alike, parts_of(what)))
    )


_ANY = Filter()
_SAME_FOR_ALL = frozenset(
    {
        "zone", "types", "all_types", "not_types", "subtypes", "not_subtypes", "supertypes",
        "not_supertypes", "colors", "not_colors", "number_of_colors", "keywords", "not_keywords",
        "has_abilities", "controller", "not_controller", "owner", "tapped", "combat", "power", "toughness",
        "mana_value", "counter", "has_counters", "token", "name", "where", "group", "any_of", "but_not",
        "bears",
    }
)  # fmt: skip
"""The fields of a filter that ask the same for every source of one controller, as far as what is inside them
does."""


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
    NoCombatDamage: "no_combat_damage",
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
        case Must() | Goaded():
            found.must = (*found.must, (_meant(kind, effect), effect.source, effect.controller))
        case Can():
            found.can = (*found.can, kind)
        case DamageByToughness() | DieToExile() | LeaveToExile() | NoCombatDamage():
            setattr(found, _SO[type(kind)], True)
        case BecomeCopy() | Control() | Abilities() | ChosenColor() | ChosenLandType() | ChosenCreatureType():
            raise AssertionError("the layers see to these themselves, or know by now what was chosen")
        case _:
            assert_never(kind)


def _meant(kind: Must | Goaded, effect: Effect) -> Must | Goaded:
    """A requirement, with whom it is about in the place of the name for that."""
    if not isinstance(kind, AttackThem):
        return kind
    return replace(kind, whom="".join(str(ref) for ref in effect.vars.get(kind.whom, ())[:1]))


_EVERY = {"creature type": CREATURE_TYPES, "basic land type": frozenset(BASIC_LAND_MANA)}


def _types(found: Characteristics, change: Types) -> None:
    if change.set_types:
        _set_types(found, change.types)
    if change.lose_type is not None:
        _set_types(found, found.types - {change.lose_type})
    sets = change.set_subtypes and not _stays_what_it_is(found, change)
    found.types |= frozenset(change.types)
    replaced = {subtype_kind(name) for name in change.subtypes} if sets else set()
    kept = frozenset(name for name in found.subtypes if subtype_kind(name) not in replaced)
    found.subtypes = kept | frozenset(change.subtypes)
    if change.every is not None:
        found.subtypes |= _EVERY[change.every]
    if "land" in found.types:
        if sets_land_type(change):
            found.lose_abilities()
        _make_mana_by_type(found)


def _stays_what_it_is(found: Characteristics, change: Types) -> bool:
    """Whether a land becomes something else as well: "it's still a land", of all its types (CR 205.1b)."""
    return "land" in found.types and bool(change.types) and not {"land", "artifact"} & {*change.types}


def _set_types(found: Characteristics, types: Collection[str]) -> None:
    """It loses all others, with the subtypes that belong to those (CR 205.1a)."""
    was_land = "land" in found.types
    found.types = frozenset(types)
    found.subtypes = frozenset(name for name in found.subtypes if subtype_kind(name) in found.types)
    if was_land:
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
