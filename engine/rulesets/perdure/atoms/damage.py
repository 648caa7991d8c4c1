"""The atoms of chapters 4 and 5: damage, the cards lost for it, and deaths."""

from __future__ import annotations

from engine.playing_cards.events import CreatureDied
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.state import Creature, PerdureDraft
from engine.rulesets.perdure.tasks import DealDamage

from .reach import _creature, _half

ENCHANTMENTS_DIE = cite("PER-3.10")
DEATH = cite("PER-4.5")
LOSING_CARDS = cite("PER-4.8")
DAMAGE_REMOVED = cite("PER-R13")
TOO_FEW_CARDS = cite("PER-R15")


def start_damage_step(draft: PerdureDraft, step: int, rule: str) -> None:
    """Damage is about to be dealt, and first to be divided."""
    draft.then(DealDamage(step))
    draft.emit(events.DamageStepStarted(rule=rule, step=step))


def damage_creature(draft: PerdureDraft, seat: int, dealt: events.DamageDealt) -> None:
    """Damage is marked on a creature of this seat."""
    _creature(draft, seat, dealt.target).damage += dealt.amount
    draft.emit(dealt)


def damage_player(draft: PerdureDraft, dealt: events.DamageDealt | events.DeathRattle) -> None:
    """Damage to a player; :func:`lose_cards` pays for all of a step together."""
    draft.emit(dealt)


def lose_cards(draft: PerdureDraft, seat: int, amount: int) -> bool:
    """Discard cards off the top of a seat's deck, one after the other. False if there are too few."""
    half = _half(draft, seat)
    deck = draft.writable(half, "deck")
    cards = tuple(deck[:amount])
    del deck[:amount]
    draft.writable(half, "discard").extend(cards)
    missing = amount - len(cards)
    rule = TOO_FEW_CARDS if missing else LOSING_CARDS
    draft.emit(events.CardsLost(rule=rule, seat=seat, amount=len(cards), cards=cards, missing=missing))
    return not missing


def die(draft: PerdureDraft, seat: int, creature: Creature) -> None:
    """Move a creature to its owner's discard pile; its enchantments follow."""
    half = _half(draft, seat)
    draft.writable(half, "creatures").remove(creature)
    draft.writable(half, "discard").append(creature.card)
    draft.emit(CreatureDied(rule=DEATH, seat=seat, card=creature.card))


def discard_enchantments(draft: PerdureDraft, seat: int, creature: Creature) -> None:
    """Move the enchantments of a creature that died to the discard pile."""
    draft.writable(_half(draft, seat), "discard").extend(creature.enchantments)
    cards = tuple(creature.enchantments)
    draft.emit(
        events.EnchantmentsDiscarded(rule=ENCHANTMENTS_DIE, seat=seat, creature=creature.card, cards=cards)
    )


def remove_damage(draft: PerdureDraft, seat: int, card: str) -> None:
    """The damage marked on a creature is gone."""
    creature = _creature(draft, seat, card)
    amount, creature.damage = creature.damage, 0
    draft.emit(events.DamageRemoved(rule=DAMAGE_REMOVED, seat=seat, card=card, amount=amount))
