"""A part of a run, as a worker plays it: so many games, and the file that tells of them."""

from __future__ import annotations

from time import monotonic
from typing import NamedTuple

from distributed import get_worker

import engine

from .errors import Broken
from .games import table
from .rows import to_parquet
from .tally import Tally, tally, told_apart_by

EARLY_SECONDS = 5
"""Parts of slow games take minutes: so long after its beginning the first of a worker tells its pace."""


class Part(NamedTuple):
    """A part that has been played."""

    number: int
    file: bytes
    tally: Tally


def play(document: bytes, number: int, topic: str | None = None) -> Part:
    """Play the part with this number of the run with these settings.

    Args:
        topic: of the event by which the worker tells how fast it plays, once it has for
            :data:`EARLY_SECONDS`; without it, none is sent.

    Raises:
        Broken: the rules here are not those of the run.
        GameFailed: a game could not be played on.
        BadRequest: a policy is not to be found here.
    """
    laid = table(document)
    settings = laid.settings
    here = engine.ruleset(settings.ruleset).edition
    if here != settings.edition:
        raise Broken(
            f"a worker has edition {here} of {settings.ruleset}, and the run is of edition {settings.edition}"
        )
    rows = []
    begin = monotonic()
    for game in settings.games_of(number):
        rows.append(laid.play(game))
        if topic is not None and (seconds := monotonic() - begin) >= EARLY_SECONDS:
            get_worker().log_event(topic, {"games": len(rows), "seconds": seconds})
            topic = None
    by = told_apart_by(settings.policies, settings.decks)
    told = tally(((row.winner, row.draw, row.seats) for row in rows), by)
    return Part(number, to_parquet(rows, settings), told)


def try_out(document: bytes) -> str | None:
    """Whether the games of a run could be played in this process: what is amiss, or None."""
    try:
        table(document)
    except Exception as error:
        return str(error)
    return None
