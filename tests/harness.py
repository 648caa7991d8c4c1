"""Positions played the way they are played at a table: set up, act, expect.

A ruleset derives its own `Game` and gives it the notation of its cards, seats and positions. What is
here knows no game: it plays, compares, and examines every position that a test reaches.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Self

import msgspec
import pytest

import engine
from tests.support.selection import is_drawn

Document = Mapping[str, Any]


def scenario(name: str, decides: str) -> pytest.MarkDecorator:
    """Name a test after the scenario it plays, `M54-T06`.

    `decides` lists the rules that the scenario settles, separated by spaces. Traceability counts both,
    and the vectors bear the name.
    """
    return pytest.mark.scenario(name, decides)


class Tape:
    """What a running test asserted about the engine, in order, for the vectors."""

    def __init__(self) -> None:
        self.states: dict[str, bytes] = {}
        self.cases: list[dict[str, Any]] = []

    def add(self, kind: str, state: engine.State, **facts: Any) -> None:
        """Record one case about `state`: what was asked and what has to come back."""
        self.cases.append({"kind": kind, "state": self.keep(state), **facts})

    def keep(self, state: engine.State) -> str:
        """Store the document of `state` and return its id."""
        name = engine.state_id(state)
        self.states[name] = engine.encode(state)
        return name


class Game:
    """One position being played, examined at every decision it reaches.

    `state` is the current engine state, `events` are the events of the last call of `play`; before the first,
    those of settling.
    """

    SEATS: ClassVar[Mapping[str, int]] = {}
    tape: ClassVar[Tape | None] = None
    from_one_seat: ClassVar[bool] = False
    """Whether each position is looked at from one seat, picked by its content, in the place of all."""

    state: engine.State
    events: list[Any]

    def __init__(self, document: Document) -> None:
        """Sit down at a hand-written position; it has to be free of faults."""
        data = msgspec.json.encode(document)
        try:
            settled = engine.settle(data)
        except engine.InvalidState as error:
            raise AssertionError(f"the position cannot be played: {error.faults}") from error
        self._sit_down(settled.state)
        self.events = list(settled.events)
        self._tape_views()

    @classmethod
    def at(cls, state: engine.State) -> Self:
        """Sit down at a state that the engine made."""
        game = cls.__new__(cls)
        game._sit_down(state)
        return game

    def _sit_down(self, state: engine.State) -> None:
        self.state = state
        self.events = []
        self.examine()

    # What a ruleset fills in

    def parse(self, seat: int, text: str) -> dict[str, Any]:
        """The JSON of an action written as in the specification, `play_card 2C → player:RED`."""
        raise NotImplementedError

    def show(self, action: Any) -> str:
        """The inverse of `parse`."""
        raise NotImplementedError

    def describe(self) -> str:
        """The position in the notation of the specification's final states."""
        raise NotImplementedError

    def invariants(self) -> None:
        """Assert what the rulebook says about every position."""
        raise NotImplementedError

    def examine_kept(self) -> None:
        """Assert that what a state keeps beside its document is what comes of the document."""

    # Acting

    @property
    def table(self) -> Any:
        """What lies on the table."""
        return self.state.table

    def play(self, script: str) -> None:
        """Play `RED pass; BLACK play_card 2C → player:RED`: each seat is asked, each action is legal."""
        events: list[Any] = []
        for step in script.split(";"):
            seat, text = self._split(step)
            assert seat is not None, f"no seat in {step.strip()!r}: one of {', '.join(self.SEATS)}"
            action = self._action(seat, text)
            if text != "concede":
                assert self._seat() == seat, f"{step.strip()!r}, but {self._asked()}"
                assert key(action) in self._listed(), f"{text!r} is not listed: {self._shown()}"
            self.take(action)
            events += self.events
        self.events = events

    def take(self, action: Any) -> None:
        """Apply one legal action and examine the position it leads to."""
        before = fresh(self.state)
        applied = engine.apply(self.state, action)
        assert fresh(self.state) == before, f"{self.show(action)} changed the state it was given"
        for event in applied.events:
            assert event.rule, f"an event without a rule: {event}"
        if self.tape is not None:
            self.tape.add(
                "adjudication",
                self.state,
                action=plain(action),
                expect={"state": self.tape.keep(applied.state), "events": plain(applied.events)},
            )
        self.state = applied.state
        self.events = list(applied.events)
        self.examine()

    # Expecting

    def legal(self, *actions: str) -> None:
        """The list of legal actions holds exactly these, in any order."""
        self._tape_list()
        expected = {key(self._action(self._seat(), text)): text for text in actions}
        listed = self._listed()
        missing = sorted(text for name, text in expected.items() if name not in listed)
        surplus = sorted(self.show(action) for name, action in listed.items() if name not in expected)
        assert (missing, surplus) == ([], []), f"not listed: {missing}; listed as well: {surplus}"

    def includes(self, *actions: str) -> None:
        """The list of legal actions holds these, among others."""
        self._tape_list()
        for text in actions:
            listed = key(self._action(self._seat(), text)) in self._listed()
            assert listed, f"{text!r} is not listed: {self._shown()}"

    def excludes(self, *actions: str) -> None:
        """None of these is listed, and each is refused with a rule."""
        self._tape_list()
        for text in actions:
            self.refuses(text)

    def refuses(self, action: str, *rules: str) -> None:
        """The seat to act may not do this, and the refusal cites at least these rules."""
        seat, text = self._split(action)
        if seat is not None:
            self.seat_to_act(self._name(seat))
        refused = self._action(self._seat(), text)
        assert key(refused) not in self._listed(), f"{text!r} is listed"
        verdict = engine.check(self.state, refused)
        cited = [violation.rule for violation in verdict.violations]
        assert not verdict.legal, f"{text!r} is not listed, yet legal under {verdict.rule}"
        assert verdict.rule in cited, f"{text!r} is refused without a rule: {verdict}"
        assert verdict.reason
        assert set(rules) <= set(cited), f"{text!r} is refused by {cited}, not by {sorted(rules)}"
        before = fresh(self.state)
        with pytest.raises(engine.IllegalAction) as error:
            engine.apply(self.state, refused)
        assert [violation.rule for violation in error.value.violations] == cited
        assert fresh(self.state) == before, f"refusing {text!r} changed the state"
        if self.tape is not None:
            problem = {"type": "illegal-action", "rule": verdict.rule, "rules": cited}
            self.tape.add("refusal", self.state, action=plain(refused), expect=problem)

    def seat_to_act(self, name: str) -> None:
        """This seat has to decide."""
        assert self._seat() == self.SEATS[name], f"not {name}: {self._asked()}"

    def over(self) -> Any:
        """The game is over: nobody decides, nothing is listed, nothing applies. Returns the outcome."""
        outcome = engine.outcome(self.state)
        assert outcome is not None, f"the game goes on: {self._asked()}"
        assert outcome.rule
        assert outcome.reason
        assert engine.decision(self.state) is None
        assert engine.legal_actions(self.state) == ()
        concession = engine.decode_action(self.state, b'{"type":"concede","seat":0}')
        with pytest.raises(engine.GameOver):
            engine.apply(self.state, concession)
        if self.tape is not None:
            self.tape.add("outcome", self.state, expect=plain(outcome))
        return outcome

    def final(self, text: str) -> None:
        """The position reads like this in the specification's notation."""
        assert self.describe() == text

    # Examining

    def examine(self) -> None:
        """Assert everything that holds for every position of every game."""
        state = self.state
        self.invariants()
        decision, actions = engine.decision(state), engine.legal_actions(state)
        assert (decision is None) == (engine.outcome(state) is not None)
        assert (decision is None) == (len(actions) == 0), "a dead end" if decision else "a list after the end"
        assert len({key(action) for action in actions}) == len(actions), f"listed twice: {self._shown()}"
        assert sum(action.passing for action in actions) <= 1, f"two ways to pass: {self._shown()}"
        if decision is not None:
            assert decision.rule
        for action in actions:
            verdict = engine.check(state, action)
            assert (verdict.legal, verdict.violations) == (True, ()), f"{self.show(action)}: {verdict}"
            assert verdict.rule
        if is_drawn(self._checksum()):
            self._look_closer()

    def _look_closer(self) -> None:
        """Assert what takes most of the time of a test: a short run does so in one position of ten."""
        self._examine_round_trip()
        self.examine_kept()
        for seat in self._looking():
            self._examine_view(seat)

    def _examine_round_trip(self) -> None:
        """A document without faults, for decoding raises them; what comes of it is the same state."""
        data = engine.encode(self.state)
        assert fresh(self.state) == data
        again = engine.decode(data)
        assert fresh(again) == data
        assert engine.state_id(again) == engine.state_id(self.state)
        assert engine.decision(again) == engine.decision(self.state)
        assert engine.legal_actions(again) == engine.legal_actions(self.state)
        assert engine.outcome(again) == engine.outcome(self.state)

    def _looking(self) -> Iterable[int]:
        """The seats from which the position is looked at."""
        seats = len(self.state.table.seats)
        return [self._checksum() % seats] if self.from_one_seat else range(seats)

    def _checksum(self) -> int:
        return zlib.crc32(engine.encode(self.state))

    def _examine_view(self, seat: int) -> None:
        """What a seat may see, and do, is the same in every state that it cannot tell apart."""
        view = engine.view(self.state, seat)
        guess = engine.sample(self.state, seat, self._checksum())
        assert not engine.status(fresh(guess)), f"a sample for seat {seat} that cannot be"
        assert key(engine.view(guess, seat)) == key(view), f"seat {seat} sees more than it knows"
        if seat == self._seat():
            assert engine.legal_actions(guess) == engine.legal_actions(self.state)

    # Inside

    def _split(self, step: str) -> tuple[int | None, str]:
        first, _, rest = step.strip().partition(" ")
        return (self.SEATS[first], rest.strip()) if first in self.SEATS else (None, step.strip())

    def _action(self, seat: int, text: str) -> Any:
        document = {"type": "concede", "seat": seat} if text == "concede" else self.parse(seat, text)
        return engine.decode_action(self.state, msgspec.json.encode(document))

    def _seat(self) -> int:
        decision = engine.decision(self.state)
        return -1 if decision is None else decision.seat

    def _name(self, seat: int) -> str:
        return next((name for name, number in self.SEATS.items() if number == seat), f"seat {seat}")

    def _asked(self) -> str:
        decision = engine.decision(self.state)
        if decision is None:
            return f"the game is over: {engine.outcome(self.state)}"
        return f"{self._name(decision.seat)} is asked under {decision.rule}: {self._shown()}"

    def _listed(self) -> dict[bytes, Any]:
        return {key(action): action for action in engine.legal_actions(self.state)}

    def _shown(self) -> str:
        return ", ".join(self.show(action) for action in engine.legal_actions(self.state)) or "nothing"

    def _tape_views(self) -> None:
        if self.tape is not None:
            for seat in range(len(self.table.seats)):
                view = plain(engine.view(self.state, seat))
                self.tape.add("view", self.state, seat=seat, expect=view)

    def _tape_list(self) -> None:
        if self.tape is not None:
            actions = plain(engine.legal_actions(self.state))
            self.tape.add("legal_actions", self.state, expect={"seat": self._seat(), "actions": actions})


_ENCODER = msgspec.json.Encoder(order="deterministic")


def key(value: Any) -> bytes:
    """An action or a view as something to compare and to look up by."""
    return _ENCODER.encode(value)


def fresh(state: engine.State) -> bytes:
    """The canonical encoding of a state as it is now; the engine keeps the one it made first."""
    return _ENCODER.encode(state)


def plain(value: Any) -> Any:
    """A value of the engine as plain JSON data."""
    return msgspec.json.decode(msgspec.json.encode(value))


def of_type(events: Iterable[Any], name: str) -> list[Any]:
    """Those of the events whose `type` is `name`, as plain JSON data."""
    return [event for event in map(plain, events) if event["type"] == name]
