"""The folder of a run: what is whole stays, what is not is played again, and nobody else writes there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pyarrow.parquet as pq
import pytest

from simulation import folder
from simulation.asking import Asked, settings_of
from simulation.errors import BadRequest, Broken
from simulation.parts import play
from simulation.settings import Settings, to_json
from simulation.tally import Tally


@pytest.fixture(scope="module")
def settings() -> Settings:
    return settings_of(Asked("magic54", games=5, seed=3, games_per_part=2))


@pytest.fixture
def run(settings: Settings, tmp_path: Path) -> Path:
    """A finished run of three parts."""
    path = tmp_path / "runs" / "a.parquet"
    with folder.opened(path, settings, resume=False) as written:
        assert [*written.finished()] == []
        written.begin()
        for part in range(3):
            written.write(part, play(to_json(settings), part).file)
    return path


def finished(run: Path, settings: Settings) -> list[int]:
    with folder.opened(run, settings, resume=True) as written:
        return [part for part, _ in written.finished()]


def test_readers_of_parquet_know_the_folder(run: Path, settings: Settings) -> None:
    assert pq.read_table(run)["game"].to_pylist() == [*range(5)]
    assert sorted(entry.name for entry in run.iterdir()) == [
        "_run.json",
        *(f"part-00000{part}.parquet" for part in range(3)),
    ]
    assert folder.read_settings(run) == settings


def test_whole_parts_are_found_with_their_results(run: Path, settings: Settings) -> None:
    with folder.opened(run, settings, resume=True) as written:
        found = dict(written.finished())
    assert found == {part: play(to_json(settings), part).tally for part in range(3)}
    assert sum(tally.games for tally in found.values()) == 5


def test_a_part_that_was_cut_off_is_played_again(run: Path, settings: Settings) -> None:
    part = run / "part-000001.parquet"
    part.write_bytes(part.read_bytes()[:-100])
    assert finished(run, settings) == [0, 2]


def test_a_part_with_a_wrong_bit_is_played_again(run: Path, settings: Settings) -> None:
    """Or its rows are what they were."""
    part = run / "part-000000.parquet"
    sound, rows = part.read_bytes(), pq.read_table(part)
    refused = 0
    for place in range(4, len(sound) // 2, 37):
        part.write_bytes(sound[:place] + bytes([sound[place] ^ 4]) + sound[place + 1 :])
        if finished(run, settings) == [1, 2]:
            refused += 1
        else:
            assert pq.read_table(part).equals(rows)
    assert refused > 5


def test_a_part_of_other_games_is_played_again(run: Path, settings: Settings) -> None:
    (run / "part-000001.parquet").write_bytes((run / "part-000000.parquet").read_bytes())
    assert finished(run, settings) == [0, 2]


@pytest.mark.parametrize(
    "change", [{"options": {"turn_limit": 9}}, {"events": True}, {"edition": 1}, {"seed": 4}]
)
def test_a_part_of_another_run_is_played_again(
    change: dict[str, object], run: Path, settings: Settings
) -> None:
    other = msgspec.structs.replace(settings, **change)
    (run / "_run.json").write_bytes(to_json(other))
    assert finished(run, other) == []


def test_what_was_half_written_is_cleared_away(run: Path, settings: Settings) -> None:
    half = run / ".part-000001.parquet.tmp"
    half.write_bytes(b"PAR1")
    (run / "part-000001.parquet").unlink()
    assert finished(run, settings) == [0, 2]
    assert not half.exists()


def test_a_part_appears_whole_or_not_at_all(
    settings: Settings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen = []

    def fsync(handle: int) -> None:
        del handle
        seen.append(sorted(entry.name for entry in tmp_path.iterdir()))
        if len(seen) == 3:
            raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.fsync", fsync)
    with folder.opened(tmp_path, settings, resume=False) as written:
        written.begin()
        with pytest.raises(Broken, match=r"part-000000\.parquet cannot be written: No space left on device"):
            written.write(0, b"PAR1")
        assert [*written.finished()] == []
    assert seen == [
        ["._run.json.tmp"],
        ["_run.json"],
        [".part-000000.parquet.tmp", "_run.json"],
    ]


def test_a_run_is_not_begun_over_another(run: Path, settings: Settings) -> None:
    with (
        pytest.raises(BadRequest, match="holds a run already: give --resume"),
        folder.opened(run, settings, resume=False),
    ):
        pass


def test_a_run_is_not_resumed_with_other_settings(run: Path, settings: Settings) -> None:
    other = msgspec.structs.replace(settings, seed=4, policies=("greedy",))
    with pytest.raises(BadRequest) as refused, folder.opened(run, other, resume=True):
        pass
    assert str(refused.value).splitlines()[1:] == [
        "    seed: 3 there, 4 asked for",
        '    policies: ["random"] there, ["greedy"] asked for',
    ]


@pytest.mark.parametrize("resume", [False, True])
def test_a_folder_of_other_things_is_left_alone(settings: Settings, tmp_path: Path, resume: bool) -> None:
    (tmp_path / "thesis.tex").touch()
    with (
        pytest.raises(BadRequest, match=r"holds no run, but thesis\.tex"),
        folder.opened(tmp_path, settings, resume=resume),
    ):
        pass


def test_a_file_is_no_folder(settings: Settings, tmp_path: Path) -> None:
    file = tmp_path / "a.parquet"
    file.touch()
    with pytest.raises(BadRequest, match="Not a directory"), folder.opened(file, settings, resume=False):
        pass


def test_an_empty_folder_will_do_and_so_will_none(settings: Settings, tmp_path: Path) -> None:
    with folder.opened(tmp_path, settings, resume=False) as written:
        written.begin()
    with folder.opened(tmp_path / "none", settings, resume=True) as written:
        assert [*written.finished()] == []
    assert [entry.name for entry in tmp_path.iterdir()] == ["_run.json"]


def test_two_clients_do_not_write_to_one_folder(run: Path, settings: Settings) -> None:
    with (
        folder.opened(run, settings, resume=True),
        pytest.raises(BadRequest, match="another run is being written there"),
        folder.opened(run, settings, resume=True),
    ):
        pass


@pytest.mark.parametrize("document", [b"", b"{}", b'{"games": "many"}'])
def test_settings_that_are_none_are_told(document: bytes, tmp_path: Path) -> None:
    (tmp_path / "_run.json").write_bytes(document)
    with pytest.raises(BadRequest, match=r"_run\.json holds no settings of a run"):
        folder.read_settings(tmp_path)


def test_a_part_is_not_played_by_other_rules(settings: Settings) -> None:
    other = msgspec.structs.replace(settings, edition=99)
    with pytest.raises(Broken, match="a worker has edition 3 of magic54, and the run is of edition 99"):
        play(to_json(other), 0)


def test_a_run_says_how_it_goes() -> None:
    told = Tally(games=8, draws=1, unfinished=1)
    told.wins.update({"random": 2, "greedy": 4})
    assert str(told) == "greedy 50.0% · random 25.0% · draws 12.5% · unfinished 12.5%"
