"""The report as people get it: HTML, terminal, CSV and PNG files, of one run and of several."""

from __future__ import annotations

import csv
import io
import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from service import cli
from simulation.report import command

from .made import Row, game, run, seat, unfinished


class Page(HTMLParser):
    """What an HTML file is made of."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.text = ""
        self._open: list[str] = []
        self.feed(text)
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))
        if tag not in {"meta", "img", "source"}:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.text += data

    def all(self, tag: str, attribute: str) -> list[str]:
        """An attribute of all tags that have it."""
        return [told for name, told in ((one, attrs.get(attribute)) for one, attrs in self.tags)
                if name == tag and told is not None]  # fmt: skip


def page_of(*runs: Path) -> Page:
    """The HTML report of runs."""
    out = runs[0].parent / "reports" / "report.html"
    assert cli.main(["report", *map(str, runs), "--out", str(out)]) == 0
    return Page(out.read_text(encoding="utf-8"))


def terminal(*runs: Path, capsys: pytest.CaptureFixture[str]) -> str:
    """What the command writes without --out, its spaces folded."""
    assert cli.main(["report", *map(str, runs)]) == 0
    return re.sub(r"\s+", " ", capsys.readouterr().out)


def files_of(folder: Path) -> dict[str, list[dict[str, str]]]:
    """The CSV files in a folder."""
    return {
        path.stem: [*csv.DictReader(io.StringIO(path.read_text(encoding="utf-8")))]
        for path in sorted(folder.glob("*.csv"))
    }


WAYS = [
    [seat("Red", "greedy"), seat("Blue", "random")],
    [seat("Blue", "random"), seat("Red", "greedy")],
    [seat("Green", "greedy"), seat("Red", "random")],
    [seat("Red", "random"), seat("Green", "greedy")],
]


def games(wins: int, many: int, **columns: Any) -> list[Row]:
    """Games of which whoever sits first at seat 0 or 1, in turn, wins so many."""
    rows = []
    for number in range(many):
        first = number % 2
        won = number * wins // many != (number + 1) * wins // many
        hands = [["Bolt"] if number % 3 else ["Bear"], ["Bear"] if number % 5 else ["Bolt"]]
        told = {"events": {"drew": 2}, "drawn": hands, "turns": 5 + number % 7, **columns}
        rows.append(game(first if won else 1 - first, first=first, seats=WAYS[number % 4], **told))
    return rows


@pytest.fixture(scope="module")
def two(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """The first player wins 300 of 500 games; then 240 of 500, and 20 more are drawn."""
    folder = tmp_path_factory.mktemp("runs")
    told: dict[str, Any] = {
        "events": True,
        "decks": ("Red", "Blue", "Green"),
        "policies": ("greedy", "random"),
    }
    short = run(folder / "short.parquet", games(300, 500), options={"life": 20}, seed=1, **told)
    drawn = [game(seats=WAYS[0], drawn=[[], []], events={"drew": 1})] * 20
    long = run(folder / "long.parquet", [*games(240, 500), *drawn], options={"life": 40}, seed=2, **told)
    return short, long


def test_a_page_needs_nothing_and_nobody(two: tuple[Path, Path]) -> None:
    page = page_of(*two)
    assert "script" not in {tag for tag, _ in page.tags}
    for attribute in ("src", "srcset", "href"):
        for tag in ("img", "source", "a", "link"):
            assert all(told.startswith(("data:image/svg+xml", "#")) for told in page.all(tag, attribute))
    ids = [attrs["id"] for _, attrs in page.tags if "id" in attrs]
    assert len(ids) == len(set(ids)) > 30
    assert {told[1:] for told in page.all("a", "href")} <= set(ids)
    assert set(page.all("div", "aria-labelledby")) <= set(ids)
    pictures = page.all("img", "alt")
    assert len(pictures) == len(page.all("source", "srcset")) > 12
    assert all(len(alt) > 30 for alt in pictures)


def test_every_picture_and_every_table_of_results_tells_how_many_games(two: tuple[Path, Path]) -> None:
    out = two[0].parent / "counted.html"
    command.write([two[0]], out=out, png=None, csv=None)
    text = out.read_text(encoding="utf-8")
    captions = re.findall(r"<figcaption>(.*?)</figcaption>", text)
    assert len(captions) > 6
    assert [caption for caption in captions if "500 " not in caption] == []
    assert all("95 %" in caption for caption in captions if caption.startswith("Won"))


def test_the_first_player_in_words(two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    told = terminal(two[0], capsys=capsys)
    assert (
        "Whoever took the first turn won 60.0 % of the 500 games that somebody won "
        "(95 % interval 55.6 to 64.2 %): more than the 50.0 % of equal chances, and by more than noise."
    ) in told
    assert "first player 500 60.0 % (55.6 to 64.2) 300 0 200 0" in told
    again = terminal(two[1], capsys=capsys)
    assert "won 48.0 % of the 500 games that somebody won" in again
    assert "these games do not tell it from the 50.0 % of equal chances" in again
    assert "first player 520 46.2 % (41.9 to 50.5) 240 20 260 0" in again


def test_two_runs_beside_each_other(two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]) -> None:
    told = terminal(*two, capsys=capsys)
    assert (
        "First player, where somebody won: 60.0 % (55.6 to 64.2) in short, 48.0 % (43.7 to 52.4) in long. "
        "That is −12.0 points (95 % interval −18.0 to −5.8): more than noise."
    ) in told
    assert "option life 20 40" in told
    assert "drawn 0.0 % (0.0 to 0.8) 3.8 % (2.5 to 5.9) +3.8 (+2.3 to +5.9) more than noise" in told
    assert "the same seed" not in told
    turned = terminal(*two[::-1], capsys=capsys)
    assert "That is +12.0 points (95 % interval +5.8 to +18.0): more than noise." in turned


def test_a_run_beside_itself_differs_in_nothing(
    two: tuple[Path, Path], capsys: pytest.CaptureFixture[str]
) -> None:
    told = terminal(two[0], two[0], capsys=capsys)
    assert "Both runs have the same seed" in told
    compared = told[told.index("The runs compared") : told.index("What was asked for")]
    assert compared.count("no difference seen") > 5
    assert "more than noise" not in compared.replace("“More than noise”", "")
    assert f"1: {two[0]}" in told


def test_files_hold_all_of_it(two: tuple[Path, Path], tmp_path: Path) -> None:
    command.write([*two], out=None, png=tmp_path / "png", csv=tmp_path / "csv")
    files = files_of(tmp_path / "csv")
    first, second = files["run-1-results-order"]
    assert (first["wins"], second["wins"], first["won (95 % interval)"]) == ("300", "200", "0.6")
    assert float(first["won (95 % interval): low"]) == pytest.approx(0.5565, abs=5e-4)
    met = {(one["deck"], one["against"]): one for one in files["run-2-matchups-decks"]}
    assert len(met) == 4
    assert (met["Blue", "Red"]["finished games"], met["Blue", "Red"]["draws"]) == ("270", "20")
    assert met["Blue", "Red"]["wins"] == met["Red", "Blue"]["losses"]
    assert {one["card"] for one in files["run-1-cards"]} == {"Bolt", "Bear"}
    assert files["run-1-events"] == [
        {"event": "drew", "times": "1000", "times a game": "2.0", "games with it": "500"}
    ]
    pictures = [*(tmp_path / "png").glob("*.png")]
    assert {"comparison-2", "run-1-rates-decks", "run-2-lengths-turns"} <= {path.stem for path in pictures}
    assert all(path.read_bytes().startswith(b"\x89PNG") for path in pictures)


def test_the_same_rows_make_the_same_bytes(two: tuple[Path, Path], tmp_path: Path) -> None:
    pages = [tmp_path / name for name in ("a.html", "b.html")]
    for out in pages:
        command.write([two[0]], out=out, png=None, csv=None)
    assert pages[0].read_bytes() == pages[1].read_bytes()


def test_names_are_names(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Nothing in a name is markup, mathematics, or a character that no picture can have."""
    names = ["<b>&amp;</b>", "[red]$x$[/red]", "a\x00\x1bb\ud7ff竜", "x" * 300]
    rows = [game(number % 2, seats=[seat(one), seat(other)], drawn=[[one], [other]])
            for number in range(240)
            for one, other in [(names[number % 4], names[(number + 1) % 4])]]  # fmt: skip
    folder = run(tmp_path / "run", rows, events=True)
    page = page_of(folder)
    assert "b" not in {tag for tag, _ in page.tags}
    assert names[0] in page.text
    assert "[red]$x$[/red]" in terminal(folder, capsys=capsys)


def test_a_thousand_decks_make_a_page_of_bounded_size(tmp_path: Path) -> None:
    def told(decks: int, name: str) -> tuple[int, Page]:
        rows = [
            game(number % 2, seats=[seat(f"deck {number % decks}"), seat(f"deck {(number + 1) % decks}")])
            for number in range(2400)
        ]
        page = page_of(run(tmp_path / name / "run", rows))
        return (tmp_path / name / "reports" / "report.html").stat().st_size, page

    (some, _), (many, page) = told(60, "some"), told(1200, "many")
    assert many < 1.1 * some < 1_000_000
    assert "Left out here: 960 more decks, which the CSV file has." in page.text
    assert "Only the first 1,000 decks are told apart: 800 seats in games had others" in page.text
    assert re.search(
        r"The 10 decks with most games; left out here: 990 more, and 9\d\d pairs that met", page.text
    )


def test_a_run_that_is_not_finished_says_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = run(tmp_path / "run", [game(0)] * 10, per_part=5, asked=20)
    (folder / "part-000000.parquet").unlink()
    told = terminal(folder, capsys=capsys)
    assert "the run is not finished. 5 games of 20 are there, in 1 of 4 parts" in told


def test_games_without_a_result_are_told(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = run(tmp_path / "run", [unfinished(), unfinished(), game(1)], max_decisions=100)
    told = terminal(folder, capsys=capsys)
    assert "2 games reached the bound of 100 decisions and have no result." in told
    assert "unfinished – 2 66.7 %" in told


@pytest.mark.parametrize(
    "rows", [[], *(pytest.param([one], marks=pytest.mark.full) for one in (unfinished(), game(), game(0)))]
)
def test_hardly_any_games(tmp_path: Path, rows: list[Row], capsys: pytest.CaptureFixture[str]) -> None:
    for events in (False, True):
        folder = run(tmp_path / f"run-{events}", rows, events=events, per_part=1, asked=5)
        other = run(tmp_path / f"other-{events}", [game(1), game(0)], events=events)
        assert page_of(folder).text.count("is not finished") == 1
        terminal(folder, other, capsys=capsys)
        terminal(other, folder, capsys=capsys)
        command.write([folder, other], out=None, png=tmp_path / "png", csv=tmp_path / "csv")


def test_four_seats(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    four = [seat(policy=name) for name in ("a", "b", "c", "d")]
    rows = [game(number % 4, seats=four, first=(number // 4) % 4) for number in range(400)]
    folder = run(tmp_path / "run", rows, seats=4, ruleset="splendagic")
    told = terminal(folder, capsys=capsys)
    assert "won 25.0 % of the 400 games that somebody won" in told
    assert "the 25.0 % of equal chances" in told
    assert "fourth player 400 25.0 %" in told
    other = run(tmp_path / "other", [game(0), game(1)])
    assert "different rulesets" in terminal(folder, other, capsys=capsys)


def test_the_rule_that_ended_a_game_is_told_in_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    import engine

    rows = [game(0, rule="PER-8.1", reason="seat 1 owes a card"), game(1, rule="XYZ-1", reason="who knows")]
    edition = engine.ruleset("perdure").edition
    folder = run(tmp_path / "run", rows, ruleset="perdure", edition=edition)
    text = engine.ruleset("perdure").book.rule("PER-8.1").text
    assert text[:40] in terminal(folder, capsys=capsys)
    old = run(tmp_path / "old", rows, ruleset="perdure", edition=edition + 1)
    assert text[:40] not in terminal(old, capsys=capsys)


def test_what_needs_the_extra_says_so(
    two: tuple[Path, Path], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(command, "NEEDED", ("no_such_module",))
    assert cli.main(["report", str(two[0])]) == cli.USAGE_ERROR
    assert "headjudge-service[simulate]" in capsys.readouterr().err
