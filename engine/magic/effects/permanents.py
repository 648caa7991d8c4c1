"""Tapping, counters, attaching, regeneration, continuous effects (CR 122, 611, 701)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.picks import Pick
from engine.magic import atoms
from engine.magic.evaluate import Context, playing, seat_of, seat_ref
from engine.magic.language import effects as does
from engine.magic.language.changes import AddPT, BecomeCopy, Control, SetPT
from engine.magic.objects import seen
from engine.magic.procedures.loops import too_large
from engine.magic.proposals import AnyProposal, PutCounters
from engine.magic.protection import can_attach
from engine.magic.rules import cr
from engine.magic.state import ContinuousEffect

from .base import Running, acts
from .picking import picks

TAP = cr("701.26")
COUNTERS = cr("122.1")
ATTACH = cr("701.3")
REGENERATE = cr("701.19")
EFFECT = cr("611.2")
MONSTROUS = cr("701.37")
PROLIFERATE = cr("701.34")


@acts(does.Tap)
def tap(running: Running, step: does.Tap) -> None:
    """Those that are untapped."""
    for ref in running.permanents(step.what):
        if not running.state.table.objects[ref].tapped:
            atoms.tap(running.draft, ref, TAP)


@acts(does.Untap)
def untap(running: Running, step: does.Untap) -> None:
    """Those that are tapped."""
    for ref in running.permanents(step.what):
        if running.state.table.objects[ref].tapped:
            atoms.untap(running.draft, ref, TAP)


@acts(does.PutCounters)
def put_counters(running: Running, step: does.PutCounters) -> None:
    """So many on each."""
    number = running.amount(step.amount)
    refs = running.permanents(step.on)
    running.happen([PutCounters(rule=COUNTERS, object=ref, kind=step.kind, amount=number) for ref in refs])


@picks(does.Proliferate, "proliferate")
def proliferates(context: Context, _: does.Proliferate) -> Sequence[Pick]:
    """Any number of permanents and players with counters."""
    table = context.state.table
    options = [ref for ref in table.battlefield if table.objects[ref].counters]
    options += [seat_ref(seat) for seat in playing(context.state) if table.seats[seat].poison]
    return (Pick(context.controller, PROLIFERATE, options, 0, len(options)),)


@acts(does.Proliferate)
def proliferate(running: Running, step: does.Proliferate) -> None:
    """One more of every kind on each."""
    (wanted,) = proliferates(running.context, step)
    batch: list[AnyProposal] = []
    for ref in wanted.result(running.answers):
        seat = seat_of(ref)
        if seat is not None:
            atoms.poison(running.draft, seat, 1, PROLIFERATE)
            continue
        kinds = sorted(running.state.table.objects[ref].counters)
        batch += [PutCounters(rule=PROLIFERATE, object=ref, kind=kind, amount=1) for kind in kinds]
    running.happen(batch)


@acts(does.Monstrosity)
def monstrosity(running: Running, step: does.Monstrosity) -> None:
    """CR 701.37a: counters and the designation, if it isn't monstrous yet."""
    ref = running.source
    if ref in running.state.table.battlefield and not running.state.table.objects[ref].monstrous:
        atoms.mark(running.draft, ref, "monstrous", MONSTROUS)
        number = running.amount(step.amount)
        running.happen([PutCounters(rule=MONSTROUS, object=ref, kind="+1/+1", amount=number)])


@acts(does.Attach)
def attach(running: Running, step: does.Attach) -> None:
    """CR 701.3: to where it is not yet and may be."""
    for ref in running.permanents(step.what):
        to = running.permanents(step.to)
        if (
            to
            and running.state.table.objects[ref].attached_to != to[0]
            and can_attach(running.state, ref, to[0])
        ):
            atoms.attach(running.draft, ref, to[0], ATTACH)


@acts(does.Regenerate)
def regenerate(running: Running, step: does.Regenerate) -> None:
    """A shield for each (CR 701.19a)."""
    refs = running.permanents(step.what)
    for ref in refs:
        atoms.shield(running.draft, ref, REGENERATE)
    too_large(running.draft, (running.state.table.objects[ref].shields for ref in refs))


@acts(does.Until)
def until(running: Running, step: does.Until) -> None:
    """One continuous effect for each change; objects and numbers are fixed now (CR 611.2c, d)."""
    refs = running.permanents(step.what)
    if not refs:
        return
    lasts = f"turn of {running.seat}" if step.lasts == "your_next_turn" else step.lasts
    now = atoms.timestamp(running.draft)
    names = dict(running.task.vars)
    for index, change in enumerate(step.changes):
        fixed = dict(names)
        numbers: list[int] = []
        if isinstance(change, AddPT | SetPT) and not _is_plain(change):
            numbers = [running.signed(change.power), running.signed(change.toughness)]
        if isinstance(change, BecomeCopy):
            models = [seen(running.state, ref) for ref in running.select(change.of)]
            fixed[change.of] = [model.key for model in models if model is not None]
            exceptions = [kind for model in models if model is not None for kind in model.added_types]
            if exceptions:
                fixed[f"{change.of}:types"] = exceptions
        effect = ContinuousEffect(
            code=running.task.code,
            pc=running.task.pc - 1,
            index=index,
            objects=refs,
            controller=_taker(running, change),
            source=running.source,
            timestamp=now,
            until=lasts,
            vars=fixed,
            numbers=numbers,
        )
        atoms.begin_effect(running.draft, effect, str(change.__struct_config__.tag), EFFECT)


def _is_plain(change: AddPT | SetPT) -> bool:
    return isinstance(change.power, int) and isinstance(change.toughness, int)


def _taker(running: Running, change: object) -> int:
    if isinstance(change, Control):
        seats = running.seats(change.by)
        return seats[0] if seats else running.seat
    return running.seat
