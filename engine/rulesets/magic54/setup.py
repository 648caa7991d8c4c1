"""Chapter 1, material and start: teams, starting player, shuffled decks, opening hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.kernel.documents import Fault

from . import atoms
from .book import cite
from .cards import TEAMS, Team
from .state import Magic54Draft, Magic54State, Options, Seat, SeatOptions, Speak, Table

OPENING_HAND = 5
TEAMS_AND_STARTER = cite("M54-R2")


def teams(seats: Sequence[SeatOptions]) -> tuple[Team, Team]:
    """Who plays which team: as told, the other seat the other team; else red and black."""
    first, second = seats[0].team, seats[1].team
    if first is None:
        first = "black" if second == "red" else "red"
    return first, second or ("black" if first == "red" else "red")


def option_faults(options: Options, seats: Sequence[SeatOptions]) -> Iterable[Fault]:
    """Two seats cannot play the same team."""
    first, second = teams(seats)
    if first == second:
        yield Fault("$.seats[1].team", f"seat 0 plays {first} already", TEAMS_AND_STARTER)


def bare(options: Options) -> Magic54State:
    """A state with these options and empty seats."""
    seats = [Seat(team="red"), Seat(team="black")]
    return Magic54State(options=options, table=Table(turn=1, active=0, phase="pre_attack", seats=seats))


def set_up(draft: Magic54Draft, seats: Sequence[SeatOptions]) -> None:
    """Settle who starts, shuffle, deal five cards each (M54-1.4). Turn 1 has no draw (M54-R44)."""
    played = teams(seats)
    wanted = draft.state.options.first_player
    starting_seat = draft.below(2) if wanted == "random" else played.index(wanted)
    players = []
    for team, told in zip(played, seats, strict=True):
        deck = list(TEAMS[team])
        draft.shuffle(deck)
        players.append(Seat(team, told.name, hand=deck[:OPENING_HAND], deck=deck[OPENING_HAND:]))
    atoms.lay_out(draft, players, starting_seat)
    draft.then(Speak())
