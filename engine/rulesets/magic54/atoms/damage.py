"""The atoms of chapters 8 and 9: damage on its way and where it arrives, and deaths."""

from __future__ import annotations

from engine.kernel.seats import PLAYERS
from engine.playing_cards.events import CreatureDied
from engine.rulesets.magic54 import events
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.state import Magic54Draft
from engine.rulesets.magic54.tasks import Blow, Effect, Resolve

from .reach import _creature, _half

LOST = cite("M54-R30")
WIPED = cite("M54-R23")


def announce(draft: Magic54Draft, blow: Blow, rule: str) -> None:
    """Damage is announced, to be applied when all effects are solved."""
    draft.writable(draft.current(Resolve), "blows").append(blow)
    draft.emit(events.DamageAnnounced(rule=rule, source=blow.source, target=blow.target, amount=blow.amount))


def register(draft: Magic54Draft, effect: Effect, rule: str) -> None:
    """An effect on the damage of this resolution begins."""
    draft.writable(draft.current(Resolve), "effects").append(effect)
    draft.emit(events.EffectRegistered(rule=rule, by=effect.by, on=effect.on, to=effect.to))


def cancel_damage(draft: Magic54Draft, blow: Blow, ace: str, rule: str) -> None:
    """A blow does not arrive."""
    draft.emit(
        events.DamageCancelled(rule=rule, source=blow.source, target=blow.target, amount=blow.amount, by=ace)
    )


def redirect_damage(draft: Magic54Draft, blow: Blow, by: str, to: str, rule: str) -> Blow:
    """A blow is re-aimed; returns it with its new target."""
    draft.emit(
        events.DamageRedirected(
            rule=rule, source=blow.source, target=blow.target, amount=blow.amount, by=by, to=to
        )
    )
    return Blow(blow.source, to, blow.amount)


def lose_damage(draft: Magic54Draft, blow: Blow) -> None:
    """A blow finds its creature gone."""
    draft.emit(events.DamageLost(rule=LOST, source=blow.source, target=blow.target, amount=blow.amount))


def remove_damage(draft: Magic54Draft, seat: int, card: str, ace: str) -> None:
    """The damage marked on a creature is gone."""
    creature = _creature(draft, seat, card)
    amount, creature.damage = creature.damage, 0
    draft.emit(events.DamageRemoved(rule=WIPED, seat=seat, card=card, amount=amount, by=ace))


def damage_creature(draft: Magic54Draft, seat: int, blow: Blow, rule: str) -> None:
    """Damage is marked on a creature of this seat."""
    _creature(draft, seat, blow.target).damage += blow.amount
    draft.emit(events.DamageDealt(rule=rule, source=blow.source, target=blow.target, amount=blow.amount))


def damage_player(draft: Magic54Draft, seat: int, blow: Blow, rule: str) -> None:
    """A player loses life, down to 0 (M54-R40)."""
    half = _half(draft, seat)
    half.life = max(0, half.life - blow.amount)
    draft.emit(events.DamageDealt(rule=rule, source=blow.source, target=PLAYERS[seat], amount=blow.amount))


def die(draft: Magic54Draft, seat: int, card: str, rule: str) -> None:
    """Move a creature to its owner's discard pile."""
    half = _half(draft, seat)
    creatures = draft.writable(half, "creatures")
    creatures[:] = [creature for creature in creatures if creature.card != card]
    draft.writable(half, "discard").append(card)
    draft.emit(CreatureDied(rule=rule, seat=seat, card=card))
