"""A pool: the cards of a database that were compiled, in one file, and why the others were not.

The file is read where it lies, mapped into memory and searched there, so that opening it takes no longer for
30,000 cards than for 30, and several processes share it. It consists of

* a line of JSON: the format's number, the version of the compiler, the digest of everything after this line,
  how
  many cards there are, and how long the parts are;
* a line of JSON for each card, accepted or refused (:class:`Entry`), in the order of their keys;
* a line of JSON for each token that a card creates and the library does not know, in the order of their keys;
* the places where these lines begin, as numbers of eight bytes, the least significant first.

The same cards give the same bytes. Printed texts stand in the file for :command:`headjudge card why`; nothing
else is to show them.

How it is used::

    with Pool.open(Path("cards.pool")) as pool:
        entry = pool.find("Grey Ogre")          # by name, whatever its case and accents, or by key
        if entry is not None and entry.card is not None:
            entry.card                          # the document, as a file of the library holds it
            pool.tokens_of(entry)               # the definitions that travel with it, by key
"""

from __future__ import annotations

import mmap
import unicodedata
from array import array
from bisect import bisect_left
from collections.abc import Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from sys import byteorder
from types import TracebackType
from typing import Any, Self

import msgspec
from msgspec import Struct

from engine.magic.library.definition import key_of

from .printed import Printed
from .version import compiler_version

FORMAT = 1
_LONGEST_HEADER = 4_096
_FORM_ERRORS = (msgspec.DecodeError, UnicodeDecodeError)


class PoolFault(ValueError):
    """A file that is no pool, is cut or changed, or was made by another version."""


class Refusal(Struct, frozen=True, omit_defaults=True):
    """Why a card was not accepted."""

    what: str
    """What is missing, in words that are the same for all cards that lack it."""
    line: str = ""
    """The printed line; empty, if it is about the whole card."""
    words: str = ""
    """The words at which reading came to an end, or what was told instead."""
    alone: bool = False
    """Whether every other line of the card was understood."""


class Entry(Struct, frozen=True, omit_defaults=True):
    """A card of a pool."""

    key: str
    """As the library would call it: ``grey_ogre``."""
    name: str
    printed: Printed
    """What the database says. Only :command:`headjudge card why` shows it."""
    oracle_id: str = ""
    card: dict[str, Any] | None = None
    """The document in the card language; None for a card that was refused."""
    tokens: tuple[str, ...] = ()
    """The keys of the tokens that it creates, itself or by way of another, and that the library does not
    know."""
    rewrites: tuple[int, ...] = ()
    """The numbers of the rewrites and forms without which it would not have been accepted."""
    refusal: Refusal | None = None


class _Header(Struct, frozen=True):
    headjudge_pool: int
    compiler: str
    digest: str
    cards: int
    accepted: int
    tokens: int
    bytes: int
    """Of everything after this line."""


class Token(Struct, frozen=True):
    """A token that cards of the pool create."""

    key: str
    card: dict[str, Any]


_ENCODER = msgspec.json.Encoder(order="deterministic")


def pool_bytes(entries: Sequence[Entry], tokens: Sequence[Token], compiler: str) -> bytes:
    """The content of a pool file. Of two cards with one key and name the first is kept."""
    kept: dict[tuple[str, str], Entry] = {}
    for entry in sorted(entries, key=_place):
        kept.setdefault((entry.key, entry.name), entry)
    cards = list(kept.values())
    made = list({token.key: token for token in sorted(tokens, key=lambda one: one.key)}.values())
    lines: list[bytes] = []
    places = array("Q")
    place = 0
    for one in (*cards, *made):
        line = _ENCODER.encode(one) + b"\n"
        lines.append(line)
        places.append(place)
        place += len(line)
    if byteorder == "big":
        places.byteswap()
    body = b"".join(lines) + places.tobytes()
    header = _Header(
        headjudge_pool=FORMAT,
        compiler=compiler,
        digest=digest_of(body),
        cards=len(cards),
        accepted=sum(entry.card is not None for entry in cards),
        tokens=len(made),
        bytes=len(body),
    )
    return _ENCODER.encode(header) + b"\n" + body


def _place(entry: Entry) -> tuple[str, str, str]:
    return entry.key, entry.name, entry.oracle_id


def digest_of(body: bytes | memoryview) -> str:
    """The digest of a pool: 32 hexadecimal digits."""
    return blake2b(body, digest_size=16).hexdigest()


class Pool:
    """A pool file that is open."""

    def __init__(self, header: _Header, content: mmap.mmap, start: int) -> None:
        self._header = header
        self._content = content
        self._start = start
        number = header.cards + header.tokens
        self._index = start + header.bytes - 8 * number

    @classmethod
    def open(cls, file: Path, *, any_version: bool = False) -> Self:
        """Open a pool.

        Args:
            file: where it lies.
            any_version: whether to take one that another version of the compiler made. Its cards may no
                longer be what this version makes of them, or even sound.

        Raises:
            PoolFault: it is no pool, or is cut or changed, or another version made it.
            OSError: it cannot be read.
        """
        with file.open("rb") as opened:
            line = opened.readline(_LONGEST_HEADER)
            try:
                header = msgspec.json.decode(line, type=_Header)
            except _FORM_ERRORS:
                raise PoolFault(f"{file} is no pool of cards") from None
            if header.headjudge_pool != FORMAT:
                raise PoolFault(
                    f"{file} has the format {header.headjudge_pool}, not {FORMAT}: compile it anew"
                )
            content = mmap.mmap(opened.fileno(), 0, access=mmap.ACCESS_READ)
        if len(content) != len(line) + header.bytes or 8 * (header.cards + header.tokens) > header.bytes:
            size = len(content)
            content.close()
            raise PoolFault(f"{file} is cut: it has {size} bytes, not {len(line) + header.bytes}")
        with memoryview(content) as whole, whole[len(line) :] as body:
            changed = digest_of(body) != header.digest
        if changed:
            content.close()
            raise PoolFault(f"{file} was changed: its digest is another")
        if not any_version and header.compiler != compiler_version():
            content.close()
            raise PoolFault(f"{file} was made by another version of the compiler: compile it anew")
        return cls(header, content, len(line))

    def close(self) -> None:
        """Let go of the file."""
        self._content.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    @property
    def digest(self) -> str:
        """What tells this pool from any other: 32 hexadecimal digits."""
        return self._header.digest

    @property
    def compiler(self) -> str:
        """The version of the compiler that made it."""
        return self._header.compiler

    @property
    def accepted(self) -> int:
        """How many of its cards were accepted."""
        return self._header.accepted

    def __len__(self) -> int:
        """How many cards it speaks of, accepted or refused."""
        return self._header.cards

    def find(self, name: str) -> Entry | None:
        """The card of this name, whatever its case and accents, or of this key; None if there is none.

        Where several names have one key, the name itself decides, and else the first of them is meant.
        """
        key = key_of(name)
        place = bisect_left(_Keys(self), key, 0, self._header.cards)
        found: Entry | None = None
        while place < self._header.cards and self._key_at(place) == key:
            entry = self._entry_at(place)
            if _folded(entry.name) == _folded(name):
                return entry
            found = found or entry
            place += 1
        return found

    def entry(self, place: int) -> Entry:
        """The card at a place in the order of the keys, from 0.

        Raises:
            IndexError: there are not so many.
        """
        if not 0 <= place < self._header.cards:
            raise IndexError(place)
        return self._entry_at(place)

    def starting(self, name: str) -> Iterator[Entry]:
        """The cards whose key begins like the key of this name, in the order of their keys."""
        start = key_of(name)
        place = bisect_left(_Keys(self), start, 0, self._header.cards)
        while place < self._header.cards and self._key_at(place).startswith(start):
            yield self._entry_at(place)
            place += 1

    def __iter__(self) -> Iterator[Entry]:
        """All cards, accepted or refused, in the order of their keys."""
        return (self._entry_at(place) for place in range(self._header.cards))

    def keys(self) -> Iterator[str]:
        """The keys of all cards in their order, without reading more of them."""
        return (self._key_at(place) for place in range(self._header.cards))

    def token(self, key: str) -> dict[str, Any] | None:
        """The definition of a token; None if no card of the pool creates one under this key."""
        first, end = self._header.cards, self._header.cards + self._header.tokens
        place = bisect_left(_Keys(self), key, first, end)
        if place == end or self._key_at(place) != key:
            return None
        return msgspec.json.decode(self._line_at(place), type=Token).card

    def tokens_of(self, entry: Entry) -> dict[str, dict[str, Any]]:
        """The definitions that travel with a card, by the keys that its document says."""
        return {key: found for key in entry.tokens if (found := self.token(key)) is not None}

    def all_tokens(self) -> Iterator[Token]:
        """All tokens, in the order of their keys."""
        for place in range(self._header.cards, self._header.cards + self._header.tokens):
            yield msgspec.json.decode(self._line_at(place), type=Token)

    def _line_at(self, place: int) -> bytes:
        at = self._index + 8 * place
        start = self._start + int.from_bytes(self._content[at : at + 8], "little")
        end = self._content.find(b"\n", start)
        return self._content[start:end]

    def _key_at(self, place: int) -> str:
        at = self._index + 8 * place
        start = self._start + int.from_bytes(self._content[at : at + 8], "little") + len(b'{"key":"')
        end = self._content.find(b'"', start)
        return self._content[start:end].decode()

    def _entry_at(self, place: int) -> Entry:
        return msgspec.json.decode(self._line_at(place), type=Entry)


class _Keys(Sequence[str]):
    """The keys of a pool, to be searched by bisection within bounds that the caller gives: nobody asks for
    their number."""

    def __init__(self, pool: Pool) -> None:
        self._key_at = pool._key_at  # noqa: SLF001  # they belong together

    def __getitem__(self, place: Any) -> Any:
        return self._key_at(place)

    def __len__(self) -> int:
        raise NotImplementedError


def _folded(name: str) -> str:
    plain = unicodedata.normalize("NFKD", name)
    return "".join(letter for letter in plain if not unicodedata.combining(letter)).casefold()
