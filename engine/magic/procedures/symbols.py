"""Mana pays symbols: what is left of a cost, and of how much (CR 107.4, 118.3)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.magic.language.snow import SNOW_MANA


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


def amount_of(cost: Sequence[str]) -> int:
    """How many mana a cost is."""
    return sum(int(symbol) if symbol.isdigit() else 1 for symbol in cost)
