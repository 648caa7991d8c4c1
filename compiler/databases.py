"""Card databases: Scryfall's ``oracle_cards`` and MTGJSON's ``AtomicCards``, told apart by what they hold.

Both are JSON, plain or gzipped. A database is read card by card: one that has not the form of a card is
counted
as faulty and does not keep the others from being read.
"""

from __future__ import annotations

import gzip
import zlib
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import msgspec
from msgspec import Raw, Struct

from .printed import Printed, type_line

MOST_BYTES = 300_000_000
"""Of a database, unpacked."""
MOST_CARDS = 200_000
_GZIP = b"\x1f\x8b"
_NO_CARDS = frozenset(
    {
        "token", "double_faced_token", "emblem", "art_series", "planar", "scheme", "vanguard", "augment",
        "host",
        "reversible_card",
    }
)  # fmt: skip
"""Layouts of what no deck has (Scryfall and MTGJSON call them the same)."""
_LONGEST_NAME = 100


class DatabaseFault(ValueError):
    """A file that is no card database, or is too large."""


class Database(NamedTuple):
    """What was read of a database."""

    kind: str
    """``Scryfall`` or ``MTGJSON``."""
    cards: list[Printed]
    faults: list[str]
    """What is wrong with entries that are no cards."""


class _Scryfall(Struct, frozen=True):
    name: str
    oracle_id: str = ""
    layout: str = "normal"
    lang: str = "en"
    mana_cost: str | None = None
    type_line: str | None = None
    oracle_text: str | None = None
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    color_indicator: tuple[str, ...] = ()
    keywords: tuple[str, ...] | None = None
    produced_mana: tuple[str, ...] | None = None
    rarity: str = ""
    card_faces: tuple[Raw, ...] = ()


class _Identifiers(Struct, frozen=True, rename="camel"):
    scryfall_oracle_id: str = ""


class _Mtgjson(Struct, frozen=True, rename="camel"):
    name: str
    layout: str = "normal"
    mana_cost: str = ""
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    color_indicator: tuple[str, ...] = ()
    keywords: tuple[str, ...] | None = None
    side: str | None = None
    rarity: str = ""
    identifiers: _Identifiers = _Identifiers()


class _Atomic(Struct):
    data: dict[str, Raw]


def read_database(file: Path) -> Database:
    """The cards of a database file.

    Raises:
        DatabaseFault: it is none, is cut, or has more than 300 MB.
        OSError: it cannot be read.
    """
    content = _content(file)
    start = content[:200].lstrip()[:1]
    try:
        if start == b"[":
            return _scryfall(content)
        if start == b"{":
            return _mtgjson(content)
    except (msgspec.DecodeError, RecursionError) as error:
        raise DatabaseFault(f"{file} is no card database: {error}") from None
    raise DatabaseFault(
        f"{file} is no card database: neither Scryfall's oracle_cards nor MTGJSON's AtomicCards"
    )


def _content(file: Path) -> bytes:
    with file.open("rb") as opened:
        packed = opened.read(2) == _GZIP
    try:
        with gzip.open(file) if packed else file.open("rb") as opened:
            content = opened.read(MOST_BYTES + 1)
    except (EOFError, zlib.error, gzip.BadGzipFile) as error:
        raise DatabaseFault(f"{file} is cut or damaged: {error}") from None
    if len(content) > MOST_BYTES:
        raise DatabaseFault(f"{file} has more than {MOST_BYTES:,} bytes")
    return content


def _scryfall(content: bytes) -> Database:
    entries = msgspec.json.decode(content, type=list[Raw])
    cards: list[Printed] = []
    faults: list[str] = []
    for place, entry in enumerate(entries[:MOST_CARDS]):
        try:
            found = msgspec.json.decode(entry, type=_Scryfall)
        except (msgspec.DecodeError, RecursionError) as error:
            faults.append(f"entry {place}: {error}")
            continue
        if found.layout in _NO_CARDS or found.lang != "en":
            continue
        fault = name_fault(found.name)
        if fault is not None:
            faults.append(f"entry {place}: {fault}")
            continue
        supertypes, types, subtypes = type_line(found.type_line or "")
        if "token" in supertypes or not types:
            continue
        cards.append(
            Printed(
                name=found.name,
                oracle_id=found.oracle_id,
                layout=_layout(found.layout, faces=bool(found.card_faces)),
                mana_cost=found.mana_cost or "",
                supertypes=supertypes,
                types=types,
                subtypes=subtypes,
                text=found.oracle_text or "",
                power=found.power,
                toughness=found.toughness,
                loyalty=found.loyalty,
                color_indicator=found.color_indicator,
                keywords=found.keywords,
                produced_mana=found.produced_mana,
                rarity=found.rarity,
            )
        )
    if len(entries) > MOST_CARDS:
        faults.append(f"only the first {MOST_CARDS:,} of {len(entries):,} entries are read")
    return Database("Scryfall", cards, faults)


def _mtgjson(content: bytes) -> Database:
    cards: list[Printed] = []
    faults: list[str] = []
    entries = msgspec.json.decode(content, type=_Atomic).data
    for name, entry in entries.items():
        if len(cards) == MOST_CARDS:
            faults.append(f"only the first {MOST_CARDS:,} of {len(entries):,} entries are read")
            break
        try:
            faces = msgspec.json.decode(entry, type=tuple[_Mtgjson, ...])
        except (msgspec.DecodeError, RecursionError) as error:
            faults.append(f"{name[:60]!r}: {error}")
            continue
        if not faces or faces[0].layout in _NO_CARDS or not faces[0].types:
            continue
        fault = name_fault(name)
        if fault is not None:
            faults.append(fault)
            continue
        first = faces[0]
        cards.append(
            Printed(
                name=name,
                oracle_id=first.identifiers.scryfall_oracle_id,
                layout=_layout(first.layout, faces=len(faces) > 1 or first.side is not None),
                mana_cost=first.mana_cost,
                supertypes=tuple(map(str.lower, first.supertypes)),
                types=tuple(map(str.lower, first.types)),
                subtypes=first.subtypes,
                text=first.text,
                power=first.power,
                toughness=first.toughness,
                loyalty=first.loyalty,
                color_indicator=first.color_indicator,
                keywords=first.keywords,
                rarity=first.rarity,
            )
        )
    return Database("MTGJSON", cards, faults)


def _layout(layout: str, *, faces: bool) -> str:
    if faces:
        return "faces"
    return "" if layout == "normal" else layout


def name_fault(name: str) -> str | None:
    """Why this is no name of a card; None if it can be one."""
    if not name.strip() or len(name) > _LONGEST_NAME or not name.isprintable():
        return f"{name[:60]!r} is no name: 1 to {_LONGEST_NAME} printable characters"
    if "<" in name or ">" in name:
        return f"{name[:60]!r} is no name: it holds markup"
    return None


def find(cards: list[Printed], name: str) -> Iterator[Printed]:
    """The cards of this name, whatever its case."""
    wanted = name.strip().casefold()
    return (card for card in cards if card.name.casefold() == wanted)
