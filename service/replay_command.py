"""``headjudge replay``: a recorded game told in the terminal."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from typing import TYPE_CHECKING

import msgspec
from msgspec import UnsetType

if TYPE_CHECKING:
    import engine
    from service.bodies import ReplayBody

DONE, FAULTS, USAGE_ERROR = 0, 1, 2
UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class Refused(Exception):
    """An action of the record cannot be carried out; says which one, and why."""


def replay(chosen: Namespace) -> int:
    """Tell the game in a file, action by action, to its end or to the first action that is refused."""
    import engine  # noqa: PLC0415  # `headjudge --help` reads no card library
    from service.bodies import ReplayBody  # noqa: PLC0415  # as above
    from service.problems import Refusal  # noqa: PLC0415  # as above

    try:
        record = msgspec.json.decode(chosen.file.read_bytes(), type=ReplayBody)
        for line in _told(record, events=chosen.events):
            sys.stdout.write(f"{line}\n")
    except OSError as error:
        return _refused(f"{error.filename}: {error.strerror}", USAGE_ERROR)
    except UNREADABLE as error:
        return _refused(f"{chosen.file}: {error}", FAULTS)
    except (Refused, Refusal, engine.EngineError) as error:
        return _refused(str(error), FAULTS)
    return DONE


def _told(record: ReplayBody, *, events: bool) -> Iterator[str]:
    """A line for each action, and for what comes of it; last how the game stands.

    Raises:
        EngineError: no game begins like that.
        Refused: an action is none, or is against the rules.
    """
    import engine  # noqa: PLC0415  # as above
    from service.playing import begun  # noqa: PLC0415  # as above
    from service.telling import happened  # noqa: PLC0415  # as above

    ruleset = engine.of_edition(record.ruleset, record.edition)
    applied = begun(record)
    dealt = "dealt at a table" if isinstance(record.seed, UnsetType) else f"seed {record.seed}"
    yield f"{ruleset.name}, edition {ruleset.edition}, {dealt}"
    upto = None if isinstance(record.upto, UnsetType) else record.upto
    before = applied.state
    for number, document in enumerate([None, *record.actions[:upto]]):
        if document is not None:
            before = applied.state
            try:
                action = engine.decode_action(before, bytes(document))
                applied = engine.apply(before, action)
            except engine.EngineError as error:
                raise Refused(f"action {number}: {error}") from None
            yield f"{number:5}  {_said(before, action)}"
        if events:
            lines = happened(applied.events, before if number else None, applied.state)
            yield from (f"         {line}" for line in lines)
    yield _standing(applied.state)


def _said(state: engine.State, action: engine.Action) -> str:
    """Who does what, as the button says it, and by which rule they may."""
    import engine  # noqa: PLC0415  # as above

    if isinstance(action, engine.Concede):
        return f"{engine.called(state, f'seat:{action.seat}')}: concede"
    asked = engine.decision(state)
    assert asked is not None, "the action was legal"
    who, rule = engine.called(state, f"seat:{asked.seat}"), engine.check(state, action).rule
    return f"{who}: {engine.label(state, action)}   [{rule}]"


def _standing(state: engine.State) -> str:
    import engine  # noqa: PLC0415  # as above

    outcome, asked = engine.outcome(state), engine.decision(state)
    if outcome is not None:
        won = "a draw" if outcome.winner is None else f"{engine.called(state, f'seat:{outcome.winner}')} wins"
        return f"The game is over, {won}: {outcome.reason}   [{outcome.rule}]"
    assert asked is not None, "a game that goes on asks somebody"
    return f"{engine.called(state, f'seat:{asked.seat}')}: {engine.decision_text(state)}   [{asked.rule}]"


def _refused(why: str, status: int) -> int:
    sys.stderr.write(f"headjudge: {why}\n")
    return status
