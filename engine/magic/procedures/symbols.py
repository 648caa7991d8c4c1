"""Mana pays symbols: what is left of a cost, of how much, and how symbols are settled (CR 107.4, 118.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache

from engine.magic.language.snow import SNOW, SNOW_MANA

from .sources import Mana

PHYREXIAN_LIFE = 2


def spread(mana: Sequence[str], cost: Sequence[str]) -> list[tuple[str, ...]]:
    """What can be left of a cost that mana pays as far as it can; the rest of the mana is not used."""
    left: list[list[str]] = [list(cost)]
    for one in mana:
        left = [after for before in left for after in (payments(one, before) or [before])]
    return list(dict.fromkeys(tuple(rest) for rest in left))


def payments(mana: str, cost: Sequence[str]) -> list[list[str]]:
    """What is left of a cost when one mana pays a symbol that it can pay."""
    left: list[list[str]] = []
    if mana in cost:
        index = cost.index(mana)
        left.append([*cost[:index], *cost[index + 1 :]])
    if mana in SNOW_MANA and SNOW_MANA[mana] in cost:
        index = cost.index(SNOW_MANA[mana])
        left.append([*cost[:index], *cost[index + 1 :]])
    for index, wanted in enumerate(cost):
        if wanted.isdigit() and int(wanted) > 0:
            fewer = [str(int(wanted) - 1)] if int(wanted) > 1 else []
            left.append([*cost[:index], *fewer, *cost[index + 1 :]])
            break
    return left


def least_of(cost: Sequence[str]) -> int:
    """The fewest mana with which a cost could be paid: Phyrexian symbols take none."""
    return sum(int(symbol) if symbol.isdigit() else "P" not in symbol for symbol in cost)


def settlements(symbols: Sequence[str]) -> Iterator[tuple[list[str], int]]:
    """Every way to settle hybrid, Phyrexian and snow symbols: the mana, and the life (CR 107.4e, f, h).

    Ways that come to the same are one.
    """
    settled: dict[tuple[tuple[str, ...], int], None] = {((), 0): None}
    for symbol in symbols:
        settled = {
            (mana, life + PHYREXIAN_LIFE) if half == "P" else (tuple(sorted((*mana, half))), life): None
            for mana, life in settled
            for half in (SNOW_MANA if symbol == SNOW else symbol.split("/"))
        }
    for mana, life in settled:
        yield list(mana), life


def is_open(symbol: str) -> bool:
    """Whether a symbol is hybrid, Phyrexian or snow, so that it has to be settled what pays it."""
    return "/" in symbol or symbol == SNOW


@lru_cache(1024)
def settled_ways(cost: Mana) -> tuple[tuple[Mana, int], ...]:
    """The same of a mana ability's own cost; one way where nothing has to be settled."""
    if not any(map(is_open, cost)):
        return ((cost, 0),)
    return tuple((tuple(mana), life) for mana, life in settlements(cost))
