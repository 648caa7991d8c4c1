"""A game in words: decisions, actions and events, as one seat may be told of them or as they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from .kernel import adjudicate, texts
from .kernel.adjudicate import redact
from .kernel.documents import Action, Event, State
from .kernel.errors import UnknownRuleset
from .kernel.texts import Templates
from .registry import BY_ID, ruleset_of


def label(state: State, action: Action) -> str:
    """What a button for a listed action would say."""
    played = ruleset_of(state)
    asked = adjudicate.question(played, state)
    assert asked is not None, "a game that is over lists no actions"
    return next(texts.action_texts(played, asked, [action], None))


def decision_text(state: State, seat: int | None = None) -> str | None:
    """The text of the decision: a prompt to the seat that decides, and to another one for whom it waits. None
    when the game is over.

    Raises:
        IndexError: there is no such seat.
    """
    _insist_on_seat(state, seat)
    played = ruleset_of(state)
    asked = adjudicate.question(played, state)
    return None if asked is None else texts.decision_text(played, state, asked.decision, seat)


def action_texts(
    state: State, seat: int | None = None, actions: Iterable[Action] | None = None
) -> tuple[str, ...]:
    """The texts of the legal actions (or of these of them), in order, by what the seat that decides
    knows. For a seat, which is called "yourself" then, those of its own actions: none, if it does not decide.

    Raises:
        IndexError: there is no such seat.
    """
    _insist_on_seat(state, seat)
    played = ruleset_of(state)
    asked = adjudicate.question(played, state)
    if asked is None or seat not in (None, asked.seat):
        return ()
    listed = adjudicate.legal_actions(played, state) if actions is None else actions
    return tuple(texts.action_texts(played, asked, listed, seat))


def event_texts(
    events: Sequence[Event], before: State | None, after: State, seat: int | None = None
) -> tuple[str, ...]:
    """The texts of events that led from one state (None: from nothing) to another, one for each, in order.

    For a seat they are told as far as it may know of them, whether or not they are redacted, and it is called
    "you". Nothing in them differs between games that it cannot tell apart.

    Raises:
        IndexError: there is no such seat.
    """
    _insist_on_seat(after, seat)
    seen = events if seat is None else [redact(event, seat) for event in events]
    return texts.event_texts(ruleset_of(after), seen, before, after, seat)


def _insist_on_seat(state: State, seat: int | None) -> None:
    if seat is not None and not 0 <= seat < len(state.table.seats):
        raise IndexError(f"there is no seat {seat}")


def templates(ruleset_id: str) -> Templates:
    """The templates of all events, decisions and actions of a ruleset, and the display names of its words.

    Raises:
        UnknownRuleset: there is no such ruleset.
    """
    if ruleset_id not in BY_ID:
        raise UnknownRuleset(ruleset_id)
    return texts.templates(BY_ID[ruleset_id])


def called(state: State, named: Any) -> Any:
    """The display name of something that an action or event names: an object, ``seat:0``, an ability."""
    return ruleset_of(state).called(state, named)
