"""Triggers on attacks and blocks (CR 508.3, 509.3)."""

from __future__ import annotations

from collections.abc import Container, Iterator
from typing import TYPE_CHECKING, Literal

from msgspec import field

from engine.kernel.bounds import FewOf
from engine.kernel.documents import Fault
from engine.magic.rules import says

from . import filters
from .filters import (
    Names,
    PermanentFilter,
    Whose,
)
from .occurring import (
    ABOUT,
    THAT_PLAYER,
    TOGETHER,
    Counted,
    OfObjects,
    OfSeveral,
)

if TYPE_CHECKING:
    from .conditions import Condition as State
else:
    State = filters.State


class Attacks(Counted, frozen=True, tag="attacks"):
    """``what`` is declared as an attacker (CR 508.3a); ``that_player`` is the defending player.

    ``attacked`` is the player or planeswalker that it attacks. Of those that attack together, all that attack
    one player are one occurrence where ``to`` says that it is about players.
    """

    rule = says("508.3a")
    to: FewOf[Literal["player", "planeswalker"]] = ("player", "planeswalker")
    whom: Whose = "any"
    """Only attacks on one of these players, or on their planeswalkers."""
    alone: bool = False
    beside: PermanentFilter | None = None
    """Only if so many others that are so attack as well: ``beside_count``."""
    beside_count: int = 1
    at_least: int = 1
    """Of those that attack together, so many."""
    while_: State | None = field(default=None, name="while")
    """Only if this is so as it attacks; it is not asked again."""

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.alone and self.together:
            yield Fault(f"{path}.together", "one that attacks alone attacks with no others")
        if self.beside is not None and (self.alone or self.together):
            yield Fault(f"{path}.beside", "it is asked of one that attacks with others")
        if self.beside is not None and self.beside.other:
            yield Fault(f"{path}.beside.other", "others are meant anyway")
        if self.beside_count != 1 and self.beside is None:
            yield Fault(f"{path}.beside_count", "give beside: what is counted")
        if self.beside_count < 1 or self.at_least < 1:
            yield Fault(f"{path}.{'at_least' if self.beside_count > 0 else 'beside_count'}", "count from 1")
        if self.at_least > 1 and not self.together:
            yield Fault(f"{path}.at_least", "it is asked of those that attack together")
        if self.to not in (("player",), ("player", "planeswalker")):
            yield Fault(f"{path}.to", "attacks on planeswalkers alone are left out")
        if self.is_on_some and (self.alone or self.beside is not None):
            field = "alone" if self.alone else "beside"
            yield Fault(f"{path}.{field}", "of these it is not said whom they attack")
        if self.together and self.whom != "any" and self.to != ("player",):
            yield Fault(f"{path}.to", "of those that attack together, say that they attack a player")

    @property
    def is_on_some(self) -> bool:
        """Whether it is about attacks on some players, or on players alone."""
        return self.whom != "any" or len(self.to) == 1

    @property
    def gives(self) -> Names:
        if not self.together:
            return {**ABOUT, "attacked": "thing"}
        return {**TOGETHER, **THAT_PLAYER} if self.is_on_some else TOGETHER

    @property
    def once_for(self) -> tuple[str, ...] | None:
        return ("attacked",) if self.together and self.is_on_some else super().once_for


class Exerts(OfObjects, frozen=True, tag="exerts"):
    """The controller exerts ``what``, a permanent (CR 701.43). Of the source it says as well that its
    controller may exert it as it attacks, and means that time (CR 508.1g, 701.43d)."""

    rule = says("701.43d")

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.what == "attached":
            yield Fault(f"{path}.what", "give a filter, or nothing for the source itself", "CORE-28.1")

    @property
    def offers(self) -> bool:
        """Whether it says that the source may be exerted."""
        return self.what == "self"


class Enlists(OfObjects, frozen=True, tag="enlists"):
    """``what`` enlists a creature, which is tapped for it as it attacks: ``enlisted`` (CR 702.154c)."""

    rule = says("702.154")

    @property
    def gives(self) -> Names:
        return {**super().gives, "enlisted": "object"}


class Fights(Counted, frozen=True):
    """A trigger on blocking: once for a creature, or once for each that it meets and that passes ``against``:
    ``opposing`` (CR 509.3b, 509.3d)."""

    against: PermanentFilter | None = None

    def faults(self, path: str, tokens: Container[str]) -> Iterator[Fault]:
        yield from super().faults(path, tokens)
        if self.against is not None and self.together:
            yield Fault(f"{path}.together", "each creature that is met is an event of its own", "CR-509.3d")

    @property
    def gives(self) -> Names:
        return super().gives if self.against is None else {**super().gives, "opposing": "object"}


class Blocks(Fights, frozen=True, tag="blocks"):
    """``what`` is declared as a blocker (CR 509.3a), of what passes ``against``: ``opposing`` (509.3b)."""

    rule = says("509.3a")


class BecomesBlocked(Fights, frozen=True, tag="becomes_blocked"):
    """``what`` becomes blocked (CR 509.3c), by what passes ``against``: ``opposing`` (509.3d).

    ``defending_player`` is the player whom it attacks, or a planeswalker of theirs.
    """

    rule = says("509.3c")

    @property
    def gives(self) -> Names:
        return super().gives if self.together else {**super().gives, "defending_player": "player"}


class BlocksOrBecomesBlocked(Fights, frozen=True, tag="blocks_or_becomes_blocked"):
    """``what`` blocks or becomes blocked (CR 509.3a, 509.3c); with what passes ``against``, once for each."""

    rule = says("509.3c")


class BecomesUnblocked(OfSeveral, frozen=True, tag="becomes_unblocked"):
    """``what`` attacks and isn't blocked: no blockers were declared for it (CR 509.3g).

    ``defending_player`` is the player whom it attacks, or a planeswalker of theirs.
    """

    rule = says("509.3g")

    @property
    def gives(self) -> Names:
        return super().gives if self.together else {**super().gives, "defending_player": "player"}
