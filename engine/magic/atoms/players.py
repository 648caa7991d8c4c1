"""Players: life, mana, hands, losing (CR 103, 104, 106, 119)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.kernel.documents import Outcome
from engine.kernel.draft import aside
from engine.magic import events

from .reaching import D, seat_of
from .zones import move


@aside
def gain_life(draft: D, seat: int, number: int, rule: str) -> None:
    """CR 119.3."""
    seat_of(draft, seat).life += number
    draft.emit(events.LifeGained(rule=rule, seat=seat, amount=number))


@aside
def lose_life(draft: D, seat: int, number: int, rule: str) -> None:
    """CR 119.3."""
    seat_of(draft, seat).life -= number
    draft.emit(events.LifeLost(rule=rule, seat=seat, amount=number))


def poison(draft: D, seat: int, number: int, rule: str) -> None:
    """Poison counters on a player (CR 120.3b)."""
    seat_of(draft, seat).poison += number
    draft.emit(events.Poisoned(rule=rule, seat=seat, amount=number))


@aside
def add_mana(draft: D, seat: int, symbols: Sequence[str], rule: str) -> None:
    """CR 106.3."""
    pool = draft.writable(seat_of(draft, seat), "mana")
    pool += symbols
    pool.sort(key="WUBRGC".index)
    draft.emit(events.ManaAdded(rule=rule, seat=seat, mana="".join(f"{{{symbol}}}" for symbol in symbols)))


@aside
def spend_mana(draft: D, seat: int, symbol: str, rule: str) -> None:
    """One mana leaves the pool for a payment (CR 106.4)."""
    draft.writable(seat_of(draft, seat), "mana").remove(symbol)
    draft.emit(events.ManaSpent(rule=rule, seat=seat, mana=f"{{{symbol}}}"))


@aside
def empty_pool(draft: D, seat: int, rule: str) -> None:
    """CR 500.5."""
    seat_of(draft, seat).mana = []
    draft.emit(events.ManaEmptied(rule=rule, seat=seat))


def lose(draft: D, seat: int, rule: str) -> None:
    """A player loses and leaves the game (CR 104.3, 104.5)."""
    seat_of(draft, seat).lost = True
    draft.emit(events.PlayerLost(rule=rule, seat=seat))


def end_game(draft: D, winner: int | None, rule: str, reason: str) -> None:
    """CR 104."""
    draft.finish(
        Outcome(winner, winner is None, rule, reason),
        events.GameEnded(rule=rule, winner=winner, draw=winner is None),
    )


def forget_failed_draw(draft: D, seat: int) -> None:
    """State-based actions have been checked since (CR 704.5b)."""
    seat_of(draft, seat).failed_draw = False


@aside
def count_land(draft: D, seat: int, rule: str) -> None:
    """A land is played (CR 305.2)."""
    seat_of(draft, seat).lands_played += 1
    draft.emit(events.LandPlayed(rule=rule, seat=seat))


def note_pass(draft: D, seat: int, rule: str) -> None:
    """A player passes priority (CR 117.3d)."""
    draft.emit(events.Passed(rule=rule, seat=seat))


def take_mulligan(draft: D, seat: int, rule: str) -> None:
    """The hand goes back into the library (CR 103.5)."""
    for ref in list(draft.state.table.seats[seat].hand):
        move(draft, ref, "library", rule)
    seat_of(draft, seat).mulligans += 1
    draft.emit(events.MulliganTaken(rule=rule, seat=seat))


def keep_hand(draft: D, seat: int, rule: str) -> None:
    """CR 103.5."""
    draft.emit(events.HandKept(rule=rule, seat=seat))


def forget_draws(draft: D, seat: int) -> None:
    """Opening hands are no draws of the turn (CR 103.4)."""
    seat_of(draft, seat).draws = 0
