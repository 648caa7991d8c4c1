"""A part of a run, as a worker plays it: so many games, and the file that tells of them."""

from __future__ import annotations

from typing import NamedTuple

import engine

from .errors import Broken
from .games import table
from .rows import to_parquet
from .tally import Tally, tally, told_apart_by


class Part(NamedTuple):
    """A part that has been played."""

    number: int
    file: bytes
    tally: Tally


def play(document: bytes, number: int) -> Part:
    """Play the part with this number of the run with these settings.

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
    rows = [laid.play(game) for game in settings.games_of(number)]
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
