"""Players, the turn, and how the game ended (CR 102–104, 106, 119, 500)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.kernel.closed_words import one_of
from engine.kernel.documents import Fault
from engine.magic.evaluate import playing
from engine.magic.limits import LARGEST, MOST_ENTRIES, within
from engine.magic.rules import cr
from engine.magic.state import Seat

from .position import Position

PLAYERS = cr("102.1")
FIRST_TURN = cr("103.1")
MULLIGANS = cr("103.5")
LAST_ONE = cr("104.2a")
WAYS_TO_LOSE = cr("104.3a")
MANA_POOL = cr("106.4")
LIFE = cr("119.1")
POISON = cr("704.5c")
LANDS = cr("305.2")
STEPS = cr("500.1")
TURNS = cr("500.7")
POOL = "WUBRGC"
LONGEST_NAME = 80
MOST_MULLIGANS = 8
"""Seven cost a card each, one may be free."""


def seat_faults(position: Position) -> Iterator[Fault]:
    """Another number of seats than the format has, or turn and seats that do not exist."""
    table = position.table
    fewest, most = position.format.seats
    number = len(table.seats)
    if not fewest <= number <= most:
        wanted = str(fewest) if fewest == most else f"{fewest} to {most}"
        yield Fault("$.table.seats", f"{wanted} players sit at the table, not {number}", PLAYERS)
        return
    for name in ("active", "starting_seat"):
        if not position.is_seat(getattr(table, name)):
            yield Fault(f"$.table.{name}", f"there is no seat {getattr(table, name)}", PLAYERS)


def turn_faults(position: Position) -> Iterator[Fault]:
    """A step that no turn has, or another player's turn."""
    table = position.table
    if table.step not in position.format.turn.steps():
        message = f"a turn has no step {table.step[:40]!r}: {one_of(position.format.turn.steps())}"
        yield Fault("$.table.step", message, STEPS)
    if len(position.seats) == 2 and (table.turn % 2 == 1) != (table.active == table.starting_seat):
        message = (
            f"turn {table.turn} is not seat {table.active}'s, for seat {table.starting_seat} had the first"
        )
        yield Fault("$.table.active", message, FIRST_TURN)
    if not position.over and len(playing(position.state)) < 2:
        yield Fault("$.table.outcome", "with one player left the game is over", LAST_ONE)


def player_faults(position: Position) -> Iterator[Fault]:
    """Impossible numbers; and players who would have lost."""
    for number, player in enumerate(position.table.seats):
        path = f"$.table.seats[{number}]"
        yield from _number_faults(player, path, position.largest)
        if len(player.mana) > MOST_ENTRIES and not position.over:
            yield Fault(f"{path}.mana", f"at most {MOST_ENTRIES} mana", MANA_POOL)
        for index, symbol in enumerate(player.mana):
            if symbol not in POOL or len(symbol) != 1:
                message = f"{symbol[:40]!r} is no type of mana: {one_of(POOL)}"
                yield Fault(f"{path}.mana[{index}]", message, MANA_POOL)
    if position.settled:
        for seat, rule in position.format.ending.losers(position.state):
            player = position.table.seats[seat]
            place = ".life" if player.life <= 0 else ".failed_draw" if player.failed_draw else ""
            yield Fault(f"$.table.seats[{seat}]{place}", "this player would have lost", rule)


def _number_faults(player: Seat, path: str, largest: int) -> Iterator[Fault]:
    if len(player.name) > LONGEST_NAME:
        yield Fault(f"{path}.name", f"a name has at most {LONGEST_NAME} characters")
    if not within(player.life, -largest, largest):
        yield Fault(f"{path}.life", f"life totals go to {LARGEST}, to either side", LIFE)
    for name, most, rule in (
        ("poison", largest, POISON),
        ("lands_played", largest, LANDS),
        ("draws", largest, TURNS),
        ("mulligans", MOST_MULLIGANS, MULLIGANS),
    ):
        if getattr(player, name) > most:
            yield Fault(f"{path}.{name}", f"at most {most}", rule)


def outcome_faults(position: Position) -> Iterator[Fault]:
    """An ending that there cannot have been."""
    outcome = position.table.outcome
    if outcome is None:
        return
    path = "$.table.outcome"
    if outcome.draw != (outcome.winner is None):
        yield Fault(f"{path}.draw", "what nobody has won is a draw, and nothing else is", LAST_ONE)
    elif outcome.winner is not None and not position.in_game(outcome.winner):
        yield Fault(f"{path}.winner", "the winner is a player who has not lost", LAST_ONE)
    if all(outcome.rule != rule.id for rule in position.book):
        yield Fault(f"{path}.rule", f"there is no rule {outcome.rule[:40]!r}", WAYS_TO_LOSE)
