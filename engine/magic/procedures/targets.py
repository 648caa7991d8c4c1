"""Targets: what may be chosen, why not, and whether it is still legal (CR 115, 601.2c, 608.2b)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice
from typing import Any, NamedTuple

from msgspec.structs import fields, replace

from engine.kernel.clauses import Explanation
from engine.kernel.documents import Facts
from engine.kernel.remembering import by_identity
from engine.kernel.seats import seat_of, seat_ref
from engine.magic.characteristics import Characteristics
from engine.magic.evaluate import Context, amount, passes, playing, selected, whose
from engine.magic.hooks import Touch
from engine.magic.language.abilities import Activated, Mode, Spell, Triggered
from engine.magic.language.changes import Cant
from engine.magic.language.conditions import Not, Paid
from engine.magic.language.filters import Filter, Range, Target
from engine.magic.language.words import COLOR_NAMES
from engine.magic.library.reading import words
from engine.magic.objects import characteristics, has_hexproof, has_shroud, ignores_hexproof, seen
from engine.magic.on_stack import abilities, is_meant, item_of, targets_of
from engine.magic.protection import has_quality, protecting
from engine.magic.rules import cr
from engine.magic.seams import OfItem, format_of
from engine.magic.state import MagicState
from engine.magic.text.nouns import article, noun, place
from engine.magic.text.qualities import either
from engine.magic.text.stack_abilities import stack_words

DESCRIBED = cr("115.1")
ZONE = cr("115.2")
ITSELF = cr("115.5")
SINGLE = cr("115.9a")
LEFT = cr("800.4a")
HEXPROOF_PLAYER = cr("702.11c")
SHROUD = cr("702.18a")


class _Branch(NamedTuple):
    """The part of a spell that is carried out only if a cost was paid, or only if it was not."""

    how: str
    paid: bool


@by_identity
def _branches(part: Spell | Mode) -> Mapping[str, _Branch]:
    """The branches of the targets of which only such a part speaks."""
    found: dict[str, list[_Branch | None]] = {target.name: [] for target in part.targets}
    for step in part.do:
        condition = getattr(step, "condition", None)
        paid = condition.condition if isinstance(condition, Not) else condition
        if not isinstance(paid, Paid):
            branches: list[tuple[Any, _Branch | None]] = [(step, None)]
        else:
            is_so = paid is condition
            then, otherwise = getattr(step, "then", ()), getattr(step, "otherwise", ())
            branches = [(then, _Branch(paid.how, is_so)), (otherwise, _Branch(paid.how, not is_so))]
        for steps, branch in branches:
            said = words(steps)
            for name, where in found.items():
                if name in said and branch not in where:
                    where.append(branch)
    return {name: where[0] for name, where in found.items() if len(where) == 1 and where[0] is not None}


def modes_to_choose(part: Spell | Activated | Triggered, paid: Collection[object]) -> tuple[int, int]:
    """How many modes, at least and at most: all of them of a spell that is entwined (CR 702.42a)."""
    number = len(part.modes)
    return (number, number) if "entwined" in paid else part.choose


def chosen_if_paid(part: Any, paid: Collection[object]) -> tuple[Target, ...]:
    """The targets of a part of a spell or ability that are chosen where these costs are paid: what a spell
    does only if it was kicked has targets only then (CR 702.33g)."""
    targets: tuple[Target, ...] = part.targets
    if not targets or not isinstance(part, Spell | Mode):
        return targets
    branches = _branches(part)
    if not branches:
        return targets
    return tuple(
        target
        for target in targets
        if (branch := branches.get(target.name)) is None or (branch.how in paid) == branch.paid
    )


def candidates(context: Context, target: Target) -> Iterator[str]:
    """Everything that could be chosen for one use of the word "target", in ascending order (CORE-R16).

    A spell cannot target itself (CR 115.5).
    """
    what = target.what
    if what is not None or target.ability is not None:
        itself, reaches = _itself(context), format_of(context.state).reaches
        found = _on_stack(context, target) if target.ability or what is None else selected(context, what)
        for ref in found:
            if ref == itself or not can_target(context, ref):
                continue
            if target.single_target and len(targets_of(context.state, ref)) != 1:
                continue
            if not reaches or _out_of_reach(context, ref, target) is None:
                yield ref
    if target.player is not None:
        for seat in playing(context.state):
            if _player(context, seat, target):
                yield seat_ref(seat)


def _on_stack(context: Context, target: Target) -> Iterable[str]:
    """The abilities on the stack that are meant, and spells, but for the ability itself that is looking for
    targets (CR 115.5)."""
    assert target.ability is not None, "it is an ability that may be a target"
    state = context.state
    found = {*abilities(context, target.ability)} - {_ability_itself(state)}
    if target.what is not None:
        found.update(selected(context, target.what))
    return [item.id for item in state.table.stack if item.id in found]


def _ability_itself(state: MagicState) -> str | None:
    """What is being put on the stack, or gets new targets."""
    task = state.machine.agenda[-1] if state.machine.agenda else None
    return task.id if isinstance(task, OfItem) else None


BEING_CAST = "being cast"
"""The variable that says of a card, no spell yet, that it looks for the targets that it would have."""


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
    if _has_hexproof(context, seat) or has_shroud(context.state, seat):
        return False
    return not _out_of_reach(context, seat_ref(seat), target)


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
        if keyword.name == "hexproof" and source is not None and has_quality(keyword.parameter, source):
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
    is_spell = BEING_CAST in context.vars or _itself(context) is not None
    if cant.be_targeted_only is not None and (cant.be_targeted_only == "spells") != is_spell:
        return False
    sources = cant.be_targeted_from
    return sources is None or context._replace(controller=controller).passes(context.source, sources)


def _quality(quality: str) -> str:
    return COLOR_NAMES.get(quality, quality)


SHELTERS = (
    Shelter(SHROUD, "{target} has shroud", _shroud),
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
    if has_shroud(context.state, seat):
        yield SHROUD, "{target} has shroud", {}
    refusal = _out_of_reach(context, seat_ref(seat), target)
    if refusal is not None:
        yield refusal


def _why_no_object(context: Context, target: Target, ref: str) -> Iterator[Explanation]:
    state = context.state
    thing, found = state.table.objects.get(ref), seen(state, ref)
    if thing is None or found is None:
        yield from _why_no_ability(context, target, ref)
        return
    if target.what is None and target.ability is not None:
        yield DESCRIBED, "{target} is not {wanted}", {"wanted": wanted(target)}
    elif target.what is None:
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
                    asked = noun(part, _that_permanent if part.attached_to else _that_player).one()
                    anybodys = part.controller == "any" and part.not_controller is None
                    owned: Facts = {} if anybodys else {"controller": found.controller}
                    yield DESCRIBED, "{target} is not {wanted}", {"wanted": asked, **owned}
        yield from _why_not_single(state, target, ref)
    for shelter in SHELTERS if thing.zone == "battlefield" else ():
        broken = shelter.facts(context, ref, found)
        if broken is not None:
            yield shelter.rule, shelter.reason, broken
    refusal = _out_of_reach(context, ref, target)
    if refusal is not None:
        yield refusal


def _why_no_ability(context: Context, target: Target, ref: str) -> Iterator[Explanation]:
    item = item_of(context.state, ref)
    if item is None:
        return
    if target.ability is None:
        yield ZONE, "{target} is an ability on the stack", {"zone": "stack"}
        return
    if ref == _ability_itself(context.state):
        yield ITSELF, "{target} cannot target itself", {}
    if not is_meant(context, item, target.ability):
        yield DESCRIBED, "{target} is not {wanted}", {"wanted": wanted(target), "controller": item.controller}
    yield from _why_not_single(context.state, target, ref)


def _why_not_single(state: MagicState, target: Target, ref: str) -> Iterator[Explanation]:
    number = len(targets_of(state, ref)) if target.single_target else 1
    if number != 1:
        yield SINGLE, "{target} has {targets} targets, not a single one", {"targets": number}


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
    if target.ability is not None:
        return article(stack_words(target, _that_player))
    player = "opponent" if target.player == "opponent" else "player"
    if target.what is None:
        return article(player)
    if target.player is not None:
        return article(either([*target.what.types, player]))
    return noun(target.what, _that_player).one()


# How many --------------------------------------------------------------------------------------------------

AS_MANY_AS_THERE_ARE = 10_000


@cache
def depend_on_x(targets: tuple[Target, ...]) -> bool:
    """Whether the number of one of these targets depends on what X is."""
    return any(isinstance(number, str) for target in targets for number in (target.min, target.max))


@by_identity
def are_aimed_by_x(targets: tuple[Target, ...]) -> bool:
    """Whether X bounds what one of these targets may be: "with mana value X or less"."""
    return any(target.what is not None and "x" in _words(target.what) for target in targets)


@cache
def for_any_x(targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """The same without bounds that are X: what may be a target for some value of it (CR 601.2b, c)."""
    return tuple(
        target if target.what is None else replace(target, what=_without_x(target.what)) for target in targets
    )


def _without_x(what: Filter) -> Filter:
    changed: dict[str, Any] = {}
    for one in fields(Filter):
        value = getattr(what, one.name)
        if "x" not in words(value):
            continue
        if isinstance(value, Range):
            open_ = {name: None for name in Range.__struct_fields__ if "x" in words(getattr(value, name))}
            changed[one.name] = replace(value, **open_)
        elif one.name == "any_of":
            changed[one.name] = tuple(map(_without_x, value))
        else:
            changed[one.name] = one.default
    return replace(what, **changed)


def settled(context: Context, targets: tuple[Target, ...]) -> tuple[Target, ...]:
    """Targets with how many there may be as numbers, now that X is known (CR 107.3a, 601.2c)."""
    for target in targets:
        if not target.has_a_number:
            return tuple(_settled(context, one) for one in targets)
    return targets


def _settled(context: Context, target: Target) -> Target:
    if target.any_number:
        return replace(target, min=0, max=AS_MANY_AS_THERE_ARE, any_number=False)
    known = "x" in context.vars or not isinstance(target.min, str)
    least = amount(context, target.min) if known else 0
    return replace(target, min=least, max=amount(context, target.max))


# Choosing --------------------------------------------------------------------------------------------------


def next_candidates(context: Context, targets: Sequence[Target], index: int) -> list[str]:
    """What may be chosen next for a target, so that everything can still be completed (CORE-R15)."""
    target = targets[index]
    chosen = [str(ref) for ref in context.vars.get(target.name, ())]
    options = _open(context, target)
    first = options.index(chosen[-1]) + 1 if chosen and chosen[-1] in options else 0
    later = options[first:]
    needed = max(int(target.min) - len(chosen) - 1, 0)
    if target.same is None:
        later = later[: len(later) - needed] if needed else later
    else:
        later = of_one_owner(context, chosen, later, needed)
    rest = targets[index + 1 :]
    if not any(_depends(other, target.name) for other in rest):
        return later if _each_possible(context, rest) else []
    return [ref for ref in later if _each_possible(_with(context, target, [*chosen, ref]), rest)]


def of_one_owner(context: Context, chosen: list[str], later: list[str], needed: int) -> list[str]:
    """Those that are of the player of what is chosen already, with enough others after each."""
    objects = context.state.table.objects
    owners = {objects[ref].owner for ref in chosen[:1]}
    found = [ref for ref in later if not owners or objects[ref].owner in owners]
    left: dict[int | None, int] = {}
    for ref in reversed(found):
        left[objects[ref].owner] = left.get(objects[ref].owner, 0) + 1
    enough = []
    for ref in found:
        left[objects[ref].owner] -= 1
        if left[objects[ref].owner] >= needed:
            enough.append(ref)
    return enough


def _depends(target: Target, name: str) -> bool:
    """Whether what is chosen by this name says what another target may be."""
    if target.not_same_as == name:
        return True
    return speaks_of(target, name)


def speaks_of(target: Target, name: str) -> bool:
    """Whether what a target may be is told by something that has this name."""
    return target.what is not None and name in _words(target.what)


@lru_cache(maxsize=4_000)
def _words(what: Filter) -> frozenset[str]:
    """The names that a filter uses, among other words."""
    return words(what)


def _open(context: Context, target: Target) -> list[str]:
    """The candidates, but for those that another target has taken."""
    taken = () if target.not_same_as is None else context.vars.get(target.not_same_as, ())
    return [ref for ref in candidates(context, target) if ref not in taken]


def _with(context: Context, target: Target, chosen: list[str]) -> Context:
    return context._replace(vars={**context.vars, target.name: list(chosen)})


def _each_possible(context: Context, targets: Sequence[Target]) -> bool:
    """Whether there are enough candidates for each of these, given what is chosen."""
    return all(len(_open(context, other)) >= int(other.min) for other in targets)


def possible(context: Context, targets: tuple[Target, ...]) -> bool:
    """Whether targets can be chosen at all (CR 601.2c)."""
    needed = [target for target in settled(context, targets) if target.min]
    if len(needed) == 1 and needed[0].same is None:
        least = int(needed[0].min)
        return len(list(islice(candidates(context, needed[0]), least))) == least
    return not needed or bool(next_candidates(context, needed, 0))


def still_legal(context: Context, target: Target, ref: str) -> bool:
    """Whether a chosen target is still legal on resolution (CR 608.2b)."""
    seat = seat_of(ref)
    if seat is not None:
        return not context.state.table.seats[seat].lost and _player(context, seat, target)
    return ref in candidates(context, target)
