"""What passing for seats does to games of two greedy players: how often they are asked, and what they miss.

Games are played without passing. At each decision every client of :mod:`.clients` says what it would have
sent, and so what would have been done in its name.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field

import engine
from engine.passing import Pass, PassOrAsk

from .clients import CLIENTS, Client, turn_of

LONGEST = 6_000
"""Decisions of a game that is broken off."""


@dataclass
class Manner:
    """What came of a client."""

    asked: int = 0
    passed: int = 0
    run: int = 0
    longest: int = 0
    """Passes in a row, of all seats."""
    reasons: Counter[str] = field(default_factory=Counter)
    """Why decisions were asked or passed: ``ask stop``."""
    elsewhere: int = 0
    """Passed in another's turn, or with an item on top, where the player would have acted."""
    mine: int = 0
    """Passed in one's own turn where the player would have acted."""
    idle: int = 0
    """Asked with a pass to be made and nothing useful to do, but that mana sets something off."""


@dataclass
class Measured:
    """What came of the games of a ruleset."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    """For each turn, the seats that play in it."""
    pass_only: int = 0
    """Decisions with a pass and nothing else."""
    aimless_only: int = 0
    """With a pass, and mana for nothing, and nothing else."""
    manners: dict[str, Manner] = field(default_factory=dict)
    never: list[str] = field(default_factory=list)
    """Acts of one's own turn that were passed over with the default wishes, and never offered again in it."""

    def rate(self, asked: int) -> float:
        """Decisions per turn and seat."""
        return asked / self.turns


def choose(state: engine.State, seed: int) -> engine.Action:
    """What a greedy player does; a single purposeful action needs no thought."""
    purposeful = engine.considered(state, "purposeful")
    return purposeful[0] if len(purposeful) == 1 else engine.choose_greedily(state, seed=seed)


def new_game(ruleset: str, seed: int, seats: int = 2) -> engine.State:
    """A game with different decks, where there are decks: they are dealt in turn."""
    return engine.new_game(ruleset, seed=seed, seats=[{} for _ in range(seats)])


def measure(ruleset: str, games: int, seats: int = 2) -> Measured:
    """Play so many games, and measure all clients in each of them."""
    found = Measured(manners={name: Manner() for name in CLIENTS})
    for seed in range(games):
        _measure(found, new_game(ruleset, seed, seats), seed)
    return found


def _measure(found: Measured, state: engine.State, seed: int) -> None:
    clients = {name: make() for name, make in CLIENTS.items()}
    begun = Counter[int]()
    for _ in range(LONGEST):
        decision = engine.decision(state)
        if decision is None:
            break
        begun[turn_of(state)] = len(engine.ruleset_of(state).moment(state).seats)
        listed, chosen = engine.legal_actions(state), choose(state, seed)
        useful = [action for action in listed if not (action.passing or action.aimless)]
        found.decisions += 1
        if not useful and any(action.passing for action in listed):
            found.aimless_only += 1
            found.pass_only += len(listed) == 1
        for name, client in clients.items():
            said = _said(client, state, decision.seat)
            _count(found.manners[name], state, said, chosen, bool(useful))
            client.note(state, decision.seat, said, chosen)
            is_late = name == "useful" and _misses(state, said, chosen) and _is_mine(state)
            if is_late and not comes_again(state, chosen, seed):
                found.never.append(f"game {seed}, turn {turn_of(state)}: {chosen}")
        state = engine.apply(state, chosen).state
    found.games += 1
    found.turns += sum(begun.values())


def _said(client: Client, state: engine.State, seat: int) -> PassOrAsk:
    said = engine.pass_or_ask(state, {seat: client.wish(state, seat)})
    assert said is not None
    return said


def _count(
    manner: Manner, state: engine.State, said: PassOrAsk, chosen: engine.Action, is_useful: bool
) -> None:
    if said.action is None:
        manner.asked += 1
        manner.run = 0
        manner.idle += not is_useful and any(action.passing for action in engine.legal_actions(state))
    else:
        manner.passed += 1
        manner.run += 1
        manner.longest = max(manner.longest, manner.run)
    manner.reasons[f"{'ask' if said.action is None else 'pass'} {said.reason}"] += 1
    if _misses(state, said, chosen):
        if _is_mine(state) and not engine.ruleset_of(state).moment(state).pending:
            manner.mine += 1
        else:
            manner.elsewhere += 1


def _misses(state: engine.State, said: PassOrAsk, chosen: engine.Action) -> bool:
    return said.action is not None and not (chosen.passing or chosen.aimless)


def _is_mine(state: engine.State) -> bool:
    decision = engine.decision(state)
    assert decision is not None
    return engine.ruleset_of(state).moment(state).active == decision.seat


def comes_again(state: engine.State, act: engine.Action, seed: int) -> bool:
    """Whether a seat that is passed for is asked later in the turn, and can still do what it would have done.

    All play on greedily, and are passed for with the default wishes.
    """
    asked = engine.decision(state)
    assert asked is not None
    seat, turn = asked.seat, turn_of(state)
    while (decision := engine.decision(state)) is not None and turn_of(state) == turn:
        said = engine.pass_or_ask(state, {decision.seat: Pass(seat=decision.seat)})
        assert said is not None
        if said.action is None and decision.seat == seat and act in engine.legal_actions(state):
            return True
        state = engine.apply(state, said.action or choose(state, seed)).state
    return False
