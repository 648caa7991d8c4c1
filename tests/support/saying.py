"""Actions chosen by what they are called, and what is told of them."""

from __future__ import annotations

import engine


def texts(state: engine.State) -> tuple[str, ...]:
    """What the listed actions are called to whoever decides."""
    decision = engine.decision(state)
    assert decision is not None, "the game goes on"
    return engine.action_texts(state, decision.seat)


def choose(state: engine.State, text: str) -> engine.Applied:
    """What comes of the action that is called so."""
    return engine.apply(state, engine.legal_actions(state)[texts(state).index(text)])


def after(state: engine.State, *chosen: str) -> engine.State:
    """The state after these actions."""
    for text in chosen:
        state = choose(state, text).state
    return state


def told(state: engine.State, text: str, seat: int | None = None) -> list[str]:
    """What is told of the action that is called so."""
    applied = choose(state, text)
    return list(engine.event_texts(applied.events, state, applied.state, seat))


def prompt(state: engine.State) -> str | None:
    """What whoever decides is asked."""
    decision = engine.decision(state)
    return None if decision is None else engine.decision_text(state, decision.seat)
