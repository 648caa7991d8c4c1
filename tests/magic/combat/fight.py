"""Positions in which a combat begins, and what its tests ask: how a step may end, who fights whom, with what
damage.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from copy import copy
from typing import Any, TypeVar

import engine
from tests.harness import of_type
from tests.magic.table import Play, Side, document, side

T = TypeVar("T")
NOTHING = "nothing"
"""What no position holds, as a name and as an id."""


def fight(*sides: Side | str) -> Fight:
    """A declares attackers: what lies before A, B and, in a free-for-all, C; a text is the battlefield."""
    seats = [side(battlefield=one) if isinstance(one, str) else one for one in sides]
    ruleset = "duel" if len(seats) == 2 else "free_for_all"
    return Fight(document(seats, step="declare_attackers", ruleset=ruleset))


def attacked(a: Side | str, b: Side | str, attacks: str) -> Fight:
    """A has declared these attackers, and the step of B's blocks has begun."""
    game = fight(a, b)
    game.play(attacks)
    game.resolve()
    assert game.table.step == "declare_blockers"
    return game


class Fight(Play):
    """A combat; what was on the battlefield when it began keeps its name to the end."""

    called: dict[str, str]

    def _sit_down(self, state: engine.State) -> None:
        self.called = {}
        super()._sit_down(state)
        self.called = {ref: self.name(ref) for ref in self.table.battlefield}

    def name(self, ref: str) -> str:
        return self.called.get(ref) or super().name(ref)

    def ref(self, text: str) -> str:
        known = {name: ref for ref, name in self.called.items() if ref in self.table.objects}
        return text if text == NOTHING else known.get(text) or super().ref(text)

    def refuses(self, action: str, *rules: str) -> None:
        """The seat to act may not do this, for exactly these reasons in this order."""
        super().refuses(action, *rules)
        verdict = engine.check(self.state, self._action(self._seat(), action))
        assert all(violation.reason for violation in verdict.violations)
        assert tuple(violation.rule for violation in verdict.violations) == rules

    def declared(self) -> None:
        """Nothing is left to be decided in the step: its active player has priority."""
        assert (self.asked(), self._seat()) == ("priority", self.table.active)

    def endings(self) -> Iterator[Fight]:
        """Every position to which the decisions of the step may lead."""
        if self.asked() in ("priority", ""):
            yield self
            return
        for action in engine.legal_actions(self.state):
            branch = copy(self)
            branch.take(action)
            yield from branch.endings()

    def steps(self) -> list[str]:
        """Everybody passes until combat is over: the steps that begin."""
        begun: list[str] = []
        while "main2" not in begun:
            self.idle()
            begun += [event["step"] for event in of_type(self.events, "step_began")]
        return begun

    def attacks(self) -> frozenset[str]:
        """Who attacks what."""
        attackers = self._attackers()
        return frozenset(f"{self.name(one.creature)} → {self.name(one.defender)}" for one in attackers)

    def blocks(self) -> frozenset[str]:
        """Who blocks what."""
        pairs = [(ref, one.creature) for one in self._attackers() for ref in one.blockers]
        return frozenset(f"{self.name(blocker)} → {self.name(attacker)}" for blocker, attacker in pairs)

    def dealt(self) -> tuple[tuple[str, str, int], ...]:
        """The combat damage that the last play brought about: source, recipient, amount."""
        hits = [event for event in of_type(self.events, "damage_dealt") if event["combat"]]
        return tuple((self.name(hit["source"]), self.name(hit["to"]), hit["amount"]) for hit in hits)

    def divisions(self, source: str) -> set[tuple[tuple[str, int], ...]]:
        """Every way in which the step may have a creature deal its damage."""
        return all_different(
            tuple((to, amount) for by, to, amount in end.dealt() if by == source) for end in self.endings()
        )

    def _attackers(self) -> list[Any]:
        combat = self.table.combat
        return [] if combat is None else combat.attackers


def all_different(results: Iterable[T]) -> set[T]:
    """The results, no two of which are the same: each can be reached in one way only."""
    found = list(results)
    assert len(set(found)) == len(found)
    return set(found)
