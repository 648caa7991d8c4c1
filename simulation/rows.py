"""The rows of games as a Parquet file: one for each part of a run."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from io import BytesIO
from typing import Any

import msgspec
import pyarrow as pa
import pyarrow.parquet as pq

from .games import Row
from .settings import Settings

_SEAT = pa.struct([("deck", pa.string()), ("policy", pa.string())])
COLUMNS: Sequence[tuple[str, pa.DataType]] = (
    ("game", pa.int64()),
    ("seed", pa.int64()),
    ("seats", pa.list_(_SEAT)),
    ("first", pa.int8()),
    ("winner", pa.int8()),
    ("draw", pa.bool_()),
    ("reason", pa.string()),
    ("rule", pa.string()),
    ("turns", pa.int32()),
    ("decisions", pa.int32()),
    ("seconds", pa.float64()),
)
WITH_EVENTS: Sequence[tuple[str, pa.DataType]] = (
    ("events", pa.map_(pa.string(), pa.int32())),
    ("drawn", pa.list_(pa.list_(pa.string()))),
)


def schema(events: bool) -> pa.Schema:
    """The columns of a run, with what happened or without."""
    return pa.schema([*COLUMNS, *(WITH_EVENTS if events else ())])


def metadata(settings: Settings) -> Mapping[bytes, bytes]:
    """What a part says of its run."""
    return {
        b"headjudge.ruleset": settings.ruleset.encode(),
        b"headjudge.edition": str(settings.edition).encode(),
        b"headjudge.options": msgspec.json.encode(settings.options, order="sorted"),
    }


def to_parquet(rows: Iterable[Row], settings: Settings) -> bytes:
    """The file of a part."""
    described = schema(settings.events).with_metadata(metadata(settings))
    columns = dict(zip(Row._fields, zip(*rows, strict=True), strict=True))
    arrays = [pa.array(_plain(columns[field.name]), field.type) for field in described]
    file = BytesIO()
    pq.write_table(
        pa.Table.from_arrays(arrays, schema=described), file, compression="zstd", write_page_checksum=True
    )
    return file.getvalue()


def _plain(values: Sequence[Any]) -> list[Any]:
    """Maps as the pairs that Arrow takes."""
    return [list(value.items()) if isinstance(value, dict) else value for value in values]
