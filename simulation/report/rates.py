"""Who won how often: by the order of turns, by seat, by deck, by policy; and each against each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from .contents import Cell, Picture, Section, Share, Table, count, cut, interval, percent
from .counts import MOST_NAMES, NO_DECK, Counts, Entrants, Results
from .drawing import Dot, intervals, matrix
from .intervals import Estimate, wilson

COLUMNS = ("finished games", "won (95 % interval)", "wins", "draws", "losses", "unfinished")
MOST_DOTS = 20
"""The most lines of a chart of rates."""
MOST_MET = 10
"""The most rows of a matrix."""
MOST_PAIRS = 100_000
"""The most pairs in a file."""
ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def order_name(order: int) -> str:
    """What somebody is called who takes this turn of the first round."""
    return f"{ORDINALS[order]} player" if order < len(ORDINALS) else f"player {order + 1}"


def first_player(counts: Counts) -> Estimate | None:
    """The share of games with a winner that whoever took the first turn has won."""
    return wilson(counts.by_order()[0].won, counts.finished - counts.draws)


def first_player_sentence(counts: Counts) -> str:
    """What the first turn was worth."""
    share = first_player(counts)
    if share is None:
        return "Nobody has won a game, so there is nothing to say of the first player."
    seats = counts.run.settings.seats
    equal = 1 / seats
    games = count(counts.finished - counts.draws, "game")
    told = (
        f"Whoever took the first turn won {percent(share.value)} of the {games} that somebody won (95 % "
        f"interval {interval(share)})"
    )
    if not share.excludes(equal):
        return f"{told}: these games do not tell it from the {percent(equal)} of equal chances."
    side = "more" if share.value > equal else "less"
    return f"{told}: {side} than the {percent(equal)} of equal chances, and by more than noise."


def turns_and_seats(counts: Counts) -> Section:
    """By the order of turns, and by seat."""
    by_order = [(order_name(order), one) for order, one in enumerate(counts.by_order())]
    by_seat = [(f"seat {seat}", one) for seat, one in enumerate(counts.by_seat())]
    return Section(
        "turns",
        "Order of turns, and seats",
        [first_player_sentence(counts)],
        [
            picture
            for id_, caption, results in (
                ("order", "Won, by order of turns", by_order),
                ("seats", "Won, by seat", by_seat),
            )
            for picture in _chart(id_, caption, results, counts)
        ],
        [
            _table("order", "Results by order of turns", "player", by_order),
            _table(
                "seats", "Results by seat", "seat", by_seat,
                ["Who sits where and who begins are two things; options of a game can tie them together."],
            ),
        ],
    )  # fmt: skip


def entrants(counts: Counts, kind: str, entered: Entrants) -> Section:
    """By deck, or by policy, and each against each. ``kind`` is what an entrant is, in the singular."""
    many = "policies" if kind == "policy" else f"{kind}s"
    heading = many.capitalize()
    mirrors = entered.mirror_games()
    results = sorted(
        entered.results().items(), key=lambda one: (-one[1].finished - one[1].unfinished, one[0])
    )
    if not results:
        only = ", ".join(mirrors) or NO_DECK
        told = (
            "This game has no decks to choose." if only == NO_DECK else f"All seats had {only} in every game."
        )
        return Section(many, heading, [f"{told} So nothing tells {many} apart."])
    notes = [f"Games in which all seats had the same {kind} are left out: they always have one winner of it."]
    if mirrors:
        left = ", ".join(f"{name} {games:,}" for name, games in sorted(mirrors.items())[:5])
        more = f" and {len(mirrors) - 5:,} more" if len(mirrors) > 5 else ""
        notes.append(f"Left out so: {left}{more}.")
    if entered.names.beyond:
        notes.append(
            f"Only the first {MOST_NAMES:,} {many} are told apart: {count(entered.names.beyond, 'seat')} "
            "in games had others, and are not counted here."
        )
    return Section(
        many,
        heading,
        (),
        [*_chart(many, f"Won, by {kind}", results, counts), *_matrix_picture(kind, many, entered, results)],
        [
            cut(_table(many, f"Results by {kind}", kind, results, notes), many),
            *_matrix(kind, many, entered, results),
        ],
    )


def _table(
    id_: str, caption: str, kind: str, results: Sequence[tuple[str, Results]], notes: Sequence[str] = ()
) -> Table:
    rows: list[Sequence[Cell]] = [
        (name, one.finished, _share(one.rate), one.won, one.drawn, one.lost, one.unfinished)
        for name, one in results
    ]
    return Table(f"results-{id_}", caption, (kind, *COLUMNS), rows, notes)


def _share(rate: Estimate | None) -> Share | None:
    return None if rate is None else Share(rate)


def _chart(id_: str, caption: str, results: Sequence[tuple[str, Results]], counts: Counts) -> list[Picture]:
    dots = [Dot(name, one.rate) for name, one in results if one.rate is not None]
    if not dots:
        return []
    shown = dots[:MOST_DOTS]
    equal = (1 - counts.draws / counts.finished) / counts.run.settings.seats
    told = "; ".join(
        f"{dot.name} {percent(dot.estimate.value)} ({interval(dot.estimate)})" for dot in shown[:8]
    )
    rest = f"; and {len(shown) - 8} more, as in the table" if len(shown) > 8 else ""
    return [
        Picture(
            f"rates-{id_}",
            f"{caption}: share of {count(counts.finished, 'finished game')} with 95 % Wilson intervals; "
            "dashed: "
            f"equal chances ({percent(equal)}). {_first_of(len(shown), len(dots))}".strip(),
            f"Dots with intervals. {told}{rest}.",
            partial(intervals, dots=shown, reference=equal, unit="%", label="won"),
        )
    ]


def _first_of(shown: int, there: int) -> str:
    return f"The {shown} with most games of {there:,}." if shown < there else ""


def _met(
    entered: Entrants, results: Sequence[tuple[str, Results]]
) -> tuple[list[str], Mapping[tuple[str, str], Results]]:
    return [name for name, _ in results[:MOST_MET]], entered.met()


def _matrix_picture(
    kind: str, many: str, entered: Entrants, results: Sequence[tuple[str, Results]]
) -> list[Picture]:
    names, met = _met(entered, results)
    rates = [[_rate(met.get((row, column))) for column in names] for row in names]
    if len(names) < 3:
        return []
    extremes = sorted(
        ((rate, row, column) for row, line in zip(names, rates, strict=True)
         for column, rate in zip(names, line, strict=True) if rate is not None),
        reverse=True,
    )  # fmt: skip
    games = sum(there.finished for there in met.values()) // 2
    best = "; ".join(f"{row} against {column} {percent(rate)}" for rate, row, column in extremes[:3])
    return [
        Picture(
            f"matchups-{many}",
            f"How often the {kind} of the row beat the {kind} of the column, in percent of "
            f"{count(games, 'game')}. "
            f"{_first_of(len(names), len(results))}".strip(),
            f"A matrix of {len(names)} by {len(names)} {many}; the table of matchups has its numbers. "
            f"Highest: {best}.",
            partial(matrix, names=names, rates=rates),
        )
    ]


def _rate(results: Results | None) -> float | None:
    return None if results is None or results.rate is None else results.rate.value


def _matrix(kind: str, many: str, entered: Entrants, results: Sequence[tuple[str, Results]]) -> list[Table]:
    names, met = _met(entered, results)
    if not met:
        return []
    rows: list[Sequence[Cell]] = [
        (row, *("" if row == column else _meeting(met.get((row, column))) for column in names))
        for row in names
    ]
    notes = [
        (
            f"How often the {kind} of the row won against the {kind} of the column, with the 95 % Wilson "
            "interval. With more than two seats: in games that one of both won, or that were drawn."
        )
    ]
    if len(names) < len(results):
        pairs = sum(one in names and other in names for one, other in met)
        notes.append(
            f"The {len(names)} {many} with most games; left out here: {len(results) - len(names):,} more, "
            f"and {count((len(met) - pairs) // 2, 'pair')} that met. The CSV file has up to "
            f"{MOST_PAIRS:,} pairs."
        )
    pairs_met = sorted(met.items())[:MOST_PAIRS]
    records: list[Sequence[Cell]] = [
        (one, other, there.finished, _share(there.rate), there.won, there.drawn, there.lost)
        for (one, other), there in pairs_met
    ]
    whole = Table(f"matchups-{many}", "", (kind, "against", *COLUMNS[:5]), records)
    caption = f"Matchups of {many}: row against column"
    return [Table(f"matchups-{many}", caption, (kind, *names), rows, notes, whole)]


def _meeting(results: Results | None) -> str:
    if results is None or results.rate is None:
        return "never met" if results is None else "none finished"
    draws = f", {results.drawn:,} drawn" if results.drawn else ""
    return (
        f"{percent(results.rate.value)} ({interval(results.rate)}); {count(results.finished, 'game')}{draws}"
    )
