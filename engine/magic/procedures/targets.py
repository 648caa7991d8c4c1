"""Targets: what may be chosen, and whether it is still legal (CR 115, 601.2c, 608.2b)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any

from engine.magic.characteristics import characteristics
from engine.magic.evaluate import Context, playing, seat_of, seat_ref, seen, selected, whose
from engine.magic.language.filters import Target
from engine.magic.player_rules import has_hexproof, ignores_hexproof
from engine.magic.protection import protects


def candidates(context: Context, target: Target) -> Iterator[str]:
    """Everything that could be chosen for one use of the word "target", in ascending order (CORE-R16).

    A spell cannot target itself (CR 115.5).
    """
    if target.what is not None:
        itself = (
            context.source if any(one.id == context.source for one in context.state.table.stack) else None
        )
        for ref in selected(context, target.what):
            if ref != itself and can_target(context, ref):
                yield ref
    if target.player is not None:
        for seat in playing(context.state):
            if _player(context, seat, target):
                yield seat_ref(seat)


def _player(context: Context, seat: int, target: Target) -> bool:
    if target.player == "opponent" and seat == context.controller:
        return False
    if seat == context.controller or not has_hexproof(context.state, seat):
        return True
    return ignores_hexproof(context.state, context.controller)


def can_target(context: Context, ref: str) -> bool:
    """Shroud, hexproof, protection, "can't be the target of" (CR 702.11, 702.16b, 702.18)."""
    found = characteristics(context.state).get(ref)
    if found is None:
        return True
    if "shroud" in found.keywords:
        return False
    if (
        found.controller != context.controller
        and ("hexproof" in found.keywords or _hexproof_from(context, found.parametric))
        and not ignores_hexproof(context.state, context.controller)
    ):
        return False
    for cant, _source, controller in found.cant:
        if cant.be_targeted_by is not None:
            point = Context(context.state, ref, controller, {})
            if context.controller in whose(point, cant.be_targeted_by):
                return False
    return not protects(context.state, found, context.source)


def _hexproof_from(context: Context, keywords: Sequence[Any]) -> bool:
    source = seen(context.state, context.source)
    return source is not None and any(
        keyword.name == "hexproof" and keyword.parameter in source.colors for keyword in keywords
    )


def next_candidates(context: Context, targets: Sequence[Target], index: int) -> list[str]:
    """What may be chosen next for a target, so that everything can still be completed (CORE-R15)."""
    target = targets[index]
    chosen = [str(ref) for ref in context.vars.get(target.name, ())]
    options = _open(context, target)
    first = options.index(chosen[-1]) + 1 if chosen and chosen[-1] in options else 0
    later = options[first:]
    needed = max(target.min - len(chosen) - 1, 0)
    later = later[: len(later) - needed] if needed else later
    rest = targets[index + 1 :]
    if not any(_depends(other, target.name) for other in rest):
        return later if _each_possible(context, rest) else []
    return [ref for ref in later if _each_possible(_with(context, target, [*chosen, ref]), rest)]


def _depends(target: Target, name: str) -> bool:
    """Whether what is chosen by this name says what another target may be."""
    return target.not_same_as == name or (target.what is not None and name in target.what.controller)


def _open(context: Context, target: Target) -> list[str]:
    """The candidates, but for those that another target has taken."""
    taken = () if target.not_same_as is None else context.vars.get(target.not_same_as, ())
    return [ref for ref in candidates(context, target) if ref not in taken]


def _with(context: Context, target: Target, chosen: list[str]) -> Context:
    return context._replace(vars={**context.vars, target.name: list(chosen)})


def _each_possible(context: Context, targets: Sequence[Target]) -> bool:
    """Whether there are enough candidates for each of these, given what is chosen."""
    return all(len(_open(context, other)) >= other.min for other in targets)


def possible(context: Context, targets: Sequence[Target]) -> bool:
    """Whether targets can be chosen at all (CR 601.2c)."""
    needed = [target for target in targets if target.min]
    if len(needed) == 1:
        enough = islice(candidates(context, needed[0]), needed[0].min)
        return len(list(enough)) == needed[0].min
    return not needed or bool(next_candidates(context, needed, 0))


def still_legal(context: Context, target: Target, ref: str) -> bool:
    """Whether a chosen target is still legal on resolution (CR 608.2b)."""
    seat = seat_of(ref)
    if seat is not None:
        return not context.state.table.seats[seat].lost and _player(context, seat, target)
    return ref in candidates(context, target)
