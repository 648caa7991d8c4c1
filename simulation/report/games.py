"""How long games were, how they ended, what happened in them, and which cards were drawn by whoever won."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

import engine

from .contents import Cell, Picture, Points, Section, Share, Table, count, cut, percent, points
from .counts import MOST_NAMES, Counts, Lengths
from .drawing import Dot, bars, histogram, intervals
from .drawn import ENOUGH, MOST_CARDS, Card
from .intervals import verdict, wilson

PERCENTILES = (5, 25, 50, 75, 95, 99)
MOST_BARS = 8
EACH_END = 20
"""Cards shown at each end of the list."""


def lengths(counts: Counts) -> Section:
    """Turns and decisions of finished games."""
    kinds = (("turns", counts.turns), ("decisions", counts.decisions))
    heading = "Lengths of games"
    if not counts.finished:
        return Section("lengths", heading, ["No game is finished."])
    seconds = counts.seconds / counts.games
    rows: list[Sequence[Cell]] = [(name, counts.finished, *_figures(one)) for name, one in kinds]
    columns = ("length", "finished games", "mean", "least", *(f"{one} %" for one in PERCENTILES), "most")
    return Section(
        "lengths",
        heading,
        [f"A game took a worker {seconds:.3g} seconds on average."],
        [_histogram(name, one, counts) for name, one in kinds],
        [
            Table(
                "lengths", "Turns and decisions of finished games", columns, rows,
                ["Percentiles by nearest rank: so many percent of games are no longer. 50 % is the median."],
            )
        ],
    )  # fmt: skip


def _figures(one: Lengths) -> list[Cell]:
    values, _ = one.counted
    ranks = [one.percentile(share / 100) for share in PERCENTILES]
    return [one.sample.mean, int(values[0]), *ranks, int(values[-1])]


def _histogram(name: str, one: Lengths, counts: Counts) -> Picture:
    values, numbers = one.counted
    low, median, high = (one.percentile(share) for share in (0.05, 0.5, 0.95))
    return Picture(
        f"lengths-{name}",
        f"{name.capitalize()} of {count(counts.finished, 'finished game')}; dashed: the median. The "
        "longest games, up to one in a hundred, stand together in the last bar.",
        f"A histogram. Nine games in ten have {low:,} to {high:,} {name}, half of them at most {median:,}.",
        partial(histogram, values=values, counts=numbers, median=median, label=name),
    )


def ends(counts: Counts) -> Section:
    """By rule and reason."""
    found = counts.ends()
    heading = "How games end"
    if not found:
        return Section("ends", heading, ["There is no game."])
    rows: list[Sequence[Cell]] = [
        (reason or "others", rule or "–", many, _share(many, counts.games), _rule_text(counts, rule))
        for rule, reason, many in found
    ]
    shown = [(_end_name(rule, reason), many / counts.games) for rule, reason, many in found[:MOST_BARS]]
    told = "; ".join(f"{name} {percent(share)}" for name, share in shown)
    note = (
        f"Shares are of {count(counts.games, 'game')}, unfinished ones included, with 95 % Wilson intervals."
    )
    table = Table(
        "ends",
        "Ends of games",
        ("reason", "rule", "games", "share (95 % interval)", "the rule"),
        rows,
        [note],
    )
    rest = f" The {len(shown)} most frequent of {len(found):,} ends." if len(found) > len(shown) else ""
    return Section(
        "ends",
        heading,
        (),
        [
            Picture(
                "ends",
                f"Ends of {count(counts.games, 'game')}, by reason and rule.{rest}",
                f"Bars. {told}.",
                partial(bars, shares=shown, label="share of all games"),
            )
        ],
        [cut(table, "ends")],
    )


def _share(many: int, of: int) -> Share | None:
    estimate = wilson(many, of)
    return None if estimate is None else Share(estimate)


def _end_name(rule: str, reason: str) -> str:
    return f"{reason or 'others'} ({rule})" if rule else reason or "others"


def _rule_text(counts: Counts, rule: str) -> str:
    """What the rule says, if this edition of the game is here."""
    settings = counts.run.settings
    try:
        return engine.of_edition(settings.ruleset, settings.edition).book.rule(rule).text
    except (engine.UnknownRuleset, engine.EditionMismatch, KeyError):
        return ""


def events(counts: Counts) -> Section:
    """Types of events."""
    heading = "What happened"
    found = counts.events()
    if not found:
        return Section("events", heading, ["These rows do not tell: run headjudge simulate with --events."])
    rows: list[Sequence[Cell]] = [(name, many, many / counts.games, games) for name, games, many in found]
    note = f"Of {count(counts.games, 'game')}; at most {MOST_NAMES:,} types are told apart."
    columns = ("event", "times", "times a game", "games with it")
    return Section(
        "events", heading, (), (), [cut(Table("events", "Events", columns, rows, [note]), "types")]
    )


def cards(counts: Counts) -> Section:
    """Which cards were drawn by whoever won."""
    heading = "Cards drawn by whoever won"
    if not counts.run.settings.events:
        return Section("cards", heading, ["These rows do not tell: run headjudge simulate with --events."])
    found, rare = counts.drawn.differences()
    if not found:
        few = f"No card was drawn in {ENOUGH} games and left undrawn in {ENOUGH} like them."
        return Section("cards", heading, [few])
    table = _card_table(counts, found, rare)
    both_ends = [*found[:EACH_END], *found[-EACH_END:]] if len(found) > 2 * EACH_END else found
    if len(found) > len(both_ends):
        hidden = len(found) - len(both_ends)
        note = (
            f"Left out here: {count(hidden, 'card')} between the {EACH_END} greatest and the {EACH_END} "
            "least differences, which the CSV file has."
        )
        rows = [_card_row(card) for card in both_ends]
        table = Table(table.id, table.caption, table.columns, rows, [*table.notes, note], table)
    charted = both_ends if len(both_ends) <= 16 else [*both_ends[:8], *both_ends[-8:]]
    told = "; ".join(f"{card.name} {points(card.difference.value)}" for card in (*charted[:3], *charted[-3:]))
    return Section(
        "cards",
        heading,
        [
            (
                "How much more often a seat won when it had drawn a card, its opening hand included, "
                "than when it had not, among seats with the same deck and policy, as far from the first "
                "turn, that had drawn as many cards. That takes away what would make any card of a "
                "strong deck, of a good player or of a long game look good. What is left is how it did "
                "beside the others that could have been drawn in its place: among good cards, too, some "
                "are below 0."
            ),
            (
                "It does not say that the card caused it. A card that finds others is drawn with them; "
                "one that lengthens games it goes on to lose is drawn in long games; and what one seat "
                "draws of a common pack the other cannot."
            ),
        ],
        [
            Picture(
                "cards",
                "Won with the card drawn, less without, in percentage points, with 95 % intervals; "
                f"dashed: no difference.{_between(len(charted), len(found))} From "
                f"{count(counts.drawn.counted, 'game')}.",
                f"Dots with intervals, from the greatest to the least difference: {told}.",
                partial(
                    intervals,
                    dots=[Dot(card.name, card.difference) for card in charted],
                    reference=0,
                    unit="points",
                    label="percentage points",
                ),
            )
        ],
        [table],
    )


def _between(charted: int, there: int) -> str:
    return "" if charted == there else f" The {charted} cards at both ends of {there:,}."


def _card_row(card: Card) -> Sequence[Cell]:
    return (
        card.name,
        Points(card.difference),
        verdict(card.difference, card.widened),
        card.places,
        _share(card.wins, card.places),
        card.other_places,
        _share(card.other_wins, card.other_places),
    )


def _card_table(counts: Counts, found: Sequence[Card], rare: int) -> Table:
    columns = (
        "card", "difference in points (95 % interval)", "verdict", "games with it", "won with it",
        "games without it", "won without it",
    )  # fmt: skip
    notes = [
        (
            "Differences: Mantel and Haenszel's, with Sato's interval. The shares won with and without "
            "are not adjusted, and so need not differ by as much. A draw is not a win."
        ),
        (
            f"Of {count(len(found), 'card')} some differ by chance alone: one in twenty intervals misses "
            "0 then. “More than noise” allows for that many (Bonferroni)."
        ),
        (
            f"Each of {count(counts.drawn.counted, 'finished game')} counts by one of its seats, drawn by "
            "its seed, since the seats of a game do not win independently."
        ),
    ]
    if rare:
        notes.append(
            f"Left out: {count(rare, 'card')} drawn, or left undrawn, in fewer than {ENOUGH} comparable "
            "games."
        )
    if counts.drawn.cards.beyond:
        notes.append(
            f"Only the first {MOST_CARDS:,} cards are told apart; others were drawn "
            f"{counts.drawn.cards.beyond:,} times."
        )
    if counts.drawn.left_out:
        notes.append(
            f"{count(counts.drawn.left_out, 'game')} of too many different kinds of seats are left out."
        )
    return Table("cards", "Cards, by the difference", columns, [_card_row(card) for card in found], notes)
