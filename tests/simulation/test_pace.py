"""How fast a run goes, told before its first part is finished."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from distributed import Client, LocalCluster

from simulation import cluster, parts
from simulation.asking import Asked, settings_of
from simulation.settings import to_json

WORKERS = 2
ANY_PORT = "127.0.0.1:0"
"""Without a port of its own the scheduler takes 8787, and warns where another has it."""


@pytest.fixture
def client() -> Iterator[Client]:
    """Of workers in this process."""
    with (
        LocalCluster(
            n_workers=WORKERS, threads_per_worker=1, processes=False, dashboard_address=ANY_PORT
        ) as here,
        Client(here, set_as_default=False) as connected,
    ):
        yield connected


@pytest.mark.parametrize(("early", "heard"), [(0.0, 1), (10_000.0, 0)])
def test_the_first_worker_that_tells_stands_for_all(
    client: Client, monkeypatch: pytest.MonkeyPatch, early: float, heard: int
) -> None:
    monkeypatch.setattr(parts, "EARLY_SECONDS", early)
    settings = settings_of(Asked("magic54", games=8, games_per_part=2, max_decisions=5))
    rates: list[float] = []
    document = to_json(settings)
    played = list(cluster.played(client, document, range(settings.parts), lambda said: None, rates.append))
    assert sorted(part.number for part in played) == [0, 1, 2, 3]
    assert len(rates) == heard
    assert all(rate > 0 for rate in rates)


def test_a_part_tells_once_after_some_games(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[tuple[str, dict[str, float]]] = []

    class Worker:
        """Notes its events."""

        def log_event(self, topic: str, message: dict[str, float]) -> None:
            told.append((topic, message))

    now = iter(range(0, 100, 2))
    monkeypatch.setattr(parts, "monotonic", lambda: next(now))
    monkeypatch.setattr(parts, "get_worker", Worker)
    document = to_json(settings_of(Asked("magic54", games=6, games_per_part=6, max_decisions=5)))
    parts.play(document, 0, "pace")
    assert told == [("pace", {"games": 3, "seconds": 6})]
    parts.play(document, 0)
    assert len(told) == 1


def test_the_pace_is_that_of_all_workers() -> None:
    class Threads:
        """A client of three workers."""

        def nthreads(self) -> dict[str, int]:
            return {"a": 1, "b": 1, "c": 2}

    rates: list[float] = []
    hear = cluster._pacer(Threads(), rates.append)  # type: ignore[arg-type]
    hear((0.0, {"games": 3, "seconds": 6.0}))
    hear((0.0, {"games": 9, "seconds": 6.0}))
    assert rates == [2.0]
