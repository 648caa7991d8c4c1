"""The layers: what continuous effects make of printed cards, in the order of the rules (CR 613)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from copy import copy
from functools import partial
from typing import Any, Self

from engine.kernel.errors import StepBudgetExceeded

from .characteristics import NO_ABILITIES, AbilitySet, Characteristics, as_printed, by_side, printed_abilities
from .continuous_effects import (
    Effect,
    Key,
    amounts,
    by_counters,
    change,
    change_of,
    filter_of,
    granted,
    hasty,
    is_seen_alike,
    meant,
    sets_land_type,
    taker,
    what_it_does,
    with_chosen,
)
from .definitions import Definition, definition, emblems
from .dependency import CHANGED, is_computed, is_settled, next_effect
from .evaluate import Context, World, define, holds, reached, select
from .language.abilities import Static, is_defining
from .language.changes import (
    Abilities,
    AddPT,
    BecomeCopy,
    Can,
    Cant,
    Change,
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
from .language.unsaid import AttackThem
from .language.ways import BESTOWED
from .language.words import KEYWORD_COUNTERS, size_of_counter
from .limits import MOST_LOOKS
from .seams import format_of
from .state import NOBODY, ContinuousEffect, Id, MagicState

Kinds = tuple[type[Change], ...]
_OF_RULES: Kinds = (
    Cant, Must, AttackThem, Can, Goaded, NoCombatDamage, DamageByToughness, DieToExile, LeaveToExile,
)  # fmt: skip
"""What is in no layer: it changes the rules of the game for an object (CR 613.11)."""


class Layers(World):
    """One computation of the layers: a world in which permanents are what the layers have made of them."""

    __slots__ = (
        "_bestowed", "_changing", "_emblems", "_form", "_marked", "_rules", "_speakers", "begun",
        "elsewhere",
        "granted_at", "lasting", "looks", "owned", "permanents", "state",
    )  # fmt: skip

    state: MagicState
    permanents: dict[Id, Characteristics]
    elsewhere: dict[Id, Characteristics]

    def __init__(self, state: MagicState) -> None:
        self.state = state
        self.permanents = {}
        self.elsewhere = {}
        self.lasting = True
        """Whether all that applies ignores what is :data:`~.aspects.ASIDE`."""
        self._form = format_of(state)
        self._rules = self._form.standing_in(state)
        self._bestowed: list[Id] = []
        self._emblems = {one.ref: one for one in emblems(state)} if state.table.command else {}
        self._marked: list[Effect] = []
        """What keyword counters do."""
        self._changing: frozenset[type[Any]] = frozenset()  # in layers of other kinds nothing applies
        self.owned: set[Id] = set()
        """Those whose characteristics are not shared any more."""
        self._speakers: list[Id] | None = None
        """What has static abilities, kept until abilities come and go."""
        self.begun: dict[Key, Effect] = {}
        """Effects that started applying continue, to the same objects, though the ability be lost (613.6)."""
        self.granted_at: dict[tuple[Id, str], int] = {}
        """When static abilities were granted (613.7a)."""
        self.looks = 0
        """How many objects were looked at, or changed."""

    def run(self) -> None:
        """Apply one layer after the other.

        Raises:
            StepBudgetExceeded: more effects apply to more objects than in any game (CORE-R5).
        """
        self._as_they_lie()
        self._copiable_values()
        changes = [(one, change_of(self.state, one)) for one in self.state.table.effects]
        rules = NO_ABILITIES if self._rules is None else printed_abilities(self._rules)
        self._changing = rules.changing.union(type(kind) for _, kind in changes)
        if self._marked:
            self._changing |= {Keywords}
        self.lasting = self._form.standing_lasts and all(self._outlasts(*one) for one in changes)
        for emblem in self._emblems.values():
            abilities = printed_abilities(emblem.card)
            self._changing |= abilities.changing
            self.lasting = self.lasting and abilities.lasting
        if not (self._speaking() or self._changing):
            self._counters()
            return
        self._layer((Control,))
        self._layer((Types,))
        self._layer((Colors,))
        self._layer((Keywords, Abilities))
        for ref in self._speaking():
            if SetPT in self.permanents[ref].abilities.changing:
                self._define(ref)
        self._layer((SetPT,))
        self._counters()
        self._layer((AddPT,))
        self._layer((SwitchPT,))
        self._layer(_OF_RULES)

    def _outlasts(self, effect: ContinuousEffect, kind: Change) -> bool:
        """Whether an effect of a resolution does the same whatever is written :data:`~.aspects.ASIDE`."""
        what = filter_of(self.state, effect)
        return (effect.numbers or not is_computed(kind)) and (what is None or is_settled(what))

    def _spend(self, looks: int) -> None:
        """Count looks at objects against the step budget."""
        self.looks += looks
        if self.looks > MOST_LOOKS:
            raise StepBudgetExceeded(
                MOST_LOOKS, "working out the continuous effects takes more than {} steps"
            )

    def _own(self, ref: Id) -> Characteristics:
        """The characteristics of an object, to be changed."""
        if ref not in self.owned:
            self.owned.add(ref)
            self.permanents[ref] = self.permanents[ref].copy()
        return self.permanents[ref]

    # Layer 1 --------------------------------------------------------------------------------------------

    def _as_they_lie(self) -> None:
        """What each permanent is by its card, or by what it entered as a copy of."""
        table, cards = self.state.table, dict[str, Definition]()
        for ref in table.battlefield:
            thing = table.objects[ref]
            controller = thing.owner if thing.controller is None else thing.controller
            key = thing.copy_of or thing.card
            card = cards.get(key)
            if card is None:
                card = cards[key] = definition(self.state, key)
            self.permanents[ref] = as_printed(card, controller, thing.token)
            if thing.exceptions is not None or thing.size:
                self._own(ref).copy_values(card, thing.exceptions, thing.size)
            if thing.attached_to is not None and BESTOWED in thing.paid:
                self._bestowed.append(ref)
            if thing.hasty and "haste" not in self._form.ignored:
                self._marked.append(hasty(ref, thing, self.permanents[ref].controller))
            if thing.counters:
                self._own(ref).counters = thing.counters
                if not KEYWORD_COUNTERS.isdisjoint(thing.counters):
                    self._marked += by_counters(
                        ref, thing, self.permanents[ref].controller, self._form.ignored
                    )

    def _copiable_values(self) -> None:
        for effect in self.state.table.effects:
            kind = change_of(self.state, effect)
            if isinstance(kind, BecomeCopy):
                self._become_copy(kind, effect)
        for ref in self._bestowed:
            self._own(ref).bestow()

    def _become_copy(self, kind: BecomeCopy, effect: ContinuousEffect) -> None:
        """The exceptions of what is copied are part of its copiable values (CR 707.9). What lies face down is
        no copy as long as it does (CR 708.10)."""
        model = effect.vars.get(kind.of)
        if not model:
            return
        for ref in effect.objects or ():
            if ref in self.permanents and self.state.table.objects[ref].face_down is None:
                card = definition(self.state, str(model[0]))
                self._own(ref).copy_values(card, effect.exceptions, effect.size)

    # One layer ------------------------------------------------------------------------------------------

    def _layer(self, kinds: Kinds) -> None:
        """Apply everything of these kinds in the order of timestamps, if no effect depends on another."""
        self._speaking()
        if self._changing.isdisjoint(kinds):
            return
        resolved = self._resolved(kinds)
        statics = self._statics(kinds)
        if self._order_matters(kinds, resolved, statics):
            self._one_by_one(kinds, resolved)
            return
        alike: dict[tuple[int, int], Sequence[Id]] = {}
        for effect in statics:
            self.begin(effect, alike)
        for effect in sorted((*resolved, *statics), key=Effect.since):
            self.apply(effect, kinds)

    def _resolved(self, kinds: Kinds) -> list[Effect]:
        found = [
            Effect.resolved(kind, one, self._meant(one))
            for one in self.state.table.effects
            if isinstance(kind := change_of(self.state, one), kinds)
        ]
        return [*found, *self._marked] if Keywords in kinds else found

    def _meant(self, effect: ContinuousEffect) -> Sequence[Id]:
        """The objects of an effect of a resolution. Those that pass a filter are looked for in the last layer
        alone, which changes nothing that filters ask for."""
        if effect.objects is None:
            self._spend(len(self.permanents))
        return meant(self, effect)

    def _statics(self, kinds: Kinds) -> list[Effect]:
        """The static abilities that apply in this layer: those already begun, and those that exist now."""
        found = [one for one in self.begun.values() if any(isinstance(c, kinds) for c in one.changes)]
        for ref, controller, side, timestamp, abilities in self._sources():
            if abilities.changing.isdisjoint(kinds):
                continue
            for code, ability in abilities.statics:
                key = (ref, code, side)
                if (
                    key not in self.begun
                    and any(isinstance(kind, kinds) for kind in ability.changes)
                    and not (is_defining(ability) and code.startswith(self.permanents[ref].key + "/"))
                ):
                    since = max(timestamp, self.granted_at.get((ref, code), 0))
                    thing = self.state.table.objects.get(ref)
                    value = None if thing is None else thing.chosen
                    changes = ability.changes if value is None else with_chosen(ability.changes, value)
                    found.append(Effect(changes, ref, controller, since, code, ability=ability, side=side))
        return found

    def _sources(self) -> Iterator[tuple[Id, int, int | None, int, AbilitySet]]:
        """Id, controller, side, timestamp, abilities. A format's rules have applied since the game began."""
        if self._rules is not None:
            yield self._rules.key, NOBODY, None, 0, printed_abilities(self._rules)
        for ref, owner, timestamp, card in self._emblems.values():
            yield ref, owner, None, timestamp, printed_abilities(card)
        objects = self.state.table.objects
        for ref in self._speaking():
            found, timestamp = self.permanents[ref], objects[ref].timestamp
            for controller, side, abilities in by_side(self.state, ref, found):
                yield ref, controller, side, timestamp, abilities

    def _speaking(self) -> list[Id]:
        if self._speakers is None:
            self._speakers = [ref for ref, found in self.permanents.items() if found.abilities.statics]
            for ref in self._speakers:
                abilities = self.permanents[ref].abilities
                self._changing |= abilities.changing
                self.lasting = self.lasting and abilities.lasting
        return self._speakers

    def begin(self, effect: Effect, alike: dict[tuple[int, int], Sequence[Id]]) -> None:
        """A static ability begins to apply, if its condition holds; its objects are the same in all layers.

        Abilities of ``alike`` objects that mean nothing of their own have found the same.
        """
        ability = effect.ability
        if ability is None or effect.objects is not None:
            return
        context = effect.context(self)
        if ability.condition is not None and not holds(context, ability.condition):
            return
        same = (id(ability), effect.controller)
        if not is_seen_alike(ability) or same not in alike:
            self._spend(len(self.permanents))
            alike[same] = select(context, ability.of)
        effect.objects = reached(context, alike[same], "static")
        self.begun[effect.key] = effect

    def apply(self, effect: Effect, kinds: Kinds) -> None:
        """Make the changes of an effect that belong to a layer."""
        for kind in effect.changes:
            if isinstance(kind, kinds) and effect.objects:
                self._spend(len(effect.objects))
                refs = [ref for ref in effect.objects if ref in self.permanents]
                for ref, numbers in zip(refs, amounts(self, kind, effect, refs), strict=True):
                    self._change(ref, kind, effect, numbers)
                self.elsewhere.clear()

    # Dependency -----------------------------------------------------------------------------------------

    def _order_matters(self, kinds: Kinds, resolved: Sequence[Effect], statics: Sequence[Effect]) -> bool:
        """Whether an effect of this layer could depend on another: one looks at what the layer changes."""
        aspect = CHANGED.get(kinds[0])
        if aspect in ("types", "abilities") and self._come_or_go(kinds, resolved, statics):
            return True
        if aspect is None or not statics or len(resolved) + len(statics) < 2:
            return False
        return aspect == "control" or any(aspect in self._reads(one) for one in statics)

    def _reads(self, effect: Effect) -> frozenset[str]:
        if effect.objects is not None and "size" not in map(CHANGED.get, map(type, effect.changes)):
            return frozenset()
        if effect.source in self.permanents:
            abilities = self.permanents[effect.source].abilities
        elif effect.source in self._emblems:
            abilities = printed_abilities(self._emblems[effect.source].card)
        else:
            abilities = NO_ABILITIES if self._rules is None else printed_abilities(self._rules)
        return abilities.reads.get(effect.code, frozenset(("size",)))

    def _come_or_go(self, kinds: Kinds, resolved: Sequence[Effect], statics: Sequence[Effect]) -> bool:
        """Whether static abilities are granted in this layer, or lost before they have begun to apply."""
        beginning = [one for one in statics if one.objects is None]
        for effect in (*resolved, *statics):
            others = any(one is not effect for one in beginning)
            for kind in effect.changes:
                if not isinstance(kind, kinds):
                    continue
                if others and (sets_land_type(kind) or (isinstance(kind, Abilities) and kind.lose_all)):
                    return True
                gained = granted(self.state, kind, effect) if isinstance(kind, Abilities) else ()
                if any(isinstance(one, Static) for _, one in gained):
                    return True
        return False

    def _one_by_one(self, kinds: Kinds, resolved: Sequence[Effect]) -> None:
        """What an effect depends on is applied before it; looked at anew after each (CR 613.8c)."""
        waiting, applied = list(resolved), set[Key]()
        while True:
            statics = [one for one in self._statics(kinds) if one.key not in applied]
            pending = sorted((*waiting, *statics), key=Effect.since)
            if not pending:
                return
            self._spend(len(self.permanents))
            chosen = pending[next_effect(len(pending), partial(self._depends_on, pending, kinds))]
            if chosen.ability is None:
                waiting.remove(chosen)
            else:
                applied.add(chosen.key)
                self.begin(chosen, {})
            self.apply(chosen, kinds)

    def _depends_on(self, pending: Sequence[Effect], kinds: Kinds, place: int) -> tuple[int, ...]:
        """The places of the effects on which one depends: applying such an effect would change whether this
        one exists, what it applies to, or what it does there (CR 613.8a).

        Of effects that do the same only the first is tried.
        """
        one = pending[place]
        if one.ability is None:
            return ()
        now = self.does(one, kinds)
        differs: dict[Any, bool] = {}
        found = []
        for other, effect in enumerate(pending):
            if effect is not one:
                same = what_it_does(effect)
                if same not in differs:
                    differs[same] = self._if_applied(effect, kinds).does(one, kinds) != now
                if differs[same]:
                    found.append(other)
        return tuple(found)

    def _if_applied(self, effect: Effect, kinds: Kinds) -> Layers:
        """The world as it would be with one more effect applied."""
        self._spend(len(self.permanents))
        there, tried = self._apart(), copy(effect)
        there.begin(tried, {})
        there.apply(tried, kinds)
        self.looks = there.looks
        return there

    def _apart(self) -> Self:
        """The same world so far, in which something can be tried."""
        there = copy(self)
        there.permanents, there.elsewhere, there.owned = dict(self.permanents), {}, set()
        there.begun, there.granted_at = dict(self.begun), dict(self.granted_at)
        return there

    def does(self, effect: Effect, kinds: Kinds) -> Any:
        """Whether a static ability is there, what it would apply to, and what it would do now."""
        ability = effect.ability
        assert ability is not None, "an effect of a resolution depends on nothing"
        source = self.permanents.get(effect.source)
        controller = effect.controller
        if source is not None and effect.side is None:
            controller = source.controller
        objects = effect.objects
        if objects is None:
            there = source is None or any(code == effect.code for code, _ in source.abilities.statics)
            context = Context(self, effect.source, controller, {})
            if not there or (ability.condition is not None and not holds(context, ability.condition)):
                return None
            objects = reached(context, select(context, ability.of), "static")
        numbers = [
            amounts(self, kind, effect, objects) for kind in effect.changes if isinstance(kind, AddPT | SetPT)
        ]
        taking = controller if Control in kinds else None
        return tuple(objects), numbers, taking

    # Changes --------------------------------------------------------------------------------------------

    def _counters(self) -> None:
        """CR 613.4c: what looks at power and toughness in this layer waits for them."""
        for ref, found in self.permanents.items():
            if found.counters:
                for kind, number in found.counters.items():
                    self._count(ref, kind, number)

    def _count(self, ref: Id, kind: str, number: int) -> None:
        found, (power, toughness) = self.permanents[ref], size_of_counter(kind)
        found.power += number * power
        found.toughness += number * toughness

    def _define(self, ref: Id) -> None:
        define(self, ref, self._own(ref))

    def _change(self, ref: Id, kind: Change, effect: Effect, numbers: tuple[int, int]) -> None:
        found = self._own(ref)
        if isinstance(kind, Abilities):
            self._abilities(ref, found, kind, effect)
        elif isinstance(kind, Control):
            found.controller = taker(self, kind, effect)
        else:
            change(found, kind, effect, numbers)

    def _abilities(self, ref: Id, found: Characteristics, kind: Abilities, effect: Effect) -> None:
        self._speakers = None
        if kind.lose_all:
            found.lose_abilities()
        if kind.gain:
            before = {code for code, _ in found.abilities.statics}
            found.abilities = found.abilities.with_more(tuple(granted(self.state, kind, effect)))
            for code, _ in found.abilities.statics:
                if code not in before:
                    self.granted_at[ref, code] = effect.timestamp
