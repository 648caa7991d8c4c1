"""Parts of a run, spread over workers by Dask.

The client keeps only so many parts on their way that no worker waits for one, whatever the length of the
run, and fetches each as it comes: neither it nor the scheduler nor a worker holds more than that. A part
whose worker dies is played again by another one, as often as the scheduler allows
(``distributed.scheduler.allowed-failures``).
"""

from __future__ import annotations

import logging
import signal
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import contextmanager
from itertools import islice
from multiprocessing import resource_tracker
from typing import Any
from uuid import uuid4

import dask
from dask.system import CPU_COUNT
from distributed import Client, KilledWorker, LocalCluster, as_completed
from distributed.utils import LoopRunner
from tornado.ioloop import IOLoop

from . import parts
from .errors import BadRequest, Broken, SimulationError
from .parts import Part

PARTS_PER_THREAD = 2
"""So many are on their way for each thread of a worker: one is played while the next one lies ready."""
CONNECT_SECONDS = 10
HERE = "127.0.0.1"
"""Nobody else is to talk to a cluster that is started here."""
LOGGERS = ("distributed", "distributed.client")
"""Dask's, each with a level of its own."""
GONE = "the scheduler is gone, or has dropped the run"
_LOCAL = {
    "distributed.scheduler.worker-saturation": 1.0,  # no part waits at a worker: it would die with it
    # What watches over clusters and what nobody looks at here would take time from the games:
    "distributed.worker.profile.enabled": False,
    "distributed.scheduler.work-stealing": False,
    "distributed.scheduler.active-memory-manager.start": False,
    "distributed.admin.tick.interval": "2s",
    "distributed.admin.tick.limit": "1m",
    "distributed.admin.system-monitor.interval": "5s",
}
Tell = Callable[[str], None]
"""Gets a sentence for the user."""


@contextmanager
def connected(scheduler: str | None, workers: int | None) -> Iterator[Client]:
    """A client of the scheduler with this address; without one, of a cluster of processes here, one for each
    core unless told.

    Raises:
        BadRequest: the scheduler is not to be reached.
    """
    for name in LOGGERS:  # what a user has to know is told by us
        logging.getLogger(name).setLevel(logging.CRITICAL)
    if scheduler is None:
        with (
            dask.config.set(_LOCAL),
            _undisturbed() as loop,
            LocalCluster(
                loop=loop,
                n_workers=workers or CPU_COUNT,
                threads_per_worker=1,
                processes=True,
                memory_limit=None,
                host=HERE,
                dashboard_address=f"{HERE}:0",
                silence_logs=logging.CRITICAL,
            ) as cluster,
            Client(cluster, set_as_default=False) as client,
        ):
            yield client
        return
    try:
        client = Client(scheduler, timeout=CONNECT_SECONDS, set_as_default=False)
    except (OSError, ValueError, RuntimeError) as error:
        raise BadRequest(f"no Dask scheduler answers at {scheduler}: {_told(error)}") from error
    with client:
        yield client


@contextmanager
def _undisturbed() -> Iterator[IOLoop]:
    """A loop for a cluster that Ctrl-C does not reach: a terminal sends it to workers, too, and it is for the
    client to end them. Their processes inherit it from the loop's thread that such signals are blocked.
    """
    resource_tracker.ensure_running()  # it would lift the block, were it begun by the first process
    runner = LoopRunner()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        runner.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    try:
        yield runner.loop
    finally:
        runner.stop()


def prepare(client: Client, document: bytes, tell: Tell) -> None:
    """Wait for a worker, and see that all that are there can play the run with these settings.

    Raises:
        BadRequest: one cannot: it lacks the package, or a policy; or the scheduler is gone.
    """
    try:
        if not client.nthreads():
            tell("the scheduler has no workers yet: waiting for one")
            client.wait_for_workers(1)
        tried = client.run(parts.try_out, document, on_error="return")
    except OSError as error:
        raise BadRequest(GONE) from error
    for worker, amiss in tried.items():
        if amiss is not None:
            raise BadRequest(f"worker {worker} cannot play this: {amiss}")


def played(
    client: Client,
    document: bytes,
    numbers: Iterable[int],
    tell: Tell,
    pace: Callable[[float], None] = lambda rate: None,
) -> Generator[Part, None, None]:
    """The parts with these numbers, as they come.

    ``pace`` is called once, with the games per second that all workers play, as soon as one of them has
    played for some seconds (:data:`.parts.EARLY_SECONDS`), unless its first part is over by then.

    Dask blames the death of a worker on every part that it had, also on one that was waiting there; so a part
    that is blamed too often is given another chance, once.

    Raises:
        Broken: a part cannot be played, or the scheduler is gone.
    """
    waiting, blamed, parts_sent = iter(numbers), set[int](), set[int]()
    run = uuid4().hex[:12]
    topic, early = f"headjudge-{run}", _threads(client)
    parts_of: dict[str, int] = {}
    arriving = as_completed(with_results=True, raise_errors=False, loop=client.loop)

    def send(number: int) -> None:
        key = f"headjudge-{run}-{number}{'-again' if number in blamed else ''}"
        parts_of[key] = number
        tells = topic if len(parts_sent) < early else None
        parts_sent.add(number)
        arriving.add(client.submit(parts.play, document, number, tells, key=key, pure=False))

    def send_some() -> None:
        room = PARTS_PER_THREAD * _threads(client) - arriving.count()
        for number in islice(waiting, max(0, room)):
            send(number)

    client.subscribe_topic("all", _listener(tell))
    client.subscribe_topic(topic, _pacer(client, pace))
    try:
        send_some()
        for future, result in arriving:
            number = parts_of.pop(future.key)
            if future.status == "finished":
                send_some()
                yield result
            elif isinstance(_error(result), KilledWorker) and number not in blamed:
                blamed.add(number)
                send(number)
            else:
                yield from _finished(arriving)
                raise _reason(number, future.status, _error(result))
    except OSError as error:
        raise Broken(GONE) from error
    finally:
        client.unsubscribe_topic("all")
        client.unsubscribe_topic(topic)
        arriving.clear()


def _threads(client: Client) -> int:
    """How many parts are played at once."""
    threads: list[int] = [*client.nthreads().values()]
    return max(1, sum(threads))


def _told(error: Exception) -> str:
    """The message of an error, or what kind it is."""
    return str(error) or type(error).__name__


def _finished(arriving: as_completed) -> Iterator[Part]:
    """Those that have arrived."""
    for future, result in arriving.next_batch(block=False):
        if future.status == "finished":
            yield result


def _error(result: Any) -> Any:
    """The error in the place of a part."""
    return result[1] if isinstance(result, tuple) and not isinstance(result, Part) else result


def _reason(number: int, status: str, error: Any) -> SimulationError:
    """Why there is no part."""
    if isinstance(error, SimulationError):
        return error
    if isinstance(error, KilledWorker):
        return Broken(
            f"part {number} cannot be played: {2 * (error.allowed_failures + 1)} workers died that had it, "
            f"the last one {error.last_worker.address}"
        )
    if status == "cancelled":
        return Broken(GONE)
    return Broken(f"part {number} cannot be played: {type(error).__name__}: {error}")


def _pacer(client: Client, pace: Callable[[float], None]) -> Callable[[tuple[float, Any]], None]:
    """Takes the first worker that tells for all of them."""
    heard: list[Any] = []
    threads = _threads(client)

    def hear(event: tuple[float, Any]) -> None:
        _, message = event
        heard.append(message)
        if len(heard) == 1:
            pace(threads * message["games"] / message["seconds"])

    return hear


def _listener(tell: Tell) -> Callable[[tuple[float, Any]], None]:
    def hear(event: tuple[float, Any]) -> None:
        _, message = event
        if isinstance(message, dict) and message.get("action") == "remove-worker" and not message["expected"]:
            tell(f"worker {message['worker']} is gone: what it was playing is played again")

    return hear
