"""Where a position stands: the attack, the spell and the agenda that the phase allows.

A hand-written document stands at the start of the window that its phase names, with the attack or the spell
on its table carried on from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.kernel.documents import Fault
from engine.kernel.draft import Draft

from . import damage
from .book import BOOK
from .cards import JACKS, LEVEL
from .state import Attacker, PerdureState, Spell, Table, find_creature, has_suit
from .tasks import AnyTask, DealDamage, DeclareAttackers, DeclareBlockers, Heal, Trix, UseCards

cite = BOOK.cite
ONE_DECIDES, ONE_ATTACK, SPELLS_EFFECT = cite("PER-9.2"), cite("PER-2.5"), cite("PER-3.6")
ATTACK, BLOCK, NO_ATTACK, WAITING = cite("PER-4.1"), cite("PER-4.2"), cite("PER-R10"), cite("PER-3.5")
ONE_BLOCK, DECLARED_ONCE, VIGILANCE = cite("PER-R44"), cite("PER-R45"), cite("PER-5.3")
FLYING, DIVIDE = cite("PER-6.3"), cite("PER-4.4")
HEAL_NUMBER, TRIX_REACH = cite("PER-R19"), cite("PER-R20")


def plan(table: Table) -> list[AnyTask]:
    """What is to be done first and then, at the start of the window that the phase names."""
    if table.phase == "declare_attackers":
        return [DeclareAttackers()]
    if table.phase == "declare_blockers":
        return [DeclareBlockers()]
    if table.spell is None:
        return [UseCards()]
    return [Heal() if table.spell.card[-1] == "H" else Trix(), UseCards()]


def resume(draft: Draft[PerdureState]) -> None:
    """Give a hand-written state its agenda."""
    draft.then(*plan(draft.state.table))


# The attack


def combat_faults(state: PerdureState) -> Iterator[Fault]:
    """The attack fits the phase, and its creatures can attack and block like this (chapter 4)."""
    table, combat = state.table, state.table.combat
    if combat is None:
        if table.phase == "declare_blockers" and table.outcome is None:
            yield Fault("$.table.combat", "without an attacker there is nobody to block", NO_ATTACK)
        return
    if table.phase not in ("declare_attackers", "declare_blockers"):
        yield Fault("$.table.combat", f"there is no attack in the phase {table.phase}", ONE_ATTACK)
    if not combat.attackers:
        yield Fault("$.table.combat", "leave it out while nobody attacks", NO_ATTACK)
    agenda = state.machine.agenda
    struck = bool(agenda) and isinstance(agenda[-1], DealDamage) and agenda[-1].step == damage.ALL_OTHERS
    attacking: set[str] = set()
    blocking: set[str] = set()
    for i, entry in enumerate(combat.attackers):
        path = f"$.table.combat.attackers[{i}]"
        if entry.card in attacking:
            yield Fault(f"{path}.card", f"{entry.card} attacks already", DECLARED_ONCE)
        attacking.add(entry.card)
        yield from _attacker_faults(table, entry, path, struck=struck)
        for j, card in enumerate(entry.blockers):
            if card in blocking:
                yield Fault(f"{path}.blockers[{j}]", f"{card} blocks already", ONE_BLOCK)
            blocking.add(card)
            yield from _blocker_faults(table, entry, card, f"{path}.blockers[{j}]", struck=struck)


def _attacker_faults(table: Table, entry: Attacker, path: str, *, struck: bool) -> Iterator[Fault]:
    half = table.seats[table.active]
    attacker = find_creature(half.creatures, entry.card)
    if entry.blockers and table.phase == "declare_attackers":
        yield Fault(f"{path}.blockers", "nobody blocks while attackers are being declared", BLOCK)
    if attacker is None:
        fallen = struck and entry.blockers and entry.card in half.discard
        if not fallen:
            yield Fault(f"{path}.card", "an attacker is a creature of the active player in play", ATTACK)
    elif attacker.sick and not has_suit(attacker, "D"):
        yield Fault(f"{path}.card", f"{entry.card} was played this turn and has no haste", WAITING)
    elif entry.card in JACKS and attacker.tapped:
        yield Fault(
            f"{path}.card", f"attacking does not tap {entry.card}, and tapped it cannot attack", VIGILANCE
        )
    elif entry.card not in JACKS and not attacker.tapped:
        yield Fault(f"{path}.card", f"attacking taps {entry.card}", ATTACK)


def _blocker_faults(table: Table, entry: Attacker, card: str, path: str, *, struck: bool) -> Iterator[Fault]:
    half = table.seats[1 - table.active]
    blocker = find_creature(half.creatures, card)
    if blocker is None:
        if not (struck and card in half.discard):
            yield Fault(path, "a blocker is a creature of the other player in play", BLOCK)
        return
    if blocker.tapped:
        yield Fault(path, f"{card} is tapped", BLOCK)
    attacker = find_creature(table.seats[table.active].creatures, entry.card)
    if attacker is not None and has_suit(attacker, "C") and not has_suit(blocker, "C"):
        yield Fault(path, f"{entry.card} flies and {card} does not", FLYING)


# The spell


def spell_faults(table: Table) -> Iterator[Fault]:
    """The spell on the table is one that takes choices, and the choices can have been made."""
    spell = table.spell
    if spell is None:
        return
    if table.phase not in ("play", "play_again"):
        yield Fault("$.table.spell", f"no spell is carried out in the phase {table.phase}", SPELLS_EFFECT)
    if spell.card not in LEVEL or spell.card[-1] not in "HC":
        message = "only a spell of Hearts or Clubs waits for choices"
        yield Fault("$.table.spell.card", message, SPELLS_EFFECT)
        return
    level, pile = LEVEL[spell.card], table.seats[table.active].discard
    if spell.card[-1] == "H":
        message = "is not a card of the active player's discard pile"
        yield from _choice_faults(spell, pile, min(level, len(pile)), message, HEAL_NUMBER)
    else:
        creatures = [creature.card for half in table.seats for creature in half.creatures]
        yield from _choice_faults(spell, creatures, level, "is not a creature in play", TRIX_REACH)


def _choice_faults(
    spell: Spell, candidates: Sequence[str], most: int, message: str, rule: str
) -> Iterator[Fault]:
    for i, card in enumerate(spell.chosen):
        path = f"$.table.spell.chosen[{i}]"
        if card not in candidates:
            yield Fault(path, f"{card[:20]!r} {message}", rule)
        elif card in spell.chosen[:i]:
            yield Fault(path, f"{card} is chosen already", rule)
    if len(spell.chosen) > most:
        yield Fault("$.table.spell.chosen", f"{spell.card} takes at most {most} choices here", rule)


# The agenda


def agenda_faults(state: PerdureState) -> Iterator[Fault]:
    """What is still to be done follows from the phase, but for the damage step that has been reached."""
    table, agenda = state.table, state.machine.agenda
    if not agenda or table.outcome is not None or agenda == plan(table)[::-1]:
        return
    task = agenda[-1]
    if len(agenda) > 1 or not isinstance(task, DealDamage) or table.phase != "declare_blockers":
        message = f"this is not what is to be done in the phase {table.phase}; leave the agenda out"
        yield Fault("$.machine.agenda", message, ONE_DECIDES)
        return
    if task.step not in (damage.FIRST_STRIKE, damage.ALL_OTHERS):
        yield Fault("$.machine.agenda[0].step", "there are two damage steps", ONE_DECIDES)
        return
    for i, division in enumerate(task.divisions):
        asked = damage.next_division(table, task.step, task.divisions[:i])
        given = (division.attacker, division.blocker)
        if (
            asked is None
            or given != (asked.attacker, asked.blocker)
            or not 0 <= division.amount <= asked.left
        ):
            yield Fault(f"$.machine.agenda[0].divisions[{i}]", "no such division was asked for", DIVIDE)
            return
