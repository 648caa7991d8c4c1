"""Everything that is wrong with a document: each fault with its place and the clause it breaks.

The later checks rely on what the earlier ones have established, so they wait until those find nothing.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.documents import LAST_TURN, Fault
from engine.rulesets.magic54.book import cite
from engine.rulesets.magic54.cards import STRENGTH
from engine.rulesets.magic54.state import Magic54State, Resolve, Table, opponent

from .cards import card_faults
from .combat import combat_faults
from .machine import known_faults, machine_faults
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
    found = list(_seat_faults(table))
    if found:
        return found
    found = list(card_faults(table))
    known_cards = not found
    found += _turn_faults(state)
    found += _number_faults(table)
    if known_cards:
        under_way = _is_under_way(state)
        found += pile_faults(table, under_way=under_way)
        found += combat_faults(table, under_way=under_way)
        found += known_faults(state)
        if not found:
            found += machine_faults(state)
    found += _outcome_faults(state)
    return found


def _is_under_way(state: Magic54State) -> bool:
    """A resolution may have been half done: creatures aimed at or fighting may have left play."""
    agenda = state.machine.agenda
    return state.table.outcome is not None or (len(agenda) == 1 and isinstance(agenda[0], Resolve))


def _seat_faults(table: Table) -> Iterator[Fault]:
    if len(table.seats) != 2:
        yield Fault("$.table.seats", f"two players sit at the table, not {len(table.seats)}", TWO_PLAYERS)
    elif table.seats[0].team == table.seats[1].team:
        yield Fault("$.table.seats[1].team", f"seat 0 plays {table.seats[0].team} already", TWO_PLAYERS)


def _turn_faults(state: Magic54State) -> Iterator[Fault]:
    table, limit = state.table, state.options.turn_limit
    active = table.starting_seat if table.turn % 2 else opponent(table.starting_seat)
    if table.active != active:
        reason = f"turn {table.turn} is seat {active}'s, since seat {table.starting_seat} had the first"
        yield Fault("$.table.active", reason, TURNS)
    if limit is not None and table.turn > limit:
        yield Fault("$.table.turn", f"the game is a draw when turn {limit} ends", TURN_LIMIT)


def _number_faults(table: Table) -> Iterator[Fault]:
    for number, seat in enumerate(table.seats):
        path = f"$.table.seats[{number}]"
        if seat.life > FULL_LIFE:
            reason = f"life starts at {FULL_LIFE} and never rises, it cannot be {seat.life}"
            yield Fault(f"{path}.life", reason, LIFE)
        if seat.life == 0 and table.outcome is None:
            yield Fault(f"{path}.life", "at 0 life the game is over", DEAD_PLAYER)
        for place, creature in enumerate(seat.creatures):
            here = f"{path}.creatures[{place}]"
            if creature.damage >= STRENGTH.get(creature.card, 0) + creature.bonus > 0:
                reason = f"{creature.card} would be dead with {creature.damage} damage"
                yield Fault(f"{here}.damage", reason, DEAD_CREATURE)
            if creature.sick and number != table.active:
                yield Fault(f"{here}.sick", "no creature of this seat entered play in this turn", SICKNESS)
            if creature.bonus > MOST_GROWTH:
                yield Fault(f"{here}.bonus", f"all Growth together is {MOST_GROWTH}", GROWTH)
            if creature.bonus and table.phase in ("pre_attack", "declare_attackers", "declare_blockers"):
                yield Fault(f"{here}.bonus", "no combat has been fought in this turn yet", BONUS)


def _outcome_faults(state: Magic54State) -> Iterator[Fault]:
    outcome = state.table.outcome
    if outcome is None:
        return
    if outcome.winner not in (0, 1, None) or outcome.draw != (outcome.winner is None):
        yield Fault("$.table.outcome", "either a seat has won or the game is a draw", ENDING)
        return
    alive = [seat.life > 0 for seat in state.table.seats]
    limit = state.options.turn_limit or LAST_TURN
    ways = {
        "M54-11.1": alive == [outcome.winner == 0, outcome.winner == 1] and not outcome.draw,
        "M54-R39": outcome.draw and not any(alive),
        "M54-R46": outcome.draw and all(alive) and state.table.turn == limit,
        "M54-R47": not outcome.draw and all(alive),
    }
    if not ways.get(outcome.rule):
        yield Fault("$.table.outcome.rule", "the game cannot have ended like this", ENDING)
