"""The report of one run or of several, as :mod:`.contents`."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from .comparison import comparison, shortened
from .contents import Cell, Picture, Report, Section, Table, count
from .counts import Counts
from .games import cards, ends, events, lengths
from .intervals import LEVEL
from .rates import entrants, first_player_sentence, turns_and_seats

READING = (
    (
        "Won",
        (
            "Games that were won, of those that came to an end. A draw came to an end and is not won. "
            "Unfinished games, which reached the bound on decisions, are counted beside that and are in "
            "no share, but in that of the ends."
        ),
    ),
    (
        f"{LEVEL:.0%} interval",
        (
            "Of many intervals made so from runs like this one, nineteen in twenty hold the true value. "
            "It tells of chance alone: not of policies that play badly, of decks that nobody would "
            "choose, nor of rules that a policy does not make use of."
        ),
    ),
    (
        "Wilson",
        "The score interval for a proportion (1927). It is not symmetric, and right near 0 and 100 %, too.",
    ),
    (
        "Newcombe",
        (
            "The hybrid score interval for the difference of two independent proportions (1998, method "
            "10), out of two Wilson intervals."
        ),
    ),
    (
        "Mantel and Haenszel",
        (
            "The difference of two proportions within strata of like cases, weighted together (1959), "
            "with Sato's variance (1989)."
        ),
    ),
    (
        "Bonferroni",
        (
            "Where many differences are looked at, some intervals miss 0 by chance. Each is widened so "
            "that all of them together are right nineteen times in twenty."
        ),
    ),
)


def report(runs: Sequence[Counts]) -> Report:
    """The report of runs, the first of which the others are compared with."""
    names = _names(runs)
    several = len(runs) > 1
    sections = []
    summary = []
    if several:
        compared = comparison(runs, names)
        sections.append(compared)
        summary += [sentence for section in compared.sections for sentence in section.sentences[:1]]
    for number, (name, counts) in enumerate(zip(names, runs, strict=True), 1):
        sections.append(_of(f"run-{number}", name, counts))
        prefix = f"{name}: " if several else ""
        summary.append(prefix + first_player_sentence(counts))
        summary.append(f"{prefix}{_size(counts)}")
    rulesets = dict.fromkeys(counts.run.settings.ruleset for counts in runs)
    warnings = [
        f"{name}: {told}" for name, counts in zip(names, runs, strict=True) for told in _warnings(counts)
    ]
    if len(rulesets) > 1:
        warnings.append(
            "The runs are of different rulesets: what they have in common may mean different things."
        )
    return Report(f"Simulated games of {', '.join(rulesets)}", summary, warnings, sections, READING)


def _names(runs: Sequence[Counts]) -> list[str]:
    """What the runs are called: by their folders, or by their whole paths where folders share a name."""
    folders = [counts.run.path.name.removesuffix(".parquet") or counts.run.name for counts in runs]
    if len(set(folders)) == len(runs):
        return folders
    return [f"{number}: {counts.run.name}" for number, counts in enumerate(runs, 1)]


def _size(counts: Counts) -> str:
    draws = f"{counts.draws:,} drawn"
    return f"{count(counts.games, 'game')}, {counts.finished:,} finished, {draws}."


def _warnings(counts: Counts) -> Iterator[str]:
    settings = counts.run.settings
    if counts.games < settings.games:
        yield (
            f"the run is not finished. {count(counts.games, 'game')} of {settings.games:,} are there, in "
            f"{len(counts.run.parts):,} of {count(settings.parts, 'part')}. Parts with long games are "
            "finished later, so long games may be too few among them."
        )
    unfinished = counts.games - counts.finished
    if unfinished:
        yield (
            f"{count(unfinished, 'game')} reached the bound of {settings.max_decisions:,} decisions and "
            f"{'has' if unfinished == 1 else 'have'} no result."
            if settings.max_decisions is not None
            else f"{count(unfinished, 'game')} without a result."
        )
    if counts.games and not counts.finished:
        yield "no game is finished, so there are no shares."


def _of(id_: str, name: str, counts: Counts) -> Section:
    """All of one run. Ids within it begin with its own, so that several runs have different ones."""
    parts = [
        turns_and_seats(counts),
        entrants(counts, "policy", counts.policies),
        entrants(counts, "deck", counts.decks),
        lengths(counts),
        ends(counts),
        cards(counts),
        events(counts),
    ]
    return Section(id_, name, (), (), [_asked(id_, counts)], [_within(id_, part) for part in parts])


def _within(run: str, section: Section) -> Section:
    def picture(one: Picture) -> Picture:
        return replace(one, id=f"{run}-{one.id}")

    def table(one: Table) -> Table:
        whole = None if one.whole is None else table(one.whole)
        return replace(one, id=f"{run}-{one.id}", whole=whole)

    return replace(
        section,
        id=f"{run}-{section.id}",
        pictures=[picture(one) for one in section.pictures],
        tables=[table(one) for one in section.tables],
    )


def _asked(id_: str, counts: Counts) -> Table:
    settings = counts.run.settings
    rows: list[Sequence[Cell]] = [
        ("ruleset", f"{settings.ruleset}, edition {settings.edition}"),
        (
            "options",
            ", ".join(f"{name}: {shortened(value)}" for name, value in settings.options.items()) or "–",
        ),
        ("seats", settings.seats),
        ("policies", _list(settings.policies)),
        ("decks", _list(settings.decks)),
        ("seed", str(settings.seed)),
        ("games asked for", settings.games),
        ("games there", counts.games),
        ("finished", counts.finished),
        ("drawn", counts.draws),
        ("most decisions", settings.max_decisions if settings.max_decisions is not None else "no bound"),
        ("version", settings.version),
        ("folder", counts.run.name),
    ]
    return Table(f"{id_}-asked", "What was asked for, and what there is", ("of the run", "value"), rows)


def _list(names: Sequence[str], most: int = 12) -> str:
    more = f" and {len(names) - most:,} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more or "–"
