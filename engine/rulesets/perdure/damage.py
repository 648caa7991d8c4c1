"""Chapters 4 and 5, damage: its division, the two damage steps, deaths and death rattles."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.answers import given
from engine.kernel.clauses import Menu, Offer
from engine.kernel.divisions import Division, Share, Shares, divide, share_choices
from engine.kernel.documents import Action, Decision
from engine.kernel.seats import PLAYERS, opponent
from engine.playing_cards.combat import in_play

from . import atoms
from .actions import DivideDamage
from .book import cite
from .cards import KINGS, LEVEL, QUEENS
from .decisions import ChoosingShare
from .ending import fail
from .events import DamageDealt, DeathRattle
from .refusals import elsewhere
from .state import Creature, PerdureDraft, PerdureState, Table, power, toughness
from .tasks import DealDamage
from .turn import play_again

FIRST_STRIKE, ALL_OTHERS = 1, 2
"""The two steps in which damage is dealt (PER-R11)."""

SHARED = cite("PER-4.4")
DIVISION = cite("PER-R12")
IN_ORDER = cite("PER-R47")
FIGHT = cite("PER-4.3")
UNBLOCKED = cite("PER-4.7")
STRIKES_FIRST = cite("PER-5.4")
TWO_STEPS = cite("PER-R11")
RATTLE = cite("PER-5.5")
SPELL = cite("PER-7.3")


# The division --------------------------------------------------------------------------------------------


def ask_share(state: PerdureState, task: DealDamage) -> ChoosingShare | None:
    """The share of the next blocker, if one has to be asked for: attackers and blockers in the order of
    declaration; the last blocker takes the rest unasked (PER-4.4, PER-R12, PER-R47)."""
    _, share = _shares(state.table, task)
    if share is None:
        return None
    division = share.division
    return ChoosingShare(
        seat=division.seat, rule=SHARED, attacker=division.source, blocker=share.to, left=share.left
    )


def _shares(table: Table, task: DealDamage) -> tuple[Shares, Share | None]:
    """How blocked attackers divide their damage in this step, as far as it is settled."""
    divisions = [
        Division(attacker.card, table.active, power(attacker), tuple(c.card for c in blockers))
        for attacker, blockers in _dividing(table, task.step)
    ]
    return divide(divisions, {(one.attacker, one.blocker): one.amount for one in given(task)})


def _dividing(table: Table, step: int) -> Iterator[tuple[Creature, list[Creature]]]:
    """The living attackers that strike in this step, each with its living blockers, if it has any."""
    assert table.combat is not None, "damage is dealt during an attack"
    mine, other = in_play(table.seats[table.active]), in_play(table.seats[opponent(table.active)])
    for entry in table.combat.attackers:
        attacker = mine.get(entry.card)
        if attacker is not None and (entry.card in QUEENS) == (step == FIRST_STRIKE):
            blockers = [other[card] for card in entry.blockers if card in other]
            if blockers:
                yield attacker, blockers


def tell_share(draft: PerdureDraft, state: PerdureState, decision: Decision, action: Action) -> None:
    """Tell the share that is being settled; the task that asked keeps it."""
    if isinstance(action, DivideDamage):
        atoms.divide_damage(draft, action.attacker, action.blocker, action.amount, DIVISION)


DIVIDING = Menu(
    ChoosingShare,
    (
        Offer(
            DivideDamage,
            SHARED,
            "{amount} damage of {attacker} to {blocker}",
            choices=share_choices("attacker", "blocker", asked=IN_ORDER, rule=DIVISION),
        ),
    ),
    elsewhere,
)


# A damage step -------------------------------------------------------------------------------------------


def begin_damage(draft: PerdureDraft) -> None:
    """The first step, if a Queen fights; else the second, as then nothing happens in the first (PER-R11)."""
    combat = draft.state.table.combat
    assert combat is not None, "damage is dealt during an attack"
    for entry in combat.attackers:
        if entry.blockers and (entry.card in QUEENS or not QUEENS.isdisjoint(entry.blockers)):
            atoms.start_damage_step(draft, FIRST_STRIKE, TWO_STEPS)
            return
    atoms.start_damage_step(draft, ALL_OTHERS, FIGHT)


def deal_step(draft: PerdureDraft, task: DealDamage) -> None:
    """All the damage of one step at the same time, then what comes of it (PER-4.3, PER-R11, PER-R42)."""
    draft.done()
    table = draft.state.table
    hits = _hits(table, task)
    unblocked = list(_unblocked(table)) if task.step == ALL_OTHERS else []
    for seat, hit in hits:
        atoms.damage_creature(draft, seat, hit)
    failing: list[int] = []
    if unblocked:
        defender = opponent(table.active)
        for hit in unblocked:
            atoms.damage_player(draft, hit)
        if not atoms.lose_cards(draft, defender, sum(hit.amount for hit in unblocked)):
            failing.append(defender)
    failing += bury(draft)
    if failing:
        fail(draft, failing)
    elif task.step == FIRST_STRIKE:
        atoms.start_damage_step(draft, ALL_OTHERS, FIGHT)
    else:
        play_again(draft)


def _hits(table: Table, task: DealDamage) -> list[tuple[int, DamageDealt]]:
    """What blocked attackers and blockers deal to each other in this step, with the seat that is hit."""
    assert table.combat is not None, "damage is dealt during an attack"
    step, defender = task.step, opponent(table.active)
    rule = STRIKES_FIRST if step == FIRST_STRIKE else FIGHT
    shares, _ = _shares(table, task)
    hits = []
    for attacker, received in shares.items():
        for blocker, amount in received.items():
            if amount:
                dealt = DamageDealt(rule=rule, source=attacker, target=blocker, amount=amount, step=step)
                hits.append((defender, dealt))
    mine, other = in_play(table.seats[table.active]), in_play(table.seats[defender])
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
    mine, target = in_play(table.seats[table.active]), PLAYERS[opponent(table.active)]
    for entry in table.combat.attackers:
        if not entry.blockers:
            rule = TWO_STEPS if entry.card in QUEENS else UNBLOCKED
            amount = power(mine[entry.card])
            yield DamageDealt(rule=rule, source=entry.card, target=target, amount=amount, step=ALL_OTHERS)


# A spell of Spades ---------------------------------------------------------------------------------------


def deal_spell(draft: PerdureDraft, card: str, target: str) -> None:
    """The spell's level in damage to one target; then the spell is discarded (PER-7.3, PER-R53)."""
    dealt = DamageDealt(rule=SPELL, source=card, target=target, amount=LEVEL[card])
    failing: list[int] = []
    if target in PLAYERS:
        seat = PLAYERS.index(target)
        atoms.damage_player(draft, dealt)
        if not atoms.lose_cards(draft, seat, dealt.amount):
            failing.append(seat)
    else:
        seat = 0 if target in in_play(draft.state.table.seats[0]) else 1
        atoms.damage_creature(draft, seat, dealt)
        failing += bury(draft)
    atoms.discard_spell(draft)
    if failing:
        fail(draft, failing)


# Deaths --------------------------------------------------------------------------------------------------


def bury(draft: PerdureDraft) -> list[int]:
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
                victim, amount = opponent(seat), power(creature)
                owed[victim] = owed.get(victim, 0) + amount
                target = PLAYERS[victim]
                rattles.append(DeathRattle(rule=RATTLE, source=creature.card, target=target, amount=amount))
    for rattle in rattles:
        atoms.damage_player(draft, rattle)
    return [seat for seat, amount in owed.items() if not atoms.lose_cards(draft, seat, amount)]
