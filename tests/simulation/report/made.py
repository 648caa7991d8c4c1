"""Runs whose games nobody has played: rows as a test wants them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any

import pyarrow as pa
import pyarrow.parquet as pq

from simulation.folder import RUN
from simulation.report.counts import Counts
from simulation.report.runs import Run
from simulation.rows import schema
from simulation.settings import Settings, to_json

Row = Mapping[str, Any]

DEFAULTS: Mapping[str, Any] = {
    "ruleset": "duel", "edition": 1, "version": "1.0", "seed": 1, "policies": ("random",), "decks": (),
    "deck_documents": {}, "seats": 2, "options": {}, "events": False, "max_decisions": None,
}  # fmt: skip


def seat(deck: str | None = None, policy: str = "random") -> dict[str, str | None]:
    """What lies at a seat."""
    return {"deck": deck, "policy": policy}


def game(winner: int | None = None, **columns: Any) -> Row:
    """A game between two who play at random; drawn, if nobody wins it."""
    return {
        "seats": [seat(), seat()], "first": 0, "winner": winner, "draw": winner is None, "reason": "it ended",
        "rule": "CR-104.2a", "turns": 10, "decisions": 100, "seconds": 0.5, "events": {},
        "drawn": [[] for _ in columns.get("seats", range(2))], **columns,
    }  # fmt: skip


def unfinished(**columns: Any) -> Row:
    """A game that came to the bound on decisions."""
    return game(**{"draw": False, "reason": "unfinished", "rule": None, **columns})


def run(
    folder: Path, games: Iterable[Row], *, per_part: int = 1000, asked: int | None = None, **told: Any
) -> Path:
    """Write a run of these games, as the first of ``asked``."""
    rows = [{"game": number, "seed": number, **row} for number, row in enumerate(games)]
    settings = Settings(
        **{**DEFAULTS, "games": asked or max(len(rows), 1), "games_per_part": per_part, **told}
    )
    folder.mkdir(parents=True)
    (folder / RUN).write_bytes(to_json(settings))
    for part, start in enumerate(range(0, len(rows), per_part)):
        write_part(
            folder / f"part-{part:06d}.parquet", rows[start : start + per_part], events=settings.events
        )
    return folder


def write_part(path: Path, rows: Sequence[Row], *, events: bool = False) -> None:
    """Write rows as a part."""
    wanted = schema(events)
    columns = [[_pairs(row[field.name]) for row in rows] for field in wanted]
    arrays = [pa.array(column, field.type) for column, field in zip(columns, wanted, strict=True)]
    pq.write_table(pa.Table.from_arrays(arrays, schema=wanted), path, write_page_checksum=True)


def _pairs(value: Any) -> Any:
    return [*value.items()] if isinstance(value, dict) else value


def counted(folder: Path, games: Iterable[Row], **told: Any) -> Counts:
    """What a run of these games comes to."""
    return Counts(Run(run(folder, games, **told)))
