"""What ``headjudge card compile`` and ``headjudge card why`` do, and the stub of a card from a database."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

from engine.magic.language.abilities import Card
from engine.magic.library.loader import TOKENS
from engine.magic.text.card import rules_text, type_line

from .compiling import read_card, together
from .databases import DatabaseFault, find, read_database
from .pool import Entry, Pool, PoolFault
from .printed import Printed
from .progress import display
from .proving import blind_spot
from .refusing import Refused
from .rewrites import reasons
from .running import compile_all
from .summary import summarised, table

DONE, FAULTS, USAGE_ERROR = 0, 1, 2
COMMENT = "not_understood"
"""The field of a stub that holds the lines which were not; the check refuses it until it is gone."""


def compile_database(chosen: Namespace) -> int:
    """Compile a database into a pool."""
    try:
        database = read_database(chosen.database)
    except (DatabaseFault, OSError) as error:
        return _refused(error)
    if not database.cards:
        return _refused(f"{chosen.database} holds no cards")
    for fault in database.faults[:20]:
        sys.stderr.write(f"headjudge: {fault}\n")
    before = None if chosen.fresh else chosen.out
    with display(quiet=chosen.quiet) as shown:
        run = compile_all(database.cards, workers=chosen.workers, before=before, display=shown)
    summary = summarised(run.entries)
    try:
        _write(chosen.out, run.content())
        if chosen.summary is not None:
            _write(chosen.summary, msgspec.json.format(msgspec.json.encode(summary)) + b"\n")
    except OSError as error:
        return _refused(error)
    if not chosen.quiet:
        sys.stdout.write("\n".join(table(summary)) + "\n")
        if run.reused:
            sys.stdout.write(f"\n{run.reused} cards have not changed since the last time.\n")
    return DONE


def _write(file: Path, content: bytes) -> None:
    """Write a file whole or not at all: whoever has the old one open keeps it."""
    beside = file.with_name(f"{file.name}.new")
    beside.write_bytes(content)
    beside.replace(file)


def _refused(what: object) -> int:
    sys.stderr.write(f"headjudge: {what}\n")
    return USAGE_ERROR


# Why --------------------------------------------------------------------------------------------------------


def why(chosen: Namespace) -> int:
    """Tell how a card of a pool was read, told and compared."""
    try:
        with Pool.open(chosen.pool, any_version=True) as pool:
            entry = pool.find(chosen.name)
            if entry is None:
                near = [each.name for each, _ in zip(pool.starting(chosen.name[:4]), range(5), strict=False)]
                more = f"; there are {', '.join(near)}" if near else ""
                return _refused(f"{chosen.name!r} is not in this pool{more}")
            lines = list(_told(entry, pool.tokens_of(entry)))
    except (PoolFault, OSError) as error:
        return _refused(error)
    sys.stdout.write("\n".join(lines) + "\n")
    return DONE if entry.card is not None else FAULTS


def _told(entry: Entry, tokens: dict[str, dict[str, Any]]) -> Iterator[str]:
    yield f"{entry.name}: {'accepted' if entry.card is not None else 'refused'}"
    yield "printed:"
    yield from (f"    {line}" for line in entry.printed.text.splitlines())
    if entry.refusal is not None:
        yield f"refused: {entry.refusal.what}"
        if entry.refusal.line:
            yield f"    in the line: {entry.refusal.line}"
        if entry.refusal.words:
            yield f"    at, or told: {entry.refusal.words}"
    if entry.card is not None:
        card = msgspec.convert(entry.card, Card)
        known = {**TOKENS, **{key: msgspec.convert(token, Card) for key, token in tokens.items()}}
        yield "told:"
        yield f"    {type_line(card)}"
        yield from (f"    {line}" for line in rules_text(card, known).splitlines())
        for number in entry.rewrites:
            yield f"    by rule {number}: {reasons()[number]}"
        place = blind_spot(entry.card, tokens)
        yield "no other card would have this text" if place is None else f"not told apart: {place}"
        yield "read as:"
        yield from (f"    {line}" for line in _json(entry.card).splitlines())
        for key, token in tokens.items():
            yield f"token {key}:"
            yield from (f"    {line}" for line in _json(token).splitlines())


def _json(document: dict[str, Any]) -> str:
    return msgspec.json.format(msgspec.json.encode(document)).decode()


# A stub -----------------------------------------------------------------------------------------------------


def stub(database: Path, name: str) -> dict[str, Any]:
    """The document of a card as far as it was understood, with the lines that were not under :data:`COMMENT`.

    Raises:
        DatabaseFault: the file is no database, or has no such card.
        OSError: it cannot be read.
    """
    printed = next(find(read_database(database).cards, name), None)
    if printed is None:
        raise DatabaseFault(f"{database} has no card called {name!r}")
    return stub_of(printed)


def stub_of(printed: Printed) -> dict[str, Any]:
    """The same of one card."""
    try:
        reading = read_card(printed)
    except Refused as refused:
        return {"name": printed.name, COMMENT: [f"{refused.what}: {printed.text}"]}
    document, tokens = together(reading.face, [resolved for _, resolved in reading.understood])
    if tokens:
        document["tokens_to_define"] = tokens
    if reading.refused:
        document[COMMENT] = [f"{refused.what}: {refused.line}" for refused in reading.refused]
    return document
