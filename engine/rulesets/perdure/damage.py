"""Chapter 4, second half, with 5.4 and 5.5: damage, its division, deaths and death rattles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from engine.kernel.clauses import Ask, Choice, Menu, Offer
from engine.kernel.draft import Draft

from . import actions, atoms, refusals, turn, winning
from .book import BOOK
from .cards import KINGS, LEVEL, QUEENS
from .decisions import DividingDamage
from .events import DamageDealt, DeathRattle
from .state import Creature, PerdureState, Table, power, toughness
from .tasks import DealDamage, Division

cite = BOOK.cite
DIVIDE, ANY_SPLIT, IN_ORDER = cite("PER-4.4"), cite("PER-R12"), cite("PER-R47")
FIGHT, UNBLOCKED, STRIKES_FIRST = cite("PER-4.3"), cite("PER-4.7"), cite("PER-5.4")
TWO_STEPS, RATTLE, SPELL = cite("PER-R11"), cite("PER-5.5"), cite("PER-7.3")
FIRST_STRIKE, ALL_OTHERS = 1, 2
"""The two steps in which damage is dealt (PER-R11)."""

# Division


def division_question(state: PerdureState, task: DealDamage) -> DividingDamage | None:
    """The next part of a division: attackers and blockers in the order of declaration; the last blocker takes
    the rest unasked (PER-4.4, PER-R12, PER-R47)."""
    return next_division(state.table, task.step, task.divisions)


def next_division(table: Table, step: int, divisions: Sequence[Division]) -> DividingDamage | None:
    """What is still to be asked in this step, after these divisions."""
    for attacker, blockers in _dividing(table, step):
        left = power(attacker)
        for blocker in blockers[:-1]:
            given = _given(divisions, attacker, blocker)
            if given is None and left:
                return DividingDamage(
                    seat=table.active, rule=DIVIDE, attacker=attacker.card, blocker=blocker.card, left=left
                )
            left -= given or 0
    return None


def _given(divisions: Sequence[Division], attacker: Creature, blocker: Creature) -> int | None:
    for division in divisions:
        if division.blocker == blocker.card and division.attacker == attacker.card:
            return division.amount
    return None


def _dividing(table: Table, step: int) -> Iterator[tuple[Creature, list[Creature]]]:
    """The living attackers that strike in this step, each with its living blockers, if it has any."""
    assert table.combat is not None, "damage is dealt during an attack"
    mine, other = _in_play(table, table.active), _in_play(table, 1 - table.active)
    for entry in table.combat.attackers:
        attacker = mine.get(entry.card)
        if attacker is not None and (entry.card in QUEENS) == (step == FIRST_STRIKE):
            blockers = [other[card] for card in entry.blockers if card in other]
            if blockers:
                yield attacker, blockers


def _in_play(table: Table, seat: int) -> dict[str, Creature]:
    return {creature.card: creature for creature in table.seats[seat].creatures}


def divide(draft: Draft[PerdureState], action: actions.DivideDamage) -> None:
    """So much goes to this blocker."""
    atoms.divide_damage(draft, action.attacker, action.blocker, action.amount)


# A damage step


def begin(draft: Draft[PerdureState]) -> None:
    """The first step, if a Queen fights; else the second, as then nothing happens in the first (PER-R11)."""
    combat = draft.state.table.combat
    assert combat is not None, "damage is dealt during an attack"
    for entry in combat.attackers:
        if entry.blockers and (entry.card in QUEENS or not QUEENS.isdisjoint(entry.blockers)):
            atoms.start_damage_step(draft, FIRST_STRIKE, TWO_STEPS)
            return
    atoms.start_damage_step(draft, ALL_OTHERS, FIGHT)


def deal_step(draft: Draft[PerdureState], task: DealDamage) -> None:
    """All the damage of one step at the same time, then what comes of it (PER-4.3, PER-R11, PER-R42)."""
    draft.done()
    table = draft.state.table
    hits = _hits(table, task)
    unblocked = list(_unblocked(table)) if task.step == ALL_OTHERS else []
    for seat, hit in hits:
        atoms.damage_creature(draft, seat, hit)
    failing: list[int] = []
    if unblocked:
        defender = 1 - table.active
        for hit in unblocked:
            atoms.damage_player(draft, hit)
        if not atoms.lose_cards(draft, defender, sum(hit.amount for hit in unblocked)):
            failing.append(defender)
    failing += bury(draft)
    if failing:
        winning.fail(draft, failing)
    elif task.step == FIRST_STRIKE:
        atoms.start_damage_step(draft, ALL_OTHERS, FIGHT)
    else:
        turn.play_again(draft)


def _hits(table: Table, task: DealDamage) -> list[tuple[int, DamageDealt]]:
    """What blocked attackers and blockers deal to each other in this step, with the seat that is hit."""
    assert table.combat is not None, "damage is dealt during an attack"
    step, defender = task.step, 1 - table.active
    rule = STRIKES_FIRST if step == FIRST_STRIKE else FIGHT
    hits = []
    for attacker, blockers in _dividing(table, step):
        left = power(attacker)
        for blocker in blockers:
            given = _given(task.divisions, attacker, blocker) or 0
            amount = left if blocker is blockers[-1] else given
            left -= amount
            if amount:
                dealt = DamageDealt(
                    rule=rule, source=attacker.card, target=blocker.card, amount=amount, step=step
                )
                hits.append((defender, dealt))
    mine, other = _in_play(table, table.active), _in_play(table, defender)
    for entry in table.combat.attackers:
        if entry.card not in mine:
            continue
        for card in entry.blockers:
            if card in other and (card in QUEENS) == (step == FIRST_STRIKE):
                dealt = DamageDealt(
                    rule=rule, source=card, target=entry.card, amount=power(other[card]), step=step
                )
                hits.append((table.active, dealt))
    return hits


def _unblocked(table: Table) -> Iterator[DamageDealt]:
    """What attackers that nobody blocked deal to the defending player (PER-4.7)."""
    assert table.combat is not None, "damage is dealt during an attack"
    mine, target = _in_play(table, table.active), f"seat:{1 - table.active}"
    for entry in table.combat.attackers:
        if not entry.blockers:
            rule = TWO_STEPS if entry.card in QUEENS else UNBLOCKED
            amount = power(mine[entry.card])
            yield DamageDealt(rule=rule, source=entry.card, target=target, amount=amount, step=ALL_OTHERS)


# A spell of Spades


def deal_spell(draft: Draft[PerdureState], card: str, target: str) -> None:
    """The spell's level in damage to one target; then the spell is discarded (PER-7.3, PER-R53)."""
    dealt = DamageDealt(rule=SPELL, source=card, target=target, amount=LEVEL[card])
    failing: list[int] = []
    if target.startswith("seat:"):
        seat = int(target.removeprefix("seat:"))
        atoms.damage_player(draft, dealt)
        if not atoms.lose_cards(draft, seat, dealt.amount):
            failing.append(seat)
    else:
        seat = 0 if target in _in_play(draft.state.table, 0) else 1
        atoms.damage_creature(draft, seat, dealt)
        failing += bury(draft)
    atoms.discard_spell(draft)
    if failing:
        winning.fail(draft, failing)


# Death


def bury(draft: Draft[PerdureState]) -> list[int]:
    """Creatures with deadly damage die, then dead Kings rattle together (PER-4.5, PER-5.5, PER-R14).

    Returns the seats whose decks had too few cards for it.
    """
    owed: dict[int, int] = {}
    rattles: list[DeathRattle] = []
    for seat, half in enumerate(draft.state.table.seats):
        for creature in [c for c in half.creatures if c.damage >= toughness(c)]:
            atoms.die(draft, seat, creature)
            if creature.enchantments:
                atoms.discard_enchantments(draft, seat, creature)
            if creature.card in KINGS:
                amount = power(creature)
                owed[1 - seat] = owed.get(1 - seat, 0) + amount
                rattles.append(DeathRattle(rule=RATTLE, king=creature.card, seat=1 - seat, amount=amount))
    for rattle in rattles:
        atoms.damage_player(draft, rattle)
    return [seat for seat, amount in owed.items() if not atoms.lose_cards(draft, seat, amount)]


# The menu


def the_attacker(ask: Ask) -> Sequence[str]:
    """The attacker whose damage is being divided."""
    return (ask.decision.attacker,)


def the_blocker(ask: Ask, attacker: str) -> Sequence[str]:
    """The blocker that is being given its part."""
    return (ask.decision.blocker,)


def amounts(ask: Ask, *pair: Any) -> range:
    """From nothing to all that is left."""
    return range(ask.decision.left + 1)


MENU = Menu(
    DividingDamage,
    (
        Offer(
            actions.DivideDamage,
            DIVIDE,
            "{amount} damage of {attacker} to {blocker}",
            divide,
            choices=(
                Choice(
                    "attacker",
                    the_attacker,
                    (IN_ORDER, "it is not the damage of {attacker} that is divided now"),
                ),
                Choice(
                    "blocker", the_blocker, (IN_ORDER, "it is not the part of {blocker} that is asked for")
                ),
                Choice("amount", amounts, (ANY_SPLIT, "{amount} is no part of the damage that is left")),
            ),
        ),
    ),
    refusals.during_the_attack,
)
