"""What an ability would do to creatures, by its text as things stand (L5C-16.1, R52).

A program is walked through, not carried out: its targets and what it selects are those of now; a condition
counts as it is now; of what a player will still choose, all of it counts; what it gives a name only as it is
carried out is not known yet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from engine.kernel.derived import derived
from engine.kernel.seats import seat_ref
from engine.magic.aspects import AGENDA
from engine.magic.definitions import program
from engine.magic.effects.choices import Choose
from engine.magic.effects.damage_and_life import Damage, PreventAndDo, Shielding
from engine.magic.effects.flow import Branch, EachNext, EachStart, Jump, MayBranch
from engine.magic.effects.keywords import Fight, Regenerate
from engine.magic.effects.zones import Destroy, Move
from engine.magic.evaluate import Context, amount, holds, reached, select, whose
from engine.magic.language.amounts import AmountOfEach
from engine.magic.language.effects import Instruction
from engine.magic.language.filters import Selector
from engine.magic.library.reading import given, words
from engine.magic.objects import characteristics, viewpoint
from engine.magic.procedures.stack_items import parts_of, point
from engine.magic.state import Id, MagicState, StackItem, Vars

from .battle_record import armies, battles


class Impact(NamedTuple):
    """Something that a step would do to a creature."""

    creature: Id
    harms: bool
    """It damages, destroys or exiles it; otherwise it shields it."""
    source: Id | None = None
    """What deals the damage, or would deal what is prevented."""


@derived(ignores=(AGENDA,), key=lambda _, item: item.id)
def harmed(state: MagicState, item: StackItem) -> dict[Id, frozenset[Id]]:
    """The creatures that an item of the stack would harm, in battlefield order, each with what would deal it
    damage (L5C-16.1)."""
    found: dict[Id, list[Id | None]] = {}
    for impact in _by_item(state, item):
        if impact.harms:
            found.setdefault(impact.creature, []).append(impact.source)
    return {
        ref: frozenset(source for source in found[ref] if source is not None)
        for ref in state.table.battlefield
        if ref in found
    }


def _by_item(state: MagicState, item: StackItem) -> Iterator[Impact]:
    """What it would do, and each of its modes."""
    context, chosen = point(state, item), _chosen(state, item)
    for code in (item.code, *(f"{item.code}/m{mode}" for mode in item.modes)) if item.code else ():
        yield from impacts(context, code, chosen)


def _chosen(state: MagicState, item: StackItem) -> list[Id]:
    """Its targets."""
    targets = [target for part in parts_of(state, item) for target in getattr(part, "targets", ())]
    return [str(ref) for target in targets for ref in item.vars.get(target.name, ())]


def impacts(context: Context, code: str, targets: Sequence[Id] = ()) -> Iterator[Impact]:
    """What the program at an address would do to creatures, step by step."""
    walk = _Walk(context.state, context.source, context.controller, targets)
    yield from walk.through(program(context.state, code), dict(context.vars))


Place = tuple[int, Vars, Vars]
"""Where a walk has come to: the next step, the names, and what loops are still for."""


class _Walk:
    """A walk through a program."""

    def __init__(self, state: MagicState, source: Id, seat: int, targets: Sequence[Id]) -> None:
        self._state = state
        self._source = source
        self._seat = seat
        self._targets = targets
        self._given: frozenset[str] = frozenset()
        """The names that its steps give."""

    def through(self, steps: Sequence[Instruction], names: Vars) -> Iterator[Impact]:
        """All that its steps would do; where a player will choose whether, both ways are taken."""
        self._given = frozenset(name for step in steps for name in given(step))
        ways: list[Place] = [(0, names, {})]
        been: set[str] = set()
        while ways:
            pc, names, rest = ways.pop()
            mark = f"{pc} {sorted(names.items())} {sorted(rest.items())}"
            if pc >= len(steps) or mark in been:
                continue
            been.add(mark)
            context = viewpoint(self._state, self._source, self._seat, names)
            match steps[pc]:
                case Jump(to=to):
                    ways.append((to, names, rest))
                case Branch(condition=condition, otherwise=otherwise):
                    ways.append((pc + 1 if holds(context, condition) else otherwise, names, rest))
                case MayBranch(otherwise=otherwise):
                    ways += [(otherwise, names, rest), (pc + 1, names, rest)]
                case EachStart() as start:
                    ways.append((pc + 1, names, {**rest, start.name: _items(context, start)}))
                case EachNext(name=name, end=end):
                    ways.append(_next(pc, names, rest, name, end))
                case Choose(name=name) as choose if choose.what.zone == "battlefield":
                    options = [ref for pick in choose.picks(context) for ref in pick.options]
                    ways.append((pc + 1, {**names, name: list(options)}, rest))
                case step:
                    yield from self._done(context, step)
                    ways.append((pc + 1, names, rest))

    def _done(self, context: Context, step: Instruction) -> Iterator[Impact]:
        match step:
            case Damage():
                yield from self._damaged(context, step)
            case Fight(one=one, other=other):
                fighters = [self._creatures(context, name)[:1] for name in (one, other)]
                for [first], [second] in (fighters, fighters[::-1]) if all(fighters) else ():
                    if characteristics(self._state)[first].power > 0:
                        yield Impact(second, harms=True, source=first)
            case Destroy(what=what):
                yield from (Impact(ref, harms=True) for ref in self._creatures(context, what))
            case Move(what=what, to="exile"):
                yield from (Impact(ref, harms=True) for ref in self._creatures(context, what))
            case Regenerate(what=what):
                yield from (Impact(ref, harms=False) for ref in self._creatures(context, what))
            case PreventAndDo(step=shielding) | (Shielding() as shielding):
                yield from self._prevented(context, shielding)

    def _damaged(self, context: Context, step: Damage) -> Iterator[Impact]:
        by = select(context, step.by)
        source = by[0] if by else self._source
        for part in step.shares:
            hurt = () if part.to is None else self._creatures(context, part.to)
            divided = context.vars.get(f"{part.to}:amounts", ()) if isinstance(part.to, str) else ()
            shares = dict(zip(select(context, part.to), divided, strict=True)) if divided and part.to else {}
            for ref in hurt:
                if shares.get(ref, 0) or self._is_some(context.about(ref), part.amount):
                    yield Impact(ref, harms=True, source=source)

    def _is_some(self, context: Context, number: AmountOfEach) -> bool:
        """Whether an amount is at least 1; what depends on something that is not known yet may be."""
        return amount(context, number) > 0 or not words(number) & self._given <= context.vars.keys()

    def _prevented(self, context: Context, step: Shielding) -> Iterator[Impact]:
        everybody = armies(self._state, battles(self._state).current).all
        to = everybody if step.to is None else self._creatures(context, step.to)
        if step.to is None and step.who is not None:
            to = ()
        sources: list[Id | None] = [None] if step.by is None else [*select(context, step.by)]
        yield from (Impact(ref, harms=False, source=source) for ref in to for source in sources)

    def _creatures(self, context: Context, what: Selector) -> Sequence[Id]:
        """The creatures meant that the step would concern."""
        known = characteristics(self._state)
        refs = [ref for ref in select(context, what) if ref in known and known[ref].is_creature]
        return reached(context, refs, "effect", self._targets)


def _items(context: Context, start: EachStart) -> list[int | str]:
    items: list[int | str] = []
    if start.who is not None:
        items += [seat_ref(seat) for seat in whose(context, start.who)]
    if start.what is not None:
        items += select(context, start.what)
    return items


def _next(pc: int, names: Vars, rest: Vars, name: str, end: int) -> Place:
    """The next round of a loop, or its end."""
    items = rest.get(name, [])
    if items:
        return pc + 1, {**names, name: [items[0]]}, {**rest, name: items[1:]}
    left: Mapping[str, list[int | str]] = names
    return end, {one: held for one, held in left.items() if one != name}, rest
