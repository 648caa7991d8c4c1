"""Runs beside each other: each later one less the first."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import msgspec

from .contents import Cell, Difference, Picture, Points, Section, Share, Table, count, cut, points, shown
from .counts import Counts
from .drawing import Dot, intervals
from .intervals import (
    LEVEL,
    Estimate,
    Sample,
    Verdict,
    difference_of_means,
    newcombe,
    simultaneous,
    verdict,
    wilson,
)
from .rates import order_name

MOST_DOTS = 20
MOST_VALUE = 60


@dataclass(frozen=True)
class Compared:
    """Something that two runs have, and by how much they differ in it."""

    name: str
    first: Share | float | None
    other: Share | float | None
    at: Callable[[float], Estimate | None]
    """The difference, the other less the first, with an interval of a level."""
    proportion: bool


@dataclass(frozen=True)
class Found:
    """A difference with what it comes to."""

    compared: Compared
    difference: Estimate
    verdict: Verdict


def comparison(runs: Sequence[Counts], names: Sequence[str]) -> Section:
    """All that the first run has in common with each of the others."""
    first = runs[0]
    pairs = [
        (name, other, list(_compared(first, other))) for name, other in zip(names[1:], runs[1:], strict=True)
    ]
    level = simultaneous(sum(len(compared) for _, _, compared in pairs))
    parts = [
        _beside(number, names[0], name, first, other, [_found(one, level) for one in compared])
        for number, (name, other, compared) in enumerate(pairs, 2)
    ]
    told = (
        "Each later run less the first. “More than noise”: the difference remains with intervals wide "
        f"enough for all {sum(len(compared) for _, _, compared in pairs):,} differences of this section "
        "together (Bonferroni). “Perhaps noise”: its own 95 % interval misses 0, which one in twenty "
        "does by chance where nothing differs."
    )
    return Section("comparison", "The runs compared", [told], sections=parts)


def _found(compared: Compared, level: float) -> Found | None:
    alone, widened = compared.at(LEVEL), compared.at(level)
    return None if alone is None or widened is None else Found(compared, alone, verdict(alone, widened))


def _beside(
    number: int, first_name: str, name: str, first: Counts, other: Counts, found: Sequence[Found | None]
) -> Section:
    there = [one for one in found if one is not None]
    rows: list[Sequence[Cell]] = [
        (
            one.compared.name,
            one.compared.first,
            one.compared.other,
            Points(one.difference) if one.compared.proportion else Difference(one.difference),
            one.verdict,
        )
        for one in there
    ]
    settings = differing_settings(first, other)
    sentences = [sentence(one, first_name, name) for one in there[:1]]
    if first.run.settings.seed == other.run.settings.seed:
        sentences.append(
            "Both runs have the same seed, so games of the same number may share their chance. The "
            "intervals take them as independent, and are rather too wide then."
        )
    tables = [
        Table(
            f"settings-{number}", f"What {name} was asked otherwise", ("setting", first_name, name), settings
        )
    ]
    columns = ("of finished games", first_name, name, "difference (95 % interval)", "verdict")
    notes = [
        (
            f"{first_name}: {count(first.finished, 'finished game')}; {name}: "
            f"{count(other.finished, 'finished game')}. Shares with Wilson's intervals, their differences "
            "in percentage points with Newcombe's; differences of means with normal intervals."
        )
    ]
    table = Table(f"comparison-{number}", f"{name} beside {first_name}", columns, rows, notes)
    return Section(
        f"comparison-{number}",
        f"{name} beside {first_name}",
        sentences,
        _chart(number, there, first, other),
        [*(tables if settings else []), cut(table, "differences")],
    )


def sentence(found: Found, first_name: str, name: str) -> str:
    """A difference of proportions in words."""
    compared = found.compared
    low, high = points(found.difference.low), points(found.difference.high)
    return (
        f"{compared.name.capitalize()}: {shown(compared.first)} in {first_name}, {shown(compared.other)} "
        f"in {name}. That is {points(found.difference.value)} points (95 % interval {low} to {high}): "
        f"{found.verdict}."
    )


def _chart(number: int, found: Sequence[Found], first: Counts, other: Counts) -> list[Picture]:
    shares = [one for one in found if one.compared.proportion][:MOST_DOTS]
    if not shares:
        return []
    told = "; ".join(
        f"{one.compared.name} {points(one.difference.value)} ({one.verdict})" for one in shares[:8]
    )
    return [
        Picture(
            f"comparison-{number}",
            "Differences of shares in percentage points with 95 % Newcombe intervals; dashed: no "
            f"difference. From {count(first.finished, 'finished game')} and "
            f"{count(other.finished, 'finished game')}.",
            f"Dots with intervals. {told}.",
            partial(
                intervals,
                dots=[Dot(one.compared.name, one.difference) for one in shares],
                reference=0,
                unit="points",
                label="percentage points",
            ),
        )
    ]


def _compared(first: Counts, other: Counts) -> Iterator[Compared]:
    """What both have, the most wanted first."""
    if first.run.settings.seats == other.run.settings.seats:
        yield _shares(
            "first player, where somebody won",
            (first.by_order()[0].won, first.finished - first.draws),
            (other.by_order()[0].won, other.finished - other.draws),
        )
        orders = [*enumerate(zip(first.by_order(), other.by_order(), strict=True))]
        for order, (here, there) in orders if len(orders) > 2 else []:
            name = f"won by the {order_name(order)}"
            yield _shares(name, (here.won, here.finished), (there.won, there.finished))
        for seat, (here, there) in enumerate(zip(first.by_seat(), other.by_seat(), strict=True)):
            yield _shares(f"won by seat {seat}", (here.won, here.finished), (there.won, there.finished))
    yield _shares("drawn", (first.draws, first.finished), (other.draws, other.finished))
    for kind, one, another in (
        ("policy", first.policies.results(), other.policies.results()),
        ("deck", first.decks.results(), other.decks.results()),
    ):
        for name in one:
            if name in another:
                here, there = one[name], another[name]
                yield _shares(f"won by {kind} {name}", (here.won, here.finished), (there.won, there.finished))
    yield _means("mean of turns", first.turns.sample, other.turns.sample)
    yield _means("mean of decisions", first.decisions.sample, other.decisions.sample)


def _shares(name: str, first: tuple[int, int], other: tuple[int, int]) -> Compared:
    mine, others = (None if rate is None else Share(rate) for rate in (wilson(*first), wilson(*other)))
    return Compared(name, mine, others, lambda level: newcombe(*other, *first, level), proportion=True)


def _means(name: str, first: Sample, other: Sample) -> Compared:
    return Compared(
        name, first.mean, other.mean, lambda level: difference_of_means(other, first, level), proportion=False
    )


def differing_settings(first: Counts, other: Counts) -> list[tuple[str, str, str]]:
    """In which settings two runs differ, and what each has."""
    mine, others = (_flat(counts) for counts in (first, other))
    return [
        (name, mine.get(name, "–"), others.get(name, "–"))
        for name in sorted(mine.keys() | others.keys())
        if mine.get(name) != others.get(name)
    ]


def _flat(counts: Counts) -> Mapping[str, str]:
    """The settings that say what was played, options one by one, as text."""
    settings = msgspec.to_builtins(counts.run.settings)
    options = settings.pop("options")
    for name in ("games_per_part", "deck_documents"):
        settings.pop(name)
    return {
        name: shortened(value)
        for name, value in (*settings.items(), *((f"option {key}", value) for key, value in options.items()))
    }


def shortened(value: Any) -> str:
    """A setting as text that fits into a table."""
    match value:
        case str():
            text = value
        case list() | tuple() if all(isinstance(one, str) for one in value):
            text = ", ".join(value) or "–"
        case _:
            text = msgspec.json.encode(value).decode()
    return text if len(text) <= MOST_VALUE else f"{text[: MOST_VALUE - 1]}…"
