"""A walk through the layers: which effects made permanents what they are, one after the other (CR 613).

The layers themselves take it down while they are worked out once more; where characteristics are only needed,
nothing is taken down.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, NamedTuple, Self

from msgspec import Struct
from msgspec.structs import replace

from .characteristics import Characteristics, as_printed
from .continuous_effects import BY_COUNTERS, BY_RIOT, RIOT, Effect
from .definitions import Definition, definition
from .language.abilities import EntersWith
from .language.changes import AddPT, BecomeCopy, Change, Keywords, Layer, SetPT
from .language.filters import StandingFilter
from .language.words import COLOR_NAMES
from .layers import Layers
from .objects import characteristics
from .rules import cr
from .seams import format_of
from .state import ContinuousEffect, Id, MagicState
from .vocabulary import COUNTERS

DEFINING = cr("613.4a")
KEYWORD_COUNTER = cr("122.1b")
_MODEL = "model"


class CountersOn(Struct, frozen=True, tag_field="change", tag=COUNTERS):
    """Counters of a kind on an object change its size, or give a keyword (CR 122.1a–b)."""

    rule: ClassVar[str] = AddPT.rule
    layer: ClassVar[Layer] = "7c"
    kind: str
    number: int


class Step(NamedTuple):
    """One change of one object."""

    layer: Layer
    rule: str
    what: Change | CountersOn
    """What is changed, with the numbers, colours and so on that an effect of a resolution has fixed."""
    after: Characteristics
    """What the object is when it is made."""
    source: Id
    """A standing rule of the format has its key."""
    controller: int
    """Of the source: who is "you" there."""
    code: str | None
    """The address of the ability that does it; None: counters do it."""
    until: str | None = None
    """How long it lasts; None: as long as what does it."""


Walked = Mapping[Id, Sequence[Step]]
"""The steps to what each permanent is that anything has been done to."""


def walk(state: MagicState) -> Walked:
    """The walk through the layers in a state. It is larger than all else that is derived from a state: nobody
    keeps it longer than it is needed."""
    return _walked(state) if _is_anything_changed(state) else {}


def as_it_lies(state: MagicState, ref: Id) -> Characteristics:
    """A permanent by its card alone, under the control of whoever put it there; a token as it
    was created."""
    thing = state.table.objects[ref]
    controller = thing.owning_seat if thing.controller is None else thing.controller
    card = definition(state, thing.card)
    printed = as_printed(card, controller, thing.token)
    if thing.copy_of is not None or (thing.size is None and thing.exceptions is None):
        return printed
    own = printed.copy()
    own.copy_values(card, thing.exceptions, thing.size)
    return own


def _is_anything_changed(state: MagicState) -> bool:
    """The layers copy what they change."""
    return any(found is not as_it_lies(state, ref) for ref, found in characteristics(state).items())


def _walked(state: MagicState) -> Walked:
    layers = Walk(state)
    layers.run()
    return layers.steps


class Walk(Layers):
    """A computation of the layers that takes down each change."""

    __slots__ = ("steps",)

    def __init__(self, state: MagicState) -> None:
        super().__init__(state)
        self.steps: dict[Id, list[Step]] = {}

    def _note(self, ref: Id, what: Change | CountersOn, **more: Any) -> None:
        """Something has changed an object; unless ``more`` says otherwise, the object itself."""
        after = self.permanents[ref].copy()
        said = {"source": ref, "controller": after.controller, "code": None, **more}
        if what.layer is not None:
            self.steps.setdefault(ref, []).append(
                Step(**{"layer": what.layer, "rule": what.rule, "what": what, "after": after, **said})
            )

    def _apart(self) -> Self:
        there = super()._apart()
        there.steps = {}
        return there

    def _as_they_lie(self) -> None:
        super()._as_they_lie()
        objects = self.state.table.objects
        for ref in self.permanents:
            thing = objects[ref]
            if thing.copy_of is not None:
                copying = BecomeCopy(of=_MODEL, exceptions=thing.exceptions)
                self._note(ref, copying, code=_copying(definition(self.state, thing.card)))

    def _become_copy(self, kind: BecomeCopy, effect: ContinuousEffect) -> None:
        super()._become_copy(kind, effect)
        if effect.vars.get(kind.of):
            for ref in filter(self.permanents.__contains__, effect.objects or ()):
                if self.state.table.objects[ref].face_down is None:
                    self._note(ref, BecomeCopy(of=_MODEL, exceptions=effect.exceptions), **_of(effect))

    def _define(self, ref: Id) -> None:
        super()._define(ref)
        for code, ability in self.permanents[ref].defining():
            for kind in ability.changes:
                if isinstance(kind, SetPT):
                    self._note(ref, kind, layer="7a", rule=DEFINING, code=code)

    def _count(self, ref: Id, kind: str, number: int) -> None:
        super()._count(ref, kind, number)
        self._note(ref, CountersOn(kind, number))

    def _change(self, ref: Id, kind: Change, effect: Effect, numbers: tuple[int, int]) -> None:
        super()._change(ref, kind, effect, numbers)
        if effect.code == BY_COUNTERS and isinstance(kind, Keywords):
            name = kind.gain[0]
            counters = CountersOn(name, self.state.table.objects[ref].counters[name])
            self._note(ref, counters, layer=kind.layer, rule=KEYWORD_COUNTER)
            return
        if effect.code == BY_RIOT:
            self._note(ref, kind, rule=RIOT)
            return
        self._note(ref, _fixed(kind, effect), **_of(effect), rule=self._rule(kind, effect))

    def _rule(self, kind: Change, effect: Effect) -> str:
        """What a standing rule speaks of has a rule of its own."""
        ability = effect.ability
        if ability is not None and isinstance(ability.of, StandingFilter) and ability.of.where is not None:
            return format_of(self.state).words[ability.of.where].rule or kind.rule
        return kind.rule


def _of(effect: Effect | ContinuousEffect) -> dict[str, Any]:
    return {
        "source": effect.source,
        "controller": effect.controller,
        "code": effect.code,
        "until": effect.until,
    }


def _copying(card: Definition) -> str | None:
    """The address of the ability by which a card enters as a copy."""
    found = (code for code, one in card.abilities if isinstance(one, EntersWith) and one.copy_of is not None)
    return next(found, None)


def _fixed(kind: Change, effect: Effect) -> Change:
    """A change with what was fixed as the effect of a resolution began (CR 611.2d)."""
    if isinstance(kind, AddPT | SetPT) and effect.numbers:
        sizes = {"power": effect.numbers[0], "toughness": effect.numbers[1]}
        return replace(kind, **{stat: n for stat, n in sizes.items() if getattr(kind, stat) is not None})
    if isinstance(kind, Keywords) and kind.protection_from is not None:
        colors = effect.vars.get(kind.protection_from, ())
        gained = (f"protection from {COLOR_NAMES[str(color)]}" for color in colors)
        return replace(kind, gain=(*kind.gain, *gained), protection_from=None)
    return kind
