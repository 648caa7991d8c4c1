"""A battlefield for tests of combat: permanents under readable ids, and the phase step by step.

A step runs until its active player has priority.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import count
from typing import Any, TypeVar

import msgspec

import engine
from engine.kernel import adjudicate
from engine.kernel.documents import Action, Event
from engine.kernel.draft import Draft
from engine.magic import atoms, events
from engine.magic.procedures import combat
from engine.magic.procedures.priority import HavingPriority
from engine.magic.procedures.turn import EndStep
from engine.magic.rules import cr
from engine.magic.seams import format_of
from engine.magic.state import Object, Seat, Table
from engine.rulesets.duel import DUEL
from engine.rulesets.duel.state import DuelState

T = TypeVar("T")
RULE = cr("508.1a")
"""Any rule will do for what the tests themselves bring about."""


class Board:
    """Two players, or more, and what lies between them; seat 0 is the active player."""

    def __init__(self, seats: int = 2) -> None:
        self.state = DuelState(table=Table(seats=[Seat() for _ in range(seats)]))
        self.events: list[Event] = []
        self._numbers = count(1)

    @property
    def table(self) -> Table:
        """What lies on the table."""
        return self.state.table

    def put(self, seat: int, *cards: str, **features: Any) -> Board:
        """Put permanents onto the battlefield; ``"grizzly_bears x"`` has the id x, others their key."""
        for card in cards:
            key, _, name = card.partition(" ")
            thing = Object(
                card=key, owner=seat, zone="battlefield", timestamp=next(self._numbers), **features
            )
            self.table.objects[name or key] = thing
            self.table.battlefield.append(name or key)
        return self

    def begin(self, step: str) -> Board:
        """Let a step begin."""
        draft = Draft(self.state)
        draft.agenda.clear()
        atoms.begin_step(draft, step, RULE)
        draft.then(*combat.begin(step), *format_of(draft.state).timing.window(draft.state), EndStep())
        adjudicate.run(DUEL, draft)
        return self._keep(draft)

    def change(self, atom: Any, *arguments: Any, **more: Any) -> Board:
        """Change something between the steps, through an atom."""
        draft = Draft(self.state)
        atom(draft, *arguments, **more)
        return self._keep(draft)

    def die(self, *names: str) -> Board:
        """Put permanents into the graveyard."""
        for name in names:
            self.change(atoms.move, name, "graveyard", RULE)
        return self

    def attack(self, attacks: str) -> Board:
        """Declare attackers: ``"bears seat:1, giant jace"``; the others stay out."""
        return self.begin("declare_attackers")._answer("attack", attacks)

    def block(self, blocks: str = "") -> Board:
        """Declare blockers: ``"spider drake"``; the others stay out."""
        return self.begin("declare_blockers")._answer("block", blocks)

    def _answer(self, verb: str, pairs: str) -> Board:
        wanted = dict(pair.split() for pair in pairs.split(",") if pair)
        while (creature := getattr(self.decision, "creature", None)) is not None:
            self.play(
                f"{verb} {creature} {wanted[creature]}" if creature in wanted else f"stay_out {creature}"
            )
        return self

    @property
    def decision(self) -> Any:
        """The decision that is waited for."""
        return engine.decision(self.state)

    @property
    def over(self) -> bool:
        """Whether nothing is left to be decided in the step."""
        return isinstance(self.decision, HavingPriority)

    def legal(self) -> list[str]:
        """The legal actions. Each is found legal when asked about, and the state can be written down."""
        actions = engine.legal_actions(self.state)
        assert all(engine.check(self.state, action).legal for action in actions)
        assert msgspec.json.decode(msgspec.json.encode(self.state), type=DuelState) == self.state
        return [_show(action) for action in actions]

    def play(self, *actions: str) -> Board:
        """Take legal actions, one after the other."""
        for text in actions:
            found = {_show(action): action for action in engine.legal_actions(self.state)}
            assert text in found, f"{text} is not among {list(found)}"
            applied = engine.apply(self.state, found[text])
            self.state = applied.state
            self.events += applied.events
        return self

    def refuses(self, action: Action, *rules: str) -> None:
        """The action is illegal, for exactly these reasons in this order."""
        assert _show(action) not in self.legal()
        verdict = engine.check(self.state, action)
        assert not verdict.legal
        assert all(violation.reason for violation in verdict.violations)
        assert tuple(violation.rule for violation in verdict.violations) == rules

    def outcomes(self) -> Iterator[Board]:
        """Every board that the step may end with."""
        if self.over:
            yield self
            return
        for action in self.legal():
            branch = Board()
            branch.state, branch.events = self.state, list(self.events)
            yield from branch.play(action).outcomes()

    def attacks(self) -> frozenset[str]:
        """Who attacks what."""
        attackers = self.table.combat.attackers if self.table.combat is not None else []
        return frozenset(f"{attacker.creature} {attacker.defender}" for attacker in attackers)

    def blocks(self) -> frozenset[str]:
        """Who blocks what."""
        attackers = self.table.combat.attackers if self.table.combat is not None else []
        return frozenset(f"{ref} {attacker.creature}" for attacker in attackers for ref in attacker.blockers)

    def damage(self) -> dict[str, int]:
        """The combat damage dealt so far, to each that was dealt any."""
        dealt: dict[str, int] = {}
        for event in self.events:
            if isinstance(event, events.DamageDealt) and event.combat:
                dealt[event.to] = dealt.get(event.to, 0) + event.amount
        return dealt

    def _keep(self, draft: Draft[DuelState]) -> Board:
        self.state = draft.state
        self.events += draft.events
        return self


def _show(action: Action) -> str:
    fields = msgspec.to_builtins(action)
    return " ".join(str(value) for value in (fields.pop("type"), *fields.values()))


def all_different(results: Iterable[T]) -> set[T]:
    """The results, no two of which are the same: each can be reached in one way only."""
    found = list(results)
    assert len(set(found)) == len(found)
    return set(found)
