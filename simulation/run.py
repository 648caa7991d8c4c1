"""A run, from its settings to its last row."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from . import cluster, folder
from . import settings as _settings
from .errors import BadRequest
from .games import Row, Table
from .progress import Display, Forecast, Watch
from .settings import Settings
from .tally import Tally


def run(
    settings: Settings,
    out: Path,
    display: Display,
    *,
    scheduler: str | None = None,
    workers: int | None = None,
    resume: bool = False,
    is_stopped: Callable[[], bool] = lambda: False,
) -> Watch:
    """Play what is not in the folder yet.

    Args:
        scheduler: the address of a Dask scheduler; without it, workers are started here.
        workers: how many, if they are started here: one for each core unless told.
        is_stopped: whether somebody has interrupted the run, which is asked after each part: an interruption
            is lost where Python raises it as it clears an object away.

    Raises:
        KeyboardInterrupt: it was stopped, and can be resumed.
        BadRequest: nothing has begun.
        Broken: it can be resumed.
    """
    document = _settings.to_json(settings)
    with folder.opened(out, settings, resume=resume) as written, display:
        finished, told = set[int](), Tally()
        for number, result in written.finished():
            finished.add(number)
            told.add(result)
        watch = Watch(settings.games, told)
        if len(finished) == settings.parts:
            return watch
        missing = (number for number in range(settings.parts) if number not in finished)
        with cluster.connected(scheduler, workers) as client:
            cluster.prepare(client, document, display.tell)
            written.begin()
            watch = Watch(settings.games, told)
            display.show(watch)
            forecast = Forecast(watch, display.tell)
            with closing(cluster.played(client, document, missing, display.tell, forecast.hear)) as arriving:
                for part in arriving:
                    written.write(part.number, part.file)
                    told.add(part.tally)
                    forecast.look()
                    display.show(watch)
                    if is_stopped():
                        raise KeyboardInterrupt
        return watch


def play_game(out: Path, game: int) -> Row:
    """Play one game of the run in a folder, here: to look at it more closely.

    Raises:
        BadRequest: there is no such run or game, or a policy is not to be found here.
        GameFailed: a game could not be played on.
    """
    settings = folder.read_settings(out)
    if not 0 <= game < settings.games:
        raise BadRequest(f"{out} has games 0 to {settings.games - 1}, and no game {game}")
    return Table(settings).play(game)
