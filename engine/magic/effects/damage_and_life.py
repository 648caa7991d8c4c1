"""Damage, life, fighting, prevention (CR 119, 120, 615, 701.14)."""

from __future__ import annotations

from engine.magic import atoms
from engine.magic.evaluate import seat_of, seat_ref
from engine.magic.language import effects as does
from engine.magic.objects import seen
from engine.magic.proposals import AnyProposal, Damage, GainLife, LoseLife
from engine.magic.rules import cr
from engine.magic.state import Shield

from .base import Running, acts

DAMAGE = cr("120.1")
GAIN = cr("119.3")
FIGHT = cr("701.14")
PREVENT = cr("615.1")


def _source_is(running: Running, by: str) -> str:
    found = running.select(by)
    return found[0] if found else running.source


@acts(does.Damage)
def damage(running: Running, step: does.Damage) -> None:
    """The divided amounts of a target, or the same amount to each."""
    names = running.task.vars
    source = _source_is(running, step.by)
    hits: list[AnyProposal] = []
    divided = names.get(f"{step.to}:amounts") if isinstance(step.to, str) else None
    refs = [] if step.to is None else running.select(step.to)
    refs += [seat_ref(seat) for seat in running.seats(step.who)] if step.who is not None else []
    each = running.amount(step.amount)
    numbers = [each] * len(refs) if divided is None else [int(number) for number in divided]
    hurt = {ref: number for ref, number in zip(refs, numbers, strict=True) if _can_be_hit(running, ref)}
    hits += [
        Damage(rule=DAMAGE, source=source, to=ref, amount=number) for ref, number in hurt.items() if number
    ]
    running.name(step.name, list(hurt))
    running.happen(hits)


def _can_be_hit(running: Running, ref: str) -> bool:
    seat = seat_of(ref)
    if seat is not None:
        return not running.state.table.seats[seat].lost
    return ref in running.state.table.battlefield


@acts(does.GainLife)
def gain_life(running: Running, step: does.GainLife) -> None:
    """Each player meant gains that much."""
    number = running.amount(step.amount)
    running.happen([GainLife(rule=GAIN, seat=seat, amount=number) for seat in running.seats(step.who)])


@acts(does.LoseLife)
def lose_life(running: Running, step: does.LoseLife) -> None:
    """Each player meant loses that much; the sum of what they do lose is named."""
    number = running.amount(step.amount)
    running.name(step.name, [0])
    running.happen(
        [
            LoseLife(rule=GAIN, seat=seat, amount=number, by=running.seat, named=step.name)
            for seat in running.seats(step.who)
        ]
    )


@acts(does.Fight)
def fight(running: Running, step: does.Fight) -> None:
    """Each deals its power to the other, if both are still creatures on the battlefield (CR 701.14b)."""
    one, other = running.permanents(step.one), running.permanents(step.other)
    if not one or not other:
        return
    first, second = seen(running.state, one[0]), seen(running.state, other[0])
    if first is None or second is None or not (first.is_creature and second.is_creature):
        return
    running.happen(
        [
            Damage(rule=FIGHT, source=one[0], to=other[0], amount=max(0, first.power)),
            Damage(rule=FIGHT, source=other[0], to=one[0], amount=max(0, second.power)),
        ]
    )


@acts(does.Prevent)
def prevent(running: Running, step: does.Prevent) -> None:
    """A shield for each object or player meant, or for all damage."""
    number = None if step.amount is None else running.amount(step.amount)
    until = f"turn of {running.seat}" if step.lasts == "your_next_turn" else step.lasts
    for to in running.select(step.to) if step.to is not None else [None]:
        for by in running.select(step.by) if step.by is not None else [None]:
            made = Shield(to, running.source, number, combat_only=step.combat_only, by=by, until=until)
            atoms.prevent_next(running.draft, made, PREVENT)
