"""Declaring attackers and blockers: candidates, and the conditions behind the games' clauses."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Protocol, TypeVar

from engine.kernel.clauses import Ask
from engine.kernel.documents import Facts


class InPlay(Protocol):
    """A creature in play, which goes by its card."""

    card: str


C = TypeVar("C", bound=InPlay)
C_co = TypeVar("C_co", bound=InPlay, covariant=True)


class Half(Protocol[C_co]):
    """One player's half of the table."""

    @property
    def creatures(self) -> Sequence[C_co]:
        """In the order of entering play."""


def find_creature(creatures: Iterable[C], card: str) -> C | None:
    """The creature that this card is, if it is among them."""
    for creature in creatures:
        if creature.card == card:
            return creature
    return None


def in_play(half: Half[C]) -> dict[str, C]:
    """The creatures of a player by their cards."""
    return {creature.card: creature for creature in half.creatures}


def own_creatures(ask: Ask) -> list[str]:
    """The creatures of the seat that decides."""
    return [creature.card for creature in ask.table.seats[ask.seat].creatures]


def declared(ask: Ask) -> Sequence[Any]:
    """The attackers, in the order of declaration; none outside an attack."""
    return () if ask.table.combat is None else ask.table.combat.attackers


def attackers(ask: Ask, blocker: str) -> list[str]:
    """The creatures that attack."""
    return [attacker.card for attacker in declared(ask)]


def tapped(ask: Ask, creature: str) -> Facts | None:
    """Broken by a tapped creature of the seat that decides."""
    found = find_creature(ask.table.seats[ask.seat].creatures, creature)
    return {} if found is not None and found.tapped else None


def blocking(ask: Ask, blocker: str) -> Facts | None:
    """Broken by a creature that already blocks ``attacker``."""
    for attacker in declared(ask):
        if blocker in attacker.blockers:
            return {"attacker": attacker.card}
    return None
