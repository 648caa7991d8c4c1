"""A database compiled on all cores: what has not changed since the last pool is taken from it."""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from itertools import islice
from pathlib import Path
from typing import NamedTuple

from msgspec.structs import replace

from engine.magic.library.definition import key_of

from .compiling import Compiled, compile_card
from .pool import Entry, Pool, PoolFault, Refusal, Token, pool_bytes
from .printed import LAYOUTS, Printed
from .progress import Display
from .refusing import Refused
from .version import compiler_version

_CHUNK = 50
_AHEAD = 8
"""Chunks that are handed out for each worker before the first of them has come back."""


class Result(NamedTuple):
    """One card of a run."""

    entry: Entry
    tokens: tuple[Token, ...]


@dataclass
class Run:
    """What came of compiling a database."""

    entries: list[Entry] = field(default_factory=list)
    tokens: dict[str, Token] = field(default_factory=dict)
    reused: int = 0
    """Cards that were taken from the pool before."""

    def add(self, result: Result) -> None:
        """Note one card."""
        self.entries.append(result.entry)
        self.tokens |= {token.key: token for token in result.tokens}

    def content(self) -> bytes:
        """The pool."""
        return pool_bytes(self.entries, list(self.tokens.values()), compiler_version())


def compile_all(
    cards: Sequence[Printed], *, workers: int = 0, before: Path | None = None, display: Display
) -> Run:
    """Compile cards.

    Args:
        cards: as a database says them.
        workers: processes; 0 for as many as there are cores.
        before: the pool of an earlier run; whatever it says of a card that has not changed is taken over, if
            this version of the compiler made it.
        display: told how far the run has come.
    """
    run = Run()
    known = _known(before)
    left: list[Printed] = []
    for card in cards:
        entry = known.entries.get((key_of(card.name), card.name))
        if entry is not None and entry.printed == card:
            run.add(Result(entry, tuple(Token(key, known.tokens[key]) for key in entry.tokens)))
            run.reused += 1
        else:
            left.append(card)
    display.show(run.reused, len(cards))
    for results in _compiled(left, workers or os.cpu_count() or 1):
        for result in results:
            run.add(result)
        display.show(len(run.entries), len(cards))
    return run


class _Known(NamedTuple):
    entries: Mapping[tuple[str, str], Entry]
    tokens: Mapping[str, dict[str, object]]


def _known(before: Path | None) -> _Known:
    """What an earlier run found out; nothing, if there is none that can be read."""
    if before is None or not before.exists():
        return _Known({}, {})
    try:
        with Pool.open(before) as pool:
            entries = {(entry.key, entry.name): entry for entry in pool}
            return _Known(entries, {token.key: token.card for token in pool.all_tokens()})
    except (PoolFault, OSError):
        return _Known({}, {})


def _compiled(cards: Sequence[Printed], workers: int) -> Iterator[list[Result]]:
    """The results of cards in their order, chunk by chunk."""
    chunks = [cards[start : start + _CHUNK] for start in range(0, len(cards), _CHUNK)]
    if workers == 1 or len(chunks) < 2:
        yield from map(compile_chunk, chunks)
        return
    with ProcessPoolExecutor(workers) as executor:
        waiting = iter(chunks)
        running = [executor.submit(compile_chunk, chunk) for chunk in islice(waiting, workers * _AHEAD)]
        while running:
            yield running.pop(0).result()
            running += [executor.submit(compile_chunk, chunk) for chunk in islice(waiting, 1)]


def compile_chunk(cards: Sequence[Printed]) -> list[Result]:
    """The results of some cards."""
    return [compile_entry(card) for card in cards]


def compile_entry(printed: Printed) -> Result:
    """What a pool says of one card."""
    named = Entry(key_of(printed.name), printed.name, printed, printed.oracle_id)
    if printed.layout not in LAYOUTS:
        return Result(replace(named, refusal=Refusal("cards with two faces are left out")), ())
    try:
        found: Compiled = compile_card(printed)
    except Refused as refused:
        refusal = Refusal(refused.what, refused.line, refused.words, refused.alone)
        return Result(replace(named, refusal=refusal), ())
    tokens = tuple(Token(key, card) for key, card in sorted(found.tokens.items()))
    keys = tuple(token.key for token in tokens)
    return Result(replace(named, card=found.card, tokens=keys, rewrites=found.rewrites), tokens)
