"""Winning and losing the game because a card says so (CR 104.2b, 104.3e)."""

from __future__ import annotations

from engine.kernel.bounds import Many
from engine.kernel.documents import Task
from engine.magic import atoms
from engine.magic.language.filters import Whose
from engine.magic.objects import cannot_win
from engine.magic.rules import cr
from engine.magic.text.teller import Clause, Teller, player_clause
from engine.magic.vocabulary import SeatNumber

from .base import Effect, Running

LOSES = cr("104.3e")


class LoseByEffect(Task, tag="lose_by_effect"):
    """These players lose at once, before the next step is carried out."""

    lies_on = ("run",)
    seats: Many[SeatNumber]


class WinGame(Effect, frozen=True, tag="win_game"):
    """The controller wins the game, which is over (CR 104.2b)."""

    rule = cr("104.2b")
    touches = ()
    speaks_of_you = True

    def tell(self, teller: Teller) -> list[Clause]:
        return [player_clause(teller.speaker, "you", "win", "the game", imperative=False, follows="")]

    def act(self, running: Running) -> None:
        """Whoever else there is loses with it (CR 104.2b); nothing, for a player who can't win (CR 101.2)."""
        if cannot_win(running.state, running.seat):
            return
        atoms.end_game(running.draft, running.seat, self.rule, "an effect says who wins")


class LoseGame(Effect, frozen=True, tag="lose_game"):
    """Players lose the game and leave it (CR 104.3e)."""

    rule = LOSES
    touches = ()
    sets_going = (LoseByEffect,)
    who: Whose = "you"

    def tell(self, teller: Teller) -> list[Clause]:
        return [player_clause(teller.speaker, self.who, "lose", "the game", imperative=False, follows="")]

    def act(self, running: Running) -> None:
        """Of the players meant, those who are still in the game."""
        seats = running.state.table.seats
        losing = [seat for seat in running.seats(self.who) if not seats[seat].lost]
        if losing:
            running.draft.then(LoseByEffect(losing))
