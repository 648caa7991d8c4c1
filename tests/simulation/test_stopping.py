"""A run that is interrupted stops, also where Python loses the interruption, and is resumed."""

from __future__ import annotations

import signal
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import pytest
from distributed import Client, LocalCluster

from service import cli
from simulation import cluster, run
from simulation.asking import Asked, settings_of
from simulation.progress import display
from tests.simulation.test_pace import ANY_PORT

ASKED = Asked("magic54", games=8, games_per_part=2, max_decisions=5)


def test_it_stops_after_the_part_in_which_it_was_interrupted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with (
        LocalCluster(n_workers=1, threads_per_worker=1, processes=False, dashboard_address=ANY_PORT) as here,
        Client(here, set_as_default=False) as client,
    ):
        monkeypatch.setattr(cluster, "connected", lambda *_: nullcontext(client))
        out, asked = tmp_path / "run", []

        def second() -> bool:
            asked.append(len([*out.glob("part-*")]))
            return len(asked) == 2

        with pytest.raises(KeyboardInterrupt):
            run.run(settings_of(ASKED), out, display(quiet=True), is_stopped=second)
        assert asked == [1, 2]
        run.run(settings_of(ASKED), out, display(quiet=True), resume=True)
        assert len([*out.glob("part-*")]) == 4


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM])
def test_the_command_knows_that_it_was_interrupted(
    number: signal.Signals,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """The interruption is lost on its way, as where it comes while an object is cleared away."""

    def interrupted(*_: Any, is_stopped: Any, **__: Any) -> None:
        with pytest.raises(KeyboardInterrupt):
            signal.raise_signal(number)
        if is_stopped():
            raise KeyboardInterrupt

    monkeypatch.setattr(run, "run", interrupted)
    before = signal.getsignal(number)
    assert cli.main(["simulate", "magic54", "--games", "1", "--out", str(tmp_path / "run")]) == 130
    assert "headjudge: stopped; finished parts are in" in capsys.readouterr().err
    assert signal.getsignal(number) is before
