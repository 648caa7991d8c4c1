"""Continuous effects worked out plainly, straight from the rules: no memory, no short cuts (CR 613; CORE-18).

Every effect is applied to a world of its own to find out what depends on it. Nothing of this is shared with
the engine but the card data and the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from engine.magic.definitions import definition, program
from engine.magic.language import changes
from engine.magic.language.abilities import LAND_ABILITIES, Static
from engine.magic.language.amounts import is_less
from engine.magic.language.creature_types import CREATURE_TYPES
from engine.magic.language.keywords import Keyword, parse_keyword
from engine.magic.language.words import BASIC_LAND_MANA, subtype_kind
from tests.magic.layers.reading import Reading, Thing, World, printed

LAYERS: tuple[tuple[type[Any], ...], ...] = (
    (changes.Control,),
    (changes.Types,),
    (changes.Colors,),
    (changes.Keywords, changes.Abilities),
    (changes.SetPT,),
    (changes.AddPT,),
    (changes.SwitchPT,),
    (changes.Cant, changes.Must, changes.DamageByToughness, changes.DieToExile),
)


@dataclass
class Effect:
    """A continuous effect; of a static ability until it has begun to apply, its objects are not known."""

    ident: Any
    timestamp: int
    source: str
    controller: int
    kinds: Sequence[Any]
    code: str
    ability: Static | None = None
    objects: list[str] | None = None
    names: dict[str, Any] = field(default_factory=dict)
    numbers: Sequence[int] = ()
    exceptions: Any = None


def _except(thing: Thing, other: Any) -> None:
    """What a copy is otherwise, word by word."""
    if other is None:
        return
    thing.types |= set(other.types)
    thing.subtypes |= set(other.subtypes)
    thing.keywords |= set(other.keywords)
    thing.colors = (thing.colors if other.colors is None else set(other.colors)) | set(other.more_colors)
    thing.supertypes -= {"legendary"} if other.not_legendary else set()
    if other.size is not None:
        thing.power, thing.toughness = other.size


class Plain(Reading):
    """The characteristics of everything on the battlefield, from scratch."""

    def __init__(self, state: Any) -> None:
        super().__init__(state)
        self.begun: dict[Any, Effect] = {}
        for ref in state.table.battlefield:
            thing = self.objects[ref]
            controller = thing.owner if thing.controller is None else thing.controller
            self.world[ref] = printed(state, thing.copy_of or thing.card, controller, thing.timestamp)
            _except(self.world[ref], thing.exceptions)
            self.world[ref].counters = dict(thing.counters)

    def run(self) -> World:
        """Layer by layer."""
        for effect in self._resolved((changes.BecomeCopy,)):
            self._copy(effect)
        for kinds in LAYERS:
            if changes.SetPT in kinds:
                self._define()
            if changes.AddPT in kinds:
                for thing in self.world.values():
                    for kind, number in thing.counters.items():
                        if "/" in kind:
                            power, toughness = map(int, kind.split("/"))
                            thing.power += number * power
                            thing.toughness += number * toughness
            self._layer(kinds)
        return self.world

    def _copy(self, effect: Effect) -> None:
        (kind,) = effect.kinds
        for key in effect.names.get(kind.of, ())[:1]:
            for ref in effect.objects or ():
                if ref in self.world:
                    old = self.world[ref]
                    new = printed(self.state, key, old.controller, self.objects[ref].timestamp)
                    _except(new, effect.exceptions)
                    new.counters = old.counters
                    self.world[ref] = new

    def _define(self) -> None:
        for ref, thing in self.world.items():
            for code, ability, _ in thing.abilities:
                if self._defines(thing, code, ability):
                    for kind in ability.changes:
                        thing.power, thing.toughness = self._size(kind, ref, thing.controller, {}, ref)

    @staticmethod
    def _defines(thing: Thing, code: str, ability: Any) -> bool:
        return (
            isinstance(ability, Static)
            and ability.of == "self"
            and ability.condition is None
            and code.startswith(f"{thing.key}/")
            and any(isinstance(kind, changes.SetPT) for kind in ability.changes)
        )

    # Effects ------------------------------------------------------------------------------------------------

    def _resolved(self, kinds: tuple[type[Any], ...]) -> list[Effect]:
        found = []
        for index, one in enumerate(self.state.table.effects):
            kind = program(self.state, one.code)[one.pc].changes[one.index]
            if isinstance(kind, kinds):
                effect = Effect(index, one.timestamp, one.source, one.controller, (kind,), one.code)
                effect.objects, effect.names, effect.numbers = list(one.objects), one.vars, one.numbers
                effect.exceptions = one.exceptions
                found.append(effect)
        return found

    def _statics(self, kinds: tuple[type[Any], ...]) -> list[Effect]:
        found = []
        for ref, thing in self.world.items():
            for place, (code, ability, since) in enumerate(thing.abilities):
                ident = (ref, code, sum(one[0] == code for one in thing.abilities[:place]))
                if not isinstance(ability, Static) or self._defines(thing, code, ability):
                    continue
                if ident not in self.begun and any(isinstance(kind, kinds) for kind in ability.changes):
                    found.append(Effect(ident, since, ref, thing.controller, ability.changes, code, ability))
        begun = [one for one in self.begun.values() if any(isinstance(kind, kinds) for kind in one.kinds)]
        return [*found, *begun]

    def _layer(self, kinds: tuple[type[Any], ...]) -> None:
        done: list[Any] = []
        while True:
            pending = [
                one for one in (*self._resolved(kinds), *self._statics(kinds)) if one.ident not in done
            ]
            if not pending:
                return
            pending.sort(key=lambda one: (one.timestamp, int(one.source[1:])))
            chosen = pending[self._next(pending, kinds)]
            done.append(chosen.ident)
            self._apply(chosen, kinds)

    def _next(self, pending: list[Effect], kinds: tuple[type[Any], ...]) -> int:
        """CR 613.8: the first in time of those that depend on no other outside a loop with themselves."""
        places = range(len(pending))
        waits = {
            place: {
                other
                for other in places
                if other != place
                and pending[place].ability is not None
                and self._does(pending[place], kinds) != self._after(pending[other], pending[place], kinds)
            }
            for place in places
        }
        closure = {place: set(waits[place]) for place in places}
        for _ in places:
            for place in places:
                for other in list(closure[place]):
                    closure[place] |= closure[other]
        for place in places:
            if all(place in closure[other] for other in waits[place]):
                return place
        return 0

    def _after(self, first: Effect, then: Effect, kinds: tuple[type[Any], ...]) -> Any:
        world, begun = self.world, self.begun
        self.world = {ref: thing.split() for ref, thing in world.items()}
        self.begun = dict(begun)
        objects = first.objects
        self._apply(first, kinds)
        found = self._does(then, kinds)
        first.objects = objects
        self.world, self.begun = world, begun
        return found

    def _does(self, effect: Effect, kinds: tuple[type[Any], ...]) -> Any:
        """What a static ability would do now: nothing, or so much to these."""
        ability = effect.ability
        assert ability is not None
        thing = self.world[effect.source]
        if effect.objects is None:
            there = any(
                (effect.source, code, sum(one[0] == code for one in thing.abilities[:place])) == effect.ident
                for place, (code, _, _) in enumerate(thing.abilities)
            )
            if not there or not self.holds(ability.condition, effect.source, thing.controller):
                return None
            objects = self.select(ability.of, effect.source, thing.controller)
        else:
            objects = effect.objects
        sizes = [
            self._size(kind, effect.source, effect.controller, {}, ref)
            for kind in effect.kinds
            if isinstance(kind, changes.AddPT | changes.SetPT)
            for ref in objects
        ]
        return objects, sizes, thing.controller if changes.Control in kinds else None

    def _apply(self, effect: Effect, kinds: tuple[type[Any], ...]) -> None:
        if effect.objects is None:
            assert effect.ability is not None
            if not self.holds(effect.ability.condition, effect.source, effect.controller):
                return
            effect.objects = self.select(effect.ability.of, effect.source, effect.controller)
            self.begun[effect.ident] = effect
        for kind in effect.kinds:
            if isinstance(kind, kinds):
                change = _CHANGES[type(kind)]
                there = [ref for ref in effect.objects if ref in self.world]
                sizes = {ref: self._numbers(effect, kind, ref) for ref in there}
                for ref in there:
                    change(self, self.world[ref], kind, effect, sizes[ref])

    def _numbers(self, effect: Effect, kind: Any, ref: str) -> tuple[int, ...]:
        if not isinstance(kind, changes.AddPT | changes.SetPT):
            return (0, 0)
        return tuple(effect.numbers) or self._size(kind, effect.source, effect.controller, effect.names, ref)

    def _size(self, kind: Any, source: str, controller: int, names: Any, ref: str) -> tuple[int, int]:
        """The numbers of a change of one object, which they may ask about; an X below zero is zero in +X/+X
        and -X/-X (CR 107.1b)."""
        self.it = ref
        found = []
        for value in (kind.power, kind.toughness):
            number = 0 if value is None else self.amount(value, source, controller, names)
            if isinstance(kind, changes.AddPT) and not isinstance(value, int):
                number = -max(0, -number) if is_less(value) else max(0, number)
            found.append(number)
        return found[0], found[1]


# What each change does -------------------------------------------------------------------------------------


def _control(_: Plain, thing: Thing, __: Any, effect: Effect, ___: Any) -> None:
    thing.controller = effect.controller


def _types(_: Plain, thing: Thing, kind: Any, __: Effect, ___: Any) -> None:
    if kind.set_types:
        thing.types = set(kind.types)
        thing.subtypes = {name for name in thing.subtypes if subtype_kind(name) in thing.types}
    if kind.lose_type is not None:
        thing.types = thing.types - {kind.lose_type}
        thing.subtypes = {name for name in thing.subtypes if subtype_kind(name) in thing.types}
    still_a_land = "land" in thing.types and bool(kind.types) and not {"land", "artifact"} & set(kind.types)
    thing.types |= set(kind.types)
    if kind.set_subtypes and not still_a_land:
        gone = {subtype_kind(name) for name in kind.subtypes}
        thing.subtypes = {name for name in thing.subtypes if subtype_kind(name) not in gone}
    thing.subtypes |= set(kind.subtypes)
    if kind.every == "creature type":
        thing.subtypes |= CREATURE_TYPES
    elif kind.every is not None:
        thing.subtypes |= set(BASIC_LAND_MANA)
    if "land" in thing.types:
        _basic_land_types(thing, kind)


def _basic_land_types(land: Thing, kind: Any) -> None:
    """CR 305.6, 305.7."""
    if kind.set_subtypes and set(kind.subtypes) & {"Plains", "Island", "Swamp", "Mountain", "Forest"}:
        land.abilities, land.keywords, land.parametric = [], set(), []
    for name, (code, ability) in LAND_ABILITIES.items():
        land.abilities = [one for one in land.abilities if one[0] != code]
        if name in land.subtypes:
            land.abilities.append((code, ability, land.since))


def _colors(_: Plain, thing: Thing, kind: Any, __: Effect, ___: Any) -> None:
    thing.colors = set(kind.colors)


def _keywords(_: Plain, thing: Thing, kind: Any, effect: Effect, ___: Any) -> None:
    for text in kind.gain:
        keyword = parse_keyword(text)
        if keyword.parameter:
            thing.parametric.append(keyword)
        else:
            thing.keywords.add(keyword.name)
    if kind.protection_from is not None:
        thing.parametric += [Keyword("protection", one) for one in effect.names[kind.protection_from]]
    thing.keywords -= set(kind.lose)


def _abilities(plain: Plain, thing: Thing, kind: Any, effect: Effect, ___: Any) -> None:
    if kind.lose_all:
        thing.abilities, thing.keywords, thing.parametric = [], set(), []
    card = definition(plain.state, effect.code.split("/")[0])
    since = max(thing.since, effect.timestamp)
    thing.abilities += [(*card.granted[index], since) for index in kind.gain]


def _set(_: Plain, thing: Thing, kind: Any, ___: Effect, size: Any) -> None:
    if kind.power is not None:
        thing.power = size[0]
    if kind.toughness is not None:
        thing.toughness = size[1]


def _add(_: Plain, thing: Thing, __: Any, ___: Effect, size: Any) -> None:
    thing.power, thing.toughness = thing.power + size[0], thing.toughness + size[1]


def _switch(_: Plain, thing: Thing, __: Any, ___: Effect, ____: Any) -> None:
    thing.power, thing.toughness = thing.toughness, thing.power


def _rule(_: Plain, thing: Thing, kind: Any, effect: Effect, ___: Any) -> None:
    has_source = isinstance(kind, changes.Cant | changes.Must)
    thing.rules.append(f"{kind} by {effect.source} of {effect.controller}" if has_source else f"{kind}")


_CHANGES: dict[type[Any], Callable[[Plain, Thing, Any, Effect, Any], None]] = {
    changes.Control: _control,
    changes.Types: _types,
    changes.Colors: _colors,
    changes.Keywords: _keywords,
    changes.Abilities: _abilities,
    changes.SetPT: _set,
    changes.AddPT: _add,
    changes.SwitchPT: _switch,
    changes.Cant: _rule,
    changes.Must: _rule,
    changes.DamageByToughness: _rule,
    changes.DieToExile: _rule,
}
