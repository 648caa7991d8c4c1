"""The layers: what continuous effects make of printed cards, in the order of the rules (CR 611, 613)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

from engine.kernel.draft import LASTING
from engine.kernel.errors import StepBudgetExceeded
from engine.magic.state import MagicState

from .ability_sets import NONE, AbilitySet, printed_abilities
from .continuous import (
    NOBODY,
    Effect,
    amounts,
    change,
    change_of,
    define,
    is_defining,
    is_seen_alike,
    sets_land_type,
    since,
    taker,
    what_it_does,
)
from .definitions import Definition, definition
from .dependence import CHANGED, next_effect
from .features import Characteristics, as_printed
from .language.abilities import Ability, Static
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
    Must,
    SetPT,
    SwitchPT,
    Types,
)
from .limits import MOST_LOOKS
from .seams import format_of
from .state import ContinuousEffect

__all__ = ["NOBODY", "change_of", "compute", "define"]

Kinds = tuple[type[Change], ...]
Key = tuple[str, str]
"""Of a static ability: its source and its address."""


def compute(state: MagicState) -> dict[str, Characteristics]:
    """Work the layers out from scratch (CR 613.1). Where nothing applies, the result is kept as lasting.

    Raises:
        StepBudgetExceeded: more effects apply to more objects than in any game (CORE-R5).
    """
    return _Layers(state).run()


class _Layers:
    """One computation of the layers."""

    def __init__(self, state: MagicState) -> None:
        self.state = state
        self.table = state.table
        self.standing = format_of(state).standing
        self.now: dict[str, Characteristics] = {}
        self.owned: set[str] = set()
        """Those whose characteristics are not shared any more."""
        self.speakers: list[str] | None = None
        """What has static abilities, kept until abilities come and go."""
        self.begun: dict[Key, Effect] = {}
        """What has begun goes on, for the same objects, also if its ability is lost on the way (CR 613.6)."""
        self.looks = 0
        """How many objects were looked at, or changed."""
        self.granted: dict[Key, int] = {}
        """When static abilities were granted (613.7a)."""
        self.printed = state.__dict__.pop("printed", None)
        """What was worked out of cards elsewhere; it does not hold in the middle of a computation."""
        state.__dict__["characteristics"] = self.now

    def run(self) -> dict[str, Characteristics]:
        try:
            self._copiable_values()
            if self._anything_applies():
                self._layer((Control,))
                self._layer((Types,))
                self._layer((Colors,))
                self._layer((Keywords, Abilities))
                for ref in self._speakers():
                    define(self.state, ref, self._own(ref))
                self._layer((SetPT,))
                self._counters()
                self._layer((AddPT,))
                self._layer((SwitchPT,))
                self._layer((Cant, Must, DamageByToughness, DieToExile))
            else:
                self._counters()
                self.state.__dict__[LASTING] = self.now
        finally:
            for name in ("characteristics", "printed"):
                self.state.__dict__.pop(name, None)
            if self.printed is not None:
                self.state.__dict__["printed"] = self.printed
        return self.now

    def _spend(self, looks: int) -> None:
        """Take note that so many objects are looked at."""
        self.looks += looks
        if self.looks > MOST_LOOKS:
            raise StepBudgetExceeded(
                MOST_LOOKS, "working out the continuous effects takes more than {} steps"
            )

    def _own(self, ref: str) -> Characteristics:
        """The characteristics of an object, to be changed."""
        if ref not in self.owned:
            self.owned.add(ref)
            self.now[ref] = self.now[ref].copy()
        return self.now[ref]

    def _copiable_values(self) -> None:
        cards: dict[str, Definition] = {}
        now, objects = self.now, self.table.objects
        for ref in self.table.battlefield:
            thing = objects[ref]
            controller = thing.owner if thing.controller is None else thing.controller
            key = thing.copy_of or thing.card
            card = cards.get(key)
            if card is None:
                card = cards[key] = definition(self.state, key)
            now[ref] = as_printed(card, controller, thing.token)
            if thing.copy_types:
                self._own(ref).copy_values(card, thing.copy_types)
            if thing.counters:
                self._own(ref).counters = thing.counters
        for effect in self.table.effects:
            kind = change_of(self.state, effect)
            if isinstance(kind, BecomeCopy):
                self._become_copy(kind, effect)

    def _become_copy(self, kind: BecomeCopy, effect: ContinuousEffect) -> None:
        """The exceptions of what is copied are part of its copiable values (CR 707.9)."""
        model = effect.vars.get(kind.of)
        if not model:
            return
        types = (*map(str, effect.vars.get(f"{kind.of}:types", ())), *kind.also_types)
        for ref in effect.objects:
            if ref in self.now:
                self._own(ref).copy_values(definition(self.state, str(model[0])), types)

    def _anything_applies(self) -> bool:
        return bool(self.table.effects) or self.standing is not None or bool(self._speakers())

    # One layer ------------------------------------------------------------------------------------------

    def _layer(self, kinds: Kinds) -> None:
        """Apply everything of these kinds in the order of timestamps, if no effect depends on another."""
        resolved = self._resolved(kinds)
        statics = self._statics(kinds)
        if self._order_matters(kinds, resolved, statics):
            self._one_by_one(kinds, resolved)
            return
        alike: dict[tuple[int, int], Sequence[str]] = {}
        for effect in statics:
            self._begin(effect, alike)
        for effect in sorted((*resolved, *statics), key=since):
            self._apply(effect, kinds)

    def _resolved(self, kinds: Kinds) -> list[Effect]:
        return [
            Effect(
                (kind,),
                e.source,
                e.controller,
                e.timestamp,
                e.code,
                objects=e.objects,
                names=e.vars,
                numbers=e.numbers,
            )
            for e in self.table.effects
            if isinstance(kind := change_of(self.state, e), kinds)
        ]

    def _statics(self, kinds: Kinds) -> list[Effect]:
        """Static abilities that apply in this layer: those that have begun, those that there are now."""
        found = [one for one in self.begun.values() if any(isinstance(c, kinds) for c in one.changes)]
        for ref, controller, timestamp, abilities in self._sources():
            if abilities.changing.isdisjoint(kinds):
                continue
            for code, ability in abilities.statics:
                if (
                    (ref, code) not in self.begun
                    and any(isinstance(kind, kinds) for kind in ability.changes)
                    and not self._defines(ref, code, ability)
                ):
                    since = max(timestamp, self.granted.get((ref, code), 0))
                    found.append(Effect(ability.changes, ref, controller, since, code, ability=ability))
        return found

    def _sources(self) -> Iterator[tuple[str, int, int, AbilitySet]]:
        """Id, controller, timestamp, abilities. The rules of a format have applied since the game began."""
        if self.standing is not None:
            yield self.standing.key, NOBODY, 0, printed_abilities(self.standing)
        for ref in self._speakers():
            found = self.now[ref]
            yield ref, found.controller, self.table.objects[ref].timestamp, found.abilities

    def _speakers(self) -> list[str]:
        if self.speakers is None:
            self.speakers = [ref for ref, found in self.now.items() if found.abilities.statics]
        return self.speakers

    def _defines(self, ref: str, code: str, ability: Static) -> bool:
        """Whether it is a characteristic-defining ability, which has a layer of its own."""
        return is_defining(ability) and code.startswith(self.now[ref].key + "/")

    def _begin(self, effect: Effect, alike: dict[tuple[int, int], Sequence[str]]) -> None:
        """A static ability begins to apply, if its condition holds; its objects are the same in all layers.

        Abilities of ``alike`` objects that mean nothing of their own have found the same.
        """
        from .evaluate import Context, holds, select  # noqa: PLC0415  # the two modules read each other

        ability = effect.ability
        if ability is None or effect.objects is not None:
            return
        context = Context(self.state, effect.source, effect.controller, {})
        if ability.condition is not None and not holds(context, ability.condition):
            return
        same = (id(ability), effect.controller)
        if not is_seen_alike(ability) or same not in alike:
            self._spend(len(self.now))
            alike[same] = select(context, ability.of)
        effect.objects = alike[same]
        self.begun[effect.source, effect.code] = effect

    def _apply(self, effect: Effect, kinds: Kinds) -> None:
        for kind in effect.changes:
            if isinstance(kind, kinds) and effect.objects:
                self._spend(len(effect.objects))
                numbers = amounts(self.state, kind, effect) if isinstance(kind, AddPT | SetPT) else (0, 0)
                for ref in effect.objects:
                    if ref in self.now:
                        self._change(ref, kind, effect, numbers)

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
        if effect.source not in self.now:
            abilities = printed_abilities(self.standing) if self.standing is not None else NONE
        else:
            abilities = self.now[effect.source].abilities
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
                granted = self._granted(kind, effect) if isinstance(kind, Abilities) else ()
                if any(isinstance(one, Static) for _, one in granted):
                    return True
        return False

    def _one_by_one(self, kinds: Kinds, resolved: Sequence[Effect]) -> None:
        """What an effect depends on is applied before it; looked at anew after each (CR 613.8c)."""
        waiting, applied = list(resolved), set[Key]()
        while True:
            statics = [one for one in self._statics(kinds) if (one.source, one.code) not in applied]
            pending = sorted((*waiting, *statics), key=since)
            if not pending:
                return
            self._spend(len(self.now))
            chosen = pending[next_effect(len(pending), partial(self._waits_for, pending, kinds))]
            if chosen.ability is None:
                waiting.remove(chosen)
            else:
                applied.add((chosen.source, chosen.code))
                self._begin(chosen, {})
            self._apply(chosen, kinds)

    def _waits_for(self, pending: Sequence[Effect], kinds: Kinds, place: int) -> tuple[int, ...]:
        """The places of the effects that one depends on: applying those would change what it does.

        Of effects that do the same only the first is tried.
        """
        one = pending[place]
        if one.ability is None:
            return ()
        before = self._does(one, kinds)
        changes: dict[Any, bool] = {}
        found = []
        for other, effect in enumerate(pending):
            if effect is one:
                continue
            same = what_it_does(effect)
            if same not in changes:
                changes[same] = self._after(effect, kinds, lambda: self._does(one, kinds)) != before
            if changes[same]:
                found.append(other)
        return tuple(found)

    def _after(self, effect: Effect, kinds: Kinds, look: Callable[[], Any]) -> Any:
        """What one would see if an effect were applied."""
        self._spend(len(self.now))
        now, owned, speakers = dict(self.now), self.owned, self.speakers
        begun, granted = dict(self.begun), dict(self.granted)
        objects = effect.objects
        self.owned = set()
        self._begin(effect, {})
        self._apply(effect, kinds)
        seen = look()
        effect.objects = objects
        self.now.clear()
        self.now.update(now)
        self.owned, self.speakers, self.begun, self.granted = owned, speakers, begun, granted
        return seen

    def _does(self, effect: Effect, kinds: Kinds) -> Any:
        """Whether a static ability is there, what it would apply to, and what it would do now."""
        from .evaluate import Context, holds, select  # noqa: PLC0415  # the two modules read each other

        ability = effect.ability
        assert ability is not None, "an effect of a resolution depends on nothing"
        source = self.now.get(effect.source)
        controller = effect.controller if source is None else source.controller
        context = Context(self.state, effect.source, controller, {})
        objects = effect.objects
        if objects is None:
            there = source is None or any(code == effect.code for code, _ in source.abilities.statics)
            if not there or (ability.condition is not None and not holds(context, ability.condition)):
                return None
            objects = select(context, ability.of)
        numbers = [amounts(self.state, c, effect) for c in effect.changes if isinstance(c, AddPT | SetPT)]
        taker = controller if Control in kinds else None
        return tuple(objects), numbers, taker

    # Changes --------------------------------------------------------------------------------------------

    def _counters(self) -> None:
        """CR 613.4c: what looks at power and toughness in this layer waits for them."""
        for found in self.now.values():
            if found.counters:
                more = found.counters.get("+1/+1", 0) - found.counters.get("-1/-1", 0)
                found.power += more
                found.toughness += more

    def _change(self, ref: str, kind: Change, effect: Effect, numbers: tuple[int, int]) -> None:
        found = self._own(ref)
        if isinstance(kind, Abilities):
            self._abilities(ref, found, kind, effect)
        elif isinstance(kind, Control):
            found.controller = taker(self.state, kind, effect)
        else:
            change(found, kind, effect, numbers)

    def _granted(self, kind: Abilities, effect: Effect) -> list[tuple[str, Ability]]:
        if not kind.gain:
            return []
        granted = definition(self.state, effect.code.split("/", 1)[0]).granted
        return [granted[index] for index in kind.gain]

    def _abilities(self, ref: str, found: Characteristics, kind: Abilities, effect: Effect) -> None:
        self.speakers = None
        if kind.lose_all:
            found.lose_abilities()
        if kind.gain:
            before = {code for code, _ in found.abilities.statics}
            found.abilities = found.abilities.with_more(tuple(self._granted(kind, effect)))
            for code, _ in found.abilities.statics:
                if code not in before:
                    self.granted[ref, code] = effect.timestamp
