"""Clients whose seats are passed for, each in a manner of its own: what they send at each decision."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

import engine
from engine.passing import (
    EndOfTurnUntil,
    MyTurnUntil,
    Pass,
    PassOrAsk,
    StackEmptyUntil,
    StepUntil,
    Until,
)


class Client:
    """Wishes the same for all seats and at all times."""

    def wish(self, state: engine.State, seat: int) -> Pass:
        """What is sent for a seat that decides."""
        return Pass(seat=seat)

    def note(self, state: engine.State, seat: int, said: PassOrAsk, chosen: engine.Action) -> None:
        """What was said of the decision, and what the player there would choose."""


class AtStops(Client):
    """Wants to be asked whatever it can do."""

    def wish(self, state: engine.State, seat: int) -> Pass:
        return Pass(seat=seat, ask="stops")


class Holding(Client):
    """Wants to be asked above items of its own."""

    def wish(self, state: engine.State, seat: int) -> Pass:
        return Pass(seat=seat, hold=True)


class Hurried(Client):
    """Whoever is asked and passes, in another's turn or at the last stop of its own, wants to be left alone
    up to a point, until it is asked again."""

    def __init__(self, point: Callable[[engine.State, int], Until | None]) -> None:
        self._point = point
        self._until: dict[int, Until] = {}

    def wish(self, state: engine.State, seat: int) -> Pass:
        until = self._until.get(seat)
        return Pass(seat=seat) if until is None else Pass(seat=seat, until=until)

    def note(self, state: engine.State, seat: int, said: PassOrAsk, chosen: engine.Action) -> None:
        if said.action is not None:
            return
        self._until.pop(seat, None)
        until = self._point(state, seat) if chosen.passing and _has_nothing_in_mind(state, seat) else None
        if until is not None:
            self._until[seat] = until


def _has_nothing_in_mind(state: engine.State, seat: int) -> bool:
    ruleset, decision = engine.ruleset_of(state), engine.decision(state)
    assert decision is not None
    moment = ruleset.moment(state)
    is_late = moment.active != seat or moment.step == ruleset.stops.mine[-1]
    return decision.passes == "window" and (is_late or bool(moment.pending))


class Yielding(Client):
    """Whoever lets an ability resolve yields to it from then on."""

    def __init__(self) -> None:
        self._yields: dict[int, tuple[str, ...]] = {}

    def wish(self, state: engine.State, seat: int) -> Pass:
        return Pass(seat=seat, yields=self._yields.get(seat, ()))

    def note(self, state: engine.State, seat: int, said: PassOrAsk, chosen: engine.Action) -> None:
        pending = engine.ruleset_of(state).moment(state).pending
        ability = pending[-1].ability if pending else None
        if said.reason == "responds" and chosen.passing and ability is not None:
            self._yields[seat] = (*self._yields.get(seat, ()), ability)[-64:]


def turn_of(state: engine.State) -> int:
    """The number of the turn."""
    return engine.ruleset_of(state).turn(state)


def to_empty_stack(state: engine.State, seat: int) -> Until | None:
    """Until the items that are there have resolved; None where there are none."""
    pending = engine.ruleset_of(state).moment(state).pending
    seen = tuple(item.id for item in pending)
    return StackEmptyUntil(turn=turn_of(state), seen=seen) if seen else None


def to_their_last_stop(state: engine.State, seat: int) -> Until | None:
    """To the last of the ruleset's stops in another's turn, or in one's own where there are none."""
    stops = engine.ruleset_of(state).stops
    if stops.theirs:
        return StepUntil(turn=turn_of(state), step=stops.theirs[-1], whose="theirs")
    return StepUntil(turn=turn_of(state), step=stops.mine[-1], whose="mine")


CLIENTS: Final[Mapping[str, Callable[[], Client]]] = {
    "useful": Client,
    "stops": AtStops,
    "hold": Holding,
    "yields": Yielding,
    "until end_of_turn": lambda: Hurried(lambda state, seat: EndOfTurnUntil(turn=turn_of(state))),
    "until my_turn": lambda: Hurried(lambda state, seat: MyTurnUntil(turn=turn_of(state))),
    "until stack_empty": lambda: Hurried(to_empty_stack),
    "until step": lambda: Hurried(to_their_last_stop),
}
"""By what they are there to measure."""
