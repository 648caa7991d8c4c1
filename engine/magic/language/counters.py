"""Counters of several kinds together (CR 122.1)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from engine.kernel.documents import Fault
from engine.magic.rules import says

from .words import CounterKind


class CountersOfKind(Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """So many counters of one kind."""

    kind: CounterKind
    amount: int = 1

    rule = says("122.1")


def choice_faults(choices: Sequence[str], path: str) -> Iterator[Fault]:
    """There are two at least to choose from, each of them once."""
    if len(choices) == 1:
        yield Fault(path, "there is nothing to choose: give the one")
    for index, one in enumerate(choices):
        if one in choices[:index]:
            yield Fault(f"{path}[{index}]", f"{one} stands there before")


def kinds_faults(kinds: Sequence[CountersOfKind], path: str) -> Iterator[Fault]:
    """They are of two kinds at least, each of them once."""
    if len(kinds) == 1:
        yield Fault(path, "of one kind alone, give the kind itself")
    names = [one.kind for one in kinds]
    for index, name in enumerate(names):
        if name in names[:index]:
            yield Fault(f"{path}[{index}].kind", f"{name} stands there before: add the numbers up")
