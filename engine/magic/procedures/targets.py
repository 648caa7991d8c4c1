"""Targets: what may be chosen, why not, and whether it is still legal (CR 115, 601.2c, 608.2b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import islice
from typing import NamedTuple

from msgspec.structs import fields, replace

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Facts
from engine.kernel.seats import seat_of, seat_ref
from engine.magic.characteristics import Characteristics
from engine.magic.evaluate import Context, passes, playing, selected, whose
from engine.magic.hooks import Touch
from engine.magic.language.changes import Cant
from engine.magic.language.filters import Filter, Target
from engine.magic.language.words import COLOR_NAMES
from engine.magic.library.reading import bare
from engine.magic.objects import characteristics, has_hexproof, ignores_hexproof, seen
from engine.magic.protection import protecting
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.text.nouns import article, either, noun, place

DESCRIBED = cr("115.1")
ZONE = cr("115.2")
ITSELF = cr("115.5")
LEFT = cr("800.4a")
HEXPROOF_PLAYER = cr("702.11c")


def candidates(context: Context, target: Target) -> Iterator[str]:
    """Everything that could be chosen for one use of the word "target", in ascending order (CORE-R16).

    A spell cannot target itself (CR 115.5).
    """
    if target.what is not None:
        itself, reaches = _itself(context), format_of(context.state).reaches
        for ref in selected(context, target.what):
            if ref == itself or not can_target(context, ref):
                continue
            if not reaches or _out_of_reach(context, ref, target) is None:
                yield ref
    if target.player is not None:
        for seat in playing(context.state):
            if _player(context, seat, target):
                yield seat_ref(seat)


def _itself(context: Context) -> str | None:
    """The spell that is looking for targets; an ability is not its source."""
    return context.source if any(one.id == context.source for one in context.state.table.stack) else None


def _out_of_reach(context: Context, ref: str, target: Target) -> Explanation | None:
    """Why the format keeps an ability from targeting something."""
    form = format_of(context.state)
    return form.out_of_reach(Touch(context, ref, "target", True, target)) if form.reaches else None


def _player(context: Context, seat: int, target: Target) -> bool:
    if target.player == "opponent" and seat == context.controller:
        return False
    return not _has_hexproof(context, seat) and not _out_of_reach(context, seat_ref(seat), target)


def _has_hexproof(context: Context, seat: int) -> bool:
    """CR 702.11c."""
    if seat == context.controller or not has_hexproof(context.state, seat):
        return False
    return not ignores_hexproof(context.state, context.controller)


# What shelters an object -----------------------------------------------------------------------------------


class Shelter(NamedTuple):
    """A rule that keeps an object from being chosen, whatever the text asks for."""

    rule: str
    reason: str
    facts: Callable[[Context, str, Characteristics], Facts | None]
    """None where it doesn't."""


def _shroud(context: Context, ref: str, found: Characteristics) -> Facts | None:
    return {} if "shroud" in found.keywords else None


def _hexproof(context: Context, ref: str, found: Characteristics) -> Facts | None:
    if "hexproof" not in found.keywords or found.controller == context.controller:
        return None
    return None if ignores_hexproof(context.state, context.controller) else {"controller": found.controller}


def _hexproof_from(context: Context, ref: str, found: Characteristics) -> Facts | None:
    if not found.parametric or found.controller == context.controller:
        return None
    source = seen(context.state, context.source)
    for keyword in found.parametric:
        if keyword.name == "hexproof" and source is not None and keyword.parameter in source.colors:
            if ignores_hexproof(context.state, context.controller):
                return None
            return {"quality": _quality(keyword.parameter), "controller": found.controller}
    return None


def _protection(context: Context, ref: str, found: Characteristics) -> Facts | None:
    if not found.parametric:
        return None
    source = seen(context.state, context.source)
    quality = None if source is None else protecting(context.state, found, source, "target")
    return None if quality is None else {"quality": _quality(quality)}


def _cannot_be_target(context: Context, ref: str, found: Characteristics) -> Facts | None:
    for cant, source, controller in found.cant:
        if cant.be_targeted_by is None or not _comes_from(context, cant, controller):
            continue
        point = context._replace(source=ref, controller=controller, vars={})
        if context.controller in whose(point, cant.be_targeted_by):
            what = cant.be_targeted_only or "spells or abilities"
            return {"seat": context.controller, "source": source, "what": what}
    return None


def _comes_from(context: Context, cant: Cant, controller: int) -> bool:
    """Whether what is looking for targets is among the spells or abilities that a restriction is about."""
    if cant.be_targeted_only is not None and (cant.be_targeted_only == "spells") != (
        _itself(context) is not None
    ):
        return False
    sources = cant.be_targeted_from
    return sources is None or context._replace(controller=controller).passes(context.source, sources)


def _quality(quality: str) -> str:
    return COLOR_NAMES.get(quality, quality)


SHELTERS = (
    Shelter(cr("702.18a"), "{target} has shroud", _shroud),
    Shelter(cr("702.11b"), "{target} has hexproof, and seat {controller} controls it", _hexproof),
    Shelter(
        cr("702.11d"),
        "{target} has hexproof from {quality}, and seat {controller} controls it",
        _hexproof_from,
    ),
    Shelter(cr("702.16b"), "{target} has protection from {quality}", _protection),
    Shelter(
        cr("101.2"),
        "{source} says that {target} can't be the target of these {what} of seat {seat}",
        _cannot_be_target,
    ),
)
_SHELTERING = frozenset({"shroud", "hexproof"})
"""The keywords among these; the others are keywords with a parameter, and what static abilities forbid."""


def can_target(context: Context, ref: str) -> bool:
    """Whether nothing shelters an object (CR 702.11, 702.16b, 702.18, "can't be the target of")."""
    found = characteristics(context.state).get(ref)
    if found is None or not (found.parametric or found.cant or not _SHELTERING.isdisjoint(found.keywords)):
        return True
    return all(one.facts(context, ref, found) is None for one in SHELTERS)


# Why not ---------------------------------------------------------------------------------------------------


def why_no_candidate(context: Context, target: Target, ref: str) -> Iterator[Explanation]:
    """Every clause by which something is no candidate for a target; none of what is nowhere on the table."""
    seats = range(len(context.state.table.seats))
    seat = next((number for number in seats if seat_ref(number) == ref), None)
    yield from _why_no_object(context, target, ref) if seat is None else _why_no_player(context, target, seat)


def _why_no_player(context: Context, target: Target, seat: int) -> Iterator[Explanation]:
    if context.state.table.seats[seat].lost:
        yield LEFT, "{target} has left the game", {}
    if target.player is None:
        yield DESCRIBED, "{target} is a player, and no player may be chosen", {}
    elif target.player == "opponent" and seat == context.controller:
        yield DESCRIBED, "{target} is not an opponent", {}
    if _has_hexproof(context, seat):
        yield HEXPROOF_PLAYER, "{target} has hexproof", {}
    refusal = _out_of_reach(context, seat_ref(seat), target)
    if refusal is not None:
        yield refusal


def _why_no_object(context: Context, target: Target, ref: str) -> Iterator[Explanation]:
    state = context.state
    thing, found = state.table.objects.get(ref), seen(state, ref)
    if thing is None or found is None:
        if any(item.id == ref for item in state.table.stack):
            yield ZONE, "{target} is an ability on the stack", {"zone": "stack"}
        return
    if target.what is None:
        yield DESCRIBED, "{target} is not a player", {"wanted": "a player"}
    else:
        if thing.zone != target.what.zone:
            facts: Facts = {"zone": thing.zone, "wanted": target.what.zone}
            yield ZONE, f"{{target}} is {place(thing.zone)}, not {place(target.what.zone)}", facts
        if ref == _itself(context):
            yield ITSELF, "{target} cannot target itself", {}
        if not (target.what.or_self and ref == context.source):
            for part in _parts(target.what):
                if not passes(context, ref, thing, found, part):
                    wanted = noun(part, _that_permanent if part.attached_to else _that_player).one()
                    anybodys = part.controller == "any" and part.not_controller is None
                    owned: Facts = {} if anybodys else {"controller": found.controller}
                    yield DESCRIBED, "{target} is not {wanted}", {"wanted": wanted, **owned}
    for shelter in SHELTERS if thing.zone == "battlefield" else ():
        broken = shelter.facts(context, ref, found)
        if broken is not None:
            yield shelter.rule, shelter.reason, broken
    refusal = _out_of_reach(context, ref, target)
    if refusal is not None:
        yield refusal


def _that_player(_: str) -> str:
    return "that player"


def _that_permanent(_: str) -> str:
    return "that permanent"


def _parts(what: Filter) -> Iterator[Filter]:
    """All that a filter asks for, one thing at a time."""
    for one in fields(Filter):
        value = getattr(what, one.name)
        if one.name not in ("zone", "or_self") and value != one.default:
            yield replace(Filter(zone=what.zone), **{one.name: value})


@cache
def wanted(target: Target) -> str:
    """What may be chosen, in words: "a creature you control", "a creature, planeswalker, or player"."""
    player = "opponent" if target.player == "opponent" else "player"
    if target.what is None:
        return article(player)
    if target.player is not None:
        return article(either([*target.what.types, player]))
    return noun(target.what, _that_player).one()


# Choosing --------------------------------------------------------------------------------------------------


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
    if target.not_same_as == name:
        return True
    what = target.what
    return what is not None and name in (
        bare(what.controller),
        bare(what.not_controller or ""),
        what.attached_to,
    )


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
