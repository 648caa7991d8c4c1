"""Continuous effects, prevention, the turn and its steps (CR 500, 514, 611, 615)."""

from __future__ import annotations

from engine.magic import events
from engine.magic.state import ContinuousEffect, Shield

from .reaching import D, seat_of


def begin_effect(draft: D, effect: ContinuousEffect, change: str, rule: str) -> None:
    """CR 611.2."""
    draft.writable(draft.table, "effects").append(effect)
    draft.emit(
        events.EffectBegan(rule=rule, source=effect.source, change=change, objects=tuple(effect.objects))
    )


def end_effects(draft: D, until: str, rule: str) -> None:
    """End what lasts until then; nothing happens if nothing does (CR 514.2, 611.2b, 615.1)."""
    table = draft.state.table
    lasting: list[ContinuousEffect | Shield] = [*table.effects, *table.shields]
    if all(one.until != until for one in lasting):
        return
    for name in ("effects", "shields"):
        kept = draft.writable(draft.table, name)
        kept[:] = [one for one in kept if one.until != until]
    draft.emit(events.EffectsEnded(rule=rule, until=until))


def end_effects_of_turn(draft: D, seat: int, rule: str) -> None:
    """ "Until your next turn" ends as that turn begins (CR 611.2b)."""
    end_effects(draft, f"turn of {seat}", rule)


def prevent_next(draft: D, shield_: Shield, rule: str) -> None:
    """CR 615."""
    draft.writable(draft.table, "shields").append(shield_)
    draft.emit(events.ShieldMade(rule=rule, source=shield_.source, to=shield_.to))


def prevent(draft: D, source: str, to: str, number: int, rule: str) -> None:
    """Damage is prevented (CR 615)."""
    draft.emit(events.DamagePrevented(rule=rule, source=source, to=to, amount=number))


def use_prevention(draft: D, index: int, source: str, to: str, number: int, rule: str) -> int:
    """A prevention shield takes what it can; returns the damage that is left (CR 615.7)."""
    shields = draft.writable(draft.table, "shields")
    used: Shield = draft.writable_item(shields, index)
    taken = number if used.amount is None else min(number, used.amount)
    if used.amount is not None:
        used.amount -= taken
        if not used.amount:
            del shields[index]
    draft.emit(events.DamagePrevented(rule=rule, source=source, to=to, amount=taken))
    return number - taken


def begin_step(draft: D, step: str, rule: str) -> None:
    """CR 500.1."""
    table = draft.table
    table.step = step
    draft.emit(events.StepBegan(rule=rule, step=step, seat=table.active, turn=table.turn))


def begin_turn(draft: D, seat: int, rule: str) -> None:
    """The next turn: its player, the counts of the turn at zero (CR 500.7)."""
    table = draft.table
    table.turn += 1
    table.active = seat
    for index in range(len(table.seats)):
        player = seat_of(draft, index)
        player.lands_played = 0
        player.draws = 0
    draft.emit(events.TurnBegan(rule=rule, seat=seat, turn=table.turn))
