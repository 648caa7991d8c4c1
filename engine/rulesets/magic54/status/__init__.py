"""Everything that is wrong with a document: each fault with its place and the clause it breaks.

Later checks rely on what earlier ones have established: they are made once those find nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import LAST_TURN, Fault
from engine.playing_cards.status import turn_faults
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.cards import STRENGTH
from engine.rulesets.magic54.state import Magic54State, Table, toughness
from engine.rulesets.magic54.tasks import Resolve

from .cards import card_faults
from .combat import combat_faults
from .machine import agenda_faults, knowledge_faults
from .pile import pile_faults

TWO_PLAYERS = cite("M54-1.2")
TURNS = cite("M54-7.1")
TURN_LIMIT = cite("M54-R46")
LIFE = cite("M54-12.4")
DEAD_PLAYER = cite("M54-11.1")
DEAD_CREATURE = cite("M54-4.1")
SICKNESS = cite("M54-4.3")
GROWTH = cite("M54-6.2")
BONUS = cite("M54-12.3")
ENDING = cite("M54-R49")

FULL_LIFE = 20
MOST_GROWTH = 2 * 2 * (3 + 5 + 7 + 9)
"""All the Growth of both teams on one creature."""


def faults(state: Magic54State) -> list[Fault]:
    """All faults of a document of the right form; none if it can be played on."""
    table = state.table
    found = list(_team_faults(table))
    if found:
        return found
    found = list(card_faults(table))
    cards_are_right = not found
    found += [*turn_faults(state, TURNS, TURN_LIMIT), *_seat_faults(table)]
    if cards_are_right:
        under_way = _is_under_way(state)
        found += [*pile_faults(table, under_way=under_way), *combat_faults(table, under_way=under_way)]
        found += knowledge_faults(state)
        if not found:
            found += agenda_faults(state)
    found += _outcome_faults(state)
    return found


def _is_under_way(state: Magic54State) -> bool:
    """A resolution may have been half done: creatures aimed at or fighting may have left play."""
    agenda = state.machine.agenda
    return state.table.outcome is not None or (len(agenda) == 1 and isinstance(agenda[0], Resolve))


def _team_faults(table: Table) -> Iterator[Fault]:
    if len(table.seats) != 2:
        yield Fault("$.table.seats", f"a game has two seats, not {len(table.seats)}", TWO_PLAYERS)
    elif table.seats[0].team == table.seats[1].team:
        yield Fault("$.table.seats[1].team", f"seat 0 already plays {table.seats[0].team}", TWO_PLAYERS)


def _seat_faults(table: Table) -> Iterator[Fault]:
    for seat, half in enumerate(table.seats):
        path = f"$.table.seats[{seat}]"
        if half.life > FULL_LIFE:
            message = f"life starts at {FULL_LIFE} and never rises: it cannot be {half.life}"
            yield Fault(f"{path}.life", message, LIFE)
        if half.life == 0 and table.outcome is None:
            yield Fault(f"{path}.life", "the game is over when a player is at 0 life", DEAD_PLAYER)
        for place, creature in enumerate(half.creatures):
            here = f"{path}.creatures[{place}]"
            if creature.card in STRENGTH and creature.damage >= toughness(creature):
                message = f"damage {creature.damage} kills a creature of toughness {toughness(creature)}"
                yield Fault(f"{here}.damage", message, DEAD_CREATURE)
            if creature.sick and seat != table.active:
                message = "only creatures of the active player can have entered play this turn"
                yield Fault(f"{here}.sick", message, SICKNESS)
            if creature.bonus > MOST_GROWTH:
                message = f"all Growth cards together give a bonus of {MOST_GROWTH}"
                yield Fault(f"{here}.bonus", message, GROWTH)
            if creature.bonus and table.phase in ("pre_attack", "declare_attackers", "declare_blockers"):
                message = "Growth is solved in a combat, and this turn had none yet"
                yield Fault(f"{here}.bonus", message, BONUS)


def _outcome_faults(state: Magic54State) -> Iterator[Fault]:
    outcome = state.table.outcome
    if outcome is None:
        return
    if outcome.winner not in (0, 1, None):
        yield Fault("$.table.outcome.winner", "the winner is seat 0, seat 1 or nobody", ENDING)
        return
    if outcome.draw != (outcome.winner is None):
        yield Fault("$.table.outcome.draw", "a game is a draw if and only if nobody has won it", ENDING)
        return
    alive = [half.life > 0 for half in state.table.seats]
    limit = state.options.turn_limit or LAST_TURN
    ways = {
        "M54-11.1": alive == [outcome.winner == 0, outcome.winner == 1] and not outcome.draw,
        "M54-R39": outcome.draw and not any(alive),
        "M54-R46": outcome.draw and all(alive) and state.table.turn == limit,
        "M54-R47": not outcome.draw and all(alive),
    }
    if not ways.get(outcome.rule):
        message = f"{outcome.rule[:20]!r} cannot have ended the game at this table"
        yield Fault("$.table.outcome.rule", message, ENDING)
