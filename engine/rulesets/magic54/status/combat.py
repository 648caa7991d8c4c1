"""Chapter 9: an attack that the players can have declared."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import Fault
from engine.kernel.seats import opponent
from engine.playing_cards.combat import in_play
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.cards import GROWTH
from engine.rulesets.magic54.state import Attacker, Combat, Table

KINDS = cite("M54-1.5")
ATTACK = cite("M54-9.1")
ATTACKERS = cite("M54-9.2")
SICKNESS = cite("M54-4.3")
BLOCKERS = cite("M54-9.3")
ONE_BLOCK = cite("M54-R14")
NO_ATTACKER = cite("M54-R15")
GROWTH_AREA = cite("M54-12.3")

PATH = "$.table.combat"


def combat_faults(table: Table, *, under_way: bool) -> Iterator[Fault]:
    """A combat at the wrong time, or with creatures that cannot take part in it.

    With ``under_way``, creatures may have left the combat since the blockers were declared.
    """
    combat, phase = table.combat, table.phase
    if combat is None:
        if phase in ("declare_blockers", "combat") and table.outcome is None:
            yield Fault(PATH, "blockers and the combat step need an attacker", NO_ATTACKER)
        return
    if phase not in ("declare_attackers", "declare_blockers", "combat"):
        yield Fault(PATH, f"the phase {phase} has no combat", ATTACK)
        return
    if not combat.attackers and not (phase == "combat" and under_way):
        yield Fault(f"{PATH}.attackers", "a combat has at least one attacker", NO_ATTACKER)
    yield from _attacker_faults(table, combat)
    yield from _block_faults(table, combat, under_way=under_way and phase == "combat")
    if combat.growth and not (phase == "combat" and under_way):
        yield Fault(f"{PATH}.growth", "Growth cards lie in a combat during its resolution only", GROWTH_AREA)
    for place, card in enumerate(combat.growth):
        if card not in GROWTH:
            yield Fault(f"{PATH}.growth[{place}]", f"{card} is not a Mana card", KINDS)


def _attacker_faults(table: Table, combat: Combat) -> Iterator[Fault]:
    creatures = in_play(table.seats[table.active])
    seen = set()
    for place, attacker in enumerate(combat.attackers):
        path = f"{PATH}.attackers[{place}].card"
        creature = creatures.get(attacker.card)
        if creature is None:
            yield Fault(path, f"{attacker.card} is not a creature of seat {table.active} in play", ATTACKERS)
        elif attacker.card in seen:
            yield Fault(path, f"{attacker.card} already attacks", ATTACKERS)
        elif creature.sick:
            yield Fault(path, f"{attacker.card} has summoning sickness", SICKNESS)
        elif not creature.tapped:
            yield Fault(path, f"attacking taps {attacker.card}", ATTACKERS)
        seen.add(attacker.card)


def _block_faults(table: Table, combat: Combat, *, under_way: bool) -> Iterator[Fault]:
    defender = opponent(table.active)
    creatures = in_play(table.seats[defender])
    seen: set[str] = set()
    for place, attacker in enumerate(combat.attackers):
        path = f"{PATH}.attackers[{place}]"
        if table.phase == "declare_attackers" and (attacker.blocked or attacker.blockers):
            yield Fault(path, "blockers are declared after all attackers", BLOCKERS)
        elif bool(attacker.blockers) != attacker.blocked and not (attacker.blocked and under_way):
            yield Fault(f"{path}.blocked", _wrong_mark(attacker), BLOCKERS)
        for rank, blocker in enumerate(attacker.blockers):
            here = f"{path}.blockers[{rank}]"
            if blocker not in creatures:
                yield Fault(here, f"{blocker} is not a creature of seat {defender} in play", BLOCKERS)
            elif blocker in seen:
                yield Fault(here, f"{blocker} already blocks", ONE_BLOCK)
            elif creatures[blocker].tapped:
                yield Fault(here, f"{blocker} is tapped", BLOCKERS)
            seen.add(blocker)


def _wrong_mark(attacker: Attacker) -> str:
    return f"{attacker.card} is blocked" if attacker.blockers else f"{attacker.card} has no blockers"
