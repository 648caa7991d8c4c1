"""What is told while a run goes on."""

from __future__ import annotations

import io
import sys

import pytest

from simulation import progress
from simulation.progress import Bar, Forecast, Lines, Silence, Watch, display, duration, speed
from simulation.tally import Tally, tally, told_apart_by


class Clock:
    """Tells the time that a test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    clock = Clock()
    monkeypatch.setattr(progress, "monotonic", clock)
    return clock


@pytest.fixture
def watch(clock: Clock) -> Watch:
    """A run that was resumed at 100 games of 1,000, and has played 200 more in 10 seconds."""
    told = Tally(games=100)
    told.wins["greedy"] = 100
    watch = Watch(1000, told)
    told.add(Tally(games=200, draws=50))
    told.wins["random"] = 150
    clock.now += 10
    return watch


def test_speed_and_remaining_time_leave_out_what_was_there_before(watch: Watch) -> None:
    assert str(watch) == "20 games/s · 0:35 left · random 50.0% · greedy 33.3% · draws 16.7%"


def test_before_the_first_part_there_is_no_speed(clock: Clock) -> None:
    assert str(Watch(10, Tally())) == "no part is finished yet"


def test_speeds_and_times_are_written_as_people_read_them() -> None:
    assert [speed(rate) for rate in (1234.5, 10, 6.421, 0.04)] == [
        "1,234 games/s",
        "10 games/s",
        "6.42 games/s",
        "0.04 games/s",
    ]
    assert [duration(seconds) for seconds in (5, 65.4, 3599.7, 7322)] == [
        "0:05",
        "1:05",
        "1:00:00",
        "2:02:02",
    ]


def test_after_some_seconds_it_is_told_once_how_long_a_run_takes(clock: Clock) -> None:
    said: list[str] = []
    told = Tally()
    forecast = Forecast(Watch(1_000, told), said.append)
    clock.now += 4
    told.add(Tally(games=20))
    forecast.look()
    assert said == []
    clock.now += 1
    told.add(Tally(games=30))
    forecast.look()
    assert said == ["950 games at 10 games/s take about 1:35"]
    clock.now += 1
    forecast.look()
    forecast.hear(3.0)
    assert len(said) == 1


def test_a_worker_may_tell_before_its_part_is_finished(clock: Clock) -> None:
    said: list[str] = []
    forecast = Forecast(Watch(1_000, Tally()), said.append)
    forecast.hear(0.5)
    assert said == ["1,000 games at 0.50 games/s take about 33:20"]


def test_of_a_run_that_is_over_nothing_is_foretold(clock: Clock) -> None:
    said: list[str] = []
    told = Tally()
    forecast = Forecast(Watch(10, told), said.append)
    clock.now += 60
    told.add(Tally(games=10))
    forecast.look()
    assert said == []


def test_lines_come_now_and_then(watch: Watch, clock: Clock, capsys: pytest.CaptureFixture[str]) -> None:
    with Lines() as lines:
        lines.show(watch)
        assert not capsys.readouterr().err
        clock.now += 10
        lines.show(watch)
        lines.show(watch)
        lines.tell("worker x is gone")
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("300 of 1,000 games · 10 games/s · 1:10 left · random 50.0%")
    assert second == "worker x is gone"


def test_a_bar_shows_how_far_it_has_come(watch: Watch, monkeypatch: pytest.MonkeyPatch) -> None:
    class Terminal(io.StringIO):
        def isatty(self) -> bool:
            return True

    terminal = Terminal()
    monkeypatch.setattr(sys, "stderr", terminal)
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("COLUMNS", "120")
    with display(quiet=False) as bar:
        assert isinstance(bar, Bar)
        bar.tell("worker [x] is gone")
        bar.show(watch)
    shown = terminal.getvalue()
    assert "worker [x] is gone" in shown
    assert "300/1000" in shown
    assert "20 games/s · 0:35 left" in shown


def test_nothing_is_shown_where_nobody_wants_it(watch: Watch, capsys: pytest.CaptureFixture[str]) -> None:
    with display(quiet=True) as silence:
        silence.show(watch)
        silence.tell("x")
    assert isinstance(silence, Silence)
    assert isinstance(display(quiet=False), Lines)  # standard error is no terminal here
    assert capsys.readouterr() == ("", "")


def test_wins_are_told_apart_by_what_differs() -> None:
    assert told_apart_by(["a", "b"], ["x", "y"]) == "policy"
    assert told_apart_by(["a", "a"], ["x", "y"]) == "deck"
    assert told_apart_by(["a"], []) == "seat"
    seats = [{"policy": "a", "deck": "x"}, {"policy": "b", "deck": "y"}]
    games = [
        (1, False, seats),
        (1, False, seats),
        (0, False, seats),
        (None, True, seats),
        (None, False, seats),
    ]
    by_policy, by_seat = tally(games, "policy"), tally(games, "seat")
    assert (by_policy.wins, by_seat.wins) == ({"b": 2, "a": 1}, {"seat 1": 2, "seat 0": 1})
    assert (by_policy.games, by_policy.draws, by_policy.unfinished) == (5, 1, 1)
