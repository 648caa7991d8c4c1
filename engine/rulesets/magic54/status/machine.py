"""Sections B and D: who has seen which hidden card, and an agenda that fits the table."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.answers import answer_fault
from engine.kernel.documents import Fault
from engine.kernel.ruleset import TaskRule
from engine.kernel.seats import PLAYERS, opponent
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.cards import DAMAGE, MANA_CARDS, RANK, STRENGTH
from engine.rulesets.magic54.damage import DIVIDING
from engine.rulesets.magic54.decisions import ChoosingCard, ChoosingShare
from engine.rulesets.magic54.handwritten import FIRST_TASK
from engine.rulesets.magic54.resolution import SEARCHING, ask_resolution
from engine.rulesets.magic54.state import Magic54State
from engine.rulesets.magic54.tasks import Blow, Effect, Resolve

SOMEBODY_DECIDES = cite("M54-12.2")
EFFECTS = cite("M54-R25")
ANNOUNCED = cite("M54-R21")
DIVISION = cite("M54-R38")
KNOWLEDGE = cite("M54-R45")

AGENDA = "$.machine.agenda"
MOST_EFFECTS = 2 * MANA_CARDS
"""Every Mana card of both players pays for one, at most."""
MOST_BLOWS = MOST_EFFECTS + 2 * len(STRENGTH)


def knowledge_faults(state: Magic54State) -> Iterator[Fault]:
    """A seat knows of a card that does not lie hidden, or is noted to know its own hand."""
    lying: dict[str, tuple[list[int], ...]] = {}
    for seat, half in enumerate(state.table.seats):
        lying |= dict.fromkeys(half.hand, ([opponent(seat)],))
        lying |= dict.fromkeys(half.deck, ([0], [1], [0, 1]))
    for card, knowing in state.machine.known.items():
        if knowing not in lying.get(card, ()):
            message = f"{card[:20]!r} cannot be a hidden card that these seats have seen: {knowing[:2]}"
            yield Fault("$.machine.known", message, KNOWLEDGE)


def agenda_faults(state: Magic54State) -> Iterator[Fault]:
    """Tasks that do not belong to the phase, and variables that no play leads to."""
    agenda, table = state.machine.agenda, state.table
    if not agenda or table.outcome is not None:
        return
    if len(agenda) > 1:
        yield Fault(AGENDA, "an agenda holds one task", SOMEBODY_DECIDES)
        return
    task = agenda[0]
    first = FIRST_TASK[table.phase]
    if isinstance(task, Resolve) and table.phase in ("pre_attack", "combat", "post_attack"):
        yield from _resolution_faults(task)
        yield from _share_faults(state)
    elif not isinstance(task, first):
        message = f"this task does not belong to the phase {table.phase}"
        yield Fault(f"{AGENDA}[0]", message, SOMEBODY_DECIDES)


def _resolution_faults(task: Resolve) -> Iterator[Fault]:
    path = f"{AGENDA}[0]"
    if len(task.effects) > MOST_EFFECTS:
        yield Fault(f"{path}.effects", f"at most {MOST_EFFECTS} effects can be paid for", EFFECTS)
    if len(task.blows) > MOST_BLOWS:
        yield Fault(f"{path}.blows", f"at most {MOST_BLOWS} blows can be announced", ANNOUNCED)
    for place, effect in enumerate(task.effects):
        if not _is_effect(effect):
            yield Fault(f"{path}.effects[{place}]", "no Ace, Jack or Queen has this effect", EFFECTS)
    for place, blow in enumerate(task.blows):
        if not _is_blow(blow):
            yield Fault(f"{path}.blows[{place}]", "no card deals this damage to this target", ANNOUNCED)


def _share_faults(state: Magic54State) -> Iterator[Fault]:
    fault = answer_fault(
        {Resolve: TaskRule(ask=ask_resolution)}, {ChoosingShare: DIVIDING, ChoosingCard: SEARCHING}, state
    )
    if fault is not None:
        yield Fault(f"{AGENDA}[0]{fault.path}", fault.message, fault.rule or DIVISION)


def _is_effect(effect: Effect) -> bool:
    match RANK.get(effect.by):
        case "A":
            return effect.to is None and (effect.on in STRENGTH or effect.on in PLAYERS)
        case "J":
            return effect.to == effect.by != effect.on and effect.on in STRENGTH
        case "Q":
            return effect.on == effect.by and effect.to in PLAYERS
        case _:
            return False


def _is_blow(blow: Blow) -> bool:
    aimed = blow.target in STRENGTH or blow.target in PLAYERS
    return aimed and (blow.source in STRENGTH or DAMAGE.get(blow.source) == blow.amount)
