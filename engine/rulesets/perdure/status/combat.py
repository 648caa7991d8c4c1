"""Chapter 4: an attack that the players can have declared."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.kernel.seats import opponent
from engine.playing_cards.combat import find_creature
from engine.rulesets.perdure.book import cite
from engine.rulesets.perdure.cards import JACKS
from engine.rulesets.perdure.damage import ALL_OTHERS
from engine.rulesets.perdure.state import Attacker, PerdureState, Table, has_suit
from engine.rulesets.perdure.tasks import DealDamage

ONE_ATTACK = cite("PER-2.5")
SICKNESS = cite("PER-3.5")
ATTACK = cite("PER-4.1")
BLOCK = cite("PER-4.2")
VIGILANCE = cite("PER-5.3")
FLYING = cite("PER-6.3")
NO_ATTACKER = cite("PER-R10")
ONE_BLOCK = cite("PER-R44")
DECLARED_ONCE = cite("PER-R45")

PATH = "$.table.combat"


def combat_faults(state: PerdureState) -> Iterator[Fault]:
    """A combat at the wrong time, or with creatures that cannot take part in it."""
    table, combat = state.table, state.table.combat
    if combat is None:
        if table.phase == "declare_blockers" and table.outcome is None:
            yield Fault(PATH, "blockers need an attacker", NO_ATTACKER)
        return
    if table.phase not in ("declare_attackers", "declare_blockers"):
        yield Fault(PATH, f"the phase {table.phase} has no combat", ONE_ATTACK)
    if not combat.attackers:
        yield Fault(PATH, "a combat has at least one attacker", NO_ATTACKER)
    agenda = state.machine.agenda
    struck = bool(agenda) and isinstance(agenda[-1], DealDamage) and agenda[-1].step == ALL_OTHERS
    attacking: set[str] = set()
    blocking: set[str] = set()
    for place, entry in enumerate(combat.attackers):
        path = f"{PATH}.attackers[{place}]"
        if entry.card in attacking:
            yield Fault(f"{path}.card", f"{entry.card} already attacks", DECLARED_ONCE)
        attacking.add(entry.card)
        yield from _attacker_faults(table, entry, path, struck=struck)
        for rank, card in enumerate(entry.blockers):
            if card in blocking:
                yield Fault(f"{path}.blockers[{rank}]", f"{card} already blocks", ONE_BLOCK)
            blocking.add(card)
            yield from _blocker_faults(table, entry, card, f"{path}.blockers[{rank}]", struck=struck)


def _attacker_faults(table: Table, entry: Attacker, path: str, *, struck: bool) -> Iterator[Fault]:
    half = table.seats[table.active]
    attacker = find_creature(half.creatures, entry.card)
    if entry.blockers and table.phase == "declare_attackers":
        yield Fault(f"{path}.blockers", "blockers are declared after all attackers", BLOCK)
    if attacker is None:
        fallen = struck and entry.blockers and entry.card in half.discard
        if not fallen:
            message = f"{entry.card[:20]} is not a creature of seat {table.active} in play"
            yield Fault(f"{path}.card", message, ATTACK)
    elif attacker.sick and not has_suit(attacker, "D"):
        yield Fault(f"{path}.card", f"{entry.card} entered play this turn and has no haste", SICKNESS)
    elif entry.card in JACKS and attacker.tapped:
        yield Fault(
            f"{path}.card",
            f"{entry.card} is tapped: attacking did not tap it, and tapped it cannot attack",
            VIGILANCE,
        )
    elif entry.card not in JACKS and not attacker.tapped:
        yield Fault(f"{path}.card", f"attacking taps {entry.card}", ATTACK)


def _blocker_faults(table: Table, entry: Attacker, card: str, path: str, *, struck: bool) -> Iterator[Fault]:
    half = table.seats[opponent(table.active)]
    blocker = find_creature(half.creatures, card)
    if blocker is None:
        if not (struck and card in half.discard):
            message = f"{card[:20]} is not a creature of seat {opponent(table.active)} in play"
            yield Fault(path, message, BLOCK)
        return
    if blocker.tapped:
        yield Fault(path, f"{card} is tapped", BLOCK)
    attacker = find_creature(table.seats[table.active].creatures, entry.card)
    if attacker is not None and has_suit(attacker, "C") and not has_suit(blocker, "C"):
        yield Fault(path, f"{entry.card} flies and {card} does not", FLYING)
