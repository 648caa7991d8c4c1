"""M54-8.3: damage on its way and where it arrives."""

from __future__ import annotations

from engine.rulesets.magic54 import events as happened
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Blow, Effect, Magic54Draft, Resolve

from .reach import _creature, _seat

DIVIDED = cite("M54-R38")
LOST = cite("M54-R30")
WIPED = cite("M54-R23")


def announce(draft: Magic54Draft, blow: Blow, rule: str) -> None:
    """Damage is announced, to be applied when all effects are solved."""
    task = draft.current(Resolve)
    draft.writable(task, "blows").append(blow)
    draft.emit(
        happened.DamageAnnounced(rule=rule, source=blow.source, target=blow.target, amount=blow.amount)
    )


def register(draft: Magic54Draft, effect: Effect, rule: str) -> None:
    """An effect on the damage of this resolution begins."""
    task = draft.current(Resolve)
    draft.writable(task, "effects").append(effect)
    draft.emit(happened.EffectRegistered(rule=rule, by=effect.by, on=effect.on, to=effect.to))


def divide(draft: Magic54Draft, attacker: str, blocker: str, amount: int) -> None:
    """A blocker's share of an attacker's damage is settled."""
    task = draft.current(Resolve)
    draft.writable(task, "shares").append(amount)
    draft.emit(happened.DamageDivided(rule=DIVIDED, attacker=attacker, blocker=blocker, amount=amount))


def cancel(draft: Magic54Draft, blow: Blow, ace: str, rule: str) -> None:
    """A blow does not arrive."""
    draft.emit(
        happened.DamageCancelled(
            rule=rule, source=blow.source, target=blow.target, amount=blow.amount, by=ace
        )
    )


def redirect(draft: Magic54Draft, blow: Blow, effect: Effect, to: str, rule: str) -> Blow:
    """A blow is re-aimed; returns it with its new target."""
    draft.emit(
        happened.DamageRedirected(
            rule=rule, source=blow.source, target=blow.target, amount=blow.amount, by=effect.by, to=to
        )
    )
    return Blow(blow.source, to, blow.amount)


def lose(draft: Magic54Draft, blow: Blow) -> None:
    """A blow finds its creature gone."""
    draft.emit(happened.DamageLost(rule=LOST, source=blow.source, target=blow.target, amount=blow.amount))


def remove_damage(draft: Magic54Draft, number: int, card: str, ace: str) -> None:
    """The damage marked on a creature is gone."""
    creature = _creature(draft, number, card)
    amount, creature.damage = creature.damage, 0
    draft.emit(happened.DamageRemoved(rule=WIPED, by=ace, creature=card, amount=amount))


def damage_creature(draft: Magic54Draft, number: int, card: str, amount: int, source: str, rule: str) -> None:
    """Damage is marked on a creature."""
    _creature(draft, number, card).damage += amount
    draft.emit(happened.DamageDealt(rule=rule, source=source, target=card, amount=amount))


def damage_player(draft: Magic54Draft, number: int, amount: int, source: str, rule: str) -> None:
    """A player loses life, down to 0 (M54-R40)."""
    seat = _seat(draft, number)
    seat.life = max(0, seat.life - amount)
    draft.emit(happened.DamageDealt(rule=rule, source=source, target=f"seat:{number}", amount=amount))
