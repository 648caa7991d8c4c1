"""The atoms of chapter 4: attackers, blockers, damage, deaths."""

from __future__ import annotations

from typing import Any

from engine.kernel.draft import Draft
from engine.rulesets.perdure import events
from engine.rulesets.perdure.book import BOOK
from engine.rulesets.perdure.cards import JACKS
from engine.rulesets.perdure.state import Attacker, Combat, Creature
from engine.rulesets.perdure.tasks import DealDamage, Division

from .reach import _creature, _seat

cite = BOOK.cite
ENCHANTMENTS_DIE = cite("PER-3.10")
ATTACKING = cite("PER-4.1")
VIGILANCE = cite("PER-5.3")
BLOCKING = cite("PER-4.2")
DIVIDING = cite("PER-R12")
DYING = cite("PER-4.5")
LOSING_CARDS = cite("PER-4.8")
TOO_FEW_CARDS = cite("PER-R15")


def declare_attacker(draft: Draft[Any], card: str) -> None:
    """A creature of the active player attacks and taps, unless it is a Jack."""
    table = draft.table
    if table.combat is None:
        table.combat = Combat()
    draft.writable(draft.writable(table, "combat"), "attackers").append(Attacker(card))
    taps = card not in JACKS
    if taps:
        _creature(draft, table.active, card).tapped = True
    rule = ATTACKING if taps else VIGILANCE
    draft.emit(events.AttackerDeclared(rule=rule, seat=table.active, creature=card, tapped=taps))


def declare_blocker(draft: Draft[Any], blocker: str, attacker: str) -> None:
    """A creature of the other player blocks an attacker."""
    table = draft.table
    attackers = draft.writable(draft.writable(table, "combat"), "attackers")
    i = next(i for i, entry in enumerate(attackers) if entry.card == attacker)
    draft.writable(draft.writable_item(attackers, i), "blockers").append(blocker)
    seat = 1 - table.active
    draft.emit(events.BlockerDeclared(rule=BLOCKING, seat=seat, blocker=blocker, attacker=attacker))


def start_damage_step(draft: Draft[Any], step: int, rule: str) -> None:
    """Damage is about to be dealt, and first to be divided."""
    draft.then(DealDamage(step))
    draft.emit(events.DamageStepStarted(rule=rule, step=step))


def divide_damage(draft: Draft[Any], attacker: str, blocker: str, amount: int) -> None:
    """Note a part of a division with the damage step that asked for it."""
    step = draft.current(DealDamage)
    draft.writable(step, "divisions").append(Division(attacker, blocker, amount))
    draft.emit(events.DamageDivided(rule=DIVIDING, attacker=attacker, blocker=blocker, amount=amount))


def damage_creature(draft: Draft[Any], seat: int, dealt: events.DamageDealt) -> None:
    """Put damage on a creature of this seat."""
    _creature(draft, seat, dealt.target).damage += dealt.amount
    draft.emit(dealt)


def damage_player(draft: Draft[Any], dealt: events.DamageDealt | events.DeathRattle) -> None:
    """Damage to a player; :func:`lose_cards` pays for all of a step together."""
    draft.emit(dealt)


def lose_cards(draft: Draft[Any], seat: int, amount: int) -> bool:
    """Discard cards off the top of a seat's deck, one after the other. False if there are too few."""
    half = _seat(draft, seat)
    deck = draft.writable(half, "deck")
    cards = tuple(deck[:amount])
    del deck[:amount]
    draft.writable(half, "discard").extend(cards)
    missing = amount - len(cards)
    rule = TOO_FEW_CARDS if missing else LOSING_CARDS
    draft.emit(events.CardsLost(rule=rule, seat=seat, amount=len(cards), cards=cards, missing=missing))
    return not missing


def die(draft: Draft[Any], seat: int, creature: Creature) -> None:
    """Move a creature to the discard pile; its enchantments follow."""
    half = _seat(draft, seat)
    draft.writable(half, "creatures").remove(creature)
    draft.writable(half, "discard").append(creature.card)
    draft.emit(events.CreatureDied(rule=DYING, seat=seat, creature=creature.card))


def discard_enchantments(draft: Draft[Any], seat: int, creature: Creature) -> None:
    """Move the enchantments of a creature that died to the discard pile."""
    draft.writable(_seat(draft, seat), "discard").extend(creature.enchantments)
    cards = tuple(creature.enchantments)
    draft.emit(
        events.EnchantmentsDiscarded(rule=ENCHANTMENTS_DIE, seat=seat, creature=creature.card, cards=cards)
    )
