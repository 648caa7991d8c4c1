"""Chapter 1, material and start: teams, shuffled decks, opening hands, who begins."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.documents import Fault

from . import atoms
from .book import cite
from .cards import TEAMS, Team
from .options import Options, SeatOptions
from .state import Magic54Draft, Magic54State, Seat, Table
from .turn import begin_turn

OPENING_HAND = 5

TEAMS_AND_STARTER = cite("M54-R2")


def teams(seats: Sequence[SeatOptions]) -> tuple[Team, Team]:
    """The teams of the two seats: as told; a seat that is told nothing plays the team that is left."""
    first, second = seats[0].team, seats[1].team
    if first is None:
        first = "black" if second == "red" else "red"
    return first, second or ("black" if first == "red" else "red")


def option_faults(options: Options, seats: Sequence[SeatOptions]) -> Iterable[Fault]:
    """Both seats were told the same team."""
    first, second = teams(seats)
    if first == second:
        yield Fault("$.seats[1].team", f"seat 0 already plays {first}", TEAMS_AND_STARTER)


def bare(options: Options) -> Magic54State:
    """A state with these options and nothing on the table."""
    seats = [Seat(team="red"), Seat(team="black")]
    return Magic54State(options=options, table=Table(turn=0, active=0, phase="pre_attack", seats=seats))


def set_up(draft: Magic54Draft, seats: Sequence[SeatOptions]) -> None:
    """Shuffle, deal five cards each, and begin the first turn (M54-1.2, M54-1.4)."""
    played = teams(seats)
    wanted = draft.state.options.first_player
    starting_seat = draft.below(2) if wanted == "random" else played.index(wanted)
    halves = []
    for team, told in zip(played, seats, strict=True):
        deck = list(TEAMS[team])
        draft.shuffle(deck)
        halves.append(Seat(team, told.name or "", hand=deck[:OPENING_HAND], deck=deck[OPENING_HAND:]))
    atoms.start_game(draft, halves, starting_seat)
    begin_turn(draft)
