"""Runs on a cluster whose scheduler and workers have addresses of their own, and what fails there."""

from __future__ import annotations

import gc
import os
import re
import signal
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import engine
from service import cli
from simulation.asking import Asked, settings_of
from simulation.cluster import connected, played, prepare
from simulation.errors import BadRequest, Broken, GameFailed
from simulation.folder import Folder
from simulation.games import Table
from simulation.run import play_game
from simulation.settings import to_json
from tests.simulation.conftest import WORKERS, Hosts, rows_of, started
from tests.simulation.players import STONES
from tests.support import processes

pytestmark = pytest.mark.full
Rows = list[dict[str, Any]]
Simulate = Callable[..., Rows]
STUMBLING, DEADLY, HALTING = (
    f"tests.simulation.players:{policy}" for policy in ("stumbling", "deadly", "halting")
)


def begin_of(game: int, seed: int) -> str:
    """The id of the state in which a game of Magic 54 begins."""
    run = settings_of(Asked("magic54", games=100, seed=seed))
    return engine.state_id(engine.new_game("magic54", seed=run.seed_of(game)))


def test_scheduler_and_workers_are_elsewhere(hosts: Hosts) -> None:
    with connected(hosts.address, None) as client:
        client.wait_for_workers(2)
        assert sorted(address.split("/")[2].split(":")[0] for address in client.nthreads()) == WORKERS
        assert hosts.address.startswith("tcp://127.0.0.2:")


def test_rows_depend_on_nothing_but_the_settings(simulate: Simulate) -> None:
    """Neither on how the run is cut nor on the order in which parts arrive."""
    asked = (
        *("magic54", "--games", "8", "--seed", "5"),
        "--policy",
        "random",
        "--policy",
        "greedy",
        "--events",
    )
    rows = simulate(*asked, "--part", "1", out="eight")
    assert [row["game"] for row in rows] == [*range(8)]
    assert simulate(*asked, "--part", "8", out="one") == rows
    assert simulate(*asked, "--seed", "6", out="other") != rows


def test_a_search_may_be_told_what_to_spend(simulate: Simulate) -> None:
    policy = "search:samples=1,max_decisions=5"
    rows = simulate(
        "magic54", "--games", "2", "--policy", policy, "--policy", "random", "--max-decisions", "40"
    )
    assert [[seat["policy"] for seat in row["seats"]] for row in rows] == [
        [policy, "random"],
        ["random", policy],
    ]


def test_a_policy_that_raises_is_told_so_that_it_can_be_tried_again(
    simulate: Simulate,
    stones: Path,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked = ("magic54", "--games", "9", "--seed", "3", "--part", "1", "--policy", STUMBLING)
    stones.write_text(begin_of(8, seed=3))
    before = simulate(*asked, status=1)
    assert 0 < len(before) < 9
    seed = settings_of(Asked("magic54", games=9, seed=3)).seed_of(8)
    told = capsys.readouterr().err.splitlines()
    assert told[0].startswith(
        f"headjudge: game 8 (seed {seed}), decision 0: policy {STUMBLING} at seat 0 raised Stumbled: over a s"
    )
    assert "players.py:" in told[0]
    assert (
        told[1]
        == f"headjudge: finished parts are in {tmp_path / 'run'}; the same command with --resume goes on"
    )
    assert len(told) == 2

    monkeypatch.setenv("STONES_OF_THE_TEST", str(stones))
    with pytest.raises(GameFailed, match="game 8"):
        play_game(tmp_path / "run", 8)

    stones.unlink()
    after = simulate(*asked, "--resume")
    assert [row for row in after if row["game"] in {row["game"] for row in before}] == before
    assert after == simulate(*asked, out="undisturbed")


def test_a_policy_that_workers_lack_is_told(
    hosts: Hosts, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "only_here.py").write_text("def first(state, *, seed): ...")
    monkeypatch.syspath_prepend(tmp_path)
    asked = [
        "simulate",
        "magic54",
        "--games",
        "1",
        "--policy",
        "only_here:first",
        "--out",
        str(tmp_path / "run"),
    ]
    assert cli.main([*asked, "--scheduler", hosts.address]) == 2
    told = capsys.readouterr().err
    assert re.fullmatch(
        r"(?:the scheduler has no workers yet: waiting for one\n)?"
        r"headjudge: worker tcp://127\.0\.0\.[34]:\d+ cannot play this: policy 'only_here:first': module "
        r"only_here cannot be imported: ModuleNotFoundError: No module named 'only_here'\n",
        told,
    )
    assert not (tmp_path / "run").exists()


def test_it_says_how_the_run_went(hosts: Hosts, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    run = tmp_path / "run"
    asked = [
        "simulate",
        "magic54",
        "--games",
        "4",
        "--part",
        "2",
        "--out",
        str(run),
        "--scheduler",
        hosts.address,
    ]
    assert cli.main(asked) == 0
    winners = Counter(row["winner"] for row in rows_of(run))
    shares = " · ".join(f"seat {seat} {many / 4:.1%}" for seat, many in winners.most_common())
    first, second = capsys.readouterr().out.splitlines()
    assert first.startswith(f"{run}: 4 games in 0:0")
    assert sorted(second.split(" · ")) == sorted(shares.split(" · "))

    (run / "part-000001.parquet").unlink()
    assert cli.main([*asked, "--resume"]) == 0
    assert capsys.readouterr().out.splitlines()[1].split(" · ") == second.split(" · ")
    assert cli.main([*asked, "--resume"]) == 0
    assert capsys.readouterr().out.splitlines()[0] == f"{run}: 4 games, all of them before"


def test_only_so_many_parts_are_on_their_way(hosts: Hosts, monkeypatch: pytest.MonkeyPatch) -> None:
    settings = settings_of(Asked("magic54", games=24, games_per_part=1, max_decisions=20))
    with connected(hosts.address, None) as client:
        client.wait_for_workers(2)
        sent, most, submit = 0, 0, client.submit

        def counted(*args: Any, **named: Any) -> Any:
            nonlocal sent
            sent += 1
            return submit(*args, **named)

        monkeypatch.setattr(client, "submit", counted)
        arrived = set[int]()
        for part in played(client, to_json(settings), range(24), print):
            most = max(most, sent - len(arrived))
            arrived.add(part.number)
        assert arrived == {*range(24)}
        assert 2 < most <= 2 * 2 + 1  # the one that has just arrived, too
        assert sent == 24


def test_a_disk_that_is_full_ends_the_run_with_two_sentences(
    simulate: Simulate, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """Nothing is left to be said of the parts that are on their way."""
    write, written = Folder.write, list[int]()

    def full(self: Folder, part: int, file: bytes) -> None:
        if written:
            raise Broken("no space is left")
        written.append(part)
        write(self, part, file)

    monkeypatch.setattr(Folder, "write", full)
    rows = simulate("magic54", "--games", "40", "--part", "1", "--max-decisions", "20", status=1)
    gc.collect()
    assert [row["game"] for row in rows] == written
    assert capfd.readouterr().err.splitlines() == [
        "headjudge: no space is left",
        f"headjudge: finished parts are in {tmp_path / 'run'}; the same command with --resume goes on",
    ]


def test_giving_up_is_allowed(simulate: Simulate) -> None:
    (row,) = simulate("perdure", "--games", "1", "--policy", "tests.simulation.players:conceding")
    assert (row["decisions"], row["draw"]) == (1, False)


def test_client_and_worker_are_killed_and_nothing_is_lost(
    simulate: Simulate, hosts: Hosts, tmp_path: Path
) -> None:
    asked = ("perdure", "--games", "600", "--part", "6", "--seed", "4")
    run = tmp_path / "run"

    def comes(more: int) -> None:
        wanted = len(_parts(run)) + more
        assert processes.eventually(lambda: len(_parts(run)) >= wanted, 60)

    with connected(hosts.address, None) as client:
        client.wait_for_workers(2)
        workers = client.run(os.getpid)
        command = [sys.executable, "-m", "service", "simulate", *asked]
        log = tmp_path / "log"
        killed = processes.start([*command, "--out", str(run), "--scheduler", hosts.address], log, {})
        try:
            comes(2)
            victim, process = workers.popitem()
            os.kill(process, signal.SIGKILL)
            comes(3)
            assert f"worker {victim} is gone: what it was playing is played again" in log.read_text()
        finally:
            processes.kill(killed)
    before = rows_of(run)
    assert 0 < len(before) < 600
    after = simulate(*asked, "--resume")
    assert [row for row in after if row["game"] in {row["game"] for row in before}] == before
    assert [row["game"] for row in after] == [*range(600)]
    table = Table(settings_of(Asked("perdure", games=600, seed=4)))
    for game in range(0, 600, 17):
        expected = table.play(game)._asdict()
        assert after[game] == {name: expected[name] for name in after[game]}


def test_a_scheduler_dies_and_another_takes_its_place(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    run, log = tmp_path / "run", tmp_path / "log"
    settings = settings_of(Asked("magic54", games=12, seed=3, games_per_part=1, policies=[HALTING]))
    asked = ["simulate", "magic54", "--games", "12", "--seed", "3", "--part", "1", "--policy", HALTING]
    asked += ["--out", str(run), "--quiet", "--scheduler"]
    with started(tmp_path / "first") as hosts, connected(hosts.address, None) as other:
        hosts.stones.write_text(begin_of(4, seed=3) + begin_of(5, seed=3))  # one for each worker
        other.wait_for_workers(2)
        client = processes.start([sys.executable, "-m", "service", *asked, hosts.address], log, {})
        try:
            assert processes.eventually(lambda: len(_parts(run)) == 4, processes.PATIENCE)
            processes.kill(hosts.scheduler)
            assert client.wait(60) == 1
            with pytest.raises(BadRequest, match="the scheduler is gone"):
                prepare(other, to_json(settings), print)
        finally:
            processes.kill(client)
            hosts.stones.unlink()
    assert log.read_text().splitlines() == [
        "headjudge: the scheduler is gone, or has dropped the run",
        f"headjudge: finished parts are in {run}; the same command with --resume goes on",
    ]
    before = {part: part.read_bytes() for part in _parts(run)}
    assert len(before) == 4

    with started(tmp_path / "second") as hosts:
        assert cli.main([*asked, hosts.address, "--resume"]) == 0
    assert {part: part.read_bytes() for part in before} == before
    monkeypatch.setenv(STONES, str(tmp_path / "none"))
    table = Table(settings)
    for game, row in enumerate(rows_of(run)):
        expected = table.play(game)._asdict()
        assert row == {name: expected[name] for name in row}
    assert game == 11


def test_a_part_that_kills_worker_after_worker_is_given_up(
    simulate: Simulate, stones: Path, hosts: Hosts
) -> None:
    """As often as the scheduler allows, and then once more as often: another part may have been at fault."""
    asked = ("magic54", "--games", "6", "--seed", "4", "--part", "1", "--policy", DEADLY)
    settings = settings_of(Asked("magic54", games=6, seed=4, games_per_part=1, policies=[DEADLY]))
    stones.write_text(begin_of(3, seed=4))
    told: list[str] = []
    with connected(hosts.address, None) as client:
        arriving = played(client, to_json(settings), range(6), told.append)
        with pytest.raises(Broken, match="part 3 cannot be played: 4 workers died that had it"):
            assert all(part.number != 3 for part in arriving)
    assert len(set(told)) == 4
    stones.unlink()
    assert len(simulate(*asked)) == 6


def _parts(out: Path) -> list[Path]:
    return sorted(out.glob("part-*.parquet"))
